//! The window of a question that is answered with yes or no.

use crate::app::controller::{Action, Answer, Question};
use crate::app::narration;
use crate::app::tui::message::Message;
use crate::app::tui::model::Model;
use crate::app::tui::window::{Scroll, Window, WindowLine, paragraph};

/// Returns the question and its answers in lines of at most `width` columns.
pub fn window(model: &Model, width: usize, question: &Question) -> Window {
    let (title, yes, no) = match question {
        Question::Branch { .. } => ("Branch", "y  Branch", "n  Cancel"),
        Question::Undo { .. } => ("Undo", "y  Undo", "n  Cancel"),
        Question::Resign => ("Resign", "y  Resign", "n  Keep playing"),
        Question::NewGame(_) => ("New game", "y  Restart", "n  Keep playing"),
        Question::NewMatch(_) => ("New match", "y  Abandon", "n  Keep playing"),
        Question::Load(_) => ("Load", "y  Load", "n  Keep playing"),
    };
    let sentence = narration::question(model.controller(), question);
    let mut lines: Vec<_> = paragraph(&sentence, width).collect();
    lines.push(WindowLine::blank());
    lines.push(WindowLine::button(yes, Message::Act(Action::Answer(Answer::Yes))));
    lines.push(WindowLine::button(no, Message::Act(Action::Answer(Answer::No))));
    Window { title, lines, scroll: Scroll::From(0) }
}
