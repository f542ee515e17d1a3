//! Typing numbers into a grid: the square of the cursor, and what digits do there.

use othello_core::square::Square;
use othello_notation::sheet::Grid;

use othello_board::app::screen_input::{Direction, Step};
use othello_board::features::scoresheet::check::{faults, is_free};

/// The place where numbers are typed.
///
/// As on paper, a number is written digit by digit and square by square: the second digit moves the cursor on
/// to the next square. A number of one digit is ended by whatever leaves the square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typing {
    square: Square,
    entry: Entry,
}

/// The state of the number that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// None is: the next digit replaces what stands on the square.
    None,
    /// Its first digit was typed.
    Digit,
    /// It has just ended itself, on that square.
    Ended(Square),
}

impl Typing {
    /// Begins on the first square that has no number.
    pub fn new(grid: &Grid) -> Self {
        let is_empty = |square: &Square| is_free(*square) && grid.number(*square).is_none();
        let square = Square::ALL.into_iter().find(is_empty).unwrap_or(Square::A1);
        Self { square, entry: Entry::None }
    }

    pub const fn square(self) -> Square {
        self.square
    }

    /// Types a digit; returns the square and its number.
    pub fn digit(&mut self, digit: u8, grid: &Grid) -> (Square, u8) {
        let square = self.square;
        match self.entry {
            Entry::Digit => {
                self.square = next(square).unwrap_or(square);
                self.entry = Entry::Ended(square);
                // Renumbering may have made more digits of the first.
                let first = grid.number(square).unwrap_or(0) % 10;
                (square, 10 * first + digit)
            }
            Entry::None | Entry::Ended(_) => {
                self.entry = Entry::Digit;
                (square, digit)
            }
        }
    }

    /// Ends a number: goes on to the next square, unless the number has ended itself.
    pub fn end(&mut self) {
        match self.entry {
            Entry::Ended(_) => self.entry = Entry::None,
            Entry::None | Entry::Digit => self.go(Direction::Right),
        }
    }

    /// Goes to a neighbour, over the discs of the start; to the right and to the left from row to row.
    pub fn go(&mut self, direction: Direction) {
        let to = match direction {
            Direction::Right => next(self.square),
            Direction::Left => previous(self.square),
            Direction::Down => {
                let below = Square::ALL.into_iter().skip(usize::from(self.square.index()) + 8);
                below.step_by(8).find(|square| is_free(*square))
            }
            Direction::Up => {
                let above = Square::ALL[..=usize::from(self.square.index())].iter().rev();
                above.step_by(8).skip(1).copied().find(|square| is_free(*square))
            }
        };
        self.go_to(to.unwrap_or(self.square));
    }

    /// Goes to a square, or ends the number where it is.
    pub const fn go_to(&mut self, square: Square) {
        self.square = square;
        self.entry = Entry::None;
    }

    /// Goes to the next or the previous square that is to be looked at, if there is one.
    pub fn seek(&mut self, step: Step, grid: &Grid) {
        let faults = faults(grid);
        let found = match step {
            Step::Next => {
                let behind = faults.iter().find(|square| **square > self.square);
                behind.or(faults.first())
            }
            Step::Previous => {
                let before = faults.iter().rfind(|square| **square < self.square);
                before.or(faults.last())
            }
        };
        self.go_to(found.copied().unwrap_or(self.square));
    }

    /// Erases the last digit: of the number that has just ended, of the square, or of the square before if
    /// this one is empty. Returns the square and its number.
    pub fn erase(&mut self, grid: &Grid) -> (Square, u8) {
        match self.entry {
            Entry::Ended(square) => self.square = square,
            Entry::None if grid.number(self.square).is_none() => {
                self.square = previous(self.square).unwrap_or(self.square);
            }
            Entry::None | Entry::Digit => {}
        }
        let left = grid.number(self.square).unwrap_or(0) / 10;
        self.entry = if left > 0 { Entry::Digit } else { Entry::None };
        (self.square, left)
    }

    /// Clears the square; returns it and 0.
    pub const fn clear(&mut self) -> (Square, u8) {
        self.entry = Entry::None;
        (self.square, 0)
    }
}

/// Returns the next square on which a number can stand, row by row.
fn next(square: Square) -> Option<Square> {
    let behind = Square::ALL.into_iter().skip(usize::from(square.index()) + 1);
    behind.into_iter().find(|square| is_free(*square))
}

/// Returns the square before on which a number can stand.
fn previous(square: Square) -> Option<Square> {
    Square::ALL[..usize::from(square.index())].iter().copied().rfind(|square| is_free(*square))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Types keys: digits, `,` for Enter, `<` for Backspace, `x` for Delete, and `l`, `r`, `u`, `d`.
    fn after(keys: &str) -> (Grid, Typing) {
        let mut grid = Grid::default();
        let mut typing = Typing::new(&grid);
        for key in keys.chars() {
            let written = match key {
                '0'..='9' => Some(typing.digit(key as u8 - b'0', &grid)),
                '<' => Some(typing.erase(&grid)),
                'x' => Some(typing.clear()),
                ',' => {
                    typing.end();
                    None
                }
                'l' | 'r' | 'u' | 'd' => {
                    typing.go(match key {
                        'l' => Direction::Left,
                        'r' => Direction::Right,
                        'u' => Direction::Up,
                        _ => Direction::Down,
                    });
                    None
                }
                _ => unreachable!("{key}"),
            };
            if let Some((square, number)) = written {
                grid.set(square, number);
            }
        }
        (grid, typing)
    }

    #[track_caller]
    fn check(keys: &str, numbers: &str, square: &str) {
        let (grid, typing) = after(keys);
        let written: Vec<_> =
            grid.numbers().map(|(square, number)| format!("{square}={number}")).collect();
        let found = (written.join(" "), typing.square().name());
        assert_eq!((found.0.as_str(), found.1), (numbers, square), "{keys}");
    }

    #[test]
    fn two_digits_move_on_and_one_is_ended_by_what_leaves_the_square() {
        check("1234", "a1=12 b1=34", "c1");
        check("1r2d3", "a1=1 b1=2 b2=3", "b2");
        check("1,2,,34", "a1=1 b1=2 d1=34", "e1");
        // Enter behind a number that has ended itself is only its end.
        check("12,34,5,6", "a1=12 b1=34 c1=5 d1=6", "d1");
        check("0708", "a1=7 b1=8", "c1");
        check("7273", "a1=72 b1=73", "c1");
    }

    #[test]
    fn the_discs_of_the_start_are_skipped() {
        check("dddrr1122", "c4=11 f4=22", "g4");
        check("dddrr12l", "c4=12", "c4");
        check("dddrrr99rrrr", "f4=99", "c5");
        check("dddrrr99rrrrr", "f4=99", "f5");
        check("rrrddd", "", "d6");
        check("rrrdddu", "", "d3");
    }

    #[test]
    fn backspace_takes_the_last_digit_back_wherever_the_cursor_went_by_itself() {
        check("12<3", "a1=13", "b1");
        check("12<<45", "a1=45", "b1");
        check("1<", "", "a1");
        check("12r<", "a1=12", "b1");
        check("1234ll5<", "b1=34", "a1");
        check("12x", "a1=12", "b1");
        check("12lx", "", "a1");
    }

    #[test]
    fn faults_are_sought_in_the_order_of_the_squares() {
        let mut grid = Grid::default();
        for (number, square) in (1..).zip(Square::ALL.into_iter().filter(|s| is_free(*s))) {
            grid.set(square, number);
        }
        grid.set(Square::C3, 0);
        grid.set(Square::H8, 1);
        let mut typing = Typing::new(&grid);
        assert_eq!(typing.square(), Square::C3);
        let mut seen = Vec::new();
        for _ in 0..3 {
            typing.seek(Step::Next, &grid);
            seen.push(typing.square().name());
        }
        assert_eq!(seen, ["h8", "a1", "c3"]);
        typing.seek(Step::Previous, &grid);
        assert_eq!(typing.square().name(), "a1");
    }
}
