//! The keys of the heading of a game.

use crate::game::action::{Action, TagsAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::{self, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CONFIRM, ERASE};
use crate::screen::message::{Message, Step, WindowInput};
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
            KeyRow {
                keys: &[
                    Binding::new(key::UP, &Message::Window(WindowInput::Select(Step::Previous))),
                    Binding::new(key::DOWN, &Message::Window(WindowInput::Select(Step::Next))),
                    Binding::new(key::TAB, &Message::Window(WindowInput::Select(Step::Next)))
                        .unlisted(),
                    Binding::new(
                        key::SHIFT_TAB,
                        &Message::Window(WindowInput::Select(Step::Previous)),
                    )
                    .unlisted(),
                ],
                help: "previous, next line",
                available: always,
            },
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
