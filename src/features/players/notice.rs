//! Players in the notice under the board.

use super::says::PlayersEvent;
use super::words;
use crate::screen::said::Said;
use crate::screen::view::View;

/// Returns the notice about an event.
pub fn about(event: &PlayersEvent, view: &View<'_>) -> Said {
    match event {
        PlayersEvent::Changed => Said::quiet(words::players_changed(view.session())),
        // A question repeats the fault of an engine.
        PlayersEvent::Renamed | PlayersEvent::EngineFailed { .. } => Said::Same,
    }
}
