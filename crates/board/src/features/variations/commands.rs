//! The commands about variations, comments, signs and marks.

use othello_words::i18n::m;
use othello_words::text;

use super::{
    ALLOWED, HAS_SIBLINGS, IN_VARIATION, PAGE, comment_by_line, cycle_mark, go_to_sibling, leave,
    marks_by_line, promote, remove, sentences, sign_by_line, variation_by_line, view,
};
use crate::app::App;
use crate::app::command::{Command, Gravity, KeyHint, Pointed, Run, Sought};
use crate::app::keys::conditions::is_in_variation;
use crate::app::keys::key::{self, char, ctrl};
use crate::app::keys::pages::RECORD_MODE;
use crate::app::keys::row::{Binding, KeyRow, KeysOfMode, always};
use crate::app::keys::shared::{CLOSE, CONFIRM, ERASE};
use crate::app::lines::CircularStep;
use crate::app::mode::Mode;
use crate::app::needs::{CAN_VARY, NOT_LINKED, NOT_PAUSED};
use crate::app::page::PageRow;
use crate::app::screen_input::{Erasure, Leap, ScreenInput, Step, WindowInput};

/// The dialog in which a comment is written.
pub const COMMENT_MODE: Mode = Mode::new("comment", m::variations::mode_comment)
    .titled(m::variations::activity_comment)
    .kept();

/// The columns of a comment from which on not all of it is seen under the board of a usual screen.
const LONG: usize = 100;

fn has_long_comment(app: &App) -> bool {
    let comment = app.viewed().note().map_or("", |note| note.comment.as_str());
    text::width(comment) > LONG || comment.contains('\n')
}

pub const COMMANDS: &[Command] = &[
    VARIATION,
    Command {
        text: m::variations::up,
        words: &["up"],
        needs: ALLOWED,
        run: Run::Plain(leave),
        ..Command::NEW
    },
    Command {
        text: m::variations::previous,
        by_line: &["variation", "up"],
        keys: &[(Mode::BOARD, &[char('[')], KeyHint::No)],
        needs: &[&NOT_LINKED, &NOT_PAUSED, &HAS_SIBLINGS],
        run: Run::Plain(|app| go_to_sibling(app, CircularStep::Previous)),
        ..Command::NEW
    },
    Command {
        text: m::variations::next,
        by_line: &["variation", "up"],
        keys: &[(
            Mode::BOARD,
            &[char(']')],
            KeyHint::WhenOr((9, always), (16, |app| app.state.line_shown().is_some())),
        )],
        needs: &[&NOT_LINKED, &NOT_PAUSED, &HAS_SIBLINGS],
        run: Run::Plain(|app| go_to_sibling(app, CircularStep::Next)),
        ..Command::NEW
    },
    Command {
        text: m::variations::promote,
        words: &["promote"],
        keys: &[(RECORD_MODE, &[char('+')], KeyHint::Rank(8))],
        needs: &[&NOT_LINKED, &NOT_PAUSED, &IN_VARIATION, &CAN_VARY],
        run: Run::Plain(promote),
        ..Command::NEW
    },
    Command {
        text: m::variations::remove,
        words: &["remove"],
        gravity: Gravity::Grave,
        keys: &[(RECORD_MODE, &[key::DELETE], KeyHint::No)],
        needs: ALLOWED,
        run: Run::Plain(remove),
        ..Command::NEW
    },
    Command {
        text: m::variations::comment,
        words: &["comment"],
        keys: &[(
            Mode::BOARD,
            &[char(';')],
            KeyHint::WhenOr(
                (5, |app| is_in_variation(app) || has_long_comment(app)),
                (12, has_long_comment),
            ),
        )],
        needs: ALLOWED,
        run: Run::Text(comment_by_line),
        ..Command::NEW
    },
    Command {
        text: m::variations::sign,
        words: &["sign"],
        sought: Sought::Seldom,
        keys: &[(RECORD_MODE, &[char('!')], KeyHint::No)],
        needs: ALLOWED,
        run: Run::Read(sign_by_line),
        ..Command::NEW
    },
    MARKS,
];

pub const MARKS: Command = Command {
    text: m::variations::marks,
    words: &["marks", "mark"],
    sought: Sought::Seldom,
    needs: ALLOWED,
    run: Run::Text(marks_by_line),
    pointed: Pointed::Square(cycle_mark),
    ..Command::NEW
};

/// Views a variation, or any moment of the game that is clicked.
pub const VARIATION: Command = Command {
    text: m::variations::variation,
    words: &["variation", "variations"],
    needs: ALLOWED,
    run: Run::Read(variation_by_line),
    pointed: Pointed::Moment(view),
    ..Command::NEW
};

/// The comment on the viewed move, to be read and to be written.
pub const READ: PageRow =
    PageRow { page: PAGE, read: |app| vec![sentences::read_comment(app.viewed().note())] };

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: COMMENT_MODE,
    rows: &[
        KeyRow {
            keys: &[Binding::TEXT, CONFIRM.hint(KeyHint::Rank(3))],
            text: m::variations::key_keep,
        },
        KeyRow {
            keys: &[Binding::new(ctrl('j'), &ScreenInput::Window(WindowInput::Type('\n')))
                .hint(KeyHint::Rank(1))],
            text: m::variations::key_new_line,
        },
        KeyRow {
            keys: &[
                Binding::new(key::LEFT, &ScreenInput::Window(WindowInput::Change(Step::Previous))),
                Binding::new(key::RIGHT, &ScreenInput::Window(WindowInput::Change(Step::Next))),
                Binding::new(key::HOME, &ScreenInput::Window(WindowInput::Leap(Leap::First))),
                Binding::new(key::END, &ScreenInput::Window(WindowInput::Leap(Leap::Last))),
            ],
            text: m::variations::key_move,
        },
        KeyRow {
            keys: &[
                ERASE,
                Binding::new(
                    key::DELETE,
                    &ScreenInput::Window(WindowInput::Erase(Erasure::NextLetter)),
                ),
            ],
            text: m::variations::key_erase,
        },
        KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(2))], text: m::variations::key_cancel },
    ],
}];
