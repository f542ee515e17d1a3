//! The boards of the ideas: one on which each holds, and one on which it does not. Their values are in the tests.

use othello_core::board::Color;
use othello_core::square::Square;
use othello_engine::reasons::ideas::Idea;

/// A board on which one move is better than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The board, row by row.
    pub discs: &'static str,
    pub player: Color,
    /// The better move.
    pub better: Square,
    /// The other one.
    pub worse: Square,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// The better move follows it.
    Holds,
    /// The better move does not: something else counts more.
    DoesNotHold,
}

impl Example {
    /// Returns the two boards of an idea.
    pub fn of(idea: Idea) -> [(Case, &'static Self); 2] {
        let [so, not_so] = &EXAMPLES[idea as usize];
        [(Case::Holds, so), (Case::DoesNotHold, not_so)]
    }
}

const fn example(discs: &'static str, player: Color, better: Square, worse: Square) -> Example {
    Example { discs, player, better, worse }
}

/// A pair for each idea, in their order.
#[rustfmt::skip]
const EXAMPLES: [[Example; 2]; Idea::ALL.len()] = [
    // Corners.
    [example("-XXX-O----XXXX--XXOOXO--XXOXOO--XXXOOO--XXOXOO---OOOOO---X-OOOO-", Color::Black, Square::G4, Square::C8),
     example("---OO-----OOOO-X--XOOXOX-OOOOXXX--OOOOXX---OXXXX--OOOOXO--XXXXXX", Color::White, Square::G2, Square::H1)],
    // Beside a corner.
    [example("--OO-XX---XXOX-O--XOOOOO--XOOOOO--XOOOXO-XXOOXOO--XXXX-O-O-XXX--", Color::White, Square::E1, Square::G2),
     example("--X-X------XXX--OOOOOOO-OOOXOOO-OOXXOOXXOOOOOXXX--OXXXXX-OOOOO--", Color::Black, Square::B7, Square::C2)],
    // Moves.
    [example("-----------OOX---XOOXXX--OOOOXOOOOOOOOXOXOXXXXXO--OXX--O-O-XXX--", Color::Black, Square::H3, Square::E1),
     example("------------O-----XOOOO---XXOXXX--OOXXXO--OOOXO---XXXX----XX----", Color::White, Square::H6, Square::H3)],
    // Quiet moves.
    [example("-------------------X-------XXO-----XOX-----OO-------O-----------", Color::Black, Square::F6, Square::E8),
     example("--O--OO---XXXO----OOOO-X--OXOOX---OXOXX----XXO------------------", Color::White, Square::D7, Square::G6)],
    // The square both need.
    [example("----------XO----OX-OOO--XXXOXO---XOOXO--XXXOOO----OOOO-----O-X--", Color::Black, Square::C3, Square::C8),
     example("---OOOO---XXXO---OXXOOX--OOOXOX-OOOOXXO-OOOOOOOO--XOOO-X--OOOO--", Color::Black, Square::H5, Square::A4)],
    // The edge too early.
    [example("-------------------OOO-----OOOX---OOOXX---XXXXX---O-O-----------", Color::White, Square::D7, Square::H4),
     example("---------------------------OXXXX---OXXO----OXOOO----OX-----OX---", Color::Black, Square::C8, Square::C5)],
    // Who plays last.
    [example("OOOOOOXX-OXXXXXXXXOXXOOOXXOXXOOOXXXXOXOOXXOOOOOOXXOOOOOO--XXXXOO", Color::White, Square::A2, Square::A8),
     example("-OOOOOO---OXXO-XXXXOOOXXXXXXOXXXXXOOXOXXXXOOOOXXX-XXOOOX-XXXXOOX", Color::White, Square::G2, Square::B2)],
    // Few discs.
    [example("---XXX-------O-O----OXOO---OOXXO---OOXX----O--------------------", Color::White, Square::E6, Square::H6),
     example("--------------------X------OOOOO---XXOOO---XXOO-----XO------OOO-", Color::Black, Square::F3, Square::H6)],
];
