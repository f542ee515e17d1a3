//! Draws squares from drawings by hand: where there are no colours, few characters or no room.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect, Size};
use ratatui::style::{Color as Paint, Modifier, Style};

use super::cells::put;
use super::learning::LearningMark;
use super::state::BoardState;
use crate::app::tui::discs::{Behind, Figure, Shapes, stroke};
use crate::app::tui::pigments::Tone;
use crate::app::tui::theme::Theme;
use crate::board::Color;
use crate::square::Square;

/// The drawing of a square.
struct SquareStyle {
    figure: Option<Figure>,
    ink: Paint,
    sign: Option<(char, Paint)>,
}

/// Draws a square.
pub fn draw_square(
    state: &BoardState,
    theme: &Theme,
    square: Square,
    area: Rect,
    buffer: &mut Buffer,
) {
    let shade = usize::from((square.column() + square.row()) % 2);
    let felt = felt(state, theme, square, shade);
    let SquareStyle { figure, ink, sign } = square_style(state, theme, square);
    let is_disc = !state.position.board().empties().contains(square);
    let size = area.as_size();
    for (column, row) in (0..size.width).flat_map(|x| (0..size.height).map(move |y| (x, y))) {
        let at = Cell::new(area.x + column, area.y + row);
        let stroke = figure.and_then(|figure| stroke(theme.shapes, figure, size, column, row));
        let Some(stroke) = stroke else {
            let texture = if is_disc { ' ' } else { theme.texture()[shade] };
            let dot = guide_dot(theme, square, size, (column, row));
            let ink = if dot.is_some() { theme.colors.dot } else { theme.colors.line };
            put(buffer, at, dot.unwrap_or(texture), felt.fg(ink).patch(theme.quiet_felt()));
            continue;
        };
        match stroke.behind {
            // A full block is a blank of its colour where no font need be asked for it.
            Behind::Felt if stroke.symbol == '█' && theme.shapes.is_narrow() => {
                put(buffer, at, ' ', felt.patch(theme.filled(ink)));
            }
            Behind::Felt => put(buffer, at, stroke.symbol, felt.fg(ink)),
            Behind::Disc if theme.has_colors() => {
                let felt = felt.bg.unwrap_or(Paint::Reset);
                put(buffer, at, stroke.symbol, Style::new().fg(felt).bg(ink));
            }
            Behind::Disc => {
                put(buffer, at, stroke.symbol, inverted(felt));
            }
        }
    }
    if let Some((sign, ink)) = sign {
        put(buffer, Cell::new(area.right() - 1, area.y), sign, felt.fg(ink));
    } else if size.height == 1 && !is_disc && theme.has_grid() && square.column() < 7 {
        put(buffer, Cell::new(area.right() - 1, area.y), '▕', felt.fg(theme.colors.line));
    }
}

/// Returns the style with its two tones swapped, where there are no colours.
fn inverted(style: Style) -> Style {
    if style.add_modifier.contains(Modifier::REVERSED) {
        style.remove_modifier(Modifier::REVERSED)
    } else {
        style.add_modifier(Modifier::REVERSED)
    }
}

/// Returns the style of the square itself.
fn felt(state: &BoardState, theme: &Theme, square: Square, shade: usize) -> Style {
    let felt = Style::new().fg(theme.colors.dot).bg(theme.colors.felt[shade]);
    if state.focus == Some(square) {
        return felt.patch(theme.colors.focus);
    }
    let Some(pigments) = theme.palette.pigments(theme.depth) else { return felt };
    let tint = state.learning_mark(square).and_then(LearningMark::tint);
    let tint = tint.map(|tint| pigments.tints[tint]);
    let disc = state.position.board().disc(square).map(|color| pigments.discs[color]);
    // A character has no room for an outline: all of the square has its colour.
    let outline = disc.and_then(|disc| disc.outline).map(|outline| outline.line);
    match tint.or(outline) {
        Some(tone) => felt.bg(Tone::of(tone).paint(theme.depth)),
        None => felt,
    }
}

fn square_style(state: &BoardState, theme: &Theme, square: Square) -> SquareStyle {
    match state.position.board().disc(square) {
        Some(color) => disc_style(state, theme, square, color),
        None => empty_style(state, theme, square),
    }
}

fn empty_style(state: &BoardState, theme: &Theme, square: Square) -> SquareStyle {
    let empty = SquareStyle { figure: None, ink: theme.colors.mark, sign: None };
    match state.position.to_move() {
        Some(mover) if state.legal.contains(square) && state.focus == Some(square) => SquareStyle {
            figure: Some(Figure::Preview(mover)),
            ink: theme.colors.discs[mover].preview,
            ..empty
        },
        Some(_) | None if state.is_marked(square) => {
            SquareStyle { figure: Some(Figure::Mark), ..empty }
        }
        Some(_) | None => empty,
    }
}

fn disc_style(state: &BoardState, theme: &Theme, square: Square, color: Color) -> SquareStyle {
    if state.edges.contains(square) {
        let ink = theme.colors.discs[color].face;
        return SquareStyle { figure: Some(Figure::Edge), ink, sign: None };
    }
    let is_waiting = state.waiting.contains(square);
    let color = if is_waiting { !color } else { color };
    let disc = theme.colors.discs[color];
    let sign = if state.would_flip.contains(square) {
        Some(('+', theme.colors.discs[!color].face))
    } else if state.last.contains(square) {
        Some(('*', disc.face))
    } else if state.flipped.contains(square) && !is_waiting {
        Some(('\'', disc.face))
    } else {
        None
    };
    SquareStyle { figure: Some(Figure::Disc(color)), ink: disc.face, sign }
}

/// Returns the character of a guide dot in a cell: they lie where the lines of a wooden board
/// cross, at the outer corners of c3, f3, c6 and f6, so in the first cell of c3, g3, c7 and g7.
fn guide_dot(theme: &Theme, square: Square, size: Size, cell: (u16, u16)) -> Option<char> {
    let is_line = |line: u8| line == 2 || line == 6;
    let is_here = cell == (0, 0) && is_line(square.column()) && is_line(square.row());
    let is_room = size.height >= 2;
    match theme.shapes {
        Shapes::Letters => None,
        Shapes::Shaded | Shapes::Lined => (is_here && is_room).then_some('┼'),
        Shapes::Narrow | Shapes::NarrowLined => (is_here && is_room).then_some('+'),
    }
}
