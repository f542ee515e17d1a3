//! Sentences of the questions that are asked before something is done: each feature words its own.

use crate::app::event::Question;
use crate::features::explorer;

/// Said when a question was answered with no.
pub const CANCELLED: &str = "Cancelled.";

/// Returns a question with its answers, for line mode.
pub fn with_answers(question: &str) -> String {
    format!("{question} Answer yes or no.")
}

/// Returns the question as a sentence.
pub fn question(question: &Question) -> String {
    match question {
        Question::Asked(asked) => asked.text.to_string(),
        Question::Explorer(_) => explorer::words::QUESTION.into(),
    }
}
