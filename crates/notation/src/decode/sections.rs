//! The places in bytes of any encoding where another game begins, and the encoding that a game in SGF
//! names.
//!
//! The second byte of a character can be a letter or a bracket of ASCII in some encodings, but neither a
//! parenthesis nor a semicolon nor a blank: the patterns here begin with one of these, so that they are
//! no characters of another kind.

/// The search for the beginnings of games in bytes, which are given one by one.
#[derive(Clone, Debug)]
pub(super) struct Sections {
    /// The line breaks since the last byte that is not blank.
    breaks: usize,
    /// The last byte, and the last one that is not blank.
    last: u8,
    last_letter: u8,
    /// `true` if nothing but blanks and digits has come since a line break or the end of a tree.
    is_start: bool,
    root: Root,
    /// The bytes since the beginning of what may be a game.
    length: usize,
    charset: Charset,
    declared: Label,
    before: Label,
}

/// The first bytes of a game, as far as they have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Root {
    None,
    /// `(`.
    Tree,
    /// `(;`, and the first letters of a name.
    Node([u8; 2], usize),
    /// `(;FF[`.
    Value,
    /// `[` at the start of a line, perhaps behind an empty one, and the letters of a name; `event` is
    /// the number of those of the first tag, as long as there are no others.
    Tag {
        is_behind_empty_line: bool,
        event: Option<usize>,
    },
}

/// The property with the encoding, as far as it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Charset {
    None,
    C,
    A,
    Value(Label),
}

/// The name of an encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Label {
    bytes: [u8; Self::LONGEST],
    length: usize,
}

impl Label {
    const LONGEST: usize = 32;
    const NONE: Self = Self { bytes: [0; Self::LONGEST], length: 0 };

    fn text(&self) -> Option<&str> {
        str::from_utf8(&self.bytes[..self.length]).ok().filter(|text| !text.is_empty())
    }

    fn push(mut self, byte: u8) -> Option<Self> {
        *self.bytes.get_mut(self.length)? = byte;
        self.length += 1;
        Some(self)
    }
}

impl Default for Sections {
    fn default() -> Self {
        Self {
            breaks: 2,
            last: b'\n',
            last_letter: b'\n',
            is_start: true,
            root: Root::None,
            length: 0,
            charset: Charset::None,
            declared: Label::NONE,
            before: Label::NONE,
        }
    }
}

/// The properties of which one is the first of a game, and none of a variation.
const ROOTS: [[u8; 2]; 20] = [
    *b"FF", *b"GM", *b"CA", *b"AP", *b"SZ", *b"ST", *b"PB", *b"PW", *b"EV", *b"GN", *b"DT", *b"PC",
    *b"RE", *b"RO", *b"BR", *b"WR", *b"US", *b"SO", *b"AN", *b"TM",
];

/// The bytes of the first property or the first tag, at most.
const LONGEST: usize = 80;

impl Sections {
    /// Returns the name of the encoding that the game names, as far as it has come.
    pub(super) fn declared(&self) -> Option<&str> {
        self.declared.text()
    }

    /// Returns the one that the game before this one has named.
    pub(super) fn declared_before(&self) -> Option<&str> {
        self.before.text()
    }

    /// Takes some bytes; returns `true` if another game begins with one of them.
    pub(super) fn feed(&mut self, bytes: &[u8]) -> bool {
        bytes.iter().fold(false, |is_found, &byte| self.step(byte).is_some() | is_found)
    }

    /// Takes the next byte; returns the number of bytes since the beginning of another game if it shows
    /// that one has begun.
    pub(super) fn step(&mut self, byte: u8) -> Option<usize> {
        let is_blank = byte.is_ascii_whitespace();
        self.length += 1;
        self.root = self.next_root(byte);
        let is_root = self.root == Root::Value && byte == b']';
        let is_tag = matches!(self.root, Root::Tag { .. }) && byte == b'"';
        let begun = (is_root || is_tag).then_some(self.length);
        if begun.is_some() {
            self.root = Root::None;
            self.before = std::mem::replace(&mut self.declared, Label::NONE);
        }
        self.step_charset(byte);
        match byte {
            b'\n' if self.last == b'\r' => {}
            b'\n' | b'\r' => self.breaks += 1,
            _ if !is_blank => self.breaks = 0,
            _ => {}
        }
        let is_skipped = is_blank || byte.is_ascii_digit() || byte == 0xef && self.is_start;
        self.is_start = matches!(byte, b'\n' | b'\r' | b')') || self.is_start && is_skipped;
        self.last = byte;
        if !is_blank {
            self.last_letter = byte;
        }
        begun
    }

    fn next_root(&mut self, byte: u8) -> Root {
        if self.is_start && byte == b'(' {
            self.length = 1;
            return Root::Tree;
        }
        if self.breaks > 0 && byte == b'[' {
            self.length = 1;
            return Root::Tag { is_behind_empty_line: self.breaks > 1, event: Some(0) };
        }
        if self.length > LONGEST {
            return Root::None;
        }
        match self.root {
            Root::Tree | Root::Node(_, 0) if byte.is_ascii_whitespace() => self.root,
            Root::Tree if byte == b';' => Root::Node([0; 2], 0),
            Root::Node(mut name, length) => match byte {
                b'[' if length == 2 && ROOTS.contains(&name) => Root::Value,
                _ if length < 2 && byte.is_ascii_alphabetic() => {
                    name[length] = byte.to_ascii_uppercase();
                    Root::Node(name, length + 1)
                }
                _ if length == 2 && byte.is_ascii_whitespace() => self.root,
                _ => Root::None,
            },
            // A bracket that is escaped stands in a text, which quotes a game.
            Root::Value if byte != b'\\' => Root::Value,
            Root::Tag { is_behind_empty_line, event } => {
                const EVENT: &[u8] = b"event";
                let is_blank = matches!(byte, b' ' | b'\t');
                let is_next = |at: &usize| EVENT.get(*at) == Some(&byte.to_ascii_lowercase());
                match byte {
                    b'"' if is_behind_empty_line || event == Some(EVENT.len()) => self.root,
                    _ if is_blank => self.root,
                    _ if byte.is_ascii_alphanumeric() || byte == b'_' => {
                        let event = event.filter(is_next).map(|at| at + 1);
                        Root::Tag { is_behind_empty_line, event }
                    }
                    _ => Root::None,
                }
            }
            Root::None | Root::Tree | Root::Value => Root::None,
        }
    }

    fn step_charset(&mut self, byte: u8) {
        self.charset = match (self.charset, byte.to_ascii_uppercase()) {
            (Charset::None, b'C') if matches!(self.last_letter, b';' | b']') => Charset::C,
            (Charset::C, b'A') => Charset::A,
            (Charset::A, b'[') => Charset::Value(Label::NONE),
            (Charset::A, _) if byte.is_ascii_whitespace() => Charset::A,
            (Charset::Value(label), b']') => {
                if self.declared.text().is_none() {
                    self.declared = label;
                }
                Charset::None
            }
            (Charset::Value(label), _) if byte.is_ascii_whitespace() => Charset::Value(label),
            (Charset::Value(label), _)
                if byte.is_ascii_alphanumeric() || b"-_:.".contains(&byte) =>
            {
                label.push(byte).map_or(Charset::None, Charset::Value)
            }
            (_, _) => Charset::None,
        };
    }
}
