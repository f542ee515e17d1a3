//! Browsing in the notice under the board.

use super::says::{BrowsingEvent, BrowsingRefusal};
use super::words;
use crate::screen::said::Said;

/// Returns the notice about an event.
pub fn about(event: BrowsingEvent) -> Said {
    match event {
        BrowsingEvent::Viewed => Said::Nothing,
        BrowsingEvent::Rewound { plies } => Said::quiet(words::rewound_by_key(plies)),
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(refusal: BrowsingRefusal, text: String) -> Said {
    match refusal {
        // The end of the line of moves is plain to see.
        BrowsingRefusal::NoEarlierMove | BrowsingRefusal::NoLaterMove => Said::Same,
        BrowsingRefusal::NotBrowsing => Said::warning(words::NOT_BROWSING_BY_KEY),
        BrowsingRefusal::NoSuchMove { .. } => Said::warning(text),
    }
}
