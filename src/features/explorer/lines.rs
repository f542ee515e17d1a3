//! The commands that say what was played in the viewed position.

use super::chosen::Chosen;
use super::says::{ExplorerEvent, ExplorerScope};
use super::words;
use crate::app::App;
use crate::app::action::{Action, ExplorerAction};
use crate::cli::engine_options;
use crate::line::command::Command;
use crate::line::error::quoted;
use crate::line::request::Request;
use crate::line::sentence::Sentence;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new(
        "openings",
        "says what was played in the position you are viewing, in how many games, and how they ended.",
        |rest, _| {
            Request::confirmable(
                "openings",
                Action::Explorer(ExplorerAction::Show(ExplorerScope::ThisPosition)),
                rest,
            )
        },
    )
    .with_optional_argument("openings"),
    Command::new(
        "filter",
        "chooses the games for openings: by player, colour, years, result, tournament, or all again.",
        filter,
    )
    .with_optional_argument("filter, or filter tastet black 1990-2005 won, or filter event:paris own"),
    Command::new("found", "opens a game that openings has listed, at this position.", found)
        .with_argument("found 3"),
    Command::new(
        "spar",
        "plays on from here against the engine, which plays by your repertoire and the chosen games as long as they last.",
        spar,
    )
    .with_optional_argument("spar, or spar 5"),
];

/// Chooses games, and says how many there are.
fn filter(rest: &str, _: &App) -> Request {
    match Chosen::parse(rest) {
        Ok(chosen) => {
            Request::ActThenSay(Action::Explorer(ExplorerAction::Choose(chosen)), |app| {
                words::choice(app.explorer())
            })
        }
        Err(error) => Request::refuse(words::fault(error)),
    }
}

fn found(number: &str, _: &App) -> Request {
    match number.parse() {
        Ok(number) => Request::Act(Action::Explorer(ExplorerAction::OpenNumber(number))),
        Err(_) => {
            Request::refuse(format!("expected the number of a game, found {}", quoted(number)))
        }
    }
}

fn spar(level: &str, _: &App) -> Request {
    let level = match level {
        "" => None,
        number => match engine_options::level(number) {
            Ok(level) => Some(level),
            Err(why) => return Request::refuse(format!("spar {}: {why}", quoted(number))),
        },
    };
    Request::Act(Action::Explorer(ExplorerAction::Spar(level)))
}

/// Returns the sentence about an event.
pub fn sentence(event: ExplorerEvent, app: &App) -> Sentence {
    let explorer = app.explorer();
    Sentence::alone(match (event, explorer.found(), explorer.base()) {
        (ExplorerEvent::Counted, Some(found), Some(base)) => {
            let viewed = app.viewed();
            words::spoken(explorer, found, base, &viewed.line().up_to(viewed.ply()))
        }
        (ExplorerEvent::Valued, Some(found), _) => words::spoken_values(found),
        (ExplorerEvent::SparringBegan(games), ..) => words::sparring(games, app.session()),
        (
            ExplorerEvent::Shown
            | ExplorerEvent::Hidden
            | ExplorerEvent::Reading
            | ExplorerEvent::Counted
            | ExplorerEvent::Valued
            | ExplorerEvent::Selected(_),
            ..,
        ) => String::new(),
    })
}
