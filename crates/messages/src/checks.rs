//! Checks of a translation that could be meant: a fault in one is no fault if the facts name it as `meant`.

use std::collections::BTreeSet;

use unicode_width::UnicodeWidthStr;

use crate::facts::{self, Facts};
use crate::folder::Folder;
use crate::packed::{Packed, PackedPart};
use crate::{Fault, Kind, Message, Messages, SOURCE_NAME, plural};

/// Checks the messages of a translation. `meant` has the names of those that are meant to be as they are, each with the
/// line at which it stands among the facts.
pub fn check(
    folder: &Folder,
    messages: &Messages,
    source: &Messages,
    facts: &Facts,
    meant: Vec<(usize, String)>,
    faults: &mut Vec<Fault>,
) {
    let mut unused = meant;
    for ((file, id), message) in messages {
        let of_source = &source[&(file.clone(), id.clone())];
        for form in forms(message) {
            let name = match form.name {
                "" => format!("{file}.{id}"),
                attribute => format!("{file}.{id}.{attribute}"),
            };
            let path = format!("{file}.ftl");
            let label = &name[file.len() + 1..];
            let wrong = form.wrong(message, of_source, facts).into_iter();
            faults.extend(
                wrong.map(|what| folder.fault(&path, form.line, format!("{label}: {what}"))),
            );
            let doubts = form.doubts(message, of_source, facts);
            let allowed = unused.iter().position(|(_, meant)| *meant == name);
            match allowed.filter(|_| !doubts.is_empty()) {
                Some(at) => drop(unused.remove(at)),
                None => faults.extend(
                    doubts
                        .into_iter()
                        .map(|what| folder.doubt(&path, form.line, format!("{label}: {what}"))),
                ),
            }
        }
    }
    for (line, name) in unused {
        faults.push(folder.doubt(facts::FILE, line, format!("meant: nothing to allow in {name}")));
    }
}

/// Names that are the same in every language.
const NAMES: [&str; 3] = ["Anti", "Othello", "Reversi"];

/// A message's value or one of its attributes.
struct Form<'a> {
    /// The name of the attribute, empty for the value.
    name: &'a str,
    pattern: Packed<'a>,
    line: usize,
}

fn forms(message: &Message) -> impl Iterator<Item = Form<'_>> {
    let value = Form { name: "", pattern: Packed(&message.value), line: message.line };
    let attributes = message.attributes.iter().map(|attribute| Form {
        name: &attribute.name,
        pattern: Packed(&attribute.pattern),
        line: attribute.line,
    });
    [value].into_iter().chain(attributes)
}

impl Form<'_> {
    /// Returns what cannot be right in it.
    fn wrong(&self, message: &Message, source: &Message, facts: &Facts) -> Vec<String> {
        let own = Contents::of(self.pattern);
        let mut found = Vec::new();
        for (number, keys) in &own.choices {
            let (name, kind) = &message.variables[*number];
            let faults = choice_faults(*kind, keys, facts).into_iter();
            found.extend(faults.map(|fault| format!("{{ ${name} -> }}: {fault}")));
        }
        for (_, most) in source.columns.iter().filter(|(form, _)| form == self.name) {
            for text in own.texts.iter().filter(|text| text.width() > *most) {
                let width = text.width();
                found.push(format!("expected at most {most} columns, found {width}: {text}"));
            }
        }
        found
    }

    /// Returns what may be meant so in it, and rarely is.
    fn doubts(&self, message: &Message, source: &Message, facts: &Facts) -> Vec<String> {
        let Some(same) = forms(source).find(|form| form.name == self.name) else {
            return Vec::new();
        };
        let (own, english) = (Contents::of(self.pattern), Contents::of(same.pattern));
        let used = own.used();
        let name = |number: usize| &message.variables[number].0;
        let mut found = Vec::new();
        for number in english.shown.difference(&used) {
            found.push(format!("${} is left out", name(*number)));
        }
        let is_plural = |(_, keys): &&(usize, Vec<&str>)| {
            keys.iter().any(|key| plural::CATEGORIES.contains(key))
        };
        let has_plurals = plural::of_whole_numbers(facts.plural).len() > 1;
        for (number, _) in english.choices.iter().filter(is_plural).filter(|_| has_plurals) {
            if own.shown.contains(number) && own.choices.iter().all(|(own, _)| own != number) {
                found.push(format!(
                    "{{ ${} -> }} is left out: is it the same with 1?",
                    name(*number)
                ));
            }
        }
        // What is typed is typed in English, and words to search for may be names.
        let is_said = !["usage", "about"].contains(&self.name) && own.has_word();
        if is_said && same.pattern.0 == self.pattern.0 {
            found.push(format!("the same words as in {SOURCE_NAME}"));
        }
        found
    }
}

/// Returns what is wrong with the cases of a choice.
fn choice_faults(kind: Kind, keys: &[&str], facts: &Facts) -> Vec<String> {
    let is_plural = |key: &&&str| **key == "other" || plural::CATEGORIES.contains(key);
    match kind {
        Kind::Number => {
            let known: Vec<_> = plural::all(facts.plural).collect();
            let unknown = keys.iter().filter(is_plural).filter(|key| !known.contains(key));
            let mut faults: Vec<_> = unknown
                .map(|key| {
                    format!("{} has no plural [{key}], only {}", facts.own_name, known.join(", "))
                })
                .collect();
            if keys.iter().any(|key| plural::CATEGORIES.contains(key)) {
                let needed = plural::of_whole_numbers(facts.plural);
                let missing = needed.into_iter().filter(|category| !keys.contains(category));
                faults.extend(missing.map(|category| format!("[{category}] is missing")));
            }
            faults
        }
        Kind::Color | Kind::Player => {
            let unknown = keys.iter().filter(|key| !["black", "white", "other"].contains(key));
            unknown.map(|key| format!("expected [black] or [white], found [{key}]")).collect()
        }
        Kind::Text | Kind::Square | Kind::Word => Vec::new(),
    }
}

#[derive(Default)]
struct Contents<'a> {
    /// The numbers of the variables that are shown.
    shown: BTreeSet<usize>,
    /// The choices: the number of the variable and the names of the cases.
    choices: Vec<(usize, Vec<&'a str>)>,
    texts: Vec<&'a str>,
}

impl<'a> Contents<'a> {
    fn of(pattern: Packed<'a>) -> Self {
        let mut contents = Self::default();
        contents.add(pattern);
        contents
    }

    fn add(&mut self, pattern: Packed<'a>) {
        for part in pattern.parts() {
            match part {
                PackedPart::Text(text) => self.texts.push(text),
                PackedPart::Given(number) => {
                    self.shown.insert(number);
                }
                PackedPart::Message(pattern) => self.add(pattern),
                PackedPart::Select(number, cases, _) => {
                    self.choices.push((number, cases.cases().map(|(key, _)| key).collect()));
                    cases.cases().for_each(|(_, pattern)| self.add(pattern));
                }
            }
        }
    }

    fn used(&self) -> BTreeSet<usize> {
        self.choices.iter().map(|(number, _)| *number).chain(self.shown.iter().copied()).collect()
    }

    fn has_word(&self) -> bool {
        let is_word = |text: &str| {
            let mut words = text.split(|letter: char| !letter.is_alphabetic());
            words.any(|word| word.chars().count() > 2 && !NAMES.contains(&word))
        };
        self.texts.iter().any(|text| is_word(text))
    }
}
