//! Scoresheets in the notice under the board.

use super::says::{SheetEvent, SheetRefusal};
use super::words;
use crate::screen::said::Said;
use crate::screen::view::View;

/// Returns the notice about an event.
pub fn about(event: SheetEvent, view: &View<'_>) -> Said {
    let offered = view.controller().sheets().offered();
    match event {
        // The window says it.
        SheetEvent::Offered => Said::Nothing,
        SheetEvent::Taken(index) => {
            let repair = offered.and_then(|faulty| faulty.repairs.get(index));
            repair.map_or(Said::Nothing, |repair| Said::quiet(words::taken(repair)))
        }
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(refusal: SheetRefusal, text: String) -> Said {
    match refusal {
        SheetRefusal::NoRepairs | SheetRefusal::OnlySoMany(_) => Said::quiet(text),
    }
}
