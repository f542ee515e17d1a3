//! A board and what each of its squares shows.

use super::label::Label;
use super::square::{Content, DiscMark, SquareView};
use othello_core::board::{Board, Color};
use othello_core::game::Game;
use othello_core::square::{Bitboard, Square};
use othello_home::config::look::SeenFrom;
use othello_notation::diagram::RecordBoard;

/// The squares of a board as they are to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    squares: [SquareView; 64],
}

/// A way of drawing a board: in the cells of a terminal, as text, or as a file.
pub trait Canvas {
    fn square(&mut self, view: &SquareView, board: &BoardView);
}

impl BoardView {
    pub fn new(square: impl FnMut(Square) -> SquareView) -> Self {
        Self { squares: Square::ALL.map(square) }
    }

    /// Returns the discs of a board.
    pub fn of_board(board: Board) -> Self {
        Self::new(|square| SquareView {
            content: board.disc(square).map_or(Content::Empty, plain),
            ..SquareView::empty(square)
        })
    }

    /// Returns the discs of a board with the legal moves marked. Where the disc to flip is chosen, the
    /// squares of discs are legal; they have no mark.
    pub fn of_moves(board: Board, legal: Bitboard) -> Self {
        let mut view = Self::of_board(board);
        for square in legal & board.empties() {
            view.square_mut(square).content = Content::LegalMark;
        }
        view
    }

    /// Returns the position at the end of a game with those legal moves, the disc placed last marked.
    pub fn of_game(game: &Game, legal: Bitboard) -> Self {
        let board = game.position().board();
        let mut view = Self::of_moves(board, legal);
        if let Some(ply) = game.plies().iter().rfind(|ply| !ply.is_choice())
            && let Some(disc) = board.disc(ply.square)
        {
            view.square_mut(ply.square).content = Content::Disc(disc, DiscMark::Last);
        }
        view
    }

    /// Returns the record of the first plies of a game: each disc as it was placed, with the number of
    /// its move.
    pub fn of_record(game: &Game, plies: usize) -> Self {
        let RecordBoard { board, numbers } = RecordBoard::new(game, plies);
        Self::of_board(board).numbered(numbers)
    }

    #[must_use]
    pub fn numbered(mut self, numbers: impl IntoIterator<Item = (Square, usize)>) -> Self {
        for (square, number) in numbers {
            self.square_mut(square).label = Some(Label::Number(number));
        }
        self
    }

    /// Returns the squares at their places on a board that is seen from a side.
    #[must_use]
    pub fn seen_from(&self, side: SeenFrom) -> Self {
        Self::new(|place| SquareView { square: place, ..*self.square(side.place(place)) })
    }

    pub const fn square(&self, square: Square) -> &SquareView {
        &self.squares[square.index() as usize]
    }

    fn square_mut(&mut self, square: Square) -> &mut SquareView {
        &mut self.squares[usize::from(square.index())]
    }

    /// Draws all squares, row by row.
    pub fn draw(&self, canvas: &mut impl Canvas) {
        for view in &self.squares {
            canvas.square(view, self);
        }
    }
}

const fn plain(disc: Color) -> Content {
    Content::Disc(disc, DiscMark::None)
}
