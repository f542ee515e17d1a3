//! The squares, passes and signs in a line of moves.

use std::ops::Range;

use crate::transcript::error::{TranscriptErrorKind, quote};
use othello_core::square::Square;
use othello_core::tree::Sign;

/// The numbers of what stands among moves and is none.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Others {
    /// Signs that do not stand behind a move, and those that are none of ours.
    pub(crate) signs: usize,
    /// Numbers behind the moves.
    pub(crate) numbers: usize,
}

/// A token of a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Square(Square),
    Pass,
    /// The `x` of `e5xd5`.
    Choice,
    /// The `!` of `e5!`.
    Sign(Sign),
}

/// The lexer of a transcript: the tokens in a piece of a text and the places behind them. It ends
/// after the first fault.
pub(super) struct Tokens<'a> {
    text: &'a str,
    /// The end of the piece.
    end: usize,
    /// The part of the piece that has not been read.
    rest: &'a str,
    /// The place of the token read last.
    at: usize,
    is_behind_square: bool,
    is_behind_result: bool,
    pub(super) others: Others,
}

/// The signs by which players judge moves and positions, apart from those that have symbols here.
const SIGNS: &str = "!?+=#±∓⩲⩱∞□";

impl<'a> Tokens<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        let (end, others) = (text.len(), Others { signs: 0, numbers: 0 });
        let (is_behind_square, is_behind_result) = (false, false);
        Self { text, end, rest: text, at: 0, is_behind_square, is_behind_result, others }
    }

    /// Goes on with another piece, which is apart from the last.
    pub(super) fn go_to(&mut self, piece: Range<usize>) {
        self.end = piece.end;
        self.rest = &self.text[piece];
        self.is_behind_square = false;
    }

    /// Returns the characters ahead, full-width ones as their usual counterparts, in lower case.
    fn ahead(&self) -> impl Iterator<Item = char> + Clone + 'a {
        self.rest.chars().map(plain)
    }

    /// Skips so many characters.
    fn skip(&mut self, count: usize) {
        let mut chars = self.rest.chars();
        chars.by_ref().take(count).for_each(drop);
        self.rest = chars.as_str();
    }

    fn starts_with(&self, word: &str) -> bool {
        let mut ahead = self.ahead();
        word.chars().all(|letter| ahead.next() == Some(letter))
    }

    /// Returns the number of characters ahead that are all alike in that way.
    fn run(&self, is_alike: impl Fn(char) -> bool) -> usize {
        self.ahead().take_while(|&letter| is_alike(letter)).count()
    }

    /// Quotes so many characters ahead, as far as an error does.
    fn quote(&self, length: usize) -> String {
        let end = self.rest.char_indices().nth(length).map_or(self.rest.len(), |(at, _)| at);
        quote(&self.rest[..end])
    }

    /// Reads on behind what cannot be a token; `None` at the end of the text.
    fn token(&mut self) -> Option<Result<Token, TranscriptErrorKind>> {
        loop {
            self.at = self.end - self.rest.len();
            let was_behind_square = std::mem::take(&mut self.is_behind_square);
            let mut ahead = self.ahead();
            let first = ahead.next()?;
            let second = ahead.next();
            if self.is_behind_result && first.is_alphabetic() {
                let word = self.run(char::is_alphanumeric);
                return Some(Err(TranscriptErrorKind::AfterResult(self.quote(word))));
            }
            match (first, second) {
                ('-', _) => {
                    let hyphens = self.run(|letter| letter == '-');
                    self.skip(hyphens);
                    if hyphens == 2 {
                        return Some(Ok(Token::Pass));
                    }
                }
                ('@', Some('@')) => {
                    self.skip(self.run(|letter| letter == '@'));
                    return Some(Ok(Token::Pass));
                }
                ('x', Some('a'..='h')) if was_behind_square => {
                    self.skip(1);
                    return Some(Ok(Token::Choice));
                }
                ('!' | '?', _) if was_behind_square => {
                    let symbol: String = self.ahead().take(2).collect();
                    let symbol = symbol.trim_end_matches(|letter| !matches!(letter, '!' | '?'));
                    self.skip(symbol.len());
                    if let Some(sign) = Sign::from_symbol(symbol) {
                        return Some(Ok(Token::Sign(sign)));
                    }
                }
                ('0'..='9', _) => {
                    if let Err(fault) = self.number() {
                        return Some(Err(fault));
                    }
                }
                _ if first.is_alphanumeric() => return Some(self.word(first, second)),
                _ => {
                    self.others.signs += usize::from(SIGNS.contains(first));
                    self.skip(1);
                }
            }
        }
    }

    /// Reads a move or a pass, of which that is the beginning.
    fn word(&mut self, first: char, second: Option<char>) -> Result<Token, TranscriptErrorKind> {
        if let Some(pass) = PASSES.into_iter().find(|pass| self.starts_with(pass)) {
            self.skip(pass.chars().count());
            return Ok(Token::Pass);
        }
        let word = || self.run(char::is_alphanumeric);
        match second {
            Some(row @ '0'..='9') => {
                let square = [first, row].iter().collect::<String>().parse();
                let square = square.map_err(|_| TranscriptErrorKind::OffBoard(self.quote(2)))?;
                self.skip(2);
                self.is_behind_square = true;
                Ok(Token::Square(square))
            }
            _ if ('a'..='h').contains(&first) && word() == 1 => {
                Err(TranscriptErrorKind::NoRow(self.quote(1)))
            }
            _ => Err(TranscriptErrorKind::NotAMove(self.quote(word()))),
        }
    }

    /// Skips a move number; anything else in digits is the result, behind which no move may
    /// stand.
    fn number(&mut self) -> Result<(), TranscriptErrorKind> {
        let digits = self.run(|letter| letter.is_ascii_digit());
        match self.ahead().nth(digits) {
            Some('.') => {}
            Some('a'..='h') => return Err(TranscriptErrorKind::RowFirst(self.quote(digits + 1))),
            _ => {
                self.is_behind_result = true;
                self.others.numbers += 1;
            }
        }
        self.skip(digits);
        Ok(())
    }
}

impl Iterator for Tokens<'_> {
    type Item = (usize, Result<Token, TranscriptErrorKind>);

    fn next(&mut self) -> Option<Self::Item> {
        let token = self.token()?;
        let at = self.at;
        if token.is_err() {
            self.rest = "";
        }
        Some((at, token))
    }
}

/// The words for a pass, in lower case.
const PASSES: [&str; 4] = ["pass", "pa", "ps", "パス"];

/// Returns `true` if a word is a pass.
pub fn is_pass(word: &str) -> bool {
    let word: String = word.chars().map(plain).collect();
    let is_at = word.len() > 1 && word.bytes().all(|byte| byte == b'@');
    word == "--" || is_at || PASSES.contains(&word.as_str())
}

/// Returns the usual counterpart of a full-width letter, digit or sign; an ASCII letter in lower
/// case.
pub(crate) fn plain(letter: char) -> char {
    let usual = match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0),
        _ => None,
    };
    usual.unwrap_or(letter).to_ascii_lowercase()
}
