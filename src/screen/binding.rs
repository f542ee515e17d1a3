//! A row of the table of keys, and the input modes.

use ratatui::crossterm::event::{KeyCode, KeyModifiers};

use super::message::{Message, Page};
use super::model::{Dialog, Model, OpenWindow};

/// A row of the table of keys: keys that belong together.
#[derive(Clone, Copy)]
pub struct Binding {
    /// The input mode in which the keys do this.
    pub mode: InputMode,
    /// The keys, as the help names them.
    pub label: &'static str,
    /// The text of the help.
    pub help: &'static str,
    /// The hint under the board.
    pub hint: Option<Hint>,
    /// The keys, and the message of each. A click on the hint sends the first.
    pub(super) keys: &'static [(Key, Message)],
}

/// A hint in the line of keys.
#[derive(Clone, Copy)]
pub struct Hint {
    /// The key and what it does, in a word each: `u undo`.
    pub text: &'static str,
    /// The importance: where there is no room for all, hints of a higher rank stay.
    pub rank: u8,
    /// The importance once the game is over, when other things come next.
    pub rank_at_end: u8,
    /// Returns `true` if the key does something now.
    pub applies: fn(&Model) -> bool,
}

impl Hint {
    /// Creates a hint that is as important at the end of a game as before it.
    pub(super) const fn new(text: &'static str, rank: u8, applies: fn(&Model) -> bool) -> Self {
        Self { text, rank, rank_at_end: rank, applies }
    }

    /// The same hint with another importance at the end of a game.
    pub(super) const fn at_end(self, rank_at_end: u8) -> Self {
        Self { rank_at_end, ..self }
    }
}

/// The condition of a hint that is always shown.
pub(super) const fn always(_: &Model) -> bool {
    true
}

/// The part of the screen that keys go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMode {
    /// The board.
    Board,
    /// The board, with a position to be solved.
    Exercise,
    /// The game record or the graphs.
    Record,
    /// The review of the game.
    Review,
    /// A page of the help.
    Help,
    /// A question.
    Question,
    /// The dialog of a new game.
    NewGame,
    /// The list of saved games.
    SavedGames,
    /// The dialog in which a saved game is renamed.
    Rename,
    /// The dialog in which a comment is written.
    Comment,
    /// The dialog in which a copy is saved.
    SaveAs,
    /// The window of the connection to another machine.
    Link,
    /// The window of a paused game.
    Pause,
    /// Every mode.
    Any,
}

impl InputMode {
    /// All modes, the board and what counts everywhere first.
    pub const ALL: [Self; 14] = [
        Self::Board,
        Self::Any,
        Self::Help,
        Self::Record,
        Self::Review,
        Self::Exercise,
        Self::Question,
        Self::NewGame,
        Self::SavedGames,
        Self::Rename,
        Self::Comment,
        Self::SaveAs,
        Self::Link,
        Self::Pause,
    ];

    /// Returns the heading of the mode's keys in a list: `On the board`.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Board => "On the board",
            Self::Record => "In the record and the graphs",
            Self::Review => "In the review",
            Self::Exercise => "In a retry or a puzzle",
            Self::Help => "In the help",
            Self::Question => "At a question",
            Self::NewGame => "In the new game dialog",
            Self::SavedGames => "In the list of saved games",
            Self::Rename => "While renaming",
            Self::Comment => "In a comment",
            Self::SaveAs => "In the save dialog",
            Self::Link => "In the window of the connection",
            Self::Pause => "While paused",
            Self::Any => "Anywhere",
        }
    }

    /// Returns the input mode of a screen.
    pub fn of(model: &Model) -> Self {
        match model.open_window() {
            None if model.controller().is_solving() => Self::Exercise,
            None => Self::Board,
            Some(OpenWindow::Question(_)) => Self::Question,
            Some(OpenWindow::Pause) => Self::Pause,
            Some(OpenWindow::Dialog(dialog)) => match dialog {
                Dialog::Page(Page::Help(_), _) => Self::Help,
                Dialog::Page(Page::Record | Page::Graphs, _) => Self::Record,
                Dialog::Review(_) => Self::Review,
                Dialog::NewGame(_) => Self::NewGame,
                Dialog::SavedGames(dialog) if dialog.new_name().is_some() => Self::Rename,
                Dialog::SavedGames(_) => Self::SavedGames,
                Dialog::Link => Self::Link,
                Dialog::Comment(_) => Self::Comment,
                Dialog::SaveAs(_) => Self::SaveAs,
            },
        }
    }
}

/// A key with its modifiers; Shift counts only where it is not in the letter itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Key(pub(super) KeyCode, pub(super) KeyModifiers);

pub(super) const fn key(code: KeyCode) -> Key {
    Key(code, KeyModifiers::NONE)
}

pub(super) const fn char(letter: char) -> Key {
    key(KeyCode::Char(letter))
}

pub(super) const fn ctrl(letter: char) -> Key {
    Key(KeyCode::Char(letter), KeyModifiers::CONTROL)
}
