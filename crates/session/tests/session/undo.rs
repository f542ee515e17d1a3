//! Undo and redo, with the clock and with the end of a game.

use othello_core::rules::Rules;
use othello_session::Session;

use crate::script::{check, follow, setup, state};

#[test]
fn an_undo_gives_no_time_back_and_removes_the_increment() {
    check("5", "1500ms f5 500ms undo", "298500 299500 Black to move");
    check("5+3", "1500ms f5 500ms undo", "298500 299500 Black to move");
    check("5+3", "1500ms f5 500ms undo redo", "301500 299500 White to move");
    check("5+3", "f5d6 undo undo redo redo undo", "303000 300000 White to move");
    check("5+3", "f5 undo f5 undo f5", "303000 300000 White to move");
}

#[test]
fn an_undo_leaves_enough_time_to_play_on() {
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
    assert_eq!(session.redo(), None, "undone moves are not redone behind the end");
    assert_eq!(state(&session), "Black by resignation 64-0");
}

#[test]
fn undone_moves_are_gone_once_something_else_is_played() {
    let mut session = Session::new(setup(Rules::OTHELLO, "5+3"), None);
    follow(&mut session, "f5d6c3 undo undo f4");
    assert_eq!(session.redo(), None);
    assert_eq!(state(&session), "303000 303000 Black to move");
}
