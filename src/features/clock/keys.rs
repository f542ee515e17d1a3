//! The keys that pause and resume.

use crate::app::action::{Action, ClockAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::conditions::is_heard;
use crate::screen::keys::key::{self, Key, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::QUIT;
use crate::screen::message::Message;
use crate::screen::view::View;

fn can_pause(view: &View<'_>) -> bool {
    view.app().viewed().can_pause() && !view.app().state().clock.is_paused() && is_heard(view)
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[KeyRow {
            keys: &[Binding::new(char('p'), &Message::TogglePause)
                .hint(Hint::new("pause", 8).when(can_pause))],
            help: "pause the clock, or a game between engines",
            available: always,
        }],
    },
    KeysOfMode {
        mode: InputMode::Pause,
        rows: &[
            KeyRow {
                keys: &[Binding::any_of(RESUME).hint(Hint::new("resume", 2))],
                help: "resume",
                available: always,
            },
            KeyRow { keys: &[QUIT.hint(Hint::new("quit", 1))], help: "quit", available: always },
        ],
    },
];

const RESUME: &[(Key, Message)] = &[
    (char('p'), Message::Act(Action::Clock(ClockAction::Resume))),
    (key::ENTER, Message::Act(Action::Clock(ClockAction::Resume))),
    (key::SPACE, Message::Act(Action::Clock(ClockAction::Resume))),
    (key::ESC, Message::Act(Action::Clock(ClockAction::Resume))),
];
