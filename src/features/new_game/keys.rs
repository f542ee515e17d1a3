//! The keys that begin a new game, and those of the new game dialog.

use crate::app::action::{Action, NewGameAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::conditions::{is_browsing, is_heard};
use crate::screen::keys::key::{self, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CONFIRM, ERASE, LINE_STEPS};
use crate::screen::message::{Message, Step, WindowInput};
use crate::screen::view::{EnterKey, View};

fn can_play_on(view: &View<'_>) -> bool {
    is_browsing(view) && view.app().linked().link().is_none()
}

/// Returns `true` if Enter shows or hides the axes of the rules.
fn is_on_more(view: &View<'_>) -> bool {
    view.enter_key() == EnterKey::ToggleRows
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[
            KeyRow {
                keys: &[
                    Binding::new(char('n'), &Message::NewGame).hint(Hint::new("new", 6).at_end(13))
                ],
                help: "new game, or the next game of the match",
                available: is_heard,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('N'),
                    &Message::Act(Action::NewGame(NewGameAction::FromViewed(None))),
                )
                .hint(Hint::new("play on", 6))],
                help: "play on from an earlier position against the engine, as a new game",
                available: can_play_on,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::NewGame,
        rows: &[
            KeyRow { keys: LINE_STEPS, help: "previous, next line", available: always },
            KeyRow {
                keys: &[
                    Binding::TEXT,
                    Binding::new(key::LEFT, &Message::Window(WindowInput::Change(Step::Previous))),
                    Binding::new(key::RIGHT, &Message::Window(WindowInput::Change(Step::Next))),
                ],
                help: "change the value",
                available: always,
            },
            KeyRow {
                keys: &[
                    ERASE,
                    Binding::new(key::DELETE, &Message::Window(WindowInput::Erase(Step::Previous)))
                        .unlisted(),
                ],
                help: "erase a letter",
                available: always,
            },
            KeyRow {
                keys: &[CONFIRM.hint(Hint::new("start", 2).instead("show or hide", is_on_more))],
                help: "start the game (on More: show the other rules)",
                available: always,
            },
            KeyRow {
                keys: &[CLOSE.hint(Hint::new("cancel", 1))],
                help: "cancel",
                available: always,
            },
        ],
    },
];
