//! The names by which players are called.

use std::borrow::Cow;

use othello_core::board::{ByColor, Color};
use othello_engine::computer::Computer;
use othello_engine::level::Level;
use othello_session::Session;

use crate::i18n::m;
use crate::numbers;

/// Returns the name of a player: one that was given, or that of a computer.
pub fn known_name(session: &Session, color: Color) -> Option<String> {
    let is_given = session.names()[color].is_some();
    match session.players()[color].computer() {
        Some(Computer::Level(level)) if !is_given => Some(match level.unusual_time() {
            None => m::players::unnamed_level(level.number).to_string(),
            Some(time) => {
                m::players::unnamed_timed_level(level.number, numbers::plain(time.as_secs_f64()))
                    .to_string()
            }
        }),
        _ => session.known_name(color).map(|name| name.to_string()),
    }
}

/// Returns a name that is in a file: a level of the engine is called so in every language there.
pub fn said(name: &str) -> Cow<'_, str> {
    let level = Level::ALL.iter().find(|level| Computer::Level(**level).name() == name);
    match level {
        Some(level) => m::players::unnamed_level(level.number).to_string().into(),
        None => name.into(),
    }
}

/// Returns the name of a player, or else the colour.
pub fn name(session: &Session, color: Color) -> String {
    known_name(session, color).unwrap_or_else(|| m::common::color(color).to_string())
}

/// Returns the names of both, or else their colours.
pub fn names(session: &Session) -> ByColor<String> {
    ByColor::from_fn(|color| name(session, color))
}
