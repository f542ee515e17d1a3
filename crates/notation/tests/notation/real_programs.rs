//! Texts as real programs write them, although no format allows for it.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use std::io::BufReader;

use othello_core::board::{ByColor, Color};
use othello_core::position::Position;
use othello_core::result::Forfeit;
use othello_core::rules::{Preset, Rules};
use othello_notation::error::Location;
use othello_notation::reader::{Found, Reader};
use othello_notation::{Format, Record, pgn};

use crate::with_passes;

/// Reads the games of an input, all of which are sound, in pieces of every size.
#[track_caller]
fn read(bytes: &[u8]) -> Vec<Found> {
    let read = |capacity| {
        let input = BufReader::with_capacity(capacity, bytes);
        Reader::new(input, Position::start(Rules::OTHELLO)).collect::<Result<Vec<_>, _>>().unwrap()
    };
    let games = read(1 << 16);
    for capacity in [1, 2, 3, 5, 64] {
        assert_eq!(read(capacity), games, "{capacity}");
    }
    games
}

/// Reads the one game of an input.
#[track_caller]
fn game(bytes: &[u8]) -> Found {
    let games = read(bytes);
    assert_eq!(games.len(), 1, "{games:?}");
    games[0].clone()
}

#[test]
fn quotes_within_the_text_of_a_tag() {
    let check = |text: &str, expected: &str| {
        let found = game(format!("[Event \"{text}\"]\n[Black \"Ann\"]\n\n1. f5 *\n").as_bytes());
        assert_eq!(found.record.tags.get("Event"), Some(expected));
        assert_eq!(found.record.name(Color::Black), Some("Ann"));
    };
    check("Parties du \"Coq\" - 1988", "Parties du \"Coq\" - 1988");
    check("\"Coq\"", "\"Coq\"");
    check("Parties du \\\"Coq\\\"", "Parties du \"Coq\"");
    check("the \"\" cup", "the \"\" cup");
}

#[test]
fn passes_in_every_spelling() {
    let passes = "f5d6c4d3c3f4c5b3c2e3d2c6b4b5f2e2f3c1e1d1c7f1b6c8a5a4a3d7e6g1a6g5h5g6g4h6\
                  g3h4h3e7f6h2e8d8b8b7f8f7g8b2a2g2h1g7a7a8h7h8b1a1";
    let record = game(passes.as_bytes()).record;
    for format in [Format::Sgf, Format::Ggf] {
        let text = format.write(&record).unwrap();
        assert_eq!(text.matches("[PA]").count(), 2);
        for pass in ["@@@@", "@@", "--", "pass", "PASS", "PS"] {
            let found = game(text.replace("[PA]", &format!("[{pass}]")).as_bytes());
            assert_eq!(with_passes(&found.record.game), with_passes(&record.game), "{pass}");
        }
    }
}

#[test]
fn sgf_names_the_game_and_sets_up_rectangles() {
    let found = game(b"(;FF[4]GM[Othello];B[f5];W[d6])");
    assert_eq!(with_passes(&found.record.game), "f5d6");
    let found = game(b"(;GM[2]AB[a1:c2][h8]AW[d4:d5][f5:e4]AE[c1][c2:c2]PL[W])");
    let rows = ["XX------", "XX------", "--------", "---OOO--", "---OOO--"];
    let board = rows.concat() + &"-".repeat(23) + "X";
    assert_eq!(found.record.game.start().board().to_string(), board);
}

#[test]
fn names_in_latin_1_and_in_utf_16() {
    let pgn =
        "[Event \"Œuvre – 1988\"]\r\n[Black \"Rémi Été\"]\r\n[White \"Bø\"]\r\n\r\n1. f5 d6 *\r\n";
    let latin: Vec<u8> = pgn
        .chars()
        .map(|letter| match letter {
            'Œ' => 0x8c,
            '–' => 0x96,
            letter => u8::try_from(u32::from(letter)).unwrap(),
        })
        .collect();
    let little: Vec<u8> =
        "\u{feff}".encode_utf16().chain(pgn.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> =
        "\u{feff}".encode_utf16().chain(pgn.encode_utf16()).flat_map(u16::to_be_bytes).collect();
    let marked = format!("\u{feff}{pgn}");
    let expected = game(pgn.as_bytes());
    assert_eq!(expected.record.name(Color::Black), Some("Rémi Été"));
    for bytes in [&latin, &little, &big, marked.as_bytes()] {
        assert_eq!(game(bytes).record, expected.record);
    }
    let warning = "the text does not name its encoding and is read as windows-1252";
    assert_eq!(game(&latin).warnings[0].to_string(), warning);
    assert!(game(&little).warnings.is_empty());
    let two = [&latin[..], b"\r\n", &latin].concat();
    assert_eq!(read(&two)[1].at, Location::Line(7));
    let sgf = "\u{feff}(;GM[2]PB[貝谷😀];B[f5])";
    let bytes: Vec<u8> = sgf.encode_utf16().flat_map(u16::to_be_bytes).collect();
    assert_eq!(game(&bytes).record.name(Color::Black), Some("貝谷😀"));
    assert_eq!(game(b"\xef\xbb\xbff5d6").record.game.plies().len(), 2);
}

#[test]
fn lines_that_end_in_carriage_returns_alone() {
    let text = "[Black \"Ann\"]\n[White \"Bob\"]\n\n1. f5 d6 *\n\n# two\nf5d6c3\nf5\n";
    let expected = read(text.as_bytes());
    assert_eq!(expected[2].at, Location::Line(8));
    assert_eq!(read(text.replace('\n', "\r").as_bytes()), expected);
    assert_eq!(read(text.replace('\n', "\r\n").as_bytes()), expected);
    assert_eq!(read(b"f5\rf5d6\r").len(), 2);
    let pgn = pgn::read("[Black \"Ann\"]\r\r1. f5 *\r", Position::start(Rules::OTHELLO));
    assert_eq!(pgn.unwrap().0.name(Color::Black), Some("Ann"));
    // The squares of the WTHOR base have such bytes: c1 is 13.
    let base = include_bytes!("../../../../tests/data/formats/WTH_1977.wtb");
    assert!(base[16..].contains(&13));
    assert_eq!(read(base).len(), 12);
}

#[test]
fn empty_lines_among_the_tags() {
    let text = "[Event \"Cup\"]\n\n[Black \"Ann\"]\n\n\n[White \"Bob\"]\n\n1. f5 *\n\n";
    let games = read(text.repeat(2).as_bytes());
    assert_eq!(games.len(), 2);
    for found in games {
        let names = ByColor { black: "Ann".parse().ok(), white: "Bob".parse().ok() };
        assert_eq!((found.record.names, found.record.game.plies().len()), (names, 1));
    }
    // A tag that has been there belongs to another game.
    let text = "[Event \"A\"]\n[Black \"Ann\"]\n\n[Event \"B\"]\n\n1. f5 *\n";
    let games: Vec<_> = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO))
        .map(|game| game.is_ok())
        .collect();
    assert_eq!(games, [false, true]);
}

#[test]
fn a_time_forfeit_in_any_case() {
    for termination in ["Time forfeit", "time forfeit", "TIME FORFEIT"] {
        let text = format!("[Termination \"{termination}\"]\n\n1. f5 d6 0-1\n");
        let record = game(text.as_bytes()).record;
        assert_eq!(record.forfeit, Some(Forfeit::TimeOut(Color::Black)), "{termination}");
    }
    let record = game(b"[Termination \"White Resigns\"]\n\n1. f5 d6 1-0\n").record;
    assert_eq!(record.forfeit, Some(Forfeit::Resignation(Color::White)));
}

/// Reads a game with a tag of another program, which is kept and comes back.
#[track_caller]
fn check_foreign(tag: &str, warning: &str) -> Record {
    let text = format!("[Black \"Ann\"]\n{tag}\n\n1. f5 d6 *\n");
    let found = game(text.as_bytes());
    let warnings: Vec<_> = found.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(warnings, [warning]);
    assert_eq!(with_passes(&found.record.game), "f5d6");
    assert_eq!(found.record.game.rules(), Rules::OTHELLO);
    let written = pgn::write(&found.record);
    assert!(written.contains(tag), "{written}");
    assert_eq!(game(written.as_bytes()).record, found.record, "{written}");
    found.record
}

#[test]
fn tags_of_other_programs_that_are_named_like_ours() {
    check_foreign("[WhiteClock \"05:00\"]", "WhiteClock: unknown value 05:00, kept as it is");
    check_foreign("[Handicap \"none\"]", "Handicap: unknown value none, kept as it is");
    check_foreign("[Position \"start\"]", "Position: unknown value start, kept as it is");
    check_foreign("[TakenBack \"yes\"]", "TakenBack: unknown value yes, kept as it is");
    check_foreign("[Goal \"win\"]", "Goal: unknown value win, kept as it is");
    check_foreign("[SecondMove \"place\"]", "SecondMove: unknown value place, kept as it is");
    check_foreign("[Variant \"Othello 8x8\"]", "Variant: unknown value Othello 8x8, kept as it is");
    check_foreign("[Variant \"Reversi\"]", "Variant: unknown value Reversi, kept as it is");
    let text = "[BlackClock \"5:00\"]\n[WhiteClock \"05:00\"]\n[TimeControl \"300\"]\n\n1. f5 *\n";
    let found = game(text.as_bytes());
    assert_eq!(found.warnings.len(), 2);
    assert!(found.record.clock.is_some());
    assert_eq!(game(pgn::write(&found.record).as_bytes()).record, found.record);
    check_foreign("[Layout \"8x8\"]", "Layout: unknown value 8x8, kept as it is");
    // Under other rules it cannot be written without harm to the game.
    let found = game(b"[Goal \"fewest\"]\n[WhiteClock \"05:00\"]\n\n1. f5 *");
    assert_eq!(found.record.game.rules(), Preset::Anti.rules());
    let again = game(pgn::write(&found.record).as_bytes()).record;
    assert_eq!(again.game, found.record.game);
}
