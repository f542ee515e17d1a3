//! The front door: games in any form, many in one input, told apart by what they look like.

use std::io::{self, BufRead};

use crate::notation::error::{Location, ReadError, ReadErrorKind, Warning};
use crate::notation::located::Located;
use crate::notation::record::{Read, Record};
use crate::notation::scan::{self, is_ggf};
use crate::notation::source::{Cut, End, Source};
use crate::notation::wthor::{self, Header, Names};
use crate::notation::{ggf, line, pgn, sgf};
use crate::position::Position;

/// Reads the games of an input one by one, in whatever form each is.
///
/// A fault concerns one game; the next one comes all the same. Memory is bounded by the longest
/// game, and a game of more than a MiB is none. Empty lines are skipped, and those that begin with
/// `#` or `%`.
///
/// ```
/// use othello::notation::reader::Reader;
/// use othello::position::Position;
/// use othello::rules::Rules;
/// let input = &b"f5d6c3\n(;GM[2]PB[Ann]B[f5];W[d6])\nf5 f5\n"[..];
/// let games: Vec<_> = Reader::new(input, Position::start(Rules::OTHELLO)).collect();
/// assert_eq!(games[0].as_ref().map(|found| found.record.game.plies().len()), Ok(3));
/// assert_eq!(games[1].as_ref().map(|found| found.record.names.black.clone()), Ok("Ann".parse().ok()));
/// assert_eq!(games[2].as_ref().unwrap_err().to_string(), "line 3: move 2: f5 is occupied");
/// ```
pub struct Reader<R> {
    source: Source<R>,
    /// Where games start that do not tell.
    usual: Position,
    names: Names,
    state: State,
}

/// A game that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where it begins.
    pub at: Location,
    /// The game and what is written beside it.
    pub record: Record,
    /// What is written and the game does not bear out.
    pub warnings: Vec<Warning>,
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
    /// Reads an input. Games that do not say how they start are taken to start from `usual`, and
    /// those that do not name their rules to be played by its rules.
    pub fn new(input: R, usual: Position) -> Self {
        Self { source: Source::new(input), usual, names: Names::default(), state: State::Start }
    }

    /// The same with the names that files of the WTHOR base leave to others.
    #[must_use]
    pub fn with_names(self, names: Names) -> Self {
        Self { names, ..self }
    }

    fn step(&mut self) -> io::Result<Option<Result<Found, ReadError>>> {
        match self.state {
            State::End => Ok(None),
            State::Wthor { header, read } => self.wthor(header, read),
            State::Text => self.text(),
            State::Start => {
                if Header::is_likely(self.source.peek()?) {
                    return self.wthor_start();
                }
                if self.source.look(3)?.starts_with("\u{feff}".as_bytes()) {
                    self.source.step(3);
                }
                self.state = State::Text;
                self.text()
            }
        }
    }

    fn wthor_start(&mut self) -> io::Result<Option<Result<Found, ReadError>>> {
        let mut bytes = [0; wthor::HEADER];
        let header = if self.source.fill(&mut bytes)? == bytes.len() {
            Header::read(bytes)
        } else {
            Err(ReadErrorKind::Expected(wthor::FORM))
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
        let fault = match (self.source.fill(&mut bytes)?, read < header.games) {
            (0, false) => return Ok(None),
            (wthor::RECORD, true) => {
                self.state = State::Wthor { header, read: read + 1 };
                let game = wthor::parse(&bytes, header, &self.names, self.usual);
                return Ok(Some(found(place, game.map_err(|fault| (place, fault)))));
            }
            (_, true) => ReadErrorKind::Truncated { expected: header.games, found: read },
            (_, false) => {
                ReadErrorKind::Expected("the end of the file: its header counts no more games")
            }
        };
        self.state = State::End;
        Ok(Some(Err(ReadError::new(place, fault))))
    }

    fn text(&mut self) -> io::Result<Option<Result<Found, ReadError>>> {
        loop {
            self.source.skip_blanks()?;
            let kind = match self.source.peek()? {
                None => return Ok(None),
                Some(b'#' | b'%') => {
                    self.source.cut_line()?;
                    continue;
                }
                Some(_) => Kind::of(self.source.look(LOOK)?),
            };
            let usual = self.usual;
            let (cut, game) = match kind {
                Kind::Pgn => {
                    self.source.cut(scan::Pgn::new()).map(|cut| parse(&cut, usual, pgn::parse))?
                }
                Kind::Tree { behind } => {
                    self.source.step(behind);
                    self.source.cut(scan::Tree::new()).map(|cut| {
                        let is_ggf = is_ggf(&cut.bytes);
                        parse(&cut, usual, if is_ggf { ggf::parse } else { sgf::parse })
                    })?
                }
                Kind::Line => self.line().map(|cut| parse(&cut, usual, line::parse))?,
            };
            return Ok(Some(found(Location::Line(cut), game)));
        }
    }

    /// A line, and those that go on with its numbered moves.
    fn line(&mut self) -> io::Result<Cut> {
        let mut cut = self.source.cut_line()?;
        if line::is_numbered(&cut.bytes) {
            while line::goes_on(&cut.bytes, self.source.look_at_line()?) {
                self.source.go_on(&mut cut)?;
            }
        }
        Ok(cut)
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Found, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.step().unwrap_or_else(|error| {
            self.state = State::End;
            let place = Location::Line(self.source.line());
            Some(Err(ReadError::new(place, ReadErrorKind::Unreadable(error.to_string()))))
        })
    }
}

/// Bytes that tell one kind of game from another.
const LOOK: usize = 256;

/// What a text looks like.
enum Kind {
    Pgn,
    /// GGF or SGF; before the parenthesis stand so many bytes.
    Tree {
        behind: usize,
    },
    Line,
}

impl Kind {
    fn of(ahead: &[u8]) -> Self {
        // The archive of the GGS server puts the number of games before them.
        let is_count = |byte: &&u8| byte.is_ascii_digit() || **byte == b' ';
        let behind = ahead.iter().take_while(is_count).count();
        let tree = ahead[behind..].strip_prefix(b"(");
        if tree.is_some_and(|tree| tree.trim_ascii_start().starts_with(b";")) {
            return Self::Tree { behind };
        }
        let tag = ahead.strip_prefix(b"[").unwrap_or_default();
        match tag.iter().position(|&byte| matches!(byte, b'"' | b']' | b'\n')) {
            Some(quote) if quote > 0 && tag[quote] == b'"' => Self::Pgn,
            _ => Self::Line,
        }
    }
}

/// How texts of some kind are read.
type Parse = fn(&str, Position) -> Result<Read, Located<ReadErrorKind>>;

/// Reads a text as what it is; says in which line it begins.
fn parse(
    cut: &Cut,
    usual: Position,
    parse: Parse,
) -> (usize, Result<Read, (Location, ReadErrorKind)>) {
    let game = read(cut, usual, parse).map_err(|Located { at, error }| {
        let breaks = cut.bytes[..at].split(|&byte| byte == b'\n').count() - 1;
        (Location::Line(cut.line + breaks), error)
    });
    (cut.line, game)
}

fn read(cut: &Cut, usual: Position, parse: Parse) -> Result<Read, Located<ReadErrorKind>> {
    match cut.end {
        End::Whole => {}
        End::TooLong => return Err(Located::new(0, ReadErrorKind::TooLong)),
        End::Open => return Err(Located::new(0, ReadErrorKind::Unclosed("a game"))),
    }
    let text = str::from_utf8(&cut.bytes)
        .map_err(|error| Located::new(error.valid_up_to(), ReadErrorKind::NotText))?;
    match text.find('\0') {
        Some(at) => Err(Located::new(at, ReadErrorKind::NotText)),
        None => parse(text, usual),
    }
}

fn found(
    place: Location,
    game: Result<Read, (Location, ReadErrorKind)>,
) -> Result<Found, ReadError> {
    match game {
        Ok((record, warnings)) => Ok(Found { at: place, record, warnings }),
        Err((place, fault)) => Err(ReadError::new(place, fault)),
    }
}
