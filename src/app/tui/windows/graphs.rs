//! The graphs of discs and mobility by ply.

use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::app::graph::{self, Extent, Graph};
use crate::app::tui::app::App;
use crate::app::tui::window::{Scroll, Window, WindowLine, paragraph};
use crate::board::Color;

/// Returns the graphs to scale for a screen of that size.
pub fn window(app: &App, screen: Size, top: usize) -> Window {
    let columns = usize::from(screen.width).saturating_sub(12).clamp(8, 62);
    // The graph of discs has twice the rows of a graph of mobility; seven rows are text and frame.
    let rows = (usize::from(screen.height).saturating_sub(7) / 4).clamp(2, 8);
    let extent = Extent { columns, rows };
    let ink = app.theme().glyphs.set().ink;
    let width = columns + graph::LABEL_WIDTH;
    let mut lines: Vec<_> = paragraph("Black's disc lead", width).collect();
    lines.extend(bars(app, graph::difference(app.game(), extent, ink)));
    for color in Color::BOTH {
        lines.extend(paragraph(&format!("{color}'s mobility"), width));
        lines.extend(bars(app, graph::mobility(app.game(), color, extent, ink)));
    }
    Window { title: "Graphs", lines, scroll: Scroll::From(top) }
}

/// Returns the rows of a graph, in which the bar of the ply shown on the board stands out.
fn bars(app: &App, graph: Graph) -> impl Iterator<Item = WindowLine> {
    let here = app.controller().viewed_ply() / graph.plies_per_column;
    let colors = app.theme().colors;
    // Reversed, a bar would look like the rest of its column.
    let (shown, others) = if app.theme().has_colors() {
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
