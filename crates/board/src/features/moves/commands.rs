//! The commands that change the moves of the game.

use othello_words::i18n::m;

use super::{ask_to_resign, play, redo, undo};
use crate::app::App;
use crate::app::command::{Command, Gravity, KeyHint, Pointed, Run};
use crate::app::keys::conditions::{begins_by_enter, can_play, is_browsing, is_heard};
use crate::app::keys::key::{BACKSPACE, char, ctrl};
use crate::app::keys::row::{KeyRow, KeysOfMode};
use crate::app::keys::shared::{
    CLICK, COLUMNS, CURSOR, NEXT_LEGAL, PLAY, PLAY_WITH_SPACE, PREVIOUS_LEGAL, ROWS,
};
use crate::app::mode::Mode;
use crate::app::needs::{NOT_LINKED, NOT_PAUSED, Need, UNDER_WAY};
use crate::app::reply::Refuse;

const SOMETHING_TO_UNDO: Need = Need {
    is_met: |app| {
        let state = &app.state;
        state.viewed.can_undo() || state.viewed.can_go_back() || state.line_shown().is_some()
    },
    or: |_| m::moves::nothing_to_undo().quiet(),
};

/// An undone move is played again at this machine alone; a look at an earlier moment is left anywhere.
const CAN_REDO: Need =
    Need { is_met: |app| is_browsing(app) || (NOT_LINKED.is_met)(app), or: NOT_LINKED.or };

const SOMETHING_TO_REDO: Need = Need {
    is_met: |app| is_browsing(app) || app.viewed().can_redo(),
    or: |_| m::moves::nothing_to_redo().quiet(),
};

fn can_redo(app: &App) -> bool {
    app.viewed().can_redo() && (CAN_REDO.is_met)(app)
}

/// The keys that move the cursor and play a square.
pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: Mode::BOARD,
    rows: &[
        KeyRow { keys: &[CURSOR], text: m::keys::cursor },
        KeyRow { keys: &[COLUMNS, ROWS], text: m::moves::key_square },
        KeyRow {
            keys: &[
                PLAY.hint(KeyHint::WhenOr((3, can_play), (15, begins_by_enter))),
                PLAY_WITH_SPACE,
                CLICK,
            ],
            text: m::moves::key_play,
        },
        KeyRow {
            keys: &[NEXT_LEGAL.hint(KeyHint::When(2, can_play)), PREVIOUS_LEGAL],
            text: m::moves::key_legal,
        },
    ],
}];

pub const COMMANDS: &[Command] = &[
    UNDO,
    Command {
        text: m::moves::redo,
        words: &["redo"],
        keys: &[(Mode::BOARD, &[char('r'), ctrl('r')], KeyHint::When(4, can_redo))],
        needs: &[&NOT_PAUSED, &CAN_REDO, &SOMETHING_TO_REDO],
        run: Run::Plain(redo),
        ..Command::NEW
    },
    Command {
        text: m::moves::resign,
        words: &["resign"],
        gravity: Gravity::Grave,
        keys: &[(
            Mode::BOARD,
            &[char('x')],
            KeyHint::When(5, |app| app.viewed().has_clock() && is_heard(app)),
        )],
        needs: &[&UNDER_WAY],
        run: Run::Confirmable(ask_to_resign),
        ..Command::NEW
    },
];

pub const PLAY_SQUARES: Command = Command {
    text: m::moves::key_play,
    needs: &[&NOT_PAUSED],
    pointed: Pointed::Squares(play),
    ..Command::NEW
};

/// Undoes a move, or leaves what is looked at in place of the game.
pub const UNDO: Command = Command {
    text: m::moves::undo,
    words: &["undo"],
    keys: &[(
        Mode::BOARD,
        &[char('u'), BACKSPACE],
        KeyHint::AtEnd(7, 5, |app| app.viewed().can_undo() && is_heard(app)),
    )],
    needs: &[&NOT_PAUSED, &SOMETHING_TO_UNDO],
    run: Run::Confirmable(undo),
    ..Command::NEW
};
