//! The commands that correct the current position.

use super::{begin, correct_by_line, end, give_turn, restore, turn_disc};
use crate::app::command::{Command, During, Hint, Run};
use crate::app::needs::{NOT_LINKED, NOT_PAUSED, Need};
use crate::i18n::m;
use crate::screen::input_mode::InputMode::{Board, Correction};
use crate::screen::keys::key::{BACKSPACE, ENTER, ESC, SPACE, char};
use crate::screen::keys::row::{Hint as OldHint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{
    CLICK, COLUMN_CAPITALS, COLUMNS, CURSOR, HELP, HELP_WITH_F1, QUIT, ROWS,
};

const CORRECTED: Need = Need {
    is_met: |app| app.game().plies().last().is_none_or(|ply| ply.uncorrected.is_some()),
    or: |_| m::corrections::not_corrected().into(),
};

const ALLOWED: &[&Need] = &[&NOT_LINKED, &NOT_PAUSED];

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::corrections::correct,
        words: &["correct"],
        needs: ALLOWED,
        run: Run::SomeText(correct_by_line),
        during: During::Correction,
        ..Command::NEW
    },
    Command {
        text: m::corrections::begin,
        keys: &[(Board, &[char('Z')])],
        needs: ALLOWED,
        run: Run::Plain(begin),
        during: During::Correction,
        ..Command::NEW
    },
    Command {
        text: m::corrections::turn_disc,
        keys: &[(Correction, &[ENTER, SPACE])],
        hint: Hint::Rank(1),
        run: Run::Square(turn_disc),
        during: During::Correction,
        ..Command::NEW
    },
    Command {
        text: m::corrections::give_turn,
        keys: &[(Correction, &[char('t')])],
        hint: Hint::Rank(3),
        run: Run::Plain(|app| give_turn(app, None)),
        during: During::Correction,
        ..Command::NEW
    },
    Command {
        text: m::corrections::restore,
        keys: &[(Correction, &[char('u'), BACKSPACE])],
        hint: Hint::Rank(4),
        needs: &[&CORRECTED],
        run: Run::Plain(restore),
        during: During::Correction,
        ..Command::NEW
    },
    Command {
        text: m::corrections::end,
        keys: &[(Correction, &[ESC])],
        hint: Hint::Rank(2),
        run: Run::Plain(end),
        during: During::Correction,
        ..Command::NEW
    },
];

/// The other keys while squares are corrected.
pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: Correction,
    rows: &[
        KeyRow { keys: &[CURSOR], help: "move the cursor", available: always },
        KeyRow {
            keys: &[COLUMNS, COLUMN_CAPITALS, ROWS, CLICK],
            help: "turn the disc on that square",
            available: always,
        },
        KeyRow {
            keys: &[HELP.hint(OldHint::new("help", 5)), HELP_WITH_F1],
            help: "help",
            available: always,
        },
        KeyRow { keys: &[QUIT], help: "quit; the game resumes next time", available: always },
    ],
}];
