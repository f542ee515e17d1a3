//! A scoresheet compared with the rules: how far it is a game, and its faults.

use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::draft::Draft;
use othello_notation::sheet::{Grid, GridError, GridMark, MOST};

/// A scoresheet as far as it is a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    /// The game up to the fault.
    pub game: Game,
    /// The first fault.
    pub fault: Option<SheetFault>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetFault {
    Grid(GridError),
    /// The game ends with another score than the one stated.
    Score {
        /// The score of the game.
        ends: ByColor<u8>,
        stated: ByColor<u8>,
    },
}

/// Returns the position in which the games of scoresheets begin.
pub fn start() -> Position {
    Position::start(Rules::OTHELLO)
}

/// Returns `true` if a number can stand on a square: no disc of the start does.
pub fn is_free(square: Square) -> bool {
    start().board().disc(square).is_none()
}

/// Plays the moves of a sheet as far as they are legal.
pub fn check(draft: &Draft) -> Check {
    let (game, fault) = draft.grid.play(start());
    let ends = game.position().result().map(|result| result.score);
    let stated = draft.score().ok().flatten();
    let score = ends.zip(stated).filter(|(ends, stated)| ends != stated);
    let score = score.map(|(ends, stated)| SheetFault::Score { ends, stated });
    Check { game, fault: fault.map(SheetFault::Grid).or(score) }
}

/// Returns the squares that are to be looked at, row by row: those whose number is wrong, and those without
/// one.
pub fn faults(grid: &Grid) -> Vec<Square> {
    let marks = grid.marks(start());
    let is_wrong = |square: Square| {
        marks.iter().any(|&(marked, mark)| {
            marked == square
                && match mark {
                    GridMark::Doubled | GridMark::TooLarge | GridMark::Illegal => true,
                    GridMark::Unreached => false,
                }
        })
    };
    let is_fault =
        |square: &Square| is_free(*square) && (grid.number(*square).is_none() || is_wrong(*square));
    Square::ALL.into_iter().filter(is_fault).collect()
}

/// Returns the numbers that are larger than that of any move, in order.
pub fn too_large(grid: &Grid) -> Vec<u8> {
    (MOST + 1..=99).filter(|&number| !grid.squares(number).is_empty()).collect()
}

/// Returns the numbers that several squares have, in order.
pub fn doubled(grid: &Grid) -> Vec<u8> {
    (1..=99).filter(|&number| grid.squares(number).len() > 1).collect()
}
