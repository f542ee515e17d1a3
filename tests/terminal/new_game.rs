//! Games by other rules, and the dialog in which they are chosen.

use crate::pty::{Setup, Terminal};

/// A new game by these rules.
fn game_by(rules: &str) -> Terminal {
    let mut terminal = Setup::new(80, 24).args(&["--rules", rules]).start();
    terminal.wait_for_board();
    terminal
}

#[track_caller]
fn check_end(mut terminal: Terminal, ending: &str, moves: &str) {
    terminal.send("q");
    terminal.wait_for_end(0);
    terminal.wait_for_sentence(ending);
    terminal.wait_for(moves);
}

/// Four placements, the disc that White must flip, and the shortest way to a wipe-out from there
/// (`must-wipeout-11` among the named games).
#[test]
fn a_must_flip_game_begins_on_the_empty_board() {
    let mut terminal = game_by("reversi-must-flip");
    terminal.wait_for_empties(64);
    terminal.wait_for("Centre opening");
    terminal.send("c4");
    terminal.wait_for("c4 is not one of the free centre squares.");
    terminal.send("e4d4d5e5");
    terminal.wait_for_empties(60);
    terminal.wait_for("White to choose the disc to flip: d5, e4.");
    terminal.wait_for("to choose a flip");
    terminal.send("d4");
    terminal.wait_until_gone("White to choose");
    terminal.send("d5");
    terminal.wait_until_gone("to choose a flip");
    terminal.wait_for_empties(60);
    terminal.send("c4d3e2e3e6d2d1");
    terminal.wait_for("Black wins by 11");
    let ending = "White has no discs left on the board. Black wins by 11: 11-0.";
    check_end(terminal, ending, "e4d4d5e5d5c4d3e2e3e6d2d1");
}

/// One sequence of moves, which ends differently by each of three rules (`three-0-*` among the
/// named games): this far it goes until the first pass.
const THREE: &str = "d4e4d5e5f6c4e3f2b3f4f3g3c3c5g4h5d3a3e2d6g1b4d7c6b6d1e1e7h4h3c2a6a5c1b5d2b7a7e6g2\
                     d8a8h2g7g6c7c8a4b1g5h6f8f7b8f5e8b2a1h1g8f1";

#[test]
fn the_first_pass_ends_a_game() {
    let mut terminal = game_by("reversi-first-pass");
    terminal.send(THREE);
    terminal.wait_for("White wins by 7");
    terminal.wait_for("34-27");
    let ending = "White cannot move, and the first pass ends the game. White wins by 7: 34-27.";
    terminal.send("a2");
    terminal.wait_for("a2 cannot be played: the game is over");
    check_end(terminal, ending, THREE);
}

#[test]
fn a_game_with_own_discs_ends_when_neither_player_can_use_them() {
    let mut terminal = game_by("reversi-32");
    terminal.wait_for_sentence("In hand 32 - 32");
    terminal.send(THREE);
    terminal.wait_for_empties(3);
    terminal.wait_for("White cannot move. Black plays again.");
    terminal.wait_for_sentence("In hand 1 - 2");
    terminal.send("a2");
    let ending = "Black has no discs left to play, and White cannot move. A draw: 31-31.";
    terminal.wait_for("A draw");
    terminal.wait_for("31-31");
    terminal.wait_for("Black has no discs left to play");
    check_end(terminal, ending, &format!("{THREE}a2"));
}

/// The keys that lead from the top of the dialog to the rules.
const TO_RULES: &str = "\t\t\t\t\t\t";

/// A game of one move, and the dialog of the next.
fn at_the_dialog() -> Terminal {
    let mut terminal = Setup::new(80, 24).start_game("f5");
    terminal.send("n");
    terminal.wait_for("New game");
    terminal
}

#[track_caller]
fn check_reversi(terminal: &mut Terminal) {
    terminal.wait_until_gone("New game");
    terminal.wait_for_empties(64);
    terminal.wait_for("Centre opening");
    terminal.send("d4e4d5e5");
    terminal.wait_for_empties(60);
    terminal.send("f5");
    terminal.wait_for_empties(59);
}

#[test]
fn the_keyboard_chooses_another_game() {
    let mut terminal = at_the_dialog();
    terminal.send(TO_RULES);
    terminal.wait_for("‹ Othello ›");
    for rules in ["‹ Othello, mirrored start ›", "‹ Reversi ›"] {
        terminal.send("\x1b[C");
        terminal.wait_for(rules);
    }
    terminal.send("\t\r");
    terminal.wait_for("Opening   centre opening");
    terminal.send("\x1b[A\r");
    check_reversi(&mut terminal);
}

#[test]
fn the_mouse_chooses_another_game() {
    let mut terminal = at_the_dialog();
    let rules = terminal.find("Rules");
    for name in ["‹ Othello ›", "‹ Othello, mirrored start ›", "‹ Reversi ›"] {
        terminal.click(rules);
        terminal.wait_for(name);
    }
    let start = terminal.find("Start the game");
    terminal.click(start);
    check_reversi(&mut terminal);
}

/// Nothing that is chosen takes effect before Enter.
#[test]
fn escape_closes_the_dialog_and_keeps_the_game() {
    let mut terminal = at_the_dialog();
    terminal.send(TO_RULES);
    terminal.send("\x1b[C");
    terminal.wait_for("‹ Othello, mirrored start ›");
    terminal.send("\x1b");
    terminal.wait_until_gone("New game");
    terminal.send("d6");
    terminal.wait_for_empties(58);
}
