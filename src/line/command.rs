//! A command of the line mode: its names, its help and its function.

use super::error::LineError;
use super::request::Request;
use crate::app::App;
use crate::app::command;

/// The function of a command: takes the rest of the line, reads the state, and returns what is to
/// be done.
type OldRun = fn(&str, &App) -> Request;

/// The function of a command, or one of the table that both front ends share.
#[derive(Clone, Copy)]
enum Run {
    Old(OldRun),
    New(&'static command::Command),
}

/// A command of the line mode, besides moves.
#[derive(Clone, Copy)]
pub struct Command {
    name: &'static str,
    /// Other spellings of the name.
    aliases: &'static [&'static str],
    argument: Argument,
    need: Need,
    /// An example or two of the whole line.
    usage: &'static str,
    /// The rest of a sentence that begins with the usage.
    description: &'static str,
    /// More lines of help, if the command is explained alone.
    details: Option<Details>,
    run: Run,
}

/// The text that may follow a command in its line.
#[derive(Clone, Copy)]
enum Argument {
    None,
    Optional,
    Required,
}

/// A condition for a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// None.
    Nothing,
    /// An open question, which the command answers. Any other line answers it with no.
    Question,
    /// Saved games, which only a terminal has.
    SavedGames,
    /// The player's answers, which a script does not know.
    Memory,
}

/// More lines of help.
#[derive(Clone, Copy)]
enum Details {
    Old(fn() -> String),
    New(&'static str),
}

impl Command {
    /// Makes it of a command of the table that both front ends share, unless only keys do it.
    pub fn of(command: &'static command::Command) -> Option<Self> {
        let (name, aliases) = command.words.split_first()?;
        if command.on == command::On::Screen {
            return None;
        }
        let text = (command.text)();
        let argument = match command.run {
            command::Run::Plain(_) => Argument::None,
            command::Run::Text(_) | command::Run::Confirmable(_) | command::Run::Front(_) => {
                Argument::Optional
            }
            command::Run::SomeText(_) | command::Run::Square(_) => Argument::Required,
        };
        Some(Self {
            name,
            aliases,
            argument,
            need: match command.stored {
                command::Stored::Nothing => Need::Nothing,
                command::Stored::Memory => Need::Memory,
                command::Stored::Games => Need::SavedGames,
            },
            usage: text.form("usage").map_or(name, |usage| usage.leak()),
            description: text.to_string().leak(),
            details: text.form("details").map(|details| Details::New(details.leak())),
            run: Run::New(command),
        })
    }

    /// Creates a command that takes no argument.
    pub const fn new(name: &'static str, description: &'static str, run: OldRun) -> Self {
        Self {
            name,
            aliases: &[],
            argument: Argument::None,
            need: Need::Nothing,
            usage: name,
            description,
            details: None,
            run: Run::Old(run),
        }
    }

    /// The same command with other spellings of its name.
    #[must_use]
    pub const fn with_aliases(self, aliases: &'static [&'static str]) -> Self {
        Self { aliases, ..self }
    }

    /// The same command with an argument, as in that example.
    #[must_use]
    pub const fn with_argument(self, usage: &'static str) -> Self {
        Self { argument: Argument::Required, usage, ..self }
    }

    /// The same command with an argument that may be left out, as in these examples.
    #[must_use]
    pub const fn with_optional_argument(self, usage: &'static str) -> Self {
        Self { argument: Argument::Optional, usage, ..self }
    }

    /// The same command under a condition.
    #[must_use]
    pub const fn that_needs(self, need: Need) -> Self {
        Self { need, ..self }
    }

    /// The same command with more lines of help.
    #[must_use]
    pub const fn with_details(self, details: fn() -> String) -> Self {
        Self { details: Some(Details::Old(details)), ..self }
    }

    /// The name that is listed.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The lines that the usage shows: of `mine, or mine black, white or both` there are four.
    #[cfg(test)]
    pub fn usages(&self) -> impl Iterator<Item = String> {
        let parts = self.usage.split(", or ").flat_map(|part| part.split(", "));
        parts.flat_map(|part| part.split(" or ")).map(|part| match part.split(' ').next() {
            Some(name) if name == self.name => part.into(),
            Some(_) | None => format!("{} {part}", self.name),
        })
    }

    /// All spellings of the name.
    pub fn spellings(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.name).chain(self.aliases.iter().copied())
    }

    /// The condition for the command.
    pub const fn need(&self) -> Need {
        self.need
    }

    /// Returns the line of the command in the list of all.
    pub fn summary(&self) -> String {
        format!("{}: {}", self.usage, self.description)
    }

    /// Returns the explanation of the command.
    pub fn help(&self) -> String {
        match self.details {
            Some(Details::Old(details)) => format!("{}\n{}", self.summary(), details()),
            Some(Details::New(details)) => format!("{}\n{details}", self.summary()),
            None => self.summary(),
        }
    }

    /// Checks the rest of a line that begins with the command.
    ///
    /// # Errors
    /// When an argument follows a command that takes none, or none follows one that needs it.
    pub fn check(&self, rest: &str) -> Result<(), LineError> {
        let Self { name, usage, .. } = self;
        match (self.argument, rest.is_empty()) {
            (Argument::None, false) => LineError::because(format!("{name} takes no argument")),
            (Argument::Required, true) => {
                LineError::because(format!("{name} needs an argument, as in: {usage}"))
            }
            (Argument::None, true) | (Argument::Optional, _) | (Argument::Required, false) => {
                Ok(())
            }
        }
    }

    /// Returns what is to be done, given the rest of the line.
    pub fn run(&self, rest: &str, app: &App) -> Request {
        match self.run {
            Run::Old(run) => run(rest, app),
            Run::New(command) => Request::Run(command, rest.to_owned()),
        }
    }
}
