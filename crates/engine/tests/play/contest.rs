//! Contests: pairs of games, their score, and what it says.

use std::collections::HashSet;
use std::error::Error;

use othello_core::{Color, Game, Preset, Rules, Square};
use othello_engine::contest::{
    ContestError, ContestPlayer, ContestSide, ContestTally, Decision, LevelPlayer, Openings, Pair,
    SearchPlayer, Sprt, play_out, play_pair,
};
use othello_engine::level::Level;
use othello_engine::{Limits, Options, Stop};

/// Plays the first or the last legal move.
#[derive(Clone, Copy)]
enum Simple {
    First,
    Last,
    A1,
    Fails,
}

impl ContestPlayer for Simple {
    fn start_game(&mut self) -> Result<(), Box<dyn Error + Send + Sync>> {
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: &Stop) -> Result<Square, Box<dyn Error + Send + Sync>> {
        let mut legal = game.position().legal_moves().into_iter();
        match self {
            Self::First => Ok(legal.next().unwrap()),
            Self::Last => Ok(legal.last().unwrap()),
            Self::A1 => Ok(Square::A1),
            Self::Fails => Err("out of ideas".into()),
        }
    }
}

#[test]
fn a_pair_is_one_opening_with_both_colours() {
    let opening = Openings::new(Rules::OTHELLO, 1).next().unwrap();
    let (mut first, mut last) = (Simple::First, Simple::Last);
    let pair = play_pair(&mut first, &mut last, &opening, &Stop::new()).unwrap();
    let mut play =
        |color| play_out(&mut first, &mut last, color, &mut opening.clone(), &Stop::new());
    let black = play(Color::Black).unwrap();
    let white = play(Color::White).unwrap();
    let lead = |score: othello_core::ByColor<u8>| i32::from(score.black) - i32::from(score.white);
    assert_eq!(pair.discs, lead(black.score) - lead(white.score));
    // The other order of the players is the other side of the same games.
    let swapped = play_pair(&mut last, &mut first, &opening, &Stop::new()).unwrap();
    assert_eq!(swapped.discs, -pair.discs);
    assert_eq!(swapped.halves, [2 - pair.halves[1], 2 - pair.halves[0]]);
}

#[test]
fn openings_differ_and_repeat_with_their_seed() {
    let openings = |seed| Openings::new(Rules::OTHELLO, seed).take(10).collect::<Vec<_>>();
    let some = openings(1);
    assert_eq!(some, openings(1));
    assert_ne!(some, openings(2));
    let boards: HashSet<String> =
        some.iter().map(|game| game.position().board().to_string()).collect();
    assert_eq!(boards.len(), 10);
    assert!(some.iter().all(|game| game.plies().len() == 8));
}

#[test]
fn every_preset_has_openings() {
    for preset in Preset::ALL {
        let game = Openings::new(preset.rules(), 1).next().unwrap();
        assert!(game.position().to_move().is_some(), "{}", preset.name());
    }
}

#[test]
fn a_stronger_level_wins_a_contest_that_repeats() {
    let contest = || {
        let mut strong = LevelPlayer::new(Level::ALL[4], 2);
        let mut weak = LevelPlayer::new(Level::ALL[0], 3);
        let mut tally = ContestTally::default();
        for opening in Openings::new(Rules::OTHELLO, 1).take(5) {
            tally.add(play_pair(&mut strong, &mut weak, &opening, &Stop::new()).unwrap());
        }
        tally
    };
    let tally = contest();
    assert!(tally.score() > 0.8, "{tally:?}");
    assert_eq!(tally, contest());
}

#[test]
fn faults_of_players_name_them() {
    let opening = Game::new(Rules::OTHELLO);
    let fault = |first: &mut Simple, second: &mut Simple| {
        play_pair(first, second, &opening, &Stop::new()).unwrap_err()
    };
    let error = fault(&mut Simple::First, &mut Simple::Fails);
    assert!(matches!(error, ContestError::Player(ContestSide::Second, _)));
    assert_eq!(error.to_string(), "the second player failed");
    assert_eq!(error.source().unwrap().to_string(), "out of ideas");
    let error = fault(&mut Simple::A1, &mut Simple::First);
    let expected = "the first player chose a1, which has no white disc next to it";
    assert_eq!(error.to_string(), expected);
}

/// Returns the tally of so many pairs with 0 to 4 halves each.
fn tally(pairs: [u32; 5]) -> ContestTally {
    let mut tally = ContestTally::default();
    for (halves, count) in [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2]].into_iter().zip(pairs) {
        for _ in 0..count {
            tally.add(Pair { halves, discs: 0 });
        }
    }
    tally
}

#[test]
fn the_difference_in_strength_follows_from_the_score() {
    let check = |pairs, score: f64, elo: f64| {
        let tally = tally(pairs);
        assert!((tally.score() - score).abs() < 1e-9, "{tally:?}");
        assert!((tally.elo().unwrap().difference - elo).abs() < 0.1, "{:?}", tally.elo());
    };
    check([25, 0, 50, 0, 25], 0.5, 0.0);
    check([0, 0, 50, 0, 50], 0.75, 190.8);
    check([50, 0, 50, 0, 0], 0.25, -190.8);
    check([0, 100, 0, 0, 0], 0.25, -190.8);
    assert_eq!(ContestTally::default().elo(), None);
    assert!(tally([0, 0, 0, 0, 10]).elo().unwrap().difference.is_infinite());
}

#[test]
fn more_games_and_steadier_pairs_make_the_difference_surer() {
    let width = |pairs| {
        let elo = tally(pairs).elo().unwrap();
        assert!(elo.low < elo.difference && elo.difference < elo.high);
        elo.high - elo.low
    };
    assert!(width([100, 0, 200, 0, 100]) < width([25, 0, 50, 0, 25]));
    assert!(width([0, 0, 100, 0, 0]) < width([50, 0, 0, 0, 50]));
    // 200 pairs won and lost at random: 1.96 * 0.5 / sqrt(200) of the points.
    let expected = 2.0 * 400.0 * (0.5693_f64 / 0.4307).log10();
    assert!((width([100, 0, 0, 0, 100]) - expected).abs() < 1.0);
}

#[test]
fn a_test_ends_when_the_score_decides_it() {
    let test = Sprt::new(0.0, 50.0);
    let check = |pairs, expected| assert_eq!(test.decision(&tally(pairs)), expected, "{pairs:?}");
    check([0; 5], Decision::Undecided);
    check([1, 0, 0, 0, 1], Decision::Undecided);
    check([100, 0, 150, 0, 250], Decision::Higher);
    check([250, 0, 150, 0, 100], Decision::Lower);
    check([200, 0, 100, 0, 200], Decision::Lower);
    let (low, high) = test.bounds();
    assert!((high - 19_f64.ln()).abs() < 1e-9 && (low + high).abs() < 1e-9);
}

#[test]
fn a_stop_ends_a_game_without_the_move_of_the_search_under_way() {
    /// Plays like the first, and stops the contest at the fourth move of the game.
    struct Stops;

    impl ContestPlayer for Stops {
        fn start_game(&mut self) -> Result<(), Box<dyn Error + Send + Sync>> {
            Ok(())
        }

        fn choose(
            &mut self,
            game: &Game,
            stop: &Stop,
        ) -> Result<Square, Box<dyn Error + Send + Sync>> {
            if game.plies().len() == 3 {
                stop.request();
                return Err("stopped".into());
            }
            Simple::First.choose(game, stop)
        }
    }

    let mut game = Game::new(Rules::OTHELLO);
    let stop = Stop::new();
    let error = play_out(&mut Simple::First, &mut Stops, Color::Black, &mut game, &stop);
    assert!(matches!(error, Err(ContestError::Stopped)));
    assert_eq!(game.plies().len(), 3);
}

#[test]
fn a_player_of_a_fixed_depth_plays_a_game_again_whatever_it_played_before() {
    let openings: Vec<Game> = Openings::new(Rules::OTHELLO, 1).take(2).collect();
    let player = || {
        let options = Options { table_bytes: 1 << 16, ..Options::default() };
        SearchPlayer::new(Limits::depth(3).with_exact_from(6), options)
    };
    let play = |first: &mut SearchPlayer, opening: &Game| {
        let mut game = opening.clone();
        let stop = Stop::new();
        play_out(first, &mut Simple::First, Color::Black, &mut game, &stop).unwrap();
        game
    };
    let mut once = player();
    let games: Vec<Game> = openings.iter().map(|opening| play(&mut once, opening)).collect();
    assert_eq!(play(&mut player(), &openings[1]), games[1]);
    assert_eq!(play(&mut once, &openings[0]), games[0]);
}
