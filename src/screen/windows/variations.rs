//! The window in which the comment on a move is written.

use othello_board::app::call::Call;
use othello_board::features::variations::{ALLOWED, PAGE, write_comment};
use othello_words::i18n::m;
use othello_words::text;
use ratatui::style::Modifier;
use ratatui::text::Line;

use crate::screen::layout::Room;
use crate::screen::view::View;
use crate::screen::window::{Window, WindowReply};
use crate::screen::window_text::{Scroll, WindowLine, WindowText, paragraph, text_width};
use othello_board::app::App;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::WindowInput;
use othello_board::features::variations::commands::COMMENT_MODE;
use othello_board::features::variations::comment_editor::CommentEditor;

/// The columns in which the frame has room for the hints of all keys, and of all but that for a new
/// line.
const WIDTHS_OF_HINTS: [usize; 2] = [39, 22];

/// The lines that a comment has room for before the window grows.
const LEAST_LINES: usize = 4;

/// Returns the editor of the comment of the viewed move.
pub fn editor(app: &App) -> CommentEditor {
    CommentEditor::new(app.viewed().note().map_or("", |note| &note.comment))
}

impl Window for CommentEditor {
    fn mode(&self) -> Mode {
        COMMENT_MODE
    }

    fn handle(&mut self, input: WindowInput, _: &App) -> WindowReply {
        match input {
            WindowInput::Type(letter) => self.insert(letter),
            WindowInput::Paste(text) => text.chars().for_each(|letter| self.insert(letter)),
            WindowInput::Erase(part) => self.erase(part),
            WindowInput::Change(step) => self.step(step),
            WindowInput::Leap(leap) => self.leap(leap),
            WindowInput::Confirm => {
                let comment = self.text().to_owned();
                return WindowReply::Change(Call::needing(ALLOWED, move |app| {
                    app.state.hide(PAGE);
                    write_comment(app, &comment)
                }));
            }
            other => return WindowReply::usual(&other),
        }
        WindowReply::Stay
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        draw(view, room, self)
    }
}

fn draw(view: &View<'_>, room: Room, editor: &CommentEditor) -> WindowText {
    let theme = view.theme();
    let width = text_width(room);
    let (text, line, column) = editor.lines(width);
    // Lines to write on, as on paper.
    let ruled = theme.colors.strong.add_modifier(Modifier::UNDERLINED);
    let mut lines: Vec<WindowLine> =
        text.iter().map(|line| Line::styled(text::pad(line, width), ruled).into()).collect();
    lines[line].caret = Some(column);
    while lines.len() < LEAST_LINES {
        lines.push(Line::styled(" ".repeat(width), ruled).into());
    }
    let missing = match WIDTHS_OF_HINTS.map(|hints| width >= hints) {
        [true, _] => None,
        [false, true] => Some(m::variations::breaks_line().to_string()),
        [false, false] => Some(m::variations::breaks_line_and_cancels().to_string()),
    };
    let foot =
        missing.into_iter().flat_map(|keys| paragraph(&keys, width).collect::<Vec<_>>()).collect();
    let title = match view.app().viewed().ply() {
        0 => m::variations::comment_on_game(),
        ply => m::variations::comment_on_move(ply.to_string()),
    };
    let title = title.to_string();
    let scroll = Scroll::Around { line, rows: 1, top: None };
    WindowText { foot, scroll, ..WindowText::new(title, lines) }
}
