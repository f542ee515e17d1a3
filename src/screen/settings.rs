//! The players' choices about the screen.

use crate::os::clipboard::Clipboard;
use std::str::FromStr;

use super::answer::Answer;
use super::term::Mouse;
use super::theme::{Glyphs, Ground, Palette, Theme};
use othello_core::rules::UnknownName;
use othello_core::square::{Square, Symmetry};
use othello_words::i18n::{Language, Text, m};

/// The players' choices about the screen, which stay from one game to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The colours and characters.
    pub theme: Theme,
    /// The language, which the program speaks as soon as the settings are kept.
    pub language: Language,
    /// Marks on legal moves.
    pub marks: Marks,
    /// Learning marks.
    pub learning: Learning,
    /// The side from which the board is seen.
    pub seen_from: SeenFrom,
    /// Animation of flips.
    pub animation: Animation,
    /// Mouse capture.
    pub mouse: Mouse,
    pub cursor: TerminalCursor,
    /// The way of a copied text.
    pub clipboard: Clipboard,
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
    /// Returns the choices of somebody who has made none but the theme.
    pub fn new(theme: Theme) -> Self {
        Self {
            theme,
            language: Language::current(),
            marks: Marks::Shown,
            learning: Learning::Off,
            seen_from: SeenFrom::Black,
            animation: Animation::On,
            mouse: Mouse::Captured,
            cursor: TerminalCursor::Hidden,
            clipboard: Clipboard::Terminal,
        }
    }

    /// Takes in an answer of the terminal about its colours and characters.
    pub fn take_in(&mut self, answer: Answer) {
        self.theme = match answer {
            Answer::Background(color) => self.theme.on(Ground::of(color)),
            Answer::Depth(depth) => self.theme.with_at_least(depth),
            Answer::DiscWidth(2) => self.theme.with_glyphs(Glyphs::Narrow),
            Answer::Graphics(_)
            | Answer::CellSize(_)
            | Answer::DiscWidth(_)
            | Answer::Attributes => return,
        };
    }
}

/// Changes by a key, which return the sentence about them.
impl Settings {
    /// Shows or hides the legal moves.
    pub fn toggle_marks(&mut self) -> Text {
        let (marks, text) = match self.marks {
            Marks::Shown => (Marks::Hidden, m::screen::marks_hidden()),
            Marks::Hidden => (Marks::Shown, m::screen::marks_shown()),
        };
        self.marks = marks;
        text
    }

    /// Goes on to the next learning marks.
    pub fn cycle_learning(&mut self) -> Text {
        self.choose_learning(match self.learning {
            Learning::Off => Learning::Special,
            Learning::Special => Learning::Stable,
            Learning::Stable => Learning::Replies,
            Learning::Replies => Learning::Off,
        })
    }

    /// Chooses the learning marks.
    pub fn choose_learning(&mut self, learning: Learning) -> Text {
        self.learning = learning;
        learning.legend().unwrap_or_else(m::screen::learning_off)
    }

    /// Goes on to the next theme.
    pub fn cycle_theme(&mut self) -> Text {
        self.choose_theme(self.theme.palette.next())
    }

    /// Chooses a theme.
    pub fn choose_theme(&mut self, palette: Palette) -> Text {
        self.theme = self.theme.with_palette(palette);
        m::screen::theme_chosen(palette.name())
    }

    /// Chooses a language, and says so in it.
    pub fn choose_language(&mut self, language: Language) -> String {
        self.language = language;
        m::screen::language_chosen(language.own_name()).say_in(language)
    }

    /// Turns the board round.
    pub fn turn_board(&mut self) -> Text {
        self.see_from(match self.seen_from {
            SeenFrom::Black => SeenFrom::White,
            SeenFrom::White => SeenFrom::Black,
        })
    }

    /// Shows the board from a side.
    pub fn see_from(&mut self, side: SeenFrom) -> Text {
        self.seen_from = side;
        match side {
            SeenFrom::Black => m::screen::seen_from_black(),
            SeenFrom::White => m::screen::seen_from_white(),
        }
    }

    /// Captures the mouse, or releases it.
    pub fn toggle_mouse(&mut self) -> Text {
        let (mouse, text) = match self.mouse {
            Mouse::Captured => (Mouse::Free, m::screen::mouse_selects()),
            Mouse::Free => (Mouse::Captured, m::screen::mouse_plays()),
        };
        self.mouse = mouse;
        text
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

    /// Returns the meaning of the marks on the board, if there are some.
    pub fn legend(self) -> Option<Text> {
        match self {
            Self::Off => None,
            Self::Special => Some(m::screen::special_squares()),
            Self::Stable => Some(m::screen::stable_discs()),
            Self::Replies => Some(m::screen::replies()),
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

/// The side from which the board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenFrom {
    /// a1 is at the top left, as in diagrams.
    Black,
    /// The board is turned by half a turn: h8 is at the top left.
    White,
}

impl SeenFrom {
    /// The names of both sides.
    pub const NAMES: [&'static str; 2] = [Self::Black.name(), Self::White.name()];

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }

    /// Returns the place of a square on the screen, as the square that is there when seen from Black. The square at
    /// a place is found in the same way.
    #[must_use]
    pub const fn place(self, square: Square) -> Square {
        match self {
            Self::Black => square,
            Self::White => square.transformed(Symmetry::HalfTurn),
        }
    }
}

impl FromStr for SeenFrom {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = [Self::Black, Self::White].into_iter().find(|side| side.name() == text);
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
