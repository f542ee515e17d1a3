//! Clicks on hints and on the tabs of the help.

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
