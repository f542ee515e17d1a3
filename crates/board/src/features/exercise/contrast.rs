//! The move whose futures a learner sees beside a judged answer.

use othello_core::position::Position;
use othello_core::square::Square;
use othello_words::futures::{BetterMove, TwoFutures};
use othello_words::ideas::Reader;

use super::problems::{Explained, Origin};
use crate::app::App;

/// Returns the move whose futures are shown to a learner beside a judged answer, and whether the better one may be named:
/// the answer itself if it is wrong, or else the error of the game, or the move that was tried or comes next to the right
/// one.
pub(super) fn contrasted(app: &App) -> Option<(Square, BetterMove)> {
    let known = &app.features.explanations;
    let problem = app.features.exercise.answered().filter(|_| known.reader() == Reader::Learner)?;
    let judged = problem.judgement()?;
    match problem.origin() {
        Origin::Repertoire(_) => None,
        Origin::Guess(_) => Some((judged.square(), BetterMove::Named)),
        Origin::Mistake { judgement, .. } if problem.explained() == Explained::Error => {
            Some((judgement.square, BetterMove::Named))
        }
        Origin::Mistake { .. } if problem.explained() == Explained::Answer => {
            Some((judged.square(), BetterMove::Named))
        }
        Origin::Mistake { .. } | Origin::Puzzle { .. } if !judged.is_right() => {
            Some((judged.square(), BetterMove::Unnamed))
        }
        Origin::Mistake { judgement, .. } if problem.is_asked() => {
            Some((judgement.square, BetterMove::Named))
        }
        Origin::Mistake { .. } | Origin::Puzzle { .. } => {
            Some((known.last_at(problem.position())?, BetterMove::Named))
        }
    }
}

/// Returns the positions that show a learner why an answer is wrong, or what was solved.
pub fn futures(app: &App) -> Option<TwoFutures> {
    let (position, square, better) = shown(app)?;
    app.features.explanations.futures(position, square, better)
}

/// Returns `true` if there are such positions.
pub fn has_futures(app: &App) -> bool {
    let known = &app.features.explanations;
    shown(app).is_some_and(|(position, square, _)| known.has_futures(position, square))
}

fn shown(app: &App) -> Option<(&Position, Square, BetterMove)> {
    let problem = app.features.exercise.answered().filter(|problem| !problem.asks_why())?;
    let (square, better) = contrasted(app)?;
    Some((problem.position(), square, better))
}
