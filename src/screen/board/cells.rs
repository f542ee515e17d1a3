//! Single cells of the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::Style;

/// Returns the cell in the middle of a square, or left of it and above.
pub const fn middle_of(area: Rect) -> Cell {
    Cell { x: area.x + (area.width - 1) / 2, y: area.y + (area.height - 1) / 2 }
}

pub fn put(buffer: &mut Buffer, at: Cell, symbol: char, style: Style) {
    if let Some(cell) = buffer.cell_mut(at) {
        cell.set_char(symbol).set_style(style);
    }
}
