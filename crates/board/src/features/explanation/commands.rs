//! The command that explains a move.

use othello_words::i18n::m;

use super::{HAS_MOVE, PAGE, end_lesson, follow_lines, futures, has_futures, said, why};
use crate::app::command::{Command, Held, KeyHint, Run};
use crate::app::keys::key::char;
use crate::app::mode::Mode;
use crate::app::needs::{ENGINE_FREE, NOT_IN_LINKED_GAME, NOT_PAUSED, Need, UNLOCKED};
use crate::app::page::PageRow;
use crate::app::reply::Refuse;

pub const COMMANDS: &[Command] = &[
    Command {
        text: m::explanation::why,
        words: &["why"],
        keys: &[(
            Mode::BOARD,
            &[char('w')],
            KeyHint::When(15, |app| app.state.next_error().is_some()),
        )],
        needs: &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &UNLOCKED, &ENGINE_FREE, &HAS_MOVE],
        run: Run::Confirmable(why),
        ..Command::NEW
    },
    LATER,
    EARLIER,
    END_LESSON,
];

pub const READ: PageRow = PageRow { page: PAGE, read: |app| said(futures(app).as_ref()) };

const HAS_FUTURES: Need =
    Need { is_met: has_futures, or: |_| m::explanation::no_futures().quiet() };

/// Shows both futures of the lesson a move later.
pub const LATER: Command = Command {
    text: m::explanation::later,
    words: &["later"],
    needs: &[&HAS_FUTURES],
    held: Held::Repeated,
    run: Run::Plain(|app| follow_lines(app, 1)),
    ..Command::NEW
};

/// Shows both futures of the lesson a move earlier.
pub const EARLIER: Command = Command {
    text: m::explanation::earlier,
    words: &["earlier"],
    needs: &[&HAS_FUTURES],
    held: Held::Repeated,
    run: Run::Plain(|app| follow_lines(app, -1)),
    ..Command::NEW
};

const HAS_LESSON: Need = Need {
    is_met: |app| app.features.explanations.lesson().is_some(),
    or: |_| m::explanation::no_move().quiet(),
};

pub const END_LESSON: Command = Command {
    text: m::explanation::end,
    needs: &[&HAS_LESSON],
    run: Run::Plain(end_lesson),
    ..Command::NEW
};
