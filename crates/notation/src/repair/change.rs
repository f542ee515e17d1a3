//! The elementary changes of a scoresheet, in words.

use std::fmt;

use othello_core::square::Square;

/// An elementary change of a scoresheet. Numbers are those that stand on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Change {
    /// Two moves have changed places.
    Swapped(u8, u8),
    /// The move with that number was played elsewhere.
    Moved(u8, Square, Square),
    /// The number that stands nowhere belongs here.
    Filled(u8, Square),
    /// The entry that cannot be read is this square.
    Read(u8, Square),
    /// A move is missing, which would have that number.
    Inserted(u8, Square),
    /// The move was not played.
    Removed(u8, Square),
    /// The number was left out, and so was what cannot be read.
    Skipped(u8),
    /// The square has another number.
    Renumbered(Square, u8, u8),
    /// The first eight moves are missing.
    Started([Square; 8]),
    /// The square has the next number, and all later moves one more.
    Shifted(Square, u8),
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swapped(one, other) => write!(f, "{one} and {other} swapped"),
            Self::Moved(number, from, to) => write!(f, "{number} at {to}, not {from}"),
            Self::Filled(number, square) => write!(f, "{number}, which is missing, at {square}"),
            Self::Read(number, square) => write!(f, "{number} read as {square}"),
            Self::Inserted(number, square) => write!(f, "{square} added as {number}"),
            Self::Removed(number, square) => write!(f, "{number} at {square} left out"),
            Self::Skipped(number) => write!(f, "no {number}: one less from there on"),
            Self::Renumbered(square, from, to) => write!(f, "{square} is {to}, not {from}"),
            Self::Started(squares) => {
                let names = squares.map(Square::name);
                write!(f, "{} added before the first", names.concat())
            }
            Self::Shifted(square, number) => {
                write!(f, "{square} is {number}: one more from there on")
            }
        }
    }
}
