//! Sentences about saving and the files of games.

use crate::faults::Said;
use crate::i18n::{self, Text, m};
use crate::store::{FileError, FileReport, StoreError};
use crate::text::sentence;
use othello_session::Session;

/// Returns that the file of the current game has no end; `None` if it has.
pub fn cut_off(report: &FileReport) -> Option<Text> {
    report.is_cut_off.then(m::saving::cut_off)
}

/// Returns what is to be said about the file of a game; `None` if that is nothing.
pub fn file_report(report: &FileReport) -> Option<String> {
    /// Faults that are named, at most.
    const MOST: usize = 2;
    let FileReport { warnings, lost, others, stated, is_cut_off: _ } = report;
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
        others @ ..=FileReport::MOST_COUNTED => {
            sentences.push(m::saving::more_games(others).to_string());
        }
        _ => {
            let most = FileReport::MOST_COUNTED.to_string();
            sentences.push(m::saving::many_games(most).to_string());
        }
    }
    (!sentences.is_empty()).then(|| i18n::passage(sentences))
}

/// Returns the sentence about the last save when it failed.
pub fn save_failed(error: &StoreError) -> Text {
    match error {
        StoreError::OnlyInMemory { .. } => keep_failed(error),
        _ => m::saving::not_saved(cause(error)),
    }
}

/// Returns the sentence about a replaced game that could not be moved to the saved games.
pub fn keep_failed(error: &StoreError) -> Text {
    m::saving::not_kept(cause(error))
}

/// Returns the notice about a scoresheet that cannot be read.
pub fn damaged_sheet(error: &StoreError) -> Text {
    m::saving::damaged_sheet(error.said())
}

/// Returns the notice about a current game that cannot be read.
pub fn damaged(error: &StoreError) -> Text {
    let why = error.said();
    match error {
        StoreError::Read { cause: FileError::Io { .. }, .. } => m::saving::unreadable(why),
        _ => m::saving::damaged_game(why),
    }
}

/// Returns the notice about games that have no folder to be saved in.
pub fn unavailable(error: &StoreError) -> Text {
    m::saving::unavailable(cause(error))
}

/// Returns the notice about games of other windows that were moved to the saved games; `None` if there
/// are none.
pub fn moved_games(games: usize) -> Option<Text> {
    (games > 0).then(|| m::saving::moved(games))
}

/// Returns the reason of an error without its path, which is too long for a notice.
pub fn cause(error: &StoreError) -> Text {
    match error {
        StoreError::Read { cause, .. }
        | StoreError::Write { cause, .. }
        | StoreError::OnlyInMemory { cause, .. } => cause.said(),
        StoreError::NoFolder(cause) => cause.said(),
        StoreError::NoSuchGame { .. } | StoreError::BeingPlayed { .. } => error.said(),
    }
}

/// Returns that a game is resumed; `None` if nothing was played in it or it is over.
pub fn resumed(session: &Session) -> Option<String> {
    let plies = session.game().plies().len();
    let is_resumed = plies > 0 && session.result().is_none();
    is_resumed.then(|| m::saving::resumed((plies + 1).to_string()).to_string())
}
