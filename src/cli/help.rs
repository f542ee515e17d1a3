//! The help of the commands, from 24 columns on.
//!
//! clap's own help is wider than that, and takes two lines for each option of larger commands.

use clap::builder::PossibleValue;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command, CommandFactory};
use othello_batch::options::games::GAMES;
use othello_batch::options::language::SCREEN;
use othello_batch::options::rules::RULES;
use othello_home::config::look::ThemeName;
use othello_words::i18n::{self, Text, m};
use othello_words::rules;
use othello_words::text::{capitalized, pad, width, wrap};

use crate::cli::link_options::CONNECTION;
use crate::cli::{Cli, NEW_GAME};
use othello_core::rules::Axis;

/// The width from which labels and texts are side by side.
const SIDE_BY_SIDE: usize = 60;
/// The width of the widest label with a text beside it.
const WIDEST_LABEL: usize = 24;

/// Returns the command line. The help of each command is only its name, which [`requested`] replaces
/// by the page, so that pages are not laid out at every start. What stands behind an option is its value, even a negative
/// number, so that an error says what is expected there.
pub fn command() -> Command {
    let with_values = |command: Command| {
        command.mut_args(|arg| {
            let is_option = arg.get_long().is_some() && arg.get_action().takes_values();
            if is_option { arg.allow_negative_numbers(true) } else { arg }
        })
    };
    let with_name = |command: Command| {
        let name = command.get_name().to_owned();
        let of = name.clone();
        let command = command.mut_subcommands(|command| {
            let name = format!("{of} {}", command.get_name());
            with_values(command).override_help(name)
        });
        with_values(command).override_help(name)
    };
    let program = Cli::command();
    let name = program.get_name().to_owned();
    // Else a usage would have that of the file, `othello.exe`.
    let program = program.bin_name(&name);
    with_values(program).mut_subcommands(with_name).override_help(name)
}

/// Returns the command line, built, with what its commands and arguments are for, in the language that is spoken.
pub fn described() -> Command {
    let mut program = Cli::command();
    program.build();
    let about = m::cli::summary().to_string();
    with_texts(program, "").about(about)
}

/// Returns a command with the texts of its parts; `path` is its name and those of the commands above it, each with a
/// hyphen behind it.
fn with_texts(command: Command, path: &str) -> Command {
    let command = command.mut_args(|arg| match text(path, &arg) {
        Some(text) => arg.help(text),
        None => arg,
    });
    command.mut_subcommands(|part| {
        let name = format!("{path}{}", part.get_name());
        // Its commands are those of the program.
        let below = if name == "help" { String::new() } else { format!("{name}-") };
        let part = with_texts(part, &below);
        match Text::named(&format!("cli.about-{name}")) {
            Some(about) => part.about(about.to_string()),
            None => part,
        }
    })
}

/// Returns what an argument of a command is for: a text of that command alone, or else of all that have the argument.
fn text(path: &str, arg: &Arg) -> Option<String> {
    let id = arg.get_id().as_str().replace('_', "-");
    let named = [format!("options.{path}{id}"), format!("options.{id}")];
    let named = named.iter().find_map(|name| Text::named(name));
    let axis = || Axis::ALL.iter().find(|axis| axis.flag() == id).map(|axis| rules::axis(*axis));
    named.or_else(axis).map(|text| text.to_string())
}

/// Returns the commands that do something, each with its name: `train`, `repertoire new`.
pub fn commands(program: &Command) -> Vec<(String, &Command)> {
    let commands = program.get_subcommands().filter(|command| command.get_name() != "help");
    let leaves = commands.flat_map(|command| {
        let name = command.get_name();
        let parts = command.get_subcommands();
        let parts: Vec<_> =
            parts.map(|part| (format!("{name} {}", part.get_name()), part)).collect();
        // Of those that have parts some do something by themselves.
        let itself = (!command.is_subcommand_required_set()).then(|| (name.to_owned(), command));
        itself.into_iter().chain(parts).collect::<Vec<_>>()
    });
    leaves.collect()
}

/// Returns the help that an argument has asked for, or that a command without one needs, in that many
/// columns.
pub fn requested(error: &clap::Error, columns: usize) -> Option<String> {
    let has_page = [ErrorKind::DisplayHelp, ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand];
    if !has_page.contains(&error.kind()) {
        return None;
    }
    let name = error.render().to_string();
    let program = described();
    if name.trim_end() == program.get_name() {
        return Some(overview(columns));
    }
    let mut words = name.split_whitespace();
    let command = words.try_fold(&program, |command, name| command.find_subcommand(name));
    command.map(|command| page(command, columns))
}

/// Returns the help of the program, which names every command and every flag on one screen.
fn overview(columns: usize) -> String {
    let axes = Axis::ALL.iter().map(|axis| format!("--{}", axis.flag()));
    let of = |option: &str, values| m::cli::with_values(option, values).to_string();
    let clocks = m::common::raw(i18n::list(["5", "0:30", "5+3"]));
    let new_game = [
        "--new",
        &of("--clock TIME", clocks),
        "--black WHO",
        &of("--white WHO", m::cli::whose()),
        "--vs LEVEL",
        "--best-of GAMES",
        "--balanced N",
        "--seed N",
    ];
    let screen = [
        &of("--theme NAME", m::common::raw(i18n::list(ThemeName::NAMES))),
        "--color WHEN",
        "--glyphs NAME",
        "--language LANG",
        "--no-mouse",
        "--plain",
    ];
    let also = ["--cursor", "--no-animation", "--no-engine", "-h", "--help", "-V", "--version"];
    let options = [
        (m::cli::new_game(), i18n::list(new_game)),
        (m::cli::its_rules(), m::cli::rules(i18n::list(axes)).to_string()),
        (m::cli::screen(), i18n::list(screen)),
        (m::cli::also(), i18n::list(also)),
    ];
    let mut lines = wrap(&m::cli::summary().to_string(), columns);
    lines.push(String::new());
    let usage = m::cli::usage().to_string();
    let start = width(&usage) + blanks_behind(&usage);
    let forms: Vec<_> = USAGE.iter().map(|(form, text)| ((*form).into(), *text)).collect();
    lines.extend(group(&usage, &forms, [start, start + 26], columns));
    lines.push(String::new());
    for (label, text) in options {
        lines.extend(entry(&label.to_string(), &text, MARGIN, columns));
    }
    lines.push(String::new());
    let commands = m::cli::commands().to_string();
    let named: Vec<_> = COMMANDS.iter().map(|(names, text)| (i18n::list(*names), *text)).collect();
    lines.extend(group(&commands, &named, [MARGIN, MARGIN + 27], columns));
    // One of them, so that all fits 24 rows with the prompt.
    let examples =
        EXAMPLES.iter().take(1).map(|(example, _)| wrap(example, columns - 4).join("\n    "));
    let heading = m::cli::examples().to_string();
    for (number, example) in (0..).zip(examples) {
        let heading = if number == 0 { &heading } else { "" };
        lines.extend(under(heading, &example, MARGIN, columns));
    }
    lines.join("\n") + "\n"
}

/// Returns labels and texts under a heading: in three columns, of which the last two start at `at`, or
/// below each other if there is no room.
fn group(heading: &str, entries: &[(String, Said)], at: [usize; 2], columns: usize) -> Vec<String> {
    let labels = (0..).zip(entries).map(|(number, (label, text))| {
        let heading = if number == 0 { heading } else { "" };
        let label = wrap(label, columns - 2).join("\n  ");
        let mut lines = under(heading, &label, at[0], columns);
        let label = lines.pop().unwrap_or_default();
        lines.extend(entry(&label, &text().to_string(), at[1], columns));
        lines
    });
    labels.flatten().collect()
}

/// Returns a text beside a heading, or below it if there is no room.
fn under(heading: &str, text: &str, column: usize, columns: usize) -> Vec<String> {
    if columns >= SIDE_BY_SIDE {
        return vec![pad(heading, column) + text];
    }
    let heading = Some(heading.into()).filter(|heading: &String| !heading.is_empty());
    heading.into_iter().chain([format!("  {text}")]).collect()
}

/// The column in which most texts of the overview start.
const MARGIN: usize = 13;

/// A text, once the language is known.
type Said = fn() -> Text;

/// Labels, and what stands beside them.
pub type Entries = &'static [(&'static str, fn() -> Text)];

/// The forms of the command line.
pub const USAGE: Entries =
    &[("othello [OPTIONS]", m::cli::play), ("othello COMMAND [...]", m::cli::see)];

/// Commands that are named together, and what they are for.
const COMMANDS: &[(&[&str], Said)] = &[
    (&["games", "open", "show", "analyze"], m::cli::of_games),
    (&["host", "join", "match"], m::cli::of_friends),
    (&["check", "convert", "repair"], m::cli::of_files),
    (&["explore", "repertoire", "book"], m::cli::of_openings),
    (&["learn", "train", "solve", "guess"], m::cli::of_puzzles),
    (&["puzzles", "progress", "report"], m::cli::of_progress),
    (&["config", "doctor", "messages"], m::cli::of_settings),
    (&["rules", "man", "completions"], m::cli::of_rules),
    (&["engine", "perft"], m::cli::of_programs),
];

/// Example command lines and their explanations.
pub const EXAMPLES: Entries = &[
    ("othello --clock 5+3 --black Ada --white Emile", m::man::example_clocks),
    ("othello --vs 3 --rules reversi", m::man::example_rules),
];

/// Returns a usage of clap behind its heading, its lines below each other.
pub fn usage(said: &str) -> String {
    usage_lines(said, usize::MAX).join("\n")
}

/// Returns the lines of a usage of clap in that many columns; each of its own begins one.
fn usage_lines(said: &str, columns: usize) -> Vec<String> {
    let heading = m::cli::usage().to_string();
    let start = width(&heading) + blanks_behind(&heading);
    let forms = said.trim_start_matches("Usage: ").lines().map(str::trim_start);
    let label = |number| if number == 0 { &*heading } else { "" };
    let lines = (0..).zip(forms).map(|(number, form)| entry(label(number), form, start, columns));
    lines.flatten().filter(|line| !line.is_empty()).collect()
}

/// Returns the help of a command of [`described`].
pub fn page(command: &Command, columns: usize) -> String {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let usage = command.clone().render_usage().to_string();
    let mut lines = wrap(&capitalized(&about), columns);
    lines.push(String::new());
    lines.extend(usage_lines(&usage, columns));
    let parts: Vec<_> = command.get_subcommands().map(part).collect();
    if !parts.is_empty() {
        lines.extend([String::new(), m::cli::commands().into()]);
    }
    for (name, about) in &parts {
        lines.extend(entry(&format!("  {name}"), about, PART, columns));
    }
    let arguments = command.get_positionals().filter(|arg| !arg.is_hide_set());
    lines.extend(section(&m::cli::arguments(), arguments, columns));
    lines.extend(section(&m::cli::options(), options_under(command, None), columns));
    for (name, heading) in SECTIONS.iter().copied() {
        lines.extend(section(
            &m::cli::headed(heading()),
            options_under(command, Some(name)),
            columns,
        ));
    }
    lines.join("\n") + "\n"
}

/// The headings of options, and how they are said.
pub const SECTIONS: Entries = &[
    (CONNECTION, m::cli::heading_connection),
    (NEW_GAME, m::cli::heading_new_game),
    (RULES, m::cli::heading_rules),
    (GAMES, m::cli::heading_games),
    (SCREEN, m::cli::heading_screen),
];

/// The column in which the texts of the commands of a command start.
const PART: usize = 10;

/// Returns the name of a command of a command, and what it does.
fn part(command: &Command) -> (String, String) {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    (command.get_name().to_owned(), about)
}

/// Returns the options of a command under a heading.
pub fn options_under<'a>(
    command: &'a Command,
    heading: Option<&'a str>,
) -> impl Iterator<Item = &'a Arg> {
    let options = command.get_arguments().filter(|arg| !arg.is_positional());
    options.filter(move |arg| arg.get_help_heading() == heading)
}

/// Returns an empty line, a heading and the arguments; no lines if there are no arguments.
fn section<'a>(
    heading: &Text,
    arguments: impl Iterator<Item = &'a Arg>,
    columns: usize,
) -> Vec<String> {
    let entries: Vec<_> = arguments.map(|arg| (label(arg), description(arg))).collect();
    if entries.is_empty() {
        return Vec::new();
    }
    let widths = entries.iter().map(|(label, _)| width(label));
    let widest = widths.filter(|width| *width <= WIDEST_LABEL).max().unwrap_or(0);
    let mut lines = vec![String::new(), heading.to_string()];
    for (label, text) in &entries {
        lines.extend(entry(&format!("  {label}"), text, widest + 4, columns));
    }
    lines
}

/// Returns a label with its text, which starts in that column or, if there is no room, below.
pub fn entry(label: &str, text: &str, column: usize, columns: usize) -> Vec<String> {
    let is_beside = columns >= SIDE_BY_SIDE && width(label) + blanks_behind(label) <= column;
    let indent = if is_beside { column } else { 4 };
    let text = wrap(text, columns - indent).into_iter();
    let mut lines: Vec<_> = text.map(|line| format!("{}{line}", " ".repeat(indent))).collect();
    if is_beside {
        lines[0] = format!("{}{}", pad(label, column), lines[0].trim_start());
    } else {
        lines.insert(0, label.into());
    }
    lines
}

/// Returns the blanks that part a label from what stands beside it: a full-width colon has its own.
fn blanks_behind(label: &str) -> usize {
    usize::from(!label.ends_with('：'))
}

/// Returns the value of an option as it is typed: ` NAME`, or ` [DATE]` if it is optional. Empty for a
/// flag.
pub fn value(arg: &Arg) -> String {
    let names = arg.get_value_names().filter(|_| arg.get_action().takes_values());
    let names = names.unwrap_or_default().iter().map(ToString::to_string);
    let name = names.collect::<Vec<_>>().join(" ");
    let is_optional = arg.get_num_args().is_some_and(|number| number.min_values() == 0);
    match (name.is_empty(), is_optional) {
        (true, _) => name,
        (false, true) => format!(" [{name}]"),
        (false, false) => format!(" {name}"),
    }
}

/// Returns an argument as it is typed: `-h, --help`, `--theme NAME`, `[FILES]`.
pub fn label(arg: &Arg) -> String {
    let Some(long) = arg.get_long() else {
        let names = arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string);
        let name = names.collect::<Vec<_>>().join(" ");
        let name = if name.is_empty() { arg.get_id().as_str().to_ascii_uppercase() } else { name };
        return if arg.is_required_set() { name } else { format!("[{name}]") };
    };
    let short = arg.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
    format!("{short}--{long}{}", value(arg))
}

/// Returns the help of an argument, with the names of its values if it has a fixed choice.
pub fn description(arg: &Arg) -> String {
    let text = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let values = arg.get_possible_values();
    let names: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
    let is_choice = matches!(arg.get_action(), ArgAction::Set | ArgAction::Append);
    if !is_choice || names.is_empty() {
        return text;
    }
    m::common::explained(text, m::common::raw(i18n::list(names))).to_string()
}
