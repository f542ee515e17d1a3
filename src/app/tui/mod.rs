//! The board on the screen. The loop in this file turns input into messages for [`model`] and its
//! state into frames; it alone measures time and performs effects.

pub mod binding;
pub mod bindings;
mod board;
mod colors;
pub mod depth;
mod dialogs;
mod discs;
pub mod glyphs;
mod hints;
pub mod keys;
pub mod layout;
pub mod message;
pub mod model;
pub mod new_game;
pub mod palettes;
mod panel;
pub mod picture;
pub mod pigments;
#[cfg(unix)]
mod signals;
pub mod term;
pub mod theme;
mod update;
pub mod view;
pub mod window;
pub mod windows;

use std::collections::VecDeque;
use std::io::{self, IsTerminal, stdin};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::clipboard::CopyToClipboard;
use ratatui::crossterm::event::{self, Event, MouseButton, MouseEvent, MouseEventKind};
use ratatui::crossterm::terminal::{EndSynchronizedUpdate, SetTitle};
use ratatui::crossterm::{execute, queue};
use ratatui::layout::{Position as Cell, Rect};

use crate::app::controller::{self, Action, Browse};
use crate::app::exit_status::ExitStatus;
use crate::app::store::{Storage, StoreRequest};
use layout::Layout;
use message::{Effect, Message, WindowFocus};
use model::{Model, OpenWindow};
use picture::Pictures;
use term::FrameWriter;
use window::Window;

/// The longest sleep of the loop. A terminal that vanished says nothing; it has to be asked.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// Input from the threads of the loop.
enum Input {
    Event(io::Result<Event>),
    #[cfg(unix)]
    Signal(i32),
}

/// Plays until the players quit; returns the exit status.
///
/// # Errors
/// When the terminal cannot be used.
pub fn run(model: &mut Model, storage: &mut dyn Storage) -> io::Result<ExitStatus> {
    term::leave_on_panic();
    let inputs = listen()?;
    let entered = term::enter(model.settings().mouse);
    let status = entered.and_then(|()| play(model, storage, &inputs));
    term::leave();
    status
}

/// The screen, and the title that its window has from us.
struct Screen {
    terminal: Terminal<CrosstermBackend<FrameWriter>>,
    title: String,
    pictures: Pictures,
}

impl Screen {
    fn new() -> io::Result<Self> {
        let terminal = Terminal::new(CrosstermBackend::new(FrameWriter::default()))?;
        Ok(Self { terminal, title: String::new(), pictures: Pictures::default() })
    }

    /// The area of the next frame, which is that of the last one for a click.
    fn area(&mut self) -> Rect {
        self.terminal.get_frame().area()
    }

    /// Forgets what the screen shows, so that the next frame draws all of it. (`Terminal::clear`
    /// would ask the terminal where its cursor is and wait for an answer.)
    fn clear(&mut self) -> io::Result<()> {
        self.title.clear();
        let area = Rect::from((Cell::ORIGIN, self.terminal.size()?));
        self.terminal.resize(area)
    }

    fn draw(&mut self, model: &Model) -> io::Result<()> {
        let title = view::title(model);
        if title != self.title {
            queue!(self.terminal.backend_mut(), SetTitle(&title))?;
            self.title = title;
        }
        self.terminal.draw(|frame| view::view(model, &mut self.pictures, frame))?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
    }
}

fn play(
    model: &mut Model,
    storage: &mut dyn Storage,
    inputs: &Receiver<Input>,
) -> io::Result<ExitStatus> {
    let mut screen = Screen::new()?;
    screen.clear()?;
    screen.draw(model)?;
    let mut now = Instant::now();
    loop {
        let sleep = model.next_change().map_or(HEARTBEAT, |change| change.min(HEARTBEAT));
        let input = match inputs.recv_timeout(sleep) {
            Ok(input) => Some(input),
            Err(RecvTimeoutError::Timeout) if stdin().is_terminal() => None,
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                storage.handle(StoreRequest::Save(Box::new(model.session().record())));
                return Ok(ExitStatus::HungUp);
            }
        };
        let mut before = model.clone();
        let elapsed = now.elapsed();
        now += elapsed;
        let mut messages = VecDeque::from([Message::Elapse(elapsed)]);
        let mut is_stale = false;
        match input {
            Some(Input::Event(event)) => {
                let event = event?;
                is_stale = matches!(event, Event::Resize(..));
                messages.extend(message(model, event, screen.area()));
            }
            #[cfg(unix)]
            Some(Input::Signal(signal)) => messages.push_back(signals::message(signal)),
            None => {}
        }
        while let Some(message) = messages.pop_front() {
            for effect in model.update(message) {
                match perform(effect, model, storage, &mut screen)? {
                    Performed::Done => {}
                    Performed::Stale => is_stale = true,
                    Performed::Suspended => {
                        now = Instant::now();
                        is_stale = true;
                    }
                    Performed::Reply(action) => messages.push_back(Message::Act(action)),
                    Performed::Quit(status) => return Ok(status),
                }
            }
        }
        // The focus of the window is not shown.
        before.window_focus = model.window_focus;
        if is_stale || *model != before {
            screen.draw(model)?;
        }
    }
}

/// The outcome of an effect for the loop.
enum Performed {
    Done,
    /// Something for the terminal goes out with the next frame.
    Stale,
    /// The program was suspended, and time has passed that does not count.
    Suspended,
    Reply(Action),
    Quit(ExitStatus),
}

fn perform(
    effect: Effect,
    model: &Model,
    storage: &mut dyn Storage,
    screen: &mut Screen,
) -> io::Result<Performed> {
    Ok(match effect {
        Effect::Controller(controller::Effect::Store(request)) => {
            Performed::Reply(Action::Stored(storage.handle(request)))
        }
        Effect::Controller(controller::Effect::Quit(status)) => Performed::Quit(status),
        Effect::Controller(controller::Effect::Copy(text)) => {
            queue!(screen.terminal.backend_mut(), CopyToClipboard::to_clipboard_from(text))?;
            Performed::Stale
        }
        // Nobody but the people at the keyboard plays yet.
        Effect::Controller(
            controller::Effect::Think { .. } | controller::Effect::RequestUndo { .. },
        ) => Performed::Done,
        Effect::Mouse(mouse) => {
            term::set_mouse(screen.terminal.backend_mut(), mouse)?;
            Performed::Stale
        }
        Effect::Suspend => {
            suspend(screen, model)?;
            Performed::Suspended
        }
        Effect::Redraw => {
            screen.clear()?;
            Performed::Stale
        }
    })
}

/// Returns the message of an event.
fn message(model: &Model, event: Event, screen: Rect) -> Option<Message> {
    match event {
        Event::Key(key) => keys::message(model, key),
        Event::Mouse(mouse) => pointed(model, mouse, screen),
        Event::Paste(text) => Some(Message::Paste(text)),
        Event::FocusGained => Some(Message::Focus(WindowFocus::Focused)),
        Event::FocusLost => Some(Message::Focus(WindowFocus::Unfocused)),
        Event::Resize(..) => None,
    }
}

fn pointed(model: &Model, mouse: MouseEvent, screen: Rect) -> Option<Message> {
    let layout = Layout::new(screen)?;
    let cell = Cell::new(mouse.column, mouse.row);
    let window = windows::open(model, screen.as_size());
    match (mouse.kind, window) {
        (MouseEventKind::Down(MouseButton::Left), Some(window)) => {
            clicked(&window, &layout, cell).filter(|asked| {
                // A stray click does not start the clocks.
                *asked != Message::Close || model.open_window() != Some(OpenWindow::Pause)
            })
        }
        (MouseEventKind::Down(MouseButton::Left), None) => {
            Some(Message::Click(layout.square_at(cell)))
        }
        (MouseEventKind::Moved | MouseEventKind::Drag(_), None) => {
            Some(Message::Hover(layout.square_at(cell)))
        }
        (MouseEventKind::ScrollUp, None) => Some(Message::Act(Action::Browse(Browse::Back))),
        (MouseEventKind::ScrollDown, None) => Some(Message::Act(Action::Browse(Browse::Forward))),
        (MouseEventKind::ScrollUp, Some(_)) => Some(Message::Scroll(-3)),
        (MouseEventKind::ScrollDown, Some(_)) => Some(Message::Scroll(3)),
        _ => None,
    }
}

/// Returns what a click on a window asks for; beside the window it closes it.
fn clicked(window: &Window, layout: &Layout, cell: Cell) -> Option<Message> {
    let area = layout.window(window.size());
    if !area.contains(cell) {
        return Some(Message::Close);
    }
    let rows = usize::from(area.height.saturating_sub(2));
    let row = usize::from(cell.y.checked_sub(area.y + 1)?);
    let entry = window.lines.get(window.top(rows) + row).filter(|_| row < rows)?;
    entry.click.clone()
}

/// Starts the threads that wait for the terminal and for signals.
fn listen() -> io::Result<Receiver<Input>> {
    let (sender, inputs) = channel();
    #[cfg(unix)]
    {
        let sender = sender.clone();
        signals::listen(move |signal| sender.send(Input::Signal(signal)).is_ok())?;
    }
    // Sets up what `read` reads: a window that changes from now on is heard of, whenever the thread
    // comes to read.
    event::poll(Duration::ZERO)?;
    thread::Builder::new().name("input".into()).spawn(move || read_events(&sender))?;
    Ok(inputs)
}

fn read_events(sender: &Sender<Input>) {
    loop {
        let event = event::read();
        let is_broken = event.is_err();
        if sender.send(Input::Event(event)).is_err() || is_broken {
            return;
        }
    }
}

/// Gives the terminal back and stops; takes it over again when called back to the foreground.
fn suspend(screen: &mut Screen, model: &Model) -> io::Result<()> {
    #[cfg(unix)]
    if signals::is_job() {
        term::leave();
        signals::stop()?;
        term::enter(model.settings().mouse)?;
    }
    screen.clear()
}
