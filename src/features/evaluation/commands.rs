//! The commands that have the viewed position evaluated.

use super::state::Wanted;
use super::{cycle, show};
use crate::app::command::{Command, Hint, Run};
use crate::app::needs::{NOT_PAUSED, Need, UNLOCKED};
use crate::i18n::m;
use crate::screen::input_mode::InputMode::Board;
use crate::screen::keys::conditions::excludes_engine;
use crate::screen::keys::key::char;
use crate::screen::view::View;

const ALLOWED: &[&Need] = &[&NOT_PAUSED, &UNLOCKED];

fn is_useful(view: &View<'_>) -> bool {
    view.has_begun() && !excludes_engine(view) && view.shown().to_move().is_some()
}

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::evaluation::hint,
        words: &["hint"],
        needs: ALLOWED,
        run: Run::Confirmable(|app| show(app, Wanted::BestMove)),
        ..Command::NEW
    },
    Command {
        text: m::evaluation::evaluate,
        words: &["evaluate"],
        needs: ALLOWED,
        run: Run::Confirmable(|app| show(app, Wanted::EveryMove)),
        ..Command::NEW
    },
    Command {
        text: m::evaluation::values,
        keys: &[(Board, &[char('z')])],
        hint: Hint::When(1, is_useful),
        needs: ALLOWED,
        run: Run::Plain(cycle),
        ..Command::NEW
    },
];
