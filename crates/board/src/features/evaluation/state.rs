//! The state of evaluation.

use std::time::Duration;

use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::Report;

use crate::app::engine_queue::Purpose;
use crate::app::viewed::Scope;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Evaluation {
    pub(super) wanted: Option<WantedValues>,
    pub(super) values: Option<Values>,
    /// The positions whose values were told, the last one last.
    told: Vec<Position>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedValues {
    /// The part of the board with the best move of the viewed position, in words.
    Place,
    /// The best move of the viewed position, in words.
    BestMove,
    /// Every move of the viewed position, in words.
    EveryMove,
    /// The losses in every position that is viewed, on the board.
    Losses,
    /// The values in every position that is viewed, on the board.
    Values,
}

/// The values of all legal moves of a position, as far as they are known.
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    pub(super) position: Position,
    pub(super) report: Option<Report>,
    pub(super) is_finished: bool,
}

impl Evaluation {
    pub const fn wanted(&self) -> Option<WantedValues> {
        self.wanted
    }

    /// Returns `true` if the values of every viewed position are wanted.
    pub fn is_shown(&self) -> bool {
        self.wanted.is_some_and(WantedValues::is_on_board)
    }

    /// Notes that the values of a position were told.
    pub(super) fn note_told(&mut self, position: Position) {
        /// More than a game has.
        const MOST: usize = 128;
        if !self.was_told(&position) {
            self.told.drain(..(self.told.len() + 1).saturating_sub(MOST));
            self.told.push(position);
        }
    }

    /// Returns `true` if the values of a position were told: they stay what they are.
    pub(super) fn was_told(&self, position: &Position) -> bool {
        self.told.contains(position)
    }

    pub(super) fn is_finished(&self) -> bool {
        self.values.as_ref().is_some_and(|values| values.is_finished)
    }

    /// Returns `true` if values are wanted in place of losses.
    pub fn shows_values(&self) -> bool {
        self.wanted == Some(WantedValues::Values)
    }

    /// The best move of the viewed position, if that alone is wanted and found.
    pub fn best_move(&self) -> Option<Square> {
        self.found(WantedValues::BestMove)?.best_move()
    }

    /// Returns the values of the viewed position once they are found, if that is what is wanted of them.
    pub fn found(&self, wanted: WantedValues) -> Option<&Report> {
        self.report().filter(|_| self.is_finished() && self.wanted == Some(wanted))
    }

    /// The values of the viewed position so far, the best move first, if they are wanted.
    pub fn report(&self) -> Option<&Report> {
        self.values.as_ref()?.report.as_ref()
    }
}

impl WantedValues {
    /// The values of all moves: in words, or on the board if they are wanted of every position.
    pub(super) const fn all(scope: Scope) -> Self {
        match scope {
            Scope::ThisPosition => Self::EveryMove,
            Scope::EveryPosition => Self::Losses,
        }
    }

    pub(super) const fn is_on_board(self) -> bool {
        matches!(self, Self::Losses | Self::Values)
    }

    pub(super) const fn purpose(self) -> Purpose {
        match self {
            Self::Place | Self::BestMove | Self::EveryMove => Purpose::Hint,
            Self::Losses | Self::Values => Purpose::Values,
        }
    }

    pub(super) const fn time(self) -> Duration {
        match self {
            // Somebody waits for the answer.
            Self::Place | Self::BestMove | Self::EveryMove => Duration::from_secs(2),
            Self::Losses | Self::Values => Duration::from_secs(10),
        }
    }
}
