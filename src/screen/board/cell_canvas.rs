//! Draws squares in the cells of the screen.

use std::cell::RefCell;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::cells::{middle_of, put};
use super::characters;
use super::label::Label;
use super::label_colors::{felt_of, ground_of, ink_on};
use super::move_values::MoveValue;
use super::pictures::{PaintedCell, Pictures, Subject};
use super::square::{Content, DiscMark, SquareView};
use super::view::{BoardView, Canvas};
use crate::screen::layout::Layout;
use crate::screen::overlay;
use crate::screen::theme::panel_colors::PanelColors;
use crate::screen::theme::{BoardColors, Theme};
use othello_core::board::Color;
use othello_core::square::Square;

pub struct CellCanvas<'a> {
    pub theme: &'a Theme,
    pub layout: &'a Layout,
    pub pictures: &'a mut Pictures,
    pub buffer: &'a mut Buffer,
}

impl Canvas for CellCanvas<'_> {
    fn square(&mut self, view: &SquareView, _: &BoardView) {
        let area = self.layout.cell(view.square);
        if let Some(scene) = self.pictures.scene(self.theme) {
            scene.add_square(*view, area);
            return lay_felt(self.theme, area, self.buffer);
        }
        let is_large = area.width >= 4 && area.height >= 2;
        match self.theme.picture_style().filter(|_| is_large) {
            Some(style) => {
                let subject = Subject::new(view);
                let cells = self.pictures.cells(subject, area.as_size(), &style);
                draw_picture(&cells, area, self.buffer);
            }
            None => characters::draw_square(view, self.theme, area, self.buffer),
        }
        draw_label(view, self.theme, area, self.buffer);
    }
}

/// Draws a disc on a square of its own.
pub fn draw_disc(
    theme: &Theme,
    pictures: &mut Pictures,
    color: Color,
    area: Rect,
    buffer: &mut Buffer,
) {
    if let Some(scene) = pictures.scene(theme) {
        scene.add_disc(color, area);
        lay_felt(theme, area, buffer);
    } else if let Some(style) = theme.picture_style() {
        let cells = pictures.cells(Subject::lone_disc(color), area.as_size(), &style);
        draw_picture(&cells, area, buffer);
    } else {
        let content = Content::Disc(color, DiscMark::None);
        let view = SquareView { content, ..SquareView::empty(Square::A1) };
        characters::draw_square(&view, theme, area, buffer);
    }
}

/// Returns a square apart from the board, row by row.
pub fn square_lines(view: &SquareView, theme: &Theme, size: Size) -> Vec<Line<'static>> {
    thread_local! {
        /// Those drawn so far: the help asks for all of its squares with each frame.
        static PICTURES: RefCell<Pictures> = RefCell::default();
    }
    let area = Rect::from((Cell::ORIGIN, size));
    let mut buffer = Buffer::empty(area);
    let is_large = area.width >= 4 && area.height >= 2;
    match theme.picture_style().filter(|_| is_large) {
        Some(style) => {
            let subject = Subject { is_light: false, ..Subject::new(view) };
            let cells = PICTURES.with_borrow_mut(|drawn| drawn.cells(subject, size, &style));
            draw_picture(&cells, area, &mut buffer);
        }
        None => characters::draw_square(view, theme, area, &mut buffer),
    }
    draw_label(view, theme, area, &mut buffer);
    let row = |row: Rect| {
        let cells = row.positions().filter_map(|at| buffer.cell(at));
        cells.map(|cell| Span::styled(cell.symbol().to_owned(), cell.style())).collect()
    };
    area.rows().map(row).collect()
}

/// Fills the cells under a picture in pixels with felt, which never changes: what is written over
/// sixels erases them.
fn lay_felt(theme: &Theme, area: Rect, buffer: &mut Buffer) {
    let felt = theme
        .colors
        .board
        .map_or(Style::new(), |colors| Style::new().bg(colors.felt.paint(theme.depth)));
    for position in area.positions() {
        put(buffer, position, ' ', felt);
    }
}

fn draw_picture(cells: &[PaintedCell], area: Rect, buffer: &mut Buffer) {
    for (position, cell) in area.positions().zip(cells) {
        put(buffer, position, cell.symbol, cell.style);
    }
}

pub fn draw_label(view: &SquareView, theme: &Theme, area: Rect, buffer: &mut Buffer) {
    let Some(label) = view.label else { return };
    let bold = || label_style(view, theme, label).add_modifier(Modifier::BOLD);
    match label {
        Label::Value(value) => {
            let is_bar = area.height == 1 && view.is_focused;
            let style = if is_bar {
                characters::sign_style(view, theme)
            } else {
                label_style(view, theme, label)
            };
            draw_value(value, style, area, buffer);
        }
        Label::Following { number, player } => {
            let is_picture = theme.picture_style().is_some() && area.height > 1;
            let style = if is_picture { bold() } else { on_disc(player, theme) };
            draw_following(number, style, area, buffer);
        }
        Label::Noted(sign) => put(buffer, middle_of(area), sign, bold()),
        Label::Better if area.height > 1 => put(buffer, middle_of(area), '!', bold()),
        Label::Played if area.height > 1 => put(buffer, middle_of(area), '?', bold()),
        Label::Number(number) => {
            if let Some(disc) = view.content.disc() {
                draw_number(number, disc, theme, area, buffer);
            }
        }
        Label::Special(_)
        | Label::Stable
        | Label::Reply(_)
        | Label::Better
        | Label::Played
        | Label::Seen => {
            draw_corner_sign(view, label, theme, area, buffer);
        }
    }
}

/// Writes the sign of a learning mark beside the disc or the mark of the square. Pictures show stable
/// discs by themselves.
fn draw_corner_sign(
    view: &SquareView,
    label: Label,
    theme: &Theme,
    area: Rect,
    buffer: &mut Buffer,
) {
    let is_small = area.height == 1;
    let is_picture = theme.picture_style().is_some() && !is_small;
    if is_picture && label == Label::Stable {
        return;
    }
    let sign = label.to_string();
    // The smallest squares have one cell to spare.
    let sign = if is_small && sign.len() > 1 { "+" } else { &sign };
    let start = if is_small || is_picture {
        Cell::new(area.x + 1, area.y)
    } else {
        Cell::new(area.x, area.bottom() - 1)
    };
    let style = if is_small {
        characters::sign_style(view, theme)
    } else {
        label_style(view, theme, label)
    };
    for (x, sign) in (start.x..area.right()).zip(sign.chars()) {
        put(buffer, Cell::new(x, start.y), sign, style);
    }
}

/// Writes the value of a move into the middle of its square.
fn draw_value(value: MoveValue, style: Style, area: Rect, buffer: &mut Buffer) {
    let has_room = overlay::has_room(area.as_size());
    let text = if has_room { value.to_string() } else { value.letter().to_string() };
    // The last digits of all values are in one column.
    let units = text.rfind(|sign: char| sign.is_ascii_digit()).unwrap_or(0);
    let middle = area.x + area.width / 2;
    let x = middle.saturating_sub(u16::try_from(units).unwrap_or(0)).max(area.x);
    let y = area.y + (area.height - 1) / 2;
    let style = if value.is_best() { style.add_modifier(Modifier::BOLD) } else { style };
    for (x, sign) in (x..area.right()).zip(text.chars()) {
        put(buffer, Cell::new(x, y), sign, style);
    }
}

/// Writes the number of a move that follows an answer into the middle of its square.
fn draw_following(number: u8, style: Style, area: Rect, buffer: &mut Buffer) {
    // The smallest squares have room for one digit.
    let text = if number > 9 && area.width < 4 { "+".into() } else { number.to_string() };
    // The last digits of all numbers are in one column, and two digits in the middle.
    let units = area.x + area.width / 2;
    let x = units.saturating_sub(u16::try_from(text.len() - 1).unwrap_or(0)).max(area.x);
    buffer.set_string(x, middle_of(area).y, text, style);
}

/// Writes a number into the middle of a disc.
fn draw_number(number: usize, disc: Color, theme: &Theme, area: Rect, buffer: &mut Buffer) {
    // Two digits stand in the middle, and the last digits of all numbers in one column.
    let text = if area.height > 1 { format!("{number:>2}") } else { number.to_string() };
    let width = u16::try_from(text.len()).unwrap_or(0);
    let x = area.x + area.width.saturating_sub(width) / 2;
    buffer.set_string(x, area.y + (area.height - 1) / 2, text, on_disc(disc, theme));
}

fn on_disc(disc: Color, theme: &Theme) -> Style {
    match PanelColors::of(theme) {
        Some(colors) => colors.on_disc(disc),
        None if disc == Color::Black => Style::new().add_modifier(Modifier::REVERSED),
        None => Style::new(),
    }
}

/// Returns the colours of a square of the chequered board; `None` without colours.
fn colors_of(view: &SquareView, theme: &Theme) -> Option<BoardColors> {
    let colors = theme.colors.board?;
    Some(if view.is_light() { colors.alternate() } else { colors })
}

/// Returns the style of a label on its own background, which covers the lines of the square.
fn label_style(view: &SquareView, theme: &Theme, label: Label) -> Style {
    let Some(colors) = colors_of(view, theme) else {
        return if view.is_focused {
            Style::new().add_modifier(Modifier::REVERSED)
        } else {
            Style::new()
        };
    };
    let is_picture = theme.picture_style().is_some();
    let ground = if is_picture { ground_of(view, &colors) } else { felt_of(view, &colors) };
    let ink = ink_on(ground, label, &colors);
    let [ink, ground] = [ink, ground].map(|color| color.paint(theme.depth));
    Style::new().fg(ink).bg(ground)
}
