//! The player to move, for the prompt and in sentences.

use othello_words::i18n;
use othello_words::plies;

use crate::app::App;
use crate::app::audience::Audience;
use crate::features::browsing::{session_sentences, verdict::verdict};
use crate::features::clock;
use crate::features::exercise;
use crate::features::players;
use crate::features::review;
use crate::features::tutorial;

/// Returns the prompt of the next line: the player to move, unless something else is asked.
pub fn prompt(app: &App) -> String {
    let is_elsewhere = app.viewed().is_browsing() || app.state.is_aside();
    let is_over = app.viewed().is_forfeited() && !is_elsewhere;
    let is_open = !is_over && app.question().is_none();
    // Another answer begins in the same position.
    let position = app.features.exercise.problem().map(|problem| *problem.position());
    let position = position.unwrap_or_else(|| app.state.shown_position());
    let is_own = !is_open || app.features.link.link().is_none() || app.state.can_play();
    let is_searching =
        app.features.exercise.is_under_way() && app.features.exercise.problem().is_none();
    let waits = is_searching || app.features.players.is_thinking();
    let to_move = position.to_move().filter(|_| is_open && is_own && !waits);
    to_move.map_or_else(|| ">".into(), |color| format!("{color}>"))
}

/// Returns whose turn it is in the viewed position, and the legal squares.
pub fn viewed(app: &App, audience: Audience) -> String {
    if let Some(walk) = app.features.tutorial.walk() {
        tutorial::sentences::spoken(walk).to_string()
    } else if let Some(exercise) = app.features.exercise.current() {
        exercise::sentences::problem(exercise, app.features.explanations.reader()).to_string()
    } else if app.viewed().is_browsing() {
        plies::turn(&app.state.shown_position()).to_string()
    } else {
        current(app, audience)
    }
}

/// Returns whose turn it is in the current position, and the legal squares for a person; or the
/// result.
pub fn current(app: &App, audience: Audience) -> String {
    let session = app.session();
    if let Some(color) = session.to_move().filter(|_| app.features.players.is_thinking()) {
        return players::sentences::thinking(session, color).to_string();
    }
    let turn = session_sentences::turn(session);
    let proposal = review::proposal(app, audience);
    let decided = verdict(session).map(|verdict| verdict.to_string());
    i18n::passage([Some(turn), decided, proposal].into_iter().flatten())
}

/// Returns the terms of the game that are unusual, and the turn.
pub fn introduction(app: &App, audience: Audience) -> String {
    let mut sentences = session_sentences::setup(app.session());
    sentences.push(current(app, audience));
    sentences.extend(clock::note(&app.state).map(|note| note.to_string()));
    i18n::passage(sentences)
}
