//! `othello repertoire`.

use serde_json::{Value, json};
use snapbox::cmd::{Command, OutputAssert};

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::{SETTINGS, at_home};
use crate::printed::{err, objects, out};

/// Three hundred games.
const BASE: &str = "tests/data/base";
const FILE: &str = ".local/share/othello/repertoire-black.sgf";

fn run(home: &Folder, args: &[&str], input: &str) -> OutputAssert {
    let command = Command::new(OTHELLO).arg("repertoire").args(args);
    let command = command.current_dir(env!("CARGO_MANIFEST_DIR"));
    let command = command.env_clear().envs(at_home(home.path())).env("COLUMNS", "80");
    command.stdin(input).assert()
}

fn made(home: &Folder) -> String {
    std::fs::read_to_string(home.path().join(FILE)).unwrap()
}

const NEW: &[&str] = &["new", "black", BASE, "--depth", "4", "--plies", "6", "--games", "20"];

#[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
#[test]
fn a_repertoire_is_made_of_games_and_never_replaced_by_itself() {
    let home = Folder::new();
    let said = out(&run(&home, NEW, "").code(0));
    assert!(said.starts_with("~/.local/share/othello/repertoire-black.sgf: "), "{said}");
    let text = made(&home);
    assert!(text.contains("EV[Repertoire for Black]") && text.contains("B[f5]"), "{text}");
    assert!(text.contains(" of 229 games; value "), "{text}");
    let refused = run(&home, NEW, "").code(1);
    assert!(err(&refused).contains("repertoire-black.sgf already exists"), "{}", err(&refused));
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
    let missing = json!({"line": "f5", "fault": "hole", "move": "f4", "games": 7, "of": 229});
    assert!(found.contains(&missing), "{found:?}");
    assert!(found.contains(&json!({"line": "f5f6", "fault": "unanswered"})), "{found:?}");
    assert!(found.contains(&json!({"line": "f5", "fault": "unread"})), "{found:?}");
    let said = out(&run(&home, &[&args[..], &file].concat(), "").code(1));
    let sentence = "After f5: no answer to f4, which White plays in 7 games of 229.\n";
    assert!(said.contains(sentence) && said.contains("After f5f6: no answer.\n"), "{said}");
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
    check(&[], "\nCommands:\n  new     Make");
    let help = out(&run(&home, &["--help"], "").code(0));
    assert!(help.contains("\nCommands:\n  new     Make the repertoire for a colour"), "{help}");
    let help = out(&run(&home, &["new", "--help"], "").code(0));
    assert!(help.contains("Usage: othello repertoire new [OPTIONS] <COLOR> [FILES]"), "{help}");
}

/// The lines of the file of progress.
fn kept(home: &Folder) -> Vec<Value> {
    let file = home.path().join(".local/share/othello/progress.jsonl");
    let text = std::fs::read_to_string(file).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

const MINE: &str =
    "(;GM[2];B[f5](;W[d6]C[often];B[c3]C[solid];W[d3];B[c4])(;W[f6](;B[e6])(;B[f7])))";

#[test]
fn positions_are_asked_judged_and_remembered() {
    let home = Folder::new();
    home.write(FILE, MINE);
    let said = out(&run(
        &home,
        &["train"],
        "next\nd6\nnext\nnext\nf5\nnext\nc7\nundo\nc3\nleave\nprogress\n",
    )
    .code(1));
    assert!(said.contains("1 of 2 right; the other one comes back tomorrow."), "{said}");
    assert!(said.contains("Repertoire: 2 positions asked, 1 known, nothing due."), "{said}");
    let answers = kept(&home);
    let known: Vec<_> = answers.iter().map(|it| (&it["kind"], &it["known"], &it["move"])).collect();
    let kind = json!("repertoire");
    assert_eq!(known.len(), 2);
    assert_eq!((known[0].0, known[0].1), (&kind, &json!(true)));
    assert_eq!((known[1].0, known[1].1), (&kind, &json!(false)));
    // Those that were asked are not due.
    let said = out(&run(&home, &["train", "black"], "").code(0));
    assert!(said.contains("New in your repertoire: 1 of 2; "), "{said}");
    let args = ["train", "black", "--moves", "f5f6", "--count", "1"];
    let said = out(&run(&home, &args, "next\nf7\n").code(0));
    assert!(said.contains("f7 is right, and so is e6. 1 of 1 solved"), "{said}");
    let said = out(&run(&home, &args, "").code(0));
    assert!(
        said.contains("Nothing in this repertoire is due. The next position is due in "),
        "{said}"
    );
}

#[test]
fn a_repertoire_of_ones_own_is_named_by_the_settings_or_by_an_option() {
    let home = Folder::new();
    home.write("mine.sgf", MINE);
    let said = out(&run(&home, &["train", "black"], "").code(0));
    assert!(said.contains("have no repertoire for Black yet; :repertoire makes one"), "{said}");
    home.write(SETTINGS, "repertoire-black = \"~/mine.sgf\"\n");
    let said = out(&run(&home, &["train", "black"], "").code(0));
    assert!(said.contains("New in your repertoire: 1 of 4; "), "{said}");
    let file = home.path().join("mine.sgf");
    let file = file.to_str().unwrap();
    let said = out(&run(&home, &["train", "white", "--file", file], "").code(0));
    assert!(said.contains("After f5. New: White plays "), "{said}");
    let refused = run(&home, &["train", "--file", file], "").code(2);
    assert!(err(&refused).contains("--file"), "{}", err(&refused));
    let refused = run(&home, &["train", "black", "--moves", "f5f5"], "").code(2);
    assert!(err(&refused).contains("--moves: "), "{}", err(&refused));
    let said = out(&run(&home, &["train", "black", "--moves", "f5f4"], "").code(0));
    assert!(said.contains("our repertoire has no move from there on"), "{said}");
}

#[test]
fn a_check_takes_the_values_of_the_book_where_it_has_looked_deeper() {
    let home = Folder::new();
    home.write("mine.sgf", "(;GM[2];B[f5];W[d6];B[c3])");
    let check = ["check", "black", "--file", "mine.sgf", "--depth", "4", "--json"];
    let run = |code| {
        let command = Command::new(OTHELLO).arg("repertoire").args(check).current_dir(home.path());
        let command = command.env_clear().envs(at_home(home.path()));
        objects(&command.assert().code(code))
    };
    assert_eq!(run(0), [json!(null); 0]);
    // After f5 d6 c3 White, to move, is ahead by 30.
    let position = "------------------X--------XX------OXX-----O-------------------- O,30,F3,30\n";
    home.write("book.txt", position);
    let import = Command::new(OTHELLO).args(["book", "import", "book.txt"]);
    let import = import.current_dir(home.path()).env_clear().envs(at_home(home.path()));
    import.assert().code(0);
    let found = run(1);
    let [found] = &found[..] else { panic!("{found:?}") };
    assert_eq!((&found["line"], &found["fault"]), (&json!("f5d6"), &json!("loss")));
    assert!(found["loss"].as_f64().unwrap() > 20.0, "{found}");
}
