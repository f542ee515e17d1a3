//! The syntax of game trees that GGF and SGF share: `(;NAME[text]…)`, nodes of properties with their
//! texts. What the trees say is in [`othello_core::tree`].

use std::borrow::Cow;
use std::ops::Range;

use crate::error::{OtherGame, ReadErrorKind, Warning};
use crate::located::Located;
use crate::pgn;
use crate::record::Read;
use crate::source::{Lines, More, Piece, is_blank};
use crate::transcript::quote;
use othello_core::board::{ByColor, Color};
use othello_core::tree;

/// One property of a game tree.
#[derive(Clone, Debug)]
pub(super) struct Property<'a> {
    /// The place of its name, in bytes from the start of the text.
    pub(super) at: usize,
    /// In upper case.
    pub(super) name: Cow<'a, str>,
    /// Its texts as they are written. There is at least one.
    pub(super) written: Vec<&'a str>,
    /// The number of its node, counting from 1.
    pub(super) node: usize,
    escapes: Escapes,
}

impl<'a> Property<'a> {
    /// Returns the property as a note keeps it, without the first `skip` of its values; `None` if it
    /// has no others.
    pub(super) fn kept(&self, skip: usize) -> Option<tree::Property> {
        let values = self.written.iter().skip(skip).map(|&written| written.into()).collect();
        tree::Property::new(&self.name, values).ok()
    }

    /// Returns the first of its texts.
    pub(super) fn text(&self) -> Cow<'a, str> {
        self.escapes.read(self.written[0])
    }

    pub(super) fn texts(&self) -> impl Iterator<Item = Cow<'a, str>> + '_ {
        self.written.iter().map(|written| self.escapes.read(written))
    }

    /// Returns the player whose moves the property gives, if it gives any.
    pub(super) fn player(&self) -> Option<Color> {
        Color::BOTH.into_iter().find(|color| self.name == MOVES[*color])
    }

    /// Returns the first of its texts, unless it stands for something unknown.
    pub(super) fn known(&self) -> Option<String> {
        let text = self.text();
        (!matches!(&*text, "" | "?")).then(|| text.into_owned())
    }
}

/// The names of the properties with the moves of each player.
pub(super) const MOVES: ByColor<&str> = ByColor { black: "B", white: "W" };

/// The way in which the texts of a format are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Escapes {
    /// As they are; none has a bracket in it. Trees are not nested.
    None,
    /// With a backslash before a character that would end them.
    Backslash,
}

#[derive(Debug)]
pub(super) enum TreeToken<'a> {
    /// An opening parenthesis at that place.
    Open(usize),
    /// The closing one.
    Close(usize),
    /// The semicolon before a node.
    Node(usize),
    /// A property with its texts.
    Property(Property<'a>),
}

/// The bytes in which a tree shows what it is, at most.
const LOOK: usize = 256;

/// Returns the escapes of the tree that a text begins with, perhaps behind the number of games that the archive
/// of the GGS server puts before them: GGF has none.
pub(super) fn at_start(lines: &Lines<'_>) -> Result<Option<Escapes>, More> {
    let bytes = lines.text.as_bytes();
    tree_at(&bytes[count_length(bytes)..], lines.is_whole)
}

/// Returns the place in a line where a tree begins.
pub(super) fn in_line(line: &str) -> Option<usize> {
    let is_tree = |at: &usize| matches!(tree_at(&line.as_bytes()[*at..], true), Ok(Some(_)));
    line.match_indices('(').map(|(at, _)| at).find(is_tree)
}

/// Returns the escapes of the tree that some bytes begin with: `(;`, a name and a bracket, or without the
/// semicolon a name that stands nowhere but in the first node.
fn tree_at(bytes: &[u8], is_whole: bool) -> Result<Option<Escapes>, More> {
    if bytes.first().is_some_and(|byte| *byte != b'(') {
        return Ok(None);
    }
    let mut letters =
        bytes[..bytes.len().min(LOOK)].iter().filter(|byte| !byte.is_ascii_whitespace());
    let letters: Vec<u8> = letters.by_ref().take(8).map(u8::to_ascii_uppercase).collect();
    let node = letters.get(1..).unwrap_or_default();
    let name = node.strip_prefix(b";").unwrap_or(node);
    let length = name.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    let is_node = name.len() < node.len();
    let escapes = match name.get(length) {
        None if letters.len() < 8 && bytes.len() < LOOK => {
            if !is_whole {
                return Err(More);
            }
            is_node.then_some(Escapes::Backslash)
        }
        Some(b'[') if &name[..length] == b"GM" => match name.get(length + 1) {
            None if !is_whole => return Err(More),
            Some(b'O') if is_node => Some(Escapes::None),
            _ => Some(Escapes::Backslash),
        },
        Some(b'[') if is_node || ROOTS.contains(&&name[..length]) => Some(Escapes::Backslash),
        Some(b';' | b'(') if is_node && length == 0 => Some(Escapes::Backslash),
        _ => None,
    };
    Ok(escapes)
}

/// Returns the length of the number of games that the archive of the GGS server puts before them.
fn count_length(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|&&byte| byte.is_ascii_digit() || byte == b' ').count()
}

/// A tree that was cut off a text.
pub(super) struct Cut<'a> {
    pub(super) range: Range<usize>,
    pub(super) text: &'a str,
    /// `true` if it has not been closed.
    pub(super) is_open: bool,
}

impl Cut<'_> {
    /// Returns the game that was read from the tree, with what is to be said about the tree.
    pub(super) fn piece(
        self,
        format: &'static str,
        read: Result<Read, Located<ReadErrorKind>>,
    ) -> Piece {
        let Self { range, is_open, .. } = self;
        let read = read.map(|mut read| {
            read.warnings.extend(is_open.then_some(Warning::CutOff));
            read
        });
        // One that has not been closed is written anew.
        Piece { format: Some(format).filter(|_| !is_open), ..Piece::bare(range, read) }
    }
}

/// Cuts off the tree that a text begins with; `None` if more of it has to be seen. A tree that is not closed
/// ends where another one begins.
pub(super) fn cut<'a>(lines: &Lines<'a>, escapes: Escapes) -> Option<Cut<'a>> {
    let bytes = lines.text.as_bytes();
    let start = count_length(bytes);
    bytes.get(start).filter(|byte| matches!(byte, b'(' | b';'))?;
    let (mut depth, mut is_in_text, mut is_line_start) = (0_usize, false, false);
    let mut at = start;
    let cut = |end: usize, is_open: bool| {
        let range = start..end;
        Some(Cut { text: &lines.text[range.clone()], range, is_open })
    };
    while let Some(&byte) = bytes.get(at) {
        let may_begin = depth > 0 && (!is_in_text || is_line_start);
        if byte == b'(' && may_begin {
            let is_nested = escapes == Escapes::None && !is_in_text;
            if is_nested || is_another(&bytes[at..], escapes, is_in_text) {
                return cut(at, true);
            }
        }
        if byte == b'[' && is_line_start && !is_in_text {
            let line = lines.text[at..].lines().next().unwrap_or_default();
            if pgn::is_likely(line) {
                return cut(at, true);
            }
        }
        is_line_start = byte == b'\n'
            || is_line_start && (matches!(byte, b' ' | b'\t' | b'>') || byte.is_ascii_digit());
        match (is_in_text, byte) {
            (true, b']') => is_in_text = false,
            (true, b'\\') if escapes == Escapes::Backslash => {
                is_line_start = false;
                at += 1;
            }
            (false, b'[') => is_in_text = true,
            (false, b'(') => depth += 1,
            (false, b')') => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return cut(at + 1, false);
                }
            }
            _ => {}
        }
        at += 1;
    }
    if lines.is_whole { cut(bytes.len(), true) } else { None }
}

/// Returns `true` if some bytes begin another game, outside of texts or in a line of its own. In a text
/// that quotes a game, its brackets are escaped.
fn is_another(bytes: &[u8], escapes: Escapes, is_in_text: bool) -> bool {
    let bytes = &bytes[..bytes.len().min(LOOK)];
    let Some(node) = bytes[1..].trim_ascii_start().strip_prefix(b";") else { return false };
    let node = node.trim_ascii_start();
    let length = node.iter().take_while(|byte| byte.is_ascii_uppercase()).count();
    let (name, value) = node.split_at(length);
    if !ROOTS.contains(&name) || !value.starts_with(b"[") {
        return false;
    }
    let end = value.iter().position(|byte| matches!(byte, b']' | b'\\' | b'\n'));
    let is_closed = end.is_some_and(|end| value[end] == b']');
    !is_in_text
        || escapes == Escapes::None && name == b"GM"
        || escapes == Escapes::Backslash && is_closed
}

/// An iterator over the tokens of a tree. It ends after the first fault, which is none in a tree that has
/// not been closed.
#[derive(Clone)]
pub(super) struct TreeTokens<'a> {
    text: &'a str,
    escapes: Escapes,
    is_open: bool,
    at: usize,
    node: usize,
}

impl<'a> TreeTokens<'a> {
    /// Begins at a place of a text.
    pub(super) const fn new(text: &'a str, at: usize, escapes: Escapes, is_open: bool) -> Self {
        Self { text, escapes, is_open, at, node: 0 }
    }

    /// Returns the place that has been reached.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Skips the rest of a branch, whatever is in it, and the parenthesis that closes it; returns the
    /// place of that.
    pub(super) fn skip_branch(&mut self) -> usize {
        let mut depth = 0_usize;
        while let Some(byte) = self.byte() {
            let at = self.at;
            match byte {
                b'[' => {
                    self.written();
                    continue;
                }
                b'(' => depth += 1,
                b')' if depth == 0 => {
                    self.at += 1;
                    return at;
                }
                b')' => depth -= 1,
                _ => {}
            }
            self.at += 1;
        }
        self.at
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start_matches(is_blank).len();
    }

    /// Reads a text between brackets, at the first of which it is; `None` if the second is missing.
    fn written(&mut self) -> Option<&'a str> {
        let start = self.at + 1;
        let bytes = self.text.as_bytes();
        let mut end = start;
        while let Some(&byte) = bytes.get(end)
            && byte != b']'
        {
            end += if byte == b'\\' && self.escapes == Escapes::Backslash { 2 } else { 1 };
        }
        self.at = (end + 1).min(self.text.len());
        self.text.get(start..end).filter(|_| end < self.text.len())
    }

    fn property(&mut self) -> Result<Property<'a>, Located<ReadErrorKind>> {
        let start = self.at;
        while self.byte().is_some_and(|byte| byte.is_ascii_alphabetic()) {
            self.at += 1;
        }
        let name = property_name(&self.text[start..self.at]);
        let end = self.at;
        let written = self.texts();
        if written.is_empty() {
            let kind = ReadErrorKind::Expected("a bracket after the name");
            return Err(Located::new(end, kind));
        }
        Ok(Property { at: start, name, written, node: self.node, escapes: self.escapes })
    }

    fn texts(&mut self) -> Vec<&'a str> {
        let mut written = Vec::with_capacity(1);
        loop {
            self.skip_blanks();
            if self.byte() != Some(b'[') {
                return written;
            }
            match self.written() {
                Some(text) => written.push(text),
                None => return Vec::new(),
            }
        }
    }

    fn token(&mut self) -> Option<Result<TreeToken<'a>, Located<ReadErrorKind>>> {
        self.skip_blanks();
        let at = self.at;
        let byte = self.byte()?;
        let token = match byte {
            b'(' => TreeToken::Open(at),
            b')' => TreeToken::Close(at),
            b';' => {
                self.node += 1;
                TreeToken::Node(at)
            }
            b'[' => {
                let kind = ReadErrorKind::Expected("a name before the bracket");
                return Some(Err(Located::new(at, kind)));
            }
            _ if byte.is_ascii_alphabetic() => {
                return Some(self.property().map(TreeToken::Property));
            }
            _ => {
                let kind = ReadErrorKind::Expected("a name such as B before a bracket");
                return Some(Err(Located::new(at, kind)));
            }
        };
        self.at += 1;
        Some(Ok(token))
    }
}

impl<'a> Iterator for TreeTokens<'a> {
    type Item = Result<TreeToken<'a>, Located<ReadErrorKind>>;

    fn next(&mut self) -> Option<Self::Item> {
        let token = self.token();
        if matches!(token, Some(Err(_))) {
            self.at = self.text.len();
        }
        token.filter(|token| token.is_ok() || !self.is_open)
    }
}

/// Returns the properties of a tree without branches, or of the main line of one with them, in order,
/// up to its first closing parenthesis.
pub(super) fn properties<'a>(
    tree: &Cut<'a>,
    escapes: Escapes,
) -> Result<Vec<Property<'a>>, Located<ReadErrorKind>> {
    let mut properties = Vec::new();
    for token in TreeTokens::new(tree.text, 0, escapes, tree.is_open) {
        match token? {
            TreeToken::Property(property) => properties.push(property),
            TreeToken::Close(_) => break,
            TreeToken::Open(_) | TreeToken::Node(_) => {}
        }
    }
    Ok(properties)
}

impl Escapes {
    /// Returns a text in which no line looks like the beginning of another game: with a backslash
    /// before its parenthesis, or else without the line break.
    pub(super) fn without_games(self, text: &str) -> String {
        let mut lines = text.split('\n');
        let mut safe = String::from(lines.next().unwrap_or_default());
        for line in lines {
            match (before_another(line), self) {
                (None, _) => safe.extend(["\n", line]),
                (Some(_), Self::None) => safe.extend([" ", line]),
                (Some(before), Self::Backslash) => {
                    safe.extend(["\n", before, "\\", &line[before.len()..]]);
                }
            }
        }
        safe
    }

    /// Returns the text that is written so between brackets.
    pub(super) fn read(self, written: &str) -> Cow<'_, str> {
        match self {
            Self::None => written.into(),
            Self::Backslash if !written.contains('\\') => written.into(),
            Self::Backslash => {
                let mut text = String::with_capacity(written.len());
                let mut letters = written.chars();
                while let Some(letter) = letters.next() {
                    match letter {
                        '\\' => match letters.next() {
                            // A line that is broken for the width of the page alone.
                            None | Some('\n') => {}
                            Some('\r') if letters.as_str().starts_with('\n') => {
                                letters.next();
                            }
                            Some(letter) => text.push(letter),
                        },
                        _ => text.push(letter),
                    }
                }
                text.into()
            }
        }
    }
}

/// Refuses another board than ours; whoever does not tell has ours.
pub(super) fn check_size(size: &str) -> Result<(), ReadErrorKind> {
    // Columns and rows may be told apart.
    let mut sides = size.split([':', 'x', 'X', '×', '*']).map(str::trim);
    match size {
        "" => Ok(()),
        _ if sides.all(|side| side == "8") => Ok(()),
        other => Err(ReadErrorKind::Skipped(OtherGame::Board(format!("{0}x{0}", quote(other))))),
    }
}

/// Returns the name of a property in upper case. Old files add lower-case letters to names.
fn property_name(written: &str) -> Cow<'_, str> {
    let is_old = written.bytes().any(|byte| byte.is_ascii_uppercase());
    if is_old && written.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return written.into();
    }
    let is_kept = |byte: &u8| !is_old || byte.is_ascii_uppercase();
    let letters = written.bytes().filter(is_kept);
    letters.map(|byte| char::from(byte.to_ascii_uppercase())).collect::<String>().into()
}

/// The properties that stand nowhere but in the first node.
const ROOTS: [&[u8]; 19] = [
    b"FF", b"GM", b"CA", b"AP", b"SZ", b"ST", b"PB", b"PW", b"EV", b"GN", b"DT", b"PC", b"RE",
    b"RO", b"BR", b"WR", b"US", b"SO", b"AN",
];

/// Returns the part of a line before the parenthesis with which another game might begin there.
fn before_another(line: &str) -> Option<&str> {
    let is_blank = |letter| matches!(letter, ' ' | '\t');
    let rest = line.trim_start_matches(|letter: char| is_blank(letter) || letter.is_ascii_digit());
    let behind = rest.strip_prefix('(')?.trim_start_matches(is_blank);
    behind.starts_with(';').then(|| &line[..line.len() - rest.len()])
}
