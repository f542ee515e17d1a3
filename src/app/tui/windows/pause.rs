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
    lines.extend(Color::BOTH.map(|color| WindowLine::new(time_left(app, color, width))));
    lines.push(WindowLine::blank());
    lines.push(WindowLine::button("p  Resume", Message::Act(Action::Resume)));
    Window { title: "Pause", lines, scroll: Scroll::From(0) }
}

fn time_left(app: &App, color: Color, width: usize) -> String {
    let session = app.session();
    let left = session.clock().map(|clock| format!("  {}", ClockFace(clock.left(color))));
    let left = left.unwrap_or_default();
    let ellipsis = app.theme().glyphs.set().ellipsis;
    let room = width.saturating_sub(text::width(&left));
    text::truncate(&session.name(color), room, ellipsis) + &left
}
