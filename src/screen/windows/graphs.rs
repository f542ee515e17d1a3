//! The graphs of discs and mobility by ply, and of the value for Black in a reviewed game.

use ratatui::layout::Size;

use crate::screen::chart::{self, Measure};
use crate::screen::model::Model;
use crate::screen::window::{Scroll, Window, WindowLine};

/// Returns the graphs to scale for a screen of that size.
pub fn window(model: &Model, screen: Size, top: usize) -> Window {
    let width = screen.width.saturating_sub(6).clamp(12, 126);
    // Frame and blank row.
    let height = (screen.height.saturating_sub(3) / 2).clamp(5, 19);
    let size = Size { width, height };
    let main = Measure::main(model);
    let mut lines: Vec<_> =
        chart::lines(model, main, size).into_iter().map(WindowLine::new).collect();
    // Those of a reviewed game are three, of which two are in sight.
    let lead = Some(Measure::Lead).filter(|lead| *lead != main);
    for measure in lead.into_iter().chain([Measure::Mobility]) {
        if usize::from(screen.height) > 2 * usize::from(size.height) + 2 {
            lines.push(WindowLine::blank());
        }
        lines.extend(chart::lines(model, measure, size).into_iter().map(WindowLine::new));
    }
    Window { scroll: Scroll::From(top), ..Window::new("Graphs", lines) }
}
