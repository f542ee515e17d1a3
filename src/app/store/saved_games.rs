//! The saved games: files in a folder, and those that other windows play.

use std::cmp::Reverse;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::app::dirs::Dirs;
use crate::app::store::error::{FileError, StoreError};
use crate::app::store::file::{Disk, UNFINISHED, read_bytes, read_text};
use crate::app::store::slot::{self, Contents, Slot};
use crate::app::store::summary::{GameLine, GameSummary};
use crate::board::{ByColor, Color};
use crate::notation::reader::Reader;
use crate::notation::{Record, pgn};
use crate::position::Position;
use crate::rules::Rules;

/// The saved games of this user, to be listed and loaded. Takes no lock.
pub struct SavedGames {
    /// The folder of the saved games.
    folder: PathBuf,
    /// The folder of the games being played.
    state: PathBuf,
    /// The slot whose game is not listed.
    own_slot: u32,
    /// The files of the last listing.
    listed: Vec<PathBuf>,
}

impl SavedGames {
    /// Opens the saved games of this user; the current game is not among them.
    pub fn open() -> anyhow::Result<Self> {
        let Dirs { state, data, .. } = Dirs::find()?;
        Ok(Self::at(&state, &data, Slot::MAIN))
    }

    pub(super) fn at(state: &Path, data: &Path, own_slot: u32) -> Self {
        Self { folder: data.join("games"), state: state.into(), own_slot, listed: Vec::new() }
    }

    /// Returns the current game, which the next start of the program resumes.
    pub fn current(&self) -> Result<Option<Record>, StoreError> {
        let path = slot::game_file(&self.state, Slot::MAIN);
        match read_pgn(&path) {
            Ok(record) => Ok(Some(record)),
            Err(FileError::Io { kind: ErrorKind::NotFound, .. }) => Ok(None),
            Err(cause) => Err(StoreError::read(&path, cause)),
        }
    }

    /// Lists the saved games, the newest first. Those that another window plays, or that could not
    /// be moved to the saved games, are among them.
    pub fn list(&mut self) -> Vec<GameSummary> {
        self.listed = self.files();
        let line = |path: &PathBuf| read_any(path).map(|record| GameLine::from(&record));
        let games = (1..).zip(self.listed.iter().map(line));
        games.map(|(number, game)| GameSummary { number, game }).collect()
    }

    /// Loads the game at an index into the last listing.
    pub fn load(&mut self, index: usize) -> Result<Record, StoreError> {
        if self.listed.is_empty() {
            self.listed = self.files();
        }
        let missing = StoreError::NoSuchGame { number: index.saturating_add(1) };
        read_any(self.listed.get(index).ok_or(missing)?)
    }

    /// Returns the files of the saved games, the newest first.
    fn files(&self) -> Vec<PathBuf> {
        let is_listed =
            |file: &slot::SlotFile| file.contents == Contents::Unkept || file.slot != self.own_slot;
        let of_slots = slot::files(&self.state).into_iter().filter(is_listed);
        let mut files = self.names();
        files.extend(of_slots.map(|file| file.path));
        files.sort_by_cached_key(|path| {
            let changed = fs::metadata(path).and_then(|data| data.modified()).ok();
            Reverse((changed, path.clone()))
        });
        files
    }

    /// Returns the files in the folder of the saved games, in no order.
    fn names(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let paths = entries.flatten().map(|entry| entry.path());
        let is_whole =
            |path: &PathBuf| path.extension().is_some_and(|extension| extension != UNFINISHED);
        paths.filter(is_whole).collect()
    }

    /// Returns `true` if a game is among the saved games, as it is.
    fn contains(&self, name: &str, text: &str) -> bool {
        let is_of_name = |path: &PathBuf| {
            path.file_stem().is_some_and(|stem| stem.to_string_lossy().starts_with(name))
        };
        let mut files = self.names().into_iter().filter(is_of_name);
        files.any(|path| read_text(&path).is_ok_and(|saved| saved == text))
    }

    /// Adds a game, unless it is there already.
    pub(super) fn add_once(
        &self,
        disk: &mut dyn Disk,
        name: &str,
        text: &str,
    ) -> Result<(), StoreError> {
        if self.contains(name, text) {
            return Ok(());
        }
        self.add(disk, name, text).map(drop)
    }

    /// Adds a game under a name, or under the name and a number if that is taken; returns the file.
    pub(super) fn add(
        &self,
        disk: &mut dyn Disk,
        name: &str,
        text: &str,
    ) -> Result<PathBuf, StoreError> {
        let mut number = 1;
        loop {
            let path = self.folder.join(match number {
                1 => format!("{name}.pgn"),
                number => format!("{name}-{number}.pgn"),
            });
            number += 1;
            let is_taken = || fs::symlink_metadata(&path).is_ok();
            if is_taken() {
                continue;
            }
            match disk.create(&path, text) {
                Ok(()) => return Ok(path),
                // Another window was faster. (A folder that cannot be made fails in the same way.)
                Err(error) if error.kind() == ErrorKind::AlreadyExists && is_taken() => {}
                Err(error) => return Err(StoreError::write(&path, error)),
            }
        }
    }

    /// Moves the file of a slot to the saved games. A game without a move is removed.
    pub(super) fn adopt(&self, disk: &mut dyn Disk, path: &Path) -> Result<(), StoreError> {
        let record = read_pgn(path).map_err(|cause| StoreError::read(path, cause))?;
        let has_moves = !record.game.plies().is_empty() || !record.game.undone().is_empty();
        let (name, text) = (default_name(&record), pgn::write(&record));
        if has_moves && !self.contains(&name, &text) {
            let added = self.add(disk, &name, &text)?;
            // The list is in the order of play.
            let _ = copy_time(path, &added);
        }
        fs::remove_file(path).map_err(|error| StoreError::write(path, error))
    }
}

fn copy_time(from: &Path, to: &Path) -> io::Result<()> {
    let modified = fs::metadata(from)?.modified()?;
    OpenOptions::new().write(true).open(to)?.set_modified(modified)
}

/// Reads a game that the program wrote.
pub(super) fn read_pgn(path: &Path) -> Result<Record, FileError> {
    let (record, _) = pgn::read(&read_text(path)?)?;
    Ok(record)
}

/// Reads the first game of a file in any format: players put their own files beside the saved games.
fn read_any(path: &Path) -> Result<Record, StoreError> {
    let read = || -> Result<Record, FileError> {
        let bytes = read_bytes(path)?;
        let usual = Position::start(Rules::OTHELLO);
        let first = Reader::new(&bytes[..], usual).next();
        Ok(first.ok_or(FileError::Empty)??.record)
    };
    read().map_err(|cause| StoreError::read(path, cause))
}

/// Returns the name of the file of a game: its date and its players.
pub(super) fn default_name(record: &Record) -> String {
    let date =
        record.date.map_or_else(String::new, |date| date.to_string().replace('.', "-") + "-");
    let ByColor { black, white } = ByColor::from_fn(|color| {
        let name = record.name(color).unwrap_or(match color {
            Color::Black => "black",
            Color::White => "white",
        });
        safe_name(name)
    });
    format!("{date}{black}-{white}")
}

/// Returns the letters and digits of a text, with hyphens for all else.
pub(super) fn safe_name(text: &str) -> String {
    // Two of these and a date are a name that every file system takes.
    const MOST_BYTES: usize = 100;
    let letters = text.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' });
    let mut room = MOST_BYTES;
    let fits = |letter: &char| {
        room = room.saturating_sub(letter.len_utf8());
        room > 0
    };
    let name: String = letters.take(60).take_while(fits).collect();
    let name = name.trim_matches('-');
    if name.is_empty() { "game".into() } else { name.into() }
}
