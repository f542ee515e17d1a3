//! Actions, events and refusals of the explorer.

use super::chosen::Chosen;
use crate::app::book::BookContents;
use crate::base::{BaseDelivery, Course, OpenBase};
use othello_core::square::Square;
use othello_engine::level::Level;

/// Something that a player wants of the explorer, or that comes from the files.
#[derive(Clone, Debug, PartialEq)]
pub enum ExplorerAction {
    /// Shows what was played.
    Show(ExplorerScope),
    /// Shows it no longer.
    Hide,
    /// Selects another row: of the moves, and below them of the games.
    Select(RowStep),
    /// Selects the row of that index.
    Pick(usize),
    /// Counts other games.
    Choose(Chosen),
    /// Counts the games of other players: of people, of programs too, one's own.
    ChooseNext,
    /// Opens the selected game, or else the first one, at the viewed position.
    OpenGame,
    /// Opens the game of that number in the list, counting from 1.
    OpenNumber(usize),
    /// Plays on from the viewed position against that level or else the last opponent, which plays by the
    /// games that count as long as they last.
    Spar(Option<Level>),
    /// Takes in how far the files have been read.
    Reading(Course),
    /// Takes in the games of the files.
    Opened(OpenBase),
}

impl ExplorerAction {
    /// Returns `true` if a player at this keyboard does it.
    pub const fn is_by_player(&self) -> bool {
        !matches!(self, Self::Reading(_) | Self::Opened(_))
    }
}

impl From<BaseDelivery> for ExplorerAction {
    fn from(delivery: BaseDelivery) -> Self {
        match delivery {
            BaseDelivery::Reading(course) => Self::Reading(course),
            BaseDelivery::Opened(base) => Self::Opened(base),
        }
    }
}

/// The positions in which the explorer shows what was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExplorerScope {
    /// The viewed position, until another one is viewed.
    ThisPosition,
    /// Every position that is viewed.
    EveryPosition,
}

/// A step from row to row, in a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowStep {
    /// To the next row.
    Next,
    /// To the row before.
    Previous,
}

/// Something that happened in the explorer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExplorerEvent {
    /// It is shown from now on.
    Shown,
    /// It is not shown any more.
    Hidden,
    /// The files are read further.
    Reading,
    /// The games of the viewed position are counted.
    Counted,
    /// The engine's values of its moves stay as they are.
    Valued,
    /// A game began in which a computer plays by a book as long as it lasts.
    SparringBegan(BookContents),
    /// Another row is selected; if it is one of a move, that move.
    Selected(Option<Square>),
}

/// The reason for which the explorer shows nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExplorerRefusal {
    /// The game is not by the rules of Othello.
    OtherRules,
    /// It is not shown.
    NotShown,
    /// No game is listed, or none with that number.
    NoGame,
}
