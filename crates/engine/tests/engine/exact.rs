//! Exact scores and lines, compared with a plain solver.

use std::num::NonZero;

use othello_engine::random::Random;
use othello_engine::{Discs, Engine, Limits, Options, Stop, Value};

use crate::plain::{after, discs_at_the_end, legal, random_discs, random_position, score};

fn small_engine() -> Engine {
    Engine::new(Options { table_bytes: 1 << 20, ..Options::default() })
}

#[track_caller]
fn check(engine: &mut Engine, discs: Discs) {
    let report = engine.search(discs, &Limits::EXACT, &Stop::new());
    assert_eq!(report.value, Value::Exact(score(discs, -64, 64)), "{discs:?}");
}

#[test]
fn scores_with_up_to_eight_empty_squares_are_those_of_a_plain_solver() {
    let mut random = Random::new(1);
    let mut engine = small_engine();
    for round in 0..4000 {
        check(&mut engine, random_position(&mut random, round % 9));
        check(&mut engine, random_discs(&mut random, round % 8));
    }
}

#[test]
#[ignore = "slow: some positions take the plain solver a second"]
fn scores_with_up_to_eleven_empty_squares_are_those_of_a_plain_solver() {
    let mut random = Random::new(2);
    let mut engine = small_engine();
    for round in 0..10_000 {
        check(&mut engine, random_position(&mut random, 6 + round % 5));
        check(&mut engine, random_discs(&mut random, 4 + round % 5));
    }
    for _ in 0..40 {
        check(&mut engine, random_position(&mut random, 11));
    }
}

#[test]
fn the_line_of_an_exact_score_ends_with_that_score() {
    check_lines(&mut small_engine());
}

/// The threads come to the end at about the same time, and only one of them is not stopped.
#[test]
fn the_line_is_as_long_with_several_threads() {
    let threads = NonZero::new(4).unwrap();
    check_lines(&mut Engine::new(Options { threads, table_bytes: 1 << 20, ..Options::default() }));
}

#[track_caller]
fn check_lines(engine: &mut Engine) {
    let mut random = Random::new(3);
    for round in 0..200 {
        let discs = random_position(&mut random, 6 + round % 9);
        let report = engine.search(discs, &Limits::EXACT, &Stop::new());
        let Some(line) = report.lines.first() else { continue };
        let (mut discs, mut side) = (discs, 1);
        for &square in &line.moves {
            if legal(discs).is_empty() {
                (discs, side) = (discs.passed(), -side);
            }
            assert!(legal(discs).contains(square));
            (discs, side) = (after(discs, square), -side);
        }
        assert!(legal(discs).is_empty() && legal(discs.passed()).is_empty());
        assert_eq!(line.value, Value::Exact(side * discs_at_the_end(discs)));
    }
}

#[test]
fn every_legal_move_gets_its_score() {
    let mut random = Random::new(4);
    let mut engine = small_engine();
    for round in 0..100 {
        let discs = random_position(&mut random, 4 + round % 6);
        let limits = Limits::EXACT;
        let report = engine.search_moves(discs, usize::MAX, &limits, &Stop::new(), |_| {});
        assert_eq!(report.lines.len(), usize::from(legal(discs).len()));
        let mut earlier = 64;
        for line in &report.lines {
            let expected = -score(after(discs, line.square()), -64, 64);
            assert_eq!(line.value, Value::Exact(expected), "{discs:?} {}", line.square());
            assert!(expected <= earlier, "the best moves come first");
            earlier = expected;
        }
    }
}

#[test]
fn several_threads_find_the_same_scores() {
    let mut random = Random::new(5);
    let options = Options { threads: 3.try_into().unwrap(), ..Options::default() };
    let mut several = Engine::new(options);
    let mut one = small_engine();
    for _ in 0..20 {
        let discs = random_position(&mut random, 16);
        let report = several.search(discs, &Limits::EXACT, &Stop::new());
        assert_eq!(report.value, one.search(discs, &Limits::EXACT, &Stop::new()).value);
    }
}

#[test]
fn a_side_without_a_move_gets_the_value_after_the_pass() {
    let mut engine = small_engine();
    // White has the corner a1 and b1, Black c1: Black to move cannot, White takes d1.
    let discs = Discs { own: 0b100, opp: 0b011 };
    assert!(legal(discs).is_empty());
    let report = engine.search(discs, &Limits::EXACT, &Stop::new());
    assert_eq!((report.value, report.best_move()), (Value::Exact(-64), None));
    let over = Discs { own: 0b1, opp: 0 };
    let report = engine.search(over, &Limits::EXACT, &Stop::new());
    assert_eq!((report.value, report.best_move()), (Value::Exact(64), None));
}
