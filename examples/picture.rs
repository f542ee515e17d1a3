//! Draws the picture of the README from the screen of the program:
//!
//! ```text
//! cargo run --release --example picture >docs/board.svg
//! ```

use std::fmt::Write;
use std::time::Duration;

use othello::app::controller::{Confirmation, Controller};
use othello::app::tui::message::Message;
use othello::app::tui::model::{Animation, Learning, Marks, Model, Settings};
use othello::app::tui::picture::Pictures;
use othello::app::tui::term::Mouse;
use othello::app::tui::theme::{Depth, Glyphs, Palette, Theme};
use othello::app::tui::view;
use othello::rules::Rules;
use othello::session::{Session, Setup};
use othello::square::Square;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

/// The first 38 moves of a game of the WTHOR base (`WTH_2016`, game 1082).
const MOVES: &str = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1d1d7d8e7e8a5a6b6";
/// The seconds that the players take for their moves, repeated.
const SECONDS: [u64; 7] = [2, 3, 6, 4, 11, 5, 9];
/// The square under the pointer.
const HOVERED: Square = Square::A4;

const COLUMNS: u16 = 80;
const ROWS: u16 = 24;
/// The size of a cell, in units that halves and eighths of it are whole numbers of.
const WIDTH: u16 = 8;
const HEIGHT: u16 = 16;
/// The margin around the screen.
const MARGIN: u16 = 12;
/// The height of the window's title.
const TITLE: u16 = 26;

const PAPER: &str = "#14171a";
const INK: &str = "#d8dcd8";

fn main() {
    print!("{}", svg());
}

/// Returns the picture.
pub fn svg() -> String {
    let app = app();
    let mut screen =
        Terminal::new(TestBackend::new(COLUMNS, ROWS)).expect("a buffer does not fail");
    screen
        .draw(|frame| view::view(&app, &mut Pictures::default(), frame))
        .expect("a buffer does not fail");
    let buffer = screen.backend().buffer();
    let (width, height) = (COLUMNS * WIDTH + 2 * MARGIN, ROWS * HEIGHT + TITLE + MARGIN);
    let mut svg = String::new();
    writing(writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{}\" height=\"{}\" role=\"img\">\n<title>{}</title>",
        width * 3 / 2,
        height * 3 / 2,
        view::title(&app),
    ));
    frame(&view::title(&app), width, height, &mut svg);
    writing(writeln!(svg, "<g transform=\"translate({MARGIN} {TITLE})\">"));
    blocks(buffer, &mut svg);
    texts(buffer, &mut svg);
    svg += "</g>\n</svg>\n";
    svg
}

/// Returns the state of a game with clocks.
fn app() -> Model {
    let time_control = Some("5+3".parse().expect("5+3 is a time control"));
    let setup = Setup { time_control, ..Setup::new(Rules::OTHELLO) };
    let mut session = Session::new(setup, None);
    let names = MOVES.as_bytes().chunks(2).map(|name| str::from_utf8(name).expect("ASCII"));
    for (name, &seconds) in names.zip(SECONDS.iter().cycle()) {
        session.elapse(Duration::from_secs(seconds));
        session.play(name.parse().expect("the name of a square")).expect("a move of a real game");
    }
    let settings = Settings {
        theme: Theme::new(Palette::Classic, Depth::True, Glyphs::Unicode),
        marks: Marks::Shown,
        learning: Learning::Off,
        animation: Animation::Off,
        mouse: Mouse::Captured,
    };
    let mut app = Model::new(Controller::new(session, Confirmation::Ask, None), settings);
    app.update(Message::Hover(Some(HOVERED)));
    app
}

/// Unwraps the result of writing to a string.
fn writing(result: std::fmt::Result) {
    result.expect("writing to a string does not fail");
}

/// Draws the window and its title.
fn frame(title: &str, width: u16, height: u16, svg: &mut String) {
    let (middle, line) = (width / 2, TITLE / 2 + 3);
    writing(writeln!(
        svg,
        "<rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{PAPER}\"/>\n\
         <text x=\"{middle}\" y=\"{line}\" text-anchor=\"middle\" font-family=\"system-ui, \
         sans-serif\" font-size=\"10\" fill=\"{INK}\" fill-opacity=\"0.6\">{title}</text>"
    ));
}

/// A rectangle of one colour.
#[derive(Clone, PartialEq)]
struct Block {
    x: u16,
    y: u16,
    width: u16,
    height: u16,
    color: String,
}

/// Draws the backgrounds, and the characters that consist of blocks.
fn blocks(buffer: &Buffer, svg: &mut String) {
    let (mut behind, mut before) = (Vec::new(), Vec::new());
    for (column, row, cell) in cells(buffer) {
        let (x, y) = (column * WIDTH, row * HEIGHT);
        let [ink, paper] = colors(cell);
        if paper != PAPER {
            behind.push(Block { x, y, width: WIDTH, height: HEIGHT, color: paper });
        }
        let parts = parts(symbol(cell)).into_iter().flatten();
        before.extend(parts.map(|[left, top, width, height]| {
            let color = ink.clone();
            Block { x: x + left, y: y + top, width, height, color }
        }));
    }
    svg.push_str("<g shape-rendering=\"crispEdges\">\n");
    for Block { x, y, width, height, color } in merged(behind).into_iter().chain(merged(before)) {
        writing(writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{color}\"/>"
        ));
    }
    svg.push_str("</g>\n");
}

/// Merges neighbours of the same colour, along the rows and then down the columns.
fn merged(blocks: Vec<Block>) -> Vec<Block> {
    let mut blocks = blocks;
    blocks.sort_by_key(|block| (block.y, block.height, block.x));
    let mut rows: Vec<Block> = Vec::new();
    for block in blocks {
        let is_next = |last: &&mut Block| {
            let grown = last.x + last.width;
            **last == Block { x: last.x, width: last.width, ..block.clone() } && grown == block.x
        };
        match rows.last_mut().filter(is_next) {
            Some(last) => last.width += block.width,
            None => rows.push(block),
        }
    }
    let mut columns: Vec<Block> = Vec::new();
    for block in rows {
        let is_above = |above: &&mut Block| {
            let grown = above.y + above.height;
            **above == Block { y: above.y, height: above.height, ..block.clone() }
                && grown == block.y
        };
        match columns.iter_mut().find(is_above) {
            Some(above) => above.height += block.height,
            None => columns.push(block),
        }
    }
    columns
}

/// Returns the rectangles, as left, top, width and height, that make up a block character.
fn parts(symbol: char) -> Option<Vec<[u16; 4]>> {
    const EIGHTH: u16 = HEIGHT / 8;
    let lower = "▁▂▃▄▅▆▇█".chars().zip(1..).find(|&(block, _)| block == symbol);
    if let Some((_, eighths)) = lower {
        let height = eighths * EIGHTH;
        return Some(vec![[0, HEIGHT - height, WIDTH, height]]);
    }
    let left = "▏▎▍▌▋▊▉".chars().zip(1..).find(|&(block, _)| block == symbol);
    if let Some((_, eighths)) = left {
        return Some(vec![[0, 0, eighths * (WIDTH / 8), HEIGHT]]);
    }
    // Upper left, upper right, lower left, lower right.
    let quarters = match symbol {
        '▀' => [true, true, false, false],
        '▐' => [false, true, false, true],
        '▘' => [true, false, false, false],
        '▝' => [false, true, false, false],
        '▖' => [false, false, true, false],
        '▗' => [false, false, false, true],
        '▙' => [true, false, true, true],
        '▛' => [true, true, true, false],
        '▜' => [true, true, false, true],
        '▟' => [false, true, true, true],
        '▚' => [true, false, false, true],
        '▞' => [false, true, true, false],
        _ => return None,
    };
    let (width, height) = (WIDTH / 2, HEIGHT / 2);
    let places = [[0, 0], [width, 0], [0, height], [width, height]];
    let filled = places.into_iter().zip(quarters).filter(|(_, is_filled)| *is_filled);
    Some(filled.map(|([x, y], _)| [x, y, width, height]).collect())
}

/// Draws the words, and the signs as shapes that need no font.
fn texts(buffer: &Buffer, svg: &mut String) {
    svg.push_str(
        "<g font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" \
         font-size=\"13.3\">\n",
    );
    let mut word: Option<Word> = None;
    for (column, row, cell) in cells(buffer) {
        let style = style(cell);
        let letter = symbol(cell);
        let is_sign = sign(letter, column * WIDTH, row * HEIGHT, &style, svg);
        let is_letter = !is_sign && letter != ' ' && parts(letter).is_none();
        match &mut word {
            Some(word) if is_letter && word.ends_at(column, row) && word.style == style => {
                word.text.push(letter);
            }
            _ => {
                if let Some(word) = word.take() {
                    word.write(svg);
                }
                word = is_letter.then(|| Word { column, row, style, text: letter.into() });
            }
        }
    }
    if let Some(word) = word {
        word.write(svg);
    }
    svg.push_str("</g>\n");
}

/// Letters side by side in the same style.
struct Word {
    column: u16,
    row: u16,
    style: String,
    text: String,
}

impl Word {
    fn width(&self) -> u16 {
        u16::try_from(self.text.chars().count()).expect("no word is wider than the screen")
    }

    fn ends_at(&self, column: u16, row: u16) -> bool {
        row == self.row && column == self.column + self.width()
    }

    fn write(&self, svg: &mut String) {
        let (x, y, width) = (self.column * WIDTH, self.row * HEIGHT + 12, self.width() * WIDTH);
        let text = self.text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        writing(writeln!(
            svg,
            "<text x=\"{x}\" y=\"{y}\" textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\" {}>\
             {text}</text>",
            self.style
        ));
    }
}

/// Draws a letter that is a sign in the cell at `x`, `y`; returns `false` for other letters.
fn sign(letter: char, x: u16, y: u16, style: &str, svg: &mut String) -> bool {
    let (middle, center) = (x + WIDTH / 2, y + HEIGHT / 2);
    let shape = match letter {
        '●' => format!("<circle cx=\"{middle}\" cy=\"{center}\" r=\"3.6\" {style}/>"),
        '○' => {
            let line = style.replace("fill", "stroke");
            format!(
                "<circle cx=\"{middle}\" cy=\"{center}\" r=\"3.2\" stroke-width=\"0.9\" {line} \
                 fill=\"none\"/>"
            )
        }
        '▸' => {
            let (left, top) = (x + 1, center - 4);
            format!("<path d=\"M{left} {top}l6 4l-6 4z\" {style}/>")
        }
        _ => return false,
    };
    writing(writeln!(svg, "{shape}"));
    true
}

fn cells(buffer: &Buffer) -> impl Iterator<Item = (u16, u16, &Cell)> {
    let places = buffer.area.positions();
    places.filter_map(|place| Some((place.x, place.y, buffer.cell(place)?)))
}

fn symbol(cell: &Cell) -> char {
    cell.symbol().chars().next().unwrap_or(' ')
}

/// Returns the colours of a cell's character and background.
fn colors(cell: &Cell) -> [String; 2] {
    let [ink, paper] = [hex(cell.fg, INK), hex(cell.bg, PAPER)];
    if cell.modifier.contains(Modifier::REVERSED) { [paper, ink] } else { [ink, paper] }
}

fn hex(color: Color, terminal: &str) -> String {
    match color {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        _ => terminal.into(),
    }
}

/// Returns the SVG attributes of a cell's character.
fn style(cell: &Cell) -> String {
    let [ink, _] = colors(cell);
    let mut style = format!("fill=\"{ink}\"");
    if cell.modifier.contains(Modifier::BOLD) {
        style += " font-weight=\"bold\"";
    }
    if cell.modifier.contains(Modifier::DIM) {
        style += " fill-opacity=\"0.6\"";
    }
    style
}
