//! The commands that have the game reviewed and show its errors.

use super::says::{ErrorStep, Whose};
use super::words as review;
use crate::app::App;
use crate::app::action::{Action, ReviewAction};
use crate::app::event::ReviewEvent;
use crate::line::audience::Audience;
use crate::line::command::Command;
use crate::line::error::quoted;
use crate::line::request::Request;
use crate::line::sentence::{Sentence, Then};
use crate::words::reason::reasons;
use othello_core::board::Color;
use othello_engine::analysis::ReviewedPly;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new(
        "review",
        "finds the loss of every move, the turning points and the mean losses, or stops looking.",
        review,
    )
    .with_optional_argument("review, or review stop"),
    Command::new(
        "errors",
        "lists the moves that lose two discs or more, of both or of one.",
        errors,
    )
    .with_optional_argument("errors, or errors black"),
    Command::new("error", "views the position before the next error, or the one before.", error)
        .with_optional_argument("error, or error previous"),
];

/// Has the game reviewed, or says what its review has found.
fn review(rest: &str, _: &App) -> Request {
    match rest.to_ascii_lowercase().as_str() {
        "stop" => Request::Act(Action::Review(ReviewAction::Stop)),
        "" | "yes" => Request::confirmable("review", Action::Review(ReviewAction::Start), rest),
        _ => Request::refuse("review takes no argument except stop"),
    }
}

/// Lists the errors of both players, or of one.
fn errors(rest: &str, _: &App) -> Request {
    let whose = match rest.to_ascii_lowercase().as_str() {
        "" | "both" => Whose::Both,
        "black" => Whose::Only(Color::Black),
        "white" => Whose::Only(Color::White),
        _ => {
            return Request::refuse(format!(
                "expected errors, errors black or errors white, found {}",
                quoted(rest)
            ));
        }
    };
    Request::Act(Action::Review(ReviewAction::Choose(whose)))
}

/// Views the position before another error.
fn error(rest: &str, _: &App) -> Request {
    let step = match rest.to_ascii_lowercase().as_str() {
        "" | "next" => ErrorStep::Next,
        "previous" => ErrorStep::Previous,
        _ => {
            return Request::refuse(format!(
                "expected error or error previous, found {}",
                quoted(rest)
            ));
        }
    };
    Request::Act(Action::Review(ReviewAction::ViewError(step)))
}

/// Returns the sentence about an event; `proposal` is said after the findings.
pub fn sentence(event: ReviewEvent, app: &App, proposal: &str) -> Sentence {
    let (found, game) = (app.session().review(), app.game());
    let why = |ply: &ReviewedPly| {
        let before = game.position_at(ply.index);
        reasons(app.explanations().of(&before, ply.square)?)
    };
    match event {
        ReviewEvent::Shown if app.review().is_under_way() => {
            Sentence::alone(review::started(&found, game))
        }
        ReviewEvent::Shown | ReviewEvent::EndedUnasked => Sentence::none(),
        ReviewEvent::Ended | ReviewEvent::Stopped => {
            Sentence::alone(review::summary(&found, game, why) + proposal)
        }
        ReviewEvent::ErrorViewed => {
            let error = app.state().next_reviewed_ply();
            let said = error.map(|ply| review::explained_error(&ply, why));
            Sentence::followed_by(Then::Board, said.unwrap_or_default())
        }
        ReviewEvent::MoveJudged => {
            let judged = app.review().viewed_judgement(app.state());
            Sentence::alone(judged.map_or_else(String::new, review::judgement))
        }
        ReviewEvent::Chosen => {
            let errors = app.review().errors(app.state());
            Sentence::alone(review::errors(&errors, app.review().whose(), why))
        }
    }
}

/// Returns the proposal to review a game that is over, for a person; empty if it is reviewed or
/// cannot be.
pub fn proposal(app: &App, audience: Audience) -> Option<&'static str> {
    let session = app.session();
    let is_reviewed = session.review().is_complete(session.game());
    let is_open = app.state().can_review() && !app.review().is_under_way();
    if audience == Audience::Script || session.result().is_none() || is_reviewed || !is_open {
        return None;
    }
    Some(review::PROPOSAL)
}
