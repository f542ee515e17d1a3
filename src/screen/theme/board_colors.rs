//! The colours of the board in one theme and one colour depth.

use super::depth::ColorDepth;
use super::rgb::{Rgb, SEEN};
use super::tables::{self, ByDepth};
use othello_core::board::ByColor;
use othello_home::config::look::ThemeName;

/// The colours of everything that is drawn on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardColors {
    pub felt: Rgb,
    /// Every other square, where the board is drawn in characters, which have no room for lines beside discs.
    pub alternate_felt: Rgb,
    /// The lines between squares that are drawn in pixels.
    pub line: Rgb,
    /// The guide dots, and the shadows under discs.
    pub guide_dot: Rgb,
    /// The square with the cursor.
    pub focused_felt: Rgb,
    pub cursor: Rgb,
    pub legal_mark: Rgb,
    /// The dot on the disc placed last.
    pub last_move: Rgb,
    /// Squares with learning marks, by [`Tint`].
    tints: [Rgb; 3],
    pub discs: ByColor<DiscColors>,
    /// The colours that may appear besides these.
    pub blending: Blending,
}

/// The colours of one player's discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscColors {
    pub face: Rgb,
    pub rim: Rgb,
    /// The line around the disc, where the felt is too similar to the face.
    pub outline: Option<Rgb>,
    /// The rim of a disc that the last move flipped.
    pub flipped: Rgb,
    /// The disc that the player to move would place.
    pub preview: Rgb,
    pub light: u8,
}

/// The tint of a square with a learning mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tint {
    /// A good square or move.
    Good,
    Doubtful,
    Bad,
}

impl Tint {
    pub const ALL: [Self; 3] = [Self::Good, Self::Doubtful, Self::Bad];
}

/// The use of colours that a theme does not state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blending {
    /// Colours are blended, so that discs have light, shadow and smooth edges.
    Smooth,
    /// Only the stated colours appear: a terminal with few colours has nothing close to their blends.
    None,
}

impl BoardColors {
    /// Resolves the colours of a theme for a colour depth; `None` without colours.
    pub fn of(theme: ThemeName, depth: ColorDepth) -> Option<Self> {
        Self::resolve(tables::colors_of(theme)?, depth)
    }

    /// Returns the colours of a theme in picture files, where one without colours is a printed diagram.
    pub fn printed(theme: ThemeName) -> Self {
        let colors = match theme {
            ThemeName::Paper | ThemeName::Mono => None,
            ThemeName::Classic | ThemeName::Contrast | ThemeName::Slate | ThemeName::Walnut => {
                tables::colors_of(theme)
            }
        };
        let colors = colors.unwrap_or(&tables::PRINT);
        Self::resolve(colors, ColorDepth::True).expect("24 bits have colours")
    }

    /// Resolves colours for a depth; `None` without colours.
    fn resolve(theme: &tables::ThemeColors, depth: ColorDepth) -> Option<Self> {
        let column = column(depth)?;
        let rgb = |color: ByDepth<u32>| Rgb::from_hex(color[column]);
        let blending = match depth {
            ColorDepth::True => Blending::Smooth,
            ColorDepth::Mono | ColorDepth::Sixteen | ColorDepth::Indexed => Blending::None,
        };
        let disc = |disc: &tables::DiscTable| DiscColors {
            face: rgb(disc.face),
            rim: rgb(disc.rim),
            outline: disc.outline[column].map(Rgb::from_hex),
            flipped: rgb(disc.flipped),
            preview: rgb(disc.preview),
            light: match blending {
                Blending::Smooth => disc.light,
                Blending::None => 0,
            },
        };
        Some(Self {
            felt: rgb(theme.felt),
            alternate_felt: rgb(theme.alternate_felt),
            line: rgb(theme.line),
            guide_dot: rgb(theme.guide_dot),
            focused_felt: rgb(theme.focused_felt),
            cursor: rgb(theme.cursor),
            legal_mark: rgb(theme.legal_mark),
            last_move: rgb(theme.last_move),
            tints: [theme.good, theme.doubtful, theme.bad].map(rgb),
            discs: ByColor::from_fn(|color| disc(&theme.discs[color])),
            blending,
        })
    }

    /// Returns the colours for a square whose felt is the other one of a chequered board.
    #[must_use]
    pub const fn alternate(&self) -> Self {
        Self { felt: self.alternate_felt, ..*self }
    }

    /// Returns the colour of squares with learning marks of that tint.
    pub const fn tint(&self, tint: Tint) -> Rgb {
        self.tints[tint as usize]
    }

    /// Returns the colour of the felt for what stands beside the board, if it is seen on dark and on light backgrounds,
    /// and text on it.
    pub fn accent(&self) -> Option<Rgb> {
        let grounds = [Rgb::BLACK, Rgb::WHITE, self.text_on(self.felt)];
        grounds.iter().all(|ground| self.felt.contrast(*ground) >= SEEN).then_some(self.felt)
    }

    /// Returns the colour if it is seen on the background, otherwise the colour of discs with the
    /// higher contrast.
    pub fn legible(&self, color: Rgb, background: Rgb) -> Rgb {
        if color.contrast(background) >= SEEN { color } else { self.text_on(background) }
    }

    /// Returns the colour of discs with the higher contrast on the background.
    pub fn text_on(&self, background: Rgb) -> Rgb {
        let ByColor { black, white } = &self.discs;
        if black.face.contrast(background) > white.face.contrast(background) {
            black.face
        } else {
            white.face
        }
    }
}

/// Returns the colour of a clock that is about to run out; `None` without colours.
pub fn alarm(depth: ColorDepth) -> Option<Rgb> {
    Some(Rgb::from_hex(tables::ALARM[column(depth)?]))
}

/// Returns the column of a colour depth in the tables.
const fn column(depth: ColorDepth) -> Option<usize> {
    match depth {
        ColorDepth::Mono => None,
        ColorDepth::Sixteen => Some(2),
        ColorDepth::Indexed => Some(1),
        ColorDepth::True => Some(0),
    }
}
