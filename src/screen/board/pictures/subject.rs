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
    /// There is a square above, with a line between them.
    pub has_line_above: bool,
    /// There is a square on the left, with a line between them.
    pub has_line_left: bool,
    /// The guide dots on its corners, by `DOTS`.
    pub dots: u8,
}

/// The bits of the guide dots on the corners of a square: top left, top right, bottom left, bottom
/// right, as the parts of its width and height.
pub const DOTS: [(u8, f32, f32); 4] = [(1, 0.0, 0.0), (2, 1.0, 0.0), (4, 0.0, 1.0), (8, 1.0, 1.0)];

impl Subject {
    /// Returns the subject of a square of the board, drawn in that size.
    pub fn new(view: &SquareView, board: &BoardView, size: Size) -> Self {
        Self {
            content: view.content,
            is_focused: view.is_focused,
            tint: view.label.and_then(Label::tint),
            // On a small square, the label would cut the line above it.
            has_line_above: view.square.row() > 0 && !(is_tinted(view) && size.height <= 2),
            has_line_left: view.square.column() > 0,
            dots: guide_dots(view.square, board, size),
        }
    }

    /// Returns a disc beside the board.
    pub const fn lone_disc(color: Color) -> Self {
        Self {
            content: Content::Disc(color, DiscMark::None),
            is_focused: false,
            tint: None,
            has_line_above: false,
            has_line_left: false,
            dots: 0,
        }
    }
}

/// Returns `true` if the whole square has another colour than the felt.
fn is_tinted(view: &SquareView) -> bool {
    view.label.and_then(Label::tint).is_some()
}

/// Returns the bits of the guide dots on the corners of a square: they lie where the lines around
/// the squares c3 to f6 cross. Small ones, which have half a cell on the squares on both sides,
/// are left out where a disc needs that cell, and all where the cursor does or on a tinted square.
fn guide_dots(square: Square, board: &BoardView, size: Size) -> u8 {
    let is_line = |line: u8| line == 2 || line == 6;
    let beside = |column: u8, row: u8| {
        let sides = [column.checked_sub(1), Some(column)].into_iter().flatten();
        sides.filter_map(move |column| Square::at(column, row)).map(|it| board.square(it))
    };
    let is_free =
        |view: &SquareView| !view.is_focused && (size.height > 3 || view.content.disc().is_none());
    let is_whole = |column: u8, row: u8| {
        let above = row.checked_sub(1).into_iter().flat_map(|row| beside(column, row));
        beside(column, row).all(is_free)
            && above.chain(beside(column, row)).all(|view| !is_tinted(view))
    };
    let corners = [(0, 0), (1, 0), (0, 1), (1, 1)];
    let on = corners.map(|(x, y)| {
        let (column, row) = (square.column() + x, square.row() + y);
        is_line(column) && is_line(row) && is_whole(column, row)
    });
    DOTS.iter().zip(on).filter(|(_, on)| *on).map(|((bit, ..), _)| bit).sum()
}
