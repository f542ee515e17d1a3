//! The window that hides the board while the clocks are stopped.

use ratatui::text::Line;

use crate::controller::Action;
use crate::os::exit_status::ExitStatus;
use crate::screen::message::Message;
use crate::screen::model::Model;
use crate::screen::window::{Window, WindowLine, answer};
use crate::text;
use othello_core::board::Color;
use othello_core::clock::ClockFace;

/// Returns the time that each player has left in lines of at most `width` columns.
pub fn window(model: &Model, width: usize) -> Window {
    let strong = model.theme().colors.strong;
    let mut lines = vec![WindowLine::new("Paused."), WindowLine::blank()];
    lines.extend(times_left(model, width).map(|time| WindowLine::new(Line::styled(time, strong))));
    lines.push(WindowLine::blank());
    lines.push(answer("p", "Resume", strong, Message::Act(Action::Resume)));
    lines.push(answer("q", "Quit", strong, Message::Act(Action::Quit(ExitStatus::Success))));
    Window::new("Pause", lines)
}

fn times_left(model: &Model, width: usize) -> [String; 2] {
    let session = model.session();
    let times = Color::BOTH.map(|color| {
        let time = session.clock().map(|clock| ClockFace(clock.left(color)).to_string());
        time.unwrap_or_default()
    });
    let widest = times.iter().map(|time| text::width(time)).max().unwrap_or(0);
    let room = width.saturating_sub(widest + 2);
    let ellipsis = model.theme().glyphs.set().ellipsis;
    let names = Color::BOTH.map(|color| text::truncate(&session.name(color), room, ellipsis));
    let column = names.iter().map(|name| text::width(name)).max().unwrap_or(0);
    let [black, white] = names.map(|name| text::pad(&name, column));
    let [black_time, white_time] = times;
    [format!("{black}  {black_time:>widest$}"), format!("{white}  {white_time:>widest$}")]
}
