//! Games against other programs that speak `NBoard`: scripts of the shell that answer badly, or not
//! at all.

use std::path::Path;

use othello_notation::transcript;
use othello_words::i18n::m;

use crate::computers::saved;
use crate::pty::{Setup, Terminal};

/// An engine that answers each `ping`, and does this when it is asked for a move.
fn engine(go: &str) -> String {
    assert!(!go.contains(['\'', '"']));
    format!(
        "cmd:sh -c 'echo $$ > engine; while read -r word rest; do case $word in go) {go};; \
         ping) echo pong $rest;; quit) exit;; esac; done'"
    )
}

fn start(engine: &str, options: &[&str]) -> Terminal {
    let args = [&["--white", engine], options].concat();
    let mut terminal = Setup::new(80, 24).args(&args).start();
    terminal.wait_for_board();
    terminal.send("f5");
    terminal
}

/// The moves of the saved game.
fn moves(terminal: &Terminal) -> String {
    saved(terminal).map(|record| transcript::write(record.game.plies())).unwrap_or_default()
}

#[test]
fn an_engine_that_ends_is_asked_again_and_then_left_with_the_game_kept() {
    let mut terminal = start(&engine("test -e asked && exit $((70 + 7)); echo > asked; exit"), &[]);
    terminal.wait_for_activity(m::title::question);
    terminal.send("y");
    // Only the second question names this status. It may come before a frame shows that the first was answered.
    terminal.wait_for("77");
    terminal.send("n");
    terminal.wait_until_idle();
    terminal.send("d6c3");
    terminal.wait_for_empties(57);
    terminal.send("q");
    terminal.wait_for_end(0);
    assert_eq!(moves(&terminal), "f5d6c3");
}

#[test]
fn an_engine_that_never_answers_loses_on_time_and_is_ended_with_the_program() {
    let mut terminal = start(&engine(":"), &["--clock", "0:01", "--black", "Ada"]);
    terminal.wait_for_winner("Ada");
    terminal.send("u");
    terminal.wait_for_activity(m::title::thinking);
    terminal.send("q");
    terminal.wait_for_end(0);
    #[cfg(target_os = "linux")]
    {
        let process = format!("/proc/{}", terminal.file("engine").unwrap());
        let is_gone = |_: &mut Terminal| (!Path::new(&process).exists()).then_some(());
        terminal.until_within_frames("the end of the engine", is_gone);
    }
}

/// Quitting does not wait for the engine's thread, which goes on thinking.
#[cfg(target_os = "linux")]
#[test]
fn an_engine_that_thinks_is_ended_with_what_it_has_started_when_the_player_quits() {
    let go = "sleep 1000 & echo $! > child; while :; do :; done";
    let mut terminal = start(&engine(go), &[]);
    terminal.wait_for_activity(m::title::thinking);
    let child = terminal.until("the child of the engine", |terminal| terminal.file("child"));
    terminal.send("q");
    terminal.wait_for_end(0);
    for process in [terminal.file("engine").unwrap(), child] {
        // The status of a zombie waits for somebody to take it.
        let status = std::fs::read_to_string(format!("/proc/{}/status", process.trim()));
        let is_running = status.is_ok_and(|text| !text.contains("State:\tZ"));
        assert!(!is_running, "process {process}");
    }
}
