//! Actions, events and refusals of the repertoire.

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;

use crate::repertoire::file::RepertoireReply;
use crate::store::StoreError;

/// Something that a player wants of their repertoire, or that comes from its files.
#[derive(Clone, Debug, PartialEq)]
pub enum RepertoireAction {
    /// Tells what it has in the viewed position.
    Show,
    /// Asks positions of it.
    Train(Drill),
    /// Adds a move in the viewed position; `None` for the last move that is shown.
    Add(Option<Square>),
    /// Takes in what was read or written.
    Replied(RepertoireReply),
}

impl RepertoireAction {
    /// Returns `true` if a player at this keyboard does it.
    pub const fn is_by_player(&self) -> bool {
        match self {
            Self::Show | Self::Train(_) | Self::Add(_) => true,
            Self::Replied(_) => false,
        }
    }
}

/// The positions to be asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drill {
    /// The colour; `None` for both.
    pub color: Option<Color>,
    /// The part of the repertoire.
    pub part: Part,
    /// The most positions.
    pub count: usize,
}

/// A part of a repertoire.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
    /// All of it.
    Everything,
    /// From the viewed position on, or all of it if it has not got that.
    FromViewed,
    /// From that position on.
    From(Position),
}

impl Drill {
    /// The most positions, if nobody says how many.
    pub const USUAL: usize = 20;

    /// Returns the usual number of positions of a part, of both colours.
    pub const fn of(part: Part) -> Self {
        Self { color: None, part, count: Self::USUAL }
    }
}

/// Something that happened to the repertoire.
#[derive(Clone, Debug, PartialEq)]
pub enum RepertoireEvent {
    /// Its moves in the viewed position are known.
    Shown,
    /// A move was added.
    Added {
        /// The colour of the repertoire.
        color: Color,
        /// The move.
        square: Square,
    },
    /// A move was there already.
    AlreadyThere {
        /// The colour of the repertoire.
        color: Color,
        /// The move.
        square: Square,
    },
    /// The game, which is over and reviewed, was compared with it.
    Compared,
    /// A file cannot be read or written.
    Failed(StoreError),
}

/// The reason for which something about the repertoire was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepertoireRefusal {
    /// There is none of that colour, or none at all.
    NoRepertoire(Option<Color>),
    /// It has no move from that position on.
    NotThere,
    /// There is no move to be added.
    NoMove,
    /// The game is not by the rules of Othello.
    OtherRules,
    /// Two people play against the clock.
    Contest,
}
