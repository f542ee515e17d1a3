//! The command that corrects the current position.

use super::says::CorrectionsEvent;
use super::words;
use crate::game::action::{Action, CorrectionsAction};
use crate::game::controller::Controller;
use crate::line::command::Command;
use crate::line::error::{LineError, quoted};
use crate::line::request::Request;
use crate::line::sentence::{Sentence, Then};
use crate::words::result::colors;
use othello_core::board::Color;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[Command::new(
    "correct",
    "goes on from an error over the board: another disc stood there, or the turn was another.",
    |rest, _| {
        parse(rest).map_or_else(Request::Refuse, |action| Request::Act(Action::Corrections(action)))
    },
)
.with_argument("correct e4 white")
.with_details(|| DETAILS.into())];

/// The ways of the command.
const DETAILS: &str = "\
correct e4 white, black or empty: what stood on e4 after the last move.
correct e4: the other colour.
correct turn, or correct turn black: whose turn it was; a player has moved twice.
correct off: what the rules give.";

fn parse(rest: &str) -> Result<CorrectionsAction, LineError> {
    let mut words = rest.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next());
    if let Some(more) = words.next() {
        return LineError::because(format!(
            "correct takes two words, found {} as well",
            quoted(more)
        ));
    }
    let color =
        |word: &str| Color::BOTH.into_iter().find(|color| color.name().eq_ignore_ascii_case(word));
    match (first, second) {
        ("off", None) => Ok(CorrectionsAction::Restore),
        ("turn", None) => Ok(CorrectionsAction::GiveTurn(None)),
        ("turn", Some(word)) => match color(word) {
            Some(color) => Ok(CorrectionsAction::GiveTurn(Some(color))),
            None => LineError::because(format!("expected black or white, found {}", quoted(word))),
        },
        (square, disc) => {
            let Ok(square) = square.parse() else {
                let found = quoted(square);
                return LineError::because(format!(
                    "expected a square, turn or off, found {found}"
                ));
            };
            match disc {
                None => Ok(CorrectionsAction::Turn(square)),
                Some(word) if word.eq_ignore_ascii_case("empty") => {
                    Ok(CorrectionsAction::Put(square, None))
                }
                Some(word) => match color(word) {
                    Some(color) => Ok(CorrectionsAction::Put(square, Some(color))),
                    None => LineError::because(format!(
                        "expected black, white or empty, found {}",
                        quoted(word)
                    )),
                },
            }
        }
    }
}

/// Returns the sentence about an event.
pub fn sentence(event: CorrectionsEvent, controller: &Controller) -> Sentence {
    match event {
        CorrectionsEvent::Begun => Sentence::alone(words::GUIDANCE),
        CorrectionsEvent::Ended => Sentence::followed_by(Then::Turn, ""),
        CorrectionsEvent::Corrected => Sentence::followed_by(
            Then::TurnAndBoard,
            words::corrected(controller.game(), &colors()),
        ),
    }
}
