//! The key that shows the engine's values of moves.

use crate::screen::input_mode::InputMode;
use crate::screen::keys::conditions::excludes_engine;
use crate::screen::keys::key::char;
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::message::Message;
use crate::screen::view::View;

fn can_evaluate(view: &View<'_>) -> bool {
    let can_evaluate = view.controller().state().can_evaluate() && !excludes_engine(view);
    view.has_begun() && can_evaluate && view.shown().to_move().is_some()
}

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Board,
    rows: &[KeyRow {
        keys: &[Binding::new(char('z'), &Message::CycleValues)
            .hint(Hint::new("values", 1).when(can_evaluate))],
        help: "what the engine thinks of each legal move: losses, scores, nothing",
        available: always,
    }],
}];
