//! Discs in one character, beside the board.

use ratatui::text::Span;

use super::Theme;
use super::panel_colors::PanelColors;
use crate::graph::Ink;
use othello_core::board::Color;

/// Returns the disc of a player on a piece of felt, three columns wide.
pub fn disc(theme: &Theme, color: Color) -> Span<'static> {
    let small = small_disc(theme, color);
    Span::styled(format!(" {} ", small.content), small.style)
}

/// Returns the disc of a player on a piece of felt, one column wide.
pub fn small_disc(theme: &Theme, color: Color) -> Span<'static> {
    let sign = disc_sign(theme, color).to_string();
    match PanelColors::of(theme) {
        Some(colors) if colors.stands_out(color) => Span::styled(sign, colors.disc(color)),
        // Its outline does.
        Some(colors) => Span::styled(sign, colors.on_felt()),
        None => Span::raw(sign),
    }
}

/// Returns a disc in one character. With colours the colour tells the player.
pub fn disc_sign(theme: &Theme, color: Color) -> char {
    let is_visible =
        |colors: PanelColors| colors.stands_out(color) && theme.set().ink == Ink::Blocks;
    match PanelColors::of(theme) {
        Some(colors) if is_visible(colors) => theme.set().discs.black,
        // On the felt, its contrast is that of black and white on paper.
        Some(_) => theme.set().discs[color],
        None => theme.disc(color),
    }
}
