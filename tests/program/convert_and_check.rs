//! `convert`, `check` and `show` on files of every format.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::OTHELLO;
use crate::folder::Folder;

/// Standard output, standard error and whether all went well.
fn othello(args: &[&str], input: &str) -> (String, String, bool) {
    let mut child = Command::new(OTHELLO)
        .args(args)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/formats"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.success())
}

#[test]
fn check_sums_up_and_names_each_fault() {
    let (out, err, is_sound) = othello(&["check", "edax46_export.sgf", "ggs_games.ggf"], "");
    let summary = "games: 48\npasses: 58\nearly ends: 4\nwipe-outs: 4\nunfinished: 11\n\
                   disagreements: 4\nfaults: 0\nother games: 2\n";
    assert_eq!(out, summary);
    assert_eq!(
        err,
        "othello: edax46_export.sgf:7: the result is given as W+64, but the game ends 64-0\n\
         othello: edax46_export.sgf:13: the result is given as W+64, but the game ends 64-0\n\
         othello: edax46_export.sgf:14: the result is given as B+64, but the game ends 0-64\n\
         othello: ggs_games.ggf:13: skipped: a board of 4x4\n\
         othello: ggs_games.ggf:25: skipped: a board of 10x10\n\
         othello: ggs_games.ggf:26: the result is given as 18.0, but the game ends 23-41\n"
    );
    assert!(is_sound);
    let (out, err, is_sound) = othello(&["check"], "f5d6\nf5f5\nf5--d6\nhello\n");
    assert!(out.ends_with(
        "faults: 3\n  illegal moves: 1\n  moves or passes out of turn: 1\n  \
         words that are not moves: 1\n"
    ));
    assert_eq!(
        err,
        "othello: -:2: move 2: f5 is occupied\n\
         othello: -:3: move 2: a pass is not forced here\n\
         othello: -:4: move 1: hello is not a move\n"
    );
    assert!(!is_sound);
}

#[test]
fn a_missing_file_is_reported() {
    let (_, err, is_sound) = othello(&["check", "nothing", "playok_xot.pgn"], "");
    assert_eq!(err, "othello: nothing: No such file or directory (os error 2)\n");
    assert!(!is_sound);
}

#[test]
fn games_are_converted_from_format_to_format() {
    let (pgn, err, _) = othello(&["convert", "--to", "pgn", "WTH_1977.wtb"], "");
    assert_eq!(err, "");
    assert_eq!(pgn.matches("[Event \"tournament 1\"]").count(), 12);
    let (transcripts, _, _) = othello(&["convert", "--to", "transcript", "WTH_1977.wtb"], "");
    for format in ["pgn", "ggf", "sgf"] {
        let (there, err, is_sound) = othello(&["convert", "--to", format, "-"], &pgn);
        assert_eq!((err.as_str(), is_sound), ("", true));
        let (again, err, _) = othello(&["convert", "--to", "transcript"], &there);
        assert_eq!((again, err.as_str()), (transcripts.clone(), ""), "{format}");
    }
    assert_eq!(othello(&["convert", "--to", "pgn"], &pgn).0, pgn);
}

#[test]
fn games_that_a_format_cannot_hold_are_refused() {
    let args = ["convert", "--to", "ggf", "--rules", "reversi-32"];
    let (out, err, is_sound) = othello(&args, "d4e4d5e5\n");
    assert_eq!((out.as_str(), is_sound), ("", false));
    assert_eq!(err, "othello: -:1: ggf cannot hold a game with the rules reversi-32\n");
    let (_, err, _) = othello(&["convert", "--to", "gif"], "");
    assert!(err.contains("transcript, position, pgn, sgf, ggf"), "{err}");
}

#[test]
fn show_prints_names_and_forfeits() {
    let pgn = "[Black \"Ann\"]\n[White \"?\"]\n[Termination \"white resigns\"]\n\n1. f5 d6 64-0\n";
    let (json, err, is_sound) = othello(&["show", "--json"], pgn);
    assert_eq!((err.as_str(), is_sound), ("", true));
    let game: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(game["black"], "Ann");
    assert_eq!(game["white"], serde_json::Value::Null);
    assert_eq!(game["result"]["reason"], "resignation");
    assert_eq!(game["result"]["winner"], "black");
    assert_eq!(game["to_move"], serde_json::Value::Null);
    let (text, _, _) = othello(&["show"], pgn);
    assert!(text.contains("Black wins by resignation"), "{text}");
    let (json, _, _) = othello(&["show", "--json", "--at", "1"], pgn);
    let game: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(game["result"], serde_json::Value::Null);
}

#[test]
fn names_lie_beside_the_games_of_the_wthor_base() {
    let folder = Folder::new();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/formats/WTH_1977.wtb");
    let path = folder.path().join("wth_1977.WTB");
    std::fs::copy(games, &path).unwrap();
    let mut list = vec![20, 26, 1, 1, 0, 0, 0, 0, 0xb8, 0x0b, 0, 0, 0, 0, 0, 0];
    for number in 0..3000 {
        let name = format!("Player {number}");
        list.extend_from_slice(name.as_bytes());
        list.resize(list.len() + 20 - name.len(), 0);
    }
    folder.write("WTHOR.JOU", list);
    let (pgn, err, _) = othello(&["convert", "--to", "pgn", path.to_str().unwrap()], "");
    assert_eq!(err, "");
    assert!(pgn.contains("[Black \"Player 346\"]\n[White \"Player 843\"]"), "{pgn}");
}
