//! The file formats: what is read, what is written, and what is refused.

#[path = "../../../../tests/support/random.rs"]
mod random;
#[path = "../../../../tests/support/random_trees.rs"]
mod random_trees;
#[path = "../../../../tests/support/table.rs"]
mod table;

mod bases;
mod branches;
mod claims;
mod encodings;
mod errors;
mod formats;
mod hostile;
mod kept;
mod kinds;
mod pgn;
mod real_programs;
mod repairs;
mod round_trips;
mod transcripts;
mod trees;

use othello_core::game::Game;
use othello_core::position::Position;
use othello_notation::error::Warning;

/// The warnings but those of values, which the tests make up.
fn but_values(mut warnings: Vec<Warning>) -> Vec<Warning> {
    warnings.retain(|warning| !matches!(warning, Warning::Evaluations { .. }));
    warnings
}

/// The squares played, with `--` for each pass.
fn with_passes(game: &Game) -> String {
    let pass = |position: Position| if position.passed().is_some() { "--" } else { "" };
    let plies = game.plies().iter().map(|ply| format!("{}{}", ply.square, pass(ply.after)));
    plies.fold(pass(game.start()).into(), |moves, ply| moves + &ply)
}
