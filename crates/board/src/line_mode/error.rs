//! The reason for which a line is refused.

use std::error::Error;
use std::fmt;

/// The reason for which a line is refused, to follow the program's name and a colon.
#[derive(Debug, PartialEq, Eq)]
pub struct LineError(String);

impl LineError {
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }

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
