//! The game at a glance: the record diagram, and graphs by ply.

use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::app::App;
use super::overlay::{Entry, Focus, Sheet, paragraph, text};
use super::theme::Glyphs;
use crate::app::graph::{self, Extent, Graph, Ink};
use crate::board::Color;
use crate::notation::diagram::{self, Spacing};
use crate::notation::transcript;

/// The moves as numbers in their squares, as on the paper sheet.
pub fn diagram(app: &App, width: usize, top: usize) -> Sheet {
    let spacing = if width < 26 { Spacing::Tight } else { Spacing::Wide };
    let drawing = diagram::draw(app.game(), app.controller().viewed_ply(), spacing);
    let mut lines: Vec<Entry> = drawing.lines().map(|line| text(line.to_owned())).collect();
    lines.push(text(""));
    let plies = &app.game().plies()[..app.controller().viewed_ply()];
    lines.extend(broken(&transcript::write(plies), width));
    Sheet { title: "Record", lines, focus: Focus::Top(top) }
}

/// A transcript in lines of whole moves.
fn broken(moves: &str, width: usize) -> Vec<Entry> {
    let columns = (width.min(40) / 2 * 2).max(2);
    let lines = moves.as_bytes().chunks(columns);
    lines.map(|line| text(String::from_utf8_lossy(line).into_owned())).collect()
}

/// Discs and mobility by ply, to scale.
pub fn graphs(app: &App, screen: Size, top: usize) -> Sheet {
    let columns = usize::from(screen.width).saturating_sub(12).clamp(8, 62);
    // Two lots of rows for the discs, one for the mobility of each, and four lines of text.
    let rows = (usize::from(screen.height).saturating_sub(7) / 4).clamp(2, 8);
    let extent = Extent { columns, rows };
    let ink = if app.theme().glyphs == Glyphs::Unicode { Ink::Blocks } else { Ink::Ascii };
    let mut lines: Vec<Entry> = paragraph("Black's lead in discs", columns).collect();
    lines.extend(bars(app, graph::difference(app.game(), extent, ink)));
    for color in Color::BOTH {
        lines.push(text(format!("Mobility of {color}")));
        lines.extend(bars(app, graph::mobility(app.game(), color, extent, ink)));
    }
    Sheet { title: "Graphs", lines, focus: Focus::Top(top) }
}

/// The rows of a graph; the ply that is shown on the board stands out.
fn bars(app: &App, graph: Graph) -> impl Iterator<Item = Entry> {
    let here = app.controller().viewed_ply() / graph.every;
    graph.rows.into_iter().map(move |row| {
        let mut spans = vec![Span::styled(row.label, app.theme().colors.quiet)];
        for (column, bar) in row.bars.into_iter().enumerate() {
            let is_here = column == here;
            let style = if is_here { app.theme().colors.selected } else { Style::new() };
            spans.push(Span::styled(bar.to_string(), style));
        }
        text(Line::from(spans))
    })
}
