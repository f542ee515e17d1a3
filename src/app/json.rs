//! JSON that any terminal and any reader of lines takes.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

use crate::notation::controls_output;

/// Writes a value as JSON on one line; characters that a terminal acts on are escaped.
pub fn write(out: impl Write, value: &impl Serialize) -> serde_json::Result<()> {
    value.serialize(&mut Serializer::with_formatter(out, Escaping))
}

/// Escapes more than JSON demands, which is C0 and no other control character.
struct Escaping;

impl Formatter for Escaping {
    fn write_string_fragment<W: Write + ?Sized>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        let mut rest = fragment;
        while let Some((at, letter)) = rest.char_indices().find(|(_, c)| controls_output(*c)) {
            writer.write_all(&rest.as_bytes()[..at])?;
            let mut units = [0; 2];
            for unit in letter.encode_utf16(&mut units) {
                write!(writer, "\\u{unit:04x}")?;
            }
            rest = &rest[at + letter.len_utf8()..];
        }
        writer.write_all(rest.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::write;

    #[test]
    fn control_characters_are_escaped_and_read_back() {
        let hostile = "a\x1b\u{7f}\u{80}\u{9b}\u{9f}\u{202e}\u{2028}\"\\é黑";
        let mut out = Vec::new();
        write(&mut out, &hostile).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, r#""a\u001b\u007f\u0080\u009b\u009f\u202e\u2028\"\\é黑""#);
        assert_eq!(serde_json::from_str::<String>(&text).unwrap(), hostile);
    }
}
