//! The eight symmetries of the board, and the two of the colours.

use othello_core::board::{Board, ByColor, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::square::{Bitboard, Square};
use proptest::prelude::*;

use super::{any_game, config, positions};

/// One of the eight ways to lay the board on itself: bit 0 swaps left and right, bit 1 top and
/// bottom, bit 2 columns and rows.
#[derive(Clone, Copy, Debug)]
struct Symmetry(u8);

impl Symmetry {
    fn square(self, square: Square) -> Square {
        let flip =
            |coordinate: u8, bit: u8| if self.0 & bit == 0 { coordinate } else { 7 - coordinate };
        let (column, row) = (flip(square.column(), 1), flip(square.row(), 2));
        if self.0 & 4 == 0 { Square::at(column, row) } else { Square::at(row, column) }.unwrap()
    }

    fn squares(self, squares: Bitboard) -> Bitboard {
        squares.into_iter().map(|square| self.square(square)).collect()
    }
}

/// A board laid on itself, with the colours as they are or swapped.
#[derive(Clone, Copy, Debug)]
struct View {
    symmetry: Symmetry,
    swaps: bool,
}

impl View {
    fn color(self, color: Color) -> Color {
        if self.swaps { !color } else { color }
    }

    fn board(self, board: Board) -> Board {
        let discs = |color| self.symmetry.squares(board.discs(self.color(color)));
        Board::new(discs(Color::Black), discs(Color::White)).unwrap()
    }
}

fn any_view() -> BoxedStrategy<View> {
    (0..8u8, any::<bool>())
        .prop_map(|(symmetry, swaps)| View { symmetry: Symmetry(symmetry), swaps })
        .boxed()
}

proptest! {
    #![proptest_config(config())]

    /// With the colours swapped as well where the start is fixed: a second move is White's alone.
    #[test]
    fn symmetries_commute_with_play(game in any_game(), mut view in any_view()) {
        view.swaps &= game.rules().second_move().is_none();
        let start = view.board(game.start().board());
        let start = Position::new(game.rules(), start, view.color(Color::Black));
        let mut seen = Game::from_position(start);
        for ply in game.plies() {
            seen.play(view.symmetry.square(ply.square)).unwrap();
        }
        for (here, there) in positions(&game).zip(positions(&seen)) {
            prop_assert_eq!(there.board(), view.board(here.board()));
            prop_assert_eq!(there.to_move(), here.to_move().map(|color| view.color(color)));
            prop_assert_eq!(there.passed(), here.passed().map(|color| view.color(color)));
            prop_assert_eq!(there.legal_moves(), view.symmetry.squares(here.legal_moves()));
        }
        for (here, there) in game.plies().iter().zip(seen.plies()) {
            prop_assert_eq!(there.flips, view.symmetry.squares(here.flips));
        }
        let (here, there) = (game.position().result(), seen.position().result());
        prop_assert_eq!(there.map(|end| end.reason), here.map(|end| end.reason));
        prop_assert_eq!(
            there.map(|end| (end.winner, end.score)),
            here.map(|end| (
                end.winner.map(|color| view.color(color)),
                ByColor::from_fn(|color| end.score[view.color(color)]),
            ))
        );
    }
}
