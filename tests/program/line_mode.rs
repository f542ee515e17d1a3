//! The line mode, command by command, in the real program.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod computers;
mod new_game;
mod positions;
mod review;

use std::fs;

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::at_home;

/// White cannot move after the eighth move, nor Black once White has answered.
const FIRST_PASS: &str = "d3c3b3b2f5a3a1c1";

/// The output of the program for a script.
struct Printed {
    out: Vec<String>,
    err: Vec<String>,
    status: i32,
}

/// Writes lines to the program through a pipe, which must make no file.
fn script(args: &[&str], lines: &[&str]) -> Printed {
    let home = Folder::new();
    let output = snapbox::cmd::Command::new(OTHELLO)
        .env_clear()
        .envs(at_home(home.path()))
        .args(args)
        .stdin(lines.join("\n"))
        .output()
        .unwrap();
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0, "a script touches no files");
    let text = |bytes| String::from_utf8(bytes).unwrap().lines().map(str::to_owned).collect();
    Printed {
        out: text(output.stdout),
        err: text(output.stderr),
        status: output.status.code().unwrap(),
    }
}

impl Printed {
    fn says(&self, sentence: &str) -> &Self {
        assert!(self.out.iter().any(|line| line == sentence), "{sentence}\n{:#?}", self.out);
        self
    }

    fn succeeds(&self) -> &Self {
        assert_eq!((self.status, &self.err[..]), (0, &[][..]));
        self
    }

    /// Checks that exactly these lines were refused.
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

/// A line is held in memory, whatever is sent.
#[test]
fn a_search_that_takes_long_says_how_far_it_has_come_and_a_book_is_opened_by_name() {
    let reply = script(&[], &["f5", "d6", "lines 2 depth 60 seconds 4", "book"]);
    let is_progress =
        |line: &&String| line.starts_with("depth ") && line.contains(" M positions · ");
    let said: Vec<_> = reply.out.iter().filter(is_progress).collect();
    assert!((1..=3).contains(&said.len()), "{:?}", reply.out);
    let at = |text: &str| reply.out.iter().position(|line| line.starts_with(text)).unwrap();
    assert!(at("depth ") < at("Black: the 2 best lines"), "{:?}", reply.out);
    assert_eq!(reply.err, ["othello: no book is open here; `book open` opens yours"]);
}

#[test]
fn lines_in_full_width_letters_are_plain_ones() {
    let reply = script(&[], &["ｄ３", "ｕｎｄｏ", "ｆ５　ｄ６"]);
    assert_eq!(reply.err, [""; 0]);
    assert_eq!(reply.out.last().unwrap(), "f5d6");
}

#[test]
fn a_line_longer_than_any_game_is_refused() {
    let long = "f5".repeat(1 << 20);
    let reply = script(&[], &[&long, "f5"]);
    reply.refuses(&["expected a line of at most 65536 bytes"]);
    reply.says("Black f5 flips e5. White to move: d6, f4, f6.");
}

#[test]
fn a_game_is_narrated_without_a_board() {
    script(&[], &["f5", "d6c3"]).succeeds().ends(&[
        "Black to move: c4, d3, e6, f5.",
        "Black f5 flips e5. White to move: d6, f4, f6.",
        "White d6 flips d5.",
        "Black c3 flips d4. White to move: d3, f3, f4, g5.",
        "Not finished. Black 5, White 2, 57 empty.",
        "f5d6c3",
    ]);
    script(&[], &[])
        .succeeds()
        .ends(&["Black to move: c4, d3, e6, f5.", "Not finished. Black 2, White 2, 60 empty."]);
}

#[test]
fn help_explains_commands_without_those_that_need_files() {
    let reply = script(&[], &["help", "commands", "help undo", "help new", "help me"]);
    for word in ["moves", "row 4", "new", "at 12", "quit"] {
        let is_explained = |line: &&String| {
            line.strip_prefix(word).is_some_and(|rest| rest.starts_with([':', ',', ' ']))
        };
        assert!(reply.out.iter().any(|line| is_explained(&line)), "{word}");
    }
    // A script has no saved games.
    for word in ["games:", "open 2:", "save,"] {
        assert!(!reply.out.iter().any(|line| line.starts_with(word)), "{word}");
    }
    reply.says("supply: pool or own. Both players share one supply of discs (pool), or have 32 each (own).");
    reply.refuses(&["unknown command \"me\"; type help"]);
}

#[test]
fn lines_that_mean_nothing_are_refused() {
    let lines = ["hello", "12", "pass", "d", "f5 extra", "f5 d6 a1", "undo 3", "moves now", "yes"];
    script(&[], &lines)
        .refuses(&[
            "\"hello\" is not a move or command; type help",
            "\"12\" is not a move or command; type help",
            "a pass is not forced here",
            "expected a row after d",
            "move 2: extra is not a move",
            "move 3: a1 has no white disc next to it",
            "undo takes no argument except yes",
            "moves takes no argument",
            "there is no question to answer",
        ])
        .ends(&["Not finished. Black 2, White 2, 60 empty."]);
}

#[test]
fn a_script_cannot_use_files() {
    const WHY: &str = "saved games are available only at a terminal";
    script(&[], &["games", "open 1", "save", "save x"]).refuses(&[WHY, WHY, WHY, WHY]);
}
