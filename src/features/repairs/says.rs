//! Actions, events and refusals of scoresheets.

use othello_notation::Record;
use othello_notation::repair::Repair;

/// A game that was pasted or opened and has a fault.
#[derive(Clone, Debug, PartialEq)]
pub struct FaultyGame {
    /// The fault, as a clause.
    pub fault: String,
    /// The game up to there.
    pub record: Record,
    /// The games that may have been meant, the likeliest first.
    pub repairs: Vec<Repair>,
}

/// An action about scoresheets.
#[derive(Clone, Debug, PartialEq)]
pub enum RepairsAction {
    /// Loads a game up to its fault, and offers the repairs.
    Load(Box<FaultyGame>),
    /// Takes the repair with that index.
    Take(usize),
}

/// Something that happened to a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepairsEvent {
    /// A game was loaded up to its fault, and there are repairs to choose from.
    Offered,
    /// The repair with that index is the game now.
    Taken(usize),
}

/// The reason for which no repair is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepairsRefusal {
    /// None is offered for this game.
    NoRepairs,
    /// There are only so many.
    OnlySoMany(usize),
}
