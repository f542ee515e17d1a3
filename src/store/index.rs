//! The index of the saved games: what the list shows of each file, from the last time it was read.
//!
//! A line for each file with the stamp that the file had then: whatever is added, changed or removed
//! from outside is seen by its stamp. The index may be deleted at any time, and whichever window
//! writes it last is right.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::Lines;
use std::time::SystemTime;

use crate::store::file::replace_unsynchronised;
use crate::store::stamp::Stamp;
use crate::store::summary::{GameLine, GameState};
use othello_core::board::ByColor;
use othello_core::rules::Rules;
use othello_notation::{PlayerName, controls_output};

/// The name of the index among the files of the games being played.
const NAME: &str = "games.index";

/// The name of the index without its extension, with which its unfinished files begin.
pub const STEM: &str = "games";

/// The first line: files of another layout are passed over.
const HEADER: &str = "othello games 1\n";

/// The last line: an index without it was cut off.
const END: &str = "end\n";

/// The most bytes of an index: a million games.
const MOST_BYTES: u64 = 256 << 20;

/// The text of an index.
#[derive(Default)]
pub struct Index(String);

impl Index {
    /// Reads the index; it is empty if there is none, or none that is whole.
    pub fn load(folder: &Path) -> Self {
        let path = path(folder);
        let is_index =
            fs::metadata(&path).is_ok_and(|data| data.is_file() && data.len() < MOST_BYTES);
        let text =
            if is_index { fs::read_to_string(&path).unwrap_or_default() } else { String::new() };
        let is_whole = text.starts_with(HEADER) && text.ends_with(&format!("\n{END}"));
        Self(if is_whole { text } else { String::new() })
    }

    /// Returns the entries, from the first.
    pub fn entries(&self) -> Entries<'_> {
        Entries { lines: self.0.lines(), usual: Rules::OTHELLO.to_string() }
    }

    /// Writes the index of these files in their order: name, stamp and line of each. It saves time and nothing
    /// else, so nobody waits for the disk, and nobody needs to know if it fails.
    pub fn write<'a>(
        folder: &Path,
        files: impl Iterator<Item = (&'a str, Stamp, &'a GameLine)>,
        now: SystemTime,
    ) {
        let mut text = HEADER.to_owned();
        for (name, stamp, line) in files {
            // Such a name would break the lines.
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

/// The entries of an index, to be asked for in the order in which they were written.
pub struct Entries<'a> {
    lines: Lines<'a>,
    /// The words for the rules of most games.
    usual: String,
}

impl Entries<'_> {
    /// Returns the line of a file, if the file is as it was when the index was written. Entries
    /// before it are passed over: they are of files that were removed, or that moved in the list.
    pub fn line(&mut self, name: &str, stamp: Stamp) -> Option<GameLine> {
        /// Most files are the next one in the index, and a file that is not in it is soon known not
        /// to be. One that is farther away is read, as if it were not there.
        const MOST_PASSED_OVER: usize = 64;
        let mut ahead = self.lines.clone();
        let is_it = |line| str::strip_prefix(line, name)?.strip_prefix('\t');
        let mut fields = ahead.by_ref().take(MOST_PASSED_OVER).find_map(is_it)?.split('\t');
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
        Some(GameLine { date, names, rules, state })
    }
}

fn read_stamp<'a>(fields: &mut impl Iterator<Item = &'a str>) -> Option<Stamp> {
    Some(Stamp {
        size: fields.next()?.parse().ok()?,
        changed: (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?),
        inode: fields.next()?.parse().ok()?,
    })
}

/// Appends a line: the name of the file, its stamp, and what the list shows.
fn push(text: &mut String, name: &str, stamp: Stamp, line: &GameLine) {
    use std::fmt::Write;
    let Stamp { size, changed: (seconds, nanoseconds), inode } = stamp;
    let GameLine { date, names, rules, state } = line;
    let date = date.map(|date| date.to_string()).unwrap_or_default();
    let ByColor { black, white } =
        ByColor::from_fn(|color| names[color].as_ref().map_or("", PlayerName::as_str));
    let state = match state {
        GameState::Over { score } => format!("{}-{}", score.black, score.white),
        GameState::UnderWay { next_move } => next_move.to_string(),
    };
    writeln!(
        text,
        "{name}\t{size}\t{seconds}\t{nanoseconds}\t{inode}\t{date}\t{black}\t{white}\t{state}\t{rules}"
    )
    .expect("a string takes any text");
}
