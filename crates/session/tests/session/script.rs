//! Sessions that follow a script, and their state in a line.

use std::time::Duration;

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::pgn;
use othello_session::{Session, Setup};

pub const BLACK: Color = Color::Black;

pub const WHITE: Color = Color::White;

pub fn setup(rules: Rules, clock: &str) -> Setup {
    Setup { time_control: clock.parse().ok(), ..Setup::new(rules) }
}

/// The session that a file restores.
pub fn through_a_file(session: &Session) -> Session {
    let text = pgn::write(&session.record());
    let (record, warnings) = pgn::read(&text, Position::start(Rules::OTHELLO)).unwrap();
    assert_eq!(warnings, [], "{text}");
    Session::from_record(record)
}

/// Follows the words in order: `d3c3` plays, `900ms` lets time pass, and `undo`, `redo`,
/// `resign` do what their names say. What is refused is an error.
pub fn follow(session: &mut Session, script: &str) {
    for word in script.split_whitespace() {
        let millis = word.strip_suffix("ms").and_then(|number| number.parse().ok());
        match (word, millis) {
            (_, Some(millis)) => session.elapse(Duration::from_millis(millis)),
            ("undo", _) => assert!(session.undo().is_some(), "nothing to undo in {script}"),
            ("redo", _) => assert!(session.redo().is_some(), "nothing to redo in {script}"),
            ("resign", _) => {
                let mover = session.to_move();
                assert!(mover.is_some_and(|color| session.resign(color)), "over in {script}");
            }
            (moves, _) => {
                for at in (0..moves.len()).step_by(2) {
                    let square: Square = moves[at..at + 2].parse().unwrap();
                    session.play(square).unwrap_or_else(|why| panic!("{square} {why}"));
                }
            }
        }
    }
}

/// The milliseconds left to Black and White, then the side to move or the end of the game.
pub fn state(session: &Session) -> String {
    let left = |color| session.clock().map(|clock| clock.left(color).as_millis());
    let turn = match (session.to_move(), session.result()) {
        (Some(color), None) => format!("{color} to move"),
        (None, Some(end)) => {
            let winner = end.winner.map_or("no one".into(), |color| color.to_string());
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

pub fn check_under(rules: Rules, clock: &str, script: &str, expected: &str) {
    let mut session = Session::new(setup(rules, clock), None);
    follow(&mut session, script);
    assert_eq!(state(&session), expected, "{clock}: {script}");
    let resumed = through_a_file(&session);
    assert_eq!(state(&resumed), expected, "{clock}: {script}, resumed");
}

pub fn check(clock: &str, script: &str, expected: &str) {
    check_under(Rules::OTHELLO, clock, script, expected);
}
