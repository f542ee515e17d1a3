//! The explorer in the notice under the board.

use super::says::{ExplorerEvent, ExplorerRefusal};
use super::words;
use crate::screen::said::Said;
use crate::screen::view::View;

/// Returns the notice about an event.
pub fn about(event: ExplorerEvent, view: &View<'_>) -> Said {
    match event {
        ExplorerEvent::Shown => Said::Nothing,
        ExplorerEvent::Hidden
        | ExplorerEvent::Reading
        | ExplorerEvent::Counted
        | ExplorerEvent::Valued
        | ExplorerEvent::Selected(_) => Said::Same,
        ExplorerEvent::SparringBegan(games) => Said::quiet(words::sparring(games, view.session())),
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(refusal: ExplorerRefusal, text: String) -> Said {
    match refusal {
        ExplorerRefusal::OtherRules | ExplorerRefusal::NotShown | ExplorerRefusal::NoGame => {
            Said::quiet(text)
        }
    }
}
