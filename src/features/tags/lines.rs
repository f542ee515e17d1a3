//! The command that says and writes the heading of a game.

use othello_notation::draft::Field;

use super::says::TagsEvent;
use super::words;
use crate::game::action::{Action, TagsAction};
use crate::game::controller::Controller;
use crate::line::arguments::split;
use crate::line::command::Command;
use crate::line::error::{LineError, quoted};
use crate::line::request::Request;
use crate::line::sentence::Sentence;
use crate::text::any_of;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[Command::new(
    "tags",
    "says the players, the event, the round, the date and the official score, or writes one of them.",
    |rest, controller| parse(rest, controller).unwrap_or_else(Request::Refuse),
)
.with_optional_argument("tags, or tags event Paris Open, or tags score -")
.with_details(|| DETAILS.into())];

/// The ways of the command.
const DETAILS: &str = "\
tags black Ada, white, event, round: a text, which may have spaces; - for none.
tags date 2026.11.21: the day, or 2026.11, or 2026.
tags score 34-30: the official score, Black's discs first, if it is not that of the board.";

fn parse(rest: &str, controller: &Controller) -> Result<Request, LineError> {
    if rest.is_empty() {
        return Ok(Request::Act(Action::Tags(TagsAction::Show)));
    }
    let (name, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let names = Field::ALL.map(|field| field.name().to_ascii_lowercase());
    let field = Field::ALL.into_iter().find(|field| field.name().eq_ignore_ascii_case(name));
    let Some(field) = field else {
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        let (any, found) = (any_of(&names), quoted(name));
        return LineError::because(format!("expected {any}, found {found}"));
    };
    let words = split(text)?;
    let mut heading = controller.session().heading();
    match &words[..] {
        [] => {
            let name = field.name().to_ascii_lowercase();
            return LineError::because(format!("tags {name} needs a text, or - for none"));
        }
        [none] if none == "-" => heading.write(field, ""),
        words => heading.write(field, &words.join(" ")),
    }
    Ok(Request::Act(Action::Tags(TagsAction::Write(Box::new(heading)))))
}

/// Returns the sentence about an event.
pub fn sentence(event: TagsEvent, controller: &Controller) -> Sentence {
    let heading = words::heading(&controller.session().heading());
    Sentence::alone(match event {
        TagsEvent::Shown => heading,
        TagsEvent::Written => format!("{} {heading}", words::WRITTEN),
    })
}
