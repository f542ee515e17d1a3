//! The commands that list the moves and view earlier positions.

use super::words;
use crate::app::App;
use crate::app::action::{Action, BrowsingAction};
use crate::app::event::BrowsingEvent;
use crate::line::command::Command;
use crate::line::error::quoted;
use crate::line::moment::moment;
use crate::line::request::Request;
use crate::line::sentence::{Sentence, Then};
use crate::words::moves::{NO_MOVES, followed_by_pass, ply};
use crate::words::result::colors;
use othello_core::game::{Game, Ply};

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new("list", "lists the moves with their numbers, and the passes.", |_, app| {
        let viewed = app.viewed();
        let mut moves = list(viewed.line());
        if viewed.is_in_variation() {
            moves.push('\n');
            moves.push_str(words::IN_VARIATION);
        }
        Request::Say(moves)
    }),
    Command::new("back", "views the position one move earlier.", |_, _| {
        browse(BrowsingAction::Back)
    }),
    Command::new("on", "views the position one move later.", |_, _| {
        browse(BrowsingAction::Forward)
    })
    .with_aliases(&["forward"]),
    Command::new("start", "views the start of the game.", |_, _| browse(BrowsingAction::Start)),
    Command::new("end", "returns to the current position.", |_, _| browse(BrowsingAction::Current)),
    Command::new("at", "views the position after move 12.", at).with_argument("at 12"),
];

fn browse(browse: BrowsingAction) -> Request {
    Request::Act(Action::Browsing(browse))
}

fn at(number: &str, _: &App) -> Request {
    match number.parse() {
        Ok(ply) => browse(BrowsingAction::Ply(ply)),
        Err(_) => Request::refuse(format!(
            "expected the number of a move, such as at 12, found {}",
            quoted(number)
        )),
    }
}

/// Returns all moves with their numbers, a line each.
fn list(game: &Game) -> String {
    if game.plies().is_empty() {
        return NO_MOVES.into();
    }
    let names = colors();
    let at_start = followed_by_pass(String::new(), &game.start(), &names);
    let start = (!at_start.is_empty()).then(|| format!("At the start: {at_start}"));
    let sentence = |played: &Ply| ply(played, &names);
    let moves = (1..).zip(game.plies()).map(|(number, ply)| format!("{number}: {}", sentence(ply)));
    start.into_iter().chain(moves).collect::<Vec<_>>().join("\n")
}

/// Returns the sentence about an event.
pub fn sentence(event: BrowsingEvent, app: &App) -> Sentence {
    match event {
        BrowsingEvent::Viewed => Sentence::alone(moment(app)),
        BrowsingEvent::Rewound { plies } => {
            Sentence::followed_by(Then::TurnAndBoard, words::rewound_by_line(plies))
        }
    }
}
