//! A terminal that is not being read, and one of an absurd size.

#[cfg(target_os = "linux")]
use std::fs;

use crate::pty::{Setup, Terminal};

/// A program in the middle of a frame that is more than the terminal takes.
fn in_the_middle_of_a_frame() -> Terminal {
    // Without colours, since pictures of that size take their time.
    let mut terminal = Setup::new(80, 24).env("NO_COLOR", "1").start_game("f5");
    terminal.line().stop_reading();
    terminal.resize(1000, 300);
    let mut has_stopped = false;
    terminal.until_within_frames("the beginning of a frame", |terminal| {
        // Only the next look shows all that was read by now.
        if !std::mem::replace(&mut has_stopped, terminal.line().has_stopped_reading()) {
            return None;
        }
        if terminal.is_in_frame() {
            return Some(());
        }
        // That was a frame of the move.
        has_stopped = false;
        terminal.line().stop_reading();
        None
    });
    terminal
}

#[test]
fn signals_end_the_program_while_the_terminal_is_not_read() {
    for (signal, status) in [("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131)] {
        let mut terminal = in_the_middle_of_a_frame();
        terminal.kill(signal);
        assert_eq!(terminal.status(), status);
    }
}

#[test]
fn ctrl_c_quits_while_the_terminal_is_not_read() {
    let mut terminal = in_the_middle_of_a_frame();
    terminal.send("\x03");
    assert_eq!(terminal.status(), 130);
}

#[test]
fn the_board_is_drawn_when_the_terminal_is_read_again() {
    let mut terminal = in_the_middle_of_a_frame();
    terminal.send("d6c3");
    terminal.line().go_on_reading();
    terminal.wait_for_empties(57);
    terminal.send("\x03");
    terminal.wait_for_end(130);
}

/// The kernel records the most memory that a process had.
#[cfg(target_os = "linux")]
fn most_memory(terminal: &mut Terminal) -> u64 {
    let pid = terminal.pid();
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    most.trim().strip_suffix(" kB").unwrap().parse().unwrap()
}

#[test]
fn a_terminal_of_any_size_shows_the_board() {
    for (width, height) in [(u16::MAX, u16::MAX), (u16::MAX, 1), (24, u16::MAX)] {
        let mut terminal = Setup::new(width, height).env("NO_COLOR", "1").start();
        terminal.wait_for_board();
        #[cfg(target_os = "linux")]
        assert!(most_memory(&mut terminal) < 64 << 10, "{} kB", most_memory(&mut terminal));
        terminal.resize(80, 24);
        terminal.send("f5");
        terminal.wait_for_empties(59);
        terminal.send("\x03");
        terminal.wait_for_end(130);
    }
}
