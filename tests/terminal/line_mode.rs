//! The line mode at a terminal: when it is chosen, and how it saves.

use std::fs;

use crate::pty::{DEAF, REPLACE, Setup, Terminal};
use crate::saving::wait_until_saved;

/// Plays the wipe-out in line mode, and sees that not one escape sequence was written.
#[track_caller]
fn check_line_mode(setup: Setup) {
    let mut terminal = setup.start();
    terminal.send("e6f4e3f6g5d6e7f5c5\r");
    terminal.wait_for("13-0");
    terminal.send("quit\r");
    assert_eq!(terminal.status(), 0);
    terminal.assert_says("64-0");
    assert!(!terminal.written().contains(&b'\x1b'));
    terminal.wait_until_as_it_was();
}

#[test]
fn a_dumb_terminal_gets_the_line_mode() {
    check_line_mode(Setup::new(80, 24).env("TERM", "dumb"));
    check_line_mode(Setup::new(80, 24).env("TERM", "dumb").env("NO_COLOR", "1"));
}

/// With either end not a terminal, the other is not taken over.
#[test]
fn pipes_get_the_line_mode() {
    check_line_mode(Setup::new(80, 24).script(r#""$@" | cat; echo 0 >status; read -r _"#));
    let mut terminal = Setup::new(80, 24)
        .script(r#"echo e6f4e3f6g5d6e7f5c5 | "$@"; echo $? >status; read -r _"#)
        .start();
    assert_eq!(terminal.status(), 0);
    terminal.assert_says("13-0");
    assert!(!terminal.written().contains(&b'\x1b'));
}

/// Types these lines, each at a prompt, the last of which ends the program with that status, and returns all that the
/// terminal showed.
fn type_lines(terminal: &mut Terminal, lines: &[&str], end: &str, status: u32) -> String {
    for line in lines {
        terminal
            .until("a prompt", |terminal| terminal.text().trim_end().ends_with('>').then_some(()));
        let typed = |terminal: &Terminal| terminal.text().matches(&format!("> {line}")).count();
        let before = typed(terminal);
        terminal.send(&format!("{line}\r"));
        terminal.until(line, |terminal| (typed(terminal) > before).then_some(()));
    }
    terminal.wait_for_end(status);
    terminal.wait_for(end);
    String::from_utf8(terminal.written().to_vec()).unwrap().replace("\r\n", "\n")
}

#[test]
fn a_game_is_saved_and_resumed() {
    let mut first = Setup::new(200, 60).env("ACCESSIBLE", "1").start();
    let seen = type_lines(&mut first, &["games", "f5", "a1", "d6c3d3", "quit"], "Resume with", 0);
    for sentence in [
        "Type a move, such as d3, or help for all commands.\n",
        "No other games yet. This one is saved as you play, and from its fourth move on it is listed once you start another.\n",
        "Black f5 flips e5. White to move: d6, f4, f6.\n",
        "othello: a1 has no black disc next to it\n",
        "Not finished. Black 4, White 4, 56 empty.\nf5d6c3d3\nGame saved. Resume with: othello\n",
    ] {
        assert!(seen.contains(sentence), "{sentence}{seen}");
    }
    assert!(!seen.contains("a b c d e f g h") && !seen.contains('\x1b'), "{seen}");
    let mut second = Setup::new(200, 60)
        .args(&["--plain"])
        .env("XDG_STATE_HOME", first.home().join("state"))
        .env("XDG_DATA_HOME", first.home().join("data"))
        .start();
    let seen = type_lines(&mut second, &["games", "quit"], "f5d6c3d3", 0);
    for sentence in
        ["Resumed at move 5.\n", "Not finished. Black 4, White 4, 56 empty.\nf5d6c3d3\nGame saved."]
    {
        assert!(seen.contains(sentence), "{sentence}{seen}");
    }
}

#[test]
fn on_a_full_disk_nothing_is_said_to_be_saved() {
    let full = r#"(trap '' XFSZ; ulimit -f 0; exec "$@"); echo $? >status; read -r _"#;
    let mut terminal = Setup::new(200, 60).args(&["--plain"]).script(full).start();
    let lines = ["f5d6c3d3", "comment hello", "save final", "new", "yes", "d3c5", "games", "quit"];
    let seen = type_lines(&mut terminal, &lines, "in no file", 1);
    for said in [
        "Cannot save this game (",
        "Comment added.\n",
        "Not saved: ",
        "Cannot save the previous game yet (",
        "No saved games yet.\n",
        "Not finished. Black 3, White 3, 58 empty.\nd3c5\nothello: cannot write ",
        "othello: this game is in no file:\n[Event",
    ] {
        assert!(seen.contains(said), "{said}{seen}");
    }
    for claim in ["Saved as", "Game saved", "works again", "This one is saved", "will be saved"] {
        assert!(!seen.contains(claim), "{claim}{seen}");
    }
}

/// Waits for a last line that is a prompt and nothing else.
#[track_caller]
pub fn wait_for_prompt(terminal: &mut Terminal, prompt: &str) {
    terminal.until(prompt, |terminal| {
        let text = terminal.text();
        let last = text.lines().rfind(|line| !line.trim().is_empty());
        last.is_some_and(|line| line.trim_end() == prompt).then_some(())
    });
}

#[test]
fn a_prompt_names_the_player_to_move() {
    let mut terminal = Setup::new(60, 24).args(&["--plain", "--clock", "5"]).start();
    wait_for_prompt(&mut terminal, "Black>");
    for (line, prompt) in [
        ("d3", "White>"),
        ("a1", "White>"),
        ("back", "Black>"),
        ("end", "White>"),
        ("undo", ">"),
        ("no", "White>"),
        ("resign yes", ">"),
        ("undo yes", "White>"),
        ("load e6f4e3f6g5d6e7f5c5", ">"),
        ("yes", ">"),
        ("new", "Black>"),
    ] {
        terminal.send(&format!("{line}\r"));
        terminal.wait_for(&format!("> {line}"));
        wait_for_prompt(&mut terminal, prompt);
    }
    // The end of input leaves the last lines apart from the prompt.
    terminal.send("\x04");
    terminal.wait_for_end(0);
    let end = b"Black> \r\nNot finished. Black 2, White 2, 60 empty.\r\n";
    terminal.until("the last lines", |terminal| terminal.written().ends_with(end).then_some(()));
}

#[test]
fn show_draws_the_board_on_a_terminal() {
    let shown = |setup: Setup| {
        // Says when everything has been written.
        let script = r#""$@"; echo $? >status; echo written; read -r _"#;
        let mut terminal = setup.args(&["show", "--moves", "f5d6"]).script(script).start();
        terminal.wait_for("written");
        assert_eq!(terminal.status(), 0);
        terminal.wait_until_as_it_was();
        String::from_utf8(terminal.written().to_vec()).unwrap()
    };
    let terminal = || Setup::new(80, 50).env("COLORTERM", "truecolor");
    assert!(shown(terminal()).contains(";48;2;"));
    let text = shown(terminal().env("NO_COLOR", "1"));
    assert!(!text.contains("8;2;") && text.contains('▗'), "{text}");
    for setup in [terminal().env("TERM", "dumb"), terminal().env("ACCESSIBLE", "1")] {
        let text = shown(setup);
        assert!(text.contains("6 - - . O - - - -\r\n") && !text.contains('\x1b'), "{text}");
    }
}

/// Both where the hang-up is announced, and where it is not.
#[test]
fn a_closed_window_ends_the_line_mode_and_loses_nothing() {
    for script in [REPLACE, DEAF] {
        let mut terminal = Setup::new(80, 24).args(&["--plain"]).script(script).start();
        terminal.send("f5\r");
        wait_until_saved(&mut terminal, "f5");
        terminal.vanish();
        assert_eq!(terminal.status(), 129, "{script}");
        let saved = fs::read_to_string(terminal.home().join("state/othello/game.pgn")).unwrap();
        assert!(saved.contains("1. f5"), "{saved}");
    }
}

/// A pasted text is one text, and answers nothing.
#[test]
fn pasted_lines_leave_the_game_as_it_is() {
    let mut terminal = Setup::new(80, 40).args(&["--plain"]).start();
    wait_for_prompt(&mut terminal, "Black>");
    terminal.send("f5d6c3\r");
    wait_for_prompt(&mut terminal, "White>");
    terminal.send("Dear Ada,\rd3\rresign\ryes\rquit\r");
    terminal.wait_for("othello:");
    wait_for_prompt(&mut terminal, "White>");
    terminal.send("d3\r");
    wait_until_saved(&mut terminal, "f5d6c3d3");
}
