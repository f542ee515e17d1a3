//! What the game has cost, in the line under the board.

use super::sentences::{cost, lost};
use crate::screen::view::View;

/// Returns what the game that is over has cost, in fewer and fewer words; none before its review is
/// complete.
pub fn costs(view: &View<'_>) -> Vec<String> {
    let app = view.app();
    let costs = app.features.training.costs(&app.state);
    if costs.is_empty() {
        return Vec::new();
    }
    let names = view.names();
    let whole: Vec<_> = costs.iter().map(|of| cost(of, &names).to_string()).collect();
    let brief: Vec<_> = costs.iter().map(|of| lost(of, &names).to_string()).collect();
    vec![whole.join(" "), format!("{}.", brief.join(". "))]
}
