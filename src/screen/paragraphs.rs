//! Paragraphs one under the other, as many of them as there is room for.

use othello_words::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::placed_lines::PlacedLines;
use super::theme::Theme;
use super::window_text::{WindowLine, WindowText, belonging_together};

pub struct Paragraph {
    pub text: String,
    pub style: Style,
    /// The importance: where there is no room for all, those with the largest numbers go first.
    pub rank: u8,
}

impl Paragraph {
    fn lines(&self, theme: &Theme, width: usize) -> Vec<String> {
        text::wrap(&theme.spell(&self.text), width)
    }
}

pub fn draw(mut paragraphs: Vec<Paragraph>, theme: &Theme, area: Rect, buffer: &mut Buffer) {
    let (width, rows) = (usize::from(area.width), usize::from(area.height));
    fit(&mut paragraphs, theme, width, rows);
    let text = WindowText::new("", stacked(&paragraphs, theme, width, rows));
    PlacedLines::new(&text, area).draw(theme, buffer);
}

/// Returns the rows of all of them, without blank ones between them.
pub fn rows(paragraphs: &[Paragraph], theme: &Theme, width: usize) -> usize {
    paragraphs.iter().map(|part| part.lines(theme, width).len()).sum()
}

/// Leaves those for which there is room; where there is room for none, one is cut at a word, with an ellipsis.
pub fn fit(paragraphs: &mut Vec<Paragraph>, theme: &Theme, width: usize, most: usize) {
    while paragraphs.len() > 1 && rows(paragraphs, theme, width) > most {
        let last = paragraphs.iter().map(|part| part.rank).max();
        paragraphs.retain(|part| Some(part.rank) != last);
    }
    if rows(paragraphs, theme, width) > most
        && let [only] = &mut paragraphs[..]
    {
        let text = theme.spell(&only.text);
        only.text = text::wrap_to_rows(&text, width, most, theme.set().ellipsis).join(" ");
    }
}

/// Returns them in lines, with blank rows between them as far as there is room: the most important stand apart first.
pub fn stacked(
    paragraphs: &[Paragraph],
    theme: &Theme,
    width: usize,
    most: usize,
) -> Vec<WindowLine> {
    let blanks = most.saturating_sub(rows(paragraphs, theme, width));
    let mut apart: Vec<usize> = (1..paragraphs.len()).collect();
    apart.sort_by_key(|&index| paragraphs[index].rank);
    apart.truncate(blanks);
    let lines = |(index, part): (usize, &Paragraph)| {
        let blank = apart.contains(&index).then(WindowLine::blank);
        let lines = part.lines(theme, width).into_iter();
        let lines = lines.map(|line| WindowLine::new(Line::styled(line, part.style)));
        blank.into_iter().chain(belonging_together(lines)).collect::<Vec<_>>()
    };
    paragraphs.iter().enumerate().flat_map(lines).collect()
}
