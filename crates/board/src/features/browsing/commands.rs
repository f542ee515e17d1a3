//! The commands that list the moves and view earlier positions.

use othello_words::i18n::m;

use super::{
    ALLOWED, HAS_EARLIER, HAS_LATER, HAS_LINE, at, back, end, line_by_name, list, on, start, view,
};
use crate::app::App;
use crate::app::command::{Command, Held, KeyHint, Pointed, Run};
use crate::app::during::During;
use crate::app::keys::conditions::{has_begun, is_browsing};
use crate::app::keys::key;
use crate::app::mode::Mode;
use crate::app::needs::{NO_EXERCISE, NOT_PAUSED};

/// Views the position one move earlier.
pub const BACK: Command = Command {
    text: m::browsing::back,
    words: &["back"],
    keys: &[(Mode::BOARD, &[key::PAGE_UP], KeyHint::AtEnd(2, 7, has_begun))],
    needs: &[&NO_EXERCISE, &NOT_PAUSED, &HAS_EARLIER],
    run: Run::Plain(back),
    ..STEP
};

/// The hint of a step on: a line can be entered, or is shown.
pub const HINT_ON: KeyHint = KeyHint::WhenOr((12, is_line_next), (17, is_in_line));

/// Views the position one move later.
pub const ON: Command = Command {
    text: m::browsing::on,
    words: &["on", "forward"],
    keys: &[(Mode::BOARD, &[key::PAGE_DOWN], HINT_ON)],
    mouse: Some(m::keys::wheel),
    needs: &[&NO_EXERCISE, &NOT_PAUSED, &HAS_LATER],
    run: Run::Plain(on),
    ..STEP
};

/// Views the start of the game.
pub const START: Command = Command {
    text: m::browsing::start,
    words: &["start"],
    keys: &[(Mode::BOARD, &[key::HOME], KeyHint::No)],
    run: Run::Plain(start),
    ..STEP
};

/// Returns to the current position.
pub const END: Command = Command {
    text: m::browsing::end,
    words: &["end"],
    keys: &[(Mode::BOARD, &[key::END], KeyHint::When(11, is_browsing))],
    run: Run::Plain(end),
    ..STEP
};

fn is_line_next(app: &App) -> bool {
    app.state.lines.is_next()
}

fn is_in_line(app: &App) -> bool {
    app.state.line_shown().is_some()
}

const STEP: Command = Command { needs: ALLOWED, held: Held::Repeated, ..Command::NEW };

pub const COMMANDS: &[Command] = &[
    Command {
        text: m::browsing::list,
        words: &["list"],
        during: During::Any,
        run: Run::Plain(list),
        ..Command::NEW
    },
    BACK,
    ON,
    START,
    END,
    Command {
        text: m::browsing::line,
        words: &["line"],
        needs: &[&NO_EXERCISE, &NOT_PAUSED, &HAS_LINE],
        run: Run::Text(line_by_name),
        ..Command::NEW
    },
    AT,
];

/// Views the position after a move.
pub const AT: Command = Command {
    text: m::browsing::at,
    words: &["at"],
    needs: ALLOWED,
    run: Run::ReadSome(at),
    pointed: Pointed::Index(view),
    ..Command::NEW
};
