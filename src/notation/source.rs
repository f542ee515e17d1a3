//! Cuts the texts of single games off an input of any length.

use std::io::{self, BufRead};

use crate::notation::scan::{Scan, Step};

/// Bytes of one game that are looked at, at most. Nobody has ever needed a tenth of that.
pub(super) const LONGEST: usize = 1 << 20;

/// An input of which a few bytes can be looked at before they are read.
pub(super) struct Source<R> {
    input: R,
    /// Bytes that have been looked at, or put back, and come before those of the input.
    held: Vec<u8>,
    /// Of these, so many have been read.
    read: usize,
    /// The number of the line that comes next, or goes on.
    line: usize,
}

/// A text that has been cut off the input.
#[derive(Debug, Default)]
pub(super) struct Cut {
    /// Its bytes, as far as they are looked at.
    pub(super) bytes: Vec<u8>,
    /// The line of its first byte.
    pub(super) line: usize,
    /// How it ends.
    pub(super) end: End,
}

/// How a text ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum End {
    /// As it should.
    #[default]
    Whole,
    /// Too late: the rest of it has been left out.
    TooLong,
    /// Too early: the game is still open.
    Open,
}

impl Cut {
    fn push(&mut self, bytes: &[u8]) {
        let room = LONGEST - self.bytes.len();
        if bytes.len() > room {
            self.end = End::TooLong;
        }
        self.bytes.extend_from_slice(&bytes[..bytes.len().min(room)]);
    }
}

impl<R: BufRead> Source<R> {
    pub(super) const fn new(input: R) -> Self {
        Self { input, held: Vec::new(), read: 0, line: 1 }
    }

    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// Some bytes that come next; none at the end of the input.
    fn ahead(&mut self) -> io::Result<&[u8]> {
        if self.read < self.held.len() {
            return Ok(&self.held[self.read..]);
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

    /// Steps over so many of the bytes that were seen ahead.
    pub(super) fn step(&mut self, count: usize) {
        if self.read < self.held.len() {
            self.line += newlines(&self.held[self.read..self.read + count]);
            self.read += count;
        } else if let Ok(seen) = self.input.fill_buf() {
            self.line += newlines(&seen[..count]);
            self.input.consume(count);
        }
    }

    /// The next byte.
    pub(super) fn peek(&mut self) -> io::Result<Option<u8>> {
        Ok(self.ahead()?.first().copied())
    }

    /// So many bytes that come next, or fewer where the input or a line ends; they stay unread.
    pub(super) fn look(&mut self, count: usize) -> io::Result<&[u8]> {
        self.held.drain(..self.read);
        self.read = 0;
        while self.held.len() < count && !self.held.contains(&b'\n') {
            self.wait()?;
            let seen = self.input.fill_buf()?;
            if seen.is_empty() {
                break;
            }
            let seen = &seen[..seen.len().min(count - self.held.len())];
            let length = seen.len();
            self.held.extend_from_slice(seen);
            self.input.consume(length);
        }
        Ok(&self.held[..count.min(self.held.len())])
    }

    /// The line that comes next, if it is not too long to be one of moves; it stays unread.
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

    /// Steps over blanks and line breaks.
    pub(super) fn skip_blanks(&mut self) -> io::Result<()> {
        loop {
            let ahead = self.ahead()?;
            let blanks = ahead.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            let is_all = blanks == ahead.len();
            if blanks == 0 {
                return Ok(());
            }
            self.step(blanks);
            if !is_all {
                return Ok(());
            }
        }
    }

    /// Fills a buffer; says how many bytes there were.
    pub(super) fn fill(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut filled = 0;
        while filled < buffer.len() {
            let ahead = self.ahead()?;
            let count = ahead.len().min(buffer.len() - filled);
            if count == 0 {
                break;
            }
            buffer[filled..filled + count].copy_from_slice(&ahead[..count]);
            self.step(count);
            filled += count;
        }
        Ok(filled)
    }

    /// Cuts off a line, with what ends it.
    pub(super) fn cut_line(&mut self) -> io::Result<Cut> {
        let mut cut = Cut { line: self.line, ..Cut::default() };
        self.go_on(&mut cut)?;
        Ok(cut)
    }

    /// Goes on to the end of the line.
    pub(super) fn go_on(&mut self, cut: &mut Cut) -> io::Result<()> {
        loop {
            let ahead = self.ahead()?;
            let end = ahead.iter().position(|&byte| byte == b'\n');
            let count = end.map_or(ahead.len(), |end| end + 1);
            cut.push(&ahead[..count]);
            self.step(count);
            if end.is_some() || count == 0 {
                return Ok(());
            }
        }
    }

    /// Cuts off a game.
    pub(super) fn cut<S: Scan>(&mut self, mut scan: S) -> io::Result<Cut> {
        let mut cut = Cut { line: self.line, ..Cut::default() };
        loop {
            let ahead = self.ahead()?;
            let mut steps = ahead.iter().map(|&byte| scan.step(byte)).enumerate();
            let end = steps.find(|(_, step)| *step != Step::Take);
            let (count, end) = match end {
                None if ahead.is_empty() => (0, Some(S::WITHOUT_LAST)),
                None => (ahead.len(), None),
                Some((at, Step::Last)) => (at + 1, Some(End::Whole)),
                Some((at, _)) => (at, Some(S::WITHOUT_LAST)),
            };
            cut.push(&ahead[..count]);
            self.step(count);
            if let Some(end) = end {
                if cut.end == End::Whole {
                    cut.end = end;
                }
                return Ok(cut);
            }
        }
    }
}

fn newlines(bytes: &[u8]) -> usize {
    bytes.iter().map(|&byte| usize::from(byte == b'\n')).sum()
}
