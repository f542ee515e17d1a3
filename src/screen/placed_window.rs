//! The open window on the screen: its place, its frame, and what a click on it means.

use othello_words::i18n::m;
use othello_words::text;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Clear, Widget};

use super::key_hints;
use super::layout::{Frame, Layout, WindowPlace, WindowSide};
use super::notice;
use super::placed_lines::{PlacedLines, draw_line};
use super::view::View;
use super::window_frame;
use super::window_text::{SIDE_GAP, WindowText};
use othello_board::app::screen_input::ScreenInput;

pub struct PlacedWindow<'a> {
    view: View<'a>,
    window: &'a WindowText,
    place: WindowPlace,
    area: Rect,
    lines: PlacedLines<'a>,
    side: Rect,
    /// The last notice, where the window covers the rows for it.
    said: Vec<Line<'static>>,
    /// The rows at the bottom of the screen that a word takes without a frame.
    below: Rect,
    /// The row of more hints above those in the frame, where they have no room there.
    more_hints: Option<Rect>,
}

/// The rows of a window that has room for a second row of hints.
const LEAST_FOR_HINTS: u16 = 14;

/// A word that takes whole rows of the screen, one letter after the other, so that the terminal knows
/// it as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unframed {
    /// The first row.
    pub row: u16,
    pub word: String,
}

impl<'a> PlacedWindow<'a> {
    /// Finds the place of a window. Where there is no room for all of it, lines scroll first.
    pub fn new(view: &View<'a>, layout: &Layout, window: &'a WindowText) -> Self {
        let place = window.place(layout);
        let room = place.room();
        let word = window.below.as_deref().map_or(0, text::width);
        let below = layout.bottom(word.div_ceil(usize::from(layout.screen.width).max(1)));
        let said = match place.side {
            WindowSide::Beside => Vec::new(),
            WindowSide::Under(_) => notice::under_window(view, room.columns, room.rows / 3),
        };
        let placed = Self {
            view: *view,
            window,
            place,
            area: Rect::ZERO,
            lines: PlacedLines::new(window, Rect::ZERO),
            side: Rect::ZERO,
            said,
            below,
            more_hints: None,
        };
        let placed = placed.with_rows_of_hints(0);
        let has_room = placed.place.area.height >= LEAST_FOR_HINTS;
        let is_lined = placed.place.frame == Frame::Lined && !view.is_interrupted();
        if !has_room || !is_lined || !placed.has_short_hints() {
            return placed;
        }
        let sight = placed.lines.sight();
        let with_more = placed.with_rows_of_hints(1);
        // All lines are worth more than all hints.
        if with_more.lines.sight() == sight { with_more } else { with_more.with_rows_of_hints(0) }
    }

    /// Finds the place of everything where so many rows above the frame are for hints.
    fn with_rows_of_hints(self, rows: u16) -> Self {
        let Self { window, place, said, below, .. } = &self;
        let more = said.len() + usize::from(rows);
        let area = place.with_lines(window.rows() + more, below.height);
        let inner = place.inner(area);
        let more_hints = Rect { y: inner.bottom().saturating_sub(rows), height: rows, ..inner };
        let content = Rect { height: inner.height.saturating_sub(cells(more)), ..inner };
        let side = content.width.min(cells(window.side_width()));
        let gap = if side == 0 { 0 } else { cells(SIDE_GAP) };
        let left = content.width.saturating_sub(side + gap);
        let lines = PlacedLines::new(window, Rect { width: left, ..content });
        let side = Rect { x: content.right() - side, width: side, ..content };
        Self { area, lines, side, more_hints: Some(more_hints).filter(|_| rows > 0), ..self }
    }

    /// Returns `true` if the frame has no room for all hints.
    fn has_short_hints(&self) -> bool {
        let room = self.area.width.saturating_sub(self.place.frame.columns());
        // It is not to change while lines scroll.
        let part = self.lines.part().map_or_else(String::new, |[.., all]| self.part_of([all; 3]));
        let room = usize::from(room).saturating_sub(text::width(&part));
        key_hints::is_short(&self.view, room)
    }

    /// Returns the cells that the window covers.
    pub const fn area(&self) -> Rect {
        self.area
    }

    pub fn is_beside(&self) -> bool {
        self.place.side == WindowSide::Beside
    }

    /// Returns `true` if enough of the board is in sight to know the position again.
    pub const fn shows_board(&self) -> bool {
        self.place.shows_board(self.area)
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
        window_frame::draw(&self.view, self.area, self.place.frame, &window.title, buffer);
        self.lines.draw(theme, buffer);
        for (line, row) in window.side.iter().zip(self.side.rows()) {
            draw_line(line, theme, row, buffer);
        }
        let inner = self.place.inner(self.area);
        let more_hints = self.more_hints.map_or(0, |row| usize::from(row.height));
        for (line, row) in self.said.iter().rev().zip(inner.rows().rev().skip(more_hints)) {
            line.render(row, buffer);
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
        let x = self.area.right().saturating_sub(width + self.place.frame.columns() / 2);
        let place = Rect { x, width, ..self.last_row() };
        Clear.render(place, buffer);
        part.render(place, buffer);
        // The line of the frame has a colour of its own.
        Clear.render(self.hints(), buffer);
        let rows = self.rows_of_hints();
        let widths: Vec<_> = rows.iter().map(|row| usize::from(row.width)).collect();
        let hints = key_hints::lines(&self.view, self.lines.sight(), &widths);
        for (line, row) in hints.into_iter().zip(rows) {
            line.render(row, buffer);
        }
        self.lines.cursor()
    }

    /// Returns the numbers of the first and the last line in sight, and of all lines; `None` where all of them are.
    pub fn part_in_sight(&self) -> Option<[usize; 3]> {
        self.lines.part()
    }

    /// Returns the input of a click. Beside the window it closes it, except where that would start
    /// the clocks or lose a text.
    pub fn message_at(&self, cell: Cell) -> Option<ScreenInput> {
        if !self.area.contains(cell) {
            let is_kept = self.view.mode().is_kept() || self.below.contains(cell);
            return (!is_kept).then_some(ScreenInput::Close);
        }
        let rows = self.rows_of_hints();
        if let Some(row) = rows.iter().position(|row| row.contains(cell)) {
            let widths: Vec<_> = rows.iter().map(|row| usize::from(row.width)).collect();
            let column = usize::from(cell.x - rows[row].x);
            return key_hints::message_at(&self.view, self.lines.sight(), &widths, [row, column]);
        }
        self.lines.message_at(cell)
    }

    /// Returns the input of a click on the line with that number.
    pub fn message_of(&self, line: usize) -> Option<ScreenInput> {
        self.lines.message_of(&self.window.lines[line], 0)
    }

    /// Returns the text about the lines shown, where not all of them are: in as many words as leave room for the hints.
    fn part(&self) -> String {
        self.lines.part().map_or_else(String::new, |part| self.part_of(part))
    }

    fn part_of(&self, [first, last, total]: [usize; 3]) -> String {
        let part = m::screen::part(first.to_string(), last.to_string(), total.to_string());
        let [long, short] = ["", "short"].map(|form| format!(" {} ", part.words(form, None)));
        let room = usize::from(self.area.width.saturating_sub(self.place.frame.columns()));
        let hints = |room| key_hints::line(&self.view, self.lines.sight(), room).width();
        let is_spare = match self.place.frame {
            Frame::Lined => text::width(&short) * 3 <= room,
            Frame::Bare => hints(room) + text::width(&short) <= room,
        };
        if hints(usize::MAX) + text::width(&long) <= room {
            long
        } else if is_spare {
            short
        } else {
            String::new()
        }
    }

    fn last_row(&self) -> Rect {
        Rect { y: self.area.bottom().saturating_sub(1), height: 1, ..self.area }
    }

    /// Returns the rows of the hints, the one in the frame last.
    fn rows_of_hints(&self) -> Vec<Rect> {
        self.more_hints.into_iter().chain([self.hints()]).collect()
    }

    /// Returns the place of the hints in the bottom row. Questions name their answers above it.
    fn hints(&self) -> Rect {
        let x = self.area.x + self.place.frame.columns() / 2;
        if self.view.is_interrupted() {
            return Rect { x, width: 0, ..self.last_row() };
        }
        let taken = self.place.frame.columns() + cells(text::width(&self.part()));
        let room = self.area.width.saturating_sub(taken);
        let above = self.more_hints.map(|row| usize::from(row.width));
        let widths: Vec<_> = above.into_iter().chain([usize::from(room)]).collect();
        let hints = key_hints::lines(&self.view, self.lines.sight(), &widths);
        let width = hints.last().map_or(0, Line::width);
        Rect { x, width: cells(width), ..self.last_row() }
    }
}

fn cells(length: usize) -> u16 {
    u16::try_from(length).unwrap_or(u16::MAX)
}
