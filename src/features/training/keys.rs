//! The keys of training.

use crate::app::action::{Action, TrainingAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::{self, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CLOSE_WITH_ENTER, CLOSE_WITH_Q, HELP, HELP_WITH_F1};
use crate::screen::message::{Message, WindowInput};
use crate::screen::view::View;

const REPORT: Binding =
    Binding::new(char('V'), &Message::Act(Action::Training(TrainingAction::Report)));

fn can_own(view: &View<'_>) -> bool {
    !view.app().state().is_linked()
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[
            KeyRow { keys: &[REPORT], help: "your progress, and what is due", available: always },
            KeyRow {
                keys: &[Binding::new(
                    char('I'),
                    &Message::Act(Action::Training(TrainingAction::Own(None))),
                )],
                help: "whose moves are yours",
                available: can_own,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::Progress,
        rows: &[
            KeyRow {
                keys: &[
                    Binding::new(key::UP, &Message::Window(WindowInput::Scroll(-1))),
                    Binding::new(char('k'), &Message::Window(WindowInput::Scroll(-1))).unlisted(),
                    Binding::new(key::DOWN, &Message::Window(WindowInput::Scroll(1))),
                    Binding::new(char('j'), &Message::Window(WindowInput::Scroll(1))).unlisted(),
                ],
                help: "scroll",
                available: always,
            },
            KeyRow {
                keys: &[
                    CLOSE.hint(Hint::new("close", 2)),
                    CLOSE_WITH_Q,
                    CLOSE_WITH_ENTER.unlisted(),
                    Binding::new(char('V'), &Message::Close).unlisted(),
                    HELP.unlisted(),
                    HELP_WITH_F1.unlisted(),
                ],
                help: "close",
                available: always,
            },
        ],
    },
];
