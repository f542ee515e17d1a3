//! The key that explains a move.

use crate::app::action::Action;
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::char;
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode};
use crate::screen::message::Message;
use crate::screen::view::View;

fn can_explain(view: &View<'_>) -> bool {
    let state = view.app().state();
    let is_open_link = state.is_linked() && view.session().to_move().is_some();
    state.can_evaluate() && !is_open_link
}

fn is_at_error(view: &View<'_>) -> bool {
    view.error().is_some()
}

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Board,
    rows: &[KeyRow {
        keys: &[Binding::new(char('W'), &Message::Act(Action::Explain))
            .hint(Hint::new("why", 15).when(is_at_error))],
        help: "why the move shown is good or bad",
        available: can_explain,
    }],
}];
