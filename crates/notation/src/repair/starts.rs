//! The search for a start of eight moves that a sheet leaves out, as those of games with a drawn start do.

use std::collections::HashSet;

use othello_core::board::ByColor;
use othello_core::square::{Bitboard, Square};

use crate::repair::replay::Place;

/// Moves of a drawn start.
pub(super) const LENGTH: usize = 8;

/// Starts that are found, at most.
const MOST: usize = 4096;

/// Finds the starts, one for each position after it, from which all of these moves are legal, up to the
/// stated score; returns the number of the positions that were looked at as well, of which there are no more than
/// `most`.
pub(super) fn starts(
    start: Place,
    moves: &[Square],
    score: Option<ByColor<u8>>,
    most: usize,
) -> (Vec<[Square; LENGTH]>, usize) {
    let free = Bitboard::FULL - moves.iter().copied().collect();
    let mut search = Search {
        moves,
        score,
        free,
        most,
        line: [Square::A1; LENGTH],
        seen: HashSet::new(),
        found: Vec::new(),
    };
    search.go_on(start, 0);
    (search.found, search.seen.len())
}

struct Search<'a> {
    moves: &'a [Square],
    score: Option<ByColor<u8>>,
    /// The squares on which no later move is played.
    free: Bitboard,
    most: usize,
    line: [Square; LENGTH],
    seen: HashSet<(usize, Place)>,
    found: Vec<[Square; LENGTH]>,
}

impl Search<'_> {
    fn go_on(&mut self, place: Place, depth: usize) {
        let is_done = self.found.len() >= MOST || self.seen.len() >= self.most;
        if is_done || !self.seen.insert((depth, place)) {
            return;
        }
        if depth == LENGTH {
            if self.fits(place) {
                self.found.push(self.line);
            }
            return;
        }
        for square in place.legal() & self.free {
            if let Some(after) = place.play(square) {
                self.line[depth] = square;
                self.go_on(after, depth + 1);
            }
        }
    }

    fn fits(&self, place: Place) -> bool {
        let end = self.moves.iter().try_fold(place, |place, square| place.play(*square));
        end.is_some_and(|end| match (self.score, end.result()) {
            (Some(score), Some(scores)) => scores.contains(&score),
            (None, _) | (Some(_), None) => true,
        })
    }
}
