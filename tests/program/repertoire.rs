//! `othello repertoire`.

use serde_json::json;
use snapbox::cmd::{Command, OutputAssert};

use crate::OTHELLO;
use crate::folder::Folder;
use crate::printed::{err, objects, out};

/// Three hundred games.
const BASE: &str = "tests/data/base";
const FILE: &str = ".local/share/othello/repertoire-black.sgf";

fn run(home: &Folder, args: &[&str], input: &str) -> OutputAssert {
    let command = Command::new(OTHELLO).arg("repertoire").args(args);
    let command = command.current_dir(env!("CARGO_MANIFEST_DIR"));
    let command = command.env_clear().env("HOME", home.path()).env("COLUMNS", "80");
    command.stdin(input).assert()
}

fn made(home: &Folder) -> String {
    std::fs::read_to_string(home.path().join(FILE)).unwrap()
}

const NEW: &[&str] = &["new", "black", BASE, "--depth", "4", "--plies", "6", "--games", "20"];

#[test]
fn a_repertoire_is_made_of_games_and_never_replaced_by_itself() {
    let home = Folder::new();
    let said = out(&run(&home, NEW, "").code(0));
    assert!(said.starts_with("~/.local/share/othello/repertoire-black.sgf: "), "{said}");
    let text = made(&home);
    assert!(text.contains("EV[Repertoire for Black]") && text.contains("B[f5]"), "{text}");
    assert!(text.contains(" of 229 games; value "), "{text}");
    let refused = run(&home, NEW, "").code(1);
    assert!(err(&refused).contains("repertoire-black.sgf is there already"), "{}", err(&refused));
    assert_eq!(made(&home), text);
    // The same games make the same file.
    run(&home, &[NEW, &["--replace"]].concat(), "").code(0);
    assert_eq!(made(&home), text);
    let check = ["check", "black", BASE, "--depth", "4", "--games", "20"];
    let said = out(&run(&home, &check, "").code(0));
    assert!(said.ends_with(" positions, nothing to report.\n"), "{said}");
}

#[test]
fn a_check_reports_what_a_file_lacks() {
    let home = Folder::new();
    home.write("mine.sgf", "(;GM[2];B[f5];W[d6];B[a1])");
    let file = home.path().join("mine.sgf");
    let file = ["--file", file.to_str().unwrap()];
    let args = ["check", "black", BASE, "--depth", "4", "--share", "1", "--games", "20"];
    let refused = run(&home, &[&args[..], &file].concat(), "").code(1);
    assert!(err(&refused).contains("mine.sgf"), "{}", err(&refused));
    home.write("mine.sgf", "(;GM[2];B[f5](;W[d6];B[c5])(;W[f6])(;W[e5]))");
    let found = run(&home, &[&args[..], &file, &["--json"]].concat(), "").code(1);
    let found = objects(&found);
    let hole = json!({"line": "f5", "fault": "hole", "move": "f4", "games": 7, "of": 229});
    assert!(found.contains(&hole), "{found:?}");
    assert!(found.contains(&json!({"line": "f5f6", "fault": "unanswered"})), "{found:?}");
    assert!(found.contains(&json!({"line": "f5", "fault": "unread"})), "{found:?}");
    let said = out(&run(&home, &[&args[..], &file].concat(), "").code(1));
    let hole = "After f5: no answer to f4, which White plays in 7 games of 229.\n";
    assert!(said.contains(hole) && said.contains("After f5f6: no answer.\n"), "{said}");
    let missing = run(&home, &["check", "white"], "").code(1);
    assert!(err(&missing).contains("cannot read "), "{}", err(&missing));
}

#[test]
fn mistakes_in_the_command_line_are_named() {
    let home = Folder::new();
    let check = |args: &[&str], expected: &str| {
        let refused = run(&home, args, "").code(2);
        assert!(err(&refused).contains(expected), "{}", err(&refused));
    };
    check(&["new", "red"], "red");
    check(&["new", "black", "--plies", "0"], "--plies");
    check(&["new", "black", "--share", "101"], "expected a percentage from 0 to 100");
    check(&["new", "black", BASE, "--color", "white"], "--color needs --player");
    check(&["check", "black", "--loss", "-1"], "--loss");
    let none = run(&home, &["new", "black"], "").code(1);
    assert!(err(&none).contains("no files of games"), "{}", err(&none));
    let help = out(&run(&home, &["--help"], "").code(0));
    assert!(help.contains("\nCommands:\n  new     Make the repertoire of a colour"), "{help}");
    let help = out(&run(&home, &["new", "--help"], "").code(0));
    assert!(help.contains("Usage: othello repertoire new [OPTIONS] <COLOR> [FILES]"), "{help}");
}
