//! Errors as sentences.

use othello_core::square::Square;

/// Returns the text of an error as a sentence: with a capital letter, unless it begins with a
/// square, and a full stop.
pub fn sentence(text: &str) -> String {
    let is_square = text.get(..2).is_some_and(|name| name.parse::<Square>().is_ok());
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if !is_square => format!("{}{}.", first.to_ascii_uppercase(), letters.as_str()),
        Some(_) | None => format!("{text}."),
    }
}
