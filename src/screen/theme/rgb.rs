//! Colours as red, green and blue: their contrast, and what a terminal has in their place.

use std::fmt;

use ratatui::style::Color as Paint;

use super::ansi::SIXTEEN;
use super::depth::ColorDepth;

/// A colour of three bytes: red, green and blue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rgb(pub [u8; 3]);

/// The contrast from which a shape is seen on its background
/// (<https://www.w3.org/TR/WCAG22/#non-text-contrast>).
pub const SEEN: f32 = 3.0;

impl Rgb {
    pub const BLACK: Self = Self([0; 3]);
    pub const WHITE: Self = Self([255; 3]);

    /// Returns the colour that style sheets write as `#rrggbb`.
    pub const fn from_hex(color: u32) -> Self {
        let [_, red, green, blue] = color.to_be_bytes();
        Self([red, green, blue])
    }

    /// Returns the colour that is nearest to parts of any size.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "each part is clamped to a byte"
    )]
    pub fn nearest(parts: [f32; 3]) -> Self {
        Self(parts.map(|part| part.round().clamp(0.0, 255.0) as u8))
    }

    /// Returns red, green and blue from 0 to 255.
    #[inline]
    pub fn parts(self) -> [f32; 3] {
        self.0.map(f32::from)
    }

    /// Returns the colour with a share of another mixed in.
    #[must_use]
    pub fn mixed(self, other: Self, share: f32) -> Self {
        let mut parts = self.0;
        for (part, other) in parts.iter_mut().zip(other.0) {
            let mixed = f32::from(*part) * (1.0 - share) + f32::from(other) * share;
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a mean of bytes is a byte"
            )]
            {
                *part = mixed.round() as u8;
            }
        }
        Self(parts)
    }

    /// Returns `true` for a colour on which light text is easier to read than dark text.
    pub fn is_dark(self) -> bool {
        let [red, green, blue] = self.0.map(u32::from);
        299 * red + 587 * green + 114 * blue < 128_000
    }

    /// Returns the square of the distance to another colour.
    pub fn distance(self, other: Self) -> u32 {
        let parts = self.0.into_iter().zip(other.0);
        parts.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    }

    /// Returns the contrast with another colour, from 1 to 21
    /// (<https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>).
    pub fn contrast(self, other: Self) -> f32 {
        let (a, b) = (self.luminance() + 0.05, other.luminance() + 0.05);
        (a / b).max(b / a)
    }

    fn luminance(self) -> f32 {
        let [red, green, blue] = self.parts().map(|part| {
            let value = part / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Returns the colour as a terminal of that depth is asked for it.
    pub fn paint(self, depth: ColorDepth) -> Paint {
        let Self([red, green, blue]) = self;
        match depth {
            ColorDepth::Mono => Paint::Reset,
            ColorDepth::Sixteen => {
                let named = SIXTEEN.into_iter().find(|(_, color)| Self::from_hex(*color) == self);
                named.map_or(Paint::Reset, |(paint, _)| paint)
            }
            ColorDepth::Indexed => Paint::Indexed(self.nearest_index()),
            ColorDepth::True => Paint::Rgb(red, green, blue),
        }
    }

    /// Returns the colour of a paint that is the same in every terminal.
    pub const fn of(paint: Paint) -> Option<Self> {
        const fn level(part: u8) -> u8 {
            if part == 0 { 0 } else { 55 + 40 * part }
        }
        Some(Self(match paint {
            Paint::Rgb(red, green, blue) => [red, green, blue],
            Paint::Indexed(grey @ 232..) => [8 + 10 * (grey - 232); 3],
            Paint::Indexed(color @ 16..) => {
                let color = color - 16;
                [level(color / 36), level(color / 6 % 6), level(color % 6)]
            }
            _ => return None,
        }))
    }

    /// Returns the index of the nearest of the 6×6×6 colours and 24 greys that `xterm` has besides the
    /// first sixteen.
    fn nearest_index(self) -> u8 {
        let Self([red, green, blue]) = self;
        let level = |part: u8| match part {
            0..48 => 0,
            48..115 => 1,
            115.. => (part - 35) / 40,
        };
        let value = |level: u8| if level == 0 { 0 } else { 55 + 40 * level };
        let sum = u16::from(red) + u16::from(green) + u16::from(blue);
        let grey = u8::try_from(sum / 3).unwrap_or(u8::MAX).clamp(8, 238);
        let grey_step = (grey - 8) / 10;
        let levels = self.0.map(level);
        let [grey, color] = [[8 + 10 * grey_step; 3], levels.map(value)].map(Self);
        if self.distance(grey) < self.distance(color) {
            232 + grey_step
        } else {
            16 + 36 * levels[0] + 6 * levels[1] + levels[2]
        }
    }
}

impl fmt::Display for Rgb {
    /// Writes `#rrggbb`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self([red, green, blue]) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}
