//! Ideas of real errors, and laws that hold for any two moves.

use super::*;
use crate::reasons::Motif;
use crate::reasons::replay::Side;
use crate::report::Value;
use crate::selectivity::Selectivity;
use othello_core::board::{Board, Color};
use othello_core::square::{Bitboard, Square, Symmetry};
use std::collections::HashSet;

/// An error of the file: the position, both lines, and what another program finds.
struct Row<'a> {
    discs: Discs,
    lines: [Vec<Square>; 2],
    expected: &'a str,
}

fn line(names: &str) -> Vec<Square> {
    names.as_bytes().chunks(2).map(|it| str::from_utf8(it).unwrap().parse().unwrap()).collect()
}

fn rows() -> impl Iterator<Item = Row<'static>> {
    let rows = include_str!("errors.tsv").lines().filter(|row| !row.starts_with('#'));
    rows.map(move |row| {
        let fields: Vec<_> = row.split('\t').collect();
        let [own, opp] = [0, 1].map(|index| u64::from_str_radix(fields[index], 16).unwrap());
        let lines = [line(fields[2]), line(fields[3])];
        Row { discs: Discs { own, opp }, lines, expected: fields[4] }
    })
}

fn estimated(discs: f32, moves: &[Square]) -> Line {
    let value = Value::Estimated { discs, depth: 12, selectivity: Selectivity::Percent87 };
    Line { value, moves: moves.to_vec() }
}

/// Writes causes as the file does: the idea, and of both futures the plies, the marked squares and their number.
fn written(causes: &[Cause], pair: &Comparison) -> String {
    let one = |cause: &Cause| {
        let futures = cause.futures(pair).map(|future| {
            let squares: String = future.marked.into_iter().map(Square::name).collect();
            let count = future.count.map_or_else(String::new, |count| count.to_string());
            format!("{}-{squares}-{count}", future.moves.len())
        });
        let idea = cause.contrast.idea().map_or("none", Idea::name);
        format!("{idea}:{}:{}", futures[0], futures[1])
    };
    causes.iter().map(one).collect::<Vec<_>>().join("; ")
}

#[test]
fn ideas_of_real_errors_are_those_that_another_program_confirms() {
    let mut seen = HashSet::new();
    for row in rows() {
        let [played, best] = &row.lines;
        let pair = Comparison::new(row.discs, played, best).unwrap();
        let found = causes(row.discs, &estimated(-3.0, played), &estimated(4.0, best));
        assert_eq!(written(&found, &pair), row.expected, "{:?}", row.discs);
        seen.extend(found.iter().filter_map(|cause| cause.contrast.idea()));
    }
    assert!(Idea::ALL.iter().all(|idea| seen.contains(idea)), "{seen:?}");
}

#[test]
fn a_rotated_error_has_the_rotated_causes() {
    for row in rows() {
        let compared = |symmetry: Symmetry| {
            let turn = |squares| Bitboard::new(squares).transformed(symmetry).bits();
            let discs = Discs { own: turn(row.discs.own), opp: turn(row.discs.opp) };
            let [played, best] = row
                .lines
                .each_ref()
                .map(|line| line.iter().map(|it| it.transformed(symmetry)).collect::<Vec<_>>());
            let pair = Comparison::new(discs, &played, &best).unwrap();
            let ideas = pair.causes().into_iter().map(|cause| {
                let futures = cause.futures(&pair);
                (cause.contrast.idea(), cause.plies, futures.map(|future| future.count))
            });
            ideas.collect::<Vec<_>>()
        };
        let first = compared(Symmetry::Identity);
        for symmetry in Symmetry::ALL {
            assert_eq!(compared(symmetry), first, "{:?}", row.discs);
        }
    }
}

#[test]
fn two_causes_are_about_two_ideas_and_none_is_about_a_small_loss() {
    for row in rows() {
        let [played, best] = &row.lines;
        let small = causes(row.discs, &estimated(0.0, played), &estimated(1.5, best));
        assert_eq!(small, []);
        let large = causes(row.discs, &estimated(0.0, played), &estimated(30.0, best));
        assert!(large.len() <= 2);
        let ideas: HashSet<_> = large.iter().map(|cause| cause.contrast.idea()).collect();
        assert_eq!(ideas.len(), large.len());
        // A second cause is about the moves of the other side, or stands behind the squares that are opened.
        let counts_moves = |cause: &Cause| cause.contrast.side_of_moves().is_some();
        let is_open = |cause: &&Cause| matches!(cause.contrast, Contrast::Open { .. });
        let is_behind_open = large.first().is_some_and(|it| is_open(&it));
        assert!(large.len() < 2 || is_behind_open || large.iter().all(counts_moves), "{large:?}");
    }
}

#[test]
fn futures_lead_to_the_positions_that_are_counted() {
    for row in rows() {
        let [played, best] = &row.lines;
        let pair = Comparison::new(row.discs, played, best).unwrap();
        for cause in causes(row.discs, &estimated(-3.0, played), &estimated(4.0, best)) {
            let futures = cause.futures(&pair);
            for (future, line) in futures.iter().zip(&row.lines) {
                assert!(line.starts_with(&future.moves));
                if let Marks::Moves(side) | Marks::SafeMoves(side) = future.marks {
                    let discs = future.discs;
                    let seen = if side == Side::Mover { discs } else { discs.passed() };
                    let moves = othello_core::moves::legal_moves(seen.own, seen.opp);
                    assert_eq!(future.marked.bits(), moves);
                }
            }
            if let Contrast::Moves { counts, .. } | Contrast::NewMoves(counts) = cause.contrast {
                assert_eq!(futures.map(|future| future.count), counts.map(Some));
            }
        }
    }
}

#[test]
fn small_estimated_losses_are_doubted_and_decided_games_are_no_lesson() {
    let value = |discs| estimated(discs, &[]).value;
    assert!(is_doubtful(value(1.0), value(3.0)));
    assert!(!is_doubtful(value(1.0), value(5.5)));
    assert!(!is_doubtful(Value::Exact(0), Value::Exact(2)));
    assert!(is_decided(value(-30.0), value(-22.0)));
    assert!(is_decided(value(21.0), value(30.0)));
    assert!(is_decided(value(-42.0), value(-22.0)));
    assert!(!is_decided(value(-30.0), value(10.0)));
}

#[test]
fn an_error_teaches_more_if_its_cause_is_clear_and_the_game_is_open() {
    let value = |discs| estimated(discs, &[]).value;
    let clear = Cause { contrast: Contrast::GivesCorner(Square::A1), plies: [2, 2] };
    let late = Cause { contrast: Contrast::BothNeed(Square::B1), plies: [2, 1] };
    let of_eight = |cause: &[Cause]| worth(value(-8.0), value(0.0), cause);
    assert!(of_eight(&[clear]) > worth(value(-30.0), value(0.0), &[late]));
    assert!(of_eight(&[late]) > of_eight(&[]));
    let moves = |counts| Cause {
        contrast: Contrast::Moves { side: Side::Opponent, counts },
        plies: [1, 1],
    };
    let [many, some] = [[12, 7], [9, 7]].map(|counts| of_eight(&[moves(counts)]));
    assert!(many > some && some > of_eight(&[late]), "a large difference is seen better");
    assert!(of_eight(&[clear]) > worth(value(-44.0), value(-24.0), &[clear]));
    assert!(worth(value(-34.0), value(-24.0), &[clear]) > of_eight(&[late]));
}

#[test]
fn every_motif_has_an_idea_and_every_idea_a_name() {
    for idea in Idea::ALL {
        assert_eq!(Idea::named(idea.name()), Some(idea));
        let is_shown = Motif::ALL.iter().any(|motif| motif.idea() == idea);
        assert!(is_shown || idea == Idea::FewDiscs, "{idea:?}");
    }
    assert_eq!(Idea::named("Plays last"), Some(Idea::LastMove));
    assert_eq!(Idea::named("nothing"), None);
}

/// Compares two moves of Black, each with its line.
fn black(board: &str, lines: [&[Square]; 2]) -> Comparison {
    let board: Board = board.parse().unwrap();
    Comparison::new(Discs::new(&board, Color::Black), lines[0], lines[1]).unwrap()
}

#[test]
fn what_the_better_move_has_as_well_is_no_cause() {
    let has = |board, played: &str, best: &str, is_it: fn(Contrast) -> bool| {
        let pair = black(board, [&line(played), &line(best)]);
        CHECKS.iter().filter_map(|(_, check)| check(&pair)).any(|it| is_it(it.contrast))
    };
    // White gets a1 after e8 as well, a move later.
    let board = "--XXXOOX--OXOOXXOOXOXXOXOOOXXXOXOOOOXXOXOOXOOXOX--XXXOOX--X--XOX";
    let (played, best) = ("b1a1e8d8a2b2b8b7a7a8", "e8d8a2a1b1b2b7a7b8a8");
    assert!(!has(board, played, best, |it| matches!(it, Contrast::GivesCorner(_))));
    // Black could take h8 after a3 and its answer.
    let board = "--X-O-XO--XXOXO--OOOXOXOOOXOOXXOXXXOOOXOXXOOXOOO--XOOOOO--XOOO--";
    let (played, best) = ("a3h2f1b7d1b2g8b1a2h8a7b8", "h2f1d1b2h8b1g8a7a1b7a8b8a3a2");
    assert!(!has(board, played, best, |it| matches!(it, Contrast::WinsCorner(_))));
    // White puts a disc between two on another edge than that of b1.
    let board = "----------OOO------O-O--XXXXXXO----XXX-OXXXXX-O-----------------";
    let (played, best) = ("b1f6f1c3b3a5g5h4g3h3b2c5", "f2d7c5e3c3g5f1e1c1g1e7g3");
    assert!(!has(board, played, best, |it| matches!(it, Contrast::EarlyEdge { .. })));
}

#[test]
fn what_the_line_of_the_better_move_contradicts_is_no_cause() {
    let has = |board, played: &str, best: &str, is_it: fn(Contrast) -> bool| {
        let causes = black(board, [&line(played), &line(best)]).causes();
        causes.iter().any(|it| is_it(it.contrast))
    };
    // Black takes h1 later all the same.
    let board = "OXOOOOO-OXXXXOO-XXOXOOOXXXOOOOOOXXXOOOO-XXXOOOOO--XOOO-O--XOOO-O";
    let (played, best) = ("g8g7h5a7h1h2b7b8a8", "h1h2h5a7b7b8g8a8g7");
    assert!(!has(board, played, best, |it| matches!(it, Contrast::FreeCorner(_))));
    // Black plays g7 a move later.
    let board = "-----XXX--XO-O---OXOOOXO-XXOOOXX--OOXOOO-OOOOOOO---OXX--------X-";
    let (played, best) = ("g7h2b5d1a3e8c8d8f8c7", "h2g2g7a3b5d1a4b2a2a6");
    assert!(!has(board, played, best, |it| matches!(it, Contrast::EarlyX(_))));
    // Black can take a1 after f2 as well, and does not.
    let board = "--------OO-XX----OOOOOO--XXOOOX---OOOX----O-OO------O-----------";
    let (played, best) = ("f2c1c2h4g5f1b6e1d6b5", "c2h4f2g5a1f1h3h2a4g2");
    assert!(!has(board, played, best, |it| matches!(it, Contrast::TakesCorner { .. })));
}

#[test]
fn a_corner_is_won_whatever_is_answered_only_if_each_answer_has_been_tried() {
    let wins = |corner| Cause { contrast: Contrast::WinsCorner(corner), plies: [1, 3] };
    // White has a2, b2, c2 and d2; only a2 opens a1.
    let game = "-----OOO-----OOO-XXXOOXOOXXXXXXOX-OOXXXO-OOOXXXO--OOOOXO---OOOOO";
    let some = black(game, [&[Square::E2], &[Square::A3, Square::A2, Square::A1]]);
    assert!(!wins(Square::A1).holds_whatever(&some));
    // White passes, or has a few moves.
    for last in ["--------", "OX------"] {
        let board = format!("-OXXXXXX----------------XO------{}{last}", "--------".repeat(3));
        let all = black(&board, [&[Square::A1], &[Square::C4, Square::A1]]);
        assert!(wins(Square::A1).holds_whatever(&all));
        assert!(!wins(Square::H8).holds_whatever(&all));
        let later = Cause { plies: [1, 5], ..wins(Square::A1) };
        assert!(!later.holds_whatever(&all));
    }
}

#[test]
fn a_lesson_teaches_what_is_seen_at_once_and_by_rules_that_choose_the_better_move() {
    let board = "X----XOOOXX-XOO-OOXXOX--OOXOOXX-OOOOXXXX-OXOXXXX--XXOX----X-O---";
    let (bad, good) = ([Square::B7, Square::A8], [Square::D2]);
    let pair = black(board, [&bad, &good]);
    let gives = |plies| Cause { contrast: Contrast::GivesCorner(Square::A8), plies: [plies; 2] };
    assert!(gives(2).teaches(&pair) && gives(2).is_chosen_by_rule(&pair));
    let beside = |plies| Cause { contrast: Contrast::BesideTaken(Square::A8), plies: [plies; 2] };
    assert!(beside(4).teaches(&pair) && !beside(6).teaches(&pair), "it is seen later");
    assert!(!gives(2).teaches(&black(board, [&good, &bad])), "the better move breaks its rule");
    let new = |counts| Cause { contrast: Contrast::NewMoves(counts), plies: [1, 1] };
    assert!(!new([3, 2]).teaches(&pair), "a small difference");
    // b7 flips no more than d2, with fewer empty squares beside.
    let swapped = black(board, [&good, &bad]);
    assert_ne!(new([3, 0]).is_chosen_by_rule(&pair), new([3, 0]).is_chosen_by_rule(&swapped));
}

#[test]
fn numbers_of_moves_teach_between_the_opening_and_the_end() {
    let moves = |counts| Cause {
        contrast: Contrast::Moves { side: Side::Opponent, counts },
        plies: [1, 1],
    };
    let start = "---------------------------OX------XO---------------------------";
    let opening = black(start, [&[Square::D3], &[Square::C4]]);
    assert!(!moves([6, 3]).teaches(&opening) && moves([9, 4]).teaches(&opening));
    let board = "X----XOOOXX-XOO-OOXXOX--OOXOOXX-OOOOXXXX-OXOXXXX--XXOX----X-O---";
    let midgame = black(board, [&[Square::B7], &[Square::D2]]);
    assert!(moves([6, 3]).teaches(&midgame));
    let board = "-XXXXXX---XOOX--XXXXOXXXXXXXOOXOXOXXOXO-XXXOXOO-X-OOO----O-OX---";
    let end = black(board, [&[Square::F8], &[Square::F7]]);
    assert!(!moves([6, 3]).teaches(&end) && !moves([9, 4]).teaches(&end));
    // After other answers than the best one Black has no fewer moves.
    let board = "-----------------XXX-----OXOO---O-XOO-----OXXX------------------";
    let own = Contrast::Moves { side: Side::Mover, counts: [5, 11] };
    let after_one = black(board, [&[Square::A4], &[Square::B6]]);
    assert!(!Cause { contrast: own, plies: [2, 2] }.teaches(&after_one));
    // White has eleven moves after both.
    let board = "------------X-------XX----OOXO----OOOOO----XXO------------------";
    let open = Contrast::Open { counts: [5, 2], playable: 4 };
    let in_all = black(board, [&[Square::F7], &[Square::G4]]);
    assert!(!Cause { contrast: open, plies: [1, 1] }.teaches(&in_all));
}

#[test]
fn a_rule_finds_a_puzzle_that_is_like_an_error_at_once() {
    let leaves = |board: &str, consequence| {
        let board: Board = board.parse().unwrap();
        leaves_one(Idea::Corners, Some(consequence), Discs::new(&board, Color::Black))
    };
    // b7 gives a8, and no corner can be taken.
    let gives = "X----XOOOXX-XOO-OOXXOX--OOXOOXX-OOOOXXXX-OXOXXXX--XXOX----X-O---";
    assert!(leaves(gives, Consequence::CornerAtOnce));
    assert!(!leaves(gives, Consequence::CornerLater), "it is not seen");
    let own = format!("-OXXXX--{}", "--------".repeat(7));
    assert!(!leaves(&own, Consequence::CornerAtOnce), "a corner can be taken");
    assert!(!leaves(&own, Consequence::OwnCorner), "no puzzle is that easy");
}
