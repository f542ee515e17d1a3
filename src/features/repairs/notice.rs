//! Scoresheets in the notice under the board.

use super::says::{RepairsEvent, RepairsRefusal};
use super::words;
use crate::screen::said::Said;
use crate::screen::view::View;

/// Returns the notice about an event.
pub fn about(event: RepairsEvent, view: &View<'_>) -> Said {
    let offered = view.app().repairs().offered();
    match event {
        // The window says it.
        RepairsEvent::Offered => Said::Nothing,
        RepairsEvent::Taken(index) => {
            let repair = offered.and_then(|faulty| faulty.repairs.get(index));
            repair.map_or(Said::Nothing, |repair| Said::quiet(words::taken(repair)))
        }
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(refusal: RepairsRefusal, text: String) -> Said {
    match refusal {
        RepairsRefusal::NoRepairs | RepairsRefusal::OnlySoMany(_) => Said::quiet(text),
    }
}
