//! The hint that is wanted, and the values that the engine has found for it.

use std::time::Duration;

use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::SearchReport;

use crate::app::engine_queue::Purpose;
use crate::app::viewed::Scope;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct EvaluationState {
    pub(super) wanted: Option<HintStep>,
    pub(super) found: Option<FoundValues>,
    /// The positions whose values were told, the last one last.
    told: Vec<Position>,
}

/// The hints of the engine, from the least to the most that it tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintStep {
    /// The part of the board with the best move of the viewed position, in words.
    Region,
    /// The best move of the viewed position, in words.
    BestMove,
    /// Every move of the viewed position, in words.
    MoveList,
    /// The losses in every position that is viewed, on the board.
    LossesOnBoard,
    /// The values in every position that is viewed, on the board.
    ValuesOnBoard,
}

/// The values of all legal moves of a position, as far as they are known.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundValues {
    pub(super) position: Position,
    pub(super) report: Option<SearchReport>,
    pub(super) is_finished: bool,
}

impl EvaluationState {
    pub const fn wanted(&self) -> Option<HintStep> {
        self.wanted
    }

    /// Returns `true` if losses or values are wanted on the squares of every viewed position.
    pub fn is_shown(&self) -> bool {
        self.wanted.is_some_and(HintStep::is_on_board)
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
        self.found.as_ref().is_some_and(|found| found.is_finished)
    }

    /// Returns `true` if values are wanted in place of losses.
    pub fn shows_values(&self) -> bool {
        self.wanted == Some(HintStep::ValuesOnBoard)
    }

    /// The best move of the viewed position, if that alone is wanted and found.
    pub fn best_move(&self) -> Option<Square> {
        self.finished(HintStep::BestMove)?.best_move()
    }

    /// Returns the values of the viewed position once they are found, if that hint is wanted.
    pub fn finished(&self, step: HintStep) -> Option<&SearchReport> {
        self.report().filter(|_| self.is_finished() && self.wanted == Some(step))
    }

    /// The values of the viewed position so far, the best move first, if they are wanted.
    pub fn report(&self) -> Option<&SearchReport> {
        self.found.as_ref()?.report.as_ref()
    }

    /// Returns the values whose losses, or themselves, are shown on the squares.
    pub fn report_on_board(&self) -> Option<&SearchReport> {
        self.report().filter(|_| self.is_shown())
    }
}

impl HintStep {
    /// The values of all moves: in words, or on the board if they are wanted of every position.
    pub(super) const fn all(scope: Scope) -> Self {
        match scope {
            Scope::ThisPosition => Self::MoveList,
            Scope::EveryPosition => Self::LossesOnBoard,
        }
    }

    pub(super) const fn is_on_board(self) -> bool {
        matches!(self, Self::LossesOnBoard | Self::ValuesOnBoard)
    }

    pub(super) const fn purpose(self) -> Purpose {
        match self {
            Self::Region | Self::BestMove | Self::MoveList => Purpose::Hint,
            Self::LossesOnBoard | Self::ValuesOnBoard => Purpose::ValuesOnBoard,
        }
    }

    pub(super) const fn time(self) -> Duration {
        match self {
            // Somebody waits for the answer.
            Self::Region | Self::BestMove | Self::MoveList => Duration::from_secs(2),
            Self::LossesOnBoard | Self::ValuesOnBoard => Duration::from_secs(10),
        }
    }
}
