//! Errors as sentences.

use std::error::Error;

use crate::text;

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

/// Returns an error with its causes, as a clause.
pub fn with_causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    text::printable(&text).into_owned()
}
