//! The commands that list the moves and view earlier positions.

use crate::controller::{Action, Browse, Controller};
use crate::line::command::Command;
use crate::line::error::quoted;
use crate::line::report;
use crate::line::request::Request;
use crate::narration;
use crate::narration::{annotation, review};
use othello_core::game::{Game, Ply};

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new("list", "lists the moves with their numbers, and the passes.", |_, controller| {
        Request::Say(list(controller.viewed_game()))
    }),
    Command::new("back", "views the position one move earlier.", |_, _| browse(Browse::Back)),
    Command::new("on", "views the position one move later.", |_, _| browse(Browse::Forward))
        .with_aliases(&["forward"]),
    Command::new("start", "views the start of the game.", |_, _| browse(Browse::Start)),
    Command::new("end", "returns to the current position.", |_, _| browse(Browse::Current)),
    Command::new("at", "views the position after move 12.", at).with_argument("at 12"),
];

fn browse(browse: Browse) -> Request {
    Request::Act(Action::Browse(browse))
}

fn at(number: &str, _: &Controller) -> Request {
    match number.parse() {
        Ok(ply) => browse(Browse::Ply(ply)),
        Err(_) => Request::refuse(format!(
            "expected the number of a move, such as at 12, found {}",
            quoted(number)
        )),
    }
}

/// Returns all moves with their numbers, a line each.
fn list(game: &Game) -> String {
    if game.plies().is_empty() {
        return "No move has been played.".into();
    }
    let colors = narration::colors();
    let at_start = narration::followed_by_pass(String::new(), &game.start(), &colors);
    let start = (!at_start.is_empty()).then(|| format!("At the start: {at_start}"));
    let sentence = |ply: &Ply| narration::ply(ply, &colors);
    let moves = (1..).zip(game.plies()).map(|(number, ply)| format!("{number}: {}", sentence(ply)));
    start.into_iter().chain(moves).collect::<Vec<_>>().join("\n")
}

/// Describes the viewed moment: the position, the judgement of the move that led to it, and the
/// notes on it.
pub fn moment(controller: &Controller) -> String {
    let moment = match annotation::line(controller) {
        None => report::moment(controller.session(), controller.viewed_ply()),
        Some(line) => report::moment_of(controller.viewed_game(), controller.viewed_ply(), &line),
    };
    let judged = controller.reviewed_ply().as_ref().map(review::judgement);
    let note = controller.viewed_note().map(annotation::note).filter(|note| !note.is_empty());
    let said = [Some(moment), judged, note].into_iter().flatten();
    said.collect::<Vec<_>>().join(" ")
}
