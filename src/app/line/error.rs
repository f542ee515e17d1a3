//! Why a line is not done.

use std::error::Error;

/// Characters of a faulty line that a refusal repeats, at most.
const QUOTED: usize = 24;

/// The reason, in words that go on after the program's name and a colon.
#[derive(Debug, PartialEq, Eq)]
pub struct Refusal(pub String);

impl Refusal {
    /// Refuses for that reason.
    pub fn because<T>(reason: impl Into<String>) -> Result<T, Self> {
        Err(Self(reason.into()))
    }
}

/// What the rules refuse, they refuse in words already.
impl<E: Error> From<E> for Refusal {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

/// The start of what was typed, without what a terminal might obey.
pub fn quoted(text: &str) -> String {
    let start: String = text.chars().take(QUOTED).collect();
    let dots = if start.len() < text.len() { "…" } else { "" };
    format!("{}{dots}", start.escape_debug())
}
