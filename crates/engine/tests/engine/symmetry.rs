//! Laws of evaluations: symmetric positions are equal, and the sides are.

use othello_core::{Bitboard, Board, Color, Position, Rules, Square, Symmetry};
use othello_engine::random::Random;
use othello_engine::review::value_symmetrical_moves_alike;
use othello_engine::{Discs, Engine, Limits, Line, Options, Selectivity, Stop, Value, Weights};

use crate::plain::{legal, random_discs, random_position};

#[test]
fn symmetric_positions_have_equal_evaluations() {
    let mut random = Random::new(1);
    let weights = Weights::embedded();
    let mut differing = 0;
    for round in 0..2000 {
        let discs = match round % 2 {
            0 => random_position(&mut random, 4 + round % 56),
            _ => random_discs(&mut random, round % 60),
        };
        for symmetry in Symmetry::ALL {
            let value = weights.evaluate(discs.transformed(symmetry));
            assert_eq!(value.to_bits(), weights.evaluate(discs).to_bits(), "{discs:?}");
        }
        let difference = weights.evaluate(discs) - weights.evaluate(discs.passed());
        differing += u32::from(difference.abs() > 0.0);
    }
    assert!(differing > 1800, "the evaluation depends on the side to move: {differing}");
}

#[test]
fn symmetric_positions_have_equal_values_at_a_depth() {
    let mut random = Random::new(2);
    let mut engine = Engine::new(Options { table_bytes: 1 << 20, ..Options::default() });
    for empties in [48, 36, 24, 14] {
        let discs = random_position(&mut random, empties);
        let values = Symmetry::ALL.map(|symmetry| {
            engine.clear();
            let discs = discs.transformed(symmetry);
            engine.search(discs, &Limits::depth(5), &Stop::new()).value
        });
        assert_eq!(values, [values[0]; 8]);
    }
}

#[test]
fn moves_that_are_one_by_symmetry_have_one_value_and_images_of_one_line() {
    let mut engine = Engine::new(Options { table_bytes: 1 << 20, ..Options::default() });
    let start = Position::start(Rules::OTHELLO);
    let discs = Discs::new(&start.board(), Color::Black);
    let limits = Limits::depth(13).with_selectivity(Selectivity::Percent60);
    let check = |count: usize, lines: &[Line]| {
        assert_eq!(lines.len(), count);
        for line in lines {
            assert_eq!(line.value, lines[0].value, "{lines:?}");
            assert_eq!(line.moves.len(), lines[0].moves.len());
            let play = |position: Position, square: &Square| position.play(*square).unwrap();
            line.moves.iter().fold(start, play);
        }
    };
    for count in [1, 2, 3, 4] {
        let mut reports = 0;
        let report = engine.search_moves(discs, count, &limits, &Stop::new(), |report| {
            check(count, &report.lines);
            reports += 1;
        });
        check(count, &report.lines);
        assert_eq!(reports, 13);
    }
    let squares = engine.search_moves(discs, 4, &limits, &Stop::new(), |_| {}).lines;
    let mut squares: Vec<_> = squares.iter().map(Line::square).collect();
    squares.sort_by_key(|square| square.index());
    assert_eq!(squares, [Square::D3, Square::C4, Square::F5, Square::E6]);
}

#[test]
fn black_and_white_have_equal_values_in_each_others_place() {
    let mut random = Random::new(3);
    for empties in [40, 20, 9] {
        let discs = random_position(&mut random, empties);
        assert!(!legal(discs).is_empty());
        let (own, opp) = (Bitboard::new(discs.own), Bitboard::new(discs.opp));
        let black = Discs::new(&Board::new(own, opp).unwrap(), Color::Black);
        let white = Discs::new(&Board::new(opp, own).unwrap(), Color::White);
        let search =
            |discs| Engine::new(Options::default()).search(discs, &Limits::depth(6), &Stop::new());
        assert_eq!(search(black), search(white));
    }
}

#[test]
fn symmetrical_moves_have_one_value() {
    let position = Position::start(Rules::OTHELLO);
    let line = |square, discs| Line { value: Value::Exact(discs), moves: vec![square] };
    let mut lines =
        vec![line(Square::F5, 2), line(Square::D3, 1), line(Square::C4, 0), line(Square::E6, 0)];
    value_symmetrical_moves_alike(&position, &mut lines);
    assert_eq!(lines[0].square(), Square::F5);
    assert!(lines.iter().all(|line| line.value == Value::Exact(2)));
    let after = position.play(Square::F5).unwrap();
    let mut lines = vec![line(Square::D6, 3), line(Square::F4, -1), line(Square::F6, -2)];
    let before = lines.clone();
    value_symmetrical_moves_alike(&after, &mut lines);
    assert_eq!(lines, before, "these lead to different positions");
}
