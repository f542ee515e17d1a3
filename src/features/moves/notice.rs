//! Moves, undo and redo in the notice under the board.

use super::says::{MovesEvent, MovesRefusal};
use super::words;
use crate::screen::said::Said;
use crate::screen::view::View;

/// Returns the notice about an event.
pub fn about(event: &MovesEvent, view: &View<'_>) -> Said {
    let app = view.app();
    match event {
        // A move of an opponent elsewhere does not disturb who is browsing.
        MovesEvent::Played(_) if app.viewed().is_browsing() || app.exercise().is_under_way() => {
            Said::Same
        }
        MovesEvent::Played(_) | MovesEvent::Resigned(_) => Said::Nothing,
        MovesEvent::Redone(ply) => Said::quiet(words::redone(ply, &view.names())),
        MovesEvent::Undone(undone) => Said::quiet(words::undone(undone, &view.names())),
        MovesEvent::ReturnedToCurrent => Said::quiet(words::RETURNED_BY_KEY),
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(refusal: MovesRefusal, text: String) -> Said {
    match refusal {
        MovesRefusal::NothingToUndo | MovesRefusal::NothingToRedo => Said::quiet(text),
        MovesRefusal::NoPlayerHere => Said::warning(text),
    }
}
