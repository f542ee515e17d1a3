//! The open window on the screen: its place, its frame, and what a click on it means.

use othello_words::i18n::m;
use othello_words::text;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect, Size};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding, Widget};

use super::key_hints;
use super::layout::Layout;
use super::panel;
use super::placed_lines::{PlacedLines, draw_line};
use super::view::View;
use super::window_text::{FRAME_HEIGHT, Place, SIDE_GAP, WindowText};
use othello_board::app::message::Message;

/// A window in its place on the screen.
pub struct PlacedWindow<'a> {
    view: View<'a>,
    window: &'a WindowText,
    area: Rect,
    lines: PlacedLines<'a>,
    side: Rect,
    /// The rows below it that a word takes without a frame.
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
        let word = window.below.as_deref().map_or(0, text::width);
        let rows_below = cells(word.div_ceil(usize::from(layout.screen.width).max(1)));
        let area = match (window.place, layout.panel) {
            (Place::Beside, Some(panel)) => beside(view, layout, panel, window.size()),
            (Place::Panel, Some(panel)) => {
                Rect { height: window.size().height.min(panel.height), ..panel }
            }
            (Place::Screen, _) => layout.screen,
            (Place::Foot(rows), _) => {
                let height = cells(rows.min(window.lines.len()) + window.foot.len() + FRAME_HEIGHT);
                let height = height.min(layout.screen.height);
                Rect { y: layout.screen.bottom() - height, height, ..layout.screen }
            }
            (Place::Middle, _) | (Place::Beside | Place::Panel, None) => {
                let size = window.size();
                let all = layout.window(Size { height: size.height + rows_below, ..size });
                Rect { height: all.height.saturating_sub(rows_below), ..all }
            }
        };
        let below = Rect { y: area.bottom(), height: rows_below, ..layout.screen };
        let content = match window.place {
            Place::Screen => Rect { height: area.height.saturating_sub(1), ..area },
            Place::Middle | Place::Beside | Place::Panel | Place::Foot(_) => block().inner(area),
        };
        let side = content.width.min(cells(window.side_width()));
        let gap = if side == 0 { 0 } else { cells(SIDE_GAP) };
        let left = content.width.saturating_sub(side + gap);
        Self {
            view: *view,
            window,
            area,
            lines: PlacedLines::new(window, Rect { width: left, ..content }),
            side: Rect { x: content.right() - side, width: side, ..content },
            below,
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

    /// Returns `true` if the window rises from the bottom of the screen: what is above it stays in sight.
    pub const fn is_at_foot(&self) -> bool {
        matches!(self.window.place, Place::Foot(_))
    }

    /// Returns `true` if the window is beside the board, in the place of the panel.
    pub fn is_beside(&self) -> bool {
        self.window.place == Place::Beside
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
        if self.has_frame() {
            let signs = theme.set();
            let room = usize::from(self.area.width).saturating_sub(4);
            let title = text::truncate(&window.title, room, signs.ellipsis);
            let block = block()
                .border_set(signs.border)
                .border_style(theme.frame())
                .title(Line::styled(format!(" {title} "), theme.title()));
            block.render(self.area, buffer);
        }
        self.lines.draw(theme, buffer);
        for (line, row) in window.side.iter().zip(self.side.rows()) {
            draw_line(line, theme, row, buffer);
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
        let place = Rect { x, width, ..self.last_row() };
        Clear.render(place, buffer);
        part.render(place, buffer);
        let sight = self.lines.sight();
        // The line of the frame has a colour of its own.
        Clear.render(self.hints(), buffer);
        let hints = key_hints::line(&self.view, sight, usize::from(self.hints().width));
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
            return (!self.view.mode().is_kept()).then_some(Message::Close);
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

    /// Returns the text about the lines shown, where not all of them are.
    fn part(&self) -> String {
        let Some([first, last, total]) = self.lines.part() else { return String::new() };
        let part = m::screen::part(first.to_string(), last.to_string(), total.to_string());
        // In a narrow window hints matter more.
        ["", "short"]
            .map(|form| format!(" {} ", part.words(form, None)))
            .into_iter()
            .find(|part| text::width(part) * 3 <= self.area.width.into())
            .unwrap_or_default()
    }

    /// Returns `true` if there is a frame around the lines.
    fn has_frame(&self) -> bool {
        self.window.place != Place::Screen
    }

    /// Returns the bottom row of the frame, or of the screen.
    fn last_row(&self) -> Rect {
        Rect { y: self.area.bottom().saturating_sub(1), height: 1, ..self.area }
    }

    /// Returns the place of the hints in the bottom row. Questions name their answers above it.
    fn hints(&self) -> Rect {
        if self.view.is_interrupted() {
            return Rect { x: self.area.x + 2, width: 0, ..self.last_row() };
        }
        let (left, sides) = if self.has_frame() { (2, 4) } else { (0, 0) };
        let room = self.area.width.saturating_sub(sides + cells(text::width(&self.part())));
        let width = key_hints::line(&self.view, self.lines.sight(), usize::from(room)).width();
        Rect { x: self.area.x + left, width: cells(width), ..self.last_row() }
    }
}

/// Returns the place of a window of that size beside the board: under the players, if there is room.
fn beside(view: &View<'_>, layout: &Layout, panel: Rect, size: Size) -> Rect {
    let area = layout.beside_board().unwrap_or(panel);
    let under = panel::head(view, panel).bottom() + 1;
    let last = area.bottom().saturating_sub(size.height);
    let y = if under <= last { under } else { panel.y.min(last) };
    // As wide as the panel, if it need not be wider.
    let width = size.width.max(panel.width).min(area.width);
    Rect { x: area.x, y, width, height: size.height.min(area.height) }
}

fn block() -> Block<'static> {
    Block::bordered().padding(Padding::horizontal(1))
}

fn cells(length: usize) -> u16 {
    u16::try_from(length).unwrap_or(u16::MAX)
}
