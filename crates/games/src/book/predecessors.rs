//! The positions from which one move leads to a position.

use othello_core::moves::{flips, legal_moves};
use othello_core::square::{Bitboard, Square};
use othello_engine::Discs;

use crate::book::key::{BookKey, CENTRE};

/// Returns the folded positions from which a move leads to a position, with or without a pass of the other side
/// after it; each once. Not all of them need have been reached in a game.
pub fn predecessors(key: BookKey) -> Vec<BookKey> {
    let Discs { own, opp } = key.discs();
    let mut found = Vec::new();
    // The side that is not to move has placed one of its discs.
    unplay(opp, own, &mut found);
    // Or the side to move has, and the other one had to pass.
    if legal_moves(opp, own) == 0 {
        unplay(own, opp, &mut found);
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Finds the positions in which the side with the first discs has placed one of them.
fn unplay(mover: u64, other: u64, found: &mut Vec<BookKey>) {
    for square in Bitboard::new(mover & !CENTRE) {
        let runs = DIRECTIONS.map(|direction| run(mover, square, direction));
        unflip(mover, other, square, &runs, 0, found);
    }
}

/// The eight directions, as columns and rows.
const DIRECTIONS: [(i8, i8); 8] =
    [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)];

/// The discs in one direction that may have been flipped, for each number of them.
#[derive(Clone, Copy)]
struct Run {
    /// The first one, the first two and so on: up to the last but one, which has enclosed the others.
    flipped: [u64; 6],
    len: usize,
}

fn run(mover: u64, from: Square, (columns, rows): (i8, i8)) -> Run {
    let mut run = Run { flipped: [0; 6], len: 0 };
    let mut all = 0;
    let mut next = from.offset(columns, rows);
    while let Some(square) = next.filter(|square| mover >> square.index() & 1 != 0) {
        next = square.offset(columns, rows);
        if next.is_none_or(|next| mover >> next.index() & 1 == 0) {
            break;
        }
        all |= 1 << square.index();
        run.flipped[run.len] = all;
        run.len += 1;
    }
    run
}

fn unflip(
    mover: u64,
    other: u64,
    square: Square,
    runs: &[Run],
    back: u64,
    found: &mut Vec<BookKey>,
) {
    let Some((run, runs)) = runs.split_first() else {
        if back != 0 {
            let own = mover & !back & !(1 << square.index());
            let opp = other | back;
            if flips(own, opp, square) == back {
                found.push(BookKey::of(Discs { own, opp }));
            }
        }
        return;
    };
    unflip(mover, other, square, runs, back, found);
    for flipped in &run.flipped[..run.len] {
        unflip(mover, other, square, runs, back | flipped, found);
    }
}

#[cfg(test)]
mod tests {
    use super::predecessors;
    use crate::book::key::{BookKey, Turn, after};
    use othello_core::moves::legal_moves;
    use othello_core::square::Bitboard;
    use othello_engine::Discs;
    use othello_engine::random::Random;

    #[test]
    fn every_position_is_a_predecessor_of_those_after_it_and_each_predecessor_leads_there() {
        let mut random = Random::new(7);
        let mut passes = 0;
        for _ in 0..40 {
            let mut discs = Discs { own: 0x0000_0008_1000_0000, opp: 0x0000_0010_0800_0000 };
            while let moves @ 1.. = legal_moves(discs.own, discs.opp) {
                let before = BookKey::of(discs);
                let square = random.choose(Bitboard::new(moves)).unwrap();
                discs = match Turn::of(after(discs, square)) {
                    Turn::Moves(discs) => discs,
                    Turn::Passes(discs) => {
                        passes += 1;
                        discs
                    }
                    Turn::Over(_) => break,
                };
                let found = predecessors(BookKey::of(discs));
                assert!(found.contains(&before), "{discs:?}");
                for key in found {
                    let leads =
                        Bitboard::new(legal_moves(key.own, key.opp)).into_iter().any(|square| {
                            match Turn::of(after(key.discs(), square)) {
                                Turn::Moves(there) | Turn::Passes(there) => {
                                    BookKey::of(there) == BookKey::of(discs)
                                }
                                Turn::Over(_) => false,
                            }
                        });
                    assert!(leads, "{key:?} {discs:?}");
                }
            }
        }
        assert!(passes > 0);
    }
}
