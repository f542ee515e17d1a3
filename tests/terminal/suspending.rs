//! Ctrl-Z, SIGTSTP and `fg`.

use crate::pty::{PROMPT, REPLACE, Setup, Terminal, send_signal};

/// Launches the program itself.
pub const ITSELF: &str = r#"echo $$ >pid; exec "$OTHELLO""#;
/// Launches the program by a script that waits for its end.
const SCRIPT: &str = r#"sh -c 'echo $$ >pid; exec "$OTHELLO"'; exit $?"#;

/// A game of one move, launched at the prompt of a shell that knows jobs.
pub fn at_a_prompt(launch: &str) -> Terminal {
    at_a_prompt_of(Setup::new(80, 24), launch)
}

/// The same in a terminal of that kind.
pub fn at_a_prompt_of(setup: Setup, launch: &str) -> Terminal {
    let mut terminal = setup.env("LAUNCH", launch).script(PROMPT).start();
    terminal.wait_for("$ ");
    terminal.send("set -m\r");
    terminal.remember();
    terminal.send("sh -c \"$LAUNCH\"\r");
    terminal.wait_for_board();
    terminal.send("f5");
    terminal.wait_for_empties(59);
    terminal
}

/// The shell has its terminal back. What is typed before may still be read by the program.
#[track_caller]
pub fn wait_for_prompt(terminal: &mut Terminal) {
    terminal.wait_until_as_it_was();
    wait_for_shell(terminal);
}

/// The shell is in the foreground again; the terminal may be as the program has left it.
#[track_caller]
fn wait_for_shell(terminal: &mut Terminal) {
    let is_in_front = |terminal: &mut Terminal| terminal.is_shell_in_front().then_some(());
    terminal.until("the shell in the foreground", is_in_front);
}

/// While the program is stopped the shell has its terminal; back in the foreground, all of the
/// board is drawn again, over what the shell may have written.
#[track_caller]
fn check_stopped_and_continued(terminal: &mut Terminal) {
    wait_for_prompt(terminal);
    terminal.send("echo $((6 * 7)) here\r");
    terminal.wait_for("42 here");
    terminal.send("fg\r");
    terminal.wait_for_board();
    terminal.wait_for_empties(59);
    assert!(!terminal.text().contains("42 here"));
    terminal.send("d6");
    terminal.wait_for_empties(58);
}

/// Back at the prompt, which knows the exit status.
#[track_caller]
fn check_end(terminal: &mut Terminal, status: u32) {
    wait_for_prompt(terminal);
    terminal.send("echo $? >status\r");
    assert_eq!(terminal.status(), status);
}

#[test]
fn ctrl_z_suspends_and_fg_comes_back() {
    let mut terminal = at_a_prompt(ITSELF);
    for _ in 0..2 {
        terminal.send("\x1a");
        check_stopped_and_continued(&mut terminal);
        terminal.send("u");
        terminal.wait_for_empties(59);
    }
    terminal.send("\x03");
    check_end(&mut terminal, 130);
}

/// The shell waits for the whole job: where the script went on alone, there would be no prompt.
#[test]
fn a_script_around_the_program_is_suspended_with_it() {
    let mut terminal = at_a_prompt(SCRIPT);
    terminal.send("\x1a");
    check_stopped_and_continued(&mut terminal);
    terminal.send("\x03");
    check_end(&mut terminal, 130);
}

#[test]
fn a_stop_signal_suspends_and_fg_comes_back() {
    let mut terminal = at_a_prompt(ITSELF);
    terminal.kill("TSTP");
    check_stopped_and_continued(&mut terminal);
    terminal.kill("TERM");
    check_end(&mut terminal, 143);
}

/// A program cannot answer SIGSTOP: the shell gets the terminal as it is, and may change it.
#[test]
fn after_a_stop_without_warning_fg_takes_the_terminal_back() {
    let mut terminal = at_a_prompt(ITSELF);
    terminal.kill("STOP");
    wait_for_shell(&mut terminal);
    let reset = r"stty sane; printf '\033[?1049l\033[?1003l\033[?1002l\033[?1000l\033[?2004l'";
    // In raw mode no return becomes the end of a line.
    terminal.send_at_once(&format!("{reset}; echo $((6 * 7)) here\n"));
    terminal.wait_for("42 here");
    terminal.send("fg\r");
    terminal.wait_for_board();
    terminal.wait_for_empties(59);
    assert!(!terminal.text().contains("42 here"));
    terminal.send("\x1b[<0;1;1M");
    terminal.send("d6");
    terminal.wait_for_empties(58);
    terminal.send("\x03");
    check_end(&mut terminal, 130);
}

/// A job of two processes, which notes its status.
const JOB: &str = r#"echo $$ >job; sh -c 'echo $$ >pid; exec "$OTHELLO"'; echo $? >status"#;

/// To change the terminal of the shell would stop the program once more.
#[test]
fn a_program_that_is_ended_in_the_background_leaves_the_terminal_alone() {
    let mut terminal = at_a_prompt(JOB);
    let job = format!("-{}", terminal.file("job").unwrap());
    send_signal("STOP", &job);
    wait_for_shell(&mut terminal);
    terminal.kill("TERM");
    send_signal("CONT", &job);
    assert_eq!(terminal.status(), 143);
    assert!(terminal.is_taken());
}

/// A program that a window was opened for has no shell to go back to: stopped, it would be a dead
/// window.
#[test]
fn without_a_shell_there_is_nothing_to_suspend_to() {
    let mut terminal = Setup::new(80, 24).script(REPLACE).start();
    terminal.wait_for_board();
    terminal.send("\x1a");
    terminal.send("f5");
    terminal.wait_for_empties(59);
}
