//! One engine for all rule systems.

use std::num::NonZero;

use super::discs::Discs;
use super::family;
use super::limits::{Limits, Stop};
use super::report::SearchReport;
use super::{Engine, Options};
use othello_core::position::Position;
use othello_core::rules::{Count, Rules};

/// The number of empty squares up to which [`family`] finds exact scores in a moment.
const FAMILY_EXACT_FROM: u32 = 10;

/// An engine for positions under any rules: [`Engine`] where standard Othello is played from any
/// start, and [`family`] elsewhere.
///
/// ```
/// use othello_engine::any_engine::AnyEngine;
/// use othello_engine::{Limits, Options, Stop};
/// use othello_core::{Position, Preset};
///
/// let mut engine = AnyEngine::new(Options::default());
/// for preset in Preset::ALL {
///     let start = Position::start(preset.rules());
///     assert!(engine.search(&start, &Limits::depth(2), &Stop::new()).best_move().is_some());
/// }
/// ```
pub struct AnyEngine {
    engine: Engine,
}

impl AnyEngine {
    /// Creates an engine.
    pub fn new(options: Options) -> Self {
        Self { engine: Engine::new(options) }
    }

    /// Returns `true` if positions under these rules are searched by [`Engine`]: moves and goal are
    /// those of Othello.
    pub const fn is_othello(rules: Rules) -> bool {
        rules.has_othello_tree() && rules.most_discs_win()
    }

    pub(super) const fn othello(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// Returns the number of threads of a search.
    pub(super) const fn threads(&self) -> NonZero<usize> {
        self.engine.options.threads
    }

    /// Returns an engine with the same evaluation, one thread, and nothing in memory: what it finds is the
    /// same in every run.
    pub(super) fn alone(&self) -> Self {
        /// Enough for a search that is not exact.
        const TABLE_BYTES: usize = 8 << 20;
        let options = self.engine.options.clone();
        let table_bytes = options.table_bytes.min(TABLE_BYTES);
        Self::new(Options { threads: NonZero::<usize>::MIN, table_bytes, ..options })
    }

    /// Forgets all earlier searches.
    pub fn clear(&mut self) {
        self.engine.clear();
    }

    /// Searches a position until a limit is reached or the stop is requested.
    pub fn search(&mut self, position: &Position, limits: &Limits, stop: &Stop) -> SearchReport {
        self.search_moves(position, 1, limits, stop, |_| {})
    }

    /// Searches the `count` best moves, with the value of each, and calls `progress` with each result
    /// on the way.
    pub fn search_moves(
        &mut self,
        position: &Position,
        count: usize,
        limits: &Limits,
        stop: &Stop,
        progress: impl FnMut(&SearchReport),
    ) -> SearchReport {
        let rules = position.rules();
        let mover = position.to_move().filter(|_| Self::is_othello(rules));
        let Some(mover) = mover else {
            return family::search_moves(position, count, limits, stop, progress);
        };
        let discs = Discs::new(&position.board(), mover);
        let empties = discs.empty_count();
        let limits = match rules.count() {
            Count::Empties => *limits,
            // The engine's scores count the empty squares: they are estimates here.
            Count::Plain if empties > FAMILY_EXACT_FROM && !limits.is_unlimited() => {
                Limits { exact_from: 0, depth: limits.depth.min(empties - 1), ..*limits }
            }
            Count::Plain => {
                return family::search_moves(position, count, limits, stop, progress);
            }
        };
        self.engine.search_moves(discs, count, &limits, stop, progress)
    }
}
