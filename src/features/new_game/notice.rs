//! Games that begin, in the notice under the board.

use super::says::NewGameEvent;
use super::words;
use crate::screen::said::{GameParts, Said};
use crate::screen::view::{Notice, NoticeKind, View};

/// Returns the notice about an event; `before` are the parts of the game before it.
pub fn about(event: NewGameEvent, before: GameParts, view: &View<'_>) -> Said {
    match event {
        NewGameEvent::Began => {
            let balanced = view.session().opening().map(words::began_with);
            balanced.map_or(Said::Nothing, Said::quiet)
        }
        NewGameEvent::BeganFrom { ply } => Said::quiet(words::new_game_from(view.session(), ply)),
        NewGameEvent::Loaded => Said::New(loaded(before, view)),
        NewGameEvent::Extended { plies } => Said::quiet(words::extended(plies)),
    }
}

/// Returns the notice about a game that was loaded in place of another one.
fn loaded(before: GameParts, view: &View<'_>) -> Notice {
    let plies = view.game().plies().len();
    let lost = before.without(GameParts::of(view.session()));
    let brief = words::loaded(plies, lost.has_names, lost.has_clock);
    let text = if plies > 1 { words::with_keys_to_browse(&brief) } else { brief.clone() };
    Notice { text, shorter: vec![brief], kind: NoticeKind::Quiet }
}
