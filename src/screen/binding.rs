//! A row of the table of keys.

use ratatui::crossterm::event::{KeyCode, KeyModifiers};

use super::input_mode::InputMode;
use super::message::Message;
use super::view::View;

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
    pub applies: fn(&View<'_>) -> bool,
}

impl Hint {
    /// Creates a hint that is as important at the end of a game as before it.
    pub(super) const fn new(text: &'static str, rank: u8, applies: fn(&View<'_>) -> bool) -> Self {
        Self { text, rank, rank_at_end: rank, applies }
    }

    /// The same hint with another importance at the end of a game.
    pub(super) const fn at_end(self, rank_at_end: u8) -> Self {
        Self { rank_at_end, ..self }
    }
}

/// The condition of a hint that is always shown.
pub(super) const fn always(_: &View<'_>) -> bool {
    true
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
