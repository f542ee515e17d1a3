//! A small board in lines of text, for windows.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::theme::Theme;
use othello_core::board::{Board, Color};
use othello_core::square::Square;

/// Returns a board in lines of text, a square in two columns.
pub fn lines(board: Board, theme: &Theme) -> Vec<Line<'static>> {
    let quiet = theme.colors.quiet;
    let mut lines = vec![Line::styled("  a b c d e f g h", quiet)];
    for row in Square::ALL.chunks(8) {
        let mut spans = vec![Span::styled(format!("{} ", row[0].row() + 1), quiet)];
        spans.extend(row.iter().map(|square| {
            let disc = board.disc(*square);
            Span::styled(format!("{} ", figure(disc, theme)), disc_style(disc, theme))
        }));
        lines.push(Line::from(spans));
    }
    lines
}

fn figure(disc: Option<Color>, theme: &Theme) -> char {
    match disc {
        // In colours the disc itself is dark or light.
        Some(_) if theme.has_colors() => theme.glyphs.set().discs[Color::Black],
        Some(color) => theme.disc(color),
        None => '·',
    }
}

fn disc_style(disc: Option<Color>, theme: &Theme) -> Style {
    let Some(colors) = theme.colors.board else {
        return if disc.is_none() { theme.colors.quiet } else { Style::new() };
    };
    let ink = disc.map_or(colors.guide_dot, |color| colors.discs[color].face);
    Style::new().fg(ink.paint(theme.depth)).bg(colors.felt.paint(theme.depth))
}
