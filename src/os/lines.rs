//! Lines of bounded length, from inputs that are not trusted.

use std::io::{self, BufRead, Read};

/// A line of an input.
pub enum InputLine {
    /// A line with its line feed.
    Whole(Vec<u8>),
    /// The start of a line that is too long; it has one byte more than is allowed.
    TooLong(Vec<u8>),
    /// A last line without a line feed.
    Unfinished(Vec<u8>),
    /// The end of the input.
    End,
}

impl InputLine {
    /// Reads a line of at most `most` bytes, not counting the line feed.
    ///
    /// # Errors
    /// If the input cannot be read.
    pub fn read(input: &mut impl BufRead, most: usize) -> io::Result<Self> {
        let mut bytes = Vec::new();
        input.take(most as u64 + 1).read_until(b'\n', &mut bytes)?;
        Ok(if bytes.ends_with(b"\n") {
            Self::Whole(bytes)
        } else if bytes.is_empty() {
            Self::End
        } else if bytes.len() > most {
            Self::TooLong(bytes)
        } else {
            Self::Unfinished(bytes)
        })
    }
}
