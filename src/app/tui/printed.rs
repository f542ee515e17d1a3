//! The board as the screen shows it, printed among the lines of a terminal.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::{Color as Paint, Modifier, Style};

use super::board;
use super::layout::Layout;
use super::message::Message;
use super::model::{Model, Settings};
use super::picture::Pictures;
use crate::app::controller::{Confirmation, Controller};
use crate::notation::Record;
use crate::session::Session;
use crate::square::Square;

/// Returns the lines of the board at the end of a game, with the codes of its colours, for a
/// terminal of that many columns.
pub fn board(record: &Record, settings: Settings, columns: usize) -> String {
    // Squares of 4×2 cells, or else of 2×1.
    let screen = if columns >= 60 { Rect::new(0, 0, 60, 20) } else { Rect::new(0, 0, 24, 12) };
    let Some(layout) = Layout::new(screen) else { return String::new() };
    let [one, other] = two_squares(record);
    let [mut buffer, behind] = [one, other].map(|cursor| draw(record, settings, &layout, cursor));
    // The screen always has a cursor, and a printed board has none: what it marks is taken from a
    // drawing in which it stands elsewhere.
    let (board, square) = (layout.board(), layout.cell(one));
    for cell in board.positions() {
        let is_marked = square.contains(cell)
            || cell.x < layout.squares.x && (square.top()..square.bottom()).contains(&cell.y)
            || cell.y < layout.squares.y && (square.left()..square.right()).contains(&cell.x);
        if is_marked {
            buffer[cell] = behind[cell].clone();
        }
    }
    lines(&buffer, board)
}

/// Returns two squares of different columns and rows, neither of which can be played: a cursor on
/// them shows no move.
fn two_squares(record: &Record) -> [Square; 2] {
    let legal = record.game.position().legal_moves();
    let mut squares = Square::ALL.into_iter().filter(|square| !legal.contains(*square));
    let one = squares.next().unwrap_or(Square::A1);
    let is_apart = |other: &Square| other.column() != one.column() && other.row() != one.row();
    [one, squares.find(is_apart).unwrap_or(Square::H8)]
}

fn draw(record: &Record, settings: Settings, layout: &Layout, cursor: Square) -> Buffer {
    // A clock would wait for its players, and hide the legal moves until they come.
    let record = Record { clock: None, ..record.clone() };
    let session = Session::from_record(record);
    let mut model = Model::new(Controller::new(session, Confirmation::Skip, None), settings);
    model.update(Message::Hover(Some(cursor)));
    let mut buffer = Buffer::empty(layout.screen);
    board::draw(&model, layout, &mut Pictures::default(), &mut buffer);
    buffer
}

/// Returns the cells of a part of a buffer as lines for a terminal.
fn lines(buffer: &Buffer, area: Rect) -> String {
    let mut text = String::new();
    for y in area.top()..area.bottom() {
        let mut row: Vec<_> =
            (area.left()..area.right()).map(|x| &buffer[Cell::new(x, y)]).collect();
        while row.last().is_some_and(|cell| cell.symbol() == " " && is_plain(cell.style())) {
            row.pop();
        }
        let mut style = Style::reset();
        for cell in row {
            if cell.style() != style {
                style = cell.style();
                text += &codes(style);
            }
            text += cell.symbol();
        }
        if !is_plain(style) {
            text += "\x1b[0m";
        }
        text.push('\n');
    }
    text
}

fn is_plain(style: Style) -> bool {
    let is_default = |color: Option<Paint>| color.is_none_or(|color| color == Paint::Reset);
    is_default(style.fg) && is_default(style.bg) && style.add_modifier.is_empty()
}

/// Returns the code that sets a style, whatever was set before.
fn codes(style: Style) -> String {
    let mut codes = vec![String::from("0")];
    let modifiers = [(Modifier::BOLD, 1), (Modifier::DIM, 2), (Modifier::REVERSED, 7)];
    let set = modifiers.iter().filter(|(modifier, _)| style.add_modifier.contains(*modifier));
    codes.extend(set.map(|(_, code)| code.to_string()));
    codes.extend(style.fg.and_then(|color| color_code(color, 30)));
    codes.extend(style.bg.and_then(|color| color_code(color, 40)));
    format!("\x1b[{}m", codes.join(";"))
}

/// Returns the code of a colour; those of text begin at 30, those of the background at 40.
fn color_code(color: Paint, base: u8) -> Option<String> {
    let named = match color {
        Paint::Reset => return None,
        Paint::Rgb(red, green, blue) => {
            return Some(format!("{};2;{red};{green};{blue}", base + 8));
        }
        Paint::Indexed(number) => return Some(format!("{};5;{number}", base + 8)),
        Paint::Black => 0,
        Paint::Red => 1,
        Paint::Green => 2,
        Paint::Yellow => 3,
        Paint::Blue => 4,
        Paint::Magenta => 5,
        Paint::Cyan => 6,
        Paint::Gray => 7,
        Paint::DarkGray => 60,
        Paint::LightRed => 61,
        Paint::LightGreen => 62,
        Paint::LightYellow => 63,
        Paint::LightBlue => 64,
        Paint::LightMagenta => 65,
        Paint::LightCyan => 66,
        Paint::White => 67,
    };
    Some((base + named).to_string())
}
