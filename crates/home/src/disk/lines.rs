//! Lines of bounded length, from inputs that are not trusted.

use std::io::{self, BufRead, Read};

pub enum InputLine {
    /// A line with its line feed.
    Whole(Vec<u8>),
    /// The start of a line that is too long; it has one byte more than is allowed.
    TooLong(Vec<u8>),
    /// A last line without a line feed.
    Unfinished(Vec<u8>),
    End,
}

impl InputLine {
    /// Reads a line of at most `most` bytes, not counting the line feed.
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

/// The longest line, in bytes. The longest game has some hundreds, and a line is held in memory.
pub const LONGEST_LINE: usize = 1 << 16;

/// Reads a line, whatever bytes are in it; `None` at the end of the input. Of a line that is longer
/// than [`LONGEST_LINE`] the start is returned, which is too long as well.
pub fn read(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let line = match InputLine::read(input, LONGEST_LINE)? {
        InputLine::Whole(line) | InputLine::Unfinished(line) => line,
        InputLine::TooLong(start) => {
            input.skip_until(b'\n')?;
            start
        }
        InputLine::End => return Ok(None),
    };
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_LINE, read};

    #[test]
    fn the_rest_of_a_long_line_is_skipped() {
        for length in [0, 1, LONGEST_LINE - 1, LONGEST_LINE, LONGEST_LINE + 1, 3 * LONGEST_LINE] {
            let text = "f".repeat(length) + "\nd3\n";
            let mut input = text.as_bytes();
            let first = read(&mut input).unwrap().unwrap();
            assert_eq!(first.trim_end().len(), length.min(LONGEST_LINE + 1));
            assert_eq!(read(&mut input).unwrap().unwrap(), "d3\n");
            assert_eq!(read(&mut input).unwrap(), None);
        }
    }
}
