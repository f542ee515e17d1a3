//! The colours of a square in characters, chosen so that everything on it is seen.

use ratatui::style::{Color as Paint, Style};

use crate::screen::theme::{BoardColors, ColorDepth, Rgb, SEEN};
use othello_core::board::Color;

pub struct SquareColors {
    colors: BoardColors,
    depth: ColorDepth,
    /// The colour of the square around its disc.
    ground: Rgb,
    /// The player whose disc lies there or would be placed.
    disc: Option<Color>,
}

impl SquareColors {
    /// Returns the colours of a square with that disc: on the first of the grounds on which it is
    /// seen, or else on the felt.
    pub fn new(
        colors: BoardColors,
        depth: ColorDepth,
        disc: Option<Color>,
        grounds: [Option<Rgb>; 2],
        felt: Rgb,
    ) -> Self {
        let is_seen = |ground: &Rgb| {
            disc.is_none_or(|disc| {
                let disc = colors.discs[disc];
                disc.outline.is_some() || disc.face.contrast(*ground) >= SEEN
            })
        };
        let ground = grounds.into_iter().flatten().find(is_seen).unwrap_or(felt);
        Self { colors, depth, ground, disc }
    }

    /// Returns `true` if the disc is drawn as an outline because the felt is too similar to it.
    pub fn is_outlined(&self) -> bool {
        self.disc.is_some_and(|disc| self.colors.discs[disc].outline.is_some())
    }

    pub fn felt(&self) -> Style {
        Style::new().bg(self.paint(self.ground))
    }

    /// Returns the style of the lines between squares and of texture.
    pub fn line(&self) -> Style {
        self.on_felt(self.colors.line)
    }

    /// Returns the style of characters on the felt that belong to a disc.
    pub fn figure(&self) -> Style {
        self.on_felt(match self.disc {
            Some(disc) if self.is_outlined() => self.colors.discs[!disc].face,
            Some(_) | None => self.face(),
        })
    }

    pub fn legal_mark(&self) -> Style {
        self.on_felt(self.seen(self.colors.legal_mark))
    }

    /// Returns the style of characters on a disc that look like the felt, or like the outline.
    pub fn felt_on_disc(&self) -> Style {
        let outline = self.disc.and_then(|disc| self.colors.discs[disc].outline);
        self.on_disc(outline.unwrap_or(self.ground))
    }

    pub fn letter_on_disc(&self) -> Style {
        self.on_disc(self.colors.text_on(self.face()))
    }

    pub fn cursor(&self) -> Style {
        self.on_felt(self.seen(self.colors.cursor))
    }

    /// Returns the style of a character on the cursor's bar.
    pub fn on_cursor(&self) -> Style {
        let cursor = self.colors.cursor;
        let ink = self.colors.legible(self.face(), cursor);
        Style::new().fg(self.paint(ink)).bg(self.paint(cursor))
    }

    fn on_felt(&self, ink: Rgb) -> Style {
        self.felt().fg(self.paint(ink))
    }

    fn on_disc(&self, ink: Rgb) -> Style {
        Style::new().fg(self.paint(ink)).bg(self.paint(self.face()))
    }

    fn face(&self) -> Rgb {
        self.disc.map_or(self.colors.legal_mark, |disc| self.colors.discs[disc].face)
    }

    /// Returns the colour if it is seen on this square, otherwise one that is.
    fn seen(&self, color: Rgb) -> Rgb {
        self.colors.legible(color, self.ground)
    }

    fn paint(&self, color: Rgb) -> Paint {
        color.paint(self.depth)
    }
}
