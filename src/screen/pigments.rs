//! The colours in which squares are drawn.

use ratatui::style::Color as Paint;

use super::depth::Depth;
use othello_core::board::ByColor;

/// A colour of three bytes: red, green and blue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tone(pub [u8; 3]);

/// The colours of a board: red, green and blue from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pigments {
    /// The cloth.
    pub felt: [f32; 3],
    /// The cloth of every other square, where squares are too small for lines.
    pub odd: [f32; 3],
    /// The lines between squares.
    pub line: [f32; 3],
    /// The guide dots, and the shadows under discs.
    pub dot: [f32; 3],
    /// The cloth of the square with the cursor.
    pub focus: [f32; 3],
    /// The brackets of the cursor.
    pub cursor: [f32; 3],
    /// The marks of legal moves.
    pub mark: [f32; 3],
    /// The dot of the disc placed last.
    pub last: [f32; 3],
    /// The cloth of squares with learning marks: good ones, doubtful ones and bad ones.
    pub tints: [[f32; 3]; 3],
    /// The discs.
    pub discs: ByColor<DiscPigments>,
    /// The colours that a cell may have.
    pub range: Range,
}

/// The colours of one player's discs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscPigments {
    /// The face.
    pub face: [f32; 3],
    /// The rim.
    pub rim: [f32; 3],
    /// The line around it, where the cloth is too much like the face.
    pub outline: Option<Outline>,
    /// The rim of a disc that the last move flipped.
    pub ring: [f32; 3],
    /// The disc that the player to move would place.
    pub ghost: [f32; 3],
    /// The strength of the light on it.
    pub light: f32,
}

/// The colours of the line around a disc.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outline {
    /// The line.
    pub line: [f32; 3],
    /// The content of the corners of a small square, which has no room for line and cloth.
    pub corner: [f32; 3],
}

/// The colours that a cell may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// Any, so that discs have light, shadow and smooth edges.
    Full,
    /// Only the pigments themselves: the terminal's few colours are no likeness of blends.
    Pigments,
}

/// The colours of a theme for 24 bits, 256 colours and 16 colours.
#[derive(Clone, Copy, Debug)]
pub struct PigmentSet {
    /// For 24 bits.
    pub full: Pigments,
    /// For 256 colours, all among those of `xterm`.
    pub indexed: Pigments,
    /// For 16 colours, all among [`SIXTEEN`].
    pub sixteen: Pigments,
}

impl Pigments {
    /// Returns a colour if it is seen on a ground, or else that of the discs which is seen best.
    pub fn legible(&self, color: [f32; 3], ground: [f32; 3]) -> [f32; 3] {
        if contrast(color, ground) >= SEEN {
            return color;
        }
        self.text_on(ground)
    }

    /// Returns the colour of the discs that is seen best on a ground.
    pub fn text_on(&self, ground: [f32; 3]) -> [f32; 3] {
        let [black, white] = [self.discs.black.face, self.discs.white.face];
        if contrast(black, ground) > contrast(white, ground) { black } else { white }
    }
}

impl PigmentSet {
    /// Returns the colours for a terminal with so many of them.
    pub const fn at(&self, depth: Depth) -> Option<&Pigments> {
        match depth {
            Depth::Mono => None,
            Depth::Sixteen => Some(&self.sixteen),
            Depth::Indexed => Some(&self.indexed),
            Depth::True => Some(&self.full),
        }
    }
}

/// Mixes a part of a colour into a tone.
#[inline]
pub fn mix(tone: &mut [f32; 3], color: [f32; 3], part: f32) {
    for (tone, color) in tone.iter_mut().zip(&color) {
        *tone += (color - *tone) * part;
    }
}

/// The contrast from which a shape is seen on its ground
/// (<https://www.w3.org/TR/WCAG22/#non-text-contrast>).
pub const SEEN: f32 = 3.0;

/// Returns the contrast of two colours, from 1 to 21
/// (<https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>).
pub fn contrast(a: [f32; 3], b: [f32; 3]) -> f32 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    (a / b).max(b / a)
}

fn luminance(color: [f32; 3]) -> f32 {
    let [red, green, blue] = color.map(|part| {
        let value = part / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The 16 colours as `xterm` shows them by default (`XtDefault` of its `charproc.c`); what other
/// terminals show differs.
#[expect(clippy::unreadable_literal, reason = "colours are written as style sheets write them")]
pub const SIXTEEN: [(Paint, u32); 16] = [
    (Paint::Black, 0x000000),
    (Paint::Red, 0xcd0000),
    (Paint::Green, 0x00cd00),
    (Paint::Yellow, 0xcdcd00),
    (Paint::Blue, 0x0000ee),
    (Paint::Magenta, 0xcd00cd),
    (Paint::Cyan, 0x00cdcd),
    (Paint::Gray, 0xe5e5e5),
    (Paint::DarkGray, 0x7f7f7f),
    (Paint::LightRed, 0xff0000),
    (Paint::LightGreen, 0x00ff00),
    (Paint::LightYellow, 0xffff00),
    (Paint::LightBlue, 0x5c5cff),
    (Paint::LightMagenta, 0xff00ff),
    (Paint::LightCyan, 0x00ffff),
    (Paint::White, 0xffffff),
];

impl Tone {
    /// Returns the nearest colour of three bytes.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "each part is clamped to a byte"
    )]
    pub fn of(tone: [f32; 3]) -> Self {
        Self(tone.map(|part| part.round().clamp(0.0, 255.0) as u8))
    }

    /// Returns the colour as a terminal with so many colours takes it.
    pub fn paint(self, depth: Depth) -> Paint {
        let Self([red, green, blue]) = self;
        let full = Paint::Rgb(red, green, blue);
        match depth {
            Depth::Mono => Paint::Reset,
            Depth::Sixteen => {
                let number = u32::from_be_bytes([0, red, green, blue]);
                let same = SIXTEEN.into_iter().find(|(_, color)| *color == number);
                same.map_or(Paint::Reset, |(paint, _)| paint)
            }
            Depth::Indexed => nearest_256(full),
            Depth::True => full,
        }
    }
}

/// Returns the nearest of the 6×6×6 colours and 24 greys that `xterm` has besides the first sixteen.
pub fn nearest_256(color: Paint) -> Paint {
    let Paint::Rgb(red, green, blue) = color else { return color };
    let level = |part: u8| match part {
        0..48 => 0,
        48..115 => 1,
        115.. => (part - 35) / 40,
    };
    let value = |level: u8| if level == 0 { 0 } else { 55 + 40 * level };
    let sum = u16::from(red) + u16::from(green) + u16::from(blue);
    let grey = u8::try_from(sum / 3).unwrap_or(u8::MAX).clamp(8, 238);
    let grey_step = (grey - 8) / 10;
    let distance = |to: [u8; 3]| {
        let parts = [red, green, blue].into_iter().zip(to);
        parts.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum::<u32>()
    };
    let levels = [red, green, blue].map(level);
    if distance([8 + 10 * grey_step; 3]) < distance(levels.map(value)) {
        Paint::Indexed(232 + grey_step)
    } else {
        Paint::Indexed(16 + 36 * levels[0] + 6 * levels[1] + levels[2])
    }
}
