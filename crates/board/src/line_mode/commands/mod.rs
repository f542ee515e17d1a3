//! The commands of the line mode: one list for the parser and for `help`.

use std::sync::LazyLock;

use othello_notation::folding::{Searched, folded, without_e};
use othello_words::i18n::{self, Language, m};
use othello_words::text::quoted;

use super::error::LineError;
use crate::app::App;
use crate::app::audience::Audience;
use crate::app::command::{Choice, Command, On, Stored};
use crate::app::table::{self, FEATURES, Feature, Group};

/// The form of what is said about them.
const FORM: &str = "";

/// All commands, in the order of the table.
static ALL: LazyLock<Vec<&'static Command>> = LazyLock::new(|| {
    let mut all: Vec<&Command> = Vec::new();
    let typed = |command: &&Command| !command.words.is_empty() && command.on != On::Screen;
    for command in table::commands().filter(typed) {
        // A word that means another command in an exercise is listed once.
        if all.iter().all(|known| known.name() != command.name()) {
            all.push(command);
        }
    }
    all
});

/// Returns the line of each command in the list of all, in the order of the help.
pub fn command_summaries() -> impl Iterator<Item = String> {
    all().map(|command| command.summary(FORM))
}

fn all() -> impl Iterator<Item = &'static Command> {
    ALL.iter().copied()
}

fn find(name: &str) -> Option<&'static Command> {
    let has_word =
        |command: &&Command| command.words.iter().any(|known| known.eq_ignore_ascii_case(name));
    all().find(has_word).or_else(|| said(name))
}

/// Returns the command that a word of the language means: the one of which it is the first such word, or else the only
/// one of which it is one.
fn said(name: &str) -> Option<&'static Command> {
    if name.contains(|letter: char| letter.is_ascii_digit()) {
        // Moves are no words.
        return None;
    }
    let name = folded(name);
    said_so(&name).or_else(|| said_so(&without_e(&name)))
}

fn said_so(name: &str) -> Option<&'static Command> {
    let mut first = None;
    let mut others = Vec::new();
    for (command, words) in words_of_the_language() {
        match words.iter().position(|word| word == name) {
            Some(0) if first.is_none() => first = Some(command),
            Some(_) => others.push(command),
            None => {}
        }
    }
    let only = if let [only] = others[..] { Some(only) } else { None };
    first.or(only)
}

/// Returns the commands with the words by which they are looked for in the language that is spoken: those of English
/// are looser, and the commands have English names.
fn words_of_the_language() -> impl Iterator<Item = (&'static Command, Vec<String>)> {
    let language = Some(Language::current()).filter(|language| *language != Language::ENGLISH);
    language.into_iter().flat_map(|language| {
        all().filter_map(move |command| {
            let about = (command.text)().form_in("about", language)?;
            // What is joined is a phrase, and no word.
            let words = about.split_whitespace().filter(|word| !word.contains('_'));
            Some((command, words.map(folded).collect()))
        })
    })
}

/// Returns `true` if a command of that name is one of the screen alone.
fn is_on_screen(name: &str) -> bool {
    let mut commands = table::commands();
    commands.any(|command| {
        command.on == On::Screen && command.words.iter().any(|word| word.eq_ignore_ascii_case(name))
    })
}

/// Returns the name of a command that is nearly the one that was typed.
pub fn nearest(name: &str) -> Option<&'static str> {
    /// The letters of a word for each that may differ.
    const LETTERS: usize = 3;
    let name = folded(name);
    let names = all().flat_map(|it| it.words.iter().map(|word| ((*word).to_owned(), *word)));
    let of_language = words_of_the_language()
        .flat_map(|(command, words)| words.into_iter().map(|word| (word, command.name())));
    let names = names.chain(of_language).filter(|(known, _)| known.chars().count() > LETTERS);
    let far = |known: &str| strsim::damerau_levenshtein(known, &name);
    // Of those that are as near, the first.
    let nearest = names.map(|(known, word)| (far(&known), word)).min_by_key(|known| known.0)?;
    (nearest.0 * LETTERS <= name.chars().count()).then_some(nearest.1)
}

/// Parses the command that a line begins with, and the rest of the line; `None` if it begins with
/// none. The colon with which a screen names commands may stand before it.
pub fn parse(line: &str) -> Result<Option<(&'static Command, &str)>, LineError> {
    let line = line.strip_prefix([':', '：']).map_or(line, str::trim_start);
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let Some(command) = find(first) else {
        return if is_on_screen(first) {
            LineError::because(m::screen::only_on_screen(first).to_string())
        } else {
            Ok(None)
        };
    };
    Ok(Some((command, rest.trim())))
}

/// Returns `true` for a command that somebody can use: a script has no saved games and remembers nothing.
fn is_for(audience: Audience) -> impl Fn(&&'static Command) -> bool {
    move |command| match command.stored {
        Stored::Games | Stored::Memory | Stored::Terminal => audience == Audience::Terminal,
        Stored::Nothing => true,
    }
}

/// Returns the names of the commands by their groups, a line each, and how to learn more.
pub fn groups(audience: Audience) -> String {
    let names = |group| {
        let of_group = |feature: &&Feature| feature.group == group;
        let commands = FEATURES.iter().filter(of_group).flat_map(|feature| feature.commands);
        let is_listed = |it: &&Command| all().any(|known| std::ptr::eq(known, *it));
        i18n::list(commands.filter(is_listed).filter(is_for(audience)).map(Command::name))
    };
    let groups = Group::ALL.map(|group| m::screen::group(group.name(), names(group)).to_string());
    let lines = [m::screen::moves_help().to_string()].into_iter().chain(groups);
    lines.chain([m::screen::more_help().to_string()]).collect::<Vec<_>>().join("\n")
}

/// Returns the summaries of all commands for an audience, a line each.
pub fn list(audience: Audience) -> String {
    all()
        .filter(is_for(audience))
        .map(|command| command.summary(FORM))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Returns the commands that all of these words fit, a line each.
pub fn about(words: &str, audience: Audience, app: &App) -> Result<String, LineError> {
    let named = named_choices(words, app).map(|(command, choice)| line_of_choice(command, &choice));
    let words: Vec<_> = words.split_whitespace().collect();
    let fits = |command: &&'static Command| {
        let about = (command.text)().form("about").unwrap_or_default();
        let said = Searched::new(&format!("{} {about}", command.explanation(FORM)));
        words.iter().all(|word| said.contains(word))
    };
    let found =
        all().filter(is_for(audience)).filter(fits).map(|command| command.explanation(FORM));
    let found: Vec<_> = named.chain(found).collect();
    if found.is_empty() {
        return LineError::because(m::screen::no_command_about(words.join(" ")).to_string());
    }
    Ok(found.iter().filter_map(|help| help.lines().next()).collect::<Vec<_>>().join("\n"))
}

/// Returns the choices of all commands that have that name: `deutsch` is a language.
fn named_choices(name: &str, app: &App) -> impl Iterator<Item = (&'static Command, Choice)> {
    let choice = |command: &'static Command| {
        // The values of settings are those of other commands as well.
        let choice = command.choice(name, app).filter(|choice| !choice.word.contains(' '))?;
        (choice.text.to_string() != choice.word).then_some((command, choice))
    };
    all().filter_map(choice)
}

/// Returns the line of a choice that has a name: `language de: Deutsch`.
fn line_of_choice(command: &Command, choice: &Choice) -> String {
    let line = format!("{} {}", command.name(), choice.name());
    if choice.is_present { m::palette::applies(line).to_string() } else { line }
}

/// Returns what can stand behind a command and the words that begin it, a line each.
pub fn choices(command: &Command, begun: &str, app: &App) -> Vec<String> {
    let choices = (command.choices)(app).into_iter();
    let choices = choices.filter(|choice| choice.word.starts_with(begun));
    choices.map(|choice| line_of_choice(command, &choice)).collect()
}

/// Returns the line that is meant by a word: a command that is nearly named so, or one with the choice of that name.
pub fn meant(word: &str, app: &App) -> Option<String> {
    let line =
        |(command, choice): (&Command, Choice)| format!("{} {}", command.name(), choice.word);
    named_choices(word, app).next().map(line).or_else(|| nearest(word).map(str::to_owned))
}

/// Explains the command of that name.
pub fn help(name: &str) -> Result<String, LineError> {
    match find(name) {
        Some(command) => Ok(command.explanation(FORM)),
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
    use crate::app::command::Run;
    use crate::app::fixtures::{app, setup};
    use crate::app::reply::Refused;

    #[test]
    fn every_name_leads_to_its_command() {
        let commands = list(Audience::Terminal);
        for command in all() {
            for word in command.words {
                let found = find(&word.to_uppercase()).unwrap();
                assert_eq!(found, command, "{word}");
                assert_eq!(parse(&format!(":{word} 3")).unwrap(), Some((command, "3")));
            }
            let summary = command.summary(FORM);
            assert!(summary.starts_with(command.name()));
            assert!(!summary.ends_with('.'), "{summary}");
            assert!(commands.lines().any(|line| line == summary));
            let groups = groups(Audience::Terminal);
            let listed = groups.lines().filter_map(|line| line.split_once(": "));
            let mut listed = listed.flat_map(|(_, names)| names.split(", "));
            assert!(listed.any(|known| known == command.name()), "{groups}");
            assert!(command.explanation(FORM).starts_with(&summary));
        }
    }

    /// The lines that the usage shows: of `mine, or mine black, white or both` there are four.
    fn usages(command: &Command) -> Vec<String> {
        let usage = command.usage();
        let parts = usage.split(", or ").flat_map(|part| part.split(", "));
        let lines = parts.flat_map(|part| part.split(" or ")).map(|part| {
            let is_whole = part.split(' ').next() == Some(command.name());
            if is_whole { part.into() } else { format!("{} {part}", command.name()) }
        });
        lines.collect()
    }

    /// A usage that leaves its argument out needs none, and one that shows one takes it, whatever the game
    /// refuses after that.
    #[test]
    fn every_command_takes_the_lines_that_it_is_listed_with() {
        let is_about_line = |text: &str| text.contains("expected ") || text.contains("argument");
        let mut refused = Vec::new();
        for command in all() {
            for line in usages(command) {
                let mut app = app(setup());
                let (found, rest) = parse(&line).unwrap().expect(&line);
                assert_eq!(found, command, "{line}");
                // The line mode itself does it, or shows the choices.
                if matches!(found.run, Run::Front(_)) || found.open_choice(rest, &app).is_some() {
                    continue;
                }
                match found.run(&mut app, rest) {
                    Err(Refused { why: text, .. }) if is_about_line(&text.to_string()) => {
                        refused.push(format!("{line}: {text}"));
                    }
                    Ok(()) | Err(_) => {}
                }
            }
        }
        assert_eq!(refused, [""; 0]);
    }

    /// Nothing is reviewed, viewed or shown here: the conditions of most are not met.
    #[test]
    fn what_an_argument_cannot_be_is_said_before_what_is_missing() {
        let mut refused = Vec::new();
        for command in all() {
            let (Run::Read(read) | Run::ReadSome(read)) = command.run else { continue };
            let expected = read("sideways").expect_err(command.name());
            assert_eq!(command.run(&mut app(setup()), "sideways"), Err(expected));
            refused.push(command.name());
        }
        assert!(refused.contains(&"error") && refused.contains(&"at"), "{refused:?}");
    }

    #[test]
    fn an_argument_is_required_or_refused() {
        let parsed = |line| parse(line).map(|found| found.map(|(c, rest)| (c.name(), rest)));
        assert_eq!(parsed("At  12"), Ok(Some(("at", "12"))));
        assert_eq!(parsed("new"), Ok(Some(("new", ""))));
        assert_eq!(parsed("d3"), Ok(None));
        assert_eq!(parsed(""), Ok(None));
        let refused = |line| {
            let (command, rest) = parse(line).unwrap().unwrap();
            match command.run(&mut app(setup()), rest) {
                Err(refused) => refused.why.to_string(),
                other => panic!("{line}: {other:?}"),
            }
        };
        assert_eq!(refused("at"), "at needs an argument, as in: at 12");
        assert_eq!(refused("redo 3"), "redo takes no argument");
    }
}
