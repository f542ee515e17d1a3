//! Single cells of the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::style::Style;

/// Puts a character in a cell.
pub fn put(buffer: &mut Buffer, at: Position, symbol: char, style: Style) {
    if let Some(cell) = buffer.cell_mut(at) {
        cell.set_char(symbol).set_style(style);
    }
}
