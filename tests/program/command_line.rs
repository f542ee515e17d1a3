//! The command line: line mode through pipes, `show` and `perft`.

#![expect(clippy::unwrap_used, reason = "a test dies of what it did not expect")]

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{self, Stdio};

use serde_json::{Value, json};
use snapbox::cmd::{Command, OutputAssert};
use snapbox::str;

use crate::OTHELLO;
use crate::folder::Folder;

/// The nine-move wipe-out.
const WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";
/// 60 moves and two passes: White's behind the 41st move, Black's behind the 43rd
/// (WTHOR base of 2016, game 1082).
const WITH_PASSES: &str = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1d1d7d8e7e8a5a6b6\
                           a4a3a2b3g2c8h2h1g1f1e1a7b7a8b8g8g7b2a1b1h7h8";

fn othello(args: &[&str], input: impl AsRef<[u8]>) -> OutputAssert {
    Command::new(OTHELLO).args(args).stdin(input.as_ref()).assert()
}

fn out(assert: &OutputAssert) -> &str {
    str::from_utf8(&assert.get_output().stdout).unwrap()
}

fn err(assert: &OutputAssert) -> &str {
    str::from_utf8(&assert.get_output().stderr).unwrap()
}

#[test]
fn the_name_of_a_file_opens_it_unless_it_is_a_command() {
    let folder = Folder::new();
    let name = folder.write("game.txt", WIPE_OUT);
    let opened = othello(&[&name], "list\n").code(0);
    assert!(out(&opened).contains("13-0"), "{}", out(&opened));
    let missing = othello(&["no-such-game.sgf"], "").code(1);
    assert!(err(&missing).contains("cannot read no-such-game.sgf"), "{}", err(&missing));
    othello(&["no-such-command"], "").code(2);
    folder.write("rules", WIPE_OUT);
    let command = Command::new(OTHELLO).arg("rules").current_dir(folder.path()).assert().code(0);
    assert!(out(&command).contains("anti"), "{}", out(&command));
}

mod line_mode {
    use super::*;

    #[test]
    fn quit_leaves_the_rest_unread() {
        let said = othello(&[], "f5\nquit\na1\n").code(0).stderr_eq("");
        assert!(out(&said).ends_with("\nf5\n"));
    }

    #[test]
    fn input_that_is_no_text_is_refused_in_few_words() {
        let mut input = b"\xff\xfe\0\n\x1b[2J\n".to_vec();
        input.extend(vec![b'z'; 1 << 20]);
        input.extend(b"\nf5\n");
        let said = othello(&[], input).code(1);
        assert!(err(&said).len() < 1000, "{}", err(&said).len());
        assert!(!err(&said).contains('\x1b'));
        assert!(out(&said).ends_with("\nf5\n"));
    }

    #[test]
    fn other_rules_are_played_and_named_wrongly_they_are_a_usage_error() {
        let said = othello(&["--rules", "anti"], format!("{WIPE_OUT}\n")).code(0);
        assert!(out(&said).contains("White wins"));
        othello(&["--rules", "chess"], "").code(2);
        othello(&["--nonsense"], "").code(2);
    }
}

mod show {
    use super::*;

    /// Every key, in this order.
    #[test]
    fn a_game_is_one_object() {
        othello(&["show", "--json", "--moves", "F5 2. d6"], "").code(0).stderr_eq("").stdout_eq(
            concat!(
                r#"{"rules":{"name":"othello","opening":"cross","second-move":null,"supply":"pool","#,
                r#""on-pass":"continue","goal":"most","count":"empties","handicap":0},"#,
                r#""black":null,"white":null,"start":{"#,
                r#""board":"---------------------------OX------XO---------------------------","#,
                r#""to_move":"black","passed":null},"moves":"f5d6","plies":["#,
                r#"{"ply":1,"player":"black","move":"f5","flips":["e5"],"#,
                r#""legal":["c4","d3","e6","f5"],"passed":null,"#,
                r#""board":"---------------------------OX------XXX--------------------------"},"#,
                r#"{"ply":2,"player":"white","move":"d6","flips":["d5"],"#,
                r#""legal":["d6","f4","f6"],"passed":null,"#,
                r#""board":"---------------------------OX------OXX-----O--------------------"}],"#,
                r#""board":"---------------------------OX------OXX-----O--------------------","#,
                r#""to_move":"black","legal":["c3","c4","c5","c6","c7"],"#,
                r#""discs":{"black":3,"white":3,"empty":58},"hands":null,"passes":0,"result":null,"#,
                r#""opening":"Perpendicular Opening"}"#,
                "\n"
            ),
        );
    }

    fn objects(assert: &OutputAssert) -> Vec<Value> {
        out(assert).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[test]
    fn a_finished_game_has_a_result() {
        let said =
            othello(&["show", "--json", "-"], format!("{WIPE_OUT}\n{WITH_PASSES}\n")).code(0);
        let [wipe_out, with_passes] = &objects(&said)[..] else { panic!("two games") };
        assert_eq!(wipe_out["to_move"], Value::Null);
        assert_eq!(wipe_out["legal"], json!([]));
        assert_eq!(wipe_out["discs"], json!({"black": 13, "white": 0, "empty": 51}));
        let result = json!({
            "winner": "black", "reason": "wipe-out", "score": {"black": 64, "white": 0}
        });
        assert_eq!(wipe_out["result"], result);

        assert_eq!(with_passes["passes"], 2);
        assert_eq!(with_passes["moves"], WITH_PASSES);
        let plies = with_passes["plies"].as_array().unwrap();
        let passed: Vec<_> = plies.iter().filter(|ply| !ply["passed"].is_null()).collect();
        assert_eq!(passed.len(), 2);
        let result = json!({
            "winner": "black", "reason": "full-board", "score": {"black": 41, "white": 23}
        });
        assert_eq!(with_passes["result"], result);
    }

    #[test]
    fn a_game_is_shown_as_a_board_and_its_moves() {
        othello(&["show"], "# a comment\n\nf5\n").code(0).stderr_eq("").stdout_eq(str![[r"
  a b c d e f g h
1 - - - - - - - -
2 - - - - - - - -
3 - - - - - - - -
4 - - - O X . - -
5 - - - X X X - -
6 - - - . - . - -
7 - - - - - - - -
8 - - - - - - - -
Black 4, White 1, 59 empty.
White to move: d6, f4, f6.
f5

   a  b  c  d  e  f  g  h
1 -- -- -- -- -- -- -- --
2 -- -- -- -- -- -- -- --
3 -- -- -- -- -- -- -- --
4 -- -- -- () ## -- -- --
5 -- -- -- ## ()  1 -- --
6 -- -- -- -- -- -- -- --
7 -- -- -- -- -- -- -- --
8 -- -- -- -- -- -- -- --

Disc lead: Black's above the line, White's below; + every 10 moves
   3  #
      #
      #
   0 +-


  -3

"]]);
    }

    #[test]
    fn a_game_stops_after_so_many_plies() {
        for (at, moves) in [("0", ""), ("2", "f5d6"), ("99", "f5d6c3")] {
            let said = othello(&["show", "--json", "--at", at, "--moves", "f5d6c3"], "").code(0);
            assert_eq!(objects(&said)[0]["moves"], moves);
        }
    }

    /// White is to move and cannot, so Black moves at once.
    #[test]
    fn a_game_starts_from_any_position() {
        let position = format!("-OOOOOOX{} O", "-".repeat(56));
        let said =
            othello(&["show", "--json", "--position", &position, "--moves", "a1"], "").code(0);
        let game = &objects(&said)[0];
        assert_eq!(game["start"]["to_move"], "black");
        assert_eq!(game["start"]["passed"], "white");
        assert_eq!(game["passes"], 1);
        assert_eq!(game["plies"][0]["flips"], json!(["b1", "c1", "d1", "e1", "f1", "g1"]));
        othello(&["show", "--position", "XO", "--moves", "a1"], "").code(2);
    }

    #[test]
    fn impossible_arguments_are_a_usage_error() {
        othello(&["show", "--at", "x"], "").code(2);
        othello(&["show", "--moves", "f5", "file"], "").code(2);
        othello(&["perft"], "").code(2);
        othello(&["perft", "0"], "").code(2);
    }

    #[test]
    fn a_fault_is_reported_with_its_place_and_the_other_games_are_shown() {
        let folder = Folder::new();
        let games = folder.write("games.txt", "f5d6\nf5 a1 d6\n# c\ne6f4\nf5d6f5\n");
        let said = othello(&["show", "--json", &games, "-", "missing"], "a1\nd3\n").code(1);
        let moves: Vec<_> = objects(&said).iter().map(|game| game["moves"].clone()).collect();
        assert_eq!(moves, ["f5d6", "e6f4", "d3"]);
        let faults: Vec<_> = err(&said).lines().collect();
        assert_eq!(faults.len(), 4);
        assert!(faults[0].ends_with("games.txt:2:4: move 2: a1 has no black disc next to it"));
        assert!(faults[1].ends_with("games.txt:5:5: move 3: f5 is occupied"));
        assert_eq!(faults[2], "othello: -:1:1: move 1: a1 has no white disc next to it");
        assert!(faults[3].starts_with("othello: missing: "));
        assert!(faults.iter().all(|fault| fault.starts_with("othello: ")));
    }

    #[test]
    fn bytes_that_are_no_text_are_a_fault_of_their_line_alone() {
        let said = othello(&["show", "--json"], b"\0f5\nf\x005\nf5\r\n\0\0\n").code(1);
        assert!(err(&said).lines().all(|fault| fault.starts_with("othello: -:")));
        assert!(err(&said).starts_with("othello: -:1:1: "));
        assert!(err(&said).contains("othello: -:2:2: "));
        assert!(!err(&said).contains('\0'));
        assert!(objects(&said).iter().any(|game| game["moves"] == "f5"));
    }

    #[test]
    fn a_fault_is_short_however_long_the_input() {
        let folder = Folder::new();
        let deep = (0..12).map(|_| "d".repeat(200)).collect::<Vec<_>>().join("/");
        let games =
            folder.write(&format!("{deep}/games.txt"), format!("f5 {}\n", "z".repeat(1 << 19)));
        let nowhere = format!("{deep}/{}", "n".repeat(200));
        let absurd = "é".repeat(5000);
        let said = othello(&["show", &games, &nowhere, &absurd], "").code(1);
        let faults: Vec<_> = err(&said).lines().collect();
        assert_eq!(faults.len(), 3);
        for fault in &faults {
            assert!(fault.chars().count() <= 200, "{fault}");
        }
        assert!(faults[0].contains("games.txt:1:4: move 2: zzz"), "{}", faults[0]);

        let many = "f5".repeat(1 << 18);
        let said = othello(&["show", "-"], many).code(1);
        assert_eq!(err(&said), "othello: -:1:3: move 2: f5 is occupied\n");
    }

    /// Plays the reader of a pipe who has seen enough after one line.
    #[track_caller]
    fn check_closed_pipe(args: &[&str], input: &str) {
        let mut othello = process::Command::new(OTHELLO)
            .args(args)
            .stdin(fs::File::open(input).unwrap())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::with_capacity(16, othello.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(!line.is_empty());
        let output = othello.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }

    #[test]
    fn a_closed_pipe_ends_quietly() {
        let folder = Folder::new();
        let games = folder.write("games.txt", format!("{WIPE_OUT}\n").repeat(20_000));
        let lines = folder.write("lines.txt", "f5\nundo\n".repeat(20_000));
        check_closed_pipe(&["show"], &games);
        check_closed_pipe(&["show", "--json"], &games);
        check_closed_pipe(&[], &lines);
    }
}

mod perft {
    use super::*;

    #[test]
    fn leaves_are_counted_at_each_depth() {
        let said = othello(&["perft", "5"], "").code(0);
        assert!(err(&said).contains("leaves a second at depth 5"));
        let rows: Vec<Vec<_>> = out(&said).lines().map(|line| line.split('\t').collect()).collect();
        let counts: Vec<_> = rows.iter().map(|row| (row[0], row[1])).collect();
        assert_eq!(counts, [("1", "4"), ("2", "12"), ("3", "56"), ("4", "244"), ("5", "1396")]);
        assert!(rows.iter().all(|row| row.len() == 3 && row[2].parse::<f64>().is_ok()));
    }

    #[test]
    fn leaves_are_divided_among_the_moves() {
        othello(&["perft", "3", "--divide"], "").code(0).stderr_eq("").stdout_eq(str![[r"
c4	14
d3	14
e6	14
f5	14

"]]);
    }

    /// A pass costs a ply; a finished game is one leaf at any depth.
    #[test]
    fn leaves_are_counted_from_any_position() {
        let must_pass = format!("{}X--", "O".repeat(61));
        let said = othello(&["perft", "2", "--position", &format!("{must_pass} X")], "").code(0);
        let leaves: Vec<_> = out(&said).lines().map(|line| line.split('\t').nth(1)).collect();
        assert_eq!(leaves, [Some("1"), Some("1")]);
    }
}
