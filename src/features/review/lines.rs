//! The command that has the game reviewed.

use super::words as review;
use crate::game::action::{Action, ReviewAction};
use crate::game::controller::Controller;
use crate::game::event::ReviewEvent;
use crate::line::audience::Audience;
use crate::line::command::Command;
use crate::line::request::Request;
use crate::line::sentence::Sentence;
use crate::words::reason::reasons;
use othello_engine::analysis::ReviewedPly;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[Command::new(
    "review",
    "finds the loss of every move, the turning points and the mean losses, or stops looking.",
    review,
)
.with_optional_argument("review, or review stop")];

/// Has the game reviewed, or says what its review has found.
fn review(rest: &str, _: &Controller) -> Request {
    match rest.to_ascii_lowercase().as_str() {
        "stop" => Request::Act(Action::Review(ReviewAction::Stop)),
        "" | "yes" => Request::confirmable("review", Action::Review(ReviewAction::Start), rest),
        _ => Request::refuse("review takes no argument except stop"),
    }
}

/// Returns the sentence about an event; `proposal` is said after the findings.
pub fn sentence(event: ReviewEvent, controller: &Controller, proposal: &str) -> Sentence {
    let (found, game) = (controller.session().review(), controller.game());
    match event {
        ReviewEvent::Shown if controller.review().is_under_way() => {
            Sentence::alone(review::started(&found, game))
        }
        ReviewEvent::Shown | ReviewEvent::EndedUnasked => Sentence::none(),
        ReviewEvent::Ended | ReviewEvent::Stopped => {
            let why = |ply: &ReviewedPly| {
                let before = game.position_at(ply.index);
                reasons(controller.explanations().of(&before, ply.square)?)
            };
            Sentence::alone(review::summary(&found, game, why) + proposal)
        }
    }
}

/// Returns the proposal to review a game that is over, for a person; empty if it is reviewed or
/// cannot be.
pub fn proposal(controller: &Controller, audience: Audience) -> Option<&'static str> {
    let session = controller.session();
    let is_reviewed = session.review().is_complete(session.game());
    let is_open = controller.state().can_review() && !controller.review().is_under_way();
    if audience == Audience::Script || session.result().is_none() || is_reviewed || !is_open {
        return None;
    }
    Some(review::PROPOSAL)
}
