//! Finds the tags and the moves of a PGN game, and its end.

use std::ops::Range;

use crate::notation::error::ReadErrorKind;
use crate::notation::located::Located;
use crate::notation::pgn::restart::{Context, Restart};
use crate::notation::record::Skipped;
use crate::notation::source::{End, LONGEST, Lexer, Step};

/// The lexer of a PGN game: tags, and all up to the tags of another game or to whatever follows a
/// result and an empty line.
///
/// Comments, variations, lines that begin with `%` and the marks `$1` are left out of the moves.
pub(super) struct PgnLexer {
    tags: Vec<Tag>,
    moves: Vec<Range<usize>>,
    comments: Vec<Range<usize>>,
    state: State,
    /// The start of the tag, comment or piece of moves that is open.
    start: usize,
    /// The start of the variation that is open, and the number of variations in each other.
    variation: usize,
    depth: usize,
    last: u8,
    /// The line breaks since the last byte that is not blank.
    breaks: usize,
    word: Word,
    restart: Restart,
    skipped: Skipped,
}

/// Returns `true` if a text looks like PGN: it begins with a tag.
pub(crate) fn is_likely(ahead: &[u8]) -> bool {
    let tag = ahead.strip_prefix(b"[").unwrap_or_default();
    let end = tag.iter().position(|&byte| matches!(byte, b'"' | b']' | b'\n'));
    end.is_some_and(|end| end > 0 && tag[end] == b'"')
}

/// The parts of a PGN game.
pub(super) struct Parts {
    pub(super) tags: Vec<Tag>,
    /// The text of the moves, in the pieces that all else parts it into.
    pub(super) moves: Vec<Range<usize>>,
    /// The text of the comments in braces.
    pub(super) comments: Vec<Range<usize>>,
    pub(super) skipped: Skipped,
    /// The comment or the variation that is not closed.
    pub(super) unclosed: Option<Located<ReadErrorKind>>,
}

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
            moves: Vec::new(),
            comments: Vec::new(),
            state: State::Tags,
            start: 0,
            variation: 0,
            depth: 0,
            last: b' ',
            breaks: 0,
            word: Word::Other,
            restart: Restart::default(),
            skipped: Skipped::default(),
        }
    }

    /// Returns the parts of a game of that length.
    pub(super) fn finish(mut self, length: usize) -> Parts {
        let mut unclosed = None;
        match self.state {
            State::Name | State::Text { .. } | State::Close { .. } => self.push_tag(None),
            State::Comment => unclosed = Some((self.start, "a comment")),
            State::Moves if self.depth == 0 => self.push_moves(length),
            State::Tags | State::SkippedLine | State::Moves | State::Mark | State::LineComment => {}
        }
        if self.depth > 0 {
            unclosed = Some((self.variation, "a variation"));
        }
        let error = |(at, what)| Located::new(at, ReadErrorKind::Unclosed(what));
        let unclosed = unclosed.map(error);
        let Self { tags, moves, comments, skipped, .. } = self;
        Parts { tags, moves, comments, skipped, unclosed }
    }

    fn push_tag(&mut self, parts: Option<(Range<usize>, Range<usize>)>) {
        if self.start < LONGEST {
            self.tags.push(Tag { at: self.start, parts });
        }
    }

    fn push_moves(&mut self, end: usize) {
        if self.start < end && end <= LONGEST {
            self.moves.push(self.start..end);
        }
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
            | State::LineComment => false,
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
            | State::LineComment => Context::Elsewhere,
        }
    }

    fn next(&mut self, at: usize, byte: u8) -> State {
        match (self.state, byte) {
            (State::Tags, b'[') => {
                self.start = at;
                State::Name
            }
            (State::Tags, b'%') => State::SkippedLine,
            (State::SkippedLine, b'\n') => State::Tags,
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
                self.start = at;
                self.moves(at, byte)
            }
            (State::Moves, _) => self.moves(at, byte),
            (State::Comment, b'}') => {
                if self.depth == 0 && at < LONGEST {
                    self.comments.push(self.start + 1..at);
                }
                self.start = at + 1;
                State::Moves
            }
            (State::LineComment, b'\n') => {
                self.start = at;
                State::Moves
            }
            (state, _) => state,
        }
    }

    /// Takes a byte among the moves.
    fn moves(&mut self, at: usize, byte: u8) -> State {
        if self.depth > 0 {
            match byte {
                b'(' => self.depth += 1,
                b')' => self.depth -= 1,
                b'{' => return State::Comment,
                b';' => return State::LineComment,
                _ => {}
            }
            self.start = at + 1;
            return State::Moves;
        }
        match byte {
            b'{' | b';' => self.skipped.comments += 1,
            b'(' => self.skipped.variations += 1,
            b'$' => self.skipped.annotations += 1,
            _ => {}
        }
        let state = match byte {
            b'{' => State::Comment,
            b';' => State::LineComment,
            b'%' if self.last == b'\n' => State::LineComment,
            b'$' => State::Mark,
            b'(' => State::Moves,
            _ => return State::Moves,
        };
        self.push_moves(at);
        self.start = at;
        if byte == b'(' {
            (self.variation, self.depth) = (at, 1);
        }
        state
    }
}

impl Lexer for PgnLexer {
    const WITHOUT_LAST: End = End::Whole;

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
        self.state = self.next(at, byte);
        if byte == b'\n' {
            self.breaks += 1;
        } else if !byte.is_ascii_whitespace() {
            self.breaks = 0;
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

    fn held(&self) -> &[u8] {
        &self.restart.held
    }
}
