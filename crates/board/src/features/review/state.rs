//! The state of the review, and what is known of moves.

use std::collections::HashMap;

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_core::tree::Moment;
use othello_engine::review::ReviewedPly;

use crate::app::state::State;
use othello_session::Own;

/// The state of the review. Its findings are kept with the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewState {
    pub(super) pass: Pass,
    pub(super) chosen: Option<WhoseErrors>,
    /// The errors are listed by what they lose, and not in the order of play.
    pub(super) is_worst_first: bool,
    /// The judgements of moves of the game and of its variations, the ones undone as well, by the position
    /// before them.
    pub(super) known: HashMap<(Position, Square), KnownJudgement>,
    /// The revision of the knowledge by which they are judged.
    pub(super) revision: u64,
    pub(super) judging: Option<VariationMove>,
}

/// The passes of a review over the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Pass {
    /// None is under way.
    #[default]
    None,
    /// The moves are reviewed.
    First {
        /// Nobody has asked for it: it has begun when the game ended.
        is_unasked: bool,
    },
    /// All are, and looked at again, in the pass of that number.
    Deeper(u32),
}

impl Pass {
    /// The number of the pass, 0 for the first.
    pub(super) const fn number(self) -> u32 {
        match self {
            Self::None | Self::First { .. } => 0,
            Self::Deeper(number) => number,
        }
    }
}

/// The players whose errors are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WhoseErrors {
    #[default]
    Both,
    /// One of them.
    Only(Color),
}

/// A step from error to error, in a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorStep {
    Next,
    Previous,
}

/// A judgement that is known.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct KnownJudgement {
    pub ply: ReviewedPly,
    /// It is as certain as those of a review.
    pub is_final: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct VariationMove {
    /// The number of plies before it.
    pub index: usize,
    /// The position before it.
    pub position: Position,
    pub square: Square,
}

impl WhoseErrors {
    /// Returns the side that is the player's own, or both.
    pub const fn of(own: Own) -> Self {
        match own {
            Own::One(color) => Self::Only(color),
            Own::Nobody | Own::Both => Self::Both,
        }
    }

    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Both => Self::Only(Color::Black),
            Self::Only(Color::Black) => Self::Only(Color::White),
            Self::Only(Color::White) => Self::Both,
        }
    }

    /// Returns `true` if the errors of a player are listed.
    pub fn includes(self, player: Color) -> bool {
        self == Self::Both || self == Self::Only(player)
    }
}

impl ReviewState {
    /// Returns `true` while the game is reviewed, or waits for the engine to have time for it.
    pub const fn is_under_way(&self) -> bool {
        matches!(self.pass, Pass::First { .. })
    }

    /// Returns `true` while the game is reviewed because it has ended, and nobody has asked for it.
    pub const fn is_unasked(&self) -> bool {
        matches!(self.pass, Pass::First { is_unasked: true })
    }

    /// Returns `true` while the moves of the reviewed game are looked at again, more deeply.
    pub const fn is_deepening(&self) -> bool {
        matches!(self.pass, Pass::Deeper(_))
    }

    /// The number of the pass that is under way, 0 for the first.
    pub const fn pass(&self) -> u32 {
        self.pass.number()
    }

    pub const fn whose(&self, state: &State) -> WhoseErrors {
        match self.chosen {
            Some(whose) => whose,
            None => WhoseErrors::of(state.own()),
        }
    }

    /// The one player whose errors were chosen to be listed.
    pub const fn only(&self) -> Option<Color> {
        match self.chosen {
            Some(WhoseErrors::Only(player)) => Some(player),
            Some(WhoseErrors::Both) | None => None,
        }
    }

    /// Returns the errors of these players that have been found, in the order of play or the worst first.
    pub fn errors(&self, state: &State) -> Vec<ReviewedPly> {
        let mut errors = state.session().review().plies;
        errors.retain(|ply| ply.is_error() && self.whose(state).includes(ply.player));
        if self.is_worst_first {
            errors.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        }
        errors
    }

    /// Returns `true` while a move of a variation is judged, or waits for that.
    pub const fn is_judging(&self) -> bool {
        self.judging.is_some()
    }

    /// Returns the judgement of a move in a position, in the game or in a variation, as far as it is known.
    pub fn judgement(&self, before: &Position, square: Square) -> Option<&ReviewedPly> {
        self.known.get(&(*before, square)).map(|judged| &judged.ply)
    }

    /// Returns the judgement of the move of a variation that led to the viewed position.
    pub fn viewed_judgement(&self, state: &State) -> Option<&ReviewedPly> {
        let viewed = &state.viewed;
        let last = viewed.last_ply().filter(|_| viewed.is_in_variation() && !state.is_aside())?;
        self.judgement(&viewed.line().position_at(viewed.ply() - 1), last.square)
    }

    /// Returns the error before or behind the one that is viewed, in the order of the list; in the order of play,
    /// before or behind the place that is viewed: from a variation, the next one is behind the move that it
    /// replaces.
    pub(super) fn other_error(&self, step: ErrorStep, state: &State) -> Option<usize> {
        let mut errors: Vec<_> = self.errors(state).iter().map(|ply| ply.index).collect();
        let here = place(state);
        if step == ErrorStep::Previous {
            errors.reverse();
        }
        let next = if self.is_worst_first {
            let shown = errors.iter().position(|index| Some(*index) == here);
            shown.and_then(|shown| errors.get(shown + 1))
        } else {
            errors.iter().find(|index| {
                here.is_some_and(|here| match step {
                    ErrorStep::Next => **index > here,
                    ErrorStep::Previous => **index < here,
                })
            })
        };
        next.or(errors.first()).copied()
    }

    /// Judges the moves of the game again that were undone and played again, or come from a variation.
    pub(super) fn restore(&self, state: &mut State) {
        let review = state.session().review();
        let game = state.game();
        let is_missing = |index: &usize| review.ply(*index).is_none();
        let restored = (0..game.plies().len()).filter(is_missing).filter_map(|index| {
            let key = (game.position_at(index), game.plies()[index].square);
            let judged = self.known.get(&key).filter(|it| it.is_final)?;
            Some(ReviewedPly { index, ..judged.ply.clone() })
        });
        let restored: Vec<_> = restored.collect();
        for ply in restored {
            state.session_mut().keep_reviewed(&ply);
        }
    }

    /// Returns the last move that leads to the viewed one of a variation and is not judged, if the game is
    /// reviewed: somebody has just played it.
    pub(super) fn unjudged(&self, state: &State) -> Option<VariationMove> {
        let viewed = &state.viewed;
        let is_reviewed = self.is_under_way() || !state.session().review().plies.is_empty();
        let is_visible = state.is_game_in_view();
        if !is_reviewed || !is_visible || !state.can_evaluate() || !viewed.is_in_variation() {
            return None;
        }
        let line = viewed.line();
        let is_side = |ply: &usize| matches!(viewed.moment_after(*ply), Moment::Side(_));
        let mut moves = (1..=viewed.ply()).rev().take_while(is_side).map(|ply| VariationMove {
            index: ply - 1,
            position: line.position_at(ply - 1),
            square: line.plies()[ply - 1].square,
        });
        moves.find(|it| self.known.get(&(it.position, it.square)).is_none_or(|it| !it.is_final))
    }
}

/// Returns the number of plies before the viewed moment of the game, or before the move that the viewed
/// variation replaces; `None` at the current position.
pub fn place(state: &State) -> Option<usize> {
    match state.viewed.branch() {
        Some(Moment::Main(ply)) => Some(ply),
        Some(Moment::Side(_)) | None => state.viewed.earlier_ply(),
    }
}
