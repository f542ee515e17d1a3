//! The commands of training, and the page of the progress.

use super::window::ProgressWindow;
use super::{ALLOWED, PAGE_OF_PROGRESS, mine, name_own, puzzles, report, retry, sentences, train};
use crate::app::command::{Command, During, Hint, Run, Stored};
use crate::app::needs::{NOT_IN_LINKED_GAME, NOT_LINKED, NOT_PAUSED};
use crate::i18n::m;
use crate::screen::input_mode::InputMode::{Board, Progress, Review};
use crate::screen::keys::conditions::can_retry;
use crate::screen::keys::key::{self, char};
use crate::screen::keys::row::{Binding, Hint as KeyHint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CLOSE_WITH_ENTER, CLOSE_WITH_Q, HELP, HELP_WITH_F1};
use crate::screen::message::{Message, WindowInput};
use crate::screen::page::Page;
use crate::screen::view::View;

fn is_over(view: &View<'_>) -> bool {
    view.shows_end()
}

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::training::retry,
        words: &["retry"],
        keys: &[(Board, &[char('T')])],
        hint: Hint::AtEnd(2, 15, can_retry),
        needs: ALLOWED,
        run: Run::Plain(retry),
        ..Command::NEW
    },
    Command {
        text: m::training::retry_reviewed,
        keys: &[(Review, &[char('T')])],
        hint: Hint::When(12, can_retry),
        needs: ALLOWED,
        run: Run::Plain(retry),
        ..Command::NEW
    },
    Command {
        text: m::training::puzzle,
        words: &["puzzle", "puzzles", "daily"],
        keys: &[(Board, &[char('P')])],
        hint: Hint::When(8, is_over),
        needs: &[&NOT_IN_LINKED_GAME, &NOT_PAUSED],
        run: Run::Plain(puzzles),
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
        keys: &[(Board, &[char('V')])],
        during: During::Any,
        stored: Stored::Memory,
        run: Run::Plain(report),
        ..Command::NEW
    },
    Command {
        text: m::training::next_own,
        keys: &[(Board, &[char('I')])],
        needs: &[&NOT_LINKED],
        run: Run::Plain(|app| name_own(app, None)),
        ..Command::NEW
    },
    Command { text: m::training::mine, words: &["mine"], run: Run::Text(mine), ..Command::NEW },
];

/// The progress.
pub const PAGE: Page = Page {
    name: PAGE_OF_PROGRESS,
    read: |app| app.features.training.report().map(sentences::report).unwrap_or_default(),
    window: |_| Box::new(ProgressWindow::default()),
};

/// The keys of its window.
pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: Progress,
    rows: &[
        KeyRow {
            keys: &[
                Binding::new(key::UP, &Message::Window(WindowInput::Scroll(-1))),
                Binding::new(char('k'), &Message::Window(WindowInput::Scroll(-1))).unlisted(),
                Binding::new(key::DOWN, &Message::Window(WindowInput::Scroll(1))),
                Binding::new(char('j'), &Message::Window(WindowInput::Scroll(1))).unlisted(),
            ],
            help: "scroll",
            available: always,
        },
        KeyRow {
            keys: &[
                CLOSE.hint(KeyHint::new("close", 2)),
                CLOSE_WITH_Q,
                CLOSE_WITH_ENTER.unlisted(),
                Binding::new(char('V'), &Message::Close).unlisted(),
                HELP.unlisted(),
                HELP_WITH_F1.unlisted(),
            ],
            help: "close",
            available: always,
        },
    ],
}];
