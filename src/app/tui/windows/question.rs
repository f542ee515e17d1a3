//! The window of a question that is answered with yes or no.

use crate::app::tui::app::{App, Question};
use crate::app::tui::message::Message;
use crate::app::tui::window::{Scroll, Window, WindowLine, paragraph};
use crate::square::Square;

/// Returns the question and its answers in lines of at most `width` columns.
pub fn window(app: &App, width: usize, question: &Question) -> Window {
    let (title, sentence) = match question {
        Question::PlayFrom { plies, square } => ("Branch", branch(app, *plies, *square)),
        Question::Undo => {
            ("Undo", "Undo the last move? The time used is not given back.".to_owned())
        }
        Question::Resign => {
            let loser = app.session().to_move().map(|color| app.session().name(color));
            ("Resign", format!("Resign as {}?", loser.unwrap_or_default()))
        }
        Question::Load(record) => {
            let moves = record.game.plies().len();
            ("Load", format!("Load this {moves}-move game? Your current game will be saved."))
        }
    };
    let yes = match question {
        Question::PlayFrom { square, .. } => format!("y  Play {square}"),
        Question::Undo => "y  Undo it".into(),
        Question::Resign => "y  Resign".into(),
        Question::Load(_) => "y  Load it".into(),
    };
    let no = match question {
        Question::PlayFrom { .. } | Question::Undo => "n  Cancel",
        Question::Resign | Question::Load(_) => "n  Keep playing",
    };
    let mut lines: Vec<_> = paragraph(&sentence, width).collect();
    lines.push(WindowLine::blank());
    lines.push(WindowLine::button(yes, Message::Agree));
    lines.push(WindowLine::button(no, Message::Close));
    Window { title, lines, scroll: Scroll::From(0) }
}

fn branch(app: &App, plies: usize, square: Square) -> String {
    match app.game().plies().len().saturating_sub(plies) {
        1 if app.is_forfeited() => {
            format!("Branch here with {square}? The finished game stays saved.")
        }
        1 => format!("Replace the last move with {square}? The time used is not given back."),
        later => format!("Branch here with {square}? The other {later} moves stay saved."),
    }
}
