//! The levels of play.

use std::time::Duration;

use othello_core::{Bitboard, Game, Position, Preset, Rules, Square};
use othello_engine::any_engine::AnyEngine;
use othello_engine::level::Level;
use othello_engine::random::Random;
use othello_engine::usual_openings::usual_moves;
use othello_engine::{Limits, Options, Stop, Value};

use crate::{random_game, random_position};

fn small_engine() -> AnyEngine {
    AnyEngine::new(Options { table_bytes: 1 << 16, ..Options::default() })
}

/// Returns the limits of a level without that of the time, since processors are not all as fast.
fn without_time(level: Level, rules: Rules) -> Limits {
    Limits { time: None, ..level.limits(rules) }
}

/// Lets a level play both colours; returns the game after this many plies, or at its end.
fn play(level: Level, rules: Rules, seed: u64, plies: usize) -> Game {
    let mut engine = small_engine();
    let mut game = Game::new(rules);
    while game.plies().len() < plies {
        let limits = without_time(level, rules);
        let choice = level.choose_with(&mut engine, &game.position(), seed, &limits, &Stop::new());
        let Some(choice) = choice else { break };
        game.play(choice.square).unwrap();
    }
    game
}

const WHOLE_GAME: usize = 100;

#[test]
fn the_first_level_plays_every_rule_system_to_the_end() {
    let mut engine = small_engine();
    for (seed, rules) in (0..).zip(Rules::all()) {
        let mut game = Game::new(rules);
        let choose = |engine: &mut AnyEngine, game: &Game| {
            let limits = Limits::depth(1);
            Level::ALL[0].choose_with(engine, &game.position(), seed, &limits, &Stop::new())
        };
        while let Some(choice) = choose(&mut engine, &game) {
            game.play(choice.square).unwrap_or_else(|error| panic!("{rules}: {error}"));
        }
        assert!(game.position().result().is_some(), "{rules}");
    }
}

#[test]
fn levels_have_the_numbers_one_to_ten() {
    let numbers: Vec<u8> = Level::ALL.iter().map(|level| level.number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert!(Level::ALL.iter().all(|level| Level::from_number(level.number) == Some(*level)));
    assert_eq!((Level::from_number(0), Level::from_number(11)), (None, None));
}

#[test]
fn stronger_levels_search_deeper_and_lose_less() {
    for pair in Level::ALL.windows(2) {
        let [weaker, stronger] = pair else { panic!("{pair:?}") };
        assert!(weaker.depth <= stronger.depth, "{}", stronger.name);
        assert!(weaker.exact_from <= stronger.exact_from, "{}", stronger.name);
        assert!(weaker.temperature >= stronger.temperature, "{}", stronger.name);
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_others_other_games() {
    for level in Level::ALL[..7].iter().step_by(3) {
        let games: Vec<Game> =
            (1..=3).map(|seed| play(*level, Rules::OTHELLO, seed, WHOLE_GAME)).collect();
        assert!(games.iter().all(|game| game.position().result().is_some()));
        assert_eq!(games[0], play(*level, Rules::OTHELLO, 1, WHOLE_GAME), "{}", level.name);
        for (index, game) in games.iter().enumerate() {
            assert!(!games[..index].contains(game), "{}", level.name);
        }
    }
}

#[test]
fn the_strong_levels_vary_their_openings() {
    for level in [Level::ALL[7], Level::ALL[8]] {
        let openings: Vec<Game> =
            (1..=4).map(|seed| play(level, Rules::OTHELLO, seed, 10)).collect();
        assert_eq!(openings[0], play(level, Rules::OTHELLO, 1, 10), "{}", level.name);
        assert!(openings[1..].iter().any(|game| *game != openings[0]), "{}", level.name);
    }
}

/// The searches are deep enough to store what they find, and the positions follow each other.
/// Tournament players do, in 29 of 30 games.
#[test]
fn weak_levels_open_as_people_do() {
    for number in [1, 3, 6] {
        let level = Level::from_number(number).unwrap();
        let known = (0..20).filter(|seed| {
            let game = play(level, Rules::OTHELLO, *seed, 6);
            let is_usual = |ply: usize| {
                let usual = usual_moves(&game.position_at(ply));
                usual.iter().any(|(square, _)| *square == game.plies()[ply].square)
            };
            (0..6).all(is_usual)
        });
        assert!(known.count() >= 18, "level {number}");
    }
    let start = Position::start(Rules::OTHELLO);
    let games: f32 = usual_moves(&start).iter().map(|(_, games)| games).sum();
    assert!((games - 121_194.0).abs() < 1.0);
    assert_eq!(usual_moves(&start.play(Square::F5).unwrap()).len(), 3);
    assert!(usual_moves(&Position::start(Preset::Anti.rules())).is_empty());
}

/// People of their strength miss one in seven.
#[test]
fn a_corner_that_is_best_is_hardly_missed() {
    let level = Level::ALL[2];
    let mut engine = small_engine();
    let (mut best, mut taken) = (0, 0);
    for seed in 0..12 {
        let mut game = Game::new(Rules::OTHELLO);
        loop {
            let position = game.position();
            let limits = without_time(level, Rules::OTHELLO);
            let choice = level.choose_with(&mut engine, &position, seed, &limits, &Stop::new());
            let Some(choice) = choice else { break };
            if Bitboard::CORNERS
                .contains(engine.search(&position, &limits, &Stop::new()).lines[0].square())
            {
                best += 1;
                taken += u32::from(Bitboard::CORNERS.contains(choice.square));
            }
            game.play(choice.square).unwrap();
        }
    }
    assert!(best >= 20 && 10 * taken >= 8 * best, "{taken} of {best}");
}

#[test]
fn a_choice_depends_on_nothing_that_was_searched_before() {
    let level = Level::ALL[8];
    let game = random_game(Rules::OTHELLO, &mut Random::new(1), 30);
    let choose = |engine: &mut AnyEngine, index| {
        let limits = without_time(level, Rules::OTHELLO);
        let choice = level.choose_with(engine, &game.position_at(index), 5, &limits, &Stop::new());
        choice.expect("a move was played")
    };
    let new_engine = || AnyEngine::new(level.options());
    let mut engine = new_engine();
    for index in (game.plies().len() - 6..game.plies().len()).rev() {
        let expected = choose(&mut new_engine(), index);
        assert_eq!(choose(&mut engine, index), expected, "ply {index}");
    }
}

#[test]
fn no_move_loses_more_than_the_cap() {
    let mut random = Random::new(2);
    let mut engine = small_engine();
    for preset in [Preset::Othello, Preset::Anti, Preset::Reversi32] {
        for level in &Level::ALL[..7] {
            for empties in [48, 40, 30, 20, 14, 7] {
                let position = random_position(preset.rules(), &mut random, empties);
                let Some(choice) =
                    level.choose(&mut engine, &position, random.next(), &Stop::new())
                else {
                    continue;
                };
                // The values are those of a search of all moves with the level's limits.
                engine.clear();
                let limits = level.limits(preset.rules());
                let report = engine.search_moves(&position, 64, &limits, &Stop::new(), |_| {});
                let line = report.lines.iter().find(|line| line.square() == choice.square).unwrap();
                assert_eq!((choice.value, choice.best), (line.value, report.value));
                let loss = report.value.discs() - line.value.discs();
                assert!(loss <= level.largest_loss(&position), "{}: {loss}", level.name);
            }
        }
    }
}

#[test]
fn weak_levels_err_much_and_strong_ones_little() {
    let mean_loss = |level: Level| {
        let mut random = Random::new(3);
        let mut engine = small_engine();
        let mut losses = Vec::new();
        for seed in 0..30 {
            let position = random_position(Rules::OTHELLO, &mut random, 36);
            let choice = level.choose(&mut engine, &position, seed, &Stop::new());
            losses.extend(choice.map(|choice| choice.best.discs() - choice.value.discs()));
        }
        losses.iter().sum::<f32>() / 30.0
    };
    assert!(mean_loss(Level::ALL[0]) > 3.0);
    assert!(mean_loss(Level::ALL[7]) < 1.0);
}

#[test]
fn the_end_is_exact_where_the_level_says() {
    let mut random = Random::new(4);
    let level = Level::ALL[6];
    let mut engine = small_engine();
    let mut is_exact = |empties| {
        let position = random_position(Rules::OTHELLO, &mut random, empties);
        let choice = level.choose(&mut engine, &position, 1, &Stop::new()).unwrap();
        matches!(choice.value, Value::Exact(_))
    };
    let empties = u8::try_from(level.exact_from).unwrap();
    assert!(is_exact(empties));
    assert!(!is_exact(empties + 2));
}

/// A move beyond the cap would come up by chance about once in fifty choices.
#[test]
fn the_cap_holds_for_every_seed() {
    let mut random = Random::new(5);
    let mut engine = small_engine();
    for level in &Level::ALL[1..4] {
        let position = random_position(Rules::OTHELLO, &mut random, 24);
        let largest = (0..300).map(|seed| {
            let choice = level.choose(&mut engine, &position, seed, &Stop::new()).unwrap();
            choice.best.discs() - choice.value.discs()
        });
        let largest = largest.fold(0.0, f32::max);
        let cap = level.largest_loss(&position);
        assert!(largest > 0.0 && largest <= cap, "{}: {largest}", level.name);
    }
}

#[test]
fn the_strongest_level_plays_by_time_and_by_its_clock() {
    let strongest = Level::ALL[9];
    let clock = Duration::from_secs(7);
    assert_eq!(strongest.limits(Rules::OTHELLO).time, Some(Duration::from_millis(500)));
    assert_eq!(strongest.limits_within(Rules::OTHELLO, clock).time, Some(clock));
    assert!(strongest.limits(Rules::OTHELLO).depth >= Limits::LARGEST_DEPTH);
    assert_eq!(
        Level::ALL[8].limits_within(Rules::OTHELLO, clock),
        Level::ALL[8].limits(Rules::OTHELLO)
    );
}

#[test]
fn a_single_legal_move_is_not_thought_about() {
    let position = (0..100_000)
        .map(|seed| random_position(Rules::OTHELLO, &mut Random::new(seed), 40))
        .find(|position| position.legal_moves().len() == 1)
        .expect("some position has one move");
    let level = Level::ALL[9];
    let mut engine = AnyEngine::new(level.options());
    let choice = level.choose(&mut engine, &position, 1, &Stop::new()).unwrap();
    assert!(position.legal_moves().contains(choice.square));
    assert!(matches!(choice.value, Value::Estimated { depth: 1, .. }), "{:?}", choice.value);
}
