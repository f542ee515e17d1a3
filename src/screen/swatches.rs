//! The colours of the board for what is drawn beside it: the lines of the players, the bar of
//! discs, the graphs.

use ratatui::style::{Color as Paint, Modifier, Style};

use super::pigments::{Tone, contrast};
use super::theme::Theme;
use othello_core::board::{ByColor, Color};

/// The colours of felt and discs in one tone each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swatches {
    /// The felt.
    pub felt: Paint,
    /// The ground of bars in the colours of the discs: the felt, or the outline of a disc that does
    /// not stand out from it.
    pub ground: Paint,
    /// The discs.
    pub discs: ByColor<Paint>,
    /// Text on the felt.
    pub text: Paint,
    /// Lines on the felt.
    pub line: Paint,
    /// The place of the ply shown.
    pub accent: Paint,
    /// `true` if discs stand out from the felt by their colour alone.
    stands_out: ByColor<bool>,
}

/// The contrast from which a disc stands out from the felt by its colour alone.
const STANDS_OUT: f32 = 2.0;

impl Swatches {
    /// Returns the colours of a theme; `None` if it has none here.
    pub fn of(theme: &Theme) -> Option<Self> {
        let pigments = theme.palette.pigments(theme.depth)?;
        let paint = |tone: [f32; 3]| Tone::of(tone).paint(theme.depth);
        let contrast =
            ByColor::from_fn(|color| contrast(pigments.felt, pigments.discs[color].face));
        let discs = ByColor::from_fn(|color| paint(pigments.discs[color].face));
        let hidden = Color::BOTH.into_iter().find(|color| contrast[*color] < STANDS_OUT);
        let outline = hidden.and_then(|color| pigments.discs[color].outline);
        Some(Self {
            felt: paint(pigments.felt),
            ground: paint(outline.map_or(pigments.felt, |outline| outline.line)),
            discs,
            text: if contrast.white >= contrast.black { discs.white } else { discs.black },
            line: paint(pigments.line),
            accent: paint(pigments.last),
            stands_out: ByColor::from_fn(|color| contrast[color] >= STANDS_OUT),
        })
    }

    /// Returns `true` if a disc stands out from the felt by its colour alone.
    pub fn stands_out(&self, color: Color) -> bool {
        self.stands_out[color]
    }

    /// Returns the style of text on the felt.
    pub const fn on_felt(&self) -> Style {
        Style::new().fg(self.text).bg(self.felt)
    }

    /// Returns the style of a disc in one character on the felt.
    pub const fn disc(&self, color: Color) -> Style {
        let paint = match color {
            Color::Black => self.discs.black,
            Color::White => self.discs.white,
        };
        Style::new().fg(paint).bg(self.felt)
    }

    /// Returns the style of text on a disc.
    pub const fn on_disc(&self, color: Color) -> Style {
        match color {
            Color::Black => Style::new().fg(self.discs.white).bg(self.discs.black),
            Color::White => Style::new().fg(self.discs.black).bg(self.discs.white),
        }
    }
}

/// Returns the style of text on one of the tints of a theme: good, doubtful, bad; `None` without
/// colours.
pub fn tinted(theme: &Theme, tint: usize) -> Option<Style> {
    let pigments = theme.palette.pigments(theme.depth)?;
    let ground = pigments.tints[tint];
    let [ink, ground] =
        [pigments.text_on(ground), ground].map(|tone| Tone::of(tone).paint(theme.depth));
    Some(Style::new().fg(ink).bg(ground))
}

/// Returns the style of the line of a player who is to move or has won.
pub fn lit(theme: &Theme) -> Style {
    match Swatches::of(theme) {
        Some(swatches) => swatches.on_felt(),
        None => Style::new().add_modifier(Modifier::REVERSED),
    }
}
