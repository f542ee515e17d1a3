//! Counting the tree: the number of ways in which a game can go on for so many plies.
//!
//! The convention is Aart Bik's (<https://aartbik.blogspot.com/2009/02/perft-for-reversi.html>): a
//! forced pass costs one ply, and a finished game is one leaf at any depth.

use crate::board::Color;
use crate::moves;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::{Bitboard, Square};

/// The leaves of the tree that is `depth` plies deep, under whatever rules the position has.
///
/// ```
/// use othello::perft::perft;
/// use othello::position::Position;
/// use othello::rules::Rules;
/// assert_eq!(perft(&Position::start(Rules::OTHELLO), 6), 8200);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    if position.rules() == Rules::OTHELLO {
        let discs = |color: Color| position.board().discs(color).bits();
        perft_othello(discs(position.next()), discs(!position.next()), depth)
    } else {
        perft_by_position(position, depth)
    }
}

/// The same as [`perft`], by playing every move through [`Position`]: slow, and alike for all rules.
pub fn perft_by_position(position: &Position, depth: u32) -> u64 {
    let pass = u32::from(position.passed().is_some());
    if position.to_move().is_none() || depth <= pass {
        return 1;
    }
    let leaves = |square| {
        let next = position.play(square).expect("the square is one of the legal moves");
        perft_by_position(&next, depth - pass - 1)
    };
    position.legal_moves().into_iter().map(leaves).sum()
}

/// The leaves behind each move at the first ply, sorted by name: together as many as [`perft`]
/// counts. A first ply that is a pass, or depth 0, has no moves and gives an empty list.
pub fn divide(position: &Position, depth: u32) -> Vec<(Square, u64)> {
    if depth == 0 || position.passed().is_some() {
        return Vec::new();
    }
    let leaves = |square| {
        let next = position.play(square).expect("the square is one of the legal moves");
        (square, perft(&next, depth - 1))
    };
    position.legal_moves().by_name().map(leaves).collect()
}

/// [`perft`] under Othello rules, straight on two boards, the discs of the side to move first.
pub fn perft_othello(own: u64, opp: u64, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = moves::legal_moves(own, opp);
    if legal == 0 {
        let is_over = moves::legal_moves(opp, own) == 0;
        return if is_over { 1 } else { perft_othello(opp, own, depth - 1) };
    }
    if depth == 1 {
        return u64::from(legal.count_ones());
    }
    let leaves = |square: Square| {
        let flips = moves::flips(own, opp, square);
        let disc = Bitboard::from(square).bits();
        perft_othello(opp ^ flips, own ^ flips ^ disc, depth - 1)
    };
    Bitboard::new(legal).into_iter().map(leaves).sum()
}
