//! Games by other rules, and the dialog in which they are chosen.

use othello_core::rules::Preset;
use othello_words::i18n::m;
use ratatui::layout::Position;

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
    terminal.assert_says(ending);
    terminal.wait_for(moves);
}

/// Four placements, the disc that White must flip, and the shortest way to a wipe-out from there
/// (`must-wipeout-11` among the named games).
#[test]
fn a_must_flip_game_begins_on_the_empty_board() {
    let mut terminal = game_by("reversi-must-flip");
    terminal.wait_for_empties(64);
    // It is not one of the free centre squares.
    terminal.send("c4");
    terminal.send("e4d4d5e5");
    terminal.wait_for_empties(60);
    // White has to choose a disc to flip, of which this is none.
    terminal.send("d4");
    terminal.wait_for_turn("White");
    terminal.send("d5");
    terminal.wait_for_turn("Black");
    terminal.wait_for_empties(60);
    terminal.send("c4d3e2e3e6d2d1");
    terminal.wait_for_winner("Black");
    check_end(terminal, "11-0", "e4d4d5e5d5c4d3e2e3e6d2d1");
}

/// One sequence of moves, which ends differently by each of three rules (`three-0-*` among the
/// named games): this far it goes until the first pass.
const THREE: &str = "d4e4d5e5f6c4e3f2b3f4f3g3c3c5g4h5d3a3e2d6g1b4d7c6b6d1e1e7h4h3c2a6a5c1b5d2b7a7e6g2\
                     d8a8h2g7g6c7c8a4b1g5h6f8f7b8f5e8b2a1h1g8f1";

#[test]
fn the_first_pass_ends_a_game() {
    let mut terminal = game_by("reversi-first-pass");
    terminal.send(THREE);
    terminal.wait_for_winner("White");
    terminal.assert_says("White wins by 7");
    // The game is over.
    terminal.send("a2");
    check_end(terminal, "34-27", THREE);
}

#[test]
fn a_game_with_own_discs_ends_when_neither_player_can_use_them() {
    let mut terminal = game_by("reversi-32");
    terminal.assert_says("32 - 32");
    terminal.send(THREE);
    terminal.wait_for_empties(3);
    terminal.wait_for_turn("Black");
    terminal.assert_says("1 - 2");
    terminal.send("a2");
    terminal.wait_for_draw();
    check_end(terminal, "31-31", &format!("{THREE}a2"));
}

/// The keys that lead from the opponent to the rules.
const TO_RULES: &str = "\t\t\t\t\t";

/// The first rules that the dialog has.
const RULES: [Preset; 3] = [Preset::Othello, Preset::OthelloMirrored, Preset::Reversi];

/// The rules as they are shown while they are the choice that keys change.
fn chosen(rules: Preset) -> String {
    format!("‹ {} ›", rules.title())
}

/// A game of one move, and the dialog of the next.
fn at_the_dialog() -> Terminal {
    let mut terminal = Setup::new(80, 24).start_game("f5");
    terminal.send("n");
    terminal.wait_for_activity(m::title::new_game);
    terminal
}

#[track_caller]
fn check_reversi(terminal: &mut Terminal) {
    terminal.wait_until_idle();
    terminal.wait_for_empties(64);
    terminal.send("d4e4d5e5");
    terminal.wait_for_empties(60);
    terminal.send("f5");
    terminal.wait_for_empties(59);
}

#[test]
fn the_keyboard_chooses_another_game() {
    let mut terminal = at_the_dialog();
    terminal.send(TO_RULES);
    let [othello, mirrored, reversi] = RULES.map(chosen);
    terminal.wait_for(&othello);
    for rules in [mirrored, reversi] {
        terminal.send("\x1b[C");
        terminal.wait_for(&rules);
    }
    // More rules are shown, and hidden again.
    let shown = terminal.text();
    terminal.send("\t\r");
    terminal.until("more rules", |terminal| (terminal.text() != shown).then_some(()));
    terminal.send("\x1b[A\r");
    check_reversi(&mut terminal);
}

#[test]
fn the_mouse_chooses_another_game() {
    let mut terminal = at_the_dialog();
    terminal.send(TO_RULES);
    for [shown, next] in [[RULES[0], RULES[1]], [RULES[1], RULES[2]]] {
        let rules = terminal.find(&chosen(shown));
        terminal.click(rules);
        terminal.wait_for(&chosen(next));
    }
    let rules = terminal.find(&chosen(RULES[2]));
    // Past the line that shows more rules.
    terminal.send("\t\t");
    let start = terminal.until("the cursor on the last line", |terminal| {
        Some(terminal.cursor()).filter(|cursor| cursor.y > rules.y + 1)
    });
    terminal.click(Position { x: start.x + 10, ..start });
    check_reversi(&mut terminal);
}

/// Nothing that is chosen takes effect before Enter.
#[test]
fn escape_closes_the_dialog_and_keeps_the_game() {
    let mut terminal = at_the_dialog();
    terminal.send(TO_RULES);
    terminal.send("\x1b[C");
    terminal.wait_for(&chosen(RULES[1]));
    terminal.send("\x1b");
    terminal.wait_until_idle();
    terminal.send("d6");
    terminal.wait_for_empties(58);
}
