//! The window of a question that is answered with yes or no.

use othello_core::square::Bitboard;

use crate::screen::layout::Room;
use crate::screen::view::View;
use crate::screen::window::{FollowUp, Window, WindowReply};
use crate::screen::window_text::{Click, WindowLine, WindowText, answer, paragraph, text_width};
use othello_board::app::App;
use othello_board::app::command::{Arg, Command};
use othello_board::app::event::{OnEnter, Question};
use othello_board::app::front_end::{NO, YES};
use othello_board::app::keys::question::QUESTION_MODE;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::ScreenInput;
use othello_board::app::screen_input::WindowInput;
use othello_words::plain;

/// The open question of the app.
#[derive(Debug)]
pub struct QuestionWindow;

impl Window for QuestionWindow {
    fn mode(&self) -> Mode {
        QUESTION_MODE
    }

    fn handle(&mut self, input: WindowInput, app: &App) -> WindowReply {
        match input {
            // It may have been meant for the board.
            WindowInput::Confirm | WindowInput::Cancel
                if app.question().is_some_and(|question| question.is_unasked) =>
            {
                WindowReply::Stay
            }
            WindowInput::Confirm => app.question().map_or(WindowReply::Ignored, confirmed),
            WindowInput::Cancel => answered(&NO),
            WindowInput::Paste(_) => WindowReply::Stay,
            // The wheel scrolls the window behind the question.
            other => WindowReply::usual(&other),
        }
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        match view.app().question() {
            Some(question) => in_lines(view, text_width(room), question),
            None => WindowText::new("", Vec::new()),
        }
    }
}

/// Returns the reply to Enter: yes, unless the question is whether to resign or to delete. One key
/// too many should not lose a game.
fn confirmed(question: &Question) -> WindowReply {
    match question.enter {
        OnEnter::Nothing => WindowReply::Stay,
        OnEnter::Yes => answered(&YES),
    }
}

fn answered(answer: &'static Command) -> WindowReply {
    WindowReply::Send(ScreenInput::Call(answer, Arg::Nothing), FollowUp::Stay)
}

/// Returns the question and its answers in lines of at most `width` columns.
fn in_lines(view: &View<'_>, width: usize, question: &Question) -> WindowText {
    let [title, yes, no] =
        ["title", "yes", "no"].map(|name| question.text.form(name).unwrap_or_default());
    let mut lines: Vec<_> = paragraph(&question.text.to_string(), width).collect();
    if let Some(board) = question.board {
        let drawn = plain::draw(board, Bitboard::EMPTY);
        lines.extend(drawn.lines().map(|row| WindowLine::new(row.to_owned())));
    }
    lines.push(WindowLine::blank());
    let strong = view.theme().colors.strong;
    for (key, label, given) in [("y", yes, &YES), ("n", no, &NO)] {
        let line = answer(key, label, strong, ScreenInput::Call(given, Arg::Nothing));
        // A click may have been meant for the board.
        let click = if question.is_unasked { Click::Nothing } else { line.click };
        lines.push(WindowLine { click, ..line });
    }
    WindowText::new(title, lines)
}
