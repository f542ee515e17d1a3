//! The syntax of game trees that GGF and SGF share: `(;NAME[text]…)`, nodes of properties with their
//! texts. What the trees say is in [`othello_core::tree`].

mod likely;

use std::borrow::Cow;
use std::io;

use crate::error::ReadErrorKind;
use crate::game_tree::likely::{LOOK, count_length};
use crate::located::Located;
use crate::source::{Cut, End, Lexer, Source, Step};
use crate::transcript::quote;
use othello_core::board::Color;
use othello_core::tree;

pub(super) use likely::{is_likely, is_likely_ggf, is_undecided};

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

    /// Returns its texts.
    pub(super) fn texts(&self) -> impl Iterator<Item = Cow<'a, str>> + '_ {
        self.written.iter().map(|written| self.escapes.read(written))
    }

    /// Returns the player whose moves the property gives, if it gives any.
    pub(super) fn player(&self) -> Option<Color> {
        match &*self.name {
            "B" => Some(Color::Black),
            "W" => Some(Color::White),
            _ => None,
        }
    }

    /// Returns the first of its texts, unless it stands for something unknown.
    pub(super) fn known(&self) -> Option<String> {
        let text = self.text();
        (!matches!(&*text, "" | "?")).then(|| text.into_owned())
    }
}

/// The way in which the texts of a format are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Escapes {
    /// As they are; none has a bracket in it. Trees are not nested.
    None,
    /// With a backslash before a character that would end them.
    Backslash,
}

/// A token of a tree.
#[derive(Debug)]
pub(super) enum Token<'a> {
    /// An opening parenthesis at that place.
    Open(usize),
    /// The closing one.
    Close(usize),
    /// The semicolon before a node.
    Node(usize),
    /// A property with its texts.
    Property(Property<'a>),
}

/// The lexer of a game tree, from its first parenthesis to the one that closes it: it finds the end.
pub(super) struct TreeLexer {
    escapes: Escapes,
    depth: usize,
    state: State,
    /// `true` after a line break, and after blanks and digits behind it.
    is_line_start: bool,
    /// The bytes that may begin another tree.
    held: Vec<u8>,
    /// As many of them as have been found in the root of a game, without blanks.
    root: [u8; 5],
    matched: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Outside,
    Name,
    Text,
    /// After a backslash in a text.
    Escaped,
}

impl TreeLexer {
    /// Cuts a tree off an input.
    pub(super) fn cut(source: &mut Source<'_>, escapes: Escapes) -> io::Result<Cut> {
        let count = count_length(source.look(LOOK)?);
        source.skip(count);
        let mut lexer = Self {
            escapes,
            depth: 0,
            state: State::Outside,
            is_line_start: false,
            held: Vec::new(),
            root: [0; 5],
            matched: 0,
        };
        source.cut(&mut lexer)
    }

    /// Takes a byte; returns `true` if it shows that another tree has begun with the bytes held,
    /// outside of texts or in a line of its own: this one has not been closed.
    fn is_another(&mut self, byte: u8) -> bool {
        let may_begin = match self.state {
            State::Outside | State::Name => self.depth > 0,
            State::Text | State::Escaped => self.is_line_start,
        };
        let is_blank = byte == b' ' || byte == b'\t';
        self.is_line_start =
            byte == b'\n' || self.is_line_start && (is_blank || byte.is_ascii_digit());
        if self.held.is_empty() && !(may_begin && byte == b'(') {
            return false;
        }
        if self.matched == self.root.len() {
            // In a text that quotes a game, its brackets are escaped.
            self.held.push(byte);
            if matches!(byte, b'\\' | b'\n') || self.held.len() > LOOK {
                self.held.clear();
                self.matched = 0;
            }
            return byte == b']' && !self.held.is_empty();
        }
        if !is_blank {
            let is_like = |root: &&[u8; 5]| {
                root.starts_with(&self.root[..self.matched])
                    && root[self.matched] == byte.to_ascii_uppercase()
            };
            if !ROOTS.iter().any(is_like) {
                self.held.clear();
                self.matched = 0;
                if !(may_begin && byte == b'(') {
                    return false;
                }
            }
            self.root[self.matched] = byte.to_ascii_uppercase();
            self.matched += 1;
        }
        self.held.push(byte);
        if self.held.len() > LOOK {
            self.held.clear();
            self.matched = 0;
        }
        let is_in_text = matches!(self.state, State::Text | State::Escaped);
        let may_be_quoted = is_in_text && self.escapes == Escapes::Backslash;
        self.matched == self.root.len() && !may_be_quoted
    }

    /// Takes a byte outside of texts.
    const fn outside(&mut self, byte: u8) -> State {
        match byte {
            b'[' => return State::Text,
            b'(' => self.depth += 1,
            b')' => self.depth = self.depth.saturating_sub(1),
            _ if byte.is_ascii_alphabetic() => return State::Name,
            _ => {}
        }
        State::Outside
    }
}

impl Lexer for TreeLexer {
    const WITHOUT_LAST: End = End::Open;

    fn step(&mut self, _at: usize, byte: u8) -> Step {
        if self.state == State::Name && !byte.is_ascii_alphabetic() {
            self.state = State::Outside;
        }
        let is_nested = self.state == State::Outside && byte == b'(' && self.depth > 0;
        if is_nested && self.escapes == Escapes::None {
            return Step::Stop;
        }
        if self.is_another(byte) {
            return Step::Back;
        }
        self.state = match (self.state, byte) {
            (State::Outside, _) => self.outside(byte),
            (State::Text, b']') => State::Outside,
            (State::Text, b'\\') if self.escapes == Escapes::Backslash => State::Escaped,
            (State::Escaped, _) => State::Text,
            (state @ (State::Name | State::Text), _) => state,
        };
        if self.depth == 0 { Step::Last } else { Step::Take }
    }

    fn held(&self) -> &[u8] {
        &self.held
    }
}

/// An iterator over the tokens of a tree. It ends after the first fault.
#[derive(Clone)]
pub(super) struct Tokens<'a> {
    text: &'a str,
    escapes: Escapes,
    at: usize,
    node: usize,
}

impl<'a> Tokens<'a> {
    /// Begins at a place of a text.
    pub(super) const fn new(text: &'a str, at: usize, escapes: Escapes) -> Self {
        Self { text, escapes, at, node: 0 }
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
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Reads a text between brackets, at the first of which it is.
    fn written(&mut self) -> &'a str {
        let start = self.at + 1;
        let bytes = self.text.as_bytes();
        let mut end = start;
        while let Some(&byte) = bytes.get(end)
            && byte != b']'
        {
            end += if byte == b'\\' && self.escapes == Escapes::Backslash { 2 } else { 1 };
        }
        // The tree has been cut off behind its last parenthesis, so that all brackets are closed.
        let end = end.min(self.text.len());
        self.at = (end + 1).min(self.text.len());
        self.text.get(start..end).unwrap_or_default()
    }

    /// Reads a property, at the name of which it is.
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
            written.push(self.written());
        }
    }

    fn token(&mut self) -> Option<Result<Token<'a>, Located<ReadErrorKind>>> {
        self.skip_blanks();
        let at = self.at;
        let byte = self.byte()?;
        let token = match byte {
            b'(' => Token::Open(at),
            b')' => Token::Close(at),
            b';' => {
                self.node += 1;
                Token::Node(at)
            }
            b'[' => {
                let kind = ReadErrorKind::Expected("a name before the bracket");
                return Some(Err(Located::new(at, kind)));
            }
            _ if byte.is_ascii_alphabetic() => {
                return Some(self.property().map(Token::Property));
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

impl<'a> Iterator for Tokens<'a> {
    type Item = Result<Token<'a>, Located<ReadErrorKind>>;

    fn next(&mut self) -> Option<Self::Item> {
        let token = self.token();
        if matches!(token, Some(Err(_))) {
            self.at = self.text.len();
        }
        token
    }
}

/// Returns the properties of a tree without branches, or of the main line of one with them, in order,
/// up to its first closing parenthesis.
pub(super) fn properties(
    text: &str,
    escapes: Escapes,
) -> Result<Vec<Property<'_>>, Located<ReadErrorKind>> {
    let mut properties = Vec::new();
    for token in Tokens::new(text, 0, escapes) {
        match token? {
            Token::Property(property) => properties.push(property),
            Token::Close(_) => break,
            Token::Open(_) | Token::Node(_) => {}
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
    match size {
        "8" | "" => Ok(()),
        other => Err(ReadErrorKind::Skipped(format!("a board of {0}x{0}", quote(other)))),
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

/// The beginnings of whole games: these properties stand nowhere but in the first node.
const ROOTS: [&[u8; 5]; 5] = [b"(;FF[", b"(;GM[", b"(;CA[", b"(;AP[", b"(;SZ["];

/// Returns the part of a line before the parenthesis with which another game might begin there.
fn before_another(line: &str) -> Option<&str> {
    let is_blank = |letter| matches!(letter, ' ' | '\t');
    let rest = line.trim_start_matches(|letter: char| is_blank(letter) || letter.is_ascii_digit());
    let behind = rest.strip_prefix('(')?.trim_start_matches(is_blank);
    behind.starts_with(';').then(|| &line[..line.len() - rest.len()])
}
