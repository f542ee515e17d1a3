//! `othello book`.

use serde_json::{Value, json};
use snapbox::cmd::{Command, OutputAssert};

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::{SETTINGS, at_home};
use crate::printed::{err, objects, out};

const FILE: &str = ".local/share/othello/book.othello";

fn run(home: &Folder, args: &[&str]) -> OutputAssert {
    let command = Command::new(OTHELLO).arg("book").args(args).current_dir(home.path());
    command.env_clear().envs(at_home(home.path())).env("COLUMNS", "80").assert()
}

/// Positions near the end are searched in no time.
const MOVES: &str = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1d1d7d8e7e8a5a6b6";
const DEEPEN: [&str; 10] =
    ["deepen", MOVES, "--depth", "4", "--discs", "1", "--threads", "1", "--hash", "1"];

fn contents(home: &Folder, args: &[&str]) -> Value {
    objects(&run(home, &[args, &["--json"]].concat()).code(0)).remove(0)
}

#[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
#[test]
fn a_book_grows_and_says_what_is_in_it() {
    let home = Folder::new();
    let said = out(&run(&home, &[]).code(0));
    assert_eq!(said, "~/.local/share/othello/book.othello: 0 positions, 0 KiB.\n");
    let first = [&DEEPEN[..], &["--most", "3", "--json"]].concat();
    let grown = objects(&run(&home, &first).code(0));
    assert_eq!(grown.len(), 3);
    assert_eq!(grown[0]["line"], "");
    assert!(grown[0]["value"]["depth"] == 4 || grown[0]["value"]["exact"] == true, "{grown:?}");
    let said = out(&run(&home, &DEEPEN).code(0));
    assert!(said.contains(" positions searched.\nBest line "), "{said}");
    let said = out(&run(&home, &DEEPEN).code(0));
    assert!(said.starts_with("0 positions searched.\nBest line "), "{said}");
    let contents = contents(&home, &[]);
    let positions = contents["positions"].as_u64().unwrap();
    assert!(positions > 20, "{contents}");
    assert_eq!(contents["damaged"], 0);
    let said = out(&run(&home, &[]).code(0));
    let head = format!("~/.local/share/othello/book.othello: {positions} positions, ");
    assert!(said.starts_with(&head) && said.contains(" exact\n"), "{said}");
    assert!(said.contains(" after 30 to 39 moves\n"), "{said}");
}

#[test]
fn a_book_is_written_as_text_and_as_lines_and_read_again() {
    let home = Folder::new();
    run(&home, &DEEPEN).code(0);
    let positions = contents(&home, &[])["positions"].clone();
    let said = out(&run(&home, &["export", "book.txt"]).code(0));
    assert_eq!(said, format!("book.txt: {positions} positions.\n"));
    assert!(err(&run(&home, &["export", "book.txt"]).code(1)).contains("already exists"));
    let text = std::fs::read_to_string(home.path().join("book.txt")).unwrap();
    assert!(text.lines().all(|line| line[64..].starts_with(" X,")), "{text}");
    let other = ["--book", "other.othello"];
    let said = out(&run(&home, &[&["import", "book.txt"], &other[..]].concat()).code(0));
    assert!(said.contains(" new positions, 0 searched more deeply than before.\n"), "{said}");
    assert_eq!(contents(&home, &other)["positions"], positions);
    // All that was found stands in the text, behind what Edax reads.
    assert_eq!(contents(&home, &other)["depths"], contents(&home, &[])["depths"]);
    let said = out(&run(&home, &[&["merge", FILE], &other[..]].concat()).code(0));
    assert!(said.contains(": 0 new positions, 0 searched more deeply"), "{said}");
    let sgf = ["export", "lines.sgf", "--moves", MOVES, "--discs", "0.5"];
    run(&home, &sgf).code(0);
    let text = std::fs::read_to_string(home.path().join("lines.sgf")).unwrap();
    assert!(text.contains("EV[Lines of the book]") && text.contains("C[Value "), "{text}");
    assert!(text.contains(" for Black, ") && text.contains(" for White, "), "{text}");
    let book = std::fs::read(home.path().join(FILE)).unwrap();
    let itself = run(&home, &["export", FILE, "--replace"]).code(1);
    assert!(err(&itself).ends_with("book.othello is the book itself; write to another file\n"));
    assert!(std::fs::read(home.path().join(FILE)).unwrap() == book);
    let none = run(&home, &["export", "none.sgf"]).code(1);
    assert!(err(&none).contains("the book has no move at the start; name the moves after which"));
    let none = run(&home, &["export", "none.sgf", "--moves", "f5"]).code(1);
    assert!(err(&none).contains("the book has no move in this position"));
}

#[test]
fn what_cannot_be_used_is_named_and_left_as_it_is() {
    let home = Folder::new();
    home.write(FILE, "(;GM[2])");
    let foreign = "book.othello neither begins as a book of othello does (\"othello book\") nor has whole \
                   records of one, and is left as it is\n";
    for args in [&["--json"][..], &DEEPEN, &["import", "none.txt"], &["export", "a.txt"]] {
        let said = err(&run(&home, args).code(1));
        assert!(said.ends_with(foreign) || said.contains("cannot read none.txt"), "{said}");
    }
    assert_eq!(std::fs::read_to_string(home.path().join(FILE)).unwrap(), "(;GM[2])");
    home.write("bad.txt", format!("X{} X,3,A1,0\n", "-".repeat(63)));
    let args = ["import", "bad.txt", "--book", "new.othello"];
    assert!(out(&run(&home, &args).code(0)).contains("1 position without a move was left out"));
    home.write("bad.txt", "hello\n");
    let said = err(&run(&home, &args).code(1));
    assert!(said.contains("bad.txt: line 1: expected 64 squares"), "{said}");
    let missing = run(&home, &["merge", "none", "--book", "new.othello"]).code(1);
    assert!(err(&missing).contains("none: No such file"));
    home.write(SETTINGS, "book = false\n");
    assert!(
        err(&run(&home, &[]).code(1))
            .contains("the book is off in your settings; --book names one")
    );
    home.write(SETTINGS, "book = \"~/mine.othello\"\n");
    assert_eq!(contents(&home, &[])["file"], json!(home.path().join("mine.othello")));
}

#[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
#[test]
fn a_damaged_book_is_told_of_and_kept_whichever_command_opens_it() {
    let home = Folder::new();
    run(&home, &DEEPEN).code(0);
    run(&home, &["export", "book.txt"]).code(0);
    home.write("game.txt", "f5d6c3d3\n");
    let mut bytes = std::fs::read(home.path().join(FILE)).unwrap();
    let positions = contents(&home, &[])["positions"].as_u64().unwrap();
    bytes.pop();
    let at = bytes.len() / 40 * 40;
    let said = format!(
        "othello: ~/{FILE}: 1 record is damaged or missing, at byte {at}; all others are used"
    );
    home.write(FILE, &bytes);
    let damaged = run(&home, &["--json"]).code(1);
    assert_eq!(err(&damaged), format!("{said}\n"));
    assert_eq!(objects(&damaged)[0]["damaged"], 1);
    assert!(objects(&damaged)[0]["positions"].as_u64().unwrap() + 1 >= positions);
    let text = run(&home, &["export", "again.txt"]).code(1);
    assert_eq!(err(&text), format!("{said}\n"));
    let merged = run(&home, &["merge", FILE, "--book", "other.othello"]).code(1);
    assert_eq!(err(&merged), format!("{}\n", said.replace("~/", "")));
    let command = Command::new(OTHELLO).args(["analyze", "--depth", "4", "game.txt"]);
    let command = command.current_dir(home.path()).env_clear().envs(at_home(home.path()));
    assert_eq!(err(&command.assert().code(0)), format!("{said}\n"));
    for (number, args) in
        [&["merge", "other.othello"][..], &DEEPEN, &["import", "book.txt"]].into_iter().enumerate()
    {
        home.write(FILE, &bytes);
        let kept = format!("{FILE}.damaged-{}", number + 1);
        let added = run(&home, args).code(0);
        let name = kept.rsplit('/').next().unwrap();
        let kept_as = format!("{said}, and the damaged file is kept beside it as {name}\n");
        assert_eq!(err(&added), kept_as);
        assert_eq!(std::fs::read(home.path().join(kept)).unwrap(), bytes);
        assert_eq!(contents(&home, &[])["damaged"], 0);
    }
    assert_eq!(contents(&home, &[])["positions"].as_u64(), Some(positions));
}

#[test]
fn values_of_the_book_count_in_commands_unless_they_are_told_to_do_without() {
    let home = Folder::new();
    // After f5 d6 c3 White, to move, is ahead by 30.
    let position = "------------------X--------XX------OXX-----O-------------------- O,30,F3,30\n";
    home.write("book.txt", position);
    run(&home, &["import", "book.txt"]).code(0);
    home.write("game.txt", "f5d6c3d3\n");
    let command = |args: &[&str]| {
        let command = Command::new(OTHELLO).args(args).current_dir(home.path());
        command.env_clear().envs(at_home(home.path())).assert().code(0)
    };
    let with_and_without = |args: &[&str]| {
        [command(args), command(&[args, &["--no-book"]].concat())].map(|said| out(&said))
    };
    let review = ["analyze", "--json", "--depth", "4", "game.txt"];
    let value = |text: &str| {
        let review: Value = serde_json::from_str(text).unwrap();
        review["plies"][2]["value"].clone()
    };
    let [with, without] = with_and_without(&review);
    let known = json!({"discs": -30.0, "exact": false, "depth": 31, "selectivity": 73});
    assert_eq!(value(&with), known);
    assert!(value(&without)["discs"].as_f64().unwrap() > -10.0, "{without}");
    // A level does not see that far.
    let level = out(&command(&["analyze", "--json", "--level", "2", "game.txt"]));
    assert!(value(&level)["depth"].as_u64() < Some(31), "{level}");

    let lines = ["analyze", "--json", "--depth", "4", "--lines", "all", "game.txt"];
    let depths = |text: &str| {
        let game: Value = serde_json::from_str(text).unwrap();
        let positions = game["positions"].as_array().unwrap().clone();
        let lines = positions.iter().flat_map(|it| it["lines"].as_array().unwrap());
        lines.map(|line| line["value"]["depth"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    let [with, without] = with_and_without(&lines);
    assert!(with.contains("\"depth\":31"), "{with}");
    assert!(depths(&without).len() > 20 && depths(&without).iter().all(|it| *it == 4), "{without}");

    let explore = ["explore", "--moves", "f5d6", "--depth", "4", "game.txt"];
    let [with, without] = with_and_without(&explore);
    assert!(with.contains("~-30") && !without.contains("-30"), "{with}{without}");
}

#[test]
fn a_check_keeps_what_it_has_searched_deeply() {
    let home = Folder::new();
    home.write("mine.sgf", "(;GM[2];B[f5])");
    let check = |depth: &str, book: &[&str]| {
        let args = ["repertoire", "check", "black", "--file", "mine.sgf", "--depth", depth];
        let command = Command::new(OTHELLO).args(args).args(book).current_dir(home.path());
        command.env_clear().envs(at_home(home.path())).assert().code(0);
    };
    check("10", &[]);
    check("16", &["--no-book"]);
    assert_eq!(contents(&home, &[])["positions"], 0);
    check("16", &[]);
    let known = contents(&home, &[]);
    assert!(known["depths"].as_array().unwrap().iter().any(|it| it["depth"] == 16), "{known}");
}
