//! The messages of the program, as values: a name with arguments, which a front end puts into words.
//!
//! `build.rs` makes [`m`] of the files in `i18n/`: a function for each message, and a table for each language.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};

use othello_core::board::Color;
use othello_core::square::Square;

/// The messages: a module for each file, a function for each message.
#[allow(
    unused_imports,
    missing_docs,
    clippy::pedantic,
    clippy::needless_raw_strings,
    clippy::too_many_arguments,
    reason = "generated"
)]
pub mod m {
    use super::{Entry, Key, Part};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// The number of a message.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Id(usize);

/// A message with its arguments, in no language yet.
#[derive(Clone, PartialEq, Eq)]
pub struct Text {
    id: Id,
    given: Vec<Arg>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, which selects a plural.
    Number(i64),
    /// A name, or something else that is not translated.
    Word(String),
    /// A colour.
    Color(Color),
    /// Another message.
    Text(Text),
}

/// A message of one language.
pub struct Entry {
    value: &'static [Part],
    attributes: &'static [(&'static str, &'static [Part])],
}

/// A part of a message.
pub enum Part {
    /// It stands there.
    Text(&'static str),
    /// The argument of that number.
    Given(usize),
    /// Another message.
    Message(&'static [Self]),
    /// A choice by the argument of that number, and the one that is taken if none fits.
    Select(usize, &'static [(Key, &'static [Self])], &'static [Self]),
}

/// The name of a choice.
pub enum Key {
    /// An exact number.
    Number(i64),
    /// A plural, or a word.
    Name(&'static str),
}

/// A language, by its place in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(usize);

static CURRENT: AtomicUsize = AtomicUsize::new(0);

impl Language {
    /// Returns the language of that name: `de`.
    pub fn named(name: &str) -> Option<Self> {
        m::LANGUAGES.iter().position(|(known, _)| *known == name).map(Self)
    }

    /// The language in which the program speaks.
    pub fn current() -> Self {
        Self(CURRENT.load(Ordering::Relaxed))
    }

    /// Has the program speak it.
    pub fn choose(self) {
        CURRENT.store(self.0, Ordering::Relaxed);
    }

    /// Returns the plural that a number takes.
    fn plural(self, number: i64) -> &'static str {
        match m::LANGUAGES[self.0].0 {
            "ja" => "other",
            _ if number == 1 => "one",
            _ => "other",
        }
    }
}

impl Text {
    pub(crate) const fn new(id: Id, given: Vec<Arg>) -> Self {
        Self { id, given }
    }

    /// The name of the message: `tags.written`.
    pub fn name(&self) -> &'static str {
        m::NAMES[self.id.0]
    }

    /// Returns one of its forms: `short`.
    pub fn form(&self, name: &str) -> Option<String> {
        self.form_in(name, Language::current())
    }

    fn form_in(&self, name: &str, language: Language) -> Option<String> {
        let entry = &m::LANGUAGES[language.0].1[self.id.0];
        let (_, form) = entry.attributes.iter().find(|(known, _)| *known == name)?;
        Some(self.write(form, language))
    }

    /// Returns it in a language.
    pub fn say_in(&self, language: Language) -> String {
        self.write(m::LANGUAGES[language.0].1[self.id.0].value, language)
    }

    fn write(&self, parts: &[Part], language: Language) -> String {
        let mut text = String::new();
        self.push(parts, language, &mut text);
        text
    }

    fn push(&self, parts: &[Part], language: Language, text: &mut String) {
        for part in parts {
            match part {
                Part::Text(it) => text.push_str(it),
                Part::Message(parts) => self.push(parts, language, text),
                Part::Given(number) => match &self.given[*number] {
                    Arg::Number(number) => text.push_str(&number.to_string()),
                    Arg::Word(word) => text.push_str(word),
                    Arg::Color(color) => text.push_str(&m::common::color(*color).say_in(language)),
                    Arg::Text(other) => text.push_str(&other.say_in(language)),
                },
                Part::Select(number, cases, default) => {
                    let fits = |key: &Key| match (key, &self.given[*number]) {
                        (Key::Number(key), Arg::Number(number)) => key == number,
                        (Key::Name(key), Arg::Number(number)) => *key == language.plural(*number),
                        (Key::Name(key), Arg::Word(word)) => key == word,
                        (Key::Name(key), Arg::Color(color)) => {
                            color.name().eq_ignore_ascii_case(key)
                        }
                        (Key::Number(_), _) | (_, Arg::Text(_)) => false,
                    };
                    let case =
                        cases.iter().find(|(key, _)| fits(key)).map_or(*default, |(_, case)| *case);
                    self.push(case, language, text);
                }
            }
        }
    }
}

/// In the current language.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say_in(Language::current()))
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.name(), self.given)
    }
}

/// Returns a count as the number that selects a plural.
pub fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

impl From<String> for Arg {
    fn from(word: String) -> Self {
        Self::Word(word)
    }
}

impl From<Color> for Arg {
    fn from(color: Color) -> Self {
        Self::Color(color)
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Self {
        Self::Word(square.name().into())
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}
