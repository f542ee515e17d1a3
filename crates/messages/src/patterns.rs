//! Reads a file of messages and packs its patterns.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message as Parsed, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::{self, ErrorKind, ParserError};

use crate::folder::{File, Folder, line_at};
use crate::packed::{self, block};
use crate::{Attribute, Fault, Kind, Message, Messages, SOURCE, SOURCE_NAME, plural};

/// Reads a file of the source language, or of a translation of it, into the messages. What has a fault is left out.
pub fn read(
    folder: &Folder,
    file: &File,
    source: Option<&Messages>,
    messages: &mut Messages,
    faults: &mut Vec<Fault>,
) {
    let path = format!("{}.ftl", file.stem);
    let mut note = |line, what| faults.push(folder.fault(&path, line, what));
    if let Some(source) = source
        && source.keys().all(|(known, _)| *known != file.stem)
    {
        return note(1, format!("there is no {SOURCE}/{path}, so nothing of this file is used"));
    }
    let resource = parser::parse(&*file.text).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let (line, what) = said(&file.text, &error);
            note(line, what);
        }
        resource
    });
    let mut lines = Lines::new(&file.text);
    for entry in &resource.body {
        let Entry::Message(parsed) = entry else { continue };
        let line = lines.of_message(parsed.id.name);
        let id = (file.stem.clone(), parsed.id.name.to_owned());
        let known = source.map(|source| source.get(&id));
        if matches!(known, Some(None)) {
            note(line, format!("{}: there is no such message in {SOURCE_NAME}", id.1));
            continue;
        }
        if messages.contains_key(&id) {
            note(line, format!("{}: it is there twice", id.1));
            continue;
        }
        let mut context = Context {
            source: known.flatten(),
            messages,
            file: &file.stem,
            line,
            variables: Vec::new(),
            faults: Vec::new(),
        };
        let message = context.message(parsed, &lines);
        let found = context.faults;
        if found.is_empty() {
            messages.insert(id, message);
        } else {
            for (line, what) in found {
                note(line, format!("{}: {what}", id.1));
            }
        }
    }
}

/// Returns the line of an error of the syntax, and the error in words.
fn said(text: &str, error: &ParserError) -> (usize, String) {
    let line = place(text, error);
    let there = text.lines().nth(line - 1).unwrap_or_default().trim_start();
    // The parser goes on behind the message, and takes a form that it cannot read for another message.
    let form = there.strip_prefix('.').and_then(|form| form.split([' ', '=']).next());
    let what = match form {
        Some(form) => format!(".{form}: expected {{ $NAME }} and a text, found something else"),
        None => words(&error.kind),
    };
    (line, what)
}

/// Returns the line of an error: where something is missing at the end of a line, that one.
fn place(text: &str, error: &ParserError) -> usize {
    let at = error.pos.start.min(text.len());
    let is_start = text[..at].ends_with(['\n', ' ']);
    let is_missing = matches!(error.kind, ErrorKind::ExpectedToken(_));
    let at = if is_missing && is_start { text[..at].trim_end().len() } else { at };
    line_at(text, at)
}

fn words(error: &ErrorKind) -> String {
    match error {
        ErrorKind::ExpectedToken(letter) => format!("expected {letter}"),
        ErrorKind::ExpectedMessageField { entry_id } => {
            format!("{entry_id}: expected a text behind =")
        }
        ErrorKind::MissingDefaultVariant => {
            "expected a case with * before it, for all others".into()
        }
        ErrorKind::MultipleDefaultVariants => {
            "expected one case with * before it, found two".into()
        }
        ErrorKind::UnbalancedClosingBrace => "found } without {".into(),
        ErrorKind::ExpectedInlineExpression => "expected $NAME between { and }".into(),
        ErrorKind::ExpectedCharRange { range } => format!("expected a letter of {range}"),
        other => {
            let text = other.to_string();
            text[..1].to_lowercase() + &text[1..]
        }
    }
}

/// The lines at which messages begin.
struct Lines<'a> {
    lines: Vec<&'a str>,
    /// Of each name, the lines that are not taken yet.
    messages: BTreeMap<&'a str, Vec<usize>>,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        let lines: Vec<_> = text.lines().collect();
        let mut messages: BTreeMap<_, Vec<usize>> = BTreeMap::new();
        for (at, line) in lines.iter().enumerate().rev() {
            if let Some((name, _)) = line.split_once('=') {
                messages.entry(name.trim_end()).or_default().push(at + 1);
            }
        }
        Self { lines, messages }
    }

    fn of_message(&mut self, name: &str) -> usize {
        self.messages.get_mut(name).and_then(Vec::pop).unwrap_or(1)
    }

    /// Returns the line of an attribute of the message at a line.
    fn of_attribute(&self, message: usize, name: &str) -> usize {
        let is_it = |line: &str| {
            let behind =
                line.trim_start().strip_prefix('.').and_then(|line| line.strip_prefix(name));
            behind.is_some_and(|behind| behind.trim_start().starts_with('='))
        };
        let below = self.lines.iter().enumerate().skip(message);
        let is_below = |line: &str| line.is_empty() || line.starts_with([' ', '}']);
        let mut below = below.take_while(|(_, line)| is_below(line));
        below.find(|(_, line)| is_it(line)).map_or(message, |(at, _)| at + 1)
    }
}

/// A message that is read.
struct Context<'a> {
    /// The message of the source language that it translates.
    source: Option<&'a Message>,
    messages: &'a Messages,
    file: &'a str,
    /// The line of the message, or of its attribute.
    line: usize,
    variables: Vec<(String, Kind)>,
    faults: Vec<(usize, String)>,
}

impl Context<'_> {
    fn fault(&mut self, what: String) {
        self.faults.push((self.line, what));
    }

    fn message(&mut self, parsed: &Parsed<&str>, lines: &Lines<'_>) -> Message {
        let line = self.line;
        let mut message = Message { line, ..Message::default() };
        let comment = parsed.comment.iter().flat_map(|comment| &comment.content);
        match self.source {
            Some(source) => self.variables.clone_from(&source.variables),
            None => comment.for_each(|comment| self.read_comment(comment.trim(), &mut message)),
        }
        if let Some(value) = &parsed.value {
            message.said = plain(value);
            message.value = self.pattern(value);
        }
        for attribute in &parsed.attributes {
            let name = attribute.id.name;
            self.line = lines.of_attribute(line, name);
            let pattern = self.pattern(&attribute.value);
            if message.said.is_empty() {
                message.said = plain(&attribute.value);
            }
            self.check_attribute(name, &message);
            message.attributes.push(Attribute { name: name.to_owned(), pattern, line: self.line });
        }
        message.variables = std::mem::take(&mut self.variables);
        message
    }

    fn check_attribute(&mut self, name: &str, message: &Message) {
        if message.attributes.iter().any(|known| known.name == name) {
            self.fault(format!(".{name} is there twice"));
        }
        let Some(source) = self.source else { return };
        // A short form and words to search for are for each language to have.
        let is_known = source.attributes.iter().any(|known| known.name == name);
        if !is_known && !["short", "about"].contains(&name) {
            let known = source.attributes.iter().map(|known| &*known.name);
            let known: BTreeSet<_> = known.chain(["about", "short"]).collect();
            let known: Vec<_> = known.into_iter().map(|known| format!(".{known}")).collect();
            self.fault(format!("expected {}, found .{name}", known.join(", ")));
        }
    }

    /// Reads a line of a comment of the source language: `$count (Number): what it is`, in the order of the
    /// parameters, or `.label: at most 9 columns`.
    fn read_comment(&mut self, comment: &str, message: &mut Message) {
        if let Some((name, kind)) = comment.strip_prefix('$').and_then(|it| it.split_once(" (")) {
            let kind = kind.split(')').next().unwrap_or_default();
            match Kind::named(kind) {
                Some(kind) => self.variables.push((name.to_owned(), kind)),
                None => self.fault(format!("there is no kind {kind}")),
            }
        } else if let Some((form, most)) = comment.strip_suffix(" columns").and_then(|it| {
            let (form, most) = it.split_once("t most ")?;
            Some((form.strip_suffix(['A', 'a'])?, most.parse().ok()?))
        }) {
            let form = form.trim_start_matches('.').trim_end_matches(": ");
            message.columns.push((form.to_owned(), most));
        }
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) -> Vec<u8> {
        let mut bytes = Vec::new();
        for element in &pattern.elements {
            bytes.extend(match element {
                PatternElement::TextElement { value } => text(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            });
        }
        if bytes.len() > packed::MOST {
            self.fault("this is too long".into());
            bytes.clear();
        }
        bytes
    }

    fn expression(&mut self, expression: &Expression<&str>) -> Vec<u8> {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                vec![b'g', self.variable(id.name, Kind::Word)]
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => text(value),
            Expression::Inline(InlineExpression::MessageReference { id, attribute: None }) => {
                let known = self.messages.get(&(self.file.to_owned(), id.name.to_owned()));
                if let Some(known) = known {
                    return [vec![b'm'], block(&known.value)].concat();
                }
                self.fault(format!("{{ {} }}: there is no such message above it", id.name));
                Vec::new()
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.expression(expression)
            }
            Expression::Inline(_) => {
                self.fault("between { and } only $NAME, $NAME ->, a \"text\" and the name of a message stand".into());
                Vec::new()
            }
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    self.fault("before -> only a variable stands: $NAME".into());
                    return Vec::new();
                };
                let keys = variants.iter().map(|variant| key(&variant.key));
                let number = self.variable(id.name, kind(keys));
                let (mut cases, mut default) = (Vec::new(), Vec::new());
                for variant in variants {
                    let pattern = self.pattern(&variant.value);
                    cases.extend(block(key(&variant.key).as_bytes()));
                    cases.extend(block(&pattern));
                    if variant.default {
                        default = pattern;
                    }
                }
                if cases.len() > packed::MOST {
                    self.fault("this is too long".into());
                    return Vec::new();
                }
                [vec![b's', number], block(&cases), block(&default)].concat()
            }
        }
    }

    fn variable(&mut self, name: &str, kind: Kind) -> u8 {
        let place = self.variables.iter().position(|(known, _)| known == name);
        let place = place.unwrap_or_else(|| {
            if self.source.is_some() {
                let known = self.variables.iter().map(|(known, _)| format!("${known}"));
                let known: Vec<_> = known.collect();
                let known = if known.is_empty() { "no variable".into() } else { known.join(", ") };
                self.fault(format!("expected {known}, found ${name}"));
                return 0;
            }
            self.variables.push((name.to_owned(), kind));
            self.variables.len() - 1
        });
        u8::try_from(place).unwrap_or_else(|_| {
            self.fault("this has too many variables".into());
            0
        })
    }
}

fn key<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::NumberLiteral { value } | VariantKey::Identifier { name: value } => value,
    }
}

/// Returns the kind of a variable by the cases between which it chooses.
fn kind<'a>(keys: impl Iterator<Item = &'a str>) -> Kind {
    let keys: Vec<_> = keys.collect();
    let is_number = |key: &&str| key.parse::<i64>().is_ok() || plural::CATEGORIES.contains(key);
    match (keys.iter().any(is_number), keys.contains(&"black")) {
        (true, _) => Kind::Number,
        (false, true) => Kind::Color,
        (false, false) => Kind::Word,
    }
}

fn text(text: &str) -> Vec<u8> {
    [vec![b't'], block(&text.as_bytes()[..text.len().min(packed::MOST)])].concat()
}

/// Returns a pattern for the documentation of its function.
fn plain(pattern: &Pattern<&str>) -> String {
    let element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => {
            format!("`{}`", id.name)
        }
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().find(|it| it.default).map(|it| plain(&it.value)).unwrap_or_default()
        }
        PatternElement::Placeable { .. } => "…".into(),
    };
    pattern.elements.iter().map(element).collect()
}
