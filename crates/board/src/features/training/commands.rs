//! The commands of training, and the page of the progress.

use othello_words::i18n::m;

use super::{
    ALLOWED, IS_SOLVED_ERROR, NAMING, PAGE_OF_PROGRESS, mine, name_own, puzzles, report, retry,
    sentences, similar, train, words_for_puzzles,
};
use crate::app::command::{Choice, Command, During, Hint, On, Run, Stored};
use crate::app::event::Page;
use crate::app::keys::conditions::can_retry;
use crate::app::keys::key::char;
use crate::app::keys::row::KeysOfMode;
use crate::app::keys::shared::{CLOSE_PAGE, SCROLL};
use crate::app::mode::Mode;
use crate::app::needs::{NOT_IN_LINKED_GAME, NOT_PAUSED};
use crate::features::exercise;
use crate::features::review::commands::REVIEW_MODE;

/// The progress of the player.
pub const PROGRESS_MODE: Mode =
    Mode::new("progress", m::keys::mode_progress).titled(m::title::progress);

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::training::retry,
        words: &["retry"],
        keys: &[(Mode::BOARD, &[char('t')], Hint::AtEnd(2, 15, can_retry))],
        needs: ALLOWED,
        run: Run::Plain(retry),
        ..Command::NEW
    },
    Command {
        text: m::training::retry_reviewed,
        by_line: &["retry"],
        keys: &[(REVIEW_MODE, &[char('t')], Hint::When(12, can_retry))],
        needs: ALLOWED,
        run: Run::Plain(retry),
        ..Command::NEW
    },
    Command {
        text: m::training::puzzle,
        words: &["puzzles", "puzzle", "daily"],
        needs: &[&NOT_IN_LINKED_GAME, &NOT_PAUSED],
        choices: |_, _| words_for_puzzles().map(|word| Choice::of_word(&word)).collect(),
        run: Run::Read(puzzles),
        ..Command::NEW
    },
    Command {
        text: m::training::similar,
        words: &["similar"],
        keys: &[(Mode::EXERCISE, &[char('m')], Hint::When(3, exercise::is_solved_error))],
        needs: &[&IS_SOLVED_ERROR],
        during: During::Exercise,
        run: Run::Plain(similar),
        ..Command::NEW
    },
    Command {
        text: m::training::train,
        words: &["train"],
        needs: ALLOWED,
        stored: Stored::Memory,
        run: Run::Plain(train),
        ..Command::NEW
    },
    Command {
        text: m::training::progress,
        words: &["progress"],
        during: During::Any,
        stored: Stored::Memory,
        run: Run::Plain(report),
        ..Command::NEW
    },
    Command {
        text: m::training::next_own,
        words: &["my-moves"],
        on: On::Screen,
        needs: NAMING,
        run: Run::Plain(|app| name_own(app, None)),
        ..Command::NEW
    },
    Command { text: m::training::mine, words: &["mine"], run: Run::Read(mine), ..Command::NEW },
];

/// The progress.
pub const PAGE: Page = Page {
    name: PAGE_OF_PROGRESS,
    read: |app| app.features.training.report().map(sentences::report).unwrap_or_default(),
};

/// The keys of its window.
pub const KEYS: &[KeysOfMode] = &[KeysOfMode { mode: PROGRESS_MODE, rows: &[SCROLL, CLOSE_PAGE] }];
