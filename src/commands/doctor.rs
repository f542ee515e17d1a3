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
use othello_board::app::screen_input::ScreenInput;
use othello_core::kernel::VectorLevel;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_home::config::{self, Config, file::FilePresence};
use othello_home::disk::dirs::Dirs;
use othello_home::files::read_text;
use othello_home::said;
use othello_os::system::{self, StandIn};
use othello_session::{Session, Setup};
use othello_words::i18n::{self, Text, m};
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
    write_report(args, &mut report).with_context(m::faults::no_use_of_terminal)?;
    stdout().lock().write_all(&report)?;
    Ok(())
}

fn write_report(args: &LookArgs, out: &mut Vec<u8>) -> io::Result<()> {
    write_program(out)?;
    let dirs = Dirs::find();
    let reading = dirs.as_ref().map(config::file::read).unwrap_or_default();
    let (config, chosen) = (reading.config.clone(), reading.chosen.clone());
    writeln!(out, "\n{}", m::doctor::terminal())?;
    for name in REPORTED {
        write_line(out, &m::common::explained(*name, m::common::raw(value_of(name))))?;
    }
    for name in VERSIONS.iter().filter(|name| std::env::var_os(name).is_some()) {
        write_line(out, &m::common::explained(*name, m::common::raw(value_of(name))))?;
    }
    for name in PRIVATE.iter().filter(|name| std::env::var_os(name).is_some()) {
        write_line(out, &m::common::explained(*name, m::doctor::set()))?;
    }
    write_streams(out)?;
    let (depth, why) = appearance::depth(args.style, &config);
    // crossterm reads NO_COLOR by itself, but a flag or a setting may override it.
    force_color_output(depth != ColorDepth::Mono);
    writeln!(out, "\n{}", m::doctor::look())?;
    write_line(out, &m::doctor::colours(depth.said(), why.said()))?;
    let answers = write_answers(args, &config, out)?;
    let (glyphs, why) = match appearance::glyphs(args.style, &config) {
        _ if answers.contains(&TerminalAnswer::DiscWidth(2)) => {
            (Glyphs::Narrow, m::doctor::disc_width())
        }
        (chosen, why) => (chosen, reason(why)),
    };
    write_line(out, &m::doctor::characters(glyphs.name(), why))?;
    write_line(out, &m::doctor::theme(args.style.theme.unwrap_or(config.theme).name()))?;
    let (language, why) = appearance::language(args.style.language, &config);
    let is_chosen = args.style.language.language.is_none() && chosen.contains(&"language");
    let why = if is_chosen { Some(":language") } else { why };
    write_line(out, &m::doctor::language(language.name(), reason(why)))?;
    write_line(
        out,
        &match appearance::why_plain(args) {
            Some(why) => m::doctor::plays_lines(why),
            None => m::doctor::plays_screen(),
        },
    )?;
    writeln!(out, "\n{}", m::doctor::files())?;
    match &dirs {
        Ok(dirs) => write_files(dirs, &reading, &chosen, out)?,
        Err(error) => writeln!(out, "  {}", said::in_words(error))?,
    }
    writeln!(out, "\n{}", m::doctor::discs())?;
    write_discs(appearance::settings(args, &config), out)
}

fn write_line(out: &mut Vec<u8>, text: &Text) -> io::Result<()> {
    writeln!(out, "  {text}")
}

/// Returns what has decided the look: a variable, an option or a file; nothing if the locale is not set.
fn reason(name: Option<&str>) -> Text {
    name.map_or_else(m::doctor::no_locale, m::common::raw)
}

fn write_program(out: &mut Vec<u8>) -> io::Result<()> {
    let (os, machine) = (std::env::consts::OS, std::env::consts::ARCH);
    let libc = cfg!(target_env = "musl").then_some("musl");
    let system = i18n::list([os, machine].into_iter().chain(libc));
    let version = env!("CARGO_PKG_VERSION");
    let program = if cfg!(debug_assertions) {
        m::doctor::program_of_developers(version, system)
    } else {
        m::doctor::program(version, system)
    };
    writeln!(out, "{program}")?;
    write_line(out, &m::doctor::system(text::printable(&system::name())))?;
    let threads = available_parallelism().map_or(1, NonZero::get);
    write_line(out, &m::doctor::processor(VectorLevel::best().name(), threads))
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
        write_line(out, &m::doctor::not_asked())?;
        return Ok(Vec::new());
    }
    let answers = term::interview(questions)?;
    let told = answers.iter().filter_map(|answer| match answer {
        TerminalAnswer::Background(color) => Some(match Ground::of(*color) {
            Ground::Dark => m::doctor::is_dark(color.to_string()),
            Ground::Light | Ground::Unknown => m::doctor::is_light(color.to_string()),
        }),
        TerminalAnswer::Depth(depth) => Some(m::doctor::has_colours(depth.said())),
        TerminalAnswer::Graphics(protocol) => Some(m::doctor::pictures(protocol.name())),
        TerminalAnswer::CellSize(PixelSize { width, height }) => {
            Some(m::doctor::cell(format!("{width}×{height}")))
        }
        TerminalAnswer::DiscWidth(1) => Some(m::doctor::one_column()),
        TerminalAnswer::DiscWidth(_) => Some(m::doctor::two_columns()),
        TerminalAnswer::Colors | TerminalAnswer::Attributes => None,
    });
    let told: Vec<_> = told.collect();
    let told =
        if told.is_empty() { m::doctor::no_answers() } else { m::common::raw(i18n::list(told)) };
    write_line(out, &m::doctor::answers(told))?;
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
        Some(value) if value.is_empty() => m::doctor::empty().into(),
        Some(value) => value.to_string_lossy().escape_debug().to_string(),
        None => match system::stand_in(name) {
            Some((value, StandIn::Console)) => m::doctor::of_console(value).into(),
            Some((value, StandIn::System)) => m::doctor::of_system(value).into(),
            None => m::doctor::not_set().into(),
        },
    }
}

fn write_streams(out: &mut Vec<u8>) -> io::Result<()> {
    let is = |is_terminal: bool| {
        if is_terminal { m::doctor::a_terminal() } else { m::doctor::no_terminal() }
    };
    write_line(out, &m::doctor::standard_input(is(stdin().is_terminal())))?;
    write_line(out, &m::doctor::standard_output(is(stdout().is_terminal())))?;
    if !stdout().is_terminal() {
        return Ok(());
    }
    let Ok((width, height)) = terminal::size() else {
        return write_line(out, &m::doctor::size_unknown());
    };
    let size = format!("{width}x{height}");
    let square = Layout::new(Rect::new(0, 0, width, height)).map(|layout| layout.square());
    write_line(
        out,
        &match square {
            Some(square) => m::doctor::size(size, format!("{}x{}", square.width, square.height)),
            None => m::doctor::size_small(size),
        },
    )
}

fn write_files(
    dirs: &Dirs,
    reading: &config::file::ConfigReading,
    chosen: &[&str],
    out: &mut Vec<u8>,
) -> io::Result<()> {
    let file = dirs.anonymous(&dirs.settings());
    let state = match reading.presence {
        FilePresence::Absent => m::doctor::not_found(),
        FilePresence::There if reading.faults.is_empty() => m::doctor::valid(),
        FilePresence::There => m::doctor::with_errors(),
    };
    write_line(out, &m::doctor::settings(file, state))?;
    for fault in &reading.faults {
        writeln!(out, "    {}", fault.sentence("config.toml"))?;
    }
    if !reading.named.is_empty() {
        writeln!(out, "    {}", m::doctor::set_by_file(i18n::list(&reading.named)))?;
    }
    if !chosen.is_empty() {
        writeln!(out, "    {}", m::doctor::set_by_commands(i18n::list(chosen)))?;
    }
    let name = |folder| dirs.anonymous(folder);
    write_line(out, &m::doctor::current_game(name(&dirs.state), access(&dirs.state)))?;
    write_line(out, &m::doctor::saved_games(name(&dirs.data), access(&dirs.data)))?;
    let file = dirs.estimate();
    if file.exists() {
        let level = read_text(&file).ok().and_then(|text| text.parse::<Estimate>().ok());
        let level = level.map_or_else(m::doctor::level_damaged, |level| {
            m::doctor::level_about(level.level().number)
        });
        write_line(out, &m::doctor::your_level(dirs.anonymous(&file), level))?;
    }
    let report = dirs.panic_report();
    if report.exists() {
        write_line(out, &m::doctor::crash_report(dirs.anonymous(&report)))?;
    }
    Ok(())
}

/// Returns whether files can be created in a folder, or why not.
fn access(folder: &Path) -> Text {
    let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(folder);
    match (probe(there), there == folder) {
        (Ok(()), true) => m::doctor::writable(),
        (Ok(()), false) => m::doctor::not_created(),
        (Err(error), true) => m::doctor::not_writable(said::in_words(&error)),
        (Err(error), false) => m::doctor::cannot_create(said::in_words(&error)),
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
        write_line(out, &m::doctor::without_colours())?;
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
    app.update(ScreenInput::Hover(Some(Square::F4)));
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
