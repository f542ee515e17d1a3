//! Clocks: the time of the side to move, increments, and time that has run out.

use std::time::Duration;

use othello_core::rules::{Preset, Rules};
use othello_core::square::Square;
use othello_session::Session;

use crate::script::{WHITE, check, check_under, setup, state};

#[test]
fn time_runs_for_the_side_to_move_and_a_move_hands_it_over() {
    check("5", "", "300000 300000 Black to move");
    check("5", "1500ms f5 250ms 250ms", "298500 299500 White to move");
    check("5", "1500ms f5 500ms d6 1ms", "298499 299500 Black to move");
}

#[test]
fn a_player_without_time_left_has_lost() {
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
    assert_eq!((session.resign(WHITE), session.redo()), (false, None));
    assert!(!session.is_under_way());
}

#[test]
fn time_after_the_end_does_not_count() {
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
fn a_choice_of_the_disc_to_flip_earns_no_increment() {
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
