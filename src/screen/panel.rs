//! The panel: players, the bar of their discs, the state of the game, its moves and its graph.

pub mod exercise;
mod figures;
mod plate;
pub mod review;
mod score_sheet;
mod sections;
mod tutorial;
pub mod variation_rows;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::widgets::Widget;

use self::sections::Sections;
use super::board::pictures::Pictures;
use super::chart::{self, Measure};
use super::view::View;
use othello_core::board::Color;
use othello_core::tree::Moment;

pub use plate::{clocks, score};

pub fn draw(view: &View<'_>, pictures: &mut Pictures, area: Rect, buffer: &mut Buffer) {
    let (sections, rows) = Sections::new(view, area);
    players(view, &sections, pictures, buffer);
    if let Some(walk) = view.app().features.tutorial.walk() {
        return tutorial::draw(view, walk, sections.below_bar, buffer);
    }
    if let Some(shown) = view.app().features.exercise.current() {
        return exercise::draw(view, shown, sections.below_bar, buffer);
    }
    figures::draw(view, &rows, sections.figures, buffer);
    score_sheet::draw(view, sections.sheet, buffer);
    if let Some(area) = sections.graph {
        for (line, row) in
            chart::lines(view, Measure::main(view), area.as_size()).iter().zip(area.rows())
        {
            line.render(row, buffer);
        }
    }
}

/// Draws the players and the bar of their discs alone.
pub fn draw_head(view: &View<'_>, pictures: &mut Pictures, area: Rect, buffer: &mut Buffer) {
    players(view, &Sections::new(view, area).0, pictures, buffer);
}

/// Returns the place of the players and the bar of their discs.
pub fn head(view: &View<'_>, area: Rect) -> Rect {
    Rect { height: Sections::new(view, area).0.bar.bottom() - area.y, ..area }
}

fn players(view: &View<'_>, sections: &Sections, pictures: &mut Pictures, buffer: &mut Buffer) {
    for (color, place) in order(view).into_iter().zip(sections.players) {
        plate::draw(view, color, pictures, place, buffer);
    }
    plate::bar(view, sections.bar, buffer);
}

/// Returns the players from top to bottom: the one at this keyboard is below another machine's.
fn order(view: &View<'_>) -> [Color; 2] {
    let own = view.app().features.link.link().and_then(|link| link.peer().color());
    own.map_or(Color::BOTH, |own| [!own, own])
}

/// Returns `true` if the panel has room for the reason of the end that is shown.
pub fn tells_reason(view: &View<'_>, area: Rect) -> bool {
    figures::tells_reason(view, sections::figures_width(area), sections::most_figures(area))
}

/// Returns the moment after the move in a cell of the panel; `None` if there is none.
pub fn moment_at(view: &View<'_>, area: Rect, cell: Cell) -> Option<Moment> {
    if view.app().state.is_aside() {
        return None;
    }
    let Sections { sheet, graph, .. } = Sections::new(view, area).0;
    if let Some(graph) = graph.filter(|graph| graph.contains(cell)) {
        return chart::moment_at(view, Measure::main(view), graph.as_size(), cell.x - graph.x);
    }
    score_sheet::moment_at(view, sheet, cell)
}
