//! The colours of a square that is drawn by hand, chosen so that everything on it is seen.

use ratatui::style::{Color as Paint, Style};

use crate::screen::depth::Depth;
use crate::screen::pigments::{Pigments, SEEN, Tone, contrast};
use othello_core::board::Color;

/// The colours of a square.
pub struct Inks {
    pigments: &'static Pigments,
    depth: Depth,
    /// The colour of the square around its disc.
    ground: [f32; 3],
    /// The player whose disc lies there or would be placed.
    color: Option<Color>,
}

impl Inks {
    /// Returns the colours of a square with that disc: on the first of the grounds on which it is
    /// seen, or else on the felt.
    pub fn new(
        pigments: &'static Pigments,
        depth: Depth,
        color: Option<Color>,
        grounds: [Option<[f32; 3]>; 2],
        felt: [f32; 3],
    ) -> Self {
        let is_seen = |ground: &[f32; 3]| {
            color.is_none_or(|color| {
                let disc = pigments.discs[color];
                disc.outline.is_some() || contrast(disc.face, *ground) >= SEEN
            })
        };
        let ground = grounds.into_iter().flatten().find(is_seen).unwrap_or(felt);
        Self { pigments, depth, ground, color }
    }

    /// Returns `true` if the disc is drawn as an outline: its colour is too much like the felt.
    pub fn is_outlined(&self) -> bool {
        self.color.is_some_and(|color| self.pigments.discs[color].outline.is_some())
    }

    /// Returns the style of the square itself.
    pub fn felt(&self) -> Style {
        Style::new().bg(self.paint(self.ground))
    }

    /// Returns the style of characters on the felt that belong to a disc.
    pub fn figure(&self) -> Style {
        let ink = match self.color {
            Some(color) if self.is_outlined() => self.pigments.discs[!color].face,
            Some(_) | None => self.face(),
        };
        self.felt().fg(self.paint(ink))
    }

    /// Returns the style of the mark of a legal move.
    pub fn mark(&self) -> Style {
        self.felt().fg(self.paint(self.seen(self.pigments.mark)))
    }

    /// Returns the style of characters on a disc that look like the felt, or like the outline.
    pub fn felt_on_disc(&self) -> Style {
        let outline = self.color.and_then(|color| self.pigments.discs[color].outline);
        let felt = outline.map_or(self.ground, |outline| outline.line);
        Style::new().fg(self.paint(felt)).bg(self.paint(self.face()))
    }

    /// Returns the style of letters on a disc.
    pub fn label(&self) -> Style {
        let letter = self.pigments.legible(self.ground, self.face());
        Style::new().fg(self.paint(letter)).bg(self.paint(self.face()))
    }

    /// Returns the style of the cursor's brackets.
    pub fn cursor(&self) -> Style {
        self.felt().fg(self.paint(self.seen(self.pigments.cursor)))
    }

    /// Returns the style of a character on the cursor's bar.
    pub fn on_cursor(&self) -> Style {
        let cursor = self.pigments.cursor;
        let ink = self.pigments.legible(self.face(), cursor);
        Style::new().fg(self.paint(ink)).bg(self.paint(cursor))
    }

    fn face(&self) -> [f32; 3] {
        self.color.map_or(self.pigments.mark, |color| self.pigments.discs[color].face)
    }

    /// Returns a colour, if it is seen on this square, or else one that is.
    fn seen(&self, color: [f32; 3]) -> [f32; 3] {
        self.pigments.legible(color, self.ground)
    }

    fn paint(&self, color: [f32; 3]) -> Paint {
        Tone::of(color).paint(self.depth)
    }
}
