//! The output of the program: whole frames, no more than needed, and nothing a terminal cannot show.

use std::fs;

use othello::screen::layout::Layout;
use othello_core::square::Square;
use othello_words::i18n::m;
use ratatui::layout::Rect;

use crate::pty::{Setup, Terminal};

const BEGIN: &[u8] = b"\x1b[?2026h";
const END: &[u8] = b"\x1b[?2026l";

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

/// The frames in what was written, between which there must be nothing.
#[track_caller]
fn frames(mut bytes: &[u8]) -> usize {
    let mut frames = 0;
    while !bytes.is_empty() {
        assert!(bytes.starts_with(BEGIN), "outside of a frame: {}", bytes.escape_ascii());
        let end = find(bytes, END).expect("a frame ends");
        assert_eq!(find(&bytes[1..end], BEGIN), None, "a frame in a frame");
        bytes = &bytes[end + END.len()..];
        frames += 1;
    }
    frames
}

/// Presses a key that moves the cursor and waits for the frame, before which everything else that
/// was asked for has been done.
#[track_caller]
fn press_and_settle(terminal: &mut Terminal, keys: &str) {
    let cursor = terminal.cursor();
    terminal.send(keys);
    terminal.until("the cursor elsewhere", |terminal| (terminal.cursor() != cursor).then_some(()));
}

const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";

#[test]
fn everything_is_written_in_whole_frames() {
    let mut terminal = Setup::new(80, 24).start();
    terminal.wait_for_board();
    terminal.resize(100, 30);
    for keys in [UP, DOWN, "f5", "?", "\x1b[6~", "q", "u", "\x0c", UP, "\x03"] {
        terminal.send(keys);
    }
    terminal.wait_for_end(130);
    let written = terminal.written();
    let first = find(written, BEGIN).unwrap();
    let last = written.windows(END.len()).rposition(|window| window == END).unwrap();
    assert_eq!(frames(&written[first..last + END.len()]), terminal.frames());
}

/// Escape, a wheel at the start of the game, keys without a meaning, the mouse beside the board.
#[test]
fn nothing_is_drawn_when_nothing_changed() {
    let mut terminal = Setup::new(80, 24).start();
    terminal.wait_for_board();
    press_and_settle(&mut terminal, DOWN);
    let before = terminal.written().len();
    for keys in ["#", "\x1b[21~", "\x1b[<65;2;2M", "\x1b[<35;1;1M", "\x1b[<35;2;1M"] {
        terminal.send(keys);
    }
    press_and_settle(&mut terminal, UP);
    assert_eq!(frames(&terminal.written()[before..]), 1);
}

/// The kernel counts the writes of a process.
#[cfg(target_os = "linux")]
#[test]
fn a_frame_is_one_write() {
    let mut terminal = Setup::new(120, 40).start();
    terminal.wait_for_board();
    let pid = terminal.pid();
    let writes = || -> u64 {
        let counts = fs::read_to_string(format!("/proc/{pid}/io")).unwrap();
        let count = counts.lines().find_map(|line| line.strip_prefix("syscw: ")).unwrap();
        count.parse().unwrap()
    };
    for keys in [DOWN, UP, "\t"] {
        let (before, frames) = (writes(), terminal.frames());
        press_and_settle(&mut terminal, keys);
        assert_eq!(writes() - before, (terminal.frames() - frames) as u64, "{keys:?}");
    }
}

/// All of a large screen is more than a terminal takes at once.
#[test]
fn a_frame_of_several_writes_is_whole() {
    let mut terminal = Setup::new(200, 60).start();
    terminal.wait_for_board();
    press_and_settle(&mut terminal, DOWN);
    let (before, frames_before) = (terminal.written().len(), terminal.frames());
    terminal.send("\x0c");
    terminal.until("a frame", |terminal| (terminal.frames() > frames_before).then_some(()));
    let written = &terminal.written()[before..];
    assert!(written.len() > 20_000, "{} bytes", written.len());
    assert_eq!(frames(written), 1);
}

/// The parameters of every change of style.
fn styles(written: &str) -> impl Iterator<Item = &str> {
    let sequences = written.split("\x1b[").skip(1);
    sequences.filter_map(|sequence| {
        let end = sequence.find(|letter: char| letter.is_ascii_alphabetic())?;
        sequence[end..].starts_with('m').then_some(&sequence[..end])
    })
}

/// The styles that are no colours stay, since they must do instead.
#[test]
fn no_color_means_not_one_colour() {
    let mut terminal = Setup::new(80, 24).env("NO_COLOR", "1").start_game("f5d6c3d3c4");
    assert!(terminal.has_style(|cell| cell.bold() || cell.inverse() || cell.underline()));
    terminal.send("\x03");
    assert_eq!(terminal.status(), 130);
    let written = String::from_utf8_lossy(terminal.written()).into_owned();
    for style in styles(&written) {
        let mut numbers = style.split(';').filter(|number| !number.is_empty());
        assert!(numbers.all(|number| number.parse::<u8>().unwrap() < 30), "CSI {style} m");
    }
}

#[test]
fn colours_are_there_without_no_color() {
    let mut terminal = Setup::new(80, 24).env("NO_COLOR", "").start();
    terminal.wait_for_board();
    let written = String::from_utf8_lossy(terminal.written()).into_owned();
    assert!(styles(&written).any(|style| style.contains("8;5;")), "256 colours");
}

/// A locale without other characters is drawn in ASCII.
#[test]
fn the_c_locale_gets_ascii() {
    let mut terminal = Setup::new(80, 24).env("LANG", "C").start();
    terminal.wait_for_board();
    terminal.send("f5?");
    terminal.wait_for_activity(m::help::activity);
    terminal.send("\x03");
    assert_eq!(terminal.status(), 130);
    let written = String::from_utf8_lossy(terminal.written());
    let others: String = written.chars().filter(|sign| !sign.is_ascii()).collect();
    assert_eq!(others, "");
}

/// It is in its place on the board all the same, where a disc or a letter would be under it.
#[test]
fn the_cursor_is_seen_only_where_a_text_is_typed() {
    let mut terminal = Setup::new(80, 24).start();
    terminal.wait_for_board();
    press_and_settle(&mut terminal, DOWN);
    assert!(terminal.hides_cursor());
    terminal.send(";");
    terminal.until("the cursor", |terminal| (!terminal.hides_cursor()).then_some(()));
    terminal.send("\x1b");
    terminal.until("no cursor", |terminal| terminal.hides_cursor().then_some(()));
    terminal.send("?");
    terminal.wait_for("Strategy");
    assert!(terminal.hides_cursor());
}

#[test]
fn the_cursor_stands_on_the_square_in_focus_where_it_is_asked_for() {
    let setup = Setup::new(80, 24).args(&["--cursor"]).env("ACCESSIBLE", "1");
    let mut terminal = setup.start();
    terminal.wait_for_board();
    press_and_settle(&mut terminal, DOWN);
    assert!(!terminal.hides_cursor());
    let layout = Layout::new(Rect::new(0, 0, 80, 24)).expect("80x24 holds a game");
    assert_eq!(layout.square_at(terminal.cursor()), Some(Square::D4));
}
