//! What the game has cost, in the line under the board.

use super::sentences::{cost, lost};
use crate::screen::view::View;

/// Returns what the game that is over has cost, in fewer and fewer words; none before its review is
/// complete.
pub fn costs(view: &View<'_>) -> Vec<String> {
    let app = view.app();
    let cost_of_game = app.features.training.cost(&app.state);
    let texts = |of| vec![cost(&of).to_string(), format!("{}.", lost(&of))];
    cost_of_game.map(texts).unwrap_or_default()
}
