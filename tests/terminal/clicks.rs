//! Clicks on hints, tabs, answers and lists.

use othello_words::i18n::m;

use crate::pty::{Setup, Terminal};
use crate::saving::wait_for_saved_file;

/// Clicks on the hint or the tab that begins with this key.
#[track_caller]
fn click_on(terminal: &mut Terminal, key: &str) {
    let place = terminal.find_last_word(key);
    terminal.click(place);
}

#[track_caller]
fn wait_for_page(terminal: &mut Terminal, is_right: impl Fn(&str) -> bool) {
    terminal.until("the page", |terminal| is_right(&terminal.text()).then_some(()));
}

#[test]
fn a_click_on_a_hint_does_what_it_says() {
    let mut terminal = Setup::new(80, 24).start_game("f5d6");
    click_on(&mut terminal, "u");
    terminal.wait_for_empties(59);
    click_on(&mut terminal, "r");
    terminal.wait_for_empties(58);
    click_on(&mut terminal, "?");
    terminal.wait_for_activity(m::title::help);
    let first = terminal.text();
    click_on(&mut terminal, "4");
    wait_for_page(&mut terminal, |page| page != first);
    // The fourth page is the last, and the first follows it.
    click_on(&mut terminal, "Tab");
    wait_for_page(&mut terminal, |page| page == first);
    click_on(&mut terminal, "Esc");
    terminal.wait_until_idle();
    click_on(&mut terminal, "q");
    terminal.wait_for_end(0);
}

/// The row under the pointer stays the same whichever game is selected: the third game has no name,
/// and with it less to be told.
#[test]
fn a_click_selects_a_saved_game_and_another_opens_it() {
    let mut terminal = Setup::new(80, 24).start_game("f5d6");
    terminal.send("sfinal\r");
    wait_for_saved_file(&mut terminal, "final.pgn");
    terminal.send("c3sother\r");
    wait_for_saved_file(&mut terminal, "other.pgn");
    terminal.send("n\r");
    terminal.wait_for_empties(60);
    terminal.send("o");
    terminal.wait_for_activity(m::title::saved_games);
    terminal.wait_for("final");
    terminal.send("\x1b[F");
    terminal.wait_for("4 · · · ● ● · · ·");
    let other = terminal.find("other");
    terminal.click(other);
    terminal.wait_for("3 · · ● · · · · ·");
    assert!(terminal.is_at(m::title::saved_games));
    terminal.click(other);
    terminal.wait_until_idle();
    terminal.wait_for_empties(57);
}
