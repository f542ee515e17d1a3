//! A review in the background: it is kept through a kill, and the program quits while it runs.

use std::fs;
use std::time::{Duration, Instant};

use othello_words::i18n::m;

use crate::pty::{Setup, Terminal};

/// A position with twelve empty squares.
const START: &str = "--OOOOO---OOOO-OXXXOOXOOXXXXOOXOXXXOOXOOXXOXOOOO-OOOOO---XXXXX-- X";

/// The evaluations in the saved game.
pub fn evaluations(terminal: &Terminal) -> Option<usize> {
    let text = fs::read_to_string(terminal.home().join("state/othello/game.pgn")).ok()?;
    Some(text.matches("[%eval").count())
}

#[test]
fn a_review_is_kept_when_the_program_is_killed() {
    let mut terminal = Setup::new(80, 24)
        .script(r#"sh -c 'echo $$ >pid; exec "$@"' sh "$@"; sh -c 'echo $$ >pid; exec "$OTHELLO"'; echo $? >status; read -r _"#)
        .start();
    terminal.wait_for_board();
    terminal.paste(START);
    terminal.wait_for_empties(12);
    for (move_, left) in ["g8", "b2", "a2", "g2", "h1"].into_iter().zip((7..12).rev()) {
        terminal.send(move_);
        terminal.wait_for_empties(left);
    }
    terminal.send(":review\r");
    terminal.wait_for_activity(m::title::review);
    let is_saved = |terminal: &mut Terminal| (evaluations(terminal)? == 5).then_some(());
    terminal.until("the review to be saved", is_saved);
    terminal.kill_and_start_again();
    terminal.wait_for("18=");
    terminal.send(":review\r");
    terminal.wait_for_activity(m::title::review);
    terminal.send("\x03");
    assert_eq!(terminal.status(), 130);
}

#[test]
fn the_program_quits_at_once_while_it_reviews() {
    let mut terminal = Setup::new(80, 24).start_game("f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6");
    terminal.send(":review\r");
    terminal.wait_for_activity(m::title::review);
    let began = Instant::now();
    terminal.send("\x1b");
    terminal.wait_until_idle();
    terminal.send("q");
    terminal.wait_for_end(0);
    assert!(began.elapsed() < Duration::from_secs(20));
}
