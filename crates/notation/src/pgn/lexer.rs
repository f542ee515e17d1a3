//! Finds the tags and the moves of a PGN game, and its end.

use std::ops::Range;

use crate::error::ReadErrorKind;
use crate::located::Located;
use crate::source::{LONGEST, Lines};

/// Returns `true` if a line looks like the first of PGN: it begins with a tag, or is one of numbered moves
/// and comments.
pub(crate) fn is_likely(line: &str) -> bool {
    let tag = line.strip_prefix('[').unwrap_or_default();
    let end = tag.find(['"', ']']);
    // A list of JSON begins so, too.
    let is_name = |name: &str| !name.trim().is_empty() && !name.contains(['{', '[']);
    let has_tag = end.is_some_and(|end| is_name(&tag[..end]) && tag[end..].starts_with('"'));
    let is_numbered = line.starts_with(|letter: char| letter.is_ascii_digit());
    has_tag || is_numbered && line.contains('{')
}

/// The parts of a PGN game.
#[derive(Default)]
pub(super) struct Parts {
    pub(super) tags: Vec<Tag>,
    /// Everything behind the tags, in order.
    pub(super) items: Vec<Item>,
    /// The number of lines that begin with `%`.
    pub(super) escaped_lines: usize,
    /// The limit that the game exceeds.
    pub(super) fault: Option<Located<ReadErrorKind>>,
    /// `true` if a comment or a variation is not closed.
    pub(super) is_open: bool,
    /// The place behind the game.
    pub(super) end: usize,
}

/// A piece of the text behind the tags.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub(super) kind: ItemKind,
    start: u32,
    end: u32,
}

impl Item {
    /// Makes an item of its bytes, of which there are no more than a game has.
    pub(super) fn new(kind: ItemKind, range: Range<usize>) -> Self {
        let number = |at: usize| u32::try_from(at).expect("no game is as long as that");
        Self { kind, start: number(range.start), end: number(range.end) }
    }

    /// Returns its bytes.
    pub(super) const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// The kind of a piece of the text behind the tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ItemKind {
    /// Moves, numbers and whatever else is no other item.
    Moves,
    /// A comment, without what encloses it.
    Comment,
    /// The digits of a sign such as `$1`, if there are any.
    Sign,
    /// The parenthesis that opens a variation.
    Open,
    /// The one that closes it.
    Close,
}

/// The most items of a game, and the most variations in each other.
const MOST_ITEMS: usize = 1 << 21;
const MOST_DEPTH: usize = 1 << 16;

/// A tag and its parts, as bytes of the text.
pub(super) struct Tag {
    /// The opening bracket.
    pub(super) at: usize,
    /// The name and the text between the quotes; `None` if the tag is malformed.
    pub(super) parts: Option<(Range<usize>, Range<usize>)>,
}

/// The bytes of the name of a tag, at most, and the names that are compared: no game has as many tags.
const LONGEST_NAME: usize = 1 << 8;
const MOST_NAMES: usize = 1 << 8;

struct Lexer<'a> {
    lines: Lines<'a>,
    /// The place that has been reached.
    at: usize,
    /// The line breaks since the last byte that is not blank.
    breaks: usize,
    /// The end of the line, as far as it has been looked for.
    line_end: usize,
    parts: Parts,
}

/// Returns the parts of the game that a text begins with: tags, and all up to the tags of another game or to
/// whatever follows a result and an empty line; `None` if more of it has to be seen.
pub(super) fn parts(lines: Lines<'_>) -> Option<Parts> {
    let mut lexer = Lexer { lines, at: 0, breaks: 0, line_end: 0, parts: Parts::default() };
    if lexer.tags()? {
        lexer.moves()?;
    }
    Some(Parts { end: lexer.at, ..lexer.parts })
}

impl Lexer<'_> {
    fn byte(&self) -> Option<u8> {
        self.lines.text.as_bytes().get(self.at).copied()
    }

    fn line_end(&mut self) -> Option<usize> {
        if self.line_end <= self.at {
            let end = self.lines.text[self.at..].find('\n').map(|end| self.at + end);
            self.line_end = end.or_else(|| self.lines.is_whole.then_some(self.lines.text.len()))?;
        }
        Some(self.line_end)
    }

    /// Goes on behind a byte.
    fn pass(&mut self, byte: u8) {
        if byte == b'\n' {
            self.breaks += 1;
        } else if !byte.is_ascii_whitespace() {
            self.breaks = 0;
        }
        self.at += 1;
    }

    /// Reads the tags; returns `false` if nothing follows them.
    fn tags(&mut self) -> Option<bool> {
        let mut names = Vec::new();
        while let Some(byte) = self.byte() {
            match byte {
                b'[' => {
                    let end = self.line_end()?;
                    let line = &self.lines.text[self.at..end];
                    if let Some(name) = name_of(line) {
                        let name = name.trim().to_ascii_lowercase();
                        let may_be_new = names.len() > MOST_NAMES || names.contains(&name);
                        if self.breaks > 1 && may_be_new {
                            return Some(false);
                        }
                        names.truncate(MOST_NAMES);
                        names.push(name);
                    }
                    self.tag(line);
                }
                b'%' => {
                    self.parts.escaped_lines += 1;
                    (self.at, self.breaks) = (self.line_end()?, 0);
                }
                // A mail that is quoted has marks before its lines.
                b'>' => self.pass(byte),
                _ if byte.is_ascii_whitespace() => self.pass(byte),
                _ => return Some(true),
            }
        }
        self.lines.is_whole.then_some(false)
    }

    fn tag(&mut self, line: &str) {
        let start = self.at;
        let first = line.find(['"', ']']).unwrap_or(line.len());
        let text = text_of(line, first + 1).filter(|_| line[first..].starts_with('"'));
        if start < LONGEST {
            let parts =
                text.map(|(end, _)| (start + 1..start + first, start + first + 1..start + end));
            self.parts.tags.push(Tag { at: start, parts });
        }
        let behind = if line[first..].starts_with(']') { first + 1 } else { line.len() };
        self.at += text.map_or(behind, |(_, behind)| behind);
        self.breaks = 0;
    }

    /// Reads the moves and all that stands among them.
    fn moves(&mut self) -> Option<()> {
        let (mut depth, mut start, mut last) = (0, self.at, b' ');
        // The last word consists of digits and the signs of results.
        let mut is_result = false;
        while let Some(byte) = self.byte() {
            let is_blank = byte.is_ascii_whitespace();
            if byte == b'[' || self.breaks > 1 && is_result && !is_blank {
                break;
            }
            let at = self.at;
            self.pass(byte);
            let is_mark = matches!(byte, b'{' | b';' | b'$' | b'(')
                || byte == b')' && depth > 0
                || byte == b'%' && last == b'\n';
            if !is_blank && !is_mark {
                is_result =
                    b"0123456789-/*".contains(&byte) && (last.is_ascii_whitespace() || is_result);
            }
            last = byte;
            if !is_mark {
                continue;
            }
            self.push(ItemKind::Moves, start, at);
            match byte {
                b'{' => {
                    let (end, is_closed) = self.comment_end()?;
                    self.push(ItemKind::Comment, at + 1, end);
                    self.at = end + usize::from(is_closed);
                    if !is_closed {
                        self.parts.is_open = true;
                        return Some(());
                    }
                }
                b';' => {
                    let end = self.line_end()?;
                    let comment = self.lines.text[..end].trim_end_matches('\r');
                    self.push(ItemKind::Comment, at + 1, comment.len());
                    self.at = end;
                }
                b'%' => {
                    self.parts.escaped_lines += 1;
                    self.at = self.line_end()?;
                }
                b'$' => {
                    while self.byte().is_some_and(|byte| byte.is_ascii_digit()) {
                        self.at += 1;
                    }
                    self.push(ItemKind::Sign, at + 1, self.at);
                    is_result = false;
                }
                b'(' => {
                    depth += 1;
                    if depth > MOST_DEPTH {
                        self.exceed(at, "at most 65536 variations in each other");
                    }
                    self.push(ItemKind::Open, at, at + 1);
                    is_result = false;
                }
                _ => {
                    depth -= 1;
                    self.push(ItemKind::Close, at, at + 1);
                    is_result = false;
                }
            }
            start = self.at;
        }
        if self.byte().is_none() && !self.lines.is_whole {
            return None;
        }
        self.push(ItemKind::Moves, start, self.at);
        self.parts.is_open = depth > 0;
        Some(())
    }

    /// Returns the place of the end of a comment, and whether it is closed there. One that is not ends with the
    /// text, or where another game begins: with a line `[Event "`, or with any tag after an empty line.
    fn comment_end(&self) -> Option<(usize, bool)> {
        let text = self.lines.text;
        let mut breaks = 0;
        for (at, byte) in (self.at..).zip(text[self.at..].bytes()) {
            match byte {
                b'}' => return Some((at, true)),
                b'\n' => breaks += 1,
                b'[' if breaks > 0 => {
                    let is_new = |name: &str| {
                        let bare = name.trim();
                        name.ends_with(' ')
                            && !bare.is_empty()
                            && (breaks > 1 || bare.eq_ignore_ascii_case("event"))
                    };
                    if name_of(&text[at..]).is_some_and(is_new) {
                        return Some((at, false));
                    }
                    breaks = 0;
                }
                _ if byte.is_ascii_whitespace() => {}
                _ => breaks = 0,
            }
        }
        self.lines.is_whole.then_some((text.len(), false))
    }

    fn push(&mut self, kind: ItemKind, start: usize, end: usize) {
        if self.parts.items.len() >= MOST_ITEMS {
            self.exceed(start, "at most 2097152 moves, comments, signs and variations");
        } else if (start < end || kind == ItemKind::Sign) && end <= LONGEST {
            self.parts.items.push(Item::new(kind, start..end));
        }
    }

    fn exceed(&mut self, at: usize, limit: &'static str) {
        let fault = Located::new(at.min(LONGEST), ReadErrorKind::Expected(limit));
        self.parts.fault.get_or_insert(fault);
    }
}

/// Returns the name of the tag that a text begins with, up to its quote.
fn name_of(text: &str) -> Option<&str> {
    let is_name = |letter: char| {
        letter.is_ascii_alphanumeric() || !letter.is_ascii() || "_- \t".contains(letter)
    };
    let name = text.strip_prefix('[')?;
    let end = name.find(|letter| !is_name(letter)).filter(|end| *end <= LONGEST_NAME)?;
    name[end..].starts_with('"').then(|| &name[..end])
}

/// Returns the place of the quote that ends a text which begins there, and the place behind the bracket that
/// follows it. Some write quotes within a text as they are.
fn text_of(line: &str, start: usize) -> Option<(usize, usize)> {
    let mut is_escaped = false;
    let mut bytes = (start..).zip(line.get(start..)?.bytes());
    bytes.find_map(|(at, byte)| {
        let is_quote = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        let behind = is_quote.then(|| line[at + 1..].trim_ascii_start())?;
        behind.starts_with(']').then(|| (at, line.len() - behind.len() + 1))
    })
}
