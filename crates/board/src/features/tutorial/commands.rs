//! The commands of the lesson, and its keys.

use othello_words::i18n::m;

use super::state::Walk;
use super::{
    ASKS, HAS_PREVIOUS, SETTLED, answer, go_back, go_on, learn, leave, note_read, show_answer,
};
use crate::app::App;
use crate::app::command::{Command, KeyHint, Pointed, Run};
use crate::app::during::During;
use crate::app::keys::key::{self, char};
use crate::app::keys::quit::QUIT;
use crate::app::keys::row::{KeyRow, KeysOfMode};
use crate::app::keys::shared::{
    CLICK, CLOSE, COLUMNS, CURSOR, NEXT_LEGAL, PLAY, PLAY_WITH_SPACE, PREVIOUS_LEGAL, ROWS,
};
use crate::app::mode::Mode;

fn is_unsolved(app: &App) -> bool {
    app.features.tutorial.walk().is_some_and(Walk::is_open)
}

fn can_play(app: &App) -> bool {
    app.features.tutorial.walk().is_some_and(|walk| !walk.is_settled())
}

/// Enter goes on: after a wrong answer the line under the board says that it is for trying again.
fn goes_on(app: &App) -> bool {
    let is_wrong = |walk: &Walk| walk.is_right() == Some(false);
    app.features.tutorial.walk().is_some_and(|walk| walk.is_settled() && !is_wrong(walk))
}

fn is_open(app: &App) -> bool {
    app.features.tutorial.walk().is_some()
}

const LEARNING: Command = Command { during: During::Tutorial, ..Command::NEW };

pub const COMMANDS: &[Command] = &[
    Command {
        text: m::tutorial::learn,
        words: &["learn"],
        during: During::Any,
        run: Run::Read(learn),
        ..Command::NEW
    },
    Command {
        text: m::tutorial::back,
        words: &["undo"],
        keys: &[(Mode::TUTORIAL, &[char('u'), key::BACKSPACE], KeyHint::When(4, is_open))],
        needs: &[&HAS_PREVIOUS],
        run: Run::Confirmable(go_back),
        ..LEARNING
    },
    SHOW,
    NEXT,
    LEAVE,
];

const SHOW: Command = Command {
    text: m::tutorial::show,
    words: &["solution"],
    keys: &[(Mode::TUTORIAL, &[char('s')], KeyHint::When(3, is_unsolved))],
    needs: &[&ASKS],
    run: Run::Plain(show_answer),
    ..LEARNING
};

pub const NEXT: Command = Command {
    text: m::tutorial::next,
    words: &["next"],
    keys: &[(Mode::TUTORIAL, &[char('n')], KeyHint::No)],
    needs: &[&SETTLED],
    run: Run::Plain(go_on),
    ..LEARNING
};

/// Returns what an empty line does: it goes on, and shows the answer where a square is asked for.
pub fn empty_line(app: &App) -> Option<&'static Command> {
    let walk = app.features.tutorial.walk()?;
    Some(if walk.is_settled() { &NEXT } else { &SHOW })
}

pub const LEAVE: Command =
    Command { text: m::tutorial::leave, words: &["leave"], run: Run::Plain(leave), ..LEARNING };

/// Answers with a square, which names itself.
pub const ANSWER: Command = Command {
    text: m::tutorial::key_play,
    needs: &[&ASKS],
    pointed: Pointed::Squares(answer),
    ..LEARNING
};

/// Notes that the text has been read, where it covers the board.
pub const READ: Command =
    Command { text: m::tutorial::key_play, run: Run::Plain(note_read), ..LEARNING };

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: Mode::TUTORIAL,
    rows: &[
        KeyRow { keys: &[CURSOR], text: m::keys::cursor },
        KeyRow { keys: &[COLUMNS, ROWS], text: m::exercise::key_square },
        KeyRow {
            keys: &[
                PLAY.hint(KeyHint::WhenOr((6, can_play), (6, goes_on))),
                PLAY_WITH_SPACE,
                CLICK,
            ],
            text: m::tutorial::key_play,
        },
        KeyRow { keys: &[NEXT_LEGAL, PREVIOUS_LEGAL], text: m::exercise::key_legal },
        KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(5))], text: m::tutorial::key_leave },
        KeyRow { keys: &[QUIT], text: m::screen::quit },
    ],
}];
