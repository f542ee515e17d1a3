//! The kinds of puzzles.

use std::ops::RangeInclusive;

/// The kind of a puzzle, which follows from the number of empty squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// One move wins, which is proved.
    Endgame,
    /// One move keeps the lead, by a margin that is larger than the error of the search.
    Midgame,
}

impl Kind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Endgame, Self::Midgame];

    /// Returns the kind of a puzzle with that number of empty squares.
    pub const fn of(empties: u8) -> Self {
        if empties <= *Self::Endgame.empties().end() { Self::Endgame } else { Self::Midgame }
    }

    /// Returns the name: `endgame` or `midgame`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Endgame => "endgame",
            Self::Midgame => "midgame",
        }
    }

    /// Returns the numbers of empty squares that there may be: a proof of an endgame may take seconds.
    pub const fn empties(self) -> RangeInclusive<u8> {
        match self {
            Self::Endgame => 0..=20,
            Self::Midgame => 21..=44,
        }
    }

    /// Returns the numbers of empty squares of the usual puzzles: enough to think about, and in the endgame
    /// few enough to be proved in a moment.
    pub const fn usual_empties(self) -> RangeInclusive<u8> {
        match self {
            Self::Endgame => 8..=14,
            Self::Midgame => 24..=44,
        }
    }
}
