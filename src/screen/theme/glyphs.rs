//! The sets of characters that the board and its text are drawn in: one table.

use std::fmt;
use std::str::FromStr;

use ratatui::symbols::border;

use crate::graph::Ink;
use othello_core::board::{ByColor, Color};
use othello_core::rules::UnknownName;

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

/// A set of characters. A new set is a variant of [`Glyphs`] and a row of the table here, and
/// drawings of its own if it has [`Shapes`] of its own.
#[derive(Debug)]
pub struct GlyphSet {
    glyphs: Glyphs,
    /// The name.
    pub name: &'static str,
    /// A disc in one character of text.
    pub discs: ByColor<char>,
    /// The sign for text that is left out.
    pub ellipsis: &'static str,
    /// The filling of light squares where colours cannot tell them from dark ones.
    pub texture: char,
    /// The frame of a window.
    pub border: border::Set<'static>,
    /// The drawings of discs on a board with colours.
    pub shapes: Shapes,
    /// The drawings of discs on a board without colours.
    pub colorless_shapes: Shapes,
    /// The block characters for pictures of squares; none if there are too few.
    pub blocks: Option<BlockSet>,
    /// The characters of bars in graphs.
    pub ink: Ink,
    /// The signs of our sentences that are not in the set, with their likeness.
    pub replacements: &'static [(char, &'static str)],
}

/// A set of block characters, in which squares are drawn as pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockSet {
    /// Quadrants and eighths, which every terminal's font has.
    Quadrants,
    /// Those and sextants.
    Sextants,
}

/// A set of shapes for discs drawn in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shapes {
    /// Block characters, solid.
    Shaded,
    /// Block characters in one colour: Black's discs solid, White's an outline.
    Lined,
    /// Characters that are one cell wide on every terminal, solid.
    Narrow,
    /// Those characters in one colour: Black's discs solid, White's an outline.
    NarrowLined,
    /// Letters.
    Letters,
    /// Letters on the colours of the discs.
    Tiles,
}

impl Shapes {
    /// Returns `true` for characters that are one cell wide on every terminal.
    pub const fn is_narrow(self) -> bool {
        match self {
            Self::Narrow | Self::NarrowLined => true,
            Self::Shaded | Self::Lined | Self::Letters | Self::Tiles => false,
        }
    }
}

/// The table.
const SETS: &[GlyphSet] = &[
    GlyphSet {
        glyphs: Glyphs::Unicode,
        name: "unicode",
        discs: ByColor { black: '●', white: '○' },
        ellipsis: "…",
        texture: '░',
        border: border::ROUNDED,
        shapes: Shapes::Shaded,
        colorless_shapes: Shapes::Lined,
        blocks: Some(BlockSet::Quadrants),
        ink: Ink::Blocks,
        replacements: &[],
    },
    GlyphSet {
        glyphs: Glyphs::Fine,
        name: "fine",
        discs: ByColor { black: '●', white: '○' },
        ellipsis: "…",
        texture: '░',
        border: border::ROUNDED,
        shapes: Shapes::Shaded,
        colorless_shapes: Shapes::Lined,
        blocks: Some(BlockSet::Sextants),
        ink: Ink::Blocks,
        replacements: &[],
    },
    GlyphSet {
        glyphs: Glyphs::Narrow,
        name: "narrow",
        discs: ByColor { black: '◉', white: Color::White.letter() },
        ellipsis: "...",
        texture: '░',
        border: ASCII_BORDER,
        shapes: Shapes::Narrow,
        colorless_shapes: Shapes::NarrowLined,
        blocks: None,
        ink: Ink::Ascii,
        replacements: ASCII_SIGNS,
    },
    GlyphSet {
        glyphs: Glyphs::Ascii,
        name: "ascii",
        discs: ByColor { black: Color::Black.letter(), white: Color::White.letter() },
        ellipsis: "...",
        texture: ':',
        border: ASCII_BORDER,
        shapes: Shapes::Tiles,
        colorless_shapes: Shapes::Letters,
        blocks: None,
        ink: Ink::Ascii,
        replacements: ASCII_SIGNS,
    },
];

const ASCII_BORDER: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

const ASCII_SIGNS: &[(char, &str)] =
    &[('·', "-"), ('½', ".5"), ('…', "..."), ('×', "x"), ('‹', "<"), ('›', ">")];

impl Glyphs {
    /// All sets.
    pub const ALL: [Self; SETS.len()] = {
        let mut all = [Self::Unicode; SETS.len()];
        let mut i = 0;
        while i < all.len() {
            all[i] = SETS[i].glyphs;
            assert!(all[i] as usize == i, "the rows stand in the order of the variants");
            i += 1;
        }
        all
    };

    /// The names of all sets.
    pub const NAMES: [&'static str; SETS.len()] = {
        let mut names = [""; SETS.len()];
        let mut i = 0;
        while i < names.len() {
            names[i] = SETS[i].name;
            i += 1;
        }
        names
    };

    /// Returns the characters that the environment promises, and the name of what decided it.
    ///
    /// The Linux console has too few; elsewhere the first of `LC_ALL`, `LC_CTYPE` and `LANG` that
    /// is not empty decides.
    pub fn detect(env: impl Fn(&str) -> Option<String>) -> (Self, &'static str) {
        if env("TERM").is_some_and(|term| term == "linux") {
            return (Self::Ascii, "TERM");
        }
        let is_set = |name: &&str| env(name).is_some_and(|locale| !locale.is_empty());
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find(is_set);
        let locale = name.and_then(&env).unwrap_or_default().to_ascii_lowercase();
        let is_utf8 = locale.contains("utf-8") || locale.contains("utf8");
        match (is_utf8, draws_sextants(&env)) {
            (false, _) => (Self::Ascii, name.unwrap_or("no locale")),
            (true, Some(reason)) => (Self::Fine, reason),
            (true, None) => (Self::Unicode, name.unwrap_or("no locale")),
        }
    }

    /// Returns the characters of that name.
    pub const fn set(self) -> &'static GlyphSet {
        &SETS[self as usize]
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        self.set().name
    }

    /// Returns a text in which the signs that are not in the set are replaced.
    pub fn spell(self, text: &str) -> String {
        let mut spelled = text.to_owned();
        for &(sign, likeness) in self.set().replacements {
            spelled = spelled.replace(sign, likeness);
        }
        spelled
    }
}

/// Returns the variable by which the terminal is known to draw sextants itself, whatever its font
/// has: `kitty`, `foot`, `WezTerm` and `Ghostty` do. Inside `screen` and `tmux` nothing is known.
fn draws_sextants(env: impl Fn(&str) -> Option<String>) -> Option<&'static str> {
    const TERMS: [&str; 5] = ["xterm-kitty", "foot", "foot-extra", "wezterm", "xterm-ghostty"];
    const PROGRAMS: [&str; 2] = ["WezTerm", "ghostty"];
    let term = env("TERM").unwrap_or_default();
    if TERMS.contains(&term.as_str()) {
        return Some("TERM");
    }
    let is_inside = term.starts_with("screen") || term.starts_with("tmux");
    let program = env("TERM_PROGRAM").filter(|_| !is_inside)?;
    PROGRAMS.contains(&program.as_str()).then_some("TERM_PROGRAM")
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

/// A choice of what to draw with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GlyphChoice {
    /// Pictures in pixels where the terminal can show them, and otherwise the characters that the
    /// environment promises.
    Pixels,
    /// A set of characters, and no pictures.
    Set(Glyphs),
}

impl GlyphChoice {
    /// The names of all choices.
    pub const NAMES: [&'static str; SETS.len() + 1] = {
        let mut names = ["pixels"; SETS.len() + 1];
        let mut i = 0;
        while i < SETS.len() {
            names[i + 1] = SETS[i].name;
            i += 1;
        }
        names
    };
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

#[cfg(test)]
mod tests {
    use super::Glyphs;

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
