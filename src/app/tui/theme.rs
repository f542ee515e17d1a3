//! How things look: colours, and the shapes of what lies on the board.
//!
//! A theme is a value. No colour and plain ASCII are themes like the others, not branches in the
//! drawing.

use std::str::FromStr;

use ratatui::style::{Color, Modifier, Style};

use super::palettes::{CLASSIC, CLASSIC_16, CONTRAST, CONTRAST_16, MONO, PAPER, PAPER_16};
use crate::board::ByColor;
use crate::rules::UnknownName;

/// A look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Its colours by name.
    pub palette: Palette,
    /// How many colours it may use.
    pub depth: Depth,
    /// The characters it may use.
    pub glyphs: Glyphs,
    /// How discs are drawn.
    pub shapes: Shapes,
    /// Whether what a disc has gone through is told by its tone or by a sign.
    pub states: States,
    /// The colours.
    pub colors: Colors,
}

/// The colours of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// The squares, dark and light.
    pub felt: [Color; 2],
    /// Laid over the square in focus.
    pub focus: Style,
    /// The discs.
    pub discs: ByColor<Disc>,
    /// The marks of legal moves.
    pub mark: Color,
    /// The four guide dots of the board.
    pub dot: Color,
    /// The face of the disc placed last.
    pub last: Color,
    /// Text that stands back.
    pub quiet: Style,
    /// Text that is to be seen first.
    pub strong: Style,
    /// What went wrong.
    pub warning: Style,
    /// A clock that is about to run out.
    pub alarm: Style,
    /// The place in a list or a form where one is.
    pub selected: Style,
}

/// The colours by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Palette {
    /// Green felt.
    Classic,
    /// A printed diagram.
    Paper,
    /// Colours that everybody can tell apart.
    Contrast,
    /// None.
    Mono,
}

impl Palette {
    /// All of them, in the order in which `t` goes through them.
    pub const ALL: [Self; 4] = [Self::Classic, Self::Paper, Self::Contrast, Self::Mono];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Paper => "paper",
            Self::Contrast => "contrast",
            Self::Mono => "mono",
        }
    }

    /// The one behind it.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Classic => Self::Paper,
            Self::Paper => Self::Contrast,
            Self::Contrast => Self::Mono,
            Self::Mono => Self::Classic,
        }
    }

    const fn colors(self, depth: Depth) -> Colors {
        match (self, depth) {
            (Self::Mono, _) | (_, Depth::Mono) => MONO,
            (Self::Classic, Depth::Sixteen) => CLASSIC_16,
            (Self::Paper, Depth::Sixteen) => PAPER_16,
            (Self::Contrast, Depth::Sixteen) => CONTRAST_16,
            (Self::Classic, Depth::Indexed | Depth::True) => CLASSIC,
            (Self::Paper, Depth::Indexed | Depth::True) => PAPER,
            (Self::Contrast, Depth::Indexed | Depth::True) => CONTRAST,
        }
    }
}

impl FromStr for Palette {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = Self::ALL.into_iter().find(|palette| palette.name() == text);
        named.ok_or(UnknownName(&["classic", "paper", "contrast", "mono"]))
    }
}

/// The tones of a colour's discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disc {
    /// The rim, or all of it.
    pub rim: Color,
    /// The face.
    pub face: Color,
    /// The face of a disc that the last move turned.
    pub turned: Color,
    /// The disc that a move would place.
    pub ghost: Color,
}

/// How discs are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shapes {
    /// In blocks of two tones: black solid, white with a face inside its rim.
    Shaded,
    /// In one tone: black solid, white an outline.
    Lined,
    /// The same in characters that are one cell wide on every terminal.
    Narrow,
    /// In letters that every terminal has.
    Letters,
}

/// How the last move, what it turned and what a move would turn are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum States {
    /// By the tone of a disc's face.
    Tones,
    /// By a sign in the corner of the square: `*`, `'` and `+`.
    Signs,
}

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// None that we may use.
    Mono,
    /// The sixteen of old.
    Sixteen,
    /// The 256 of `xterm`.
    Indexed,
    /// 24 bits.
    True,
}

impl Depth {
    /// The depth that the environment promises, where a preference does not decide. `NO_COLOR` (if
    /// not empty) counts before `CLICOLOR_FORCE`, that before `CLICOLOR`, then `COLORTERM`, and
    /// last `TERM`.
    pub fn detect(when: ColorChoice, env: impl Fn(&str) -> Option<String>) -> (Self, &'static str) {
        let is_set = |name| env(name).is_some_and(|value| !value.is_empty());
        let is_forced =
            env("CLICOLOR_FORCE").is_some_and(|value| !value.is_empty() && value != "0");
        let is_off = env("CLICOLOR").is_some_and(|value| value == "0");
        match when {
            ColorChoice::Never => return (Self::Mono, "--color never"),
            ColorChoice::Auto if is_set("NO_COLOR") => return (Self::Mono, "NO_COLOR"),
            ColorChoice::Auto if is_off && !is_forced => return (Self::Mono, "CLICOLOR"),
            ColorChoice::Auto | ColorChoice::Always => {}
        }
        let term = env("TERM").unwrap_or_default();
        let is_certain = when == ColorChoice::Always || is_forced;
        match env("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => (Self::True, "COLORTERM"),
            _ if term.contains("256color") => (Self::Indexed, "TERM"),
            _ if term.is_empty() || term == "dumb" || term.starts_with("vt") => {
                if is_certain {
                    (Self::Sixteen, "asked for")
                } else {
                    (Self::Mono, "TERM")
                }
            }
            _ => (Self::Sixteen, "TERM"),
        }
    }

    /// The number of colours, in words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mono => "none",
            Self::Sixteen => "16",
            Self::Indexed => "256",
            Self::True => "24 bits",
        }
    }
}

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorChoice {
    /// As the environment has it.
    #[default]
    Auto,
    /// In any case.
    Always,
    /// Not at all.
    Never,
}

impl FromStr for ColorChoice {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        match text {
            "auto" => Ok(Self::Auto),
            "always" => Ok(Self::Always),
            "never" => Ok(Self::Never),
            _ => Err(UnknownName(&["auto", "always", "never"])),
        }
    }
}

/// The characters that the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyphs {
    /// Block elements, lines and circles.
    Unicode,
    /// Only those whose width no terminal doubts: East Asian fonts draw many blocks, lines and
    /// circles two cells wide.
    Narrow,
    /// The 95 of ASCII.
    Ascii,
}

impl Glyphs {
    /// The characters that the environment promises. The Linux console has too few; elsewhere the
    /// first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty decides.
    pub fn detect(env: impl Fn(&str) -> Option<String>) -> (Self, &'static str) {
        if env("TERM").is_some_and(|term| term == "linux") {
            return (Self::Ascii, "TERM");
        }
        let is_set = |name: &&str| env(name).is_some_and(|locale| !locale.is_empty());
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find(is_set);
        let locale = name.and_then(&env).unwrap_or_default().to_ascii_lowercase();
        let is_utf8 = locale.contains("utf-8") || locale.contains("utf8");
        (if is_utf8 { Self::Unicode } else { Self::Ascii }, name.unwrap_or("no locale"))
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unicode => "unicode",
            Self::Narrow => "narrow",
            Self::Ascii => "ascii",
        }
    }
}

impl FromStr for Glyphs {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = [Self::Unicode, Self::Narrow, Self::Ascii];
        let named = named.into_iter().find(|glyphs| glyphs.name() == text);
        named.ok_or(UnknownName(&["unicode", "narrow", "ascii"]))
    }
}

impl Theme {
    /// The look of that name for a terminal with so many colours and those characters.
    pub fn new(palette: Palette, depth: Depth, glyphs: Glyphs) -> Self {
        let colors = palette.colors(depth);
        let has_colors = colors != MONO;
        let (shapes, states) = match glyphs {
            Glyphs::Unicode if has_colors => (Shapes::Shaded, States::Tones),
            Glyphs::Unicode => (Shapes::Lined, States::Signs),
            Glyphs::Narrow => (Shapes::Narrow, States::Signs),
            Glyphs::Ascii => (Shapes::Letters, States::Signs),
        };
        let colors = match depth {
            // The 256 have no two shades as near as the squares want them.
            Depth::Indexed => {
                let felt =
                    if palette == Palette::Classic { DARK_GREEN } else { indexed(colors.felt[0]) };
                Colors { felt: [felt; 2], ..colors.map(indexed) }
            }
            Depth::Mono | Depth::Sixteen | Depth::True => colors,
        };
        Self { palette, depth, glyphs, shapes, states, colors }
    }

    /// What fills dark and light squares where two tones cannot tell them apart.
    pub fn texture(&self) -> [char; 2] {
        match (self.colors == MONO, self.glyphs) {
            (false, _) => [' ', ' '],
            (true, Glyphs::Unicode | Glyphs::Narrow) => [' ', '░'],
            (true, Glyphs::Ascii) => [' ', ':'],
        }
    }

    /// The style of texture and guide dots: they stand back where they have no colour of their own.
    pub fn quiet_felt(&self) -> Style {
        if self.colors == MONO { self.colors.quiet } else { Style::new() }
    }

    /// The style of a cell that is all of one colour.
    pub fn filled(&self, color: Color) -> Style {
        if self.colors == MONO {
            Style::new().add_modifier(Modifier::REVERSED)
        } else {
            Style::new().bg(color)
        }
    }

    /// The text in characters that the theme may use.
    pub fn plain(&self, text: &str) -> String {
        match self.glyphs {
            Glyphs::Unicode => text.into(),
            Glyphs::Narrow | Glyphs::Ascii => {
                text.replace('·', "-").replace('½', ".5").replace('…', "...")
            }
        }
    }
}

impl Colors {
    /// The same with other colours.
    fn map(self, color: impl Fn(Color) -> Color) -> Self {
        let style =
            |style: Style| Style { fg: style.fg.map(&color), bg: style.bg.map(&color), ..style };
        Self {
            felt: self.felt.map(&color),
            focus: style(self.focus),
            discs: ByColor::from_fn(|side| {
                let Disc { rim, face, turned, ghost } = self.discs[side];
                let [rim, face, turned, ghost] = [rim, face, turned, ghost].map(&color);
                Disc { rim, face, turned, ghost }
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

/// The nearest of the 256 to green felt by number is a teal; this is the nearest to the eye.
const DARK_GREEN: Color = Color::Indexed(22);

/// The nearest of the 6×6×6 colours and 24 greys that `xterm` has besides the first sixteen.
fn indexed(color: Color) -> Color {
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
