//! Counting the tree: the number of ways in which a game can go on for so many plies.
//!
//! The convention is Aart Bik's (<https://aartbik.blogspot.com/2009/02/perft-for-reversi.html>): a
//! forced pass costs one ply, and a finished game is one leaf at any depth.

use crate::board::Color;
use crate::kernel::{self, Kernel, Task};
use crate::position::Position;
use crate::rules::Rules;
use crate::square::Square;

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
    kernel::run(Leaves { own, opp, depth })
}

/// [`perft_othello`] as a task, for a [`Level`](kernel::Level) of one's choice.
///
/// The last ply is not played: the legal moves are counted.
#[derive(Clone, Copy, Debug)]
pub struct Leaves {
    /// The discs of the side to move.
    pub own: u64,
    /// The discs of the other side.
    pub opp: u64,
    /// The plies.
    pub depth: u32,
}

impl Task for Leaves {
    type Output = u64;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> u64 {
        let Self { own, opp, depth } = self;
        let mut leaves = 0;
        match depth {
            0 => return 1,
            1 => leaves = u64::from(kernel.legal_moves(own, opp).count_ones()),
            // A child without a move passes or ends the game: one leaf either way.
            2 => kernel.expand(own, opp, |child| {
                leaves += u64::from(child.mobility.count_ones().max(1));
            }),
            _ => kernel.expand(own, opp, |child| {
                leaves += kernel.run(Self { own: child.own, opp: child.opp, depth: depth - 1 });
            }),
        }
        if leaves > 0 {
            leaves
        } else if kernel.legal_moves(opp, own) == 0 {
            1
        } else {
            kernel.run(Self { own: opp, opp: own, depth: depth - 1 })
        }
    }
}
