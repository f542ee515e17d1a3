//! The FFO endgame test suite.

use std::ops::RangeInclusive;

use othello_core::{Board, Color};
use othello_engine::{Discs, Engine, Limits, Options, Stop, Value};

use crate::table;

const POSITIONS: &str = include_str!("../../../../tests/data/ffo.tsv");

#[track_caller]
fn check(numbers: RangeInclusive<u32>) {
    let mut engine = Engine::new(Options::default());
    let mut count = 0;
    for [number, board, side, empties, score] in table::rows(POSITIONS) {
        if !numbers.contains(&number.parse().unwrap()) {
            continue;
        }
        let board: Board = board.parse().unwrap();
        assert_eq!(board.empties().len().to_string(), empties);
        let to_move = Color::from_letter(side.chars().next().unwrap()).unwrap();
        let report = engine.search(Discs::new(&board, to_move), &Limits::EXACT, &Stop::new());
        assert_eq!(report.value, Value::Exact(score.parse().unwrap()), "FFO {number}");
        count += 1;
    }
    assert_eq!(count, numbers.count());
}

#[test]
fn positions_1_to_19_are_solved() {
    check(1..=19);
}

#[test]
fn a_win_of_all_discs_ends_the_search() {
    check(59..=59);
}

#[test]
#[ignore = "slow: a minute"]
fn positions_20_to_39_are_solved() {
    check(20..=39);
}

#[test]
#[ignore = "slow: some minutes"]
fn positions_40_to_49_are_solved() {
    check(40..=49);
}
