//! Secrets: 128 random bits known only to those who may do something.

use std::fmt;
use std::str::FromStr;

use super::log_hash::LogHash;

/// A secret of 128 bits. Its text is 32 hexadecimal digits.
#[derive(Clone, Copy)]
pub struct Secret([u8; 16]);

impl Secret {
    /// Makes a secret of random bytes.
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// Returns the bytes.
    pub const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// Returns the hash of a text under this secret, which nobody can compute without it.
    pub fn hash(&self, text: &str) -> LogHash {
        LogHash::keyed(&self.0, text.as_bytes())
    }

    /// Derives a secret for another purpose, which does not reveal this one.
    #[must_use]
    pub fn derived(&self, purpose: &str) -> Self {
        let half = |which: char| self.hash(&format!("{purpose}{which}")).bytes();
        let [first, second] = [half('1'), half('2')];
        Self(std::array::from_fn(|index| if index < 8 { first[index] } else { second[index - 8] }))
    }
}

impl PartialEq for Secret {
    /// Compares every byte, so that the time taken does not reveal the first difference.
    fn eq(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).fold(0, |differ, (ours, theirs)| differ | (ours ^ theirs)) == 0
    }
}

impl Eq for Secret {}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The error of a text that is not a secret or a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SecretError {
    /// The number of digits expected.
    pub digits: usize,
}

impl SecretError {
    pub(super) const fn new(digits: usize) -> Self {
        Self { digits }
    }
}

impl fmt::Display for SecretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {} hexadecimal digits", self.digits)
    }
}

impl std::error::Error for SecretError {}

impl FromStr for Secret {
    type Err = SecretError;

    fn from_str(text: &str) -> Result<Self, SecretError> {
        read_hexadecimal(text).map(Self).ok_or(SecretError::new(32))
    }
}

/// Reads `N` bytes of two hexadecimal digits each; `None` if the text is anything else.
pub(super) fn read_hexadecimal<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::{Secret, SecretError};

    #[test]
    fn a_secret_is_read_as_it_is_written_and_shown_to_nobody() {
        let secret = Secret::new(std::array::from_fn(|index| u8::try_from(index * 17).unwrap()));
        assert_eq!(secret.to_string().parse(), Ok(secret));
        assert_eq!(format!("{secret:?}"), "Secret(..)");
        for text in ["", "00", "é00000000000000000000000000000", &"+0".repeat(16)] {
            assert_eq!(text.parse::<Secret>(), Err(SecretError::new(32)), "{text}");
        }
    }

    #[test]
    fn derived_secrets_differ_by_their_purpose_and_their_source() {
        let (one, other) = (Secret::new([1; 16]), Secret::new([2; 16]));
        assert_eq!(one.derived("watch"), one.derived("watch"));
        assert_ne!(one.derived("watch"), one.derived("seal"));
        assert_ne!(one.derived("watch"), other.derived("watch"));
        assert_ne!(one.hash("game"), other.hash("game"));
    }
}
