//! Perft against published tables.

use std::num::NonZero;

use othello_core::board::{Board, Color};
use othello_core::perft::{divide, perft, perft_by_position, perft_threads};
use othello_core::position::Position;
use othello_core::rules::{Goal, OnPass, Preset, Rules, Supply};

use crate::table;

/// Aart Bik's table: a pass costs one ply, a finished game is one leaf at any depth
/// (<https://aartbik.blogspot.com/2009/02/perft-for-reversi.html>).
const OTHELLO: [u64; 13] = [
    1,
    4,
    12,
    56,
    244,
    1396,
    8200,
    55092,
    390_216,
    3_005_288,
    24_571_284,
    212_258_800,
    1_939_886_636,
];

fn check_othello(depth: u32) {
    assert_eq!(perft(&Position::start(Rules::OTHELLO), depth), OTHELLO[depth as usize]);
}

#[test]
fn othello_to_depth_9() {
    (0..=9).for_each(check_othello);
}

#[test]
fn othello_to_depth_9_by_position() {
    let start = Position::start(Rules::OTHELLO);
    for depth in 0..=9 {
        assert_eq!(perft_by_position(&start, depth), OTHELLO[depth as usize]);
    }
}

#[test]
#[ignore = "takes about ten seconds; run by .ci/run"]
fn othello_to_depth_12() {
    (10..=12).for_each(check_othello);
}

/// Positions with passes, early ends and wipe-outs; the file names its source.
#[test]
fn positions_with_passes_and_early_ends() {
    let mut rows = 0;
    for [name, board, leaves] in table::rows(include_str!("../../../../tests/data/perft.tsv")) {
        let board: Board = board.parse().unwrap();
        let position = Position::new(Rules::OTHELLO, board, Color::Black);
        for (depth, expected) in (1..).zip(leaves.split(',')) {
            let expected: u64 = expected.parse().unwrap();
            assert_eq!(perft(&position, depth), expected, "{name} at {depth}");
            assert_eq!(perft_by_position(&position, depth), expected, "{name} at {depth}");
            for threads in [1, 3].map(|threads| NonZero::new(threads).unwrap()) {
                let found = perft_threads(&position, depth, threads);
                assert_eq!(found, expected, "{name} at {depth} by {threads}");
            }
        }
        rows += 1;
    }
    assert_eq!(rows, 16);
}

#[test]
fn divided_counts_add_up_to_perft() {
    let start = Position::start(Rules::OTHELLO);
    let parts = divide(&start, 7);
    assert_eq!(parts.iter().map(|(_, leaves)| leaves).sum::<u64>(), OTHELLO[7]);
    assert_eq!(parts.iter().map(|(square, _)| square.name()).collect::<String>(), "c4d3e6f5");
}

#[test]
fn all_functions_agree_under_all_presets() {
    for &preset in Preset::ALL {
        let start = Position::start(preset.rules());
        for depth in 0..=6 {
            let expected = perft_by_position(&start, depth);
            assert_eq!(perft(&start, depth), expected, "{preset:?} at {depth}");
            let threads = NonZero::new(2).unwrap();
            assert_eq!(perft_threads(&start, depth, threads), expected, "{preset:?} at {depth}");
        }
    }
}

/// A board on which passes come soon and one player has put down more than half of all discs.
#[test]
fn all_functions_agree_late_in_the_game_under_other_rules() {
    let board = "-OOOOOOO-O-OOOO-OOOOOOO-OOXXXOXXOOOOOOXX-OXXXXXXOOOOXXXX-OOOOOXX";
    let board: Board = board.parse().unwrap();
    for rules in [
        Rules::OTHELLO.with(OnPass::End).unwrap(),
        Rules::OTHELLO.with(Supply::Own).unwrap(),
        Rules::OTHELLO.with(Goal::Fewest).unwrap(),
    ] {
        for next in Color::BOTH {
            let position = Position::new(rules, board, next);
            for depth in 0..=9 {
                let expected = perft_by_position(&position, depth);
                assert_eq!(perft(&position, depth), expected, "{rules:?}, {next} at {depth}");
            }
        }
    }
}
