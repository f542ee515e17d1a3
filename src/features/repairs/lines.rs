//! The commands that load a game, and repair one with a fault.

use super::faulty_game;
use super::says::RepairsEvent;
use super::words;
use crate::app::App;
use crate::app::action::{Action, NewGameAction, RepairsAction};
use crate::line::command::Command;
use crate::line::error::{LineError, quoted};
use crate::line::request::Request;
use crate::line::sentence::{Sentence, Then};
use othello_notation::paste::{self, PasteError};
use othello_notation::position;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new("load", "loads a game from its transcript, or a position.", |text, app| {
        load(text, app).unwrap_or_else(Request::Refuse)
    })
    .with_argument("load f5d6c3"),
    Command::new(
        "repair",
        "takes the repair with that number of a game that was loaded up to a fault, or lists them.",
        |number, app| repair(number, app).unwrap_or_else(Request::Refuse),
    )
    .with_optional_argument("repair, or repair 1"),
];

fn load(text: &str, app: &App) -> Result<Request, LineError> {
    let rules = app.game().rules();
    let read = paste::read(text, rules);
    if read == Err(PasteError::Nothing) && position::is_likely(text) {
        position::read_start(text)?;
    }
    if read.is_err()
        && let Some(faulty) = faulty_game(text, rules)
    {
        return Ok(Request::Act(Action::Repairs(RepairsAction::Load(Box::new(faulty)))));
    }
    Ok(Request::Act(Action::NewGame(NewGameAction::Load(Box::new(read?)))))
}

fn repair(number: &str, app: &App) -> Result<Request, LineError> {
    if number.is_empty() {
        let offered = app.repairs().offered();
        return Ok(match offered {
            Some(faulty) => Request::Say(words::offer(faulty)),
            None => Request::Act(Action::Repairs(RepairsAction::Take(0))),
        });
    }
    let index = number.parse().ok().and_then(|number: usize| number.checked_sub(1));
    let index = index.ok_or_else(|| {
        LineError::new(format!("expected the number of a repair, found {}", quoted(number)))
    })?;
    Ok(Request::Act(Action::Repairs(RepairsAction::Take(index))))
}

/// Returns the sentence about an event.
pub fn sentence(event: RepairsEvent, app: &App) -> Sentence {
    let Some(faulty) = app.repairs().offered() else { return Sentence::none() };
    match event {
        RepairsEvent::Offered => Sentence::alone(words::offer(faulty)),
        RepairsEvent::Taken(index) => match faulty.repairs.get(index) {
            Some(repair) => Sentence::followed_by(Then::TurnAndBoard, words::taken(repair)),
            None => Sentence::none(),
        },
    }
}
