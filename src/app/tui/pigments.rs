//! The colours in which the pictures of squares are drawn.

#![expect(clippy::unreadable_literal, reason = "colours are written as style sheets write them")]

use ratatui::style::Color as Paint;

use crate::board::{ByColor, Color};

/// A colour of a terminal with 24 bits or 256 colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tone(pub [u8; 3]);

/// The colours of a board: red, green and blue from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pigments {
    /// The cloth.
    pub felt: [f32; 3],
    /// The lines between squares.
    pub line: [f32; 3],
    /// The guide dots.
    pub dot: [f32; 3],
    /// The cloth of the square with the cursor.
    pub focus: [f32; 3],
    /// The brackets of the cursor.
    pub cursor: [f32; 3],
    /// The marks of legal moves.
    pub mark: [f32; 3],
    /// The dot of the disc placed last.
    pub last: [f32; 3],
    /// The shadow under a disc.
    pub shadow: [f32; 3],
    /// The discs.
    pub discs: ByColor<DiscPigments>,
    /// The strength of light and shadow, from 0 to 1.
    pub depth: f32,
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
    /// The ring of a disc that the last move flipped.
    pub ring: [f32; 3],
    /// The face of such a disc where it is too small for a ring.
    pub flipped: [f32; 3],
    /// The strength of the light on it.
    pub light: f32,
}

impl DiscPigments {
    /// Returns the colours of a disc that the last move flipped, where it is too small for a ring.
    #[must_use]
    pub fn tinted(self) -> Self {
        Self { face: self.flipped, rim: self.flipped, ..self }
    }
}

/// Mixes a part of a colour into a tone.
pub fn mix(tone: &mut [f32; 3], color: [f32; 3], part: f32) {
    for (tone, color) in tone.iter_mut().zip(color) {
        *tone += (color - *tone) * part;
    }
}

/// The colours that a cell may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// Any.
    Full,
    /// Only the pigments themselves.
    Pigments,
}

impl Pigments {
    /// Returns the colours of a player's discs.
    pub fn disc(&self, color: Color) -> DiscPigments {
        self.discs[color]
    }

    /// Returns these colours without light and shadow, and without blends: for terminals whose few
    /// colours are no likeness of them.
    #[must_use]
    const fn flat(self) -> Self {
        Self { depth: 0.0, range: Range::Pigments, ..self }
    }

    /// Returns the best colour for `count` samples of that sum, and the squared error less the sum
    /// of all squares.
    pub fn nearest(&self, sum: [f32; 3], count: u32) -> (Tone, f32) {
        let count = f32::from(u16::try_from(count).unwrap_or(u16::MAX));
        if count == 0.0 {
            return (Tone::default(), 0.0);
        }
        let mean = sum.map(|part| part / count);
        let tone = match self.range {
            Range::Full => mean,
            Range::Pigments => self.nearest_pigment(mean),
        };
        let error = |(tone, sum): (f32, f32)| count * tone * tone - 2.0 * tone * sum;
        let error = tone.into_iter().zip(sum).map(error).sum();
        (Tone::of(tone), error)
    }

    fn nearest_pigment(&self, tone: [f32; 3]) -> [f32; 3] {
        let discs = Color::BOTH.map(|color| self.discs[color]);
        let pigments = [
            self.felt,
            self.line,
            self.dot,
            self.focus,
            self.cursor,
            self.mark,
            self.last,
            discs[0].face,
            discs[0].ring,
            discs[0].flipped,
            discs[1].face,
            discs[1].ring,
            discs[1].flipped,
        ];
        let distance = |pigment: &[f32; 3]| -> f32 {
            pigment.iter().zip(tone).map(|(a, b)| (a - b) * (a - b)).sum()
        };
        let nearest = pigments.into_iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
        nearest.unwrap_or(tone)
    }
}

impl Tone {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "each part is clamped to a byte"
    )]
    fn of(tone: [f32; 3]) -> Self {
        Self(tone.map(|part| part.round().clamp(0.0, 255.0) as u8))
    }

    /// Returns the colour as a terminal with 24 bits takes it.
    pub const fn paint(self) -> Paint {
        let Self([red, green, blue]) = self;
        Paint::Rgb(red, green, blue)
    }
}

/// Returns a colour from its three bytes.
#[expect(clippy::cast_precision_loss, reason = "a byte is exact")]
const fn rgb(color: u32) -> [f32; 3] {
    [(color >> 16 & 0xff) as f32, (color >> 8 & 0xff) as f32, (color & 0xff) as f32]
}

/// Green felt.
pub const CLASSIC: Pigments = Pigments {
    felt: rgb(0x1f7a45),
    line: rgb(0x0f4f2b),
    dot: rgb(0x08331a),
    focus: rgb(0x43a372),
    cursor: rgb(0xf4d35e),
    mark: rgb(0x7fb993),
    last: rgb(0xe8492e),
    shadow: rgb(0x08331a),
    discs: ByColor {
        black: DiscPigments {
            face: rgb(0x1b1d20),
            rim: rgb(0x0c0d0f),
            ring: rgb(0x6f8fc4),
            flipped: rgb(0x3c4c6a),
            light: 20.0,
        },
        white: DiscPigments {
            face: rgb(0xf2f0e8),
            rim: rgb(0xd6d4cb),
            ring: rgb(0x7fa8dd),
            flipped: rgb(0xb4cbea),
            light: 10.0,
        },
    },
    depth: 1.0,
    range: Range::Full,
};

/// Green felt in 256 colours.
pub const CLASSIC_256: Pigments = Pigments {
    felt: rgb(0x00875f),
    line: rgb(0x005f5f),
    dot: rgb(0x000000),
    focus: rgb(0x5fd7af),
    cursor: rgb(0xffff5f),
    mark: rgb(0x87d7af),
    last: rgb(0xff5f00),
    discs: ByColor {
        black: DiscPigments {
            face: rgb(0x1c1c1c),
            rim: rgb(0x1c1c1c),
            ring: rgb(0x5f87d7),
            flipped: rgb(0x5f5f87),
            light: 0.0,
        },
        white: DiscPigments {
            face: rgb(0xeeeeee),
            rim: rgb(0xeeeeee),
            ring: rgb(0x5f87d7),
            flipped: rgb(0xafd7ff),
            light: 0.0,
        },
    },
    ..CLASSIC
}
.flat();

/// The colours of Okabe and Ito (<https://jfly.uni-koeln.de/color/>) on a blue board.
pub const CONTRAST: Pigments = Pigments {
    felt: rgb(0x0a629c),
    line: rgb(0x00365c),
    dot: rgb(0x001c34),
    focus: rgb(0x56b4e9),
    cursor: rgb(0xf0e442),
    mark: rgb(0xf0e442),
    last: rgb(0xe69f00),
    shadow: rgb(0x00243e),
    discs: ByColor {
        black: DiscPigments {
            face: rgb(0x161618),
            rim: rgb(0x000000),
            ring: rgb(0xcc79a7),
            flipped: rgb(0x7a4664),
            light: 16.0,
        },
        white: DiscPigments {
            face: rgb(0xf6f6f6),
            rim: rgb(0xdddddd),
            ring: rgb(0xcc79a7),
            flipped: rgb(0xeac4da),
            light: 8.0,
        },
    },
    depth: 1.0,
    range: Range::Full,
};

/// The same in 256 colours.
pub const CONTRAST_256: Pigments = Pigments {
    felt: rgb(0x005faf),
    line: rgb(0x00005f),
    dot: rgb(0x000000),
    focus: rgb(0x5fafff),
    cursor: rgb(0xffff5f),
    mark: rgb(0xffff5f),
    last: rgb(0xffaf00),
    discs: ByColor {
        black: DiscPigments {
            face: rgb(0x121212),
            rim: rgb(0x121212),
            ring: rgb(0xd787af),
            flipped: rgb(0x875f87),
            light: 0.0,
        },
        white: DiscPigments {
            face: rgb(0xeeeeee),
            rim: rgb(0xeeeeee),
            ring: rgb(0xd75faf),
            flipped: rgb(0xffafd7),
            light: 0.0,
        },
    },
    ..CONTRAST
}
.flat();
