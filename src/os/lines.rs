//! Lines of bounded length, of inputs that anybody may write.

use std::io::{self, BufRead, Read};

/// A line of an input.
pub enum InputLine {
    /// The bytes of a line and its end.
    Whole(Vec<u8>),
    /// The start of a line that is too long, one byte longer than a line may be.
    TooLong(Vec<u8>),
    /// The bytes of a last line without an end.
    Unfinished(Vec<u8>),
    /// The input has ended.
    End,
}

impl InputLine {
    /// Reads a line that may have so many bytes, not counting its end.
    ///
    /// # Errors
    /// When the input cannot be read.
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
