//! The graphs of discs and mobility by ply.

use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::app::graph::{self, Extent, Graph};
use crate::app::tui::model::Model;
use crate::app::tui::window::{Scroll, Window, WindowLine, paragraph};
use crate::board::Color;

/// Returns the graphs to scale for a screen of that size.
pub fn window(model: &Model, screen: Size, top: usize) -> Window {
    let columns = usize::from(screen.width).saturating_sub(12).clamp(8, 62);
    // The graph of discs has twice the rows of a graph of mobility; seven rows are text and frame.
    let rows = (usize::from(screen.height).saturating_sub(7) / 4).clamp(2, 8);
    let extent = Extent { columns, rows };
    let ink = model.theme().glyphs.set().ink;
    let width = columns + graph::LABEL_WIDTH;
    let mut lines: Vec<_> = paragraph("Black's disc lead", width).collect();
    lines.extend(bars(model, graph::difference(model.game(), extent, ink)));
    for color in Color::BOTH {
        lines.extend(paragraph(&format!("{color}'s mobility"), width));
        lines.extend(bars(model, graph::mobility(model.game(), color, extent, ink)));
    }
    Window { scroll: Scroll::From(top), ..Window::new("Graphs", lines) }
}

/// Returns the rows of a graph, in which the bar of the ply shown on the board stands out.
fn bars(model: &Model, graph: Graph) -> impl Iterator<Item = WindowLine> {
    let here = model.controller().viewed_ply() / graph.plies_per_column;
    let colors = model.theme().colors;
    // Reversed, a bar would look like the rest of its column.
    let (shown, others) = if model.theme().has_colors() {
        (Style::new().fg(colors.last), Style::new())
    } else {
        (colors.strong, colors.quiet)
    };
    graph.rows.into_iter().map(move |row| {
        let mut spans = vec![Span::styled(row.label, colors.quiet)];
        for (column, bar) in row.bars.into_iter().enumerate() {
            let style = if column == here { shown } else { others };
            spans.push(Span::styled(bar.to_string(), style));
        }
        WindowLine::new(Line::from(spans))
    })
}
