//! The discs that the game has cost, in the line under the board.

use crate::screen::view::View;
use othello_board::features::training::sentences;

/// Returns what the game that is over has cost, in fewer and fewer words; none before its review is
/// complete.
pub fn costs(view: &View<'_>) -> Vec<String> {
    let worst = sentences::worst(view.app());
    worst
        .into_iter()
        .flat_map(|cost| [Some(cost.to_string()), cost.form("short"), cost.form("brief")])
        .flatten()
        .collect()
}
