//! Splits an input of any length into single games.

use std::io;

use crate::decode::{Decoder, Input, Origin};
use crate::encoding::name::{Basis, Encoding};
use crate::error::{Location, ReadError, ReadErrorKind, Warning};
use crate::located::Located;
use crate::record::Read;
use othello_core::position::Position;

/// The most bytes of one game that are read, with all its variations and comments.
pub const LONGEST: usize = 16 << 20;

/// The most bytes that are skipped in search of the end of a game that is too long. An endless line,
/// such as that of a device, has none.
const MOST_SKIPPED: usize = 16 << 20;

/// The lexer of a format: finds the end of a game byte by byte and keeps its tokens.
pub(super) trait Lexer {
    /// The end of a game that is followed by the end of the input or by something else.
    const WITHOUT_LAST: End;

    /// Takes the next byte, which is the one at `at` in the game.
    fn step(&mut self, at: usize, byte: u8) -> Step;

    /// Returns the bytes at the end of the game that begin another one after [`Step::Back`].
    fn held(&self) -> &[u8] {
        &[]
    }
}

/// The part of a byte in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// It belongs to the game.
    Take,
    /// It is the last one of the game.
    Last,
    /// It begins something else.
    Stop,
    /// It shows that another game has begun with the bytes that the lexer has held, of which it is
    /// the last.
    Back,
}

/// The bytes that have been looked at before they are read, and the number of the line.
#[derive(Debug)]
pub(super) struct Lookahead {
    /// Bytes that come before those of the input.
    held: Vec<u8>,
    /// The number of these that have been read.
    read: usize,
    /// The number of the line that comes next, or goes on.
    line: usize,
    /// The number of its characters that have been read.
    column: usize,
    /// The number of bytes that have been read.
    offset: u64,
    /// `true` if the rest of the input is left out.
    is_ended: bool,
}

impl Lookahead {
    pub(super) const fn new() -> Self {
        Self { held: Vec::new(), read: 0, line: 1, column: 0, offset: 0, is_ended: false }
    }

    pub(super) const fn line(&self) -> usize {
        self.line
    }
}

/// An input of which a few bytes can be looked at before they are read.
pub(super) struct Source<'a> {
    input: &'a mut dyn Input,
    ahead: &'a mut Lookahead,
}

/// A game that has been cut off the input.
#[derive(Debug, Default)]
pub(super) struct Cut {
    /// Its bytes, up to the limit.
    pub(super) bytes: Vec<u8>,
    /// The line of its first byte.
    line: usize,
    /// The number of characters before it in this line.
    column: usize,
    /// The number of bytes of the input before it.
    offset: u64,
    /// The bytes that it was decoded from.
    origin: Origin,
    /// The number of bytes that have been left out.
    skipped: usize,
    end: End,
}

/// The way in which a game ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum End {
    /// As it should.
    #[default]
    Whole,
    /// Too late: the rest of it has been left out.
    TooLong,
    /// Nowhere near: the rest of the input has been left out.
    Endless,
    /// Too early: the game is still open.
    Open,
}

/// A game that has been read, or the reason why it cannot be, and the line where it begins.
pub(super) struct Parsed {
    pub(super) line: usize,
    pub(super) game: Result<Read, ReadError>,
}

impl Cut {
    /// Begins a game at what comes next.
    fn at(ahead: &Lookahead) -> Self {
        let Lookahead { line, column, offset, .. } = *ahead;
        Self { line, column, offset, ..Self::default() }
    }

    fn push(&mut self, bytes: &[u8]) {
        let room = LONGEST - self.bytes.len();
        if bytes.len() > room {
            self.skipped += bytes.len() - room;
            self.end = if self.skipped > MOST_SKIPPED { End::Endless } else { End::TooLong };
        }
        self.bytes.extend_from_slice(&bytes[..bytes.len().min(room)]);
    }

    /// Takes back the last bytes, which belong to another game.
    fn pop(&mut self, bytes: &[u8]) {
        if self.end == End::Whole {
            self.bytes.truncate(self.bytes.len() - bytes.len());
        }
    }

    /// Reads the game from its text.
    pub(super) fn parse(
        &self,
        read: impl FnOnce(&str) -> Result<Read, Located<ReadErrorKind>>,
    ) -> Parsed {
        let game = self.text().and_then(read);
        let game = game.map(|mut game| {
            game.skipped.characters = self.origin.unreadable.len();
            game.warnings.extend(self.warnings());
            game
        });
        let game = game.map_err(|Located { at, error }| ReadError::new(self.location(at), error));
        Parsed { line: self.line, game }
    }

    /// Reads the game from its text, which it keeps as that of a format, with its bytes.
    pub(super) fn parse_kept(
        &self,
        format: &'static str,
        read: impl FnOnce(&str) -> Result<Read, Located<ReadErrorKind>>,
    ) -> Parsed {
        let mut parsed = self.parse(read);
        if let (Ok(game), Ok(text)) = (&mut parsed.game, self.text()) {
            game.record.annotations.keep_original(format, text, self.origin.bytes.clone());
        }
        parsed
    }

    /// Returns what is to be said about the encoding of the text.
    fn warnings(&self) -> impl Iterator<Item = Warning> {
        let Origin { unreadable, encodings, .. } = &self.origin;
        let named = encodings.iter().map(|(encoding, basis)| Warning::Encoding {
            read_as: *encoding,
            declared: match basis {
                Basis::Known | Basis::Guess => None,
                Basis::Contrary { declared } => Some(declared.clone()),
            },
        });
        let lost = unreadable.first().map(|&at| Warning::Unreadable {
            at: self.location(at.min(self.bytes.len())),
            count: unreadable.len(),
        });
        named.chain(lost)
    }

    /// Returns the location of a place in the game.
    pub(super) fn location(&self, at: usize) -> Location {
        let (mut line, mut column) = (self.line, self.column);
        advance(&mut line, &mut column, &self.bytes[..at]);
        Location::Column { line, column: column + 1 }
    }

    /// Returns the error of a line that has no end, whatever is in it.
    pub(super) fn endless(&self) -> Option<ReadError> {
        let location = Location::Column { line: self.line, column: self.column + 1 };
        (self.end == End::Endless).then(|| ReadError::new(location, ReadErrorKind::Endless))
    }

    fn text(&self) -> Result<&str, Located<ReadErrorKind>> {
        match self.end {
            End::Whole => {}
            End::TooLong => return Err(Located::new(0, ReadErrorKind::TooLong)),
            End::Endless => return Err(Located::new(0, ReadErrorKind::Endless)),
            End::Open => return Err(Located::new(0, ReadErrorKind::Unclosed("a game"))),
        }
        let not_text = |at| Located::new(at, ReadErrorKind::NotText);
        let text = str::from_utf8(&self.bytes).map_err(|error| not_text(error.valid_up_to()))?;
        text.find('\0').map_or(Ok(text), |at| Err(not_text(at)))
    }
}

/// Reads the one game of a text in the format of that reader.
pub(super) fn read_one(
    text: &str,
    usual: Position,
    read: fn(&mut Source<'_>, Position) -> io::Result<Parsed>,
) -> Result<Read, ReadError> {
    let mut bytes = Decoder::new(text.as_bytes()).with_encoding(Some(Encoding::UTF_8));
    let mut ahead = Lookahead::new();
    let mut source = Source::new(&mut bytes, &mut ahead);
    let mut next = || {
        let game = read(&mut source, usual)?.game;
        source.skip_blanks()?;
        let Lookahead { line, column, .. } = *source.ahead;
        let rest = Location::Column { line, column: column + 1 };
        Ok((game, source.peek()?.map(|_| rest)))
    };
    let (game, rest) = next().map_err(|error: io::Error| {
        ReadError::new(Location::Line(1), ReadErrorKind::Unreadable(error.to_string()))
    })?;
    match (game?, rest) {
        (game, None) => Ok(game),
        (_, Some(rest)) => {
            let kind = ReadErrorKind::Expected("one game, and nothing after it");
            Err(ReadError::new(rest, kind))
        }
    }
}

impl<'a> Source<'a> {
    pub(super) fn new(input: &'a mut dyn Input, ahead: &'a mut Lookahead) -> Self {
        Self { input, ahead }
    }

    /// Returns some bytes that come next; none at the end of the input.
    fn ahead(&mut self) -> io::Result<&[u8]> {
        if self.ahead.is_ended {
            return Ok(&[]);
        }
        if self.ahead.read < self.ahead.held.len() {
            return Ok(&self.ahead.held[self.ahead.read..]);
        }
        self.wait()?;
        self.input.fill_buf()
    }

    /// Waits until the input has something to give, or ends.
    fn wait(&mut self) -> io::Result<()> {
        loop {
            match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                outcome => return outcome.map(drop),
            }
        }
    }

    /// Skips so many of the bytes that were seen ahead.
    pub(super) fn skip(&mut self, count: usize) {
        let Lookahead { held, read, line, column, offset, .. } = &mut *self.ahead;
        *offset += count as u64;
        if *read < held.len() {
            advance(line, column, &held[*read..*read + count]);
            *read += count;
        } else if let Ok(seen) = self.input.fill_buf() {
            advance(line, column, &seen[..count]);
            self.input.consume(count);
        }
    }

    /// Puts back bytes that have just been read, without a line break among them.
    fn put_back(&mut self, bytes: &[u8]) {
        let Lookahead { held, read, column, offset, .. } = &mut *self.ahead;
        *column -= characters(bytes);
        *offset -= bytes.len() as u64;
        held.splice(..*read, bytes.iter().copied());
        *read = 0;
    }

    /// Returns the next byte, which stays unread.
    pub(super) fn peek(&mut self) -> io::Result<Option<u8>> {
        Ok(self.ahead()?.first().copied())
    }

    /// Returns so many bytes that come next, or fewer where the input or a line ends; they stay
    /// unread.
    pub(super) fn look(&mut self, count: usize) -> io::Result<&[u8]> {
        self.look_while(count, |held| !held.contains(&b'\n'))
    }

    /// Returns so many bytes that come next, or fewer where the input ends or enough has been seen;
    /// they stay unread.
    pub(super) fn look_while(
        &mut self,
        count: usize,
        needs_more: impl Fn(&[u8]) -> bool,
    ) -> io::Result<&[u8]> {
        self.ahead.held.drain(..self.ahead.read);
        self.ahead.read = 0;
        while !self.ahead.is_ended && self.ahead.held.len() < count && needs_more(&self.ahead.held)
        {
            self.wait()?;
            let seen = self.input.fill_buf()?;
            if seen.is_empty() {
                break;
            }
            let seen = &seen[..seen.len().min(count - self.ahead.held.len())];
            let length = seen.len();
            self.ahead.held.extend_from_slice(seen);
            self.input.consume(length);
        }
        Ok(&self.ahead.held[..count.min(self.ahead.held.len())])
    }

    /// Returns the line that comes next, if it is not too long to be one of moves; it stays unread.
    pub(super) fn look_at_line(&mut self) -> io::Result<&[u8]> {
        const LINE: usize = 1 << 12;
        let seen = self.look(LINE)?;
        let end = seen.iter().position(|&byte| byte == b'\n');
        Ok(match end {
            Some(end) => &seen[..end],
            None if seen.len() < LINE => seen,
            None => &[],
        })
    }

    /// Skips blanks and line breaks.
    pub(super) fn skip_blanks(&mut self) -> io::Result<()> {
        loop {
            const MARK: &[u8] = "\u{feff}".as_bytes();
            if self.peek()? == MARK.first().copied() && self.look(MARK.len())? == MARK {
                // That of a file which was put behind another one.
                self.skip(MARK.len());
            }
            let ahead = self.ahead()?;
            let blanks = ahead.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            if blanks == 0 {
                return Ok(());
            }
            self.skip(blanks);
        }
    }

    /// Fills a buffer and returns the number of bytes that there were.
    pub(super) fn fill(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut filled = 0;
        while filled < buffer.len() {
            let ahead = self.ahead()?;
            let count = ahead.len().min(buffer.len() - filled);
            if count == 0 {
                break;
            }
            buffer[filled..filled + count].copy_from_slice(&ahead[..count]);
            self.skip(count);
            filled += count;
        }
        Ok(filled)
    }

    /// Cuts off a line, with its line break.
    pub(super) fn cut_line(&mut self) -> io::Result<Cut> {
        let mut cut = Cut::at(self.ahead);
        self.go_on(&mut cut)?;
        Ok(cut)
    }

    /// Cuts off another line, which belongs to the same game.
    pub(super) fn go_on(&mut self, cut: &mut Cut) -> io::Result<()> {
        loop {
            let ahead = self.ahead()?;
            let end = ahead.iter().position(|&byte| byte == b'\n');
            let count = end.map_or(ahead.len(), |end| end + 1);
            cut.push(&ahead[..count]);
            self.skip(count);
            if end.is_some() || count == 0 || self.is_endless(cut) {
                self.note_origin(cut);
                return Ok(());
            }
        }
    }

    /// Notes what a game has been decoded from, up to here.
    fn note_origin(&mut self, cut: &mut Cut) {
        let Origin { bytes, mut unreadable, mut encodings } =
            self.input.origin(cut.offset, self.ahead.offset, &cut.bytes);
        cut.origin.bytes = bytes;
        cut.origin.unreadable.append(&mut unreadable);
        cut.origin.encodings.append(&mut encodings);
    }

    /// Cuts off a game. Of a game that is too long, the lexer sees the end, but each byte that is
    /// not kept at the same place.
    pub(super) fn cut<L: Lexer>(&mut self, lexer: &mut L) -> io::Result<Cut> {
        let mut cut = Cut::at(self.ahead);
        loop {
            let from = cut.bytes.len();
            let ahead = self.ahead()?;
            let mut steps =
                ahead.iter().enumerate().map(|(at, &byte)| (at, lexer.step(from + at, byte)));
            let end = steps.find(|(_, step)| *step != Step::Take);
            let is_back = matches!(end, Some((_, Step::Back)));
            let (count, end) = match end {
                None if ahead.is_empty() => (0, Some(L::WITHOUT_LAST)),
                None => (ahead.len(), None),
                Some((at, Step::Last)) => (at + 1, Some(End::Whole)),
                Some((at, Step::Back)) => (at + 1, Some(L::WITHOUT_LAST)),
                Some((at, Step::Stop | Step::Take)) => (at, Some(L::WITHOUT_LAST)),
            };
            cut.push(&ahead[..count]);
            self.skip(count);
            if is_back {
                cut.pop(lexer.held());
                self.put_back(lexer.held());
            }
            if let Some(end) = end {
                if cut.end == End::Whole {
                    cut.end = end;
                }
                self.note_origin(&mut cut);
                return Ok(cut);
            }
            if self.is_endless(&cut) {
                return Ok(cut);
            }
        }
    }

    /// Returns `true` for a game without an end, after which nothing more is read.
    fn is_endless(&mut self, cut: &Cut) -> bool {
        self.ahead.is_ended = cut.end == End::Endless;
        self.ahead.is_ended
    }
}

/// Counts the line breaks in some bytes, and the characters in the line that they lead to.
fn advance(line: &mut usize, column: &mut usize, bytes: &[u8]) {
    let last = match bytes.iter().rposition(|&byte| byte == b'\n') {
        None => bytes,
        Some(at) => {
            *line += bytes.iter().map(|&byte| usize::from(byte == b'\n')).sum::<usize>();
            *column = 0;
            &bytes[at + 1..]
        }
    };
    *column += characters(last);
}

/// Counts the characters that begin in some bytes of a text.
fn characters(bytes: &[u8]) -> usize {
    bytes.iter().map(|&byte| usize::from(byte & 0xc0 != 0x80)).sum()
}
