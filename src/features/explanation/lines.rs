//! The command that explains a move.

use super::words;
use crate::game::action::{Action, ExplanationAction};
use crate::game::event::ExplanationEvent;
use crate::line::command::Command;
use crate::line::request::Request;
use crate::line::sentence::Sentence;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[Command::new(
    "why",
    "says what the last move shown loses, why, and what was better.",
    |rest, _| {
        let action = Action::Explanation(ExplanationAction::LastMove);
        Request::confirmable("why", action, rest)
    },
)
.with_optional_argument("why")];

/// Returns the sentence about an event.
pub fn sentence(event: &ExplanationEvent) -> Sentence {
    match event {
        ExplanationEvent::Asked => Sentence::alone(words::LOOKING),
        ExplanationEvent::Explained(explanation) => {
            Sentence::alone(words::explanation(explanation))
        }
    }
}
