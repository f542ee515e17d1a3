//! Refusals as sentences.

use super::sentence::sentence;
use crate::app::refusal::Refusal;
use crate::features::explorer;

/// Returns a refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    sentence(&reason(refusal))
}

/// Returns whose turn it is, to somebody else who wants to play.
pub fn turn_of(name: &str) -> String {
    format!("It is {name}'s turn.")
}

/// Returns the reason for a refusal, as a clause.
pub fn reason(refusal: &Refusal) -> String {
    match refusal {
        Refusal::IllegalMove { square, number: 1, reason } => format!("{square} {reason}"),
        Refusal::IllegalMove { square, number, reason } => {
            format!("move {number}: {square} {reason}")
        }
        Refusal::NotYourTurn(color) => format!("it is {color}'s turn"),
        Refusal::NoQuestion => "there is no question to answer".into(),
        Refusal::Explorer(refusal) => explorer::words::refusal(*refusal).into(),
        Refusal::For(text, _) => text.to_string(),
    }
}
