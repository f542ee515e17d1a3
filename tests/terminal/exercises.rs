//! The engine as a teacher: values of moves, a retry of the own mistakes, a puzzle on the board.

use othello::screen::title::Activity;
use othello_notation::transcript;

use crate::computer_games::saved;
use crate::line_mode::wait_for_prompt;
use crate::pty::{Setup, Terminal};
use crate::reviews::evaluations;

/// A position with twelve empty squares, Black to move.
const START: &str = "--OOOOO---OOOO-OXXXOOXOOXXXXOOXOXXXOOXOOXXOXOOOO-OOOOO---XXXXX-- X";
/// Moves of which White's first one, b2, loses 18 discs, and the others nothing.
const MOVES: [&str; 5] = ["g8", "b2", "a2", "g2", "h1"];

fn at_the_start(mut terminal: Terminal) -> Terminal {
    terminal.wait_for_board();
    terminal.paste(START);
    terminal.wait_for_empties(12);
    terminal
}

#[test]
fn the_values_of_all_moves_are_shown_until_they_are_exact_and_hidden_again() {
    let mut terminal = at_the_start(Setup::new(80, 24).start());
    terminal.send(":evaluate\r");
    terminal.wait_for("*0=");
    terminal.send("z");
    terminal.wait_until_gone("*0=");
    terminal.send("z");
    terminal.send("q");
    terminal.wait_for_end(0);
}

#[test]
fn a_locked_engine_shows_no_values_no_review_and_no_mistakes() {
    let mut terminal = at_the_start(Setup::new(80, 24).args(&["--no-engine"]).start());
    for (key, square, left) in [("z", "g8", 11), ("R", "b2", 10), ("T", "a2", 9)] {
        terminal.send(key);
        terminal.send(square);
        terminal.wait_for_empties(left);
    }
    assert!(!terminal.text().contains('='), "no value is shown");
    terminal.send("q");
    terminal.wait_for_end(0);
    let titles = terminal.titles();
    assert!(titles.iter().all(|title| !title.ends_with(')')), "{titles:?}");
}

#[test]
fn the_worst_move_of_a_review_is_retried_and_the_game_stays_as_it_was() {
    let mut terminal = at_the_start(Setup::new(80, 24).start());
    for (square, left) in MOVES.into_iter().zip((7..12).rev()) {
        terminal.send(square);
        terminal.wait_for_empties(left);
    }
    terminal.send(":review\r");
    terminal.until("the review", |terminal| (evaluations(terminal)? == 5).then_some(()));
    terminal.send("t");
    terminal.wait_for_empties(11);
    terminal.send("b2");
    terminal.wait_for_activity(Activity::Wrong);
    terminal.wait_for_empties(10);
    terminal.send("u");
    terminal.wait_until_idle();
    terminal.wait_for_empties(11);
    terminal.send("s");
    terminal.wait_for_activity(Activity::Solution);
    terminal.send("\x1b");
    terminal.wait_for_empties(7);
    terminal.send("q");
    terminal.wait_for_end(0);
    let record = saved(&terminal).unwrap();
    assert_eq!(transcript::write(record.game.plies()), MOVES.concat());
}

#[test]
fn puzzles_are_solved_on_the_board_and_lead_back_to_the_game() {
    let mut terminal = Setup::new(80, 24).args(&["puzzles", "--play"]).start();
    terminal.wait_until_idle();
    terminal.send("g2");
    terminal.wait_for_activity(Activity::Wrong);
    terminal.send("c1");
    terminal.wait_for_activity(Activity::Right);
    terminal.send("\r");
    terminal.wait_until_idle();
    terminal.send("\x1b");
    terminal.wait_for_empties(60);
    terminal.send("q");
    terminal.wait_for_end(0);
}

#[test]
fn puzzles_are_solved_line_by_line_at_a_terminal() {
    let mut terminal = Setup::new(80, 24).args(&["puzzles", "--play", "--plain"]).start();
    wait_for_prompt(&mut terminal, "Black>");
    terminal.send("c1\r");
    terminal.wait_for("you end 6 discs ahead");
    terminal.send("leave\rquit\r");
    terminal.wait_for_end(0);
}
