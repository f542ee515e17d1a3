//! Draws the board: coordinates, squares, discs and marks.

mod by_hand;
mod cells;
mod faces;
mod learning;
mod move_values;
mod state;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::{Modifier, Style};

use self::cells::put;
use self::learning::LearningMark;
use self::state::BoardState;
use super::layout::Layout;
use super::overlay::Overlay;
use super::picture::{Block, Pictures};
use super::pigments::Tone;
use super::swatches::Swatches;
use super::theme::Theme;
use super::view::View;
use othello_core::board::{Board, Color};
use othello_core::square::Square;

/// Draws the coordinates and the squares, with the cursor.
pub fn draw(view: &View<'_>, layout: &Layout, pictures: &mut Pictures, buffer: &mut Buffer) {
    draw_with(view, Some(view.focus()), layout, pictures, buffer);
}

/// Draws the coordinates and the squares, with that square in focus.
pub fn draw_with(
    view: &View<'_>,
    focus: Option<Square>,
    layout: &Layout,
    pictures: &mut Pictures,
    buffer: &mut Buffer,
) {
    let overlay = Overlay::of(view, layout.square());
    let state = match &overlay {
        Some(overlay) => BoardState::still(overlay.board),
        None => BoardState::of(view, focus),
    };
    let theme = view.theme();
    for square in Square::ALL {
        let area = layout.cell(square);
        let is_large = area.width >= 4 && area.height >= 2;
        match theme.medium().filter(|_| is_large) {
            Some(medium) => {
                let face = faces::face(&state, square, area.as_size(), view);
                let cells = pictures.cells(face, area.as_size(), medium);
                draw_picture(&cells, theme, area, buffer);
            }
            None => by_hand::draw_square(&state, theme, square, area, buffer),
        }
        draw_learning(&state, theme, square, area, buffer);
    }
    coordinates(view, focus, layout, buffer);
    if let Some(overlay) = overlay {
        draw_numbers(&overlay, layout, theme, buffer);
    }
}

/// Draws a disc on a square of its own.
pub fn disc(theme: &Theme, pictures: &mut Pictures, color: Color, area: Rect, buffer: &mut Buffer) {
    if let Some(medium) = theme.medium() {
        let cells = pictures.cells(faces::lone_disc(color), area.as_size(), medium);
        draw_picture(&cells, theme, area, buffer);
    } else {
        let state = BoardState::still(Board::EMPTY.with(color, Square::A1.into()));
        by_hand::draw_square(&state, theme, Square::A1, area, buffer);
    }
}

/// Draws the numbers of an overlay into the middle of its discs.
fn draw_numbers(overlay: &Overlay, layout: &Layout, theme: &Theme, buffer: &mut Buffer) {
    let swatches = Swatches::of(theme);
    for (square, number) in &overlay.numbers {
        let Some(color) = overlay.board.disc(*square) else { continue };
        let style = match swatches {
            Some(swatches) => swatches.on_disc(color),
            None if color == Color::Black => Style::new().add_modifier(Modifier::REVERSED),
            None => Style::new(),
        };
        let text = number.to_string();
        let width = u16::try_from(text.len()).unwrap_or(0);
        let Rect { x, y, width: columns, height } = layout.cell(*square);
        let at = Cell::new(x + columns.saturating_sub(width) / 2, y + (height - 1) / 2);
        buffer.set_string(at.x, at.y, text, style);
    }
}

/// Returns the cell of a square that stands for all of it: the one in the middle, or left of it
/// and above.
pub fn middle(layout: &Layout, square: Square) -> Cell {
    middle_of(layout.cell(square))
}

const fn middle_of(area: Rect) -> Cell {
    Cell { x: area.x + (area.width - 1) / 2, y: area.y + (area.height - 1) / 2 }
}

fn coordinates(view: &View<'_>, focus: Option<Square>, layout: &Layout, buffer: &mut Buffer) {
    let colors = view.theme().colors;
    for square in Square::ALL {
        let [column, row] = square.name().as_bytes() else { continue };
        let middle = middle(layout, square);
        if square.row() == 0 {
            let style = if view.typed_column() == Some(square.column()) {
                colors.selected
            } else if focus.is_some_and(|focus| focus.column() == square.column()) {
                colors.strong
            } else {
                colors.quiet
            };
            put(buffer, Cell::new(middle.x, layout.squares.y - 1), *column as char, style);
        }
        if square.column() == 0 {
            let style = if focus.is_some_and(|focus| focus.row() == square.row()) {
                colors.strong
            } else {
                colors.quiet
            };
            put(buffer, Cell::new(layout.squares.x - 2, middle.y), *row as char, style);
        }
    }
}

fn draw_picture(cells: &[Block], theme: &Theme, area: Rect, buffer: &mut Buffer) {
    for (position, block) in area.positions().zip(cells) {
        let [ink, paper] = [block.ink, block.paper].map(|tone| tone.paint(theme.depth));
        put(buffer, position, block.symbol, Style::new().fg(ink).bg(paper));
    }
}

/// Writes the sign of a learning mark, unless the picture of the square has a dot for it: the
/// number of a reply, and the letters of special squares.
fn draw_learning(
    state: &BoardState,
    theme: &Theme,
    square: Square,
    area: Rect,
    buffer: &mut Buffer,
) {
    let Some(mark) = state.learning_mark(square) else { return };
    if let LearningMark::Value(value) = mark {
        let is_bar = area.height == 1 && state.focus == Some(square);
        let style = if is_bar {
            by_hand::sign_style(state, theme, square)
        } else {
            learning_style(state, theme, square, mark)
        };
        return move_values::draw(value, style, area, buffer);
    }
    if let LearningMark::Following { number, .. } = mark {
        let style = learning_style(state, theme, square, mark).add_modifier(Modifier::BOLD);
        return draw_following(number, style, area, buffer);
    }
    if let LearningMark::Noted(sign) = mark {
        let style = learning_style(state, theme, square, mark).add_modifier(Modifier::BOLD);
        return put(buffer, middle_of(area), sign, style);
    }
    if mark == LearningMark::Better && area.height > 1 {
        let style = learning_style(state, theme, square, mark).add_modifier(Modifier::BOLD);
        let middle = middle_of(area);
        return put(buffer, middle, '!', style);
    }
    let is_small = area.height == 1;
    let is_picture = theme.medium().is_some() && !is_small;
    if is_picture && mark == LearningMark::Stable {
        return;
    }
    let sign = learning::sign(mark, square, state.focus, &state.position);
    // The smallest squares have one cell to spare.
    let sign = if is_small && sign.len() > 1 { "+" } else { &sign };
    let start = if is_small || is_picture {
        Cell::new(area.x + 1, area.y)
    } else {
        Cell::new(area.x, area.bottom() - 1)
    };
    let style = if is_small {
        by_hand::sign_style(state, theme, square)
    } else {
        learning_style(state, theme, square, mark)
    };
    for (x, sign) in (start.x..area.right()).zip(sign.chars()) {
        put(buffer, Cell::new(x, start.y), sign, style);
    }
}

/// Writes the number of a move that follows an answer into the middle of its square.
fn draw_following(number: u8, style: Style, area: Rect, buffer: &mut Buffer) {
    // The smallest squares have room for one digit.
    let text = if number > 9 && area.width < 4 { "+".into() } else { number.to_string() };
    let middle = middle_of(area);
    // The last digits of all numbers stand in one column.
    let x = middle.x.saturating_sub(u16::try_from(text.len() - 1).unwrap_or(0)).max(area.x);
    buffer.set_string(x, middle.y, text, style);
}

/// Returns the style of the sign of a learning mark. Lines would be its ground otherwise.
fn learning_style(state: &BoardState, theme: &Theme, square: Square, mark: LearningMark) -> Style {
    let is_focused = state.focus == Some(square);
    let Some(pigments) = theme.palette.pigments(theme.depth) else {
        return if is_focused { theme.colors.focus } else { Style::new() };
    };
    let tint = || mark.tint().map_or(pigments.felt, |tint| pigments.tints[tint]);
    let ground = if is_focused { pigments.focus } else { tint() };
    let ink = match mark {
        LearningMark::Value(_)
        | LearningMark::Better
        | LearningMark::Noted(_)
        | LearningMark::Following { .. } => pigments.text_on(ground),
        LearningMark::Special(_) | LearningMark::Stable | LearningMark::Reply => {
            pigments.legible(pigments.mark, ground)
        }
    };
    let [ink, ground] = [ink, ground].map(|tone| Tone::of(tone).paint(theme.depth));
    Style::new().fg(ink).bg(ground)
}

#[cfg(test)]
mod tests;
