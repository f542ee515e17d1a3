//! A grid of numbers: each square with the number of the move that filled it.

use std::fmt;

use othello_core::board::{Board, Color};
use othello_core::game::Game;
use othello_core::position::{IllegalMove, Position};
use othello_core::rules::Rules;
use othello_core::square::{Bitboard, Square};

/// The largest number that a game can have.
pub const MOST: u8 = 60;

/// A grid of numbers, as on the paper sheet: each square with the number of the move that filled it, if
/// there is one. Any numbers from 1 to 99 may stand anywhere.
///
/// ```
/// use othello_notation::sheet::Grid;
/// use othello_core::{Position, Rules, Square};
/// let mut grid = Grid::default();
/// grid.set(Square::F5, 1);
/// grid.set(Square::D6, 2);
/// grid.set(Square::A1, 3);
/// let start = Position::start(Rules::OTHELLO);
/// let (game, fault) = grid.play(start);
/// assert_eq!(game.plies().len(), 2);
/// assert_eq!(fault.expect("a1 flips nothing").to_string(), "3 at a1 has no white disc next to it");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    /// The numbers; 0 where there is none.
    numbers: [u8; 64],
}

impl Default for Grid {
    fn default() -> Self {
        Self { numbers: [0; 64] }
    }
}

/// A fault of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GridError {
    /// No square has that number, and there are larger ones.
    Missing(u8),
    /// Several squares have that number.
    Doubled(u8, Bitboard),
    /// The move with that number cannot be played.
    Illegal(u8, Square, IllegalMove),
    /// The number is larger than that of any move.
    TooLarge(u8, Square),
}

impl GridError {
    /// Returns the square where the fault is seen; `None` if it is nowhere.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Missing(_) => None,
            Self::Doubled(_, squares) => squares.first(),
            Self::Illegal(_, square, _) | Self::TooLarge(_, square) => Some(square),
        }
    }
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(number) => write!(f, "{number} is missing"),
            Self::Doubled(number, squares) => {
                let squares: Vec<_> = squares.by_name().map(Square::name).collect();
                write!(f, "{number} stands at {}", squares.join(" and "))
            }
            Self::Illegal(number, square, why) => write!(f, "{number} at {square} {why}"),
            Self::TooLarge(number, square) => {
                write!(f, "{number} at {square} is more than {MOST}")
            }
        }
    }
}

/// The reason is part of the sentence.
impl std::error::Error for GridError {}

/// A fault of the number on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GridMark {
    /// Another square has the same.
    Doubled,
    /// It is larger than that of any move.
    TooLarge,
    /// The move cannot be played.
    Illegal,
    /// It comes after the first fault, so nothing is known.
    Unreached,
}

impl Grid {
    /// Returns the grid of the moves of a game.
    pub fn from_game(game: &Game) -> Self {
        let mut grid = Self::default();
        for (number, ply) in (1..).zip(game.plies()).filter(|(_, ply)| !ply.is_choice()) {
            grid.set(ply.square, number);
        }
        grid
    }

    /// Returns the number on a square.
    pub const fn number(&self, square: Square) -> Option<u8> {
        match self.numbers[square.index() as usize] {
            0 => None,
            number => Some(number),
        }
    }

    /// Returns the squares with a number, and these.
    pub fn numbers(&self) -> impl Iterator<Item = (Square, u8)> {
        Square::ALL.into_iter().zip(self.numbers).filter(|(_, number)| *number > 0)
    }

    /// Writes a number on a square, in place of what stands there; 0 removes it.
    pub const fn set(&mut self, square: Square, number: u8) {
        self.numbers[square.index() as usize] = if number > 99 { 99 } else { number };
    }

    /// Adds one to the number of a square and to all that are not smaller, or takes one away.
    pub fn renumber(&mut self, square: Square, by: NumberStep) {
        let Some(from) = self.number(square) else { return };
        for number in self.numbers.iter_mut().filter(|number| **number >= from) {
            *number = match by {
                NumberStep::Up => (*number + 1).min(99),
                NumberStep::Down => *number - 1,
            };
        }
    }

    /// Returns the squares with that number.
    pub fn squares(&self, number: u8) -> Bitboard {
        self.numbers().filter(|&(_, other)| other == number).map(|(square, _)| square).collect()
    }

    /// Returns the numbers up to the largest that no square has.
    pub fn missing(&self) -> Vec<u8> {
        let most = self.numbers.iter().copied().filter(|&number| number <= MOST).max();
        (1..most.unwrap_or(0)).filter(|&number| self.squares(number).is_empty()).collect()
    }

    /// Plays the moves from a position as far as they are legal; returns the game and the first fault.
    pub fn play(&self, start: Position) -> (Game, Option<GridError>) {
        let mut game = Game::from_position(start);
        let last = self.numbers.iter().copied().max().unwrap_or(0);
        for number in 1..=last {
            let squares = self.squares(number);
            let fault = match (squares.first(), squares.len()) {
                (None, _) => Some(GridError::Missing(number)),
                (Some(square), _) if number > MOST => Some(GridError::TooLarge(number, square)),
                (Some(square), 1) => {
                    let played = game.play(square);
                    played.err().map(|why| GridError::Illegal(number, square, why))
                }
                (Some(_), _) => Some(GridError::Doubled(number, squares)),
            };
            if fault.is_some() {
                return (game, fault);
            }
        }
        (game, None)
    }

    /// Returns what is wrong with the number on each square that has one, as far as that is known.
    pub fn marks(&self, start: Position) -> Vec<(Square, GridMark)> {
        let (game, fault) = self.play(start);
        let played = game.plies().len();
        let mark = |(square, number): (Square, u8)| {
            let mark = match fault {
                _ if number > MOST => GridMark::TooLarge,
                _ if self.squares(number).len() > 1 => GridMark::Doubled,
                Some(GridError::Illegal(_, illegal, _)) if illegal == square => GridMark::Illegal,
                _ if usize::from(number) > played => GridMark::Unreached,
                _ => return None,
            };
            Some((square, mark))
        };
        self.numbers().filter_map(mark).collect()
    }

    /// Reads a grid from lines, with or without letters above and numbers beside it, and the discs that stand
    /// in it without a number; `None` if they are none. Cells stand apart by blanks, bars, commas, semicolons
    /// or tabs; discs of the start and empty squares are written as
    /// [`diagram::draw`](crate::diagram::draw) does, or similarly.
    pub fn read<'a>(lines: impl IntoIterator<Item = &'a str>) -> Option<(Self, Board)> {
        let lines = lines.into_iter().filter(|line| !line.trim().is_empty());
        let (mut grid, mut board) = (Self::default(), Board::EMPTY);
        let mut rows = 0;
        for line in lines.filter(|line| !is_head(line)) {
            if rows == 8 {
                return None;
            }
            let cells = row_of(line, rows + 1)?;
            for (&square, cell) in Square::ALL[rows * 8..].iter().zip(cells) {
                match cell {
                    Cell::Number(number) => grid.set(square, number),
                    Cell::Disc(color) => board = board.with(color, square.into()),
                    Cell::Empty => {}
                }
            }
            rows += 1;
        }
        (rows == 8 && grid.numbers().next().is_some()).then_some((grid, board))
    }
}

/// One number more or one less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberStep {
    /// One more.
    Up,
    /// One less.
    Down,
}

impl fmt::Display for Grid {
    /// Draws the grid as the paper sheet, with the discs of the usual start.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |square| self.number(square).map(usize::from);
        f.write_str(&draw(number, Position::start(Rules::OTHELLO).board(), " "))
    }
}

/// Draws the numbers on the squares of a board, and the discs where there is none, with a gap between the squares.
pub(crate) fn draw(number: impl Fn(Square) -> Option<usize>, board: Board, gap: &str) -> String {
    let cell = |square: &Square| match (number(*square), board.disc(*square)) {
        (Some(number), _) => format!("{number:2}"),
        (None, Some(Color::Black)) => "##".into(),
        (None, Some(Color::White)) => "()".into(),
        (None, None) => "--".into(),
    };
    let columns: Vec<_> = ('a'..='h').map(|column| format!(" {column}")).collect();
    let head = format!("  {}\n", columns.join(gap));
    let rows = (1..).zip(Square::ALL.chunks(8)).map(|(row, squares)| {
        let cells: Vec<_> = squares.iter().map(cell).collect();
        format!("{row} {}\n", cells.join(gap))
    });
    std::iter::once(head).chain(rows).collect()
}

/// Returns `true` for the line of letters above a grid.
pub(crate) fn is_head(line: &str) -> bool {
    let letters = line.chars().filter(|letter| letter.is_alphanumeric());
    letters.map(|letter| letter.to_ascii_lowercase()).eq('a'..='h')
}

/// The entry on a square of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Number(u8),
    Disc(Color),
    Empty,
}

/// Returns `true` if a line looks like a row of a grid and like nothing else.
pub(crate) fn is_row(line: &str, row: usize) -> bool {
    let has_pairs = line.split_whitespace().filter(|cell| cell.len() > 1).count() > 2;
    has_pairs && row_of(line, row).is_some()
}

/// Returns the cells of a row of a grid; `None` if it is no row. The number of the row may stand in front,
/// and behind.
pub(crate) fn row_of(line: &str, row: usize) -> Option<Vec<Cell>> {
    let split = |separator: char| -> Vec<&str> {
        let line = line.trim_matches([' ', '\r', '|']);
        line.split(separator).map(str::trim).collect()
    };
    // Where signs stand between the cells, a cell may be empty.
    let mut cells = if line.contains('|') {
        split('|')
    } else if let Some(sign) = ['\t', ';', ','].into_iter().find(|sign| line.contains(*sign)) {
        split(sign)
    } else {
        line.split_whitespace().collect()
    };
    let is_label = |text: &str| text.len() == 1 && text.parse() == Ok(row);
    let tight = line.trim_end_matches('\r').split_once(' ').filter(|(label, _)| is_label(label));
    if let Some((_, tight)) = tight.filter(|(_, it)| it.is_ascii() && it.len() == 16) {
        cells = (0..8).map(|column| tight[2 * column..][..2].trim()).collect();
    }
    if cells.len() > 9 && cells.last().is_some_and(|cell| is_label(cell)) {
        cells.pop();
    }
    if cells.len() == 9 && is_label(cells[0]) {
        cells.remove(0);
    }
    (cells.len() == 8).then(|| cells.into_iter().map(cell_of).collect())?
}

fn cell_of(cell: &str) -> Option<Cell> {
    if let Ok(number) = cell.parse() {
        return (1..=99).contains(&number).then_some(Cell::Number(number));
    }
    match cell {
        "##" | "#" | "X" | "x" | "*" | "B" | "●" => Some(Cell::Disc(Color::Black)),
        "()" | "O" | "o" | "W" | "○" => Some(Cell::Disc(Color::White)),
        _ => {
            let is_empty = |letter: char| matches!(letter, '-' | '.' | '_' | '·' | '?');
            let is_short = cell.chars().count() <= 2;
            (is_short && cell.chars().all(is_empty)).then_some(Cell::Empty)
        }
    }
}
