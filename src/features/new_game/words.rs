//! Sentences about games that begin.

use othello_core::board::Color;
use othello_session::Session;

/// Returns who plays in a new game that began after that many plies of another one.
pub fn new_game_from(session: &Session, ply: usize) -> String {
    let computer = Color::BOTH.into_iter().find(|&c| session.players()[c].computer().is_some());
    let players = computer.map_or_else(String::new, |color| {
        format!(": you play {} against {}", !color, session.name(color))
    });
    let place = if ply == 0 { "the start".into() } else { format!("move {ply}") };
    format!("New game from {place}{players}. The other game stays saved.")
}
