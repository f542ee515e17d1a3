//! How things look: colours, and the shapes of what lies on the board.
//!
//! A theme is a value. No colour and plain ASCII are themes like the others, not branches in the
//! drawing.

use ratatui::style::{Color, Modifier, Style};

use crate::board::ByColor;

/// A look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// How discs are drawn.
    pub shapes: Shapes,
    /// Whether what a disc has gone through is told by its tone or by a sign.
    pub states: States,
    /// The squares, dark and light.
    pub felt: [Color; 2],
    /// What fills dark and light squares where two tones cannot tell them apart.
    pub texture: [char; 2],
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
    /// The place in a list or a form where one is.
    pub selected: Style,
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
    /// The depth that the environment promises. `NO_COLOR` (if not empty) counts before
    /// `COLORTERM`, and that before `TERM`.
    pub fn detect(env: impl Fn(&str) -> Option<String>) -> Self {
        let is_set = |name| env(name).is_some_and(|value| !value.is_empty());
        let term = env("TERM").unwrap_or_default();
        match env("COLORTERM").as_deref() {
            _ if is_set("NO_COLOR") => Self::Mono,
            Some("truecolor" | "24bit") => Self::True,
            _ if term.contains("256color") => Self::Indexed,
            _ if term.is_empty() || term == "dumb" || term.starts_with("vt") => Self::Mono,
            _ => Self::Sixteen,
        }
    }
}

/// The characters that the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyphs {
    /// Block elements, lines and circles.
    Unicode,
    /// The 95 of ASCII.
    Ascii,
}

impl Glyphs {
    /// The characters that the locale promises: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that
    /// is not empty decides.
    pub fn detect(env: impl Fn(&str) -> Option<String>) -> Self {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
            .into_iter()
            .filter_map(env)
            .find(|locale| !locale.is_empty())
            .unwrap_or_default()
            .to_ascii_lowercase();
        if locale.contains("utf-8") || locale.contains("utf8") {
            Self::Unicode
        } else {
            Self::Ascii
        }
    }
}

impl Theme {
    /// The look for a terminal with so many colours and those characters.
    pub fn new(depth: Depth, glyphs: Glyphs) -> Self {
        let theme = match depth {
            Depth::Mono => MONO,
            Depth::Sixteen => CLASSIC_16,
            Depth::Indexed => CLASSIC.map(indexed),
            Depth::True => CLASSIC,
        };
        match (glyphs, depth) {
            (Glyphs::Ascii, _) => Self { shapes: Shapes::Letters, states: States::Signs, ..theme },
            (Glyphs::Unicode, _) => theme,
        }
    }

    /// The style of texture and guide dots: they stand back where they have no colour of their own.
    pub fn quiet_felt(&self) -> Style {
        if self.dot == Color::Reset { self.quiet } else { Style::new() }
    }

    /// The same look with other colours.
    fn map(self, color: impl Fn(Color) -> Color) -> Self {
        let style =
            |style: Style| Style { fg: style.fg.map(&color), bg: style.bg.map(&color), ..style };
        Self {
            shapes: self.shapes,
            states: self.states,
            felt: self.felt.map(&color),
            texture: self.texture,
            focus: style(self.focus),
            discs: ByColor::from_fn(|side| {
                let Disc { rim, face, turned, ghost } = self.discs[side];
                Disc {
                    rim: color(rim),
                    face: color(face),
                    turned: color(turned),
                    ghost: color(ghost),
                }
            }),
            mark: color(self.mark),
            dot: color(self.dot),
            last: color(self.last),
            quiet: style(self.quiet),
            strong: style(self.strong),
            warning: style(self.warning),
            selected: style(self.selected),
        }
    }
}

const CLASSIC: Theme = Theme {
    shapes: Shapes::Shaded,
    states: States::Tones,
    felt: [Color::Rgb(26, 110, 62), Color::Rgb(30, 120, 68)],
    texture: [' ', ' '],
    focus: Style::new().bg(Color::Rgb(64, 156, 116)),
    discs: ByColor {
        black: Disc {
            rim: Color::Rgb(14, 16, 18),
            face: Color::Rgb(40, 44, 46),
            turned: Color::Rgb(62, 78, 104),
            ghost: Color::Rgb(16, 66, 40),
        },
        white: Disc {
            rim: Color::Rgb(244, 244, 238),
            face: Color::Rgb(222, 224, 216),
            turned: Color::Rgb(160, 196, 226),
            ghost: Color::Rgb(150, 196, 166),
        },
    },
    mark: Color::Rgb(104, 182, 132),
    dot: Color::Rgb(12, 62, 34),
    last: Color::Rgb(230, 159, 0),
    quiet: Style::new().add_modifier(Modifier::DIM),
    strong: Style::new().add_modifier(Modifier::BOLD),
    warning: Style::new().add_modifier(Modifier::BOLD),
    selected: Style::new().add_modifier(Modifier::REVERSED),
};

const CLASSIC_16: Theme = Theme {
    felt: [Color::Green, Color::Green],
    focus: Style::new().bg(Color::Cyan),
    discs: ByColor {
        black: Disc {
            rim: Color::Black,
            face: Color::DarkGray,
            turned: Color::Blue,
            ghost: Color::DarkGray,
        },
        white: Disc {
            rim: Color::White,
            face: Color::Gray,
            turned: Color::LightBlue,
            ghost: Color::Gray,
        },
    },
    mark: Color::LightGreen,
    dot: Color::Black,
    last: Color::LightYellow,
    ..CLASSIC
};

/// No colour at all, not even the default ones by name: some terminals take the codes for colours
/// that they may not show as a request to drop bold and reverse too.
const MONO: Theme = Theme {
    shapes: Shapes::Lined,
    states: States::Signs,
    felt: [Color::Reset, Color::Reset],
    texture: [' ', '░'],
    focus: Style::new().add_modifier(Modifier::REVERSED),
    discs: ByColor { black: PLAIN, white: PLAIN },
    mark: Color::Reset,
    dot: Color::Reset,
    last: Color::Reset,
    ..CLASSIC
};

const PLAIN: Disc =
    Disc { rim: Color::Reset, face: Color::Reset, turned: Color::Reset, ghost: Color::Reset };

/// The nearest of the 6×6×6 colours and 24 greys that `xterm` has besides the first sixteen.
fn indexed(color: Color) -> Color {
    let Color::Rgb(red, green, blue) = color else { return color };
    let level = |part: u8| match part {
        0..48 => 0,
        48..115 => 1,
        115.. => (part - 35) / 40,
    };
    let value = |level: u8| if level == 0 { 0 } else { 55 + 40 * level };
    let grey = ((u16::from(red) + u16::from(green) + u16::from(blue)) / 3).clamp(8, 238) as u8;
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
