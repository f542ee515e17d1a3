//! The repertoire in the notice under the board.

use super::says::RepertoireEvent;
use super::{left, words};
use crate::screen::said::Said;
use crate::screen::view::View;

/// Returns where the game that is over has left the repertoire, in fewer and fewer words; none before its
/// review is complete.
pub fn departures(view: &View<'_>) -> Vec<String> {
    let left = left(view.app().state());
    if left.is_empty() {
        return Vec::new();
    }
    let all = |of: fn(&super::Left) -> String| left.iter().map(of).collect::<Vec<_>>().join(" ");
    vec![all(words::left), all(words::briefly_left)]
}

/// Returns the notice about an event.
pub fn about(event: &RepertoireEvent) -> Said {
    match event {
        RepertoireEvent::Shown => Said::Nothing,
        RepertoireEvent::Compared => Said::Same,
        RepertoireEvent::Added { color, square } => Said::quiet(words::added(*color, *square)),
        RepertoireEvent::AlreadyThere { color, square } => {
            Said::quiet(words::already_there(*color, *square))
        }
        RepertoireEvent::Failed(error) => Said::warning(words::failed(error)),
    }
}
