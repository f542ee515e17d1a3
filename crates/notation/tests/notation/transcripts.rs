//! Transcripts in every spelling, and the faults of those that are none.

use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::{Preset, Rules};
use othello_notation::{paste, position, transcript};

use crate::{table, with_passes};

fn replay(rules: Rules, text: &str) -> Result<Game, String> {
    let mut game = Game::new(rules);
    transcript::play(&mut game, text).map_err(|error| error.to_string())?;
    Ok(game)
}

/// Real spellings, accepted or refused as the table lists; the file names its source.
#[test]
fn every_spelling_is_accepted_or_refused_as_listed() {
    let mut rows = 0;
    let table = include_str!("../../../../tests/data/transcript_variants.tsv");
    for [name, input, verdict, moves, reason] in table::rows(table) {
        let input = input.replace("\\r", "\r").replace("\\n", "\n").replace("\\t", "\t");
        let (game, text) = match position::read_start(&input) {
            Ok((board, next, rest)) => {
                (Game::from_position(Position::new(Rules::OTHELLO, board, next)), rest)
            }
            Err(_) => (Game::new(Rules::OTHELLO), input.as_str()),
        };
        let mut played = game.clone();
        let outcome = transcript::play(&mut played, text).map_err(|error| error.to_string());
        match verdict {
            "ok" => assert_eq!(outcome.map(|()| with_passes(&played)), Ok(moves.into()), "{name}"),
            "error" => {
                assert_eq!(outcome, Err(expected_error(name)), "{name}: {reason}");
                assert_eq!(played, game, "{name}: a refused text changes nothing");
            }
            other => panic!("{other}"),
        }
        rows += 1;
    }
    assert_eq!(rows, 49);
}

/// Our words for the reasons of the table.
fn expected_error(name: &str) -> String {
    match name {
        "odd length" => "move 2: expected a row after d",
        "square off board" => "move 2: d9 is not on the board",
        "letter off board" => "move 2: i4 is not on the board",
        "illegal first move" => "move 1: a1 has no white disc next to it",
        "illegal: occupied" => "move 2: f5 is occupied",
        "illegal: flips nothing" => "move 3: a1 has no white disc next to it",
        "pass while a legal move exists" => "move 2: a pass is not forced here",
        "moves after the game is over" => "move 10: a1 cannot be played: the game is over",
        "digit-first notation (5f) is not standard" => "move 1: 5f has the row before the column",
        "mirrored start position transcript (White on e4/d5)" => {
            "move 1: f4 is legal only with the mirrored start"
        }
        other => panic!("no expectation for {other}"),
    }
    .into()
}

#[test]
fn faults_name_their_place_and_quote_little() {
    let check = |text: &str, expected: &str| {
        assert_eq!(replay(Rules::OTHELLO, text).unwrap_err(), expected, "{text}");
    };
    check("f5 hello", "move 2: hello is not a move");
    check("f5 46-18 d6", "move 2: expected nothing after the result, found d6");
    check("f5d6c3 xd3", "move 4: xd3 is not a move");
    check("f5xd6", "move 2: x is not expected here: there is no disc to choose");
    check(&"z".repeat(1_000_000), "move 1: zzzzzzzzzzzzzzzz… is not a move");
    check("f5 \u{202e}abc", "move 2: abc is not a move");
    check("e6f4e3f6g5d6e7f5--", "move 9: a pass is not forced here");
    assert!(replay(Rules::OTHELLO, "e6f4e3f6g5d6e7f5c5----").is_ok());
}

#[test]
fn the_disc_that_a_second_move_flips_may_be_written_with_or_without_an_x() {
    let rules = Preset::ReversiMayFlip.rules();
    for text in ["d4e4d5e5xd5", "d4e4d5e5d5", "d4 e4 d5 e5xd5"] {
        let game = replay(rules, text).unwrap();
        assert_eq!(transcript::write(game.plies()), "d4e4d5e5d5");
    }
    assert!(replay(rules, "d4e4d5e5xd4").is_ok());
    assert_eq!(
        replay(rules, "d4e4d5e5xe4").unwrap_err(),
        "move 5: e4 is not one of the discs to choose from"
    );
}

/// Only a first move of the usual start is one of the mirrored start.
#[test]
fn the_mirrored_start_is_named_where_it_is_the_reason() {
    let check = |rules: Rules, text: &str, expected: &str| {
        assert_eq!(replay(rules, text).unwrap_err(), expected, "{text}");
    };
    for first in ["c5", "d6", "e3", "f4"] {
        let expected = format!("move 1: {first} is legal only with the mirrored start");
        check(Rules::OTHELLO, first, &expected);
    }
    check(Rules::OTHELLO, "a1", "move 1: a1 has no white disc next to it");
    check(Rules::OTHELLO, "f5e3", "move 2: e3 flips no discs");
    check(Preset::OthelloMirrored.rules(), "f5", "move 1: f5 flips no discs");
    let set_up = "-".repeat(27) + "OX------XOX" + &"-".repeat(26) + " X";
    let (board, next, _) = position::read_start(&set_up).unwrap();
    let mut game = Game::from_position(Position::new(Rules::OTHELLO, board, next));
    let error = transcript::play(&mut game, "f4").unwrap_err().to_string();
    assert!(!error.contains("mirrored"), "{error}");
}

#[test]
fn a_line_for_mail_has_the_rules_and_the_players_in_front_and_is_read_back() {
    for rules in Preset::ALL.iter().map(|preset| preset.rules()) {
        let mut game = Game::new(rules);
        for _ in 0..6 {
            game.play(game.position().legal_moves().first().unwrap()).unwrap();
        }
        let names = ByColor { black: "Ada".parse().ok(), white: "Emile".parse().ok() };
        let line = paste::write(&game, &names);
        assert!(line.contains("Ada - Emile: "), "{line}");
        let read = paste::read(&line, Rules::OTHELLO).unwrap();
        assert_eq!((read.game.rules(), read.game.plies()), (rules, game.plies()), "{line}");
    }
    let line = paste::write(&Game::new(Rules::OTHELLO), &ByColor::default());
    assert_eq!(line, "");
}
