//! The window of a question that is answered with yes or no.

use crate::app::controller::{Action, Answer, Question};
use crate::app::narration;
use crate::app::tui::message::Message;
use crate::app::tui::model::Model;
use crate::app::tui::window::{Window, WindowLine, answer, paragraph};

/// The widest question: it is read faster in a few short lines.
const WIDEST: usize = 44;

/// Returns the question and its answers in lines of at most `width` columns.
pub fn window(model: &Model, width: usize, question: &Question) -> Window {
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
        Question::Delete { .. } => ("Delete", "Delete", "Keep it"),
    };
    let sentence = narration::question(model.controller(), question);
    let mut lines: Vec<_> = paragraph(&sentence, width.min(WIDEST)).collect();
    lines.push(WindowLine::blank());
    let strong = model.theme().colors.strong;
    lines.push(answer("y", yes, strong, Message::Act(Action::Answer(Answer::Yes))));
    lines.push(answer("n", no, strong, Message::Act(Action::Answer(Answer::No))));
    Window::new(title, lines)
}
