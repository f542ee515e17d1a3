//! A sitting: the clock by told time, forfeits, the match, and what a file brings back of them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[allow(dead_code, reason = "other tests use the rest")]
mod random;

use std::time::Duration;

use othello::board::{Board, ByColor, Color};
use othello::clock::{Clock, TimeControl};
use othello::game::Game;
use othello::notation::error::{ReadError, Warning};
use othello::notation::{PlayerName, Record, pgn, transcript};
use othello::position::Position;
use othello::rules::{Changes, Goal, Preset, Rules};
use othello::series::MatchResult;
use othello::session::{Session, Setup};
use othello::square::Square;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

/// Reads a game, which starts as Othello does where it does not tell.
fn read_pgn(text: &str) -> Result<(Record, Vec<Warning>), ReadError> {
    pgn::read(text, Position::start(Rules::OTHELLO))
}

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

fn setup(rules: Rules, clock: &str) -> Setup {
    Setup { time_control: clock.parse().ok(), ..Setup::new(rules) }
}

/// What a file brings back.
fn through_a_file(session: &Session) -> Session {
    let text = pgn::write(&session.record());
    let (record, warnings) = read_pgn(&text).unwrap();
    assert_eq!(warnings, [], "{text}");
    Session::from_record(record)
}

/// Does what the words say, in order: `d3c3` plays, `900ms` lets time pass, and `undo`, `redo`,
/// `resign` do as they are called. What is refused is an error.
fn follow(session: &mut Session, script: &str) {
    for word in script.split_whitespace() {
        let millis = word.strip_suffix("ms").and_then(|number| number.parse().ok());
        match (word, millis) {
            (_, Some(millis)) => session.elapse(Duration::from_millis(millis)),
            ("undo", _) => assert!(session.undo().is_some(), "nothing to undo in {script}"),
            ("redo", _) => assert!(session.redo().is_some(), "nothing to redo in {script}"),
            ("resign", _) => assert!(session.resign().is_some(), "over already in {script}"),
            (moves, _) => {
                for at in (0..moves.len()).step_by(2) {
                    let square: Square = moves[at..at + 2].parse().unwrap();
                    session.play(square).unwrap_or_else(|why| panic!("{square} {why}"));
                }
            }
        }
    }
}

/// The milliseconds left to Black and White, and who is to move or how the game ended.
fn state(session: &Session) -> String {
    let left = |color| session.clock().map(|clock| clock.left(color).as_millis());
    let turn = match (session.to_move(), session.result()) {
        (Some(color), None) => format!("{color} to move"),
        (None, Some(end)) => {
            let winner = end.winner.map_or("nobody".into(), |color| color.to_string());
            let (reason, score) = (end.reason.name(), end.score);
            format!("{winner} by {reason} {}-{}", score.black, score.white)
        }
        odd => panic!("{odd:?}"),
    };
    match (left(BLACK), left(WHITE)) {
        (Some(black), Some(white)) => format!("{black} {white} {turn}"),
        (None, None) => turn,
        odd => panic!("{odd:?}"),
    }
}

fn check_under(rules: Rules, clock: &str, script: &str, expected: &str) {
    let mut session = Session::new(setup(rules, clock), None);
    follow(&mut session, script);
    assert_eq!(state(&session), expected, "{clock}: {script}");
    let resumed = through_a_file(&session);
    assert_eq!(state(&resumed), expected, "{clock}: {script}, resumed");
}

fn check(clock: &str, script: &str, expected: &str) {
    check_under(Rules::OTHELLO, clock, script, expected);
}

#[test]
fn time_runs_for_the_side_to_move_and_a_move_hands_it_over() {
    check("5", "", "300000 300000 Black to move");
    check("5", "1500ms f5 250ms 250ms", "298500 299500 White to move");
    check("5", "1500ms f5 500ms d6 1ms", "298499 299500 Black to move");
}

#[test]
fn who_has_no_time_left_has_lost() {
    check("0:01", "999ms", "1 1000 Black to move");
    check("0:01", "1000ms", "0 1000 White by time-out 31-33");
    check("0:01", "5000ms", "0 1000 White by time-out 31-33");
    check("0:01", "400ms f5 1000ms", "600 0 Black by time-out 33-31");
    check("0:01+5", "400ms f5 1000ms", "5600 0 Black by time-out 33-31");
}

#[test]
fn a_move_without_time_left_comes_too_late() {
    let mut session = Session::new(setup(Rules::OTHELLO, "0:01+9"), None);
    session.elapse(Duration::from_secs(1));
    assert_eq!(
        session.play(Square::F5).unwrap_err().to_string(),
        "cannot be played: the game is over"
    );
    assert!(session.game().plies().is_empty());
    assert_eq!(state(&session), "0 1000 White by time-out 31-33");
    assert_eq!((session.resign(), session.redo()), (None, None));
    assert!(!session.is_under_way());
}

#[test]
fn time_after_the_end_counts_for_nobody() {
    check("0:01", "300ms f5 resign 2000ms", "700 1000 Black by resignation 64-0");
    check("0:01", "1000ms 500ms", "0 1000 White by time-out 31-33");
}

#[test]
fn a_move_earns_its_increment_and_a_clock_without_one_earns_nothing() {
    check("5+3", "1000ms f5", "302000 300000 White to move");
    check("5+3", "1000ms f5 4000ms d6", "302000 299000 Black to move");
    check("5", "1000ms f5 4000ms d6", "299000 296000 Black to move");
}

/// A game in which White is passed over after a7 and again after a8.
const BEFORE_THE_PASS: &str = "f5d6c4d3c3f4c5b3c2e3d2c6b4b5f2e2f3c1e1d1c7f1b6c8a5a4a3d7e6g1a6g5h5\
                               g6g4h6g3h4h3e7f6h2e8d8b8b7f8f7g8b2a2g2h1g7";

#[test]
fn a_forced_pass_costs_and_earns_nothing() {
    // 27 moves of each at 3 seconds, then Black's a7 and, White being passed over, a8.
    let script = |rest: &str| format!("{BEFORE_THE_PASS} {rest}");
    check("5+3", &script(""), "381000 381000 Black to move");
    check("5+3", &script("a7"), "384000 381000 Black to move");
    check("5+3", &script("a7 500ms"), "383500 381000 Black to move");
    check("5+3", &script("a7 500ms a8"), "386500 381000 Black to move");
    check("5+3", &script("a7 500ms a8 undo"), "383500 381000 Black to move");
    check("5+3", &script("a7 500ms a8 undo undo"), "380500 381000 Black to move");
}

#[test]
fn a_choice_of_what_to_turn_earns_nothing_of_its_own() {
    let must = Preset::ReversiMustFlip.rules();
    check_under(must, "5+3", "d4e4d5", "306000 303000 White to move");
    check_under(must, "5+3", "d4e4d5e5", "306000 306000 White to move");
    check_under(must, "5+3", "d4e4d5e5 1000ms d5", "306000 305000 Black to move");
    check_under(must, "5+3", "d4e4d5e5 1000ms d5 undo", "306000 305000 White to move");
    check_under(must, "5+3", "d4e4d5e5 1000ms d5 undo undo", "306000 302000 White to move");
    check_under(must, "5+3", "d4e4d5e5d5 undo redo", "306000 306000 Black to move");
    let may = Preset::ReversiMayFlip.rules();
    check_under(may, "5+3", "d4e4d5e5 1000ms e5", "306000 305000 Black to move");
}

#[test]
fn an_undo_gives_no_time_back_and_takes_the_increment_back() {
    check("5", "1500ms f5 500ms undo", "298500 299500 Black to move");
    check("5+3", "1500ms f5 500ms undo", "298500 299500 Black to move");
    check("5+3", "1500ms f5 500ms undo redo", "301500 299500 White to move");
    check("5+3", "f5d6 undo undo redo redo undo", "303000 300000 White to move");
    check("5+3", "f5 undo f5 undo f5", "303000 300000 White to move");
}

#[test]
fn nobody_is_undone_into_a_lost_game() {
    check("1+30", "59999ms f5 undo", "10000 60000 Black to move");
    check("1", "60000ms undo", "10000 60000 Black to move");
    check("0:05", "5000ms undo", "5000 5000 Black to move");
    check("1", "f5 60000ms undo", "60000 10000 White to move");
}

#[test]
fn an_undo_lifts_the_end_that_a_player_made_and_leaves_the_moves() {
    check("", "f5d6 resign undo", "Black to move");
    check("", "f5d6 resign undo undo", "White to move");
    check("", "f5d6 resign undo c3", "White to move");
    check("5", "f5 2000ms resign undo", "300000 298000 White to move");
    let mut session = Session::new(setup(Rules::OTHELLO, ""), None);
    assert_eq!((session.undo(), session.redo()), (None, None));
    follow(&mut session, "f5d6 undo resign");
    assert_eq!(session.redo(), None, "what was taken back is not played on behind the end");
    assert_eq!(state(&session), "Black by resignation 64-0");
}

#[test]
fn what_was_taken_back_is_gone_once_something_else_is_played() {
    let mut session = Session::new(setup(Rules::OTHELLO, "5+3"), None);
    follow(&mut session, "f5d6c3 undo undo f4");
    assert_eq!(session.redo(), None);
    assert_eq!(state(&session), "303000 303000 Black to move");
}

/// 40 black discs, 10 white ones and 14 empty squares; both sides can move.
const LOPSIDED: &str = "--------XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOOOOOOOOOO------";

fn check_forfeit(goal: Goal, loser: Color, script: &str, expected: (u8, u8)) {
    let rules = Rules { goal, ..Rules::OTHELLO };
    let board: Board = LOPSIDED.parse().unwrap();
    let mut record = Record::from(Game::from_position(Position::new(rules, board, loser)));
    record.clock = TimeControl::from_secs(1, 0).ok().map(Clock::new);
    let mut session = Session::from_record(record);
    assert_eq!(session.to_move(), Some(loser));
    follow(&mut session, script);
    for session in [through_a_file(&session), session] {
        let end = session.result().unwrap();
        assert_eq!(end.winner, Some(!loser), "{goal:?} {script}");
        assert_eq!((end.score.black, end.score.white), expected, "{goal:?} {loser} {script}");
        assert_eq!(end.discs, board.counts());
    }
}

#[test]
fn a_time_out_is_a_narrow_win_or_what_is_better_on_the_board() {
    check_forfeit(Goal::Most, WHITE, "1000ms", (40, 24));
    check_forfeit(Goal::Most, BLACK, "1000ms", (31, 33));
    check_forfeit(Goal::Fewest, WHITE, "1000ms", (31, 33));
    check_forfeit(Goal::Fewest, BLACK, "1000ms", (54, 10));
}

#[test]
fn a_resignation_gives_all_squares_away() {
    check_forfeit(Goal::Most, WHITE, "resign", (64, 0));
    check_forfeit(Goal::Most, BLACK, "resign", (0, 64));
    check_forfeit(Goal::Fewest, WHITE, "resign", (0, 64));
    check_forfeit(Goal::Fewest, BLACK, "resign", (64, 0));
}

#[test]
fn a_game_is_under_way_from_its_first_move_to_its_end() {
    let check = |script, expected| {
        let mut session = Session::new(setup(Rules::OTHELLO, "5"), None);
        follow(&mut session, script);
        assert_eq!(session.is_under_way(), expected, "{script}");
    };
    check("900ms", false);
    check("f5", true);
    check("f5 undo", false);
    check("f5 resign", false);
    check("f5 resign undo", true);
}

/// What may be done in a sitting.
#[derive(Clone, Debug)]
enum Deed {
    Play(u8),
    Elapse(u64),
    Undo,
    Redo,
    Resign,
}

fn any_deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        12 => any::<u8>().prop_map(Deed::Play),
        6 => (0..9000_u64).prop_map(Deed::Elapse),
        2 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
        1 => prop_oneof![4 => Just(Deed::Undo), 1 => Just(Deed::Resign)],
    ]
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let control = (1..90_u64, 0..9_u64)
        .prop_map(|(main, increment)| TimeControl::from_secs(main, increment).unwrap());
    let names = (option::of(random::name()), option::of(random::name()));
    (random::rules(), names, option::of(control), 1..12_u8).prop_map(
        |(rules, (black, white), time_control, best_of)| Setup {
            rules,
            names: ByColor { black, white },
            time_control,
            best_of,
        },
    )
}

fn perform(session: &mut Session, deed: &Deed) {
    match deed {
        Deed::Play(choice) => {
            let legal: Vec<_> = session.position().legal_moves().into_iter().collect();
            let is_open = session.to_move().is_some();
            if !legal.is_empty() {
                let square = legal[usize::from(*choice) % legal.len()];
                assert_eq!(session.play(square).is_ok(), is_open);
            }
        }
        Deed::Elapse(millis) => session.elapse(Duration::from_millis(*millis)),
        Deed::Undo => _ = session.undo(),
        Deed::Redo => _ = session.redo(),
        Deed::Resign => _ = session.resign(),
    }
}

fn left(session: &Session) -> Option<ByColor<Duration>> {
    session.clock().map(|clock| ByColor::from_fn(|color| clock.left(color)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn a_file_brings_a_sitting_back_at_every_ply(
        setup in any_setup(),
        date in option::of(random::date()),
        deeds in vec(any_deed(), 0..120),
    ) {
        let mut session = Session::new(setup, date);
        for deed in deeds {
            perform(&mut session, &deed);
            let resumed = through_a_file(&session);
            prop_assert_eq!(resumed.record(), session.record());
            prop_assert_eq!(resumed.game(), session.game());
            prop_assert_eq!(resumed.clock(), session.clock());
            prop_assert_eq!(resumed.series(), session.series());
            prop_assert_eq!(resumed.next_setup(), session.next_setup());
            prop_assert_eq!(state(&resumed), state(&session));
        }
    }

    #[test]
    fn time_is_spent_by_the_side_to_move_alone_and_earned_by_moves_alone(
        setup in any_setup(),
        deeds in vec(any_deed(), 0..120),
    ) {
        let mut session = Session::new(setup, None);
        for deed in deeds {
            let (before, mover) = (left(&session), session.to_move());
            let plies = session.game().plies().len();
            perform(&mut session, &deed);
            let (Some(before), Some(after)) = (before, left(&session)) else { continue };
            let increment = session.clock().unwrap().control().increment();
            for color in Color::BOTH {
                let (before, after) = (before[color], after[color]);
                match deed {
                    Deed::Elapse(_) if mover != Some(color) => prop_assert_eq!(after, before),
                    Deed::Elapse(millis) => {
                        let rest = before.saturating_sub(Duration::from_millis(millis));
                        prop_assert_eq!(after, rest);
                        prop_assert_eq!(session.to_move().is_none(), rest.is_zero());
                    }
                    Deed::Play(_) | Deed::Redo => {
                        let ply = session.game().plies().get(plies);
                        let earns = ply.is_some_and(|ply| ply.player == color && !ply.is_choice());
                        let earned = if earns { increment } else { Duration::ZERO };
                        prop_assert_eq!(after, before + earned);
                    }
                    Deed::Undo => {
                        prop_assert!(after <= before.max(Duration::from_secs(10)));
                        prop_assert!(mover.is_none() || plies == 0 || !after.is_zero());
                    }
                    Deed::Resign => prop_assert_eq!(after, before),
                }
            }
        }
    }
}

/// Plays the game of a sitting at random until it has ended with that winner.
fn play_to(session: &Session, winner: Option<Color>) -> Session {
    let mut seed = 1_u64;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).unwrap() % below
    };
    loop {
        let mut played = session.clone();
        while played.to_move().is_some() {
            let legal: Vec<_> = played.position().legal_moves().into_iter().collect();
            played.play(legal[random(legal.len())]).unwrap();
        }
        if played.result().unwrap().winner == winner {
            return played;
        }
    }
}

fn names(black: &str, white: &str) -> ByColor<Option<PlayerName>> {
    ByColor { black: black.parse().ok(), white: white.parse().ok() }
}

fn match_of(best_of: u8, clock: &str) -> Session {
    let names = names("Ann", "Bob");
    Session::new(Setup { names, best_of, ..setup(Rules::OTHELLO, clock) }, None)
}

fn next(session: &Session) -> Session {
    session.next_game(session.next_setup(), None)
}

/// Who has how many points, Black first, and who has won: `Ann 1½, Bob ½`.
fn score(session: &Session) -> String {
    let series = session.series();
    let side = |color| format!("{} {}", session.name(color), series.tally(color).points());
    let so_far = format!("{}, {}", side(BLACK), side(WHITE));
    match series.winner() {
        None => so_far,
        Some(MatchResult::Won(color)) => format!("{so_far}: {} wins", session.name(color)),
        Some(MatchResult::Drawn) => format!("{so_far}: drawn"),
    }
}

#[test]
fn a_match_with_a_draw_a_resignation_and_a_time_out_resumed_in_the_middle() {
    let first = play_to(&match_of(3, "0:30"), None);
    assert_eq!(score(&first), "Ann ½, Bob ½");

    let mut second = next(&through_a_file(&first));
    assert_eq!(score(&second), "Bob ½, Ann ½", "the players change colours");
    assert_eq!(state(&second), "30000 30000 Black to move", "with a full clock");
    follow(&mut second, "f5d6 4000ms");
    let mut second = through_a_file(&second);
    assert_eq!(state(&second), "26000 30000 Black to move");
    follow(&mut second, "resign");
    assert_eq!(score(&second), "Bob ½, Ann 1½");
    let second = through_a_file(&second);
    assert_eq!(score(&second), "Bob ½, Ann 1½");
    assert_eq!(second.series().tally(WHITE).discs, 32 + 64);

    let mut third = next(&second);
    follow(&mut third, "f5");
    let mut third = through_a_file(&third);
    assert_eq!(score(&third), "Ann 1½, Bob ½");
    follow(&mut third, "30000ms");
    let third = through_a_file(&third);
    assert_eq!(score(&third), "Ann 2½, Bob ½: Ann wins");
    assert_eq!(third.series().tally(BLACK).discs, 32 + 64 + 33);
    assert_eq!(third.series().tally(WHITE).discs, 32 + 31);
    assert_eq!(third.series().games(), 3);

    let fresh = next(&third);
    assert_eq!(score(&fresh), "Ann 0, Bob 0", "a decided match is followed by a new one");
}

#[test]
fn a_match_ends_as_soon_as_somebody_is_past_half() {
    let first = play_to(&match_of(3, ""), Some(BLACK));
    assert_eq!(score(&first), "Ann 1, Bob 0");
    let second = play_to(&next(&first), Some(WHITE));
    assert_eq!(score(&second), "Bob 0, Ann 2: Ann wins");
    let longer = play_to(&match_of(5, ""), Some(BLACK));
    let longer = play_to(&next(&longer), Some(WHITE));
    assert_eq!(score(&longer), "Bob 0, Ann 2");
}

#[test]
fn half_of_the_points_are_not_past_half_and_a_match_can_be_drawn() {
    let first = play_to(&match_of(3, ""), Some(BLACK));
    let second = play_to(&next(&first), None);
    assert_eq!(score(&second), "Bob ½, Ann 1½");
    let third = play_to(&next(&second), Some(WHITE));
    assert_eq!(score(&third), "Ann 1½, Bob 1½: drawn");
    assert_eq!(score(&through_a_file(&third)), "Ann 1½, Bob 1½: drawn");
    assert_eq!(score(&next(&third)), "Ann 0, Bob 0");
}

#[test]
fn a_single_game_is_decided_by_itself_and_leaves_no_match() {
    let game = play_to(&match_of(1, ""), Some(WHITE));
    assert_eq!(score(&game), "Ann 0, Bob 1: Bob wins");
    let setup = game.next_setup();
    assert_eq!(setup.names, names("Ann", "Bob"), "nobody changes colours");
    assert_eq!(score(&next(&game)), "Ann 0, Bob 0");
    assert_eq!(score(&play_to(&match_of(1, ""), None)), "Ann ½, Bob ½: drawn");
}

#[test]
fn an_even_number_of_games_is_one_more() {
    assert_eq!(match_of(2, "").series().best_of(), 3);
    assert_eq!(match_of(0, "").series().best_of(), 1);
    assert_eq!(match_of(7, "").series().best_of(), 7);
}

#[test]
fn other_players_or_another_length_begin_a_new_match() {
    let ended = play_to(&match_of(3, ""), Some(BLACK));
    let begun = |change: fn(&mut Setup)| {
        let mut setup = ended.next_setup();
        change(&mut setup);
        score(&ended.next_game(setup, None))
    };
    assert_eq!(begun(|_| {}), "Bob 0, Ann 1");
    assert_eq!(begun(|setup| setup.rules = Preset::Anti.rules()), "Bob 0, Ann 1");
    assert_eq!(begun(|setup| setup.time_control = "5".parse().ok()), "Bob 0, Ann 1");
    assert_eq!(begun(|setup| setup.names = names("Bob", "Cat")), "Bob 0, Cat 0");
    assert_eq!(begun(|setup| setup.names = names("Ann", "Bob")), "Ann 0, Bob 0");
    assert_eq!(begun(|setup| setup.names.white = None), "Bob 0, White 0");
    assert_eq!(begun(|setup| setup.best_of = 5), "Bob 0, Ann 0");
}

#[test]
fn blanks_around_a_name_do_not_end_a_match() {
    let mut setup = setup(Rules::OTHELLO, "");
    setup.names = names(" Ann", "Bob ");
    setup.best_of = 3;
    let ended = play_to(&Session::new(setup, None), Some(BLACK));
    let mut setup = ended.next_setup();
    setup.names = names("Bob", "Ann");
    assert_eq!(score(&ended.next_game(setup, None)), "Bob 0, Ann 1");
}

#[test]
fn a_player_without_a_name_is_called_by_the_colour() {
    let mut setup = setup(Rules::OTHELLO, "");
    setup.names = ByColor { black: PlayerName::cleaned(" \n"), white: None };
    let session = Session::new(setup, None);
    assert_eq!([session.name(BLACK), session.name(WHITE)], ["Black", "White"]);
}

#[test]
fn a_game_that_is_not_over_does_not_count_for_the_match() {
    let mut session = match_of(3, "");
    follow(&mut session, "f5d6");
    assert_eq!(session.next_setup().names, names("Ann", "Bob"), "they keep their colours");
    assert_eq!(score(&next(&session)), "Ann 0, Bob 0");
    let ended = play_to(&match_of(3, ""), Some(BLACK));
    let mut second = next(&ended);
    follow(&mut second, "f5");
    assert_eq!(score(&second), "Bob 0, Ann 1", "what is won stays while the next is played");
}

#[test]
fn the_next_game_is_what_was_played_last() {
    let session = match_of(3, "5+3");
    let next = session.next_setup();
    assert_eq!((next.rules, next.best_of), (Rules::OTHELLO, 3));
    assert_eq!(next.time_control.map(|control| control.to_string()), Some("5+3".into()));
    let changes = Changes { goal: Some(Goal::Fewest), ..Changes::default() };
    let rules = Preset::ReversiMayFlip.rules().with(changes).unwrap();
    let session = Session::new(setup(rules, ""), None);
    assert_eq!(session.next_setup(), setup(rules, ""));
    assert_eq!(through_a_file(&session).next_setup(), setup(rules, ""));
}

#[test]
fn an_undo_past_the_end_takes_its_match_score_back() {
    let mut session = next(&play_to(&match_of(3, "0:10"), Some(BLACK)));
    follow(&mut session, "f5");
    assert_eq!(score(&session), "Bob 0, Ann 1");
    for end in ["resign", "10000ms"] {
        follow(&mut session, end);
        assert_eq!(score(&session), "Bob 1, Ann 1", "{end}");
        assert_eq!(session.series().games(), 2);
        follow(&mut session, "undo");
        assert_eq!(score(&session), "Bob 0, Ann 1", "{end}, taken back");
        assert_eq!(session.series().games(), 1);
    }
    let mut session = play_to(&match_of(3, ""), Some(WHITE));
    assert_eq!(score(&session), "Ann 0, Bob 1");
    follow(&mut session, "undo");
    assert_eq!(score(&session), "Ann 0, Bob 0");
    follow(&mut session, "redo");
    assert_eq!(score(&session), "Ann 0, Bob 1");
}

/// Two tags of a match, and what is made of them.
fn check_tags(length: &str, before: &str, expected: &str) {
    let text = format!("[Match \"{length}\"]\n[MatchBefore \"{before}\"]\n\n1. f5 *\n");
    let session = Session::from_record(read_pgn(&text).unwrap().0);
    let series = session.series();
    let (black, white) = (series.tally(BLACK), series.tally(WHITE));
    let points = format!("{} {}, {} {}", black.points(), black.discs, white.points(), white.discs);
    assert_eq!(format!("{} of {}: {points}", series.games(), series.best_of()), expected);
    let again = pgn::write(&session.record());
    assert_eq!(Session::from_record(read_pgn(&again).unwrap().0).series(), series);
}

#[test]
fn a_damaged_match_is_a_single_game() {
    check_tags("best of 3", "1 2 0 40 24", "1 of 3: 1 40, 0 24");
    check_tags("best of 5", "2 1 3 70 58", "2 of 5: ½ 70, 1½ 58");
    let single = "0 of 1: 0 0, 0 0";
    for length in ["", "best of", "best of x", "best of 300", "best of -1", "first to 2"] {
        check_tags(length, "1 2 0 40 24", single);
    }
    for before in ["", "1", "1 2 0 40", "1 2 0 40 24 7", "1 2 0 40 x", "999 2 0 40 24"] {
        check_tags("best of 3", before, single);
    }
}

#[test]
fn tags_of_others_stay_as_they_are() {
    let text = "[Event \"Cup\"]\n[Match \"semi-final\"]\n[BlackElo \"1700\"]\n\n1. f5 *\n";
    let session = Session::from_record(read_pgn(text).unwrap().0);
    let record = session.record();
    assert_eq!(record.tags.get("Match"), Some("semi-final"));
    assert_eq!(record.tags.get("BlackElo"), Some("1700"));
    assert_eq!(record.tags.get("Event"), Some("Cup"));
    assert_eq!(transcript::write(record.game.plies()), "f5");
}
