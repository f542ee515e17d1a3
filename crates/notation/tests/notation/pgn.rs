//! PGN: games come back as they were, and damage is noticed.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use std::time::Duration;

use othello_core::board::{ByColor, Color};
use othello_core::clock::{Clock, TimeControl};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::result::Forfeit;
use othello_core::rules::{Preset, Rules};
use othello_core::square::Square;
use othello_core::tree::Moment;
use othello_notation::error::{Location, ReadError, Warning};
use othello_notation::evaluation::{MoveEvaluation, Score};
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::Reader;
use othello_notation::{Format, Record, Skipped, pgn, transcript};

/// Reads a game, from the Othello start unless it gives another.
fn read_pgn(text: &str) -> Result<(Record, Vec<Warning>), ReadError> {
    pgn::read(text, Position::start(Rules::OTHELLO))
}

fn game(rules: Rules, moves: &str) -> Game {
    let mut game = Game::new(rules);
    transcript::play(&mut game, moves).unwrap();
    game
}

/// A game with two passes, one after the other player's and one before the end.
const PASSES: &str = "f5d6c4d3c3f4c5b3c2e3d2c6b4b5f2e2f3c1e1d1c7f1b6c8a5a4a3d7e6g1a6g5h5g6g4h6\
                      g3h4h3e7f6h2e8d8b8b7f8f7g8b2a2g2h1g7a7a8h7h8b1a1";

#[test]
fn a_game_is_written_for_people() {
    let mut record = Record::from(game(Rules::OTHELLO, PASSES));
    record.names = ByColor { black: "Ann \"A\"".parse().ok(), white: None };
    record.date = "2026.11.21".parse().ok();
    record.tags.insert("Match", "1-0").unwrap();
    let expected = r#"[Event "?"]
[Site "?"]
[Date "2026.11.21"]
[Round "?"]
[Black "Ann \"A\""]
[White "?"]
[Result "47-17"]
[Variant "othello"]
[Match "1-0"]

1. f5 d6 2. c4 d3 3. c3 f4 4. c5 b3 5. c2 e3 6. d2 c6 7. b4 b5 8. f2 e2 9. f3
c1 10. e1 d1 11. c7 f1 12. b6 c8 13. a5 a4 14. a3 d7 15. e6 g1 16. a6 g5 17. h5
g6 18. g4 h6 19. g3 h4 20. h3 e7 21. f6 h2 22. e8 d8 23. b8 b7 24. f8 f7 25. g8
b2 26. a2 g2 27. h1 g7 28. a7 -- 29. a8 -- 30. h7 h8 31. b1 a1 47-17
"#;
    assert_eq!(pgn::write(&record), expected);
}

#[test]
fn rules_starts_and_undone_moves_are_written() {
    let mut game = game(Preset::ReversiMayFlip.rules(), "d4e4d5e5d5f4");
    game.undo();
    let mut record = Record::from(game);
    record.forfeit = Some(Forfeit::TimeOut(Color::White));
    let text = pgn::write(&record);
    let expected = "[Result \"33-31\"]\n[Variant \"reversi-may-flip\"]\n\
                    [Termination \"white out of time\"]\n[TakenBack \"f4\"]\n\n\
                    1. d4 e4 2. d5 e5xd5 33-31\n";
    assert!(text.ends_with(expected), "{text}");
}

/// The bytes that are put in the place of each other one.
const DAMAGE: &[u8] = b"x0 \n\t\"[]{}();%$\\*.-@8h\0\x7f\xff\xc3";

/// Puts other bytes in the place of each byte of a saved game, one at a time.
fn damage(record: &Record) {
    let whole = pgn::write(record).into_bytes();
    let lines = whole.split(|&byte| byte == b'\n').count();
    for at in 0..whole.len() {
        for &byte in DAMAGE {
            let mut bytes = whole.clone();
            bytes[at] = byte;
            let Ok(text) = str::from_utf8(&bytes) else { continue };
            match read_pgn(text) {
                Ok((read, _)) => {
                    let game = &read.game;
                    let is_empty = game.plies().is_empty() && game.undone().is_empty();
                    assert!(!is_empty, "byte {at} as {byte}: an empty game\n{text}");
                }
                Err(error) => {
                    let Location::Column { line, .. } = error.at else { panic!("{error}") };
                    assert!((1..=lines + 1).contains(&line), "{error}\n{text}");
                    assert!(error.to_string().len() < 300, "{error}");
                }
            }
        }
    }
}

#[test]
fn a_damaged_byte_is_an_error_or_the_game_is_still_legal() {
    let mut record = Record::from(game(Rules::OTHELLO, PASSES));
    record.names = ByColor { black: "Ann".parse().ok(), white: "Bob".parse().ok() };
    record.date = "2026.11.21".parse().ok();
    damage(&record);
    let mut game = game(Preset::ReversiMustFlip.rules(), "d4e4d5e5d5f4");
    game.undo();
    let mut record = Record::from(game);
    let left = ByColor { black: Duration::from_secs(299), white: Duration::from_millis(123_456) };
    record.clock = Some(Clock::with_left(TimeControl::from_secs(300, 3).unwrap(), left));
    record.forfeit = Some(Forfeit::Resignation(Color::White));
    damage(&record);
}

#[test]
fn comments_and_escaped_lines_hide_brackets_and_parentheses() {
    let text = "[Black \"Ann\"]\n% [x\n[White \"Bob\"]\n\n1. f5 {[a (b} d6 (1... f6 ; :) [c]\n\
                2. e6 {)} (2. d6)) $12 2. c3 ; [d] {\n% [e] f\nd3 *\n";
    let (record, warnings) = read_pgn(text).unwrap();
    assert_eq!(transcript::write(record.game.plies()), "f5d6c3d3");
    assert_eq!(record.names.white, "Bob".parse().ok());
    let warnings: Vec<_> = warnings.iter().map(ToString::to_string).collect();
    let fault = "the variation at line 6, column 15 is kept as text: move 3: d6 flips no discs";
    assert_eq!(warnings, [fault]);
    let start = Position::start(Rules::OTHELLO);
    let games: Vec<_> = Reader::new(text.as_bytes(), start).collect();
    assert!(matches!(&games[..], [Ok(found)] if found.record == record), "{games:?}");
}

#[test]
fn a_second_game_in_a_text_for_one_is_an_error() {
    let error = read_pgn("[Black \"Ann\"]\n\n1. f5 *\n\n[Black \"Bob\"]\n\n1. f5 *").unwrap_err();
    assert_eq!(error.to_string(), "line 5, column 1: expected one game, and nothing after it");
}

/// Writes what was read, and expects the tags of the clock to come back as they were.
fn check_clock(tags: &str) {
    let text = format!("{tags}\n1. f5 *\n");
    let (record, _) = read_pgn(&text).unwrap();
    let again = pgn::write(&record);
    assert!(again.contains(tags), "{again}");
    assert_eq!(read_pgn(&again).unwrap().0, record);
}

#[test]
fn times_left_come_back_with_and_without_a_time_control() {
    let left = "[BlackClock \"0:04:59.123\"]\n[WhiteClock \"0:05:00.000\"]\n";
    check_clock(&format!("[TimeControl \"300+3\"]\n{left}"));
    check_clock(&format!("[TimeControl \"by the hour-glass\"]\n{left}"));
    check_clock(left);
    check_clock("[TimeControl \"300\"]\n");
    assert_eq!(read_pgn(&format!("{left}\n1. f5 *")).unwrap().0.clock, None);
}

#[test]
fn faults_name_line_move_and_reason() {
    let check = |text: &str, expected: &str| {
        assert_eq!(read_pgn(text).unwrap_err().to_string(), expected, "{text}");
    };
    let tags = "[Black \"Ann\"]\n[White \"Bob\"]\n\n";
    check(
        &format!("{tags}1. f5 d6\n2. c3 h8 *"),
        "line 5, column 7: move 4: h8 has no black disc next to it",
    );
    check(&format!("{tags}1. f5 -- d6"), "line 4, column 7: move 2: a pass is not forced here");
    check(
        &format!("{tags}1. f4 *"),
        "line 4, column 4: move 1: f4 is legal only with the mirrored start",
    );
    check(tags, "line 2, column 14: expected moves or a result behind the tags");
    check("[Black \"Ann]\n\n1. f5 *", "line 1, column 1: expected a tag such as [Black \"name\"]");
    check(
        "[Variant \"othello\"]\n[Supply \"owm\"]\n\n*",
        "line 2, column 1: Supply: expected one of pool, own",
    );
    check("[Variant \"sticks\"]\n\n*", "line 1, column 1: skipped: another variant, \"sticks\"");
    check(
        "[Variant \"othello\"]\n[SecondMove \"place\"]\n\n*",
        "line 1, column 1: Variant: a second-move rule needs the centre opening, in which White places a \
         second disc",
    );
    check(
        "[Variant \"othello\"]\n[TakenBack \"f6e8\"]\n\n1. f5 *",
        "line 2, column 1: TakenBack: move 2: e8 has no white disc next to it",
    );
    check(
        "[Variant \"othello\"]\n[BlackClock \"1:00\"]\n\n*",
        "line 2, column 1: BlackClock: expected a time as H:MM:SS.mmm, below 1000 hours",
    );
    check(
        "[Position \"XO X\"]\n[Variant \"othello\"]\n\n*",
        "line 1, column 1: Position: expected 64 characters, a1 to h8, found 3",
    );
    check(
        "[FEN \"8/8/8/3pP3/3Pp3/8/8 b\"]\n\n*",
        "line 1, column 1: FEN: expected a position as 8/8/8/3pP3/3Pp3/8/8/8 b",
    );
}

#[test]
fn other_programs_ways_are_understood() {
    let read = |text: &str| read_pgn(text).unwrap();
    let (record, _) = read(
        "[FEN \"8/8/8/3Pp3/3pP3/8/8/8 b - - 0 1\"]\n[Termination \"time forfeit\"]\n\n1. f4 1-0",
    );
    assert_eq!(record.game.rules(), Preset::OthelloMirrored.rules());
    assert_eq!(record.forfeit, Some(Forfeit::TimeOut(Color::White)));
    let (record, _) = read(
        "[Black \"?\"]\n\n1.F5! {best} D6 $6 (1... f6 {(} (2. e6)) 2... ; rest\n2. C3 1/2-1/2",
    );
    assert_eq!(transcript::write(record.game.plies()), "f5d6c3");
    assert_eq!(record.names, ByColor::default());
    assert_eq!(record.tags.get("Result"), Some("1/2-1/2"));
    let (record, _) = read("[event \"Cup\"]\n[black \"Ann\"]\n[result \"1-0\"]\n\n1. f5 1-0");
    assert_eq!(record.names.black, "Ann".parse().ok());
    assert_eq!(record.tags.iter().collect::<Vec<_>>(), [("Event", "Cup"), ("Result", "1-0")]);
}

fn evaluation(score: Score, best: &[Square]) -> MoveEvaluation {
    MoveEvaluation { score, best_score: Score::Exact(6), best: best.into(), replies: Vec::new() }
}

/// The second game has a choice of a disc to flip, which is a ply of its own in the same word.
#[test]
fn evaluations_stand_in_comments_behind_their_moves() {
    let estimate = Score::Estimated { hundredths: -25, depth: 14, percent: 87 };
    let mut record = Record::from(game(Rules::OTHELLO, "f5d6c3"));
    record.evaluations.insert(0, evaluation(estimate, &[Square::D3, Square::C5]));
    record.evaluations.insert(2, evaluation(Score::Exact(6), &[Square::C3]));
    let text = pgn::write(&record);
    let moves = text.split("\n\n").nth(1).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(
        moves,
        "1. f5 {[%eval -0.25,14,87] [%best +6,exact d3c5]} d6 2. c3 {[%eval +6,exact] [%best \
         +6,exact c3]} *"
    );
    assert_eq!(read_pgn(&text), Ok((record, Vec::new())));

    let rules = Preset::ReversiMayFlip.rules();
    let mut record = Record::from(Game::new(rules));
    while record.game.plies().len() < 4 || !record.game.plies().last().unwrap().is_choice() {
        let square = record.game.position().legal_moves().first().unwrap();
        record.game.play(square).unwrap();
    }
    let plies = record.game.plies().len();
    for (index, discs) in [(plies - 2, 4), (plies - 1, 5)] {
        record.evaluations.insert(index, evaluation(Score::Exact(discs), &[Square::A1]));
    }
    let text = pgn::write(&record);
    assert_eq!(pgn::read(&text, Position::start(rules)).unwrap().0, record, "{text}");
}

#[test]
fn comments_that_are_more_than_evaluations_are_kept_as_they_are() {
    let text = "[Result \"*\"]\n\n1. f5 {[%eval 0.3]} d6 {[%eval +6,exact] [%best +6,exact d6]} \
                {good} 2. c3 {[%eval +6,exact] [%best +6,exact c3] good} *\n";
    let found = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO)).next().unwrap();
    let found = found.unwrap();
    let comment =
        |plies| found.record.annotations.note(Moment::Main(plies)).unwrap().comment.clone();
    assert_eq!(comment(1), "[%eval 0.3]");
    assert_eq!(comment(2), "good");
    assert_eq!(comment(3), "[%eval +6,exact] [%best +6,exact c3] good");
    let evaluations: Vec<usize> = found.record.evaluations.iter().map(|(index, _)| index).collect();
    assert_eq!(evaluations, [1]);
}

/// Damage must not put an evaluation where no move is.
#[test]
fn evaluations_before_the_first_move_are_a_comment() {
    let text = "[Result \"*\"]\n\n{[%eval +6,exact] [%best +6,exact d6]} 1. f5 *\n";
    let found = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO)).next().unwrap();
    let found = found.unwrap();
    assert!(found.record.evaluations.is_empty());
    let note = found.record.annotations.note(Moment::Main(0)).unwrap();
    assert_eq!(note.comment, "[%eval +6,exact] [%best +6,exact d6]");
}

#[test]
fn a_format_without_evaluations_is_said_to_lose_them() {
    let mut record = Record::from(game(Rules::OTHELLO, "f5d6c3"));
    record.evaluations.insert(2, evaluation(Score::Exact(6), &[Square::C3]));
    let lost = |format: Format| {
        losses(format, &record, Skipped::default(), &format.write(&record).unwrap())
    };
    assert_eq!(lost(Format::Pgn), [].into());
    assert_eq!(lost(Format::Transcript), [(Loss::Annotations, 1)].into());
}

#[test]
fn numbered_moves_with_comments_are_a_game_without_tags() {
    let text = "1. d3 {the usual one} c3 2. c4 *\n";
    assert_eq!(Format::detect(text.as_bytes()), Format::Pgn);
    let (record, warnings) = read_pgn(text).unwrap();
    assert_eq!(transcript::write(record.game.plies()), "d3c3c4");
    assert!(warnings.is_empty());
    assert_eq!(Format::detect(b"1. d3 c3 2. c4\n"), Format::Transcript);
}

#[test]
fn a_game_without_the_result_that_its_tags_tell_has_been_cut_off() {
    let warnings = |text: &str| {
        let read = pgn::read(text, Position::start(Rules::OTHELLO));
        read.unwrap_or_else(|error| panic!("{text}: {error}")).1
    };
    let head = "[Event \"?\"]\n[Result \"*\"]\n\n";
    assert_eq!(warnings(&format!("{head}1. f5 d6 2. c3\n")), [Warning::CutOff]);
    assert_eq!(warnings(&format!("{head}1. f5 d6 2. c3 *\n")), []);
    assert_eq!(warnings("[Event \"?\"]\n\n1. f5 d6 2. c3\n"), []);
}
