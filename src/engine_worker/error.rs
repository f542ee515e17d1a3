//! The fault of an engine.

use std::error::Error;
use std::fmt;

use crate::text;

/// The fault of an engine: it can no longer be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineError(String);

impl EngineError {
    /// Makes the error that another one has led to, in one line.
    pub fn new(error: &dyn Error) -> Self {
        let mut message = error.to_string();
        let mut source = error.source();
        while let Some(cause) = source {
            message = format!("{message}: {cause}");
            source = cause.source();
        }
        Self(text::printable(&message).into_owned())
    }
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl Error for EngineError {}
