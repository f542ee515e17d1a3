//! Inputs as text in UTF-8 with line feeds, whatever they are encoded in, decoded once and line by line.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::mem;
use std::ops::Range;

use encoding_rs::DecoderResult;

use crate::encoding::guess::{fits, guess, is_base};
use crate::encoding::name::{Basis, Decoded, Encoding};

/// An input of which the text is decoded by the rules of [`crate::encoding`]. A carriage return that no
/// line feed follows is read as one. Files of the WTHOR base are left as bytes.
#[derive(Debug)]
pub(crate) struct Decoder<R> {
    input: R,
    named: Option<Encoding>,
    kind: Kind,
    /// Bytes of the input that have been read and not been decoded.
    raw: VecDeque<u8>,
    is_ended: bool,
    /// The encoding of the text from here on, as soon as a byte needs one.
    encoding: Option<Encoding>,
    /// The encoding that a `CA` has named last.
    declared: Option<String>,
    /// The encoding that was guessed: a file has one guess.
    guessed: Option<Encoding>,
    /// The byte order mark, if there was one.
    mark: Vec<u8>,
    text: String,
    /// The number of bytes of the text before these.
    before: u64,
    lines: VecDeque<Line>,
    unreadable: VecDeque<u64>,
    notes_on_encoding: VecDeque<(u64, Encoding, Basis)>,
}

/// A line of the text that does not stand in the input as it is read.
#[derive(Debug)]
struct Line {
    from: u64,
    to: u64,
    bytes: Vec<u8>,
    encoding: Encoding,
}

/// The origin of a part of the text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origin {
    /// Its bytes, if they are others than those of the text and are known.
    pub(crate) bytes: Option<Vec<u8>>,
    /// The places where bytes could not be read, in bytes from its start.
    pub(crate) unreadable: Vec<usize>,
    /// The encodings that were guessed or are not those which the text names, as far as that is new.
    pub(crate) encodings: Vec<(Encoding, Basis)>,
}

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

/// The most bytes of a line that are decoded at once.
const LONGEST: usize = 1 << 20;

/// The bytes by which an encoding is chosen.
const EVIDENCE: usize = 1 << 16;

/// The byte that begins a change of the character set in ISO-2022-JP.
const ESCAPE: u8 = 0x1b;

impl<R: BufRead> Decoder<R> {
    pub(crate) fn new(input: R) -> Self {
        Self {
            input,
            named: None,
            kind: Kind::Unknown,
            raw: VecDeque::new(),
            is_ended: false,
            encoding: None,
            declared: None,
            guessed: None,
            mark: Vec::new(),
            text: String::new(),
            before: 0,
            lines: VecDeque::new(),
            unreadable: VecDeque::new(),
            notes_on_encoding: VecDeque::new(),
        }
    }

    /// Reads the text in that encoding.
    pub(crate) fn with_encoding(self, named: Option<Encoding>) -> Self {
        Self { named, ..self }
    }

    /// The text that has been decoded and not been [dropped](Self::drop_before).
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Returns `true` if the input is a file of the WTHOR base.
    pub(crate) fn is_bytes(&mut self) -> io::Result<bool> {
        self.begin()?;
        Ok(self.kind == Kind::Bytes)
    }

    /// Forgets the text before a place.
    pub(crate) fn drop_before(&mut self, at: usize) {
        self.text.drain(..at);
        self.before += at as u64;
        while self.lines.front().is_some_and(|line| line.to <= self.before) {
            self.lines.pop_front();
        }
        while self.unreadable.front().is_some_and(|&at| at < self.before) {
            self.unreadable.pop_front();
        }
    }

    pub(crate) fn origin(&mut self, part: Range<usize>) -> Origin {
        let (from, to) = (self.before + part.start as u64, self.before + part.end as u64);
        let first = self.unreadable.partition_point(|at| *at < from);
        let unreadable = self.unreadable.range(first..).take_while(|at| **at < to);
        let unreadable = unreadable.map(|at| in_memory(at - from)).collect();
        let mut encodings = Vec::new();
        while self.notes_on_encoding.front().is_some_and(|(at, ..)| *at < to) {
            encodings.extend(
                self.notes_on_encoding.pop_front().map(|(_, encoding, basis)| (encoding, basis)),
            );
        }
        let bytes = self.bytes_of(from..to, &self.text[part.clone()]);
        let bytes = bytes.filter(|bytes| bytes != self.text[part].as_bytes());
        Origin { bytes, unreadable, encodings }
    }

    /// Returns the bytes of a part of the text, if they may be others than those of the text and are known.
    /// UTF-16 keeps the byte order mark of its file in each part, UTF-8 in the first.
    fn bytes_of(&self, part: Range<u64>, text: &str) -> Option<Vec<u8>> {
        let first = self.lines.partition_point(|line| line.to <= part.start);
        let lines = self.lines.range(first..).take_while(|line| line.from < part.end);
        let mut lines = lines.peekable();
        let is_wide = lines.peek().is_some_and(|line| line.encoding.is_utf_16());
        let mark = if is_wide || part.start == 0 { &self.mark[..] } else { &[] };
        if lines.peek().is_none() && mark.is_empty() {
            return None;
        }
        let text =
            |from: u64, to: u64| &text[in_memory(from - part.start)..in_memory(to - part.start)];
        let mut bytes = mark.to_vec();
        let mut at = part.start;
        for line in lines {
            let (from, to) = (line.from.max(part.start), line.to.min(part.end));
            bytes.extend_from_slice(text(at, from).as_bytes());
            if (from, to) == (line.from, line.to) {
                bytes.extend_from_slice(&line.bytes);
            } else {
                // Letters of ASCII behind it are themselves.
                let behind =
                    self.text.get(in_memory(to - self.before)..in_memory(line.to - self.before));
                let behind = behind.filter(|behind| from == line.from && behind.is_ascii());
                match behind.and_then(|behind| line.bytes.strip_suffix(behind.as_bytes())) {
                    Some(part) if !line.encoding.is_utf_16() => bytes.extend_from_slice(part),
                    _ => bytes.extend(line.encoding.written(text(from, to))?),
                }
            }
            at = to;
        }
        bytes.extend_from_slice(text(at, part.end).as_bytes());
        Some(bytes)
    }

    /// Adds lines to the text; returns `false` at the end of the input.
    pub(crate) fn decode(&mut self) -> io::Result<bool> {
        self.begin()?;
        let mut searched = 0;
        loop {
            let end = self.end_of_lines(searched);
            if end > 0 {
                let bytes: Vec<u8> = self.raw.drain(..end).collect();
                self.push(&bytes)?;
                return Ok(true);
            }
            // What comes next decides about a carriage return.
            searched = self.raw.len().saturating_sub(4) & !1;
            if !self.look()? && self.raw.is_empty() {
                return Ok(false);
            }
        }
    }

    /// Looks at the first bytes, and skips the byte order mark.
    fn begin(&mut self) -> io::Result<()> {
        const MARKS: [(&[u8], Kind); 3] = [
            (&[0xef, 0xbb, 0xbf], Kind::Text),
            (&[0xff, 0xfe], Kind::Wide(Encoding::UTF_16LE)),
            (&[0xfe, 0xff], Kind::Wide(Encoding::UTF_16BE)),
        ];
        while self.kind == Kind::Unknown {
            let seen: Vec<u8> = self.raw.iter().copied().take(4).collect();
            let may_grow = seen.len() < 4 && !self.is_ended;
            let mark = MARKS.into_iter().find(|(mark, _)| seen.starts_with(mark));
            let is_open = MARKS.iter().any(|(mark, _)| mark.starts_with(&seen));
            if let Some((mark, kind)) = mark {
                self.kind = kind;
                self.mark = self.raw.drain(..mark.len()).collect();
            } else if self.named.is_none() && !seen.is_empty() && is_base(&seen) {
                self.kind = Kind::Bytes;
            } else if may_grow && (is_open || seen.len() < 2 || seen.contains(&0)) {
                self.look()?;
            } else {
                self.kind = kind_without_mark(&seen, self.named);
            }
        }
        Ok(())
    }

    /// Reads more bytes of the input; returns `false` at its end.
    fn look(&mut self) -> io::Result<bool> {
        while !self.is_ended {
            match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                seen => {
                    let seen = seen?;
                    let count = seen.len();
                    self.raw.extend(seen);
                    self.input.consume(count);
                    self.is_ended = count == 0;
                    return Ok(count > 0);
                }
            }
        }
        Ok(false)
    }

    /// Returns the number of the bytes that have been read and are whole lines, or a part of a long one; those
    /// before a place have none of its ends.
    fn end_of_lines(&mut self, searched: usize) -> usize {
        let wide = self.wide();
        let raw = &*self.raw.make_contiguous();
        if self.is_ended {
            return raw.len();
        }
        let width = width(wide);
        let whole = raw.len() / width;
        // No encoding has the smallest bytes of ASCII in the middle of a character.
        let is_between = |at: &usize| matches!(unit(raw, wide, *at), 1..=0x0c | 0x0e..=0x2f);
        let mut places = (searched / width..whole).rev();
        let last = places.find(|at| ends_line(raw, wide, *at)).map(|at| at + 1);
        let between = || (0..whole).rev().find(is_between).map_or(whole, |at| at + 1);
        let is_long = raw.len() >= LONGEST;
        last.or_else(|| is_long.then(between)).unwrap_or(0) * width
    }

    fn wide(&self) -> Option<Encoding> {
        match self.kind {
            Kind::Wide(encoding) => Some(encoding),
            Kind::Unknown | Kind::Bytes | Kind::Text => None,
        }
    }

    /// Decodes whole lines. A tree that names another encoding than the one before it begins a section, unless
    /// all before it is the same in any.
    fn push(&mut self, bytes: &[u8]) -> io::Result<()> {
        if let Some(wide) = self.wide() {
            self.push_lines(bytes, wide);
            return Ok(());
        }
        let (mut section, mut plain, mut tree) = (0, 0, None);
        let mut names = Names::new(bytes);
        while let Some(name) = names.next(self.declared.as_deref()) {
            if tree.replace(name.tree) == Some(name.tree) {
                continue;
            }
            if !is_plain(&bytes[plain..name.tree]) {
                self.push_section(&bytes[section..name.tree], false)?;
                section = name.tree;
            }
            plain = name.tree;
            self.declared = Some(name.label);
            self.encoding = None;
        }
        self.push_section(&bytes[section..], true)
    }

    /// Decodes lines of which none names another encoding; `is_open` if they may go on.
    fn push_section(&mut self, mut bytes: &[u8], is_open: bool) -> io::Result<()> {
        while !bytes.is_empty() {
            if is_plain(bytes) {
                self.text.push_str(str::from_utf8(bytes).expect("all of it is ASCII"));
                return Ok(());
            }
            let foreign = start_of_foreign(bytes);
            let encoding = match self.encoding {
                Some(encoding) => encoding,
                None if foreign < bytes.len() => {
                    self.choose(&bytes[start_of_line(bytes, foreign)..], is_open)?
                }
                None => Encoding::UTF_8,
            };
            // What is UTF-8 up to here may show that it is something else, once in a file.
            let end = match str::from_utf8(bytes) {
                Err(error) if self.may_be_guessed(encoding) => {
                    start_of_line(bytes, error.valid_up_to())
                }
                _ => bytes.len(),
            };
            if end == 0 {
                self.guessed = Some(self.choose(bytes, is_open)?);
                continue;
            }
            let (lines, rest) = bytes.split_at(end);
            self.push_lines(lines, encoding);
            bytes = rest;
        }
        Ok(())
    }

    /// Returns `true` if a text that is not UTF-8 after all may be something else.
    fn may_be_guessed(&self, encoding: Encoding) -> bool {
        encoding == Encoding::UTF_8 && self.named.is_none() && self.guessed.is_none()
    }

    /// Chooses the encoding of the text that begins so, by what it names or else by what it looks like.
    fn choose(&mut self, bytes: &[u8], is_open: bool) -> io::Result<Encoding> {
        let mut evidence = bytes[..bytes.len().min(EVIDENCE)].to_vec();
        if self.named.is_none() && is_open {
            while evidence.len() + self.raw.len() < EVIDENCE && self.look()? {}
            let more = EVIDENCE - evidence.len();
            evidence.extend(self.raw.iter().take(more));
            if let Some(name) = Names::new(&evidence).next(self.declared.as_deref()) {
                evidence.truncate(name.tree.max(bytes.len()));
            }
        }
        if evidence.len() == EVIDENCE
            && let Some(end) = evidence.iter().rposition(|&byte| byte < b'0')
        {
            // The last character may be cut.
            evidence.truncate(end + 1);
        }
        let (encoding, basis) = self.choice(&evidence);
        self.encoding = Some(encoding);
        if basis != Basis::Known {
            let at = self.before + self.text.len() as u64;
            self.notes_on_encoding.push_back((at, encoding, basis));
        }
        Ok(encoding)
    }

    fn choice(&mut self, evidence: &[u8]) -> (Encoding, Basis) {
        if let Some(named) = self.named {
            return (named, Basis::Known);
        }
        let declared = self.declared.clone();
        let known = declared.as_deref().and_then(|label| label.parse::<Encoding>().ok());
        let known = known.filter(|known| !known.is_utf_16());
        let utf_8 = str::from_utf8(evidence).ok();
        if let Some(known) = known {
            // Whatever the bytes are, a text in an encoding of single bytes may consist of them.
            let is_believed = utf_8.is_none_or(str::is_ascii) || !known.0.is_single_byte();
            if is_believed && known.read(evidence).is_some() {
                return (known, Basis::Known);
            }
        }
        let contrary =
            |declared: Option<String>| declared.map(|declared| Basis::Contrary { declared });
        let found = match utf_8 {
            Some(text) if text.is_ascii() => {
                let guess = guess(evidence);
                if guess.0.is_ascii_compatible() { Encoding::UTF_8 } else { guess }
            }
            Some(_) => Encoding::UTF_8,
            None if is_damaged_utf_8(evidence) => {
                self.guessed = Some(Encoding::UTF_8);
                Encoding::UTF_8
            }
            None => {
                let guessed = self.guessed.filter(|guessed| fits(*guessed, evidence));
                let found = guessed.unwrap_or_else(|| guess(evidence));
                // A few faults in it are likelier than a text of single bytes, which may be any.
                let is_unlikely = found.0.is_single_byte() || found.read(evidence).is_none();
                if let Some(known) = known.filter(|known| *known != Encoding::UTF_8 && is_unlikely)
                {
                    return (known, Basis::Known);
                }
                self.guessed = Some(found);
                return (found, contrary(declared).unwrap_or(Basis::Guess));
            }
        };
        let basis = contrary(declared.filter(|_| known != Some(found)));
        (found, basis.unwrap_or(Basis::Known))
    }

    fn push_lines(&mut self, bytes: &[u8], encoding: Encoding) {
        if encoding == Encoding::UTF_8
            && let Ok(text) = str::from_utf8(bytes)
            && !has_lone_return(bytes)
        {
            return self.text.push_str(text);
        }
        let mut rest = bytes;
        while !rest.is_empty() {
            let (line, behind) = rest.split_at(line_length(rest, encoding));
            rest = behind;
            let (from, at) = (self.before + self.text.len() as u64, self.text.len());
            self.decode_line(line, encoding);
            let to = self.before + self.text.len() as u64;
            if self.text.as_bytes()[at..] != *line {
                self.lines.push_back(Line { from, to, bytes: line.to_vec(), encoding });
            }
        }
    }

    fn decode_line(&mut self, line: &[u8], encoding: Encoding) {
        const PART: usize = 1 << 12;
        let mut decoder = encoding.0.new_decoder_without_bom_handling();
        let mut text = String::with_capacity(PART.min(2 * line.len() + 16));
        let mut rest = line;
        loop {
            let (result, read) =
                decoder.decode_to_string_without_replacement(rest, &mut text, true);
            rest = &rest[read..];
            match result {
                DecoderResult::InputEmpty => break,
                DecoderResult::OutputFull => text.reserve(PART),
                DecoderResult::Malformed(..) => {
                    let at = self.push_readable(&text, encoding);
                    text.clear();
                    self.unreadable.push_back(at);
                    self.text.push(char::REPLACEMENT_CHARACTER);
                }
            }
        }
        self.push_readable(&text, encoding);
    }

    /// Adds a text with line feeds for single carriage returns; returns the place behind it.
    fn push_readable(&mut self, text: &str, encoding: Encoding) -> u64 {
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            if encoding.is_unassigned(letter) {
                self.unreadable.push_back(self.before + self.text.len() as u64);
                self.text.push(char::REPLACEMENT_CHARACTER);
            } else if letter == '\r' && letters.peek() != Some(&'\n') {
                self.text.push('\n');
            } else {
                self.text.push(letter);
            }
        }
        self.before + self.text.len() as u64
    }
}

/// Reads bytes as they are.
impl<R: BufRead> io::Read for Decoder<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.raw.is_empty() {
            self.look()?;
        }
        self.raw.read(buffer)
    }
}

impl Decoder<&[u8]> {
    pub(crate) fn decode_all(mut self) -> Decoded {
        // Bytes in memory can always be read.
        while let Ok(true) = self.decode() {}
        let mut encodings: Vec<(Encoding, Basis)> = Vec::new();
        let noted = mem::take(&mut self.notes_on_encoding)
            .into_iter()
            .map(|(_, encoding, basis)| (encoding, basis));
        let others = self.lines.iter().map(|line| (line.encoding, Basis::Known));
        for (encoding, basis) in noted.chain(others) {
            if encodings.iter().all(|(known, _)| *known != encoding) {
                encodings.push((encoding, basis));
            }
        }
        let unreadable = self.unreadable.iter().map(|&at| in_memory(at)).collect();
        Decoded { text: self.text, encodings, unreadable }
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

/// Returns the bytes of a unit of a text, be it in UTF-16.
const fn width(wide: Option<Encoding>) -> usize {
    if wide.is_some() { 2 } else { 1 }
}

fn unit(bytes: &[u8], wide: Option<Encoding>, at: usize) -> u16 {
    let Some(wide) = wide else { return bytes[at].into() };
    let pair = [bytes[2 * at], bytes[2 * at + 1]];
    if wide == Encoding::UTF_16BE { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) }
}

/// Returns `true` if a line ends with a unit: that of a carriage return, if another one but a line feed follows it.
fn ends_line(bytes: &[u8], wide: Option<Encoding>, at: usize) -> bool {
    let has_next = at + 1 < bytes.len() / width(wide);
    match unit(bytes, wide, at) {
        0x0a => true,
        0x0d => has_next && unit(bytes, wide, at + 1) != 0x0a,
        _ => false,
    }
}

/// Returns the length of the line that comes first, with its line break.
fn line_length(bytes: &[u8], encoding: Encoding) -> usize {
    let wide = Some(encoding).filter(|encoding| encoding.is_utf_16());
    let mut places = 0..bytes.len() / width(wide);
    let end = places.find(|at| ends_line(bytes, wide, *at));
    end.map_or(bytes.len(), |at| (at + 1) * width(wide))
}

/// Returns `true` for bytes that are text as they are, in whatever encoding.
fn is_plain(bytes: &[u8]) -> bool {
    bytes.is_ascii() && !bytes.contains(&ESCAPE) && !has_lone_return(bytes)
}

fn has_lone_return(bytes: &[u8]) -> bool {
    let is_lone = |at: usize| bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n');
    bytes.contains(&b'\r') && (0..bytes.len()).any(is_lone)
}

/// Returns the place of the first byte that is not one of ASCII.
fn start_of_foreign(bytes: &[u8]) -> usize {
    bytes.iter().position(|byte| !byte.is_ascii() || *byte == ESCAPE).unwrap_or(bytes.len())
}

fn start_of_line(bytes: &[u8], at: usize) -> usize {
    bytes[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1)
}

/// A property that names an encoding.
struct Name {
    /// The place of its tree.
    tree: usize,
    label: String,
}

/// The properties of a text that name encodings.
struct Names<'a> {
    bytes: &'a [u8],
    /// The place up to which they have been looked for, and that of the last parenthesis before it.
    seen: usize,
    tree: usize,
}

impl<'a> Names<'a> {
    const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, seen: 0, tree: 0 }
    }

    /// Returns the next one that names another encoding than that.
    fn next(&mut self, known: Option<&str>) -> Option<Name> {
        const LONGEST: usize = 32;
        while let Some(at) = self.bytes[self.seen..].windows(3).position(|name| name == b"CA[") {
            let at = self.seen + at;
            let opened = self.bytes[self.seen..at].iter().rposition(|&byte| byte == b'(');
            self.tree = opened.map_or(self.tree, |opened| self.seen + opened);
            self.seen = at + 3;
            let is_property = matches!(self.bytes[..at].trim_ascii_end(), [.., b';' | b']' | b'(']);
            let text = &self.bytes[self.seen..];
            let end = text.iter().take(LONGEST).position(|&byte| byte == b']');
            let label = end.and_then(|end| str::from_utf8(&text[..end]).ok()).map(str::trim);
            let label = label.filter(|label| !label.is_empty() && Some(*label) != known);
            if let Some(label) = label.filter(|_| is_property) {
                return Some(Name { tree: self.tree, label: label.into() });
            }
        }
        None
    }
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
