//! The open window on the screen: its place, its frame, and what a click on it means.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect, Size};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding, Widget};

use super::input_mode::InputMode;
use super::key_hints::{self, Sight};
use super::layout::Layout;
use super::message::{Message, WindowInput};
use super::view::View;
use super::window_text::{Click, Place, SIDE_GAP, WindowLine, WindowText};
use crate::text;

/// A window in its place on the screen.
pub struct PlacedWindow<'a> {
    view: View<'a>,
    window: &'a WindowText,
    area: Rect,
    head: Rect,
    lines: Rect,
    foot: Rect,
    side: Rect,
    /// The rows below it that a word takes without a frame.
    below: Rect,
    /// The first line shown.
    top: usize,
}

/// A word that takes whole rows of the screen, one letter after the other, so that the terminal knows
/// it as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unframed {
    /// The first row.
    pub row: u16,
    /// The word.
    pub word: String,
}

impl<'a> PlacedWindow<'a> {
    /// Finds the place of a window. Where there is no room for all of it, lines scroll first.
    pub fn new(view: &View<'a>, layout: &Layout, window: &'a WindowText) -> Self {
        /// The rows that lines keep where the foot would take more.
        const LEAST: usize = 3;
        let word = window.below.as_deref().map_or(0, text::width);
        let rows_below = cells(word.div_ceil(usize::from(layout.screen.width).max(1)));
        let area = match (window.place, layout.panel) {
            (Place::Panel, Some(panel)) => {
                Rect { height: window.size().height.min(panel.height), ..panel }
            }
            (Place::Middle, _) | (Place::Panel, None) => {
                let size = window.size();
                let all = layout.window(Size { height: size.height + rows_below, ..size });
                Rect { height: all.height.saturating_sub(rows_below), ..all }
            }
        };
        let below = Rect { y: area.bottom(), height: rows_below, ..layout.screen };
        let content = block().inner(area);
        let rows = usize::from(content.height);
        let head = window.head.len().min(rows.saturating_sub(1));
        let least = window.lines.len().min(LEAST);
        let foot = window.foot.len().min(rows.saturating_sub(head + least));
        let lines = rows - head - foot;
        let side = content.width.min(cells(window.side_width()));
        let gap = if side == 0 { 0 } else { cells(SIDE_GAP) };
        let left = content.width.saturating_sub(side + gap);
        let part = |above: usize, rows: usize| Rect {
            y: content.y + cells(above),
            width: left,
            height: cells(rows),
            ..content
        };
        Self {
            view: *view,
            window,
            area,
            head: part(0, head),
            lines: part(head, lines),
            foot: part(head + lines, foot),
            side: Rect { x: content.right() - side, width: side, ..content },
            below,
            top: window.top(lines),
        }
    }

    /// Returns the cells that the window covers.
    pub const fn area(&self) -> Rect {
        self.area
    }

    /// Returns `true` if the window leaves everything outside an area free.
    pub fn is_within(&self, area: Rect) -> bool {
        area.union(self.area) == area && self.below.is_empty()
    }

    /// Returns `true` if the window covers some of an area.
    pub fn meets(&self, area: Rect) -> bool {
        self.area.intersects(area) || !self.below.is_empty() && self.below.intersects(area)
    }

    /// Returns the word below the window, if there is one.
    pub fn unframed(&self) -> Option<Unframed> {
        let word = self.window.below.clone()?;
        Some(Unframed { row: self.below.y, word })
    }

    /// Draws the window, and returns the place of the cursor.
    pub fn draw(&self, buffer: &mut Buffer) -> Cell {
        let (window, theme) = (self.window, self.view.theme());
        Clear.render(self.area, buffer);
        let block = block()
            .border_set(theme.glyphs.set().border)
            .border_style(theme.colors.quiet)
            .title(Line::styled(format!(" {} ", window.title), theme.colors.strong));
        block.render(self.area, buffer);
        self.draw_lines(&window.head, self.head, buffer);
        self.draw_lines(&window.lines[self.top..], self.lines, buffer);
        self.draw_lines(&window.foot, self.foot, buffer);
        for (line, row) in window.side.iter().zip(self.side.rows()) {
            self.draw_line(line, row, buffer);
        }
        if let Some(word) = &window.below {
            Clear.render(self.below, buffer);
            let width = usize::from(self.below.width).max(1);
            let letters: Vec<char> = word.chars().collect();
            for (piece, row) in letters.chunks(width).zip(self.below.rows()) {
                Line::from(piece.iter().collect::<String>()).render(row, buffer);
            }
        }
        let part = Line::styled(self.part(), theme.colors.quiet);
        let width = cells(part.width()).min(self.area.width);
        let x = self.area.right().saturating_sub(width + 1);
        part.render(Rect { x, width, ..self.last_row() }, buffer);
        let hints = key_hints::line(&self.view, self.sight(), usize::from(self.hints().width));
        hints.render(self.hints(), buffer);
        self.cursor()
    }

    fn draw_lines(&self, lines: &[WindowLine], area: Rect, buffer: &mut Buffer) {
        for (line, row) in lines.iter().zip(area.rows()) {
            self.draw_line(&line.text, row, buffer);
        }
    }

    fn draw_line(&self, line: &Line<'static>, row: Rect, buffer: &mut Buffer) {
        let mut line = line.clone();
        for span in &mut line.spans {
            span.content = self.view.theme().glyphs.spell(&span.content).into();
        }
        line.render(row, buffer);
    }

    /// Returns the place of the next letter, or else of the line that is selected.
    fn cursor(&self) -> Cell {
        let window = self.window;
        let parts = [
            (&window.head[..], self.head),
            (&window.lines[self.top..], self.lines),
            (&window.foot, self.foot),
        ];
        for (lines, area) in parts {
            let mut rows = lines.iter().zip(area.rows());
            if let Some((caret, row)) = rows.find_map(|(line, row)| Some((line.caret?, row))) {
                return Cell::new(row.x + cells(caret).min(row.width.saturating_sub(1)), row.y);
            }
        }
        let line = self.window.scroll.cursor();
        let row = line.and_then(|line| line.checked_sub(self.top)).map_or(0, cells);
        Cell::new(self.lines.x, self.lines.y + row.min(self.lines.height.saturating_sub(1)))
    }

    /// Returns the message of a click. Beside the window it closes it, except where that would start
    /// the clocks or lose a text.
    pub fn message_at(&self, cell: Cell) -> Option<Message> {
        if !self.area.contains(cell) {
            let stays = matches!(self.view.mode(), InputMode::Pause | InputMode::Comment);
            return (!stays).then_some(Message::Close);
        }
        let hints = self.hints();
        if hints.contains(cell) {
            let column = usize::from(cell.x - hints.x);
            return key_hints::message_at(
                &self.view,
                self.sight(),
                usize::from(hints.width),
                column,
            );
        }
        let window = self.window;
        let parts = [
            (self.head, &window.head, 0),
            (self.lines, &window.lines, self.top),
            (self.foot, &window.foot, 0),
        ];
        let (area, lines, top) = parts.into_iter().find(|(area, ..)| area.contains(cell))?;
        let line = lines.get(top + usize::from(cell.y - area.y))?;
        let column = usize::from(cell.x - area.x);
        match &line.click {
            Click::Nothing => None,
            Click::Send(message) => Some(message.clone()),
            Click::Pick(row) => Some(Message::Window(WindowInput::Pick {
                row: *row,
                top: self.window.extent().0 + self.top,
            })),
            Click::Parts(parts) => {
                let part = parts.iter().find(|(columns, _)| columns.contains(&column));
                part.map(|(_, message)| message.clone())
            }
        }
    }

    fn sight(&self) -> Sight {
        let (_, total) = self.window.extent();
        if total <= usize::from(self.lines.height) { Sight::Whole } else { Sight::Part }
    }

    /// Returns the text about the lines shown, where not all of them are.
    fn part(&self) -> String {
        let rows = usize::from(self.lines.height);
        let (above, total) = self.window.extent();
        if self.sight() == Sight::Whole {
            return String::new();
        }
        let (first, last) = (above + self.top + 1, (above + self.top + rows).min(total));
        let part = format!(" {first}-{last} of {total} ");
        // In a narrow window hints matter more.
        let brief = format!(" {last}/{total} ");
        [part, brief]
            .into_iter()
            .find(|part| part.len() * 3 <= self.area.width.into())
            .unwrap_or_default()
    }

    /// Returns the bottom row of the frame.
    fn last_row(&self) -> Rect {
        Rect { y: self.area.bottom().saturating_sub(1), height: 1, ..self.area }
    }

    /// Returns the place of the hints in the bottom row. Questions name their answers above it.
    fn hints(&self) -> Rect {
        if self.view.is_interrupted() {
            return Rect { x: self.area.x + 2, width: 0, ..self.last_row() };
        }
        let room = self.area.width.saturating_sub(4 + cells(text::width(&self.part())));
        let width = key_hints::line(&self.view, self.sight(), usize::from(room)).width();
        Rect { x: self.area.x + 2, width: cells(width), ..self.last_row() }
    }
}

fn block() -> Block<'static> {
    Block::bordered().padding(Padding::horizontal(1))
}

fn cells(length: usize) -> u16 {
    u16::try_from(length).unwrap_or(u16::MAX)
}
