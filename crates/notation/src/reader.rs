//! Games in any format, many in one input; the format of each is detected.

use std::io::{self, BufRead};

use crate::decode::Decoder;
use crate::encoding::name::Encoding;
use crate::error::{Location, ReadError, ReadErrorKind, Warning};
use crate::format::{Format, Reading};
use crate::game_tree;
use crate::line;
use crate::record::{Read, Record, Skipped};
pub use crate::source::LONGEST as LONGEST_GAME;
use crate::source::{Lookahead, Parsed, Source};
use crate::wthor::{self, Header, Names};
use othello_core::position::Position;

/// An iterator over the games of an input, each in any format.
///
/// A fault concerns one game; the games after it are still read. Memory is bounded by the longest
/// game, and a game of more than 16 MiB is none. Text may be in any [encoding](crate::encoding), and its
/// lines may end in any way. Empty lines are skipped, and those that
/// begin with `#` or `%`: before a game they count as comments that its record has no place for,
/// and [behind the last one](Self::comment_lines) they are counted as well.
///
/// ```
/// use othello_notation::reader::Reader;
/// use othello_core::position::Position;
/// use othello_core::rules::Rules;
/// let input = &b"f5d6c3\n(;GM[2]PB[Ann]B[f5];W[d6])\nf5 f5\n"[..];
/// let games: Vec<_> = Reader::new(input, Position::start(Rules::OTHELLO)).collect();
/// let [Ok(first), Ok(second), Err(third)] = &games[..] else { panic!("{games:?}") };
/// assert_eq!(first.record.game.plies().len(), 3);
/// assert_eq!(second.record.names.black, "Ann".parse().ok());
/// assert_eq!(third.to_string(), "line 3, column 4: move 2: f5 is occupied");
/// ```
pub struct Reader<R> {
    input: Decoder<R>,
    ahead: Lookahead,
    /// The start of games that do not give theirs.
    usual: Position,
    names: Names,
    state: State,
    /// The format of an input without a byte.
    empty: Format,
    /// The lines of comment that have not been counted with a game.
    comment_lines: usize,
}

/// A game that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The location of its beginning.
    pub at: Location,
    /// The game and what is written beside it.
    pub record: Record,
    /// The statements of the file that the game does not bear out.
    pub warnings: Vec<Warning>,
    /// The parts of the game that are not in the record.
    pub skipped: Skipped,
}

impl Found {
    fn new(at: Location, Read { record, warnings, skipped }: Read) -> Self {
        Self { at, record, warnings, skipped }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Start,
    Text,
    /// In the games of the WTHOR base, of which so many have been read.
    Wthor {
        header: Header,
        read: usize,
    },
    End,
}

impl<R: BufRead> Reader<R> {
    /// Makes a reader of an input. Games that do not say how they start are taken to start from
    /// `usual`, and those that do not name their rules to be played by its rules.
    pub fn new(input: R, usual: Position) -> Self {
        let (ahead, names) = (Lookahead::new(), Names::default());
        let (input, state) = (Decoder::new(input), State::Start);
        let empty = Format::Transcript;
        Self { input, ahead, usual, names, state, empty, comment_lines: 0 }
    }

    /// Reads the text in that encoding, whatever it names or looks like; a byte order mark counts all the
    /// same.
    #[must_use]
    pub fn with_encoding(self, encoding: Encoding) -> Self {
        Self { input: self.input.with_encoding(Some(encoding)), ..self }
    }

    /// Takes an empty input for a file of that format: one of the WTHOR base has a header at least.
    #[must_use]
    pub fn with_expected(self, format: Format) -> Self {
        Self { empty: format, ..self }
    }

    /// Adds the names that files of the WTHOR base refer to by number.
    #[must_use]
    pub fn with_names(self, names: Names) -> Self {
        Self { names, ..self }
    }

    /// Returns the number of the lines of comment behind the last game that could be read.
    pub const fn comment_lines(&self) -> usize {
        self.comment_lines
    }

    fn step(&mut self) -> io::Result<Option<Result<Found, ReadError>>> {
        match self.state {
            State::End => Ok(None),
            State::Wthor { header, read } => self.wthor(header, read),
            State::Text => self.text(),
            State::Start => {
                let empty = self.empty;
                let mut source = self.source();
                let format = match source.peek()? {
                    Some(_) => detect(&mut source)?,
                    None => empty,
                };
                match format.reading() {
                    Reading::Bytes => self.wthor_start(),
                    Reading::Text(_) => {
                        self.state = State::Text;
                        self.text()
                    }
                }
            }
        }
    }

    fn wthor_start(&mut self) -> io::Result<Option<Result<Found, ReadError>>> {
        let mut bytes = [0; wthor::HEADER];
        let header = if self.source().fill(&mut bytes)? == bytes.len() {
            Header::read(bytes)
        } else {
            Err(ReadErrorKind::Expected(wthor::LAYOUT))
        };
        match header {
            Ok(header) => {
                self.state = State::Wthor { header, read: 0 };
                self.wthor(header, 0)
            }
            Err(fault) => {
                self.state = State::End;
                Ok(Some(Err(ReadError::new(Location::Game(1), fault))))
            }
        }
    }

    fn wthor(
        &mut self,
        header: Header,
        read: usize,
    ) -> io::Result<Option<Result<Found, ReadError>>> {
        let mut bytes = [0; wthor::RECORD];
        let place = Location::Game(read + 1);
        let fault = match (self.source().fill(&mut bytes)?, read < header.games) {
            (0, false) => return Ok(None),
            (wthor::RECORD, true) => {
                self.state = State::Wthor { header, read: read + 1 };
                let game = wthor::parse(&bytes, header, &self.names, self.usual);
                let game = game.map(|game| Found::new(place, game));
                return Ok(Some(game.map_err(|fault| ReadError::new(place, fault))));
            }
            (_, true) => ReadErrorKind::Truncated { expected: header.games, found: read },
            (_, false) => ReadErrorKind::Expected(wthor::NO_MORE),
        };
        self.state = State::End;
        Ok(Some(Err(ReadError::new(place, fault))))
    }

    fn text(&mut self) -> io::Result<Option<Result<Found, ReadError>>> {
        let usual = self.usual;
        let mut source = Source::new(&mut self.input, &mut self.ahead);
        loop {
            source.skip_blanks()?;
            match source.peek()? {
                None => return Ok(None),
                Some(b'#' | b'%') => {
                    self.comment_lines += 1;
                    if let Some(error) = source.cut_line()?.endless() {
                        return Ok(Some(Err(error)));
                    }
                }
                Some(_) => break,
            }
        }
        let read = match detect(&mut source)?.reading() {
            Reading::Text(read) => read,
            // Bytes in the middle of a text are none.
            Reading::Bytes => line::read_transcript,
        };
        let Parsed { line, game } = read(&mut source, usual)?;
        Ok(Some(game.map(|mut game| {
            game.skipped.lines_before = std::mem::take(&mut self.comment_lines);
            Found::new(Location::Line(line), game)
        })))
    }

    fn source(&mut self) -> Source<'_> {
        Source::new(&mut self.input, &mut self.ahead)
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Found, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.step().unwrap_or_else(|error| {
            self.state = State::End;
            let place = Location::Line(self.ahead.line());
            Some(Err(ReadError::new(place, ReadErrorKind::Unreadable(error.to_string()))))
        })
    }
}

/// The number of bytes that the detection of a format looks at.
const LOOK: usize = 256;

/// Returns the format of the game that comes next.
fn detect(source: &mut Source<'_>) -> io::Result<Format> {
    let mut ahead = source.look(LOOK)?;
    if game_tree::is_undecided(ahead) {
        ahead = source.look_while(LOOK, game_tree::is_undecided)?;
    }
    Ok(Format::detect(ahead))
}
