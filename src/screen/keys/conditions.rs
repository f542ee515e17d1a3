//! Conditions of keys that several features share.

use crate::screen::view::View;
use othello_peer::{Presence, Role};

/// Returns `true` if a square can be played.
pub fn can_play(view: &View<'_>) -> bool {
    let is_sent = view.app().features.link.move_on_its_way(&view.app().state).is_some();
    let is_here = is_browsing(view) || is_heard(view) && !is_sent;
    view.app().state.can_play() && is_here
}

/// Returns `true` if moves have been played.
pub fn has_begun(view: &View<'_>) -> bool {
    view.has_begun()
}

/// Returns `true` if an earlier position is shown.
pub fn is_browsing(view: &View<'_>) -> bool {
    view.app().viewed().is_browsing()
}

/// Returns `true` if the viewed move belongs to a variation.
pub fn is_in_variation(view: &View<'_>) -> bool {
    view.app().viewed().is_in_variation()
}

/// Returns `true` unless the other player of a linked game would have to agree and is away, or the
/// game is only watched.
pub fn is_heard(view: &View<'_>) -> bool {
    view.app().features.link.link().is_none_or(|link| {
        matches!(link.presence(), Presence::Here(_)) && link.peer().role() != Role::Watcher
    })
}

/// Returns `true` in a linked game that is not over, in which the engine must not help.
pub fn excludes_engine(view: &View<'_>) -> bool {
    view.app().features.link.link().is_some_and(|link| !link.peer().game().has_hints())
        && view.session().to_move().is_some()
}

/// Returns `true` if the review has found moves to retry.
pub fn can_retry(view: &View<'_>) -> bool {
    view.app().features.exercise.can_retry(&view.app().state)
}
