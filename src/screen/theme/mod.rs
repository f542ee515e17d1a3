//! The look of the screen: its colours, its characters and the shapes of its discs.
//!
//! No colour and plain ASCII are themes like the others, not branches in the drawing. The colours stand
//! in `tables`, and [`BoardColors::of`] turns them into those of one colour depth.

mod ansi;
mod board_colors;
mod depth;
mod glyphs;
pub mod panel_colors;
mod rgb;
pub mod signs;
mod tables;

use othello_core::board::Color;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_words::i18n::m;
use othello_words::text;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthChar;

pub use self::ansi::SIXTEEN;
pub use self::board_colors::{Blending, BoardColors, DiscColors, Tint};
pub use self::depth::{ColorDepth, DepthSource};
pub use self::glyphs::{BlockSet, GlyphSet, Shapes};
pub use self::rgb::{Rgb, SEEN};

/// A theme as one terminal shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    pub palette: ThemeName,
    /// The number of colours that it may use.
    pub depth: ColorDepth,
    /// The characters that it may use.
    pub glyphs: Glyphs,
    /// The shapes of discs in those characters.
    pub shapes: Shapes,
    /// The background of the terminal.
    pub ground: Ground,
    pub colors: Colors,
}

/// The background of the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ground {
    /// Not known: the terminal has not told.
    #[default]
    Unknown,
    /// Light text is read on it.
    Dark,
    /// Dark text is read on it.
    Light,
}

impl Ground {
    /// Returns the background of that colour.
    pub fn of(color: Rgb) -> Self {
        let is_dark = color.contrast(Rgb::WHITE) > color.contrast(Rgb::BLACK);
        if is_dark { Self::Dark } else { Self::Light }
    }
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
    pub colors: BoardColors,
    pub blocks: BlockSet,
    /// The colours that the terminal can show.
    pub depth: ColorDepth,
}

impl Theme {
    /// Returns the theme of that name for a terminal with that colour depth and those characters.
    pub fn new(palette: ThemeName, depth: ColorDepth, glyphs: Glyphs) -> Self {
        let colors = Colors::new(palette, depth);
        let set = GlyphSet::of(glyphs);
        let shapes = if colors.board.is_some() { set.shapes } else { set.colorless_shapes };
        Self { palette, depth, glyphs, shapes, ground: Ground::default(), colors }
    }

    pub const fn set(&self) -> &'static GlyphSet {
        GlyphSet::of(self.glyphs)
    }

    pub fn spell(&self, text: &str) -> String {
        self.set().spell(text)
    }

    /// Returns another theme of that name for the same terminal.
    #[must_use]
    pub fn with_palette(&self, palette: ThemeName) -> Self {
        Self { ground: self.ground, ..Self::new(palette, self.depth, self.glyphs) }
    }

    /// Returns the theme for a terminal that can show at least that many colours.
    #[must_use]
    pub fn with_at_least(&self, depth: ColorDepth) -> Self {
        let depth = self.depth.max(depth);
        Self { ground: self.ground, ..Self::new(self.palette, depth, self.glyphs) }
    }

    /// Returns the theme in those characters.
    #[must_use]
    pub fn with_glyphs(&self, glyphs: Glyphs) -> Self {
        Self { ground: self.ground, ..Self::new(self.palette, self.depth, glyphs) }
    }

    /// Returns the theme for a terminal with that background.
    #[must_use]
    pub const fn on(&self, ground: Ground) -> Self {
        Self { ground, ..*self }
    }

    /// Returns the player whose discs are drawn solid where they are all of one colour: solid ones are
    /// bright on a dark background, and dark on a light one.
    ///
    /// A background that is not known is taken for a dark one; there, [`Theme::initial`] names the player.
    pub const fn solid(&self) -> Color {
        match self.ground {
            Ground::Unknown | Ground::Dark => Color::White,
            Ground::Light => Color::Black,
        }
    }

    /// Returns the first letter of a player's colour, where nothing else says for certain whose a disc is:
    /// without colours, on a background that is not known. Discs that are letters need none.
    pub fn initial(&self, color: Color) -> Option<char> {
        let is_doubtful = !self.has_colors() && self.ground == Ground::Unknown;
        let is_drawn = matches!(self.shapes, Shapes::Lined | Shapes::NarrowLined);
        let name = (is_doubtful && is_drawn).then(|| m::common::color(color).to_string())?;
        text::initial(&name)
    }

    /// Returns a disc in one character of text without colour.
    pub fn disc(&self, color: Color) -> char {
        // A letter of two columns has no room in every place of a disc.
        let initial = self.initial(color).filter(|letter| letter.width() == Some(1));
        if let Some(letter) = initial {
            return letter;
        }
        let set = self.set();
        let is_letter = set.colorless_shapes == Shapes::Letters;
        set.discs[if is_letter || self.solid() == Color::Black { color } else { !color }]
    }

    /// Returns the style of squares that are drawn as pictures; `None` where characters stand for
    /// discs.
    pub fn picture_style(&self) -> Option<PictureStyle> {
        let blocks = self.set().blocks?;
        self.colors.board.map(|colors| PictureStyle { colors, blocks, depth: self.depth })
    }

    /// Returns the colours of pictures in pixels, which are not bound to those of characters; `None` for
    /// a theme without colours.
    pub fn pixel_colors(&self) -> Option<BoardColors> {
        self.colors.board.and_then(|_| BoardColors::of(self.palette, ColorDepth::True))
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
        [' ', if is_plain { ' ' } else { self.set().texture }]
    }

    pub fn frame(&self) -> Style {
        let accent = self.colors.board.and_then(|board| board.accent());
        accent.map_or(self.colors.quiet, |accent| Style::new().fg(accent.paint(self.depth)))
    }

    pub fn title(&self) -> Style {
        let board = self.colors.board;
        let title = board.and_then(|board| Some(on(board.accent()?, &board, self.depth)));
        title.unwrap_or_default().add_modifier(Modifier::BOLD)
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
    fn new(palette: ThemeName, depth: ColorDepth) -> Self {
        let board = BoardColors::of(palette, depth);
        let reversed = Style::new().add_modifier(Modifier::REVERSED);
        let selected = board.and_then(|board| Some(on(board.accent()?, &board, depth)));
        let alarm = board_colors::alarm(depth).filter(|_| board.is_some());
        let alarm = alarm.map_or(Style::new(), |alarm| Style::new().fg(alarm.paint(depth)));
        Self {
            board,
            quiet: Style::new().add_modifier(Modifier::DIM),
            strong: Style::new().add_modifier(Modifier::BOLD),
            warning: Style::new().add_modifier(Modifier::BOLD),
            alarm: alarm.add_modifier(Modifier::BOLD),
            selected: selected.unwrap_or(reversed),
        }
    }
}

fn on(ground: Rgb, board: &BoardColors, depth: ColorDepth) -> Style {
    let [ink, ground] = [board.text_on(ground), ground].map(|color| color.paint(depth));
    Style::new().fg(ink).bg(ground)
}

#[cfg(test)]
mod tests;
