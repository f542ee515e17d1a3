//! The value of every move, and reviews of games.

use std::num::NonZero;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use othello_core::{Color, Game, Position, Preset, Rules, Square};
use othello_engine::answer::{Verdict, judge_answer};
use othello_engine::any_engine::AnyEngine;
use othello_engine::random::Random;
use othello_engine::review::{
    LAST_PASS, Phase, Review, ReviewedPly, deepen_review, go_on_with_review, judge, limits_of_pass,
    review, review_within, usual_limits, values,
};
use othello_engine::{Limits, Line, Options, Selectivity, Stop, Value, family};
use othello_notation::evaluation::Evaluations;

use crate::{random_game, random_position};

fn engine() -> AnyEngine {
    AnyEngine::new(Options { table_bytes: 1 << 20, ..Options::default() })
}

const LIMITS: Limits = Limits::depth(2).with_exact_from(9);

fn review_all(game: &Game, limits: &Limits) -> Review {
    review(&mut engine(), game, limits, &Stop::new(), |_| ControlFlow::Continue(()))
}

#[test]
fn every_legal_move_has_a_value() {
    let mut random = Random::new(1);
    for preset in Preset::ALL {
        let position = random_position(preset.rules(), &mut random, 20);
        if position.to_move().is_none() {
            continue;
        }
        let report = values(&mut engine(), &position, &LIMITS, &Stop::new(), |_| {});
        let mut squares: Vec<Square> = report.lines.iter().map(Line::square).collect();
        squares.sort_unstable();
        assert_eq!(squares, position.legal_moves().into_iter().collect::<Vec<_>>());
        assert_eq!(report.lines[0].value, report.value, "{}", preset.name());
    }
}

/// Scores where only discs on the board count are not those of the engine of Othello.
#[test]
fn exact_values_follow_the_rule_of_counting() {
    let mut random = Random::new(2);
    let plain = Rules::OTHELLO.with(othello_core::rules::Count::Plain).unwrap();
    for round in 0..20 {
        let empties = if round < 4 { 12 } else { 8 };
        let board = random_position(Rules::OTHELLO, &mut random, empties).board();
        for rules in [Rules::OTHELLO, plain] {
            let position = Position::new(rules, board, Color::Black);
            let mut engine = engine();
            let report = engine.search(&position, &Limits::EXACT, &Stop::new());
            let expected = family::search(&position, &Limits::EXACT, &Stop::new());
            assert_eq!(report.value, expected.value, "{rules}: {board}");
        }
    }
}

#[test]
fn a_review_has_every_ply_and_the_exact_loss_of_the_last_ones() {
    let mut random = Random::new(3);
    for preset in [Preset::Othello, Preset::Anti, Preset::ReversiMayFlip] {
        let game = random_game(preset.rules(), &mut random, 0);
        let review = review_all(&game, &LIMITS);
        assert_eq!(review.plies.len(), game.plies().len());
        for (index, ply) in review.plies.iter().enumerate() {
            assert_eq!((ply.index, ply.square), (index, game.plies()[index].square));
            assert_eq!(ply.player, game.plies()[index].player);
            assert!(ply.loss() >= 0.0, "{ply:?}");
            assert_eq!(ply.loss() == 0.0, ply.best == ply.square, "{ply:?}");
            let before = game.position_at(index);
            assert!(before.legal_moves().contains(ply.best));
            assert_eq!(ply.line[0], ply.best);
            let mut line = Game::from_position(before);
            assert!(ply.line.iter().all(|&square| line.play(square).is_ok()), "{ply:?}");
            if before.board().empties().len() <= 7 {
                check_exact(&before, ply);
            }
        }
    }
}

fn check_exact(before: &Position, ply: &ReviewedPly) {
    let mut engine = engine();
    let report = values(&mut engine, before, &Limits::EXACT, &Stop::new(), |_| {});
    let played = report.lines.iter().find(|line| line.square() == ply.square).unwrap();
    assert!(ply.is_exact());
    assert_eq!((ply.value, ply.best_value), (played.value, report.value));
}

/// The played move is searched from the position after it, and its depth is that of a move all the same.
#[test]
fn both_values_of_a_ply_reach_equally_far() {
    let game = random_game(Rules::OTHELLO, &mut Random::new(7), 30);
    let limits = Limits::depth(4);
    let review = review_all(&game, &limits);
    assert!(review.plies.iter().any(|ply| ply.loss() > 0.0));
    for ply in &review.plies {
        for value in [ply.value, ply.best_value] {
            assert!(matches!(value, Value::Estimated { depth: 4, .. }), "{ply:?}");
        }
    }
}

#[test]
#[ignore = "slow: solves positions of 20 empty squares"]
fn a_usual_review_is_exact_from_20_empty_squares_on() {
    let game = random_game(Rules::OTHELLO, &mut Random::new(8), 0);
    let review = review_all(&game, &usual_limits(game.rules()));
    let last = &review.plies[review.plies.len() - 20..];
    assert!(last.iter().all(ReviewedPly::is_exact));
    for ply in last.iter().skip(6) {
        check_exact(&game.position_at(ply.index), ply);
    }
}

#[test]
fn a_review_is_the_same_whatever_the_threads_and_what_they_know() {
    let limits = Limits::depth(6).with_selectivity(Selectivity::Percent87).with_exact_from(8);
    let game = random_game(Rules::OTHELLO, &mut Random::new(12), 0);
    let with_threads = |threads| {
        let threads = NonZero::new(threads).unwrap();
        AnyEngine::new(Options { table_bytes: 1 << 20, threads, ..Options::default() })
    };
    let mut all = Vec::new();
    for (mut engine, earlier) in [(with_threads(1), None), (with_threads(3), Some(30))] {
        let stop = Stop::new();
        if let Some(earlier) = earlier {
            engine.search(&game.position_at(earlier), &Limits::depth(7), &stop);
        }
        let go_on = |_: &ReviewedPly| ControlFlow::Continue(());
        all.push(review(&mut engine, &game, &limits, &stop, go_on));
        let ply = &all[0].plies[20];
        let before = game.position_at(20);
        let judged = judge(&mut engine, 20, &before, ply.square, &limits, &stop);
        assert_eq!(judged, *ply, "a move that is judged alone has the same loss");
    }
    let estimates = |review: &Review| {
        review.plies.iter().filter(|ply| !ply.is_exact()).cloned().collect::<Vec<_>>()
    };
    assert!(estimates(&all[0]).len() > 40);
    assert_eq!(estimates(&all[0]), estimates(&all[1]));
    let losses = |review: &Review| review.plies.iter().map(ReviewedPly::loss).collect::<Vec<_>>();
    assert_eq!(losses(&all[0]), losses(&all[1]), "exact losses are the same anyway");
}

#[test]
fn the_losses_of_the_last_moves_explain_the_result() {
    let game = random_game(Rules::OTHELLO, &mut Random::new(4), 0);
    let review = review_all(&game, &LIMITS);
    let exact = review
        .plies
        .iter()
        .position(|ply| ply.is_exact() && game.position_at(ply.index).board().empties().len() <= 9);
    let exact_plies = &review.plies[exact.unwrap()..];
    let expected = |ply: &ReviewedPly| {
        if ply.player == Color::Black { ply.best_value.discs() } else { -ply.best_value.discs() }
    };
    let lost: f32 = exact_plies
        .iter()
        .map(|ply| if ply.player == Color::Black { -ply.loss() } else { ply.loss() })
        .sum();
    let score = game.position().result().unwrap().score;
    let lead = f32::from(score.black) - f32::from(score.white);
    assert!((expected(&exact_plies[0]) + lost - lead).abs() < 0.01);
}

#[test]
fn a_turning_point_gives_away_a_win_or_a_draw() {
    let ply = |best: i32, value: i32| ReviewedPly {
        index: 30,
        player: Color::Black,
        phase: Phase::Midgame,
        square: Square::A1,
        value: Value::Exact(value),
        best: Square::B1,
        best_value: Value::Exact(best),
        line: vec![Square::B1],
        played_line: Vec::new(),
    };
    let is_turn = |best, value| ply(best, value).is_turning_point();
    assert!(is_turn(2, 0) && is_turn(0, -2) && is_turn(4, -10));
    assert!(!is_turn(10, 2) && !is_turn(-2, -20) && !is_turn(0, 0));
    let review = Review { plies: vec![ply(8, 2), ply(2, -2), ply(0, 0)], given: 0 };
    assert_eq!(review.turning_points().count(), 1);
    assert_eq!(review.mean_loss(Color::Black, None), Some(10.0 / 3.0));
    assert_eq!(review.mean_loss(Color::Black, Some(Phase::Midgame)), Some(10.0 / 3.0));
    assert_eq!(review.mean_loss(Color::Black, Some(Phase::Opening)), None);
    assert_eq!(review.mean_loss(Color::White, None), None);
    assert_eq!(review.total_loss(Color::Black, Phase::Midgame), Some(10.0));
    assert_eq!(review.total_loss(Color::Black, Phase::Endgame), None);
    assert_eq!(review.losing_moves(Color::Black, Phase::Midgame), 2);
    assert_eq!(review.errors().count(), 2);
}

#[test]
fn a_review_that_is_stopped_keeps_the_last_plies() {
    let game = random_game(Rules::OTHELLO, &mut Random::new(5), 0);
    let plies = game.plies().len();
    let mut seen = Vec::new();
    let review = review(&mut engine(), &game, &LIMITS, &Stop::new(), |ply| {
        seen.push(ply.index);
        if seen.len() == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(seen, (plies - 5..plies).rev().collect::<Vec<_>>());
    let reviewed: Vec<usize> = review.plies.iter().map(|ply| ply.index).collect();
    assert_eq!(reviewed, (plies - 5..plies).collect::<Vec<_>>());
}

#[test]
fn a_request_ends_a_review_without_half_searched_plies() {
    let game = random_game(Rules::OTHELLO, &mut Random::new(6), 0);
    let stop = Stop::new();
    let request = stop.clone();
    let mut count = 0;
    let review = review(&mut engine(), &game, &LIMITS, &stop, |_| {
        count += 1;
        if count == 3 {
            request.request();
        }
        ControlFlow::Continue(())
    });
    assert_eq!(review.plies.len(), 3);
}

/// Returns a review without the lines, which may differ in what the engine happens to remember.
fn without_lines(review: &Review) -> Vec<ReviewedPly> {
    let plies = review.plies.iter().cloned();
    let without = |ply: ReviewedPly| ReviewedPly {
        line: vec![ply.best],
        played_line: vec![ply.square],
        ..ply
    };
    plies.map(without).collect()
}

#[test]
fn a_review_goes_on_with_the_plies_that_are_missing() {
    let game = random_game(Rules::OTHELLO, &mut Random::new(9), 0);
    let whole = review_all(&game, &LIMITS);
    let plies = whole.plies.iter().filter(|ply| ply.index % 3 == 0 || ply.index > 40).cloned();
    let mut seen = Vec::new();
    let part = Review { plies: plies.collect(), given: 0 };
    let stop = Stop::new();
    let review = go_on_with_review(&mut engine(), &game, part, &LIMITS, &stop, |ply| {
        seen.push(ply.index);
        ControlFlow::Continue(())
    });
    assert_eq!(seen, (0..=40).rev().filter(|index| index % 3 != 0).collect::<Vec<_>>());
    assert_eq!(without_lines(&review), without_lines(&whole));
    assert!(whole.plies.iter().all(|ply| whole.ply(ply.index) == Some(ply)));
    assert_eq!(whole.ply(game.plies().len()), None);
}

#[test]
fn a_review_is_kept_with_a_game_and_with_no_other() {
    let mut random = Random::new(10);
    let game = random_game(Rules::OTHELLO, &mut random, 0);
    let whole = review_all(&game, &LIMITS);
    let mut kept = Evaluations::default();
    whole.plies.iter().for_each(|ply| kept.insert(ply.index, ply.evaluation()));
    let back = Review::from_evaluations(&game, &kept, 0);
    assert_eq!(back.plies.len(), whole.plies.len());
    for (back, ply) in back.plies.iter().zip(&whole.plies) {
        assert_eq!((back.index, back.player, back.phase), (ply.index, ply.player, ply.phase));
        assert_eq!((back.square, back.best), (ply.square, ply.best));
        assert_eq!(
            (back.is_exact(), back.is_turning_point()),
            (ply.is_exact(), ply.is_turning_point())
        );
        assert!((back.loss() - ply.loss()).abs() < 0.011, "{back:?} {ply:?}");
        assert!(ply.line.starts_with(&back.line));
        assert!(ply.played_line.starts_with(&back.played_line));
        assert_eq!(back.played_line.first(), Some(&ply.square));
    }
    let shorter = random_game(Rules::OTHELLO, &mut random, 20);
    let of_another = Review::from_evaluations(&shorter, &kept, 0);
    let is_legal =
        |ply: &ReviewedPly| shorter.position_at(ply.index).legal_moves().contains(ply.best);
    assert!(
        of_another.plies.len() < shorter.plies().len() && of_another.plies.iter().all(is_legal)
    );
}

#[test]
fn the_value_for_black_is_that_of_the_move_played_or_else_of_the_best_one() {
    let game = random_game(Rules::OTHELLO, &mut Random::new(11), 0);
    let whole = review_all(&game, &LIMITS);
    let for_black = |ply: &ReviewedPly, value: Value| {
        if ply.player == Color::Black { value.discs() } else { -value.discs() }
    };
    for ply in &whole.plies {
        assert_eq!(whole.value_for_black(ply.index + 1), Some(for_black(ply, ply.value)));
    }
    let first = &whole.plies[0];
    assert_eq!(whole.value_for_black(0), Some(for_black(first, first.best_value)));
    let last = Review { plies: whole.plies[30..].to_vec(), given: 0 };
    assert_eq!(last.value_for_black(29), None);
}

#[test]
fn each_pass_looks_further_until_all_is_exact() {
    let mut random = Random::new(7);
    let game = random_game(Rules::OTHELLO, &mut random, 4);
    let review = review_all(&game, &LIMITS);
    assert_eq!(review.next_pass(&game), Some(1));
    let [one, two] = [1, 2].map(|pass| limits_of_pass(Rules::OTHELLO, pass));
    assert_eq!((two.depth, two.exact_from), (one.depth + 2, one.exact_from + 2));
    let last = limits_of_pass(Rules::OTHELLO, LAST_PASS);
    assert!(last.depth >= 60 && last.exact_from >= 60);
    let exact = review.plies.into_iter().filter(ReviewedPly::is_exact).collect();
    assert_eq!(Review { plies: exact, given: 0 }.next_pass(&game), None);
}

#[test]
fn a_review_within_a_time_has_all_plies_and_ends_in_time() {
    let mut random = Random::new(7);
    let game = random_game(Rules::OTHELLO, &mut random, 4);
    let all = |_: &ReviewedPly| ControlFlow::Continue(());
    let reviewed = |seconds, stop: &Stop| {
        review_within(&mut engine(), &game, Duration::from_secs_f32(seconds), stop, all)
    };
    let stop = Stop::new();
    let short = reviewed(0.0, &stop);
    assert!(short.is_complete(&game));
    let begin = Instant::now();
    let long = reviewed(3.0, &stop);
    assert!(begin.elapsed() < Duration::from_secs(30));
    assert!(long.is_complete(&game));
    let exact = |review: &Review| review.plies.iter().filter(|ply| ply.is_exact()).count();
    assert!(exact(&long) > exact(&short), "{} and {}", exact(&long), exact(&short));
    stop.request();
    assert_eq!(reviewed(3.0, &stop).plies, []);
}

#[test]
fn losses_are_counted_by_their_size() {
    let ply = |player, loss: i32| ReviewedPly {
        index: 0,
        player,
        phase: Phase::Opening,
        square: Square::D3,
        value: Value::Exact(0),
        best: Square::C4,
        best_value: Value::Exact(loss),
        line: vec![Square::C4],
        played_line: vec![Square::D3],
    };
    let losses = [0, 0, 1, 3, 4, 15, 16, 40].map(|loss| ply(Color::Black, loss));
    let plies = losses.into_iter().chain([ply(Color::White, 2)]).collect();
    let review = Review { plies, given: 0 };
    assert_eq!(review.loss_classes(Color::Black), [2, 1, 1, 1, 1, 2]);
    assert_eq!(review.loss_classes(Color::White), [0, 0, 1, 0, 0, 0]);
}

#[test]
fn a_second_look_is_the_review_of_a_deeper_search_and_begins_with_the_largest_losses() {
    let mut random = Random::new(7);
    let game = random_game(Rules::OTHELLO, &mut random, 4);
    let (first, deeper) = (review_all(&game, &LIMITS), Limits::depth(4).with_exact_from(11));
    let mut seen = Vec::new();
    let progress = |ply: &ReviewedPly| {
        seen.push(ply.index);
        ControlFlow::Continue(())
    };
    let second =
        deepen_review(&mut engine(), &game, first.clone(), &deeper, &Stop::new(), progress);
    let shallow = first.shallow(&game, &deeper);
    let is_error = |index: &usize| first.ply(*index).unwrap().is_error();
    let errors = shallow.iter().filter(|index| is_error(index)).count();
    assert!(seen[..errors].iter().all(is_error), "errors come first");
    seen.truncate(shallow.len());
    let estimates: Vec<_> = seen
        .iter()
        .filter(|index| game.position_at(**index).board().empties().len() > 11)
        .collect();
    let loss = |index: &usize| first.ply(*index).unwrap().loss();
    assert!(estimates.windows(2).all(|pair| loss(pair[0]) >= loss(pair[1])), "{estimates:?}");
    let again = review_all(&game, &deeper);
    let decided: Vec<_> = again.plies.iter().filter(|ply| !ply.is_undecided()).collect();
    assert!(decided.len() > 40);
    for ply in decided {
        assert_eq!(second.ply(ply.index), Some(ply));
    }
    assert_eq!(second.shallow(&game, &deeper), []);
}

/// An estimate of so many discs.
fn estimate(discs: f32, depth: u32) -> Value {
    Value::Estimated { discs, depth, selectivity: Selectivity::Percent87 }
}

#[test]
fn a_loss_that_a_search_may_err_by_is_undecided() {
    let start = Position::start(Rules::OTHELLO);
    let verdict = |answer, best| Verdict::of(&start, answer, best);
    assert_eq!(verdict(Value::Exact(2), Value::Exact(2)), Verdict::Right);
    assert_eq!(verdict(Value::Exact(0), Value::Exact(2)), Verdict::Wrong);
    for (loss, depth, expected) in [
        (-0.5, 14, Verdict::Right),
        (0.9, 14, Verdict::Right),
        (2.5, 14, Verdict::Undecided),
        (8.0, 14, Verdict::Wrong),
        (0.9, 20, Verdict::Right),
        (1.9, 20, Verdict::Undecided),
        (2.5, 20, Verdict::Wrong),
    ] {
        let judged = verdict(estimate(3.0 - loss, depth), estimate(3.0, depth));
        assert_eq!(judged, expected, "{loss} {depth}");
        let judged = verdict(estimate(3.0 - loss, depth), estimate(3.0, depth + 2));
        assert_eq!(judged, expected, "the less deep search counts: {loss} {depth}");
    }
    let other = Position::start(Preset::Anti.rules());
    let judged = Verdict::of(&other, estimate(0.0, 6), estimate(1.5, 6));
    assert_eq!(judged, Verdict::Undecided);
}

/// d1 seems to lose 1.9 discs at depth 14 and is the best move at depth 20.
#[test]
fn an_answer_is_searched_until_it_is_decided() {
    let board = "----------OX---OX-XOXOOOXXOXOOOOXXXOXOOO-XXXOXOO---XXO----O-XX--";
    let position = Position::new(Rules::OTHELLO, board.parse().unwrap(), Color::White);
    let (mut engine, stop) = (engine(), Stop::new());
    let usual = usual_limits(Rules::OTHELLO);
    let first = judge(&mut engine, 30, &position, Square::D1, &usual, &stop);
    assert!(first.best != Square::D1 && first.loss() > 1.0, "{first:?}");
    let best = Line { value: first.best_value, moves: first.line.clone() };
    let [answer, found] = judge_answer(&mut engine, &position, Square::D1, &best, &stop);
    assert_eq!(Verdict::of(&position, answer.value, found.value), Verdict::Right);
    assert_eq!(found, answer, "it is the best move itself");
    assert!(matches!(found.value, Value::Estimated { depth: 20.., .. }), "{:?}", found.value);

    // What is clear at once is searched once, as deeply as the best move.
    let worst = values(&mut engine, &position, &usual, &stop, |_| {}).lines.pop().unwrap();
    let [answer, found] = judge_answer(&mut engine, &position, worst.square(), &best, &stop);
    assert_eq!(found, best);
    assert_eq!(Verdict::of(&position, answer.value, found.value), Verdict::Wrong);
    assert!(matches!(answer.value, Value::Estimated { depth: 14, .. }), "{:?}", answer.value);
}
