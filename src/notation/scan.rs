//! Where a game ends in a longer text, found byte by byte.

use crate::notation::source::End;

/// What becomes of a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// It belongs to the game.
    Take,
    /// It is the last one of the game.
    Last,
    /// It begins something else.
    Stop,
}

/// What looks for the end of a game.
pub(super) trait Scan {
    /// How a game ends of which no byte is the last.
    const WITHOUT_LAST: End;

    /// Takes the next byte.
    fn step(&mut self, byte: u8) -> Step;
}

/// A PGN game: tags, and all up to the tags of another or to what stands behind a result and an
/// empty line.
pub(super) struct Pgn {
    part: Part,
    last: u8,
    /// Line breaks since the last byte that is no blank.
    breaks: usize,
    word: Word,
}

/// Where in a PGN game a byte stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Tags,
    Tag,
    Text,
    Moves,
    Comment,
    /// The comment that ends with its line.
    Rest,
}

/// What is known of the word last read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// It consists of digits and the signs of results.
    Result,
    Other,
}

impl Pgn {
    pub(super) const fn new() -> Self {
        Self { part: Part::Tags, last: b' ', breaks: 0, word: Word::Other }
    }
}

impl Scan for Pgn {
    const WITHOUT_LAST: End = End::Whole;

    fn step(&mut self, byte: u8) -> Step {
        let is_blank = byte.is_ascii_whitespace();
        self.part = match (self.part, byte) {
            (Part::Tags, b'[') if self.breaks > 1 => return Step::Stop,
            (Part::Moves, b'[') => return Step::Stop,
            (Part::Moves, _) if !is_blank && self.breaks > 1 && self.word == Word::Result => {
                return Step::Stop;
            }
            (Part::Tags, b'[') => Part::Tag,
            (Part::Tag, b'"') => Part::Text,
            (Part::Text, b'"') if self.last != b'\\' => Part::Tag,
            (Part::Tag, b']') | (Part::Tag | Part::Text, b'\n') => Part::Tags,
            (Part::Tags | Part::Moves, b'{') => Part::Comment,
            (Part::Tags | Part::Moves, b';') => Part::Rest,
            (Part::Comment, b'}') | (Part::Rest, b'\n') => Part::Moves,
            (Part::Tags, _) if !is_blank => Part::Moves,
            (part, _) => part,
        };
        if byte == b'\n' {
            self.breaks += 1;
        } else if !is_blank {
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
}

/// A game tree: from its first parenthesis to the one that closes it.
pub(super) struct Tree {
    depth: usize,
    place: Place,
    form: Option<Format>,
    /// The first bytes that are no blanks.
    start: Vec<u8>,
}

/// Where in a game tree a byte stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Outside of brackets.
    Outside,
    Text,
    /// Behind the backslash in a text.
    Escaped,
}

/// The forms of trees, in so far as they end otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    /// In which nothing is escaped, and no game has others in it.
    Ggf,
    Sgf,
}

impl Tree {
    pub(super) const fn new() -> Self {
        Self { depth: 0, place: Place::Outside, form: None, start: Vec::new() }
    }
}

impl Scan for Tree {
    const WITHOUT_LAST: End = End::Open;

    fn step(&mut self, byte: u8) -> Step {
        if self.start.len() < GGF.len() && !byte.is_ascii_whitespace() {
            self.start.push(byte);
        }
        match (self.place, byte) {
            (Place::Outside, b'(') if self.depth > 0 && self.form == Some(Format::Ggf) => {
                return Step::Stop;
            }
            (Place::Outside, b'(') => self.depth += 1,
            (Place::Outside, b')') => self.depth = self.depth.saturating_sub(1),
            (_, _) => {}
        }
        self.place = match (self.place, byte) {
            (Place::Outside, b'[') | (Place::Escaped, _) => Place::Text,
            (Place::Text, b']') => {
                let is_ggf = is_ggf(&self.start);
                self.form.get_or_insert(if is_ggf { Format::Ggf } else { Format::Sgf });
                Place::Outside
            }
            (Place::Text, b'\\') if self.form != Some(Format::Ggf) => Place::Escaped,
            (place, _) => place,
        };
        if self.depth == 0 { Step::Last } else { Step::Take }
    }
}

/// What GGF begins with, in either case.
const GGF: &[u8] = b"(;GM[O";

/// Whether a tree that begins so is GGF.
pub(super) fn is_ggf(bytes: &[u8]) -> bool {
    let mut letters = bytes.iter().filter(|byte| !byte.is_ascii_whitespace());
    GGF.iter().all(|letter| letters.next().is_some_and(|next| next.eq_ignore_ascii_case(letter)))
}
