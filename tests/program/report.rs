//! `othello report`: the games that count, their results, and what their moves have cost.

use serde_json::{Value, json};
use snapbox::cmd::{Command, OutputAssert};

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::{SETTINGS, at_home};
use crate::printed::{err, objects, out};

/// Two games of Ann and one of others: of the moves of the first, five have values, and all have times.
const GAMES: &str = r#"[Event "Paris Open"]
[Date "2019.05.04"]
[Black "Ann"]
[White "Bob"]
[Result "*"]
[TimeControl "60"]

d3 {[%eval +0.00,14,87] [%best +0.00,14,87 d3]} {[%clk 0:00:50]}
c3 {[%eval +3.00,14,87] [%best +0.50,14,87 c5]} {[%clk 0:00:20]}
c4 {[%eval -1.00,14,87] [%best +3.00,14,87 f5]} {[%clk 0:00:03]}
c5 {[%eval -1.00,14,87] [%best -1.00,14,87 c5]} {[%clk 0:00:19]}
b3 {[%eval -2.00,14,87] [%best -1.00,14,87 d6]} {[%clk 0:00:02]} *

[Event "London"]
[Date "2020.01.01"]
[Black "Cid"]
[White "Ann"]
[Result "64-0"]
[Termination "resignation"]

f5 d6 c3 d3 c4 f4 f6 g5 1-0

[Event "Paris Open"]
[Date "2020.01.01"]
[Black "Cid"]
[White "Bob"]
[Result "*"]

f5 f6 *
"#;

fn run_at(home: &Folder, args: &[&str], input: &str) -> OutputAssert {
    let command = Command::new(OTHELLO).args(args).current_dir(env!("CARGO_MANIFEST_DIR"));
    let command = command.env_clear().envs(at_home(home.path())).env("COLUMNS", "80");
    command.stdin(input).assert()
}

fn report(args: &[&str]) -> OutputAssert {
    run_at(&Folder::new(), &[&["report"], args].concat(), GAMES)
}

fn data(args: &[&str]) -> Value {
    objects(&report(&[args, &["--json", "-"]].concat()).code(0)).remove(0)
}

#[test]
fn a_player_is_seen_by_colour_opening_opponent_time_and_turning_point() {
    let ann = data(&["Ann"]);
    let losses = |moves: u64, errors: u64, discs: f64, mean: f64| json!({"moves": moves, "errors": errors, "discs": discs, "mean": mean});
    assert_eq!([&ann["games"], &ann["moves"], &ann["without_values"]], [2, 7, 1]);
    assert_eq!([&ann["won"], &ann["lost"], &ann["unfinished"], &ann["lost_on_time"]], [0, 1, 1, 0]);
    assert_eq!(ann["losses"], losses(3, 1, 5.0, 1.67));
    assert_eq!(ann["phases"]["opening"], losses(3, 1, 5.0, 1.67));
    assert_eq!(ann["phases"]["endgame"]["moves"], 0);
    assert_eq!(ann["empties"]["60"], losses(3, 1, 5.0, 1.67));
    assert_eq!([&ann["colors"]["black"]["games"], &ann["colors"]["white"]["lost"]], [1, 1]);
    let names = |key: &str| {
        let rows = ann[key].as_array().unwrap();
        rows.iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names("openings"), ["No-Kung", "Snake/Peasant"]);
    assert_eq!(names("players"), ["Bob", "Cid"]);
    // Bob gave nothing away; Ann gave away a lead of three discs.
    assert_eq!(ann["turning_points"]["given"], json!({"wins": 0, "draws": 0, "leads": 1}));
    assert_eq!(ann["turning_points"]["offered"], json!({"wins": 0, "draws": 0, "leads": 0}));
    let clock: Vec<_> = ann["clock"].as_array().unwrap().iter().collect();
    assert_eq!(clock[0]["losses"]["moves"], 1, "50 of 60 seconds are left");
    assert_eq!((&clock[3]["losses"]["discs"], &clock[3]["games"]), (&json!(5.0), &json!(1)));
}

#[test]
fn an_event_is_seen_by_its_players_and_each_game_counts_once() {
    let paris = data(&["--event", "paris"]);
    assert_eq!([&paris["games"], &paris["moves"], &paris["losses"]["moves"]], [2, 7, 5]);
    let rows = paris["players"].as_array().unwrap();
    let games: Vec<_> = rows.iter().map(|row| (&row["name"], &row["games"])).collect();
    let name = |name: &str| json!(name);
    let (ann, bob, cid) = (name("Ann"), name("Bob"), name("Cid"));
    assert_eq!(games, [(&bob, &json!(2)), (&ann, &json!(1)), (&cid, &json!(1))]);
    let openings = paris["openings"].as_array().unwrap();
    assert!(openings.iter().all(|row| row["games"] == 1), "{openings:?}");
    let taken = &paris["turning_points"];
    assert_eq!((&taken["given"], &taken["taken"]), (&taken["offered"], &taken["offered"]));
    assert_eq!(data(&["--years", "2019"])["games"], 1);
    assert_eq!(data(&["Cid", "--result", "won"])["games"], 1);
}

#[test]
fn a_page_is_for_people() {
    let page = out(&report(&["Ann", "-"]).code(0));
    let lines: Vec<_> = page.lines().collect();
    assert_eq!(lines[0], "2 games of Ann: 0 won, 0 drawn, 1 lost.");
    let loss = |start: &str| {
        let row = lines.iter().find(|line| line.starts_with(start)).unwrap();
        row.split_whitespace().last().unwrap().to_owned()
    };
    assert_eq!(
        [loss("Black "), loss("White "), loss("opening "), loss("10%")],
        ["1.67", "-", "1.67", "2.50"]
    );
    assert!(page.replace('\n', " ").contains("Only 3 of 7 moves have values"), "{page}");
    assert!(page.contains("By opponent (2)") && !page.contains("Your repertoire"), "{page}");
    assert!(lines.iter().all(|line| line.chars().count() <= 72), "{page}");
    assert_eq!(out(&report(&["Zoe", "-"]).code(0)), "There are no games to report on.\n");
}

#[test]
fn missing_values_are_worked_out_if_a_depth_is_named() {
    let all = data(&["--depth", "1"]);
    assert_eq!([&all["moves"], &all["losses"]["moves"], &all["without_values"]], [15, 15, 0]);
    let ann = data(&["Ann", "--depth", "1", "--color", "black"]);
    assert_eq!(ann["losses"]["discs"], 5.0, "what a game has is kept");
}

#[test]
fn the_saved_games_of_the_player_are_the_usual_ones() {
    let home = Folder::new();
    let games = home.path().join(".local/share/othello/games");
    std::fs::create_dir_all(&games).unwrap();
    let reviewed = include_str!("../data/reviewed_against_level_3.pgn");
    std::fs::write(games.join("game.pgn"), reviewed).unwrap();
    let report = run_at(&home, &["report", "--json"], "").code(0);
    let report = objects(&report).remove(0);
    assert_eq!(
        (&report["games"], &report["lost"], &report["discs"]),
        (&json!(1), &json!(1), &json!(-24.0))
    );
    assert_eq!(report["players"][0]["name"], "Level 3");
    assert_eq!(report["losses"]["moves"], report["moves"]);
    let said = out(&run_at(&home, &["report"], "").code(0));
    assert!(said.starts_with("Your game: 0 won, 0 drawn, 1 lost.\nA move loses "), "{said}");
}

/// The game of the player leaves that of the base with its fifth move, Black's third.
#[test]
fn own_games_are_compared_with_those_of_the_base() {
    let home = Folder::new();
    let reviewed = include_str!("../data/reviewed_against_level_3.pgn");
    home.write(".local/share/othello/games/game.pgn", reviewed);
    let without = objects(&run_at(&home, &["report", "--json"], "").code(0)).remove(0);
    assert_eq!(without["known_games"]["before"]["moves"], 0);
    assert_eq!(without["known_games"]["after"]["moves"], 0);

    home.write("base/others.pgn", "[Black \"Ann\"]\n[White \"Bob\"]\n\nd3 c5 f6 f3 f5 *\n");
    home.write(SETTINGS, "games = [\"~/base\"]\n");
    let report = objects(&run_at(&home, &["report", "--json"], "").code(0)).remove(0);
    let [within, after] = ["before", "after"].map(|half| &report["known_games"][half]);
    assert_eq!((&within["moves"], &within["discs"]), (&json!(2), &json!(0.0)), "d3 and f6");
    let all = report["losses"]["moves"].as_u64().unwrap();
    assert_eq!(after["moves"], all - 2);
    assert_eq!(after["discs"], report["losses"]["discs"]);

    let page = out(&run_at(&home, &["report"], "").code(0));
    let table = page.lines().skip_while(|line| !line.starts_with("Known games"));
    let rows: Vec<Vec<_>> = table.take(3).map(|row| row.split_whitespace().collect()).collect();
    assert_eq!(rows[1][..3], ["within", "them", "2"], "{page}");
    assert_eq!(rows[2][..4], ["after", "leaving", "them", &(all - 2).to_string()], "{page}");
}

#[test]
fn mistakes_in_the_arguments_are_named() {
    let refused = |args: &[&str]| err(&report(args).code(2));
    assert!(refused(&["Ann", "--player", "Bob", "-"]).contains("a player is named twice"));
    assert!(refused(&["--color", "black", "-"]).contains("--color needs a player"));
    assert!(refused(&["--result", "won", "-"]).contains("needs a player"));
    let none = err(&run_at(&Folder::new(), &["report"], "").code(1));
    assert!(none.contains("no saved games"), "{none}");
}
