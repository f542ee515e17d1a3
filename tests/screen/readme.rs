//! The screens of the README: drawn as pictures, which are to be today's.
//!
//! `UPDATE_PICTURES=1 cargo test --test screen readme` draws them again.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::sync::mpsc::channel;
use std::time::Duration;

use othello::screen::effect::ScreenEffect;
use othello::screen::model::Model;
use othello_board::app::event::Effect as AppEffect;
use othello_board::app::input::Action;
use othello_board::app::screen_input::ScreenInput;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_home::engine_worker::EngineWorker;
use othello_notation::Record;
use othello_notation::reader::Reader;
use othello_session::Session;
use othello_words::i18n::Language;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

use crate::support::{draw, press, resumed, settings};

/// A game with its review; the cause of Black's defeat is move 33.
const GAME: &str = include_str!("../data/lesson.pgn");
const ERROR: usize = 33;

/// The columns and rows of the screens.
const SIZE: (u16, u16) = (100, 36);

fn game() -> Record {
    let mut games = Reader::new(GAME.as_bytes(), Position::start(Rules::OTHELLO));
    games.next().unwrap().unwrap().record
}

#[test]
fn the_screen_of_a_game_is_todays_in_every_language() {
    let game = game();
    let record = Record { names: game.names, ..Record::from(game.game.up_to(25)) };
    for language in Language::ALL {
        language.choose_here();
        let (readme, picture) = match language {
            Language::ENGLISH => ("README.md".to_owned(), "screen.svg".to_owned()),
            other => {
                (format!("docs/README.{}.md", other.name()), format!("screen.{}.svg", other.name()))
            }
        };
        let readme = format!("{}/{readme}", env!("CARGO_MANIFEST_DIR"));
        let readme = fs::read_to_string(readme).unwrap();
        let shown =
            readme.lines().find(|line| line.contains(&picture)).expect("it shows the picture");
        let title = shown.trim_start_matches("![").split(']').next().unwrap();
        let model = Model::new(resumed(Session::resume(record.clone())), settings());
        check(&picture, title, &model);
    }
}

#[test]
fn the_screen_of_a_lesson_is_todays() {
    let mut model = Model::new(resumed(Session::resume(game())), settings());
    let (sender, replies) = channel();
    let mut engine = EngineWorker::new(move |reply| sender.send(reply).unwrap());
    while model.app().viewed().ply() != ERROR - 1 {
        press(&mut model, "j");
    }
    press(&mut model, "w");
    // Whatever a lesson asks of the engine, it is shown once it is all known.
    let mut effects = model.update(ScreenInput::Arrived(Action::Begin));
    loop {
        let asked = effects.into_iter().filter_map(|effect| match effect {
            ScreenEffect::App(AppEffect::Engine(request)) => Some(request),
            _ => None,
        });
        let Some(request) = asked.last() else { break };
        engine.perform(request);
        effects = Vec::new();
        while effects.is_empty() {
            let reply = replies.recv_timeout(Duration::from_secs(120)).unwrap();
            effects = model.update(ScreenInput::Arrived(Action::EngineReplied(reply)));
        }
    }
    check("lesson.svg", "A lesson on the screen", &model);
}

/// Compares the screen with its picture, or draws that again.
#[track_caller]
fn check(name: &str, title: &str, model: &Model) {
    let picture = picture(title, draw(model, SIZE.0, SIZE.1).backend().buffer());
    let path = format!("{}/docs/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        fs::write(path, picture).unwrap();
        return;
    }
    let known = fs::read_to_string(path).unwrap_or_default();
    assert!(known == picture, "draw it again: UPDATE_PICTURES=1 cargo test --test screen readme");
}

/// The size of a cell, and of the letters in it.
const CELL: (u16, u16) = (10, 20);
const LETTERS: u16 = 16;
/// The colours of the terminal.
const PAPER: &str = "#17191c";
const INK: &str = "#d8d8d4";

/// Returns a screen as a picture: areas of a colour, and the text on them.
fn picture(title: &str, buffer: &Buffer) -> String {
    let (width, height) = (buffer.area.width * CELL.0, buffer.area.height * CELL.1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 -10 {} {}\" role=\"img\">\n<title>{title}</title>\n\
         <rect x=\"-10\" y=\"-10\" width=\"{0}\" height=\"{1}\" rx=\"8\" fill=\"{PAPER}\"/>\n<g shape-rendering=\"crispEdges\">\n",
        width + 20,
        height + 20,
    );
    let mut grounds = Areas::default();
    let mut blocks = Areas::default();
    let mut texts = String::new();
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let cell = &buffer[(x, y)];
            let (ink, paper) = colors(cell);
            if paper != PAPER {
                grounds.add(&paper, (x * CELL.0, y * CELL.1), CELL);
            }
            for (at, size) in block(cell.symbol()) {
                blocks.add(&ink, (x * CELL.0 + at.0, y * CELL.1 + at.1), *size);
            }
        }
        text_of_row(&mut texts, buffer, y);
    }
    grounds.write(&mut svg);
    blocks.write(&mut svg);
    write!(
        svg,
        "</g>\n<g font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"{LETTERS}\" \
         xml:space=\"preserve\">\n{texts}</g>\n</svg>\n"
    )
    .unwrap();
    svg
}

/// Writes the words of a row, each with its width: fonts differ.
fn text_of_row(svg: &mut String, buffer: &Buffer, y: u16) {
    let is_text = |x: &u16| {
        let symbol = buffer[(*x, y)].symbol();
        !symbol.trim().is_empty() && block(symbol).is_empty()
    };
    let mut x = 0;
    while x < buffer.area.width {
        if !is_text(&x) {
            x += 1;
            continue;
        }
        let (first, (ink, _)) = (x, colors(&buffer[(x, y)]));
        let weight = buffer[(x, y)].modifier & Modifier::BOLD;
        let mut text = String::new();
        while x < buffer.area.width && is_text(&x) {
            let cell = &buffer[(x, y)];
            if colors(cell).0 != ink || cell.modifier & Modifier::BOLD != weight {
                break;
            }
            text += cell.symbol();
            x += u16::try_from(cell.symbol().width().max(1)).unwrap();
        }
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let bold = if weight.is_empty() { "" } else { " font-weight=\"bold\"" };
        let (at, width) = (first * CELL.0, (x - first) * CELL.0);
        let foot = y * CELL.1 + 15;
        writeln!(
            svg,
            "<text x=\"{at}\" y=\"{foot}\" textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{ink}\"{bold}>{text}</text>"
        )
        .unwrap();
    }
}

/// The ink and the paper of a cell.
fn colors(cell: &Cell) -> (String, String) {
    let color = |color: Color, terminal: &str| match color {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        Color::Reset => terminal.to_owned(),
        other => panic!("{other} is no colour of this theme"),
    };
    let (ink, paper) = (color(cell.fg, INK), color(cell.bg, PAPER));
    if cell.modifier.contains(Modifier::REVERSED) { (paper, ink) } else { (ink, paper) }
}

/// Areas of a cell: where they begin, and their size.
type Parts = &'static [((u16, u16), (u16, u16))];

/// Returns the parts of a cell that a block fills.
fn block(symbol: &str) -> Parts {
    match symbol {
        "█" => &[((0, 0), (10, 20))],
        "▀" => &[((0, 0), (10, 10))],
        "▄" => &[((0, 10), (10, 10))],
        "▌" => &[((0, 0), (5, 20))],
        "▐" => &[((5, 0), (5, 20))],
        "▘" => &[((0, 0), (5, 10))],
        "▝" => &[((5, 0), (5, 10))],
        "▖" => &[((0, 10), (5, 10))],
        "▗" => &[((5, 10), (5, 10))],
        "▚" => &[((0, 0), (5, 10)), ((5, 10), (5, 10))],
        "▞" => &[((5, 0), (5, 10)), ((0, 10), (5, 10))],
        "▙" => &[((0, 0), (5, 20)), ((5, 10), (5, 10))],
        "▛" => &[((0, 0), (10, 10)), ((0, 10), (5, 10))],
        "▜" => &[((0, 0), (10, 10)), ((5, 10), (5, 10))],
        "▟" => &[((5, 0), (5, 20)), ((0, 10), (5, 10))],
        "▁" => &[((0, 18), (10, 2))],
        "▂" => &[((0, 15), (10, 5))],
        "▃" => &[((0, 13), (10, 7))],
        "▅" => &[((0, 8), (10, 12))],
        "▆" => &[((0, 5), (10, 15))],
        "▇" => &[((0, 3), (10, 17))],
        "▔" => &[((0, 0), (10, 2))],
        "▏" => &[((0, 0), (1, 20))],
        "▎" => &[((0, 0), (3, 20))],
        "▍" => &[((0, 0), (4, 20))],
        "▋" => &[((0, 0), (6, 20))],
        "▊" => &[((0, 0), (8, 20))],
        "▉" => &[((0, 0), (9, 20))],
        "▕" => &[((9, 0), (1, 20))],
        _ => &[],
    }
}

/// Areas by their colour, those beside each other as one.
#[derive(Default)]
struct Areas(BTreeMap<String, Vec<Area>>);

/// A place, and a size.
type Area = ((u16, u16), (u16, u16));

impl Areas {
    fn add(&mut self, color: &str, (x, y): (u16, u16), (width, height): (u16, u16)) {
        let areas = self.0.entry(color.to_owned()).or_default();
        match areas.last_mut() {
            Some((at, size)) if (at.0 + size.0, at.1, size.1) == (x, y, height) => size.0 += width,
            _ => areas.push(((x, y), (width, height))),
        }
    }

    fn write(self, svg: &mut String) {
        for (color, areas) in self.0 {
            write!(svg, "<path fill=\"{color}\" d=\"").unwrap();
            for ((x, y), (width, height)) in areas {
                write!(svg, "M{x} {y}h{width}v{height}h-{width}z").unwrap();
            }
            svg.push_str("\"/>\n");
        }
    }
}
