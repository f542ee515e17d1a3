//! `othello doctor`: what one pastes into a report about the program.

use std::fs::{self, OpenOptions};
use std::io::{self, IsTerminal, Write, stdin, stdout};
use std::path::Path;

use crate::app::tui::app::{App, Settings};
use crate::app::tui::layout::Layout;
use crate::app::tui::message::Message;
use crate::app::tui::theme::{Depth, Palette, Theme};
use crate::app::tui::view;
use crate::rules::Rules;
use crate::session::{Session, Setup};
use crate::square::Square;
use anyhow::{Context, Result};
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

use crate::app::appearance;
use crate::app::cli::LookArgs;
use crate::app::config::{self, Presence};
use crate::app::controller::{Confirmation, Controller};
use crate::app::dirs::Dirs;

/// Prints the report.
pub fn run(args: &LookArgs) -> Result<()> {
    let mut report = Vec::new();
    write_report(args, &mut report).context("cannot make the report")?;
    stdout().lock().write_all(&report)?;
    Ok(())
}

fn write_report(args: &LookArgs, out: &mut Vec<u8>) -> io::Result<()> {
    let (os, machine) = (std::env::consts::OS, std::env::consts::ARCH);
    writeln!(out, "othello {} on {os}, {machine}", env!("CARGO_PKG_VERSION"))?;
    let places = Dirs::find();
    let reading = places.as_ref().map(config::read).unwrap_or_default();
    writeln!(out, "\nTerminal")?;
    for name in TOLD {
        writeln!(out, "  {name}: {}", told(name))?;
    }
    for name in HINTED.iter().filter(|name| std::env::var_os(name).is_some()) {
        writeln!(out, "  {name}: set")?;
    }
    write_streams(out)?;
    let (depth, why) = appearance::depth(args, &reading.config);
    // The library asks NO_COLOR by itself, which a flag or a setting may have overruled.
    force_color_output(depth != Depth::Mono);
    writeln!(out, "\nLook\n  colours: {}, because of {why}", depth.name())?;
    let (glyphs, why) = appearance::glyphs(args, &reading.config);
    writeln!(out, "  characters: {}, because of {why}", glyphs.name())?;
    writeln!(out, "  theme: {}", args.theme.unwrap_or(reading.config.theme).name())?;
    match appearance::why_plain(args) {
        Some(why) => writeln!(out, "  play: line by line, because {why}")?,
        None => writeln!(out, "  play: on the screen")?,
    }
    writeln!(out, "\nFiles")?;
    match &places {
        Ok(places) => write_files(places, &reading, out)?,
        Err(error) => writeln!(out, "  {error:#}")?,
    }
    writeln!(out, "\nDiscs")?;
    write_discs(appearance::settings(args, &reading.config), out)
}

/// The variables that decide how the screen looks.
const TOLD: &[&str] = &[
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
    "LANG",
];

/// Variables whose values are nobody's business.
const HINTED: &[&str] = &["TMUX", "STY", "ZELLIJ", "SSH_CONNECTION", "WT_SESSION"];

fn told(name: &str) -> String {
    match std::env::var_os(name) {
        Some(value) if value.is_empty() => "empty".into(),
        Some(value) => value.to_string_lossy().escape_debug().to_string(),
        None => "not set".into(),
    }
}

fn write_streams(out: &mut Vec<u8>) -> io::Result<()> {
    let is = |is_terminal: bool| if is_terminal { "a terminal" } else { "no terminal" };
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

fn write_files(places: &Dirs, reading: &config::Reading, out: &mut Vec<u8>) -> io::Result<()> {
    let file = places.short(&places.settings());
    let state = match reading.presence {
        Presence::Absent => "not there",
        Presence::There if reading.faults.is_empty() => "in order",
        Presence::There => "with faults:",
    };
    writeln!(out, "  settings: {file}, {state}")?;
    for fault in &reading.faults {
        writeln!(out, "    {}", fault.sentence("config.toml"))?;
    }
    for (name, folder) in [("game under way", &places.state), ("games kept", &places.data)] {
        writeln!(out, "  {name}: {}, {}", places.short(folder), access(folder))?;
    }
    let report = places.panic_report();
    if report.exists() {
        writeln!(out, "  report of a fault: {}", places.short(&report))?;
    }
    Ok(())
}

/// Whether a folder can be written to, or made.
fn access(folder: &Path) -> String {
    let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(folder);
    match (probe(there), there == folder) {
        (Ok(()), true) => "writable".into(),
        (Ok(()), false) => "not there yet, can be made".into(),
        (Err(error), true) => format!("not writable ({error})"),
        (Err(error), false) => format!("not there, cannot be made ({error})"),
    }
}

/// Only trying tells: permissions are not all that may forbid it.
fn probe(folder: &Path) -> io::Result<()> {
    let file = folder.join(format!(".othello-doctor-{}", std::process::id()));
    OpenOptions::new().write(true).create_new(true).open(&file)?;
    fs::remove_file(&file)
}

/// Two rows of a board in each theme, as the game would draw them here.
fn write_discs(settings: Settings, out: &mut Vec<u8>) -> io::Result<()> {
    let Theme { depth, glyphs, .. } = settings.theme;
    if !stdout().is_terminal() {
        writeln!(out, "  without colours, since standard output is no terminal")?;
        let theme = Theme::new(Palette::Mono, Depth::Mono, glyphs);
        return write_rows(Settings { theme, ..settings }, Style::Dropped, out);
    }
    let palettes = match depth {
        Depth::Mono => &[Palette::Mono][..],
        Depth::Sixteen | Depth::Indexed | Depth::True => &Palette::ALL,
    };
    for &palette in palettes {
        writeln!(out, "  {}", palette.name())?;
        let theme = Theme::new(palette, depth, glyphs);
        write_rows(Settings { theme, ..settings }, Style::Written, out)?;
    }
    Ok(())
}

/// Whether attributes and colours are written.
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

/// Rows 4 and 5 of a board on which every state of a disc is to be seen.
fn rows(settings: Settings) -> io::Result<(Buffer, Rect)> {
    let mut session = Session::new(Setup::new(Rules::OTHELLO), None);
    for square in [Square::F5, Square::D6, Square::C4, Square::D3, Square::C5] {
        session.play(square).map_err(io::Error::other)?;
    }
    let controller = Controller::new(session, Confirmation::Ask, None);
    let mut app = App::new(controller, settings);
    app.update(Message::Hover(Some(Square::F4)));
    let mut screen = Terminal::new(TestBackend::new(60, 20)).map_err(io::Error::other)?;
    let frame = screen.draw(|frame| view::view(&app, frame)).map_err(io::Error::other)?;
    let layout = Layout::new(frame.area).expect("60x20 is large enough for a board");
    let [first, last] = [Square::A4, Square::H5].map(|square| layout.cell(square));
    Ok((frame.buffer.clone(), first.union(last)))
}

/// Writes a cell the way the game does it, through the same library.
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
