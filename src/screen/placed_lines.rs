//! The lines of a window or a docked panel in their place on the screen, and what a click on one means.

use othello_words::text;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::key_hints::Sight;
use super::theme::Theme;
use super::window_text::{Click, WindowLine, WindowText};
use othello_board::app::screen_input::{ScreenInput, WindowInput};

/// The head, the lines and the foot of a text in an area, from top to bottom.
pub struct PlacedLines<'a> {
    text: &'a WindowText,
    head: Rect,
    lines: Rect,
    foot: Rect,
    /// The first line shown.
    top: usize,
}

impl<'a> PlacedLines<'a> {
    /// Places the lines. Where there is no room for all of them, those between head and foot scroll first.
    pub fn new(text: &'a WindowText, area: Rect) -> Self {
        /// The rows that lines keep where the foot would take more.
        const LEAST: usize = 3;
        let rows = usize::from(area.height);
        let kept = usize::from(!text.lines.is_empty());
        let head = text.head.len().min(rows.saturating_sub(kept));
        let least = text.lines.len().min(LEAST);
        let foot = text.foot.len().min(rows.saturating_sub(head + least));
        let lines = rows - head - foot;
        let part = |above: usize, rows: usize| Rect {
            y: area.y + cells(above),
            height: cells(rows),
            ..area
        };
        Self {
            text,
            head: part(0, head),
            lines: part(head, lines),
            foot: part(head + lines, foot),
            top: text.top(lines),
        }
    }

    pub fn draw(&self, theme: &Theme, buffer: &mut Buffer) {
        for (lines, area) in self.parts() {
            for (line, row) in lines.iter().zip(area.rows()) {
                draw_line(&line.text, theme, row, buffer);
            }
        }
    }

    /// Returns the place of the next letter, or else of the line that is selected.
    pub fn cursor(&self) -> Cell {
        for (lines, area) in self.parts() {
            let mut rows = lines.iter().zip(area.rows());
            if let Some((caret, row)) = rows.find_map(|(line, row)| Some((line.caret?, row))) {
                return Cell::new(row.x + cells(caret).min(row.width.saturating_sub(1)), row.y);
            }
        }
        let line = self.text.scroll.cursor();
        let row = line.and_then(|line| line.checked_sub(self.top)).map_or(0, cells);
        Cell::new(self.lines.x, self.lines.y + row.min(self.lines.height.saturating_sub(1)))
    }

    /// Returns the input of a click on a line; `None` beside those that mean something.
    pub fn message_at(&self, cell: Cell) -> Option<ScreenInput> {
        let (lines, area) = self.parts().into_iter().find(|(_, area)| area.contains(cell))?;
        let line = lines.get(usize::from(cell.y - area.y))?;
        self.message_of(line, usize::from(cell.x - area.x))
    }

    /// Returns the input of a click on a line in that column.
    pub fn message_of(&self, line: &WindowLine, column: usize) -> Option<ScreenInput> {
        match &line.click {
            Click::Nothing => None,
            Click::Send(message) => Some(message.clone()),
            Click::Pick(row) => {
                let top = self.text.above_and_all().0 + self.top;
                Some(ScreenInput::Window(WindowInput::Pick { row: *row, top }))
            }
            Click::Parts(parts) => {
                let part = parts.iter().find(|(columns, _)| columns.contains(&column));
                part.map(|(_, message)| message.clone())
            }
        }
    }

    /// Returns the part of the lines that is in sight.
    pub fn sight(&self) -> Sight {
        let (_, total) = self.text.above_and_all();
        if total <= usize::from(self.lines.height) { Sight::Whole } else { Sight::Part }
    }

    /// Returns the numbers of the first and the last line in sight, and of all lines; `None` where all of
    /// them are in sight.
    pub fn part(&self) -> Option<[usize; 3]> {
        let rows = usize::from(self.lines.height);
        let (above, total) = self.text.above_and_all();
        let part = [above + self.top + 1, (above + self.top + rows).min(total), total];
        (self.sight() == Sight::Part).then_some(part)
    }

    fn parts(&self) -> [(&'a [WindowLine], Rect); 3] {
        let Self { text, head, lines, foot, top } = self;
        [(&text.head[..], *head), (&text.lines[*top..], *lines), (&text.foot[..], *foot)]
    }
}

/// Draws a line with the characters of a theme; an ellipsis stands for what has no room.
pub fn draw_line(line: &Line<'static>, theme: &Theme, row: Rect, buffer: &mut Buffer) {
    let mut line = line.clone();
    for span in &mut line.spans {
        span.content = theme.spell(&span.content).into();
    }
    fitted(line, row.width.into(), theme).render(row, buffer);
}

/// Returns a line with an ellipsis in the place of what has no room in so many columns.
pub fn fitted(mut line: Line<'static>, columns: usize, theme: &Theme) -> Line<'static> {
    if text::width(line.to_string().trim_end()) <= columns {
        return line;
    }
    let ellipsis = theme.set().ellipsis;
    let mut room = columns.saturating_sub(text::width(ellipsis));
    let fits = |span: &&Span<'_>| {
        let fits = span.width() <= room;
        room -= if fits { span.width() } else { 0 };
        fits
    };
    let whole = line.spans.iter().take_while(fits).count();
    line.spans.truncate(whole + 1);
    if let Some(cut) = line.spans.last_mut() {
        cut.content = (text::truncate(&cut.content, room, "") + ellipsis).into();
    }
    line
}

fn cells(length: usize) -> u16 {
    u16::try_from(length).unwrap_or(u16::MAX)
}
