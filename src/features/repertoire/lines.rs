//! The commands of the repertoire.

use super::says::{Drill, Part, RepertoireAction, RepertoireEvent};
use super::{left, words};
use crate::app::App;
use crate::app::action::Action;
use crate::line::command::{Command, Need};
use crate::line::request::Request;
use crate::line::sentence::Sentence;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[Command::new(
    "repertoire",
    "says what your repertoire has here, asks its positions, all or from here on, or adds a move.",
    repertoire,
)
.with_optional_argument("repertoire, or repertoire train, here, add, or add d6")
.that_needs(Need::Memory)];

fn repertoire(rest: &str, _: &App) -> Request {
    let (word, argument) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let action = match (&*word.to_lowercase(), argument.trim()) {
        ("", "") => RepertoireAction::Show,
        ("train", "") => RepertoireAction::Train(Drill::of(Part::Everything)),
        ("here", "") => RepertoireAction::Train(Drill::of(Part::FromViewed)),
        ("add", "") => RepertoireAction::Add(None),
        ("add", square) => match square.parse() {
            Ok(square) => RepertoireAction::Add(Some(square)),
            Err(_) => return Request::refuse(words::no_square(square)),
        },
        _ => return Request::refuse(words::unknown(rest)),
    };
    Request::Act(Action::Repertoire(action))
}

/// Returns the sentence about an event.
pub fn sentence(event: &RepertoireEvent, app: &App) -> Sentence {
    Sentence::alone(match event {
        RepertoireEvent::Shown => words::here(app.state()),
        RepertoireEvent::Added { color, square } => words::added(*color, *square),
        RepertoireEvent::AlreadyThere { color, square } => words::already_there(*color, *square),
        RepertoireEvent::Compared => {
            let left = left(app.state());
            left.iter().map(words::left).collect::<Vec<_>>().join(" ")
        }
        RepertoireEvent::Failed(error) => words::failed(error),
    })
}
