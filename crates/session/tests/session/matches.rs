//! Matches: their score, their end, and the next game.

use othello_core::board::{ByColor, Color};
use othello_core::rules::{Goal, Preset, Rules};
use othello_notation::PlayerName;
use othello_session::series::MatchResult;
use othello_session::{Session, Setup};

use crate::script::{BLACK, WHITE, follow, setup, state, through_a_file};

/// Plays the game of a session at random until it has ended with that winner.
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

/// The points of both players, Black first, and the winner: `Ann 1½, Bob ½`.
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
fn a_match_ends_as_soon_as_a_player_is_past_half() {
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
    assert_eq!(setup.names, names("Ann", "Bob"), "no one changes colours");
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
fn the_next_game_has_the_settings_of_the_last_one() {
    let session = match_of(3, "5+3");
    let next = session.next_setup();
    assert_eq!((next.rules, next.best_of), (Rules::OTHELLO, 3));
    assert_eq!(next.time_control.map(|control| control.to_string()), Some("5+3".into()));
    let rules = Preset::ReversiMayFlip.rules().with(Goal::Fewest).unwrap();
    let session = Session::new(setup(rules, ""), None);
    assert_eq!(session.next_setup(), setup(rules, ""));
    assert_eq!(through_a_file(&session).next_setup(), setup(rules, ""));
}

#[test]
fn an_undo_past_the_end_removes_its_match_score() {
    let mut session = next(&play_to(&match_of(3, "0:10"), Some(BLACK)));
    follow(&mut session, "f5");
    assert_eq!(score(&session), "Bob 0, Ann 1");
    for end in ["resign", "10000ms"] {
        follow(&mut session, end);
        assert_eq!(score(&session), "Bob 1, Ann 1", "{end}");
        assert_eq!(session.series().games(), 2);
        follow(&mut session, "undo");
        assert_eq!(score(&session), "Bob 0, Ann 1", "{end}, undone");
        assert_eq!(session.series().games(), 1);
    }
    let mut session = play_to(&match_of(3, ""), Some(WHITE));
    assert_eq!(score(&session), "Ann 0, Bob 1");
    follow(&mut session, "undo");
    assert_eq!(score(&session), "Ann 0, Bob 0");
    follow(&mut session, "redo");
    assert_eq!(score(&session), "Ann 0, Bob 1");
}
