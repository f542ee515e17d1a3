//! The title of the terminal's window: the move, whose turn it is, the discs, and what is going on.

use super::view::View;
use othello_board::features::exercise;
use othello_board::features::exercise::problems::{Exercise, Outcome};
use othello_peer::Presence;
use othello_words::i18n::{Text, m};
use othello_words::names;

/// Returns the title: `Othello: move 4, Ada to move, 4-2 (help)`.
pub fn title(view: &View<'_>) -> String {
    let discs = view.shown().board().counts();
    let (black, white) = (discs.black.to_string(), discs.white.to_string());
    let subject = subject(view);
    let title = match activity(view) {
        Some(activity) => m::title::title_with(subject, black, white, activity),
        None => m::title::title(subject, black, white),
    };
    title.naming(&view.names())
}

/// Returns what is going on besides the game itself, if anything: the first of it.
fn activity(view: &View<'_>) -> Option<Text> {
    let app = view.app();
    let front = view.docked().unwrap_or(view.mode());
    if let Some(activity) = front.activity() {
        return Some(activity);
    }
    if let Some(exercise) = app.features.exercise.current() {
        return of_exercise(exercise);
    }
    if app.features.players.is_thinking() {
        return Some(m::title::thinking());
    }
    match app.features.link.link()?.presence() {
        Presence::Expected => Some(m::title::waiting()),
        Presence::Here(_) => None,
        Presence::Away(_) => Some(m::title::away()),
    }
}

fn of_exercise(exercise: &Exercise) -> Option<Text> {
    let Some(problem) = exercise.problem() else { return Some(m::title::thinking()) };
    problem.answer()?;
    Some(match (problem.judgement(), problem.outcome()) {
        (None, _) => m::title::thinking(),
        (Some(_), Outcome::Shown) => m::title::solution(),
        (Some(judgement), Outcome::Open | Outcome::Solved) if judgement.is_right() => {
            m::title::right()
        }
        (Some(_), Outcome::Open | Outcome::Solved) => m::title::wrong(),
    })
}

/// Returns the exercise, the move that is viewed, whose turn it is, or who has won.
fn subject(view: &View<'_>) -> Text {
    let app = view.app();
    if let Some(shown) = app.features.exercise.current() {
        return exercise::sentences::heading(shown);
    }
    let session = view.session();
    if app.viewed().is_browsing() {
        let plies = app.viewed().line().plies().len().to_string();
        return m::title::viewed(app.viewed().ply().to_string(), plies);
    }
    match (session.to_move(), session.result().and_then(|result| result.winner)) {
        (Some(color), _) => m::title::turn(
            (session.game().plies().len() + 1).to_string(),
            names::name(session, color),
        ),
        (None, Some(winner)) => m::title::won(names::name(session, winner)),
        (None, None) => m::title::draw(),
    }
}
