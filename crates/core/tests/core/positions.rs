//! Legal moves, flips, passes and ends of 5,000 positions.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use othello_core::board::{Board, Color};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::{Bitboard, Square};

use crate::table;

/// Positions of real games (WTHOR), of random play and made by hand, many of them out of reach of
/// any game; the answers come from a plain program on lists and were confirmed by another one on
/// bitboards. The head of the file explains its columns.
#[test]
fn legal_moves_and_flips_match_the_table() {
    let mut rows = 0;
    for [board, side, legal, flips, status, _, _] in
        table::rows(include_str!("../../../../tests/data/positions.tsv"))
    {
        let color = side.chars().next().and_then(Color::from_letter).unwrap();
        check(board.parse().unwrap(), color, legal, flips, status);
        rows += 1;
    }
    assert_eq!(rows, 5000);
}

fn check(board: Board, color: Color, legal: &str, flips: &str, status: &str) {
    let row = format!("{} in {board}", color.letter());
    assert_eq!(listed(board.legal_moves(color), ","), legal, "legal moves of {row}");
    let flipped = |square| format!("{square}:{}", listed(board.flips(color, square), ""));
    let all_flipped: Vec<_> = board.legal_moves(color).by_name().map(flipped).collect();
    assert_eq!(or_dash(all_flipped.join(" ")), flips, "flips of {row}");

    let position = Position::new(Rules::OTHELLO, board, color);
    let (to_move, passed) = match status {
        "move" => (Some(color), None),
        "pass" => (Some(!color), Some(color)),
        "over" => (None, None),
        other => panic!("{other}"),
    };
    assert_eq!((position.to_move(), position.passed()), (to_move, passed), "whose turn: {row}");
    assert_eq!(position.result().is_some(), status == "over", "result of {row}");
    for square in Square::ALL {
        check_square(&position, square);
    }
}

/// A square is played exactly if it is legal, and then gets a disc and flips the outflanked ones.
fn check_square(position: &Position, square: Square) {
    let board = position.board();
    let Some(color) = position.to_move().filter(|_| position.legal_moves().contains(square)) else {
        assert!(position.play(square).is_err(), "{square} in {board}");
        assert!(position.flips(square).is_empty(), "{square} in {board}");
        assert!(position.to_move().is_none_or(|color| board.flips(color, square).is_empty()));
        return;
    };
    let after = position.play(square).unwrap().board();
    let flipped = board.flips(color, square);
    assert_eq!(position.flips(square), flipped, "{square} in {board}");
    assert_eq!(after.discs(color), board.discs(color) | flipped | square.into());
    assert_eq!(after.discs(!color), board.discs(!color) - flipped);
}

fn listed(squares: Bitboard, separator: &str) -> String {
    or_dash(squares.to_string().replace(' ', separator))
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".into() } else { text }
}
