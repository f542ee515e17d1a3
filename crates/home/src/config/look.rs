//! The choices of players about the look of the screen, by the settings file, options and keys.

use std::fmt;
use std::str::FromStr;

use othello_core::rules::UnknownName;
use othello_core::square::{Square, Symmetry};
use othello_words::i18n::{Text, m};

use crate::terminal::Emulator;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeName {
    #[default]
    Classic,
    Paper,
    Contrast,
    Slate,
    Walnut,
    Mono,
}

/// The names of the themes, with a phrase for the help, in the order of the variants, in which `t` goes through them. Their
/// colours are the screen's.
const THEMES: [(ThemeName, &str, &str); 6] = [
    (ThemeName::Classic, "classic", "a green board"),
    (ThemeName::Paper, "paper", "grey paper, in picture files a printed diagram"),
    (
        ThemeName::Contrast,
        "contrast",
        "a blue board, in colours that almost everyone can tell apart",
    ),
    (ThemeName::Slate, "slate", "a grey-blue board for dark terminals"),
    (ThemeName::Walnut, "walnut", "a wooden board"),
    (ThemeName::Mono, "mono", "no colours"),
];

impl ThemeName {
    /// All themes, in the order in which `t` goes through them.
    pub const ALL: [Self; THEMES.len()] = {
        let mut all = [Self::Classic; THEMES.len()];
        let mut i = 0;
        while i < all.len() {
            all[i] = THEMES[i].0;
            assert!(all[i] as usize == i, "the rows stand in the order of the variants");
            i += 1;
        }
        all
    };

    pub const NAMES: [&'static str; THEMES.len()] = {
        let mut names = [""; THEMES.len()];
        let mut i = 0;
        while i < names.len() {
            names[i] = THEMES[i].1;
            i += 1;
        }
        names
    };

    pub const fn name(self) -> &'static str {
        THEMES[self as usize].1
    }

    pub const fn phrase(self) -> &'static str {
        THEMES[self as usize].2
    }

    /// Returns the next theme; the first one follows the last.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }
}

impl fmt::Display for ThemeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ThemeName {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = Self::ALL.into_iter().find(|palette| palette.name() == text);
        named.ok_or(UnknownName(&Self::NAMES))
    }
}

/// The name of a set of characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Glyphs {
    /// Block elements, lines and circles.
    #[default]
    Unicode,
    /// Those and sextants, which are newer: many fonts lack them, some terminals draw them.
    Fine,
    /// Only those whose width no terminal doubts: East Asian fonts draw many blocks, lines and
    /// circles two cells wide.
    Narrow,
    /// The 95 of ASCII.
    Ascii,
}

impl Glyphs {
    pub const ALL: [Self; 4] = [Self::Unicode, Self::Fine, Self::Narrow, Self::Ascii];

    pub const NAMES: [&'static str; 4] = ["unicode", "fine", "narrow", "ascii"];

    /// Returns the characters that the environment promises, and the name of what decided it.
    ///
    /// The Linux console has too few; elsewhere the first of `LC_ALL`, `LC_CTYPE` and `LANG` that
    /// is not empty decides.
    pub fn detect(env: impl Fn(&str) -> Option<String>) -> (Self, Option<&'static str>) {
        if env("TERM").is_some_and(|term| term == "linux") {
            return (Self::Ascii, Some("TERM"));
        }
        let is_set = |name: &&str| env(name).is_some_and(|locale| !locale.is_empty());
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find(is_set);
        let locale = name.and_then(&env).unwrap_or_default().to_ascii_lowercase();
        let is_utf8 = locale.contains("utf-8") || locale.contains("utf8");
        match (is_utf8, draws_sextants(&env)) {
            (false, _) => (Self::Ascii, name),
            (true, reason @ Some(_)) => (Self::Fine, reason),
            (true, None) => (Self::Unicode, name),
        }
    }

    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// Returns the variable by which the terminal is known to draw sextants itself, whatever its font has.
fn draws_sextants(env: impl Fn(&str) -> Option<String>) -> Option<&'static str> {
    match Emulator::find(env)? {
        (Emulator::Foot | Emulator::Ghostty | Emulator::Kitty | Emulator::WezTerm, variable) => {
            Some(variable)
        }
        (Emulator::Iterm, _) => None,
    }
}

impl fmt::Display for Glyphs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Glyphs {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = Self::ALL.into_iter().find(|glyphs| glyphs.name() == text);
        named.ok_or(UnknownName(&Self::NAMES))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GlyphChoice {
    /// Pictures in pixels where the terminal can show them, and otherwise the characters that the
    /// environment promises.
    Pixels,
    /// A set of characters, and no pictures.
    Set(Glyphs),
}

impl GlyphChoice {
    pub const NAMES: [&'static str; Glyphs::ALL.len() + 1] = {
        let mut names = ["pixels"; Glyphs::ALL.len() + 1];
        let mut i = 0;
        while i < Glyphs::ALL.len() {
            names[i + 1] = Glyphs::NAMES[i];
            i += 1;
        }
        names
    };
}

impl GlyphChoice {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pixels => Self::NAMES[0],
            Self::Set(glyphs) => glyphs.name(),
        }
    }
}

impl FromStr for GlyphChoice {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        if text == Self::NAMES[0] {
            return Ok(Self::Pixels);
        }
        text.parse().map(Self::Set).map_err(|_: UnknownName| UnknownName(&Self::NAMES))
    }
}

/// The choice of whether to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorChoice {
    /// As the environment says.
    #[default]
    Auto,
    /// Always, even where the environment says not to.
    Always,
    Never,
}

impl ColorChoice {
    pub const ALL: [Self; 3] = [Self::Auto, Self::Always, Self::Never];

    pub const NAMES: [&'static str; 3] = ["auto", "always", "never"];

    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

impl fmt::Display for ColorChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ColorChoice {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = Self::ALL.into_iter().find(|choice| choice.name() == text);
        named.ok_or(UnknownName(&Self::NAMES))
    }
}

/// The recipient of mouse events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mouse {
    /// The program gets clicks and movements.
    Captured,
    /// The terminal keeps the mouse, to select text.
    Free,
}

/// The cursor of the terminal while no text is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TerminalCursor {
    /// The board shows the square in focus.
    Hidden,
    /// It stands on the square in focus, where magnifiers and screen readers look for it.
    Shown,
}

/// The way in which the terminal tells what happens while nobody looks at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Alert {
    /// By a notification of the desktop where it is known to show them, else by the bell.
    #[default]
    Auto,
    Bell,
    Off,
}

impl Alert {
    pub const ALL: [Self; 3] = [Self::Auto, Self::Bell, Self::Off];

    pub const NAMES: [&'static str; 3] = ["auto", "bell", "off"];

    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

impl FromStr for Alert {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = Self::ALL.into_iter().find(|alert| alert.name() == text);
        named.ok_or(UnknownName(&Self::NAMES))
    }
}

/// Visibility of the marks on legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveMarks {
    /// Legal moves are marked.
    Shown,
    /// They are not.
    Hidden,
}

/// The learning marks on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learning {
    Off,
    /// Corners, C-squares and X-squares.
    Special,
    /// Discs that can never be flipped again.
    Stable,
    /// The opponent's replies to the move in focus.
    Replies,
}

impl Learning {
    pub const ALL: [Self; 4] = [Self::Off, Self::Special, Self::Stable, Self::Replies];

    pub const NAMES: [&'static str; 4] =
        [Self::ALL[0].name(), Self::ALL[1].name(), Self::ALL[2].name(), Self::ALL[3].name()];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Special => "special",
            Self::Stable => "stable",
            Self::Replies => "replies",
        }
    }

    /// Returns the meaning of the marks on the board, if there are some.
    pub fn legend(self) -> Option<Text> {
        match self {
            Self::Off => None,
            Self::Special => Some(m::screen::special_squares()),
            Self::Stable => Some(m::screen::stable_discs()),
            Self::Replies => Some(m::screen::replies()),
        }
    }
}

impl FromStr for Learning {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = Self::ALL.into_iter().find(|learning| learning.name() == text);
        named.ok_or(UnknownName(&Self::NAMES))
    }
}

/// The side from which the board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenFrom {
    /// a1 is at the top left, as in diagrams.
    Black,
    /// The board is turned by half a turn: h8 is at the top left.
    White,
}

impl SeenFrom {
    /// The names of both sides.
    pub const NAMES: [&'static str; 2] = [Self::Black.name(), Self::White.name()];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }

    /// Returns the place of a square on the screen, as the square that is there when seen from Black. The square at
    /// a place is found in the same way.
    #[must_use]
    pub const fn place(self, square: Square) -> Square {
        match self {
            Self::Black => square,
            Self::White => square.transformed(Symmetry::HalfTurn),
        }
    }
}

impl FromStr for SeenFrom {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = [Self::Black, Self::White].into_iter().find(|side| side.name() == text);
        named.ok_or(UnknownName(&Self::NAMES))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Animation {
    /// Flips are animated.
    On,
    /// They change at once.
    Off,
}

#[cfg(test)]
mod tests {
    use super::{Glyphs, ThemeName};

    #[test]
    fn the_manual_names_every_theme_and_every_set_of_characters() {
        let manual = include_str!("../../../../docs/manual.md");
        for name in ThemeName::NAMES.iter().chain(&Glyphs::NAMES) {
            assert!(manual.contains(&format!("`{name}`")), "{name}");
        }
    }

    #[test]
    fn every_theme_is_read_by_its_name_and_followed_by_another() {
        for palette in ThemeName::ALL {
            assert_eq!(palette.name().parse(), Ok(palette));
            assert_ne!(palette.next(), palette);
        }
        let error = "green".parse::<ThemeName>().unwrap_err();
        assert_eq!(error.to_string(), format!("expected one of {}", ThemeName::NAMES.join(", ")));
    }

    #[test]
    fn finer_characters_are_used_where_the_terminal_is_known_to_draw_them() {
        let detect = |term: &str, program: &str, lang: &str| {
            let variables = [("TERM", term), ("TERM_PROGRAM", program), ("LANG", lang)];
            let env = |name: &str| {
                let found = variables.iter().find(|(variable, _)| *variable == name);
                found.map(|(_, value)| (*value).to_owned())
            };
            Glyphs::detect(env).0
        };
        for (term, program) in [("xterm-kitty", ""), ("foot", ""), ("xterm-256color", "WezTerm")] {
            assert_eq!(detect(term, program, "C.UTF-8"), Glyphs::Fine, "{term} {program}");
            assert_eq!(detect(term, program, "C"), Glyphs::Ascii, "{term} {program}");
        }
        for (term, program) in
            [("xterm-256color", ""), ("tmux-256color", "WezTerm"), ("xterm", "x")]
        {
            assert_eq!(detect(term, program, "C.UTF-8"), Glyphs::Unicode, "{term} {program}");
        }
    }
}
