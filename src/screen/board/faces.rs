//! The contents of squares, as pictures show them.

use ratatui::layout::Size;

use super::learning::LearningMark;
use super::state::{BoardState, animation_time};
use crate::screen::picture::{Content, DOTS, Emblem, Face, TURN_STEPS};
use crate::screen::view::View;
use othello_core::board::Color;
use othello_core::square::Square;

/// Milliseconds for which a disc flips.
const TURN: i64 = 130;

/// Returns what decides the picture of a square of that size.
pub fn face(state: &BoardState, square: Square, size: Size, view: &View<'_>) -> Face {
    let learning = state.learning_mark(square);
    let content = match state.position.board().disc(square) {
        None => empty_content(state, square),
        Some(color) if state.would_flip.contains(square) => Content::Disc(color, Emblem::WouldFlip),
        Some(color) if state.last.contains(square) => Content::Disc(color, Emblem::Last),
        Some(color) if state.flipped.contains(square) => flipped_content(square, color, view),
        Some(color) if learning == Some(LearningMark::Stable) => {
            Content::Disc(color, Emblem::Stable)
        }
        Some(color) => Content::Disc(color, Emblem::None),
    };
    Face {
        content,
        is_focused: state.focus == Some(square),
        tint: learning.and_then(LearningMark::tint),
        has_line_above: square.row() > 0,
        has_line_left: square.column() > 0,
        dots: guide_dots(state, square, size),
    }
}

/// Returns what decides the picture of a disc beside the board.
pub const fn lone_disc(color: Color) -> Face {
    Face {
        content: Content::Disc(color, Emblem::None),
        is_focused: false,
        tint: None,
        has_line_above: false,
        has_line_left: false,
        dots: 0,
    }
}

fn empty_content(state: &BoardState, square: Square) -> Content {
    match state.position.to_move() {
        Some(mover) if state.legal.contains(square) && state.focus == Some(square) => {
            Content::Preview(mover)
        }
        Some(_) | None if state.is_marked(square) => Content::Mark,
        Some(_) | None => Content::Empty,
    }
}

/// Returns a flipped disc: the other side before its animation begins, an ellipse meanwhile, and a
/// disc with a ring afterwards.
fn flipped_content(square: Square, color: Color, view: &View<'_>) -> Content {
    let Some(time) = animation_time(view, square) else {
        return Content::Disc(color, Emblem::Flipped);
    };
    if time <= 0 {
        return Content::Disc(!color, Emblem::None);
    }
    let part = i64::from(TURN_STEPS) * 2 * time / TURN;
    let Some(steps) = u8::try_from(part).ok().filter(|part| *part < 2 * TURN_STEPS) else {
        return Content::Disc(color, Emblem::Flipped);
    };
    if steps < TURN_STEPS {
        Content::Turning(!color, TURN_STEPS - steps)
    } else {
        Content::Turning(color, steps - TURN_STEPS)
    }
}

/// Returns the bits of the guide dots on the corners of a square: they lie where the lines around
/// the squares c3 to f6 cross. Small ones, which have half a cell on the squares on both sides,
/// are left out where a disc needs that cell, and all where the cursor does.
fn guide_dots(state: &BoardState, square: Square, size: Size) -> u8 {
    let is_line = |line: u8| line == 2 || line == 6;
    let is_whole = |column: u8, row: u8| {
        let sides = [column.checked_sub(1), Some(column)].into_iter().flatten();
        let mut squares = sides.filter_map(|column| Square::at(column, row));
        let board = state.position.board();
        squares.all(|square| {
            state.focus != Some(square) && (size.height > 3 || board.disc(square).is_none())
        })
    };
    let corners = [(0, 0), (1, 0), (0, 1), (1, 1)];
    let on = corners.map(|(x, y)| {
        let (column, row) = (square.column() + x, square.row() + y);
        is_line(column) && is_line(row) && is_whole(column, row)
    });
    DOTS.iter().zip(on).filter(|(_, on)| *on).map(|((bit, ..), _)| bit).sum()
}
