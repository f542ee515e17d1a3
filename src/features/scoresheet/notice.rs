//! The scoresheet in the notice under the board.

use super::says::{ScoresheetEvent, ScoresheetRefusal};
use super::words;
use crate::screen::said::Said;
use crate::screen::view::{Notice, NoticeKind};

/// Returns the notice about an event.
pub fn about(event: &ScoresheetEvent) -> Said {
    match event {
        // The window says it.
        ScoresheetEvent::Opened
        | ScoresheetEvent::Changed
        | ScoresheetEvent::Stepped(_)
        | ScoresheetEvent::Offered => Said::Nothing,
        ScoresheetEvent::Repaired(repair) => Said::quiet(words::repaired(repair)),
        ScoresheetEvent::SavedAside => Said::quiet(words::SAVED_ASIDE),
        ScoresheetEvent::Saved => {
            let (text, shorter) = (words::SAVED.into(), vec![words::SAVED_BRIEFLY.into()]);
            Said::New(Notice { text, shorter, kind: NoticeKind::Quiet })
        }
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(refusal: ScoresheetRefusal, text: String) -> Said {
    match refusal {
        ScoresheetRefusal::NothingToUndo
        | ScoresheetRefusal::NothingToRedo
        | ScoresheetRefusal::OnlySoMany(_) => Said::quiet(text),
        ScoresheetRefusal::Disc(_)
        | ScoresheetRefusal::NoNumber(_)
        | ScoresheetRefusal::Empty
        | ScoresheetRefusal::Date(_)
        | ScoresheetRefusal::Score(_)
        | ScoresheetRefusal::NothingLegal => Said::warning(text),
    }
}
