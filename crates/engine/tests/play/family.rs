//! The search for every rule system.

use std::time::Duration;

use othello_core::{Color, Game, Position, Preset, Rules};
use othello_engine::family::{final_score, search, search_moves};
use othello_engine::random::Random;
use othello_engine::{Discs, Engine, Limits, Options, Stop, Value};

use crate::{random_game, random_position};

/// Returns the score for a player by a search of the whole tree, without any method.
fn plain_score(position: &Position, player: Color) -> i32 {
    let Some(mover) = position.to_move() else {
        let result = position.result().unwrap();
        let lead = i32::from(result.score[player]) - i32::from(result.score[!player]);
        return if position.rules().most_discs_win() { lead } else { -lead };
    };
    let replies = position.legal_moves().into_iter();
    let scores = replies.map(|square| plain_score(&position.play(square).unwrap(), player));
    if mover == player { scores.max().unwrap() } else { scores.min().unwrap() }
}

#[test]
fn exact_values_are_those_of_the_whole_tree_under_every_rule_system() {
    let mut random = Random::new(1);
    let mut compared = 0;
    for rules in Rules::all() {
        for empties in [3, 5, 6] {
            let position = random_position(rules, &mut random, empties);
            let Some(player) = position.to_move() else { continue };
            let report = search(&position, &Limits::EXACT, &Stop::new());
            let expected = plain_score(&position, player);
            assert_eq!(report.value, Value::Exact(expected), "{rules}: {}", position.board());
            let best = position.play(report.best_move().unwrap()).unwrap();
            assert_eq!(plain_score(&best, player), expected, "{rules}: {}", position.board());
            compared += 1;
        }
    }
    // Many games without moves for a side end early.
    assert!(compared > 500, "{compared}");
}

#[test]
fn every_move_has_its_exact_value() {
    let mut random = Random::new(2);
    for preset in Preset::ALL {
        let position = random_position(preset.rules(), &mut random, 6);
        let Some(player) = position.to_move() else { continue };
        let count = usize::from(position.legal_moves().len());
        let report = search_moves(&position, count, &Limits::EXACT, &Stop::new(), |_| {});
        assert_eq!(report.lines.len(), count);
        for line in &report.lines {
            let after = position.play(line.square()).unwrap();
            assert_eq!(line.value, Value::Exact(plain_score(&after, player)), "{}", preset.name());
        }
        assert!(report.lines.is_sorted_by(|a, b| a.value.discs() >= b.value.discs()));
    }
}

#[test]
fn exact_values_of_othello_are_those_of_its_own_engine() {
    let mut random = Random::new(3);
    let mut engine = Engine::new(Options { table_bytes: 1 << 20, ..Options::default() });
    for _ in 0..20 {
        let position = random_position(Rules::OTHELLO, &mut random, 9);
        let Some(mover) = position.to_move() else { continue };
        let discs = Discs::new(&position.board(), mover);
        let expected = engine.search(discs, &Limits::EXACT, &Stop::new()).value;
        assert_eq!(search(&position, &Limits::EXACT, &Stop::new()).value, expected);
    }
}

#[test]
fn a_position_that_is_over_has_the_score_of_its_result() {
    let mut random = Random::new(4);
    for rules in Rules::all() {
        let end = random_position(rules, &mut random, 0);
        let report = search(&end, &Limits::EXACT, &Stop::new());
        let winner = end.result().unwrap().winner;
        let Value::Exact(score) = report.value else { panic!("{report:?}") };
        assert_eq!(winner == Some(end.next()), score > 0, "{rules}");
        assert_eq!(winner.is_none(), score == 0, "{rules}");
        assert_eq!((report.lines.len(), final_score(&end, end.next())), (0, Some(score)));
    }
}

#[test]
fn the_choice_of_what_a_disc_flips_is_searched_as_a_move() {
    let rules = Preset::ReversiMayFlip.rules();
    let mut random = Random::new(5);
    let position = random_position(rules, &mut random, 60);
    assert!(position.pending().is_some());
    let report = search_moves(&position, 64, &Limits::depth(3), &Stop::new(), |_| {});
    assert_eq!(report.lines.len(), usize::from(position.legal_moves().len()));
}

#[test]
fn limits_end_a_search_with_a_legal_move() {
    let position = random_position(Preset::Anti.rules(), &mut Random::new(6), 40);
    let check = |limits: Limits, stop: &Stop| {
        let report = search(&position, &limits, stop);
        assert!(position.legal_moves().contains(report.best_move().unwrap()));
        report
    };
    let report = check(Limits::EXACT.with_nodes(5_000), &Stop::new());
    assert!((1_000..=5_001).contains(&report.nodes), "{}", report.nodes);
    check(Limits::time(Duration::from_millis(5)), &Stop::new());
    let stop = Stop::new();
    stop.request();
    assert!(check(Limits::EXACT, &stop).nodes < 5_000);
    let Value::Estimated { depth: 3, .. } = check(Limits::depth(3), &Stop::new()).value else {
        panic!("not an estimate of depth 3");
    };
}

/// Plays a game of the search, as `color`, against random moves; returns its score.
fn score_against_random(rules: Rules, color: Color, random: &mut Random) -> i32 {
    let mut game = Game::new(rules);
    while let Some(mover) = game.position().to_move() {
        let position = game.position();
        let square = if mover == color {
            let limits = Limits::depth(2).with_exact_from(6);
            search(&position, &limits, &Stop::new()).best_move().unwrap()
        } else {
            random.choose(position.legal_moves()).unwrap()
        };
        game.play(square).unwrap();
    }
    final_score(&game.position(), color).unwrap()
}

/// Fewest and most, own and common discs, and an end at the first pass: the evaluation suits each.
#[test]
fn a_shallow_search_beats_random_moves_under_every_preset() {
    let mut random = Random::new(7);
    for preset in Preset::ALL {
        let mut wins = 0;
        for game in 0..10 {
            let score = score_against_random(preset.rules(), Color::BOTH[game % 2], &mut random);
            wins += usize::from(score > 0);
        }
        assert!(wins >= 8, "{}: {wins} of 10", preset.name());
    }
}

#[test]
fn a_win_in_reach_is_found_where_the_first_pass_ends_the_game() {
    let rules = Preset::ReversiFirstPass.rules();
    let mut random = Random::new(8);
    let mut compared = 0;
    while compared < 10 {
        let game = random_game(rules, &mut random, 8);
        let position = game.position();
        let Some(player) = position.to_move() else { continue };
        let limits = Limits::depth(1).with_exact_from(8);
        let report = search(&position, &limits, &Stop::new());
        assert!(report.value.is_exact());
        let after = position.play(report.best_move().unwrap()).unwrap();
        if let Some(score) = final_score(&after, player) {
            assert_eq!(report.value, Value::Exact(score));
        }
        compared += 1;
    }
}
