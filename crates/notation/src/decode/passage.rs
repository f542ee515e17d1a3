//! Passages of a text that do not stand in the input as they are read.

use std::collections::VecDeque;
use std::ops::Range;

use encoding_rs::DecoderResult;

use crate::encoding::name::{Basis, Encoding};

/// A passage of a text, and the bytes that it was decoded from.
#[derive(Debug)]
pub(super) struct Passage {
    /// Its place in the text, in bytes.
    pub(super) from: u64,
    length: usize,
    bytes: Vec<u8>,
    pub(super) encoding: Encoding,
    /// The reason for its encoding, if that is worth telling and has not been told.
    pub(super) news: Option<Basis>,
    /// Places in the passage at which a game may begin or end, and those in the bytes.
    marks: Vec<(usize, usize)>,
    /// The places in the text where bytes could not be read.
    pub(super) unreadable: Vec<u64>,
}

impl Passage {
    /// Decodes the bytes of the passage at a place of the text.
    pub(super) fn decode(bytes: Vec<u8>, encoding: Encoding, from: u64) -> (String, Self) {
        let mut decoding = Decoding::new(encoding, from, bytes.len());
        decoding.decode(&bytes);
        let Decoding { text, marks, unreadable, .. } = decoding;
        let passage =
            Self { from, length: text.len(), bytes, encoding, news: None, marks, unreadable };
        (text, passage)
    }

    pub(super) const fn end(&self) -> u64 {
        self.from + self.length as u64
    }

    /// Returns `true` if there is nothing to tell about the passage: it is its own bytes.
    pub(super) fn is_plain(&self, text: &[u8]) -> bool {
        self.unreadable.is_empty() && self.news.is_none() && self.bytes == text
    }

    /// Returns the place in the bytes that belongs to a place in the text.
    fn place(&self, at: u64) -> Option<usize> {
        let at = usize::try_from(at - self.from).ok()?;
        match at {
            0 => Some(0),
            _ if at == self.length => Some(self.bytes.len()),
            _ => {
                let found = self.marks.binary_search_by_key(&at, |(place, _)| *place).ok()?;
                Some(self.marks[found].1)
            }
        }
    }
}

/// Returns the bytes from which a part of a text was decoded, if they are known and others than those
/// of the text. UTF-16 keeps the byte order mark of its file in each part, UTF-8 in the first.
pub(super) fn bytes(
    mark: &[u8],
    passages: &VecDeque<Passage>,
    range: Range<u64>,
    text: &[u8],
) -> Option<Vec<u8>> {
    let is_here = |passage: &&Passage| passage.from < range.end && passage.end() > range.start;
    let mut here = passages.iter().filter(is_here).peekable();
    let is_utf_16 = here.peek().is_some_and(|first| first.encoding.is_utf_16());
    let mark = if is_utf_16 || range.start == 0 { mark } else { &[] };
    if mark.is_empty() && here.peek().is_none() {
        return None;
    }
    let mut bytes = mark.to_vec();
    let mut at = range.start;
    let part = |from: u64, to: u64| {
        let place = |at: u64| usize::try_from(at - range.start).ok();
        text.get(place(from)?..place(to)?)
    };
    for passage in here {
        if passage.from > at {
            bytes.extend_from_slice(part(at, passage.from)?);
            at = passage.from;
        }
        let end = passage.end().min(range.end);
        bytes.extend_from_slice(passage.bytes.get(passage.place(at)?..passage.place(end)?)?);
        at = end;
    }
    bytes.extend_from_slice(part(at, range.end)?);
    Some(bytes)
}

/// A passage that is being decoded.
struct Decoding {
    encoding: Encoding,
    decoder: encoding_rs::Decoder,
    from: u64,
    text: String,
    marks: Vec<(usize, usize)>,
    unreadable: Vec<u64>,
    /// `true` after a carriage return that is not in the text yet.
    is_behind_return: bool,
    /// The number of bytes for which the decoder may hold some back after a fault.
    uneasy: usize,
}

impl Decoding {
    fn new(encoding: Encoding, from: u64, length: usize) -> Self {
        Self {
            encoding,
            decoder: encoding.0.new_decoder_without_bom_handling(),
            from,
            text: String::with_capacity(length + length / 2),
            marks: Vec::new(),
            unreadable: Vec::new(),
            is_behind_return: false,
            uneasy: 0,
        }
    }

    fn decode(&mut self, bytes: &[u8]) {
        let mut at = 0;
        let mut is_whole = true;
        while at < bytes.len() {
            if is_whole && self.uneasy == 0 {
                self.mark(&bytes[at..], at);
                // A character of ASCII behind a whole one stands for itself.
                if self.encoding.0.is_ascii_compatible() && bytes[at].is_ascii() {
                    self.push(char::from(bytes[at]));
                    at += 1;
                    continue;
                }
            }
            is_whole = self.step(&bytes[at..=at], false);
            at += 1;
        }
        self.step(&[], true);
        if std::mem::take(&mut self.is_behind_return) {
            self.text.push('\n');
        }
    }

    /// Decodes the next byte; returns `true` if a character ends with it.
    fn step(&mut self, mut byte: &[u8], is_last: bool) -> bool {
        self.uneasy = self.uneasy.saturating_sub(1);
        let before = self.text.len();
        loop {
            let mut buffer = [0; 32];
            let (result, read, written) =
                self.decoder.decode_to_utf8_without_replacement(byte, &mut buffer, is_last);
            for letter in String::from_utf8_lossy(&buffer[..written]).chars() {
                if self.encoding.is_unassigned(letter) {
                    self.push_unreadable();
                } else {
                    self.push(letter);
                }
            }
            byte = &byte[read..];
            match result {
                DecoderResult::Malformed(..) => {
                    self.push_unreadable();
                    self.uneasy = 4;
                }
                DecoderResult::InputEmpty => break,
                DecoderResult::OutputFull => {}
            }
        }
        self.text.len() > before || self.is_behind_return
    }

    /// Notes the place before a byte if a game may begin or end there.
    fn mark(&mut self, behind: &[u8], at: usize) {
        let letter =
            if self.encoding == Encoding::UTF_16BE { behind.get(1) } else { behind.first() };
        let is_begin = matches!(letter, Some(b'(' | b'['));
        let is_end = matches!(self.text.as_bytes().last(), Some(b'\n' | b')'));
        if (is_begin || is_end) && !self.is_behind_return {
            self.marks.push((self.text.len(), at));
        }
    }

    /// Adds a character, with a line feed for a single carriage return.
    fn push(&mut self, letter: char) {
        match (std::mem::take(&mut self.is_behind_return), letter) {
            (true, '\n') => self.text.push('\r'),
            (true, _) => self.text.push('\n'),
            (false, _) => {}
        }
        match letter {
            '\r' => self.is_behind_return = true,
            _ => self.text.push(letter),
        }
    }

    fn push_unreadable(&mut self) {
        self.push(char::REPLACEMENT_CHARACTER);
        let at = self.text.len() - char::REPLACEMENT_CHARACTER.len_utf8();
        self.unreadable.push(self.from + at as u64);
    }
}
