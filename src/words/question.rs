//! Sentences of the questions that are asked before something is done: each feature words its own.

use crate::app::App;
use crate::app::event::Question;
use crate::features::explanation;
use crate::features::explorer;
use crate::features::link;
use crate::features::review;
use crate::features::saving;

/// Said when a question was answered with no.
pub const CANCELLED: &str = "Cancelled.";

/// Returns a question with its answers, for line mode.
pub fn with_answers(question: &str) -> String {
    format!("{question} Answer yes or no.")
}

/// Returns the question as a sentence.
pub fn question(app: &App, question: &Question) -> String {
    match question {
        Question::Asked(asked) => asked.text.to_string(),
        Question::Review => review::words::QUESTION.into(),
        Question::Explanation => explanation::words::QUESTION.into(),
        Question::Explorer(_) => explorer::words::QUESTION.into(),
        Question::Link(question) => link::words::question(question, app),
        Question::Saving(question) => saving::words::question(question),
    }
}
