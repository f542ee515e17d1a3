//! Scoresheets as they stand on paper: grids of numbers and lists of moves, faults included.

mod document;
mod entry;
mod grid;
mod moves;

use othello_core::board::{Board, ByColor};
use othello_core::game::Game;
use othello_core::position::Position;

pub(crate) use document::{DocumentPart, is_comment, split};
pub(crate) use grid::{Cell, draw, is_head, is_row, row_of};

pub use entry::SheetEntry;
pub use grid::{Grid, GridError, GridMark, MOST, NumberStep};
pub use moves::score;

/// Returns the grid that stands in one line, all 64 squares, the discs without a number in it, and the score
/// behind it.
pub(crate) fn flat(line: &str) -> Option<(Grid, Board, Option<&str>)> {
    match document::flat(line)?.0 {
        DocumentPart::Grid(grid, discs, score) => {
            Some((grid, discs, score.and_then(|_| line.split_whitespace().next_back())))
        }
        DocumentPart::Line(_) => None,
    }
}

/// A scoresheet: the moves in the order of their numbers, and those that have no place among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The moves. A number that is missing has an entry that is [empty](Entry::is_empty).
    pub(crate) moves: Vec<SheetEntry>,
    /// The squares with a number that another one has as well, or that no game has.
    pub(crate) loose: Vec<SheetEntry>,
    /// The score in discs that stands behind the moves.
    pub score: Option<ByColor<u8>>,
}

impl Sheet {
    /// Reads a list of moves, `f5d6c3`, and the score that may stand behind it; `None` if there are no
    /// moves in it. Whatever is written in place of a move is an entry that is not complete.
    ///
    /// ```
    /// use othello_notation::sheet::Sheet;
    /// let sheet = Sheet::from_moves("f5d6i3 d3 34-30").expect("there are moves");
    /// assert_eq!(sheet.len(), 4);
    /// assert_eq!(sheet.score.map(|score| (score.black, score.white)), Some((34, 30)));
    /// assert!(Sheet::from_moves("Dear Ann,").is_none());
    /// ```
    pub fn from_moves(text: &str) -> Option<Self> {
        let (moves, score) = moves::read(text)?;
        Some(Self { moves, loose: Vec::new(), score })
    }

    /// Returns the sheet of a grid.
    pub fn from_grid(grid: &Grid) -> Self {
        let mut moves: Vec<SheetEntry> = Vec::new();
        let mut loose = Vec::new();
        let mut numbers: Vec<_> = grid.numbers().collect();
        numbers.sort_unstable_by_key(|&(square, number)| (number, square));
        for (square, number) in numbers {
            let entry = SheetEntry::new(number, square);
            let place = usize::from(number) - 1;
            // A number that was skipped makes the last ones too large.
            let is_too_large = number > MOST && place != moves.len();
            if is_too_large || place < moves.len() {
                loose.push(entry);
                continue;
            }
            let missing = moves.len()..place;
            moves.extend(
                missing.map(|at| SheetEntry::missing(u8::try_from(at + 1).unwrap_or(MOST))),
            );
            moves.push(entry);
        }
        Self { moves, loose, score: None }
    }

    /// Plays the moves from a position as far as they can be read and are legal.
    pub fn play(&self, start: Position) -> Game {
        let mut game = Game::from_position(start);
        let squares = self.moves.iter().map_while(|entry| entry.square());
        let _fault = squares.map(|square| game.play(square)).find(Result::is_err);
        game
    }

    /// Returns the number of moves, as far as the numbers go.
    pub const fn len(&self) -> usize {
        self.moves.len()
    }

    /// Returns `true` if the sheet has no moves.
    pub const fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.loose.is_empty()
    }
}
