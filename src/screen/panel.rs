//! The panel: players, the bar of their discs, the state of the game, its moves and its graph.

mod figures;
mod plate;
mod score_sheet;
mod tree_sheet;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::widgets::Widget;

use super::board::pictures::Pictures;
use super::chart::{self, Measure};
use super::view::View;
use crate::features::exercise::panel as exercise;
use othello_core::board::Color;
use othello_core::tree::Moment;

pub use plate::{clocks, score};

/// The height from which on there is room for blank rows and two rows for each player.
const TALL: u16 = 15;
/// The rows of the panel's moves that are kept where there is room for blank rows.
const LEAST_SHEET: u16 = 3;

/// The places in the panel.
struct Sections {
    players: [Rect; 2],
    bar: Rect,
    figures: Rect,
    sheet: Rect,
    graph: Option<Rect>,
}

impl Sections {
    fn new(view: &View<'_>, area: Rect, figures: u16) -> Self {
        let is_tall = area.height >= TALL;
        let blank = u16::from(is_tall);
        let mut rest = area;
        let mut take = |height: u16, blank: u16| {
            let height = height.min(rest.height);
            let taken = Rect { height, ..rest };
            let used = (height + blank).min(rest.height);
            rest = Rect { y: rest.y + used, height: rest.height - used, ..rest };
            taken
        };
        let plate = if is_tall { 2 } else { 1 };
        // The bar stands apart from the players, where that leaves room for some moves.
        let others = 2 * plate + 1 + blank + figures + blank + LEAST_SHEET;
        let apart = u16::from(is_tall && area.height > others);
        let players = [take(plate, 0), take(plate, apart)];
        let bar = take(1, blank);
        let figures = inset(take(figures, blank));
        let (sheet, graph) = sheet_and_graph(view, rest);
        Self { players, bar, figures, sheet, graph }
    }

    /// Returns the most rows of figures for a panel of that height.
    fn most_figures(area: Rect) -> usize {
        let others = if area.height >= TALL { 4 + 1 + 2 + LEAST_SHEET } else { 3 + 2 };
        usize::from(area.height.saturating_sub(others).max(2))
    }
}

/// Returns an area less a column at each side.
const fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

/// Divides the rest of the panel: the graph gets what the moves leave.
fn sheet_and_graph(view: &View<'_>, area: Rect) -> (Rect, Option<Rect>) {
    const LEAST: u16 = 7;
    const MOST: u16 = 28;
    // A tree takes all the rows there are, but for those of the least graph.
    let is_tree =
        tree_sheet::is_shown(view, Rect { height: area.height.saturating_sub(LEAST), ..area });
    let sheet = match score_sheet::wanted(view, area.width) {
        wanted if is_tree => wanted.max(area.height.saturating_sub(LEAST + 3)),
        wanted => wanted,
    };
    let left = area.height.saturating_sub(sheet);
    if area.width < 30 || left < LEAST {
        return (area, None);
    }
    // The last line of a tree stands apart from the graph.
    let height = left.min(MOST) - u16::from(is_tree);
    let graph = Rect { y: area.bottom() - height, height, ..area };
    (Rect { height: sheet, ..area }, Some(graph))
}

/// Draws the panel.
pub fn draw(view: &View<'_>, pictures: &mut Pictures, area: Rect, buffer: &mut Buffer) {
    let (sections, rows) = sections(view, area);
    for (color, place) in order(view).into_iter().zip(sections.players) {
        plate::draw(view, color, pictures, place, buffer);
    }
    plate::bar(view, sections.bar, buffer);
    if let Some(shown) = view.controller().exercise().current() {
        let y = sections.bar.bottom() + u16::from(area.height >= TALL);
        let rest = Rect { y, height: area.bottom().saturating_sub(y), ..inset(area) };
        return exercise::draw(view, shown, rest, buffer);
    }
    for (row, place) in rows.iter().zip(sections.figures.rows()) {
        row.draw(view, place, buffer);
    }
    if tree_sheet::is_shown(view, sections.sheet) {
        tree_sheet::draw(view, sections.sheet, buffer);
    } else {
        score_sheet::draw(view, sections.sheet, buffer);
    }
    if let Some(area) = sections.graph {
        for (line, row) in
            chart::lines(view, Measure::main(view), area.as_size()).iter().zip(area.rows())
        {
            line.render(row, buffer);
        }
    }
}

/// Returns the players from top to bottom: the one at this keyboard is below another machine's.
fn order(view: &View<'_>) -> [Color; 2] {
    let own = view.controller().linked().link().and_then(|link| link.peer().color());
    own.map_or(Color::BOTH, |own| [!own, own])
}

/// Returns `true` if the panel has room for the reason of the end that is shown.
pub fn tells_reason(view: &View<'_>, area: Rect) -> bool {
    let width = usize::from(inset(area).width);
    figures::tells_reason(view, width, Sections::most_figures(area))
}

/// Returns the moment after the move in a cell of the panel; `None` if there is none.
pub fn moment_at(view: &View<'_>, area: Rect, cell: Cell) -> Option<Moment> {
    if view.controller().exercise().is_under_way() {
        return None;
    }
    let sheet = sections(view, area).0.sheet;
    if tree_sheet::is_shown(view, sheet) {
        return tree_sheet::moment_at(view, sheet, cell);
    }
    let ply = score_sheet::ply_at(view, sheet, cell)?;
    Some(view.controller().viewed().moment_after(ply))
}

fn sections(view: &View<'_>, area: Rect) -> (Sections, Vec<figures::Row>) {
    let width = usize::from(inset(area).width);
    let rows = figures::rows(view, width, Sections::most_figures(area));
    let height = u16::try_from(rows.len()).unwrap_or(u16::MAX);
    (Sections::new(view, area, height), rows)
}
