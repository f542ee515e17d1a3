//! `solve` and `analyze` at a terminal: how far they have come, and how they are ended.

use crate::pty::{Setup, Terminal};

/// A game of five moves, whose end is out of reach.
const FIVE_MOVES: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/formats/edax_doc_5moves.sgf");
/// A position with one empty square.
const ONE_MOVE: &str = "OOOOOOOOOOOOOOOXOOOOOOXXOOOOOXXXOOOOXXXXOOOXXXXXOOXXXXXXOXXXX-XX X";
const WHOLE_GAME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/formats/playok_xot.pgn");

/// Runs the program from a shell that lives on when Ctrl-C ends it.
const OUTLIVE_CTRL_C: &str = r#"trap : INT
sh -c 'echo $$ >pid; exec "$@"' sh "$@"; echo $? >status; read -r _"#;

fn start(args: &[&str]) -> Terminal {
    Setup::new(80, 24).args(args).script(OUTLIVE_CTRL_C).start()
}

fn solving() -> Terminal {
    let mut terminal = start(&["solve", "--threads", "1", FIVE_MOVES]);
    terminal.wait_for_output();
    terminal
}

#[track_caller]
fn check_estimate(terminal: &mut Terminal, status: u32) {
    assert_eq!(terminal.status(), status);
    terminal.assert_says("0 positions solved, 1 estimated; ");
    terminal.assert_says("%");
}

#[test]
fn a_request_to_end_ends_a_search_with_what_is_known() {
    let mut terminal = solving();
    terminal.kill("TERM");
    check_estimate(&mut terminal, 143);
    // Nothing is left of the progress; after Ctrl-C its echo may have moved a part of it.
    assert!(!terminal.text().contains("nodes, "), "{}", terminal.text());
}

#[test]
fn ctrl_c_ends_a_review_with_the_moves_that_are_known() {
    let mut terminal = start(&["analyze", "--threads", "1", WHOLE_GAME]);
    terminal.wait_for_output();
    terminal.send("\x03");
    assert_eq!(terminal.status(), 130);
    terminal.until("the moves reviewed", |terminal| {
        let text = String::from_utf8_lossy(terminal.written());
        text.contains("Stopped: reviewed only the last ").then_some(())
    });
}

#[test]
fn ctrl_c_ends_the_program_while_it_waits_for_a_position() {
    let mut terminal = start(&["solve"]);
    // An answer shows that it reads.
    terminal.send(&format!("{ONE_MOVE}\r"));
    terminal.wait_for("exact");
    terminal.send("\x03");
    assert_eq!(terminal.status(), 130);
}

#[test]
fn nothing_is_drawn_again_where_text_is_read_aloud() {
    let setup = Setup::new(80, 24).args(&["solve", "--depth", "3", FIVE_MOVES]);
    let mut terminal = setup.env("ACCESSIBLE", "1").start();
    assert_eq!(terminal.status(), 0);
    terminal.assert_says("1 estimated");
    assert!(!terminal.written().contains(&b'\x1b'));
}
