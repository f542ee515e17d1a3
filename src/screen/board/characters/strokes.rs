//! Discs and marks in characters, for every size of square.
//!
//! Up to 8×4 cells they are taken from [`drawings`](super::drawings); on larger squares they are
//! composed of quarter cells or letters.

use ratatui::layout::Size;

use super::drawings::{
    EDGE, LETTER_EDGE, LETTER_MARK, LETTER_O, LETTER_O_PREVIEW, LETTER_X, LETTER_X_PREVIEW, MARK,
    NARROW_OUTLINE, NARROW_SOLID, OUTLINE, PREVIEW_BLACK, PREVIEW_WHITE, Rows, SOLID, TILE_O,
    TILE_X,
};
use crate::screen::theme::Shapes;
use othello_core::board::Color;

/// A disc or mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrokeFigure {
    Disc(Color),
    /// The disc that the player to move would place.
    Preview(Color),
    /// A disc that is being flipped, seen from its edge.
    Edge,
    /// The mark of a legal move.
    Mark,
}

impl StrokeFigure {
    /// Returns the figure of the other player.
    pub fn opposite(self) -> Self {
        match self {
            Self::Disc(color) => Self::Disc(!color),
            Self::Preview(color) => Self::Preview(!color),
            Self::Edge | Self::Mark => self,
        }
    }
}

/// One cell of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    pub symbol: char,
    /// The surface behind it.
    pub behind: Behind,
}

/// The surface behind the character of a stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    Felt,
    /// The disc, on which the character is felt.
    Disc,
    /// The disc, on which the character is written.
    Label,
}

/// Returns the stroke of a figure in one cell of a square of that size; `None` where the square
/// itself is seen.
pub fn stroke(
    shapes: Shapes,
    figure: StrokeFigure,
    size: Size,
    column: u16,
    row: u16,
) -> Option<Stroke> {
    let stroke = match (drawing(shapes, figure, size.height), shapes) {
        (Some(rows), _) => drawn(rows, column, row),
        (None, Shapes::Shaded | Shapes::Lined | Shapes::Narrow | Shapes::NarrowLined) => {
            quarters(shapes, figure, size, column, row)
        }
        (None, Shapes::Letters) => letters(figure, size, column, row),
        (None, Shapes::Tiles) => tile(figure, size, column, row),
    };
    let is_seen = stroke.symbol != ' ' || stroke.behind != Behind::Felt;
    is_seen.then_some(stroke)
}

/// Returns a cell of a drawing.
fn drawn(rows: Rows, column: u16, row: u16) -> Stroke {
    let mut behind = Behind::Felt;
    let mut at = 0;
    for symbol in rows[usize::from(row)].chars() {
        match symbol {
            '[' => behind = Behind::Disc,
            ']' => behind = Behind::Felt,
            _ if at == column && behind == Behind::Disc && symbol.is_ascii_alphabetic() => {
                return Stroke { symbol, behind: Behind::Label };
            }
            _ if at == column => return Stroke { symbol, behind },
            _ => at += 1,
        }
    }
    Stroke { symbol: ' ', behind: Behind::Felt }
}

/// Returns the drawing of a figure, where there is one for that height.
fn drawing(shapes: Shapes, figure: StrokeFigure, height: u16) -> Option<Rows> {
    let tier = usize::from(height.checked_sub(1)?);
    let drawings: &[Rows; 4] = match (shapes, figure) {
        (Shapes::Shaded, StrokeFigure::Disc(_))
        | (Shapes::Lined, StrokeFigure::Disc(Color::Black)) => &SOLID,
        (Shapes::Lined, StrokeFigure::Disc(Color::White)) => &OUTLINE,
        (Shapes::Shaded, StrokeFigure::Preview(_))
        | (Shapes::Lined, StrokeFigure::Preview(Color::Black)) => &PREVIEW_BLACK,
        (Shapes::Lined, StrokeFigure::Preview(Color::White)) => &PREVIEW_WHITE,
        (Shapes::Shaded | Shapes::Lined, StrokeFigure::Mark) => &MARK,
        (Shapes::Shaded | Shapes::Lined, StrokeFigure::Edge) => &EDGE,
        (Shapes::Narrow, StrokeFigure::Disc(_))
        | (Shapes::NarrowLined, StrokeFigure::Disc(Color::Black)) => &NARROW_SOLID,
        (Shapes::NarrowLined, StrokeFigure::Disc(Color::White)) => &NARROW_OUTLINE,
        (Shapes::Letters, StrokeFigure::Disc(Color::Black)) => &LETTER_X,
        (Shapes::Letters, StrokeFigure::Disc(Color::White)) => &LETTER_O,
        (Shapes::Tiles, StrokeFigure::Disc(Color::Black)) => &TILE_X,
        (Shapes::Tiles, StrokeFigure::Disc(Color::White)) => &TILE_O,
        (
            Shapes::Narrow | Shapes::NarrowLined | Shapes::Letters | Shapes::Tiles,
            StrokeFigure::Preview(color),
        ) => match color {
            Color::Black => &LETTER_X_PREVIEW,
            Color::White => &LETTER_O_PREVIEW,
        },
        (
            Shapes::Narrow | Shapes::NarrowLined | Shapes::Letters | Shapes::Tiles,
            StrokeFigure::Mark,
        ) => &LETTER_MARK,
        (
            Shapes::Narrow | Shapes::NarrowLined | Shapes::Letters | Shapes::Tiles,
            StrokeFigure::Edge,
        ) => &LETTER_EDGE,
    };
    drawings.get(tier).copied()
}

/// The quarters of a cell by how they are filled: top left 1, top right 2, bottom left 4, bottom
/// right 8.
const QUARTERS: [char; 16] =
    [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// The same in characters of one cell: halves are not among them.
const QUARTERS_NARROW: [char; 16] =
    [' ', '▘', '▝', '█', '▖', '█', '▞', '▛', '▗', '▚', '█', '▜', '█', '▙', '▟', '█'];

/// Returns a cell of a figure that is made of quarter cells.
fn quarters(shapes: Shapes, figure: StrokeFigure, size: Size, column: u16, row: u16) -> Stroke {
    let is_lined = matches!(shapes, Shapes::Lined | Shapes::NarrowLined);
    let (outer, inner) = match figure {
        StrokeFigure::Disc(Color::White) if is_lined => (0.86, 0.7),
        StrokeFigure::Disc(_) | StrokeFigure::Edge => (0.86, 0.0),
        StrokeFigure::Preview(Color::White) if is_lined => (0.6, 0.42),
        StrokeFigure::Preview(_) => (0.6, 0.0),
        StrokeFigure::Mark => (0.15, 0.0),
    };
    let squeeze = if figure == StrokeFigure::Edge { 6.0 } else { 1.0 };
    let within = |radius: f32, quarter: u16| {
        let x = squeeze * middle(2 * column + quarter % 2, 2 * size.width);
        let y = middle(2 * row + quarter / 2, 2 * size.height);
        x * x + y * y <= radius * radius
    };
    let filled = |is_filled: &dyn Fn(u16) -> bool| {
        (0..4).filter(|&quarter| is_filled(quarter)).map(|quarter| 1 << quarter).sum::<usize>()
    };
    let rim = filled(&|quarter| within(outer, quarter) && !within(inner, quarter));
    if !shapes.is_narrow() {
        return Stroke { symbol: QUARTERS[rim], behind: Behind::Felt };
    }
    let is_gap = inner == 0.0 && is_foot(figure, size, row);
    Stroke { symbol: if is_gap { ' ' } else { QUARTERS_NARROW[rim] }, behind: Behind::Felt }
}

/// Returns a cell of a figure that is made of letters.
fn letters(figure: StrokeFigure, size: Size, column: u16, row: u16) -> Stroke {
    let (symbol, outer, inner) = match figure {
        StrokeFigure::Disc(Color::Black) => ('X', 0.9, 0.0),
        StrokeFigure::Disc(Color::White) => ('O', 0.9, 0.5),
        StrokeFigure::Preview(Color::Black) => ('x', 0.5, 0.0),
        StrokeFigure::Preview(Color::White) => ('o', 0.5, 0.0),
        StrokeFigure::Mark => ('.', 0.2, 0.0),
        StrokeFigure::Edge => ('|', 0.9, 0.0),
    };
    let squeeze = if figure == StrokeFigure::Edge { 6.0 } else { 1.0 };
    let (x, y) = (squeeze * middle(column, size.width), middle(row, size.height));
    let distance = x.hypot(y);
    let is_inked = (inner..=outer).contains(&distance) && !is_foot(figure, size, row);
    let symbol = if is_inked { symbol } else { ' ' };
    Stroke { symbol, behind: Behind::Felt }
}

/// Returns a cell of a disc in its own colour with a letter in the middle; other figures are made of
/// letters alone.
fn tile(figure: StrokeFigure, size: Size, column: u16, row: u16) -> Stroke {
    let letter = match figure {
        StrokeFigure::Disc(color) => color.letter(),
        StrokeFigure::Preview(_) | StrokeFigure::Mark | StrokeFigure::Edge => {
            return letters(figure, size, column, row);
        }
    };
    let (x, y) = (middle(column, size.width), middle(row, size.height));
    let is_middle = row == (size.height - 1) / 2 && (2 * column + 1).abs_diff(size.width) <= 1;
    match x.hypot(y) {
        _ if is_middle => Stroke { symbol: letter, behind: Behind::Label },
        0.0..0.86 if !is_foot(figure, size, row) => Stroke { symbol: ' ', behind: Behind::Disc },
        _ => Stroke { symbol: ' ', behind: Behind::Felt },
    }
}

/// A line of felt at the foot of a disc, which parts it from the disc below.
pub const FOOT: Stroke = Stroke { symbol: '_', behind: Behind::Disc };

/// Returns `true` for the lowest row of a disc, which large squares leave free.
fn is_foot(figure: StrokeFigure, size: Size, row: u16) -> bool {
    matches!(figure, StrokeFigure::Disc(_)) && row + 1 == size.height
}

/// Returns the middle of one of so many parts of a length that goes from -1 to 1.
fn middle(part: u16, parts: u16) -> f32 {
    (f32::from(2 * part + 1) / f32::from(parts)) - 1.0
}
