//! The board, drawn in lines.

use othello_words::plies;

use crate::app::App;
use crate::features::description::legal_moves;
use othello_words::plain;

/// Draws the position shown, and counts its discs.
pub fn board(app: &App) -> String {
    let position = app.state.shown_position();
    let drawn = plain::draw(position.board(), legal_moves(app));
    format!("{drawn}{}", plies::discs(&position))
}
