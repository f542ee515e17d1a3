//! Things that others write beside a game, which stay or are counted.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::tree::Moment;
use othello_notation::Format;
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::{Found, Reader};

fn games(text: &str) -> Vec<Found> {
    let games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    games.map(|game| game.unwrap_or_else(|error| panic!("{error}"))).collect()
}

fn game(text: &str) -> Found {
    let mut games = games(text);
    assert_eq!(games.len(), 1);
    games.remove(0)
}

#[test]
fn a_comment_may_quote_a_game_at_the_start_of_a_line() {
    let quoted = "(;FF[4\\]GM[2\\];B[f5\\])";
    let sgf = format!("(;FF[4]GM[2];B[f5]C[as in\n{quoted}\n {quoted}];W[d6])");
    let found = game(&sgf);
    assert_eq!(found.record.game.plies().len(), 2);
    let note = found.record.annotations.note(Moment::Main(1)).unwrap();
    let plain = quoted.replace('\\', "");
    assert_eq!(note.comment, format!("as in\n{plain}\n {plain}"));
    let pgn = Format::Pgn.write(&found.record).unwrap();
    assert_eq!(game(&pgn).record.annotations, found.record.annotations);
    // A text that is not closed does not take the next game with it.
    let broken = "(;FF[4]GM[2];B[f5]C[open\n(;FF[4]GM[2];B[d3])\n";
    let games: Vec<_> = Reader::new(broken.as_bytes(), Position::start(Rules::OTHELLO)).collect();
    assert!(matches!(&games[..], [Ok(_), Ok(_)]), "{games:?}");
}

#[test]
fn the_times_that_moves_have_taken_in_ggf_are_those_left_in_sgf_and_the_other_way_round() {
    let ggf = "(;GM[Othello]PC[GGS]TI[05:00/00:02]TY[8]RE[?]\
               B[f5//10]W[d6//3.5]B[c3/1.2/20]W[d3];)";
    let sgf = Format::Sgf.write(&game(ggf).record).unwrap();
    for left in ["B[f5]GGF[/10]BL[292]", "WL[298.5]", "BL[274]"] {
        assert!(sgf.contains(left), "{sgf}");
    }
    assert_eq!(sgf.matches("WL[").count(), 1, "nobody has counted the last move: {sgf}");
    assert_eq!(Format::Sgf.write(&game(&sgf).record).unwrap(), sgf);
    let of_sgf = sgf.replace("GGF[/10]", "").replace("GGF[/3.5]", "");
    let ggf = Format::Ggf.write(&game(&of_sgf).record).unwrap();
    assert!(ggf.contains("B[f5//10]") && ggf.contains("W[d6//3.5]"), "{ggf}");
}

#[test]
fn properties_of_the_first_node_and_second_names_stay() {
    let sgf = "(;FF[4]GM[2]AP[edax:4.6]ST[2];B[f5]N[one][two];W[d6])";
    let mut record = game(sgf).record;
    assert_eq!(Format::Sgf.write(&record).unwrap().trim_end(), sgf);
    record.annotations.note_mut(Moment::Main(2)).add_comment("x");
    for format in [Format::Sgf, Format::Pgn] {
        let text = format.write(&record).unwrap();
        let back = game(&text).record;
        assert_eq!(back, record, "{text}");
        assert_eq!(back.tags.get("Application"), Some("edax:4.6"));
        assert_eq!(losses(format, &record, game(sgf).skipped, &text).len(), 0);
    }
    let other =
        losses(Format::Ggf, &record, game(sgf).skipped, &Format::Ggf.write(&record).unwrap());
    assert_eq!(other.get(&Loss::Tags), Some(&1));
    let usual = game("(;FF[4]GM[2]AP[othello]ST[0];B[f5])").record;
    assert!(usual.tags.iter().next().is_none() && usual.annotations.is_empty());
}

#[test]
fn a_start_that_is_set_up_is_the_same_under_any_name() {
    for position in [
        "---------------------------XO------OX--------------------------- X",
        "X--------------------------OX------XO--------------------------- O",
    ] {
        let found = game(&format!("[Position \"{position}\"]\n\n*\n"));
        for format in [Format::Pgn, Format::Sgf, Format::Ggf, Format::Transcript] {
            let text = format.write(&found.record).unwrap();
            assert_eq!(losses(format, &found.record, found.skipped, &text).len(), 0, "{text}");
        }
    }
}

/// The main line of a game that Black wins 13-0 in nine moves.
const SHORT: [&str; 9] = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

/// Returns the numbers of the moves whose values are contradicted, with such a comment behind a move.
fn contradicted(values: &[(usize, &str)]) -> Vec<usize> {
    let comment = |number: usize| values.iter().find(|(of, _)| *of == number);
    let comment =
        |number| comment(number).map_or(String::new(), |(_, value)| format!("{{{value}}}"));
    let moves = (1..).zip(SHORT).map(|(number, square)| format!("{square} {} ", comment(number)));
    let pgn = format!("[Result \"64-0\"]\n\n{}64-0\n", moves.collect::<String>());
    let mut found = game(&pgn);
    assert_eq!(found.record.evaluations.iter().count(), values.len(), "{pgn}");
    let numbers = found.record.evaluations.contradictions(&found.record.game);
    let is_said = found.warnings.iter().any(othello_notation::error::Warning::is_disagreement);
    assert_eq!(is_said, !numbers.is_empty(), "{:?}", found.warnings);
    assert_eq!(found.record.set_contradicted_evaluations_aside(), numbers.len());
    assert_eq!(found.record.evaluations.iter().count(), values.len() - numbers.len());
    let text = Format::Pgn.write(&found.record).unwrap();
    assert_eq!(game(&text).record, found.record);
    numbers.into_iter().map(|index| index + 1).collect()
}

#[test]
fn values_are_held_against_the_game() {
    // The end of the game, and a line that leads to it.
    assert_eq!(contradicted(&[(9, "[%eval +64,exact] [%best +64,exact c5]")]), []);
    assert_eq!(contradicted(&[(9, "[%eval +64,exact] [%best +64,exact c4]")]), []);
    assert_eq!(contradicted(&[(9, "[%eval +0,exact] [%best +0,exact c5]")]), [9]);
    assert_eq!(contradicted(&[(9, "[%eval +63.00,12,100] [%best +63.00,12,100 c5]")]), [9]);
    // A line that cannot be played, and the same square three times.
    assert_eq!(contradicted(&[(1, "[%eval -64,exact] [%best +64,exact a1a1a1]")]), [1]);
    assert_eq!(contradicted(&[(1, "[%eval +0.00,12,100] [%best +1.00,12,100 f5d6c3]")]), []);
    assert_eq!(contradicted(&[(1, "[%eval +0.00,12,100] [%best +1.00,12,100 f5f5]")]), [1]);
    // The best move is the one played, or worse.
    assert_eq!(contradicted(&[(1, "[%eval +0,exact] [%best +2,exact e6]")]), [1]);
    assert_eq!(contradicted(&[(1, "[%eval +2,exact] [%best +0,exact f5]")]), [1]);
    assert_eq!(contradicted(&[(2, "[%eval +2,exact] [%best +0,exact d6]")]), []);
    assert_eq!(contradicted(&[(2, "[%eval -2,exact] [%best +0,exact d6]")]), [2]);
    // What is certain after a move is so before the next one.
    let end = (9, "[%eval +64,exact] [%best +64,exact c5]");
    let before = |value: &'static str| contradicted(&[(8, value), end]);
    assert_eq!(before("[%eval +64,exact] [%best +64,exact f5]"), []);
    assert_eq!(before("[%eval +0,exact] [%best +0,exact f5]"), [8]);
    assert_eq!(before("[%eval +0.00,12,100] [%best +0.00,12,100 f5]"), []);
}

#[test]
fn certain_values_of_others_become_what_they_state() {
    let text = "[Event \"x\"]\n\n1. f5 {[%eval +64,exact] [%best +64,exact f5]} d6 {[%eval +1.00,9,100] \
                [%best +1.00,9,100 d6]} (1... f6 {[%eval -64,exact] as if}) *\n";
    let mut record = game(text).record;
    assert_eq!(record.doubt(), 2, "that of a variation counts as well");
    let first = record.evaluations.get(0).unwrap();
    assert!(first.score.is_stated() && first.best_score.is_stated());
    assert_eq!(first.to_string(), "[%eval +64.00,0,100] [%best +64.00,0,100 f5]");
    assert!(!record.evaluations.get(1).unwrap().score.is_stated());
    let side = record.annotations.variations(Moment::Main(1)).next().unwrap();
    let note = record.annotations.note(Moment::Side(side)).unwrap();
    assert_eq!(note.comment, "[%eval -64.00,0,100] as if");
    assert_eq!(record.doubt(), 0);
    assert_eq!(game(&Format::Pgn.write(&record).unwrap()).record, record);
}
