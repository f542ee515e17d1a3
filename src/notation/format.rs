//! The file formats.

use std::fmt;
use std::str::FromStr;

use crate::notation::error::UnsupportedRules;
use crate::notation::record::Record;
use crate::notation::{ggf, pgn, position, sgf, transcript};
use crate::position::Position;

/// A form in which a record can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// The moves in a line, behind the position where the start was set up.
    Transcript,
    /// The position now, in a line.
    Position,
    /// Othello PGN, which holds all of a record.
    Pgn,
    /// The form of the GGS server.
    Ggf,
    /// The Smart Game Format.
    Sgf,
}

impl Format {
    /// All forms.
    pub const ALL: [Self; 5] = [Self::Transcript, Self::Position, Self::Pgn, Self::Ggf, Self::Sgf];

    /// The name of the form: `transcript`, `position`, `pgn`, `ggf`, `sgf`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Transcript => "transcript",
            Self::Position => "position",
            Self::Pgn => "pgn",
            Self::Ggf => "ggf",
            Self::Sgf => "sgf",
        }
    }

    /// Writes a record in that form, with the line break that ends it.
    ///
    /// # Errors
    /// When the form has no place for the rules of the game.
    pub fn write(self, record: &Record) -> Result<String, UnsupportedRules> {
        let position = |at: Position| position::write(at.board(), at.next());
        let game = &record.game;
        Ok(match self {
            Self::Transcript if game.is_from_usual_start() => {
                format!("{}\n", transcript::write(game.plies()))
            }
            Self::Transcript => {
                format!("{} {}\n", position(game.start()), transcript::write(game.plies()))
            }
            Self::Position => format!("{}\n", position(game.position())),
            Self::Pgn => pgn::write(record),
            Self::Ggf => ggf::write(record)?,
            Self::Sgf => sgf::write(record)?,
        })
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Self, UnknownFormat> {
        Self::ALL.into_iter().find(|form| form.name() == text).ok_or(UnknownFormat)
    }
}

/// The text is the name of no form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownFormat;

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected one of {}", Format::ALL.map(Format::name).join(", "))
    }
}

impl std::error::Error for UnknownFormat {}
