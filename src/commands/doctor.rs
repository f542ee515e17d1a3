//! `othello doctor`: terminal diagnostics for a bug report.

use std::fs::{self, OpenOptions};
use std::io::{self, IsTerminal, Write, stdin, stdout};
use std::num::NonZero;
use std::path::Path;
use std::thread::available_parallelism;

use crate::screen::answer::{TerminalAnswer, TerminalQuestions};
use crate::screen::board::pictures::Pictures;
use crate::screen::board::raster::image::PixelSize;
use crate::screen::draw;
use crate::screen::layout::Layout;
use crate::screen::model::Model;
use crate::screen::settings::Settings;
use crate::screen::term;
use crate::screen::theme::{ColorDepth, Ground, Theme};
use anyhow::{Context, Result};
use othello_board::app::message::Message;
use othello_core::kernel::Level;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_home::config::{self, Config, file::Presence};
use othello_home::files::read_text;
use othello_home::os::dirs::Dirs;
use othello_home::os::system;
use othello_session::{Session, Setup};
use othello_words::text;
use ratatui::Terminal;
use ratatui::backend::{IntoCrossterm, TestBackend};
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::queue;
use ratatui::crossterm::style::{
    Attribute, SetAttribute, SetBackgroundColor, SetForegroundColor, force_color_output,
};
use ratatui::crossterm::terminal;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

use crate::appearance;
use crate::cli::LookArgs;
use othello_board::app::App;
use othello_board::app::state::Confirmation;
use othello_engine::estimate::Estimate;

/// Prints the diagnostics.
pub fn run(args: &LookArgs) -> Result<()> {
    let mut report = Vec::new();
    write_report(args, &mut report).context("cannot make the report")?;
    stdout().lock().write_all(&report)?;
    Ok(())
}

fn write_report(args: &LookArgs, out: &mut Vec<u8>) -> io::Result<()> {
    write_program(out)?;
    let dirs = Dirs::find();
    let reading = dirs.as_ref().map(config::file::read).unwrap_or_default();
    let (config, chosen) = (reading.config.clone(), reading.chosen.clone());
    writeln!(out, "\nTerminal")?;
    for name in REPORTED {
        writeln!(out, "  {name}: {}", value_of(name))?;
    }
    for name in VERSIONS.iter().filter(|name| std::env::var_os(name).is_some()) {
        writeln!(out, "  {name}: {}", value_of(name))?;
    }
    for name in PRIVATE.iter().filter(|name| std::env::var_os(name).is_some()) {
        writeln!(out, "  {name}: set")?;
    }
    write_streams(out)?;
    let (depth, why) = appearance::depth(args.style, &config);
    // crossterm reads NO_COLOR by itself, but a flag or a setting may override it.
    force_color_output(depth != ColorDepth::Mono);
    writeln!(out, "\nLook\n  colours: {}, because of {why}", depth.name())?;
    let answers = write_answers(args, &config, out)?;
    let (glyphs, why) = match appearance::glyphs(args.style, &config) {
        _ if answers.contains(&TerminalAnswer::DiscWidth(2)) => {
            (Glyphs::Narrow, "the width of a disc")
        }
        chosen => chosen,
    };
    writeln!(out, "  characters: {}, because of {why}", glyphs.name())?;
    writeln!(out, "  theme: {}", args.style.theme.unwrap_or(config.theme).name())?;
    let (language, why) = appearance::language(args.style.language, &config);
    let is_chosen = args.style.language.language.is_none() && chosen.contains(&"language");
    let why = if is_chosen { ":language" } else { why };
    writeln!(out, "  language: {}, because of {why}", language.name())?;
    match appearance::why_plain(args) {
        Some(why) => writeln!(out, "  play: line by line, because {why}")?,
        None => writeln!(out, "  play: on the screen")?,
    }
    writeln!(out, "\nFiles")?;
    match &dirs {
        Ok(dirs) => write_files(dirs, &reading, &chosen, out)?,
        Err(error) => writeln!(out, "  {error:#}")?,
    }
    writeln!(out, "\nDiscs")?;
    write_discs(appearance::settings(args, &config), out)
}

/// Writes which program runs, and where.
fn write_program(out: &mut Vec<u8>) -> io::Result<()> {
    let (os, machine) = (std::env::consts::OS, std::env::consts::ARCH);
    let libc = if cfg!(target_env = "musl") { ", musl" } else { "" };
    let how = if cfg!(debug_assertions) { ", compiled for development" } else { "" };
    writeln!(out, "othello {} on {os}, {machine}{libc}{how}", env!("CARGO_PKG_VERSION"))?;
    writeln!(out, "  system: {}", text::printable(&system::name()))?;
    let threads = available_parallelism().map_or(1, NonZero::get);
    let threads = if threads == 1 { "1 thread".into() } else { format!("{threads} threads") };
    writeln!(out, "  processor: {}, {threads}", Level::best().name())
}

/// Writes what the terminal answers to the questions that the screen asks it, and returns the answers.
fn write_answers(
    args: &LookArgs,
    config: &Config,
    out: &mut Vec<u8>,
) -> io::Result<Vec<TerminalAnswer>> {
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Ok(Vec::new());
    }
    let questions = appearance::questions(args.style, config);
    if questions == TerminalQuestions::default() {
        writeln!(out, "  the terminal's answers: it is not asked")?;
        return Ok(Vec::new());
    }
    let answers = term::interview(questions)?;
    let told = answers.iter().filter_map(|answer| match answer {
        TerminalAnswer::Background(color) => Some(match Ground::of(*color) {
            Ground::Dark => format!("its background is dark ({color})"),
            Ground::Light | Ground::Unknown => format!("its background is light ({color})"),
        }),
        TerminalAnswer::Depth(depth) => Some(format!("colours: {}", depth.name())),
        TerminalAnswer::Graphics(protocol) => Some(format!("pictures: {}", protocol.name())),
        TerminalAnswer::CellSize(PixelSize { width, height }) => {
            Some(format!("a cell has {width}×{height} pixels"))
        }
        TerminalAnswer::DiscWidth(1) => Some("a disc takes one column".into()),
        TerminalAnswer::DiscWidth(_) => Some("a disc takes two columns".into()),
        TerminalAnswer::Attributes => None,
    });
    let told: Vec<_> = told.collect();
    let told = if told.is_empty() { "none".into() } else { told.join(", ") };
    writeln!(out, "  the terminal's answers: {told}")?;
    Ok(answers)
}

/// Environment variables that determine the appearance of the screen.
const REPORTED: &[&str] = &[
    "TERM",
    "COLORTERM",
    "TERM_PROGRAM",
    "TERM_PROGRAM_VERSION",
    "NO_COLOR",
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "ACCESSIBLE",
    "LC_ALL",
    "LC_CTYPE",
    "LC_MESSAGES",
    "LANG",
];

/// Environment variables by which terminals without `TERM_PROGRAM` tell their versions.
const VERSIONS: &[&str] = &["KONSOLE_VERSION", "VTE_VERSION", "XTERM_VERSION"];

/// Environment variables that are reported without their values.
const PRIVATE: &[&str] = &["TMUX", "STY", "ZELLIJ", "SSH_CONNECTION", "WT_SESSION"];

fn value_of(name: &str) -> String {
    match std::env::var_os(name) {
        Some(value) if value.is_empty() => "empty".into(),
        Some(value) => value.to_string_lossy().escape_debug().to_string(),
        None => "not set".into(),
    }
}

fn write_streams(out: &mut Vec<u8>) -> io::Result<()> {
    let is = |is_terminal: bool| if is_terminal { "a terminal" } else { "not a terminal" };
    writeln!(out, "  standard input: {}", is(stdin().is_terminal()))?;
    writeln!(out, "  standard output: {}", is(stdout().is_terminal()))?;
    if !stdout().is_terminal() {
        return Ok(());
    }
    let Ok((width, height)) = terminal::size() else {
        return writeln!(out, "  size: unknown");
    };
    write!(out, "  size: {width}x{height}, ")?;
    match Layout::new(Rect::new(0, 0, width, height)).map(|layout| layout.square()) {
        Some(square) => writeln!(out, "squares of {}x{} cells", square.width, square.height),
        None => writeln!(out, "too small for a game"),
    }
}

fn write_files(
    dirs: &Dirs,
    reading: &config::file::Reading,
    chosen: &[&str],
    out: &mut Vec<u8>,
) -> io::Result<()> {
    let file = dirs.anonymous(&dirs.settings());
    let state = match reading.presence {
        Presence::Absent => "not found",
        Presence::There if reading.faults.is_empty() => "valid",
        Presence::There => "with errors:",
    };
    writeln!(out, "  settings: {file}, {state}")?;
    for fault in &reading.faults {
        writeln!(out, "    {}", fault.sentence("config.toml"))?;
    }
    for (by, names) in [("the file", reading.named.join(", ")), ("commands", chosen.join(", "))] {
        if !names.is_empty() {
            writeln!(out, "    set by {by}: {names}")?;
        }
    }
    for (name, folder) in [("current game", &dirs.state), ("saved games", &dirs.data)] {
        writeln!(out, "  {name}: {}, {}", dirs.anonymous(folder), access(folder))?;
    }
    let file = dirs.estimate();
    if file.exists() {
        let level = read_text(&file).ok().and_then(|text| text.parse::<Estimate>().ok());
        let level = level.map_or("of earlier levels or damaged".into(), |level| {
            format!("about {}", level.level().number)
        });
        writeln!(out, "  your level: {}, {level}", dirs.anonymous(&file))?;
    }
    let report = dirs.panic_report();
    if report.exists() {
        writeln!(out, "  crash report: {}", dirs.anonymous(&report))?;
    }
    Ok(())
}

/// Returns whether files can be created in a folder, or why not.
fn access(folder: &Path) -> String {
    let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(folder);
    match (probe(there), there == folder) {
        (Ok(()), true) => "writable".into(),
        (Ok(()), false) => "not created yet".into(),
        (Err(error), true) => format!("not writable ({error})"),
        (Err(error), false) => format!("cannot be created ({error})"),
    }
}

/// Creates a file and removes it, since permissions are not the only obstacle.
fn probe(folder: &Path) -> io::Result<()> {
    let file = folder.join(format!(".othello-doctor-{}", std::process::id()));
    OpenOptions::new().write(true).create_new(true).open(&file)?;
    fs::remove_file(&file)
}

/// Writes two rows of a board in each theme, as the game would draw them in this terminal.
fn write_discs(settings: Settings, out: &mut Vec<u8>) -> io::Result<()> {
    let Theme { depth, glyphs, .. } = settings.theme;
    if !stdout().is_terminal() {
        writeln!(out, "  without colours, because standard output is not a terminal")?;
        let theme = Theme::new(ThemeName::Mono, ColorDepth::Mono, glyphs);
        return write_rows(Settings { theme, ..settings }, Style::Dropped, out);
    }
    let palettes = match depth {
        ColorDepth::Mono => &[ThemeName::Mono][..],
        ColorDepth::Sixteen | ColorDepth::Indexed | ColorDepth::True => &ThemeName::ALL,
    };
    for &palette in palettes {
        writeln!(out, "  {}", palette.name())?;
        let theme = Theme::new(palette, depth, glyphs);
        write_rows(Settings { theme, ..settings }, Style::Written, out)?;
    }
    Ok(())
}

/// The treatment of attributes and colours.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Written,
    Dropped,
}

fn write_rows(settings: Settings, style: Style, out: &mut Vec<u8>) -> io::Result<()> {
    let (buffer, area) = rows(settings)?;
    for row in area.rows() {
        write!(out, "  ")?;
        for cell in row.positions().filter_map(|place| buffer.cell(place)) {
            match style {
                Style::Written => write_cell(cell, out)?,
                Style::Dropped => write!(out, "{}", cell.symbol())?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Draws rows 4 and 5 of a board, with discs in every state.
fn rows(settings: Settings) -> io::Result<(Buffer, Rect)> {
    let mut session = Session::new(Setup::new(Rules::OTHELLO), None);
    for square in [Square::F5, Square::D6, Square::C4, Square::D3, Square::C5] {
        session.play(square).map_err(io::Error::other)?;
    }
    let app = App::new(session, Confirmation::Ask, None);
    let mut app = Model::new(app, settings);
    app.update(Message::Hover(Some(Square::F4)));
    let mut screen = Terminal::new(TestBackend::new(60, 20)).map_err(io::Error::other)?;
    let frame = screen
        .draw(|frame| {
            draw::draw(&app, &mut Pictures::default(), frame);
        })
        .map_err(io::Error::other)?;
    let layout = Layout::new(frame.area).expect("60x20 is large enough for a board");
    let [first, last] = [Square::A4, Square::H5].map(|square| layout.cell(square));
    Ok((frame.buffer.clone(), first.union(last)))
}

/// Writes a cell as the game does, through the same library.
fn write_cell(cell: &Cell, out: &mut Vec<u8>) -> io::Result<()> {
    const ATTRIBUTES: [(Modifier, Attribute); 3] = [
        (Modifier::BOLD, Attribute::Bold),
        (Modifier::DIM, Attribute::Dim),
        (Modifier::REVERSED, Attribute::Reverse),
    ];
    let attributes = ATTRIBUTES.iter().filter(|(modifier, _)| cell.modifier.contains(*modifier));
    for (_, attribute) in attributes {
        queue!(out, SetAttribute(*attribute))?;
    }
    if cell.fg != Color::Reset {
        queue!(out, SetForegroundColor(cell.fg.into_crossterm()))?;
    }
    if cell.bg != Color::Reset {
        queue!(out, SetBackgroundColor(cell.bg.into_crossterm()))?;
    }
    let is_plain = cell.fg == Color::Reset && cell.bg == Color::Reset && cell.modifier.is_empty();
    write!(out, "{}", cell.symbol())?;
    if is_plain { Ok(()) } else { queue!(out, SetAttribute(Attribute::Reset)) }
}
