//! Output that goes nowhere.

#![cfg(target_os = "linux")]

use std::fs::File;
use std::process::{Command, Output, Stdio};

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::at_home;

/// Every command that prints, with and without arguments.
const COMMANDS: &[&str] = &[
    "--help",
    "--version",
    "-h",
    "help",
    "help show",
    "games",
    "games --help",
    "show --moves f5",
    "show --moves f5 --json",
    "check /dev/null",
    "convert --to pgn tests/data/formats/playok_normal.pgn",
    "rules",
    "rules reversi",
    "solve --depth 1 tests/data/formats/fforum-1-19.obf",
    "analyze --depth 1 tests/data/formats/edax_doc_5moves.sgf",
    "explore --depth 1 tests/data/base",
    "explore --json tests/data/base",
    "puzzles --count 1",
    "puzzles --json --solutions tests/data/formats/playok_xot.pgn",
    "perft 2",
    "perft 2 --divide",
    "config",
    "doctor",
    "completions bash",
    "man",
];

/// Runs a command with its output where a line of shell sends it.
fn run(home: &Folder, command: &str, redirection: &str) -> Output {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("exec \"$0\" {command} {redirection}"), OTHELLO]);
    shell.current_dir(env!("CARGO_MANIFEST_DIR")).env_clear().envs(at_home(home.path()));
    shell.stdin(Stdio::null()).output().unwrap()
}

#[test]
fn output_that_cannot_be_written_is_a_failure() {
    let home = Folder::new();
    for command in COMMANDS {
        for (redirection, status) in [(">/dev/full", 1), (">&-", 1), (">/dev/null", 0), ("<&-", 0)]
        {
            let output = run(&home, command, redirection);
            let is_right = output.status.code() == Some(status);
            assert!(is_right, "{command} {redirection}: {output:?}");
            let says = output.stderr.starts_with(b"othello: ");
            assert_eq!(says, status == 1, "{command} {redirection}: {output:?}");
        }
    }
}

#[test]
fn that_the_output_is_closed_is_said_in_the_language() {
    let output = run(&Folder::new(), "--language de rules", ">&-");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "othello: die Standardausgabe ist geschlossen\n");
}

/// A program that is run by others often has such an output, opened for reading too.
#[test]
fn a_null_device_is_no_closed_output() {
    let home = Folder::new();
    let null = || File::options().read(true).write(true).open("/dev/null").unwrap();
    let mut command = Command::new(OTHELLO);
    command.arg("rules").env_clear().envs(at_home(home.path()));
    assert!(command.stdin(null()).stdout(null()).status().unwrap().success());
}

/// If both go the same way, a remark on a file stands between its games and those of the next.
#[test]
fn squares_left_out_are_said_behind_the_games_of_their_file() {
    let home = Folder::new();
    let games = home.write("games.txt", "f5d6c3d3c4f4\n\nThen e6 was better.\n");
    for command in ["convert --to transcript", "show --json"] {
        let output = run(&home, &format!("{command} {games} {games}"), "2>&1");
        let text = String::from_utf8(output.stdout).unwrap();
        let lines = text.lines().map(|line| line.starts_with("othello: "));
        assert_eq!(lines.take(4).collect::<Vec<_>>(), [false, true, false, true], "{text}");
    }
}
