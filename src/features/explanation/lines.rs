//! The command that explains a move.

use super::words;
use crate::app::action::Action;
use crate::app::event::ExplanationEvent;
use crate::line::command::Command;
use crate::line::request::Request;
use crate::line::sentence::Sentence;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[Command::new(
    "why",
    "says what the error that is shown, or else the last move, loses, why, and what was better.",
    |rest, _| Request::confirmable("why", Action::Explain, rest),
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
