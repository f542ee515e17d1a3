//! Mobility, frontier, stable discs and special squares, against pictures, plain definitions and
//! brute force.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::HashSet;

use othello_core::board::{Board, Color};
use othello_core::position::Position;
use othello_core::rules::{Rules, Supply};
use othello_core::square::{Bitboard, Square};
use othello_core::stats::{C_SQUARES, Special, X_SQUARES, frontier, mobility, special, stable};

use crate::table;

/// The rows of the table; the file names its sources.
fn rows() -> impl Iterator<Item = [&'static str; 7]> {
    table::rows(include_str!("../../../../tests/data/positions.tsv"))
}

fn boards() -> Vec<Board> {
    let boards: Vec<Board> = rows().map(|[board, ..]| board.parse().unwrap()).collect();
    assert_eq!(boards.len(), 5000);
    boards
}

/// Returns the same as [`stable`] by its definition, square by square.
fn stable_by_definition(board: &Board, color: Color) -> Bitboard {
    let mut stable = Bitboard::EMPTY;
    loop {
        let more: Bitboard = board
            .discs(color)
            .into_iter()
            .filter(|&square| is_protected(board, stable, square))
            .collect();
        if more == stable {
            return stable;
        }
        stable = more;
    }
}

fn is_protected(board: &Board, stable: Bitboard, square: Square) -> bool {
    [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().all(|(columns, rows)| {
        let line = || (-7..8).filter_map(|steps| square.offset(columns * steps, rows * steps));
        let next = [square.offset(columns, rows), square.offset(-columns, -rows)];
        line().all(|square| board.occupied().contains(square))
            || next.contains(&None)
            || next.into_iter().flatten().any(|square| stable.contains(square))
    })
}

#[test]
fn stable_discs_match_the_definition() {
    for board in boards() {
        for color in Color::BOTH {
            assert_eq!(
                stable(&board, color),
                stable_by_definition(&board, color),
                "{color} {board}"
            );
        }
    }
}

/// Adds all boards that can follow, whichever player moves at each turn: the continuations under any
/// rules are among them.
fn continuations(board: Board, seen: &mut HashSet<Board>) {
    if !seen.insert(board) {
        return;
    }
    for color in Color::BOTH {
        for square in board.legal_moves(color) {
            let changed = board.flips(color, square) | square.into();
            continuations(board.with(color, changed), seen);
        }
    }
}

#[test]
fn a_stable_disc_is_flipped_in_no_continuation() {
    let mut found = 0;
    let endgames = boards().into_iter().filter(|board| (1..=8).contains(&board.empties().len()));
    for board in endgames {
        let mut seen = HashSet::new();
        continuations(board, &mut seen);
        for color in Color::BOTH {
            let stable = stable(&board, color);
            found += usize::from(stable.len());
            for after in &seen {
                assert_eq!(stable - after.discs(color), Bitboard::EMPTY, "{board} {after}");
            }
        }
    }
    assert_eq!(found, 61_070, "of the discs in the table");
}

#[test]
fn frontier_discs_are_those_next_to_an_empty_square() {
    let around = |square: Square| {
        let steps = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        steps.into_iter().filter_map(move |(columns, rows)| square.offset(columns, rows))
    };
    for board in boards() {
        for color in Color::BOTH {
            let is_open = |square| around(square).any(|next| board.empties().contains(next));
            let discs = board.discs(color).into_iter();
            let expected: Bitboard = discs.filter(|&square| is_open(square)).collect();
            assert_eq!(frontier(&board, color), expected, "{color} {board}");
        }
    }
}

#[test]
fn mobility_counts_the_squares_open_to_each_player() {
    for [board, side, legal, ..] in rows() {
        let side = side.chars().next().and_then(Color::from_letter).unwrap();
        let expected = legal.split(',').filter(|&square| square != "-").count();
        for next in Color::BOTH {
            let position = Position::new(Rules::OTHELLO, board.parse().unwrap(), next);
            assert_eq!(usize::from(mobility(&position)[side]), expected, "{board} {side}");
        }
    }
}

#[test]
fn a_player_without_discs_left_has_no_mobility() {
    let board = "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOX-------------------------------";
    let board: Board = board.parse().unwrap();
    let by = |supply| {
        let rules = Rules::OTHELLO.with(supply).unwrap();
        mobility(&Position::new(rules, board, Color::White))
    };
    assert_eq!(by(Supply::Pool).white, 1);
    assert_eq!(by(Supply::Own).white, 0);
}

#[test]
fn corners_and_their_neighbours_are_special() {
    #[rustfmt::skip]
    let picture = "
        K C - - - - C K
        C X - - - - X C
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        C X - - - - X C
        K C - - - - C K";
    let letters = picture.split_whitespace();
    for (square, letter) in Square::ALL.into_iter().zip(letters) {
        let expected = match letter {
            "K" => Some((Special::Corner, "corner")),
            "C" => Some((Special::CSquare, "C-square")),
            "X" => Some((Special::XSquare, "X-square")),
            _ => None,
        };
        assert_eq!(special(square).map(|kind| (kind, kind.name())), expected, "{square}");
        assert_eq!(C_SQUARES.contains(square), letter == "C", "{square}");
        assert_eq!(X_SQUARES.contains(square), letter == "X", "{square}");
    }
    assert_eq!(Special::ALL.map(|kind| kind.squares().len()), [4, 8, 4]);
}
