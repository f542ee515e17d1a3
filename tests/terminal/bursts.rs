//! Much input at once, input that breaks off, and input that does not end.

use std::time::{Duration, Instant};

use othello_words::i18n::m;

use crate::pty::{Setup, Terminal};

/// A key without a meaning on the board and in the help.
const NOTHING: &str = "\x02";

/// Sends so many bytes at once, the last of which opens the help, and closes it again.
#[track_caller]
fn check_burst(terminal: &mut Terminal, bytes: usize) {
    terminal.send_at_once(&(NOTHING.repeat(bytes - 1) + "?"));
    terminal.wait_for_activity(m::help::activity);
    terminal.send("\x1b");
    terminal.wait_until_idle();
}

#[test]
fn the_last_byte_of_a_burst_needs_no_further_key() {
    let mut terminal = Setup::new(80, 24).start_game("");
    let powers = (1..15).map(|power| 1 << power);
    let around = powers.flat_map(|power| [power - 1, power, power + 1, power + 2]);
    for bytes in around.chain([3_000, 5_000, 10_000, 20_000]) {
        check_burst(&mut terminal, bytes);
    }
}

#[test]
fn keys_that_come_with_a_change_of_size_are_read() {
    let mut terminal = Setup::new(80, 24).start_game("");
    for round in 0..100 {
        let width = if round % 2 == 0 { 100 } else { 80 };
        terminal.resize(width, 30);
        terminal.send_at_once(&(NOTHING.repeat(round * 30) + "?"));
        terminal.wait_for_activity(m::help::activity);
        terminal.send("\x1b");
        terminal.resize(width + 1, 31);
        terminal.wait_until_idle();
    }
}

/// Sends keys again and again until something is seen of them.
#[track_caller]
fn insist(terminal: &mut Terminal, keys: &str, is_seen: impl Fn(&Terminal) -> bool) {
    let mut sent: Option<Instant> = None;
    terminal.until("an effect of the keys", |terminal| {
        if is_seen(terminal) {
            return Some(());
        }
        if sent.is_none_or(|sent| sent.elapsed() > Duration::from_millis(300)) {
            terminal.send(keys);
            sent = Some(Instant::now());
        }
        None
    });
}

/// A game with the question whether to resign it.
fn asked() -> Terminal {
    let mut terminal = Setup::new(80, 24).start_game("f5d6");
    terminal.send("x");
    terminal.wait_for_activity(m::title::question);
    terminal
}

/// Answers the question with no, which is still open.
#[track_caller]
fn check_unanswered(terminal: &mut Terminal, keys: &str) {
    assert!(terminal.is_at(m::title::question), "{keys:?}");
    insist(terminal, "n", |terminal| !terminal.is_at(m::title::question));
}

#[test]
fn a_question_is_answered_by_no_key_that_comes_with_others() {
    let mut terminal = asked();
    for keys in [
        "\ny\n",
        "\r\ny",
        "aby",
        "y\n",
        "yy",
        "\t\ty\n",
        "abc\x01y",
        "a\x1b[Ib\x1b[Oy",
        "y\x1b[A",
        "yn",
    ] {
        terminal.send_at_once(keys);
        check_unanswered(&mut terminal, keys);
        terminal.send("x");
        terminal.wait_for_activity(m::title::question);
    }
    terminal.send("y");
    terminal.wait_for("resignation");
}

#[test]
fn a_question_is_answered_by_no_key_that_comes_before_it_is_seen() {
    let mut terminal = Setup::new(80, 24).start_game("f5d6");
    for keys in ["xy", "x\ry", "x\x1b[Iy"] {
        terminal.send_at_once(keys);
        terminal.wait_for_activity(m::title::question);
        check_unanswered(&mut terminal, keys);
    }
    // A game that is over asks nothing.
    terminal.send("x");
    terminal.wait_for_activity(m::title::question);
}

#[test]
fn a_paste_that_breaks_off_is_what_came_of_it() {
    let mut terminal = Setup::new(80, 24).start_game("");
    terminal.send_at_once("\x1b[200~f5d6");
    terminal.wait_for_empties(58);
    terminal.send("c3");
    terminal.wait_for_empties(57);
}

/// A key that moves the cursor.
const STEP: &str = "\t";

#[track_caller]
fn check_quick_end(terminal: &mut Terminal) {
    let killed = Instant::now();
    terminal.kill("TERM");
    assert_eq!(terminal.status(), 143);
    assert!(killed.elapsed() < Duration::from_secs(10), "{:?}", killed.elapsed());
}

#[test]
fn a_signal_within_a_flood_of_keys_ends_the_program() {
    let mut terminal = Setup::new(80, 24).start_game("");
    let frames = terminal.frames();
    terminal.line().flood(STEP.repeat(1 << 20));
    terminal.until("a frame", |terminal| (terminal.frames() > frames).then_some(()));
    check_quick_end(&mut terminal);
}

/// Few of the keys can wait in the program.
#[test]
fn a_signal_after_a_flood_of_keys_ends_the_program() {
    let mut terminal = Setup::new(80, 24).start_game("");
    let flood = terminal.line().flood(STEP.repeat(50_000));
    terminal.until_within_frames("the end of the flood", |_| flood.is_finished().then_some(()));
    check_quick_end(&mut terminal);
}

#[test]
fn at_most_sixty_frames_a_second_are_drawn() {
    let mut terminal = Setup::new(80, 24).start_game("");
    let (frames, began) = (terminal.frames(), Instant::now());
    terminal.line().flood(STEP.repeat(20_000) + "?");
    terminal.wait_for_activity(m::help::activity);
    let most = began.elapsed().as_millis() / 16 + 2;
    let drawn = terminal.frames() - frames;
    assert!(drawn as u128 <= most, "{drawn} frames in {:?}", began.elapsed());
}
