//! Every way to quit: the terminal is as it was, and shows the game so far.

use std::ffi::OsString;
use std::io::{Read, stdin};
use std::thread;

use othello::screen::frame_writer::FrameWriter;
use othello::screen::term;
use othello_home::config::look::Mouse;
use othello_home::panic_report::report_panics;

use crate::pty::{DEAF, REPLACE, Setup, Terminal};

/// Three moves, which are shown again after the end.
const MOVES: &str = "f5d6c3";

/// A game that waits for its fourth move.
fn under_way() -> Terminal {
    Setup::new(80, 24).start_game(MOVES)
}

#[track_caller]
fn check_end(terminal: &mut Terminal, status: u32) {
    terminal.wait_for_end(status);
    terminal.wait_for(MOVES);
    terminal.assert_says("Resume with: othello");
}

#[test]
fn q_quits() {
    let mut terminal = under_way();
    terminal.send("q");
    check_end(&mut terminal, 0);
    terminal.assert_says("Not finished. Black 5, White 2, 57 empty.");
}

#[test]
fn q_quits_an_untouched_board_at_once() {
    let mut terminal = Setup::new(80, 24).start();
    terminal.wait_for_board();
    terminal.send("q");
    terminal.wait_for_end(0);
    terminal.assert_says("60 empty.");
    assert!(!terminal.text().contains("Resume"), "there is nothing to resume");
}

#[test]
fn ctrl_c_quits_at_once() {
    let mut terminal = under_way();
    terminal.send("\x03");
    check_end(&mut terminal, 130);
}

#[test]
fn signals_end_the_program_with_their_statuses() {
    for (signal, status) in [("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131)] {
        let mut terminal = under_way();
        terminal.kill(signal);
        check_end(&mut terminal, status);
    }
}

/// A mouse that was never captured need not be released.
#[test]
fn without_the_mouse_the_terminal_keeps_it() {
    let mut terminal = Setup::new(80, 24).args(&["--no-mouse"]).start_game(MOVES);
    let mouse = [&b"\x1b[?1000h"[..], b"\x1b[?1002h", b"\x1b[?1003h"];
    let is_taken = |mode: &&[u8]| terminal.written().windows(mode.len()).any(|part| part == *mode);
    assert!(!mouse.iter().any(is_taken));
    terminal.send("\x03");
    check_end(&mut terminal, 130);
}

/// A window that is closed, as seen by the program that it was opened for.
#[test]
fn a_closed_window_ends_the_program() {
    let mut terminal = Setup::new(80, 24).script(REPLACE).start_game(MOVES);
    terminal.vanish();
    assert_eq!(terminal.status(), 129);
}

/// A terminal that goes without a word, as behind `nohup` or a broken connection.
#[test]
fn a_vanished_terminal_ends_the_program() {
    let mut terminal = Setup::new(80, 24).script(DEAF).start_game(MOVES);
    terminal.vanish();
    assert_eq!(terminal.status(), 129);
}

/// The screen goes to another terminal than the keys come from, and that terminal vanishes: the
/// next frame cannot be written.
#[test]
fn an_error_is_reported_on_a_terminal_as_it_was() {
    let mut screen = Setup::new(80, 24).script("tty >tty; read -r _").start();
    let tty = screen.until("the name of the terminal", |screen| screen.file("tty"));
    let to_screen = r#""$@" >"$SCREEN"; echo $? >status; read -r _"#;
    let mut keys = Setup::new(80, 24).env("SCREEN", tty).script(to_screen).start();
    screen.wait_for_board();
    keys.send("f5d6c3");
    screen.wait_for_empties(57);
    keys.until("raw mode", |keys| (!keys.is_as_it_was()).then_some(()));
    screen.vanish();
    keys.send("c4");
    keys.wait_for_end(1);
    keys.assert_says("othello: ");
}

/// Names the thread that is to panic, in the process that [`check_panic`] starts.
const PANIC: &str = "OTHELLO_TEST_PANIC";

/// Starts this test program once more, in a terminal, to panic there.
#[track_caller]
fn check_panic(thread: &str) {
    let test: OsString = std::env::current_exe().unwrap().into();
    let here = ["quitting::panics_in_a_terminal", "--exact", "--ignored", "--nocapture"];
    let mut command = vec![test];
    command.extend(here.map(OsString::from));
    let mut terminal = Setup::new(80, 24).command(command).env(PANIC, thread).start();
    terminal.until("the alternate screen", |terminal| terminal.is_taken().then_some(()));
    terminal.send("!");
    terminal.wait_for_end(101);
    terminal.assert_says("(on purpose)");
}

#[test]
fn a_panic_gives_the_terminal_back() {
    check_panic("this");
}

#[test]
fn a_panic_of_another_thread_gives_the_terminal_back_and_ends_the_program() {
    check_panic("another");
}

#[test]
#[ignore = "runs in a terminal of its own, started by its neighbours"]
fn panics_in_a_terminal() {
    let Some(thread) = std::env::var_os(PANIC) else { return };
    let panic_at_key = || {
        stdin().read_exact(&mut [0]).unwrap();
        panic!("on purpose");
    };
    report_panics();
    term::leave_on_panic();
    term::enter(&FrameWriter::default(), Mouse::Captured).unwrap();
    if thread == "another" {
        thread::spawn(panic_at_key);
        loop {
            thread::park();
        }
    }
    panic_at_key();
}
