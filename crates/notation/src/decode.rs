//! Inputs as text in UTF-8 with line feeds, whatever they are encoded in.

use std::io::{self, BufRead, Read};
use std::mem;

use crate::wthor;

/// An input of which the text is decoded.
///
/// UTF-16 is known by its byte order mark. In any other text, bytes that are not UTF-8 are read as
/// Windows-1252, which has the letters of Latin-1. A carriage return that no line feed follows is
/// read as one. Files of the WTHOR base pass as they are.
#[derive(Debug)]
pub(super) struct Decoder<R> {
    input: R,
    encoding: Encoding,
    /// Decoded text, and the number of its bytes that have been read.
    ready: Vec<u8>,
    read: usize,
    /// The number of bytes ahead in the input that need no decoding.
    sound: usize,
    /// Bytes of the input that need those behind them to be decoded.
    pending: Vec<u8>,
    /// `true` after a carriage return that has not been read yet.
    is_behind_return: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    /// The first bytes have not been seen.
    Unknown,
    /// Not text.
    Bytes,
    /// UTF-8 or Windows-1252.
    EightBits,
    Utf16(ByteOrder),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ByteOrder {
    Little,
    Big,
}

/// The bytes that are decoded at once.
const WINDOW: usize = 1 << 13;

impl<R: BufRead> Decoder<R> {
    pub(super) const fn new(input: R) -> Self {
        Self {
            input,
            encoding: Encoding::Unknown,
            ready: Vec::new(),
            read: 0,
            sound: 0,
            pending: Vec::new(),
            is_behind_return: false,
        }
    }

    /// Looks at the first bytes, and skips the byte order mark.
    fn detect(&mut self) -> io::Result<()> {
        const MARKS: [&[u8]; 3] = [&[0xef, 0xbb, 0xbf], &[0xff, 0xfe], &[0xfe, 0xff]];
        let may_be_mark = |seen: &[u8]| {
            MARKS.iter().any(|mark| mark.starts_with(seen) && mark.len() > seen.len())
        };
        while may_be_mark(&self.pending) {
            let Some(&byte) = self.input.fill_buf()?.first() else { break };
            self.input.consume(1);
            self.pending.push(byte);
        }
        self.encoding = match self.pending[..] {
            [0xff, 0xfe] => Encoding::Utf16(ByteOrder::Little),
            [0xfe, 0xff] => Encoding::Utf16(ByteOrder::Big),
            _ if wthor::is_likely(&self.pending) => Encoding::Bytes,
            _ => Encoding::EightBits,
        };
        if MARKS.contains(&&self.pending[..]) {
            self.pending.clear();
        } else if self.encoding == Encoding::Bytes {
            self.ready.append(&mut self.pending);
        }
        Ok(())
    }

    /// Decodes the bytes that come next; returns `false` at the end of the input.
    fn decode(&mut self) -> io::Result<bool> {
        let seen = self.input.fill_buf()?;
        let window = &seen[..seen.len().min(WINDOW)];
        let (count, is_end) = (window.len(), window.is_empty());
        self.pending.extend_from_slice(window);
        self.input.consume(count);
        let bytes = mem::take(&mut self.pending);
        let (text, rest) = match self.encoding {
            Encoding::Utf16(order) => decode_utf16(&bytes, order, is_end),
            Encoding::Unknown | Encoding::Bytes | Encoding::EightBits => {
                decode_eight_bits(&bytes, is_end)
            }
        };
        self.pending.extend_from_slice(rest);
        self.ready.clear();
        self.read = 0;
        self.push(&text, is_end);
        Ok(!is_end)
    }

    /// Adds a text to the one that is ready, with line feeds for single carriage returns.
    fn push(&mut self, text: &str, is_end: bool) {
        for letter in text.bytes() {
            match (mem::take(&mut self.is_behind_return), letter) {
                (true, b'\n') => self.ready.push(b'\r'),
                (true, _) => self.ready.push(b'\n'),
                (false, _) => {}
            }
            match letter {
                b'\r' => self.is_behind_return = true,
                _ => self.ready.push(letter),
            }
        }
        if is_end && mem::take(&mut self.is_behind_return) {
            self.ready.push(b'\n');
        }
    }
}

impl<R: BufRead> BufRead for Decoder<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.encoding == Encoding::Unknown {
            self.detect()?;
        }
        while self.read == self.ready.len() {
            let is_between = self.pending.is_empty() && !self.is_behind_return;
            match self.encoding {
                Encoding::Bytes => return self.input.fill_buf(),
                Encoding::EightBits if self.sound == 0 && is_between => {
                    self.sound = sound(self.input.fill_buf()?);
                }
                Encoding::Unknown | Encoding::EightBits | Encoding::Utf16(_) => {}
            }
            if self.sound > 0 {
                return Ok(&self.input.fill_buf()?[..self.sound]);
            }
            if !self.decode()? && self.ready.is_empty() {
                break;
            }
        }
        Ok(&self.ready[self.read..])
    }

    fn consume(&mut self, count: usize) {
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

/// Returns the number of bytes that are decoded as they are. It is 0 if some of those that are looked
/// at are not: they are decoded together, so that none is looked at twice.
fn sound(bytes: &[u8]) -> usize {
    let window = &bytes[..bytes.len().min(WINDOW)];
    let valid = match str::from_utf8(window) {
        Ok(_) => window,
        Err(error) if error.error_len().is_none() => &window[..error.valid_up_to()],
        Err(_) => return 0,
    };
    let valid = valid.strip_suffix(b"\r").unwrap_or(valid);
    let mut pieces = valid.split(|&byte| byte == b'\r').skip(1);
    if pieces.all(|piece| piece.starts_with(b"\n")) { valid.len() } else { 0 }
}

/// Decodes UTF-8, and all that is none as Windows-1252; returns the bytes of a character of which
/// the others are still to come, too.
fn decode_eight_bits(bytes: &[u8], is_end: bool) -> (String, &[u8]) {
    let mut text = String::with_capacity(bytes.len());
    let mut at = 0;
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        at += chunk.valid().len() + chunk.invalid().len();
        let invalid = chunk.invalid();
        let is_open = |invalid| {
            str::from_utf8(invalid)
                .is_err_and(|error: std::str::Utf8Error| error.error_len().is_none())
        };
        if at == bytes.len() && !is_end && is_open(invalid) {
            return (text, invalid);
        }
        text.extend(invalid.iter().map(|&byte| windows_1252(byte)));
    }
    (text, &[])
}

/// Decodes UTF-16; returns the bytes of a character of which the others are still to come, too.
fn decode_utf16(bytes: &[u8], order: ByteOrder, is_end: bool) -> (String, &[u8]) {
    let unit = |pair: &[u8]| match order {
        ByteOrder::Little => u16::from_le_bytes([pair[0], pair[1]]),
        ByteOrder::Big => u16::from_be_bytes([pair[0], pair[1]]),
    };
    let is_open = |pair: &[u8]| matches!(unit(pair), 0xd800..=0xdbff);
    let mut end = bytes.len() & !1;
    if !is_end && end >= 2 && is_open(&bytes[end - 2..end]) {
        end -= 2;
    }
    let units = bytes[..end].chunks_exact(2).map(unit);
    let letters =
        char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER));
    (letters.collect(), if is_end { &[] } else { &bytes[end..] })
}

/// Returns the character of a byte that is not ASCII.
fn windows_1252(byte: u8) -> char {
    const FROM_80: [char; 32] = [
        '€', '\u{fffd}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{fffd}', 'Ž',
        '\u{fffd}', '\u{fffd}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ',
        '\u{fffd}', 'ž', 'Ÿ',
    ];
    let index = usize::from(byte).checked_sub(0x80);
    index.and_then(|index| FROM_80.get(index)).copied().unwrap_or(char::from(byte))
}
