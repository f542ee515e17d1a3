//! The command that explains a move.

use othello_words::i18n::m;

use super::{HAS_MOVE, end_lesson, why};
use crate::app::command::{Command, Hint, Run};
use crate::app::keys::key::char;
use crate::app::mode::Mode;
use crate::app::needs::{ENGINE_FREE, NOT_IN_LINKED_GAME, NOT_PAUSED, Need, UNLOCKED};
use crate::app::reply::Refuse;

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::explanation::why,
        words: &["why"],
        keys: &[(
            Mode::BOARD,
            &[char('w')],
            Hint::When(15, |app| app.state.next_error().is_some()),
        )],
        needs: &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &UNLOCKED, &ENGINE_FREE, &HAS_MOVE],
        run: Run::Confirmable(why),
        ..Command::NEW
    },
    END_LESSON,
];

const HAS_LESSON: Need = Need {
    is_met: |app| app.features.explanations.lesson().is_some(),
    or: |_| m::explanation::no_move().quiet(),
};

/// Ends the lesson.
pub const END_LESSON: Command = Command {
    text: m::explanation::end,
    needs: &[&HAS_LESSON],
    run: Run::Plain(end_lesson),
    ..Command::NEW
};
