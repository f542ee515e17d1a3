//! The transposition tables.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use super::selectivity::Selectivity;
use othello_core::square::Square;

/// The result of a search of a position, as far as it bounds the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The value is at least this.
    pub lower: i32,
    /// The value is at most this.
    pub upper: i32,
    /// The depth of the search in plies.
    pub depth: u32,
    /// The selectivity of the search.
    pub selectivity: Selectivity,
    /// The best move; `None` if no move is known.
    pub best: Option<Square>,
}

impl Entry {
    /// Packs the entry and the age of the search into the word that is stored.
    #[inline(always)]
    fn pack(self, age: u8) -> u64 {
        let value = |value: i32| u64::from((value as i16).cast_unsigned());
        let best = self.best.map_or(64, Square::index);
        value(self.lower)
            | value(self.upper) << 16
            | u64::from(self.depth) << 32
            | (self.selectivity as u64) << 40
            | u64::from(best) << 48
            | u64::from(age) << 56
    }

    #[inline(always)]
    fn unpack(word: u64) -> Self {
        let value = |word: u64| i32::from((word as u16).cast_signed());
        Self {
            lower: value(word),
            upper: value(word >> 16),
            depth: (word >> 32) as u32 & 0xff,
            selectivity: Selectivity::from_number((word >> 40) as u8),
            best: Square::from_index((word >> 48) as u8),
        }
    }
}

/// Returns how much a stored entry is worth keeping.
#[inline(always)]
fn worth(word: u64, age: u8) -> u64 {
    let is_current = u64::from(word >> 56 == u64::from(age));
    is_current << 16 | (word >> 32 & 0xff) << 3 | word >> 40 & 7
}

/// Four slots of two words, the hash combined with the entry, and the entry.
///
/// The two words of a slot are written one after the other without a lock. A slot that two threads
/// wrote at the same time does not match any hash, so that it is as good as empty.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([AtomicU64; 8]);

/// A transposition table that the threads of a search share.
pub struct Table {
    buckets: Box<[Bucket]>,
    age: AtomicU8,
}

impl Table {
    /// Creates an empty table of the largest power of two of bytes up to `bytes`.
    pub fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        let buckets = 1 << buckets.ilog2();
        Self { buckets: (0..buckets).map(|_| Bucket::default()).collect(), age: AtomicU8::new(1) }
    }

    /// Marks the entries so far as older than those to come, which replace them first.
    pub fn start_search(&self) {
        self.age.store(self.age.load(Relaxed).wrapping_add(1), Relaxed);
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.age = AtomicU8::new(1);
    }

    #[inline(always)]
    fn bucket(&self, hash: u64) -> &[AtomicU64; 8] {
        &self.buckets[hash as usize & (self.buckets.len() - 1)].0
    }

    /// Returns the entry of the position with this hash.
    #[inline(always)]
    pub fn get(&self, hash: u64) -> Option<Entry> {
        let bucket = self.bucket(hash);
        for slot in 0..4 {
            let word = bucket[2 * slot + 1].load(Relaxed);
            if bucket[2 * slot].load(Relaxed) ^ word == hash && word != 0 {
                return Some(Entry::unpack(word));
            }
        }
        None
    }

    /// Stores an entry in place of an earlier one of the same position, or of the least valuable one
    /// in its bucket. The bounds of a search of the same depth and selectivity stay.
    #[inline(always)]
    pub fn put(&self, hash: u64, mut entry: Entry) {
        let bucket = self.bucket(hash);
        let age = self.age.load(Relaxed);
        let (mut victim, mut least) = (0, u64::MAX);
        for slot in 0..4 {
            let word = bucket[2 * slot + 1].load(Relaxed);
            if bucket[2 * slot].load(Relaxed) ^ word == hash && word != 0 {
                let old = Entry::unpack(word);
                if old.depth == entry.depth && old.selectivity == entry.selectivity {
                    entry.lower = entry.lower.max(old.lower);
                    entry.upper = entry.upper.min(old.upper);
                }
                entry.best = entry.best.or(old.best);
                victim = slot;
                break;
            }
            let worth = if word == 0 { 0 } else { 1 + worth(word, age) };
            if worth < least {
                (victim, least) = (slot, worth);
            }
        }
        let word = entry.pack(age);
        bucket[2 * victim].store(hash ^ word, Relaxed);
        bucket[2 * victim + 1].store(word, Relaxed);
    }
}

/// The exact scores of positions near the end, for one thread.
///
/// A slot holds the last position that was stored in it: all but the lowest 16 bits of its hash, and
/// in these its bounds, which are those of one search.
pub struct NearTable<'a>(&'a mut [u64; SLOTS]);

/// A table of 256 KiB stays in the cache; larger ones save fewer positions than they cost time.
const SLOTS: usize = 1 << 15;

/// The memory of a [`NearTable`], which borrows it so that its slots are one step away.
pub struct NearMemory(Box<[u64; SLOTS]>);

impl NearMemory {
    /// Creates the memory of an empty table.
    pub fn new() -> Self {
        let slots = vec![Bounds::NONE.pack(); SLOTS].into_boxed_slice();
        Self(slots.try_into().unwrap_or_else(|_| unreachable!("the length is right")))
    }

    /// Returns the table.
    pub fn table(&mut self) -> NearTable<'_> {
        NearTable(&mut self.0)
    }
}

/// The bounds of an exact score in discs.
#[derive(Clone, Copy)]
pub struct Bounds {
    /// The score is at least this.
    pub lower: i8,
    /// The score is at most this.
    pub upper: i8,
}

impl Bounds {
    const NONE: Self = Self { lower: -64, upper: 64 };

    #[inline(always)]
    const fn pack(self) -> u64 {
        u16::from_le_bytes([self.lower.cast_unsigned(), self.upper.cast_unsigned()]) as u64
    }

    #[inline(always)]
    const fn unpack(slot: u64) -> Self {
        let [lower, upper, ..] = slot.to_le_bytes();
        Self { lower: lower.cast_signed(), upper: upper.cast_signed() }
    }
}

impl NearTable<'_> {
    /// Returns the bounds of the position with this hash.
    #[inline(always)]
    pub fn get(&self, hash: u64) -> Option<Bounds> {
        let slot = self.0[hash as usize % SLOTS];
        if (slot ^ hash) >> 16 == 0 { Some(Bounds::unpack(slot)) } else { None }
    }

    /// Stores the bounds of a position.
    #[inline(always)]
    pub fn put(&mut self, hash: u64, bounds: Bounds) {
        self.0[hash as usize % SLOTS] = hash >> 16 << 16 | bounds.pack();
    }
}
