//! The commands that count what players count.

use crate::game::controller::Controller;
use crate::line::command::Command;
use crate::line::request::Request;
use crate::words;
use othello_core::board::ByColor;
use othello_core::{openings, stats};

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new(
        "stats",
        "counts discs, mobility, frontier, stable discs and corners, and names the opening.",
        |_, controller| Request::Say(stats(controller)),
    ),
    Command::new("trend", "reads the graphs: discs, mobility and values by move.", |_, it| {
        Request::Say(words::trend::trend(it.viewed().line(), &it.session().review()))
    }),
];

/// Returns what players count in the viewed position, a line each.
fn stats(controller: &Controller) -> String {
    let (game, plies) = (controller.viewed().line(), controller.viewed().ply());
    let position = game.position_at(plies);
    let board = position.board();
    let mobility = stats::mobility(&position);
    let frontier = ByColor::from_fn(|color| stats::frontier(&board, color).len());
    let stable = ByColor::from_fn(|color| stats::stable(&board, color).len());
    let corners = ByColor::from_fn(|color| {
        let corners = board.discs(color) & stats::Special::Corner.squares();
        if corners.is_empty() { "none".into() } else { words::moves::list(corners) }
    });
    let both = |numbers: ByColor<u8>| format!("Black {}, White {}.", numbers.black, numbers.white);
    [
        format!("Discs: {}", words::moves::discs(&position)),
        format!("Mobility (legal moves): {}", both(mobility)),
        format!("Frontier discs (next to an empty square): {}", both(frontier)),
        format!("Stable discs, at least: {}", both(stable)),
        format!("Corners: Black {}; White {}.", corners.black, corners.white),
        match openings::name(game, plies) {
            Some(name) => format!("Opening: {name}."),
            None => "The opening has no name.".into(),
        },
    ]
    .join("\n")
}
