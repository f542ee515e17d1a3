//! The messages of the program, as values: a name with arguments, which a front end puts into words.
//!
//! `build.rs` makes [`m`] of the files in `i18n/`: a function for each message, and a table for each language.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};

use othello_core::board::{ByColor, Color};
use othello_core::openings;
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
    /// A player, by name where players are called by name, or else by colour.
    Player(Color),
    /// Another message.
    Text(Text),
}

/// A player in a message.
#[derive(Clone, Copy, Debug)]
pub struct Player(pub Color);

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

impl From<Language> for openings::Language {
    fn from(language: Language) -> Self {
        match m::LANGUAGES[language.0].0 {
            "fr" => Self::French,
            "ja" => Self::Japanese,
            _ => Self::English,
        }
    }
}

/// The manner in which a message is put into words.
#[derive(Clone, Copy)]
struct Manner<'a> {
    language: Language,
    /// The form, where a message has it.
    form: &'a str,
    /// The names of the players, if they are called by name.
    names: Option<&'a ByColor<String>>,
}

impl Manner<'_> {
    fn entry(self, text: &Text) -> &'static Entry {
        &m::LANGUAGES[self.language.0].1[text.id.0]
    }

    fn form_of(self, text: &Text) -> Option<&'static [Part]> {
        let mut forms = self.entry(text).attributes.iter();
        forms.find(|(known, _)| *known == self.form).map(|(_, form)| *form)
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

    /// Returns `true` if it is the same message, whatever its arguments are.
    pub fn is_like(&self, other: &Self) -> bool {
        self.id == other.id
    }

    /// Returns one of its forms: `short`.
    pub fn form(&self, name: &str) -> Option<String> {
        let manner = Manner { language: Language::current(), form: name, names: None };
        Some(self.write(manner.form_of(self)?, manner))
    }

    /// Returns it in words, with the players by these names or by colour; it and the messages in it in a form, as
    /// far as they have that.
    pub fn words(&self, form: &str, names: Option<&ByColor<String>>) -> String {
        self.say(Manner { language: Language::current(), form, names })
    }

    /// Returns it with the players by these names.
    pub fn naming(&self, names: &ByColor<String>) -> String {
        self.words("", Some(names))
    }

    /// Returns it in a language.
    pub fn say_in(&self, language: Language) -> String {
        self.say(Manner { language, form: "", names: None })
    }

    fn say(&self, manner: Manner<'_>) -> String {
        let parts = manner.form_of(self).unwrap_or(manner.entry(self).value);
        self.write(parts, manner)
    }

    fn write(&self, parts: &[Part], manner: Manner<'_>) -> String {
        let mut text = String::new();
        self.push(parts, manner, &mut text);
        text
    }

    fn push(&self, parts: &[Part], manner: Manner<'_>, text: &mut String) {
        let Manner { language, names, .. } = manner;
        for part in parts {
            match part {
                Part::Text(it) => text.push_str(it),
                Part::Message(parts) => self.push(parts, manner, text),
                Part::Given(number) => match &self.given[*number] {
                    Arg::Number(number) => text.push_str(&number.to_string()),
                    Arg::Word(word) => text.push_str(word),
                    Arg::Player(color) => match names {
                        Some(names) => text.push_str(&names[*color]),
                        None => text.push_str(&m::common::color(*color).say(manner)),
                    },
                    Arg::Color(color) => text.push_str(&m::common::color(*color).say(manner)),
                    Arg::Text(other) => text.push_str(&other.say(manner)),
                },
                Part::Select(number, cases, default) => {
                    let fits = |key: &Key| match (key, &self.given[*number]) {
                        (Key::Number(key), Arg::Number(number)) => key == number,
                        (Key::Name(key), Arg::Number(number)) => *key == language.plural(*number),
                        (Key::Name(key), Arg::Word(word)) => key == word,
                        (Key::Name(key), Arg::Color(color) | Arg::Player(color)) => {
                            color.name().eq_ignore_ascii_case(key)
                        }
                        (Key::Number(_), _) | (_, Arg::Text(_)) => false,
                    };
                    let case =
                        cases.iter().find(|(key, _)| fits(key)).map_or(*default, |(_, case)| *case);
                    self.push(case, manner, text);
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
    count.count()
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

impl From<Color> for Player {
    fn from(color: Color) -> Self {
        Self(color)
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

/// A number as the argument of a message.
pub trait Count {
    /// Returns it; one that is too large, as the largest there is.
    fn count(self) -> i64;
}

macro_rules! count {
    ($($number:ty),*) => {
        $(impl Count for $number {
            fn count(self) -> i64 {
                i64::try_from(self).unwrap_or(i64::MAX)
            }
        })*
    };
}

count!(i32, i64, u8, u32, u64, usize);
