//! Has an engine search the positions of a book that matter.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};

use othello_core::moves::legal_moves;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::any_engine::AnyEngine;
use othello_engine::{Discs, Limits, Line, Selectivity, Stop, Value, review};

use crate::book::error::BookError;
use crate::book::key::{BookKey, after};
use crate::book::values::Book;

/// The terms on which a book is deepened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// The discs that the moves of a line may lose, all together.
    pub discs: f32,
    /// The limits of each search.
    pub limits: Limits,
    /// The most positions to be searched.
    pub most: Option<usize>,
}

/// A position that was searched and is in the book now.
#[derive(Clone, Debug, PartialEq)]
pub struct Grown {
    /// The number of positions that were searched so far.
    pub searched: usize,
    /// The number of positions that are known to come next; others follow from what is found of them.
    pub left: usize,
    /// The moves that lead to the position.
    pub line: Vec<Square>,
    /// The finding of the search.
    pub found: Line,
}

/// The discs that a shallow search may be wrong by about a move.
const DOUBT: f32 = 4.0;

/// The depth of that search.
const SHALLOW: u32 = 8;

/// Searches the best line from a position to where it is solved, and then the deviations whose losses add up to
/// the bound at most, the least losses first; again and again, until the values of all have settled. Each position
/// is in the book as soon as it is searched, so that it can be stopped at any time and go on later.
/// `on_grown` is told of each. Returns the number of searched positions.
pub fn deepen(
    book: &mut Book,
    engine: &mut AnyEngine,
    root: &Position,
    plan: &Plan,
    stop: &Stop,
    on_grown: impl FnMut(&Grown),
) -> Result<usize, BookError> {
    let candidates = HashMap::new();
    let root = *root;
    let mut walk = Walk { book, engine, root, plan, stop, searched: 0, candidates, on_grown };
    loop {
        let before = walk.searched;
        walk.pass()?;
        if walk.is_over() || walk.searched == before {
            return Ok(walk.searched);
        }
    }
}

/// Returns `true` if the book has a value of the position that a search within the limits would not better.
pub fn is_searched(book: &Book, position: &Position, limits: &Limits) -> Result<bool, BookError> {
    let Some(discs) = discs(position) else { return Ok(true) };
    let known = book.get(discs)?.and_then(|known| known.searched);
    let empties = discs.empty_count();
    let is_solved = empties <= limits.exact_from || empties <= limits.depth;
    Ok(known.is_some_and(|line| match line.value {
        Value::Exact(_) => true,
        Value::Estimated { depth, selectivity, .. } => {
            !is_solved && (depth, selectivity) >= (limits.depth, limits.selectivity)
        }
    }))
}

/// Returns the discs of the side that has a move; `None` if the game is over.
fn discs(position: &Position) -> Option<Discs> {
    Some(Discs::new(&position.board(), position.to_move()?))
}

struct Walk<'a, F> {
    book: &'a mut Book,
    engine: &'a mut AnyEngine,
    root: Position,
    plan: &'a Plan,
    stop: &'a Stop,
    searched: usize,
    /// The candidates of positions with the losses that a shallow search has found.
    candidates: HashMap<Discs, Vec<(Square, f32)>>,
    on_grown: F,
}

/// A position to be looked at: those that lose least come first, and of these the later ones.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Open {
    /// The hundredths of a disc that are lost on the way.
    lost: Reverse<i32>,
    plies: usize,
    /// The numbers of the squares on the way.
    line: Vec<u8>,
}

impl<F: FnMut(&Grown)> Walk<'_, F> {
    fn is_over(&self) -> bool {
        self.stop.is_requested() || self.plan.most.is_some_and(|most| self.searched >= most)
    }

    /// Goes through the positions once, or until so much was found that others may come first now.
    fn pass(&mut self) -> Result<(), BookError> {
        let before = self.searched;
        let mut open = BinaryHeap::from([Open { lost: Reverse(0), plies: 0, line: Vec::new() }]);
        let mut seen = HashSet::new();
        while let Some(Open { lost, line, .. }) = open.pop() {
            let line: Vec<_> = line.into_iter().filter_map(Square::from_index).collect();
            let position =
                line.iter().try_fold(self.root, |position, square| position.play(*square));
            let position = position.expect("the moves are legal");
            let Some(discs) = discs(&position) else { continue };
            if !seen.insert(BookKey::of(discs)) {
                continue;
            }
            if self.searched - before > 8 + seen.len() / 8 {
                return Ok(());
            }
            self.search(&position, &line, &[], &open)?;
            if self.is_over() {
                return Ok(());
            }
            let known = self.book.get(discs)?.and_then(|known| known.searched);
            if known.is_none_or(|known| known.value.is_exact()) {
                continue;
            }
            let left = self.plan.discs - hundredths_to_discs(lost.0);
            let candidates = self.candidates(&position, discs, left);
            let after = |square: &Square| position.play(*square).expect("it is legal");
            let after: Vec<_> = candidates.iter().map(after).collect();
            for (index, square) in candidates.into_iter().enumerate() {
                let line = [&line[..], &[square]].concat();
                self.search(&after[index], &line, &after[index + 1..], &open)?;
                if self.is_over() {
                    return Ok(());
                }
            }
            let moves = self.book.moves(discs)?;
            let Some(best) = moves.first().map(|known| known.value.discs()) else { continue };
            for known in moves.iter().filter(|known| known.is_followed) {
                let loss = best - known.value.discs();
                if loss <= left {
                    let line = line.iter().chain(&known.moves[..1]);
                    let line: Vec<_> = line.map(|square| square.index()).collect();
                    let all_lost = Reverse(lost.0 + discs_to_hundredths(loss));
                    open.push(Open { lost: all_lost, plies: line.len(), line });
                }
            }
        }
        Ok(())
    }

    /// Returns the moves of a position that may lose so many discs at most, by a shallow search: of those that
    /// are the same but for a symmetry one.
    fn candidates(&mut self, position: &Position, discs: Discs, most: f32) -> Vec<Square> {
        if !self.candidates.contains_key(&discs) {
            let depth = SHALLOW.min(self.plan.limits.depth);
            let limits = Limits::depth(depth).with_selectivity(Selectivity::Percent87);
            let report = review::values(self.engine, position, &limits, self.stop, |_| {});
            if self.stop.is_requested() {
                return Vec::new();
            }
            let best = report.lines.first().map_or(0.0, |line| line.value.discs());
            let mut seen = HashSet::new();
            let moves = report.lines.iter().map(|line| (line.square(), best - line.value.discs()));
            let moves = moves.filter(|(square, _)| seen.insert(BookKey::of(after(discs, *square))));
            self.candidates.insert(discs, moves.collect());
        }
        let known = self.candidates.get(&discs).map(Vec::as_slice).unwrap_or_default();
        let may_do = known.iter().filter(|(_, loss)| *loss <= most + DOUBT);
        may_do.map(|(square, _)| *square).collect()
    }

    /// Returns how many positions are known to be searched yet: the others after the moves of one, and one behind each
    /// that was not looked at.
    fn left(&self, others: &[Position], open: &BinaryHeap<Open>) -> Result<usize, BookError> {
        let mut left = 0;
        for other in others {
            left += usize::from(!is_searched(self.book, other, &self.plan.limits)?);
        }
        for Open { line, .. } in open {
            let squares = line.iter().filter_map(|square| Square::from_index(*square));
            let position = squares.into_iter().try_fold(self.root, |at, square| at.play(square));
            let Some(discs) = position.ok().as_ref().and_then(discs) else { continue };
            let known = self.book.get(discs)?.and_then(|known| known.searched);
            let is_solved = known.is_some_and(|line| line.value.is_exact());
            left += usize::from(!is_solved && !self.candidates.contains_key(&discs));
        }
        Ok(left)
    }

    /// Searches a position, unless the book knows it as deeply.
    fn search(
        &mut self,
        position: &Position,
        line: &[Square],
        others: &[Position],
        open: &BinaryHeap<Open>,
    ) -> Result<(), BookError> {
        if self.is_over() || is_searched(self.book, position, &self.plan.limits)? {
            return Ok(());
        }
        let Some(discs) = discs(position) else { return Ok(()) };
        assert!(legal_moves(discs.own, discs.opp) != 0);
        // Nothing in memory: the value is the same in every run.
        self.engine.clear();
        let report = self.engine.search(position, &self.plan.limits, self.stop);
        let Some(best) = report.lines.into_iter().next().filter(|_| !self.stop.is_requested())
        else {
            return Ok(());
        };
        let found = Line { value: report.value, ..best };
        let added = self.book.add(&[(discs, found.clone())])?;
        if added.all() > 0 {
            self.searched += 1;
            let (searched, left) = (self.searched, self.left(others, open)?);
            (self.on_grown)(&Grown { searched, left, line: line.to_vec(), found });
        }
        Ok(())
    }
}

#[expect(clippy::cast_possible_truncation, reason = "losses are at most 128 discs")]
fn discs_to_hundredths(discs: f32) -> i32 {
    (discs * 100.0).round() as i32
}

#[expect(clippy::cast_precision_loss, reason = "losses are small")]
fn hundredths_to_discs(hundredths: i32) -> f32 {
    hundredths as f32 / 100.0
}
