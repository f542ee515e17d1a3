//! The move whose futures a learner sees beside a judged answer.

use othello_core::position::Position;
use othello_core::square::Square;
use othello_words::futures::TwoFutures;
use othello_words::ideas::Reader;

use super::problems::{Explained, Origin};
use crate::app::App;

/// Returns the move that is compared with the better one for a learner, once an answer is judged: the answer itself if it is
/// wrong, or else the error of the game, or the move that was tried or comes next to the right one.
pub(super) fn contrasted(app: &App) -> Option<Square> {
    let known = &app.features.explanations;
    let problem = app.features.exercise.answered().filter(|_| known.reader() == Reader::Learner)?;
    let judged = problem.judgement()?;
    match problem.origin() {
        Origin::Repertoire(_) => None,
        Origin::Guess(_) => Some(judged.square()),
        Origin::Mistake { judgement, .. } if problem.explained() == Explained::Error => {
            Some(judgement.square)
        }
        Origin::Mistake { .. } | Origin::Puzzle { .. } if !judged.is_right() => {
            Some(judged.square())
        }
        Origin::Mistake { judgement, .. } if problem.is_asked() => Some(judgement.square),
        Origin::Mistake { .. } | Origin::Puzzle { .. } => known.last_at(problem.position()),
    }
}

/// Returns `true` if the answer of a learner is wrong and nothing is explained yet: the better move is still looked for.
pub(super) fn is_still_tried(app: &App) -> bool {
    let problem = app.features.exercise.answered().filter(|_| contrasted(app).is_some());
    problem.is_some_and(|problem| {
        let is_wrong = problem.judgement().is_some_and(|it| !it.is_right());
        let is_told = problem.explained() != Explained::Nothing;
        is_wrong && !is_told && !matches!(problem.origin(), Origin::Guess(_))
    })
}

/// Returns the positions that show a learner why an answer is wrong, or what was solved.
pub fn futures(app: &App) -> Option<TwoFutures> {
    let (position, square) = shown(app)?;
    app.features.explanations.futures(position, square)
}

/// Returns `true` if there are such positions.
pub fn has_futures(app: &App) -> bool {
    let known = &app.features.explanations;
    shown(app).is_some_and(|(position, square)| known.has_futures(position, square))
}

fn shown(app: &App) -> Option<(&Position, Square)> {
    let problem = app.features.exercise.answered().filter(|problem| !problem.asks_why())?;
    let square = contrasted(app).filter(|_| !is_still_tried(app))?;
    Some((problem.position(), square))
}
