//! The table of the file formats.

use std::fmt;
use std::str::FromStr;

use crate::diagram;
use crate::encoding::guess::is_base;
use crate::error::WriteError;
use crate::game_tree::{self, Escapes};
use crate::ggf;
use crate::line;
use crate::pgn;
use crate::record::Record;
use crate::sgf;
use crate::source::{self, Lines, More, ReadNext};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::tree::Original;

/// A file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// The moves in a line, behind the position where the start was set up.
    Transcript,
    /// The position in a line.
    Position,
    /// The record diagram: a grid with the number of the move on each square.
    Grid,
    /// Othello PGN, which holds all of a record.
    Pgn,
    /// The format of the GGS server.
    Ggf,
    /// The Smart Game Format.
    Sgf,
    /// The base of tournament games of the Fédération Française d'Othello: several files of bytes, which
    /// a [`BaseWriter`](crate::base_writer::BaseWriter) writes.
    Wthor,
}

/// All that the program needs to know of a format.
struct Row {
    format: Format,
    name: &'static str,
    /// The parts of a record that it keeps, in words.
    keeps: &'static str,
    /// Reads the game that a text begins with; `None` for what stands among words, and for bytes.
    read: Option<ReadNext>,
    /// Writes a record, with the line break that ends it.
    write: Option<Write>,
    /// The text between two games of a file.
    separator: &'static str,
}

type Write = fn(&Record) -> Result<String, WriteError>;

const TABLE: &[Row] = &[
    Row {
        format: Format::Transcript,
        name: "transcript",
        keeps: "the start and the moves of the main line",
        read: None,
        write: Some(|record| Ok(line::write_transcript(record))),
        separator: "",
    },
    Row {
        format: Format::Position,
        name: "position",
        keeps: "the current position",
        read: None,
        write: Some(|record| Ok(line::write_position(record))),
        separator: "",
    },
    Row {
        format: Format::Grid,
        name: "grid",
        keeps: "the moves of the main line",
        read: None,
        write: Some(|record| Ok(diagram::write(record))),
        separator: "\n",
    },
    Row {
        format: Format::Pgn,
        name: pgn::NAME,
        keeps: "everything",
        read: Some(pgn::read_next),
        write: Some(|record| Ok(pgn::write(record))),
        separator: "\n",
    },
    Row {
        format: Format::Sgf,
        name: sgf::NAME,
        keeps: "everything but undone moves, tags and times that SGF has no property for, and other rules",
        read: Some(sgf::read_next),
        write: Some(sgf::write),
        separator: "",
    },
    Row {
        format: Format::Ggf,
        name: ggf::NAME,
        keeps: "names, date, clock, result, and comments, values and times of the main line",
        read: Some(ggf::read_next),
        write: Some(ggf::write),
        separator: "",
    },
    Row {
        format: Format::Wthor,
        name: "wthor",
        keeps: "players, tournament, year, result and moves",
        read: None,
        write: None,
        separator: "",
    },
];

impl Format {
    /// All formats.
    pub const ALL: [Self; TABLE.len()] = {
        let mut all = [Self::Transcript; TABLE.len()];
        let mut number = 0;
        while number < TABLE.len() {
            all[number] = TABLE[number].format;
            number += 1;
        }
        all
    };

    /// Returns the format of an input that begins so, perhaps behind blanks; one that begins with none that has a
    /// syntax of its own is taken for a transcript, whatever stands in it.
    ///
    /// ```
    /// use othello_notation::Format;
    /// assert_eq!(Format::detect(b"[Event \"?\"]"), Format::Pgn);
    /// assert_eq!(Format::detect(b"(;GM[Othello]PC[GGS]"), Format::Ggf);
    /// assert_eq!(Format::detect(b"f5d6c3"), Format::Transcript);
    /// ```
    pub fn detect(start: &[u8]) -> Self {
        if is_base(start) {
            return Self::Wthor;
        }
        let text = String::from_utf8_lossy(start);
        let lines = Lines::of(text.trim_start_matches(source::is_blank));
        Self::at_start(&lines).ok().flatten().unwrap_or(Self::Transcript)
    }

    /// Returns the format with a syntax of its own that a text begins in, if it does.
    pub(super) fn at_start(lines: &Lines<'_>) -> Result<Option<Self>, More> {
        Ok(match game_tree::at_start(lines)? {
            Some(Escapes::None) => Some(Self::Ggf),
            Some(Escapes::Backslash) => Some(Self::Sgf),
            None => lines.line(0)?.filter(|(line, _)| pgn::is_likely(line)).map(|_| Self::Pgn),
        })
    }

    /// Returns the name of the format: `transcript`, `position`, `grid`, `pgn`, `sgf`, `ggf`,
    /// `wthor`.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns the parts of a record that the format keeps: `the start and the moves`.
    pub fn keeps(self) -> &'static str {
        self.row().keeps
    }

    /// Writes a record in this format, with the line break that ends it. A game with notes that was
    /// read from UTF-8 in this format and has not been changed is written as it stood there.
    ///
    /// # Errors
    /// If the format cannot hold a game with such rules, or is no text.
    pub fn write(self, record: &Record) -> Result<String, WriteError> {
        let Row { name, write, .. } = self.row();
        let write = write.ok_or(WriteError::ReadOnly { format: name })?;
        let original = self.original(record).filter(|original| original.bytes.is_none());
        original.map_or_else(
            || write(record),
            |Original { text, .. }| Ok(format!("{}{}", text.trim_end(), line_break(text))),
        )
    }

    /// Returns `true` if a record was read from a text in this format that it has kept, and is still the
    /// same game.
    pub fn is_unchanged(self, record: &Record) -> bool {
        self.original(record).is_some()
    }

    /// Returns the bytes that a record was read from in this format, with the line break that ends it,
    /// if they were not UTF-8 and it is still the same game. In UTF-16 they have its byte order mark
    /// in front if the file has one.
    ///
    /// ```
    /// use othello_core::position::Position;
    /// use othello_core::rules::Rules;
    /// use othello_notation::Format;
    /// use othello_notation::reader::Reader;
    /// let file = b"(;GM[2]CA[Shift_JIS];B[f5]C[\x95\x5c];W[d6])\n";
    /// let mut games = Reader::new(&file[..], Position::start(Rules::OTHELLO));
    /// let mut record = games.next().unwrap()?.record;
    /// assert_eq!(Format::Sgf.unchanged_bytes(&record).as_deref(), Some(&file[..]));
    /// record.game.undo();
    /// assert_eq!(Format::Sgf.unchanged_bytes(&record), None);
    /// assert!(Format::Sgf.write(&record)?.starts_with("(;FF[4]GM[2]CA[UTF-8]"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn unchanged_bytes(self, record: &Record) -> Option<Vec<u8>> {
        let Original { text, bytes, .. } = self.original(record)?;
        let mut bytes = bytes.clone()?;
        let line_break = line_break(text).bytes();
        // The place of the letter in a unit of UTF-16.
        let place = match bytes[..] {
            [_, 0, ..] | [0xff, 0xfe, ..] => 0,
            [0, ..] | [0xfe, 0xff, ..] => 1,
            _ => {
                bytes.truncate(bytes.trim_ascii_end().len());
                bytes.extend(line_break);
                return Some(bytes);
            }
        };
        let is_blank = |unit: &[u8]| {
            matches!(unit[place], b' ' | b'\t' | b'\r' | b'\n') && unit[1 - place] == 0
        };
        while bytes.last_chunk::<2>().is_some_and(|unit| is_blank(unit)) {
            bytes.truncate(bytes.len() - 2);
        }
        let units = line_break.flat_map(|it| if place == 0 { [it, 0] } else { [0, it] });
        bytes.extend(units);
        Some(bytes)
    }

    /// Returns the text that a record was read from in this format, if that is still the same game.
    fn original(self, record: &Record) -> Option<&Original> {
        let original = self.kept_original(record)?;
        let read = self.reader()?;
        let again = source::read_one(&original.text, Position::start(Rules::OTHELLO), read).ok()?;
        (again.record == *record).then_some(original)
    }

    /// Returns the text from which a record was read in this format, if it was kept.
    pub(super) fn kept_original(self, record: &Record) -> Option<&Original> {
        record.annotations.original().filter(|it| it.format == self.name())
    }

    /// Returns the text between two games of a file.
    pub fn separator(self) -> &'static str {
        self.row().separator
    }

    /// Returns `true` for a format with a syntax of its own, which does not stand among words.
    pub(super) fn has_syntax(self) -> bool {
        self.reader().is_some()
    }

    /// Returns the reader of a format with a syntax of its own.
    pub(super) fn reader(self) -> Option<ReadNext> {
        self.row().read
    }

    fn row(self) -> &'static Row {
        TABLE.iter().find(|row| row.format == self).expect("each format has a row")
    }
}

fn line_break(text: &str) -> &'static str {
    if text.contains("\r\n") { "\r\n" } else { "\n" }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Self, UnknownFormat> {
        Self::ALL.into_iter().find(|format| format.name() == text).ok_or(UnknownFormat)
    }
}

/// The error of a text that is not the name of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownFormat;

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected one of {}", Format::ALL.map(Format::name).join(", "))
    }
}

impl std::error::Error for UnknownFormat {}
