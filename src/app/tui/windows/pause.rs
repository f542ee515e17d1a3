//! The window that hides the board while the clocks are stopped.

use crate::app::controller::Action;
use crate::app::text;
use crate::app::tui::app::App;
use crate::app::tui::message::Message;
use crate::app::tui::window::{Scroll, Window, WindowLine, paragraph};
use crate::board::Color;
use crate::clock::ClockFace;

/// Returns the time that each player has left in lines of at most `width` columns.
pub fn window(app: &App, width: usize) -> Window {
    let mut lines: Vec<_> = paragraph("Paused.", width).collect();
    lines.push(WindowLine::blank());
    lines.extend(times_left(app, width).map(WindowLine::new));
    lines.push(WindowLine::blank());
    lines.push(WindowLine::button("p  Resume", Message::Act(Action::Resume)));
    Window { title: "Pause", lines, scroll: Scroll::From(0) }
}

fn times_left(app: &App, width: usize) -> [String; 2] {
    let session = app.session();
    let times = Color::BOTH.map(|color| {
        let time = session.clock().map(|clock| ClockFace(clock.left(color)).to_string());
        time.unwrap_or_default()
    });
    let widest = times.iter().map(|time| text::width(time)).max().unwrap_or(0);
    let room = width.saturating_sub(widest + 2);
    let ellipsis = app.theme().glyphs.set().ellipsis;
    let names = Color::BOTH.map(|color| text::truncate(&session.name(color), room, ellipsis));
    let column = names.iter().map(|name| text::width(name)).max().unwrap_or(0);
    let [black, white] = names.map(|name| text::pad(&name, column));
    let [black_time, white_time] = times;
    [format!("{black}  {black_time:>widest$}"), format!("{white}  {white_time:>widest$}")]
}
