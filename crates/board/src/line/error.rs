//! The reason for which a line is refused.

use othello_words::i18n::m;

use std::error::Error;
use std::fmt;

/// Characters of a faulty line that a reason quotes, at most.
const QUOTED: usize = 24;

/// The reason for which a line is refused, to follow the program's name and a colon.
#[derive(Debug, PartialEq, Eq)]
pub struct LineError(String);

impl LineError {
    /// Creates the error of that reason.
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }

    /// Refuses for that reason.
    pub fn because<T>(reason: impl Into<String>) -> Result<T, Self> {
        Err(Self(reason.into()))
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The errors of the library and the refusals of the app are such reasons.
impl<E: Error> From<E> for LineError {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

/// Returns the start of what was typed in quotation marks; see [`excerpt`].
pub fn quoted(text: &str) -> String {
    m::common::quoted(excerpt(text)).to_string()
}

/// Returns the start of what was typed, without characters that a terminal would act on.
pub fn excerpt(text: &str) -> String {
    let start: String = text.chars().take(QUOTED).collect();
    let ellipsis = if start.len() < text.len() { "…" } else { "" };
    // An apostrophe does no harm.
    let start = start.escape_debug().to_string().replace("\\'", "'");
    format!("{start}{ellipsis}")
}
