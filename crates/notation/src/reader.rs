//! Games in any format, many in one input; the format of each is detected.

use std::collections::VecDeque;
use std::io::{self, BufRead};

use crate::encoding::decoder::{Decoder, Origin};
use crate::encoding::name::{Basis, Encoding};
use crate::error::{Location, ReadError, ReadErrorKind, Warning};
use crate::format::Format;
use crate::forms;
use crate::located::Located;
use crate::record::{Read, Record, Skipped};
pub use crate::source::LONGEST as LONGEST_GAME;
use crate::source::{self, Context, Games, Lines, More, Next, Piece, Trust};
use crate::splitter;
use crate::table::Table;
use crate::wthor::{Header, Names, RawGame};
use othello_core::game::Game;
use othello_core::position::Position;

/// An iterator over the games of an input, each in any format.
///
/// A fault concerns one game; the games after it are still read. Memory is bounded by the longest
/// game, and a game of more than 16 MiB is none. Text may be in any [encoding](crate::encoding), and its
/// lines may end in any way. Moves, boards and games may stand among words, as in a mail or a log: those
/// before moves and behind them in the same line become the comment of the game. Empty lines are
/// skipped, and those that begin with `#` or `%`: before a game they count as comments that its record
/// has no place for, and [behind the last one](Self::comment_lines) they are counted as well. What looks like
/// a move and is not played is told with the game behind it, and [behind the last one](Self::left_out) at the end.
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
    /// The place in the text that has been reached, and its line and column.
    at: usize,
    place: (usize, usize),
    /// `true` if all of the text has come, and the reason why no more has.
    is_whole: bool,
    fault: Option<io::Error>,
    /// The start of games that do not give theirs.
    usual: Position,
    names: Names,
    state: State,
    /// The format of an input without a byte.
    empty: Format,
    /// The table in which the text stands.
    table: Option<Box<Table>>,
    /// The lines of comment that have not been counted with a game.
    comment_lines: usize,
    /// The text before the next game: the beginning of it, and the number of its words and lines.
    before: String,
    words: usize,
    lines: usize,
    /// The line and column of the first of these.
    first: (usize, usize),
    games: Games,
    /// Further games in the lines that have been reached.
    beside: VecDeque<Piece>,
    trust: Trust,
    /// The game that was found last, if it was not drawn.
    last: Option<Game>,
    /// The squares since the last game that are not played: the place of the first, and their number.
    left_out: Option<(Location, usize)>,
    /// The result that the lines below the last game claim, if the game does not bear it out.
    contradiction: Option<Warning>,
}

/// The fault of a text without a game in it.
pub(crate) const NOTHING: ReadErrorKind =
    ReadErrorKind::Expected("moves or a position, found neither");

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

/// The bytes before a game that are kept as its comment, at most.
const LONGEST_COMMENT: usize = 1 << 12;

impl<R: BufRead> Reader<R> {
    /// Makes a reader of an input. Games that do not say how they start are taken to start from
    /// `usual`, and those that do not name their rules to be played by its rules.
    pub fn new(input: R, usual: Position) -> Self {
        Self {
            input: Decoder::new(input),
            at: 0,
            place: (1, 1),
            is_whole: false,
            fault: None,
            usual,
            names: Names::default(),
            state: State::Start,
            empty: Format::Transcript,
            table: None,
            comment_lines: 0,
            before: String::new(),
            words: 0,
            lines: 0,
            first: (1, 1),
            games: Games::default(),
            beside: VecDeque::new(),
            trust: Trust::Sure,
            last: None,
            left_out: None,
            contradiction: None,
        }
    }

    /// Takes for a game what may be one, too.
    #[must_use]
    pub(super) fn with_doubtful(self) -> Self {
        Self { trust: Trust::Doubtful, ..self }
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

    /// Returns the number of the lines of comment behind the last game that could be read, and of others
    /// without a game in them.
    pub const fn comment_lines(&self) -> usize {
        self.comment_lines + self.lines
    }

    /// Returns what is to be said of the text behind the last game: of squares that look like moves, or of a result that
    /// is another one.
    pub fn left_out(&self) -> Option<Warning> {
        let left_out = self.left_out.filter(|_| self.games.has_any);
        let left_out = left_out.map(|(first, count)| Warning::LeftOut { first, count });
        left_out.or_else(|| self.contradiction.clone())
    }

    fn step(&mut self) -> io::Result<Option<Result<Found, ReadError>>> {
        match self.state {
            State::End => Ok(None),
            State::Wthor { header, read } => Ok(self.wthor(Some((header, read)))),
            State::Text => self.text(),
            State::Start => {
                self.state = State::Text;
                let is_empty = |input: &mut Decoder<R>| input.decode().map(|is_more| !is_more);
                if self.input.is_bytes()?
                    || self.empty == Format::Wthor && is_empty(&mut self.input)?
                {
                    return Ok(self.wthor(None));
                }
                self.text()
            }
        }
    }

    /// Reads the next game of a file of the WTHOR base, or its header and the first.
    fn wthor(&mut self, known: Option<(Header, usize)>) -> Option<Result<Found, ReadError>> {
        let read = known.map_or(0, |(_, read)| read);
        let place = Location::Game(read + 1);
        let header = known.map_or_else(|| Header::read(&mut self.input), |(header, _)| Ok(header));
        let game = header.and_then(|header| header.game(&mut self.input, read)).transpose();
        self.state = match game {
            Some(Ok(RawGame { header, .. })) => State::Wthor { header, read: read + 1 },
            Some(Err(_)) | None => State::End,
        };
        let found = game?.and_then(|game| game.parse(&self.names, self.usual));
        let found = found.map(|game| Found::new(place, game));
        Some(found.map_err(|fault| ReadError::new(place, fault)))
    }

    fn text(&mut self) -> io::Result<Option<Result<Found, ReadError>>> {
        Ok(match self.piece()? {
            Some(piece) => Some(self.found(piece)),
            None => self.end(),
        })
    }

    /// Returns the next game of a text with its line and what stands there.
    pub(super) fn next_in_text(&mut self) -> Option<(usize, String, Result<Found, ReadError>)> {
        let piece = self.piece().ok()??;
        let (before, text) =
            self.input.text()[self.at..][..piece.range.end].split_at(piece.range.start);
        let (line, _) = source::advance(self.place, before);
        Some((line, text.into(), self.found(piece)))
    }

    /// Goes on to the next game of a text.
    fn piece(&mut self) -> io::Result<Option<Piece>> {
        if let Some(piece) = self.beside.pop_front() {
            return Ok(Some(piece));
        }
        while self.state != State::End {
            self.skip_blanks();
            let rest = &self.input.text()[self.at..];
            let place = self.place;
            let next = if rest.is_empty() {
                Err(More)
            } else {
                let locate = |at: usize| source::location(place, &rest[..at]);
                let Self { usual, words, ref before, ref table, games, trust, .. } = *self;
                let (table, last) = (table.as_deref(), self.last.as_ref());
                let context =
                    Context { usual, table, before, words, last, games, trust, locate: &locate };
                splitter::next(&Lines { text: rest, is_whole: self.is_whole }, &context)
            };
            match next {
                Err(More) if self.is_whole => return self.fault.take().map_or(Ok(None), Err),
                Err(More) if rest.len() > LONGEST_GAME => {
                    self.state = State::End;
                    let fault = Located::new(0, ReadErrorKind::Endless);
                    return Ok(Some(Piece::bare(0..0, Err(fault))));
                }
                Err(More) => self.read_more(),
                Ok(Next::Comment(length)) => {
                    self.comment_lines += 1;
                    self.advance(length);
                }
                Ok(Next::Words(length)) => self.take_words(length),
                Ok(Next::Table(table, length)) => {
                    self.table = Some(table);
                    self.advance(length);
                }
                Ok(Next::TableEnd) => self.table = None,
                Ok(Next::Game(piece)) => return Ok(Some(*piece)),
            }
        }
        Ok(None)
    }

    fn skip_blanks(&mut self) {
        let rest = &self.input.text()[self.at..];
        self.advance(rest.len() - rest.trim_start_matches(source::is_blank).len());
    }

    /// Reads more of the text: of a long piece twice as much, so that it takes no more than its time.
    fn read_more(&mut self) {
        self.input.drop_before(self.at);
        self.at = 0;
        let length = self.input.text().len();
        let more = if length < 1 << 16 { 1 } else { length };
        while !self.is_whole && self.input.text().len() < length + more {
            match self.input.decode() {
                Ok(is_more) => self.is_whole = !is_more,
                // What has come before the fault is read first.
                Err(error) => (self.is_whole, self.fault) = (true, Some(error)),
            }
        }
    }

    /// Goes on behind so many bytes.
    fn advance(&mut self, length: usize) {
        let text = &self.input.text()[self.at..self.at + length];
        self.place = source::advance(self.place, text);
        self.at += length;
    }

    /// Takes a line without a game.
    fn take_words(&mut self, length: usize) {
        /// The lines below a game that may tell its result: further below it is the heading of another one.
        const NEAR: usize = 2;
        let line = &self.input.text()[self.at..self.at + length];
        let words = line.split_whitespace();
        self.words += words.filter(|word| word.contains(char::is_alphabetic)).count();
        if self.lines == 0 {
            self.first = self.place;
        }
        let squares = forms::squares(line);
        if let Some(&first) = squares.first() {
            let first = source::location(self.place, &line[..first]);
            self.left_out.get_or_insert((first, 0)).1 += squares.len();
        }
        if let Some(last) = self.last.as_ref().filter(|_| self.lines < NEAR) {
            self.contradiction = self.contradiction.take().or(forms::contradiction(last, line));
        }
        self.lines += 1;
        if self.before.len() + line.len() <= LONGEST_COMMENT {
            self.before.push_str(line);
        }
        self.advance(length);
    }

    /// Takes a game that was found, or its fault.
    fn found(&mut self, piece: Piece) -> Result<Found, ReadError> {
        self.games.add(&piece);
        let Piece { range, format, read, beside, .. } = piece;
        self.beside.extend(beside);
        self.advance(range.start);
        let place = self.place;
        let range = self.at..self.at + range.len();
        let origin = self.input.origin(range.clone());
        let text = &self.input.text()[range];
        let zero = text.find('\0').map(|at| Err(Located::new(at, ReadErrorKind::NotText)));
        let is_too_long = text.len() > LONGEST_GAME;
        let too_long = is_too_long.then(|| Err(Located::new(0, ReadErrorKind::TooLong)));
        let found = match too_long.or(zero).unwrap_or(read) {
            Ok(mut read) => {
                read.skipped.characters = origin.unreadable.len();
                read.skipped.lines_before = self.comment_lines;
                let is_drawn = text.lines().count() >= 8
                    && text.lines().next().is_none_or(|line| forms::squares(line).is_empty());
                self.last = (!is_drawn).then(|| read.record.game.clone());
                self.contradiction = None;
                read.warnings.extend(self.left_out());
                self.left_out = None;
                read.warnings.extend(warnings(&origin, |at| source::location(place, &text[..at])));
                if let Some(format) = format {
                    let annotations = &mut read.record.annotations;
                    annotations.keep_original(format, text, origin.bytes);
                    read.skipped.lines_before += self.lines;
                }
                Ok(Found::new(Location::Line(place.0), read))
            }
            Err(Located { at, error }) => {
                Err(ReadError::new(source::location(place, text.get(..at).unwrap_or(text)), error))
            }
        };
        if found.is_ok() {
            (self.comment_lines, self.words, self.lines) = (0, 0, 0);
            self.before.clear();
        }
        if self.beside.is_empty() {
            self.advance(text.len());
        }
        found
    }

    /// Ends; a text without a game is an error, whatever there is in it.
    fn end(&mut self) -> Option<Result<Found, ReadError>> {
        self.state = State::End;
        let is_fault = !self.games.has_any && self.lines > 0;
        is_fault.then(|| Err(ReadError::new(source::location(self.first, ""), NOTHING)))
    }
}

/// Returns what is to be said about the encoding of a text.
fn warnings(origin: &Origin, locate: impl Fn(usize) -> Location) -> Vec<Warning> {
    let Origin { unreadable, encodings, .. } = origin;
    let named = encodings.iter().map(|(encoding, basis)| Warning::Encoding {
        read_as: *encoding,
        declared: match basis {
            Basis::Known | Basis::Guess => None,
            Basis::Contrary { declared } => Some(declared.clone()),
        },
    });
    let lost = unreadable
        .first()
        .map(|&at| Warning::Unreadable { at: locate(at), count: unreadable.len() });
    named.chain(lost).collect()
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Found, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.step().unwrap_or_else(|error| {
            self.state = State::End;
            let place = Location::Line(self.place.0);
            Some(Err(ReadError::new(place, ReadErrorKind::Unreadable(error.to_string()))))
        })
    }
}
