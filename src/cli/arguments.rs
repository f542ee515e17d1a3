//! The arguments of the process, as the command line reads them.

use std::ffi::OsString;
use std::path::Path;

use clap::Command;
use othello_batch::options::language::LanguageArgs;

const LANGUAGE: &str = "--language";

/// Takes the option for the language out of the arguments, wherever it stands.
pub fn split(arguments: Vec<OsString>) -> (Vec<OsString>, Vec<OsString>) {
    let (mut others, mut of_language) = (Vec::new(), Vec::new());
    let mut arguments = arguments.into_iter().peekable();
    while let Some(argument) = arguments.next() {
        let is_name = |next: &OsString| !next.to_string_lossy().starts_with('-');
        if argument == LANGUAGE
            && let Some(name) = arguments.next_if(is_name)
        {
            of_language.extend([argument, name]);
        } else if value_of(&argument).is_some() {
            of_language.push(argument);
        } else {
            let is_end = argument == "--";
            others.push(argument);
            if is_end {
                others.extend(arguments);
                break;
            }
        }
    }
    (others, of_language)
}

/// Returns the language that is named, however little of the rest is right.
pub fn named_language(of_language: &[OsString]) -> LanguageArgs {
    let name = of_language.last().and_then(|last| value_of(last).or(last.to_str()));
    LanguageArgs { language: name.and_then(|name| name.parse().ok()) }
}

fn value_of(argument: &OsString) -> Option<&str> {
    argument.to_str()?.strip_prefix(LANGUAGE)?.strip_prefix('=')
}

/// Puts the option for the language behind the words of the command, where clap takes it. A file stands for `open` and
/// the file: so a desktop opens one. A word that is a command is one.
pub fn join(
    mut arguments: Vec<OsString>,
    of_language: Vec<OsString>,
    program: &Command,
) -> Vec<OsString> {
    let is_help = arguments.get(1).is_some_and(|first| first == "help");
    let is_file = arguments.get(1).is_some_and(|first| {
        let is_command = program.find_subcommand(first).is_some() || is_help;
        let path = Path::new(first);
        let is_option = first.to_string_lossy().starts_with('-');
        // What looks like a file and is none is said by `open`.
        let is_named = path.extension().is_some() || path.components().count() > 1;
        !is_command && !is_option && (is_named || path.is_file())
    });
    if is_file {
        arguments.insert(1, "open".into());
    }
    if is_help {
        // It takes no options, and the language is spoken already.
        return arguments;
    }
    let (mut place, mut command) = (1.min(arguments.len()), program);
    while let Some(next) = arguments.get(place).and_then(|word| command.find_subcommand(word)) {
        (place, command) = (place + 1, next);
    }
    // Behind an option a word would be one too many, but here it is a command, though perhaps not spelled like one.
    let is_word = |word: &OsString| !word.to_string_lossy().starts_with('-');
    let takes_either = command.is_args_conflicts_with_subcommands_set();
    if takes_either && arguments.get(place).is_some_and(is_word) {
        place += 1;
    }
    arguments.splice(place..place, of_language);
    arguments
}
