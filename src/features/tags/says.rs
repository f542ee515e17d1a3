//! Actions and events of the heading of a game: players, event, round, date and official score.

use othello_notation::date::DateError;
use othello_notation::draft::{Draft, ScoreError};

/// An action about the heading of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagsAction {
    /// Shows it.
    Show,
    /// Writes it anew: the fields of a scoresheet say what it is.
    Write(Box<Draft>),
}

/// Something that happened to the heading of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagsEvent {
    /// It is to be shown.
    Shown,
    /// It was written anew.
    Written,
}

/// The reason for which the heading is not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagsRefusal {
    /// The date is none.
    Date(DateError),
    /// The score is none.
    Score(ScoreError),
}
