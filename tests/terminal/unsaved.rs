//! Games that have no folder to be saved in.

use std::fs;

use othello_words::i18n::m;

use crate::pty::Setup;

const REASON: &str = "HOME is `games`, expected an absolute path";

#[test]
fn a_relative_home_is_refused_and_the_game_is_played_unsaved() {
    let mut terminal = Setup::new(80, 24).env("HOME", "games").start();
    terminal.wait_for_board();
    terminal.assert_says(REASON);
    terminal.send("f5");
    terminal.wait_for_empties(59);
    let shown = terminal.text();
    terminal.send("o");
    terminal.until("an answer", |terminal| (terminal.text() != shown).then_some(()));
    terminal.assert_says(&m::saving::no_games().to_string());
    terminal.send("\x03");
    assert_eq!(terminal.status(), 130);
    terminal.assert_says(REASON);
    let mut names: Vec<_> = fs::read_dir(terminal.home())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["pid", "status"], "no folder of that name");
}

#[test]
fn the_line_mode_says_the_same() {
    let mut terminal = Setup::new(80, 24).env("HOME", "games").args(&["--plain"]).start();
    terminal.send("f5\nquit\n");
    terminal.status();
    terminal.assert_says(REASON);
}
