//! The colours of the board and its text, and their likeness among 256.

use ratatui::style::{Color, Style};

use crate::board::ByColor;

/// The colours of a theme at one colour depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// The dark and the light squares.
    pub felt: [Color; 2],
    /// The style patched onto the focused square.
    pub focus: Style,
    /// The discs.
    pub discs: ByColor<Disc>,
    /// The marks of legal moves.
    pub mark: Color,
    /// The four guide dots of the board.
    pub dot: Color,
    /// The face of the disc placed last.
    pub last: Color,
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

/// The tones of one player's discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disc {
    /// The rim, or all of a disc drawn in one tone.
    pub rim: Color,
    /// The face.
    pub face: Color,
    /// The face of a disc that the last move flipped.
    pub flipped: Color,
    /// The disc that a move in focus would place.
    pub preview: Color,
}

impl Colors {
    /// Returns the nearest of the 256 colours of `xterm` for each, and one colour of its own for
    /// all squares: the 256 have no two shades as near as the squares want them.
    #[must_use]
    pub fn nearest_256(self, felt: Color) -> Self {
        Self { felt: [felt; 2], ..self.map(nearest_256) }
    }

    /// Returns the colours that a function makes of these.
    fn map(self, color: impl Fn(Color) -> Color) -> Self {
        let style =
            |style: Style| Style { fg: style.fg.map(&color), bg: style.bg.map(&color), ..style };
        Self {
            felt: self.felt.map(&color),
            focus: style(self.focus),
            discs: ByColor::from_fn(|side| {
                let Disc { rim, face, flipped, preview } = self.discs[side];
                let [rim, face, flipped, preview] = [rim, face, flipped, preview].map(&color);
                Disc { rim, face, flipped, preview }
            }),
            mark: color(self.mark),
            dot: color(self.dot),
            last: color(self.last),
            quiet: style(self.quiet),
            strong: style(self.strong),
            warning: style(self.warning),
            alarm: style(self.alarm),
            selected: style(self.selected),
        }
    }
}

/// Returns the nearest of the 6×6×6 colours and 24 greys that `xterm` has besides the first sixteen.
pub fn nearest_256(color: Color) -> Color {
    let Color::Rgb(red, green, blue) = color else { return color };
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
        Color::Indexed(232 + grey_step)
    } else {
        Color::Indexed(16 + 36 * levels[0] + 6 * levels[1] + levels[2])
    }
}
