//! Errors as a caller prints them: with their causes, each said once.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use std::error::Error;

use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::reader::Reader;
use othello_notation::{paste, position, transcript};

/// Prints an error as `anyhow` does: with all its causes.
#[track_caller]
fn check(error: &dyn Error, expected: &str) {
    let mut printed = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        printed = format!("{printed}: {error}");
        cause = error.source();
    }
    assert_eq!(printed, expected);
}

#[test]
fn no_error_repeats_its_cause() {
    let mut game = Game::new(Rules::OTHELLO);
    let illegal = "move 2: f5 is occupied";
    check(&transcript::play(&mut game, "f5f5").unwrap_err(), illegal);
    check(&paste::read("f5f5", Rules::OTHELLO).unwrap_err(), illegal);
    let squares = "expected 64 characters, a1 to h8, found 1";
    check(&position::read("X").unwrap_err(), squares);
    let read = |text: &str| {
        let mut games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
        games.next().unwrap().unwrap_err()
    };
    check(&read("f5f5\n"), &format!("line 1, column 3: {illegal}"));
    let ggf = "(;GM[Othello]BO[8 X];)";
    check(&read(ggf), &format!("line 1, column 14: {squares}"));
    let pasted = paste::read(ggf, Rules::OTHELLO).unwrap_err();
    check(&pasted, &format!("line 1, column 14: {squares}"));
}
