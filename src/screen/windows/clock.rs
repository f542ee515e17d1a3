//! The window that hides the board while the clocks are stopped.

use othello_words::i18n::{Text, m};
use othello_words::names;
use othello_words::text;
use ratatui::text::Line;

use crate::screen::layout::Room;
use crate::screen::view::View;
use crate::screen::window::{Window, WindowReply};
use crate::screen::window_text::{WindowLine, WindowText, answer, text_width};
use othello_board::app::App;
use othello_board::app::command::Arg;
use othello_board::app::front_end::QUIT;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::ScreenInput;
use othello_board::app::screen_input::WindowInput;
use othello_board::features::clock::commands::PAUSE_MODE;
use othello_board::features::clock::commands::RESUME;
use othello_core::board::Color;
use othello_core::clock::ClockFace;

#[derive(Debug)]
pub struct PauseWindow;

impl Window for PauseWindow {
    fn mode(&self) -> Mode {
        PAUSE_MODE
    }

    fn handle(&mut self, _: WindowInput, _: &App) -> WindowReply {
        WindowReply::Ignored
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        draw(view, text_width(room))
    }
}

/// Returns the time that each player has left in lines of at most `width` columns.
fn draw(view: &View<'_>, width: usize) -> WindowText {
    let strong = view.theme().colors.strong;
    let mut lines = vec![WindowLine::new(m::clock::head().to_string()), WindowLine::blank()];
    lines.extend(times_left(view, width).map(|time| WindowLine::new(Line::styled(time, strong))));
    lines.push(WindowLine::blank());
    let button = |text: Text| text.form("button").unwrap_or_default();
    lines.push(answer(
        "p",
        button(m::clock::resume()),
        strong,
        ScreenInput::Call(&RESUME, Arg::Nothing),
    ));
    let quit = ScreenInput::Call(&QUIT, Arg::Nothing);
    lines.push(answer("q", button(m::screen::quit()), strong, quit));
    WindowText::new(m::clock::title().to_string(), lines)
}

fn times_left(view: &View<'_>, width: usize) -> [String; 2] {
    let session = view.session();
    let times = Color::BOTH.map(|color| {
        let time = session.clock().map(|clock| ClockFace(clock.left(color)).to_string());
        time.unwrap_or_default()
    });
    let widest = times.iter().map(|time| text::width(time)).max().unwrap_or(0);
    let room = width.saturating_sub(widest + 2);
    let ellipsis = view.theme().set().ellipsis;
    let names =
        Color::BOTH.map(|color| text::truncate(&names::name(session, color), room, ellipsis));
    let column = names.iter().map(|name| text::width(name)).max().unwrap_or(0);
    let [black, white] = names.map(|name| text::pad(&name, column));
    let [black_time, white_time] = times;
    [format!("{black}  {black_time:>widest$}"), format!("{white}  {white_time:>widest$}")]
}
