//! The puzzles that are like an error of a game.

use othello_engine::puzzle::{Theme, Wanted};
use othello_words::ideas::Reader;

use super::problems::Problem;
use crate::app::App;
use crate::features::explanation::state::Explanations;

/// Returns the puzzles that are like the error that is solved, those first that are more like it; none if nothing is known
/// that they could have in common.
pub fn similar(app: &App) -> Vec<Wanted> {
    let problem = app.features.exercise.problem().filter(|it| it.is_solved_error());
    problem.map_or_else(Vec::new, |it| it.similar(themes(it, &app.features.explanations)))
}

/// Returns `true` if there are puzzles like the error that is solved.
pub fn has_similar(app: &App) -> bool {
    !similar(app).is_empty()
}

/// Returns `true` if puzzles like the error may be set, and have not been.
pub fn may_have_similar(problem: &Problem, known: &Explanations) -> bool {
    problem.may_have_similar() && !themes(problem, known).is_empty()
}

/// Returns what an error of a game is about.
fn themes(problem: &Problem, known: &Explanations) -> Vec<Theme> {
    let Some((error, idea)) = problem.error() else { return Vec::new() };
    let asked = *problem.asked();
    match known.reader() {
        Reader::Learner => {
            let causes = known.causes(&asked, error.square).iter();
            // Of an idea with several kinds of consequences, those of another kind, or of the other side, are not alike.
            if let Some(it) = causes.clone().next().and_then(|it| it.contrast.consequence()) {
                let is_shown = it.is_seen_at_once();
                return is_shown.then_some(Theme::Consequence(it)).into_iter().collect();
            }
            let ideas = causes.filter_map(|cause| cause.contrast.idea());
            ideas.chain(idea).map(Theme::Idea).collect()
        }
        Reader::Strong => {
            let reasons = error.explanation(asked).map_or_else(Vec::new, |it| it.reasons);
            reasons.into_iter().map(|reason| Theme::Motif(reason.motif)).collect()
        }
    }
}
