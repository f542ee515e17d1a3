//! The index of the saved games, which saves reading every file for a list.
//!
//! It has a line for each file: what the list shows, and the file's stamp when it was read. Changes
//! from outside show in the stamp. The index may be deleted at any time, and each window may write it.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::Lines;
use std::time::SystemTime;

use crate::disk::stamp::Stamp;
use crate::files::replace_unsynchronised;
use crate::store::summary::{GameLine, GameState};
use othello_core::board::ByColor;
use othello_core::rules::Rules;
use othello_notation::{PlayerName, controls_output};

/// The file name of the index, in the folder of the games being played.
const NAME: &str = "games.index";

/// The file name without its extension, with which its unfinished files begin.
pub const STEM: &str = "games";

/// The first line, which tells the version of the layout.
const HEADER: &str = "othello games 2\n";

/// The last line, without which the index is incomplete.
const END: &str = "end\n";

/// The size of the largest index that is read; enough for a million games.
const MOST_BYTES: u64 = 256 << 20;

#[derive(Default)]
pub struct Index(String);

impl Index {
    /// Reads the index; it is empty if the file is missing or incomplete.
    pub fn load(folder: &Path) -> Self {
        let path = path(folder);
        let is_index =
            fs::metadata(&path).is_ok_and(|data| data.is_file() && data.len() < MOST_BYTES);
        let text =
            if is_index { fs::read_to_string(&path).unwrap_or_default() } else { String::new() };
        let is_whole = text.starts_with(HEADER) && text.ends_with(&format!("\n{END}"));
        Self(if is_whole { text } else { String::new() })
    }

    pub fn entries(&self) -> Entries<'_> {
        Entries { lines: self.0.lines(), usual: Rules::OTHELLO.to_string() }
    }

    /// Writes the index of the files in this order, with the name, stamp and line of each. A failure
    /// costs nothing but time, and is not reported.
    pub fn write<'a>(
        folder: &Path,
        files: impl Iterator<Item = (&'a str, Stamp, &'a GameLine)>,
        now: SystemTime,
    ) {
        let mut text = HEADER.to_owned();
        for (name, stamp, line) in files {
            // A control character in a name would break the layout.
            if stamp.is_settled(now) && !name.contains(controls_output) {
                push(&mut text, name, stamp, line);
            }
        }
        text.push_str(END);
        let _ = replace_unsynchronised(&path(folder), &text);
    }
}

fn path(folder: &Path) -> PathBuf {
    folder.join(NAME)
}

/// The entries of an index, to be looked up in the order in which they were written.
pub struct Entries<'a> {
    lines: Lines<'a>,
    /// The rules of most games, as they are written.
    usual: String,
}

impl Entries<'_> {
    /// Returns the line of a file, unless the file has changed since the index was written. Skips the
    /// entries before it, of files that were removed or that moved in the list.
    pub fn line(&mut self, name: &str, stamp: Stamp) -> Option<GameLine> {
        /// Most files are the next entry. The limit makes it quick to find that a file has none; a file
        /// whose entry is farther away is read again.
        const MOST_SKIPPED: usize = 64;
        let mut ahead = self.lines.clone();
        let is_it = |line| str::strip_prefix(line, name)?.strip_prefix('\t');
        let mut fields = ahead.by_ref().take(MOST_SKIPPED).find_map(is_it)?.split('\t');
        self.lines = ahead;
        if read_stamp(&mut fields)? != stamp {
            return None;
        }
        let date = fields.next()?.parse().ok();
        let mut player = || Some(fields.next()?.parse().ok());
        let names = ByColor { black: player()?, white: player()? };
        let state = fields.next()?;
        let state = match state.split_once('-') {
            Some((black, white)) => GameState::Over {
                score: ByColor { black: black.parse().ok()?, white: white.parse().ok()? },
            },
            None => GameState::UnderWay { next_move: state.parse().ok()? },
        };
        let rules = match fields.next()? {
            rules if rules == self.usual => Rules::OTHELLO,
            rules => rules.parse().ok()?,
        };
        let opening = Some(fields.next()?).filter(|name| !name.is_empty()).map(Into::into);
        Some(GameLine { date, names, rules, state, opening, first_moves: fields.next()?.into() })
    }
}

fn read_stamp<'a>(fields: &mut impl Iterator<Item = &'a str>) -> Option<Stamp> {
    Some(Stamp {
        size: fields.next()?.parse().ok()?,
        changed: (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?),
        inode: fields.next()?.parse().ok()?,
    })
}

fn push(text: &mut String, name: &str, stamp: Stamp, line: &GameLine) {
    use std::fmt::Write;
    let Stamp { size, changed: (seconds, nanoseconds), inode } = stamp;
    let GameLine { date, names, rules, state, opening, first_moves } = line;
    let opening = opening.as_deref().unwrap_or_default();
    let date = date.map(|date| date.to_string()).unwrap_or_default();
    let ByColor { black, white } =
        ByColor::from_fn(|color| names[color].as_ref().map_or("", PlayerName::as_str));
    let state = match state {
        GameState::Over { score } => format!("{}-{}", score.black, score.white),
        GameState::UnderWay { next_move } => next_move.to_string(),
    };
    writeln!(
        text,
        "{name}\t{size}\t{seconds}\t{nanoseconds}\t{inode}\t{date}\t{black}\t{white}\t{state}\t{rules}\t{opening}\t{first_moves}"
    )
    .expect("a string takes any text");
}
