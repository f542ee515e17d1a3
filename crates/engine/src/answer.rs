//! The judgement of answers: moves by somebody who looks for the best one.

use crate::any_engine::AnyEngine;
use crate::error_model::ErrorModel;
use crate::limits::{Limits, Stop};
use crate::report::{Line, Value};
use crate::review::{LEAST_ERROR, depth_of, is_solved, limits_of_pass, lines_alike, value_of_move};
use crate::stage::stage_of;
use crate::weights::Weights;
use othello_core::position::Position;
use othello_core::square::Square;

/// The judgement of an answer against the best move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It loses nothing, or less than a disc by estimates.
    Right,
    /// It seems to lose a disc or more, and no more than such searches may err.
    Undecided,
    /// It loses more than that.
    Wrong,
}

/// An estimated loss of fewer discs does not make an answer wrong.
const TOLERANCE: f32 = 1.0;

impl Verdict {
    /// Judges an answer by its value and that of the best move.
    pub fn of(position: &Position, answer: Value, best: Value) -> Self {
        let loss = best.discs() - answer.discs();
        let Some(depth) = depth_of([answer, best]) else {
            return if loss <= 0.0 { Self::Right } else { Self::Wrong };
        };
        if loss < TOLERANCE {
            Self::Right
        } else if loss < doubt(position, depth) {
            Self::Undecided
        } else {
            Self::Wrong
        }
    }
}

/// Returns the loss from which on an estimate of that depth is certain that there is one: twice the error of such a
/// search, as the model has it for a search of twice the depth. What the second pass of a review calls an error is
/// one.
fn doubt(position: &Position, depth: u32) -> f32 {
    let rules = position.rules();
    if !AnyEngine::is_othello(rules) || depth >= limits_of_pass(rules, 1).depth {
        return LEAST_ERROR;
    }
    let stage = stage_of(position.board().empties().len().into(), ErrorModel::STAGES);
    2.0 * Weights::embedded().error().deviation(stage, 2 * depth)
}

/// Judges a legal move as an answer: returns it and the best move, each with the moves that are expected after it.
///
/// The value of the best move is taken as it is known, and the answer is searched as far. As long as it is
/// [undecided](Verdict::Undecided) whether it is as good, both are searched deeper, up to two plies beyond the second
/// pass of a review; the best move may be another one then.
///
/// # Panics
/// When the move is not legal.
pub fn judge_answer(
    engine: &mut AnyEngine,
    position: &Position,
    square: Square,
    best: &Line,
    stop: &Stop,
) -> [Line; 2] {
    let [usual, second] = [0, 1].map(|pass| limits_of_pass(position.rules(), pass));
    let steps = [usual, second, Limits { depth: second.depth + 2, ..second }];
    let covers = |limits: &Limits| match best.value {
        Value::Exact(_) => is_solved(position, limits),
        Value::Estimated { depth, .. } => depth <= limits.depth,
    };
    let first = steps.iter().position(covers).unwrap_or(steps.len() - 1);
    let mut limits = steps.into_iter().skip(first);
    let limits_of_best = limits.next().expect("there is a step");
    let is_as_deep = match best.value {
        Value::Exact(_) => covers(&limits_of_best),
        Value::Estimated { depth, .. } => depth == limits_of_best.depth,
    };
    let mut lines = if is_as_deep {
        [value_of_move(engine, position, square, &limits_of_best, stop), best.clone()]
    } else {
        lines_alike(engine, position, square, &limits_of_best, stop).into()
    };
    for limits in limits {
        let [answer, best] = lines.each_ref().map(|line| line.value);
        if stop.is_requested() || Verdict::of(position, answer, best) != Verdict::Undecided {
            break;
        }
        lines = lines_alike(engine, position, square, &limits, stop).into();
    }
    lines
}
