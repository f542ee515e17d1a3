//! Perft: the number of leaves of the game tree at a given depth.
//!
//! The convention is Aart Bik's (<https://aartbik.blogspot.com/2009/02/perft-for-reversi.html>): a
//! forced pass costs one ply, and a finished game is one leaf at any depth.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{iter, thread};

use crate::board::Color;
use crate::kernel::{self, Kernel, KernelTask};
use crate::position::Position;
use crate::square::Square;

/// Returns the number of leaves of the tree that is `depth` plies deep, under any rules.
///
/// ```
/// use othello_core::perft::perft;
/// use othello_core::position::Position;
/// use othello_core::rules::Rules;
/// assert_eq!(perft(&Position::start(Rules::OTHELLO), 6), 8200);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    if position.rules().has_othello_tree() {
        let discs = |color: Color| position.board().discs(color).bits();
        perft_othello(discs(position.next()), discs(!position.next()), depth)
    } else {
        perft_by_position(position, depth)
    }
}

/// Returns the same as [`perft`], computed by this many threads.
///
/// ```
/// use std::num::NonZero;
/// use othello_core::perft::perft_threads;
/// use othello_core::position::Position;
/// use othello_core::rules::Rules;
/// let threads = std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
/// assert_eq!(perft_threads(&Position::start(Rules::OTHELLO), 8, threads), 390_216);
/// ```
///
/// # Panics
///
/// Panics if the system cannot start that many threads.
pub fn perft_threads(position: &Position, depth: u32, threads: NonZero<usize>) -> u64 {
    // Subtrees differ in size by far; many small ones keep all threads busy to the end.
    let (leaves, subtrees) = split(position, depth, threads.get().saturating_mul(64));
    let next = AtomicUsize::new(0);
    let work = || {
        let mine = || subtrees.get(next.fetch_add(1, Ordering::Relaxed));
        iter::from_fn(mine).map(|(position, depth)| perft(position, *depth)).sum::<u64>()
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(work)).collect();
        let counted = workers.into_iter().map(|worker| worker.join().expect("no worker panics"));
        leaves + counted.sum::<u64>()
    })
}

/// Returns the number of leaves near the root, and the other subtrees with their depths: at least
/// `wanted` of them, if the tree has so many.
fn split(position: &Position, depth: u32, wanted: usize) -> (u64, Vec<(Position, u32)>) {
    let mut leaves = 0;
    let mut subtrees = vec![(*position, depth)];
    while !subtrees.is_empty() && subtrees.len() < wanted {
        let mut next = Vec::new();
        for (position, depth) in &subtrees {
            match children(position, *depth) {
                None => leaves += 1,
                Some(children) => next.extend(children),
            }
        }
        subtrees = next;
    }
    (leaves, subtrees)
}

/// Returns the same as [`perft`], by playing every move through [`Position`] under all rules: slow.
pub fn perft_by_position(position: &Position, depth: u32) -> u64 {
    children(position, depth).map_or(1, |children| {
        children.map(|(position, depth)| perft_by_position(&position, depth)).sum()
    })
}

/// Returns the positions after each move, with the depth left to each; `None` for a leaf.
fn children(position: &Position, depth: u32) -> Option<impl Iterator<Item = (Position, u32)>> {
    let pass = u32::from(position.passed().is_some());
    if position.to_move().is_none() || depth <= pass {
        return None;
    }
    let child = move |square| {
        let next = position.play(square).expect("the square is one of the legal moves");
        (next, depth - pass - 1)
    };
    Some(position.legal_moves().into_iter().map(child))
}

/// Returns the number of leaves after each move at the first ply, sorted by the name of the square.
///
/// Together they are as many as [`perft`] counts. The list is empty at depth 0 and if the first ply
/// is a pass.
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

/// Returns the same as [`perft`] under Othello rules, from two boards, the discs of the side to move
/// first.
///
/// One thread, no hash table, and about 1 ns for a leaf with AVX2 or AVX-512.
///
/// ```
/// use othello_core::perft::perft_othello;
/// let (black, white) = (0x0000_0008_1000_0000, 0x0000_0010_0800_0000);
/// assert_eq!(perft_othello(black, white, 8), 390_216);
/// ```
pub fn perft_othello(own: u64, opp: u64, depth: u32) -> u64 {
    kernel::run(Leaves { own, opp, depth })
}

/// The task that [`perft_othello`] runs, to be run at any [`VectorLevel`](kernel::VectorLevel).
#[derive(Clone, Copy, Debug)]
pub struct Leaves {
    /// The discs of the side to move.
    pub own: u64,
    /// The discs of the other side.
    pub opp: u64,
    /// The depth in plies.
    pub depth: u32,
}

impl KernelTask for Leaves {
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
