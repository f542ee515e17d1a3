//! The commands about the players and their match.

use othello_words::i18n::m;

use super::{hurry, names_by_line, score, step, swap};
use crate::app::command::{Command, Run};
use crate::app::during::During;
use crate::app::needs::{NOT_LINKED, Need, UNDER_WAY};
use crate::app::reply::Refuse;

const WATCHED: Need =
    Need { is_met: |app| app.viewed().is_watched(), or: |_| m::players::not_watched().into() };

/// Somebody would notice that the players change seats.
const DIFFERENT: Need = Need {
    is_met: |app| {
        let (players, names) = (app.session().players(), app.session().names());
        players.black != players.white || names.black != names.white
    },
    or: |_| m::players::alike().quiet(),
};

/// Plays one move of a game between computers.
pub const STEP: Command = Command {
    text: m::players::step,
    words: &["step"],
    needs: &[&NOT_LINKED, &WATCHED, &UNDER_WAY],
    run: Run::Plain(step),
    ..Command::NEW
};

const THINKING: Need = Need {
    is_met: |app| app.features.players.is_thinking(),
    or: |_| m::players::nobody_thinks().quiet(),
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
        text: m::players::swap,
        words: &["swap"],
        needs: &[&NOT_LINKED, &UNDER_WAY, &DIFFERENT],
        run: Run::Plain(swap),
        ..Command::NEW
    },
    Command {
        text: m::players::now,
        words: &["now"],
        needs: &[&THINKING],
        run: Run::Plain(hurry),
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
