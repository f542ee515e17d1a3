//! Results that files state, held against those of the games.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello::notation::reader::{Found, Reader};
use othello::position::Position;
use othello::rules::Rules;

/// Reads the one game of a text.
#[track_caller]
fn read(text: &str) -> Found {
    let games: Vec<_> = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO)).collect();
    let [Ok(found)] = &games[..] else { panic!("{games:?}") };
    found.clone()
}

fn warnings(found: &Found) -> Vec<String> {
    found.warnings.iter().map(ToString::to_string).collect()
}

/// Black has 13 discs and White none.
const WIPE_OUT: &str = "1. e6 f4 2. e3 f6 3. g5 d6 4. e7 f5 5. c5";

#[test]
fn a_game_decided_on_the_board_cannot_be_forfeited() {
    let full = format!("{} X", "X".repeat(32) + &"O".repeat(32));
    let moves: String = WIPE_OUT.split(' ').filter(|word| !word.ends_with('.')).collect();
    let words = || {
        let squares = moves.as_bytes().chunks(2).enumerate();
        squares.map(|(at, square)| {
            let color = ["B", "W"][at % 2];
            format!("{color}[{}]", str::from_utf8(square).unwrap())
        })
    };
    let moves: String = words().collect();
    let check = |text: &str, stated: &str, score: &str| {
        let found = read(text);
        assert_eq!(found.record.forfeit, None, "{text}");
        let counted = found.record.result().unwrap().score;
        assert_eq!(format!("{}-{}", counted.black, counted.white), score, "{text}");
        let expected =
            format!("the end is given as {stated}, but the game is decided on the board, {score}");
        assert_eq!(warnings(&found).first(), Some(&expected), "{text}");
    };
    check(
        &format!("[Termination \"black out of time\"]\n\n{WIPE_OUT} 64-0"),
        "black out of time",
        "64-0",
    );
    check(
        &format!("[Position \"{full}\"]\n[Termination \"white resigns\"]\n\n32-32"),
        "white resigns",
        "32-32",
    );
    check(&format!("(;GM[Othello]RE[-2.000:t]{moves};)"), "-2.000:t", "64-0");
    check(&format!("(;GM[Othello]RE[-64.000:r]{moves};)"), "-64.000:r", "64-0");
    check(&format!("(;GM[2]RE[W+T]{moves})"), "W+T", "64-0");
    check(&format!("(;GM[2]RE[W+R]{moves})"), "W+R", "64-0");
}
