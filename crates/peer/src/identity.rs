//! The identity of a user, and the purpose of a visit to a host.

use std::fmt;
use std::str::FromStr;

use super::secret::{SecretError, read_hexadecimal};

/// The mark that tells one user from another: a public key that the connection has proved, or the random bytes of a
/// browser. Its text is 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity(pub [u8; 32]);

impl fmt::Display for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Identity {
    type Err = SecretError;

    fn from_str(text: &str) -> Result<Self, SecretError> {
        read_hexadecimal(text).map(Self).ok_or(SecretError::new(64))
    }
}

/// The purpose of a visit, or of a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// To play.
    Play,
    /// To watch.
    Watch,
}
