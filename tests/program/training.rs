//! `othello train` and `othello progress`.

use std::io::{BufRead, BufReader, Write};
use std::process::{self, Stdio};

use serde_json::{Value, json};
use snapbox::cmd::{Command, OutputAssert};

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::at_home;
use crate::printed::{err, objects, out};

/// A reviewed game in which Black has played level 3.
const REVIEWED: &str = include_str!("../data/reviewed_against_level_3.pgn");
const DATA: &str = ".local/share/othello";

fn run(home: &Folder, args: &[&str], input: &str) -> OutputAssert {
    let command = Command::new(OTHELLO).args(args).env_clear().envs(at_home(home.path()));
    command.env("COLUMNS", "80").stdin(input).assert()
}

/// The lines of the file of progress.
fn lines(home: &Folder) -> Vec<Value> {
    let text = std::fs::read_to_string(home.path().join(DATA).join("progress.jsonl")).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn progress(home: &Folder) -> Value {
    objects(&run(home, &["progress", "--json"], "").code(0)).remove(0)
}

#[test]
fn who_has_no_progress_is_told_how_it_begins() {
    let home = Folder::new();
    let said = out(&run(&home, &["progress"], "").code(0));
    assert!(said.starts_with("There is no progress yet. It begins with"), "{said}");
    assert_eq!(progress(&home)["errors"], json!({"all": 0, "right": 0, "due": 0}));
}

#[test]
fn a_lesson_in_a_pipe_is_remembered() {
    let home = Folder::new();
    let said = out(&run(&home, &["train"], "solution\nnext\nsolution\nprogress\n").code(0));
    assert!(said.contains("Training 1 of 10. Built-in puzzle "), "{said}");
    assert!(said.contains("Training 2 of 10. "), "{said}");
    assert!(said.contains("In the last 14 days you answered 2 positions on 1 day, 0 right."));
    let kept = lines(&home);
    assert_eq!(kept.len(), 2);
    for line in &kept {
        assert_eq!([&line["v"], &line["kind"]], [&json!(1), &json!("answer")]);
        assert_eq!([&line["source"], &line["loss"]], [&json!("puzzle"), &json!(null)]);
    }
    let puzzles = &progress(&home)["puzzles"];
    let answers = ["easy", "medium", "hard"].map(|grade| puzzles[grade]["answers"].as_u64());
    assert_eq!(answers.iter().flatten().sum::<u64>(), 2);
    // Neither is new any more.
    let again = out(&run(&home, &["train"], "").code(0));
    let first =
        |said: &str| said.lines().find(|line| line.starts_with("Training 1")).map(str::to_owned);
    assert_ne!(first(&again), first(&said));
}

#[test]
fn errors_of_saved_games_come_first_and_the_game_is_named() {
    let home = Folder::new();
    home.write(&format!("{DATA}/games/one.pgn"), REVIEWED);
    let said = out(&run(&home, &["train"], "solution\n").code(0));
    assert!(said.contains("Training 1 of 10. Game of 2026-11-25 against Level 3. Move "), "{said}");
    let found = progress(&home);
    assert_eq!(found["errors"], json!({"all": 17, "right": 0, "due": 16}));
    assert_eq!(found["reviewed_games"], json!(1));
    let game = &found["games"][0];
    assert_eq!([&game["against"], &game["own"]], [&json!("Level 3"), &json!("black")]);
    assert_eq!(game["result"], json!(-24));
    assert!(game["mean_loss"].as_f64().is_some_and(|loss| (4.6..4.8).contains(&loss)), "{game}");
    let said = out(&run(&home, &["progress"], "").code(0));
    assert!(
        said.contains("2026-11-25 against Level 3: lost by 24; it cost you 137 discs.\n"),
        "{said}"
    );
    assert!(said.contains("\nDue now: 16 errors.\n"), "{said}");
}

#[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
#[test]
fn lines_that_are_no_entries_are_reported() {
    let home = Folder::new();
    let file = format!("{DATA}/progress.jsonl");
    let foreign = "{\"v\":1,\"kind\":\"tournament\",\"at\":5}";
    home.write(&file, format!("{foreign}\n{{\"v\":1,\"at\":\n"));
    let shown = run(&home, &["progress"], "").code(0);
    let fault = "line 2 is damaged, and 1 line is from another version; all lines are kept.\n";
    assert!(err(&shown).ends_with(fault), "{}", err(&shown));
    let found = progress(&home);
    assert_eq!([&found["damaged_lines"], &found["foreign_lines"]], [&json!([2]), &json!(1)]);
}

#[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
#[test]
fn a_file_that_cannot_be_read_is_an_error_and_keeps_nobody_from_puzzles() {
    let home = Folder::new();
    home.write(&format!("{DATA}/progress.jsonl/inside"), "");
    let failed = run(&home, &["progress"], "").code(1);
    assert!(
        err(&failed).ends_with("progress.jsonl: expected a regular file\n"),
        "{}",
        err(&failed)
    );
    let said = out(&run(&home, &["train"], "").code(0));
    assert!(said.contains("Cannot read your progress: cannot read "), "{said}");
    assert!(said.contains("Training 1 of 10. Built-in puzzle "), "{said}");
}

#[test]
fn a_program_that_is_killed_has_kept_every_answer_that_it_has_judged() {
    let home = Folder::new();
    for run in 1..=5 {
        let mut train = process::Command::new(OTHELLO)
            .arg("train")
            .env_clear()
            .envs(at_home(home.path()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        writeln!(train.stdin.as_mut().unwrap(), "solution").unwrap();
        let said = BufReader::new(train.stdout.take().unwrap()).lines();
        let judged = said.map(Result::unwrap).find(|line| line.starts_with("Solution: "));
        train.kill().unwrap();
        train.wait().unwrap();
        assert!(judged.is_some());
        assert_eq!(lines(&home).len(), run);
    }
}
