//! The board on the screen. The loop in this file turns input into messages for [`model`] and its
//! state into frames; it alone measures time and performs effects.

mod alert;
pub mod answer;
pub mod board;
pub mod bursts;
pub mod chart;
mod counting;
mod cursor;
mod decoder;
mod dimmed;
pub mod docked;
pub mod draw;
pub mod effect;
pub mod frame_writer;
pub mod futures;
mod graphics;
pub mod heading_lines;
mod hyperlinks;
pub mod key_hints;
pub mod key_press;
pub mod layout;
pub mod model;
mod notice;
mod opened;
pub mod overlay;
mod pace;
pub mod panel;
pub mod paragraphs;
mod placed_lines;
pub mod placed_window;
pub mod preview;
pub mod printed;
pub mod qr_code;
pub mod settings;
pub mod small_board;
pub mod term;
mod terminal;
pub mod theme;
pub mod title;
pub mod typed_line;
pub mod view;
pub mod window;
mod window_frame;
pub mod window_text;
pub mod windows;

use othello_board::app::command::Arg;
use othello_board::app::event;
use std::io;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use othello_home::clipboard::{self, Clipboard};
use othello_home::engine_worker::EngineWorker;
use othello_home::jobs::worker::Worker;
use othello_home::process::exit_status::ExitStatus;
use othello_home::process::successor;
use othello_home::store::GameStore;
use othello_home::time::loop_watch::{LoopWatch, Passed};
use othello_os::console;
use ratatui::crossterm::event::{Event, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position as Cell, Rect};

use crate::net::LinkWorker;
use answer::TerminalQuestions;
use bursts::Typed;
use effect::ScreenEffect;
use graphics::Heard;
use layout::Layout;
use model::Model;
use othello_board::app::input::Action;
use othello_board::app::screen_input::{ScreenInput, WindowFocus, WindowInput};
use othello_board::app::then::Then;
use othello_board::features::browsing::commands::{AT, BACK, ON};
use othello_board::features::clipboard::not_copied;
use othello_board::features::link::linked::LinkAction;
use othello_board::features::tutorial::commands::READ;
use othello_board::features::variations::commands::{MARKS, VARIATION};
use othello_core::square::Square;
use pace::Pace;
use placed_window::PlacedWindow;
use term::inputs::{TermInput, TermInputs};
use terminal::Screen;
use view::View;

/// Plays until the players quit; returns the exit status. The terminal is asked the questions.
pub fn run(
    model: &mut Model,
    store: &Worker<GameStore>,
    mut link: Option<LinkWorker>,
    questions: TerminalQuestions,
) -> io::Result<ExitStatus> {
    term::leave_on_panic();
    let inputs = TermInputs::new()?;
    let sender = inputs.sender()?;
    let engine = EngineWorker::new(move |reply| sender.send(Action::EngineReplied(reply)));
    let sender = inputs.sender()?;
    if let Some(link) = &mut link {
        link.begin(move |action| sender.send(Action::Link(action)));
    }
    let played = Screen::enter(model.settings().mouse, questions).and_then(|screen| {
        let (is_drawn, asked_at) = (false, None);
        let now = Instant::now();
        let (link, pace) = (&link, Pace::new(now));
        let watch = LoopWatch::new();
        Loop { model, store, engine, link, screen, inputs, now, watch, is_drawn, asked_at, pace }
            .run()
    });
    if let Some(link) = link {
        link.finish();
    }
    term::leave();
    played
}

/// The loop: inputs become messages, messages change the model, and effects are performed.
struct Loop<'a> {
    model: &'a mut Model,
    store: &'a Worker<GameStore>,
    engine: EngineWorker,
    link: &'a Option<LinkWorker>,
    screen: Screen,
    inputs: TermInputs,
    /// The time up to which the model has been told of.
    now: Instant,
    /// The same for a game over a link, whose time goes on while the program is stopped.
    watch: LoopWatch,
    /// The screen shows the model.
    is_drawn: bool,
    /// The time at which the question that is open was first shown.
    asked_at: Option<Instant>,
    pace: Pace,
}

impl Loop<'_> {
    fn run(mut self) -> io::Result<ExitStatus> {
        let played = match self.play() {
            // The keys and the screen go together, whichever was noticed first.
            Err(_) if term::is_gone() => Ok(self.hang_up()),
            played => played,
        };
        self.screen.leave();
        played
    }

    /// Saves the game of a terminal that is gone, as far as that is still possible.
    fn hang_up(&mut self) -> ExitStatus {
        let _ = self.handle(Some(TermInput::HungUp));
        ExitStatus::HungUp
    }

    fn play(&mut self) -> io::Result<ExitStatus> {
        let begin = ScreenInput::Arrived(Action::Begin);
        if let ControlFlow::Break(status) = self.update(Duration::ZERO, begin)? {
            return Ok(status);
        }
        loop {
            let is_stale = self.is_stale();
            let timeout = if is_stale {
                Some(self.pace.next_frame().saturating_duration_since(Instant::now()))
            } else {
                self.model.next_change()
            };
            // Where nothing changes by itself, nothing is at stake that a gap could harm.
            self.watch.wait(timeout.unwrap_or(Duration::MAX));
            self.inputs.hold(self.asked().map(|_| bursts::APART));
            let input = self.inputs.next(timeout, self.screen.frames())?;
            let is_last = input.is_none();
            let is_gone = is_last && term::is_gone();
            let input = if is_gone { Some(TermInput::HungUp) } else { input };
            if let ControlFlow::Break(status) = self.handle(input)? {
                return Ok(status);
            }
            // What waits is handled before a frame, but not for longer than another frame takes.
            let is_due = is_last || Instant::now() >= self.pace.next_frame() + pace::FRAME;
            if is_stale && is_due && self.screen.is_ready() {
                self.draw()?;
            }
        }
    }

    /// Returns `true` if the screen is ours, takes output, and does not show the model.
    fn is_stale(&self) -> bool {
        self.screen.is_ready() && !self.is_drawn
    }

    /// Updates the model with an input after some time, and does what is to be done, which may end the program.
    fn update(
        &mut self,
        elapsed: Duration,
        message: ScreenInput,
    ) -> io::Result<ControlFlow<ExitStatus>> {
        let was_asked = self.asked();
        let effects = self.model.update_after(elapsed, message);
        self.asked_at = self.asked_at.filter(|_| self.asked() == was_asked);
        self.is_drawn &= !self.model.is_seen();
        for effect in effects {
            if let ControlFlow::Break(status) = self.perform(effect)? {
                return Ok(ControlFlow::Break(status));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn draw(&mut self) -> io::Result<()> {
        self.screen.draw(self.model)?;
        self.is_drawn = self.screen.is_whole();
        let now = Instant::now();
        if self.is_drawn && self.asked().is_some() {
            self.asked_at.get_or_insert(now);
        }
        self.pace.drawn(now);
        Ok(())
    }

    /// Returns the question that is open.
    fn asked(&self) -> Option<String> {
        self.model.app().question().map(|question| question.text.to_string())
    }

    /// Returns the input that was typed. A question is answered only by a key that came alone, some time after the
    /// question was shown.
    fn typed(&mut self, typed: Typed) -> Option<ScreenInput> {
        let is_asked = self.model.app().question().is_some();
        let event = match typed {
            Typed::Burst(text) => return Some(ScreenInput::Burst(text)),
            Typed::Among(_) if is_asked => return None,
            Typed::Among(key) => Event::Key(key),
            Typed::Event(event) => event,
        };
        let is_seen = self.asked_at.is_some_and(|at| self.inputs.read_at() >= at + bursts::APART);
        let area = self.screen.area();
        if is_asked && types(&event) && !is_seen {
            None
        } else {
            input_of_event(self.model, event, area)
        }
    }

    /// Handles an input, or the passing of time alone.
    fn handle(&mut self, input: Option<TermInput>) -> io::Result<ControlFlow<ExitStatus>> {
        let elapsed = self.now.elapsed();
        self.now += elapsed;
        let linked = match (&input, self.link) {
            (Some(TermInput::Arrived(Action::Link(action))), Some(_)) => {
                Some(self.watch.look(action.moment()))
            }
            (_, Some(_)) => Some(self.watch.look(None)),
            (_, None) => None,
        };
        if let Some(Passed { stopped, .. }) = linked
            && !stopped.is_zero()
        {
            let stopped = ScreenInput::Arrived(Action::Link(LinkAction::Stopped(stopped)));
            if let ControlFlow::Break(status) = self.update(Duration::ZERO, stopped)? {
                return Ok(ControlFlow::Break(status));
            }
        }
        // The time during which the program was stopped does not count. It may have been stopped
        // since the input was taken, and signals that end it come before the one that continues it.
        let was_stopped =
            matches!(input, Some(TermInput::Continued)) || self.inputs.has_been_continued();
        let counts = self.screen.is_entered() && !was_stopped;
        let elapsed = match linked {
            Some(passed) => passed.ran,
            None if counts => elapsed,
            None => Duration::ZERO,
        };
        let message = match input {
            None => None,
            Some(TermInput::Typed(typed)) => {
                self.pace.hurry();
                self.typed(typed)
            }
            Some(TermInput::Answered(answer)) => {
                let heard = self.screen.hear(answer)?;
                let is_changed = heard.is_some() && self.model.hear(answer);
                self.is_drawn &= heard != Some(Heard::Changed) && !is_changed;
                None
            }
            Some(TermInput::Suspend) => Some(ScreenInput::Suspend),
            Some(TermInput::Continued) => {
                self.screen.enter_again(self.model.settings().mouse)?;
                self.is_drawn = false;
                None
            }
            Some(TermInput::Resized) => {
                self.screen.measure()?;
                self.is_drawn = false;
                None
            }
            Some(TermInput::Writable) => {
                self.screen.send()?;
                None
            }
            Some(TermInput::HungUp) => Some(ScreenInput::Arrived(Action::Quit(ExitStatus::HungUp))),
            Some(TermInput::Arrived(action)) => Some(ScreenInput::Arrived(action)),
        };
        self.update(elapsed, message.unwrap_or(ScreenInput::Elapse(Duration::ZERO)))
    }

    /// Performs an effect, which may end the program.
    fn perform(&mut self, effect: ScreenEffect) -> io::Result<ControlFlow<ExitStatus>> {
        match effect {
            ScreenEffect::App(event::Effect::Quit(status)) => {
                return Ok(ControlFlow::Break(status));
            }
            ScreenEffect::App(event::Effect::Restart(next)) => {
                let options = self.model.app().state.options();
                successor::set([next.arguments(), options].concat(), next.ticket());
                let quit = ScreenInput::Arrived(Action::Quit(ExitStatus::Success));
                return self.update(Duration::ZERO, quit);
            }
            ScreenEffect::App(event::Effect::Copy(text)) => {
                if self.model.settings().clipboard == Clipboard::Tmux {
                    let (sender, text) = (self.inputs.sender()?, text.clone());
                    // The program does not end before tmux has it.
                    self.store.run(move || {
                        if clipboard::give_to_tmux(&text).is_err() {
                            let then = Then::new(|app, ()| not_copied(app));
                            sender.send(Action::Continue(then));
                        }
                    });
                }
                self.screen.copy(text);
                self.is_drawn = false;
            }
            ScreenEffect::App(event::Effect::Engine(task)) => self.engine.perform(task),
            ScreenEffect::App(event::Effect::StopEngine) => self.engine.stop(),
            ScreenEffect::App(event::Effect::Job(job)) => {
                let sender = self.inputs.sender()?;
                job.hand_to(self.store.jobs(), move |then| sender.send(Action::Continue(then)));
            }
            ScreenEffect::App(event::Effect::Link(effect)) => {
                if let Some(link) = self.link {
                    link.perform(effect);
                }
            }
            ScreenEffect::Alert(news) => self.screen.alert(&news, self.model.settings().alert)?,
            ScreenEffect::Speak => self.model.settings().language.choose(),
            // The next frame captures or releases it.
            ScreenEffect::Mouse(_) => self.is_drawn = false,
            ScreenEffect::Suspend => self.suspend()?,
            ScreenEffect::Redraw => {
                self.screen.clear()?;
                self.is_drawn = false;
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Gives the terminal back and stops; [`TermInput::Continued`] takes it over again.
    fn suspend(&mut self) -> io::Result<()> {
        if console::is_job() {
            self.screen.leave();
            self.store.wait();
            return console::stop();
        }
        self.screen.clear()?;
        self.is_drawn = false;
        Ok(())
    }
}

/// Returns the input of an event.
pub fn input_of_event(model: &Model, event: Event, screen: Rect) -> Option<ScreenInput> {
    match event {
        Event::Key(key) => {
            let message = key_press::input_of_key(&model.view(), key)?;
            Some(draw::in_lines(model, screen, message))
        }
        Event::Mouse(mouse) => pointed(model, mouse, screen),
        Event::Paste(text) => Some(ScreenInput::Paste(text)),
        Event::FocusGained => Some(ScreenInput::Focus(WindowFocus::Focused)),
        Event::FocusLost => Some(ScreenInput::Focus(WindowFocus::Unfocused)),
        Event::Resize(..) => None,
    }
}

/// Returns `true` for a key that may be a part of a text.
fn types(event: &Event) -> bool {
    event.as_key_press_event().is_some_and(|key| bursts::letter(&key).is_some())
}

fn pointed(model: &Model, mouse: MouseEvent, screen: Rect) -> Option<ScreenInput> {
    let layout = draw::layout(model, screen)?;
    let cell = Cell::new(mouse.column, mouse.row);
    let view = &model.view();
    let has_window = draw::has_open_window(model, screen.as_size());
    match (mouse.kind, has_window) {
        (MouseEventKind::Down(_), true) if draw::is_reading(model, screen.as_size()) => {
            Some(ScreenInput::Call(&READ, Arg::Nothing))
        }
        (MouseEventKind::Down(MouseButton::Left), true) => {
            let window = draw::open_window(model, screen.as_size())?;
            let window = PlacedWindow::new(view, &layout, &window);
            let square = square_at(view, &layout, cell).filter(|_| !window.area().contains(cell));
            match square.and_then(|square| numbered(view, square)) {
                Some(ply) => Some(ScreenInput::Call(&AT, Arg::Index(ply))),
                None => window.message_at(cell),
            }
        }
        (MouseEventKind::Down(MouseButton::Right), false) => {
            let square = square_at(view, &layout, cell)?;
            Some(ScreenInput::Call(&MARKS, Arg::Square(square)))
        }
        (MouseEventKind::Down(MouseButton::Left), false) => {
            let hint = draw::hint_at(view, &layout, cell);
            Some(hint.unwrap_or_else(|| clicked_board(model, &layout, cell)))
        }
        (MouseEventKind::Moved | MouseEventKind::Drag(_), false) if !view.shows_record() => {
            Some(ScreenInput::Hover(square_at(view, &layout, cell)))
        }
        (MouseEventKind::ScrollUp | MouseEventKind::ScrollDown, false)
            if view.app().state.is_aside() =>
        {
            None
        }
        (MouseEventKind::ScrollUp, false) => Some(ScreenInput::Call(&BACK, Arg::Nothing)),
        (MouseEventKind::ScrollDown, false) => Some(ScreenInput::Call(&ON, Arg::Nothing)),
        (MouseEventKind::ScrollUp, true) => Some(ScreenInput::Window(WindowInput::Scroll(-3))),
        (MouseEventKind::ScrollDown, true) => Some(ScreenInput::Window(WindowInput::Scroll(3))),
        _ => None,
    }
}

/// Returns the square that a cell of the screen belongs to.
fn square_at(view: &View<'_>, layout: &Layout, cell: Cell) -> Option<Square> {
    layout.square_at(cell).map(|place| view.seen_from().place(place))
}

/// Returns what a click asks for where no window is open: on a line of the docked panel, on a move in the
/// panel, or on a disc of the game record, to browse to it.
fn clicked_board(model: &Model, layout: &Layout, cell: Cell) -> ScreenInput {
    let view = &model.view();
    let square = square_at(view, layout, cell);
    if let Some(place) = layout.docked().filter(|place| place.contains(cell))
        && model.docked().is_some()
    {
        return docked::message_at(model, place, cell).unwrap_or(ScreenInput::Click(None));
    }
    if let Some(at) = layout.panel.and_then(|area| panel::moment_at(view, area, cell)) {
        return ScreenInput::Call(&VARIATION, Arg::Moment(at));
    }
    match square.and_then(|square| numbered(view, square)) {
        Some(ply) => ScreenInput::Call(&AT, Arg::Index(ply)),
        None if view.shows_record() => ScreenInput::Close,
        None => ScreenInput::Click(square),
    }
}

/// Returns the ply that a disc of the game record has the number of.
fn numbered(view: &View<'_>, square: Square) -> Option<usize> {
    overlay::ply_of(view, Some(square).filter(|_| view.shows_record())?)
}
