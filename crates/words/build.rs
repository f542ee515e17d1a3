//! Compiles the messages of `i18n/*/*.ftl` into typed functions, and a table for each language.
//!
//! A message of the source language becomes a function with an argument for each of its variables. A translation
//! that lacks a message is completed from the source language; what is wrong in one is an error of the build.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use othello_messages::{Folder, Gravity, Kind, Messages, SOURCE, Translation};

/// The folder of the messages, beside the packages.
const FOLDER: &str = "../../i18n";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let read = |code: &str| Folder::read(&Path::new(FOLDER).join(code), &format!("i18n/{code}"));
    let source = othello_messages::read_source(&read(SOURCE)?);
    let mut languages = vec![source];
    for code in othello_messages::folders(Path::new(FOLDER))?.iter().skip(1) {
        let translation = othello_messages::read_translation(&read(code)?, &languages[0].messages);
        languages.push(translation);
    }
    for fault in languages.iter().flat_map(|language| &language.faults) {
        let kind = match fault.gravity {
            Gravity::Wrong => "error",
            Gravity::Doubtful => "warning",
        };
        println!("cargo::{kind}={fault}");
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where"));
    let code = functions(&languages[0].messages) + &tables(&languages, &out)?;
    fs::write(out.join("messages.rs"), code)
}

/// Writes the table of each language; returns the code that has them in the program, and the facts.
fn tables(languages: &[Translation], out: &Path) -> io::Result<String> {
    let source = &languages[0].messages;
    let (mut facts, mut tables, mut missing) = (String::new(), String::new(), String::new());
    for language in languages {
        // There is a fault without them.
        let Some(known) = language.facts else { continue };
        let table = othello_messages::table(&language.messages, source);
        let file = format!("messages.{}", known.code);
        fs::write(out.join(&file), table.packed)?;
        append(&mut facts, format_args!("{known:?},\n"));
        let place = format!("concat!(env!(\"OUT_DIR\"), \"/{file}\")");
        append(&mut tables, format_args!("Packed(include_bytes!({place})),\n"));
        append(&mut missing, format_args!("&{:?},\n", table.missing));
    }
    let count = languages.len();
    let signatures = othello_messages::signatures(source);
    Ok(format!(
        "/// The facts about the languages, the source language first.\n\
         pub const FACTS: [Facts; {count}] = [\n{facts}];\n\
         /// The messages of each.\npub static MESSAGES: [Packed<'static>; {count}] = [\n{tables}];\n\
         /// What each takes from the source language.\npub static MISSING: [&[&str]; {count}] = [\n{missing}];\n\
         /// What a translation has to know of the messages beside their names.\n\
         pub static SIGNATURES: &str = {signatures:?};\n",
    ))
}

fn append(code: &mut String, text: std::fmt::Arguments<'_>) {
    code.write_fmt(text).expect("memory");
}

/// Returns a function for each message, in a module for each file.
fn functions(source: &Messages) -> String {
    let mut code = String::new();
    let files: BTreeSet<_> = source.keys().map(|(file, _)| file).collect();
    for file in files {
        append(&mut code, format_args!("/// `i18n/{SOURCE}/{file}.ftl`.\npub mod {file} {{\n"));
        code += "use crate::i18n::{MessageArg, Count, Id, Player, Text};\n";
        for (number, ((_, id), message)) in source.iter().enumerate().filter(|it| it.1.0.0 == *file)
        {
            let function = match &*id.replace('-', "_") {
                keyword @ ("continue" | "move") => format!("r#{keyword}"),
                name => name.to_owned(),
            };
            let variables = message.variables.iter();
            let parameters = variables.clone().map(|(name, kind)| parameter(&named(name), *kind));
            let arguments = variables.map(|(name, kind)| argument(&named(name), *kind));
            append(&mut code, format_args!("/// {}\n", message.said.replace('\n', "\n/// ")));
            let parameters = parameters.collect::<Vec<_>>().join(", ");
            append(&mut code, format_args!("pub fn {function}({parameters}) -> Text {{ "));
            let arguments = arguments.collect::<Vec<_>>().join(", ");
            append(&mut code, format_args!("Text::new(Id({number}), vec![{arguments}]) }}\n"));
        }
        code += "}\n";
    }
    let names: Vec<_> = source.keys().map(|(file, id)| format!("{file}.{id}")).collect();
    append(
        &mut code,
        format_args!("/// The names of the messages.\npub static NAMES: &[&str] = &{names:?};\n"),
    );
    code
}

fn named(variable: &str) -> String {
    variable.replace('-', "_") + "_"
}

fn parameter(name: &str, kind: Kind) -> String {
    let kind = match kind {
        Kind::Number => "impl Count",
        Kind::Color => "othello_core::board::Color",
        Kind::Player => "impl Into<Player>",
        Kind::Square => "othello_core::square::Square",
        Kind::Text => "Text",
        Kind::Word => "impl Into<String>",
    };
    format!("{name}: {kind}")
}

fn argument(name: &str, kind: Kind) -> String {
    match kind {
        Kind::Number => format!("MessageArg::Number({name}.count())"),
        Kind::Word => format!("MessageArg::Word({name}.into())"),
        Kind::Player => format!("MessageArg::Player({name}.into().0)"),
        Kind::Color | Kind::Square | Kind::Text => format!("MessageArg::from({name})"),
    }
}
