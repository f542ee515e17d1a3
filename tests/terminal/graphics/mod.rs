//! Terminals that show pictures.

mod shown;

use std::fmt::Write;

use othello::screen::layout::Layout;
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_notation::transcript;
use othello_words::i18n::m;
use ratatui::layout::Rect;

use self::shown::Shown;
use crate::pty::{Setup, Terminal, send_signal};
use crate::suspending::{ITSELF, at_a_prompt_of, wait_for_prompt};

/// As kitty answers, with the size of its cells.
pub const KITTY: &str = "\x1b_Gi=31;OK\x1b\\\x1b[6;20;10t";
/// As xterm answers that is a VT340.
const SIXEL: &str = "\x1b[6;20;10t\x1b[?63;1;2;4;6;9;15;22c";

/// The start of all commands of kitty's protocol, and of sixels.
const COMMAND: &[u8] = b"\x1b_G";
const SIXELS: &[u8] = b"\x1bP0;1;0q";
/// The question about kitty's protocol, and the command that deletes all pictures.
const QUESTION: &[u8] = b"\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\";
const DELETION: &[u8] = b"\x1b_Ga=d,d=A,q=2\x1b\\";
const LEAVE: &[u8] = b"\x1b[?1049l";

fn layout(width: u16, height: u16) -> Layout {
    Layout::new(Rect::new(0, 0, width, height)).unwrap()
}

/// The discs of a board as letters.
fn discs(moves: &str) -> String {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).unwrap();
    let letters = game.position().board().letters();
    String::from_utf8(letters.to_vec()).unwrap()
}

/// Waits until the pictures show these discs.
#[track_caller]
fn wait_for_pictures(terminal: &mut Terminal, (width, height): (u16, u16), moves: &str) {
    let (layout, expected) = (layout(width, height), discs(moves));
    let mut seen = String::new();
    terminal.until(&format!("pictures of {moves}"), |terminal| {
        seen = Shown::after(terminal.written()).board(&layout);
        (seen == expected).then_some(())
    });
}

/// Counts a text in what was written.
fn count(written: &[u8], part: &[u8]) -> usize {
    written.windows(part.len()).filter(|window| *window == part).count()
}

#[test]
fn a_terminal_that_knows_kittys_protocol_shows_the_board_in_pixels() {
    for (width, height) in [(24, 12), (80, 24), (120, 40)] {
        let mut terminal = Setup::new(width, height).answers(KITTY).start_game("f5d6c3");
        wait_for_pictures(&mut terminal, (width, height), "f5d6c3");
        terminal.send("u");
        wait_for_pictures(&mut terminal, (width, height), "f5d6");
        assert_eq!(count(terminal.written(), SIXELS), 0);
        // Even if the answers have come already, the first frame does not wait for pictures.
        let written = terminal.written();
        let at = |part: &[u8]| written.windows(part.len()).position(|window| window == part);
        let first = &written[at(b"\x1b[?2026h").unwrap()..at(b"\x1b[?2026l").unwrap()];
        assert!(first.len() > 100 && count(first, COMMAND) == 0, "{}", first.escape_ascii());
    }
}

#[test]
fn a_terminal_with_sixels_shows_the_board_in_pixels() {
    for (width, height) in [(24, 12), (80, 24)] {
        let mut terminal = Setup::new(width, height).answers(SIXEL).start_game("f5d6c3");
        wait_for_pictures(&mut terminal, (width, height), "f5d6c3");
        terminal.send("u");
        wait_for_pictures(&mut terminal, (width, height), "f5d6");
        assert_eq!(count(terminal.written(), COMMAND), 1, "the question");
    }
}

#[test]
fn a_terminal_that_does_not_answer_is_sent_no_pictures() {
    for answers in ["", "\x1b_Gi=31;EINVAL:no\x1b\\\x1b[6;20;10t", "\x1b[6;20;10t"] {
        let mut terminal = Setup::new(80, 24).answers(answers).start_game("f5d6");
        terminal.send("q");
        terminal.wait_for_end(0);
        let written = terminal.written();
        let (commands, sixels) = (count(written, COMMAND), count(written, SIXELS));
        assert_eq!((commands, count(written, QUESTION), sixels), (1, 1, 0));
    }
}

/// A terminal that does not tell the size of its cells cannot be drawn on.
#[test]
fn pictures_need_the_size_of_a_cell() {
    let mut terminal = Setup::new(80, 24).answers("\x1b_Gi=31;OK\x1b\\").start_game("f5d6");
    terminal.send("q");
    terminal.wait_for_end(0);
    assert_eq!(count(terminal.written(), COMMAND), 1);
}

#[test]
fn other_characters_forbid_pictures_and_pixels_ask_for_them() {
    for args in [&["--glyphs", "unicode"][..], &["--glyphs", "ascii"], &["--color", "never"]] {
        let mut terminal = Setup::new(80, 24).answers(KITTY).args(args).start_game("f5");
        terminal.send("q");
        terminal.wait_for_end(0);
        assert_eq!(count(terminal.written(), COMMAND), 0, "{args:?}");
    }
    let setup = Setup::new(80, 24).answers(KITTY).args(&["--glyphs", "pixels"]);
    wait_for_pictures(&mut setup.start_game("f5"), (80, 24), "f5");
}

/// tmux answers for itself that it draws sixels, whatever the terminal around it can.
#[test]
fn inside_of_tmux_only_pixels_ask_for_pictures() {
    for env in [("TMUX", "/tmp/tmux-0/default,1,0"), ("TERM", "tmux-256color")] {
        let setup = || Setup::new(80, 24).env(env.0, env.1).answers(SIXEL);
        let mut terminal = setup().start_game("f5");
        terminal.send("q");
        terminal.wait_for_end(0);
        let written = terminal.written();
        assert_eq!((count(written, COMMAND), count(written, SIXELS)), (0, 0), "{env:?}");
        let mut terminal = setup().args(&["--glyphs", "pixels"]).start_game("f5");
        wait_for_pictures(&mut terminal, (80, 24), "f5");
    }
}

/// The numbers of moves are in the pictures, and no characters lie over them.
#[test]
fn the_record_is_drawn_in_pixels() {
    for answers in [KITTY, SIXEL] {
        let mut terminal = Setup::new(120, 40).answers(answers).start_game("f5d6");
        wait_for_pictures(&mut terminal, (120, 40), "f5d6");
        terminal.send("v");
        terminal.wait_for_activity(m::title::record);
        let layout = layout(120, 40);
        let cells = layout.cell(othello_core::square::Square::F5);
        let middle = |part: u16| {
            let x = usize::from(cells.x) * 10 + usize::from(cells.width * part / 10);
            (x, usize::from(cells.y) * 20 + usize::from(cells.height) * 10)
        };
        terminal.until("a number on a disc", |terminal| {
            let shown = Shown::after(terminal.written());
            let pixels = (40..60).filter_map(|part| {
                let (x, y) = middle(part);
                shown.pixel(x, y)
            });
            let reds: Vec<_> = pixels.map(|[red, ..]| red).collect();
            (reds.iter().max()? - reds.iter().min()? > 150).then_some(())
        });
        let rows = layout.squares.y..layout.squares.bottom();
        let inside = |y: u16| -> String {
            let row = terminal.row(y);
            let (start, width) = (layout.squares.x.into(), layout.squares.width.into());
            row.chars().skip(start).take(width).collect()
        };
        assert!(rows.map(inside).all(|row| row.trim().is_empty()), "blanks under the pictures");
    }
}

/// The bytes and the frames after some keys, when the pictures show these discs.
fn written_for(terminal: &mut Terminal, keys: &str, look: impl Fn(&Terminal) -> bool) -> Vec<u8> {
    let before = terminal.written().len();
    terminal.send(keys);
    terminal.until("the answer to a key", |terminal| look(terminal).then_some(()));
    terminal.written()[before..].to_vec()
}

#[test]
fn a_cursor_key_is_one_write_of_less_than_4_kb() {
    // No frame of an animation comes in between.
    let setup = Setup::new(120, 40).answers(KITTY).args(&["--no-animation"]);
    let mut terminal = setup.start_game("f5d6c3d3c4");
    wait_for_pictures(&mut terminal, (120, 40), "f5d6c3d3c4");
    for key in ["\t", "\x1b[A", "\x1b[C", "\x1b[B", "\t", "\t"] {
        let cursor = terminal.cursor();
        let bytes = written_for(&mut terminal, key, |terminal| terminal.cursor() != cursor);
        assert_eq!(count(&bytes, b"\x1b[?2026h"), 1, "{key:?}");
        assert!(count(&bytes, COMMAND) > 0 && bytes.len() < 4096, "{key:?}: {} bytes", bytes.len());
    }
}

#[test]
fn a_move_in_sixels_is_less_than_40_kb() {
    let game = "f5d6c3d3c4f4e3f3e6f6g4g3";
    let mut terminal = Setup::new(80, 24).answers(SIXEL).start_game(game);
    wait_for_pictures(&mut terminal, (80, 24), game);
    let layout = layout(80, 24);
    let mut told = String::new();
    for (plies, name) in [(13, "g5"), (14, "h5"), (15, "h4")] {
        let game = format!("{game}g5h5h4");
        let expected = discs(&game[..2 * plies]);
        let shows =
            |terminal: &Terminal| Shown::after(terminal.written()).board(&layout) == expected;
        let bytes = written_for(&mut terminal, name, shows);
        write!(told, "{name}: {} ", bytes.len()).unwrap();
        assert!(bytes.len() < 40_000, "{told}");
    }
}

/// Whatever ends the program, all pictures are deleted before the screen of the shell comes back, and
/// nothing is drawn after that.
#[track_caller]
fn assert_no_picture_is_left(terminal: &Terminal) {
    let written = terminal.written();
    let leave = written.windows(LEAVE.len()).rposition(|window| window == LEAVE).unwrap();
    let deletion = written.windows(DELETION.len()).rposition(|window| window == DELETION);
    assert!(deletion.is_some_and(|deletion| deletion < leave), "deleted before leaving");
    assert_eq!(count(&written[leave..], COMMAND), 0);
    assert_eq!(Shown::after(written).placements().count(), 0);
}

fn in_pixels() -> Terminal {
    let mut terminal = Setup::new(80, 24).answers(KITTY).start_game("f5");
    wait_for_pictures(&mut terminal, (80, 24), "f5");
    terminal
}

#[test]
fn no_picture_is_left_by_a_key_that_ends_the_program() {
    for (key, status) in [("q", 0), ("\x03", 130)] {
        let mut terminal = in_pixels();
        terminal.send(key);
        terminal.wait_for_end(status);
        assert_no_picture_is_left(&terminal);
    }
}

#[test]
fn no_picture_is_left_by_a_signal() {
    for (signal, status) in [("TERM", 143), ("HUP", 129), ("INT", 130)] {
        let mut terminal = in_pixels();
        send_signal(signal, &terminal.pid());
        terminal.wait_for_end(status);
        assert_no_picture_is_left(&terminal);
    }
}

#[test]
fn no_picture_is_left_while_the_program_is_suspended() {
    let mut terminal = at_a_prompt_of(Setup::new(80, 24).answers(KITTY), ITSELF);
    wait_for_pictures(&mut terminal, (80, 24), "f5");
    terminal.send("\x1a");
    wait_for_prompt(&mut terminal);
    assert_no_picture_is_left(&terminal);
    terminal.send("fg\r");
    wait_for_pictures(&mut terminal, (80, 24), "f5");
    terminal.send("d6");
    wait_for_pictures(&mut terminal, (80, 24), "f5d6");
}

/// The cells of a window, as its frame is drawn.
fn window(terminal: &mut Terminal, title: &str) -> Rect {
    let at = terminal.find(title);
    let row = |y: u16| terminal.row(y).chars().collect::<Vec<_>>();
    let (top, left) = (at.y, at.x - 3);
    let right = row(top).iter().rposition(|sign| *sign == '╮').unwrap();
    let bottom = (top..40).find(|y| row(*y).get(usize::from(left)) == Some(&'╰')).unwrap();
    Rect::new(left, top, u16::try_from(right).unwrap() + 1 - left, bottom + 1 - top)
}

#[test]
fn a_window_is_not_covered_by_pictures_and_leaves_those_beside_it() {
    // It stands beside the board where there is room, and over it otherwise.
    for (answers, size, is_beside) in [
        (KITTY, (120, 40), true),
        (SIXEL, (120, 40), true),
        (KITTY, (60, 24), false),
        (SIXEL, (60, 24), false),
    ] {
        let (width, height) = size;
        let mut terminal = Setup::new(width, height).answers(answers).start_game("f5d6c3");
        wait_for_pictures(&mut terminal, size, "f5d6c3");
        terminal.send(":");
        terminal.wait_for("Commands");
        let window = window(&mut terminal, "Commands");
        let squares = layout(width, height).squares;
        assert_eq!(!squares.intersects(window), is_beside, "{window} and the board at {squares}");
        if answers == KITTY {
            let shown = Shown::after(terminal.written());
            let over: Vec<_> =
                shown.placements().filter(|it| it.cells.intersects(window)).collect();
            assert!(over.is_empty(), "{over:?} over {window}");
            let last_row = if is_beside { squares.bottom() } else { window.y } - 1;
            let beside = |x: u16, y: u16| shown.pixel(usize::from(x) * 10 + 5, usize::from(y) * 20);
            assert!(beside(squares.x, squares.y).is_some());
            assert!(beside(squares.right() - 1, last_row).is_some());
        }
        terminal.send("\x1b");
        terminal.wait_until_gone("Commands");
        wait_for_pictures(&mut terminal, size, "f5d6c3");
    }
}

#[test]
fn pictures_follow_the_size_of_the_window() {
    let mut terminal = in_pixels();
    terminal.resize(120, 40);
    wait_for_pictures(&mut terminal, (120, 40), "f5");
    let squares = layout(120, 40).squares;
    let shown = Shown::after(terminal.written());
    let on_board: Vec<_> = shown.placements().filter(|it| it.cells.intersects(squares)).collect();
    assert!(on_board.iter().all(|it| squares.union(it.cells) == squares), "{on_board:?}");
    terminal.resize(30, 15);
    wait_for_pictures(&mut terminal, (30, 15), "f5");
    terminal.resize(10, 5);
    terminal.until("no pictures", |terminal| {
        (Shown::after(terminal.written()).placements().count() == 0).then_some(())
    });
    terminal.resize(80, 24);
    wait_for_pictures(&mut terminal, (80, 24), "f5");
    // The font may have changed with the window.
    assert!(count(terminal.written(), b"\x1b[16t") > 1);
}

/// Memory and time would not be enough for such cells.
#[test]
fn sizes_that_no_cell_has_and_sizes_that_nobody_asked_for_change_nothing() {
    const HUGE: &str = "\x1b[6;65535;65535t";
    let [kitty, sixel] =
        ["\x1b_Gi=31;OK\x1b\\\x1b[6;65535;65535t", "\x1b[6;65535;65535t\x1b[?63;4c"];
    for answers in [kitty, sixel, KITTY, SIXEL] {
        let mut terminal = Setup::new(80, 24).answers(answers).start_game("f5d6c3");
        if [KITTY, SIXEL].contains(&answers) {
            wait_for_pictures(&mut terminal, (80, 24), "f5d6c3");
        }
        terminal.send(HUGE);
        terminal.send("\x1b[6;40;20t");
        terminal.send("u");
        if [KITTY, SIXEL].contains(&answers) {
            wait_for_pictures(&mut terminal, (80, 24), "f5d6");
        }
        terminal.send("q");
        terminal.wait_for_end(0);
    }
}

#[test]
fn doctor_tells_the_answers_about_pictures() {
    let mut terminal = Setup::new(80, 60).answers(KITTY).args(&["doctor"]).start();
    assert_eq!(terminal.status(), 0);
    terminal.assert_says("pictures: kitty, a cell is 10×20 pixels");
    let mut terminal = Setup::new(80, 60).answers(SIXEL).args(&["doctor"]).start();
    assert_eq!(terminal.status(), 0);
    terminal.assert_says("pictures: sixel");
}
