//! The look of the screen: colours, characters and the drawings of discs.
//!
//! A theme is a value: no colour and plain ASCII are themes like the others, not branches in the
//! drawing.

use ratatui::style::{Color, Modifier, Style};

pub use super::colors::Colors;
use super::colors::NO_COLORS;
pub use super::depth::{ColorChoice, Depth};
pub use super::discs::Shapes;
pub use super::glyphs::Glyphs;
pub use super::palettes::Palette;
use super::picture::Medium;

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

impl Theme {
    /// Returns the theme of that name for a terminal with so many colours and those characters.
    pub fn new(palette: Palette, depth: Depth, glyphs: Glyphs) -> Self {
        let colors = palette.colors(depth);
        let set = glyphs.set();
        let shapes = if colors == NO_COLORS { set.colorless_shapes } else { set.shapes };
        Self { palette, depth, glyphs, shapes, colors }
    }

    /// Returns the means of drawing squares as pictures; `None` where they are drawn by hand.
    pub fn medium(&self) -> Option<Medium> {
        let repertoire = self.glyphs.set().repertoire?;
        self.palette.pigments(self.depth).map(|pigments| Medium { pigments, repertoire })
    }

    /// Returns `true` if the theme has colours here.
    pub fn has_colors(&self) -> bool {
        self.colors != NO_COLORS
    }

    /// Returns `true` if the smallest squares are told apart by lines.
    pub fn has_grid(&self) -> bool {
        self.has_colors() && !self.has_chequers() && self.shapes == Shapes::Shaded
    }

    /// Returns `true` if squares drawn by hand have two tones.
    fn has_chequers(&self) -> bool {
        self.colors.felt[0] != self.colors.felt[1]
    }

    /// Returns the filling of dark and light squares where two tones cannot tell them apart.
    pub fn texture(&self) -> [char; 2] {
        let is_plain = self.has_chequers() || self.has_grid();
        [' ', if is_plain { ' ' } else { self.glyphs.set().texture }]
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
