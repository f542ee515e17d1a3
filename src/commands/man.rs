//! `othello man`: the manual page, generated from the tables of the program.
//!
//! clap's generator would give each subcommand a page of its own, and knows nothing of keys and files.

use std::io::{Write, stdout};
use std::iter;
use std::path::Path;

use anyhow::Result;
use clap::{Arg, Command};
use othello_board::app::keys;
use othello_home::process::exit_status::ExitStatus;
use othello_os::system::{FOLDERS, USUAL_FOLDERS, below_variable};
use othello_words::i18n::{Text, m, passage};
use roff::{Inline, Roff, bold, italic, roman};

use crate::cli::help;
use crate::cli::help::{EXAMPLES, Entries, SECTIONS, USAGE};

/// Prints the page in roff.
pub fn run() -> Result<()> {
    stdout().lock().write_all(page().render().as_bytes())?;
    Ok(())
}

fn page() -> Roff {
    let command = help::described();
    let mut page = Roff::new();
    let version = concat!("othello ", env!("CARGO_PKG_VERSION"));
    // roff writes an empty argument as none at all, and the version would become the date.
    page.control("TH", ["OTHELLO", "6", "\"\"", version, &*m::man::volume().to_string()]);
    let name = format!("othello - {}", m::cli::summary());
    let description = [m::man::what(), m::man::line_by_line(), m::man::which_options()];
    let statuses = ExitStatus::ALL.map(|status| (status.code().to_string(), meaning(status)));
    let statuses = statuses.iter().map(|(code, meaning)| (&**code, meaning.to_string()));
    page.extend([
        section(&m::man::section_name(), &[name]),
        synopsis(),
        section(&m::man::section_description(), &description.map(String::from)),
        options(&command),
        commands(&command),
        keys_section(),
        table(&m::man::section_files(), files()),
        table(&m::man::section_environment(), entries(ENVIRONMENT)),
        table(&m::man::section_exit_status(), statuses),
        table(&m::man::section_examples(), entries(EXAMPLES)),
    ]);
    page
}

fn synopsis() -> Roff {
    let mut roff = section(&m::man::section_synopsis(), &[]);
    for (number, (usage, _)) in (0..).zip(USAGE) {
        if number > 0 {
            roff.control("br", []);
        }
        let (name, arguments) = usage.split_once(' ').unwrap_or((usage, ""));
        roff.text([bold(name), roman(" "), roman(arguments)]);
    }
    roff
}

fn entries(entries: Entries) -> impl Iterator<Item = (&'static str, String)> {
    entries.iter().map(|(label, text)| (*label, text().to_string()))
}

fn table(name: &Text, entries: impl Iterator<Item = (impl Into<String>, String)>) -> Roff {
    let mut roff = section(name, &[]);
    for (label, text) in entries {
        entry(&mut roff, vec![bold(label)], &text);
    }
    roff
}

fn section(name: &Text, paragraphs: &[String]) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", [&*name.to_string()]);
    for (number, paragraph) in paragraphs.iter().enumerate() {
        if number > 0 {
            roff.control("PP", []);
        }
        roff.text([roman(paragraph)]);
    }
    roff
}

fn entry(roff: &mut Roff, label: Vec<Inline>, text: &str) {
    roff.control("TP", []);
    roff.text(label);
    roff.text([roman(text)]);
}

/// Returns the options of the program, grouped by heading.
fn options(command: &Command) -> Roff {
    let mut roff = section(&m::man::section_options(), &[]);
    let headings = SECTIONS.iter().map(|(name, heading)| (Some(*name), Some(heading())));
    for (name, heading) in iter::once((None, None)).chain(headings) {
        let mut options = help::options_under(command, name).peekable();
        if let Some(heading) = heading.filter(|_| options.peek().is_some()) {
            roff.control("SS", [&*heading.to_string()]);
        }
        for arg in options {
            entry(&mut roff, flag(arg), &sentence(help::description(arg)));
        }
    }
    roff
}

fn sentence(text: String) -> String {
    m::common::sentence(text).to_string()
}

fn commands(program: &Command) -> Roff {
    let mut roff = section(&m::man::section_commands(), &[]);
    for (name, command) in help::commands(program) {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let files = command.get_positionals().map(|arg| {
            let name = arg.get_value_names().unwrap_or_default().first();
            let name = name
                .map_or_else(|| arg.get_id().as_str().to_ascii_uppercase(), ToString::to_string);
            if arg.is_required_set() { name } else { format!("[{name}]") }
        });
        let mut label = vec![bold(format!("othello {name}"))];
        label.extend(files.map(|name| italic(format!(" {name}"))));
        entry(&mut roff, label, &sentence(about));
        let mut options = command.get_arguments().filter(|arg| is_its_own(arg, program)).peekable();
        if options.peek().is_none() {
            continue;
        }
        roff.control("RS", []);
        for arg in options {
            entry(&mut roff, flag(arg), &sentence(help::description(arg)));
        }
        roff.control("RE", []);
    }
    roff
}

/// Returns `true` if an argument is listed under its command, not with the program's options.
fn is_its_own(arg: &Arg, program: &Command) -> bool {
    let is_shared = program.get_arguments().any(|shared| shared.get_id() == arg.get_id());
    arg.get_long().is_some() && !is_shared
}

fn flag(arg: &Arg) -> Vec<Inline> {
    let long = arg.get_long().unwrap_or_default();
    let short = arg.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
    let value = Some(help::value(arg)).filter(|value| !value.is_empty());
    let label = [bold(format!("{short}--{long}"))];
    label.into_iter().chain(value.map(italic)).collect()
}

fn keys_section() -> Roff {
    let mut roff = section(&m::man::section_keys(), &[]);
    for mode in keys::modes() {
        roff.control("SS", [&*mode.title().to_string()]);
        for row in keys::rows(mode) {
            entry(&mut roff, vec![bold(row.label())], &row.help());
        }
    }
    roff
}

pub fn meaning(status: ExitStatus) -> Text {
    match status {
        ExitStatus::Success => m::man::status_success(),
        ExitStatus::Failure => m::man::status_failure(),
        ExitStatus::Usage => m::man::status_usage(),
        ExitStatus::Panic => m::man::status_panic(),
        ExitStatus::HungUp => m::man::status_hung_up(),
        ExitStatus::Interrupted => m::man::status_interrupted(),
        ExitStatus::QuitBySignal => m::man::status_quit(),
        ExitStatus::Terminated => m::man::status_terminated(),
    }
}

/// Returns the files, each below the variable of its folder; where that need not be set, the first says what stands for it.
fn files() -> impl Iterator<Item = (String, String)> {
    FILES.iter().enumerate().flat_map(|(folder, files)| {
        files.iter().enumerate().map(move |(number, (file, text))| {
            let path = below_variable(FOLDERS[folder], &Path::new("othello").join(file));
            let usual = USUAL_FOLDERS.get(folder).filter(|_| number == 0);
            let usual = usual.map(|usual| m::man::usual_folder(*usual));
            (path, passage([text()].into_iter().chain(usual)))
        })
    })
}

/// The files of the settings, of the state and of the data, with the texts about them.
const FILES: [Entries; 3] = [
    &[("config.toml", m::man::settings_file)],
    &[
        ("game.pgn", m::man::game_file),
        ("game-2.pgn", m::man::second_game_file),
        ("sheet.txt", m::man::sheet_file),
        ("games.index", m::man::index_file),
        ("settings.txt", m::man::choices_file),
        ("level.txt", m::man::level_file),
        ("links-3/", m::man::links_folder),
        ("panic-report.txt", m::man::panic_file),
    ],
    &[
        ("identity.key", m::man::identity_file),
        ("progress.jsonl", m::man::progress_file),
        ("book.othello", m::man::book_file),
        ("repertoire-black.sgf, repertoire-white.sgf", m::man::repertoire_files),
        ("games/", m::man::games_folder),
        ("pictures/", m::man::pictures_folder),
    ],
];

const ENVIRONMENT: Entries = &[
    ("NO_COLOR", m::man::env_no_color),
    ("CLICOLOR_FORCE", m::man::env_clicolor_force),
    ("CLICOLOR", m::man::env_clicolor),
    ("COLORTERM, TERM", m::man::env_colorterm),
    ("ACCESSIBLE", m::man::env_accessible),
    ("LC_ALL, LC_CTYPE, LANG", m::man::env_characters),
    ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", m::man::env_language),
    ("OTHELLO_MESSAGES", m::man::env_messages),
];
