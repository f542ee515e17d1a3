//! The colours of the board for what is drawn beside it: the lines of the players, the bar of
//! discs, the graphs.

use ratatui::style::{Color as Paint, Modifier, Style};

use super::colors::nearest_256;
use super::pigments::Pigments;
use super::theme::{Depth, Theme};
use crate::board::{ByColor, Color};

/// The colours of felt and discs in one tone each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swatches {
    /// The felt.
    pub felt: Paint,
    /// The discs.
    pub discs: ByColor<Paint>,
    /// Text on the felt.
    pub text: Paint,
    /// Lines on the felt.
    pub line: Paint,
    /// The place of the ply shown.
    pub accent: Paint,
}

impl Swatches {
    /// Returns the colours of a theme; `None` if it has none here.
    pub fn of(theme: &Theme) -> Option<Self> {
        if !theme.has_colors() {
            return None;
        }
        Some(theme.pigments().map_or_else(
            || Self::by_hand(theme),
            |pigments| Self::of_pictures(pigments, theme.depth),
        ))
    }

    fn of_pictures(pigments: &Pigments, depth: Depth) -> Self {
        let paint = |[red, green, blue]: [f32; 3]| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a pigment is made of bytes"
            )]
            let color = Paint::Rgb(red as u8, green as u8, blue as u8);
            match depth {
                Depth::Indexed => nearest_256(color),
                Depth::Mono | Depth::Sixteen | Depth::True => color,
            }
        };
        let discs = ByColor::from_fn(|color| paint(pigments.disc(color).face));
        let felt = paint(pigments.felt);
        let (text, line) = (clearest(felt, discs), paint(pigments.line));
        Self { felt, discs, text, line, accent: paint(pigments.last) }
    }

    fn by_hand(theme: &Theme) -> Self {
        let colors = theme.colors;
        // The rim of a disc is its outline in some themes, and all of it in others.
        let by_light = |a: Paint, b: Paint| luminance(a).total_cmp(&luminance(b));
        let tones = |color: Color| [colors.discs[color].rim, colors.discs[color].face].into_iter();
        let black = tones(Color::Black).min_by(|a, b| by_light(*a, *b));
        let white = tones(Color::White).max_by(|a, b| by_light(*a, *b));
        let discs =
            ByColor { black: black.unwrap_or(Paint::Black), white: white.unwrap_or(Paint::White) };
        let felt = colors.felt[0];
        let text = clearest(felt, discs);
        Self { felt, discs, text, line: colors.dot, accent: colors.last }
    }

    /// Returns `true` if a disc stands out from the felt by its colour alone.
    pub fn stands_out(&self, color: Color) -> bool {
        contrast(self.felt, self.discs[color]) >= 2.0
    }

    /// Returns the style of text on the felt.
    pub const fn on_felt(&self) -> Style {
        Style::new().fg(self.text).bg(self.felt)
    }

    /// Returns the style of a disc in one character on the felt.
    pub const fn disc(&self, color: Color) -> Style {
        let paint = match color {
            Color::Black => self.discs.black,
            Color::White => self.discs.white,
        };
        Style::new().fg(paint).bg(self.felt)
    }

    /// Returns the style of text on a disc.
    pub const fn on_disc(&self, color: Color) -> Style {
        match color {
            Color::Black => Style::new().fg(self.discs.white).bg(self.discs.black),
            Color::White => Style::new().fg(self.discs.black).bg(self.discs.white),
        }
    }
}

/// Returns the style of the line of a player who is to move or has won.
pub fn lit(theme: &Theme) -> Style {
    match Swatches::of(theme) {
        Some(swatches) => swatches.on_felt(),
        None => Style::new().add_modifier(Modifier::REVERSED),
    }
}

/// Returns the disc's colour that is easier to read on the felt.
fn clearest(felt: Paint, discs: ByColor<Paint>) -> Paint {
    let is_white = contrast(felt, discs.white) >= contrast(felt, discs.black);
    if is_white { discs.white } else { discs.black }
}

/// Returns the contrast of two colours, from 1 to 21, as WCAG 2 counts it.
fn contrast(a: Paint, b: Paint) -> f32 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    (a / b).max(b / a)
}

fn luminance(color: Paint) -> f32 {
    let part = |value: u8| {
        let value = f32::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let (red, green, blue) = rgb(color);
    0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
}

/// Returns the parts of a colour; terminals agree on those of the first sixteen by and large.
const fn rgb(color: Paint) -> (u8, u8, u8) {
    match color {
        Paint::Rgb(red, green, blue) => (red, green, blue),
        Paint::Indexed(index) => indexed(index),
        Paint::Reset | Paint::Black => (0, 0, 0),
        Paint::Red => (205, 0, 0),
        Paint::Green => (0, 205, 0),
        Paint::Yellow => (205, 205, 0),
        Paint::Blue => (0, 0, 238),
        Paint::Magenta => (205, 0, 205),
        Paint::Cyan => (0, 205, 205),
        Paint::Gray => (229, 229, 229),
        Paint::DarkGray => (127, 127, 127),
        Paint::LightRed => (255, 0, 0),
        Paint::LightGreen => (0, 255, 0),
        Paint::LightYellow => (255, 255, 0),
        Paint::LightBlue => (92, 92, 255),
        Paint::LightMagenta => (255, 0, 255),
        Paint::LightCyan => (0, 255, 255),
        Paint::White => (255, 255, 255),
    }
}

/// Returns the parts of one of the 6×6×6 colours and 24 greys of `xterm`.
const fn indexed(index: u8) -> (u8, u8, u8) {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    if index >= 232 {
        let grey = 8 + 10 * (index - 232);
        return (grey, grey, grey);
    }
    let index = index.saturating_sub(16) as usize;
    (LEVELS[index / 36], LEVELS[index / 6 % 6], LEVELS[index % 6])
}
