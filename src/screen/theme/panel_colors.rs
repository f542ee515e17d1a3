//! The colours of the board for what is drawn beside it: the lines of the players, the bar of discs
//! and the graphs.

use ratatui::style::{Color as Paint, Modifier, Style};

use super::{BoardColors, Rgb, Theme, Tint};
use othello_core::board::{ByColor, Color};

/// The colours of felt and discs, one for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanelColors {
    pub felt: Paint,
    /// The background of bars in the colours of the discs: the felt, or the outline of a disc that does
    /// not stand out from the felt, or grey if the other disc does not stand out from that.
    pub ground: Paint,
    pub discs: ByColor<Paint>,
    pub text: Paint,
    pub line: Paint,
    /// The marker of the viewed ply.
    pub accent: Paint,
    /// `true` if discs stand out from the felt by their colour alone.
    stands_out: ByColor<bool>,
}

/// The contrast from which a disc stands out from the felt by its colour alone.
const STANDS_OUT: f32 = 2.0;

/// A colour of every depth between those of all discs.
const GREY: Rgb = Rgb::from_hex(0x7f_7f_7f);

impl PanelColors {
    /// Returns the colours of a theme; `None` without colours.
    pub fn of(theme: &Theme) -> Option<Self> {
        let colors = theme.colors.board?;
        let paint = |color: Rgb| color.paint(theme.depth);
        let contrast = ByColor::from_fn(|color| colors.felt.contrast(colors.discs[color].face));
        let discs = ByColor::from_fn(|color| paint(colors.discs[color].face));
        Some(Self {
            felt: paint(colors.felt),
            ground: paint(ground_of_bars(&colors)),
            discs,
            text: if contrast.white >= contrast.black { discs.white } else { discs.black },
            line: paint(colors.line),
            accent: paint(colors.last_move),
            stands_out: ByColor::from_fn(|color| contrast[color] >= STANDS_OUT),
        })
    }

    /// Returns `true` if a disc stands out from the felt by its colour alone.
    pub fn stands_out(&self, color: Color) -> bool {
        self.stands_out[color]
    }

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

    pub const fn on_disc(&self, color: Color) -> Style {
        match color {
            Color::Black => Style::new().fg(self.discs.white).bg(self.discs.black),
            Color::White => Style::new().fg(self.discs.black).bg(self.discs.white),
        }
    }
}

/// Returns the first colour on which the discs of both players stand out.
pub fn ground_of_bars(colors: &BoardColors) -> Rgb {
    let shows = |ground: &Rgb| {
        Color::BOTH.iter().all(|color| ground.contrast(colors.discs[*color].face) >= STANDS_OUT)
    };
    let outlines = Color::BOTH.into_iter().filter_map(|color| colors.discs[color].outline);
    [colors.felt].into_iter().chain(outlines).find(shows).unwrap_or(GREY)
}

/// Returns the style of text on a tint; `None` without colours.
pub fn tinted(theme: &Theme, tint: Tint) -> Option<Style> {
    let colors = theme.colors.board?;
    let ground = colors.tint(tint);
    let [ink, ground] = [colors.text_on(ground), ground].map(|color| color.paint(theme.depth));
    Some(Style::new().fg(ink).bg(ground))
}

/// Returns the style of the line of a player who is to move or has won.
pub fn lit(theme: &Theme) -> Style {
    match PanelColors::of(theme) {
        Some(colors) => colors.on_felt(),
        None => Style::new().add_modifier(Modifier::REVERSED),
    }
}
