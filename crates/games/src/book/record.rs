//! The record of a position, in memory and in the file.

use std::cmp::Ordering;

use othello_core::moves::legal_moves;
use othello_core::square::Square;
use othello_engine::{Line, Selectivity, Value};

use crate::book::key::BookKey;

/// The version of the format of a book.
pub const VERSION: u32 = 1;

/// The number of bytes of a record.
pub const BYTES: usize = 40;

/// The most moves of a line that a record has.
pub const MOST_MOVES: usize = 11;

/// A value in hundredths of a disc, and how it was found.
///
/// The order is that of a choice: the best value first, and of equal ones the more certain one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rated {
    pub hundredths: i16,
    pub certainty: BookCertainty,
}

/// The kind of search that found a value. The more certain, the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookCertainty {
    Estimated { depth: u8, selectivity: Selectivity },
    Exact,
}

impl BookCertainty {
    /// Returns the parts in the order of their weight.
    const fn rank(self) -> (u8, u8) {
        match self {
            Self::Estimated { depth, selectivity } => (depth, selectivity as u8),
            Self::Exact => (u8::MAX, 0),
        }
    }
}

impl Ord for BookCertainty {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for BookCertainty {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Rated {
    /// Returns the value of a search.
    #[expect(clippy::cast_possible_truncation, reason = "values are from -64 to 64")]
    pub fn of(value: Value) -> Self {
        let hundredths = (value.discs().clamp(-64.0, 64.0) * 100.0).round() as i16;
        let certainty = match value {
            Value::Exact(_) => BookCertainty::Exact,
            Value::Estimated { depth, selectivity, .. } => {
                BookCertainty::Estimated { depth: depth.min(60) as u8, selectivity }
            }
        };
        Self { hundredths, certainty }
    }

    /// Returns the value as a search states it.
    pub fn value(self) -> Value {
        match self.certainty {
            BookCertainty::Exact => Value::Exact(i32::from(self.hundredths) / 100),
            BookCertainty::Estimated { depth, selectivity } => Value::Estimated {
                discs: f32::from(self.hundredths) / 100.0,
                depth: depth.into(),
                selectivity,
            },
        }
    }

    /// Returns the value for the other side.
    #[must_use]
    pub const fn negated(self) -> Self {
        Self { hundredths: -self.hundredths, ..self }
    }

    /// Returns the value of the move that leads to a position with this one.
    #[must_use]
    pub const fn of_move(self) -> Self {
        let certainty = match self.certainty {
            BookCertainty::Estimated { depth, selectivity } => {
                BookCertainty::Estimated { depth: depth.saturating_add(1), selectivity }
            }
            BookCertainty::Exact => BookCertainty::Exact,
        };
        Self { certainty, ..self }
    }

    const fn bytes(this: Option<Self>) -> [u8; 4] {
        let Some(Self { hundredths, certainty }) = this else { return [0, 0, 0, NONE] };
        let [low, high] = hundredths.to_le_bytes();
        match certainty {
            BookCertainty::Estimated { depth, selectivity } => {
                [low, high, depth, KINDS[selectivity as usize]]
            }
            BookCertainty::Exact => [low, high, 0, EXACT],
        }
    }

    fn from_bytes([low, high, depth, kind]: [u8; 4]) -> Option<Self> {
        let certainty = match kind {
            EXACT => BookCertainty::Exact,
            kind => {
                let place = KINDS.iter().position(|other| *other == kind)?;
                let selectivity = Selectivity::ALL[place];
                BookCertainty::Estimated { depth, selectivity }
            }
        };
        let hundredths = i16::from_le_bytes([low, high]);
        (hundredths.unsigned_abs() <= 6400).then_some(Self { hundredths, certainty })
    }
}

/// The bytes of the selectivities in their order. That of the first one is the last, for it came last.
const KINDS: [u8; Selectivity::ALL.len()] = [6, 0, 1, 2, 3, 4];
/// The byte of an exact value.
const EXACT: u8 = 5;
/// The byte of a value that there is not.
const NONE: u8 = 0xff;

/// The knowledge of a position in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookRecord {
    /// The value that a search has found for the first of the moves; `None` if only later positions have one.
    pub searched: Option<Rated>,
    /// The value that the known moves and the search give; `None` if there is neither.
    pub backed_up: Option<Rated>,
    /// The moves among which the search has found the first one.
    pub scope: BookScope,
    /// The best moves that the search has found, in the folded position.
    moves: [u8; MOST_MOVES],
}

/// The moves among which a search has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BookScope {
    /// Those that lead to no position of the book that it comes from.
    Rest,
    All,
}

impl BookRecord {
    /// Makes a record of a search; the value is not backed up yet. The moves are those in the folded position.
    pub fn searched(value: Value, moves: impl Iterator<Item = Square>, scope: BookScope) -> Self {
        let mut record = Self { scope, ..Self::unknown() };
        record.searched = Some(Rated::of(value));
        for (byte, square) in record.moves.iter_mut().zip(moves) {
            *byte = square.index();
        }
        record
    }

    /// Makes a record of a position that was not searched.
    pub const fn unknown() -> Self {
        let scope = BookScope::All;
        Self { searched: None, backed_up: None, scope, moves: [NONE; MOST_MOVES] }
    }

    /// Returns the moves that the search has found, in the folded position.
    pub fn moves(&self) -> impl Iterator<Item = Square> {
        self.moves.into_iter().map_while(Square::from_index)
    }

    /// Returns what the search has found, in the folded position.
    pub fn line(&self) -> Option<Line> {
        Some(Line { value: self.searched?.value(), moves: self.moves().collect() })
    }

    /// Takes over what another search has found if it has looked further; returns `true` if it has.
    pub fn deepen(&mut self, other: &Self) -> bool {
        let rank =
            |record: &Self| record.searched.map(|searched| (searched.certainty, record.scope));
        let is_deeper = rank(other) > rank(self);
        if is_deeper {
            (self.searched, self.moves) = (other.searched, other.moves);
            self.scope = other.scope;
        }
        is_deeper
    }
}

/// The place of a record in what was added with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Others follow.
    Within,
    /// It is the last one.
    Last,
}

/// Writes a record.
pub fn write(key: BookKey, record: &BookRecord, place: Place) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    bytes[..8].copy_from_slice(&key.own.to_le_bytes());
    bytes[8..16].copy_from_slice(&key.opp.to_le_bytes());
    bytes[16..20].copy_from_slice(&Rated::bytes(record.searched));
    bytes[20..24].copy_from_slice(&Rated::bytes(record.backed_up));
    bytes[24..35].copy_from_slice(&record.moves);
    bytes[35] = u8::from(place == Place::Last) | u8::from(record.scope == BookScope::Rest) << 1;
    let sum = crc32fast::hash(&bytes[..36]);
    bytes[36..].copy_from_slice(&sum.to_le_bytes());
    bytes
}

/// Reads a record; `None` if it is damaged, or none of a position.
pub fn read(bytes: &[u8; BYTES]) -> Option<(BookKey, BookRecord, Place)> {
    if crc32fast::hash(&bytes[..36]).to_le_bytes() != bytes[36..] {
        return None;
    }
    let record = BookRecord {
        searched: Rated::from_bytes(part(bytes, 16)),
        backed_up: Rated::from_bytes(part(bytes, 20)),
        scope: if bytes[35] & 2 == 0 { BookScope::All } else { BookScope::Rest },
        moves: part(bytes, 24),
    };
    // Somebody else's book may have anything.
    let key = key(bytes);
    let legal = legal_moves(key.own, key.opp);
    let begins = record.moves().next().is_some_and(|first| legal >> first.index() & 1 != 0);
    if key.own & key.opp != 0 || record.searched.is_some() && !begins {
        return None;
    }
    let place = if bytes[35] & 1 == 1 { Place::Last } else { Place::Within };
    Some((key, record, place))
}

/// Returns the position of a record without looking at its sum.
pub fn key(bytes: &[u8; BYTES]) -> BookKey {
    let number = |at: usize| u64::from_le_bytes(part(bytes, at));
    BookKey { own: number(0), opp: number(8) }
}

fn part<const N: usize>(bytes: &[u8; BYTES], at: usize) -> [u8; N] {
    bytes[at..at + N].try_into().expect("the parts are within a record")
}
