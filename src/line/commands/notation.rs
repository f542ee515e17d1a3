//! The commands that print the game and the position as text.

use crate::app::App;
use crate::i18n::m;
use crate::line::command::Command;
use crate::line::request::Request;
use othello_core::game::Game;
use othello_notation::diagram::{self, Spacing};
use othello_notation::{position, transcript};

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new(
        "diagram",
        "draws the board with the number of each move in its square.",
        |_, app| {
            let (game, ply) = (app.viewed().line(), app.viewed().ply());
            Request::Say(diagram::draw(game, ply, Spacing::Wide))
        },
    ),
    Command::new(
        "position",
        "prints the board as 64 characters from a1 to h8, and the side to move.",
        |_, app| Request::Say(position(app)),
    ),
    Command::new("transcript", "prints the moves as one word.", |_, app| {
        Request::Say(transcript(app.viewed().line()))
    }),
];

fn position(app: &App) -> String {
    let viewed = app.state().shown_position();
    position::write(viewed.board(), viewed.to_move().unwrap_or(viewed.next()))
}

fn transcript(game: &Game) -> String {
    if game.plies().is_empty() {
        return m::plies::no_moves().to_string();
    }
    transcript::write(game.plies())
}
