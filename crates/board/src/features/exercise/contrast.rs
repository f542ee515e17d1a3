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

/// Returns the wrong answer of a learner to whom nothing is explained yet: the better move is still looked for.
pub fn wrong_try(app: &App) -> Option<Square> {
    let square = contrasted(app)?;
    let problem = app.features.exercise.answered()?;
    let is_guess = matches!(problem.origin(), Origin::Guess(_));
    let is_told = is_guess || problem.explained() != Explained::Nothing;
    problem.judgement().filter(|it| !is_told && !it.is_right()).map(|_| square)
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
    let square = contrasted(app).filter(|_| wrong_try(app).is_none())?;
    Some((problem.position(), square))
}
