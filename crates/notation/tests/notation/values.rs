//! Evaluations in comments.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::evaluation::{Evaluations, MoveEvaluation, Score};
use othello_notation::reader::Reader;

/// The evaluations of a game of one move with that comment.
fn read(comment: &str) -> Evaluations {
    let text = format!("[Black \"A\"]\n\n1. f5 {{{comment}}} *\n");
    let game = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO)).next();
    game.unwrap().unwrap().record.evaluations
}

#[track_caller]
fn check(score: Score, best_score: Score, text: &str) {
    let best = vec![Square::H3, Square::G8];
    let evaluation = MoveEvaluation { score, best_score, best, replies: Vec::new() };
    assert_eq!(evaluation.to_string(), text);
    let replies = vec![Square::H1, Square::G7];
    let with_replies = MoveEvaluation { replies, ..evaluation.clone() };
    let longer = text.replace("h3g8]", "h3g8/h1g7]");
    assert_eq!(with_replies.to_string(), longer);
    assert_eq!(read(text).get(0), Some(&evaluation));
    assert_eq!(read(&longer).get(0), Some(&with_replies));
}

const fn estimate(hundredths: i16) -> Score {
    Score::Estimated { hundredths, depth: 14, percent: 87 }
}

#[test]
fn evaluations_are_read_as_they_were_written() {
    check(Score::Exact(-2), Score::Exact(64), "[%eval -2,exact] [%best +64,exact h3g8]");
    let text = "[%eval +0.05,14,87] [%best -0.50,14,87 h3g8]";
    check(estimate(5), estimate(-50), text);
    check(estimate(0), Score::Exact(0), "[%eval +0.00,14,87] [%best +0,exact h3g8]");
}

#[test]
fn other_comments_are_not_taken_for_evaluations() {
    let others = [
        "",
        "a fine move",
        "[%eval 0.35]",
        "[%eval -2,exact]",
        "[%eval -2,exact] [%best +6,exact h3] a fine move",
        "[%eval -2,exact] [%best +6,exact]",
        "[%eval -2,exact] [%best +6,exact h3g]",
        "[%eval -2,exact] [%best +6,exact h9]",
        "[%eval -2,exact] [%best +6,exact h3/]",
        "[%eval -2,exact] [%best +6,exact /h3]",
        "[%eval +65,exact] [%best +65,exact h3]",
        "[%eval +99.99,1,87] [%best +6,exact h3]",
        "[%eval +1.5,14,87] [%best +6,exact h3]",
        "[%eval ++1.50,14,87] [%best +6,exact h3]",
        "[%best +6,exact h3] [%eval -2,exact]",
    ];
    for other in others {
        assert!(read(other).is_empty(), "{other}");
    }
}
