//! The window in which the ticket of a game with another machine is typed.

use othello_words::i18n::m;
use othello_words::text;
use ratatui::layout::Size;

use super::{PAGE_OF_JOINING, restart, ticket};
use crate::app::App;
use crate::app::call::Call;
use crate::app::successor::Successor;
use crate::screen::input_mode::InputMode;
use crate::screen::message::WindowInput;
use crate::screen::view::View;
use crate::screen::window::{FollowUp, Page, Reply, Window};
use crate::screen::window_text::{Scroll, WindowLine, WindowText, paragraph, text_width, typed};
use othello_notation::controls_output;

/// The ticket to join with.
pub const PAGE: Page = Page {
    name: PAGE_OF_JOINING,
    read: |_| vec![m::link::how_to_join()],
    window: |_| Box::new(JoinWindow::default()),
};

/// The ticket, as far as it is typed.
#[derive(Debug, Default)]
pub struct JoinWindow {
    typed: String,
    /// The fault of what was confirmed, until it is changed.
    fault: Option<String>,
}

impl JoinWindow {
    fn change(&mut self, change: impl FnOnce(&mut String)) -> Reply {
        change(&mut self.typed);
        self.typed.retain(|letter| !controls_output(letter));
        self.fault = None;
        Reply::Quiet
    }

    /// Joins the game of the ticket, or says what is wrong with it.
    fn confirm(&mut self) -> Reply {
        match ticket(&self.typed) {
            Ok(ticket) => {
                let join = Call::new(move |app: &mut App| {
                    app.state.hide(PAGE_OF_JOINING);
                    restart(app, Successor::Join(ticket.clone()))
                });
                Reply::Call(join, FollowUp::Stay)
            }
            Err(fault) => {
                self.fault = Some(text::sentence(&fault.to_string()));
                Reply::Quiet
            }
        }
    }
}

impl Window for JoinWindow {
    fn mode(&self) -> InputMode {
        InputMode::Join
    }

    fn take(&mut self, input: WindowInput, _: &App) -> Reply {
        match input {
            WindowInput::Type(letter) => self.change(|typed| typed.push(letter)),
            WindowInput::Paste(text) => self.change(|typed| typed.push_str(text.trim())),
            WindowInput::Erase(part) => self.change(|typed| part.of(typed)),
            WindowInput::Confirm => self.confirm(),
            other => Reply::usual(&other),
        }
    }

    fn draw(&self, view: &View<'_>, screen: Size) -> WindowText {
        draw(self, view, text_width(screen))
    }
}

/// Returns the ticket typed so far in lines of at most `width` columns, and what is wrong with it.
fn draw(window: &JoinWindow, view: &View<'_>, width: usize) -> WindowText {
    /// The columns for the ticket, where there is room for them: it should not push the frame about.
    const TICKET: usize = 56;
    let (theme, width) = (view.theme(), width.min(TICKET));
    let mut lines: Vec<_> = paragraph(&m::link::ticket_prompt().to_string(), width).collect();
    let here = lines.len();
    lines.push(typed(&window.typed, width, theme));
    let (below, style) = match &window.fault {
        Some(fault) => (fault.clone(), theme.colors.warning),
        None => (m::link::without_ticket_typed().to_string(), theme.colors.quiet),
    };
    lines.extend(paragraph(&below, width).map(|line| WindowLine::new(line.text.style(style))));
    let scroll = Scroll::Around { line: here, top: None };
    WindowText { scroll, ..WindowText::new(m::link::join_title().to_string(), lines) }
}
