//! The shape that texts beside moves have in common: the same words, with other numbers and players.

use crate::transcript::{is_disc, is_latin, is_player, plain};

/// A word, a number or a sign beside moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    /// Its sign in comparisons: `0` for a number, `P` for a player, ` ` for blanks.
    pub(super) shape: String,
    /// The word.
    pub(super) word: Option<String>,
    /// The whole number.
    pub(super) number: Option<usize>,
    /// The characters up to its end.
    pub(super) end: usize,
}

impl Mark {
    fn sign(shape: &str) -> Self {
        Self { shape: shape.into(), word: None, number: None, end: 0 }
    }

    pub(super) fn is_word(&self) -> bool {
        self.word.is_some() && self.shape != "P"
    }

    /// Returns the word, if it is one.
    pub(super) fn text(&self) -> &str {
        self.word.as_deref().unwrap_or_default()
    }
}

pub(super) fn marks(text: &str) -> Vec<Mark> {
    let letters: Vec<char> = text.chars().map(plain).collect();
    let mut marks = Vec::new();
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let number = number_length(&letters[at..], at.checked_sub(1).map(|last| letters[last]));
        let run = |is_alike: &dyn Fn(char) -> bool| {
            letters[at..].iter().take_while(|letter| is_alike(**letter)).count()
        };
        let length = if number > 0 {
            let digits: String = letters[at..at + number].iter().collect();
            marks.push(Mark { number: digits.parse().ok(), ..Mark::sign("0") });
            number
        } else if letter.is_whitespace() {
            marks.push(Mark::sign(" "));
            run(&char::is_whitespace)
        } else if is_disc(letter) {
            marks.push(Mark { word: Some(letter.into()), ..Mark::sign("P") });
            1
        } else if letter.is_alphabetic() {
            let length = run(&|it| it.is_alphabetic() && is_latin(it) == is_latin(letter));
            let word: String = letters[at..at + length].iter().collect();
            let shape = if is_player(&word) { "P" } else { &word };
            marks.push(Mark { word: Some(word.clone()), ..Mark::sign(shape) });
            length
        } else {
            marks.push(Mark::sign(letter.encode_utf8(&mut [0; 4])));
            1
        };
        at += length;
        if let Some(last) = marks.last_mut() {
            last.end = at;
        }
    }
    marks
}

pub(super) fn shape(text: &str) -> String {
    marks(text).iter().map(|mark| mark.shape.as_str()).collect()
}

/// Returns the place of the mark in which two texts differ; `Err` if there are more of them.
pub(super) fn difference(one: &[Mark], other: &[Mark]) -> Result<Option<usize>, ()> {
    let pairs = one.iter().zip(other).enumerate();
    let are_words = |one: &Mark, other: &Mark| one.word.is_some() && other.word.is_some();
    let mut differences = pairs.filter(|(_, (one, other))| {
        one.shape != other.shape || are_words(one, other) && one.word != other.word
    });
    match (differences.next(), differences.next()) {
        _ if one.len() != other.len() => Err(()),
        (None, _) => Ok(None),
        (Some((at, (one, other))), None) if are_words(one, other) => Ok(Some(at)),
        (Some(_), _) => Err(()),
    }
}

/// Returns the length of the number that comes next: `12`, `-1.5`, `0:12`, `2026-11-28`, `3rd`, `iv.` or `⑫`.
fn number_length(letters: &[char], before: Option<char>) -> usize {
    let is_apart = before.is_none_or(|before| !before.is_alphanumeric());
    let digits =
        |from: usize| letters[from..].iter().take_while(|letter| letter.is_ascii_digit()).count();
    let sign = usize::from(matches!(letters.first(), Some('+' | '-' | '−')) && is_apart);
    let mut length = digits(sign);
    if length == 0 {
        let roman = letters.iter().take_while(|letter| "ivx".contains(**letter)).count();
        let is_roman = is_apart && roman > 0 && letters.get(roman) == Some(&'.');
        let is_other = letters.first().is_some_and(|first| first.is_numeric());
        return if is_roman { roman } else { usize::from(is_other) };
    }
    length += sign;
    while let Some('.' | ',' | ':' | '/' | '-') = letters.get(length) {
        match digits(length + 1) {
            0 => break,
            more => length += 1 + more,
        }
    }
    let ordinal: String = letters[length..].iter().take(2).collect();
    let is_ordinal = matches!(ordinal.as_str(), "st" | "nd" | "rd" | "th");
    length + if is_ordinal { 2 } else { 0 }
}

/// Returns `true` for a text in brackets that says moves are left out.
pub(super) fn is_gap(text: &str) -> bool {
    ["moves", "later", "omitted", "skipped"].iter().any(|it| text.contains(it))
}

/// Returns a shape without its remarks in brackets.
fn without_remarks(shape: &str) -> String {
    let mut rest = shape;
    let mut bare = String::new();
    while let Some(open) = rest.find(['(', '{']) {
        let close = if rest[open..].starts_with('(') { ')' } else { '}' };
        let Some(end) = rest[open..].find(close).map(|end| open + end + 1) else { break };
        let remark = &rest[open + 1..end - 1];
        let is_remark = remark.contains(|letter: char| letter.is_lowercase()) && !is_gap(remark);
        bare.push_str(&rest[..if is_remark { open } else { end }]);
        rest = &rest[end..];
    }
    bare + rest
}

/// Returns `true` for a shape that says nothing: separators, the numbers of moves, players, remarks in brackets.
pub(super) fn is_bare(shape: &str) -> bool {
    const LONGEST_WORD: usize = 3;
    let shape = &*without_remarks(shape);
    if shape.contains("//") || shape.contains(" ; ") {
        return false;
    }
    let foreign = shape.chars().filter(|letter| letter.is_alphabetic() && !letter.is_ascii());
    if foreign.count() > LONGEST_WORD {
        return false;
    }
    let letters: Vec<char> = shape.chars().collect();
    letters.iter().enumerate().all(|(at, letter)| {
        let before = at.checked_sub(1).map(|last| letters[last]);
        let behind = letters.get(at + 1);
        match letter {
            'P' => true,
            // A number without a mark is no number of a move.
            '0' => {
                matches!(before, Some('(' | '[' | '{' | '<' | '#'))
                    || behind.is_none_or(|it| !it.is_ascii_alphanumeric() && *it != ' ')
            }
            '(' | '[' | '{' | '<' | '#' => matches!(behind, Some('0' | 'P')),
            ':' | '：' => matches!(before, Some('0' | 'P')),
            // A sign that stands apart is in place of a move.
            '?' => letters[..at].iter().all(|it| " !?".contains(*it)),
            _ if letter.is_ascii_alphabetic() => false,
            _ => true,
        }
    })
}
