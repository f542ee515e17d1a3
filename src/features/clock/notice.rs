//! The clock in the notice under the board.

use super::says::{ClockEvent, ClockRefusal};
use super::words;
use crate::screen::said::Said;
use crate::screen::view::View;

/// Returns the notice about an event.
pub fn about(event: ClockEvent, view: &View<'_>) -> Said {
    match event {
        ClockEvent::TimedOut(_) => Said::Nothing,
        // What was asked for has happened.
        ClockEvent::Paused | ClockEvent::Resumed if view.app().linked().link().is_some() => {
            Said::Nothing
        }
        ClockEvent::Paused | ClockEvent::Resumed => Said::Same,
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(refusal: ClockRefusal, text: String) -> Said {
    match refusal {
        ClockRefusal::NoClock => Said::quiet(words::NO_CLOCK_TO_PAUSE),
        ClockRefusal::AlreadyPaused | ClockRefusal::NotPaused => Said::warning(text),
    }
}
