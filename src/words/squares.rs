//! A square in words: what is on it, its kind, a move there, and the replies to that move.

use crate::plies::list;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::{Bitboard, Square};
use othello_core::stats;

/// Returns what is on a square, and what a move there would do:
/// `b2: empty, an X-square, a legal move that flips 2 discs, c3 and d4. White's replies: a1 flips 3.`
pub fn description(position: &Position, legal: Bitboard, square: Square) -> String {
    let mut parts = vec![content(position, legal, square)];
    parts.extend(kind(square));
    if is_stable(position, square) {
        parts.push("stable".into());
    }
    let is_empty = position.board().disc(square).is_none();
    if is_empty && legal.contains(square) {
        parts.push(format!("a legal move{}", flipped(position.flips(square))));
    } else if is_empty && !legal.is_empty() {
        parts.push("not a legal move".into());
    }
    let replies = if is_empty { replies(position, legal, square) } else { None };
    let replies = replies.map_or_else(String::new, |replies| format!(" {replies}"));
    format!("{square}: {}.{replies}", parts.join(", "))
}

/// Returns a row, square by square: `Row 3: a empty, b empty, c empty, d legal move, …`
pub fn row(number: u8, states: &[String]) -> String {
    format!("Row {number}: {}.", states.join(", "))
}

/// Returns a column, square by square: `Column d: 1 empty, 2 empty, 3 legal move, 4 White, …`
pub fn column(letter: &str, states: &[String]) -> String {
    format!("Column {letter}: {}.", states.join(", "))
}

/// Returns the content of a square without the move there.
fn content(position: &Position, legal: Bitboard, square: Square) -> String {
    match position.board().disc(square) {
        Some(_) => state(position, legal, square),
        None => "empty".into(),
    }
}

/// Returns the content of a square in a word or two.
pub fn state(position: &Position, legal: Bitboard, square: Square) -> String {
    match (position.board().disc(square), legal.contains(square)) {
        (Some(color), false) => color.to_string(),
        // Under some rules the player chooses the discs to flip.
        (Some(color), true) if position.pending() == Some(square) => {
            format!("{color} (choose it to flip none)")
        }
        (Some(color), true) => format!("{color} (can be flipped)"),
        (None, true) => "legal move".into(),
        (None, false) => "empty".into(),
    }
}

/// Returns the kind of a special square with its article: `an X-square`.
fn kind(square: Square) -> Option<String> {
    stats::special(square).map(|special| {
        let article = if special == stats::Special::XSquare { "an" } else { "a" };
        format!("{article} {}", special.name())
    })
}

fn is_stable(position: &Position, square: Square) -> bool {
    let board = position.board();
    Color::BOTH.iter().any(|&color| stats::stable(&board, color).contains(square))
}

fn flipped(flips: Bitboard) -> String {
    match flips.len() {
        0 => String::new(),
        1 => format!(" that flips 1 disc, {}", list(flips)),
        count => format!(" that flips {count} discs, {}", list(flips)),
    }
}

/// Returns the replies to a move, with the discs that each flips; or that the other player would have
/// to pass. `None` if the square is no move.
fn replies(position: &Position, legal: Bitboard, square: Square) -> Option<String> {
    let mover = position.to_move().filter(|_| legal.contains(square))?;
    let next = position.play(square).ok()?;
    if next.to_move() == Some(mover) && next.passed().is_some() {
        return Some(format!("{} would have to pass.", !mover));
    }
    let replier = next.to_move().filter(|&color| color != mover)?;
    let reply = |square: Square| match next.flips(square).len() {
        0 => square.to_string(),
        count => format!("{square} flips {count}"),
    };
    let mut squares: Vec<_> = next.legal_moves().into_iter().map(reply).collect();
    squares.sort();
    Some(format!("{replier}'s replies: {}.", squares.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello_core::game::Game;
    use othello_core::rules::Rules;

    fn after(moves: &str) -> Position {
        let mut game = Game::new(Rules::OTHELLO);
        for square in moves.split(' ').filter(|name| !name.is_empty()) {
            game.play(square.parse().unwrap()).unwrap();
        }
        game.position()
    }

    #[track_caller]
    fn check(moves: &str, square: &str, expected: &str) {
        let position = after(moves);
        let square = square.parse().unwrap();
        assert_eq!(description(&position, position.legal_moves(), square), expected);
    }

    #[test]
    fn a_square_says_its_kind_its_move_and_the_replies() {
        check("", "d4", "d4: White.");
        check("", "a1", "a1: empty, a corner, not a legal move.");
        check("", "b1", "b1: empty, a C-square, not a legal move.");
        check("", "g7", "g7: empty, an X-square, not a legal move.");
        check(
            "",
            "d3",
            "d3: empty, a legal move that flips 1 disc, d4. White's replies: c3 flips 1, c5 flips 1, \
             e3 flips 1.",
        );
    }
}
