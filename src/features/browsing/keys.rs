//! The keys that browse the game.

use crate::app::action::{Action, BrowsingAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::conditions::{has_begun, is_browsing};
use crate::screen::keys::key;
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::message::Message;

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Board,
    rows: &[
        KeyRow {
            keys: &[
                Binding::new(key::PAGE_UP, &Message::Act(Action::Browsing(BrowsingAction::Back)))
                    .hint(Hint::new("browse", 2).at_end(7)),
                Binding::new(
                    key::PAGE_DOWN,
                    &Message::Act(Action::Browsing(BrowsingAction::Forward)),
                ),
                Binding::mouse("wheel"),
            ],
            help: "browse the game without changing it",
            available: has_begun,
        },
        KeyRow {
            keys: &[
                Binding::new(key::HOME, &Message::Act(Action::Browsing(BrowsingAction::Start))),
                Binding::new(key::END, &Message::Act(Action::Browsing(BrowsingAction::Current)))
                    .hint(Hint::new("return", 11).when(is_browsing)),
            ],
            help: "browse to the start, or return to the current move",
            available: always,
        },
    ],
}];
