//! The cost of a frame in the middle of a game, at each size of the screen.
//!
//! `cargo bench --bench frames` prints microseconds of CPU time, medians over the rounds: for the
//! view alone, for a whole screen (the view, and the bytes that draw it on an empty terminal), and
//! for a key that moves the cursor (the update, the view, what differs, and its bytes).

use std::hint::black_box;
use std::io::{self, Write};

use cpu_time::ThreadTime;
use othello::screen::board::pictures::Pictures;
use othello::screen::draw;
use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello_board::app::App;
use othello_board::app::screen_input::{Direction, ScreenInput};
use othello_board::app::state::Confirmation;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_home::config::look::Animation;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_session::{Session, Setup};
use ratatui::backend::{CrosstermBackend, TestBackend};
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

const ROUNDS: usize = 31;
/// The number of frames in a round.
const FRAMES: u32 = 100;

const SIZES: [(u16, u16); 5] = [(24, 12), (60, 20), (80, 24), (120, 40), (200, 60)];

/// The first 30 moves of a game of the WTHOR base (`WTH_2016`, game 1082).
const MOVES: &str = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1";

fn main() -> io::Result<()> {
    // `cargo test` runs a bench without `--bench`, to see that it starts.
    if std::env::args().any(|arg| arg == "--bench") { table() } else { Ok(()) }
}

fn table() -> io::Result<()> {
    let columns = ["view", "whole screen", "cursor move"];
    println!("{:10}{:>15}{:>15}{:>15}", "us", columns[0], columns[1], columns[2]);
    for (width, height) in SIZES {
        let mut model = mid_game();
        let view = view_alone(&model, width, height)?;
        let whole = whole_screen(&model, width, height)?;
        let key = cursor_move(&mut model, width, height)?;
        println!("{:10}{view:>15.1}{whole:>15.1}{key:>15.1}", format!("{width}x{height}"));
    }
    Ok(())
}

fn view_alone(model: &Model, width: u16, height: u16) -> io::Result<f64> {
    let Ok(mut terminal) = Terminal::new(TestBackend::new(width, height));
    measure(|_| {
        let mut frame = terminal.get_frame();
        draw::draw(model, &mut Pictures::default(), &mut frame);
        black_box(frame.buffer_mut());
        Ok(())
    })
}

fn whole_screen(model: &Model, width: u16, height: u16) -> io::Result<f64> {
    let mut terminal = terminal(Rect::new(0, 0, width, height))?;
    measure(|_| {
        draw::draw(model, &mut Pictures::default(), &mut terminal.get_frame());
        terminal.flush()?;
        // The next frame is drawn on an empty screen as well.
        terminal.current_buffer_mut().reset();
        terminal.backend_mut().flush()
    })
}

fn cursor_move(model: &mut Model, width: u16, height: u16) -> io::Result<f64> {
    let mut terminal = terminal(Rect::new(0, 0, width, height))?;
    measure(|turn| {
        let direction = if turn % 2 == 0 { Direction::Down } else { Direction::Up };
        black_box(model.update(ScreenInput::Move(direction)));
        terminal.draw(|frame| {
            draw::draw(model, &mut Pictures::default(), frame);
        })?;
        Ok(())
    })
}

/// Returns the microseconds of CPU time that a frame takes.
fn measure(mut frame: impl FnMut(u32) -> io::Result<()>) -> io::Result<f64> {
    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        let start = ThreadTime::now();
        for turn in 0..FRAMES {
            frame(turn)?;
        }
        rounds.push(start.elapsed().as_secs_f64() * 1e6 / f64::from(FRAMES));
    }
    rounds.sort_by(f64::total_cmp);
    Ok(rounds[ROUNDS / 2])
}

/// Returns a terminal that discards its bytes.
fn terminal(area: Rect) -> io::Result<Terminal<CrosstermBackend<Page>>> {
    let options = TerminalOptions { viewport: Viewport::Fixed(area) };
    Terminal::with_options(CrosstermBackend::new(Page::default()), options)
}

/// A writer that collects the bytes of a frame and discards them at its end.
#[derive(Default)]
struct Page(Vec<u8>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        black_box(&self.0);
        self.0.clear();
        Ok(())
    }
}

fn mid_game() -> Model {
    let theme = Theme::new(ThemeName::Classic, ColorDepth::Indexed, Glyphs::Unicode);
    let settings = Settings { animation: Animation::Off, ..Settings::new(theme) };
    let session = Session::new(Setup::new(Rules::OTHELLO), None);
    let mut model = Model::new(App::new(session, Confirmation::Ask, None), settings);
    for square in MOVES.as_bytes().chunks(2) {
        let square: Square =
            str::from_utf8(square).ok().and_then(|name| name.parse().ok()).expect("a square");
        model.update(ScreenInput::Click(Some(square)));
    }
    assert_eq!(model.game().plies().len(), 30, "the moves are legal");
    model
}
