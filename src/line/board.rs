//! The board, drawn in lines.

use crate::app::App;
use crate::features::reading::legal_moves;
use crate::screen::board::plain;
use crate::words;
use othello_core::position::Position;
use othello_core::square::Bitboard;

/// Draws the position shown, and counts its discs.
pub fn board(app: &App) -> String {
    drawing(&app.state.shown_position(), legal_moves(app))
}

/// Draws a position, in which these squares are marked, and counts its discs.
pub fn drawing(position: &Position, marked: Bitboard) -> String {
    format!("{}{}", plain::draw(position.board(), marked), words::moves::discs(position))
}
