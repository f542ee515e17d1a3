//! The numbers that players count in a position.

use crate::plies::{discs, list};
use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::{openings, stats};

/// Returns what players count after that many plies of a game, a line each.
pub fn description(game: &Game, plies: usize) -> String {
    let position = game.position_at(plies);
    let board = position.board();
    let mobility = stats::mobility(&position);
    let frontier = ByColor::from_fn(|color| stats::frontier(&board, color).len());
    let stable = ByColor::from_fn(|color| stats::stable(&board, color).len());
    let corners = ByColor::from_fn(|color| {
        let corners = board.discs(color) & stats::Special::Corner.squares();
        if corners.is_empty() { "none".into() } else { list(corners) }
    });
    let both = |numbers: ByColor<u8>| format!("Black {}, White {}.", numbers.black, numbers.white);
    [
        format!("Discs: {}", discs(&position)),
        format!("Mobility (legal moves): {}", both(mobility)),
        format!("Frontier discs (next to an empty square): {}", both(frontier)),
        format!("Stable discs (at least): {}", both(stable)),
        format!("Corners: Black {}; White {}.", corners.black, corners.white),
        match openings::name(game, plies) {
            Some(name) => format!("Opening: {name}."),
            None => "The opening has no name.".into(),
        },
    ]
    .join("\n")
}
