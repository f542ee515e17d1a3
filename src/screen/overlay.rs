//! Boards shown in place of the position: the game record, on which each disc has the number of
//! its move, and the discs counted at the end of a game.

use std::time::Duration;

use ratatui::layout::Size;

use super::counting::{MOST_STEPS, steps};
use super::view::{BoardContent, View};
use othello_core::board::{Board, Color};
use othello_core::square::{Bitboard, Square};
use othello_notation::diagram::RecordBoard;

/// A board shown in place of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlay {
    pub board: Board,
    pub numbers: Vec<(Square, usize)>,
}

impl Overlay {
    /// Returns the board to be shown in place of the position, if there is one, for squares of that
    /// size.
    pub fn of(view: &View<'_>, square: Size) -> Option<Self> {
        if view.shows_record() && has_room(square) {
            return Some(record(view));
        }
        let of_board = |board| Some(Self { board, numbers: Vec::new() });
        match view.board_content() {
            BoardContent::Other(board) => return of_board(board),
            BoardContent::Hidden => return of_board(Board::EMPTY),
            BoardContent::Position | BoardContent::Record | BoardContent::Scoresheet => {}
        }
        let mut counted = counted(view, view.counting_time()?);
        if !has_room(square) {
            counted.numbers.clear();
        }
        Some(counted)
    }
}

/// Returns `true` if squares of that size have room for a number with a blank beside it.
pub const fn has_room(square: Size) -> bool {
    square.width >= 4
}

/// Returns the ply that filled a square, counted from one, as far as the game is shown.
pub fn ply_of(view: &View<'_>, square: Square) -> Option<usize> {
    let plies = view.app().viewed().line().plies().iter().take(view.app().viewed().ply());
    let found = plies.enumerate().find(|(_, ply)| !ply.is_choice() && ply.square == square);
    found.map(|(index, _)| index + 1)
}

/// Returns the discs as they were placed, with the numbers of their moves.
fn record(view: &View<'_>) -> Overlay {
    let app = view.app();
    let RecordBoard { board, numbers } = RecordBoard::new(app.viewed().line(), app.viewed().ply());
    Overlay { board, numbers }
}

/// Returns the discs as far as they are gathered: Black's from the first row on, White's from the
/// last one back. When all are, the last of each colour has their number.
fn counted(view: &View<'_>, time: Duration) -> Overlay {
    let steps = steps(time);
    let mut squares = Square::ALL.map(|square| view.shown().board().disc(square));
    let mut has_moved = false;
    for _ in 0..steps.min(MOST_STEPS + 1) {
        has_moved = gather(&mut squares, Color::Black);
        squares.reverse();
        has_moved |= gather(&mut squares, Color::White);
        squares.reverse();
        if !has_moved {
            break;
        }
    }
    let of = |color| -> Bitboard {
        let discs = Square::ALL.into_iter().zip(&squares);
        discs.filter(|(_, disc)| **disc == Some(color)).map(|(square, _)| square).collect()
    };
    let (black, white) = (of(Color::Black), of(Color::White));
    let board = Board::new(black, white).unwrap_or_else(|| view.shown().board());
    let ends = [(black, black.into_iter().last()), (white, white.first())];
    let number = |(discs, end): (Bitboard, Option<Square>)| Some((end?, usize::from(discs.len())));
    let is_done = steps > 0 && !has_moved;
    let numbers = if is_done { ends.into_iter().filter_map(number).collect() } else { Vec::new() };
    Overlay { board, numbers }
}

/// Moves the last disc of a colour to the first square that has none of it; returns `true` if one
/// had to move.
fn gather(squares: &mut [Option<Color>; 64], color: Color) -> bool {
    let free = squares.iter().position(|disc| *disc != Some(color));
    let last = squares.iter().rposition(|disc| *disc == Some(color));
    match (free, last) {
        (Some(free), Some(last)) if free < last => {
            squares.swap(free, last);
            true
        }
        (_, _) => false,
    }
}
