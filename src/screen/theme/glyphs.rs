//! The sets of characters that the board and its text are drawn in: one table.

use othello_home::config::look::Glyphs;
use ratatui::symbols::border;

use crate::graph::Ink;
use othello_core::board::{ByColor, Color};

/// A set of characters. A new set is a variant of [`Glyphs`] and a row of the table here, and
/// drawings of its own if it has [`Shapes`] of its own.
#[derive(Debug)]
pub struct GlyphSet {
    glyphs: Glyphs,
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

const SETS: &[GlyphSet] = &[
    GlyphSet {
        glyphs: Glyphs::Unicode,
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

const _: () = {
    let mut i = 0;
    while i < SETS.len() {
        assert!(SETS[i].glyphs as usize == i, "the rows stand in the order of the variants");
        i += 1;
    }
    assert!(SETS.len() == Glyphs::ALL.len());
};

impl GlyphSet {
    /// Returns the characters of that name.
    pub const fn of(glyphs: Glyphs) -> &'static Self {
        &SETS[glyphs as usize]
    }

    /// Returns a text in which the signs that are not in the set are replaced.
    pub fn spell(&self, text: &str) -> String {
        let mut spelled = text.to_owned();
        for &(sign, likeness) in self.replacements {
            spelled = spelled.replace(sign, likeness);
        }
        spelled
    }
}
