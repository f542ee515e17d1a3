//! Texts between quotes.

use std::fmt::Write as _;

/// Returns the text between the quotes of a tag.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '"' | '\\' => escaped.extend(['\\', letter]),
            _ if letter.is_control() => escaped.extend(letter.escape_unicode()),
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// Returns the text between the quotes of a command, in which there is no brace and no line break:
/// `\(7d)` stands for one.
pub(super) fn escape_in_comment(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '"' | '\\' => escaped.extend(['\\', letter]),
            _ if letter.is_control() || letter == '}' => {
                write!(escaped, "\\({:x})", u32::from(letter))
                    .expect("a string takes all that is written");
            }
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// Returns the text that was written between the quotes of a tag.
pub(super) fn unescape(text: &str) -> String {
    unescape_with(text, "u{", '}')
}

/// Returns the text that was written between the quotes of a command.
pub(super) fn unescape_in_comment(text: &str) -> String {
    unescape_with(text, "(", ')')
}

/// Returns the text of which characters may be written by their numbers between two signs.
fn unescape_with(mut text: &str, open: &str, close: char) -> String {
    let mut plain = String::with_capacity(text.len());
    while let Some(at) = text.find('\\') {
        plain.push_str(&text[..at]);
        let behind = &text[at + 1..];
        let (letter, length) = escaped(behind, open, close).unwrap_or(('\\', 0));
        plain.push(letter);
        text = &behind[length..];
    }
    plain + text
}

/// Returns the character that stands behind a backslash, and the length of its spelling.
fn escaped(text: &str, open: &str, close: char) -> Option<(char, usize)> {
    if let Some(letter @ ('"' | '\\')) = text.chars().next() {
        return Some((letter, 1));
    }
    let digits = text.strip_prefix(open)?;
    // No number is longer, so that no more is looked at, whatever follows.
    let mut letters = digits.char_indices().take(7);
    let end =
        letters.find(|(_, letter)| *letter == close).map(|(end, _)| end).filter(|&end| end > 0)?;
    let letter = u32::from_str_radix(&digits[..end], 16).ok().and_then(char::from_u32)?;
    Some((letter, open.len() + end + close.len_utf8()))
}

pub(super) fn end(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.bytes().position(|byte| {
        let is_end = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_end
    })
}
