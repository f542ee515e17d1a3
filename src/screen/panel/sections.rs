//! The places in the panel, which stands beside the board or lies under it.

use ratatui::layout::Rect;

use super::figures::{self, PanelRow};
use super::score_sheet;
use super::variation_rows;
use crate::graph::Ink;
use crate::screen::view::View;

/// The height from which on there is room for blank rows and two rows for each player.
const TALL: u16 = 15;
/// The height from which on the bar takes two rows.
const TALLER: u16 = 30;
/// The height from which on the discs of the players are as large as a square of 8×4 cells.
const TALLEST: u16 = 48;
/// The rows of the panel's moves that are kept where there is room for blank rows.
const LEAST_SHEET: u16 = 3;
/// The width from which on a low panel has the moves beside the players.
const WIDE: u16 = 46;
/// The columns between the players and the moves beside them.
const GAP: u16 = 2;
/// The width from which on the moves begin with the text of the players, not with their discs.
const ROOMY: u16 = 30;

/// The places in the panel.
pub struct Sections {
    pub players: [Rect; 2],
    pub bar: Rect,
    pub figures: Rect,
    pub sheet: Rect,
    pub graph: Option<Rect>,
    /// All that is under the bar, for the text of an exercise.
    pub below_bar: Rect,
}

/// The arrangement of the panel.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Everything in one column, without a row to spare.
    Low,
    /// Everything in one column, in parts with blank rows between them.
    Tall,
    /// The players and the figures on the left, the moves on the right.
    Wide,
}

impl Shape {
    const fn of(area: Rect) -> Self {
        match area {
            Rect { width, height, .. } if width >= WIDE && width > 2 * height => Self::Wide,
            Rect { height: TALL.., .. } => Self::Tall,
            Rect { .. } => Self::Low,
        }
    }

    /// Returns the rows of a player.
    const fn plate(self, area: Rect) -> u16 {
        match (self, area.height) {
            (Self::Low, _) => 1,
            (Self::Tall, TALLEST..) => 4,
            (Self::Tall | Self::Wide, _) => 2,
        }
    }
}

impl Sections {
    /// Divides the panel, and returns the rows of figures for which there is room.
    pub fn new(view: &View<'_>, area: Rect) -> (Self, Vec<PanelRow>) {
        let shape = Shape::of(area);
        let (left, right) = columns(area, shape);
        let width = usize::from(inset(left).width);
        let rows = figures::rows(view, width, most_figures(area));
        let count = u16::try_from(rows.len()).unwrap_or(u16::MAX);
        let plate = shape.plate(area);
        let bar = match view.theme().set().ink {
            Ink::Blocks if shape == Shape::Tall && area.height >= TALLER => 2,
            Ink::Blocks | Ink::Ascii => 1,
        };
        let spare = area.height.saturating_sub(2 * plate + bar + count);
        let (apart, blank) = match shape {
            Shape::Low => (0, 0),
            // The bar stands apart from the players, where that leaves room for some moves.
            Shape::Tall => (u16::from(spare > 2 + LEAST_SHEET), 1),
            Shape::Wide => (u16::from(spare > 1), u16::from(spare > 0)),
        };
        let mut rest = left;
        let mut take = |height: u16, blank: u16| {
            let height = height.min(rest.height);
            let taken = Rect { height, ..rest };
            let used = (height + blank).min(rest.height);
            rest = Rect { y: rest.y + used, height: rest.height - used, ..rest };
            taken
        };
        let players = [take(plate, 0), take(plate, apart)];
        let bar = take(bar, blank);
        let under = bar.bottom() + u16::from(shape != Shape::Low);
        let below_bar =
            inset(Rect { y: under, height: area.bottom().saturating_sub(under), ..left });
        let figures = inset(take(count, blank));
        let (sheet, graph) = sheet_and_graph(view, right.unwrap_or(rest));
        (Self { players, bar, figures, sheet, graph, below_bar }, rows)
    }
}

/// Returns the place of the players and the figures, and that of the moves if it is beside them.
fn columns(area: Rect, shape: Shape) -> (Rect, Option<Rect>) {
    if shape != Shape::Wide {
        return (area, None);
    }
    let width = (area.width - GAP) / 2;
    let x = area.x + width + GAP;
    (Rect { width, ..area }, Some(Rect { x, width: area.right() - x, ..area }))
}

/// Returns the columns of the figures in a panel.
pub fn figures_width(area: Rect) -> usize {
    inset(columns(area, Shape::of(area)).0).width.into()
}

/// Returns the most rows of figures for a panel of that size.
pub fn most_figures(area: Rect) -> usize {
    let others = match Shape::of(area) {
        // The players, the bar and a blank row; the moves are beside them or give way.
        Shape::Low | Shape::Wide => 5,
        Shape::Tall => 4 + 1 + 2 + LEAST_SHEET,
    };
    area.height.saturating_sub(others).max(2).into()
}

/// Returns an area less a column at each side.
const fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

/// Divides the rest of the panel: the graph gets what the moves of a usual game leave, and the moves get
/// what it does not need.
fn sheet_and_graph(view: &View<'_>, area: Rect) -> (Rect, Option<Rect>) {
    const LEAST: u16 = 7;
    const MOST: u16 = 28;
    let text = if area.width < ROOMY { area } else { inset(area) };
    // Variations take all the rows there are, but for those of the least graph.
    let has_variations = variation_rows::is_any(view);
    let sheet = match score_sheet::wanted(view, text.width) {
        wanted if has_variations => wanted.max(area.height.saturating_sub(LEAST + 3)),
        wanted => wanted,
    };
    // A blank row parts them.
    let left = area.height.saturating_sub(sheet + 1);
    if area.width < ROOMY || left < LEAST {
        return (text, None);
    }
    let height = left.min(MOST);
    let graph = Rect { y: area.bottom() - height, height, ..area };
    (Rect { height: area.height - height - 1, ..text }, Some(graph))
}
