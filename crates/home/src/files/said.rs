//! Errors of the store and of the folders, and what is to be said of the file of a game, in words.

use othello_os::system::HOME;
use othello_words::faults::Said;
use othello_words::faults::{clean, file, of_system};
use othello_words::i18n::{self, Text, m};
use othello_words::text::sentence;

use crate::disk::dirs::DirsError;
use crate::files::{FileError, FileRemarks, StoreError};

impl Said for StoreError {
    fn said(&self) -> Text {
        match self {
            Self::Read { path, cause } => {
                m::faults::because(m::faults::cannot_read(file(path)), cause.said())
            }
            Self::Write { path, cause } => {
                m::faults::because(m::faults::cannot_write(file(path)), cause.said())
            }
            Self::Exists { path } => m::faults::exists(file(path)),
            Self::OnlyInMemory { path, cause } => {
                m::faults::because(m::faults::cannot_write_previous(file(path)), cause.said())
            }
            Self::NoFolder(cause) => m::faults::because(m::faults::no_folder(), cause.said()),
            Self::NoSuchGame { number } => m::faults::no_saved_game(*number),
            Self::BeingPlayed { number } => m::faults::being_played(*number),
        }
    }
}

impl Said for FileError {
    fn said(&self) -> Text {
        match self {
            Self::Io { kind, text } => {
                of_system(*kind).unwrap_or_else(|| m::common::raw(clean(text)))
            }
            Self::NoSuchFolder(folder) => m::faults::no_such_folder(file(folder)),
            Self::NotAFile => m::faults::not_a_file(),
            Self::TooLarge => m::faults::large_file(),
            Self::GameTooLong => m::faults::long_saved_game(),
            Self::NotUtf8 => m::faults::not_utf_8(),
            Self::Empty => m::faults::no_game(),
            Self::Game(error) => error.said(),
            Self::Sheet(error) => error.said(),
            Self::NotAnnotated => m::faults::not_annotated(),
            Self::Loses(parts) => m::faults::would_lose(m::common::raw(*parts)),
            Self::NotHeld(error) => error.said(),
            Self::Busy => m::faults::written_elsewhere(),
        }
    }
}

impl Said for DirsError {
    fn said(&self) -> Text {
        match self {
            Self::NoHome => m::faults::no_home(HOME),
            Self::RelativeHome(path) => m::faults::wrong_home(HOME, format!("`{}`", file(path))),
        }
    }
}

/// Returns that the file of the current game has no end; `None` if it has.
pub fn cut_off(report: &FileRemarks) -> Option<Text> {
    report.is_cut_off.then(m::saving::cut_off)
}

/// Returns what is to be said about the file of a game; `None` if that is nothing.
pub fn file_report(report: &FileRemarks) -> Option<String> {
    /// Faults that are named, at most.
    const MOST: usize = 2;
    let FileRemarks { warnings, lost, others, stated, is_cut_off: _ } = report;
    let named = warnings.iter().take(MOST).map(|warning| sentence(&warning.said().to_string()));
    let cut_off = cut_off(report).map(|text| text.to_string());
    let mut sentences: Vec<_> = cut_off.into_iter().chain(named).collect();
    match warnings.len().saturating_sub(MOST) {
        0 => {}
        more => sentences.push(m::saving::more_faults(more).to_string()),
    }
    if !lost.is_empty() {
        let parts = lost.iter().map(|(loss, count)| m::faults::counted(loss.said(), *count));
        sentences.push(m::saving::lost(i18n::list(parts.map(|part| part.to_string()))).to_string());
    }
    if *stated > 0 {
        sentences.push(m::saving::stated(*stated).to_string());
    }
    match *others {
        0 => {}
        others @ ..=FileRemarks::MOST_COUNTED => {
            sentences.push(m::saving::more_games(others).to_string());
        }
        _ => {
            let most = FileRemarks::MOST_COUNTED.to_string();
            sentences.push(m::saving::many_games(most).to_string());
        }
    }
    (!sentences.is_empty()).then(|| i18n::passage(sentences))
}

/// Returns the reason of an error without its path, which is too long for a notice.
pub fn cause(error: &StoreError) -> Text {
    match error {
        StoreError::Read { cause, .. }
        | StoreError::Write { cause, .. }
        | StoreError::OnlyInMemory { cause, .. } => cause.said(),
        StoreError::NoFolder(cause) => cause.said(),
        StoreError::Exists { .. }
        | StoreError::NoSuchGame { .. }
        | StoreError::BeingPlayed { .. } => error.said(),
    }
}
