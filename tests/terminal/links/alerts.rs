//! What a terminal is told while the player looks at another window, and what it tells itself.

use super::pair::{self, HOST_FOREVER, Pair, of};
use crate::pty::{Setup, Terminal};

/// The reports of a terminal that its window is no longer in front, or is again.
const AWAY: &str = "\x1b[O";
const BACK: &str = "\x1b[I";

const NOTIFICATION: &str = "\x1b]99;i=othello:o=unfocused;Othello: ";

fn count(terminal: &Terminal, bytes: &str) -> usize {
    terminal.written().windows(bytes.len()).filter(|part| *part == bytes.as_bytes()).count()
}

/// The bells that were rung: a title ends with the same byte.
fn bells(terminal: &Terminal) -> usize {
    let written = String::from_utf8_lossy(terminal.written());
    let mut pieces = written.split("\x1b]");
    let first = pieces.next().unwrap_or_default();
    let behind = |piece: &str| {
        let end = piece.find(['\x07', '\x1b']).map_or(piece.len(), |at| at + 1);
        piece[end..].matches('\x07').count()
    };
    first.matches('\x07').count() + pieces.map(behind).sum::<usize>()
}

/// A game whose host has a terminal of that kind.
fn hosted_in(term: &'static str) -> Pair {
    let args = ["host", "--listen", "127.0.0.1:0", "--no-animation"];
    let mut host = of("Ada", &args).env("TERM", term).script(HOST_FOREVER).start();
    let ticket = pair::ticket(&mut host);
    let mut pair = Pair::of(host, pair::join(&ticket));
    pair.wait_until_joined();
    pair
}

#[test]
fn who_looks_at_another_window_is_told_of_a_move() {
    let mut pair = hosted_in("xterm-kitty");
    pair.play("f5d6");
    assert_eq!(count(&pair.host, NOTIFICATION), 0, "it is in front");
    // Read before its own move, and so before the answer.
    pair.host.send(AWAY);
    pair.play("c3d3");
    pair.host.until("a notification", |host| (count(host, NOTIFICATION) == 1).then_some(()));
    let told = String::from_utf8_lossy(pair.host.written()).into_owned();
    let told = told.split(NOTIFICATION).nth(1).unwrap().split('\x1b').next().unwrap();
    assert!(told.contains("Emile") && told.contains("d3"), "{told:?}");
    pair.host.send(BACK);
    pair.play("c4f4");
    assert_eq!(count(&pair.host, NOTIFICATION), 1, "it is in front again");
}

#[test]
fn a_terminal_without_notifications_rings_its_bell() {
    let mut pair = hosted_in("xterm-256color");
    pair.host.send(AWAY);
    pair.host.send("f5");
    pair.guest.wait_for_empties(59);
    let before = bells(&pair.host);
    pair.guest.send("d6");
    pair.host.wait_for_empties(58);
    let rung = |host: &mut Terminal| (bells(host) > before).then_some(());
    pair.host.until("the bell", rung);
}

#[test]
fn a_link_on_the_screen_is_one_that_the_terminal_opens() {
    let args = ["host", "--web", "127.0.0.1:0", "--listen", "127.0.0.1:0"];
    let mut host = of("Ada", &args).start();
    host.until("a link", |host| (count(host, "\x1b]8;;http://127.0.0.1:") > 0).then_some(()));
    let mut host = of("Ada", &args).env("TERM", "linux").start();
    host.wait_for_board();
    host.wait_for("http://127.0.0.1:");
    assert_eq!(count(&host, "\x1b]8;;"), 0, "the Linux console might print it");
}

#[test]
fn a_terminal_that_has_other_colours_now_is_asked_for_them() {
    const ASKED: &str = "\x1b]11;?";
    let mut terminal =
        Setup::new(80, 24).answers("\x1b]11;rgb:1010/1010/1010\x1b\\").start_game("d3");
    assert_eq!(count(&terminal, ASKED), 1);
    assert_eq!(count(&terminal, "\x1b[?2031h"), 1, "it is to tell of other colours");
    terminal.send("\x1b[?997;2n");
    terminal.until("the question", |terminal| (count(terminal, ASKED) == 2).then_some(()));
    terminal.send("q");
    terminal.wait_until_as_it_was();
}

#[test]
fn the_bell_tells_that_a_guest_has_come() {
    let args = ["host", "--listen", "127.0.0.1:0", "--no-animation"];
    let mut host = of("Ada", &args).script(HOST_FOREVER).start();
    let ticket = pair::ticket(&mut host);
    host.send(AWAY);
    let before = bells(&host);
    let mut pair = Pair::of(host, pair::join(&ticket));
    pair.wait_until_joined();
    pair.host.until("the bell", |host| (bells(host) > before).then_some(()));
}

#[test]
fn the_taskbar_shows_a_review_and_nothing_when_the_program_has_ended() {
    let mut terminal = Setup::new(80, 24).env("WT_SESSION", "1").start_game("f5d6c3d3c4");
    terminal.send(":review\r");
    terminal.until("progress", |terminal| (count(terminal, "\x1b]9;4;1;") > 0).then_some(()));
    terminal.send("q");
    terminal.wait_until_as_it_was();
    let written = String::from_utf8_lossy(terminal.written());
    let last = written.rsplit("\x1b]9;4;").next().unwrap();
    assert!(last.starts_with("0;0"), "{last:?}");
}
