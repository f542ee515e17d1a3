//! The line mode, word by word, in the real program.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Stdio};
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use snapbox::cmd::Command;

const OTHELLO: &str = env!("CARGO_BIN_EXE_othello");

/// One sequence of moves: Black's hand is empty after the last, White's is not but has no move.
const SUPPLY_END: &str = "d4e4d5e5f4g3e6d6f6g6d7c7e7f8b8c6f5c4b7a8h7h6h5e8c8g5c5h4h3b4c3d3a4a3a6a5b5b6c2b1\
                          f2d2b2a2a1d8f7b3c1g8e2e3f3h2g7h8g4g1f1e1d1g2h1";
/// 31-31 with 32 discs each, after a pass at the 61st move.
const DRAW: &str = "d4e4d5e5f6c4e3f2b3f4f3g3c3c5g4h5d3a3e2d6g1b4d7c6b6d1e1e7h4h3c2a6a5c1b5d2b7a7e6g2d8\
                    a8h2g7g6c7c8a4b1g5h6f8f7b8f5e8b2a1h1g8f1--a2";
/// White cannot move after the eighth move, nor Black once White has answered.
const FIRST_PASS: &str = "d3c3b3b2f5a3a1c1";

/// The places of a user who has just come, gone when dropped.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Self {
        let path =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("plain-{name}-{}", process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn env(&self) -> [(&'static str, PathBuf); 4] {
        [
            ("HOME", self.0.clone()),
            ("XDG_STATE_HOME", self.0.join("state")),
            ("XDG_DATA_HOME", self.0.join("data")),
            ("XDG_CONFIG_HOME", self.0.join("config")),
        ]
    }

    /// What somebody at a terminal sees who types these lines.
    fn terminal(&self, args: &[&str], env: &[(&str, &str)], lines: &[&str]) -> String {
        let pair = native_pty_system()
            .openpty(PtySize { rows: 24, cols: 400, ..PtySize::default() })
            .unwrap();
        let mut command = CommandBuilder::new(OTHELLO);
        command.args(args);
        command.env_clear();
        for (name, value) in self.env() {
            command.env(name, value);
        }
        for (name, value) in env {
            command.env(name, value);
        }
        let mut child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut writer = pair.master.take_writer().unwrap();
        for line in lines {
            write!(writer, "{line}\r").unwrap();
        }
        let mut seen = Vec::new();
        let mut part = [0; 4096];
        let mut reader = pair.master.try_clone_reader().unwrap();
        // The end of the other side is an error on some systems.
        while let Ok(count @ 1..) = reader.read(&mut part) {
            seen.extend_from_slice(&part[..count]);
        }
        assert!(child.wait().unwrap().success());
        String::from_utf8(seen).unwrap().replace("\r\n", "\n")
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What a script was told.
struct Told {
    out: Vec<String>,
    err: Vec<String>,
    status: i32,
}

/// Types lines into the program through a pipe; no file must come of it.
fn script(name: &str, args: &[&str], lines: &[&str]) -> Told {
    let home = Home::new(name);
    let input = lines.join("\n");
    let output = Command::new(OTHELLO)
        .env_clear()
        .envs(home.env())
        .args(args)
        .stdin(input)
        .output()
        .unwrap();
    assert_eq!(fs::read_dir(&home.0).unwrap().count(), 0, "a script touches no files");
    let text = |bytes| String::from_utf8(bytes).unwrap().lines().map(str::to_owned).collect();
    Told {
        out: text(output.stdout),
        err: text(output.stderr),
        status: output.status.code().unwrap(),
    }
}

impl Told {
    fn says(&self, sentence: &str) -> &Self {
        assert!(self.out.iter().any(|line| line == sentence), "{sentence}\n{:#?}", self.out);
        self
    }

    fn is_sound(&self) -> &Self {
        assert_eq!((self.status, &self.err[..]), (0, &[][..]));
        self
    }

    /// Exactly these lines were refused.
    fn refuses(&self, reasons: &[&str]) -> &Self {
        let reasons: Vec<_> = reasons.iter().map(|reason| format!("othello: {reason}")).collect();
        assert_eq!(self.err, reasons);
        assert_eq!(self.status, i32::from(!reasons.is_empty()));
        self
    }

    fn ends(&self, lines: &[&str]) -> &Self {
        assert!(self.out.len() >= lines.len());
        assert_eq!(self.out[self.out.len() - lines.len()..], *lines);
        self
    }
}

#[test]
fn a_game_is_told_in_sentences_without_a_drawing() {
    script("sentences", &[], &["f5", "d6c3"]).is_sound().ends(&[
        "Black to move: c4, d3, e6, f5.",
        "Black f5, turns e5. White to move: d6, f4, f6.",
        "White d6, turns d5.",
        "Black c3, turns d4. White to move: d3, f3, f4, g5.",
        "Not finished. Black 5, White 2, 57 empty.",
        "f5d6c3",
    ]);
    script("nothing", &[], &[])
        .is_sound()
        .ends(&["Black to move: c4, d3, e6, f5.", "Not finished. Black 2, White 2, 60 empty."]);
}

#[test]
fn every_word_has_a_sentence() {
    let told = script("help", &[], &["help", "?", "help undo", "help new", "help me"]);
    let words = [
        "moves",
        "board",
        "undo",
        "redo",
        "resign",
        "new",
        "rules",
        "names",
        "score",
        "time",
        "pause",
        "continue",
        "list",
        "back",
        "on",
        "start",
        "end",
        "at 12",
        "stats",
        "diagram",
        "position",
        "transcript",
        "load",
        "games",
        "open 2",
        "save",
        "yes",
        "no",
        "help",
        "quit",
    ];
    for word in words {
        let is_told = |line: &&String| {
            line.strip_prefix(word).is_some_and(|rest| rest.starts_with([':', ',', ' ']))
        };
        assert!(told.out.iter().filter(is_told).count() >= 2, "{word}");
    }
    told.says("supply: pool, or own for 32 discs each.");
    told.refuses(&["me is none of the words; help tells all"]);
}

#[test]
fn lines_that_mean_nothing_are_refused() {
    let lines = ["hello", "12", "pass", "d", "f5 extra", "f5 d6 a1", "undo 3", "moves now", "yes"];
    script("nonsense", &[], &lines)
        .refuses(&[
            "hello is no move; help tells the words",
            "12 is no move; help tells the words",
            "a pass is not forced here",
            "d lacks its row",
            "move 2: extra is no move",
            "move 3: a1 has no white disc next to it",
            "undo takes back one move at a time and stands alone",
            "moves stands alone in its line",
            "nothing was asked",
        ])
        .ends(&["Not finished. Black 2, White 2, 60 empty."]);
}

#[test]
fn a_pass_is_said_and_may_be_typed() {
    let told = script("pass", &[], &[FIRST_PASS, "pass", "undo", "redo", "list"]);
    let pass = "Black cannot move. White plays again.";
    told.is_sound();
    assert!(told.out.iter().any(|line| line.starts_with("White c1") && line.contains(pass)));
    let redo = told.out.iter().find(|line| line.starts_with("Played again: White c1.")).unwrap();
    assert!(redo.contains(pass), "{redo}");
    let listed = told.out.iter().find(|line| line.starts_with("8: White c1")).unwrap();
    assert!(listed.ends_with(pass), "{listed}");
}

#[test]
fn earlier_positions_are_looked_at_without_changing_the_game() {
    let lines = [
        "back",
        "f5d6c3",
        "on",
        "back",
        "moves",
        "start",
        "back",
        "on",
        "position",
        "at 2",
        "end",
        "at 4",
        "at here",
        "transcript",
    ];
    script("review", &[], &lines)
        .refuses(&[
            "there is no earlier move",
            "there is no later move",
            "there is no earlier move",
            "the game has 3 moves so far",
            "here is no number of a move, such as at 12",
        ])
        .ends(&[
            "After move 2 of 3: White d6, turns d5. Black to move: c3, c4, c5, c6, c7.",
            "Black to move: c3, c4, c5, c6, c7.",
            "Before move 1 of 3: Black to move: c4, d3, e6, f5.",
            "After move 1 of 3: Black f5, turns e5. White to move: d6, f4, f6.",
            "---------------------------OX------XXX-------------------------- O",
            "After move 2 of 3: White d6, turns d5. Black to move: c3, c4, c5, c6, c7.",
            "After move 3 of 3: Black c3, turns d4. White to move: d3, f3, f4, g5.",
            "f5d6c3",
            "Not finished. Black 5, White 2, 57 empty.",
            "f5d6c3",
        ]);
}

#[test]
fn a_game_goes_on_from_an_earlier_position_only_when_told() {
    let lines = ["f5d6c3", "at 1", "board", "f4", "hello", "continue here", "f4", "continue here"];
    let told = script("here", &[], &lines);
    told.refuses(&[
        "you look at the position after move 1: continue here takes the later moves back, end goes \
         back to the game",
        "hello is no move; help tells the words",
        "you look at the game as it stands: play on",
    ]);
    told.says("5 - - - X X X - -").says("Black 4, White 1, 59 empty.");
    told.says("2 moves taken back; redo plays them again. White to move: d6, f4, f6.");
    assert_eq!(told.out.last().unwrap(), "f5f4");
}

#[test]
fn a_position_is_counted_drawn_and_written() {
    let lines = ["f5d6c3", "stats", "diagram", "position", "transcript", "list"];
    script("counts", &[], &lines).is_sound().ends(&[
        "Discs: Black 5, White 2, 57 empty.",
        "Mobility, the squares open to each: Black 4, White 4.",
        "Frontier, the discs beside an empty square: Black 5, White 2.",
        "Stable discs, at least: Black 0, White 0.",
        "Corners: Black none; White none.",
        "Opening: Perpendicular Opening.",
        "   a  b  c  d  e  f  g  h",
        "1 -- -- -- -- -- -- -- --",
        "2 -- -- -- -- -- -- -- --",
        "3 -- --  3 -- -- -- -- --",
        "4 -- -- -- () ## -- -- --",
        "5 -- -- -- ## ()  1 -- --",
        "6 -- -- --  2 -- -- -- --",
        "7 -- -- -- -- -- -- -- --",
        "8 -- -- -- -- -- -- -- --",
        "------------------X--------XX------OXX-----O-------------------- O",
        "f5d6c3",
        "1: Black f5, turns e5.",
        "2: White d6, turns d5.",
        "3: Black c3, turns d4.",
        "Not finished. Black 5, White 2, 57 empty.",
        "f5d6c3",
    ]);
    let corners = format!("load X{}XO{}O X", "-".repeat(6), "-".repeat(54));
    script("corners", &[], &[&corners, "stats", "transcript", "list"])
        .is_sound()
        .says("Corners: Black a1, h1; White h8.")
        .says("The opening has no name.")
        .says("No move has been played.");
}

#[test]
fn a_game_is_loaded_or_refused_with_its_fault() {
    let wrong = format!("load {}", "X".repeat(64));
    let lines = ["d3", "load F5 D6 2. c3", "load f5f5", "load words", &wrong, "load", "moves"];
    script("load", &[], &lines)
        .refuses(&[
            "move 2: f5 is occupied",
            "expected moves or a position, found neither",
            "expected the side to move, X or O, after the 64 squares",
            "load needs to know more: load f5d6c3",
        ])
        .says("Loaded. After move 3 of 3: Black c3, turns d4. White to move: d3, f3, f4, g5.");
    let passed = format!("load -OOOOOOX{} O", "-".repeat(56));
    script("load-pass", &[], &[&passed, "list", "a1"]).is_sound().says(
        "Loaded. No move has been played. White cannot move. Black plays again. Black to move: a1.",
    );
}

#[test]
fn files_are_not_for_scripts() {
    const WHY: &str = "files are for somebody at a terminal: lines from elsewhere touch none";
    script("files", &[], &["games", "open 1", "save", "save x"]).refuses(&[WHY, WHY, WHY, WHY]);
}

#[test]
fn rules_are_told_and_chosen() {
    let lines = [
        "rules",
        "rules Anti",
        "rules chess",
        "new reversi handicap 1",
        "new chess",
        "new supply",
        "new supply few",
        "f5",
        "new othello supply own count plain",
        "rules",
        "new",
        "new black \"Ann Lee\" white Ben",
        "names",
        "names Cleo Dan",
        "names Cleo",
        "new",
    ];
    let told = script("rules", &[], &lines);
    told.refuses(&[
        "rules chess: expected one of othello, othello-mirrored, reversi, reversi-32, \
         reversi-first-pass, reversi-may-flip, reversi-must-flip, anti",
        "handicap corners need a fixed opening: in the centre opening the board starts empty",
        "unknown setting `chess`; see `help new`",
        "`supply` needs a value; see `help new`",
        "supply few: expected one of pool, own",
        "names needs two, Black's and then White's; with blanks they stand in double quotes",
    ]);
    told.says("Black f5, turns e5. White to move: d6, f4, f6.");
    told.says("The rules are anti. Othello rules, but the player with fewer discs wins.");
    let own = "The rules are othello, own 32 discs, plain count.";
    told.says(own);
    told.says(&format!("A new game. {own} Black to move: c4, d3, e6, f5."));
    told.says(&format!(
        "A new game. {own} Ann Lee has Black, Ben has White. Black to move: c4, d3, e6, f5."
    ));
    told.says("Cleo has Black, Dan has White.");
    told.says(&format!(
        "A new game. {own} Cleo has Black, Dan has White. Black to move: c4, d3, e6, f5."
    ));
}

#[test]
fn white_chooses_what_the_second_disc_turns() {
    let lines = ["d4e4d5", "e5", "e5", "f6", "d5", "undo", "redo", "list", "f4"];
    script("must", &["--rules", "reversi-must-flip"], &lines)
        .refuses(&[
            "e5 is not one of the discs to choose from",
            "f6 is not one of the discs to choose from",
        ])
        .ends(&[
            "The rules are reversi-must-flip. Black to move: d4, d5, e4, e5.",
            "Black places d4.",
            "White places e4.",
            "Black places d5. White to move: e5.",
            "White places e5. White to choose the disc to turn: d4, d5.",
            "White turns d5. Black to move: d6, f4, f6.",
            "Taken back: White turns d5. White to choose the disc to turn: d4, d5.",
            "Played again: White turns d5. Black to move: d6, f4, f6.",
            "1: Black places d4.",
            "2: White places e4.",
            "3: Black places d5.",
            "4: White places e5.",
            "5: White turns d5.",
            "Black f4, turns e4. White to move: c3, d3, e3, f3, g3.",
            "Not finished. Black 3, White 2, 59 empty.",
            "d4e4d5e5d5f4",
        ]);
    script("may", &["--rules", "reversi-may-flip"], &["d4e4d5e5", "e5", "d4"])
        .refuses(&["d4 is occupied"])
        .says("White places e5. White to choose the disc to turn: d4, d5, or e5 to turn none.")
        .says("White turns nothing. Black to move: f3, f4, f5, f6.");
}

#[test]
fn a_hand_runs_out() {
    let lines = ["new reversi-32", SUPPLY_END, "board", "stats"];
    let end = "Black has no disc left in hand, and White cannot move. White wins by 1: 31-32.";
    script("supply", &[], &lines)
        .is_sound()
        .says("Black 31, White 32, 1 empty. In hand: Black 0, White 1.")
        .ends(&[end, SUPPLY_END]);
}

#[test]
fn the_first_pass_ends_the_game_where_it_does() {
    let told = script("first-pass", &["--on-pass", "end"], &[FIRST_PASS]);
    let end = "Black cannot move, and the first pass ends the game.";
    told.is_sound();
    assert!(told.out.iter().any(|line| line.starts_with(end)), "{:#?}", told.out);
}

#[test]
fn a_match_is_played_with_a_draw_and_a_resignation() {
    let lines = [
        "new reversi-32 best-of 3 black Anna white Ben",
        "score",
        DRAW,
        "score",
        "new",
        "new",
        "d4",
        "new",
        "new anti",
        "resign",
        "resign",
        "undo",
        "resign yes",
        "score",
        "new",
        "resign",
        "score",
    ];
    let told = script("match", &[], &lines);
    let refused = "this game of the match is not over: play on or resign, or begin another match \
                   with best-of";
    told.refuses(&[refused, refused, refused, "the game is over"]);
    let opening = "Black to move: d4, d5, e4, e5.";
    let white = "White to move: d5, e4, e5.";
    let resigned = "White resigns. Black wins by 64: 1-0 on the board, 64-0 by the official count.";
    told.ends(&[
        &format!("A new game. The rules are reversi-32. Game 2, best of 3. Ben has Black, Anna has White. {opening}"),
        &format!("Black places d4. {white}"),
        &format!("{resigned} The match stands 1½ to ½, Ben to Anna. Type new for the next game."),
        &format!("The end is taken back: the game goes on. {white}"),
        &format!("{resigned} The match stands 1½ to ½, Ben to Anna. Type new for the next game."),
        "The match stands 1½ to ½, Ben to Anna. 2 games of best of 3 played, 95-31 discs.",
        &format!("A new game. The rules are reversi-32. Game 3, best of 3. Anna has Black, Ben has White. {opening}"),
        "Black resigns. White wins by 64: 0-0 on the board, 0-64 by the official count. Ben wins the match 2½ to ½, 159-31 discs.",
        "Ben wins the match 2½ to ½, 159-31 discs.",
        "Black resigns. White wins by 64: 0-0 on the board, 0-64 by the official count.",
    ]);
    told.says("The match stands 0 to 0, Anna to Ben. 0 games of best of 3 played, 0-0 discs.");
    told.says("The match stands ½ to ½, Anna to Ben. 1 game of best of 3 played, 31-31 discs.");
}

#[test]
fn a_clock_is_told_of() {
    let lines = ["time", "d3", "pause", "c3", "continue", "c3", "new clock none", "time", "score"];
    let told = script("clock", &["--clock", "60+5"], &lines);
    told.refuses(&["the clocks stand still: continue starts them again"]);
    assert!(
        told.out[0].starts_with("The clock is 60+5. Black to move: c4, d3, e6, f5. Black has ")
    );
    assert!(told.out[1].starts_with("Black has ") && told.out[1].contains(", White has "));
    told.says("This game has no clock.").says("This is a single game, not a match.");
}

/// Asks for the time, over and over, until there is none.
#[test]
fn a_clock_counts_real_time() {
    let mut child = process::Command::new(OTHELLO)
        .env_clear()
        .args(["--clock", "0:01"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let began = Instant::now();
    let lost = output.lines().map(Result::unwrap).find(|line| {
        assert!(began.elapsed() < Duration::from_secs(60), "{line}");
        // Whoever was told that the time is up need not listen any more.
        let _ = writeln!(input, "time");
        line.starts_with("Black has no time left.")
    });
    assert!(lost.is_some());
    assert!(began.elapsed() > Duration::from_millis(900));
    drop(input);
    child.wait().unwrap();
}

#[test]
fn at_a_terminal_a_game_is_saved_and_goes_on() {
    let home = Home::new("terminal");
    let accessible = [("TERM", "xterm-256color"), ("ACCESSIBLE", "1")];
    let seen = home.terminal(&[], &accessible, &["games", "f5", "a1", "d6", "quit"]);
    for sentence in [
        "Type a move, such as d3, or help for all words.\n",
        "No games are kept yet.\n",
        "Black f5, turns e5. White to move: d6, f4, f6.\n",
        "othello: a1 has no black disc next to it\n",
        "Not finished. Black 3, White 3, 58 empty.\nf5d6\n",
    ] {
        assert!(seen.contains(sentence), "{sentence}{seen}");
    }
    assert!(!seen.contains("a b c d e f g h") && !seen.contains('\x1b'), "{seen}");

    let lines = ["new anti", "c4", "save final", "games", "open 2", "yes", "resign", "yes", "quit"];
    let seen = home.terminal(&["--plain"], &[("TERM", "xterm")], &lines);
    for sentence in [
        "Your game goes on at move 3.\n",
        "A new game. The rules are anti. Black to move: c4, d3, e6, f5.\n",
        "  a b c d e f g h\n",
        "Saved as ",
        ", Black - White, othello, at move 3.\n",
        "A game is under way. It is kept; does this one take its place? Answer yes or no.\n",
        "Loaded. After move 2 of 2: White d6, turns d5. Black to move: c3, c4, c5, c6, c7.\n",
        "Black gives the game up? Answer yes or no.\n",
        "Black resigns. White wins by 64: 3-3 on the board, 0-64 by the official count.\nf5d6\n",
    ] {
        assert!(seen.contains(sentence), "{sentence}{seen}");
    }
}
