//! `convert`, `check` and `show` on files of every format.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::OTHELLO;
use crate::feed::feed;
use crate::folder::Folder;
use crate::home::at_home;

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
    feed(&mut child, input.as_bytes());
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
         othello: ggs_games.ggf:13:87: skipped: a board of 4x4\n\
         othello: ggs_games.ggf:25:82: skipped: a board of 10x10\n\
         othello: ggs_games.ggf:26: the result is given as 18.0, but the game ends 23-41\n"
    );
    assert!(is_sound);
    let (out, err, is_sound) = othello(&["check"], "f5d6\nf5f5\nf5--d6\nf5 hello\n");
    assert!(out.ends_with(
        "faults: 3\n  illegal moves: 1\n  moves or passes out of turn: 1\n  \
         words that are not moves: 1\n"
    ));
    assert_eq!(
        err,
        "othello: -:2:3: move 2: f5 is occupied\n\
         othello: -:3:3: move 2: a pass is not forced here\n\
         othello: -:4:4: move 2: hello is not a move\n"
    );
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
        let count = if format == "ggf" { ", 24 in all" } else { "" };
        let lost = format!("othello: 12 games: tags are not kept in {format} format{count}\n");
        assert_eq!((err, is_sound), (if format == "pgn" { String::new() } else { lost }, true));
        let (again, _, is_sound) = othello(&["convert", "--to", "transcript"], &there);
        assert_eq!((again, is_sound), (transcripts.clone(), true), "{format}");
    }
    assert_eq!(othello(&["convert", "--to", "pgn"], &pgn).0, pgn);
}

/// The lines on standard error about what is lost: `2 games: tags`, or `2 games: tags, 3 in all`.
fn lost_lines(format: &str, lost: &[&str]) -> String {
    let line = |lost: &&str| {
        let (what, count) = lost.split_once(',').unwrap_or((lost, ""));
        let comma = if count.is_empty() { "" } else { "," };
        format!("othello: {what} are not kept in {format} format{comma}{count}\n")
    };
    lost.iter().map(line).collect()
}

#[test]
fn what_a_format_does_not_keep_is_counted() {
    let pgn = "[Black \"Ann\"]\n[White \"Bob\"]\n[Date \"2026.11.21\"]\n[Goal \"fewest\"]\n\
               [TimeControl \"300\"]\n[Match \"1-0\"]\n[Termination \"black resigns\"]\n\n\
               1. f5 {best} d6 $2 (1... f6) 2. c3 64-0\n\n[Black \"Cid\"]\n\n1. f5 {x} {y} *\n";
    let check = |to: &str, expected: &[&str]| {
        let (plain, err, is_sound) = othello(&["convert", "--to", to], pgn);
        let expected = lost_lines(to, expected);
        assert_eq!((err, is_sound), (expected.clone(), true), "{to}");
        let (strict, err, is_sound) = othello(&["convert", "--strict", "--to", to], pgn);
        let is_whole = expected.is_empty();
        assert_eq!((strict, err, is_sound), (plain, expected, is_whole), "{to}");
    };
    let all = [
        "1 game: rules",
        "2 games: player names, 3 in all",
        "1 game: dates",
        "1 game: forfeits and judged results",
        "1 game: clocks",
        "1 game: tags",
        "2 games: comments",
        "1 game: variations",
        "1 game: signs and marks",
    ];
    check("transcript", &all);
    check("position", &all);
    check("pgn", &[]);
    check("ggf", &[&all[5..6], &all[7..]].concat());
    let ggf = "(;GM[Othello]B[f5/1.2]W[d6//3];)";
    assert_eq!(othello(&["convert", "--strict", "--to", "sgf"], ggf).1, "");
    let (_, err, _) = othello(&["convert", "--to", "transcript"], ggf);
    let lost = "evaluations and times of moves are not kept in transcript format";
    assert_eq!(err, format!("othello: 1 game: {lost}, 2 in all\n"));
    let sgf = "(;GM[2]C[a];B[f5]C[b]BL[20](;W[d6])(;W[f6];B[e6](;W[f4])(;W[d6])))";
    let (_, err, _) = othello(&["convert", "--to", "ggf"], sgf);
    assert_eq!(err, lost_lines("ggf", &["1 game: variations, 2 in all"]));
    assert_eq!(othello(&["convert", "--strict", "--to", "sgf"], "f5d6").1, "");
    assert!(othello(&["convert", "--strict", "--to", "sgf"], "f5d6").2);
}

#[test]
fn properties_without_a_place_are_counted() {
    let check = |game: &str, to: &str, expected: &[&str]| {
        let expected = lost_lines(to, expected);
        for strict in [&[][..], &["--strict"]] {
            let args = [&["convert", "--to", to], strict].concat();
            let (_, err, is_sound) = othello(&args, game);
            let is_refused = !strict.is_empty() && !expected.is_empty();
            assert_eq!((&err, is_sound), (&expected, !is_refused), "{game}");
        }
    };
    let clocks = "1 game: clocks";
    let unknown = "1 game: unknown properties";
    let ggf = |tags: &str| format!("(;GM[Othello]PC[GGS]TY[8]RE[?]{tags}B[f5]W[d6];)");
    check(&ggf("TI[05:00]"), "ggf", &[]);
    check(&ggf("TI[05:00]TB[05:00]TW[02:00]"), "ggf", &["1 game: clocks, 2 in all"]);
    check(&ggf("CT[10]"), "ggf", &[]);
    check(&ggf("CT[10]"), "pgn", &[]);
    check(&ggf("CT[10]"), "transcript", &["1 game: tags", unknown]);
    check(&ggf("CT[?]"), "pgn", &[]);
    let sgf = |tags: &str| format!("(;FF[4]GM[2]CA[UTF-8]AP[x:1]ST[0]SZ[8]{tags};B[f5];W[d6])");
    check(&sgf("TM[300]OT[3 fischer]EV[Cup]"), "sgf", &[]);
    check(&sgf("GN[Final]US[Ann]GN[]"), "sgf", &[]);
    check(&sgf("GN[Final]US[Ann]GN[]"), "pgn", &[]);
    check(&sgf("TM[half an hour]"), "sgf", &[clocks]);
    check(&sgf("TM[300]OT[5x30 byo-yomi]"), "pgn", &[clocks]);
    check(&sgf("OT[3 fischer]"), "pgn", &[clocks]);
    check(
        &(sgf("GN[Final]") + "\n" + &sgf("US[Ann]")),
        "position",
        &["2 games: tags", "2 games: unknown properties"],
    );
}

/// A line of a file that is no part of any game.
#[test]
fn lines_of_comment_between_games_are_counted() {
    let (out, err, is_sound) =
        othello(&["convert", "--strict", "--to", "pgn"], "# mine\nf5d6\nd3\n");
    assert_eq!(out.matches("[Event").count(), 2);
    assert_eq!(err, "othello: 1 game: comments are not kept in pgn format\n");
    assert!(!is_sound);
}

#[test]
fn lines_of_comment_behind_the_last_game_are_counted() {
    let check = |text: &str, lines: &str| {
        let (_, err, is_sound) = othello(&["convert", "--strict", "--to", "pgn"], text);
        assert_eq!((err.as_str(), is_sound), (lines, false), "{text}");
    };
    check("f5d6\n# one\n", "othello: comments are not kept in pgn format, 1 in all\n");
    let of_game = "othello: 1 game: comments are not kept in pgn format, 3 in all\n";
    check("# one\nf5d6\n% two\n# three\n", of_game);
    let pgn = "[Black \"A\"]\n\n1. f5 d6 *\n% one\n\n# two\n% three\n";
    check(pgn, of_game);
    let none = "othello: expected a game, found none\n";
    check("# alone\n", &format!("{none}othello: comments are not kept in pgn format, 1 in all\n"));
    // A game that cannot be read leaves them to the next one.
    let (_, err, _) = othello(&["convert", "--to", "pgn"], "# one\nhello\nf5d6\n");
    assert!(err.ends_with("othello: 1 game: comments are not kept in pgn format\n"), "{err}");
}

/// Data that a record has no place for is counted whatever the other format is.
#[test]
fn what_is_stated_twice_or_in_no_known_way_is_counted() {
    let check = |text: &str, expected: &[&str]| {
        let (_, err, is_sound) = othello(&["convert", "--strict", "--to", "pgn"], text);
        let expected = lost_lines("pgn", expected);
        assert_eq!((&err, is_sound), (&expected, expected.is_empty()), "{text}");
    };
    let pgn = |tags: &str, moves: &str| format!("[Event \"E\"]\n{tags}\n\n{moves}\n");
    let names = "[White \"Ann\"]\n[White \"Bob\"]\n[white \"Cid\"]";
    check(&pgn(names, "1. f5 *"), &["1 game: tags, 2 in all"]);
    check(&pgn("[White \"A\u{200e}B\"]", "1. f5 *"), &["1 game: player names"]);
    check(&pgn("[ECO \"x\"]\n[ECO \"y\"]", "1. f5 *"), &[]);
    let result = "1 game: forfeits and judged results";
    check(&pgn("[Result \"1-0\"]", "1. f5 0-1"), &[result]);
    check(&pgn("[Result \"34-30\"]", "1. f5 1-0"), &[]);
    check(&pgn("", "1. f5 d6 37 27 *"), &["1 game: forfeits and judged results, 2 in all"]);
    check(&pgn("", "1. f5!!! d6 ! 2. c3 ± $ $256 $255 *"), &[]);
    check(&pgn("", "1. f5!!! d6 ! 2. c3 ± $ $256 *"), &[]);
    check("f5!!!d6 ! c3 ± 37-27\n", &["1 game: signs and marks, 3 in all"]);
    check("f5d6c3 37 27\n", &["1 game: forfeits and judged results, 2 in all"]);
    let twice = "{[%eval -2,exact] [%best +6,exact d3]}";
    check(&pgn("", &format!("1. f5 {twice} {twice} *")), &[]);
    let sgf = |root: &str, moves: &str| format!("(;GM[2]{root};{moves})");
    check(&sgf("PB[Ann][Bob]EV[E][F]", "B[f5]"), &[]);
    check(&sgf("PL[B][W]", "B[f5][d6]"), &["1 game: unknown properties, 2 in all"]);
    check(&sgf("RE[B+F]", "B[f5]"), &[]);
    let ggf = |root: &str| format!("(;GM[Othello]{root}B[f5];)");
    check(&ggf("PB[a]PB[b][c]PW[d][e]"), &["1 game: unknown properties, 3 in all"]);
    check(&ggf("DT[1043243245]RE[-12.000:s]XX[][v]"), &[]);
}

/// A file of annotations that nobody has changed is written as it was, with all that is in it.
#[test]
fn what_is_written_as_it_was_is_not_lost() {
    let pgn = "[White \"Ann\"]\n[White \"Bob\"]\n\n1. f5 $256 {best} d6\n% line\n*\n";
    let (out, err, is_sound) = othello(&["convert", "--strict", "--to", "pgn"], pgn);
    assert_eq!((out.as_str(), err.as_str(), is_sound), (pgn, "", true));
    let (_, err, _) = othello(&["convert", "--to", "sgf"], pgn);
    let lost = ["1 game: tags", "1 game: comments", "1 game: signs and marks"];
    assert_eq!(err, lost_lines("sgf", &lost));
}

/// A file that contradicts its game loses what it says, and another game is left out.
#[test]
fn strict_conversion_refuses_contradictions_and_other_games() {
    let strict = |text: &str| othello(&["convert", "--strict", "--to", "pgn"], text).2;
    let (_, err, is_sound) =
        othello(&["convert", "--to", "pgn"], "(;GM[1]SZ[19];B[aa])\n(;GM[2];B[f5])\n");
    assert!(is_sound && err.contains("skipped"), "{err}");
    assert!(!strict("(;GM[1]SZ[19];B[aa])\n(;GM[2];B[f5])\n"));
    let game = include_str!("../data/formats/playok_normal.pgn");
    assert!(strict(game));
}

#[test]
fn discs_in_hand_that_a_position_loses_are_counted() {
    let args = ["convert", "--to", "position", "--supply", "own"];
    let (_, err, _) = othello(&args, "f5d6c3");
    assert_eq!(
        err,
        "othello: 1 game: rules are not kept in position format\n\
         othello: 1 game: discs in hand are not kept in position format\n"
    );
}

#[test]
fn games_that_a_format_cannot_hold_are_refused() {
    let args = ["convert", "--to", "ggf", "--rules", "reversi-32"];
    let (out, err, is_sound) = othello(&args, "d4e4d5e5\n");
    assert_eq!((out.as_str(), is_sound), ("", false));
    assert_eq!(err, "othello: -:1: ggf cannot hold a game with the rules reversi-32\n");
    let (_, err, _) = othello(&["convert", "--to", "gif"], "");
    assert!(err.contains("transcript, position, grid, pgn, sgf, ggf"), "{err}");
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

/// A list of 3000 players of the WTHOR base.
fn players() -> Vec<u8> {
    let mut list = vec![20, 26, 1, 1, 0, 0, 0, 0, 0xb8, 0x0b, 0, 0, 0, 0, 0, 0];
    for number in 0..3000 {
        let name = format!("Player {number}");
        list.extend_from_slice(name.as_bytes());
        list.resize(list.len() + 20 - name.len(), 0);
    }
    list
}

#[test]
fn names_lie_beside_the_games_of_the_wthor_base() {
    let folder = Folder::new();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/formats/WTH_1977.wtb");
    let path = folder.path().join("wth_1977.WTB");
    std::fs::copy(games, &path).unwrap();
    folder.write("WTHOR.JOU", players());
    let (pgn, err, _) = othello(&["convert", "--to", "pgn", path.to_str().unwrap()], "");
    assert_eq!(err, "");
    assert!(pgn.contains("[Black \"Player 346\"]\n[White \"Player 843\"]"), "{pgn}");
}

#[test]
fn an_empty_file_of_the_wthor_base_is_a_truncated_one() {
    let folder = Folder::new();
    folder.write("empty.wtb", Vec::<u8>::new());
    let path = folder.path().join("empty.wtb");
    let path = path.to_str().unwrap();
    let (out, err, is_sound) = othello(&["check", path], "");
    let expected = format!(
        "othello: {path}: game 1: expected the header of a WTHOR file, 16 bytes with the day it was \
         made\n"
    );
    assert_eq!((err, is_sound), (expected, false));
    assert!(out.ends_with("faults: 1\n  format errors: 1\n"), "{out}");
}

#[test]
fn open_takes_the_names_beside_a_file_and_counts_the_games_that_follow() {
    let folder = Folder::new();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/formats/WTH_1977.wtb");
    let path = folder.path().join("WTH_1977.wtb");
    std::fs::copy(games, &path).unwrap();
    folder.write("WTHOR.JOU", players());
    let (out, err, is_sound) = othello(&["open", path.to_str().unwrap()], "");
    assert_eq!((err.as_str(), is_sound), ("", true));
    assert!(out.contains("11 more games follow in the file; `othello open FILE 2`"), "{out}");
    assert!(out.contains("Player 346"), "{out}");
    folder.write("two.txt", b"f5d6\nf5\n");
    let two = folder.path().join("two.txt");
    let (out, _, _) = othello(&["open", two.to_str().unwrap()], "");
    assert!(out.contains("1 more game follows in the file; `othello open FILE 2`"), "{out}");
    let (out, _, _) = othello(&["open", two.to_str().unwrap(), "2"], "");
    assert!(out.ends_with("\nf5\n"), "{out}");
    let (_, err, is_sound) = othello(&["open", two.to_str().unwrap(), "3"], "");
    assert!(err.ends_with("there are 2 games\n") && !is_sound, "{err}");
    let one = folder.path().join("one.txt");
    folder.write("one.txt", b"f5d6\n");
    let (out, _, _) = othello(&["open", one.to_str().unwrap()], "");
    assert!(!out.contains("follow"), "{out}");
}

#[test]
fn open_names_a_fault_as_the_other_commands_do() {
    let folder = Folder::new();
    folder.write("bad.pgn", b"[Black \"Ann\"]\n\n1. f5 f5 *\n");
    let path = folder.path().join("bad.pgn");
    let path = path.to_str().unwrap();
    let fault = format!("othello: {path}:3:7: move 2: f5 is occupied\n");
    for command in ["open", "show", "check"] {
        let (_, err, is_sound) = othello(&[command, path], "");
        assert_eq!((err, is_sound), (fault.clone(), false), "{command}");
    }
}

#[test]
fn a_base_is_written_into_a_folder_and_goes_on() {
    let folder = Folder::new();
    let base = folder.path().join("base");
    let to = ["convert", "--to", "wthor", "--output", base.to_str().unwrap()];
    let game = |year: u16, black: &str| {
        format!("[Event \"Paris\"]\n[Date \"{year}.??.??\"]\n[Black \"{black}\"]\n\n1. f5 d6 *\n")
    };
    let games = format!("{}\n{}", game(2024, "Ada"), game(2025, "Emile"));
    assert_eq!(othello(&to, &games), (String::new(), String::new(), true));
    let files = || {
        let mut names: Vec<_> =
            base.read_dir().unwrap().map(|it| it.unwrap().file_name()).collect();
        names.sort();
        names
    };
    assert_eq!(files(), ["WTHOR.JOU", "WTHOR.TRN", "WTH_2024.wtb", "WTH_2025.wtb"]);

    let pgn =
        |name: &str| othello(&["convert", "--to", "pgn", base.join(name).to_str().unwrap()], "").0;
    let players = std::fs::read(base.join("WTHOR.JOU")).unwrap();
    let (out, err, is_done) = othello(&to, &game(2025, "Ben"));
    assert_eq!((&*out, is_done), ("", false));
    assert!(
        err.ends_with("WTH_2025.wtb: the file is there already, and nothing was written\n"),
        "{err}"
    );
    assert_eq!(std::fs::read(base.join("WTHOR.JOU")).unwrap(), players);

    assert!(othello(&to, &game(2026, "Ben")).2);
    assert!(pgn("WTH_2024.wtb").contains("[Black \"Ada\"]"));
    assert!(pgn("WTH_2025.wtb").contains("[Black \"Emile\"]"));
    let last = pgn("WTH_2026.wtb");
    assert!(last.contains("[Black \"Ben\"]") && last.contains("[Event \"Paris\"]"), "{last}");

    let (_, err, is_done) = othello(&to, "[Variant \"anti\"]\n[Date \"2027\"]\n\n1. f5 *\n");
    assert_eq!(
        (&*err, is_done),
        ("othello: -:1: wthor cannot hold a game with the rules anti\n", false)
    );
}

#[cfg_attr(not(unix), ignore = "a folder has no lock there, but a file in it")]
#[test]
fn no_two_write_the_same_base_at_once() {
    let folder = Folder::new();
    let base = folder.path().join("base");
    let to = ["convert", "--to", "wthor", "--output", base.to_str().unwrap()];
    let game = |year: u16, black: &str| {
        format!("[Date \"{year}.??.??\"]\n[Black \"{black}\"]\n\n1. f5 d6 *\n")
    };
    let begun = || {
        let mut command = Command::new(OTHELLO);
        command.args(to).stdin(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().unwrap()
    };
    let end = |mut child: std::process::Child, game: String| {
        child.stdin.take().unwrap().write_all(game.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        (String::from_utf8(output.stderr).unwrap(), output.status.success())
    };
    assert!(othello(&to, &game(2023, "Ada")).2);

    // It has read the lists as soon as it asks for games, and another one adds to them.
    let mut slow = begun();
    let mut long = vec![b'\n'; 1 << 18];
    long.extend(game(2025, "Cora").bytes());
    slow.stdin.as_mut().unwrap().write_all(&long).unwrap();
    assert!(othello(&to, &game(2024, "Ben")).2);
    let (err, is_done) = end(slow, String::new());
    let changed = "the database has changed meanwhile, and nothing was written\n";
    assert!(!is_done && err.ends_with(changed), "{err}");
    assert!(!base.join("WTH_2025.wtb").exists());

    let locked = std::fs::File::open(&base).unwrap();
    locked.lock().unwrap();
    let (_, err, is_done) = othello(&to, &game(2026, "Cora"));
    assert!(!is_done && err.ends_with(changed), "{err}");
    drop(locked);
    assert!(othello(&to, &game(2026, "Cora")).2);

    // What a killed process has left goes as soon as nobody can be writing it.
    let parts = ["base.3kXw9Z.part", "base.part", "base.of mine.part"].map(|name| base.join(name));
    for part in &parts {
        std::fs::write(part, "1").unwrap();
    }
    let locked = std::fs::File::open(&base).unwrap();
    locked.lock().unwrap();
    assert!(!othello(&to, &game(2027, "Cora")).2);
    assert_eq!(parts.each_ref().map(|part| part.exists()), [true; 3]);
    drop(locked);
    assert!(othello(&to, &game(2027, "Cora")).2);
    assert_eq!(parts.each_ref().map(|part| part.exists()), [false, true, true]);
    for part in &parts[1..] {
        std::fs::remove_file(part).unwrap();
    }

    let names = base.read_dir().unwrap().map(|it| it.unwrap().file_name());
    assert_eq!(names.filter(|name| name.to_string_lossy().ends_with(".part")).count(), 0);
    let pgn = |name| othello(&["convert", "--to", "pgn", base.join(name).to_str().unwrap()], "").0;
    for (name, player) in
        [("WTH_2023.wtb", "Ada"), ("WTH_2024.wtb", "Ben"), ("WTH_2026.wtb", "Cora")]
    {
        assert!(pgn(name).contains(&format!("[Black \"{player}\"]")), "{name}");
    }
}

#[test]
fn a_damaged_list_of_a_base_is_not_replaced() {
    let folder = Folder::new();
    folder.write("wthor.jou", "Ada Lovelace");
    let to = ["convert", "--to", "wthor", "--output", folder.path().to_str().unwrap()];
    let (_, err, is_done) = othello(&to, "f5d6\n");
    assert!(!is_done && err.contains("wthor.jou: expected a list of players"), "{err}");
    assert_eq!(folder.path().read_dir().unwrap().count(), 1);
}

#[test]
fn the_saved_games_of_an_event_become_one_file() {
    let home = Folder::new();
    let games = ".local/share/othello/games";
    std::fs::create_dir_all(home.path().join(games)).unwrap();
    let saved = [
        ("a", "Paris Open", "2026.11.25"),
        ("b", "London", "2026.11.24"),
        ("c", "Paris Closed", "2025.11.25"),
    ];
    for (name, event, date) in saved {
        let tags = format!("[Event \"{event}\"]\n[Date \"{date}\"]\n[Black \"{name}\"]\n");
        let text = format!("{tags}\n1. f5 d6 *\n");
        home.write(&format!("{games}/{name}.pgn"), &text);
    }
    let converted = |args: &[&str]| {
        let mut command = Command::new(OTHELLO);
        command.args(["convert", "--to", "pgn"]).args(args).env_clear().envs(at_home(home.path()));
        let output = command.stdin(Stdio::null()).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap().matches("[Event ").count()
    };
    assert_eq!((converted(&["--saved", "paris"]), converted(&["--saved"])), (2, 3));
    let of = |date| converted(&["--saved", "--date", date]);
    assert_eq!((of("2026-11-25"), of("2026-11"), of("2025"), of("2024")), (1, 2, 1, 0));
    assert_eq!(converted(&["--saved", "paris", "--date", "2026"]), 1);
    for (more, named) in [(&[][..], "--saved"), (&["-"], "[FILES]")] {
        let args = [&["convert", "--to", "pgn", "--date", "2026"], more].concat();
        let (_, err, is_done) = othello(&args, "f5d6\n");
        assert!(!is_done && err.contains(named), "{err}");
    }
}
