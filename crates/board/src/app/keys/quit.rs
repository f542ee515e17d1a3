//! The keys that close, quit and suspend.

use othello_home::os::exit_status::ExitStatus;
use othello_words::i18n::m;

use super::key::{char, ctrl};
use super::row::{Binding, KeyRow, KeysOfMode};
use super::shared::CLOSE;
use crate::app::command::Arg;
use crate::app::front_end;
use crate::app::input::Action;
use crate::app::mode::Mode;
use crate::app::screen_input::ScreenInput;

pub const QUIT: Binding =
    Binding::new(char('q'), &ScreenInput::Call(&front_end::QUIT, Arg::Nothing));

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode { mode: Mode::BOARD, rows: &[KeyRow { keys: &[CLOSE], text: m::keys::escape }] },
    KeysOfMode {
        mode: Mode::ANY,
        rows: &[KeyRow {
            keys: &[
                Binding::new(
                    ctrl('c'),
                    &ScreenInput::Arrived(Action::Quit(ExitStatus::Interrupted)),
                ),
                Binding::new(ctrl('z'), &ScreenInput::Suspend),
                Binding::new(ctrl('l'), &ScreenInput::Redraw),
            ],
            text: m::keys::at_once,
        }],
    },
];
