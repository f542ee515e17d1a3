//! The board as the screen shows it, printed among the lines of a terminal.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::{Color as Paint, Modifier, Style};

use super::board;
use super::board::pictures::Pictures;
use super::layout::Layout;
use super::model::Model;
use super::settings::Settings;
use othello_board::app::App;
use othello_board::app::state::Confirmation;
use othello_notation::Record;
use othello_session::Session;

/// Returns the lines of the board at the end of a game, with the codes of its colours, for a
/// terminal of that many columns.
pub fn board(record: &Record, settings: Settings, columns: usize) -> String {
    // Squares of 4×2 cells, or else of 2×1.
    let screen = if columns >= 60 { Rect::new(0, 0, 60, 20) } else { Rect::new(0, 0, 24, 12) };
    let Some(layout) = Layout::new(screen) else { return String::new() };
    // A clock would wait for its players, and hide the legal moves until they come.
    let record = Record { clock: None, ..record.clone() };
    let app = App::new(Session::from_record(record), Confirmation::Skip, None);
    let model = Model::new(app, settings);
    let mut buffer = Buffer::empty(layout.screen);
    board::draw_with(&model.view(), None, &layout, &mut Pictures::default(), &mut buffer);
    lines(&buffer, layout.board())
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
    let modifiers = [
        (Modifier::BOLD, 1),
        (Modifier::DIM, 2),
        (Modifier::UNDERLINED, 4),
        (Modifier::REVERSED, 7),
    ];
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
