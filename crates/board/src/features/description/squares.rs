//! A square in words: what is on it, its kind, a move there, and the replies to that move.

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::{Bitboard, Square};
use othello_core::stats::{self, Special};
use othello_words::i18n::{self, Text, m};
use othello_words::plies::list;

/// Returns what is on a square, and what a move there would do:
/// `b2: empty, an X-square, a legal move that flips 2 discs, c3 and d4. White's replies: a1 flips 3.`
pub fn description(position: &Position, legal: Bitboard, square: Square) -> Text {
    let is_empty = position.board().disc(square).is_none();
    let content = if is_empty { m::description::empty() } else { state(position, legal, square) };
    let mut facts = vec![content];
    facts.extend(stats::special(square).map(|special| match special {
        Special::Corner => m::description::a_corner(),
        Special::CSquare => m::description::a_c_square(),
        Special::XSquare => m::description::an_x_square(),
    }));
    if is_stable(position, square) {
        facts.push(m::description::stable());
    }
    if is_empty && legal.contains(square) {
        let flips = position.flips(square);
        facts.push(match flips.len() {
            0 => m::description::a_legal_move(),
            count => m::description::a_legal_move_that_flips(count, list(flips)),
        });
    } else if is_empty && !legal.is_empty() {
        facts.push(m::description::not_legal());
    }
    let facts = i18n::list(&facts);
    match replies(position, legal, square).filter(|_| is_empty) {
        Some(replies) => m::description::square_read_with_replies(square, facts, replies),
        None => m::description::square_read(square, facts),
    }
}

/// Returns the content of a square in a word or two.
pub fn state(position: &Position, legal: Bitboard, square: Square) -> Text {
    match (position.board().disc(square), legal.contains(square)) {
        (Some(color), false) => m::common::color(color),
        // Under some rules the player chooses the discs to flip.
        (Some(color), true) if position.pending() == Some(square) => {
            m::description::can_flip_none(color)
        }
        (Some(color), true) => m::description::can_be_flipped(color),
        (None, true) => m::description::legal_move(),
        (None, false) => m::description::empty(),
    }
}

fn is_stable(position: &Position, square: Square) -> bool {
    let board = position.board();
    Color::BOTH.iter().any(|&color| stats::stable(&board, color).contains(square))
}

/// Returns the replies to a move, with the discs that each flips; or that the other player would have
/// to pass. `None` if the square is no move.
fn replies(position: &Position, legal: Bitboard, square: Square) -> Option<Text> {
    let mover = position.to_move().filter(|_| legal.contains(square))?;
    let next = position.play(square).ok()?;
    if next.to_move() == Some(mover) && next.passed().is_some() {
        return Some(m::description::would_pass(!mover));
    }
    let replier = next.to_move().filter(|&color| color != mover)?;
    let reply = |square: Square| match next.flips(square).len() {
        0 => square.to_string(),
        count => m::description::reply(square, count.to_string()).to_string(),
    };
    let mut squares: Vec<_> = next.legal_moves().into_iter().map(reply).collect();
    squares.sort();
    Some(m::description::replies(replier, i18n::list(squares)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello_core::rules::{Preset, Rules};

    #[track_caller]
    fn check(square: &str, expected: &str) {
        check_in(Position::start(Rules::OTHELLO), square, expected);
    }

    #[track_caller]
    fn check_in(position: Position, square: &str, expected: &str) {
        let square = square.parse().unwrap();
        let said = description(&position, position.legal_moves(), square);
        assert_eq!(said.to_string(), expected);
    }

    #[test]
    fn a_square_says_its_kind_its_move_and_the_replies() {
        check("d4", "d4: White.");
        check("a1", "a1: empty, a corner, not a legal move.");
        check("b1", "b1: empty, a C-square, not a legal move.");
        check("g7", "g7: empty, an X-square, not a legal move.");
        check(
            "d3",
            "d3: empty, a legal move that flips 1 disc, d4. White's replies: c3 flips 1, c5 flips 1, \
             e3 flips 1.",
        );
        let board = format!("-XO-----{}------XO", "-".repeat(48)).parse().unwrap();
        let before_a_pass = Position::new(Rules::OTHELLO, board, Color::White);
        check_in(before_a_pass, "h8", "h8: White, a corner, stable.");
        let passes =
            "a1: empty, a corner, a legal move that flips 1 disc, b1. Black would have to pass.";
        check_in(before_a_pass, "a1", passes);
        let centre = Position::start(Preset::Reversi.rules());
        check_in(centre, "d4", "d4: empty, a legal move. White's replies: d5, e4, e5.");
    }
}
