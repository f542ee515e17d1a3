//! The window of a question that is answered with yes or no.

use ratatui::layout::{Position, Rect, Size};

use crate::controller::{Action, Answer, Question};
use crate::narration;
use crate::screen::layout::Layout;
use crate::screen::message::Message;
use crate::screen::model::Model;
use crate::screen::window::{FRAME_WIDTH, Place, Window, WindowLine, answer, paragraph};

/// The widest question: it is read faster in a few short lines.
const WIDEST: usize = 44;

/// Returns the question and its answers: on the board if it has room for them, or else beside it, so
/// that the position in question stays in sight.
pub fn window(model: &Model, screen: Size, question: &Question) -> Window {
    let screen = Rect::from((Position::ORIGIN, screen));
    let text_width = |area: Rect| usize::from(area.width).saturating_sub(FRAME_WIDTH).min(WIDEST);
    let window = in_lines(model, text_width(screen), question);
    let Some(Layout { squares, panel: Some(panel), .. }) = Layout::new(screen) else {
        return window;
    };
    let beside = in_lines(model, text_width(panel), question);
    let fits = |window: &Window, area: Rect| {
        let size = window.size();
        size.width <= area.width && size.height <= area.height
    };
    let is_about_board = !matches!(question, Question::Delete { .. });
    if !is_about_board || fits(&window, squares) || !fits(&beside, panel) {
        return window;
    }
    Window { place: Place::Panel, ..beside }
}

/// Returns the question and its answers in lines of at most `width` columns.
fn in_lines(model: &Model, width: usize, question: &Question) -> Window {
    let (title, yes, no) = match question {
        Question::Branch { .. } => ("Branch", "Branch", "Cancel"),
        Question::Undo { .. } => ("Undo", "Undo", "Cancel"),
        Question::Resign { .. } => ("Resign", "Resign", "Keep playing"),
        Question::NewGame(_) => ("New game", "Restart", "Keep playing"),
        Question::NewMatch(_) => ("New match", "Abandon", "Keep playing"),
        Question::Load(_) => ("Load", "Load", "Keep playing"),
        Question::Evaluate(_) => ("Engine", "Show it", "Play on without it"),
        Question::Review => ("Review", "Review it", "Keep playing"),
        Question::EngineFailed { .. } => ("Engine", "Ask again", "Play on without it"),
        Question::Remote(_) => ("Request", "Agree", "Decline"),
        Question::Delete { .. } => ("Delete", "Delete", "Keep it"),
    };
    let sentence = narration::question(model.controller(), question);
    let mut lines: Vec<_> = paragraph(&sentence, width).collect();
    lines.push(WindowLine::blank());
    let strong = model.theme().colors.strong;
    lines.push(answer("y", yes, strong, Message::Act(Action::Answer(Answer::Yes))));
    lines.push(answer("n", no, strong, Message::Act(Action::Answer(Answer::No))));
    Window::new(title, lines)
}
