//! The search of the root position: one step after another, each ordered by the one before.

use std::sync::atomic::Ordering;

use super::discs::Discs;
use super::endgame;
use super::limits::Limits;
use super::midgame;
use super::report::{Line, SearchReport, Step, Value};
use super::selectivity::Selectivity;
use super::variation;
use super::weights::UNIT;
use super::worker::Worker;
use othello_core::kernel::{self, Kernel, KernelTask, Portable, VectorLevel};
use othello_core::square::{Square, Symmetry};

/// Above every score in discs.
const ABOVE_SCORES: i32 = 65;

#[derive(Clone, Copy, Debug)]
struct RootMove {
    square: Square,
    child: Discs,
    /// The value for the side that moves, in the units of the step.
    value: i32,
    /// `false` if the value is only known to be at most this.
    is_known: bool,
}

/// A move that leads to an image of the position after another one: it has its value.
struct Image {
    square: Square,
    of: Square,
    symmetry: Symmetry,
}

fn take_images(moves: &mut Vec<RootMove>) -> Vec<Image> {
    let mut images = Vec::new();
    let mut firsts: Vec<RootMove> = Vec::new();
    for candidate in moves.drain(..) {
        // Those of images are equal.
        let mut alike = firsts.iter().filter(|first| first.value == candidate.value);
        let image = alike.find_map(|first| {
            let leads = |symmetry: &Symmetry| first.child.transformed(*symmetry) == candidate.child;
            let symmetry = Symmetry::ALL.into_iter().find(leads)?;
            Some(Image { square: candidate.square, of: first.square, symmetry })
        });
        match image {
            Some(image) => images.push(image),
            None => firsts.push(candidate),
        }
    }
    *moves = firsts;
    images
}

/// The progress that a step has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It is finished.
    Finished,
    /// It had to stop, but has found a better move than the step before.
    Better,
    /// It had to stop; the result is that of the step before.
    None,
}

/// Sorts moves, the best one first; those whose value is only a bound come last.
fn sort(moves: &mut [RootMove]) {
    moves.sort_by_key(|candidate| (!candidate.is_known, -candidate.value));
}

/// Returns the steps that lead to the result that the limits ask for.
pub fn steps(empties: u32, limits: &Limits) -> Vec<Step> {
    let estimate = |depth, selectivity| Step::Estimate { depth, selectivity };
    let is_exact = empties <= limits.exact_from || limits.depth >= empties;
    if empties <= limits.exact_from {
        return steps_to_exact(empties);
    }
    let last = limits.depth.min(empties);
    let selectivity = limits.selectivity;
    // Near the end a search to the end takes no longer than one that ends a little before.
    let estimated = if is_exact { last.saturating_sub(10) } else { last };
    let mut steps: Vec<_> = (1..=estimated).map(|depth| estimate(depth, selectivity)).collect();
    if is_exact {
        let first = selectivity.min(Selectivity::Percent73);
        let to_the_end = Selectivity::ALL
            .into_iter()
            .filter(|other| (first..Selectivity::Percent99).contains(other));
        steps.extend(to_the_end.map(|selectivity| estimate(empties, selectivity)));
        steps.push(Step::Exact);
    }
    steps
}

/// Returns the steps of a solver: estimates that fill the table with good moves, then the score.
fn steps_to_exact(empties: u32) -> Vec<Step> {
    let estimate = |depth, selectivity| Step::Estimate { depth, selectivity };
    let shallow = (2..=empties.min(24).saturating_sub(8)).step_by(2);
    let mut steps = Vec::new();
    if empties >= 14 {
        steps.extend(shallow.map(|depth| estimate(depth, Selectivity::Percent87)));
    }
    // A second, less selective search to the end costs more than its better moves save.
    if empties >= 16 {
        steps.push(estimate(empties, Selectivity::Percent73));
    }
    steps.push(Step::Exact);
    steps
}

/// The number of narrow windows after which a step is searched with an open one. What the
/// transposition table holds can let a value lie above one window and below the next for ever.
const MOST_NARROW: u32 = 8;

/// The search of a root position by one thread.
pub struct Root<'w, 's> {
    worker: &'w mut Worker<'s>,
    level: VectorLevel,
    moves: Vec<RootMove>,
    /// The other moves, if the values of several are wanted.
    images: Vec<Image>,
    /// The number of moves whose value is wanted.
    lines: usize,
    /// The last step that was finished.
    finished: Step,
    /// A move with a higher value than the first one in the step under way, and its value.
    better: Option<(Square, i32)>,
}

impl<'w, 's> Root<'w, 's> {
    /// Creates the search of a position, which has to have a move.
    pub fn new(worker: &'w mut Worker<'s>, level: VectorLevel, discs: Discs, lines: usize) -> Self {
        let mut moves = Vec::new();
        kernel::expand(discs.own, discs.opp, |child| {
            let square = child.square;
            let child = Discs { own: child.own, opp: child.opp };
            let value = -worker.weights.value(Portable, child);
            moves.push(RootMove { square, child, value, is_known: true });
        });
        let images = if lines > 1 { take_images(&mut moves) } else { Vec::new() };
        sort(&mut moves);
        let finished = Step::Estimate { depth: 0, selectivity: Selectivity::None };
        Self { worker, level, moves, images, lines: lines.max(1), finished, better: None }
    }

    /// Does one step.
    pub fn step(&mut self, step: Step) -> Progress {
        let mut moves = self.moves.clone();
        let is_finished = match step {
            _ if self.lines > 1 => {
                let limit = limit(step);
                self.search(&mut moves, step, (-limit, limit)).is_some()
            }
            Step::Estimate { .. } => self.narrowed(&mut moves, step, 3 * UNIT, 6 * UNIT),
            Step::Exact => self.narrowed(&mut moves, step, 2, 6),
        };
        if is_finished {
            self.moves = moves;
            self.finished = step;
            Progress::Finished
        } else if let Some((square, value)) = self.better.take() {
            self.prefer(square, in_units_of(self.finished, step, value));
            Progress::Better
        } else {
            Progress::None
        }
    }

    /// Puts a move first.
    fn prefer(&mut self, square: Square, value: i32) {
        if let Some(index) = self.moves.iter().position(|candidate| candidate.square == square) {
            self.moves[..=index].rotate_right(1);
            let first = &mut self.moves[0];
            (first.value, first.is_known) = (value, true);
        }
    }

    /// Searches all moves within a window around the value of the step before, and within others
    /// if it lies outside.
    fn narrowed(&mut self, moves: &mut [RootMove], step: Step, around: i32, wider: i32) -> bool {
        let limit = limit(step);
        let (mut lower, mut upper) = match (self.finished, step, self.moves[0].value) {
            (Step::Estimate { depth: 0, .. }, ..) => (-limit, limit),
            (Step::Estimate { .. }, Step::Exact, value) => {
                let even = (value + value.signum() * UNIT) / (2 * UNIT) * 2;
                (even - around, even + around)
            }
            (_, _, value) => (value - around, value + around),
        };
        for searches in 0.. {
            if searches == MOST_NARROW {
                (lower, upper) = (-limit, limit);
            }
            (lower, upper) = (lower.max(-limit), upper.min(limit));
            let Some(best) = self.search(moves, step, (lower, upper)) else { return false };
            if best <= lower && lower > -limit {
                (lower, upper) = (best - wider, best + 1);
            } else if best >= upper && upper < limit {
                (lower, upper) = (best - 1, best + wider);
            } else {
                break;
            }
        }
        true
    }

    /// Searches all moves and sorts them; returns the best value, `None` if the search had to stop.
    fn search(
        &mut self,
        moves: &mut [RootMove],
        step: Step,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        let mut known: Vec<i32> = Vec::new();
        self.better = None;
        for index in 0..moves.len() {
            let floor = known.get(self.lines - 1).map_or(alpha, |&value| value.max(alpha));
            let child = moves[index].child;
            let mut value = floor + 1;
            if index >= self.lines {
                value = self.value(step, child, (floor, floor + 1))?;
            }
            if value > floor && (index < self.lines || value < beta) {
                value = self.value(step, child, (floor, beta))?;
            }
            moves[index].value = value;
            moves[index].is_known = value > floor || index < self.lines && floor == -limit(step);
            if index > 0 && value > floor && self.lines == 1 {
                self.better = Some((moves[index].square, value));
            }
            known.insert(known.partition_point(|&other| other >= value), value);
            if value >= beta {
                moves[..=index].rotate_right(1);
                return Some(value);
            }
        }
        sort(moves);
        Some(known[0])
    }

    /// Returns the value of a move; `None` if the search had to stop.
    fn value(&mut self, step: Step, child: Discs, (alpha, beta): (i32, i32)) -> Option<i32> {
        let worker = &mut *self.worker;
        worker.selectivity = match step {
            Step::Estimate { selectivity, .. } => selectivity,
            Step::Exact => Selectivity::None,
        };
        let value =
            -self.level.run(ReplySearch { worker, step, discs: child, alpha: -beta, beta: -alpha });
        (!self.worker.is_stopped()).then_some(value)
    }

    /// Returns moves that win, found by searches that decide nothing else: all of them, or the first
    /// `most`; `None` if the search had to stop.
    pub fn winning_moves(&mut self, most: usize) -> Option<Vec<Square>> {
        let mut winning = Vec::new();
        for index in 0..self.moves.len() {
            let RootMove { square, child, .. } = self.moves[index];
            if winning.len() < most && self.value(Step::Exact, child, (0, 1))? > 0 {
                winning.push(square);
            }
        }
        Some(winning)
    }

    /// Stops the other threads.
    pub fn finish(&self) {
        self.worker.shared.finished.store(true, Ordering::Relaxed);
    }

    /// Returns the number of positions searched by this thread.
    pub const fn nodes(&self) -> u64 {
        self.worker.nodes
    }

    /// Returns the number of positions searched by all threads so far.
    pub fn all_nodes(&self) -> u64 {
        self.worker.all_nodes()
    }

    /// Returns the result so far.
    pub fn report(&mut self) -> SearchReport {
        let lines = self.moves.clone().into_iter().filter(|candidate| candidate.is_known);
        let mut lines: Vec<Line> =
            lines.take(self.lines).flat_map(|candidate| self.lines_of(candidate)).collect();
        lines.truncate(self.lines);
        SearchReport { value: lines[0].value, lines, nodes: self.worker.nodes }
    }

    /// Returns the line of a move, and behind it those of its images.
    fn lines_of(&mut self, candidate: RootMove) -> Vec<Line> {
        let line = self.line(candidate);
        let images = self.images.iter().filter(|image| image.of == candidate.square);
        let others = images.map(|image| {
            let mut other = line.transformed(image.symmetry);
            other.moves[0] = image.square;
            other
        });
        let others: Vec<_> = others.collect();
        std::iter::once(line).chain(others).collect()
    }

    fn line(&mut self, candidate: RootMove) -> Line {
        let value = self.finished.value(candidate.value);
        let mut moves = vec![candidate.square];
        match value {
            Value::Exact(score) => {
                variation::exact(self.worker, self.level, candidate.child, -score, &mut moves);
            }
            Value::Estimated { depth, .. } => {
                variation::stored(self.worker.table, candidate.child, depth, &mut moves);
            }
        }
        Line { value, moves }
    }
}

/// Returns a value that one step has found in the units of another.
const fn in_units_of(other: Step, step: Step, value: i32) -> i32 {
    match (step, other) {
        (Step::Exact, Step::Estimate { .. }) => value * UNIT,
        (Step::Estimate { .. }, Step::Exact) => value / UNIT,
        (Step::Exact, Step::Exact) | (Step::Estimate { .. }, Step::Estimate { .. }) => value,
    }
}

/// Returns a number above all values in the units of a step.
const fn limit(step: Step) -> i32 {
    match step {
        Step::Estimate { .. } => midgame::INFINITY,
        Step::Exact => ABOVE_SCORES,
    }
}

/// The search of a position after a move of the root.
struct ReplySearch<'w, 's> {
    worker: &'w mut Worker<'s>,
    step: Step,
    discs: Discs,
    alpha: i32,
    beta: i32,
}

impl KernelTask for ReplySearch<'_, '_> {
    type Output = i32;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let Self { worker, step, discs, alpha, beta } = self;
        match step {
            Step::Exact if beta == alpha + 1 => endgame::null_window(kernel, worker, discs, alpha),
            Step::Exact => endgame::window(kernel, worker, discs, alpha, beta),
            Step::Estimate { depth, .. } if beta == alpha + 1 => {
                midgame::null_window(kernel, worker, discs, alpha, depth - 1)
            }
            Step::Estimate { depth, .. } => {
                midgame::window(kernel, worker, discs, alpha, beta, depth - 1)
            }
        }
    }
}
