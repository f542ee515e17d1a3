//! The option for the language of what is said.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Args, Command, Error};
use othello_words::i18n::Language;

/// The heading of the options of the screen.
pub const SCREEN: &str = "Screen";

/// The language of what is said.
#[derive(Args, Clone, Copy, Default)]
pub struct LanguageArgs {
    #[arg(
        long,
        global = true,
        value_name = "LANG",
        value_parser = LanguageParser
    )]
    pub language: Option<Language>,
}

/// A parser of every name of a language, which lists the short ones.
#[derive(Clone)]
struct LanguageParser;

impl TypedValueParser for LanguageParser {
    type Value = Language;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Language, Error> {
        let parser = StringValueParser::new().try_map(|name| name.parse::<Language>());
        parser.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Language::NAMES.into_iter().map(PossibleValue::new)))
    }
}
