//! `othello match`: games between engines, ours and others.

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;

use crate::OTHELLO;
use crate::folder::Folder;

/// Two openings of eight plies, after which neither player is ahead by much.
const OPENINGS: &str = "f5d6c3d3c4f4f6f3\nf5f6e6f4e3c5g5g3\n";

fn run(args: &[&str]) -> Output {
    Command::new(OTHELLO).arg("match").args(args).output().unwrap()
}

fn out(output: &Output) -> &str {
    str::from_utf8(&output.stdout).unwrap()
}

fn err(output: &Output) -> &str {
    str::from_utf8(&output.stderr).unwrap()
}

/// Runs a match that ends with that status, and returns its result as data.
#[track_caller]
fn json(args: &[&str], status: i32) -> Value {
    let output = run(&[args, &["--json"]].concat());
    assert_eq!(output.status.code(), Some(status), "{}", err(&output));
    assert_eq!(out(&output).lines().count(), 1);
    serde_json::from_str(out(&output)).unwrap()
}

/// Returns the path of a file of openings.
fn openings(folder: &Folder) -> String {
    folder.write("openings.txt", OPENINGS)
}

/// Returns a command that is our own engine behind a script, which sees each line before it.
fn behind(script: &str) -> String {
    assert!(!script.contains('\''));
    let lines = format!("while read -r line; do {script}; echo \"$line\"; done");
    format!("cmd@1:sh -c '({lines}) | \"{OTHELLO}\" engine --protocol nboard'")
}

/// Returns a script that does something instead of the tenth move.
fn at_the_tenth_move(what: &str) -> String {
    format!("case $line in go) n=$((n+1)); if [ $n = 10 ]; then {what}; fi;; esac")
}

#[test]
fn the_result_is_a_table() {
    let folder = Folder::new();
    let output = run(&["depth:3", "level:1", "--openings", &openings(&folder)]);
    assert_eq!(output.status.code(), Some(0));
    let lines: Vec<&str> = out(&output).lines().collect();
    assert_eq!(lines[..3], ["depth:3 against level:1", "rules   othello", "games   4"]);
    let labels: Vec<&str> = lines.iter().map(|line| line.split(' ').next().unwrap()).collect();
    let expected = ["depth:3", "rules", "games", "won", "drawn", "lost", "score", "Elo", "discs"];
    assert_eq!(labels, expected);
    assert!(err(&output).starts_with("4 games in "), "{}", err(&output));
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let folder = Folder::new();
    let openings = openings(&folder);
    let result = |threads: &str, name: &str, seed: &str| {
        let path = folder.path().join(name);
        let path = path.to_str().unwrap();
        let args = ["level:4", "level:3", "--openings", &openings, "--threads", threads];
        let result = json(&[&args[..], &["--seed", seed, "--save", path]].concat(), 0);
        (result, fs::read_to_string(path).unwrap())
    };
    let alone = result("1", "1.txt", "1");
    assert_eq!(alone.0["games"], 4);
    assert_eq!(alone.0["end"], "complete");
    assert_eq!(result("2", "2.txt", "1"), alone);
    assert_ne!(result("1", "3.txt", "2").1, alone.1);
}

#[test]
fn a_test_ends_the_match_when_it_is_decided_whatever_the_threads() {
    let decided = |first, second, threads| {
        let test = ["--sprt", "-100", "100", "--threads", threads];
        json(&[&[first, second][..], &test].concat(), 0)
    };
    let higher = decided("depth:3", "level:1", "1");
    assert_eq!(higher["end"], "decided");
    assert_eq!(higher["sprt"]["decision"], "higher");
    assert!(higher["games"].as_u64().unwrap() < 40, "{higher}");
    assert_eq!(decided("depth:3", "level:1", "3"), higher);
    let lower = decided("level:1", "depth:3", "1");
    assert_eq!(lower["sprt"]["decision"], "lower");
    assert_eq!(lower["sprt"]["lower"], -100.0);
}

#[test]
fn another_program_plays_whole_games_which_are_saved_with_the_players() {
    let folder = Folder::new();
    let openings = openings(&folder);
    let command = format!("cmd@1:'{OTHELLO}' engine --protocol nboard");
    for name in ["games.pgn", "games.ggf", "games.SGF"] {
        let path = folder.path().join(name);
        let path = path.to_str().unwrap();
        let args = [&command, "depth:2", "--openings", &openings, "--save", path];
        let result = json(&[&args[..], &["--threads", "2"]].concat(), 0);
        assert_eq!((&result["first"], &result["games"]), (&Value::from(&*command), &4.into()));
        let games = Command::new(OTHELLO).args(["show", "--json", path]).output().unwrap();
        assert_eq!(err(&games), "");
        let games: Vec<Value> =
            out(&games).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let players = [(&*command, "depth:2"), ("depth:2", &*command)];
        for (number, game) in games.iter().enumerate() {
            let (black, white) = players[number % 2];
            assert_eq!((&game["black"], &game["white"]), (&black.into(), &white.into()));
            let opening = OPENINGS.lines().nth(number / 2).unwrap();
            assert!(game["moves"].as_str().unwrap().starts_with(opening), "{game}");
            assert!(!game["result"].is_null(), "{game}");
        }
        assert_eq!(games.len(), 4);
    }
}

#[test]
fn an_engine_that_fails_ends_the_match_with_a_sentence() {
    let check = |command: &str, expected: &str| {
        let output = run(&["depth:1", command]);
        assert_eq!(output.status.code(), Some(1), "{command}");
        let expected = format!("othello: the second player failed: {expected}\n");
        assert_eq!(err(&output), expected);
        assert!(out(&output).contains("\ngames   0 of 100\n"), "{}", out(&output));
    };
    check(
        "cmd:/nowhere/edax",
        "cannot start the engine `/nowhere/edax`: No such file or directory",
    );
    check(
        "cmd:sh -c 'echo no eval.dat >&2; exit 7'",
        "the engine `sh -c 'echo no eval.dat >&2; exit 7'` ended (exit status: 7); its last \
         message: no eval.dat",
    );
    let output = run(&["depth:1", "cmd:sleep 100", "--timeout", "0.3"]);
    assert!(err(&output).ends_with("did not answer within 0.3 s\n"), "{}", err(&output));
    let blind = "sh -c 'while read -r a b; do [ $a = ping ] && echo pong $b; echo === a1; done'";
    let output = run(&["depth:1", &format!("cmd:{blind}")]);
    assert!(err(&output).contains("` chose an illegal move: a1 has "), "{}", err(&output));
    assert_eq!(output.status.code(), Some(1));
}

/// Looks at the result and the saved games of a match that ends in its first game.
fn check_cut_short(command: &str, status: i32, end: &str) -> String {
    let folder = Folder::new();
    let path = folder.path().join("games.pgn");
    let path = path.to_str().unwrap();
    let args = [command, "depth:1", "--games", "1000", "--seed", "5", "--json", "--save", path];
    let output = run(&args);
    assert_eq!(output.status.code(), Some(status), "{}", err(&output));
    let result: Value = serde_json::from_str(out(&output)).unwrap();
    assert_eq!((&result["end"], &result["score"]), (&end.into(), &Value::Null));
    let saved = fs::read_to_string(path).unwrap();
    assert!(saved.contains("[Result \"*\"]") && saved.contains("\n1. "), "{saved}");
    assert!(saved.contains("[Round \"1.1\"]") && saved.contains(" 12. "), "{saved}");
    err(&output).into()
}

#[test]
fn an_engine_that_dies_in_the_middle_of_a_game_loses_nothing() {
    let error = check_cut_short(&behind(&at_the_tenth_move("exit")), 1, "failed");
    assert!(error.contains("the first player failed: the engine `sh -c"), "{error}");
    assert!(error.contains("ended (exit status: 0)"), "{error}");
}

#[test]
fn ctrl_c_ends_a_match_with_the_result_so_far() {
    // The engine does not answer any more, so that the signal comes before the next move.
    let interrupting = at_the_tenth_move("kill -INT $PPID; cat > /dev/null");
    assert_eq!(check_cut_short(&behind(&interrupting), 130, "interrupted"), "");
    let folder = Folder::new();
    // No game has 33 moves of a player: it is in the fourth game at least.
    let later = "case $line in go) n=$((n+1)); if [ $n = 99 ]; then kill -INT $PPID; \
                 cat > /dev/null; fi;; esac";
    let openings = folder.write("many.txt", OPENINGS.repeat(20));
    let result = json(&[&behind(later), "depth:1", "--openings", &openings], 130);
    assert_eq!(result["end"], "interrupted");
    assert!(result["games"].as_u64().unwrap() >= 2, "{result}");
}

#[test]
fn mistakes_in_the_arguments_are_named_before_any_game() {
    let folder = Folder::new();
    let openings = folder.write("mixed.txt", "f5d6\nf5d6a1\n");
    let finished = folder.write("finished.txt", "e6f4e3f6g5d6e7f5c5\n");
    let empty = folder.write("empty.txt", "");
    let old = folder.write("old.pgn", "keep me");
    let check = |args: &[&str], status: i32, expected: &str| {
        let output = run(&[&["depth:1", "depth:1"], args].concat());
        assert_eq!(output.status.code(), Some(status), "{args:?}");
        assert_eq!(out(&output), "");
        assert!(err(&output).contains(expected), "{}", err(&output));
    };
    check(&["--games", "3"], 2, "expected an even number from 2 to 1000000");
    check(&["--sprt", "10", "0"], 2, "--sprt takes a lower and a higher difference");
    check(&["--sprt", "0"], 2, "2 values required");
    check(&["--sprt", "10", "0"], 2, "Usage: othello match [OPTIONS] <A> <B>");
    check(&["--timeout", "0"], 2, "expected a time from 0.001 to 1000000 seconds");
    check(&["--save", "games.doc"], 1, "one of the extensions pgn, sgf, ggf, txt");
    check(&["--save", &old], 1, "old.pgn: File exists");
    assert_eq!(fs::read_to_string(&old).unwrap(), "keep me");
    let reversi = folder.path().join("reversi.ggf");
    check(&["--rules", "reversi", "--save", reversi.to_str().unwrap()], 1, "ggf");
    assert!(!reversi.exists());
    check(&["--openings", "/nowhere/games.txt"], 1, "/nowhere/games.txt: No such file");
    check(&["--openings", &openings], 1, "mixed.txt:2:5: move 3: a1 ");
    check(&["--openings", &finished], 1, "expected an opening, found a finished game");
    check(&["--openings", &empty], 1, "expected an opening, found none");
    check(&["--openings", &openings, "--rules", "reversi"], 1, "mixed.txt:1");
    let output = run(&["cmd:edax", "depth:1", "--rules", "anti"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("cmd:edax plays standard Othello only, not anti"));
    let output = run(&["edax", "depth:1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("cmd:COMMAND or cmd@DEPTH:COMMAND (an NBoard engine)"));
}

#[test]
fn other_rules_are_played_by_our_own_players() {
    for rules in ["reversi", "anti"] {
        let result = json(&["depth:1", "level:1", "--games", "2", "--rules", rules], 0);
        assert_eq!((&result["rules"], &result["games"]), (&rules.into(), &2.into()));
    }
}
