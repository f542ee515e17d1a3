//! The state of one thread of a search.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use super::limits::{Limits, Stop};
use super::probcut::Margins;
use super::selectivity::Selectivity;
use super::stability::Edges;
use super::table::{NearMemory, NearTable, Table};
use super::weights::Weights;

/// The number of positions between two looks at the clock: less than 2 ms.
const CHECK_INTERVAL: u64 = 1 << 14;

/// The parts of an engine that all its threads use.
#[derive(Clone, Copy)]
pub struct Memory<'a> {
    pub weights: &'a Weights,
    pub table: &'a Table,
    pub margins: &'a Margins,
    /// `None` if there is only one thread.
    pub busy: Option<&'a Busy>,
}

/// Everything that the threads of a search share.
pub struct Shared<'a> {
    pub memory: Memory<'a>,
    pub stop: &'a Stop,
    /// Set by the first thread that has finished.
    pub finished: AtomicBool,
    pub deadline: Option<Instant>,
    pub most_nodes: Option<u64>,
    /// The number of positions searched by all threads, as far as they have reported it.
    pub nodes: AtomicU64,
}

impl<'a> Shared<'a> {
    /// Creates what a search shares that begins now.
    pub fn new(memory: Memory<'a>, limits: &Limits, stop: &'a Stop) -> Self {
        Self {
            memory,
            stop,
            finished: AtomicBool::new(false),
            deadline: limits.time.map(|time| Instant::now() + time),
            most_nodes: limits.nodes,
            nodes: AtomicU64::new(0),
        }
    }
}

/// One thread's state: all that the functions of the search change.
pub struct Worker<'a> {
    pub shared: &'a Shared<'a>,
    pub weights: &'a Weights,
    pub table: &'a Table,
    pub edges: &'static Edges,
    pub near: NearTable<'a>,
    pub selectivity: Selectivity,
    /// The number of positions searched.
    pub nodes: u64,
    /// The number of these that all threads know of.
    reported: u64,
    next_check: u64,
    stopped: bool,
}

impl<'a> Worker<'a> {
    pub fn new(shared: &'a Shared<'a>, near: &'a mut NearMemory) -> Self {
        Self {
            shared,
            weights: shared.memory.weights,
            table: shared.memory.table,
            edges: Edges::table(),
            near: near.table(),
            selectivity: Selectivity::None,
            nodes: 0,
            reported: 0,
            next_check: 0,
            stopped: false,
        }
    }

    /// Returns `true` if the search has to stop; its values are then worthless and must not be stored.
    #[inline(always)]
    pub fn is_stopped(&mut self) -> bool {
        if self.nodes >= self.next_check {
            self.check();
        }
        self.stopped
    }

    /// Returns the number of positions searched by all threads, as far as they have reported it.
    pub fn all_nodes(&self) -> u64 {
        self.shared.nodes.load(Relaxed) + self.nodes - self.reported
    }

    #[cold]
    fn check(&mut self) {
        let Shared { stop, finished, deadline, most_nodes, nodes, .. } = self.shared;
        let new = self.nodes - self.reported;
        self.reported = self.nodes;
        let all = nodes.fetch_add(new, Relaxed) + new;
        let left = most_nodes.map_or(u64::MAX, |most| most.saturating_sub(all));
        self.next_check = self.nodes + left.min(CHECK_INTERVAL);
        self.stopped |= left == 0
            || stop.is_requested()
            || finished.load(Relaxed)
            || deadline.is_some_and(|deadline| Instant::now() >= deadline);
    }
}

/// The positions that the threads are searching at the moment.
pub struct Busy(Box<[AtomicU64]>);

impl Busy {
    const SLOTS: usize = 1 << 15;

    pub fn new() -> Self {
        Self((0..Self::SLOTS).map(|_| AtomicU64::new(0)).collect())
    }

    #[inline(always)]
    fn slot(&self, hash: u64) -> &AtomicU64 {
        &self.0[(hash >> 40) as usize % Self::SLOTS]
    }

    /// Returns `true` if a thread is searching the position.
    #[inline(always)]
    pub fn contains(&self, hash: u64) -> bool {
        self.slot(hash).load(Relaxed) == hash
    }

    #[inline(always)]
    pub fn insert(&self, hash: u64) {
        self.slot(hash).store(hash, Relaxed);
    }

    #[inline(always)]
    pub fn remove(&self, hash: u64) {
        let slot = self.slot(hash);
        if slot.load(Relaxed) == hash {
            slot.store(0, Relaxed);
        }
    }
}
