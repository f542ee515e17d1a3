//! The look of the screen: its colours, its characters and the shapes of its discs.
//!
//! No colour and plain ASCII are themes like the others, not branches in the drawing. The colours stand
//! in `tables`, and [`BoardColors::resolve`] turns them into those of one colour depth.

mod ansi;
mod board_colors;
mod depth;
mod glyphs;
mod palette;
pub mod panel_colors;
mod rgb;
mod tables;

use ratatui::style::{Modifier, Style};

pub use self::ansi::SIXTEEN;
pub use self::board_colors::{Blending, BoardColors, DiscColors, Outline, Tint};
pub use self::depth::{ColorChoice, ColorDepth};
pub use self::glyphs::{BlockSet, Glyphs, Shapes};
pub use self::palette::Palette;
pub use self::rgb::{Rgb, SEEN};

/// A theme as one terminal shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The name of the theme.
    pub palette: Palette,
    /// The number of colours that it may use.
    pub depth: ColorDepth,
    /// The characters that it may use.
    pub glyphs: Glyphs,
    /// The shapes of discs in those characters.
    pub shapes: Shapes,
    /// The colours.
    pub colors: Colors,
}

/// The colours of the board and the styles of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// The colours of the board; `None` without colours.
    pub board: Option<BoardColors>,
    /// Secondary text.
    pub quiet: Style,
    /// Headings, and whatever matters most.
    pub strong: Style,
    /// Refusals and failures.
    pub warning: Style,
    /// A clock that is about to run out.
    pub alarm: Style,
    /// The selected line of a list or a dialog.
    pub selected: Style,
}

/// The colours and the characters of squares that are drawn as pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureStyle {
    /// The colours.
    pub colors: BoardColors,
    /// The characters.
    pub blocks: BlockSet,
    /// The colours that the terminal can show.
    pub depth: ColorDepth,
}

impl Theme {
    /// Returns the theme of that name for a terminal with that colour depth and those characters.
    pub fn new(palette: Palette, depth: ColorDepth, glyphs: Glyphs) -> Self {
        let colors = Colors::new(palette, depth);
        let set = glyphs.set();
        let shapes = if colors.board.is_some() { set.shapes } else { set.colorless_shapes };
        Self { palette, depth, glyphs, shapes, colors }
    }

    /// Returns the style of squares that are drawn as pictures; `None` where characters stand for
    /// discs.
    pub fn picture_style(&self) -> Option<PictureStyle> {
        let blocks = self.glyphs.set().blocks?;
        self.colors.board.map(|colors| PictureStyle { colors, blocks, depth: self.depth })
    }

    /// Returns `true` if the theme has colours at this depth.
    pub const fn has_colors(&self) -> bool {
        self.colors.board.is_some()
    }

    /// Returns `true` if the smallest squares are told apart by lines.
    pub fn has_grid(&self) -> bool {
        self.has_colors() && !self.has_chequers() && self.shapes == Shapes::Shaded
    }

    /// Returns `true` if neighbouring squares without lines differ in colour.
    fn has_chequers(&self) -> bool {
        self.colors.board.is_some_and(|colors| colors.felt != colors.alternate_felt)
    }

    /// Returns the characters that fill dark and light squares where colours cannot tell them apart.
    pub fn texture(&self) -> [char; 2] {
        let is_plain = self.has_chequers() || self.has_grid();
        [' ', if is_plain { ' ' } else { self.glyphs.set().texture }]
    }

    /// Returns the style of texture and guide dots: dim where they have no colour of their own.
    pub const fn quiet_felt(&self) -> Style {
        if self.has_colors() { Style::new() } else { self.colors.quiet }
    }
}

impl Colors {
    /// Returns the colours of a theme at a colour depth.
    ///
    /// Text has the terminal's own colours, so that it can be read on every background. Without colours
    /// not even the default ones are set by name: some terminals take the codes for colours that they
    /// cannot show as a request to drop bold and reverse too.
    fn new(palette: Palette, depth: ColorDepth) -> Self {
        let board = palette.colors(depth);
        let alarm = board_colors::alarm(depth).filter(|_| board.is_some());
        let alarm = alarm.map_or(Style::new(), |alarm| Style::new().fg(alarm.paint(depth)));
        Self {
            board,
            quiet: Style::new().add_modifier(Modifier::DIM),
            strong: Style::new().add_modifier(Modifier::BOLD),
            warning: Style::new().add_modifier(Modifier::BOLD),
            alarm: alarm.add_modifier(Modifier::BOLD),
            selected: Style::new().add_modifier(Modifier::REVERSED),
        }
    }
}

#[cfg(test)]
mod tests;
