//! Lines of bounded length.

use std::io::{self, BufRead, ErrorKind, Read};

use othello_peer::LONGEST;

/// Reads a line of bounded length from a stream.
///
/// # Errors
/// When reading fails, or the line is too long or no text.
pub fn read_bounded(reader: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let most = LONGEST as u64;
    reader.by_ref().take(most).read_until(b'\n', &mut bytes)?;
    match bytes.pop() {
        Some(b'\n') => text(bytes).map(Some),
        Some(_) if bytes.len() + 1 == LONGEST => {
            Err(io::Error::new(ErrorKind::InvalidData, "expected a shorter line"))
        }
        // The end, or a last line that is not complete.
        None | Some(_) => Ok(None),
    }
}

/// Returns the text of a line.
///
/// # Errors
/// When it is none.
pub fn text(mut bytes: Vec<u8>) -> io::Result<String> {
    if bytes.last() == Some(&b'\r') {
        bytes.pop();
    }
    String::from_utf8(bytes)
        .map_err(|_| io::Error::new(ErrorKind::InvalidData, "expected a line of text"))
}
