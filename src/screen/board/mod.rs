//! Draws the board.
//!
//! `shown` decides what each square shows; a `Canvas` draws it: `cell_canvas` for the screen, as
//! [`pictures`] or in `characters`, [`svg`] and [`raster`] for files and
//! [`print`](mod@print) for paper.

mod cell_canvas;
mod cells;
mod characters;
pub mod diagram;
pub mod gif;
mod ideal;
mod label;
mod label_colors;
mod labels;
pub mod move_values;
pub mod othelloboard;
pub mod picture;
pub mod pictures;
pub mod print;
pub mod raster;
pub mod scene;
mod sheet;
mod shown;
pub mod square;
pub mod svg;
mod view;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};

use self::cell_canvas::CellCanvas;
pub use self::cell_canvas::square_lines;
use self::cells::{middle_of, put};
pub use self::label::Label;
use self::pictures::Pictures;
use self::shown::shown;
pub use self::square::{Content, DiscMark, SquareView};
use self::view::BoardView;
use super::layout::Layout;
use super::overlay::Overlay;
use super::theme::Theme;
use super::view::View;
use othello_core::board::Color;
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
    let board = match Overlay::of(view, layout.square()) {
        Some(Overlay { board, numbers }) => BoardView::of_board(board).numbered(numbers),
        None => shown(view, focus),
    };
    let board = board.seen_from(view.seen_from());
    let mut canvas = CellCanvas { theme: view.theme(), layout, pictures, buffer };
    board.draw(&mut canvas);
    coordinates(view, focus, layout, buffer);
}

/// Draws a disc on a square of its own.
pub fn disc(theme: &Theme, pictures: &mut Pictures, color: Color, area: Rect, buffer: &mut Buffer) {
    cell_canvas::draw_disc(theme, pictures, color, area, buffer);
}

/// Returns the cell that stands for all of the square in focus: the one in the middle, or left of it
/// and above.
pub fn focus(view: &View<'_>, layout: &Layout) -> Cell {
    middle_of(layout.cell(view.seen_from().place(view.focus())))
}

fn coordinates(view: &View<'_>, focus: Option<Square>, layout: &Layout, buffer: &mut Buffer) {
    let colors = view.theme().colors;
    for place in Square::ALL {
        let square = view.seen_from().place(place);
        let [column, row] = square.name().as_bytes() else { continue };
        let middle = middle_of(layout.cell(place));
        if place.row() == 0 {
            let style = if view.typed_column() == Some(square.column()) {
                colors.selected
            } else if focus.is_some_and(|focus| focus.column() == square.column()) {
                colors.strong
            } else {
                colors.quiet
            };
            put(buffer, Cell::new(middle.x, layout.squares.y - 1), *column as char, style);
        }
        if place.column() == 0 {
            let style = if focus.is_some_and(|focus| focus.row() == square.row()) {
                colors.strong
            } else {
                colors.quiet
            };
            put(buffer, Cell::new(layout.squares.x - 2, middle.y), *row as char, style);
        }
    }
}

#[cfg(test)]
mod tests;
