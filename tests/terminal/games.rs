//! Whole games by typed squares, keys and mouse, and one whose window changes.

use othello::screen::layout::Layout;
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_words::i18n::m;
use othello_words::results;
use ratatui::layout::{Position, Rect};

use crate::pty::{Setup, Terminal};

/// A game that was played, and its end.
struct Record {
    moves: &'static str,
    passes: usize,
    discs: &'static str,
}

/// To the last disc, with two passes (WTHOR base of 2016, game 1082).
const LONG: Record = Record {
    moves: "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1d1d7d8e7e8a5a6b6a4a3a2b3g2c8\
            h2h1g1f1e1a7b7a8b8g8g7b2a1b1h7h8",
    passes: 2,
    discs: "41-23",
};

/// A wipe-out after 35 moves, with six passes (WTHOR base of 1998, game 626).
const SHORT: Record = Record {
    moves: "f5f6e6f4g6e7g5d6d8h6h4e8f8g7f7g4d7c8h8g8h7b8c7h5c6b7c5b6a8a6a7b5a5a4c4",
    passes: 6,
    discs: "39-0",
};

fn squares(moves: &str) -> impl Iterator<Item = Square> {
    let names = moves.as_bytes().chunks(2).map(|name| str::from_utf8(name).unwrap());
    names.map(|name| name.parse().unwrap())
}

/// Plays a game to its end, watching that each move is done and each pass is announced, and that
/// the result stays when the program has gone.
#[track_caller]
fn play(terminal: &mut Terminal, record: &Record, mut put: impl FnMut(&mut Terminal, Square)) {
    let mut game = Game::new(Rules::OTHELLO);
    terminal.wait_for_board();
    for square in squares(record.moves) {
        put(terminal, square);
        game.play(square).unwrap();
        if game.position().to_move().is_some() {
            terminal.wait_for_empties(60 - game.plies().len());
        }
        if let Some(passed) = game.position().passed() {
            terminal.assert_says(&m::plies::pass(passed, !passed).to_string());
        }
    }
    assert_eq!(game.passes(), record.passes);
    terminal.wait_for_winner("Black");

    terminal.send("q");
    terminal.wait_for_end(0);
    let position = game.position();
    let end = results::result(&position, position.result().unwrap());
    terminal.assert_says(&end.to_string());
    terminal.assert_says(record.discs);
    terminal.wait_for(record.moves);
}

/// The square that the real cursor is on.
fn focus(terminal: &Terminal, layout: &Layout) -> Option<Square> {
    layout.square_at(terminal.cursor())
}

/// Goes to a square by arrow keys, or by Tab where it is the next legal square.
fn go(terminal: &mut Terminal, layout: &Layout, to: Square) {
    let from = terminal.until("the cursor on a square", |terminal| focus(terminal, layout));
    let steps = |less: u8, more: u8| usize::from(more.saturating_sub(less));
    terminal.send(&"\x1b[D".repeat(steps(to.column(), from.column())));
    terminal.send(&"\x1b[C".repeat(steps(from.column(), to.column())));
    terminal.send(&"\x1b[A".repeat(steps(to.row(), from.row())));
    terminal.send(&"\x1b[B".repeat(steps(from.row(), to.row())));
    wait_for_focus(terminal, layout, to);
}

#[track_caller]
fn wait_for_focus(terminal: &mut Terminal, layout: &Layout, square: Square) {
    let is_there =
        |terminal: &mut Terminal| (focus(terminal, layout) == Some(square)).then_some(());
    terminal.until(&format!("the cursor on {square}"), is_there);
}

#[test]
fn arrows_and_enter_play_a_game() {
    let mut terminal = Setup::new(80, 24).start();
    let layout = layout(80, 24);
    let mut keys = ["\r", " "].into_iter().cycle();
    play(&mut terminal, &SHORT, |terminal, square| {
        go(terminal, &layout, square);
        terminal.send(keys.next().unwrap());
    });
}

fn layout(width: u16, height: u16) -> Layout {
    Layout::new(Rect::new(0, 0, width, height)).unwrap()
}

/// The middle of a square.
fn cell(layout: &Layout, square: Square) -> Position {
    let Rect { x, y, width, height } = layout.cell(square);
    Position::new(x + width / 2, y + height / 2)
}

#[test]
fn the_mouse_plays_a_game() {
    let mut terminal = Setup::new(80, 24).start();
    let layout = layout(80, 24);
    play(&mut terminal, &LONG, |terminal, square| terminal.click(cell(&layout, square)));
}

/// Waits until the first and the last row of the board have their names where the layout has them.
#[track_caller]
fn wait_for_layout(terminal: &mut Terminal, layout: &Layout) {
    terminal.until("the board of that size", |terminal| {
        let is_named = |square: Square, name: char| {
            let Rect { y, height, .. } = layout.cell(square);
            terminal.row(y + (height - 1) / 2).trim_start().starts_with(name)
        };
        (is_named(Square::A1, '1') && is_named(Square::A8, '8')).then_some(())
    });
}

/// The game is still there after any resize, and the board fits again.
#[test]
fn nothing_is_lost_when_the_window_changes() {
    let mut terminal = Setup::new(80, 24).start();
    let mut game = Game::new(Rules::OTHELLO);
    terminal.wait_for_board();
    let mut moves = squares(LONG.moves);
    for (width, height) in
        [(1, 1), (24, 12), (0, 0), (300, 100), (3, 3), (60, 20), (23, 11), (80, 24)]
    {
        terminal.resize(width, height);
        if let Some(layout) = Layout::new(Rect::new(0, 0, width, height)) {
            wait_for_layout(&mut terminal, &layout);
            let square = moves.next().unwrap();
            terminal.click(cell(&layout, square));
            game.play(square).unwrap();
            terminal.wait_for_empties(60 - game.plies().len());
        } else if width >= 3 {
            let size = format!("{width}×{height}");
            let is_told = |terminal: &mut Terminal| {
                let text: String = terminal.text().split_whitespace().collect();
                (text.contains(&size) || width == 3 && !text.is_empty()).then_some(())
            };
            terminal.until("the size that there is", is_told);
        }
    }
    terminal.send("\x03");
    assert_eq!(terminal.status(), 130);
    terminal.wait_for(&LONG.moves[..2 * game.plies().len()]);
}
