//! Everything that decides the picture of a square, besides its size and the colours.

use ratatui::layout::Size;

use crate::screen::board::label::Label;
use crate::screen::board::square::{Content, DiscMark, SquareView};
use crate::screen::board::view::BoardView;
use crate::screen::theme::Tint;
use othello_core::board::Color;
use othello_core::square::Square;

/// The subject of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Subject {
    /// The disc on the square, or what is shown in place of one.
    pub content: Content,
    /// The square has the cursor.
    pub is_focused: bool,
    /// The tint of a square with a label.
    pub tint: Option<Tint>,
    /// The sides on which a line to the next square is drawn, by `LEFT` and `BELOW`.
    pub lines: u8,
    /// The guide dots on its corners, by `DOTS`.
    pub dots: u8,
}

/// The bits of the guide dots on the corners of a square: top left, top right, bottom left, bottom
/// right, as the parts of its width and height.
pub const DOTS: [(u8, f32, f32); 4] = [(1, 0.0, 0.0), (2, 1.0, 0.0), (4, 0.0, 1.0), (8, 1.0, 1.0)];

/// The bits of the sides of a square.
pub const LEFT: u8 = 1;
pub const BELOW: u8 = 2;

impl Subject {
    /// Returns the subject of a square of the board, drawn in that size.
    pub fn new(view: &SquareView, board: &BoardView, size: Size) -> Self {
        Self {
            content: view.content,
            is_focused: view.is_focused,
            tint: view.label.and_then(Label::tint),
            lines: lines(view.square),
            dots: guide_dots(view.square, board, size),
        }
    }

    /// Returns a disc beside the board.
    pub const fn lone_disc(color: Color) -> Self {
        Self {
            content: Content::Disc(color, DiscMark::None),
            is_focused: false,
            tint: None,
            lines: 0,
            dots: 0,
        }
    }
}

/// Returns the sides of a square on which the line between it and the next is drawn.
fn lines(square: Square) -> u8 {
    let sides = [(LEFT, square.column() > 0), (BELOW, square.row() < 7)];
    sides.into_iter().filter(|(_, has_line)| *has_line).map(|(side, _)| side).sum()
}

/// Returns `true` if the whole square has another colour than the felt.
fn is_tinted(view: &SquareView) -> bool {
    view.label.and_then(Label::tint).is_some()
}

/// Returns `true` if guide dots are smaller than a cell.
pub const fn has_small_guide_dots(size: Size) -> bool {
    size.height < 5
}

/// Returns the bits of the guide dots on the corners of a square: they lie where the lines around
/// the squares c3 to f6 cross. Small ones take a quarter of a cell of two squares beside each other: of
/// those above the crossing, or else of those below it, if discs or the cursor need the cells above.
fn guide_dots(square: Square, board: &BoardView, size: Size) -> u8 {
    let is_line = |line: u8| line == 2 || line == 6;
    let needs_no_corner = |square: &Square| {
        let view = board.square(*square);
        let is_clear = size.height > 3 || view.content.disc().is_none();
        is_clear && !view.is_focused && !is_tinted(view)
    };
    let is_drawn = |column: u8, row: u8| {
        let around = |row: u8| [column - 1, column].map(|column| Square::at(column, row));
        let [above, below] = [row - 1, row].map(|row| around(row).into_iter().flatten());
        if !has_small_guide_dots(size) {
            return above.chain(below).all(|square| needs_no_corner(&square));
        }
        let pairs = [above.clone(), below.clone()];
        let free =
            pairs.into_iter().find(|pair| pair.clone().all(|square| needs_no_corner(&square)));
        match free {
            Some(mut pair) => pair.any(|it| it == square),
            None => needs_no_corner(&square) || !above.chain(below).any(|it| needs_no_corner(&it)),
        }
    };
    let corners = [(0, 0), (1, 0), (0, 1), (1, 1)];
    let on = corners.map(|(x, y)| {
        let (column, row) = (square.column() + x, square.row() + y);
        is_line(column) && is_line(row) && is_drawn(column, row)
    });
    DOTS.iter().zip(on).filter(|(_, on)| *on).map(|((bit, ..), _)| bit).sum()
}
