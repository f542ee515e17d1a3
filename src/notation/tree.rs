//! The syntax that GGF and SGF share: `(;NAME[text]…)`, properties with their texts.

use std::io;
use std::ops::Range;

use crate::notation::error::ReadErrorKind;
use crate::notation::located::Located;
use crate::notation::source::{Cut, End, LONGEST, Lexer, Source, Step};

/// One property of a game tree.
#[derive(Debug)]
pub(super) struct Property {
    /// The place of its name, in bytes from the start of the text.
    pub(super) at: usize,
    /// In upper case.
    pub(super) name: String,
    /// There is at least one.
    pub(super) texts: Vec<String>,
    /// The number of its node, counting from 1.
    pub(super) node: usize,
}

impl Property {
    /// Returns the first of its texts.
    pub(super) fn text(&self) -> &str {
        &self.texts[0]
    }

    /// Returns the first of its texts, unless it stands for something unknown.
    pub(super) fn known(&self) -> Option<String> {
        Some(self.text()).filter(|text| !matches!(*text, "" | "?")).map(Into::into)
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

/// A token of the main line of a tree, with its bytes.
#[derive(Debug)]
enum Token {
    Name(Range<usize>),
    /// A text without its brackets.
    Text(Range<usize>),
    /// A semicolon or an opening parenthesis.
    Separator(usize),
    /// A character that has no meaning, unless it is a blank outside of ASCII.
    Other(usize),
}

/// The lexer of a game tree, from its first parenthesis to the one that closes it.
pub(super) struct TreeLexer {
    escapes: Escapes,
    /// The tokens of the main line, which the first closing parenthesis ends.
    tokens: Vec<Token>,
    is_main_line: bool,
    /// The number of trees within this one beside the main line.
    pub(super) variations: usize,
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
    /// In a name that starts there.
    Name(usize),
    /// In a text that starts there.
    Text(usize),
    /// After a backslash in a text that starts there.
    Escaped(usize),
}

impl TreeLexer {
    /// Cuts a tree off an input; returns the lexer that has its tokens as well.
    pub(super) fn cut(source: &mut Source<'_>, escapes: Escapes) -> io::Result<(Self, Cut)> {
        let count = count_length(source.look(LOOK)?);
        source.skip(count);
        let mut lexer = Self {
            escapes,
            tokens: Vec::new(),
            is_main_line: true,
            variations: 0,
            depth: 0,
            state: State::Outside,
            is_line_start: false,
            held: Vec::new(),
            root: [0; 5],
            matched: 0,
        };
        let cut = source.cut(&mut lexer)?;
        Ok((lexer, cut))
    }

    /// Returns the properties of the main line, in order.
    pub(super) fn properties(&self, text: &str) -> Result<Vec<Property>, Located<ReadErrorKind>> {
        let expected = |at, what| Located::new(at, ReadErrorKind::Expected(what));
        let mut properties: Vec<Property> = Vec::new();
        let mut node = 0;
        let mut tokens = self.tokens.iter().filter(|token| !token.is_blank(text)).peekable();
        while let Some(token) = tokens.next() {
            match token {
                Token::Name(range) => {
                    if !matches!(tokens.peek(), Some(Token::Text(_))) {
                        return Err(expected(range.end, "a bracket after the name"));
                    }
                    let name = property_name(&text[range.clone()]);
                    let (at, texts) = (range.start, Vec::new());
                    properties.push(Property { at, name, texts, node });
                }
                Token::Text(range) => {
                    let Some(property) = properties.last_mut() else {
                        return Err(expected(range.start - 1, "a name before the bracket"));
                    };
                    property.texts.push(self.escapes.read(&text[range.clone()]));
                }
                Token::Separator(at) => node += usize::from(text[*at..].starts_with(';')),
                Token::Other(at) => {
                    return Err(expected(*at, "a name such as B before a bracket"));
                }
            }
        }
        Ok(properties)
    }

    fn push(&mut self, token: Token, at: usize) {
        if self.is_main_line && at < LONGEST {
            self.tokens.push(token);
        }
    }

    /// Takes a byte; returns `true` if it shows that another tree has begun with the bytes held,
    /// outside of texts or in a line of its own: this one has not been closed.
    fn is_another(&mut self, byte: u8) -> bool {
        let may_begin = match self.state {
            State::Outside | State::Name(_) => self.depth > 0,
            State::Text(_) | State::Escaped(_) => self.is_line_start,
        };
        let is_blank = byte == b' ' || byte == b'\t';
        self.is_line_start =
            byte == b'\n' || self.is_line_start && (is_blank || byte.is_ascii_digit());
        if self.held.is_empty() && !(may_begin && byte == b'(') {
            return false;
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
        self.matched == self.root.len()
    }

    /// Takes a byte outside of texts.
    fn outside(&mut self, at: usize, byte: u8) -> State {
        match byte {
            b'[' => return State::Text(at + 1),
            b'(' => {
                self.depth += 1;
                self.variations += usize::from(!self.is_main_line);
                self.push(Token::Separator(at), at);
            }
            b')' => {
                self.depth = self.depth.saturating_sub(1);
                self.is_main_line = false;
            }
            b';' => self.push(Token::Separator(at), at),
            _ if byte.is_ascii_alphabetic() => return State::Name(at),
            _ if byte.is_ascii_whitespace() || is_continuation(byte) => {}
            _ => self.push(Token::Other(at), at),
        }
        State::Outside
    }
}

impl Lexer for TreeLexer {
    const WITHOUT_LAST: End = End::Open;

    fn step(&mut self, at: usize, byte: u8) -> Step {
        if let State::Name(start) = self.state
            && !byte.is_ascii_alphabetic()
        {
            self.push(Token::Name(start..at), at);
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
            (State::Outside, _) => self.outside(at, byte),
            (State::Text(start), b']') => {
                self.push(Token::Text(start..at), at);
                State::Outside
            }
            (State::Text(start), b'\\') if self.escapes == Escapes::Backslash => {
                State::Escaped(start)
            }
            (State::Escaped(start), _) => State::Text(start),
            (state @ (State::Name(_) | State::Text(_)), _) => state,
        };
        if self.depth == 0 { Step::Last } else { Step::Take }
    }

    fn held(&self) -> &[u8] {
        &self.held
    }
}

impl Token {
    /// Returns `true` for a blank outside of ASCII.
    fn is_blank(&self, text: &str) -> bool {
        match self {
            Self::Other(at) => text[*at..].starts_with(char::is_whitespace),
            Self::Name(_) | Self::Text(_) | Self::Separator(_) => false,
        }
    }
}

impl Escapes {
    /// Returns the text that is written so between brackets.
    fn read(self, written: &str) -> String {
        match self {
            Self::None => written.into(),
            Self::Backslash => {
                let mut text = String::with_capacity(written.len());
                let mut letters = written.chars();
                while let Some(letter) = letters.next() {
                    match letter {
                        '\\' => match letters.next() {
                            // A line that is broken for the width of the page alone.
                            None | Some('\n') => {}
                            Some(letter) => text.push(letter),
                        },
                        _ => text.push(letter),
                    }
                }
                text
            }
        }
    }
}

/// Returns the name of a property in upper case. Old files add lower-case letters to names.
fn property_name(written: &str) -> String {
    let is_old = written.bytes().any(|byte| byte.is_ascii_uppercase());
    let is_kept = |byte: &u8| !is_old || byte.is_ascii_uppercase();
    written.bytes().filter(is_kept).map(|byte| char::from(byte.to_ascii_uppercase())).collect()
}

/// Returns `true` for a byte of a character outside of ASCII that is not its first.
const fn is_continuation(byte: u8) -> bool {
    byte & 0xc0 == 0x80
}

/// The beginnings of whole games: these properties stand nowhere but in the first node.
const ROOTS: [&[u8; 5]; 5] = [b"(;FF[", b"(;GM[", b"(;CA[", b"(;AP[", b"(;SZ["];

/// The bytes in which a tree shows what it is, at most.
const LOOK: usize = 256;

/// Returns `true` if a text looks like a game tree.
pub(super) fn is_likely(ahead: &[u8]) -> bool {
    let tree = ahead[count_length(ahead)..].strip_prefix(b"(");
    tree.is_some_and(|tree| tree.trim_ascii_start().starts_with(b";"))
}

/// The start of GGF, in either case.
const GGF: &[u8] = b"(;GM[O";

/// Returns `true` if a text looks like a game tree in GGF.
pub(super) fn is_likely_ggf(ahead: &[u8]) -> bool {
    is_likely(ahead) && ggf_letters(ahead) == GGF.len()
}

/// Returns `true` if a text may be a game tree in GGF, but is too short to tell.
pub(super) fn is_undecided(ahead: &[u8]) -> bool {
    let is_blank = |byte: &&u8| byte.is_ascii_whitespace();
    let tree = &ahead[count_length(ahead)..];
    let letters = tree.len() - tree.iter().filter(is_blank).count();
    letters > 0 && letters < GGF.len() && ggf_letters(ahead) == letters
}

/// Returns the number of letters that a text has in common with the start of GGF.
fn ggf_letters(ahead: &[u8]) -> usize {
    let tree = ahead[count_length(ahead)..].iter().filter(|byte| !byte.is_ascii_whitespace());
    tree.zip(GGF).take_while(|(byte, letter)| byte.eq_ignore_ascii_case(letter)).count()
}

/// Returns the length of the number of games that the archive of the GGS server puts before them.
fn count_length(ahead: &[u8]) -> usize {
    ahead.iter().take_while(|&&byte| byte.is_ascii_digit() || byte == b' ').count()
}
