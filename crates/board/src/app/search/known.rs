//! The words by which a row is known, and how well one that is typed fits them.

use std::sync::Arc;

use othello_notation::folding::folded;
use othello_words::i18n::{Language, Text};

use super::sentence::{JOINED_FILL_WORDS, Sentence, is_without_blanks, words};
use crate::app::command::{Choice, Command};
use crate::app::keys::row::KeyRow;

/// The degree to which a word fits; the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    Name,
    /// It is one of the words of the name, or one by which people look for it.
    About,
    /// It is another form of one of these.
    Stem,
    /// The name begins so.
    StartOfName,
    /// One of the words by which people look for it begins so.
    StartOfAbout,
    /// It is a word by which people look for it in another language.
    Foreign,
    Said,
    /// A word that is said of it begins so.
    StartOfSaid,
    /// It is said of it in another language, or begins a word by which people look for it there.
    SaidElsewhere,
    Part,
    /// The name with one wrong letter.
    MisspeltName,
    /// A word by which people look for it, with one wrong letter.
    Misspelt,
}

/// The languages in which something is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum In {
    /// The one that is spoken, and that of the names.
    Here,
    /// The others.
    Elsewhere,
}

impl In {
    fn has(self, language: Language) -> bool {
        let is_here = language == Language::ENGLISH || language == Language::current();
        is_here == (self == Self::Here)
    }
}

/// The words by which a row is known, as they are searched.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The words of the line mode, or those of a choice.
    names: Vec<String>,
    /// The words of these.
    parts: Vec<String>,
    called: Vec<String>,
    /// The words by which it is known, in each language.
    told: Vec<(Language, Arc<Told>)>,
}

/// The words by which a row is known in a language.
#[derive(Clone, Debug, Default)]
struct Told {
    /// The words by which people look for it.
    about: Vec<String>,
    /// The phrases by which people look for it, which are found as a whole.
    phrases: Vec<String>,
    said: Vec<String>,
}

impl Told {
    /// Returns what a message tells in a language, besides other texts. In its form `about`, what is joined by `_` is one
    /// phrase.
    fn of(text: &Text, said: &[String], language: Language) -> Self {
        let about = folded(&text.form_in("about", language).unwrap_or_default());
        let (phrases, single): (Vec<_>, Vec<_>) =
            about.split_whitespace().partition(|part| part.contains('_'));
        Self {
            about: single.into_iter().flat_map(words).collect(),
            phrases: phrases.into_iter().map(as_phrase).collect(),
            said: said.iter().flat_map(|said| words(&folded(said)).collect::<Vec<_>>()).collect(),
        }
    }
}

/// Returns the words of a text with one blank between them.
fn as_phrase(text: &str) -> String {
    words(text).collect::<Vec<_>>().join(" ")
}

impl Known {
    /// Returns what is known of a command.
    pub fn of_command(command: &Command) -> Self {
        let text = (command.text)();
        let told = |language| {
            let key = text.form_in("key", language).unwrap_or_default();
            let said = text.form_in("screen", language).unwrap_or_else(|| text.say_in(language));
            (language, Arc::new(Told::of(&text, &[key, said], language)))
        };
        let names = command.words.iter().map(|word| folded(word)).collect();
        Self { told: Language::spoken().map(told).collect(), ..Self::named(names) }
    }

    fn named(names: Vec<String>) -> Self {
        // One of several words is no name.
        let single = names.iter().filter(|name| !name.contains(' '));
        let parts = single.flat_map(|name| words(name).collect::<Vec<_>>()).collect();
        Self { names, parts, ..Self::default() }
    }

    /// Returns what is known of a key, given what is known of its command.
    pub fn of_key(row: &KeyRow, command: Option<&Self>) -> Self {
        let mut known = command.cloned().unwrap_or_default();
        let said = words(&folded(&row.help())).collect();
        known.told.push((Language::current(), Arc::new(Told { said, ..Told::default() })));
        known
    }

    /// Returns what is known of a choice.
    pub fn of_choice(choice: &Choice, within: In) -> Self {
        let told = |language| {
            let said = choice.text.say_in(language);
            (language, Arc::new(Told::of(&choice.text, &[said], language)))
        };
        let names = [&*choice.word, choice.word.trim_start_matches('.')].map(folded);
        let languages = || Language::spoken().filter(|language| within.has(*language));
        let called = languages().map(|language| folded(&choice.text.say_in(language)));
        Self {
            called: called.collect(),
            told: languages().map(told).collect(),
            ..Self::named(names.to_vec())
        }
    }

    fn told(&self, within: In) -> impl Iterator<Item = &Told> {
        self.told.iter().filter(move |(language, _)| within.has(*language)).map(|(_, told)| &**told)
    }

    /// Returns `true` if that is a name, or the first of the words by which people look for it in a language.
    pub fn is_first(&self, word: &str) -> bool {
        let is_first = |(_, told): &(Language, Arc<Told>)| {
            told.about.first().is_some_and(|first| first == word)
        };
        self.parts.iter().any(|part| part == word) || self.told.iter().any(is_first)
    }

    /// Returns `true` if nothing but a name of it is typed.
    pub fn is_called(&self, sentence: &Sentence) -> bool {
        self.names.contains(&sentence.whole)
    }

    pub fn is_named(&self, whole: &str) -> bool {
        self.names.iter().chain(&self.called).any(|name| name == whole)
    }

    /// Returns `true` if a name begins so.
    pub fn is_begun(&self, whole: &str) -> bool {
        self.names.iter().any(|name| name.starts_with(whole))
    }

    /// Returns `true` if these words stand so, one after the other, among those by which people look for it, or have one
    /// of its phrases among them.
    pub fn says(&self, words: &[String], within: In) -> bool {
        self.unsaid(words, within).is_some()
    }

    /// Returns how many of these words it does not say, if it says some of them so.
    pub fn unsaid(&self, words: &[String], within: In) -> Option<usize> {
        if words.is_empty() {
            return None;
        }
        let phrase = format!(" {} ", words.join(" "));
        let has =
            |known: &&String| phrase.contains(&**known) && phrase.contains(&format!(" {known} "));
        let length = |known: &String| known.split(' ').count();
        let unsaid = |told: &Told| {
            let is_all = told.about.windows(words.len()).any(|known| known == words);
            let longest = told.phrases.iter().filter(has).map(length).max();
            if is_all { Some(0) } else { longest.map(|known| words.len().saturating_sub(known)) }
        };
        self.told(within).filter_map(unsaid).min()
    }

    /// Returns how well all that is typed fits as it stands.
    pub fn fit_whole(&self, sentence: &Sentence, within: In) -> Option<Fit> {
        let Sentence { whole, words, content } = sentence;
        let begins = |name: &String| name.starts_with(whole);
        let says = |words: &[String], fit: Fit| match within {
            _ if self.says(words, In::Here) => Some(fit),
            In::Elsewhere if self.says(words, In::Elsewhere) => Some(Fit::Foreign),
            In::Here | In::Elsewhere => None,
        };
        let said = if words.len() > 1 { Fit::Name } else { Fit::About };
        let begun = || {
            let mut phrases = self.told(In::Here).flat_map(|told| &told.phrases);
            if self.names.iter().chain(&self.called).any(begins) {
                Some(Fit::StartOfName)
            } else {
                phrases.any(begins).then_some(Fit::StartOfAbout)
            }
        };
        let named = self.is_named(whole).then_some(Fit::Name);
        named.or_else(|| says(words, said)).or_else(|| says(content, Fit::About)).or_else(begun)
    }

    /// Returns how well a word fits in some languages; names are known in all.
    pub fn fit(&self, word: &str, within: In) -> Option<Fit> {
        let names = &self.parts;
        let about = || self.told(In::Here).flat_map(|told| &told.about);
        let said = || self.told(In::Here).flat_map(|told| &told.said);
        let foreign = || self.told(In::Elsewhere).flat_map(|told| &told.about);
        let foreign_said = || self.told(In::Elsewhere).flat_map(|told| &told.said);
        let is_far = within == In::Elsewhere;
        let is = |known: &String| known == word;
        let begins = |known: &String| known.starts_with(word);
        let is_form = |known: &String| is_form(known, word);
        let is_long = |letters| word.chars().count() >= if word.is_ascii() { letters } else { 2 };
        let is_near = |name: &String| is_misspelt(word, name);
        let fits: [(Fit, &dyn Fn() -> bool); 14] = [
            (Fit::Name, &|| self.names.iter().any(is)),
            (Fit::About, &|| names.iter().chain(about()).any(is)),
            (Fit::Stem, &|| names.iter().chain(about()).any(is_form)),
            (Fit::Stem, &|| is_joined(word, || about().map(String::as_str))),
            (Fit::StartOfName, &|| names.iter().any(begins)),
            (Fit::StartOfAbout, &|| about().any(begins)),
            (Fit::Foreign, &|| is_far && is_long(3) && foreign().any(|it| is(it) || is_form(it))),
            (Fit::Foreign, &|| is_far && is_joined(word, || foreign().map(String::as_str))),
            (Fit::Said, &|| said().any(|it| is(it) || is_form(it))),
            (Fit::StartOfSaid, &|| {
                said().any(|it| begins(it) || is_part(it, word))
                    || about().any(|it| is_part(word, it))
            }),
            (Fit::SaidElsewhere, &|| {
                is_far
                    && is_long(4)
                    && (foreign().any(|it| begins(it) || is_part(word, it))
                        || foreign_said()
                            .any(|it| is(it) || is_long(5) && is_form(it) || is_part(it, word)))
            }),
            (Fit::Part, &|| is_long(3) && names.iter().any(|name| name.contains(word))),
            (Fit::MisspeltName, &|| self.names.iter().any(is_near)),
            (Fit::Misspelt, &|| about().any(is_near)),
        ];
        fits.into_iter().find(|(_, is_met)| is_met()).map(|(fit, _)| fit)
    }
}

/// Returns `true` if a text without blanks between its words has a part of two letters or more: `新しい対局` has `対局`.
fn is_part(text: &str, part: &str) -> bool {
    !part.is_ascii() && part.chars().count() > 1 && is_without_blanks(part) && text.contains(part)
}

/// Returns `true` if a word of a script without blanks is made of some of these and of words that say little: `我认输`,
/// `アニメーションなし`.
fn is_joined<'a, I: Iterator<Item = &'a str>>(word: &str, known: impl Fn() -> I) -> bool {
    /// The letters of a word that may be one of several.
    const LETTERS: usize = 2;
    if !is_without_blanks(word) {
        return false;
    }
    let is_long = |it: &&str| it.chars().count() >= LETTERS;
    let longest = |rest: &str, of: &mut dyn Iterator<Item = &'a str>| {
        of.filter(|it| rest.starts_with(it)).map(str::len).max()
    };
    let (mut rest, mut is_known) = (word, false);
    while !rest.is_empty() {
        if let Some(length) = longest(rest, &mut known().filter(is_long)) {
            (rest, is_known) = (&rest[length..], true);
        } else if let Some(length) =
            longest(rest, &mut JOINED_FILL_WORDS.iter().map(String::as_str))
        {
            rest = &rest[length..];
        } else {
            return false;
        }
    }
    is_known
}

/// Returns `true` if two words are forms of one: `winning` and `win`, `neues` and `neu`.
fn is_form(one: &str, other: &str) -> bool {
    /// The letters that they have to share.
    const LETTERS: usize = 3;
    #[rustfmt::skip]
    const ENDINGS: [&str; 17] = [
        "", "e", "s", "es", "ed", "d", "er", "ers", "ing", "en", "em", "n", "r", "t", "st", "x", "nt",
    ];
    if one.as_bytes().first() != other.as_bytes().first() {
        return false;
    }
    let letters = || one.char_indices().zip(other.chars());
    let shared = letters().take_while(|((_, one), other)| one == other);
    let Some((last, at)) = shared
        .map(|((at, letter), _)| (letter, at + letter.len_utf8()))
        .enumerate()
        .filter(|(number, _)| number + 1 >= LETTERS)
        .map(|(_, it)| it)
        .last()
    else {
        return false;
    };
    let is_ending = |end: &str| {
        // The last letter may be doubled.
        ENDINGS.contains(&end) || ENDINGS.contains(&end.strip_prefix(last).unwrap_or(end))
    };
    is_ending(&one[at..]) && is_ending(&other[at..])
}

/// Returns `true` if one letter is wrong, missing, doubled, or has changed places with the next one.
pub fn is_misspelt(typed: &str, name: &str) -> bool {
    /// The letters from which on a name can be known with one that is wrong.
    const LETTERS: usize = 4;
    let [letters, others] = [typed, name].map(|word| word.chars().count());
    let is_near = letters.min(others) >= LETTERS && letters.abs_diff(others) <= 1;
    is_near && strsim::damerau_levenshtein(typed, name) == 1
}
