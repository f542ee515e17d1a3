//! The commands of training.

use super::{puzzles, retry};
use crate::app::command::{Command, Hint, Run};
use crate::app::needs::{NOT_IN_LINKED_GAME, NOT_PAUSED, UNLOCKED};
use crate::i18n::m;
use crate::screen::input_mode::InputMode::{Board, Review};
use crate::screen::keys::conditions::can_retry;
use crate::screen::keys::key::char;

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::training::retry,
        words: &["retry"],
        keys: &[(Board, &[char('T')])],
        hint: Hint::AtEnd(2, 15, can_retry),
        needs: &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &UNLOCKED],
        run: Run::Plain(retry),
        ..Command::NEW
    },
    Command {
        text: m::training::retry_reviewed,
        keys: &[(Review, &[char('T')])],
        hint: Hint::When(12, can_retry),
        needs: &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &UNLOCKED],
        run: Run::Plain(retry),
        ..Command::NEW
    },
    Command {
        text: m::training::puzzle,
        words: &["puzzle", "puzzles", "daily"],
        keys: &[(Board, &[char('P')])],
        hint: Hint::When(8, |view| view.shows_end()),
        needs: &[&NOT_IN_LINKED_GAME, &NOT_PAUSED],
        run: Run::Plain(puzzles),
        ..Command::NEW
    },
];
