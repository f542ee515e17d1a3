//! Compiles the messages of `i18n/*/*.ftl` into typed functions, and a table for each language (`src/i18n/packed.rs`).
//!
//! A message of the source language becomes a function with an argument for each of its variables. A translation
//! that lacks a message is completed from the source language; one that has a message or a variable that is not in
//! the source language is an error of the build, with its place.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// The languages, in the order of their table in `src/i18n.rs`, the one in which the program is written first.
const LANGUAGES: [&str; 5] = ["en", "ja", "zh", "fr", "de"];
const SOURCE: &str = LANGUAGES[0];

/// The folder of the messages, beside the packages.
const FOLDER: &str = "../../i18n";

/// A message: its value and its attributes, packed, and its variables in order.
#[derive(Default)]
struct Compiled {
    variables: Vec<(String, &'static str)>,
    said: String,
    value: Vec<u8>,
    attributes: Vec<(String, Vec<u8>)>,
}

type Messages = BTreeMap<(String, String), Compiled>;

fn main() {
    println!("cargo::rerun-if-changed={FOLDER}");
    let source = read(SOURCE, None);
    for folder in fs::read_dir(FOLDER).expect("the folder of languages").flatten() {
        let name = folder.file_name().into_string().expect("a name");
        assert!(LANGUAGES.contains(&&*name), "{name} is not in {LANGUAGES:?}");
    }
    let out = env::var("OUT_DIR").expect("cargo says where");
    let out = Path::new(&out);
    let mut code = functions(&source);
    let (mut tables, mut missing) = (String::new(), String::new());
    for language in LANGUAGES {
        let messages = if language == SOURCE { None } else { Some(read(language, Some(&source))) };
        let (mut places, mut table) = (Vec::new(), Vec::new());
        missing += "&[";
        for ((file, name), of_source) in &source {
            let id = (file.clone(), name.clone());
            let message = messages.as_ref().map_or(Some(of_source), |messages| messages.get(&id));
            if message.is_none() {
                write!(missing, "\"{file}.{name}\", ").expect("memory");
            }
            let Compiled { value, attributes, .. } = message.unwrap_or(of_source);
            // Of a translation, a short form may be missing: it may be short enough. Others are taken from the source.
            let is_missing = |(name, _): &&(String, Vec<u8>)| {
                name != "short" && attributes.iter().all(|it| it.0 != *name)
            };
            let completed: Vec<_> = of_source.attributes.iter().filter(is_missing).collect();
            for (attribute, _) in &completed {
                write!(missing, "\"{file}.{name}.{attribute}\", ").expect("memory");
            }
            let mut packed = block(value);
            for (attribute, pattern) in attributes.iter().chain(completed) {
                packed.extend(block(attribute.as_bytes()).into_iter().chain(block(pattern)));
            }
            let place =
                u32::try_from(4 * source.len() + table.len()).expect("a table of megabytes");
            places.extend(place.to_le_bytes());
            table.extend(block(&packed));
        }
        missing += "],\n";
        let file = format!("messages.{language}");
        fs::write(out.join(&file), [places, table].concat()).expect("the folder can be written");
        writeln!(tables, "Packed(include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{file}\"))),")
            .expect("memory");
    }
    let count = LANGUAGES.len();
    write!(
        code,
        "/// The languages, the source language first.\npub const LANGUAGES: [&str; {count}] = {LANGUAGES:?};\n\
         /// The messages of each.\npub static MESSAGES: [Packed; {count}] = [\n{tables}];\n\
         /// What each takes from the source language.\npub static MISSING: [&[&str]; {count}] = [\n{missing}];\n",
    )
    .expect("memory");
    fs::write(out.join("messages.rs"), code).expect("the folder can be written");
}

/// Returns bytes with their number before them.
fn block(bytes: &[u8]) -> Vec<u8> {
    let length = u16::try_from(bytes.len()).expect("a message of less than 64 KiB");
    [&length.to_le_bytes(), bytes].concat()
}

/// Returns a function for each message, in a module for each file.
fn functions(source: &Messages) -> String {
    let mut code = String::new();
    let mut names = String::new();
    let mut last = "";
    for (number, ((file, id), message)) in source.iter().enumerate() {
        if file != last {
            if !last.is_empty() {
                code += "}\n";
            }
            writeln!(code, "/// `i18n/{SOURCE}/{file}.ftl`.\npub mod {file} {{\nuse crate::i18n::{{Arg, Count, Id, Player, Text}};").expect("memory");
            last = file;
        }
        let function = match &*id.replace('-', "_") {
            keyword @ ("continue" | "move") => format!("r#{keyword}"),
            name => name.to_owned(),
        };
        let parameter =
            |(name, kind): &(String, &str)| format!("{}_: {kind}", name.replace('-', "_"));
        let parameters: Vec<_> = message.variables.iter().map(parameter).collect();
        let given = message.variables.iter().map(|(name, kind)| {
            let name = name.replace('-', "_") + "_";
            match *kind {
                "impl Count" => format!("Arg::Number({name}.count())"),
                "impl Into<String>" => format!("Arg::Word({name}.into())"),
                "impl Into<Player>" => format!("Arg::Player({name}.into().0)"),
                _ => format!("Arg::from({name})"),
            }
        });
        let given: Vec<_> = given.collect();
        writeln!(
            code,
            "/// {}\npub fn {function}({}) -> Text {{ Text::new(Id({number}), vec![{}]) }}",
            message.said.replace('\n', "\n/// "),
            parameters.join(", "),
            given.join(", ")
        )
        .expect("memory");
        write!(names, "\"{file}.{id}\", ").expect("memory");
    }
    format!("{code}}}\n/// The names of the messages.\npub static NAMES: &[&str] = &[{names}];\n")
}

fn read(language: &str, source: Option<&Messages>) -> Messages {
    let mut messages = Messages::new();
    // A language without a folder has no translation yet.
    let files = fs::read_dir(Path::new(FOLDER).join(language)).into_iter().flatten().flatten();
    let mut paths: Vec<_> = files.map(|file| file.path()).collect();
    paths.sort();
    for path in paths {
        let place = path.display().to_string();
        let file = path.file_stem().expect("a file").to_str().expect("a name").to_owned();
        let text = fs::read_to_string(&path).expect("a text");
        let resource =
            parser::parse(&*text).unwrap_or_else(|(_, errors)| panic!("{place}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            let mut compiled = Compiled::default();
            let known = source.map(|source| {
                source
                    .get(&(file.clone(), id.clone()))
                    .unwrap_or_else(|| panic!("{place}: {id} is not in {SOURCE}"))
            });
            if let Some(known) = known {
                compiled.variables.clone_from(&known.variables);
            }
            let types = message.comment.iter().flat_map(|comment| &comment.content).copied();
            for line in types {
                // `$count (Number): what it is`, in the order of the parameters.
                if let Some((name, kind)) =
                    line.trim().strip_prefix('$').and_then(|it| it.split_once(" ("))
                {
                    let kind = kind_named(kind.split(')').next().unwrap_or_default());
                    if known.is_none() {
                        compiled.variables.push((name.to_owned(), kind));
                    }
                }
            }
            let mut context = Context {
                place: &format!("{place}: {id}"),
                is_source: known.is_none(),
                messages: &messages,
                file: &file,
            };
            if let Some(value) = &message.value {
                compiled.said = plain(value);
                compiled.value = context.pattern(value, &mut compiled.variables);
            }
            for attribute in &message.attributes {
                let pattern = context.pattern(&attribute.value, &mut compiled.variables);
                if compiled.said.is_empty() {
                    compiled.said = plain(&attribute.value);
                }
                compiled.attributes.push((attribute.id.name.to_owned(), pattern));
            }
            let before = messages.insert((file.clone(), id.clone()), compiled);
            assert!(before.is_none(), "{place}: {id} is there twice");
        }
    }
    messages
}

fn kind_named(kind: &str) -> &'static str {
    match kind {
        "Number" => "impl Count",
        "Color" => "othello_core::board::Color",
        "Player" => "impl Into<Player>",
        "Square" => "othello_core::square::Square",
        "Text" => "Text",
        "Word" => "impl Into<String>",
        other => panic!("there is no kind {other}"),
    }
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

fn text(text: &str) -> Vec<u8> {
    [vec![b't'], block(text.as_bytes())].concat()
}

struct Context<'a> {
    place: &'a str,
    is_source: bool,
    messages: &'a Messages,
    file: &'a str,
}

impl Context<'_> {
    /// Returns a pattern, packed.
    fn pattern(
        &mut self,
        pattern: &Pattern<&str>,
        variables: &mut Vec<(String, &'static str)>,
    ) -> Vec<u8> {
        let part = |element: &PatternElement<&str>| match element {
            PatternElement::TextElement { value } => text(value),
            PatternElement::Placeable { expression } => self.expression(expression, variables),
        };
        pattern.elements.iter().flat_map(part).collect()
    }

    fn expression(
        &mut self,
        expression: &Expression<&str>,
        variables: &mut Vec<(String, &'static str)>,
    ) -> Vec<u8> {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                vec![b'g', self.variable(id.name, "impl Into<String>", variables)]
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => text(value),
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                let known = self.messages.get(&(self.file.to_owned(), id.name.to_owned()));
                let known =
                    known.unwrap_or_else(|| panic!("{}: {} is not above it", self.place, id.name));
                [vec![b'm'], block(&known.value)].concat()
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.expression(expression, variables)
            }
            Expression::Inline(_) => panic!("{}: this is not supported", self.place),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("{}: only variables select", self.place)
                };
                let is_number = variants.iter().any(|variant| match variant.key {
                    VariantKey::NumberLiteral { .. } => true,
                    VariantKey::Identifier { name } => {
                        ["one", "few", "many", "two", "zero"].contains(&name)
                    }
                });
                let is_color = variants
                    .iter()
                    .any(|it| matches!(it.key, VariantKey::Identifier { name: "black" }));
                let kind = match (is_number, is_color) {
                    (true, _) => "impl Count",
                    (false, true) => "othello_core::board::Color",
                    (false, false) => "impl Into<String>",
                };
                let number = self.variable(id.name, kind, variables);
                let (mut cases, mut default) = (Vec::new(), Vec::new());
                for variant in variants {
                    let pattern = self.pattern(&variant.value, variables);
                    let (VariantKey::NumberLiteral { value: key }
                    | VariantKey::Identifier { name: key }) = variant.key;
                    cases.extend(block(key.as_bytes()).into_iter().chain(block(&pattern)));
                    if variant.default {
                        default = pattern;
                    }
                }
                [vec![b's', number], block(&cases), block(&default)].concat()
            }
        }
    }

    fn variable(
        &self,
        name: &str,
        kind: &'static str,
        variables: &mut Vec<(String, &'static str)>,
    ) -> u8 {
        let number = |place| u8::try_from(place).expect("a message has few variables");
        if let Some(place) = variables.iter().position(|(known, _)| known == name) {
            return number(place);
        }
        assert!(self.is_source, "{}: ${name} is not in {SOURCE}", self.place);
        variables.push((name.to_owned(), kind));
        number(variables.len() - 1)
    }
}
