//! The best moves after a move.

use super::discs::Discs;
use super::endgame;
use super::table::Table;
use super::worker::Worker;
use othello_core::kernel::{Kernel, KernelTask, VectorLevel};
use othello_core::moves::{flips, legal_moves};
use othello_core::square::{Bitboard, Square};

/// Returns the discs with the side to move that has a move; `None` if the game is over.
fn with_move(discs: Discs) -> Option<Discs> {
    let can_move = |discs: &Discs| legal_moves(discs.own, discs.opp) != 0;
    [discs, discs.passed()].into_iter().find(can_move)
}

fn after(discs: Discs, square: Square) -> Discs {
    discs.after(square, flips(discs.own, discs.opp, square))
}

/// Appends the best moves that the table has, until there are `most` moves.
pub fn stored(table: &Table, discs: Discs, most: u32, moves: &mut Vec<Square>) {
    let mut next = with_move(discs);
    while let Some(discs) = next.filter(|_| moves.len() < most as usize) {
        let legal = Bitboard::new(legal_moves(discs.own, discs.opp));
        let best = table.get(discs.hash()).and_then(|entry| entry.best);
        let Some(square) = best.filter(|&square| legal.contains(square)) else { break };
        moves.push(square);
        next = with_move(after(discs, square));
    }
}

/// Appends best moves to the end of the game from a position with a known score. What the table does
/// not have is searched again; a search that has to stop ends the line.
pub fn exact(
    worker: &mut Worker,
    level: VectorLevel,
    discs: Discs,
    score: i32,
    moves: &mut Vec<Square>,
) {
    let (mut discs, mut score) = (discs, score);
    while let Some(mover) = with_move(discs) {
        if mover != discs {
            score = -score;
        }
        let Some(square) = level.run(BestMove { worker, discs: mover, score }) else { break };
        moves.push(square);
        (discs, score) = (after(mover, square), -score);
    }
}

/// The search of a move that reaches a score.
struct BestMove<'w, 's> {
    worker: &'w mut Worker<'s>,
    discs: Discs,
    score: i32,
}

impl KernelTask for BestMove<'_, '_> {
    type Output = Option<Square>;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> Option<Square> {
        let Self { worker, discs, score } = self;
        let stored = worker.table.get(discs.hash()).and_then(|entry| entry.best);
        let legal = Bitboard::new(kernel.legal_moves(discs.own, discs.opp));
        let others = legal.into_iter().filter(|&square| Some(square) != stored);
        let candidates = stored.into_iter().filter(|&square| legal.contains(square)).chain(others);
        for square in candidates {
            let child = after(discs, square);
            // The move is best if the opponent's score is at most the negated one.
            let value = endgame::null_window(kernel, worker, child, -score);
            if worker.is_stopped() {
                return None;
            }
            if value <= -score {
                return Some(square);
            }
        }
        None
    }
}
