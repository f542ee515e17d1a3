//! The files of a language: the facts about it and its messages, read, checked against the source language, and packed.

mod checks;
pub mod facts;
mod folder;
pub mod packed;
mod patterns;
pub mod plural;

use std::collections::BTreeMap;
use std::fmt;

pub use folder::{Folder, folders};

use crate::facts::Facts;
use crate::packed::Packed;

/// The language in which the program is written, and every translation is compared with.
pub const SOURCE: &str = "en";
const SOURCE_NAME: &str = "English";

/// The kind of a variable, as comments have it: `$count (Number)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Number,
    Color,
    Player,
    Square,
    Text,
    Word,
}

impl Kind {
    const ALL: [(&'static str, Self); 6] = [
        ("Number", Self::Number),
        ("Color", Self::Color),
        ("Player", Self::Player),
        ("Square", Self::Square),
        ("Text", Self::Text),
        ("Word", Self::Word),
    ];

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, kind)| kind)
    }

    fn name(self) -> &'static str {
        Self::ALL[self as usize].0
    }
}

/// A message of a language: its value and its attributes, packed, and what its comment says.
#[derive(Clone, Debug, Default)]
pub struct Message {
    pub line: usize,
    /// The names and kinds of its variables, in order.
    pub variables: Vec<(String, Kind)>,
    /// The text of it, for the documentation of its function.
    pub said: String,
    pub value: Vec<u8>,
    pub attributes: Vec<Attribute>,
    /// The most columns of its value, by the name "", and of its attributes.
    columns: Vec<(String, usize)>,
}

/// An attribute of a message: another form of it.
#[derive(Clone, Debug)]
pub struct Attribute {
    pub name: String,
    pub pattern: Vec<u8>,
    line: usize,
}

/// Messages by their file and their name in it.
pub type Messages = BTreeMap<(String, String), Message>;

/// Something in a file that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The file, with the folder of its language.
    pub file: String,
    pub line: usize,
    pub what: String,
    pub gravity: Gravity,
}

/// The severity of a fault for its message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gravity {
    /// The message cannot be used.
    Wrong,
    /// It can, but is to be looked at, or allowed by `meant`.
    Doubtful,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// A language, as far as its files could be read.
pub struct Translation {
    /// `None` if there are faults in them.
    pub facts: Option<Facts>,
    pub messages: Messages,
    /// All faults, in the order of files and lines.
    pub faults: Vec<Fault>,
}

/// Reads the source language, from which all messages have their names and variables.
pub fn read_source(folder: &Folder) -> Translation {
    read(folder, None)
}

/// Reads a translation and compares it with the source language.
pub fn read_translation(folder: &Folder, source: &Messages) -> Translation {
    read(folder, Some(source))
}

fn read(folder: &Folder, source: Option<&Messages>) -> Translation {
    let mut faults = Vec::new();
    let facts = folder.facts(&mut faults);
    let mut messages = Messages::new();
    for file in &folder.files {
        patterns::read(folder, file, source, &mut messages, &mut faults);
    }
    let (facts, meant) = facts.unzip();
    if let (Some(source), Some(facts), Some(meant)) = (source, &facts, meant) {
        checks::check(folder, &messages, source, facts, meant, &mut faults);
    }
    faults.sort();
    faults.dedup();
    Translation { facts, messages, faults }
}

/// The table of a language, and the names of the messages and forms in it that are those of the source language.
pub struct Table {
    pub packed: Vec<u8>,
    pub missing: Vec<String>,
}

/// Returns the table of a language, completed by the source language.
pub fn table(messages: &Messages, source: &Messages) -> Table {
    let mut missing = Vec::new();
    let mut packed = Vec::new();
    for (id @ (file, name), of_source) in source {
        let message = messages.get(id).unwrap_or_else(|| {
            missing.push(format!("{file}.{name}"));
            of_source
        });
        // A short form may be missing: the message may be short enough.
        let is_missing = |it: &&Attribute| {
            it.name != "short" && message.attributes.iter().all(|own| own.name != it.name)
        };
        let completed: Vec<_> = of_source.attributes.iter().filter(is_missing).collect();
        missing.extend(completed.iter().map(|it| format!("{file}.{name}.{}", it.name)));
        let mut bytes = packed::block(&message.value);
        for Attribute { name, pattern, .. } in message.attributes.iter().chain(completed) {
            bytes.extend(packed::block(name.as_bytes()));
            bytes.extend(packed::block(pattern));
        }
        packed.push(bytes);
    }
    Table { packed: packed::table(&packed), missing }
}

/// Returns what the table of the source language lacks of its messages, a line for each: its variables, and the most
/// columns of its forms.
pub fn signatures(source: &Messages) -> String {
    let of_message = |message: &Message| {
        let variables =
            message.variables.iter().map(|(name, kind)| format!("${name}:{}", kind.name()));
        let columns = message.columns.iter().map(|(form, most)| format!(".{form}:{most}"));
        variables.chain(columns).collect::<Vec<_>>().join(" ")
    };
    source.values().map(of_message).collect::<Vec<_>>().join("\n")
}

/// Returns the messages of the source language from its table, their names and their [`signatures`].
pub fn unpacked(names: &[&str], signatures: &str, table: Packed<'_>) -> Messages {
    let entry = |(number, (name, signature)): (usize, (&&str, &str))| {
        let (file, id) = name.split_once('.')?;
        let packed = table.message(number);
        let attribute = |(name, pattern): (&str, Packed<'_>)| Attribute {
            name: name.to_owned(),
            pattern: pattern.0.to_vec(),
            line: 0,
        };
        let mut message = Message {
            value: packed.value().0.to_vec(),
            attributes: packed.attributes().map(attribute).collect(),
            ..Message::default()
        };
        for (name, of_it) in signature.split(' ').filter_map(|part| part.split_once(':')) {
            if let (Some(name), Some(kind)) = (name.strip_prefix('$'), Kind::named(of_it)) {
                message.variables.push((name.to_owned(), kind));
            } else if let (Some(form), Ok(most)) = (name.strip_prefix('.'), of_it.parse()) {
                message.columns.push((form.to_owned(), most));
            }
        }
        Some(((file.to_owned(), id.to_owned()), message))
    };
    names.iter().zip(signatures.split('\n')).enumerate().filter_map(entry).collect()
}
