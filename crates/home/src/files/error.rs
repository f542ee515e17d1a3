//! Errors of files and of saved games, which events can carry.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::disk::dirs::DirsError;
use crate::disk::files::kind;
use othello_notation::draft::DraftError;
use othello_notation::error::{ReadError, WriteError};
use othello_words::text;

/// The reason why a game was not saved, listed or loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StoreError {
    /// A file could not be read as a game.
    Read { path: PathBuf, cause: FileError },
    /// A file could not be written.
    Write { path: PathBuf, cause: FileError },
    /// There is a file at the path already, which is not replaced.
    Exists { path: PathBuf },
    /// A game that was replaced could not be written, and is only in memory.
    OnlyInMemory { path: PathBuf, cause: FileError },
    /// There is no directory for the games of this user.
    NoFolder(DirsError),
    /// No saved game has that number.
    NoSuchGame {
        /// The number, counting from 1.
        number: usize,
    },
    /// A window is playing the game with that number, or the game is not among the saved games yet.
    BeingPlayed {
        /// The number, counting from 1.
        number: usize,
    },
}

impl StoreError {
    pub fn read(path: &Path, cause: impl Into<FileError>) -> Self {
        Self::Read { path: path.into(), cause: cause.into() }
    }

    pub fn write(path: &Path, cause: impl Into<FileError>) -> Self {
        Self::Write { path: path.into(), cause: cause.into() }
    }

    /// Turns the error of writing a replaced game into one that says the current game is saved.
    pub(crate) fn of_previous_game(self) -> Self {
        match self {
            Self::Write { path, cause } => Self::OnlyInMemory { path, cause },
            Self::Read { .. }
            | Self::Exists { .. }
            | Self::OnlyInMemory { .. }
            | Self::NoFolder(_)
            | Self::NoSuchGame { .. }
            | Self::BeingPlayed { .. } => self,
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Anybody may have named the file, and this may go to a terminal.
        let printable = |path: &Path| text::printable(&path.to_string_lossy()).into_owned();
        match self {
            Self::Read { path, .. } => write!(f, "cannot read {}", printable(path)),
            Self::Write { path, .. } => write!(f, "cannot write {}", printable(path)),
            Self::Exists { path } => write!(f, "{} already exists", printable(path)),
            Self::OnlyInMemory { path, .. } => {
                write!(f, "cannot write the previous game to {}", printable(path))
            }
            Self::NoFolder(_) => f.write_str("there is no folder for saved games"),
            Self::NoSuchGame { number } => write!(f, "there is no saved game {number}"),
            Self::BeingPlayed { number } => write!(f, "game {number} is open in another window"),
        }
    }
}

impl Error for StoreError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Read { cause, .. }
            | Self::Write { cause, .. }
            | Self::OnlyInMemory { cause, .. } => Some(cause),
            Self::NoFolder(cause) => Some(cause),
            Self::Exists { .. } | Self::NoSuchGame { .. } | Self::BeingPlayed { .. } => None,
        }
    }
}

/// The reason why a file could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileError {
    /// An error of the operating system.
    Io {
        kind: io::ErrorKind,
        /// The operating system's description.
        text: String,
    },
    /// The folder in which it would be is missing.
    NoSuchFolder(PathBuf),
    /// The path names a folder, a pipe or a device.
    NotAFile,
    /// The file is larger than any game.
    TooLarge,
    /// The game would be larger than that once it is saved, or could not be read again.
    GameTooLong,
    /// The file is not UTF-8.
    NotUtf8,
    /// The file holds no game.
    Empty,
    Game(Box<ReadError>),
    /// The file holds no scoresheet that is being typed in.
    Sheet(DraftError),
    /// The file is in a format that has no variations, or that is only read.
    NotAnnotated,
    /// The file has parts that would be lost if it were written again.
    Loses(&'static str),
    /// The format of the file cannot hold the game.
    NotHeld(WriteError),
    /// Another window is writing the file.
    Busy,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io { text, .. } => f.write_str(text),
            Self::NoSuchFolder(folder) => write!(f, "there is no folder {}", folder.display()),
            Self::NotAFile => f.write_str("expected a regular file"),
            Self::TooLarge => f.write_str("expected a file of at most 16 MiB"),
            Self::GameTooLong => f.write_str(
                "expected a game of at most 16 MiB when it is saved, with variations nested at \
                 most 65536 deep",
            ),
            Self::NotUtf8 => f.write_str("expected text in UTF-8"),
            Self::Empty => f.write_str("expected a game, found none"),
            Self::Game(error) => error.fmt(f),
            Self::Sheet(error) => error.fmt(f),
            Self::NotAnnotated => f.write_str("expected a file in SGF or PGN"),
            Self::Loses(parts) => {
                write!(f, "{parts} of the file would be lost; add the move in an editor")
            }
            Self::NotHeld(error) => error.fmt(f),
            Self::Busy => f.write_str("another window is writing it"),
        }
    }
}

impl Error for FileError {}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        Self::Io { kind: kind(&error), text: error.to_string() }
    }
}

impl From<ReadError> for FileError {
    fn from(error: ReadError) -> Self {
        Self::Game(error.into())
    }
}

impl From<WriteError> for FileError {
    fn from(error: WriteError) -> Self {
        Self::NotHeld(error)
    }
}
