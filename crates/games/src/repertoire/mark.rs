//! The judgement of a move in an annotated file: by its signs, or by the first words of its comment.

use othello_core::tree::{Note, Sign};

/// The judgement of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveMark {
    /// It solves the problem.
    Right,
    /// It is not to be played.
    Wrong,
}

/// The signs of a bad move, `?`, `??` and `?!`; in SGF the properties `BM` and `DO`.
const BAD: [Sign; 3] = [Sign(2), Sign(4), Sign(6)];
/// Those properties with values that are no signs.
const BAD_PROPERTIES: [&str; 2] = ["BM", "DO"];

/// The words that judge a move whatever follows.
const WRONG: &[&str] =
    &["wrong", "incorrect", "incorrecte", "falsch", "inkorrekt", "faux", "fausse"];
/// The words that judge a move only at the end of a clause: `Bad.` and `Bad move`, but not `Bad for White`.
const BAD_WORDS: &[&str] =
    &["bad", "mistake", "error", "blunder", "schlecht", "fehler", "mauvais", "mauvaise", "erreur"];
const RIGHT: &[&str] = &["right", "correct", "richtig", "korrekt", "juste", "correcte"];
/// The words that may stand before them: `This is a mistake`.
const BEFORE: &[&str] = &[
    "this", "that", "it", "s", "is", "a", "an", "the", "das", "es", "ist", "ein", "der", "ce", "c",
    "est", "une", "un", "le", "la",
];
/// The words that may stand behind them.
const BEHIND: &[&str] = &[
    "move", "answer", "because", "as", "here", "zug", "antwort", "weil", "hier", "coup", "car",
    "ici",
];
/// The beginnings that judge a move in scripts without blanks, or are signs.
const WRONG_BEGINNINGS: &[&str] = &[
    "不正解",
    "間違",
    "まちがい",
    "誤り",
    "失敗",
    "悪手",
    "错",
    "不对",
    "坏棋",
    "失误",
    "×",
    "✗",
    "✘",
    "❌",
];
const RIGHT_BEGINNINGS: &[&str] = &["正解", "正确", "正着", "○", "✓", "✔", "✅", "⭕"];

impl MoveMark {
    /// Returns the judgement of the move that a note is about, if there is one.
    pub fn of(note: &Note) -> Option<Self> {
        let is_bad = note.signs().iter().any(|sign| BAD.contains(sign))
            || note.properties.iter().any(|property| BAD_PROPERTIES.contains(&property.name()));
        if is_bad {
            return Some(Self::Wrong);
        }
        let texts = [&*note.comment, &note.name];
        let found = texts.into_iter().find_map(Self::in_words);
        // Collections of problems write it like that anywhere.
        let has_word =
            |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|it| it == "RIGHT");
        found.or_else(|| texts.into_iter().any(has_word).then_some(Self::Right))
    }

    fn in_words(text: &str) -> Option<Self> {
        let text = text
            .trim_start_matches(|letter: char| letter.is_whitespace() || "([*\"".contains(letter));
        let begins = |beginnings: &[&str]| beginnings.iter().any(|it| text.starts_with(it));
        if begins(WRONG_BEGINNINGS) {
            return Some(Self::Wrong);
        }
        if begins(RIGHT_BEGINNINGS) {
            return Some(Self::Right);
        }
        let lower = text.to_lowercase();
        let mut rest = &*lower;
        loop {
            rest = rest.trim_start_matches([' ', '\'', '’']);
            let end = rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len());
            let (word, behind) = rest.split_at(end);
            let is = |words: &[&str]| words.contains(&word);
            if is(WRONG) || is(BAD_WORDS) && ends_clause(behind) {
                return Some(Self::Wrong);
            }
            if is(RIGHT) && ends_clause(behind) {
                return Some(Self::Right);
            }
            let is_square = word.parse::<othello_core::square::Square>().is_ok();
            if word.is_empty() || !(is(BEFORE) || is_square) {
                return None;
            }
            rest = behind.trim_start_matches([':', '?', '!', ',']);
        }
    }
}

/// Returns `true` if what stands behind a word does not turn its meaning.
fn ends_clause(behind: &str) -> bool {
    let next = behind.trim_start_matches([' ', '\t']);
    let end = next.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(next.len());
    // A hyphen joins words: `Right-hand`.
    end == 0 && !behind.starts_with('-') || BEHIND.contains(&&next[..end])
}

#[cfg(test)]
mod tests {
    use othello_core::tree::Note;

    use super::MoveMark;

    #[track_caller]
    fn check(mark: Option<MoveMark>, comments: &[&str]) {
        for comment in comments {
            let (mut commented, mut named) = (Note::default(), Note::default());
            (commented.comment, named.name) = ((*comment).into(), (*comment).into());
            assert_eq!([commented, named].each_ref().map(MoveMark::of), [mark; 2], "{comment}");
        }
    }

    #[test]
    fn the_first_words_of_a_comment_judge_a_move() {
        let wrong = [
            "Wrong",
            "WRONG!",
            "wrong: it opens b7",
            "c6 is wrong.",
            "C6? Incorrect.",
            "This is a mistake.",
            "Bad move",
            "(Bad)",
            "That's a blunder!",
            "Falsch, das öffnet b7",
            "Das ist ein Fehler",
            "Faux !",
            "C’est faux",
            "Mauvais coup",
            "不正解。b7が開く",
            "错误",
            "❌ opens b7",
        ];
        check(Some(MoveMark::Wrong), &wrong);
        let right = [
            "RIGHT",
            "Only so: RIGHT",
            "Right!",
            "Correct.",
            "d3 is correct",
            "Right: the corner follows",
            "The right move",
            "Richtig!",
            "Juste.",
            "正解",
            "正确。",
        ];
        check(Some(MoveMark::Right), &right);
        let neither = [
            "",
            "Tiger",
            "Bad for White",
            "Right-hand side",
            "Right side",
            "If White goes wrong, b7 wins",
            "Not bad",
            "38 % of 3,168 games; value -0.2, depth 12.",
            "Error-prone, but playable",
            "correctly met by d3",
        ];
        check(None, &neither);
    }
}
