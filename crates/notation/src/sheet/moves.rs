//! The entries in a list of moves, whatever is wrong with them.

use crate::sheet::entry::Entry;
use crate::transcript::{is_pass, plain};
use othello_core::board::ByColor;

/// Squares that make a text a list of moves.
const FEWEST: usize = 2;

/// Moves of a list that are read, at most: more than any game has, with all that may be doubled.
const MOST: usize = 99;

/// Reads the moves, and the score behind them; `None` if there are hardly any.
pub(super) fn read(text: &str) -> Option<(Vec<Entry>, Option<ByColor<u8>>)> {
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
fn read_word(word: &str, entries: &mut Vec<Entry>) {
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

/// Returns the words of a line that may be moves, and the word behind them that should be another one. Words
/// before the moves, and behind the punctuation that ends them, are about the game.
pub(crate) fn words(line: &str) -> Vec<&str> {
    let mut moves: Vec<&str> = Vec::new();
    let mut is_open = false;
    for word in line.split_whitespace() {
        if is_like_moves(word) {
            moves.push(word);
            is_open = !word.ends_with([',', ';', ':', '.', '!', '?', ')', ']', '"']);
        } else if word.contains(char::is_alphabetic) {
            if is_open && word.starts_with(char::is_alphabetic) {
                moves.push(word);
            }
            is_open = false;
        } else if !word.ends_with('.') {
            // A result, a dash or the like.
            is_open = false;
        }
    }
    moves
}

/// Returns `true` if a word may belong to a transcript: it is a pass, or has a square in it and no
/// other letters.
fn is_like_moves(word: &str) -> bool {
    let is_letter = |letter: &char| letter.is_alphabetic();
    let mut letters = word.chars().filter(is_letter).map(|letter| letter.to_ascii_lowercase());
    let is_wide = |letter: char| ('\u{ff01}'..='\u{ff5e}').contains(&letter);
    let is_column =
        |letter: char| ('a'..='i').contains(&letter) || is_wide(letter) || letter == 'x';
    let has_square = word
        .chars()
        .zip(word.chars().skip(1))
        .any(|(column, row)| is_column(column.to_ascii_lowercase()) && row.is_numeric());
    is_pass(word) || has_square && letters.all(is_column)
}

fn push(entries: &mut Vec<Entry>, column: Option<u8>, row: Option<u8>) {
    let number = u8::try_from(entries.len() + 1).unwrap_or(u8::MAX);
    entries.push(Entry { number, column, row });
}

fn column(letter: char) -> Option<u8> {
    ('a'..='h').zip(0..).find(|(column, _)| *column == letter).map(|(_, number)| number)
}

fn row(digit: char) -> Option<u8> {
    ('1'..='8').zip(0..).find(|(row, _)| *row == digit).map(|(_, number)| number)
}
