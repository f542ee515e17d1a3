//! Questions to the terminal about its colours, its pictures and the width of its characters, and its answers.
//!
//! Nothing waits for the answers: the first frame is drawn for the terminal that the environment
//! describes, and the next one for the terminal that has answered. The last question is one that every
//! terminal answers (its primary device attributes), so that nothing is on its way once that answer has
//! come. The sequences are those of xterm's `ctlseqs`
//! (<https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>) and of kitty's graphics protocol
//! (<https://sw.kovidgoyal.net/kitty/graphics-protocol/>). That the colours have changed is told in mode 2031
//! (<https://contour-terminal.org/vt-extensions/color-palette-update-notifications/>).

use super::board::raster::image::PixelSize;
use super::theme::{ColorDepth, Rgb};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerminalQuestions {
    /// Those about its colours.
    pub colors: ColorQuestions,
    /// Those about pictures.
    pub graphics: GraphicsQuestions,
    /// That about the width of discs in text.
    pub width: WidthQuestion,
}

/// The questions about colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColorQuestions {
    #[default]
    None,
    Background,
    /// The background, and the number of colours that can be shown.
    All,
}

/// The question about the width of characters that East Asian fonts draw two columns wide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum WidthQuestion {
    /// None: the characters were chosen.
    #[default]
    None,
    /// A disc is written, and the terminal asked where its cursor is then.
    Disc,
}

/// The questions about pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum GraphicsQuestions {
    /// None: no pictures are wanted.
    #[default]
    None,
    /// The size of a cell, which changes with the font.
    CellSize,
    /// The protocols of pictures that the terminal knows, and the size of a cell.
    All,
}

/// A protocol in which a terminal shows pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphicsProtocol {
    /// That of kitty: pictures are sent once and placed by their numbers.
    Kitty,
    /// Sixels: pictures are drawn where they are sent.
    Sixel,
}

impl GraphicsProtocol {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kitty => "kitty",
            Self::Sixel => "sixel",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TerminalAnswer {
    Background(Rgb),
    /// It can show at least that many colours.
    Depth(ColorDepth),
    /// It can show pictures in that protocol.
    Graphics(GraphicsProtocol),
    CellSize(PixelSize),
    /// The columns that a disc of text takes: one or two.
    DiscWidth(u16),
    /// Its colours have changed, as with the time of day; it says so unasked.
    Colors,
    /// Its device attributes, the last answer.
    Attributes,
}

/// The colour of the background (OSC 11).
const BACKGROUND: &[u8] = b"\x1b]11;?\x1b\\";
/// The last of 256 colours (OSC 4).
const INDEXED: &[u8] = b"\x1b]4;255;?\x1b\\";
/// The attributes of text (DECRQSS) after a colour of 24 bits was set.
const TRUE: &[u8] = b"\x1b[48:2::1:2:3m\x1bP$qm\x1b\\\x1b[m";
/// A question that is answered by kitty's protocol: could a picture of one pixel be shown?
const KITTY: &[u8] = b"\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\";
const CELL_SIZE: &[u8] = b"\x1b[16t";
/// A disc at the start of a line, and the position of the cursor behind it (DSR).
const DISC_WIDTH: &[u8] = "\r●\x1b[6n\r\x1b[K".as_bytes();
/// The primary device attributes (DA1), sixels among them.
const ATTRIBUTES: &[u8] = b"\x1b[c";

/// The attribute of terminals that draw sixels.
const SIXEL: &str = "4";

impl TerminalQuestions {
    /// Returns the questions as a terminal is asked them; empty if there are none.
    pub fn bytes(self) -> Vec<u8> {
        let colors: &[&[u8]] = match self.colors {
            ColorQuestions::None => &[],
            ColorQuestions::Background => &[BACKGROUND],
            ColorQuestions::All => &[BACKGROUND, INDEXED, TRUE],
        };
        let graphics: &[&[u8]] = match self.graphics {
            GraphicsQuestions::None => &[],
            GraphicsQuestions::CellSize => &[CELL_SIZE],
            GraphicsQuestions::All => &[KITTY, CELL_SIZE],
        };
        let width: &[&[u8]] = match self.width {
            WidthQuestion::None => &[],
            WidthQuestion::Disc => &[DISC_WIDTH],
        };
        let parts = [colors, graphics, width].concat();
        if parts.is_empty() { Vec::new() } else { [parts.concat(), ATTRIBUTES.to_vec()].concat() }
    }

    /// Returns these questions and those.
    fn and(self, other: Self) -> Self {
        Self {
            colors: self.colors.max(other.colors),
            graphics: self.graphics.max(other.graphics),
            width: self.width.max(other.width),
        }
    }

    /// The question for the size of a cell alone.
    pub const CELL_SIZE: Self = Self {
        colors: ColorQuestions::None,
        graphics: GraphicsQuestions::CellSize,
        width: WidthQuestion::None,
    };

    /// The question for the background alone.
    pub const BACKGROUND: Self = Self {
        colors: ColorQuestions::Background,
        graphics: GraphicsQuestions::None,
        width: WidthQuestion::None,
    };

    /// Returns `true` if that is an answer to one of the questions.
    pub fn ask_for(self, answer: TerminalAnswer) -> bool {
        match answer {
            TerminalAnswer::Background(_) => self.colors != ColorQuestions::None,
            TerminalAnswer::Depth(_) => self.colors == ColorQuestions::All,
            TerminalAnswer::Graphics(_) => self.graphics == GraphicsQuestions::All,
            TerminalAnswer::CellSize(_) => self.graphics != GraphicsQuestions::None,
            TerminalAnswer::DiscWidth(_) => self.width == WidthQuestion::Disc,
            TerminalAnswer::Attributes => self != Self::default(),
            TerminalAnswer::Colors => false,
        }
    }
}

/// The questions whose answers are on their way. Others wait for these, so that it is known which answers
/// were asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Awaited {
    asked: TerminalQuestions,
    next: TerminalQuestions,
}

impl Awaited {
    /// Returns the questions if they are to be asked now, and otherwise notes them for later.
    pub fn ask(&mut self, questions: TerminalQuestions) -> TerminalQuestions {
        let place = if self.asked == TerminalQuestions::default() {
            &mut self.asked
        } else {
            &mut self.next
        };
        *place = place.and(questions);
        if self.next == TerminalQuestions::default() {
            questions
        } else {
            TerminalQuestions::default()
        }
    }

    /// Takes in an answer; returns `None` if it was not asked for, and otherwise the questions that are to
    /// be asked now.
    pub fn hear(&mut self, answer: TerminalAnswer) -> Option<TerminalQuestions> {
        if !self.asked.ask_for(answer) {
            return None;
        }
        if answer == TerminalAnswer::Attributes {
            self.asked = std::mem::take(&mut self.next);
            return Some(self.asked);
        }
        Some(TerminalQuestions::default())
    }
}

impl TerminalAnswer {
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

    /// Reads an application program command without its introducer and end: `Gi=31;OK`.
    pub fn application(text: &str) -> Option<Self> {
        (text == "Gi=31;OK").then_some(Self::Graphics(GraphicsProtocol::Kitty))
    }

    /// Reads a control sequence by its parameters and its final byte, `?62;4` and `c`; returns no
    /// answers if it is none.
    pub fn control(parameters: &[u8], last: u8) -> Vec<Self> {
        let parameters = str::from_utf8(parameters).unwrap_or_default();
        match (last, parameters.strip_prefix('?')) {
            (b'c', Some(attributes)) => {
                // The first number is the class of the terminal.
                let has_sixels = attributes.split(';').skip(1).any(|number| number == SIXEL);
                let sixels = has_sixels.then_some(Self::Graphics(GraphicsProtocol::Sixel));
                sixels.into_iter().chain([Self::Attributes]).collect()
            }
            (b'n', Some("997;1" | "997;2")) => vec![Self::Colors],
            (b't', None) => cell_size(parameters).map(Self::CellSize).into_iter().collect(),
            (b'R', None) => disc_width(parameters).map(Self::DiscWidth).into_iter().collect(),
            _ => Vec::new(),
        }
    }
}

/// The most pixels of a cell in a direction. Fonts that one could read have fewer.
const MOST_PIXELS: u16 = 128;

pub fn is_cell_size(size: PixelSize) -> bool {
    let possible = 1..=MOST_PIXELS;
    possible.contains(&size.width) && possible.contains(&size.height)
}

/// Reads the size of a cell: `6;20;10` for 10 × 20 pixels.
fn cell_size(parameters: &str) -> Option<PixelSize> {
    let (height, width) = parameters.strip_prefix("6;")?.split_once(';')?;
    let size = PixelSize { width: width.parse().ok()?, height: height.parse().ok()? };
    Some(size).filter(|size| is_cell_size(*size))
}

/// Reads the position of the cursor behind a disc at the start of a line: `24;3`.
fn disc_width(parameters: &str) -> Option<u16> {
    let (row, column) = parameters.split_once(';')?;
    row.parse::<u16>().ok()?;
    column.parse::<u16>().ok()?.checked_sub(1).filter(|width| [1, 2].contains(width))
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
    use super::{Awaited, ColorQuestions, GraphicsProtocol, TerminalAnswer, TerminalQuestions};
    use crate::screen::board::raster::image::PixelSize;
    use crate::screen::theme::{ColorDepth, Rgb};

    #[test]
    fn backgrounds_are_read_whatever_their_number_of_digits() {
        let background = |text| TerminalAnswer::operating_system(text);
        for text in ["11;rgb:ff/80/00", "11;rgb:ffff/8080/0000", "11;rgba:ffff/8080/0000/ffff"] {
            assert_eq!(
                background(text),
                Some(TerminalAnswer::Background(Rgb([255, 128, 0]))),
                "{text}"
            );
        }
        assert_eq!(background("11;rgb:f/0/0"), Some(TerminalAnswer::Background(Rgb([255, 0, 0]))));
        for text in ["11;?", "11;rgb:ff/80", "11;rgb:fffff/0/0", "11;rgb:/0/0", "10;rgb:0/0/0", ""]
        {
            assert_eq!(background(text), None, "{text}");
        }
    }

    /// As kitty 0.26 and xterm 379 answer.
    #[test]
    fn depths_of_colour_are_read() {
        let indexed = TerminalAnswer::operating_system("4;255;rgb:eeee/eeee/eeee");
        assert_eq!(indexed, Some(TerminalAnswer::Depth(ColorDepth::Indexed)));
        for text in ["1$r48:2:1:2:3m", "1$r0;48:2::1:2:3m", "1$r0;48;2;1;2;3m"] {
            let depth = Some(TerminalAnswer::Depth(ColorDepth::True));
            assert_eq!(TerminalAnswer::device_control(text), depth, "{text}");
        }
        for text in ["1$r0m", "1$r0;48:5:16m", "0$r", "1$r48:2:1:2:4m"] {
            assert_eq!(TerminalAnswer::device_control(text), None, "{text}");
        }
    }

    #[test]
    fn protocols_of_pictures_are_read() {
        let kitty = TerminalAnswer::Graphics(GraphicsProtocol::Kitty);
        assert_eq!(TerminalAnswer::application("Gi=31;OK"), Some(kitty));
        for text in ["Gi=31;EINVAL:bad", "Gi=32;OK", "", "G"] {
            assert_eq!(TerminalAnswer::application(text), None, "{text}");
        }
        let sixel = TerminalAnswer::Graphics(GraphicsProtocol::Sixel);
        assert_eq!(
            TerminalAnswer::control(b"?63;1;2;4;6;9;15;22", b'c'),
            [sixel, TerminalAnswer::Attributes]
        );
        for attributes in ["?62;22", "?4", "?64;1;2;6;9;15;42", "?"] {
            let answers = TerminalAnswer::control(attributes.as_bytes(), b'c');
            assert_eq!(answers, [TerminalAnswer::Attributes], "{attributes}");
        }
    }

    #[test]
    fn the_size_of_a_cell_is_read() {
        let size = PixelSize { width: 10, height: 20 };
        assert_eq!(TerminalAnswer::control(b"6;20;10", b't'), [TerminalAnswer::CellSize(size)]);
        let most = PixelSize { width: 128, height: 128 };
        assert_eq!(TerminalAnswer::control(b"6;128;128", b't'), [TerminalAnswer::CellSize(most)]);
        for other in
            ["6;0;10", "4;20;10", "6;20", "6;20;x", "6;129;10", "6;20;129", "6;65535;65535", ""]
        {
            assert_eq!(TerminalAnswer::control(other.as_bytes(), b't'), [], "{other}");
        }
    }

    #[test]
    fn the_width_of_a_disc_is_read_from_the_position_of_the_cursor() {
        let read = |parameters: &str| TerminalAnswer::control(parameters.as_bytes(), b'R');
        assert_eq!(read("1;2"), [TerminalAnswer::DiscWidth(1)]);
        assert_eq!(read("24;3"), [TerminalAnswer::DiscWidth(2)]);
        for other in ["", "1", "1;1", "1;4", "x;2", "1;2;3", "?1;2"] {
            assert_eq!(read(other), [], "{other}");
        }
    }

    #[test]
    fn answers_count_while_their_questions_are_open() {
        let size = TerminalAnswer::CellSize(PixelSize { width: 10, height: 20 });
        let background = TerminalAnswer::Background(Rgb::BLACK);
        let colors = TerminalQuestions {
            colors: ColorQuestions::Background,
            ..TerminalQuestions::default()
        };
        let nothing = TerminalQuestions::default();
        let mut awaited = Awaited::default();
        for answer in [size, background, TerminalAnswer::Attributes] {
            assert_eq!(awaited.hear(answer), None, "nothing was asked");
        }
        assert_eq!(awaited.ask(colors), colors);
        assert_eq!(awaited.hear(size), None);
        assert_eq!(awaited.hear(background), Some(nothing));
        // The window changes its size again and again.
        for _ in 0..3 {
            assert_eq!(awaited.ask(TerminalQuestions::CELL_SIZE), nothing);
        }
        assert_eq!(awaited.hear(size), None, "not yet");
        assert_eq!(awaited.hear(TerminalAnswer::Attributes), Some(TerminalQuestions::CELL_SIZE));
        assert_eq!(awaited.hear(background), None);
        assert_eq!(awaited.hear(size), Some(nothing));
        assert_eq!(awaited.hear(TerminalAnswer::Attributes), Some(nothing));
        assert_eq!(awaited.hear(size), None);
        assert_eq!(awaited.ask(TerminalQuestions::CELL_SIZE), TerminalQuestions::CELL_SIZE);
    }

    #[test]
    fn what_waits_to_be_asked_is_asked_together() {
        let (size, background) = (TerminalQuestions::CELL_SIZE, TerminalQuestions::BACKGROUND);
        let mut awaited = Awaited::default();
        assert_eq!(awaited.ask(background), background);
        awaited.ask(size);
        awaited.ask(background);
        let both = awaited.hear(TerminalAnswer::Attributes).unwrap();
        assert_eq!((both.graphics, both.colors), (size.graphics, background.colors));
    }

    #[test]
    fn other_colours_are_told_unasked() {
        for report in ["?997;1", "?997;2"] {
            assert_eq!(TerminalAnswer::control(report.as_bytes(), b'n'), [TerminalAnswer::Colors]);
        }
        for other in ["0", "?997;3", "997;1", "?997"] {
            assert_eq!(TerminalAnswer::control(other.as_bytes(), b'n'), [], "{other}");
        }
    }

    #[test]
    fn who_wants_to_know_nothing_asks_nothing() {
        assert_eq!(TerminalQuestions::default().bytes(), b"");
    }
}
