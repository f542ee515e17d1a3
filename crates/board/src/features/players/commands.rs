//! The commands about the players and their match.

use othello_words::i18n::m;

use super::{names_by_line, score, step};
use crate::app::command::{Command, Run};
use crate::app::during::During;
use crate::app::needs::{NOT_LINKED, Need, UNDER_WAY};

const WATCHED: Need =
    Need { is_met: |app| app.viewed().is_watched(), or: |_| m::players::not_watched().into() };

/// Plays one move of a game between computers.
pub const STEP: Command = Command {
    text: m::players::step,
    words: &["step"],
    needs: &[&NOT_LINKED, &WATCHED, &UNDER_WAY],
    run: Run::Plain(step),
    ..Command::NEW
};

pub const COMMANDS: &[Command] = &[
    Command {
        text: m::players::names,
        words: &["names"],
        during: During::Any,
        run: Run::Read(names_by_line),
        ..Command::NEW
    },
    Command {
        text: m::players::score,
        words: &["score"],
        during: During::Any,
        run: Run::Plain(score),
        ..Command::NEW
    },
];
