//! A window over the board: its own state, and its answers to input.

use std::any::Any;
use std::fmt::Debug;

use othello_core::square::Square;

use super::layout::Room;
use super::view::{BoardContent, View};
use super::window_text::WindowText;
use othello_board::app::App;
use othello_board::app::call::Call;
use othello_board::app::command::Command;
use othello_board::app::event::Event;
use othello_board::app::keys::row::HintForm;
use othello_board::app::mode::Mode;
use othello_board::app::page::Page;
use othello_board::app::screen_input::{ScreenInput, WindowInput};

/// A window over the board.
pub trait Window: Any + Debug {
    /// Returns the input mode while it is open.
    fn mode(&self) -> Mode;

    fn handle(&mut self, input: WindowInput, _app: &App) -> WindowReply {
        match input {
            // Enter plays on the board beside it.
            WindowInput::Confirm if self.is_docked() => WindowReply::Ignored,
            other => WindowReply::usual(&other),
        }
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText;

    /// Returns what it shows with the room of all of the screen, where something has none in the usual room.
    fn draw_on_screen(&self, _view: &View<'_>, _usual: Room, _all: Room) -> Option<WindowText> {
        None
    }

    /// Returns `true` if it is a panel beside the living board.
    fn is_docked(&self) -> bool {
        false
    }

    /// Returns the contents of the board behind it.
    fn board(&self, _app: &App) -> BoardContent {
        BoardContent::Position
    }

    /// Returns the light on the board behind it.
    fn light(&self, _app: &App) -> Light {
        Light::Dimmed
    }

    /// Returns the square of the board that is in focus; `None` if it is the one of the cursor.
    fn focus(&self) -> Option<Square> {
        None
    }

    /// Returns the form of the hint on whose meaning it decides.
    fn hint_form(&self) -> HintForm {
        HintForm::Usual
    }

    /// Returns the index of what is selected in it, on which a command works.
    fn item(&self) -> Option<usize> {
        None
    }

    /// Returns the window that takes its place when a page is shown; `None` if that has a window of its own.
    fn again(&self, _page: Page, _app: &App) -> Option<Box<dyn Window>> {
        None
    }

    /// Returns what is to be done once it is open.
    fn opened(&self) -> Option<Call> {
        None
    }

    /// Returns the command that is run when it is left, by Esc or for another panel in its place; `None` if it only
    /// closes.
    fn left_by(&self, _app: &App) -> Option<&'static Command> {
        None
    }

    fn told(&mut self, _event: &Event, _app: &App) -> Keep {
        Keep::Open
    }
}

/// The light on the board behind a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// It is dimmed: keys go to the window.
    Dimmed,
    /// It is as bright as ever: it shows what the window is about.
    Full,
}

/// The answer of a window to input.
#[derive(Clone, Debug, PartialEq)]
pub enum WindowReply {
    /// The window stays, and so does the notice.
    Stay,
    /// The window stays, without the notice: it was about something else.
    Quiet,
    Close,
    /// A draft is to be written, or to be shown what is selected; the notice was about something else.
    Change(Call),
    /// Something is to be done.
    Call(Call, FollowUp),
    Send(ScreenInput, FollowUp),
    /// The window has no use for the input.
    Ignored,
}

impl WindowReply {
    /// Returns the reply to input that means nothing special to a window: Enter and Esc close it.
    pub fn usual(input: &WindowInput) -> Self {
        match input {
            WindowInput::Confirm | WindowInput::Cancel => Self::Close,
            _ => Self::Ignored,
        }
    }
}

/// The fate of a window whose action is taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FollowUp {
    /// It stays, and so does the notice.
    Stay,
    /// It stays, without the notice.
    Quiet,
}

/// The fate of a window after an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    Open,
    /// The event has overtaken it.
    Closed,
}
