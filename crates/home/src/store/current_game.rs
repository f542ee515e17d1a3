//! The file of the current game, where it is written to disk after every ply.

use std::io::{self, ErrorKind};
use std::path::Path;

use crate::disk::files::rename;
use crate::disk::stamp::Stamp;
use crate::files::LoadedGame;
use crate::files::{Disk, check_length, read_text};
use crate::files::{FileError, StoreError};
use crate::store::saved_games::parse_pgn;
use crate::store::slot::Slot;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::encoding::Encoding;
use othello_notation::pgn;
use othello_notation::reader::Reader;

/// The file of the current game.
///
/// A save does not read the file if its stamp shows that it is the one this window has written or
/// resumed. A file that another program has changed is set aside before it is replaced.
pub struct CurrentGame {
    known: Option<KnownFile>,
    /// The outcome of the last attempt to save.
    last_save: Result<(), StoreError>,
}

/// The file as this window has last written or read it.
struct KnownFile {
    stamp: Stamp,
    text: String,
}

impl CurrentGame {
    /// Returns the current game before it is resumed or saved.
    pub const fn new() -> Self {
        Self { known: None, last_save: Ok(()) }
    }

    /// Reads the game in the file; `None` if there is no file.
    pub fn read(&mut self, slot: &Slot) -> Result<Option<LoadedGame>, StoreError> {
        let path = slot.game_file();
        // Before reading, so that a change in between makes the stamp outdated.
        let stamp = Stamp::at(&path);
        let read = || -> Result<(String, LoadedGame), FileError> {
            let text = read_text(&path)?;
            let mut record = parse_pgn(&text)?;
            let is_own =
                pgn::write(&record) == text && record.set_contradicted_evaluations_aside() == 0;
            // A file that somebody has changed may say more than the game does.
            let mut game = if is_own { record.into() } else { reported(&text)? };
            game.report.is_cut_off = is_cut_off(&text);
            Ok((text, game))
        };
        match read() {
            Ok((text, game)) => {
                // The next save sets one that is cut off aside.
                let is_known = !game.report.is_cut_off;
                self.known = stamp.ok().filter(|_| is_known).map(|stamp| KnownFile { stamp, text });
                Ok(Some(game))
            }
            Err(FileError::Io { kind: ErrorKind::NotFound, .. }) => Ok(None),
            Err(cause) => Err(StoreError::read(&path, cause)),
        }
    }

    /// Writes a game, in PGN, unless the file holds it already.
    pub fn write(
        &mut self,
        disk: &mut dyn Disk,
        slot: &Slot,
        text: String,
    ) -> Result<(), StoreError> {
        let path = slot.game_file();
        // After a failure the file may be there, but it may not survive a power cut.
        if self.last_save.is_err() || !self.holds(&path, &text) {
            if let Err(cause) = check_length(text.as_bytes()) {
                self.last_save = Err(StoreError::write(&path, cause));
                return self.last_save.clone();
            }
            let saved = self.set_aside(slot, &path).and_then(|()| disk.replace(&path, &text));
            // Even after a failure, the file may have been replaced.
            self.known = Stamp::at(&path).ok().map(|stamp| KnownFile { stamp, text });
            self.last_save = saved.map_err(|error| StoreError::write(&path, error));
        }
        self.last_save.clone()
    }

    /// Returns `true` if the file is unchanged and has that text.
    fn holds(&self, path: &Path, text: &str) -> bool {
        let is_it = |known: &KnownFile| known.text == text && known.is_unchanged(path);
        self.known.as_ref().is_some_and(is_it)
    }

    /// Renames a file that this window has not written, before it is replaced. The next save moves a
    /// game to the saved games; a damaged file is left to the user.
    fn set_aside(&self, slot: &Slot, path: &Path) -> io::Result<()> {
        if self.known.as_ref().is_some_and(|known| known.is_unchanged(path)) {
            return Ok(());
        }
        let text = match read_text(path) {
            Err(FileError::Io { kind: ErrorKind::NotFound, .. }) => return Ok(()),
            text => text,
        };
        if text.as_ref().is_ok_and(|text| self.known.as_ref().is_some_and(|k| k.text == *text)) {
            return Ok(());
        }
        let extension = match text {
            Ok(text) if !is_cut_off(&text) && parse_pgn(&text).is_ok() => "unkept",
            Ok(_) | Err(_) => "damaged",
        };
        rename(path, &slot.unused_file(extension))
    }
}

/// Returns `true` if the text of a game does not end with its result, or with `*` if it has none yet.
fn is_cut_off(text: &str) -> bool {
    let stated =
        text.lines().rev().find_map(|line| line.strip_prefix("[Result \"")?.strip_suffix("\"]"));
    let is_result = |word: &str| {
        let is_score = |letter: char| letter.is_ascii_digit() || "-/.".contains(letter);
        word == "*" || word.contains('-') && word.chars().all(is_score)
    };
    let last = text.split_whitespace().next_back().filter(|word| is_result(word));
    last.is_none_or(|last| stated.is_some_and(|stated| stated != last))
}

/// Reads the one game of a text, with what is to be said about it.
fn reported(text: &str) -> Result<LoadedGame, FileError> {
    let games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    let found = games.with_encoding(Encoding::UTF_8).next().ok_or(FileError::Empty)??;
    LoadedGame::new(found, 0)
}

impl KnownFile {
    fn is_unchanged(&self, path: &Path) -> bool {
        Stamp::at(path).is_ok_and(|stamp| stamp == self.stamp)
    }
}
