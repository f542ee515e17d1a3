//! The keys that save and open games.

use crate::app::action::{Action, SavingAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::{self, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CLOSE_WITH_Q, CONFIRM, ERASE};
use crate::screen::message::{Leap, Message, Step, WindowInput};
use crate::screen::view::{EscapeKey, View};

/// Returns `true` if Esc shows all games again.
fn is_filtered(view: &View<'_>) -> bool {
    view.escape_key() == EscapeKey::ClearFilter
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[
            KeyRow {
                keys: &[Binding::new(char('s'), &Message::SaveAs)],
                help: "save a copy under a name",
                available: always,
            },
            KeyRow {
                keys: &[Binding::new(char('o'), &Message::Act(Action::Saving(SavingAction::List)))
                    .hint(Hint::new("open", 1))],
                help: "open a saved game",
                available: always,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::SavedGames,
        rows: &[
            KeyRow {
                keys: &[
                    PREVIOUS_GAME,
                    Binding::new(char('k'), &Message::Window(WindowInput::Select(Step::Previous)))
                        .unlisted(),
                    NEXT_GAME,
                    Binding::new(char('j'), &Message::Window(WindowInput::Select(Step::Next)))
                        .unlisted(),
                ],
                help: "previous, next game",
                available: always,
            },
            LEAPS,
            KeyRow {
                keys: &[Binding::new(char('/'), &Message::Window(WindowInput::Filter))
                    .hint(Hint::new("filter", 3))],
                help: "filter the games by names, opening, moves, day, result",
                available: always,
            },
            KeyRow {
                keys: &[CONFIRM.hint(Hint::new("open", 5))],
                help: "open it",
                available: always,
            },
            KeyRow {
                keys: &[Binding::new(char('r'), &Message::Window(WindowInput::Rename))
                    .hint(Hint::new("rename", 1))],
                help: "rename it",
                available: always,
            },
            KeyRow {
                keys: &[
                    Binding::new(char('x'), &Message::Window(WindowInput::Delete))
                        .hint(Hint::new("delete", 2)),
                    Binding::new(key::DELETE, &Message::Window(WindowInput::Delete)),
                ],
                help: "delete it (asks)",
                available: always,
            },
            KeyRow {
                keys: &[
                    CLOSE.hint(Hint::new("close", 4).instead("clear", is_filtered)),
                    CLOSE_WITH_Q,
                ],
                help: "clear the filter, or close",
                available: always,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::Filter,
        rows: &[
            KeyRow {
                keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(Hint::new("done", 1))],
                help: "keep the filter, and use the keys of the list again",
                available: always,
            },
            KeyRow {
                keys: &[PREVIOUS_GAME, NEXT_GAME],
                help: "previous, next game",
                available: always,
            },
            LEAPS,
            KeyRow {
                keys: &[CLOSE.hint(Hint::new("clear", 2))],
                help: "clear the filter",
                available: always,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::Rename,
        rows: &[
            KeyRow {
                keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(Hint::new("rename", 1))],
                help: "rename",
                available: always,
            },
            KeyRow {
                keys: &[CLOSE.hint(Hint::new("cancel", 2))],
                help: "cancel",
                available: always,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::SaveAs,
        rows: &[
            KeyRow {
                keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(Hint::new("save", 1))],
                help: "save",
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

const PREVIOUS_GAME: Binding =
    Binding::new(key::UP, &Message::Window(WindowInput::Select(Step::Previous)));
const NEXT_GAME: Binding =
    Binding::new(key::DOWN, &Message::Window(WindowInput::Select(Step::Next)));

const LEAPS: KeyRow = KeyRow {
    keys: &[
        Binding::new(key::PAGE_UP, &Message::Window(WindowInput::Leap(Leap::Page(Step::Previous)))),
        Binding::new(key::PAGE_DOWN, &Message::Window(WindowInput::Leap(Leap::Page(Step::Next)))),
        Binding::new(key::HOME, &Message::Window(WindowInput::Leap(Leap::First))),
        Binding::new(key::END, &Message::Window(WindowInput::Leap(Leap::Last))),
    ],
    help: "ten games on, first, last game",
    available: always,
};
