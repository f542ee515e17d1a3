//! The windows that are open, one in front of the other: the help, a window over the board, a docked panel.

use std::any::Any;

use super::layout::Room;
use super::typed_line::{LineWindow, TypedLine};
use super::view::{BoardContent, View};
use super::window::{Keep, Light, Window, WindowReply};
use super::window_text::WindowText;
use super::windows::help::HelpWindow;
use othello_board::app::App;
use othello_board::app::call::Call;
use othello_board::app::command::Command;
use othello_board::app::event::Event;
use othello_board::app::keys::row::HintForm;
use othello_board::app::mode::Mode;
use othello_board::app::page::Page;
use othello_board::app::screen_input::WindowInput;
use othello_core::square::Square;
use othello_words::i18n::Text;

#[derive(Debug, Default)]
pub struct Windows {
    help: Option<Opened>,
    /// The one that the players have opened over the board.
    over_board: Option<Opened>,
    /// The panel of a feature in place of the game's: the board stays as it is.
    docked: Option<Opened>,
}

impl Windows {
    pub const fn help(&self) -> Option<&Opened> {
        self.help.as_ref()
    }

    pub const fn over_board(&self) -> Option<&Opened> {
        self.over_board.as_ref()
    }

    pub const fn docked(&self) -> Option<&Opened> {
        self.docked.as_ref()
    }

    pub fn front(&self) -> Option<&Opened> {
        self.help().or(self.over_board()).or(self.docked())
    }

    /// The one in front, to be changed.
    pub fn front_mut(&mut self) -> Option<&mut Opened> {
        self.help.as_mut().or(self.over_board.as_mut()).or(self.docked.as_mut())
    }

    /// Returns `true` if one is over the board.
    pub const fn cover_board(&self) -> bool {
        self.help.is_some() || self.over_board.is_some()
    }

    /// Opens a window over the board, in place of another one.
    pub fn open(&mut self, window: Opened) {
        self.help = None;
        self.over_board = Some(window);
    }

    /// Puts the same page in place of the window, with the line that is typed in it.
    pub fn show_again(&mut self, window: Opened) {
        let line = self.over_board.take().and_then(|before| before.line);
        self.over_board = Some(Opened { line, ..window });
    }

    /// Docks a panel; returns the one before it, if that is another one.
    pub fn dock(&mut self, panel: Opened) -> Option<Opened> {
        self.uncover_board();
        let mode = panel.mode();
        self.docked.replace(panel).filter(|before| before.mode() != mode)
    }

    /// Opens the help, or closes the one that is open.
    pub fn toggle_help(&mut self, help: HelpWindow) {
        self.help = self.help.is_none().then(|| Opened::new(help));
    }

    pub fn close_help(&mut self) {
        self.help = None;
    }

    pub fn close_window(&mut self) {
        self.over_board = None;
    }

    pub fn uncover_board(&mut self) {
        self.help = None;
        self.over_board = None;
    }

    pub fn close_front(&mut self) {
        if self.help.take().is_none() && self.over_board.take().is_none() {
            self.docked = None;
        }
    }

    /// Closes the window of a page, or its panel.
    pub fn hide(&mut self, page: Page) {
        let is_it = |opened: &mut Opened| opened.page == Some(page);
        self.over_board.take_if(is_it);
        self.docked.take_if(is_it);
    }

    /// Ends the line in front if its command has run.
    pub fn end_line(&mut self) {
        if self.front_mut().is_some_and(Opened::end_line) {
            self.over_board = None;
        }
    }

    /// Looks for words in the page in front.
    pub fn find(&mut self, words: &str, app: &App) {
        if let Some(front) = self.help.as_mut().or(self.over_board.as_mut()) {
            front.window.handle(WindowInput::Find(words.to_owned()), app);
        }
    }

    /// Tells them an event, upon which one may close.
    pub fn told(&mut self, event: &Event, app: &App) {
        let closes = |opened: &mut Opened| opened.told(event, app) == Keep::Closed;
        self.over_board.take_if(closes);
        self.docked.take_if(closes);
    }
}

#[derive(Debug)]
pub struct Opened {
    /// The page that it shows, if it is one.
    page: Option<Page>,
    window: Box<dyn Window>,
    line: Option<Box<TypedLine>>,
}

impl Opened {
    pub fn new(window: impl Window) -> Self {
        Self { page: None, window: Box::new(window), line: None }
    }

    pub fn page(page: Page, window: Box<dyn Window>) -> Self {
        Self { page: Some(page), window, line: None }
    }

    pub fn line(title: Text, line: TypedLine) -> Self {
        Self { line: Some(Box::new(line)), ..Self::new(LineWindow(title)) }
    }

    /// The window, if it is of that kind.
    pub fn downcast<W: Window>(&self) -> Option<&W> {
        (&*self.window as &dyn Any).downcast_ref()
    }

    pub fn begin(&mut self, line: TypedLine) {
        self.line = Some(Box::new(line));
    }

    pub fn typed(&self) -> Option<&TypedLine> {
        self.line.as_deref()
    }

    /// Ends the line if its command has run; returns `true` if nothing is left of the window.
    fn end_line(&mut self) -> bool {
        let is_done = self.line.as_deref().is_some_and(TypedLine::is_done);
        self.line.take_if(|_| is_done);
        is_done && self.downcast::<LineWindow>().is_some()
    }
}

impl Window for Opened {
    fn mode(&self) -> Mode {
        self.line.as_deref().map_or_else(|| self.window.mode(), TypedLine::mode)
    }

    fn handle(&mut self, input: WindowInput, app: &App) -> WindowReply {
        let Some(line) = &mut self.line else { return self.window.handle(input, app) };
        match line.handle(&input) {
            Some(WindowReply::Ignored) if line.is_over_list() => {
                return self.window.handle(input, app);
            }
            Some(reply) => return reply,
            None => {}
        }
        let reply = line.cancelled();
        self.line = None;
        if self.downcast::<LineWindow>().is_some() { WindowReply::Close } else { reply }
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        match &self.line {
            Some(line) => line.draw_in(&*self.window, view, room),
            None => self.window.draw(view, room),
        }
    }

    fn draw_on_screen(&self, view: &View<'_>, usual: Room, all: Room) -> Option<WindowText> {
        self.window.draw_on_screen(view, usual, all).filter(|_| self.line.is_none())
    }

    fn is_docked(&self) -> bool {
        self.window.is_docked()
    }

    fn board(&self, app: &App) -> BoardContent {
        self.window.board(app)
    }

    fn light(&self, app: &App) -> Light {
        self.window.light(app)
    }

    fn focus(&self) -> Option<Square> {
        self.window.focus()
    }

    fn hint_form(&self) -> HintForm {
        self.window.hint_form()
    }

    fn item(&self) -> Option<usize> {
        self.window.item()
    }

    fn again(&self, page: Page, app: &App) -> Option<Box<dyn Window>> {
        self.window.again(page, app)
    }

    fn opened(&self) -> Option<Call> {
        self.window.opened()
    }

    fn left_by(&self, app: &App) -> Option<&'static Command> {
        self.window.left_by(app).filter(|_| self.line.is_none())
    }

    fn told(&mut self, event: &Event, app: &App) -> Keep {
        if let Some(line) = &mut self.line {
            line.told(event);
        }
        self.window.told(event, app)
    }
}
