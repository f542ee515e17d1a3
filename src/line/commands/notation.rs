//! The commands that print the game and the position as text.

use crate::game::controller::Controller;
use crate::line::command::Command;
use crate::line::request::Request;
use crate::words::moves::NO_MOVES;
use othello_core::game::Game;
use othello_notation::diagram::{self, Spacing};
use othello_notation::{position, transcript};

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new(
        "diagram",
        "draws the board with the number of each move in its square.",
        |_, controller| {
            let (game, ply) = (controller.viewed().line(), controller.viewed().ply());
            Request::Say(diagram::draw(game, ply, Spacing::Wide))
        },
    ),
    Command::new(
        "position",
        "prints the board as 64 characters from a1 to h8, and the side to move.",
        |_, controller| Request::Say(position(controller)),
    ),
    Command::new("transcript", "prints the moves as one word.", |_, controller| {
        Request::Say(transcript(controller.viewed().line()))
    }),
];

fn position(controller: &Controller) -> String {
    let viewed = controller.state().shown_position();
    position::write(viewed.board(), viewed.to_move().unwrap_or(viewed.next()))
}

fn transcript(game: &Game) -> String {
    if game.plies().is_empty() {
        return NO_MOVES.into();
    }
    transcript::write(game.plies())
}
