//! The values of JSON, each with its place in the text.

use std::ops::Range;

/// Objects and lists in each other, at most.
const DEEPEST: usize = 16;

pub(super) struct JsonValue<'a> {
    pub(super) range: Range<usize>,
    pub(super) kind: JsonKind<'a>,
}

pub(super) enum JsonKind<'a> {
    Object(Vec<(String, JsonValue<'a>)>),
    List(Vec<JsonValue<'a>>),
    Text(String),
    /// A text in an object that the end of the whole cuts off, as far as it goes.
    Cut(String),
    /// A number, a truth value or `null`, as it is written.
    Word(&'a str),
}

impl JsonValue<'_> {
    pub(super) fn entries(&self) -> &[(String, Self)] {
        if let JsonKind::Object(entries) = &self.kind { entries } else { &[] }
    }

    pub(super) fn list(&self) -> Option<&[Self]> {
        if let JsonKind::List(values) = &self.kind { Some(values) } else { None }
    }

    /// Returns a text, or a number as it is written.
    pub(super) fn text(&self) -> Option<&str> {
        match &self.kind {
            JsonKind::Text(text) => Some(text),
            JsonKind::Word(word) => {
                Some(word).filter(|word| !self.is_null() && word.len() < 32).copied()
            }
            JsonKind::Cut(_) | JsonKind::Object(_) | JsonKind::List(_) => None,
        }
    }

    /// Returns a text, or what has come of it.
    pub(super) fn so_far(&self) -> Option<&str> {
        if let JsonKind::Cut(text) = &self.kind { Some(text) } else { self.text() }
    }

    pub(super) fn is_cut(&self) -> bool {
        matches!(self.kind, JsonKind::Cut(_))
    }

    /// Returns `true` for what says nothing: of a text that is cut off nobody knows what it says.
    pub(super) fn is_null(&self) -> bool {
        matches!(self.kind, JsonKind::Word("null")) || self.is_cut()
    }
}

/// Reads the object or the list that a text begins with; `true` if the text ends before it does, and only what has
/// come is there. `None` if it begins with neither.
pub(super) fn read(text: &str) -> Option<(JsonValue<'_>, bool)> {
    let mut parser = Parser { text, at: 0, is_cut: false };
    let value = parser
        .value(0)
        .filter(|value| matches!(value.kind, JsonKind::Object(_) | JsonKind::List(_)))?;
    Some((value, parser.is_cut))
}

/// Returns the place behind the commas, the brackets and the entries without an object or a list in them that follow
/// a value in the same list or object; `None` if they go on behind the text.
pub(super) fn end_of_rest(text: &str) -> Option<usize> {
    let mut parser = Parser { text, at: 0, is_cut: false };
    let mut end = 0;
    while let Some(letter) = parser.peek() {
        match letter {
            ',' | ']' | '}' => parser.at += 1,
            '"' => {
                let is_entry = parser.string().is_some() && parser.takes(':');
                let is_bare = is_entry && !matches!(parser.peek(), Some('{' | '['));
                if !is_bare || parser.value(0).is_none_or(|value| value.is_cut()) {
                    return (!parser.is_cut).then_some(end);
                }
            }
            _ => return Some(end),
        }
        end = parser.at;
    }
    // Behind a comma something follows.
    (!text[..end].ends_with(',')).then_some(end)
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    /// `true` if the text has ended within a value.
    is_cut: bool,
}

impl<'a> Parser<'a> {
    /// Returns the next character behind blanks, without taking it.
    fn peek(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        self.at = self.text.len() - rest.trim_start().len();
        self.text[self.at..].chars().next()
    }

    /// Takes that character, if it is the next one.
    fn takes(&mut self, letter: char) -> bool {
        let is_next = self.peek() == Some(letter);
        self.at += if is_next { letter.len_utf8() } else { 0 };
        is_next
    }

    /// Reads a value; `None` if there is a fault, or if nothing of it has come.
    fn value(&mut self, depth: usize) -> Option<JsonValue<'a>> {
        let first = self.peek();
        let start = self.at;
        let kind = match first {
            None => {
                self.is_cut = true;
                return None;
            }
            Some('{' | '[') if depth == DEEPEST => return None,
            Some('{') => JsonKind::Object(self.parts('}', |parser| {
                let key = parser.string()?;
                if !parser.takes(':') {
                    parser.is_cut |= parser.peek().is_none();
                    return None;
                }
                Some((key, parser.value(depth + 1)?))
            })?),
            Some('[') => JsonKind::List(
                self.parts(']', |parser| parser.value(depth + 1).filter(|value| !value.is_cut()))?,
            ),
            Some('"') => {
                let text = self.string()?;
                if self.is_cut { JsonKind::Cut(text) } else { JsonKind::Text(text) }
            }
            Some(_) => JsonKind::Word(self.word()?),
        };
        Some(JsonValue { range: start..self.at, kind })
    }

    /// Reads the parts of an object or a list up to its end, as far as they have come.
    fn parts<T>(&mut self, end: char, part: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        self.at += 1;
        let mut parts = Vec::new();
        while !self.takes(end) {
            match part(self) {
                Some(part) => parts.push(part),
                None if self.is_cut => {}
                None => return None,
            }
            if self.is_cut {
                break;
            }
            match self.peek() {
                Some(',') => self.at += 1,
                Some(letter) if letter == end => {}
                Some(_) => return None,
                None => self.is_cut = true,
            }
        }
        Some(parts)
    }

    /// Reads a number, a truth value or `null`.
    fn word(&mut self) -> Option<&'a str> {
        let rest = &self.text[self.at..];
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || "+-.".contains(letter);
        let word = &rest[..rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())];
        self.is_cut |= word.len() == rest.len();
        let is_value =
            matches!(word, "null" | "true" | "false" | "NaN") || word.parse::<f64>().is_ok();
        self.at += word.len();
        (is_value && !self.is_cut).then_some(word)
    }

    /// Reads a text between quotes, in one line, as far as it has come.
    fn string(&mut self) -> Option<String> {
        if !self.takes('"') {
            self.is_cut |= self.peek().is_none();
            return None;
        }
        let mut text = String::new();
        let mut units = Vec::new();
        let mut letters = self.text[self.at..].char_indices();
        while let Some((at, letter)) = letters.next() {
            if !units.is_empty() && !self.text[self.at + at..].starts_with("\\u") {
                text.push_str(&String::from_utf16_lossy(&units));
                units.clear();
            }
            match letter {
                '"' => {
                    self.at += at + 1;
                    return Some(text);
                }
                // Where the text ends with the line, it has been cut off.
                '\n' if letters.as_str().trim().is_empty() => break,
                '\n' => return None,
                '\\' => match letters.next().map(|(_, letter)| letter) {
                    Some('n') => text.push('\n'),
                    Some('t') => text.push('\t'),
                    None | Some('r' | 'b' | 'f') => {}
                    Some('u') => {
                        let digits: String = letters.by_ref().take(4).map(|(_, it)| it).collect();
                        units.push(u16::from_str_radix(&digits, 16).unwrap_or(0xfffd));
                    }
                    Some(letter) => text.push(letter),
                },
                letter => text.push(letter),
            }
        }
        (self.is_cut, self.at) = (true, self.text.len());
        Some(text)
    }
}
