//! The grid of the scoresheet in lines.

use othello_core::square::Square;
use othello_notation::sheet::{Grid, GridMark};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::form::Look;
use crate::graph::Ink;
use crate::screen::theme::{Theme, signs};
use crate::screen::window_text::{Click, WindowLine};
use othello_board::app::screen_input::{ScreenInput, WindowInput};
use othello_board::features::scoresheet::check::start;

/// Returns the grid in lines: the letters of its columns, and its rows. The caret stands on the square of the
/// cursor.
pub fn lines(grid: &Grid, cursor: Option<Square>, look: Look, theme: &Theme) -> Vec<WindowLine> {
    let marks = grid.marks(start());
    let rule = Rule::of(look, theme);
    let mut lines = vec![letters(cursor, look, theme)];
    lines.extend(rule.map(|rule| rule.line(Edge::Top, look, theme)));
    for (row, squares) in Square::ALL.chunks(8).enumerate() {
        let cells = squares.iter().map(|&square| {
            let mark = marks.iter().find(|(marked, _)| *marked == square);
            cell(square, grid, mark.map(|(_, mark)| *mark), cursor, look, theme)
        });
        let here = cursor.filter(|cursor| squares.contains(cursor));
        let mut spans = Vec::new();
        if look.margin() > 0 {
            let style = name_style(here, theme);
            let number = format!("{:<width$}", row + 1, width = look.margin());
            spans.push(Span::styled(number, style));
        }
        for cell in cells {
            spans.extend(
                rule.map(|rule| Span::styled(rule.vertical.to_owned(), theme.colors.quiet)),
            );
            spans.extend(cell);
        }
        spans.extend(rule.map(|rule| Span::styled(rule.vertical.to_owned(), theme.colors.quiet)));
        let parts = squares.iter().map(|square| {
            let left = left(*square, look);
            let row = usize::from(square.index());
            (left..left + look.columns(), ScreenInput::Window(WindowInput::Pick { row, top: 0 }))
        });
        lines.push(WindowLine {
            click: Click::Parts(parts.collect()),
            caret: here.map(|square| last_digit(square, look)),
            ..WindowLine::new(Line::from(spans))
        });
        let edge = if row == 7 { Edge::Bottom } else { Edge::Middle };
        lines.extend(rule.map(|rule| rule.line(edge, look, theme)));
    }
    lines
}

fn left(square: Square, look: Look) -> usize {
    look.margin() + usize::from(square.column()) * look.columns()
}

/// Returns the column of the last digit of a square.
fn last_digit(square: Square, look: Look) -> usize {
    match look {
        Look::Tight | Look::Usual => left(square, look) + look.columns() - 1,
        // A blank parts it from the line.
        Look::Ruled => left(square, look) + 3,
    }
}

fn letters(cursor: Option<Square>, look: Look, theme: &Theme) -> WindowLine {
    let mut spans = Vec::new();
    let mut used = 0;
    for &square in &Square::ALL[..8] {
        let end = last_digit(square, look) + 1;
        let letter = format!("{:>width$}", &square.name()[..1], width = end - used);
        used = end;
        let here = cursor.filter(|cursor| cursor.column() == square.column());
        spans.push(Span::styled(letter, name_style(here, theme)));
    }
    WindowLine::new(Line::from(spans))
}

/// Returns the style of the name of a column or a row: one with the cursor in it stands out.
const fn name_style(cursor: Option<Square>, theme: &Theme) -> Style {
    match cursor {
        Some(_) => theme.colors.strong,
        None => theme.colors.quiet,
    }
}

/// Returns what stands on a square: a sign if its number is wrong, and the number.
fn cell(
    square: Square,
    grid: &Grid,
    mark: Option<GridMark>,
    cursor: Option<Square>,
    look: Look,
    theme: &Theme,
) -> Vec<Span<'static>> {
    let colors = theme.colors;
    let is_cursor = cursor == Some(square);
    let sign = match mark {
        Some(GridMark::Doubled) => "=",
        Some(GridMark::TooLarge) => ">",
        Some(GridMark::Illegal) => "!",
        Some(GridMark::Unreached) | None => " ",
    };
    let style = match mark {
        Some(GridMark::Doubled | GridMark::TooLarge | GridMark::Illegal) => colors.alarm,
        Some(GridMark::Unreached) => colors.quiet,
        None => Style::new(),
    };
    // The sign stands right before the number.
    let [before, number] = match grid.number(square) {
        Some(number @ ..=9) => [String::from(" "), format!("{sign}{number}")],
        Some(number) => [sign.into(), number.to_string()],
        None => [String::from(" "), String::new()],
    };
    let mut spans = Vec::new();
    if look == Look::Usual {
        spans.push(Span::raw(" "));
    }
    spans.push(Span::styled(before, style));
    let disc = start().board().disc(square);
    match disc {
        _ if !number.is_empty() => {
            let style = if is_cursor { style.patch(colors.selected) } else { style };
            spans.push(Span::styled(number, style));
        }
        Some(color) => spans.extend([Span::raw(" "), signs::small_disc(theme, color)]),
        None if is_cursor => spans.push(Span::styled("  ", colors.selected)),
        None => spans.push(Span::styled(" ·", colors.quiet)),
    }
    if look == Look::Ruled {
        spans.push(Span::raw(" "));
    }
    spans
}

/// The characters of the lines between squares.
#[derive(Clone, Copy)]
struct Rule {
    vertical: &'static str,
    horizontal: &'static str,
    /// The ends and the crossings of the top line, of those within, and of the bottom line.
    crossings: [[&'static str; 3]; 3],
}

/// The place of a line.
#[derive(Clone, Copy)]
enum Edge {
    Top,
    Middle,
    Bottom,
}

impl Rule {
    /// Returns the lines of a look; `None` if it has none.
    fn of(look: Look, theme: &Theme) -> Option<Self> {
        const LINES: Rule = Rule {
            vertical: "│",
            horizontal: "─",
            crossings: [["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]],
        };
        const ASCII: Rule =
            Rule { vertical: "|", horizontal: "-", crossings: [["+"; 3], ["+"; 3], ["+"; 3]] };
        match look {
            Look::Tight | Look::Usual => None,
            Look::Ruled if theme.set().ink == Ink::Blocks => Some(LINES),
            Look::Ruled => Some(ASCII),
        }
    }

    /// Returns a line between two rows.
    fn line(&self, edge: Edge, look: Look, theme: &Theme) -> WindowLine {
        let [left, crossing, right] = self.crossings[edge as usize];
        let piece = self.horizontal.repeat(look.columns() - 1);
        let line = [piece.as_str(); 8].join(crossing);
        let margin = " ".repeat(look.margin());
        WindowLine::new(Line::styled(format!("{margin}{left}{line}{right}"), theme.colors.quiet))
    }
}
