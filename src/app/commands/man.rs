//! `othello man`: the manual page, made of the same tables as the program.

use std::io::{Write, stdout};

use crate::app::tui::binding::{Binding, InputMode};
use crate::app::tui::bindings::KEYS;
use anyhow::{Context, Result};
use clap::{Arg, Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Inline, Roff, bold, italic, roman};

use crate::app::cli::Cli;

/// Prints the page as roff.
pub fn run() -> Result<()> {
    let mut page = Vec::new();
    write_page(&mut page).context("cannot make the manual page")?;
    stdout().lock().write_all(&page)?;
    Ok(())
}

fn write_page(page: &mut Vec<u8>) -> std::io::Result<()> {
    let mut command = Cli::command();
    command.build();
    let man = Man::new(command.clone()).title("OTHELLO").manual("Games");
    man.render_title(page)?;
    man.render_name_section(page)?;
    man.render_synopsis_section(page)?;
    section("DESCRIPTION", &paragraphs(DESCRIPTION)).to_writer(page)?;
    options(&command).to_writer(page)?;
    commands(&command).to_writer(page)?;
    keys().to_writer(page)?;
    for (name, entries) in [("FILES", FILES), ("ENVIRONMENT", ENVIRONMENT), ("EXIT STATUS", STATUS)]
    {
        let mut roff = section(name, &[]);
        for (label, text) in entries {
            entry(&mut roff, vec![bold(*label)], text);
        }
        roff.to_writer(page)?;
    }
    let mut examples = section("EXAMPLES", &[]);
    for (line, text) in EXAMPLES {
        entry(&mut examples, vec![bold(*line)], text);
    }
    examples.to_writer(page)
}

fn section(name: &str, paragraphs: &[&str]) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", [name]);
    for paragraph in paragraphs {
        roff.control("PP", []);
        roff.text([roman(*paragraph)]);
    }
    roff
}

fn paragraphs(text: &'static str) -> Vec<&'static str> {
    text.split("\n\n").collect()
}

/// A label, and what there is to say of it.
fn entry(roff: &mut Roff, label: Vec<Inline>, text: &str) {
    roff.control("TP", []);
    roff.text(label);
    roff.text([roman(text)]);
}

/// The options of the program itself. (Those that the library renders take a screen each for their
/// values.)
fn options(command: &Command) -> Roff {
    let mut roff = section("OPTIONS", &[]);
    for arg in command.get_arguments() {
        option(&mut roff, arg);
    }
    roff
}

fn option(roff: &mut Roff, arg: &Arg) {
    let mut text = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let values = arg.get_possible_values();
    if arg.get_action().takes_values() && !values.is_empty() {
        let names: Vec<_> = values.iter().map(clap::builder::PossibleValue::get_name).collect();
        text = format!("{text}: {}", names.join(", "));
    }
    entry(roff, flag(arg), &format!("{text}."));
}

fn commands(command: &Command) -> Roff {
    let mut roff = section("COMMANDS", &[]);
    for command in command.get_subcommands().filter(|command| command.get_name() != "help") {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let files = command.get_positionals().map(|arg| {
            let name = arg.get_value_names().unwrap_or_default().first();
            let name =
                name.map_or_else(|| arg.get_id().as_str().to_uppercase(), ToString::to_string);
            if arg.is_required_set() { name } else { format!("[{name}]") }
        });
        let mut label = vec![bold(format!("othello {}", command.get_name()))];
        label.extend(files.map(|name| italic(format!(" {name}"))));
        entry(&mut roff, label, &format!("{about}."));
        roff.control("RS", []);
        for arg in command.get_arguments().filter(|arg| is_its_own(arg)) {
            option(&mut roff, arg);
        }
        roff.control("RE", []);
    }
    roff
}

/// Whether an argument is told of under its command, and not under the program's own options.
fn is_its_own(arg: &Arg) -> bool {
    let is_shared = Cli::command().get_arguments().any(|shared| shared.get_id() == arg.get_id());
    arg.get_long().is_some() && !is_shared && arg.get_id() != "help"
}

fn flag(arg: &Arg) -> Vec<Inline> {
    let names = arg.get_value_names().unwrap_or_default();
    let takes_value = arg.get_action().takes_values();
    let long = arg.get_long().unwrap_or_default();
    let short = arg.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
    let mut label = vec![bold(format!("{short}--{long}"))];
    label.extend(names.iter().filter(|_| takes_value).map(|name| italic(format!(" {name}"))));
    label
}

/// The table that drives the keys themselves.
fn keys() -> Roff {
    const PLACES: [(InputMode, &str); 8] = [
        (InputMode::Board, "On the board"),
        (InputMode::Any, "Anywhere"),
        (InputMode::Page, "In a page of text"),
        (InputMode::Question, "At a question"),
        (InputMode::NewGame, "In the form of a new game"),
        (InputMode::SavedGames, "In the list of games"),
        (InputMode::SaveAs, "In a line that is typed"),
        (InputMode::Pause, "In a pause"),
    ];
    let mut roff = section("KEYS", &[]);
    for (place, name) in PLACES {
        roff.control("SS", [name]);
        for Binding { label, help, .. } in KEYS.iter().filter(|row| row.mode == place) {
            entry(&mut roff, vec![bold(*label)], help);
        }
    }
    roff
}

const DESCRIPTION: &str = "\
Othello and the Reversi family for two players at one terminal. Without a command the program \
takes up the game that was left, or begins one. Moves are made with the arrow keys and Enter, with \
the mouse, or by typing a square such as d3. Every move is saved as it is made.

Where standard input or output is no terminal the game is played line by line, in words; help \
is one of them.

Options that describe a game (its rules, clock, players or match) begin a new one; the game under \
way is kept among the games. Those that describe rules go with show, check, convert and perft, \
too; those that describe the screen with games, open and doctor.";

type Entries = &'static [(&'static str, &'static str)];

const FILES: Entries = &[
    (
        "$XDG_CONFIG_HOME/othello/config.toml",
        "Settings, only read. othello config prints where that is and a file of all settings. Usually \
         under ~/.config.",
    ),
    (
        "$XDG_STATE_HOME/othello/game.pgn",
        "The game being played, written at every move. Usually under ~/.local/state.",
    ),
    (
        "$XDG_STATE_HOME/othello/panic-report.txt",
        "What happened when a fault in the program ended it.",
    ),
    (
        "$XDG_DATA_HOME/othello/games/",
        "The games that are kept, a file each. Usually under ~/.local/share.",
    ),
];

const ENVIRONMENT: Entries = &[
    ("NO_COLOR", "If not empty, no colours; counts before the next two."),
    ("CLICOLOR_FORCE", "If neither empty nor 0, colours all the same."),
    ("CLICOLOR", "If 0, no colours."),
    ("COLORTERM, TERM", "How many colours the terminal has."),
    ("ACCESSIBLE", "If neither empty nor 0, the game is played in words, line by line."),
    ("LC_ALL, LC_CTYPE, LANG", "Whether it shows more than ASCII: the first that is not empty."),
];

const STATUS: Entries = &[
    ("0", "All went well."),
    ("1", "Something could not be read or written, or had a fault."),
    ("2", "The command line was not understood."),
    ("101", "A fault in the program ended it."),
    ("128 and more", "A signal ended it: 130 after Ctrl-C, 129 when the terminal hung up."),
];

/// The examples of the short help, too.
pub const EXAMPLES: Entries = &[
    (
        "othello --clock 5+3 --black Ada --white Emile",
        "A game with clocks: 5 minutes, 3 seconds a move.",
    ),
    ("othello --rules reversi --theme paper", "Another rule system, another look."),
    ("othello show --moves f5d6c3d3c4", "Replays a game and prints it."),
];
