//! The lines of the `NBoard` protocol, in both directions.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use othello_core::{Game, Position, Rules, Square};
use othello_engine::protocol::Turn;
use othello_engine::protocol::nboard::{Depth, Hint, LineError, RatedTurn, Reply, Request};
use othello_notation::ggf;
use othello_notation::transcript;

/// Asserts that a line reads as that value, and that the value is written as that line.
#[track_caller]
fn check_line<T>(line: &str, expected: &T)
where
    T: FromStr<Err = LineError> + Display + Debug + PartialEq,
{
    assert_eq!(line.parse().as_ref(), Ok(expected), "{line}");
    assert_eq!(expected.to_string(), line);
}

const fn rated(turn: Turn, eval: Option<f64>, seconds: Option<f64>) -> RatedTurn {
    RatedTurn { turn, eval, seconds }
}

const F5: Turn = Turn::Move(Square::F5);

#[test]
fn requests_are_read_and_written() {
    check_line("nboard 1", &Request::Version(1));
    check_line("nboard 2", &Request::Version(2));
    check_line("set depth 12", &Request::SetDepth(12));
    check_line("set game (;GM[Othello];)", &Request::SetGame("(;GM[Othello];)".into()));
    check_line("set contempt -1.50", &Request::SetContempt(-1.5));
    check_line("move F5", &Request::Move(F5.into()));
    check_line("move PA", &Request::Move(Turn::Pass.into()));
    check_line("move F5/1.50/0.25", &Request::Move(rated(F5, Some(1.5), Some(0.25))));
    check_line("move F5//0.25", &Request::Move(rated(F5, None, Some(0.25))));
    check_line("hint 3", &Request::Hint(3));
    check_line("go", &Request::Go);
    check_line("ping 7", &Request::Ping(7));
    check_line("learn", &Request::Learn);
    check_line("quit", &Request::Quit);
}

#[test]
fn replies_are_read_and_written() {
    check_line("set myname Ntest 12", &Reply::Name("Ntest 12".into()));
    check_line("status Thinking hard", &Reply::Status("Thinking hard".into()));
    check_line("status", &Reply::Status(String::new()));
    check_line("nodestats 35805 0.25", &Reply::NodeStats { nodes: 35805, seconds: 0.25 });
    check_line("=== F5/1.00/0.10", &Reply::Move(rated(F5, Some(1.0), Some(0.1))));
    check_line("=== PA", &Reply::Move(Turn::Pass.into()));
    check_line("pong -7", &Reply::Pong(-7));
    check_line("learned", &Reply::Learned);
    let turns = vec![F5, Turn::Pass, Turn::Move(Square::D6)];
    let hint = |depth, text: &str| Hint {
        turns: turns.clone(),
        eval: -2.5,
        depth: Some(depth),
        text: text.into(),
    };
    check_line("search F5PAD6 -2.50 0 12", &Reply::Search(hint(Depth::Plies(12), "")));
    check_line("search F5PAD6 -2.50 0 73% a b", &Reply::Search(hint(Depth::Percent(73), "a b")));
    check_line("search F5PAD6 -2.50 0 100%", &Reply::Search(hint(Depth::Exact, "")));
    check_line("search F5PAD6 -2.50 0 100%W", &Reply::Search(hint(Depth::Outcome, "")));
    let book = Reply::Book { hint: hint(Depth::Plies(9), ""), games: 40 };
    check_line("book F5PAD6 -2.50 40 9", &book);
}

#[test]
fn lines_of_other_programs_are_read() {
    let check = |line: &str, expected: Reply| assert_eq!(line.parse(), Ok(expected), "{line}");
    check("=== f5 2.00 0.1", Reply::Move(rated(F5, Some(2.0), Some(0.1))));
    check("=== F5/1.0/0.1\r", Reply::Move(rated(F5, Some(1.0), Some(0.1))));
    check("=== ps", Reply::Move(Turn::Pass.into()));
    check("learn", Reply::Learned);
    check("nodestats 1.5e6 0.00", Reply::NodeStats { nodes: 1_500_000, seconds: 0.0 });
    let hint = |eval, depth| Hint {
        turns: vec![F5, Turn::Move(Square::D6)],
        eval,
        depth,
        text: String::new(),
    };
    check("search f5-d6 1.5 0 18@73%", Reply::Search(hint(1.5, Some(Depth::Plies(18)))));
    check("search F5D6?? (2,-1) 0", Reply::Search(hint(0.5, None)));
    let request = |line: &str| line.parse::<Request>();
    assert_eq!(request("F5"), Ok(Request::Move(F5.into())));
    assert_eq!(request("  hint "), Ok(Request::Hint(1)));
}

#[test]
fn unknown_lines_differ_from_malformed_ones() {
    let unknown = Err(LineError::Unknown);
    for line in ["", " ", "nodes", "set", "set color red", "GO", "analyze", "pong 1", "\0", "é"] {
        assert_eq!(line.parse::<Request>(), unknown, "{line}");
    }
    for line in ["", "set", "set depth 3", "hello", "go", "F5"] {
        assert_eq!(line.parse::<Reply>(), Err(LineError::Unknown), "{line}");
    }
}

#[test]
fn malformed_lines_name_what_was_expected() {
    let check = |line: &str, expected: &str| {
        assert_eq!(line.parse::<Request>().unwrap_err().to_string(), expected, "{line}");
    };
    check("set depth", "expected a depth, found nothing");
    check("set depth deep", "expected a depth, found `deep`");
    check("set depth -1", "expected a depth, found `-1`");
    check("set game", "expected a game in GGF, found nothing");
    check("set contempt nan", "expected a number, found `nan`");
    check("move", "expected a move or PA, found nothing");
    check("move F9", "expected a move or PA, found `F9`");
    check("move F5/good", "expected an evaluation, found `good`");
    check("move F5/1/inf", "expected a time in seconds, found `inf`");
    check("hint 1.5", "expected a number of moves, found `1.5`");
    check("ping", "expected a number, found nothing");
    let check = |line: &str, expected: &str| {
        assert_eq!(line.parse::<Reply>().unwrap_err().to_string(), expected, "{line}");
    };
    check("===", "expected a move or PA, found nothing");
    check("=== resign", "expected a move or PA, found `resign`");
    check("nodestats many 1", "expected a number of positions, found `many`");
    check("nodestats -1 1", "expected a number of positions, found `-1`");
    check("nodestats 1", "expected a time in seconds, found nothing");
    check("search", "expected moves without blanks, found nothing");
    check("search F5 good", "expected an evaluation, found `good`");
    check("pong", "expected the number of a ping, found nothing");
    check(
        &format!("pong {}", "9".repeat(99)),
        "expected the number of a ping, found `9999999999999999…`",
    );
}

#[test]
fn a_game_is_sent_as_one_line_that_reads_back() {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, "f5d6c3d3c4").unwrap();
    let line = Request::set_game(&game).unwrap().to_string();
    assert_eq!(line.lines().count(), 1);
    let Ok(Request::SetGame(text)) = line.parse() else { panic!("{line}") };
    let (record, warnings) = ggf::read(&text, Position::start(Rules::OTHELLO)).unwrap();
    assert_eq!((record.game, warnings), (game, Vec::new()));
}
