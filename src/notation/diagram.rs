//! The record diagram: each square with the number of the move that filled it, as on the paper
//! sheet. Written, not read.

use std::fmt::Write as _;

use crate::board::Color;
use crate::game::Game;
use crate::square::Square;

/// Draws the first plies of a game. The discs of the start are `##` for Black and `()` for White,
/// squares without a disc are `--`. A choice of what to turn has no square of its own.
pub fn draw(game: &Game, plies: usize) -> String {
    let mut cells = [[b'-', b'-']; 64];
    for square in game.start().board().occupied() {
        let is_black = game.start().board().disc(square) == Some(Color::Black);
        cells[usize::from(square.index())] = if is_black { *b"##" } else { *b"()" };
    }
    for (number, ply) in (1_u8..).zip(game.plies().iter().take(plies)) {
        if !ply.is_choice() {
            let tens = if number < 10 { b' ' } else { b'0' + number / 10 };
            cells[usize::from(ply.square.index())] = [tens, b'0' + number % 10];
        }
    }
    let mut text = String::from("   a  b  c  d  e  f  g  h\n");
    for square in Square::ALL {
        let [tens, ones] = cells[usize::from(square.index())].map(char::from);
        if square.column() == 0 {
            write!(text, "{} ", square.row() + 1).expect("a string takes all that is written");
        }
        let gap = if square.column() == 7 { "\n" } else { " " };
        write!(text, "{tens}{ones}{gap}").expect("a string takes all that is written");
    }
    text
}
