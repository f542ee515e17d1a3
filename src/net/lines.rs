//! Lines of bounded length.

use std::io::{self, BufRead, ErrorKind};

use crate::os::lines::InputLine;
use othello_peer::LONGEST;

/// Reads a line of bounded length from a stream.
///
/// # Errors
/// When reading fails, or the line is too long or not UTF-8.
pub fn read_bounded(reader: &mut impl BufRead) -> io::Result<Option<String>> {
    // The longest line counts with its end.
    match InputLine::read(reader, LONGEST - 1)? {
        InputLine::Whole(mut bytes) => {
            bytes.pop();
            text(bytes).map(Some)
        }
        InputLine::TooLong(_) => {
            Err(io::Error::new(ErrorKind::InvalidData, "expected a shorter line"))
        }
        InputLine::Unfinished(_) | InputLine::End => Ok(None),
    }
}

/// Returns the text of a line.
///
/// # Errors
/// When it is not UTF-8.
pub fn text(mut bytes: Vec<u8>) -> io::Result<String> {
    if bytes.last() == Some(&b'\r') {
        bytes.pop();
    }
    String::from_utf8(bytes)
        .map_err(|_| io::Error::new(ErrorKind::InvalidData, "expected a line of text"))
}
