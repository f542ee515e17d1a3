//! Actions, events and questions of games that begin.

use othello_engine::level::Level;
use othello_notation::Record;
use othello_session::Setup;

/// The beginning of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum NewGameAction {
    /// Starts the next game; an undecided match between the same players goes on.
    Game(Box<Setup>),
    /// Starts the first game of a new match.
    Match(Box<Setup>),
    /// Starts a new game from the viewed position, against that level or else the last opponent.
    FromViewed(Option<Level>),
    /// Starts a new game from the viewed position, the current one too, against that level or else the
    /// last opponent.
    FromShown(Option<Level>),
    /// Continues with a game from a file or a paste.
    Load(Box<Record>),
    /// Continues with a saved game that was read.
    Opened(Box<Record>),
}

impl NewGameAction {
    /// Returns `true` if a player at this keyboard does it; the store hands on what it has opened.
    pub const fn is_by_player(&self) -> bool {
        match self {
            Self::Game(_)
            | Self::Match(_)
            | Self::FromViewed(_)
            | Self::FromShown(_)
            | Self::Load(_) => true,
            Self::Opened(_) => false,
        }
    }
}

/// A question before another game takes the place of the current one.
#[derive(Clone, Debug, PartialEq)]
pub enum NewGameQuestion {
    /// Restart a game of an undecided match?
    Game(Box<Setup>),
    /// Abandon an undecided match for a new one?
    Match(Box<Setup>),
    /// Load that game in place of the one under way?
    Load(Box<Record>),
}

/// Something that happened to the game as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewGameEvent {
    /// A new game began.
    Began,
    /// A new game against a computer began in a position of the last game.
    BeganFrom {
        /// The number of plies before that position.
        ply: usize,
    },
    /// A pasted game went on where the current one stood.
    Extended {
        /// The number of moves played on.
        plies: usize,
    },
    /// A game from a file or a paste replaced the current one.
    Loaded,
}
