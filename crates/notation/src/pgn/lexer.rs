//! Finds the tags and the moves of a PGN game, and its end.

use std::ops::Range;

use crate::error::ReadErrorKind;
use crate::located::Located;
use crate::pgn::restart::{Context, Restart};
use crate::source::{LONGEST, Lines};

/// The lexer of a PGN game: tags, and all up to the tags of another game or to whatever follows a
/// result and an empty line.
pub(super) struct PgnLexer {
    tags: Vec<Tag>,
    items: Vec<Item>,
    state: State,
    /// The start of the tag, comment or piece of moves that is open.
    start: usize,
    /// The number of variations in each other.
    depth: usize,
    last: u8,
    /// The line breaks since the last byte that is not blank.
    breaks: usize,
    word: Word,
    restart: Restart,
    /// The lines of the file that begin with `%`.
    escaped_lines: usize,
    /// The first place where the game exceeds a limit.
    limit: Option<(usize, ReadErrorKind)>,
}

/// Returns `true` if a line looks like the first of PGN: it begins with a tag, or is one of numbered moves
/// and comments.
pub(crate) fn is_likely(line: &str) -> bool {
    let tag = line.strip_prefix('[').unwrap_or_default();
    let end = tag.find(['"', ']']);
    let has_tag = end.is_some_and(|end| end > 0 && tag[end..].starts_with('"'));
    let is_numbered = line.starts_with(|letter: char| letter.is_ascii_digit());
    has_tag || is_numbered && line.contains('{')
}

/// The parts of a PGN game.
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Before, between or after the tags.
    Tags,
    /// In the name of a tag.
    Name,
    /// Between the quotes of a tag, the first of which is at `quote`.
    Text {
        quote: usize,
    },
    /// After a quote in a tag, which may be the last.
    Close {
        quote: usize,
        end: usize,
    },
    /// In a line among the tags that counts for nothing.
    SkippedLine,
    Moves,
    /// In the digits of a mark.
    Mark,
    Comment,
    /// In a comment that ends with its line.
    LineComment,
    /// In a line behind the tags that begins with `%` and counts for nothing.
    EscapedLine,
}

impl State {
    /// Returns `true` outside of tags, comments and lines that count for nothing.
    const fn is_among_moves(self) -> bool {
        match self {
            Self::Tags | Self::Moves | Self::Mark => true,
            Self::Name
            | Self::Text { .. }
            | Self::Close { .. }
            | Self::SkippedLine
            | Self::Comment
            | Self::LineComment
            | Self::EscapedLine => false,
        }
    }
}

/// The kind of the word read last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// It consists of digits and the signs of results.
    Result,
    Other,
}

impl PgnLexer {
    pub(super) fn new() -> Self {
        Self {
            tags: Vec::new(),
            items: Vec::new(),
            state: State::Tags,
            start: 0,
            depth: 0,
            last: b' ',
            breaks: 0,
            word: Word::Other,
            restart: Restart::default(),
            escaped_lines: 0,
            limit: None,
        }
    }

    /// Returns the parts of the game that a text begins with; `None` if more of it has to be seen.
    pub(super) fn parts(mut self, lines: &Lines<'_>) -> Option<Parts> {
        for (at, byte) in lines.text.bytes().enumerate() {
            match self.step(at, byte) {
                Step::Take => {}
                Step::Stop => return Some(self.finish(at)),
                Step::Back => {
                    let begun = self.restart.held.len();
                    return Some(self.finish(at + 1 - begun));
                }
            }
        }
        lines.is_whole.then(|| self.finish(lines.text.len()))
    }

    /// Returns the parts of a game of that length.
    fn finish(mut self, length: usize) -> Parts {
        let is_open = self.state == State::Comment || self.depth > 0;
        match self.state {
            State::Name | State::Text { .. } | State::Close { .. } => self.push_tag(None),
            State::Moves => self.push(ItemKind::Moves, self.start, length),
            State::Mark => self.push(ItemKind::Sign, self.start + 1, length),
            State::Comment | State::LineComment => {
                self.push(ItemKind::Comment, self.start + 1, length);
            }
            State::Tags | State::SkippedLine | State::EscapedLine => {}
        }
        let Self { tags, items, escaped_lines, limit, .. } = self;
        let fault = limit.map(|(at, fault)| Located::new(at, fault));
        Parts { tags, items, escaped_lines, fault, is_open, end: length }
    }

    fn push_tag(&mut self, parts: Option<(Range<usize>, Range<usize>)>) {
        if self.start < LONGEST {
            self.tags.push(Tag { at: self.start, parts });
        }
    }

    fn push(&mut self, kind: ItemKind, start: usize, end: usize) {
        if self.items.len() >= MOST_ITEMS {
            self.exceed(start, "at most 2097152 moves, comments, signs and variations");
        } else if (start < end || kind == ItemKind::Sign) && end <= LONGEST {
            self.items.push(Item::new(kind, start..end));
        }
    }

    fn exceed(&mut self, at: usize, limit: &'static str) {
        self.limit.get_or_insert((at.min(LONGEST), ReadErrorKind::Expected(limit)));
    }

    const fn is_end(&self, byte: u8) -> bool {
        match self.state {
            State::Moves | State::Mark => {
                let is_after_result = self.breaks > 1 && matches!(self.word, Word::Result);
                byte == b'[' || is_after_result && !byte.is_ascii_whitespace()
            }
            State::Tags
            | State::Name
            | State::Text { .. }
            | State::Close { .. }
            | State::SkippedLine
            | State::Comment
            | State::LineComment
            | State::EscapedLine => false,
        }
    }

    const fn context(&self) -> Context {
        match self.state {
            State::Tags | State::Name => Context::Head,
            State::Comment => Context::Comment,
            State::Text { .. }
            | State::Close { .. }
            | State::SkippedLine
            | State::Moves
            | State::Mark
            | State::LineComment
            | State::EscapedLine => Context::Elsewhere,
        }
    }

    fn next(&mut self, at: usize, byte: u8) -> State {
        match (self.state, byte) {
            (State::Tags, b'[') => {
                self.start = at;
                State::Name
            }
            (State::Tags, b'%') => {
                self.escaped_lines += 1;
                State::SkippedLine
            }
            // A mail that is quoted has marks before its lines.
            (State::SkippedLine, b'\n') | (State::Tags, b'>') => State::Tags,
            (State::Tags, _) if !byte.is_ascii_whitespace() => {
                self.start = at;
                self.moves(at, byte)
            }
            (State::Name, b'"') => State::Text { quote: at },
            (State::Text { quote }, b'"') if self.last != b'\\' => State::Close { quote, end: at },
            (State::Close { quote, end }, b']') => {
                self.push_tag(Some((self.start + 1..quote, quote + 1..end)));
                State::Tags
            }
            // That was a quote within the text, which some write as it is.
            (State::Close { quote, .. }, b'"') => State::Close { quote, end: at },
            (State::Close { quote, .. }, _) if !byte.is_ascii_whitespace() => State::Text { quote },
            (State::Name, b']')
            | (State::Name | State::Text { .. } | State::Close { .. }, b'\n') => {
                self.push_tag(None);
                State::Tags
            }
            (State::Mark, b'0'..=b'9') => State::Mark,
            (State::Mark, _) => {
                self.push(ItemKind::Sign, self.start + 1, at);
                self.start = at;
                self.moves(at, byte)
            }
            (State::Moves, _) => self.moves(at, byte),
            (State::Comment, b'}') => {
                self.push(ItemKind::Comment, self.start + 1, at);
                self.start = at + 1;
                State::Moves
            }
            (State::LineComment, b'\n') => {
                let end = if self.last == b'\r' { at - 1 } else { at };
                self.push(ItemKind::Comment, self.start + 1, end);
                self.start = at;
                State::Moves
            }
            (State::EscapedLine, b'\n') => {
                self.start = at;
                State::Moves
            }
            (state, _) => state,
        }
    }

    /// Takes a byte among the moves.
    fn moves(&mut self, at: usize, byte: u8) -> State {
        let state = match byte {
            b'{' => State::Comment,
            b';' => State::LineComment,
            b'%' if self.last == b'\n' => State::EscapedLine,
            b'$' => State::Mark,
            b'(' => State::Moves,
            b')' if self.depth > 0 => State::Moves,
            _ => return State::Moves,
        };
        self.push(ItemKind::Moves, self.start, at);
        self.start = at;
        match byte {
            b'(' => {
                self.depth += 1;
                if self.depth > MOST_DEPTH {
                    self.exceed(at, "at most 65536 variations in each other");
                }
                self.push(ItemKind::Open, at, at + 1);
                self.start = at + 1;
            }
            b')' => {
                self.depth -= 1;
                self.push(ItemKind::Close, at, at + 1);
                self.start = at + 1;
            }
            b'%' => self.escaped_lines += 1,
            _ => {}
        }
        state
    }
}

/// The part of a byte in a game.
enum Step {
    /// It belongs to the game.
    Take,
    /// It begins something else.
    Stop,
    /// It shows that another game has begun with the bytes that are held, of which it is the last.
    Back,
}

impl PgnLexer {
    fn step(&mut self, at: usize, byte: u8) -> Step {
        if self.is_end(byte) {
            return Step::Stop;
        }
        if self.restart.step(self.context(), byte, self.breaks) {
            if self.state == State::Name {
                self.state = State::Tags;
            }
            return Step::Back;
        }
        let before = self.state;
        self.state = self.next(at, byte);
        let is_among_moves = [before, self.state].map(State::is_among_moves) == [true; 2];
        if byte == b'\n' {
            self.breaks += 1;
        } else if !byte.is_ascii_whitespace() {
            self.breaks = 0;
        }
        if is_among_moves && !byte.is_ascii_whitespace() {
            self.word = match (self.last.is_ascii_whitespace(), self.word) {
                (true, _) | (false, Word::Result) if b"0123456789-/*".contains(&byte) => {
                    Word::Result
                }
                (_, _) => Word::Other,
            };
        }
        // A backslash that is escaped itself escapes nothing.
        self.last = if self.last == b'\\' && byte == b'\\' { b'!' } else { byte };
        Step::Take
    }
}
