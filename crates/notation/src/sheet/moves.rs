//! The entries in a list of moves, whatever is wrong with them.

use crate::sheet::entry::SheetEntry;
use crate::transcript::{is_pass, plain};
use othello_core::board::ByColor;

/// Squares that make a text a list of moves.
const FEWEST: usize = 2;

/// Moves of a list that are read, at most: more than any game has, with all that may be doubled.
const MOST: usize = 99;

/// Reads the moves, and the score behind them; `None` if there are hardly any.
pub(super) fn read(text: &str) -> Option<(Vec<SheetEntry>, Option<ByColor<u8>>)> {
    let text: String = text.chars().map(plain).collect();
    let mut words: Vec<&str> = text.split([' ', '\t', '\r', '\n', ',', ';']).collect();
    words.retain(|word| !word.is_empty());
    let score = words.last().and_then(|word| score(word));
    if score.is_some() {
        words.pop();
    }
    let mut entries = Vec::new();
    for word in words {
        read_word(word, &mut entries);
    }
    let squares = entries.iter().filter(|entry| entry.square().is_some()).count();
    (squares >= FEWEST && entries.len() <= MOST).then_some((entries, score))
}

/// Reads a score that Othello has: `34-30`, `13-0`.
pub fn score(word: &str) -> Option<ByColor<u8>> {
    let (black, white) = word.split_once(['-', ':'])?;
    let (black, white) = (black.parse::<u8>().ok()?, white.parse::<u8>().ok()?);
    let discs = black.checked_add(white)?;
    (4..=64).contains(&discs).then_some(ByColor { black, white })
}

/// Reads a word, if it may be one of moves.
fn read_word(word: &str, entries: &mut Vec<SheetEntry>) {
    if is_pass(word) {
        return;
    }
    let letters: Vec<char> = word.chars().collect();
    let has_digit = word.contains(|letter: char| letter.is_ascii_digit());
    // A move number, or a result.
    if has_digit && !word.contains(char::is_alphabetic) {
        return;
    }
    let is_blank = letters.iter().all(|letter| matches!(letter, '?' | '_'));
    let is_short = letters.len() == 1 && letters[0].is_ascii_lowercase();
    if is_blank || is_short {
        if entries.is_empty() {
            return;
        }
        push(entries, column(letters[0]), None);
        return;
    }
    if !has_digit {
        return;
    }
    let mut rest = &letters[..];
    while let [first, ahead @ ..] = rest {
        rest = ahead;
        match (*first, ahead.first()) {
            (letter, Some(digit)) if letter.is_alphabetic() && digit.is_ascii_digit() => {
                push(entries, column(letter), row(*digit));
                rest = &ahead[1..];
            }
            // A column without its row, among others.
            ('a'..='h', Some('a'..='h')) => push(entries, column(*first), None),
            ('0'..='9', _) => {
                let digits = rest.iter().take_while(|letter| letter.is_ascii_digit()).count();
                let is_move_number = rest.get(digits).is_some_and(|next| matches!(next, '.' | ')'));
                if is_move_number {
                    rest = &rest[digits + 1..];
                } else if !entries.is_empty() {
                    push(entries, None, row(*first));
                }
            }
            _ => {}
        }
    }
}

fn push(entries: &mut Vec<SheetEntry>, column: Option<u8>, row: Option<u8>) {
    let number = u8::try_from(entries.len() + 1).unwrap_or(u8::MAX);
    entries.push(SheetEntry { number, column, row });
}

fn column(letter: char) -> Option<u8> {
    place(letter, 'a')
}

fn row(digit: char) -> Option<u8> {
    place(digit, '1')
}

/// Returns the place of a character among eight, of which that is the first.
fn place(letter: char, first: char) -> Option<u8> {
    (first..).zip(0..8).find(|(known, _)| *known == letter).map(|(_, place)| place)
}
