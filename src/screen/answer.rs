//! Questions to the terminal about its colours, and its answers.
//!
//! Nothing waits for the answers: the first frame is drawn for the terminal that the environment
//! describes, and the next one for the terminal that has answered. The last question is one that every
//! terminal answers (its primary device attributes), so that nothing is on its way once that answer has
//! come. The sequences are those of xterm's `ctlseqs`
//! (<https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>).

use super::theme::{ColorDepth, Rgb};

/// The questions that a terminal is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Questions {
    /// None: it might show them as text.
    None,
    /// Its background.
    Background,
    /// Its background, and the colours that it can show.
    Colors,
}

/// An answer of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The colour of its background.
    Background(Rgb),
    /// It can show at least that many colours.
    Depth(ColorDepth),
    /// Its device attributes, the last answer.
    Attributes,
}

/// The colour of the background (OSC 11).
const BACKGROUND: &[u8] = b"\x1b]11;?\x1b\\";
/// The last of 256 colours (OSC 4).
const INDEXED: &[u8] = b"\x1b]4;255;?\x1b\\";
/// The attributes of text (DECRQSS) after a colour of 24 bits was set.
const TRUE: &[u8] = b"\x1b[48:2::1:2:3m\x1bP$qm\x1b\\\x1b[m";
/// The primary device attributes (DA1).
const ATTRIBUTES: &[u8] = b"\x1b[c";

impl Questions {
    /// Returns the questions as a terminal is asked them; empty if there are none.
    pub fn bytes(self) -> Vec<u8> {
        let parts: &[&[u8]] = match self {
            Self::None => &[],
            Self::Background => &[BACKGROUND, ATTRIBUTES],
            Self::Colors => &[BACKGROUND, INDEXED, TRUE, ATTRIBUTES],
        };
        parts.concat()
    }
}

impl Answer {
    /// Reads an operating system command without its introducer and end: `11;rgb:1010/1010/1010`.
    pub fn operating_system(text: &str) -> Option<Self> {
        if let Some(color) = text.strip_prefix("11;") {
            return x_color(color).map(Self::Background);
        }
        let color = text.strip_prefix("4;255;")?;
        x_color(color).map(|_| Self::Depth(ColorDepth::Indexed))
    }

    /// Reads a device control string without its introducer and end: `1$r0;48:2::1:2:3m`.
    pub fn device_control(text: &str) -> Option<Self> {
        let attributes = text.strip_prefix("1$r")?.strip_suffix('m')?;
        let (_, color) = attributes.split_once("48")?;
        let numbers = color.split([':', ';']).filter(|number| !number.is_empty());
        let is_kept = numbers.eq(["2", "1", "2", "3"]);
        is_kept.then_some(Self::Depth(ColorDepth::True))
    }

    /// Reads a control sequence by its parameters and its final byte: `?62;4` and `c`.
    pub fn control(parameters: &[u8], last: u8) -> Option<Self> {
        (last == b'c' && parameters.starts_with(b"?")).then_some(Self::Attributes)
    }
}

/// Reads a colour in the notation of the X Window System: `rgb:ff/80/0` or `rgba:…`, one to four
/// hexadecimal digits for each part.
fn x_color(text: &str) -> Option<Rgb> {
    let parts = text.strip_prefix("rgb:").or_else(|| text.strip_prefix("rgba:"))?;
    let mut parts = parts.split('/').map(|part| {
        let most =
            (1_u32 << (4 * u32::try_from(part.len()).ok().filter(|n| (1..=4).contains(n))?)) - 1;
        let value = u32::from_str_radix(part, 16).ok()?;
        u8::try_from(value * 255 / most).ok()
    });
    let mut next = || parts.next()?;
    Some(Rgb([next()?, next()?, next()?]))
}

#[cfg(test)]
mod tests {
    use super::Answer;
    use crate::screen::theme::{ColorDepth, Rgb};

    #[test]
    fn backgrounds_are_read_whatever_their_number_of_digits() {
        let background = |text| Answer::operating_system(text);
        for text in ["11;rgb:ff/80/00", "11;rgb:ffff/8080/0000", "11;rgba:ffff/8080/0000/ffff"] {
            assert_eq!(background(text), Some(Answer::Background(Rgb([255, 128, 0]))), "{text}");
        }
        assert_eq!(background("11;rgb:f/0/0"), Some(Answer::Background(Rgb([255, 0, 0]))));
        for text in ["11;?", "11;rgb:ff/80", "11;rgb:fffff/0/0", "11;rgb:/0/0", "10;rgb:0/0/0", ""]
        {
            assert_eq!(background(text), None, "{text}");
        }
    }

    /// As kitty 0.26 and xterm 379 answer.
    #[test]
    fn depths_of_colour_are_read() {
        let indexed = Answer::operating_system("4;255;rgb:eeee/eeee/eeee");
        assert_eq!(indexed, Some(Answer::Depth(ColorDepth::Indexed)));
        for text in ["1$r48:2:1:2:3m", "1$r0;48:2::1:2:3m", "1$r0;48;2;1;2;3m"] {
            let depth = Some(Answer::Depth(ColorDepth::True));
            assert_eq!(Answer::device_control(text), depth, "{text}");
        }
        for text in ["1$r0m", "1$r0;48:5:16m", "0$r", "1$r48:2:1:2:4m"] {
            assert_eq!(Answer::device_control(text), None, "{text}");
        }
    }
}
