//! Clicks on hints, tabs, answers and lists.

use crate::pty::{Setup, Terminal};

#[track_caller]
fn click_on(terminal: &mut Terminal, text: &str) {
    let place = terminal.find(text);
    terminal.click(place);
}

#[test]
fn a_click_on_a_hint_does_what_it_says() {
    let mut terminal = Setup::new(80, 24).start_game("f5d6");
    click_on(&mut terminal, "u undo");
    terminal.wait_for_empties(59);
    click_on(&mut terminal, "r redo");
    terminal.wait_for_empties(58);
    click_on(&mut terminal, "? help");
    terminal.wait_for("undo a move");
    click_on(&mut terminal, "4 Strategy");
    terminal.wait_for("Quiet moves");
    click_on(&mut terminal, "Tab next");
    terminal.wait_for("undo a move");
    click_on(&mut terminal, "Esc close");
    terminal.wait_until_gone("undo a move");
    click_on(&mut terminal, "q quit");
    terminal.wait_for_end(0);
}

/// The row under the pointer stays the same whichever game is selected: the third game has no name,
/// and with it less to be told.
#[test]
fn a_click_selects_a_saved_game_and_another_opens_it() {
    let mut terminal = Setup::new(80, 24).start_game("f5d6");
    terminal.send("sfinal\r");
    terminal.wait_for("Saved as final.pgn.");
    terminal.send("c3sother\r");
    terminal.wait_for("Saved as other.pgn.");
    terminal.send("n\r");
    terminal.wait_for_empties(60);
    terminal.send("o");
    terminal.wait_for("Saved games");
    terminal.wait_for("final");
    terminal.send("\x1b[F");
    terminal.wait_for("4 · · · ● ● · · ·");
    let other = terminal.find("other");
    terminal.click(other);
    terminal.wait_for("3 · · ● · · · · ·");
    terminal.wait_for("Saved games");
    terminal.click(other);
    terminal.wait_until_gone("Saved games");
    terminal.wait_for_empties(57);
}
