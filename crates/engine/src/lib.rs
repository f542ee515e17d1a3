//! An engine for standard Othello: evaluation, mid-game search and exact endgame solver.
//!
//! An [`Engine`] holds an evaluation and the memory of its searches. [`Engine::search`] returns the best
//! move of a position with its [`Value`], exact or estimated, as far as the [`Limits`] allow and until
//! a [`Stop`] is requested; [`Engine::search_moves`] does so for several moves. A position is given by
//! its [`Discs`]. The evaluation alone is [`Weights::evaluate`].
//!
//! All of this knows standard Othello only. [`family`] searches every other rule system, more slowly,
//! and [`any_engine`] chooses between the two; on it stand the levels of play in [`level`], the
//! review of games in [`review`] with the [`reasons`] for losses, the endgame puzzles in [`puzzle`], and games between players in
//! [`contest`].
//!
//! ```
//! use othello_engine::{Discs, Engine, Limits, Options, Stop, Value};
//! use othello_core::{Board, Color};
//!
//! // FFO position 1, with 14 empty squares.
//! let board: Board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--".parse()?;
//! let mut engine = Engine::new(Options::default());
//! let report = engine.search(Discs::new(&board, Color::Black), &Limits::EXACT, &Stop::new());
//! assert_eq!(report.value, Value::Exact(18));
//! # Ok::<(), othello_core::board::ParseBoardError>(())
//! ```

#![warn(missing_docs)]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "squares, depths and values are small"
)]

pub mod answer;
pub mod any_engine;
pub mod computer;
pub mod contest;
mod discs;
pub mod doubt;
mod endgame;
mod error_model;
pub mod estimate;
pub mod external;
pub mod family;
pub mod knowledge;
mod leaf;
pub mod level;
mod level_function;
mod limits;
mod midgame;
mod move_time;
mod near;
mod ordering;
pub mod pattern;
mod probcut;
pub mod protocol;
pub mod puzzle;
pub mod random;
pub mod reasons;
mod report;
pub mod review;
mod root;
mod selectivity;
mod stability;
mod stage;
mod table;
pub mod usual_openings;
mod variation;
mod weights;
mod worker;

use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use othello_core::kernel::VectorLevel;
use othello_core::moves::legal_moves;
use othello_core::square::Square;

pub use discs::Discs;
pub use error_model::ErrorModel;
pub use limits::{Limits, Stop};
pub use move_time::time_for_move;
pub use report::{Certainty, Line, SearchReport, Value};
pub use selectivity::Selectivity;
pub use stage::stage_of;
pub use weights::{HIDDEN, Layer, UNIT, WeightRow, Weights, WeightsError};

use probcut::Margins;
use report::Step;
use root::{Progress, Root};
use table::{NearMemory, Table};
use worker::{Busy, Memory, Shared, Worker};

/// The settings of an engine.
#[derive(Clone, Debug)]
pub struct Options {
    /// The weights of the evaluation.
    pub weights: Arc<Weights>,
    /// The largest size of the transposition table in bytes.
    pub table_bytes: usize,
    /// The number of threads of a search.
    pub threads: NonZero<usize>,
    /// The level of the processor at which to search.
    pub level: VectorLevel,
}

impl Default for Options {
    /// Returns the weights of the library, a table of 32 MiB, one thread, and the best level.
    fn default() -> Self {
        Self {
            weights: Weights::embedded(),
            table_bytes: 32 << 20,
            threads: NonZero::<usize>::MIN,
            level: VectorLevel::best(),
        }
    }
}

/// An engine: an evaluation and the memory of its searches.
pub struct Engine {
    options: Options,
    margins: Box<Margins>,
    table: Table,
    /// One for each thread.
    near: Vec<NearMemory>,
    busy: Option<Busy>,
}

impl Engine {
    /// Creates an engine.
    pub fn new(options: Options) -> Self {
        let threads = options.threads.get();
        Self {
            margins: Box::new(Margins::new(&options.weights.error())),
            table: Table::new(options.table_bytes),
            near: (0..threads).map(|_| NearMemory::new()).collect(),
            busy: (threads > 1).then(Busy::new),
            options,
        }
    }

    pub(crate) fn weights(&self) -> &Weights {
        &self.options.weights
    }

    /// Forgets all earlier searches.
    pub fn clear(&mut self) {
        self.table.clear();
        self.near.fill_with(NearMemory::new);
    }

    /// Searches a position until a limit is reached or the stop is requested, and returns the best
    /// move, its value, and the moves that are expected after it.
    pub fn search(&mut self, discs: Discs, limits: &Limits, stop: &Stop) -> SearchReport {
        self.run(discs, limits, 1, stop, &mut |_| {})
    }

    /// Does the same as [`search`](Self::search), and calls `progress` with each result on the way.
    pub fn search_with(
        &mut self,
        discs: Discs,
        limits: &Limits,
        stop: &Stop,
        mut progress: impl FnMut(&SearchReport),
    ) -> SearchReport {
        self.run(discs, limits, 1, stop, &mut progress)
    }

    /// Searches the `count` best moves, with the value of each, and calls `progress` with each result
    /// on the way.
    pub fn search_moves(
        &mut self,
        discs: Discs,
        count: usize,
        limits: &Limits,
        stop: &Stop,
        mut progress: impl FnMut(&SearchReport),
    ) -> SearchReport {
        self.run(discs, limits, count, stop, &mut progress)
    }

    /// Returns moves of a position that win, found by searches to the end of the game that decide
    /// nothing else: all of them, or the first `most`; `None` if the stop was requested before they
    /// were found. One thread does it.
    ///
    /// ```
    /// use othello_engine::{Discs, Engine, Options, Stop};
    /// // The side to move has a1, the other b1: c1 takes all discs.
    /// let discs = Discs { own: 0b1, opp: 0b10 };
    /// let mut engine = Engine::new(Options::default());
    /// let winning = engine.winning_moves(discs, usize::MAX, &Stop::new());
    /// assert_eq!(winning, Some(vec![othello_core::Square::C1]));
    /// ```
    pub fn winning_moves(&mut self, discs: Discs, most: usize, stop: &Stop) -> Option<Vec<Square>> {
        self.table.start_search();
        let Self { options, margins, table, near, busy } = self;
        let memory = Memory { weights: &options.weights, margins, table, busy: busy.as_ref() };
        let shared = Shared::new(memory, &Limits::EXACT, stop);
        let near = near.first_mut().expect("there is at least one thread");
        let mut worker = Worker::new(&shared, near);
        Root::new(&mut worker, options.level, discs, 1).winning_moves(most)
    }

    fn run(
        &mut self,
        discs: Discs,
        limits: &Limits,
        lines: usize,
        stop: &Stop,
        progress: &mut dyn FnMut(&SearchReport),
    ) -> SearchReport {
        if legal_moves(discs.own, discs.opp) == 0 {
            return self.run_without_move(discs, limits, stop);
        }
        self.table.start_search();
        let Self { options, margins, table, near, busy } = self;
        let memory = Memory { weights: &options.weights, margins, table, busy: busy.as_ref() };
        let shared = Shared::new(memory, limits, stop);
        let steps = root::steps(discs.empty_count(), limits);
        let level = options.level;
        let search = |near, progress: &mut dyn FnMut(&SearchReport)| {
            let mut worker = Worker::new(&shared, near);
            let mut root = Root::new(&mut worker, level, discs, lines);
            run_steps(&mut root, &steps, progress)
        };
        let (first, others) = near.split_first_mut().expect("there is at least one thread");
        let reports = thread::scope(|scope| {
            let search = &search;
            let others: Vec<_> =
                others.iter_mut().map(|near| scope.spawn(|| search(near, &mut |_| {}))).collect();
            let mut reports = vec![search(first, progress)];
            let join = |other: thread::ScopedJoinHandle<'_, _>| {
                other.join().expect("a search does not panic")
            };
            reports.extend(others.into_iter().map(join));
            reports
        });
        let nodes = reports.iter().map(|(_, report)| report.nodes).sum();
        // Of threads that came equally far, all but the first may have been stopped on their way along the line.
        let length =
            |report: &SearchReport| report.lines.iter().map(|line| line.moves.len()).sum::<usize>();
        let furthest =
            reports.into_iter().rev().max_by_key(|(done, report)| (*done, length(report)));
        let (_, report) = furthest.expect("there is at least one thread");
        SearchReport { nodes, ..report }
    }

    /// Searches a position in which the side to move has to pass or the game is over.
    fn run_without_move(&mut self, discs: Discs, limits: &Limits, stop: &Stop) -> SearchReport {
        if legal_moves(discs.opp, discs.own) == 0 {
            return SearchReport {
                value: Value::Exact(discs.final_score()),
                lines: Vec::new(),
                nodes: 1,
            };
        }
        let report = self.run(discs.passed(), limits, 1, stop, &mut |_| {});
        SearchReport { value: -report.value, lines: Vec::new(), nodes: report.nodes }
    }
}

/// Does the steps until one has to stop; returns the number of those that were finished, and the
/// result. The first thread that has done all stops the others.
fn run_steps(
    root: &mut Root,
    steps: &[Step],
    progress: &mut dyn FnMut(&SearchReport),
) -> (usize, SearchReport) {
    let mut report = root.report();
    for (done, &step) in steps.iter().enumerate() {
        match root.step(step) {
            Progress::Finished => report = root.report(),
            Progress::Better => return (done, root.report()),
            Progress::None => return (done, SearchReport { nodes: root.nodes(), ..report }),
        }
        progress(&SearchReport { nodes: root.all_nodes(), ..report.clone() });
    }
    root.finish();
    (steps.len(), report)
}

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
