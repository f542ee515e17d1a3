//! The commands that change the moves of the game.

use super::{ask_to_resign, redo, undo};
use crate::app::command::{Command, Hint, Run};
use crate::app::needs::{NOT_PAUSED, Need};
use crate::i18n::m;
use crate::screen::input_mode::InputMode::Board;
use crate::screen::keys::conditions::{can_play, is_browsing, is_heard};
use crate::screen::keys::key::{BACKSPACE, char, ctrl};
use crate::screen::keys::row::{KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{
    CLICK, COLUMNS, CURSOR, NEXT_LEGAL, PLAY, PLAY_WITH_SPACE, PREVIOUS_LEGAL, ROWS,
};
use crate::screen::view::View;

const SOMETHING_TO_UNDO: Need = Need {
    is_met: |app| {
        let state = &app.state;
        state.viewed.can_undo() || state.viewed.can_go_back() || state.line_shown().is_some()
    },
    or: |_| m::moves::nothing_to_undo().quiet(),
};

fn can_redo(view: &View<'_>) -> bool {
    let is_here = is_browsing(view) || view.app().features.link.link().is_none();
    view.app().viewed().can_redo() && is_here
}

/// The keys that move the cursor and play a square.
pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: Board,
    rows: &[
        KeyRow { keys: &[CURSOR], text: m::keys::cursor, available: always },
        KeyRow { keys: &[COLUMNS, ROWS], text: m::moves::key_square, available: always },
        KeyRow {
            keys: &[PLAY.hint(Hint::Rank(3)), PLAY_WITH_SPACE, CLICK],
            text: m::moves::key_play,
            available: can_play,
        },
        KeyRow {
            keys: &[NEXT_LEGAL.hint(Hint::Rank(2)), PREVIOUS_LEGAL],
            text: m::moves::key_legal,
            available: can_play,
        },
    ],
}];

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::moves::undo,
        words: &["undo"],
        keys: &[(Board, &[char('u'), BACKSPACE])],
        hint: Hint::AtEnd(7, 5, |view| view.app().viewed().can_undo() && is_heard(view)),
        needs: &[&NOT_PAUSED, &SOMETHING_TO_UNDO],
        run: Run::Confirmable(undo),
        ..Command::NEW
    },
    Command {
        text: m::moves::redo,
        words: &["redo"],
        keys: &[(Board, &[char('r'), ctrl('r')])],
        hint: Hint::When(4, can_redo),
        needs: &[&NOT_PAUSED],
        run: Run::Plain(redo),
        ..Command::NEW
    },
    Command {
        text: m::moves::resign,
        words: &["resign"],
        keys: &[(Board, &[char('x')])],
        hint: Hint::When(5, |view| view.app().viewed().has_clock() && is_heard(view)),
        run: Run::Confirmable(ask_to_resign),
        ..Command::NEW
    },
];
