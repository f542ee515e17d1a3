//! The heading of the game in the notice under the board.

use super::says::{TagsEvent, TagsRefusal};
use super::words;
use crate::screen::said::Said;

/// Returns the notice about an event.
pub fn about(event: TagsEvent) -> Said {
    match event {
        TagsEvent::Shown => Said::Same,
        TagsEvent::Written => Said::quiet(words::WRITTEN),
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(refusal: TagsRefusal, text: String) -> Said {
    match refusal {
        TagsRefusal::Date(_) | TagsRefusal::Score(_) => Said::quiet(text),
    }
}
