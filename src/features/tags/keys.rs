//! The keys of the heading of a game.

use crate::game::action::{Action, TagsAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::char;
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CONFIRM, ERASE, LINE_STEPS};
use crate::screen::message::Message;
use crate::screen::view::View;

fn can_write(view: &View<'_>) -> bool {
    view.shows_record() && !view.controller().state().is_linked()
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Record,
        rows: &[KeyRow {
            keys: &[Binding::new(char('e'), &Message::Act(Action::Tags(TagsAction::Show)))
                .hint(Hint::new("edit", 2))],
            help: "edit the players, the event, the round, the date and the score",
            available: can_write,
        }],
    },
    KeysOfMode {
        mode: InputMode::Heading,
        rows: &[
            KeyRow { keys: &[Binding::TEXT, ERASE], help: "erase a letter", available: always },
            KeyRow { keys: LINE_STEPS, help: "previous, next line", available: always },
            KeyRow {
                keys: &[CONFIRM.hint(Hint::new("done", 1))],
                help: "write it, and keep it with the game",
                available: always,
            },
            KeyRow {
                keys: &[CLOSE.hint(Hint::new("cancel", 2))],
                help: "cancel",
                available: always,
            },
        ],
    },
];
