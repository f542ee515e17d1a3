//! `othello games`, and the suggestions of `othello rules`.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use othello_core::rules::Preset;
use serde_json::Value;

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::at_home;

const LIBRARY: &str = ".local/share/othello/games";
const STATE: &str = ".local/state/othello";

fn command(home: &Folder, args: &[&str]) -> Command {
    let mut command = Command::new(OTHELLO);
    command.args(args).stdin(Stdio::null()).env_clear().envs(at_home(home.path()));
    command
}

/// The lines of the list.
fn games(home: &Folder) -> Vec<String> {
    let output = command(home, &["games"]).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    out(&output).lines().map(str::to_owned).collect()
}

fn out(output: &Output) -> &str {
    str::from_utf8(&output.stdout).unwrap()
}

#[test]
fn a_host_that_cannot_listen_leaves_no_game() {
    let home = Folder::new();
    for way in ["--web", "--listen"] {
        // An address for examples (RFC 5737), which no machine has.
        let failed = command(&home, &["host", way, "192.0.2.1:4711"]).output().unwrap();
        assert_eq!(failed.status.code(), Some(1), "{failed:?}");
    }
    let links = home.path().join(STATE).join("links-3");
    assert_eq!(links.read_dir().unwrap().count(), 0);
}

#[test]
fn the_current_game_is_listed_before_the_saved_games() {
    let home = Folder::new();
    assert_eq!(games(&home), ["No saved games yet."]);
    let current = format!("{STATE}/game.pgn");
    home.write(&current, "1. *\n");
    assert_eq!(games(&home), ["No saved games yet."], "nobody has played in it");
    home.write(&current, "[Black \"Ann\"]\n\n1. f5 d6 *\n");
    assert_eq!(
        games(&home),
        ["now  no date     Ann - White  othello  at move 3  Perpendicular Opening"]
    );
    home.write(&format!("{LIBRARY}/a.pgn"), "[White \"Bob\"]\n\n1. f5 *\n");
    assert_eq!(
        games(&home),
        [
            "now  no date     Ann - White  othello  at move 3  Perpendicular Opening",
            "  1  no date     Black - Bob  othello  at move 2  a"
        ]
    );
    home.write(&current, "1. f5 f5 *\n");
    let lines = games(&home);
    assert!(lines[0].starts_with("now  damaged: cannot read "), "{lines:?}");
    assert!(lines[0].ends_with("game.pgn: line 1, column 7: move 2: f5 is occupied"), "{lines:?}");
}

/// More games than a pipe holds rows of.
#[test]
fn a_list_that_nobody_reads_to_its_end_holds_no_lock() {
    let home = Folder::new();
    for number in 0..3000 {
        home.write(&format!("{LIBRARY}/{number}.pgn"), "1. f5 *\n");
    }
    let lock: PathBuf = home.write(&format!("{STATE}/lock"), "").into();
    let mut list = command(&home, &["games"]).stdout(Stdio::piped()).spawn().unwrap();
    let mut rows = BufReader::with_capacity(16, list.stdout.take().unwrap());
    rows.read_line(&mut String::new()).unwrap();
    assert_eq!(list.try_wait().unwrap(), None, "it waits for its reader");
    let file = File::options().write(true).open(&lock).unwrap();
    file.try_lock().unwrap();
    drop(rows);
    list.wait().unwrap();
}

#[test]
fn the_change_suggested_for_a_rule_system_changes_something() {
    let home = Folder::new();
    let rules = |args: &[&str]| {
        let output = command(&home, &[&["show", "--json", "--moves", ""], args].concat());
        let output = { output }.output().unwrap();
        assert!(output.status.success(), "{output:?}");
        serde_json::from_slice::<Value>(&output.stdout).unwrap()["rules"].take()
    };
    for preset in Preset::ALL {
        let output = command(&home, &["rules", preset.name()]).output().unwrap();
        let line =
            out(&output).lines().find_map(|line| line.strip_prefix("With a change: othello "));
        let args: Vec<_> = line.unwrap().split(' ').collect();
        assert_ne!(rules(&args), rules(&["--rules", preset.name()]), "{args:?}");
    }
}
