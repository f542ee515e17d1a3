//! Limits of a search, and the request to stop one.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::selectivity::Selectivity;

/// The number of empty squares up to which a position is solved in next to no time.
const SOLVED_AT_ONCE: u32 = 10;

/// The limits of a search. The first one that is reached counts; without any it ends with the exact
/// score.
///
/// ```
/// use std::time::Duration;
/// use othello_engine::{Limits, Selectivity};
/// let limits = Limits::depth(12).with_selectivity(Selectivity::Percent87).with_exact_from(20);
/// let limits = limits.with_time(Duration::from_secs(1));
/// assert_eq!(limits.exact_from, 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The largest depth of an estimate in plies.
    pub depth: u32,
    /// The selectivity of the estimates.
    pub selectivity: Selectivity,
    /// The number of empty squares up to which the score is exact instead of an estimate.
    pub exact_from: u32,
    /// The time for the search.
    pub time: Option<Duration>,
    /// The number of positions to search, by all threads together. A search counts more by the
    /// positions between two looks at the limit: some ten thousands in each thread.
    pub nodes: Option<u64>,
}

impl Limits {
    /// The largest depth that makes a difference, in plies: no game has more moves.
    pub const LARGEST_DEPTH: u32 = 60;

    /// No limits: the search ends with the exact score.
    pub const EXACT: Self = Self {
        depth: 64,
        selectivity: Selectivity::Percent87,
        exact_from: 64,
        time: None,
        nodes: None,
    };

    /// An estimate of this depth, without selectivity.
    pub const fn depth(depth: u32) -> Self {
        Self { depth, selectivity: Selectivity::None, exact_from: 0, ..Self::EXACT }
    }

    /// The best estimate, or the exact score, that this time allows: at 60 %, which plays better than
    /// a less selective search of the same time.
    pub const fn time(time: Duration) -> Self {
        let selectivity = Selectivity::Percent60;
        Self { exact_from: 0, time: Some(time), selectivity, ..Self::EXACT }
    }

    /// Returns `true` if nothing but a request ends the search before the exact score is known.
    pub const fn is_unlimited(&self) -> bool {
        let is_exact = self.depth >= 64 || self.exact_from >= 64;
        is_exact && self.time.is_none() && self.nodes.is_none()
    }

    /// Sets the selectivity of the estimates.
    #[must_use]
    pub const fn with_selectivity(self, selectivity: Selectivity) -> Self {
        Self { selectivity, ..self }
    }

    /// Sets the number of empty squares up to which the score is exact.
    #[must_use]
    pub const fn with_exact_from(self, empties: u32) -> Self {
        Self { exact_from: empties, ..self }
    }

    /// Sets the time for the search.
    #[must_use]
    pub const fn with_time(self, time: Duration) -> Self {
        Self { time: Some(time), ..self }
    }

    /// Returns the limits for a choice among so many moves: where there is only one, it is enough to
    /// have it.
    ///
    /// ```
    /// use othello_engine::Limits;
    /// assert_eq!(Limits::depth(12).for_choice_among(2), Limits::depth(12));
    /// assert_eq!(Limits::depth(12).for_choice_among(1), Limits::depth(1));
    /// ```
    #[must_use]
    pub const fn for_choice_among(self, moves: u8) -> Self {
        if moves > 1 {
            return self;
        }
        let exact_from =
            if self.exact_from < SOLVED_AT_ONCE { self.exact_from } else { SOLVED_AT_ONCE };
        Self { depth: 1, exact_from, ..self }
    }

    /// Sets the number of positions to search.
    #[must_use]
    pub const fn with_nodes(self, nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..self }
    }
}

/// A request to stop a search, which can come from any thread. The clones of a request are the same
/// request.
///
/// ```
/// use othello_engine::Stop;
/// let stop = Stop::new();
/// let elsewhere = stop.clone();
/// elsewhere.request();
/// assert!(stop.is_requested());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Creates a request that is not made yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes the request; the search returns within 10 ms with the result so far.
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns `true` if the request has been made.
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
