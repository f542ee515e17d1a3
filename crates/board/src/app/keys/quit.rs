//! The keys that close, quit and suspend.

use othello_home::process::children::HAS_JOBS;
use othello_home::process::exit_status::ExitStatus;
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
    KeysOfMode { mode: Mode::ANY, rows: if HAS_JOBS { WITH_JOBS } else { WITHOUT_JOBS } },
];

const END: Binding =
    Binding::new(ctrl('c'), &ScreenInput::Arrived(Action::Quit(ExitStatus::Interrupted)));
const REDRAW: Binding = Binding::new(ctrl('l'), &ScreenInput::Redraw);
const WITH_JOBS: &[KeyRow] = &[KeyRow {
    keys: &[END, Binding::new(ctrl('z'), &ScreenInput::Suspend), REDRAW],
    text: m::keys::at_once,
}];
const WITHOUT_JOBS: &[KeyRow] =
    &[KeyRow { keys: &[END, REDRAW], text: m::keys::at_once_without_jobs }];
