//! A solver without any of the engine's methods, and random positions.

use othello_core::moves::{legal_moves, play};
use othello_core::{Bitboard, Square};
use othello_engine::Discs;
use othello_engine::random::Random;

pub fn legal(discs: Discs) -> Bitboard {
    Bitboard::new(legal_moves(discs.own, discs.opp))
}

pub fn after(discs: Discs, square: Square) -> Discs {
    let (own, opp) = play(discs.own, discs.opp, square);
    Discs { own, opp }
}

/// Returns the score by a search of the whole tree, with alpha and beta only.
pub fn score(discs: Discs, alpha: i32, beta: i32) -> i32 {
    if legal(discs).is_empty() {
        return if legal(discs.passed()).is_empty() {
            discs_at_the_end(discs)
        } else {
            -score(discs.passed(), -beta, -alpha)
        };
    }
    let mut best = alpha;
    for square in legal(discs) {
        if best < beta {
            best = best.max(-score(after(discs, square), -beta, -best));
        }
    }
    best
}

/// Counts the discs of a game that is over, the empty squares for the winner.
pub fn discs_at_the_end(discs: Discs) -> i32 {
    let [own, opp] = [discs.own, discs.opp].map(|discs| discs.count_ones().cast_signed());
    match own - opp {
        0 => 0,
        lead if lead > 0 => 64 - 2 * opp,
        _ => 2 * own - 64,
    }
}

/// Returns a position of a random game with this number of empty squares, or of its end if it ends
/// before.
pub fn random_position(random: &mut Random, empties: u32) -> Discs {
    let mut discs = Discs { own: 0x0000_0008_1000_0000, opp: 0x0000_0010_0800_0000 };
    while discs.empty_count() > empties {
        if legal(discs).is_empty() {
            discs = discs.passed();
        }
        let Some(square) = random.choose(legal(discs)) else { break };
        discs = after(discs, square);
    }
    discs
}

/// Returns a position that need not come from a game: any discs on all squares but so many.
pub fn random_discs(random: &mut Random, empties: u32) -> Discs {
    let mut occupied = Bitboard::FULL;
    while u32::from((!occupied).len()) < empties {
        let square = random.choose(occupied).unwrap();
        occupied = occupied - square.into();
    }
    let own = random.next() & occupied.bits();
    Discs { own, opp: occupied.bits() & !own }
}
