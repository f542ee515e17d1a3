//! `solve` and `analyze`.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use serde_json::{Value, json};
use snapbox::cmd::{Command, OutputAssert};

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::at_home;
use crate::printed::{err, objects, out};

const FFO: &str = include_str!("../data/formats/fforum-1-19.obf");
/// A whole game without a pass (WTHOR base).
const GAME: &str = "f5d6c3d3c4f3f4b3b4g5f6c5d2g4e3e2c2f7g6h6h4e6f1e1a4h5g3g1d1c1h7f2c7c6\
                    e7e8f8c8d8h3h2g8d7g7b6b5a6a5a3b2b7a8a2b8a7a1b1g2h1h8";
/// The start of Othello.
const START: &str = "---------------------------OX------XO--------------------------- X";

fn run(args: &[&str], input: impl AsRef<[u8]>) -> OutputAssert {
    let home = Folder::new();
    let command = Command::new(OTHELLO).args(args).envs(at_home(home.path()));
    command.env("COLUMNS", "80").stdin(input.as_ref()).assert()
}

fn solve(args: &[&str], input: impl AsRef<[u8]>) -> OutputAssert {
    run(&[&["solve", "--threads", "1", "--hash", "1"], args].concat(), input)
}

fn analyze(args: &[&str], input: impl AsRef<[u8]>) -> OutputAssert {
    run(&[&["analyze", "--threads", "1", "--hash", "1"], args].concat(), input)
}

fn first_lines(text: &str, count: usize) -> String {
    text.lines().take(count).flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn positions_are_solved_and_compared_with_the_scores_in_the_file() {
    let said = solve(&["--json"], first_lines(FFO, 5)).code(0);
    let expected = [(18, "g8"), (10, "a4"), (2, "d1"), (0, "h8 or a5"), (32, "g8")];
    let answers = objects(&said);
    assert_eq!(answers.len(), 5);
    for (number, (answer, (score, best))) in (1..).zip(answers.iter().zip(expected)) {
        assert_eq!((&answer["line"], &answer["file"]), (&json!(number), &json!("-")));
        let value = json!({"discs": score, "exact": true, "depth": null, "selectivity": null});
        assert_eq!(answer["value"], value, "{answer}");
        assert!(best.contains(answer["best"].as_str().unwrap()), "{answer}");
        assert_eq!(answer["best"], answer["moves"][0]);
        assert_eq!((&answer["stated"], &answer["agrees"]), (&json!(score), &json!(true)));
        assert_eq!((&answer["side"], &answer["empties"]), (&json!("black"), &json!(14)));
        assert!(answer["nodes"].as_u64().unwrap() > 0);
    }
}

#[test]
fn the_table_has_a_row_for_each_position_and_totals() {
    let wrong = first_lines(FFO, 1).replace("G8:+18", "G8:+20");
    let said = solve(&[], first_lines(FFO, 2) + &wrong).code(1);
    let lines: Vec<String> = out(&said).lines().map(str::to_owned).collect();
    assert!(lines[0].starts_with("  line  empty  side    score  search"), "{}", lines[0]);
    assert!(lines[1].starts_with("     1     14  Black     +18  exact"), "{}", lines[1]);
    assert!(lines[1].contains("+18 agrees   g8 "), "{}", lines[1]);
    assert!(lines[2].starts_with("     2     14  Black     +10  exact"), "{}", lines[2]);
    assert!(lines[3].contains("+20 differs  g8 "), "{}", lines[3]);
    let line = lines[0].find("best move").unwrap();
    assert!(lines[1..4].iter().all(|row| row[line - 1..].starts_with(' ')), "{lines:?}");
    assert!(lines[5].starts_with("3 positions solved; "), "{}", lines[5]);
    assert_eq!(lines[6], "Scores in the file: 2 agree, 1 differ.");
}

#[test]
fn several_files_are_named() {
    let folder = Folder::new();
    let [a, b] = ["a.obf", "b.obf"].map(|name| folder.path().join(name));
    std::fs::write(&a, first_lines(FFO, 1)).unwrap();
    std::fs::write(&b, format!("\n{GAME}\n")).unwrap();
    let [a, b] = [a, b].map(|path| path.to_str().unwrap().to_owned());
    let text = out(&solve(&[&a, &b], "").code(0));
    let shown = |path: &str, line: u32| text.contains(&format!("{path}:{line} "));
    assert!(shown(&a, 1) && shown(&b, 2), "{text}");
    assert!(text.contains("the game is over"), "{text}");
}

#[test]
fn a_limit_makes_estimates_that_say_so() {
    let said = solve(&["--depth", "4"], START).code(0);
    let row = out(&said).lines().nth(1).unwrap().to_owned();
    assert!(row.contains("depth 4, 87%"), "{row}");
    assert!(out(&said).contains("0 positions solved, 1 estimated; "), "{}", out(&said));
    let answers = objects(&solve(&["--json", "--time", "0.01"], START).code(0));
    let value = &answers[0]["value"];
    assert_eq!(value["exact"], json!(false));
    assert!(value["depth"].as_u64().is_some_and(|depth| depth < 60), "{value}");
    // Nothing is estimated that can be seen to its end.
    let near = objects(&solve(&["--json", "--depth", "14"], first_lines(FFO, 1)).code(0));
    assert_eq!(near[0]["value"]["discs"], json!(18));
}

#[test]
fn passes_and_finished_games_have_a_score_for_the_side_of_the_line() {
    let must_pass = format!("-OOOOOOX{}", "-".repeat(56));
    let over = format!("XXX{}", "-".repeat(61));
    let input = format!("{must_pass} O\n{must_pass} X\n{over} O\n{over} X\n");
    let answers = objects(&solve(&["--json"], &input).code(0));
    let parts = |answer: &Value| {
        (answer["value"]["discs"].clone(), answer["passed"].clone(), answer["over"].clone())
    };
    assert_eq!(parts(&answers[0]), (json!(-64), json!(true), json!(false)));
    assert_eq!(parts(&answers[1]), (json!(64), json!(false), json!(false)));
    assert_eq!(parts(&answers[2]), (json!(-64), json!(false), json!(true)));
    assert_eq!(parts(&answers[3]), (json!(64), json!(false), json!(true)));
    assert_eq!(answers[0]["moves"], json!(["a1"]));
    assert_eq!(answers[2]["best"], json!(null));
    assert!(out(&solve(&[], &input)).contains("pass a1"));
}

#[test]
fn a_game_counts_with_its_last_position() {
    let moves = &GAME[..GAME.len() - 16];
    let pgn = out(&run(&["convert", "--to", "pgn"], moves).code(0));
    let position = out(&run(&["convert", "--to", "position"], moves).code(0));
    let values = [moves, &pgn, &position].map(|input| {
        let answers = objects(&solve(&["--json"], input).code(0));
        assert_eq!(answers.len(), 1);
        (answers[0]["value"].clone(), answers[0]["empties"].clone())
    });
    assert_eq!(values[0].1, json!(8));
    assert!(values.iter().all(|value| *value == values[0]), "{values:?}");
}

#[test]
fn other_rules_are_solved() {
    let position = out(&run(&["convert", "--to", "position"], &GAME[..GAME.len() - 16]).code(0));
    let values = ["othello", "anti", "reversi", "reversi-first-pass"].map(|rules| {
        let answers = objects(&solve(&["--json", "--rules", rules], &position).code(0));
        assert_eq!(answers[0]["rules"], json!(rules));
        assert_eq!(answers[0]["value"]["exact"], json!(true));
        answers[0]["value"]["discs"].as_i64().unwrap()
    });
    // Whoever has fewer discs wins.
    assert_ne!(values[0], values[1]);
}

#[test]
fn an_impossible_position_is_reported_and_the_others_are_solved() {
    let squares = &START[..64];
    let position = &FFO[..66];
    let input = format!(
        "{}\n-{squares} X\n{squares}X X\n{squares} Z\n{}\n{} X\nX{} X\n{position}\nf5f5\n",
        &START[..60],
        // Both can be to move.
        &FFO[..64],
        "-".repeat(64),
        START[1..64].replacen('O', "Q", 1),
    );
    let said = solve(&["--json"], &input).code(1);
    let expected = [
        "-:1:61: expected 64 characters, a1 to h8, found 60",
        "-:2:65: expected 64 squares, a1 to h8, found more",
        "-:3:65: expected 64 squares, a1 to h8, found more",
        "-:4:66: expected the side to move, X or O, found 'Z'",
        "-:5:65: expected the side to move, X or O, after the 64 squares",
        "-:6:1: expected discs on the board, found none",
        "-:7:28: expected X, O or - for d4, found 'Q'",
        "-:9:3: move 2: f5 is occupied",
    ];
    let expected: String = expected.map(|line| format!("othello: {line}\n")).concat();
    assert_eq!(err(&said), expected);
    let answers = objects(&said);
    assert_eq!(answers.len(), 1);
    assert_eq!((&answers[0]["line"], &answers[0]["value"]["discs"]), (&json!(8), &json!(18)));
    let table = out(&solve(&[], &input).code(1));
    assert!(table.ends_with("\n8 positions could not be read.\n"), "{table}");
}

#[test]
fn the_totals_count_positions_and_not_files_that_cannot_be_read() {
    let finished = format!("XXX{} O\n", "-".repeat(61));
    let said = solve(&["/nowhere/a.obf", "-"], &finished).code(1);
    assert!(err(&said).starts_with("othello: /nowhere/a.obf: No such file"), "{}", err(&said));
    let last = out(&said).lines().last().unwrap().to_owned();
    assert_eq!(last, "1 position solved; 1 node in 0.000 s.");
    assert_eq!(out(&solve(&["/nowhere/a.obf"], "").code(1)), "");
}

#[test]
fn wrong_limits_are_refused() {
    for args in [
        ["--depth", "0"],
        ["--depth", "61"],
        ["--time", "0"],
        ["--time", "soon"],
        ["--threads", "0"],
        ["--hash", "0"],
        ["--hash", "100000"],
    ] {
        let said = run(&[&["solve"], &args[..]].concat(), "").code(2);
        assert!(err(&said).contains(args[0]), "{}", err(&said));
        run(&[&["analyze"], &args[..]].concat(), "").code(2);
    }
    run(&["analyze", "--level", "11"], "").code(2);
    run(&["analyze", "--level", "3", "--depth", "4"], "").code(2);
}

#[test]
fn a_review_has_each_move_the_means_and_the_turning_points() {
    let said = analyze(&["--level", "4"], GAME).code(0);
    let text = out(&said);
    let plies = GAME.len() / 2;
    let rows: Vec<&str> = text.lines().skip_while(|line| !line.starts_with("move")).collect();
    assert!(rows[1].starts_with("   1  Black   f5"), "{}", rows[1]);
    let rest = rows[1..].iter().take_while(|line| !line.is_empty()).count();
    assert_eq!(rest, plies);
    assert!(rows[plies].ends_with("exact"), "{}", rows[plies]);
    assert!(text.contains("\nmean loss    opening    midgame    endgame  whole game\n"), "{text}");

    let review = &objects(&analyze(&["--level", "4", "--json"], GAME).code(0))[0];
    assert_eq!(review["complete"], json!(true));
    let reviewed = review["plies"].as_array().unwrap();
    for ply in reviewed {
        let values = ["best_value", "value"].map(|key| &ply[key]);
        let [best, played] = values.map(|value| value["discs"].as_f64().unwrap());
        assert!((best - played - ply["loss"].as_f64().unwrap()).abs() < 0.02, "{ply}");
        assert_eq!(ply["exact"], json!(values.iter().all(|value| value["exact"] == true)), "{ply}");
    }
    assert!(reviewed[plies - 8..].iter().all(|ply| ply["exact"] == true));
    let turns: Vec<&Value> =
        reviewed.iter().filter(|ply| ply["turning_point"] == json!(true)).collect();
    assert!(!turns.is_empty());
    for turn in turns {
        let sentence = format!("\nMove {}: ", turn["ply"]);
        assert!(text.contains(&sentence), "{sentence}: {text}");
        assert!(turn["best_value"]["discs"].as_f64() >= Some(0.0), "{turn}");
        assert!(turn["value"]["discs"].as_f64() <= Some(0.0), "{turn}");
    }
}

#[test]
fn a_game_is_reviewed_within_a_time_and_its_losses_are_counted_by_size() {
    let review = &objects(&analyze(&["--seconds", "1", "--json"], GAME).code(0))[0];
    assert_eq!(review["complete"], json!(true));
    let plies = review["plies"].as_array().unwrap();
    for player in ["black", "white"] {
        let own = plies.iter().filter(|ply| ply["player"] == json!(player)).count();
        let classes = review["losses"][player].as_array().unwrap();
        assert_eq!(classes.iter().filter_map(Value::as_u64).sum::<u64>(), own as u64);
    }
    analyze(&["--seconds", "1", "--depth", "4"], GAME).code(2);
}

#[test]
fn the_best_lines_of_positions_are_those_of_solve() {
    let positions = first_lines(FFO, 3);
    let solved = objects(&solve(&["--json"], &positions).code(0));
    let said = analyze(&["--lines", "all", "--json"], &positions).code(0);
    for (answer, solved) in objects(&said).iter().zip(&solved) {
        let position = &answer["positions"][0];
        let lines = position["lines"].as_array().unwrap();
        assert_eq!(lines[0]["value"], solved["value"], "{answer}");
        assert_eq!((&position["move"], &position["player"]), (&Value::Null, &json!("black")));
        // Each move has its exact value, the best one first.
        let value = |line: &Value| line["value"]["discs"].as_i64().unwrap();
        assert!(
            lines
                .iter()
                .all(|line| line["value"]["exact"] == true && line["line"][0] == line["move"])
        );
        assert!(lines.is_sorted_by(|one, other| value(one) >= value(other)), "{answer}");
    }
    let said = analyze(&["--lines", "2", "--depth", "4"], "f5d6c3").code(0);
    let text = out(&said);
    assert!(text.contains("\nmove 1: Black plays f5\n"), "{text}");
    assert!(text.contains("\nmove 4: White\n"), "the last position as well: {text}");
    assert_eq!(text.matches("  depth ").count(), 8, "{text}");
    let said = analyze(&["--lines", "0"], "f5").code(2);
    assert!(
        err(&said).contains("expected a number of lines from 1 to 60, or all"),
        "{}",
        err(&said)
    );
}

#[test]
fn games_of_other_rules_are_reviewed_and_the_sign_is_explained() {
    let game = &GAME[..24];
    for rules in ["anti", "othello-mirrored", "reversi-must-flip"] {
        let start = if rules == "anti" { game } else { "" };
        let moves = match rules {
            "othello-mirrored" => "f4d3c6",
            "reversi-must-flip" => "d4e4e5",
            _ => start,
        };
        let said = analyze(&["--rules", rules, "--depth", "2"], moves);
        let text = out(&said);
        assert_eq!(text.contains("Fewer discs win"), rules == "anti", "{text}");
        assert!(text.contains("mean loss"), "{rules}: {text}{}", err(&said));
    }
}

#[test]
fn a_review_has_the_start_of_its_game_where_it_is_another_and_the_values_of_a_time_are_as_others() {
    let position = format!("{} X", &first_lines(FFO, 1)[..64]);
    for (input, shows) in [("f5d6c3", false), (&*position, true)] {
        for args in [&["--depth", "1"][..], &["--lines", "1", "--time", "0.1"]] {
            let review = &objects(&analyze(&[args, &["--json"]].concat(), input).code(0))[0];
            let shown = &objects(&run(&["show", "--json"], input).code(0))[0];
            let start = if shows { &shown["start"] } else { &Value::Null };
            assert_eq!(&review["start"], start, "{review}");
            for position in review["positions"].as_array().into_iter().flatten() {
                let value = &position["lines"][0]["value"];
                let is_exact = value["exact"] == json!(true);
                assert!(is_exact || value["selectivity"] == json!(87), "{value}");
            }
        }
    }
}

#[test]
fn several_games_are_reviewed_and_faults_reported_as_check_does() {
    let input = "f5d6c3\nf5f5\nf5d6\n";
    let said = analyze(&["--json", "--depth", "1"], input).code(1);
    let checked = run(&["check"], input).code(1);
    assert_eq!(err(&said), err(&checked));
    assert_eq!(err(&said), "othello: -:2:3: move 2: f5 is occupied\n");
    let lines: Vec<Value> = objects(&said).iter().map(|game| game["line"].clone()).collect();
    assert_eq!(lines, [json!(1), json!(3)]);
    let text = out(&analyze(&["--depth", "1"], START).code(0));
    assert!(text.contains("No moves have been played."), "{text}");
}
