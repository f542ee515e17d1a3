//! Mistakes in a command line, in the language of the player.

use std::error::Error;
use std::net::AddrParseError;
use std::num::{ParseFloatError, ParseIntError};

use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use othello_home::said;
use othello_words::i18n::{self, Text, m};

use crate::cli::help;

/// Returns what is wrong, with what may have been meant, the usage of the command, and where more is said.
pub fn said(error: &clap::Error, command: &Command) -> String {
    let mut lines = vec![m::cli::error(what(error)).to_string()];
    let values = words(error, ContextKind::ValidValue);
    if !values.is_empty() && error.kind() == ErrorKind::InvalidValue {
        lines.push(m::cli::possible(i18n::list(values)).to_string());
    }
    let tips: Vec<_> = tips(error).into_iter().map(|tip| m::cli::tip(tip).to_string()).collect();
    if !tips.is_empty() {
        lines.push(String::new());
        lines.extend(tips);
    }
    let usage = match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => Some(usage.to_string()),
        // Those that this program finds have no more than words.
        _ if error.context().next().is_none() => Some(command.clone().render_usage().to_string()),
        _ => None,
    };
    if let Some(usage) = usage {
        lines.extend([String::new(), help::usage(&usage)]);
    }
    lines.extend([String::new(), m::cli::more().to_string()]);
    lines.join("\n") + "\n"
}

fn what(error: &clap::Error) -> String {
    let all = |kind| words(error, kind);
    let first = |kind| all(kind).into_iter().next();
    let (argument, value) = (first(ContextKind::InvalidArg), first(ContextKind::InvalidValue));
    let said = match (error.kind(), argument, value) {
        (ErrorKind::UnknownArgument, Some(argument), _) => Some(m::cli::unexpected(argument)),
        (ErrorKind::ArgumentConflict, argument, _) => {
            let argument = argument.or_else(|| first(ContextKind::InvalidSubcommand));
            argument.map(|it| conflict(it, &all(ContextKind::PriorArg)))
        }
        (ErrorKind::InvalidValue, Some(argument), Some(value)) if value.is_empty() => {
            Some(m::cli::no_value(argument))
        }
        (ErrorKind::InvalidValue, Some(argument), Some(value)) => {
            Some(m::cli::wrong_value(value, argument))
        }
        (ErrorKind::ValueValidation, Some(argument), Some(value)) => {
            let wrong = m::cli::wrong_value(value, argument);
            Some(match error.source() {
                Some(why) => m::faults::because(wrong, reason(why)),
                None => wrong,
            })
        }
        (ErrorKind::TooManyValues, Some(argument), Some(value)) => {
            Some(m::cli::too_many(value, argument))
        }
        (ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues, Some(argument), _) => {
            wrong_number(error, argument)
        }
        (ErrorKind::InvalidSubcommand, ..) => {
            first(ContextKind::InvalidSubcommand).map(m::cli::unknown_command)
        }
        (ErrorKind::MissingRequiredArgument, ..) => {
            let missing = all(ContextKind::InvalidArg);
            let missing = missing.into_iter().map(|argument| format!("\n  {argument}"));
            Some(m::cli::missing(missing.collect::<String>()))
        }
        (ErrorKind::MissingSubcommand, ..) => {
            first(ContextKind::InvalidSubcommand).map(|command| {
                m::cli::no_subcommand(command, i18n::list(all(ContextKind::ValidSubcommand)))
            })
        }
        // Of other kinds and of those that this program finds there are only the words.
        _ => None,
    };
    said.map_or_else(|| message(error), |said| said.to_string())
}

/// Returns why a value is wrong; numbers are read by clap and the standard library, which have English words alone.
fn reason(why: &(dyn Error + 'static)) -> Text {
    let text = why.to_string();
    let range = text.split_once(" is not in ").and_then(|(_, range)| range.split_once("..="));
    match range {
        Some((least, most)) => m::cli::out_of_range(least, most),
        None if why.is::<ParseIntError>() || why.is::<ParseFloatError>() => m::cli::not_a_number(),
        None if why.is::<AddrParseError>() => m::cli::not_an_address(),
        None => m::common::raw(said::in_words(why)),
    }
}

fn conflict(argument: String, others: &[String]) -> Text {
    match others {
        [other] if *other == argument => m::cli::repeated(argument),
        _ => m::cli::conflict(argument, i18n::list(others)),
    }
}

fn wrong_number(error: &clap::Error, argument: String) -> Option<Text> {
    let number = |kind| match error.get(kind) {
        Some(ContextValue::Number(number)) => i64::try_from(*number).ok(),
        _ => None,
    };
    let expected = number(ContextKind::ExpectedNumValues).or(number(ContextKind::MinValues))?;
    let given = number(ContextKind::ActualNumValues)?;
    Some(m::cli::values_expected(argument, expected, given))
}

/// Returns what may have been meant.
fn tips(error: &clap::Error) -> Vec<Text> {
    let kinds =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let names = kinds.map(|kind| words(error, kind)).into_iter().filter(|names| !names.is_empty());
    // clap has the nearest last.
    let similar = names.map(|names| m::cli::similar(i18n::disjunction(names.into_iter().rev())));
    let argument = words(error, ContextKind::InvalidArg).into_iter().next();
    let as_value = argument.filter(|_| {
        let is_it = |tip: &clap::builder::StyledStr| tip.to_string().contains("'-- ");
        matches!(error.get(ContextKind::Suggested), Some(ContextValue::StyledStrs(tips)) if tips.iter().any(is_it))
    });
    similar.chain(as_value.map(m::cli::as_value)).collect()
}

/// Returns the words of the command line that an error names.
fn words(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    }
}

/// Returns the message of an error that has nothing else.
fn message(error: &clap::Error) -> String {
    let text = error.render().to_string();
    text.trim_start_matches("error: ").trim_end().to_owned()
}
