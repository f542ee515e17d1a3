//! The players' choices about the screen.

pub use super::board::move_values::ValueForm;
use crate::words::screen as words;
use std::str::FromStr;

use super::answer::Answer;
use super::term::Mouse;
use super::theme::{Ground, Palette, Theme};
use othello_core::rules::UnknownName;

/// The players' choices about the screen, which stay from one game to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The colours and characters.
    pub theme: Theme,
    /// Marks on legal moves.
    pub marks: Marks,
    /// Learning marks.
    pub learning: Learning,
    /// The form of the engine's values.
    pub values: ValueForm,
    /// Animation of flips.
    pub animation: Animation,
    /// Mouse capture.
    pub mouse: Mouse,
    pub cursor: TerminalCursor,
}

/// The cursor of the terminal while no text is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TerminalCursor {
    /// The board shows the square in focus.
    Hidden,
    /// It stands on the square in focus, where magnifiers and screen readers look for it.
    Shown,
}

impl Settings {
    /// Takes in an answer of the terminal about its colours.
    pub fn take_in(&mut self, answer: Answer) {
        self.theme = match answer {
            Answer::Background(color) => self.theme.on(Ground::of(color)),
            Answer::Depth(depth) => self.theme.with_at_least(depth),
            Answer::Graphics(_) | Answer::CellSize(_) | Answer::Attributes => return,
        };
    }
}

/// Changes by a key, which return the sentence about them.
impl Settings {
    /// Shows or hides the legal moves.
    pub fn toggle_marks(&mut self) -> String {
        let (marks, text) = match self.marks {
            Marks::Shown => (Marks::Hidden, words::MARKS_HIDDEN),
            Marks::Hidden => (Marks::Shown, words::MARKS_SHOWN),
        };
        self.marks = marks;
        text.into()
    }

    /// Goes on to the next learning marks.
    pub fn cycle_learning(&mut self) -> String {
        self.choose_learning(match self.learning {
            Learning::Off => Learning::Special,
            Learning::Special => Learning::Stable,
            Learning::Stable => Learning::Replies,
            Learning::Replies => Learning::Off,
        })
    }

    /// Chooses the learning marks.
    pub fn choose_learning(&mut self, learning: Learning) -> String {
        self.learning = learning;
        match self.learning {
            Learning::Off => words::LEARNING_OFF.into(),
            Learning::Special | Learning::Stable | Learning::Replies => {
                self.learning.legend().into()
            }
        }
    }

    /// Goes on to the next theme.
    pub fn cycle_theme(&mut self) -> String {
        self.choose_theme(self.theme.palette.next())
    }

    /// Chooses a theme.
    pub fn choose_theme(&mut self, palette: Palette) -> String {
        self.theme = self.theme.with_palette(palette);
        words::theme(palette.name())
    }

    /// Captures the mouse, or releases it.
    pub fn toggle_mouse(&mut self) -> String {
        let (mouse, text) = match self.mouse {
            Mouse::Captured => (Mouse::Free, words::MOUSE_SELECTS),
            Mouse::Free => (Mouse::Captured, words::MOUSE_PLAYS),
        };
        self.mouse = mouse;
        text.into()
    }
}

/// Visibility of the marks on legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// Legal moves are marked.
    Shown,
    /// They are not.
    Hidden,
}

/// The learning marks on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learning {
    /// Nothing.
    Off,
    /// Corners, C-squares and X-squares.
    Special,
    /// Discs that can never be flipped again.
    Stable,
    /// The opponent's replies to the move in focus.
    Replies,
}

impl Learning {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Off, Self::Special, Self::Stable, Self::Replies];

    /// The names of all kinds.
    pub const NAMES: [&'static str; 4] =
        [Self::ALL[0].name(), Self::ALL[1].name(), Self::ALL[2].name(), Self::ALL[3].name()];

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Special => "special",
            Self::Stable => "stable",
            Self::Replies => "replies",
        }
    }

    /// Returns the meaning of the marks on the board; empty if there are none.
    pub const fn legend(self) -> &'static str {
        match self {
            Self::Off => "",
            Self::Special => words::LEGEND_OF_SPECIAL,
            Self::Stable => words::LEGEND_OF_STABLE,
            Self::Replies => words::LEGEND_OF_REPLIES,
        }
    }
}

impl FromStr for Learning {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = Self::ALL.into_iter().find(|learning| learning.name() == text);
        named.ok_or(UnknownName(&Self::NAMES))
    }
}

/// Animation of flips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Animation {
    /// Flips are animated.
    On,
    /// They change at once.
    Off,
}
