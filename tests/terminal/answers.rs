//! Terminals that answer about their colours and characters.

use crate::pty::{Setup, TYPED};

/// As xterm 379 answers.
const XTERM: &str = "\x1b]11;rgb:1010/1010/1010\x1b\\\x1b]4;255;rgb:eeee/eeee/eeee\x1b\\\
    \x1bP1$r0;48:2::1:2:3m\x1b\\";
/// A terminal with 256 colours.
const INDEXED: &str = "\x1b]4;255;rgb:eeee/eeee/eeee\x07\x1bP0$r\x1b\\";

fn is_true(cell: &vt100::Cell) -> bool {
    matches!(cell.bgcolor(), vt100::Color::Rgb(..))
}

fn is_indexed(cell: &vt100::Cell) -> bool {
    matches!(cell.bgcolor(), vt100::Color::Idx(16..))
}

#[test]
fn a_terminal_gets_the_colours_that_it_can_show() {
    let mut terminal = Setup::new(80, 24).env("TERM", "xterm").answers(XTERM).start_game("d3");
    terminal.until("colours of 24 bits", |terminal| terminal.has_style(is_true).then_some(()));
    let mut terminal = Setup::new(80, 24).env("TERM", "xterm").answers(INDEXED).start_game("d3");
    terminal.until("256 colours", |terminal| terminal.has_style(is_indexed).then_some(()));
    assert!(!terminal.has_style(is_true));
    let terminal = Setup::new(80, 24).env("TERM", "xterm").start_game("d3");
    assert!(!terminal.has_style(|cell| is_true(cell) || is_indexed(cell)));
}

#[test]
fn colours_that_were_chosen_stay() {
    let setup = Setup::new(80, 24).env("NO_COLOR", "1").answers(XTERM);
    let terminal = setup.start_game("d3c3");
    assert!(!terminal.has_style(|cell| cell.bgcolor() != vt100::Color::Default));
}

#[test]
fn a_terminal_with_wide_discs_gets_narrow_characters() {
    const WIDE: &str = "\x1b[1;3R";
    let mut terminal = Setup::new(80, 24).answers(WIDE).start_game("d3");
    terminal.wait_for("◉");
    assert!(!terminal.says("●"));
    let terminal = Setup::new(80, 24).answers("\x1b[1;2R").start_game("d3");
    assert!(terminal.says("●"));
    let args = ["--glyphs", "unicode"];
    let terminal = Setup::new(80, 24).answers(WIDE).args(&args).start_game("d3");
    assert!(terminal.says("●"), "that was chosen");
}

#[test]
fn answers_that_are_late_are_not_typed_into_the_shell() {
    let setup = Setup::new(80, 24).answers(XTERM).late().script(TYPED);
    let mut terminal = setup.start();
    terminal.wait_for_board();
    terminal.send("q");
    terminal.wait_until_as_it_was();
    terminal.send("end\r");
    assert_eq!(terminal.status(), 0);
    assert_eq!(terminal.file("typed").as_deref(), Some("end"));
}

#[test]
fn doctor_says_what_the_terminal_answers() {
    let mut terminal = Setup::new(80, 60).answers(XTERM).args(&["doctor"]).start();
    assert_eq!(terminal.status(), 0);
    terminal.assert_says("its background is dark (#101010), colours: 256, colours: 24 bits");
}
