//! The tables and examples of the manual and the README, compared with the program, and the paths and
//! links of all pages, compared with the tree.

use std::fs;
use std::path::Path;

use clap::{Arg, Command, CommandFactory};
use othello::cli::{Cli, help};
use othello::commands::man;
use othello_board::app::keys;
use othello_board::app::mode::Mode;
use othello_board::line_mode::commands;
use othello_core::rules::{Axis, Preset};
use othello_engine::level::Level;
use othello_home::config;
use othello_home::config::look::ThemeName;
use othello_home::process::exit_status::ExitStatus;
use othello_notation::Format;
use othello_words::rules;

use super::OTHELLO;

const MANUAL: &str = include_str!("../../docs/manual.md");

/// The pages that people read first.
const PAGES: [&str; 22] = [
    "README.md",
    "docs/manual.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/book.md",
    "docs/engine.md",
    "docs/many-machines.md",
    "docs/motifs.md",
    "docs/translating.md",
    "crates/core/README.md",
    "crates/notation/README.md",
    "crates/engine/README.md",
    "crates/session/README.md",
    "crates/peer/README.md",
    "crates/games/README.md",
    "crates/messages/README.md",
    "crates/words/README.md",
    "crates/home/README.md",
    "crates/board/README.md",
    "crates/batch/README.md",
    "tools/README.md",
    "fuzz/README.md",
];

/// So many of the pages, the first ones, have examples.
const WITH_EXAMPLES: usize = 2;

/// Returns these pages, and the README in other languages.
fn and_translations(pages: &[&str]) -> Vec<String> {
    let files = fs::read_dir(root().join("docs")).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let translated = names.filter(|name| name.starts_with("README."));
    let pages = pages.iter().map(ToString::to_string);
    pages.chain(translated.map(|name| format!("docs/{name}"))).collect()
}

/// Compares the first columns of the table under a heading of the manual with the rows expected, in
/// which code has no backticks.
#[track_caller]
fn check(heading: &str, expected: &[Vec<String>]) {
    if std::env::var_os("UPDATE_MANUAL").is_some() {
        return update(heading, expected);
    }
    let section = MANUAL.lines().skip_while(|line| !is_heading(line, heading));
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

/// Writes the rows expected into the table under a heading, if `UPDATE_MANUAL` is set (see `CONTRIBUTING.md`). A row that
/// says the same already stays as it is; in another one, the cells of a column of code are code.
fn update(heading: &str, expected: &[Vec<String>]) {
    let path = root().join("docs/manual.md");
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<_> = text.lines().collect();
    let start = lines.iter().position(|line| is_heading(line, heading)).unwrap();
    let first = start + lines[start..].iter().position(|line| line.starts_with('|')).unwrap() + 2;
    let rows = lines[first..].iter().take_while(|line| line.starts_with('|')).count();
    let columns = expected.first().map_or(0, Vec::len);
    let old = &lines[first..first + rows];
    let is_code: Vec<_> = (0..columns).map(|column| is_column_of_code(old, column)).collect();
    let row = |wanted: &Vec<String>| {
        let known = old.iter().find(|line| cells(line, columns) == *wanted);
        let cell = |(column, cell): (usize, &String)| match (heading, column) {
            _ if cell.is_empty() => String::new(),
            _ if is_code[column] => format!("`{}`", cell.replace(", ", "`, `")),
            ("Keys", 0) => with_code(cell),
            _ => cell.clone(),
        };
        let written = || {
            let cells: Vec<_> = wanted.iter().enumerate().map(cell).collect();
            format!("| {} |", cells.join(" | "))
        };
        known.map_or_else(written, |line| (*line).to_owned())
    };
    let rows_now: Vec<_> = expected.iter().map(row).collect();
    let before = lines[..first].iter().map(|line| (*line).to_owned());
    let after = lines[first + rows..].iter().map(|line| (*line).to_owned());
    let all: Vec<_> = before.chain(rows_now).chain(after).collect();
    fs::write(&path, all.join("\n") + "\n").unwrap();
}

/// Returns `true` if all that rows have in a column is code: `at 12`, or several such, with commas between.
fn is_column_of_code(rows: &[&str], column: usize) -> bool {
    let is_code = |part: &str| part.len() > 2 && part.starts_with('`') && part.ends_with('`');
    let cells = rows.iter().filter_map(|row| row.trim_matches('|').split('|').nth(column));
    let mut parts = cells.flat_map(|cell| cell.trim().split(", ")).filter(|part| !part.is_empty());
    parts.all(is_code)
}

/// Returns the names of keys with those that type a letter as code: `a-h`, then `1-8`.
fn with_code(keys: &str) -> String {
    let is_code = |key: &str| key.chars().count() == 1 || key.len() == 3 && key.contains('-');
    let key = |part: &str| match part.rsplit_once(' ') {
        Some((before, key)) if is_code(key) => format!("{before} `{key}`"),
        None if is_code(part) => format!("`{part}`"),
        Some(_) | None => part.to_owned(),
    };
    keys.split(", ").map(key).collect::<Vec<_>>().join(", ")
}

/// Returns `true` for a heading below the title; lines of the settings that begin with one `#` are comments.
fn is_heading(line: &str, heading: &str) -> bool {
    line.starts_with("##") && line.trim_start_matches('#').trim() == heading
}

fn cells(line: &str, columns: usize) -> Vec<String> {
    let line = line.trim_matches('|').replace('`', "");
    line.split('|').map(|cell| cell.trim().to_owned()).take(columns).collect()
}

fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).into()
}

#[test]
#[cfg_attr(not(unix), ignore = "there is no Ctrl-Z there")]
fn the_keys_of_the_board() {
    let keys = [Mode::BOARD, Mode::ANY].into_iter().flat_map(keys::rows);
    check("Keys", &keys.map(|keys| row([&keys.label(), &keys.help()])).collect::<Vec<_>>());
}

#[test]
fn the_keys_of_windows() {
    let is_window = |mode: &Mode| ![Mode::BOARD, Mode::ANY].contains(mode);
    let keys = |mode: Mode| {
        // The window is named once.
        let titles =
            std::iter::once(mode.title().to_string()).chain(std::iter::repeat(String::new()));
        titles.zip(keys::rows(mode)).map(|(title, keys)| row([&title, &keys.label(), &keys.help()]))
    };
    let modes = keys::modes().filter(is_window);
    check("Keys in windows", &modes.flat_map(keys).collect::<Vec<_>>());
}

#[test]
fn the_presets() {
    let presets =
        Preset::ALL.iter().map(|preset| row([preset.name(), &rules::preset(*preset).to_string()]));
    check("Rules", &presets.collect::<Vec<_>>());
}

#[test]
fn the_rule_axes() {
    let axes = Axis::ALL.iter().map(|axis| {
        let names: Vec<_> = axis.values().iter().map(|value| value.name()).collect();
        row([&format!("--{}", axis.flag()), &names.join(", "), &rules::axis(*axis).to_string()])
    });
    check("Overrides to a rule system", &axes.collect::<Vec<_>>());
}

#[test]
fn the_options() {
    let command = help::described();
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
    let program = help::described();
    let is_shared =
        |arg: &&Arg| program.get_arguments().any(|other| other.get_id() == arg.get_id());
    let commands = help::commands(&program).into_iter().map(|(name, command)| {
        let about = command.get_about().unwrap().to_string();
        let own = command.get_arguments().filter(|arg| !arg.is_positional() && !is_shared(arg));
        let own = own.map(long);
        row([&usage(&name, command), &about, &own.collect::<Vec<_>>().join(", ")])
    });
    check("Commands", &commands.collect::<Vec<_>>());
}

/// A command with its arguments: `othello games [N]`.
fn usage(name: &str, command: &Command) -> String {
    let arguments = command.get_positionals().map(|arg| {
        let id = arg.get_id().as_str().to_uppercase();
        let name = arg.get_value_names().and_then(|names| names.first());
        let name = name.map_or(id, ToString::to_string);
        if arg.is_required_set() { format!(" {name}") } else { format!(" [{name}]") }
    });
    format!("othello {name}{}", arguments.collect::<String>())
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
    let rows = Format::ALL.into_iter().map(|format| row([format.name(), format.keeps()]));
    check("Formats", &rows.collect::<Vec<_>>());
}

#[test]
fn the_themes() {
    let text = MANUAL.split_whitespace().collect::<Vec<_>>().join(" ");
    let themes = ThemeName::ALL.map(|theme| format!("`{theme}` ({})", theme.phrase()));
    let sentence = format!("The themes are {}.", themes.join(", "));
    assert!(text.contains(&sentence), "missing: {sentence}");
}

#[test]
fn the_settings() {
    let block = format!("```toml\n{}```\n", config::file::template());
    assert!(MANUAL.contains(&block), "the settings of the manual are not\n{block}");
}

#[test]
fn the_commands_of_the_line_mode() {
    let rows = commands::command_summaries().map(|summary| {
        let (usage, description) = summary.split_once(": ").unwrap();
        row([&usage.replace(", or ", ", "), description])
    });
    check("Line mode", &rows.collect::<Vec<_>>());
}

#[test]
#[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
fn the_files_and_the_environment() {
    check("Files", &entries_of_man_page("FILES"));
    check("Environment", &entries_of_man_page("ENVIRONMENT"));
}

/// Returns the labels of a section of the man page, with their texts.
fn entries_of_man_page(section: &str) -> Vec<Vec<String>> {
    let page =
        snapbox::cmd::Command::new(OTHELLO).args(["man", "--language", "en"]).assert().success();
    let page = String::from_utf8(page.get_output().stdout.clone()).unwrap();
    let (_, section) = page.split_once(&format!("\n.SH {section}\n")).unwrap();
    let section = section.split("\n.SH ").next().unwrap().replace("\\-", "-");
    let entries = section.split(".TP\n").filter_map(|entry| entry.trim_end().split_once('\n'));
    let entry = |(label, text): (&str, &str)| {
        let label = label.replace("\\fB", "").replace("\\fR", "");
        row([&label, &text.replace("\\&", "")])
    };
    entries.map(entry).collect()
}

#[test]
fn the_exit_statuses() {
    let rows = ExitStatus::ALL
        .map(|status| row([&status.code().to_string(), &man::meaning(status).to_string()]));
    check("Exit status", &rows);
}

#[test]
fn the_examples_are_command_lines_of_the_program() {
    for page in and_translations(&PAGES[..WITH_EXAMPLES]) {
        let text = read(&page);
        // In blocks of code, and in tables that begin with them; those of the manual have names for arguments.
        let rows = text.lines().filter(|_| page != "docs/manual.md");
        let cells = rows.filter_map(|line| line.strip_prefix("| `"));
        let cells = cells.filter_map(|line| line.split('`').next());
        let lines = text.lines().chain(cells).filter_map(|line| line.strip_prefix("othello "));
        let mut count = 0;
        for line in lines {
            let line = line.split(" #").next().unwrap().split(" >").next().unwrap();
            // A ticket of somebody else is no ticket.
            let is_ticket = |word: &String| word == "TICKET" || word.ends_with("...");
            let words = words(line).into_iter().filter(|word| !is_ticket(word));
            let arguments = ["othello".to_owned()].into_iter().chain(words);
            if let Err(error) = Cli::command().try_get_matches_from(arguments) {
                panic!("{page}: othello {line}\n{error}");
            }
            count += 1;
        }
        assert!(count > 3, "{page} has {count} examples");
    }
}

/// Splits a command line at spaces that do not stand in quotation marks.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in line.split('"').enumerate() {
        if number % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

#[test]
fn every_link_leads_somewhere() {
    for page in and_translations(&PAGES) {
        let text = read(&page);
        let links = text.split("](").skip(1).map(|rest| rest.split(')').next().unwrap());
        for link in links.filter(|link| !link.starts_with("http")) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let folder = Path::new(&page).parent().unwrap();
            let target = if file.is_empty() { (&page).into() } else { folder.join(file) };
            assert!(root().join(&target).exists(), "{page}: no file {link}");
            if !anchor.is_empty() {
                let text = fs::read_to_string(root().join(&target)).unwrap();
                assert!(text.lines().any(|line| is_anchor(line, anchor)), "{page}: no {link}");
            }
        }
    }
}

/// Returns `true` if a line is the heading that a page with links calls by that name.
fn is_anchor(line: &str, anchor: &str) -> bool {
    let title = line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
    let title: String = title.chars().filter(|c| c.is_alphanumeric() || *c == '-').collect();
    line.starts_with('#') && title == anchor
}

#[test]
fn every_path_that_is_named_exists() {
    const FOLDERS: [&str; 9] =
        [".ci/", "benches/", "crates/", "docs/", "examples/", "fuzz/", "src/", "tests/", "tools/"];
    let pages = and_translations(&PAGES);
    for page in pages.iter().filter(|page| !page.starts_with("crates/")) {
        let text = read(page);
        let spans = text.split('`').skip(1).step_by(2).flat_map(str::split_whitespace);
        let is_path = |span: &&str| FOLDERS.iter().any(|folder| span.starts_with(folder));
        for path in spans.filter(is_path).filter(|path| !path.contains(['*', '{'])) {
            // Words in capitals stand for a name.
            if path.split(['/', '.']).all(|part| part != "NAME") {
                assert!(root().join(path).exists(), "{page}: no {path}");
            }
        }
    }
}

#[test]
fn every_name_beside_its_file_is_in_it() {
    let text = read("CONTRIBUTING.md").split_whitespace().collect::<Vec<_>>().join(" ");
    let parts: Vec<_> = text.split('`').collect();
    let mut count = 0;
    // `Schedule::after` in `crates/home/src/memory/schedule.rs`, `Loop::handle` (`src/screen/mod.rs`).
    for named in parts[1..].windows(3).step_by(2) {
        let [name, " in " | " of " | " (", path] = *named else { continue };
        let name = name.rsplit("::").next().unwrap();
        let is_name = name.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
        let is_rust = Path::new(path).extension().is_some_and(|extension| extension == "rs");
        if is_name && is_rust && path.contains('/') {
            let file = read(path);
            let mut words = file.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            assert!(words.any(|word| word == name), "CONTRIBUTING.md: no {name} in {path}");
            count += 1;
        }
    }
    assert!(count > 9, "{count} names");
}

/// The picture of a guest's page says of which sources it was made; only a browser can draw it.
#[test]
fn the_picture_of_the_page_is_todays() {
    let sources = [
        "src/web/page/index.html",
        "src/web/page/page.css",
        "src/web/page/page.js",
        "i18n/en/web.ftl",
    ];
    let bytes = sources.iter().flat_map(|name| fs::read(root().join(name)).unwrap());
    let fnv = |number: u64, byte: u8| (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let number = bytes.fold(0xcbf2_9ce4_8422_2325, fnv);
    let picture = fs::read(root().join("docs/page.png")).unwrap();
    let made_of = format!("tEXtSource\0{number:016x}").into_bytes();
    let is_todays = picture.windows(made_of.len()).any(|part| part == made_of);
    assert!(is_todays, "draw it again: python3 tests/web/picture.py");
}

fn read(page: &str) -> String {
    fs::read_to_string(root().join(page)).unwrap()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
