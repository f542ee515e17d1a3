//! Conditions of keys that several features share.

use crate::app::App;
use crate::app::during::During;
use othello_peer::{Presence, Role};

pub fn can_play(app: &App) -> bool {
    let is_sent = app.features.link.move_on_its_way(&app.state).is_some();
    let is_here = is_browsing(app) || is_heard(app) && !is_sent;
    app.state.can_play() && is_here
}

/// Returns `true` if moves have been played.
pub fn has_begun(app: &App) -> bool {
    !app.game().plies().is_empty()
}

/// Returns `true` if an earlier position is shown.
pub fn is_browsing(app: &App) -> bool {
    app.viewed().is_browsing()
}

/// Returns `true` if the viewed move belongs to a variation.
pub fn is_in_variation(app: &App) -> bool {
    app.viewed().is_in_variation()
}

/// Returns `true` unless the other player of a linked game would have to agree and is away, or the
/// game is only watched.
pub fn is_heard(app: &App) -> bool {
    app.features.link.link().is_none_or(|link| {
        matches!(link.presence(), Presence::Here(_)) && link.peer().role() != Role::Watcher
    })
}

/// Returns `true` in a linked game that is not over, in which the engine must not help.
pub fn excludes_engine(app: &App) -> bool {
    app.features.link.link().is_some_and(|link| !link.peer().game().has_hints())
        && app.session().to_move().is_some()
}

/// Returns `true` if there is a lesson about the game that has not come to its end.
pub fn offers_lesson(app: &App) -> bool {
    has_lesson(app) && !app.features.exercise.has_ended()
}

/// Returns `true` if the review has found moves for a lesson.
pub fn has_lesson(app: &App) -> bool {
    app.features.exercise.has_lesson(&app.state)
}

/// Returns `true` if Enter begins the lesson about the game.
pub fn begins_by_enter(app: &App) -> bool {
    During::of(app) == During::Play && is_over(app) && offers_lesson(app)
}

/// Returns `true` if the game is over, and its end is shown.
pub fn is_over(app: &App) -> bool {
    app.session().result().is_some() && !app.viewed().is_browsing()
}
