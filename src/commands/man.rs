//! `othello man`: the manual page, generated from the tables of the program.
//!
//! clap's generator would give each subcommand a page of its own, and knows nothing of keys and files.

use std::io::{Write, stdout};
use std::iter;

use anyhow::Result;
use clap::{Arg, Command, CommandFactory};
use othello_board::app::keys;
use othello_home::os::exit_status::ExitStatus;
use othello_words::i18n::{Language, m};
use roff::{Inline, Roff, bold, italic, roman};

use crate::cli::help;
use crate::cli::help::{EXAMPLES, USAGE};
use crate::cli::{Cli, HEADINGS};

/// Prints the page in roff.
pub fn run() -> Result<()> {
    let page = Language::in_english(page);
    stdout().lock().write_all(page.render().as_bytes())?;
    Ok(())
}

fn page() -> Roff {
    let mut command = Cli::command();
    command.build();
    let mut page = Roff::new();
    let version = concat!("othello ", env!("CARGO_PKG_VERSION"));
    // roff writes an empty argument as none at all, and the version would become the date.
    page.control("TH", ["OTHELLO", "6", "\"\"", version, "Games"]);
    let codes = ExitStatus::ALL.map(|status| status.code().to_string());
    let statuses = codes.iter().map(String::as_str);
    let statuses = statuses.zip(ExitStatus::ALL.map(ExitStatus::meaning));
    page.extend([
        section("NAME", &[&format!("othello - {}", m::cli::summary().say_in(Language::ENGLISH))]),
        synopsis(),
        section("DESCRIPTION", &paragraphs(DESCRIPTION)),
        options(&command),
        commands(&command),
        keys_section(),
        table("FILES", FILES.iter().copied()),
        table("ENVIRONMENT", ENVIRONMENT.iter().copied()),
        table("EXIT STATUS", statuses),
        table("EXAMPLES", EXAMPLES.iter().copied()),
    ]);
    page
}

fn synopsis() -> Roff {
    let mut roff = section("SYNOPSIS", &[]);
    for (number, (usage, _)) in (0..).zip(USAGE) {
        if number > 0 {
            roff.control("br", []);
        }
        let (name, arguments) = usage.split_once(' ').unwrap_or((usage, ""));
        roff.text([bold(name), roman(" "), roman(arguments)]);
    }
    roff
}

fn table<'a>(name: &str, entries: impl Iterator<Item = (&'a str, &'a str)>) -> Roff {
    let mut roff = section(name, &[]);
    for (label, text) in entries {
        entry(&mut roff, vec![bold(label)], text);
    }
    roff
}

fn section(name: &str, paragraphs: &[&str]) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", [name]);
    for (number, paragraph) in paragraphs.iter().enumerate() {
        if number > 0 {
            roff.control("PP", []);
        }
        roff.text([roman(*paragraph)]);
    }
    roff
}

fn paragraphs(text: &'static str) -> Vec<&'static str> {
    text.split("\n\n").collect()
}

/// Appends a label and its text.
fn entry(roff: &mut Roff, label: Vec<Inline>, text: &str) {
    roff.control("TP", []);
    roff.text(label);
    roff.text([roman(text)]);
}

/// Returns the options of the program, grouped by heading.
fn options(command: &Command) -> Roff {
    let mut roff = section("OPTIONS", &[]);
    options_of(command, &mut roff, |_| true);
    roff
}

/// Appends some options of a command, grouped by heading.
fn options_of(command: &Command, roff: &mut Roff, is_included: impl Fn(&Arg) -> bool) {
    for heading in iter::once(None).chain(HEADINGS.map(Some)) {
        let mut options = help::options_under(command, heading).filter(|arg| is_included(arg));
        let Some(first) = options.next() else { continue };
        if let Some(heading) = heading {
            roff.control("SS", [heading]);
        }
        for arg in iter::once(first).chain(options) {
            entry(roff, flag(arg), &format!("{}.", help::description(arg)));
        }
    }
}

fn commands(command: &Command) -> Roff {
    let mut roff = section("COMMANDS", &[]);
    for (name, command) in help::commands(command) {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let files = command.get_positionals().map(|arg| {
            let name = arg.get_value_names().unwrap_or_default().first();
            let name = name
                .map_or_else(|| arg.get_id().as_str().to_ascii_uppercase(), ToString::to_string);
            if arg.is_required_set() { name } else { format!("[{name}]") }
        });
        let mut label = vec![bold(format!("othello {name}"))];
        label.extend(files.map(|name| italic(format!(" {name}"))));
        entry(&mut roff, label, &format!("{about}."));
        let mut options = command.get_arguments().filter(|arg| is_its_own(arg)).peekable();
        if options.peek().is_none() {
            continue;
        }
        roff.control("RS", []);
        for arg in options {
            entry(&mut roff, flag(arg), &format!("{}.", help::description(arg)));
        }
        roff.control("RE", []);
    }
    roff
}

/// Returns `true` if an argument is listed under its command, not with the program's options.
fn is_its_own(arg: &Arg) -> bool {
    let is_shared = Cli::command().get_arguments().any(|shared| shared.get_id() == arg.get_id());
    arg.get_long().is_some() && !is_shared && arg.get_id() != "help"
}

fn flag(arg: &Arg) -> Vec<Inline> {
    let long = arg.get_long().unwrap_or_default();
    let short = arg.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
    let value = Some(help::value(arg)).filter(|value| !value.is_empty());
    let label = [bold(format!("{short}--{long}"))];
    label.into_iter().chain(value.map(italic)).collect()
}

/// Returns the keys of all modes.
fn keys_section() -> Roff {
    let mut roff = section("KEYS", &[]);
    for mode in keys::modes() {
        roff.control("SS", [&*mode.title().to_string()]);
        for row in keys::rows(mode) {
            entry(&mut roff, vec![bold(row.label())], &row.help());
        }
    }
    roff
}

const DESCRIPTION: &str = "\
Othello and the Reversi family for two players, at one terminal or two machines, or for one against \
the engine. Without a command the program resumes the current game, or starts one. Play with the \
arrow keys and Enter, with the mouse, or by typing a square such as d3. Every move is saved as it is made. A second window plays a game of its \
own, which is saved too. The board does not wait for the disk: only a kill -9 or a power cut within \
the milliseconds of a save loses what was played in them.

If standard input or output is not a terminal, the game is played line by line; type help for the \
commands.

Options that describe a game (its rules, clock, players or match) start a new one; the current game \
stays saved. Options that describe rules also apply to host, show, check, convert, solve, analyze, match \
and perft; those that describe the screen to show, games, open, host, join, puzzles and doctor.";

type Entries = &'static [(&'static str, &'static str)];

const FILES: Entries = &[
    (
        "$XDG_CONFIG_HOME/othello/config.toml",
        "Settings; never written. othello config prints the path and a file of all settings. Usually \
         under ~/.config.",
    ),
    (
        "$XDG_STATE_HOME/othello/game.pgn",
        "The current game, written at every move. Usually under ~/.local/state.",
    ),
    ("$XDG_STATE_HOME/othello/game-2.pgn", "The game of a second window, and so on."),
    (
        "$XDG_STATE_HOME/othello/sheet.txt",
        "The scoresheet that is typed in, written at every number; that of a second window is \
         sheet-2.txt. othello repair reads it.",
    ),
    (
        "$XDG_STATE_HOME/othello/games.index",
        "The list of saved games, to be read fast where there are many. It may be deleted.",
    ),
    (
        "$XDG_STATE_HOME/othello/settings.txt",
        "What :settings and commands such as :theme have chosen: it overrides config.toml until that \
         is changed, and flags override both. It may be deleted.",
    ),
    (
        "$XDG_STATE_HOME/othello/level.txt",
        "The estimate of your level in Elo points, and the number of games against the engine that it \
         comes from. It may be deleted.",
    ),
    (
        "$XDG_STATE_HOME/othello/links-3/",
        "The games with other machines, a file each: kept until a game is over, and a week longer.",
    ),
    ("$XDG_STATE_HOME/othello/panic-report.txt", "The report of the last crash, for a bug report."),
    (
        "$XDG_DATA_HOME/othello/identity.key",
        "The key by which hosts know you, readable by you alone.",
    ),
    (
        "$XDG_DATA_HOME/othello/progress.jsonl",
        "What you have answered, the errors of your games, and where you are in :learn. Lines are only added; if it is deleted, all \
         but the answers is made again of the saved games.",
    ),
    (
        "$XDG_DATA_HOME/othello/book.othello",
        "The book: the values of searched positions, unless the setting book names another file.",
    ),
    (
        "$XDG_DATA_HOME/othello/repertoire-black.sgf, repertoire-white.sgf",
        "Your repertoires, unless the settings name others. Any editor of SGF may change them.",
    ),
    (
        "$XDG_DATA_HOME/othello/games/",
        "The saved games, a file each. Usually under ~/.local/share.",
    ),
    ("$XDG_DATA_HOME/othello/pictures/", "The pictures of games that you have saved."),
];

const ENVIRONMENT: Entries = &[
    ("NO_COLOR", "If not empty, no colours. Takes precedence over the next two."),
    (
        "CLICOLOR_FORCE",
        "If neither empty nor 0, colours even where the terminal seems to have none.",
    ),
    ("CLICOLOR", "If 0, no colours."),
    (
        "COLORTERM, TERM",
        "The number of colours of the terminal. On the screen a terminal is also asked for it, unless COLORTERM says it.",
    ),
    (
        "ACCESSIBLE",
        "If neither empty nor 0, the game is played line by line; on the screen with --cursor.",
    ),
    (
        "LC_ALL, LC_CTYPE, LANG",
        "The characters that the terminal can show: the first of these that is not empty decides.",
    ),
    (
        "LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
        "The language: the first of the list in LANGUAGE that the program speaks, unless the locale is C, or else that of the first of the others that is not empty.",
    ),
    (
        "OTHELLO_MESSAGES",
        "The folder of a language that is spoken as it is there; othello messages checks it.",
    ),
];
