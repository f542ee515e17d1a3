//! `othello puzzles`.

use std::collections::HashSet;

use serde_json::{Value, json};
use snapbox::cmd::{Command, OutputAssert};

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::at_home;
use crate::printed::{err, objects, out};

/// A game with several puzzles (WTHOR base).
const GAME: &str = "f5d6c3d3c4f4f6f3e6e7c6g5e3d7g4h3g3f2h6h5h4h7e2e1d8h2g6c8f8e8b8f7g8c2c7b3c1d1\
                    d2b1g1b5c5b4a2a3a4a6b6a7f1h1g2b7a5g7a8b2a1";
/// A game with none (WTHOR base).
const DULL: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7\
                    b2a1b3a2b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";
const GAMES: &str = "tests/data/formats/edax46_export.sgf";
const LIBRARY: &str = ".local/share/othello/games";

fn run_at(home: &Folder, args: &[&str], input: &str) -> OutputAssert {
    let command = Command::new(OTHELLO).args(args).current_dir(env!("CARGO_MANIFEST_DIR"));
    let command = command.env_clear().envs(at_home(home.path())).env("COLUMNS", "80");
    command.stdin(input).assert()
}

fn run(args: &[&str], input: &str) -> OutputAssert {
    run_at(&Folder::new(), args, input)
}

fn puzzles(args: &[&str], input: &str) -> OutputAssert {
    run(&[&["puzzles", "--threads", "1", "--hash", "1"], args].concat(), input)
}

/// The position of an object as a line.
fn position(object: &Value) -> String {
    let side = if object["side"] == json!("black") { "X" } else { "O" };
    format!("{} {side}", object["board"].as_str().unwrap())
}

#[test]
fn a_puzzle_is_shown_as_show_draws_it_with_its_place_and_its_difficulty() {
    let pgn = out(&run(&["convert", "--to", "pgn"], GAME).code(0));
    let pgn = format!("[Black \"Ann\"]\n[White \"Bo\"]\n{pgn}");
    let folder = Folder::new();
    let path = folder.write("games.pgn", pgn);
    let object = &objects(&puzzles(&["--json", &path], "").code(0))[0];
    assert_eq!((&object["black"], &object["white"]), (&json!("Ann"), &json!("Bo")));
    assert_eq!((&object["source"], &object["file"]), (&json!("file"), &json!(path)));
    assert_eq!((&object["solution"], &object["others"]), (&json!(null), &json!(null)));
    let plies = object["plies"].as_u64().unwrap();
    let text = out(&puzzles(&[&path], "").code(0));
    let board = out(&run(&["show", "--at", &plies.to_string()], GAME).code(0));
    let drawn: String = board.lines().take(11).flat_map(|line| [line, "\n"]).collect();
    let turn = drawn.lines().last().unwrap();
    assert!(turn.contains(" to move: "), "{turn}");
    assert!(text.contains(&drawn), "{drawn}\n{text}");
    let (side, _) = turn.split_once(' ').unwrap();
    let heading = format!("Puzzle 1. {side} to move: one move wins.\n");
    assert!(text.starts_with(&heading), "{text}");
    let place = format!("games.pgn:1, Ann - Bo, before move {}\n", plies + 1);
    assert!(text.contains(&place), "{text}");
    let difficulty = object["difficulty"].as_str().unwrap();
    let empties = format!(": {} empty squares, ", object["empties"]);
    let line = text.lines().find(|line| line.contains(&empties)).unwrap();
    assert!(line.to_lowercase().starts_with(difficulty), "{line}");
    assert!(!text.contains("Solution"), "{text}");
    let count = objects(&puzzles(&["--json", &path], "").code(0)).len();
    assert!(text.ends_with(&format!("\n\n{count} puzzles in 1 game.\n")), "{text}");
}

#[test]
fn solutions_are_printed_on_demand_with_every_refutation() {
    let args = ["--count", "1", "-"];
    let text = out(&puzzles(&[&["--solutions"], &args[..]].concat(), GAME).code(0));
    let object = &objects(&puzzles(&[&["--solutions", "--json"], &args[..]].concat(), GAME))[0];
    let solution = &object["solution"];
    let line = |answer: &Value| {
        let moves = answer["moves"].as_array().unwrap().iter();
        moves.map(|square| square.as_str().unwrap()).collect::<Vec<_>>().join(" ")
    };
    let square = solution["move"].as_str().unwrap();
    let said = format!("Solution: {square} wins by {}: {}.\n", solution["score"], line(solution));
    assert!(text.contains(&said), "{text}");
    let others = object["others"].as_array().unwrap();
    for other in others {
        let begin = format!("\n{} ", other["move"].as_str().unwrap());
        let end = format!("({} discs worse): {}.\n", other["loss"], line(other));
        assert!(text.contains(&begin) && text.contains(&end), "{begin} {end} {text}");
    }
    assert_eq!(text.matches("Puzzle ").count(), 1);
    assert_eq!(text.matches("worse").count(), others.len());
}

#[test]
fn a_number_of_empty_squares_and_a_count_limit_the_puzzles() {
    let all = objects(&puzzles(&["--json", GAMES], "").code(0));
    assert!(all.len() > 5, "{}", all.len());
    assert!(all.iter().all(|puzzle| (8..=14).contains(&puzzle["empties"].as_u64().unwrap())));
    let some = objects(&puzzles(&["--json", "--empties", "9-10", GAMES], "").code(0));
    let is_meant = |puzzle: &&Value| (9..=10).contains(&puzzle["empties"].as_u64().unwrap());
    assert_eq!(some.iter().collect::<Vec<_>>(), all.iter().filter(is_meant).collect::<Vec<_>>());
    assert!(!some.is_empty() && some.len() < all.len());
    let first = objects(&puzzles(&["--json", "--count", "3", GAMES], "").code(0));
    assert_eq!(first, all[..3]);
    // The same game in another file has the same puzzles.
    let pgn = "tests/data/formats/edax46_export.pgn";
    assert_eq!(objects(&puzzles(&["--json", GAMES, pgn], "").code(0)), all);
}

#[test]
fn the_puzzle_of_a_day_depends_on_the_games_the_day_and_the_seed() {
    let other = "tests/data/formats/playok_normal.pgn";
    let daily = |args: &[&str]| {
        let found = objects(&puzzles(&[&["--json"], args].concat(), "").code(0));
        assert_eq!(found.len(), 1, "{args:?}");
        position(&found[0])
    };
    let first = daily(&[GAMES, other, "--daily", "2026-11-22"]);
    assert_eq!(daily(&[other, GAMES, "--daily", "2026-11-22"]), first);
    assert_eq!(daily(&[GAMES, other, "--daily=2026.11.22", "--seed", "0"]), first);
    let of_days: HashSet<_> =
        (10..20).map(|day| daily(&[GAMES, &format!("--daily=2026-11-{day}")])).collect();
    assert!(of_days.len() > 3, "{of_days:?}");
    let of_seeds: HashSet<_> = (0..10)
        .map(|seed| daily(&[GAMES, "--daily=2026-11-22", "--seed", &seed.to_string()]))
        .collect();
    assert!(of_seeds.len() > 3, "{of_seeds:?}");
    let today = daily(&[GAMES, "--daily"]);
    // A name that is no date is that of a file.
    assert_eq!(daily(&["--daily", GAMES]), today);
    let text = out(&puzzles(&[GAMES, "--daily", "2026-11-22"], "").code(0));
    assert!(text.starts_with("Puzzle for 2026-11-22. "), "{text}");
}

#[test]
fn a_seed_changes_the_order_and_nothing_else() {
    let seeded = |seed: &str| objects(&puzzles(&["--json", "--seed", seed, GAMES], "").code(0));
    let in_order = objects(&puzzles(&["--json", GAMES], "").code(0));
    let [mut one, two] = ["1", "2"].map(seeded);
    assert_eq!(seeded("1"), one);
    assert!(one != two && one != in_order);
    let args = ["--json", "--seed", "1", "--count", "2", GAMES];
    assert_eq!(objects(&puzzles(&args, "").code(0)), one[..2]);
    let order = |puzzle: &Value| in_order.iter().position(|other| other == puzzle);
    one.sort_by_key(order);
    assert_eq!(one, in_order);
}

#[test]
fn saved_games_are_the_source_without_files() {
    let home = Folder::new();
    let pgn = |moves: &str, players: &str| {
        let pgn = out(&run(&["convert", "--to", "pgn"], moves).code(0));
        format!("[Black \"{players}\"]\n{pgn}")
    };
    let search = |args: &[&str]| {
        let assert = run_at(&home, &[&["puzzles", "--json"], args].concat(), "");
        let sources = objects(&assert).into_iter().map(|puzzle| {
            (puzzle["source"].clone(), puzzle["black"].clone(), puzzle["game"].clone())
        });
        (sources.collect::<HashSet<_>>(), err(&assert), assert.get_output().status.code())
    };
    let found = |source: &str, black: &str, game: Value| {
        (HashSet::from([(json!(source), json!(black), game)]), String::new(), Some(0))
    };
    home.write(&format!("{LIBRARY}/a.pgn"), pgn(GAME, "Ann"));
    assert_eq!(search(&[]), found("saved", "Ann", json!(1)));
    // A game under way is no source; once it is over it comes first.
    let current = ".local/state/othello/game.pgn";
    home.write(current, pgn(&GAME[..GAME.len() - 4], "Bo"));
    assert_eq!(search(&[]), found("saved", "Ann", json!(1)));
    home.write(current, pgn(GAME, "Bo"));
    assert_eq!(search(&[]), found("current", "Bo", json!(null)));

    home.write(&format!("{LIBRARY}/b.pgn"), "1. f5 f5 *\n");
    let (_, message, status) = search(&[]);
    assert_eq!(status, Some(1));
    assert!(message.starts_with("othello: cannot read "), "{message}");
    assert!(message.ends_with("b.pgn: line 1, column 7: move 2: f5 is occupied\n"), "{message}");
    assert_eq!(message.lines().count(), 1);
}

/// Also who has games without a puzzle in them.
#[test]
fn a_newcomer_gets_built_in_puzzles() {
    let home = Folder::new();
    let daily = ["puzzles", "--daily", "2026-11-22"];
    let first = out(&run_at(&home, &daily, "").code(0));
    let notice = "No puzzles in the saved games: built-in ones follow.\n\nPuzzle for 2026-11-22. ";
    assert!(first.starts_with(notice), "{first}");
    assert!(first.contains("\nbuilt-in puzzle "), "{first}");
    home.write(&format!("{LIBRARY}/a.pgn"), out(&run(&["convert", "--to", "pgn"], DULL).code(0)));
    assert_eq!(out(&run_at(&home, &daily, "").code(0)), first);
    let all = objects(&run_at(&home, &["puzzles", "--json", "--count", "30"], "").code(0));
    assert_eq!(all.len(), 30);
    assert!(all.iter().all(|puzzle| puzzle["source"] == json!("built-in")));
}

#[test]
fn files_without_a_puzzle_are_told() {
    let said = puzzles(&["-"], DULL).code(0);
    assert_eq!(out(&said), "No puzzles in 1 game.\n");
    assert_eq!(out(&puzzles(&["--json", "-"], DULL).code(0)), "");
    assert_eq!(
        out(&puzzles(&["--daily", "2026-11-22", "--", "-"], "").code(0)),
        "No puzzles in 0 games.\n"
    );
}

#[test]
fn faults_are_reported_and_other_rules_passed_over_with_a_reason() {
    let anti = out(&run(&["convert", "--rules", "anti", "--to", "pgn"], "f5d6").code(0));
    let said = puzzles(&["-"], &anti).code(0);
    let reason = "skipped: expected the rules of Othello, found anti";
    assert_eq!(err(&said), format!("othello: -:1: {reason}\n"));
    let said = puzzles(&["--json", "/nowhere/a.pgn", "-"], &format!("f5f5\n{GAME}\n")).code(1);
    let messages = err(&said);
    let messages: Vec<_> = messages.lines().collect();
    assert!(messages[0].starts_with("othello: /nowhere/a.pgn: No such file"), "{messages:?}");
    assert_eq!(messages[1..], ["othello: -:1:3: move 2: f5 is occupied"]);
    assert!(!objects(&said).is_empty());
    assert!(objects(&said).iter().all(|puzzle| puzzle["line"] == json!(2)));
}

#[test]
fn wrong_options_are_refused_with_what_was_expected() {
    for (args, expected) in [
        (&["--empties", "3-8"][..], "expected two numbers from 4 to 44, such as 8-14"),
        (&["--empties", "14-8"], "expected two numbers from 4 to 44, such as 8-14"),
        (&["--count", "0"], "expected a number of at least 1"),
        (&["--daily", "2026-02-30"], "expected a date, such as 2026-11-22"),
        (&["--daily", "--count", "2"], "cannot be used with"),
    ] {
        let said = puzzles(args, "").code(2);
        assert!(err(&said).contains(expected), "{args:?}: {}", err(&said));
    }
}

#[test]
fn the_puzzle_of_a_day_is_solved_as_well_and_games_without_puzzles_have_none() {
    let printed = objects(&puzzles(&["--json", GAMES, "--daily", "2026-11-22"], "").code(0));
    let output = puzzles(&["--play", GAMES, "--daily", "2026-11-22"], "moves\n").code(0);
    let legal: Vec<_> = printed[0]["legal"].as_array().unwrap().iter().collect();
    let legal = legal.iter().map(|square| square.as_str().unwrap()).collect::<Vec<_>>().join(", ");
    let text = out(&output);
    assert!(text.contains("Puzzle for 2026-11-22. ") && text.contains(&legal), "{text}");
    assert!(text.ends_with("0 of 1 solved.\n"), "{text}");
    let folder = Folder::new();
    let path = folder.write("dull.txt", DULL);
    let text = out(&puzzles(&["--play", &path], "").code(0));
    assert!(text.contains("There are no puzzles in these games. Black to move: "), "{text}");
    for other in ["--json", "--solutions"] {
        assert!(err(&puzzles(&["--play", other], "").code(2)).contains("cannot be used with"));
    }
}

#[test]
fn kinds_and_motifs_are_named_before_the_files() {
    let about = |words: &[&str]| {
        objects(&puzzles(&[words, &["--json", "--solutions", GAMES]].concat(), "").code(0))
    };
    let all = about(&[]);
    assert!(all.iter().all(|puzzle| puzzle["kind"] == json!("endgame")));
    assert_eq!(about(&["endgame"]), all);
    let has =
        |puzzle: &&Value, theme: &str| puzzle["themes"].as_array().unwrap().contains(&json!(theme));
    let theme = all[0]["themes"][0].as_str().unwrap();
    let expected: Vec<_> = all.iter().filter(|it| has(it, theme)).cloned().collect();
    assert!(!expected.is_empty() && expected.len() < all.len(), "{theme}");
    assert_eq!(about(&["endgame", theme]), expected);
    let midgames = about(&["midgame", "--empties", "24-30"]);
    assert!(!midgames.is_empty());
    for puzzle in &midgames {
        assert_eq!(puzzle["kind"], json!("midgame"));
        assert!((24..=30).contains(&puzzle["empties"].as_u64().unwrap()));
        let [best, second] = [&puzzle["solution"], &puzzle["others"][0]]
            .map(|answer| answer["score"].as_f64().unwrap());
        assert!(best > 0.0 && second <= 0.0 && best - second > 3.0, "{puzzle}");
    }
    let text = out(&puzzles(&["midgame", "--empties", "24-30", "--count", "1", GAMES], ""));
    assert!(text.contains(" to move: one move keeps the lead.\n"), "{text}");
}

fn guess(args: &[&str], input: &str) -> OutputAssert {
    run(&[&["guess"], args].concat(), input)
}

#[test]
fn a_game_is_guessed_by_chance_among_those_that_are_asked_for() {
    let first =
        |args: &[&str]| out(&guess(&[args, &[GAMES]].concat(), "").code(0)).replace('\n', " ");
    assert_eq!(first(&["--seed", "1"]), first(&["--seed", "1"]));
    let of_seeds: HashSet<_> = (0..6).map(|seed| first(&["--seed", &seed.to_string()])).collect();
    assert!(of_seeds.len() > 1, "{of_seeds:?}");
    assert!(first(&["--side", "white"]).contains("White to move"));
    let refused = guess(&["--player", "Nobody", GAMES], "").code(1);
    assert!(err(&refused).starts_with("othello: no such game among "), "{}", err(&refused));
    let locked = first(&["--no-engine"]);
    assert!(locked.contains("locked") && !locked.contains("Guess 1"), "{locked}");
}
