//! The key `z` and the word `evaluate`; what happens then, up to the values on the squares, is at the head of `mod.rs`.

use othello_words::i18n::m;

use super::state::HintStep;
use super::{next_hint, show};
use crate::app::App;
use crate::app::command::{Command, KeyHint, Run};
use crate::app::keys::conditions::excludes_engine;
use crate::app::keys::key::char;
use crate::app::mode::Mode;
use crate::app::needs::{ENGINE_FREE, NOT_OVER_HERE, NOT_PAUSED, Need, UNLOCKED};

const ALLOWED: &[&Need] = &[&NOT_PAUSED, &UNLOCKED, &ENGINE_FREE, &NOT_OVER_HERE];

fn is_useful(app: &App) -> bool {
    !app.game().plies().is_empty()
        && !excludes_engine(app)
        && app.state.shown_position().to_move().is_some()
}

pub const COMMANDS: &[Command] = &[
    Command {
        text: m::evaluation::hint,
        words: &["hint"],
        keys: &[(Mode::BOARD, &[char('z')], KeyHint::When(1, is_useful))],
        needs: ALLOWED,
        run: Run::Confirmable(next_hint),
        ..Command::NEW
    },
    Command {
        text: m::evaluation::evaluate,
        words: &["evaluate"],
        needs: ALLOWED,
        run: Run::Confirmable(|app| show(app, HintStep::all(app.state.scope()))),
        ..Command::NEW
    },
];
