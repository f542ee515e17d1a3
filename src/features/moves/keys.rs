//! The keys that undo and redo moves, and the key that resigns.

use crate::app::action::{Action, MovesAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::conditions::{is_browsing, is_heard};
use crate::screen::keys::key::{char, ctrl};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::message::Message;
use crate::screen::view::View;

fn has_clock(view: &View<'_>) -> bool {
    view.app().viewed().has_clock() && is_heard(view)
}

fn can_redo(view: &View<'_>) -> bool {
    let is_here = is_browsing(view) || view.app().linked().link().is_none();
    view.app().viewed().can_redo() && is_here
}

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Board,
    rows: &[
        KeyRow {
            keys: &[
                Binding::new(char('r'), &Message::Act(Action::Moves(MovesAction::Redo)))
                    .hint(Hint::new("redo", 4)),
                Binding::new(ctrl('r'), &Message::Act(Action::Moves(MovesAction::Redo))),
            ],
            help: "redo a move",
            available: can_redo,
        },
        KeyRow {
            keys: &[Binding::new(char('x'), &Message::Act(Action::Moves(MovesAction::Resign)))
                .hint(Hint::new("resign", 5).when(has_clock))],
            help: "resign",
            available: always,
        },
    ],
}];
