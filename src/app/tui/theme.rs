//! The look of the screen: colours, characters and the drawings of discs.
//!
//! A theme is a value: no colour and plain ASCII are themes like the others, not branches in the
//! drawing.

use ratatui::style::{Color, Modifier, Style};

pub use super::colors::Colors;
pub use super::depth::{ColorChoice, Depth};
pub use super::discs::Shapes;
pub use super::glyphs::Glyphs;
use super::palettes::NO_COLORS;
pub use super::palettes::Palette;
use super::pigments::Pigments;

/// A theme as one terminal shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The name of the theme.
    pub palette: Palette,
    /// The number of colours that it may use.
    pub depth: Depth,
    /// The characters that it may use.
    pub glyphs: Glyphs,
    /// The drawings of discs.
    pub shapes: Shapes,
    /// The colours.
    pub colors: Colors,
}

/// The means of telling apart the disc placed last, the discs that it flipped, and those that a
/// move in focus would flip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// The tone of a disc's face.
    Tones,
    /// A sign in the corner of the square: `*`, `'` and `+`.
    Signs,
}

impl Theme {
    /// Returns the theme of that name for a terminal with so many colours and those characters.
    pub fn new(palette: Palette, depth: Depth, glyphs: Glyphs) -> Self {
        let colors = palette.colors(depth);
        let set = glyphs.set();
        let shapes = if colors == NO_COLORS { set.colorless_shapes } else { set.shapes };
        Self { palette, depth, glyphs, shapes, colors }
    }

    /// Returns the colours for pictures of squares; `None` where squares are drawn by hand.
    pub fn pigments(&self) -> Option<&'static Pigments> {
        self.palette.pigments(self.depth).filter(|_| self.shapes == Shapes::Shaded)
    }

    /// Returns `true` if the theme has colours here.
    pub fn has_colors(&self) -> bool {
        self.colors != NO_COLORS
    }

    /// Returns the means of telling discs apart.
    pub const fn highlight(&self) -> Highlight {
        match self.shapes {
            Shapes::Shaded => Highlight::Tones,
            Shapes::Lined | Shapes::Narrow | Shapes::Letters => Highlight::Signs,
        }
    }

    /// Returns the filling of dark and light squares where two tones cannot tell them apart.
    pub fn texture(&self) -> [char; 2] {
        let light = if self.has_colors() { ' ' } else { self.glyphs.set().texture };
        [' ', light]
    }

    /// Returns the style of texture and guide dots: dim where they have no colour of their own.
    pub fn quiet_felt(&self) -> Style {
        if self.has_colors() { Style::new() } else { self.colors.quiet }
    }

    /// Returns the style of a cell that is all of one colour.
    pub fn filled(&self, color: Color) -> Style {
        if self.has_colors() {
            Style::new().bg(color)
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }
}
