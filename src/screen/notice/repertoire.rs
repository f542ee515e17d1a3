//! The departures from the repertoire, in the line under the board.

use othello_words::i18n;

use crate::screen::view::View;
use othello_board::features::repertoire::sentences;
use othello_board::features::repertoire::state::left;

/// Returns where the game that is over has left the repertoire, in fewer and fewer words; none before its
/// review is complete.
pub fn departures(view: &View<'_>) -> Vec<String> {
    let left: Vec<_> = left(&view.app().state).iter().map(sentences::left).collect();
    if left.is_empty() {
        return Vec::new();
    }
    let brief = left.iter().filter_map(|left| left.form("short"));
    vec![i18n::passage(&left), i18n::passage(brief)]
}
