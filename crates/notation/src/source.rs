//! Pieces of a text: its lines, and the games that are found in it.

use std::ops::Range;

use crate::error::{Location, ReadError, ReadErrorKind};
use crate::located::Located;
use crate::record::Read;
use crate::table::Table;
use othello_core::game::Game;
use othello_core::position::Position;

/// The most bytes of one game that are read, with all its variations and comments.
pub const LONGEST: usize = 16 << 20;

/// The piece that comes next in a text.
pub(super) enum Next {
    /// So many bytes of a line of comment on the file.
    Comment(usize),
    /// So many bytes without a game.
    Words(usize),
    /// The headings of a table, so many bytes.
    Table(Box<Table>, usize),
    /// The end of the table.
    TableEnd,
    /// A game.
    Game(Box<Piece>),
}

/// A game that has been found in a text.
pub(super) struct Piece {
    pub(super) range: Range<usize>,
    /// The name of the format whose text is kept with the game.
    pub(super) format: Option<&'static str>,
    pub(super) read: Result<Read, Located<ReadErrorKind>>,
    /// `true` for a few moves of which nothing says that they are a game of their own: none beside a longer one.
    pub(super) is_few: bool,
    /// Further games in the same lines.
    pub(super) beside: Vec<Self>,
}

/// The games before a piece of text.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Games {
    /// `true` if there is one, or the fault of one.
    pub(super) has_any: bool,
    /// `true` if there is one beside which a few moves are none.
    pub(super) has_long: bool,
    /// `true` if a few moves were the last.
    pub(super) was_few: bool,
}

impl Games {
    /// Adds one.
    pub(super) fn add(&mut self, piece: &Piece) {
        let has_long = self.has_long || piece.is_long();
        *self = Self { has_any: true, has_long, was_few: piece.is_few };
    }
}

impl Piece {
    /// Makes the piece of a game of which no text is kept.
    pub(super) const fn bare(
        range: Range<usize>,
        read: Result<Read, Located<ReadErrorKind>>,
    ) -> Self {
        Self { range, format: None, read, is_few: false, beside: Vec::new() }
    }

    /// Returns the number of its plies.
    pub(super) fn plies(&self) -> usize {
        self.read.as_ref().map_or(0, |read| read.record.game.plies().len())
    }

    /// Returns `true` for a game beside which a few moves are none.
    pub(super) fn is_long(&self) -> bool {
        const LONG: usize = 4;
        self.plies() >= LONG
    }
}

/// The surroundings of a piece of text.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    /// The start of games that do not give theirs.
    pub(super) usual: Position,
    /// The table in which the text stands.
    pub(super) table: Option<&'a Table>,
    /// The text since the last game, or the beginning of it.
    pub(super) before: &'a str,
    /// The words in it.
    pub(super) words: usize,
    /// The game before, and what those before are.
    pub(super) last: Option<&'a Game>,
    pub(super) games: Games,
    /// The trust in what is found.
    pub(super) trust: Trust,
    /// Returns the location of a place in the text.
    pub(super) locate: &'a dyn Fn(usize) -> Location,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trust {
    /// It is a game, whatever stands beside it.
    Sure,
    /// It may be one.
    Doubtful,
}

/// The reader of a format: returns the game that a text begins with; `None` if more of it has to be seen.
pub(super) type ReadNext = fn(&Lines<'_>, &Context<'_>) -> Option<Piece>;

/// The lines of a text of which perhaps not all has come.
#[derive(Clone, Copy)]
pub(super) struct Lines<'a> {
    pub(super) text: &'a str,
    /// `true` if there is no more.
    pub(super) is_whole: bool,
}

/// More of the text has to be seen.
pub(super) struct More;

impl<'a> Lines<'a> {
    /// Makes the lines of a text of which all is there.
    pub(super) const fn of(text: &'a str) -> Self {
        Self { text, is_whole: true }
    }

    /// Returns the line at a place without its line break, and the place behind that; `None` at the end of the text.
    pub(super) fn line(&self, at: usize) -> Result<Option<(&'a str, usize)>, More> {
        let rest = &self.text[at..];
        match rest.find('\n') {
            Some(end) => Ok(Some((rest[..end].trim_end_matches('\r'), at + end + 1))),
            None if !self.is_whole => Err(More),
            None => Ok((!rest.is_empty()).then_some((rest, self.text.len()))),
        }
    }

    /// Returns `true` if the text ends at a place, without a line break.
    pub(super) fn is_last(&self, behind: usize) -> bool {
        self.is_whole && behind == self.text.len() && !self.text.ends_with('\n')
    }
}

/// Returns `true` for what may stand before a game: blanks, the byte order mark of a file that was put behind
/// another one, and the marks before the lines of a mail that is quoted.
pub(super) fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\u{feff}' | '>')
}

/// Reads the one game of a text in the format of that reader.
pub(super) fn read_one(text: &str, usual: Position, read: ReadNext) -> Result<Read, ReadError> {
    let skipped = text.len() - text.trim_start_matches(is_blank).len();
    let locate = |at: usize| location((1, 1), &text[..skipped + at]);
    let context = Context {
        usual,
        table: None,
        before: "",
        words: 0,
        last: None,
        games: Games::default(),
        trust: Trust::Sure,
        locate: &locate,
    };
    let lines = Lines::of(&text[skipped..]);
    let error = |at: usize, kind| Err(ReadError::new(locate(at), kind));
    let Some(piece) = read(&lines, &context) else {
        return error(0, ReadErrorKind::NoGame);
    };
    match piece.read {
        Err(Located { at, error: kind }) => error(piece.range.start + at, kind),
        Ok(_) if !lines.text[piece.range.end..].trim().is_empty() => {
            let behind = &lines.text[piece.range.end..];
            let at = lines.text.len() - behind.trim_start().len();
            error(at, ReadErrorKind::Expected("one game, and nothing after it"))
        }
        Ok(read) => Ok(read),
    }
}

/// Returns the location behind a text that begins at a line and a column.
pub(super) fn location((line, column): (usize, usize), text: &str) -> Location {
    let (line, column) = advance((line, column), text);
    Location::Column { line, column }
}

/// Returns the line and the column behind a text that begins at others.
pub(super) fn advance((line, column): (usize, usize), text: &str) -> (usize, usize) {
    match text.rfind('\n') {
        None => (line, column + text.chars().count()),
        Some(at) => {
            let breaks = text.bytes().filter(|byte| *byte == b'\n').count();
            (line + breaks, 1 + text[at + 1..].chars().count())
        }
    }
}
