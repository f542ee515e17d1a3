//! Sentences about the heading of a game.

use othello_notation::draft::{Draft, Field};

use super::says::TagsRefusal;
use crate::words::sentence::sentence;

/// Said where nothing is known.
pub const NOTHING: &str = "Nothing is known about the game.";

/// Returns the heading in lines: `Event: Paris Open`.
pub fn heading(heading: &Draft) -> String {
    let known = Field::ALL.into_iter().filter(|field| !heading.text(*field).is_empty());
    let lines: Vec<_> =
        known.map(|field| format!("{}: {}", field.name(), heading.text(field))).collect();
    if lines.is_empty() { NOTHING.into() } else { lines.join("\n") }
}

/// Said when the heading has changed.
pub const WRITTEN: &str = "Written and saved with the game.";

/// Returns what is to be typed into a field, or what is wrong with it.
pub fn field(heading: &Draft, field: Field) -> String {
    match field {
        Field::Black => "Who plays Black.".into(),
        Field::White => "Who plays White.".into(),
        Field::Event => "The tournament.".into(),
        Field::Round => "The round.".into(),
        Field::Date => match heading.date() {
            Ok(_) => "The day, as 2026.11.21, 2026.11 or 2026.".into(),
            Err(error) => sentence(&error.to_string()),
        },
        Field::Score => match heading.score() {
            Ok(_) => "The official score, as 34-30, if it is not that of the board.".into(),
            Err(error) => sentence(&error.to_string()),
        },
    }
}

/// Returns the reason for a refusal, as a clause.
pub fn refusal(refusal: TagsRefusal) -> String {
    match refusal {
        TagsRefusal::Date(error) => format!("date: {error}"),
        TagsRefusal::Score(error) => format!("score: {error}"),
    }
}
