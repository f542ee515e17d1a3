//! Everything that decides the picture of a square, besides its size and the colours.

use crate::screen::board::label::Label;
use crate::screen::board::square::{Content, DiscMark, SquareView};
use crate::screen::theme::{BoardColors, Rgb, Tint};
use othello_core::board::Color;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Subject {
    /// The disc on the square, or what is shown in place of one.
    pub content: Content,
    /// The square has the cursor.
    pub is_focused: bool,
    /// The tint of a square with a label.
    pub tint: Option<Tint>,
    /// The square is one of the lighter ones of the chequered board.
    pub is_light: bool,
}

impl Subject {
    /// Returns the subject of a square of the board.
    pub fn new(view: &SquareView) -> Self {
        Self {
            content: view.content,
            is_focused: view.is_focused,
            tint: view.label.and_then(Label::tint),
            is_light: view.is_light(),
        }
    }

    pub const fn lone_disc(color: Color) -> Self {
        Self {
            content: Content::Disc(color, DiscMark::None),
            is_focused: false,
            tint: None,
            is_light: false,
        }
    }

    /// Returns `true` for an empty square of a chequered board whose squares have all one colour.
    pub fn is_textured(&self, colors: &BoardColors) -> bool {
        let is_empty = self.content == Content::Empty && !self.is_focused && self.tint.is_none();
        self.is_light && is_empty && colors.felt == colors.alternate_felt
    }

    /// Returns the colour of the square around its disc.
    pub fn ground(&self, colors: &BoardColors) -> Rgb {
        match self.tint {
            _ if self.is_focused => colors.focused_felt,
            Some(tint) => colors.tint(tint),
            None => colors.felt,
        }
    }
}
