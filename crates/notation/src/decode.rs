//! Inputs as text in UTF-8 with line feeds, whatever they are encoded in.

mod passage;
mod sections;

use std::collections::VecDeque;
use std::io::{self, BufRead, Read};

use crate::decode::passage::Passage;
use crate::decode::sections::Sections;
use crate::encoding::guess::{fits, guess};
use crate::encoding::name::{Basis, Decoded, Encoding};
use crate::wthor;

/// An input that can tell what a part of its text has been decoded from.
pub(super) trait Input: BufRead {
    /// Returns the origin of a part of the text, from and to these bytes, and forgets what stands
    /// before its end.
    fn origin(&mut self, from: u64, to: u64, text: &[u8]) -> Origin;
}

/// The origin of a part of a decoded text.
#[derive(Clone, Debug, Default)]
pub(super) struct Origin {
    /// Its bytes, if they are others than those of the text and are known.
    pub(super) bytes: Option<Vec<u8>>,
    /// The places where bytes could not be read, in bytes from its start.
    pub(super) unreadable: Vec<usize>,
    /// The encodings that were guessed or are not those which the text names, as far as that is new.
    pub(super) encodings: Vec<(Encoding, Basis)>,
}

/// An input of which the text is decoded by the rules of [`crate::encoding`]. A carriage return that no
/// line feed follows is read as one. Files of the WTHOR base pass as they are.
///
/// Text in ASCII passes as it is, too. From the first byte of another text on, a passage is decoded at
/// once: up to where another game begins, or as much as fits.
#[derive(Debug)]
pub(super) struct Decoder<R> {
    input: R,
    named: Option<Encoding>,
    kind: Kind,
    /// Bytes of the input that have been looked at, and the number of those that are decoded.
    ahead: Vec<u8>,
    start: usize,
    /// Decoded text, and the number of its bytes that have been read.
    ready: Vec<u8>,
    read: usize,
    /// The number of bytes ahead in the input that need no decoding.
    sound: usize,
    /// The number of bytes of text that have been read.
    offset: u64,
    sections: Sections,
    /// The encoding of the section that goes on behind the last passage.
    of_section: Option<(Encoding, Basis)>,
    /// The encoding that was guessed last.
    guessed: Option<Encoding>,
    /// The byte order mark, if there was one.
    mark: Vec<u8>,
    passages: VecDeque<Passage>,
}

/// The kind of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The first bytes have not been seen.
    Unknown,
    /// Not text.
    Bytes,
    /// Text that has ASCII in it, in whatever encoding.
    Text,
    /// UTF-16.
    Wide(Encoding),
}

/// The bytes that are looked at before they pass as they are.
const WINDOW: usize = 1 << 13;

/// The most bytes of a passage.
const LONGEST: usize = 1 << 20;

/// The bytes by which an encoding is guessed, and those of a passage in UTF-16.
const EVIDENCE: usize = 1 << 16;

/// The byte that begins a change of the character set in ISO-2022-JP.
const ESCAPE: u8 = 0x1b;

impl<R: BufRead> Decoder<R> {
    pub(super) fn new(input: R) -> Self {
        Self {
            input,
            named: None,
            kind: Kind::Unknown,
            ahead: Vec::new(),
            start: 0,
            ready: Vec::new(),
            read: 0,
            sound: 0,
            offset: 0,
            sections: Sections::default(),
            of_section: None,
            guessed: None,
            mark: Vec::new(),
            passages: VecDeque::new(),
        }
    }

    /// Reads the text in that encoding.
    pub(super) fn with_encoding(self, named: Option<Encoding>) -> Self {
        Self { named, ..self }
    }

    /// Looks at the first bytes, and skips the byte order mark.
    fn begin(&mut self) -> io::Result<()> {
        const MARKS: [(&[u8], Kind); 3] = [
            (&[0xef, 0xbb, 0xbf], Kind::Text),
            (&[0xff, 0xfe], Kind::Wide(Encoding::UTF_16LE)),
            (&[0xfe, 0xff], Kind::Wide(Encoding::UTF_16BE)),
        ];
        self.kind = loop {
            let seen = &self.ahead[..];
            if let Some((_, kind)) = MARKS.into_iter().find(|(mark, _)| *mark == seen) {
                self.mark = std::mem::take(&mut self.ahead);
                break kind;
            }
            let is_open = MARKS.iter().any(|(mark, _)| mark.starts_with(seen));
            match *seen {
                [_, ..] if self.named.is_none() && wthor::is_likely(seen) => break Kind::Bytes,
                [_, _, ..] if !is_open && (seen.len() >= 4 || !seen.contains(&0)) => {
                    break kind_without_mark(seen, self.named);
                }
                _ => {}
            }
            let Some(&byte) = self.input.fill_buf()?.first() else {
                break kind_without_mark(seen, self.named);
            };
            self.input.consume(1);
            self.ahead.push(byte);
        };
        Ok(())
    }

    /// Returns the bytes that have been looked at and not been decoded.
    fn waiting(&self) -> &[u8] {
        &self.ahead[self.start..]
    }

    /// Looks at more bytes of the input; returns `false` at its end.
    fn look(&mut self) -> io::Result<bool> {
        if self.start > self.ahead.len() / 2 {
            self.ahead.drain(..self.start);
            self.start = 0;
        }
        loop {
            match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                seen => {
                    let seen = seen?;
                    self.ahead.extend_from_slice(seen);
                    let count = seen.len();
                    self.input.consume(count);
                    return Ok(count > 0);
                }
            }
        }
    }

    /// Makes text of what comes next; returns `false` at the end of the input.
    fn decode(&mut self) -> io::Result<bool> {
        self.ready.clear();
        self.read = 0;
        match self.kind {
            Kind::Wide(encoding) => self.decode_wide(encoding),
            Kind::Unknown | Kind::Bytes | Kind::Text => self.decode_passage(),
        }
    }

    /// Decodes some UTF-16.
    fn decode_wide(&mut self, encoding: Encoding) -> io::Result<bool> {
        let mut is_ended = false;
        let end = loop {
            let whole = self.waiting().len().min(EVIDENCE) & !1;
            let is_cut = |unit: u16| unit == 0x0d || (0xd800..0xdc00).contains(&unit);
            let unit = |pair: &[u8]| {
                let unit = u16::from_le_bytes([pair[0], pair[1]]);
                if encoding == Encoding::UTF_16BE { unit.swap_bytes() } else { unit }
            };
            let last =
                self.waiting()[..whole].chunks_exact(2).rposition(|pair| !is_cut(unit(pair)));
            match last {
                _ if is_ended => break self.waiting().len(),
                Some(last) => break 2 * (last + 1),
                None => is_ended = !self.look()?,
            }
        };
        self.push(end, encoding, None);
        Ok(end > 0)
    }

    /// Decodes a passage: text in ASCII, or all up to where another game begins.
    fn decode_passage(&mut self) -> io::Result<bool> {
        let sound = sound(self.waiting());
        if sound > 0 {
            self.ready.extend_from_slice(&self.ahead[self.start..self.start + sound]);
            self.start += sound;
            self.pass(sound);
            return Ok(true);
        }
        let (end, declared, is_whole) = self.find_end()?;
        if end == 0 {
            return Ok(false);
        }
        let passage = &self.ahead[self.start..self.start + end];
        let (encoding, basis) = if passage.is_ascii() && !passage.contains(&ESCAPE) {
            (Encoding::UTF_8, Basis::Known)
        } else {
            self.choose(end, declared.as_deref())?
        };
        if self.sections.feed(&self.ahead[self.start..self.start + end]) {
            self.of_section = None;
        }
        if !is_whole {
            self.of_section = Some((encoding, basis.clone()));
        }
        self.push(end, encoding, Some(basis).filter(|basis| *basis != Basis::Known));
        if is_whole {
            self.of_section = None;
        }
        Ok(true)
    }

    /// Takes so many bytes of ASCII as text, which are the last ones that are ready.
    fn pass(&mut self, count: usize) {
        let text = &self.ready[self.ready.len() - count..];
        if self.sections.feed(text) {
            self.of_section = None;
        }
    }

    /// Returns the length of the passage that comes next, the encoding that its game names, and whether
    /// the game ends there.
    fn find_end(&mut self) -> io::Result<(usize, Option<String>, bool)> {
        let mut sections = self.sections.clone();
        let mut scanned = 0;
        loop {
            while let Some(&byte) = self.waiting().get(scanned) {
                scanned += 1;
                let begun = sections.step(byte).and_then(|length| scanned.checked_sub(length));
                if let Some(end) = begun.filter(|&end| end > 0) {
                    return Ok((end, sections.declared_before().map(Into::into), true));
                }
                if scanned >= LONGEST {
                    let declared = sections.declared().map(Into::into);
                    return Ok((cut(&self.waiting()[..scanned]), declared, false));
                }
            }
            if !self.look()? {
                return Ok((scanned, sections.declared().map(Into::into), true));
            }
        }
    }

    /// Decodes so many of the bytes that have been looked at.
    fn push(&mut self, count: usize, encoding: Encoding, news: Option<Basis>) {
        if count == 0 {
            return;
        }
        let bytes = self.ahead[self.start..self.start + count].to_vec();
        self.start += count;
        let (text, mut passage) = Passage::decode(bytes, encoding, self.offset);
        passage.news = news;
        self.ready = text.into_bytes();
        if !passage.is_plain(&self.ready) {
            self.passages.push_back(passage);
        }
    }

    /// Chooses the encoding of so many bytes.
    fn choose(&mut self, count: usize, declared: Option<&str>) -> io::Result<(Encoding, Basis)> {
        if let Some(named) = self.named {
            return Ok((named, Basis::Known));
        }
        let passage = self.waiting()[..count].to_vec();
        let utf_8 = str::from_utf8(&passage).ok();
        let known = declared.and_then(|label| label.parse::<Encoding>().ok());
        let known = known.filter(|known| !known.is_utf_16());
        if let Some(known) = known {
            // Whatever the bytes are, a text in an encoding of single bytes may consist of them.
            let is_believed = utf_8.is_none() || !known.0.is_single_byte() || is_plain(utf_8);
            if is_believed && known.read(&passage).is_some() {
                return Ok((known, Basis::Known));
            }
        }
        let found = match utf_8 {
            Some(text) if has_escapes(&passage) => {
                let guess = guess(text.as_bytes());
                if guess.0.is_ascii_compatible() { Encoding::UTF_8 } else { guess }
            }
            Some(_) => Encoding::UTF_8,
            None if is_damaged_utf_8(&passage) => Encoding::UTF_8,
            None => {
                return self.guess(&passage, declared.map(|label| (label, known)));
            }
        };
        let contrary = |label: &str| Basis::Contrary { declared: label.into() };
        let basis = match declared {
            Some(label) if known != Some(found) => contrary(label),
            Some(_) | None => Basis::Known,
        };
        Ok((found, basis))
    }

    /// Guesses the encoding of a passage that is not UTF-8, and perhaps not what it names.
    fn guess(
        &mut self,
        passage: &[u8],
        declared: Option<(&str, Option<Encoding>)>,
    ) -> io::Result<(Encoding, Basis)> {
        if let Some((encoding, basis)) = &self.of_section
            && encoding.read(passage).is_some()
        {
            return Ok((*encoding, basis.clone()));
        }
        let likely = if let Some(guessed) = self.guessed {
            guessed
        } else {
            while self.waiting().len() < EVIDENCE && self.look()? {}
            let waiting = self.waiting();
            guess(&waiting[..waiting.len().min(EVIDENCE)])
        };
        let found = if fits(likely, passage) { likely } else { guess(passage) };
        match declared {
            // A few faults in it are likelier than a text of single bytes, which may be any.
            Some((_, Some(known)))
                if known != Encoding::UTF_8
                    && (found.0.is_single_byte() || found.read(passage).is_none()) =>
            {
                Ok((known, Basis::Known))
            }
            Some((label, _)) => Ok((found, Basis::Contrary { declared: label.into() })),
            None => {
                self.guessed = Some(found);
                Ok((found, Basis::Guess))
            }
        }
    }
}

impl Decoder<&[u8]> {
    /// Decodes all of the input.
    pub(super) fn decode_all(mut self) -> Decoded {
        let mut bytes = Vec::new();
        // Bytes in memory can always be read.
        while let Ok(more @ [_, ..]) = self.fill_buf() {
            bytes.extend_from_slice(more);
            let count = more.len();
            self.consume(count);
        }
        let mut encodings = Vec::new();
        let mut unreadable = Vec::new();
        for passage in &self.passages {
            let found = (passage.encoding, passage.news.clone().unwrap_or(Basis::Known));
            if !encodings.contains(&found) {
                encodings.push(found);
            }
            unreadable.extend(passage.unreadable.iter().map(|&at| in_memory(at)));
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Decoded { text, encodings, unreadable }
    }
}

impl<R: BufRead> Input for Decoder<R> {
    fn origin(&mut self, from: u64, to: u64, text: &[u8]) -> Origin {
        let mut origin = Origin::default();
        let bytes = passage::bytes(&self.mark, &self.passages, from..to, text);
        origin.bytes = bytes.filter(|bytes| bytes != text);
        for passage in self.passages.iter_mut().take_while(|passage| passage.from < to) {
            let count = passage.unreadable.partition_point(|&at| at < to);
            let unreadable = passage.unreadable.drain(..count);
            let behind = unreadable.map(|at| at.saturating_sub(from));
            origin.unreadable.extend(behind.map(in_memory));
            if let Some(news) = passage.news.take() {
                origin.encodings.push((passage.encoding, news));
            }
        }
        while self.passages.front().is_some_and(|passage| passage.end() <= to) {
            self.passages.pop_front();
        }
        origin
    }
}

impl<R: BufRead> BufRead for Decoder<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.kind == Kind::Unknown {
            self.begin()?;
        }
        while self.read == self.ready.len() && self.sound == 0 {
            if self.waiting().is_empty() {
                match self.kind {
                    Kind::Bytes => return self.input.fill_buf(),
                    Kind::Text => {
                        let seen = self.input.fill_buf()?;
                        self.sound = sound(&seen[..seen.len().min(WINDOW)]);
                        if self.sections.feed(&seen[..self.sound]) {
                            self.of_section = None;
                        }
                        if self.sound > 0 || seen.is_empty() {
                            break;
                        }
                    }
                    Kind::Unknown | Kind::Wide(_) => {}
                }
            } else if self.kind == Kind::Bytes {
                self.read = 0;
                self.ready = self.ahead.drain(..).collect();
                break;
            }
            if !self.decode()? {
                return Ok(&[]);
            }
        }
        match self.sound {
            0 if self.read == self.ready.len() => Ok(&[]),
            0 => Ok(&self.ready[self.read..]),
            sound => Ok(&self.input.fill_buf()?[..sound]),
        }
    }

    fn consume(&mut self, count: usize) {
        self.offset += count as u64;
        if self.read < self.ready.len() {
            self.read += count;
        } else {
            self.sound = self.sound.saturating_sub(count);
            self.input.consume(count);
        }
    }
}

impl<R: BufRead> Read for Decoder<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

/// Returns a place in a text that is in memory.
fn in_memory(at: u64) -> usize {
    usize::try_from(at).expect("a text in memory is no longer than that")
}

/// Returns the kind of a text without a byte order mark: in UTF-16, every other of its first bytes is
/// zero.
fn kind_without_mark(seen: &[u8], named: Option<Encoding>) -> Kind {
    match (named, seen) {
        (Some(named), _) if named.is_utf_16() => Kind::Wide(named),
        (None, [1..=0xff, 0] | [1..=0xff, 0, 1..=0xff, 0]) => Kind::Wide(Encoding::UTF_16LE),
        (None, [0, 1..=0xff] | [0, 1..=0xff, 0, 1..=0xff]) => Kind::Wide(Encoding::UTF_16BE),
        (Some(_) | None, _) => Kind::Text,
    }
}

/// Returns the number of bytes that are text as they are, in whatever encoding.
fn sound(bytes: &[u8]) -> usize {
    let is_ascii = |&byte: &u8| byte.is_ascii() && byte != ESCAPE;
    let end = bytes.iter().position(|byte| !is_ascii(byte)).unwrap_or(bytes.len());
    let bytes = &bytes[..end];
    let lone = |at: &usize| bytes[*at] == b'\r' && bytes.get(at + 1) != Some(&b'\n');
    if bytes.contains(&b'\r') { (0..end).find(lone).unwrap_or(end) } else { end }
}

/// Returns the place where a long passage may end: behind a line, or at least behind a character.
fn cut(passage: &[u8]) -> usize {
    let line = passage.iter().rposition(|&byte| byte == b'\n');
    // No encoding has the smallest bytes of ASCII in the middle of a character.
    let character = || passage.iter().rposition(|&byte| byte < b'0' && byte != b'\r');
    line.or_else(character).map_or(passage.len(), |at| at + 1)
}

/// Returns `true` if there is nothing beyond ASCII in a text.
fn is_plain(text: Option<&str>) -> bool {
    text.is_some_and(str::is_ascii)
}

fn has_escapes(passage: &[u8]) -> bool {
    passage.is_ascii() && passage.contains(&ESCAPE)
}

/// Returns `true` if a text is UTF-8 but for a few bytes: no other encoding has so many characters of
/// several bytes that happen to be UTF-8.
fn is_damaged_utf_8(bytes: &[u8]) -> bool {
    let (mut sound, mut faults) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        sound += chunk.valid().chars().filter(|letter| !letter.is_ascii()).count();
        faults += usize::from(!chunk.invalid().is_empty());
    }
    faults > 0 && sound > 4 * faults
}
