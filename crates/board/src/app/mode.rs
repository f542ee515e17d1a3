//! The input modes: what is in front on the screen decides what a key means.

use std::fmt;

use othello_words::i18n::{Text, m};

/// A part of the screen that keys go to: a constant beside the rows of its keys.
#[derive(Clone, Copy)]
pub struct Mode {
    name: &'static str,
    title: fn() -> Text,
    activity: Option<fn() -> Text>,
    is_kept: bool,
}

impl Mode {
    pub const BOARD: Self = Self::new("board", m::keys::mode_board);
    /// The board, with a position to be solved.
    pub const EXERCISE: Self = Self::new("exercise", m::exercise::mode);
    /// The board while a lesson is read and answered.
    pub const TUTORIAL: Self = Self::new("tutorial", m::tutorial::mode);
    pub const TEXT: Self = Self::new("text", m::keys::mode_text);
    pub const ANY: Self = Self::new("any", m::keys::mode_any);

    /// Creates a mode with a name of its own, and the heading of its keys in a list.
    pub const fn new(name: &'static str, title: fn() -> Text) -> Self {
        Self { name, title, activity: None, is_kept: false }
    }

    /// The same mode, of which the title of the terminal says that.
    #[must_use]
    pub const fn titled(self, activity: fn() -> Text) -> Self {
        Self { activity: Some(activity), ..self }
    }

    /// The same mode, of a window that a click beside it does not close: that would start the clocks or lose a text.
    #[must_use]
    pub const fn kept(self) -> Self {
        Self { is_kept: true, ..self }
    }

    /// Returns `true` if a click beside its window does not close that.
    pub const fn is_kept(self) -> bool {
        self.is_kept
    }

    /// Returns its name, which no other mode has.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Returns the heading of the mode's keys in a list: `On the board`.
    pub fn title(self) -> Text {
        (self.title)()
    }

    /// Returns the words in the title of the terminal while it is in front.
    pub fn activity(self) -> Option<Text> {
        self.activity.map(|activity| activity())
    }

    /// Returns `true` if the board is in front, and no window over it.
    pub fn is_board(self) -> bool {
        [Self::BOARD, Self::EXERCISE, Self::TUTORIAL].contains(&self)
    }
}

impl PartialEq for Mode {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Mode {}

impl fmt::Debug for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
