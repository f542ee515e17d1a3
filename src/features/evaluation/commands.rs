//! The commands that have the viewed position evaluated.

use othello_words::i18n::m;

use super::state::Wanted;
use super::{show, step};
use crate::app::App;
use crate::app::command::{Command, Hint, On, Run};
use crate::app::needs::{NOT_PAUSED, Need, UNLOCKED};
use crate::screen::input_mode::InputMode::Board;
use crate::screen::keys::conditions::excludes_engine;
use crate::screen::keys::key::char;

const ALLOWED: &[&Need] = &[&NOT_PAUSED, &UNLOCKED];

fn is_useful(app: &App) -> bool {
    !app.game().plies().is_empty()
        && !excludes_engine(app)
        && app.state.shown_position().to_move().is_some()
}

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::evaluation::hint,
        words: &["hint"],
        on: On::Lines,
        needs: ALLOWED,
        run: Run::Confirmable(|app| step(app, Wanted::EveryMove)),
        ..Command::NEW
    },
    Command {
        text: m::evaluation::evaluate,
        words: &["evaluate"],
        on: On::Lines,
        needs: ALLOWED,
        run: Run::Confirmable(|app| show(app, Wanted::EveryMove)),
        ..Command::NEW
    },
    Command {
        text: m::evaluation::next_step,
        words: &["hint"],
        keys: &[(Board, &[char('z')])],
        on: On::Screen,
        hint: Hint::When(1, is_useful),
        needs: ALLOWED,
        run: Run::Plain(|app| step(app, Wanted::Losses)),
        ..Command::NEW
    },
    Command {
        text: m::evaluation::values,
        words: &["evaluate"],
        on: On::Screen,
        needs: ALLOWED,
        run: Run::Plain(|app| show(app, Wanted::Losses)),
        ..Command::NEW
    },
];
