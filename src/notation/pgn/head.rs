//! The tags before the moves.

use crate::notation::error::ReadErrorKind;
use crate::notation::located::Located;
use crate::notation::tags::{Tags, is_name, is_own, is_unknown};

/// One tag of a text.
pub(super) struct Line {
    /// Where it stands, in bytes from the start of the text.
    pub(super) at: usize,
    name: String,
    pub(super) text: String,
    /// Whether the text stands for something that nobody knows.
    pub(super) is_unknown: bool,
}

/// The tags of a game, as long as nobody has taken them.
pub(super) struct Head {
    lines: Vec<Line>,
    /// Tags that mean something to others alone.
    kept: Vec<Line>,
}

impl Head {
    /// Reads the tags at the start of a text; says where they end.
    pub(super) fn read(text: &str) -> Result<(Self, usize), Located<ReadErrorKind>> {
        let mut lines = Vec::new();
        let mut at = 0;
        loop {
            let rest = text[at..]
                .trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
            at = text.len() - rest.len();
            if rest.starts_with('%') {
                at += rest.find('\n').unwrap_or(rest.len());
            } else if rest.starts_with('[') {
                let (line, length) = tag(rest, at).ok_or(Located::new(
                    at,
                    ReadErrorKind::Expected("a tag such as [Black \"name\"]"),
                ))?;
                lines.push(line);
                at += length;
            } else {
                return Ok((Self { lines, kept: Vec::new() }, at));
            }
        }
    }

    /// Takes the first tag of that name.
    pub(super) fn take(&mut self, name: &str) -> Option<Line> {
        let at = self.lines.iter().position(|line| line.name.eq_ignore_ascii_case(name))?;
        Some(self.lines.remove(at))
    }

    /// Puts a tag back that means something to others alone.
    pub(super) fn keep(&mut self, line: Line) {
        self.kept.push(line);
    }

    /// What the first tag of that name says; a tag that says nothing to us is kept.
    pub(super) fn parsed<T>(
        &mut self,
        name: &str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let line = self.take(name).filter(|line| !line.is_unknown)?;
        let parsed = parse(&line.text);
        if parsed.is_none() {
            self.keep(line);
        }
        parsed
    }

    /// The tags that nobody has taken. Second ones of a name that others took are dropped.
    pub(super) fn rest(self) -> Tags {
        let mut tags = Tags::default();
        let left = self.lines.into_iter().filter(|line| !is_own(&line.name));
        for line in self.kept.into_iter().chain(left) {
            tags.append(&line.name, line.text);
        }
        tags
    }
}

/// A tag at the start of a text, and its length.
fn tag(text: &str, at: usize) -> Option<(Line, usize)> {
    let line = &text[..text.find('\n').unwrap_or(text.len())];
    let quote = line.find('"')?;
    let name = line[1..quote].trim();
    let value = &line[quote + 1..];
    let close = closing_quote(value)?;
    let behind = &value[close + 1..];
    let bracket = behind.find(']').filter(|&bracket| behind[..bracket].trim().is_empty())?;
    let raw = &value[..close];
    let is_unknown = is_unknown(raw) || raw == "????.??.??";
    let parsed = Line { at, name: name.into(), text: unescape(raw), is_unknown };
    is_name(name).then_some((parsed, quote + 1 + close + 1 + bracket + 1))
}

/// Where a text between quotes ends.
fn closing_quote(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.bytes().position(|letter| {
        let closes = letter == b'"' && !is_escaped;
        is_escaped = letter == b'\\' && !is_escaped;
        closes
    })
}

/// The text that was written between quotes.
fn unescape(mut text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    while let Some(at) = text.find('\\') {
        plain.push_str(&text[..at]);
        let behind = &text[at + 1..];
        let (letter, length) = escaped(behind).unwrap_or(('\\', 0));
        plain.push(letter);
        text = &behind[length..];
    }
    plain + text
}

/// The character that stands behind a backslash, and the length of its spelling.
fn escaped(text: &str) -> Option<(char, usize)> {
    if let Some(letter @ ('"' | '\\')) = text.chars().next() {
        return Some((letter, 1));
    }
    let digits = text.strip_prefix("u{")?;
    let close = digits.find('}').filter(|close| (1..=6).contains(close))?;
    let letter = u32::from_str_radix(&digits[..close], 16).ok().and_then(char::from_u32)?;
    Some((letter, "u{".len() + close + 1))
}
