//! `othello repair`: sheets in, repairs out.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::OTHELLO;
use crate::feed::feed;
use crate::folder::Folder;

const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3a2\
                    b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";

/// Standard output, standard error and the exit status.
fn repair(args: &[&str], input: &str) -> (String, String, Option<i32>) {
    let mut child = Command::new(OTHELLO)
        .arg("repair")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command line that is refused is refused before anything is read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn sheets_are_repaired_and_the_exit_status_says_whether_each_has_one_repair() {
    let missing = GAME.replace("a8", "");
    let (out, err, status) = repair(&["--score", "42-22"], &format!("{GAME}\n{missing}\n"));
    let expected = format!(
        "-:1: correct\n  no change: 42-22, as stated\n    {GAME}\n\
         -:2: one\n  a8 added as 57: 42-22, as stated\n    {GAME}\n"
    );
    assert_eq!((out, err, status), (expected, String::new(), Some(0)));
    // Another score than that of the game: several games come near.
    let (out, _, status) = repair(&[], &format!("{GAME} 40-24\n"));
    assert!(out.starts_with("-:1: several\n"), "{out}");
    assert_eq!(status, Some(1));
    let (out, _, status) = repair(&[], &format!("{GAME} 0-64\n"));
    assert_eq!((out.as_str(), status), ("-:1: none\n", Some(1)));
}

#[test]
fn each_sheet_is_an_object_with_json() {
    let missing = GAME.replace("a8", "");
    let (out, err, status) = repair(&["--json"], &format!("{missing} 42-22\nhello\n{GAME}\n"));
    let expected = format!(
        "{{\"file\":\"-\",\"line\":1,\"game\":null,\"status\":\"one\",\"repairs\":[{{\"moves\":\"{GAME}\",\
         \"score\":\"42-22\",\"changes\":[\"a8 added as 57\"]}}]}}\n\
         {{\"file\":\"-\",\"line\":3,\"game\":null,\"status\":\"correct\",\"repairs\":[{{\"moves\":\"{GAME}\",\
         \"score\":\"42-22\",\"changes\":[]}}]}}\n"
    );
    assert_eq!(out, expected);
    assert_eq!(err, "othello: -:2: expected a list of moves or a grid of numbers\n");
    assert_eq!(status, Some(1));
}

#[test]
fn what_cannot_be_repaired_is_named() {
    let (_, err, status) = repair(&["--score", "70-0"], "");
    assert!(err.contains("expected a score, such as 34-30, Black's discs first"), "{err}");
    assert_eq!(status, Some(2));
    let (_, err, status) = repair(&["--rules", "anti"], "f5d6\n");
    assert_eq!(err, "othello: only games by the rules of Othello can be repaired\n");
    assert_eq!(status, Some(1));
    let (_, err, status) = repair(&["nothing"], "");
    assert!(err.starts_with("othello: nothing: "), "{err}");
    assert_eq!(status, Some(1));
    let (_, err, status) = repair(&[], "\n");
    assert_eq!(err, "othello: expected a game, found none\n");
    assert_eq!(status, Some(1));
}

/// Plays lines on standard input, in folders of their own; returns what is printed.
fn play(args: &[&str], input: &str) -> (String, Option<i32>) {
    let folder = Folder::new();
    let mut child = Command::new(OTHELLO)
        .args(args)
        .env("XDG_STATE_HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path())
        .env("XDG_CONFIG_HOME", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    feed(&mut child, input.as_bytes());
    let output = child.wait_with_output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

#[test]
fn a_file_with_a_fault_is_opened_up_to_it() {
    let folder = Folder::new();
    let swapped = GAME.replace("h6h7", "h7h6");
    let path = folder.path().join("sheet.txt");
    std::fs::write(&path, format!("{swapped} 42-22\n")).unwrap();
    let (out, status) = play(&["open", path.to_str().unwrap()], "repair 1\ntranscript\n");
    assert!(out.contains("1. 32 and 33 swapped: 42-22, as stated"), "{out}");
    assert!(out.contains(GAME), "{out}");
    assert_eq!(status, Some(0));
}
