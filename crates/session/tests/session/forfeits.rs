//! Resignations and time-outs, and the score they give.

use othello_core::board::{Board, Color};
use othello_core::clock::{Clock, TimeControl};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::result::Forfeit;
use othello_core::rules::{Goal, Rules};
use othello_notation::Record;
use othello_session::{Session, Undone};

use crate::script::{BLACK, WHITE, follow, setup, through_a_file};

/// 40 black discs, 10 white ones and 14 empty squares; both sides can move.
const LOPSIDED: &str = "--------XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOOOOOOOOOO------";

fn check_forfeit(goal: Goal, loser: Color, script: &str, expected: (u8, u8)) {
    let rules = Rules::OTHELLO.with(goal).unwrap();
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
fn a_time_out_is_a_narrow_win_or_a_wider_one_on_the_board() {
    check_forfeit(Goal::Most, WHITE, "1000ms", (40, 24));
    check_forfeit(Goal::Most, BLACK, "1000ms", (31, 33));
    check_forfeit(Goal::Fewest, WHITE, "1000ms", (31, 33));
    check_forfeit(Goal::Fewest, BLACK, "1000ms", (54, 10));
}

#[test]
fn a_resignation_gives_all_squares_to_the_winner() {
    check_forfeit(Goal::Most, WHITE, "resign", (64, 0));
    check_forfeit(Goal::Most, BLACK, "resign", (0, 64));
    check_forfeit(Goal::Fewest, WHITE, "resign", (0, 64));
    check_forfeit(Goal::Fewest, BLACK, "resign", (64, 0));
}

#[test]
fn a_player_can_resign_before_the_opponent_has_moved() {
    for loser in Color::BOTH {
        let mut session = Session::new(setup(Rules::OTHELLO, "5"), None);
        follow(&mut session, "f5");
        assert!(session.resign(loser) && !session.resign(!loser));
        assert_eq!(session.result().unwrap().winner, Some(!loser));
        let mut read = through_a_file(&session);
        assert_eq!(read.result(), session.result());
        assert_eq!(read.undo(), Some(Undone::Forfeit(Forfeit::Resignation(loser))));
        assert_eq!(read.to_move(), Some(WHITE));
    }
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
