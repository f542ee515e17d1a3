//! `othello explore`.

use serde_json::{Value, json};
use snapbox::cmd::{Command, OutputAssert};

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::{SETTINGS, at_home};
use crate::printed::{err, objects, out};

/// Three hundred games, with an independent count of what was played in them.
const BASE: &str = "tests/data/base";
const ROWS: &str = include_str!("../data/base/rows.tsv");

fn run_at(home: &Folder, args: &[&str], input: &str) -> OutputAssert {
    let command = Command::new(OTHELLO).arg("explore").args(args);
    let command = command.current_dir(env!("CARGO_MANIFEST_DIR"));
    let command = command.env_clear().envs(at_home(home.path())).env("COLUMNS", "80");
    command.stdin(input).assert()
}

fn explore(args: &[&str], input: &str) -> OutputAssert {
    run_at(&Folder::new(), args, input)
}

/// Returns the options of a filter as `rows.tsv` names it.
fn options(filter: &str) -> Vec<String> {
    let parts = filter.split(',').filter(|part| *part != "all");
    parts.map(|part| format!("--{part}")).collect()
}

/// Each object has the numbers of the independent count, in which the sum of the leads stands in place of
/// their mean.
#[test]
fn the_objects_are_those_of_an_independent_count() {
    let mut filters = Vec::new();
    for line in ROWS.lines() {
        let [filter, moves, rows] = line.split('\t').collect::<Vec<_>>()[..] else { panic!() };
        // A run for each filter; the package compares all.
        if filters.contains(&filter) {
            continue;
        }
        filters.push(filter);
        let options = options(filter);
        let moves = format!("--moves={}", moves.trim_start_matches('-'));
        let options = options.iter().map(String::as_str);
        let args: Vec<_> = ["--json", &moves].into_iter().chain(options).collect();
        let printed = objects(&explore(&[&args[..], &[BASE]].concat(), "").code(0));
        let mut expected: Vec<_> = rows.split(' ').map(object).collect();
        let games = |row: &Value| row["games"].as_u64().unwrap();
        expected.sort_by_key(|row| (u64::MAX - games(row), row["move"].to_string()));
        assert_eq!(printed.len(), expected.len(), "{filter} {moves}");
        for (printed, expected) in printed.iter().zip(&expected) {
            for key in ["move", "games", "black", "draws", "white"] {
                assert_eq!(printed[key], expected[key], "{filter} {moves}");
            }
            let [discs, expected] = [printed, expected].map(|row| row["discs"].as_f64());
            let difference = discs.unwrap_or(0.0) - expected.unwrap_or(0.0);
            assert!(discs.is_some() == expected.is_some() && difference.abs() < 1e-9);
        }
    }
    assert_eq!(filters.len(), 11);
}

/// Returns the object of a row of `rows.tsv`.
fn object(row: &str) -> Value {
    let (square, numbers) = row.split_once('/').unwrap();
    let numbers: Vec<i32> = numbers.split('/').map(|number| number.parse().unwrap()).collect();
    let [games, black, draws, white, leads] = numbers[..] else { panic!("{row}") };
    let ended = black + draws + white;
    let discs = (ended > 0).then(|| f64::from(leads) / f64::from(ended));
    json!({"move": square, "games": games, "black": black, "draws": draws, "white": white, "discs": discs})
}

#[test]
fn a_table_is_for_people() {
    let args = ["--depth", "1", "--games", "2", "--moves", "f5f6e6f4", BASE];
    let table = out(&explore(&args, "").code(0));
    let lines: Vec<_> = table.lines().collect();
    assert_eq!(lines[0], "f5f6e6f4, Diagonal Opening: Black to move.");
    assert!(lines[1].contains(" of 300 games: Black won "), "{table}");
    assert!(lines[3].starts_with("move    games  share   Black  draw  White   discs   value"));
    assert!(lines[4].starts_with("e3  "), "{table}");
    let head = lines.iter().position(|line| line.starts_with("year  result")).unwrap();
    assert_eq!(lines.len(), head + 3, "{table}");
    assert!(lines[head + 1].starts_with("2019  "), "{table}");
}

#[test]
fn all_formats_and_standard_input_count_and_games_by_other_rules_are_skipped() {
    let games = "f5d6c3d3c4\n\n[Variant \"anti\"]\n\n1. f5 d6 *\n\n(;GM[2];B[f5];W[f6])\n";
    let explored = explore(&["--json", "-"], games).code(0);
    assert!(err(&explored).contains("1 game by other rules is not counted"));
    let f5 = json!({"move": "f5", "games": 2, "black": 0, "draws": 0, "white": 0, "discs": null});
    assert!(objects(&explored).contains(&f5));
}

#[test]
fn a_row_has_the_names_of_the_opening_in_all_languages() {
    let explored = explore(&["--json", "--moves", "f5d6c3d3", "-"], "f5d6c3d3c4").code(0);
    let names = |square: &str| {
        let rows = objects(&explored);
        rows.into_iter().find(|row| row["move"] == square).unwrap()["opening"].clone()
    };
    assert_eq!(names("c4"), json!({"en": "Tiger", "es": "Tigre", "fr": "Tigre", "ja": "虎定石"}));
    assert_eq!(names("c5"), json!({"fr": "Parker", "ja": "ザリガニ定石"}));
    assert_eq!(names("e3"), Value::Null);
}

#[test]
fn the_encoding_of_the_files_can_be_said() {
    let folder = Folder::new();
    // Two games of Yamada in Shift_JIS, which in Big5 are those of somebody else.
    let game = b"[Black \"\x8e\x52\x93\x63\"]\n\n1. f5 d6 2. c3 *\n\n";
    let path = folder.path().join("games.pgn");
    std::fs::write(&path, [&game[..], &game[..]].concat()).unwrap();
    let path = path.display().to_string();
    let games = |encoding| {
        let args = ["--json", "--player", "\u{5c71}\u{7530}", "--encoding", encoding, &path];
        objects(&explore(&args, "").code(0))[0]["games"].as_u64().unwrap()
    };
    assert_eq!((games("Shift_JIS"), games("Big5")), (2, 0));
}

#[test]
fn without_files_the_settings_and_the_saved_games_count() {
    let home = Folder::new();
    let nothing = run_at(&home, &["--json"], "").code(1);
    assert!(err(&nothing).contains("set `games` in the settings file"));
    let write = |path: &str, text: &str| {
        let path = home.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    write(".local/share/othello/games/one.pgn", "[Black \"Ada\"]\n\n1. f5 d6 *\n");
    write("base/two.sgf", "(;GM[2];B[f5];W[f4])");
    write(SETTINGS, "games = [\"~/base\"]\n");
    let both = objects(&run_at(&home, &["--json", "--moves", "f5"], "").code(0));
    let games: Vec<_> = both.iter().map(|row| (&row["move"], &row["games"])).collect();
    let [d6, f4, f6] = ["d6", "f4", "f6"].map(|square| json!(square));
    assert_eq!(games, [(&d6, &json!(1)), (&f4, &json!(1)), (&f6, &json!(0))]);
}

#[test]
fn mistakes_in_the_arguments_are_named() {
    for (args, expected) in [
        (&["--moves", "f5f5", BASE][..], "--moves: move 2: f5 is occupied"),
        (&["--years", "199o", BASE], "expected a year or a span of years"),
        (&["--result", "won", BASE], "--result won or --result lost needs --player"),
        (&["--color", "black", BASE], "--player"),
    ] {
        let text = err(&explore(args, "").code(2));
        assert!(text.contains(expected), "{args:?}: {text}");
    }
}

#[test]
fn preparing_lists_where_a_player_loses_most() {
    let args = ["--prepare", "--player", "Player 00741", "--depth", "2", BASE];
    let text = out(&explore(&args, "").code(0));
    let lines: Vec<_> = text.lines().collect();
    assert!(lines[0].starts_with("Player 00741, 15 games: "), "{text}");
    let losses: Vec<f64> = lines[3..]
        .iter()
        .map(|line| line.split_whitespace().nth(1).unwrap().parse().unwrap())
        .collect();
    assert!(!losses.is_empty() && losses.is_sorted_by(|a, b| a >= b), "{text}");
    let missing = err(&explore(&["--prepare", BASE], "").code(2));
    assert!(missing.contains("--player"), "{missing}");
}

#[test]
fn a_level_plays_by_the_games_as_long_as_they_last() {
    let home = Folder::new();
    let games = home.path().join("games.txt");
    // White has one answer each time, in every symmetry.
    std::fs::write(&games, "f5d6c3d3c4\nf5d6c3d3\n").unwrap();
    let args = ["--vs", "1", games.to_str().unwrap()];
    let text = out(&run_at(&home, &args, "f5\nc3\nquit\n").code(0));
    assert!(text.contains("follows 2 games as long as they last."), "{text}");
    assert!(text.contains("f5d6c3d3"), "{text}");
    let args = ["--vs", "1", "--color", "black", games.to_str().unwrap()];
    let text = out(&run_at(&home, &args, "quit\n").code(0));
    assert!(text.contains("White to move"), "Black has begun: {text}");
}

#[test]
fn line_mode_says_what_was_played_and_opens_games() {
    let home = Folder::new();
    let settings = home.path().join(SETTINGS);
    std::fs::create_dir_all(settings.parent().unwrap()).unwrap();
    let base = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(BASE);
    std::fs::write(&settings, format!("games = [{:?}]\n", base.to_str().unwrap())).unwrap();
    let lines = "f5 d6\nfilter 1998\nopenings\nfilter black\nfound 1\nfound 9999\nquit\n";
    let command = Command::new(OTHELLO).env_clear().envs(at_home(home.path())).stdin(lines);
    let output = command.assert();
    let (text, errors) = (out(&output), err(&output));
    assert!(text.contains("games by people: 1998."), "{text}");
    assert!(text.contains(" games, Black won "), "{text}");
    assert!(text.contains("The engine: "), "{text}");
    assert!(text.contains("Game 1: 1998 "), "{text}");
    assert!(errors.contains("expected the name of the player"), "{errors}");
    assert!(errors.contains("there is no such game"), "{errors}");
}
