//! An evaluation for every rule system: mobility, frontier, corners and, towards the end, discs.

use othello_core::board::Color;
use othello_core::moves;
use othello_core::position::Position;
use othello_core::rules::{Goal, OnPass};
use othello_core::square::Bitboard;
use othello_core::stats;

/// The value of a score of one disc.
pub const UNIT: i32 = 64;

/// The value of one of each thing, in 1/64 disc, for the player who has it.
struct Terms {
    /// A square on which the player could place a disc.
    mobility: i32,
    /// A disc next to an empty square.
    frontier: i32,
    corner: i32,
    /// A disc diagonally next to an empty corner.
    x_square: i32,
    /// A disc on the edge next to an empty corner.
    c_square: i32,
    /// A disc on a full board.
    disc: i32,
}

const MOST: Terms =
    Terms { mobility: 50, frontier: -14, corner: 560, x_square: -220, c_square: -80, disc: 64 };

/// The terms where fewer discs win: discs that cannot be flipped have to be avoided.
const FEWEST: Terms =
    Terms { mobility: 40, frontier: -14, corner: -480, x_square: 40, c_square: -20, disc: -64 };

/// Returns the value of a position for the player to move in 1/64 disc, less than that of the
/// highest score.
pub fn evaluate(position: &Position, player: Color) -> i32 {
    let terms = match position.rules().goal() {
        Goal::Most => MOST,
        Goal::Fewest => FEWEST,
    };
    let value = side(position, player, &terms) - side(position, !player, &terms);
    value.clamp(-63 * UNIT, 63 * UNIT)
}

/// Returns the value of everything that a player has.
fn side(position: &Position, player: Color, terms: &Terms) -> i32 {
    let board = position.board();
    let own = board.discs(player);
    let count = |squares: Bitboard| i32::from(squares.len());
    let (x_squares, c_squares) = beside_corners(board.empties() & Bitboard::CORNERS);
    terms.mobility * count(position.mobility(player))
        + terms.frontier * count(stats::frontier(&board, player))
        + terms.corner * count(own & Bitboard::CORNERS)
        + terms.x_square * count(own & x_squares)
        + terms.c_square * count(own & c_squares)
        + terms.disc * certainty(position) * count(own) / 64
}

/// Returns how much of the final score the discs of now tell, in 1/64.
fn certainty(position: &Position) -> i32 {
    let discs = i32::from(position.board().occupied().len());
    let late = (discs - 24).max(0);
    let grown = 64 * late * late / (40 * 40);
    match position.rules().on_pass() {
        OnPass::Continue => grown,
        // The game can end at any moment.
        OnPass::End => grown.max(16),
    }
}

/// Returns the squares diagonally next to these corners, and those next to them on the edges.
fn beside_corners(corners: Bitboard) -> (Bitboard, Bitboard) {
    const X_SQUARES: u64 = 0x0042_0000_0000_4200;
    let around = Bitboard::new(moves::neighbours(corners.bits()));
    let x_squares = Bitboard::new(X_SQUARES);
    (around & x_squares, around - x_squares)
}

#[cfg(test)]
mod tests {
    use super::beside_corners;
    use othello_core::square::Bitboard;

    #[test]
    fn squares_beside_corners_are_found() {
        let (x_squares, c_squares) = beside_corners(Bitboard::CORNERS);
        assert_eq!(x_squares.to_string(), "b2 b7 g2 g7");
        assert_eq!(c_squares.to_string(), "a2 a7 b1 b8 g1 g8 h2 h7");
    }
}
