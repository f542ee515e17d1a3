//! The record diagram: each square with the number of the move that filled it, as on the paper
//! sheet. Written, not read.

use othello_core::board::Color;
use othello_core::game::Game;

/// The distance between the squares of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spacing {
    /// A blank apart: 25 columns in all.
    Wide,
    /// Not at all: 18 columns.
    Tight,
}

/// Draws the first plies of a game. The discs of the start are `##` for Black and `()` for White,
/// squares without a disc are `--`. A choice of discs to flip has no square of its own.
pub fn draw(game: &Game, plies: usize, spacing: Spacing) -> String {
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
    let gap = match spacing {
        Spacing::Wide => " ",
        Spacing::Tight => "",
    };
    let columns: Vec<_> = ('a'..='h').map(|column| format!(" {column}")).collect();
    let head = format!("  {}\n", columns.join(gap));
    let rows = (1..).zip(cells.chunks(8)).map(|(row, cells)| {
        let cells = cells.iter().map(|cell| cell.map(char::from).iter().collect::<String>());
        format!("{row} {}\n", cells.collect::<Vec<_>>().join(gap))
    });
    std::iter::once(head).chain(rows).collect()
}
