//! The tables and lists of the README, compared with the tables of the program.

use clap::{Arg, Command, CommandFactory};
use othello::cli::Cli;
use othello::line;
use othello::screen::bindings::KEYS;
use othello::screen::input_mode::InputMode;
use othello::screen::theme::Palette;
use othello_core::rules::{Axis, Preset};
use othello_engine::level::Level;
use othello_notation::Format;

const README: &str = include_str!("../../README.md");

/// Compares the first columns of the table under a heading with the rows expected, in which code
/// has no backticks.
#[track_caller]
fn check(heading: &str, expected: &[Vec<String>]) {
    let section = README.lines().skip_while(|line| !is_heading(line, heading));
    let rows = section.skip(1).skip_while(|line| !line.starts_with('|') && !line.starts_with('#'));
    let rows = rows.take_while(|line| line.starts_with('|')).skip(2);
    let columns = expected.first().map_or(0, Vec::len);
    let rows: Vec<Vec<String>> = rows.map(|row| cells(row, columns)).collect();
    assert!(!rows.is_empty(), "no table under {heading:?}");
    for row in expected {
        assert!(rows.contains(row), "missing under {heading:?}: {row:?}");
    }
    for row in &rows {
        assert!(expected.contains(row), "under {heading:?}, but not in the program: {row:?}");
    }
    assert_eq!(rows, expected, "the order under {heading:?}");
}

fn is_heading(line: &str, heading: &str) -> bool {
    line.starts_with('#') && line.trim_start_matches('#').trim() == heading
}

fn cells(line: &str, columns: usize) -> Vec<String> {
    let line = line.trim_matches('|').replace('`', "");
    line.split('|').map(|cell| cell.trim().to_owned()).take(columns).collect()
}

/// Looks for a list of names, each as code, that ends a sentence of the README.
#[track_caller]
fn check_list(intro: &str, items: impl Iterator<Item = String>) {
    let text = README.split_whitespace().collect::<Vec<_>>().join(" ");
    let sentence = format!("{intro} {}.", items.collect::<Vec<_>>().join(", "));
    assert!(text.contains(&sentence), "missing: {sentence}");
}

fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).into()
}

#[test]
fn the_keys_of_the_board() {
    let is_for_board = |mode| matches!(mode, InputMode::Board | InputMode::Any);
    let keys = KEYS.iter().filter(|key| is_for_board(key.mode));
    check("Keys", &keys.map(|key| row([key.label, key.help])).collect::<Vec<_>>());
}

#[test]
fn the_keys_of_windows() {
    let is_window = |mode: &InputMode| !matches!(mode, InputMode::Board | InputMode::Any);
    let keys = |mode: InputMode| {
        let keys = KEYS.iter().filter(|key| key.mode == mode);
        keys.map(|key| format!("{}: {}", key.label, key.help)).collect::<Vec<_>>().join("; ")
    };
    let modes = InputMode::ALL.into_iter().filter(is_window);
    check(
        "Keys in windows",
        &modes.map(|mode| row([mode.title(), &keys(mode)])).collect::<Vec<_>>(),
    );
}

#[test]
fn the_presets() {
    let presets = Preset::ALL.iter().map(|preset| row([preset.name(), preset.sentence()]));
    check("Rules", &presets.collect::<Vec<_>>());
}

#[test]
fn the_rule_axes() {
    let axes = Axis::ALL.iter().map(|axis| {
        let names: Vec<_> = axis.values().iter().map(|value| value.name()).collect();
        row([&format!("--{}", axis.flag()), &names.join(", "), axis.help()])
    });
    check("Overrides to a rule system", &axes.collect::<Vec<_>>());
}

#[test]
fn the_options() {
    let command = Cli::command();
    let options = command.get_arguments().filter(|arg| arg.get_help_heading() != Some("Rules"));
    let options = options.map(|arg| {
        let names = arg.get_value_names().filter(|_| arg.get_action().takes_values());
        let names = names.unwrap_or_default().iter().map(|name| format!(" {name}"));
        let values = arg.get_possible_values();
        let values: Vec<_> = values.iter().map(clap::builder::PossibleValue::get_name).collect();
        let help = arg.get_help().unwrap().to_string();
        let takes_names = arg.get_action().takes_values() && !values.is_empty();
        let names_list =
            if takes_names { format!(": {}", values.join(", ")) } else { String::new() };
        let help = help + &names_list;
        row([&format!("{}{}", long(arg), names.collect::<String>()), &help])
    });
    check("Options", &options.collect::<Vec<_>>());
}

#[test]
fn the_commands_and_their_own_options() {
    let program = Cli::command();
    let is_shared =
        |arg: &&Arg| program.get_arguments().any(|other| other.get_id() == arg.get_id());
    let commands = program.get_subcommands().map(|command| {
        let about = command.get_about().unwrap().to_string();
        let own = command.get_opts().filter(|arg| !is_shared(arg)).map(long);
        row([&usage(command), &about, &own.collect::<Vec<_>>().join(", ")])
    });
    check("Commands", &commands.collect::<Vec<_>>());
}

/// A command with its arguments: `othello games [N]`.
fn usage(command: &Command) -> String {
    let arguments = command.get_positionals().map(|arg| {
        let id = arg.get_id().as_str().to_uppercase();
        let name = arg.get_value_names().and_then(|names| names.first());
        let name = name.map_or(id, ToString::to_string);
        if arg.is_required_set() { format!(" {name}") } else { format!(" [{name}]") }
    });
    format!("othello {}{}", command.get_name(), arguments.collect::<String>())
}

fn long(arg: &Arg) -> String {
    format!("--{}", arg.get_long().unwrap())
}

#[test]
fn the_levels() {
    let levels = Level::ALL.iter().map(|level| {
        let strength = level.strength().next_multiple_of(10).to_string();
        row([&level.number.to_string(), level.name, &strength, level.sentence])
    });
    check("Against the engine", &levels.collect::<Vec<_>>());
}

#[test]
fn the_formats() {
    let rows = Format::ALL.into_iter().map(|format| {
        let access = if format.is_writable() { "read and written" } else { "read" };
        row([format.name(), access, format.keeps()])
    });
    check("Formats", &rows.collect::<Vec<_>>());
}

#[test]
fn the_themes() {
    let themes = Palette::ALL.map(|theme| format!("`{theme}` ({})", theme.phrase()));
    check_list("The themes are", themes.into_iter());
}

#[test]
fn the_commands_of_the_line_mode() {
    check_list("Its commands are", line::command_names().map(|name| format!("`{name}`")));
}
