//! The squares, passes and signs in a line of moves, and what stands beside them.

use std::ops::Range;

use crate::transcript::error::{TranscriptErrorKind, quote};
use crate::words::has_word;
use othello_core::board::Color;
use othello_core::square::Square;
use othello_core::tree::Sign;

/// The numbers of what stands among moves and is none.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Others {
    /// Signs that do not stand behind a move, and those that are none of ours.
    pub(crate) signs: usize,
    /// Numbers behind the moves.
    pub(crate) numbers: usize,
    /// Passes behind the end of the game.
    pub(crate) passes: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    Square(Square),
    Pass,
    /// The `x` of `e5xd5`.
    Choice,
    /// The `!` of `e5!`.
    Sign(Sign),
    /// A sign that is none of ours, or does not stand behind a move.
    OtherSign,
    /// The number of a move, `12.`, `(12)` or `⑫`; 0 if it is not written in digits.
    Number(usize),
    /// Signs of moves that are left out, `…`, or of a pass.
    Gap(String),
    /// Other digits: a part of a result, of a date or of anything.
    Digits,
    /// The player of the move that follows, if the sign is always that of the same.
    Player(Option<Color>),
    /// A word, and the fault that it is in place of a move.
    Word(TranscriptErrorKind),
    /// A word of another script than moves are written in, and that fault.
    Foreign(TranscriptErrorKind),
}

impl Token {
    pub(crate) const fn is_square(&self) -> bool {
        matches!(self, Self::Square(_))
    }
}

/// The lexer of a transcript: the tokens in a piece of a text and their places.
#[derive(Clone)]
pub(crate) struct Tokens<'a> {
    text: &'a str,
    /// The end of the piece.
    end: usize,
    /// The end of its last word.
    words_end: usize,
    /// The part of the piece that has not been read.
    rest: &'a str,
    /// The place of the token read last.
    at: usize,
    is_behind_square: bool,
    is_behind_number: bool,
    /// The squares and the numbers of moves so far, and whether players stand before squares.
    squares: usize,
    numbers: usize,
    has_players: bool,
    /// The last character.
    last: char,
}

/// The signs by which players judge moves and positions, apart from those that have symbols here.
const SIGNS: &str = "!?+=#±∓⩲⩱∞□";

impl<'a> Tokens<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self {
            text,
            end: text.len(),
            words_end: words_end(text),
            rest: text,
            at: 0,
            is_behind_square: false,
            is_behind_number: false,
            squares: 0,
            numbers: 0,
            has_players: false,
            last: ' ',
        }
    }

    /// Goes on with another piece, which is apart from the last.
    pub(super) fn go_to(&mut self, piece: Range<usize>) {
        self.end = piece.end;
        self.rest = &self.text[piece.clone()];
        self.words_end = piece.start + words_end(self.rest);
        self.is_behind_square = false;
    }

    /// Returns the place behind the token read last.
    pub(crate) const fn reached(&self) -> usize {
        self.end - self.rest.len()
    }

    /// Returns the characters ahead, full-width ones as their usual counterparts, in lower case.
    fn ahead(&self) -> impl Iterator<Item = char> + Clone + 'a {
        self.rest.chars().map(plain)
    }

    /// Skips so many characters.
    fn skip(&mut self, count: usize) {
        let mut chars = self.rest.chars();
        if let Some(last) = chars.by_ref().take(count).last() {
            self.last = plain(last);
        }
        self.rest = chars.as_str();
    }

    /// Returns the number of characters ahead that are all alike in that way.
    fn run(&self, is_alike: impl Fn(char) -> bool) -> usize {
        self.ahead().take_while(|&letter| is_alike(letter)).count()
    }

    /// Returns the length of the word ahead, of which a long one comes in pieces.
    fn word_length(&self, is_alike: impl Fn(char) -> bool) -> usize {
        self.ahead().take(LONGEST_WORD).take_while(|&letter| is_alike(letter)).count()
    }

    /// Quotes so many characters ahead, as far as an error does.
    fn quote(&self, length: usize) -> String {
        let end = self.rest.char_indices().nth(length).map_or(self.rest.len(), |(at, _)| at);
        quote(&self.rest[..end])
    }

    /// Reads on behind what is nothing; `None` at the end of the text.
    fn token(&mut self) -> Option<Token> {
        loop {
            self.at = self.end - self.rest.len();
            let was_behind_square = std::mem::take(&mut self.is_behind_square);
            let mut ahead = self.ahead();
            let first = ahead.next()?;
            if let Some(length) = self.gap(first) {
                let quoted = self.quote(length);
                self.skip(length);
                return Some(Token::Gap(quoted));
            }
            self.is_behind_number &= !first.is_alphanumeric();
            match (first, ahead.next()) {
                ('-', _) => {
                    let hyphens = self.run(|letter| letter == '-');
                    self.skip(hyphens);
                    if hyphens == 2 {
                        return Some(Token::Pass);
                    }
                }
                ('@', Some('@')) => {
                    self.skip(self.run(|letter| letter == '@'));
                    return Some(Token::Pass);
                }
                ('x', Some('a'..='h')) if was_behind_square => {
                    self.skip(1);
                    return Some(Token::Choice);
                }
                ('!' | '?', _) if was_behind_square => {
                    let symbol: String = self.ahead().take(2).collect();
                    let symbol = symbol.trim_end_matches(|letter| !matches!(letter, '!' | '?'));
                    self.skip(symbol.len());
                    return Some(Sign::from_symbol(symbol).map_or(Token::OtherSign, Token::Sign));
                }
                ('0'..='9', _) => {
                    let number = self.number();
                    self.is_behind_number = matches!(number, Token::Number(_));
                    self.numbers += usize::from(self.is_behind_number);
                    return Some(number);
                }
                _ if first.is_ascii_alphabetic() => {
                    return Some(self.word(first, was_behind_square));
                }
                _ if first.is_alphanumeric() => return Some(self.foreign(first)),
                _ => {
                    if let Some(token) = self.mark(first) {
                        return Some(token);
                    }
                }
            }
        }
    }

    /// Returns the length of a sign of moves that are left out, which stands apart.
    fn gap(&self, first: char) -> Option<usize> {
        let is_blank = self.last.is_whitespace();
        // Between moves they are separators.
        let is_behind_words = self.squares > 0 && self.reached() >= self.words_end;
        if is_behind_words && DASHES.contains(first) && (is_blank || first == '_') {
            let length = self.word_length(|letter| letter == ' ' || DASHES.contains(letter));
            let signs: String = self.ahead().take(length).collect();
            if is_gap(&signs) && !signs.starts_with("--") {
                return Some(signs.trim_end().chars().count());
            }
        }
        // The first of a row of signs has been judged.
        if self.last == first {
            return None;
        }
        let least = match first {
            '…' | '~' => 1,
            '?' if self.squares > 0 && self.numbers == 0 => 1,
            '_' => 2,
            '.' if !self.is_behind_number => 2,
            _ => return None,
        };
        let length = self.run(|letter| letter == first);
        let is_before_blank = self.ahead().nth(length).is_none_or(char::is_whitespace);
        let is_apart = match (first, length) {
            ('.', 2) | ('?', _) => is_blank && is_before_blank,
            _ => is_blank || is_before_blank,
        };
        (length >= least && is_apart).then_some(length)
    }

    /// Takes a character that is neither a letter nor a digit.
    fn mark(&mut self, mark: char) -> Option<Token> {
        self.skip(1);
        if is_disc(mark) && self.is_before_square() {
            return Some(Token::Player(player(mark.encode_utf8(&mut [0; 4]))));
        }
        SIGNS.contains(mark).then_some(Token::OtherSign)
    }

    /// Reads a word of ASCII: moves and passes, the name of a player, or something else.
    fn word(&mut self, first: char, is_behind_square: bool) -> Token {
        let row = self.ahead().nth(1).filter(char::is_ascii_digit);
        if let Some(square) = row.and_then(|row| square(first, row)) {
            if let Some(length) = self.longer_word().filter(|_| !is_behind_square) {
                let quoted = self.quote(length);
                self.skip(length);
                return Token::Word(TranscriptErrorKind::OffBoard(quoted));
            }
            self.skip(2);
            self.is_behind_square = true;
            self.squares += 1;
            return Token::Square(square);
        }
        if let Some(pass) = PASSES.into_iter().find(|pass| self.is_pass_ahead(pass)) {
            self.skip(pass.chars().count());
            return Token::Pass;
        }
        let length = self.word_length(|letter| letter.is_alphanumeric() && is_latin(letter));
        if matches!(first, 'b' | 'w') && length == 3 && begins_with_square(self.ahead().skip(1)) {
            self.skip(1);
            return Token::Player(Color::from_letter(first));
        }
        if row.is_some() {
            // A word with more in it is none that should be a move.
            let kind = if length == 2 || self.last.is_ascii_alphanumeric() {
                TranscriptErrorKind::OffBoard(self.quote(2))
            } else {
                TranscriptErrorKind::NotAMove(self.quote(length))
            };
            self.skip(length);
            return Token::Word(kind);
        }
        let word: String = self.ahead().take(length.min(LONGEST_NAME)).collect();
        let is_player = is_player(&word) && (self.squares == 0 || self.has_players);
        let quoted = self.quote(length);
        self.skip(length);
        if is_player && self.is_before_square() {
            self.has_players = true;
            return Token::Player(player(&word));
        }
        Token::Word(match first {
            'a'..='h' if length == 1 => TranscriptErrorKind::NoRow(quoted),
            _ => TranscriptErrorKind::NotAMove(quoted),
        })
    }

    /// Returns the length of a short word that begins with a square, if what is joined to it is neither another one nor
    /// belongs to moves: `c34`, `c4q`.
    fn longer_word(&self) -> Option<usize> {
        const LONGEST: usize = 4;
        let length = self.word_length(|letter| letter.is_ascii_alphanumeric());
        let rest = || self.ahead().skip(2);
        let digits = rest().take_while(char::is_ascii_digit).count();
        let behind = || rest().skip(digits);
        let number: String = rest().take(digits).collect();
        // The number of the next move may be joined to it.
        let is_number = digits > 0
            && (begins_with_square(behind()) && number.parse() == Ok(self.squares + 2)
                || matches!(behind().next(), Some('.' | ')' | ']'))
                    && begins_with_square(behind().skip(1)));
        let letters: String = rest().take(2).collect();
        // A column without its row, too.
        let is_column = length == 3 && letters.starts_with(|it| matches!(it, 'a'..='h'));
        // Another square, be it one that is not on the board.
        let is_pair = |mut letters: std::str::Chars<'_>| {
            letters.next().is_some_and(|it| it.is_ascii_alphabetic())
                && letters.next().is_some_and(|it| it.is_ascii_digit())
        };
        let belongs = is_pair(letters.chars())
            || begins_with_square(rest().skip(1))
            || is_number
            || is_column
            || matches!(&*letters, "pa" | "ps");
        ((3..=LONGEST).contains(&length) && !belongs).then_some(length)
    }

    /// Reads a word of other letters.
    fn foreign(&mut self, first: char) -> Token {
        if first.is_numeric() && !first.is_alphabetic() {
            self.skip(1);
            return Token::Number(0);
        }
        if self.is_pass_ahead(PASS_IN_KANA) {
            self.skip(PASS_IN_KANA.chars().count());
            return Token::Pass;
        }
        let is_foreign = |letter: char| letter.is_alphabetic() && !letter.is_ascii();
        let mut length = self.word_length(is_foreign);
        let word: String = self.ahead().take(length).collect();
        // A pass may stand behind other words.
        if let Some(at) = word.find(PASS_IN_KANA).filter(|at| *at > 0) {
            length = word[..at].chars().count();
        }
        let is_latin = word.chars().all(is_latin);
        let quoted = self.quote(self.word_length(char::is_alphanumeric));
        self.skip(length);
        if is_player(&word) && self.is_before_square() {
            return Token::Player(player(&word));
        }
        let kind = TranscriptErrorKind::NotAMove(quoted);
        if is_latin { Token::Word(kind) } else { Token::Foreign(kind) }
    }

    /// Returns `true` if a word for a pass comes next, and no longer word.
    fn is_pass_ahead(&self, pass: &str) -> bool {
        let mut ahead = self.ahead();
        if !pass.chars().all(|letter| ahead.next() == Some(letter)) {
            return false;
        }
        let next = [ahead.next(), ahead.next()];
        match next {
            [Some(letter), second] if letter.is_ascii_alphanumeric() && pass.is_ascii() => {
                matches!((letter, second), ('a'..='h', Some('1'..='8')) | ('p', Some('a' | 's')))
            }
            _ => true,
        }
    }

    /// Returns `true` if a square comes next, behind a few blanks and marks at most.
    fn is_before_square(&self) -> bool {
        let is_between = |letter: &char| !letter.is_alphanumeric() && *letter != '\n';
        begins_with_square(self.ahead().take(LOOK).skip_while(is_between))
    }

    /// Reads digits: the number of a move, or something else.
    fn number(&mut self) -> Token {
        let digits = self.word_length(|letter| letter.is_ascii_digit());
        let text: String = self.ahead().take(digits.min(4)).collect();
        let number: usize = text.parse().unwrap_or(0);
        let behind = || self.ahead().skip(digits);
        let mark = behind().next();
        let is_before_square = |skipped: usize| {
            let ahead = behind().take(LOOK).skip(skipped);
            begins_with_square(ahead.skip_while(|letter| *letter == ' '))
        };
        let is_next = [self.squares + 1, self.squares / 2 + 1].contains(&number);
        let is_number = match mark {
            Some('.' | ')' | ']' | '}' | '、') => true,
            Some('-' | ':' | '=' | '_' | '/' | '·') => is_before_square(1),
            Some(' ' | '\t') => is_next && is_before_square(0),
            Some('a'..='h') if is_before_square(0) => is_next,
            Some(letter) => letter.is_alphabetic() && !letter.is_ascii(),
            None => false,
        };
        let is_fault = matches!(mark, Some('a'..='h')) && !is_number;
        // A word may begin with digits.
        let length = self.word_length(|letter| letter.is_ascii_alphanumeric());
        match (is_number, is_fault) {
            (true, _) => {
                self.skip(digits);
                Token::Number(number)
            }
            (false, true) => {
                let quoted = self.quote(digits + 1);
                self.skip(digits + 1);
                Token::Word(TranscriptErrorKind::RowFirst(quoted))
            }
            (false, false) if length > digits => {
                let word = self.quote(length);
                self.skip(length);
                Token::Word(TranscriptErrorKind::NotAMove(word))
            }
            (false, false) => {
                self.skip(digits);
                Token::Digits
            }
        }
    }
}

/// The signs of which one or two stand for a move that is missing.
const DASHES: &str = "_~/-–—−";

/// Returns `true` for signs and nothing else, as they stand for a move that is missing.
pub(crate) fn is_gap(text: &str) -> bool {
    let signs: Vec<char> = text.chars().filter(|it| !it.is_whitespace()).collect();
    let all_in = |known: &str| signs.iter().all(|it| known.contains(*it));
    // More of the dashes are a rule between two parts of a text.
    !signs.is_empty()
        && (all_in("?") || all_in(".…") && signs != ['.'] || signs.len() <= 2 && all_in(DASHES))
}

/// Returns the place behind the last letter or digit of a text.
fn words_end(text: &str) -> usize {
    text.trim_end_matches(|letter: char| !letter.is_alphanumeric()).len()
}

/// Returns `true` if some characters are those of a square first.
fn begins_with_square(mut letters: impl Iterator<Item = char>) -> bool {
    matches!([letters.next(), letters.next()], [Some('a'..='h'), Some('1'..='8')])
}

/// Returns the square in that column and row, if it is on the board.
fn square(column: char, row: char) -> Option<Square> {
    let place = |letter, first| u8::try_from(u32::from(letter).checked_sub(u32::from(first))?).ok();
    Square::at(place(column, 'a')?, place(row, '1')?)
}

impl Iterator for Tokens<'_> {
    type Item = (usize, Token);

    fn next(&mut self) -> Option<Self::Item> {
        let token = self.token()?;
        Some((self.at, token))
    }
}

/// Returns `true` for a letter of the Latin script, be it with an accent, and for all of ASCII.
pub(crate) const fn is_latin(letter: char) -> bool {
    letter < '\u{250}'
}

/// The words for a pass, in lower case.
const PASSES: [&str; 6] = ["pass", "passe", "passen", "passt", "pa", "ps"];
const PASS_IN_KANA: &str = "パス";

/// The words and the discs that stand for the players, in lower case: those of each, and those whose meaning changes.
const PLAYERS: [(Option<Color>, &str); 3] = [
    (Some(Color::Black), "b black schwarz noir noirs 黒 黑 先手 黒番 ● ⚫ ▲"),
    (Some(Color::White), "w white weiss weiß blanc blancs 白 後手 后手 白番 ○ ⚪ ◯ △"),
    (None, "x o ▼ ▽"),
];

/// Returns the player for whom a word or a disc in lower case stands, if it always stands for that one.
pub(crate) fn player(word: &str) -> Option<Color> {
    PLAYERS.into_iter().find(|(_, words)| has_word(words, word))?.0
}

/// Returns `true` if a word or a disc in lower case may stand for a player.
pub(crate) fn is_player(word: &str) -> bool {
    PLAYERS.into_iter().any(|(_, words)| has_word(words, word))
}

/// Returns `true` if a character stands for a player, whatever stands beside it.
pub(crate) fn is_disc(letter: char) -> bool {
    !letter.is_ascii() && is_player(letter.encode_utf8(&mut [0; 4]))
}

const LONGEST_NAME: usize = 8;

/// The characters of a word that are taken at once, at most, and those between a player and a move.
const LONGEST_WORD: usize = 64;
const LOOK: usize = 12;

/// Returns `true` if a word is a pass.
pub fn is_pass(word: &str) -> bool {
    let word: String = word.chars().map(plain).collect();
    let is_at = word.len() > 1 && word.bytes().all(|byte| byte == b'@');
    word == "--" || is_at || word == PASS_IN_KANA || PASSES.contains(&word.as_str())
}

/// Returns the usual counterpart of a full-width letter, digit or sign; an ASCII letter in lower
/// case.
pub(crate) fn plain(letter: char) -> char {
    let usual = match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0),
        '\u{3000}' => Some(' '),
        _ => None,
    };
    usual.unwrap_or(letter).to_ascii_lowercase()
}
