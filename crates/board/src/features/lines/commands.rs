//! The commands of the lines, their docked panel, and the keys there.

use othello_words::i18n::m;

use super::{SHOWN, hide, keep, more, pick, select, show};
use crate::app::command::{Arg, Choice, Command, KeyHint, Pointed, Run};
use crate::app::during::During;
use crate::app::keys::conditions::can_play;
use crate::app::keys::key::{self, char};
use crate::app::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::app::keys::shared::{CLOSE, PLAY};
use crate::app::lines::CircularStep;
use crate::app::mode::Mode;
use crate::app::needs::{
    CAN_VARY, NO_EXERCISE, NOT_IN_LINKED_GAME, NOT_LINKED, NOT_OVER_HERE, NOT_PAUSED, Need,
    UNLOCKED,
};
use crate::app::screen_input::ScreenInput;
use crate::features::browsing::commands::{BACK, HINT_ON, ON};

/// The best lines of a position.
pub const LINES_MODE: Mode = Mode::new("lines", m::lines::mode).titled(m::lines::activity);

const ALLOWED: &[&Need] =
    &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &UNLOCKED, &NO_EXERCISE, &NOT_OVER_HERE];

pub const COMMANDS: &[Command] = &[
    Command {
        text: m::lines::lines,
        words: &["lines"],
        needs: ALLOWED,
        choices: |_| ["all", "depth", "seconds", "threads", "memory"].map(Choice::of_word).into(),
        run: Run::Read(show),
        ..Command::NEW
    },
    NEXT_ROW,
    HIDE,
    Command {
        text: m::lines::previous_row,
        by_line: &["lines"],
        keys: &[(LINES_MODE, &[char('k')], KeyHint::Rank(8))],
        needs: &[&SHOWN],
        run: Run::Plain(|app| select(app, CircularStep::Previous)),
        ..Command::NEW
    },
    Command {
        text: m::lines::more,
        by_line: &["lines"],
        keys: &[(LINES_MODE, &[char('m')], KeyHint::Rank(9))],
        run: Run::Plain(more),
        ..Command::NEW
    },
    Command {
        text: m::lines::keep,
        words: &["keep"],
        keys: &[(LINES_MODE, &[char('+')], KeyHint::Rank(13))],
        needs: &[&NOT_LINKED, &NO_EXERCISE, &NOT_PAUSED, &SHOWN, &CAN_VARY],
        run: Run::Text(keep),
        ..Command::NEW
    },
];

/// Closes the lines.
pub const HIDE: Command =
    Command { text: m::lines::close, during: During::Any, run: Run::Plain(hide), ..Command::NEW };

/// Selects another line: the next one, or that of a move that is clicked.
pub const NEXT_ROW: Command = Command {
    text: m::lines::next_row,
    by_line: &["lines"],
    keys: &[(LINES_MODE, &[char('j')], KeyHint::Rank(16))],
    needs: &[&SHOWN],
    run: Run::Plain(|app| select(app, CircularStep::Next)),
    pointed: Pointed::Square(pick),
    ..Command::NEW
};

/// The key of the docked lines before those of its commands.
pub const FIRST_KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: LINES_MODE,
    rows: &[KeyRow { keys: &[PLAY.hint(KeyHint::When(15, can_play))], text: m::moves::key_play }],
}];

/// The keys of the docked lines behind those of its commands.
pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: LINES_MODE,
    rows: &[
        KeyRow {
            keys: &[
                Binding::new(key::PAGE_DOWN, &ScreenInput::Call(&ON, Arg::Nothing)).hint(HINT_ON),
                Binding::new(key::PAGE_UP, &ScreenInput::Call(&BACK, Arg::Nothing)),
            ],
            text: m::lines::key_line,
        },
        KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(11))], text: m::lines::close },
    ],
}];
