//! The messages of the program, as values: a name with arguments, which a front end puts into words.
//!
//! `build.rs` makes [`m`] of the files in `i18n/`: a function for each message, and a table for each language.

pub mod loaded;
#[allow(
    unused_imports,
    missing_docs,
    clippy::pedantic,
    clippy::needless_raw_strings,
    clippy::too_many_arguments,
    rustdoc::bare_urls,
    reason = "generated"
)]
pub mod m;
mod particles;

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};

use othello_core::board::{ByColor, Color};
use othello_core::openings;
use othello_core::rules::UnknownName;
use othello_core::square::Square;
use othello_notation::folding::folded;

use othello_messages::facts::Facts;
use othello_messages::packed::{Packed, PackedPart};
use othello_messages::plural;

/// The number of a message.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Id(usize);

/// A message with its arguments, in no language yet.
#[derive(Clone, PartialEq, Eq)]
pub struct Text {
    id: Id,
    given: Vec<MessageArg>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageArg {
    /// A number, which selects a plural.
    Number(i64),
    /// A name, or something else that is not translated.
    Word(String),
    Color(Color),
    /// A player, by name where players are called by name, or else by colour.
    Player(Color),
    /// Another message.
    Text(Text),
}

#[derive(Clone, Copy, Debug)]
pub struct Player(pub Color);

/// A language, by its place in the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Language(usize);

static CURRENT: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// The language of a thread that speaks to somebody else, such as the guest of a page.
    static HERE: Cell<Option<Language>> = const { Cell::new(None) };
}

impl Language {
    /// The language in which the program is written.
    pub const ENGLISH: Self = Self(0);

    pub const ALL: [Self; m::FACTS.len()] = {
        let mut all = [Self(0); m::FACTS.len()];
        let mut i = 0;
        while i < all.len() {
            all[i] = Self(i);
            i += 1;
        }
        all
    };

    pub const NAMES: [&'static str; m::FACTS.len()] = {
        let mut names = [""; m::FACTS.len()];
        let mut i = 0;
        while i < names.len() {
            names[i] = m::FACTS[i].code;
            i += 1;
        }
        names
    };

    /// The language that was read when the program started.
    pub fn loaded() -> Option<Self> {
        loaded::get().map(|_| Self(m::FACTS.len()))
    }

    /// All languages, that which was read first, in the place of an older one of its name.
    pub fn spoken() -> impl Iterator<Item = Self> {
        let read = Self::loaded();
        let is_older = move |it: &Self| read.is_some_and(|read| read.name() == it.name());
        read.into_iter().chain(Self::ALL.into_iter().filter(move |it| !is_older(it)))
    }

    pub fn facts(self) -> &'static Facts {
        static FACTS: &[Facts] = &m::FACTS;
        let read = || &loaded::get().expect("another language has been read").facts;
        FACTS.get(self.0).unwrap_or_else(read)
    }

    fn messages(self) -> Packed<'static> {
        let read = || loaded::get().expect("another language has been read").messages;
        m::MESSAGES.get(self.0).copied().unwrap_or_else(read)
    }

    /// Returns the name: `de`.
    pub fn name(self) -> &'static str {
        self.facts().code
    }

    /// Returns the name in the language itself: `Deutsch`.
    pub fn own_name(self) -> &'static str {
        self.facts().own_name
    }

    /// Returns the plural that a number takes: `one`.
    pub fn plural(self, number: impl Into<plural::Operands>) -> &'static str {
        plural::category(self.facts().plural, number.into())
    }

    /// Returns the languages in which commands are found: the one that is spoken, and that of their names.
    pub fn sought() -> impl Iterator<Item = Self> {
        let current = Self::current();
        [current].into_iter().chain(Some(Self::ENGLISH).filter(|english| *english != current))
    }

    /// Returns the next language; the first one follows the last.
    #[must_use]
    pub fn next(self) -> Self {
        let behind = Self::spoken().skip_while(|it| *it != self).nth(1);
        behind.or_else(|| Self::spoken().next()).unwrap_or(Self::ENGLISH)
    }

    /// Returns the language of a locale, if it is spoken: of `de_AT.UTF-8` as of `zh-Hant`. That of `C` is English.
    pub fn of_locale(locale: &str) -> Option<Self> {
        if is_c(locale) {
            return Some(Self::ENGLISH);
        }
        let locale = without_encoding(locale);
        // What a language answers to may be a part of the locale: `zh` is one of `zh_Hant_TW`.
        let mut tag = locale.replace('_', "-");
        loop {
            let answers = |known: &Self| {
                let Facts { code, locales, .. } = known.facts();
                let mut own = locales.split(' ').chain([*code]);
                own.any(|own| own.replace('_', "-").eq_ignore_ascii_case(&tag))
            };
            if let Some(language) = Self::spoken().find(answers) {
                return Some(language);
            }
            tag.truncate(tag.rfind('-')?);
        }
    }

    /// Returns the language for which the environment asks, and the name of what has decided it: the first language of
    /// the list in `LANGUAGE` that is spoken, unless the locale is that of C, or else the first of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` that is not empty, if one is. It is English where it is none of those that are spoken.
    pub fn detect(env: impl Fn(&str) -> Option<String>) -> (Self, Option<&'static str>) {
        let value = |name: &str| env(name).filter(|locale| !locale.is_empty());
        let set = |name| value(name).map(|locale| (name, locale));
        let Some((name, locale)) = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)
        else {
            return (Self::ENGLISH, None);
        };
        let preferred = value("LANGUAGE").filter(|_| !is_c(&locale)).unwrap_or_default();
        if let Some(language) = preferred.split(':').find_map(Self::of_locale) {
            return (language, Some("LANGUAGE"));
        }
        (Self::of_locale(&locale).unwrap_or(Self::ENGLISH), Some(name))
    }

    /// Appends what follows in a sentence, with the blank that a language has between its letters and Latin ones.
    fn append(self, text: &mut String, next: &str) {
        let is_chinese = |letter: char| matches!(letter, '\u{4e00}'..='\u{9fff}');
        if self.facts().spaces_latin
            && let (Some(before), Some(after)) = (text.chars().last(), next.chars().next())
            && (is_chinese(before) && after.is_ascii_alphanumeric()
                || before.is_ascii_alphanumeric() && is_chinese(after))
        {
            text.push(' ');
        }
        text.push_str(next);
    }

    /// Appends what stands in a message, with the particles of a language that has them.
    fn append_own(self, text: &mut String, next: &'static str) {
        if self.facts().has_particles {
            particles::append(text, next);
        } else {
            self.append(text, next);
        }
    }

    /// The language in which the program speaks, or this thread.
    pub fn current() -> Self {
        HERE.get().unwrap_or_else(|| Self(CURRENT.load(Ordering::Relaxed)))
    }

    /// Has the program speak it.
    pub fn choose(self) {
        CURRENT.store(self.0, Ordering::Relaxed);
    }

    /// Has this thread speak it, whatever the program speaks.
    pub fn choose_here(self) {
        HERE.set(Some(self));
    }

    /// Returns what is written while English is spoken: a file is the same in every language.
    pub fn in_english<T>(write: impl FnOnce() -> T) -> T {
        let before = HERE.replace(Some(Self::ENGLISH));
        let written = write();
        HERE.set(before);
        written
    }

    /// Returns the names of the messages and of their forms, as `moves.undo.hint`, that are not translated.
    pub fn missing(self) -> &'static [&'static str] {
        m::MISSING.get(self.0).copied().unwrap_or_default()
    }
}

/// Returns `de_AT` of `de_AT.UTF-8`.
fn without_encoding(locale: &str) -> &str {
    locale.split(['.', '@']).next().unwrap_or_default()
}

fn is_c(locale: &str) -> bool {
    ["C", "POSIX"].contains(&without_encoding(locale))
}

/// By its name, its name in itself or in another language, or a locale.
impl FromStr for Language {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let sought = folded(text);
        let is_named = |language: &Self| {
            let Facts { own_name, words, .. } = language.facts();
            [*own_name].into_iter().chain(words.split(' ')).any(|name| folded(name) == sought)
        };
        let named = Self::of_locale(text).or_else(|| Self::spoken().find(is_named));
        named.ok_or(UnknownName(&Self::NAMES))
    }
}

impl From<Language> for openings::OpeningLanguage {
    fn from(language: Language) -> Self {
        let named = |known: &Self| known.code() == language.facts().openings;
        Self::ALL.into_iter().find(named).unwrap_or(Self::English)
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
    fn message(self, text: &Text) -> Packed<'static> {
        self.language.messages().message(text.id.0)
    }

    fn form_of(self, text: &Text) -> Option<Packed<'static>> {
        let mut forms = self.message(text).attributes();
        forms.find(|(known, _)| *known == self.form).map(|(_, form)| form)
    }
}

impl Text {
    pub(crate) const fn new(id: Id, given: Vec<MessageArg>) -> Self {
        Self { id, given }
    }

    /// Returns the message of a name, which takes no arguments.
    pub fn named(name: &str) -> Option<Self> {
        // They are in order, as a test asks: each row of the rules is found so, by every letter in the palette.
        let number = m::NAMES.binary_search(&name).ok()?;
        Some(Self::new(Id(number), Vec::new()))
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
        self.form_in(name, Language::current())
    }

    pub fn form_in(&self, name: &str, language: Language) -> Option<String> {
        let manner = Manner { language, form: name, names: None };
        Some(self.write(manner.form_of(self)?, manner))
    }

    /// Returns it in words, with the players by these names or by colour; it and the messages in it in a form, as
    /// far as they have that.
    pub fn words(&self, form: &str, names: Option<&ByColor<String>>) -> String {
        self.say(Manner { language: Language::current(), form, names })
    }

    /// Returns `true` if its words in a form begin with a name, or with what somebody has typed.
    pub fn begins_with_word(&self, form: &str) -> bool {
        self.begins(Manner { language: Language::current(), form, names: None })
    }

    fn begins(&self, manner: Manner<'_>) -> bool {
        let parts = manner.form_of(self).unwrap_or_else(|| manner.message(self).value());
        !self.is_like(&m::common::raw("")) && self.begins_in(parts, manner)
    }

    fn begins_in(&self, parts: Packed<'static>, manner: Manner<'_>) -> bool {
        match parts.parts().next() {
            Some(PackedPart::Given(number)) => match &self.given[number] {
                MessageArg::Text(text) => text.begins(manner),
                MessageArg::Word(_) => true,
                MessageArg::Number(_) | MessageArg::Color(_) | MessageArg::Player(_) => false,
            },
            Some(PackedPart::Select(number, cases, default)) => {
                self.begins_in(self.case(number, cases, default, manner), manner)
            }
            Some(PackedPart::Message(parts)) => self.begins_in(parts, manner),
            Some(PackedPart::Text(_)) | None => false,
        }
    }

    pub fn naming(&self, names: &ByColor<String>) -> String {
        self.words("", Some(names))
    }

    pub fn say_in(&self, language: Language) -> String {
        self.say(Manner { language, form: "", names: None })
    }

    fn say(&self, manner: Manner<'_>) -> String {
        let parts = manner.form_of(self).unwrap_or_else(|| manner.message(self).value());
        self.write(parts, manner)
    }

    fn write(&self, parts: Packed<'static>, manner: Manner<'_>) -> String {
        let mut text = String::new();
        self.push(parts, manner, &mut text);
        text
    }

    fn push(&self, parts: Packed<'static>, manner: Manner<'_>, text: &mut String) {
        let Manner { language, names, .. } = manner;
        for part in parts.parts() {
            match part {
                PackedPart::Text(it) => language.append_own(text, it),
                PackedPart::Message(parts) => self.push(parts, manner, text),
                PackedPart::Given(number) => match &self.given[number] {
                    MessageArg::Number(number) => language.append(text, &number.to_string()),
                    MessageArg::Word(word) => language.append(text, word),
                    MessageArg::Player(color) => match names {
                        Some(names) => language.append(text, &names[*color]),
                        None => language.append(text, &m::common::color(*color).say(manner)),
                    },
                    MessageArg::Color(color) => {
                        language.append(text, &m::common::color(*color).say(manner));
                    }
                    MessageArg::Text(other) => language.append(text, &other.say(manner)),
                },
                PackedPart::Select(number, cases, default) => {
                    self.push(self.case(number, cases, default, manner), manner, text);
                }
            }
        }
    }

    /// Returns what an argument selects.
    fn case(
        &self,
        number: usize,
        cases: Packed<'static>,
        default: Packed<'static>,
        Manner { language, .. }: Manner<'_>,
    ) -> Packed<'static> {
        let fits = |key: &str| match &self.given[number] {
            MessageArg::Number(number) => {
                key == language.plural(*number) || key == number.to_string()
            }
            MessageArg::Word(word) => {
                let number = language.facts().numbers.operands(word);
                key == word || number.is_some_and(|it| key == language.plural(it))
            }
            MessageArg::Color(color) | MessageArg::Player(color) => {
                color.name().eq_ignore_ascii_case(key)
            }
            MessageArg::Text(_) => false,
        };
        let case = cases.cases().find(|(key, _)| fits(key));
        case.map_or(default, |(_, case)| case)
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

/// Returns sentences one after the other.
pub fn passage(sentences: impl IntoIterator<Item: ToString>) -> String {
    joined(sentences, &m::common::gap())
}

/// Returns parts of a sentence as a list: `a legal move, beside a corner`.
pub fn list(parts: impl IntoIterator<Item: ToString>) -> String {
    joined(parts, &m::common::comma())
}

fn joined(parts: impl IntoIterator<Item: ToString>, between: &Text) -> String {
    let parts: Vec<_> = parts.into_iter().map(|part| part.to_string()).collect();
    parts.join(&between.to_string())
}

/// Returns parts of a sentence as a choice: `d6, f6 or c5`.
pub fn disjunction(parts: impl IntoIterator<Item: ToString>) -> String {
    last_by(parts, m::common::or)
}

/// Returns parts of a sentence that go together: `d6, f6 and c5`.
pub fn conjunction(parts: impl IntoIterator<Item: ToString>) -> String {
    last_by(parts, m::common::and)
}

fn last_by(parts: impl IntoIterator<Item: ToString>, word: fn(String, String) -> Text) -> String {
    let mut parts: Vec<_> = parts.into_iter().map(|part| part.to_string()).collect();
    match parts.pop() {
        None => String::new(),
        Some(last) if parts.is_empty() => last,
        Some(last) => word(list(parts), last).to_string(),
    }
}

/// Returns a count as the number that selects a plural.
pub fn number(count: usize) -> i64 {
    count.count()
}

impl From<String> for MessageArg {
    fn from(word: String) -> Self {
        Self::Word(word)
    }
}

/// In the current language.
impl From<Text> for String {
    fn from(text: Text) -> Self {
        text.to_string()
    }
}

impl From<Color> for MessageArg {
    fn from(color: Color) -> Self {
        Self::Color(color)
    }
}

impl From<Color> for Player {
    fn from(color: Color) -> Self {
        Self(color)
    }
}

impl From<Square> for MessageArg {
    fn from(square: Square) -> Self {
        Self::Word(square.name().into())
    }
}

impl From<Text> for MessageArg {
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

count!(i32, i64, u8, u16, u32, u64, usize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_found_by_its_name() {
        for name in m::NAMES {
            assert_eq!(Text::named(name).map(|text| text.name()), Some(*name));
        }
        assert_eq!(Text::named("moves.nothing-of-the-kind"), None);
    }

    #[test]
    fn a_locale_asks_for_its_language() {
        let asked = |variables: &[(&str, &str)]| {
            let value = |name: &str| variables.iter().find(|it| it.0 == name).map(|it| it.1.into());
            let (language, why) = Language::detect(value);
            (language.name(), why.unwrap_or("no locale"))
        };
        assert_eq!(asked(&[]), ("en", "no locale"));
        assert_eq!(asked(&[("LANG", "de_AT.UTF-8")]), ("de", "LANG"));
        assert_eq!(asked(&[("LANG", "de"), ("LC_MESSAGES", "fr_CA@euro")]), ("fr", "LC_MESSAGES"));
        assert_eq!(asked(&[("LC_ALL", "C.UTF-8"), ("LANG", "ja_JP.UTF-8")]), ("en", "LC_ALL"));
        assert_eq!(asked(&[("LC_ALL", ""), ("LANG", "ja")]), ("ja", "LANG"));
        assert_eq!(asked(&[("LANG", "tlh_QO")]), ("en", "LANG"));
        let preferred = |locale, list| asked(&[("LANG", locale), ("LANGUAGE", list)]);
        assert_eq!(preferred("sv_SE.UTF-8", "sv:de:en"), ("de", "LANGUAGE"));
        assert_eq!(preferred("fr_FR.UTF-8", "sv"), ("fr", "LANG"));
        assert_eq!(preferred("fr_FR.UTF-8", ""), ("fr", "LANG"));
        assert_eq!(preferred("C.UTF-8", "de"), ("en", "LANG"));
        assert_eq!(asked(&[("LANGUAGE", "de")]), ("en", "no locale"));
        for chinese in ["zh_CN.UTF-8", "zh_TW", "zh-Hans", "zh-Hant-HK", "ZH"] {
            assert_eq!(asked(&[("LANG", chinese)]), ("zh", "LANG"), "{chinese}");
        }
    }

    #[test]
    fn a_language_is_known_by_its_names_and_the_last_is_followed_by_the_first() {
        for (language, next) in Language::ALL.iter().zip(&Language::ALL[1..]) {
            assert_eq!(language.next(), *next);
        }
        assert_eq!(Language::ALL[Language::ALL.len() - 1].next(), Language::ENGLISH);
        for language in Language::ALL {
            assert_eq!(language.name().parse(), Ok(language));
            assert_eq!(language.own_name().to_lowercase().parse(), Ok(language));
        }
        for german in ["DE", "German", "deutsch", "de_DE", "de-AT"] {
            assert_eq!(german.parse::<Language>().map(Language::name), Ok("de"), "{german}");
        }
        assert_eq!("francais".parse::<Language>().map(Language::name), Ok("fr"));
        let error = "klingon".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), format!("expected one of {}", Language::NAMES.join(", ")));
    }

    #[test]
    fn a_number_with_decimals_takes_its_plural() {
        let discs =
            |language: &str, shown| m::value::about_discs(shown).say_in(language.parse().unwrap());
        assert_eq!(discs("fr", "~1"), "~1 pion");
        assert_eq!(discs("fr", "0,4"), "0,4 pion");
        assert_eq!(discs("fr", "1,9"), "1,9 pion");
        assert_eq!(discs("fr", "2,0"), "2,0 pions");
        assert_eq!(discs("de", "1,0"), "1,0 Steine");
    }
}
