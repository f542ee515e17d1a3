//! Games that have no folder to be saved in.

use std::fs;

use crate::pty::Setup;

const REASON: &str = "HOME is `games`, expected an absolute path";

#[test]
fn a_relative_home_is_refused_and_the_game_is_played_unsaved() {
    let mut terminal = Setup::new(80, 24).env("HOME", "games").start();
    terminal.wait_for_board();
    terminal.wait_for_sentence(&format!("This game will not be saved: {REASON}."));
    terminal.send("f5");
    terminal.wait_for_empties(59);
    terminal.send("o");
    terminal.wait_for_sentence("No saved games yet.");
    terminal.send("\x03");
    terminal.wait_for_sentence(REASON);
    assert_eq!(terminal.status(), 130);
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
    terminal.wait_for_sentence(&format!("This game will not be saved: {REASON}."));
    terminal.send("f5\nquit\n");
    terminal.wait_for_sentence("Cannot save this game (HOME is `games`");
}
