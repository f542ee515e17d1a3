//! The open window on the screen: its place, its frame, and what a click on it means.

use othello_words::i18n::m;
use othello_words::text;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Clear, Widget};

use super::key_hints;
use super::layout::{Frame, Layout, Side, WindowPlace};
use super::notice;
use super::placed_lines::{PlacedLines, draw_line};
use super::view::View;
use super::window_frame;
use super::window_text::{SIDE_GAP, WindowText};
use othello_board::app::message::Message;

/// A window in its place on the screen.
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
        let place = window.place(layout);
        let room = place.room();
        let word = window.below.as_deref().map_or(0, text::width);
        let below = layout.bottom(word.div_ceil(usize::from(layout.screen.width).max(1)));
        let said = match place.side {
            Side::Beside => Vec::new(),
            Side::Under(_) => notice::under_window(view, room.columns, room.rows / 3),
        };
        let area = place.with_lines(window.rows() + said.len(), below.height);
        let content = place.inner(area);
        let content = Rect { height: content.height.saturating_sub(cells(said.len())), ..content };
        let side = content.width.min(cells(window.side_width()));
        let gap = if side == 0 { 0 } else { cells(SIDE_GAP) };
        let left = content.width.saturating_sub(side + gap);
        Self {
            view: *view,
            window,
            place,
            area,
            lines: PlacedLines::new(window, Rect { width: left, ..content }),
            side: Rect { x: content.right() - side, width: side, ..content },
            said,
            below,
        }
    }

    /// Returns the cells that the window covers.
    pub const fn area(&self) -> Rect {
        self.area
    }

    /// Returns `true` if it stands beside the board.
    pub fn is_beside(&self) -> bool {
        self.place.side == Side::Beside
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
        for (line, row) in self.said.iter().rev().zip(inner.rows().rev()) {
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
        let hints = key_hints::line(&self.view, self.lines.sight(), self.hints().width.into());
        hints.render(self.hints(), buffer);
        self.lines.cursor()
    }

    /// Returns the numbers of the first and the last line in sight, and of all lines; `None` where all of them are.
    pub fn part_in_sight(&self) -> Option<[usize; 3]> {
        self.lines.part()
    }

    /// Returns the message of a click. Beside the window it closes it, except where that would start
    /// the clocks or lose a text.
    pub fn message_at(&self, cell: Cell) -> Option<Message> {
        if !self.area.contains(cell) {
            let is_kept = self.view.mode().is_kept() || self.below.contains(cell);
            return (!is_kept).then_some(Message::Close);
        }
        let hints = self.hints();
        if hints.contains(cell) {
            let column = usize::from(cell.x - hints.x);
            return key_hints::message_at(
                &self.view,
                self.lines.sight(),
                usize::from(hints.width),
                column,
            );
        }
        self.lines.message_at(cell)
    }

    /// Returns the text about the lines shown, where not all of them are: in as many words as leave room for the hints.
    fn part(&self) -> String {
        let Some([first, last, total]) = self.lines.part() else { return String::new() };
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

    /// Returns the bottom row of the frame.
    fn last_row(&self) -> Rect {
        Rect { y: self.area.bottom().saturating_sub(1), height: 1, ..self.area }
    }

    /// Returns the place of the hints in the bottom row. Questions name their answers above it.
    fn hints(&self) -> Rect {
        let x = self.area.x + self.place.frame.columns() / 2;
        if self.view.is_interrupted() {
            return Rect { x, width: 0, ..self.last_row() };
        }
        let taken = self.place.frame.columns() + cells(text::width(&self.part()));
        let room = self.area.width.saturating_sub(taken);
        let width = key_hints::line(&self.view, self.lines.sight(), room.into()).width();
        Rect { x, width: cells(width), ..self.last_row() }
    }
}

fn cells(length: usize) -> u16 {
    u16::try_from(length).unwrap_or(u16::MAX)
}
