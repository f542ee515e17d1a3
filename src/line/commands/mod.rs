//! The commands of the line mode: one list for the parser and for `help`.
//!
//! The commands of a feature stand in its `lines`, those about the game as a whole in files of their own
//! here. A group only reads the state of the app, and knows nothing of the other groups.

use std::sync::LazyLock;

use super::audience::Audience;
use super::command::{Command, Need};
use super::error::{LineError, quoted};
use super::request::Request;
use crate::app::action::{Action, Answer};
use crate::app::command::{self, On};
use crate::app::table;
use crate::features::browsing;
use crate::features::clock;
use crate::features::evaluation;
use crate::features::exercise;
use crate::features::explanation;
use crate::features::explorer;
use crate::features::link;
use crate::features::moves;
use crate::features::new_game;
use crate::features::players;
use crate::features::reading;
use crate::features::repairs;
use crate::features::repertoire;
use crate::features::review;
use crate::features::saving;
use crate::features::scoresheet;
use crate::features::tags;
use crate::features::training;
use crate::features::variations;
use crate::i18n::m;
use crate::screen::commands as screen;

/// All commands, in the order of the help.
const GROUPS: &[Group] = &[
    Group::New(reading::commands::COMMANDS),
    Group::New(moves::commands::COMMANDS),
    Group::New(new_game::commands::COMMANDS),
    Group::New(players::commands::COMMANDS),
    Group::New(clock::commands::COMMANDS),
    Group::New(link::commands::COMMANDS),
    Group::New(browsing::commands::COMMANDS),
    Group::New(variations::commands::COMMANDS),
    Group::New(evaluation::commands::COMMANDS),
    Group::New(review::commands::COMMANDS),
    Group::New(explanation::commands::COMMANDS),
    Group::Old(explorer::lines::COMMANDS),
    Group::New(repertoire::commands::COMMANDS),
    Group::New(training::commands::COMMANDS),
    Group::New(exercise::commands::COMMANDS),
    Group::New(repairs::commands::COMMANDS),
    Group::New(scoresheet::commands::COMMANDS),
    Group::New(tags::commands::COMMANDS),
    Group::New(saving::commands::COMMANDS),
    Group::Old(GENERAL),
    Group::New(screen::COMMANDS),
];

/// The commands of a group.
enum Group {
    Old(&'static [Command]),
    New(&'static [command::Command]),
}

/// The same in one list.
static ALL: LazyLock<Vec<Command>> = LazyLock::new(|| {
    let of_group = |group: &Group| -> Vec<Command> {
        match group {
            Group::Old(commands) => commands.to_vec(),
            Group::New(commands) => commands.iter().filter_map(Command::of).collect(),
        }
    };
    let mut all: Vec<Command> = Vec::new();
    for command in GROUPS.iter().flat_map(of_group) {
        // A word that means another command in an exercise is listed once.
        if all.iter().all(|known| known.name() != command.name()) {
            all.push(command);
        }
    }
    all
});

/// The commands for questions.
const GENERAL: &[Command] = &[
    Command::new("yes", "answers yes to a question.", |_, _| {
        Request::Act(Action::Answer(Answer::Yes))
    })
    .with_aliases(&["y"])
    .that_needs(Need::Question),
    Command::new("no", "answers no to a question, as any other line does if you were asked because of a line of yours.", |_, _| {
        Request::Act(Action::Answer(Answer::No))
    })
    .with_aliases(&["n"])
    .that_needs(Need::Question),
];

/// Returns the line of each command in the list of all, in the order of the help.
pub fn command_summaries() -> impl Iterator<Item = String> {
    all().map(Command::summary)
}

fn all() -> impl Iterator<Item = &'static Command> {
    ALL.iter()
}

fn find(name: &str) -> Option<&'static Command> {
    all().find(|command| command.spellings().any(|known| known.eq_ignore_ascii_case(name)))
}

/// Returns `true` if a command of that name is one of the screen alone.
fn is_on_screen(name: &str) -> bool {
    let mut commands = table::COMMANDS.iter().copied().flatten();
    commands.any(|command| {
        command.on == On::Screen && command.words.iter().any(|word| word.eq_ignore_ascii_case(name))
    })
}

/// Returns the name of a command that is nearly the one that was typed.
pub fn nearest(name: &str) -> Option<&'static str> {
    /// The letters that may differ.
    const FARTHEST: usize = 2;
    let name = name.to_lowercase();
    let names = all().flat_map(Command::spellings).filter(|known| known.len() > FARTHEST);
    let far = |known: &str| strsim::damerau_levenshtein(known, &name);
    let nearest = names.map(|known| (far(known), known)).min()?;
    (nearest.0 <= FARTHEST && nearest.0 < name.chars().count()).then_some(nearest.1)
}

/// Parses the command that a line begins with, and the rest of the line; `None` if it begins with
/// none.
///
/// # Errors
/// When an argument follows a command that takes none, or none follows one that needs it.
pub fn parse(line: &str) -> Result<Option<(&'static Command, &str)>, LineError> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let Some(command) = find(first) else {
        return if is_on_screen(first) {
            LineError::because(m::screen::only_on_screen(first).to_string())
        } else {
            Ok(None)
        };
    };
    let rest = rest.trim();
    command.check(rest)?;
    Ok(Some((command, rest)))
}

/// Returns the list of the commands for an audience, a line each.
pub fn list(audience: Audience) -> String {
    let is_meant = |command: &&Command| match command.need() {
        Need::SavedGames | Need::Memory => audience == Audience::Terminal,
        Need::Nothing | Need::Question => true,
    };
    let lines = all().filter(is_meant).map(|command| format!("\n{}", command.summary()));
    format!(
        "Type a move, such as d3, or several, such as f5d6c3. Or one of these commands:{}",
        lines.collect::<String>()
    )
}

/// Returns the commands that all of these words fit, a line each.
///
/// # Errors
/// When none does.
pub fn about(words: &str) -> Result<String, LineError> {
    let words: Vec<_> = words.split_whitespace().map(str::to_lowercase).collect();
    let fits = |summary: &String| {
        let said = summary.to_lowercase();
        words.iter().all(|word| said.contains(word.as_str()))
    };
    let found: Vec<_> = all().map(Command::help).filter(fits).collect();
    if found.is_empty() {
        return LineError::because(m::screen::no_command_about(words.join(" ")).to_string());
    }
    Ok(found.iter().filter_map(|help| help.lines().next()).collect::<Vec<_>>().join("\n"))
}

/// Explains the command of that name.
///
/// # Errors
/// When there is no such command.
pub fn help(name: &str) -> Result<String, LineError> {
    match find(name) {
        Some(command) => Ok(command.help()),
        None => LineError::because(unknown(name)),
    }
}

/// Returns that a word is no command, with the one that may be meant.
pub fn unknown(name: &str) -> String {
    match nearest(name) {
        Some(known) => m::screen::did_you_mean(quoted(name), known).to_string(),
        None => m::screen::unknown_command(quoted(name)).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::command::Given;
    use crate::app::fixtures::{app, setup};
    use crate::app::reply::Refused;

    #[test]
    fn every_name_leads_to_its_command() {
        let commands = list(Audience::Terminal);
        for command in all() {
            for name in command.spellings() {
                let found = find(&name.to_uppercase()).unwrap();
                assert_eq!(found.name(), command.name(), "{name}");
            }
            let summary = command.summary();
            assert!(summary.starts_with(command.name()));
            assert!(summary.ends_with('.'));
            assert!(commands.contains(&format!("\n{summary}")));
            assert!(command.help().starts_with(&summary));
        }
    }

    /// A usage that leaves its argument out needs none, and one that shows one takes it, whatever the game
    /// refuses after that.
    #[test]
    fn every_command_takes_the_lines_that_it_is_listed_with() {
        let is_about_line = |text: &str| text.contains("expected ") || text.contains("argument");
        let mut refused = Vec::new();
        for command in all() {
            for line in command.usages() {
                let mut app = app(setup());
                let (found, rest) = parse(&line).unwrap().expect(&line);
                assert_eq!(found.name(), command.name(), "{line}");
                match found.run(rest, &app) {
                    Request::Refuse(error) => refused.push(format!("{line}: {error:?}")),
                    Request::Run(command, rest) => {
                        match command.run(&mut app, Given::Line(&rest)) {
                            Err(Refused::For(text, _)) if is_about_line(&text.to_string()) => {
                                refused.push(format!("{line}: {text}"));
                            }
                            Ok(()) | Err(_) => {}
                        }
                    }
                    _ => {}
                }
            }
        }
        assert_eq!(refused, [""; 0]);
    }

    #[test]
    fn an_argument_is_required_or_refused() {
        let parsed = |line| parse(line).map(|found| found.map(|(c, rest)| (c.name(), rest)));
        assert_eq!(parsed("At  12"), Ok(Some(("at", "12"))));
        assert_eq!(parsed("new"), Ok(Some(("new", ""))));
        assert_eq!(parsed("d3"), Ok(None));
        assert_eq!(parsed(""), Ok(None));
        assert_eq!(parsed("at"), LineError::because("at needs an argument, as in: at 12"));
        assert_eq!(parsed("redo 3"), LineError::because("redo takes no argument"));
    }
}
