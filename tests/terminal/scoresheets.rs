//! A scoresheet that is typed in at once, by keys and by lines, and one that a kill interrupts.

use std::fs;

use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::draft::Draft;
use othello_notation::sheet::Grid;
use othello_notation::transcript;
use othello_words::i18n::m;

use crate::pty::{FOREVER, Setup, Terminal};
use crate::saving::{wait_for_saved_file, wait_until_saved};

/// Sixty moves and a pass (WTHOR base of 1992, game 3243).
const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3a2\
                    b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";

/// The discs of the start.
const DISCS: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];

/// The sheet of the game with 31 and 32 swapped, 47 for 41, and 42 and 55 swapped.
fn wrong() -> Grid {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, GAME).unwrap();
    let mut grid = Grid::from_game(&game);
    for (square, number) in
        [(Square::H5, 32), (Square::H6, 31), (Square::B3, 47), (Square::A2, 55), (Square::B1, 42)]
    {
        grid.set(square, number);
    }
    grid
}

/// The keys that type a grid, square by square.
fn keys(grid: &Grid) -> String {
    let squares = Square::ALL.into_iter().filter(|square| !DISCS.contains(square));
    let keys = squares.map(|square| match grid.number(square) {
        Some(number @ 10..) => number.to_string(),
        Some(number) => format!("{number}\r"),
        None => " ".into(),
    });
    keys.collect()
}

/// The sheet in the file of the window, if it can be read.
fn kept(terminal: &Terminal) -> Option<Draft> {
    let file = terminal.home().join("state/othello/sheet.txt");
    fs::read_to_string(file).ok()?.parse().ok()
}

#[test]
fn a_sheet_with_three_errors_is_typed_in_one_go_repaired_and_saved() {
    let mut terminal = Setup::new(80, 24).start_game("");
    let heading = ":sheet\rnb\rEmile\rOpen\r3\r2026.11.21\r42-22\r".replace("nb", "nAda");
    terminal.send(&format!("{heading}{}s\rs", keys(&wrong())));
    terminal.assert_says("Done. :sheet begins the next sheet, j reviews this game.");
    wait_until_saved(&mut terminal, GAME);
    wait_for_saved_file(&mut terminal, "2026-11-21-Ada-Emile.pgn");
    let name = "data/othello/games/2026-11-21-Ada-Emile.pgn";
    let text = fs::read_to_string(terminal.home().join(name)).unwrap();
    assert!(text.contains("[Event \"Open\"]") && text.contains("[Round \"3\"]"), "{text}");
    terminal.send(":sheet\r");
    terminal.wait_for("Open, round 3, 2026.11.21");
}

/// A sheet is kept number by number, and the game behind it move by move.
#[test]
fn a_sheet_goes_on_after_the_program_is_killed() {
    let mut terminal = Setup::new(80, 24).script(FOREVER).start_game("f5d6");
    terminal.send(":sheet\r4042");
    terminal.until("two numbers to be kept", |terminal| {
        let grid = kept(terminal)?.grid;
        (grid.number(Square::B1) == Some(42)).then_some(())
    });
    terminal.kill_and_start_again();
    terminal.wait_for_empties(58);
    terminal.send(":sheet\r");
    terminal.wait_for_activity(m::title::scoresheet);
    terminal.assert_says("40 42");
    terminal.send("28");
    terminal.until("the third number to be kept", |terminal| {
        let grid = kept(terminal)?.grid;
        (grid.number(Square::C1) == Some(28)).then_some(())
    });
    assert_eq!(kept(&terminal).unwrap().grid.numbers().count(), 3);
}

#[test]
fn a_sheet_is_typed_line_by_line_and_its_game_is_among_the_saved_ones() {
    let mut terminal = Setup::new(100, 40).args(&["--plain"]).start();
    let row = |squares: &[Square]| {
        let grid = wrong();
        let free = squares.iter().filter(|square| !DISCS.contains(square));
        let numbers = free.filter_map(|square| grid.number(*square));
        numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
    };
    let rows = (1..).zip(Square::ALL.chunks(8));
    let rows = rows.map(|(number, squares)| format!("sheet row {number} {}\r", row(squares)));
    let lines = format!(
        "sheet black Ada\rsheet score 42-22\r{}sheet save\rsheet repair 1\rsheet save\rquit\r",
        rows.collect::<String>()
    );
    terminal.send(&lines);
    assert_eq!(terminal.status(), 0);
    terminal.assert_says("Done. Type sheet for the next one, review to review this game.");
    wait_until_saved(&mut terminal, GAME);
    wait_for_saved_file(&mut terminal, "Ada-white.pgn");
}
