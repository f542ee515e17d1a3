//! Explanations: why a move loses, found by the engine from the lines after it and after the best move.

pub mod commands;
pub mod state;
#[cfg(test)]
mod tests;

use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::review::Explanation;
use othello_home::engine_worker::task::{Explain, TaskOutcome};
use othello_words::faults::Said;
use othello_words::futures::TwoFutures;
use othello_words::i18n::{Text, m};
use othello_words::ideas::{self, Reader};
use othello_words::reasons::{brief_reason, reasons};
use othello_words::value::{certainty, discs, less_certain, line};

use crate::app::App;
use crate::app::engine_queue::Purpose;
use crate::app::lines::LineEntry;
use crate::app::needs::Need;
use crate::app::page::Page;
use crate::app::reply::{Done, Refuse, Reply, Tone};
use state::{ExplainedMove, Explanations};

pub const PAGE: Page = Page::new("lesson");

const HAS_MOVE: Need = Need {
    is_met: |app| ExplainedMove::meant(&app.state).is_some(),
    or: |_| m::explanation::no_move().quiet(),
};

/// Has a move explained; two people who play against the clock are asked before.
fn why(app: &mut App) -> Done {
    app.ask_in_contest(m::explanation::question(), explain);
    Ok(())
}

/// Has a move explained: at once if its explanation is known, or else by the engine.
fn explain(app: &mut App) {
    let App { state, features } = app;
    let explanations = &mut features.explanations;
    let Some(wanted) = ExplainedMove::meant(state) else { return };
    state.note_hint();
    // Asked again, it is said in full.
    explanations.is_in_full = explanations.lesson.take().is_some_and(|it| wanted.is_of(&it));
    if let Some(known) = explanations.of(&wanted.position, wanted.square) {
        let known = known.known_by(&state.knowledge);
        return teach(app, &known);
    }
    explanations.wanted = Some(wanted);
    let ExplainedMove { position, square } = wanted;
    state.engine.want(Purpose::Explanation, Explain { position, square }, replied);
    state.say(m::explanation::looking());
}

/// Takes in an explanation, or that there will be none.
fn replied(app: &mut App, outcome: TaskOutcome<Explanation>) {
    let App { state, features } = app;
    features.explanations.wanted = None;
    match outcome {
        TaskOutcome::Part(explanation) | TaskOutcome::Last(explanation) => {
            let Explanation { position, played, best, .. } = &explanation;
            state.knowledge.learn_judged(position, [played, best]);
            let explanation = explanation.known_by(&state.knowledge);
            features.explanations.note(explanation.clone());
            teach(app, &explanation);
        }
        TaskOutcome::Failed(error) => state.refuse(m::evaluation::failed(error.said())),
    }
}

/// Says why a move loses, and shows the whole lesson where there is a better move.
fn teach(app: &mut App, explanation: &Explanation) {
    let App { state, features } = app;
    let whole = explanation.in_full();
    let (said, entry) = match features.explanations.reader_of_lesson() {
        // A step goes along both lines, beside the board.
        Reader::Learner => (plainly(explanation, &features.explanations), LineEntry::ByName),
        Reader::Strong => (explained(explanation, &whole), LineEntry::ByStep),
    };
    state.lines.withdraw();
    state.offer_lines(lines(explanation), entry);
    state.say(Reply::new(Tone::Strong, vec![said]));
    if !explanation.is_of_best_move() {
        features.explanations.lesson = Some(Box::new(whole));
        state.show(PAGE);
    }
}

/// Returns the lesson, if it is read by a learner.
fn plain_lesson(app: &App) -> Option<&Explanation> {
    let known = &app.features.explanations;
    known.lesson().filter(|_| known.reader_of_lesson() == Reader::Learner)
}

/// Returns the positions that show what the lesson is about, as a learner sees them.
pub fn futures(app: &App) -> Option<TwoFutures> {
    let Explanation { position, played, .. } = plain_lesson(app)?;
    app.features.explanations.futures(position, played.square())
}

/// Returns `true` if there are such positions.
pub fn has_futures(app: &App) -> bool {
    let known = &app.features.explanations;
    plain_lesson(app).is_some_and(|it| known.has_futures(&it.position, it.played.square()))
}

/// Shows the futures of the lesson a ply later, or earlier.
fn follow_lines(app: &mut App, by: i8) -> Done {
    let known = &mut app.features.explanations;
    let Some(lesson) = known.lesson() else { return Ok(()) };
    let (position, square) = (lesson.position, lesson.played.square());
    if !known.follow_lines(&position, square, by) {
        return Err(m::browsing::end_of_line().heard());
    }
    let futures = futures(app);
    app.state.say(Reply::new(Tone::Seen, said(futures.as_ref())));
    Ok(())
}

/// Returns what is to be seen in futures, for those who do not.
pub fn said(futures: Option<&TwoFutures>) -> Vec<Text> {
    futures.map(TwoFutures::said).into_iter().flatten().collect()
}

fn end_lesson(app: &mut App) -> Done {
    app.features.explanations.lesson = None;
    if app.session().review().plies.is_empty() {
        app.state.hide(PAGE);
    }
    Ok(())
}

/// Returns the line of the move and that of the best one, each with the position before it.
fn lines(explanation: &Explanation) -> Vec<(Position, Vec<Square>)> {
    let Explanation { position, played, best, .. } = explanation;
    let best = (!explanation.is_of_best_move()).then(|| best.moves.clone());
    [played.moves.clone()].into_iter().chain(best).map(|moves| (*position, moves)).collect()
}

/// Forgets what belongs to another game, and what is wanted no longer: another moment is viewed, or the board
/// is hidden. Has the errors explained that were left for now.
pub fn follow(app: &mut App) {
    let App { state, features } = app;
    let explanations = &mut features.explanations;
    if state.changed().game {
        *explanations = Explanations::of_review(state);
    }
    explanations.read_by(state);
    // What is known of the moves may say something else of them than the file.
    if features.lines.has_learned()
        && let Some(errors) = explanations.take_left(state)
    {
        state.job(errors, |app, found| app.features.explanations.take_found(found));
    }
    let is_open = state.can_evaluate() && !state.is_game_hidden();
    let is_visible = is_open && !state.engine.is_asked(Purpose::Move);
    let meant = ExplainedMove::meant(state).filter(|_| is_visible);
    explanations.wanted = explanations.wanted.filter(|wanted| meant == Some(*wanted));
    let is_meant = |it: &Explanation| meant.is_some_and(|meant| meant.is_of(it));
    if !explanations.lesson.as_deref().is_some_and(is_meant) {
        explanations.lesson = None;
    }
    if explanations.wanted.is_none() {
        state.engine.withdraw(Purpose::Explanation);
    }
}

/// Returns what a move costs, what was better, and why, as a learner reads it: `Black: b2 costs 7 discs. Better: d5. b2 lets
/// White take the corner a1; d5 does not.`
fn plainly(explanation: &Explanation, known: &Explanations) -> Text {
    let ply = explanation.ply(0);
    let place = m::review::at(m::common::color(ply.player).to_string());
    if explanation.is_of_best_move() {
        return m::ideas::best(place, ply.square);
    }
    let why = known.why(&explanation.position, ply.square, known.side());
    ideas::error(place, &ply, &why, known.side())
}

/// Returns how much a move loses, why, and what was better: `Black b2 loses 7.0 discs, depth 14: b2 gives
/// White the corner a1. Better: d5 (+4.0), then e2 c3.`
fn explained(explanation: &Explanation, whole: &Explanation) -> Text {
    let Explanation { position, played, best, .. } = explanation;
    let mover = position.to_move().expect("somebody has moved");
    let (square, better) = (played.square(), best.square());
    let certainty = certainty(less_certain(played.value, best.value));
    if explanation.is_of_best_move() {
        return m::explanation::best(mover, square, certainty);
    }
    let loss = discs(best.value.discs() - played.value.discs(), [played.value, best.value]);
    let (line, own) = (line(best), line(played).to_string());
    match (reasons(explanation), brief_reason(explanation), reasons(whole)) {
        (Some(why), Some(brief), Some(all)) => m::explanation::explained(
            mover, square, loss, certainty, why, line, brief, better, all, own,
        ),
        _ => m::explanation::unexplained(mover, square, loss, certainty, line, better, own),
    }
}
