//! Files of other programs: their encodings, what is told of them, and what is refused.

use std::process::{Command, Output, Stdio};

use crate::OTHELLO;
use crate::feed::feed;
use crate::folder::Folder;
use crate::home::at_home;

fn run(home: &Folder, args: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(OTHELLO);
    command.args(args).env_clear().envs(at_home(home.path())).env("LANG", "C.UTF-8");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    feed(&mut child, input);
    child.wait_with_output().unwrap()
}

#[track_caller]
fn check(args: &[&str], input: &[u8], status: i32, out: &[u8], err: &str) {
    let output = run(&Folder::new(), args, input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), err, "{args:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(out), "{args:?}");
    assert_eq!((&output.stdout[..], output.status.code()), (out, Some(status)), "{args:?}");
}

const SHIFT_JIS: &[u8] = b"(;FF[4]GM[2]CA[Shift_JIS];B[f5]C[\x95\x5c];W[d6])\n";

#[test]
fn an_unchanged_game_keeps_its_bytes_and_another_format_is_utf_8() {
    check(&["convert", "--strict", "--to", "sgf"], SHIFT_JIS, 0, SHIFT_JIS, "");
    let pgn = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[Black \"?\"]\n\
               [White \"?\"]\n[Result \"*\"]\n[Variant \"othello\"]\n\n1. f5 {表} d6 *\n";
    check(&["convert", "--strict", "--to", "pgn"], SHIFT_JIS, 0, pgn.as_bytes(), "");
}

#[test]
fn utf_16_is_kept_where_nothing_else_follows() {
    let wide = |text: &str| -> Vec<u8> {
        "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
    };
    let sgf = "(;FF[4]GM[2];B[f5]C[表];W[d6])\n";
    check(&["convert", "--strict", "--to", "sgf"], &wide(sgf), 0, &wide(sgf), "");
    let output = run(&Folder::new(), &["convert", "--to", "sgf"], &wide(&sgf.repeat(2)));
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!((text.matches("CA[UTF-8]").count(), text.matches("C[表]").count()), (2, 2));
}

#[test]
fn text_that_cannot_be_read_fails_a_strict_conversion() {
    let sgf = b"(;FF[4]GM[2]CA[EUC-JP];B[f5]C[\xc6\xfc\xff];W[d6])\n";
    let err = "othello: -:1: a character of the text cannot be read, at line 1, column 32\n";
    check(&["convert", "--to", "sgf"], sgf, 0, sgf, err);
    check(&["convert", "--strict", "--to", "sgf"], sgf, 1, sgf, err);
    let output = run(&Folder::new(), &["convert", "--strict", "--to", "pgn"], sgf);
    let lost = "othello: 1 game: unreadable characters are not kept in pgn format\n";
    assert_eq!(String::from_utf8(output.stderr).unwrap(), format!("{err}{lost}"));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn an_encoding_can_be_named_on_each_command_that_reads_files() {
    let home = Folder::new();
    let file = home.path().join("names.pgn");
    std::fs::write(&file, b"[Black \"\xcd\xf5\"]\n[White \"B\"]\n\n1. f5 d6 *\n").unwrap();
    let file = file.to_str().unwrap();
    let text = |args: &[&str]| {
        let output = run(&home, args, b"");
        let out = String::from_utf8_lossy(&output.stdout).into_owned();
        (out, String::from_utf8(output.stderr).unwrap())
    };
    let (out, err) = text(&["show", "--encoding", "GB18030", file]);
    assert!(out.starts_with("王 - B") && err.is_empty(), "{out}{err}");
    let (out, err) = text(&["convert", "--to", "pgn", "--encoding", "big5", file]);
    // The game keeps its bytes.
    assert!(out.contains("[Black \"\u{fffd}") && err.is_empty(), "{out}{err}");
    let (out, err) = text(&["open", "--encoding", "latin1", file]);
    assert!(out.contains("Íõ plays Black") && err.is_empty(), "{out}{err}");
    let (_, err) = text(&["check", file]);
    assert!(err.contains("the text does not name its encoding and is read as "), "{err}");
    for command in
        [&["check"][..], &["analyze", "--depth", "1"], &["solve", "--depth", "1"], &["puzzles"]]
    {
        let (_, err) = text(&[command, &["--encoding", "latin1", file]].concat());
        assert!(!err.contains("encoding"), "{command:?}: {err}");
    }
    let (_, err) = text(&["show", "--encoding", "klingon", file]);
    assert!(err.contains("expected the name of an encoding, such as UTF-8, Shift_JIS"), "{err}");
}

/// `open` says of a file what `show` and `convert` say.
#[test]
fn what_a_file_says_beside_its_game_is_told_when_it_is_opened() {
    let home = Folder::new();
    let opened = |text: &str| {
        let file = home.path().join("game.pgn");
        std::fs::write(&file, text).unwrap();
        let output = run(&home, &["open", file.to_str().unwrap()], b"");
        String::from_utf8(output.stdout).unwrap()
    };
    let tags = "[White \"Ann\"]\n[White \"Bob\"]\n[Result \"64-0\"]";
    let text = format!("{tags}\n\n1. e6 f4 2. e3 f6 3. g5 d6 4. e7 f5 5. c5 0-64\n");
    let said = opened(&text);
    let wrong = "The result is given as 0-64, but the game ends 64-0.";
    assert!(said.contains(wrong), "{said}");
    assert!(said.contains("The saved game will lack parts of the file: tags (1)."), "{said}");
    let said =
        opened("[Black \"A\"]\n\n1. f5 (1. a1 b2) d6\n% mine\n*\n\n[Black \"B\"]\n\n1. f5 *\n");
    assert!(said.contains("The variation at line 3, column 11 is kept as text"), "{said}");
    assert!(said.contains("will lack parts of the file: comments (1)."), "{said}");
    assert!(said.contains("1 more game follows in the file; `othello open FILE 2`"), "{said}");
    let said = opened("[Black \"A\"]\n\n1. f5 {[%eval +64,exact] [%best +64,exact f5]} d6 *\n");
    assert!(said.contains("The exact value of a move comes from the file"), "{said}");
    let said = opened("[Black \"A\"]\n\n1. f5 {[%eval +64,exact] [%best +64,exact a1a1]} d6 *\n");
    assert!(said.contains("The value that is given for move 1 contradicts the game."), "{said}");
    let said = opened("[Black \"A\"]\n\n1. f5 d6 *\n");
    assert!(!said.contains("file"), "{said}");
}

#[test]
fn a_file_without_a_game_is_refused() {
    let none = "othello: expected a game, found none\n";
    for input in [&b""[..], b"\n \n"] {
        check(&["convert", "--to", "pgn"], input, 1, b"", none);
        check(&["show"], input, 1, b"", none);
        check(&["solve"], input, 1, b"", none);
        check(&["analyze"], input, 1, b"", none);
    }
    let go = format!("othello: -:1:3: skipped: another game, GM[1]\n{none}");
    check(&["convert", "--to", "pgn"], b"(;GM[1];B[aa])", 1, b"", &go);
    let home = Folder::new();
    let base = home.path().join("none.wtb");
    std::fs::write(&base, [20, 26, 11, 23, 0, 0, 0, 0, 0, 0, 0xd0, 7, 8, 0, 24, 0]).unwrap();
    let output = run(&home, &["convert", "--to", "pgn", base.to_str().unwrap()], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().ends_with("expected a game, found none\n"));
}

#[test]
fn a_score_that_differs_or_is_none_is_told() {
    let line = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; ";
    let solve = |scores: &str| {
        let output = run(&Folder::new(), &["solve"], format!("{line}{scores}\n").as_bytes());
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    assert_eq!(solve("G8:+18; H1:+12;"), (Some(0), String::new()));
    assert_eq!(solve("G8:+16;"), (Some(1), String::new()));
    let unknown = "othello: -:1: Scores: unknown value G8:+99, kept as it is\n";
    assert_eq!(solve("G8:+99;"), (Some(0), unknown.into()));
}

#[test]
fn numbers_below_zero_are_refused_as_what_they_are() {
    let refused = |args: &[&str], expected: &str| {
        let output = run(&Folder::new(), args, b"");
        let err = String::from_utf8(output.stderr).unwrap();
        assert!(err.contains(expected) && !err.contains("tip"), "{err}");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
    };
    refused(&["solve", "--depth", "-1"], "expected a depth from 1 to 60");
    refused(&["perft", "-1"], "expected a number from 1 to 4294967295");
    let empty = "-".repeat(64) + " X";
    refused(&["perft", "2", "--position", &empty], "expected discs on the board, found none");
}
