//! Actions, events and refusals of the scoresheet that is typed in.

use othello_core::square::Square;
use othello_notation::date::DateError;
use othello_notation::draft::{Field, ScoreError};
use othello_notation::repair::Repair;
use othello_notation::sheet::Step;

/// An action about the scoresheet.
#[derive(Clone, Debug, PartialEq)]
pub enum ScoresheetAction {
    /// Begins a sheet, or goes on with the one that was begun.
    Open,
    /// Writes numbers on squares, in place of what stands there; 0 clears a square.
    Set(Vec<(Square, u8)>),
    /// Adds one to the number of a square and to all that are not smaller, or takes one away.
    Renumber(Square, Step),
    /// Writes a text into a field.
    Write(Field, String),
    /// Clears all squares.
    Clear,
    /// Takes the last change back.
    Undo,
    /// Makes the last change again that was taken back.
    Redo,
    /// Saves the game, or offers repairs if the sheet has a fault.
    Finish,
    /// Takes the repair with that index.
    Take(usize),
    /// Saves the game up to the fault.
    SaveAnyway,
}

/// Something that happened to the scoresheet.
#[derive(Clone, Debug, PartialEq)]
pub enum ScoresheetEvent {
    /// It is to be shown.
    Opened,
    /// A number or a text has changed.
    Changed,
    /// A change was taken back, or made again; with the square, if it was one.
    Stepped(Option<Square>),
    /// It has a fault, and there may be repairs to choose from.
    Offered,
    /// That repair is the sheet now.
    Repaired(Box<Repair>),
    /// The game is saved and on the board, and the next sheet has begun.
    Saved,
    /// The same, while the players are asked whether it is to come on the board.
    SavedAside,
}

/// The reason for which nothing is done with the scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoresheetRefusal {
    /// A disc of the start stands on the square.
    Disc(Square),
    /// The square has no number.
    NoNumber(Square),
    /// Nothing was changed.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
    /// There are no numbers.
    Empty,
    /// The date is none.
    Date(DateError),
    /// The score is none.
    Score(ScoreError),
    /// There are only so many repairs.
    OnlySoMany(usize),
    /// No move before the fault can be played.
    NothingLegal,
}
