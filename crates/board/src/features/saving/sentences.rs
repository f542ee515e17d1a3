//! Sentences about saving and the files of games.

use othello_home::files::said::cause;
use othello_home::files::{FileError, StoreError};
use othello_session::Session;
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};

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

/// Returns that a game is resumed; `None` if nothing was played in it or it is over.
pub fn resumed(session: &Session) -> Option<String> {
    let plies = session.game().plies().len();
    let is_resumed = plies > 0 && session.result().is_none();
    is_resumed.then(|| m::saving::resumed((plies + 1).to_string()).to_string())
}
