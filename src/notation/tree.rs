//! The form that GGF and SGF share: `(;NAME[text]…)`, properties with their texts.

use crate::notation::error::ReadErrorKind;
use crate::notation::located::Located;

/// One property of a game tree.
#[derive(Debug)]
pub(super) struct Property {
    /// Where it stands, in bytes from the start of the text.
    pub(super) at: usize,
    /// In upper case.
    pub(super) name: String,
    /// There is at least one.
    pub(super) texts: Vec<String>,
}

impl Property {
    /// The first of its texts.
    pub(super) fn text(&self) -> &str {
        &self.texts[0]
    }

    /// The same, unless it stands for something that nobody knows.
    pub(super) fn known(&self) -> Option<String> {
        Some(self.text()).filter(|text| !matches!(*text, "" | "?")).map(Into::into)
    }
}

/// How the texts of a form are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Escapes {
    /// As they are; none has a bracket in it.
    None,
    /// With a backslash before what would end them.
    Backslash,
}

/// The properties of the main line of a tree, in order. A fault comes with its place in bytes from
/// the start of the text.
pub(super) fn main_line(
    text: &str,
    escapes: Escapes,
) -> Result<Vec<Property>, Located<ReadErrorKind>> {
    let mut properties: Vec<Property> = Vec::new();
    let mut at = 0;
    loop {
        let rest = &text[at..];
        let Some(letter) = rest.chars().next() else {
            return Err(Located::new(
                at,
                ReadErrorKind::Expected("the parenthesis that closes the game"),
            ));
        };
        match letter {
            ')' => return Ok(properties),
            '[' => {
                let (value, length) = value(rest, escapes)
                    .ok_or(Located::new(at, ReadErrorKind::Unclosed("a bracket")))?;
                let of = properties.last_mut();
                of.ok_or(Located::new(at, ReadErrorKind::Expected("a name before the bracket")))?
                    .texts
                    .push(value);
                at += length;
            }
            _ if letter.is_ascii_alphabetic() => {
                let name = &rest[..rest.bytes().take_while(u8::is_ascii_alphabetic).count()];
                at += name.len();
                if !text[at..].trim_start().starts_with('[') {
                    return Err(Located::new(
                        at,
                        ReadErrorKind::Expected("a bracket behind the name"),
                    ));
                }
                // Old files add lower-case letters to names.
                let is_old = name.bytes().any(|byte| byte.is_ascii_uppercase());
                let kept = |byte: &u8| !is_old || byte.is_ascii_uppercase();
                let letters = name.bytes().filter(kept).map(|byte| byte.to_ascii_uppercase());
                let name = letters.map(char::from).collect();
                properties.push(Property { at: at - 1, name, texts: Vec::new() });
            }
            ';' | '(' => at += 1,
            _ if letter.is_whitespace() => at += letter.len_utf8(),
            _ => {
                return Err(Located::new(
                    at,
                    ReadErrorKind::Expected("a name such as B before a bracket"),
                ));
            }
        }
    }
}

/// The text in the brackets at the start, and its length with them.
fn value(text: &str, escapes: Escapes) -> Option<(String, usize)> {
    match escapes {
        Escapes::None => {
            let end = text.find(']')?;
            Some((text[1..end].into(), end + 1))
        }
        Escapes::Backslash => {
            let mut value = String::new();
            let mut letters = text.char_indices().skip(1);
            while let Some((at, letter)) = letters.next() {
                match letter {
                    ']' => return Some((value, at + 1)),
                    '\\' => match letters.next()?.1 {
                        // A line that is broken for the width of the page alone.
                        '\n' => {}
                        letter => value.push(letter),
                    },
                    _ => value.push(letter),
                }
            }
            None
        }
    }
}
