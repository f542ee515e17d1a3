//! The board on the screen: the loop that turns events into messages, and the model into frames.
//!
//! This file alone looks at a watch, and it performs what [`app`] only asks for.

pub mod app;
pub mod bindings;
mod charts;
mod dialogs;
mod discs;
mod help;
pub mod keys;
pub mod layout;
pub mod message;
pub mod new_game;
pub mod overlay;
mod palettes;
mod panel;
pub mod term;
pub mod theme;
mod update;
pub mod view;

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

use crate::notation::Record;
use app::{App, Overlay, WindowFocus};
use layout::Layout;
use message::{Browse, Effect, Message};
use overlay::Sheet;
use term::FrameWriter;

/// How long the loop sleeps at most. A terminal that vanished says nothing; it has to be asked.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// The exit status for a terminal that hung up.
pub const HUNG_UP: u8 = 129;

/// Who keeps the games: what the loop cannot do itself.
pub trait Host {
    /// Saves the game that is being played; has something to tell when that begins to fail, or
    /// works again.
    fn save(&mut self, record: &Record) -> Option<String>;

    /// Keeps a game, or a line of it, that is about to be forgotten; has something to tell if that
    /// fails.
    fn keep(&mut self, record: &Record) -> Option<String>;

    /// Keeps a game under a name; tells where, or what failed.
    fn save_as(&mut self, name: &str, record: &Record) -> String;

    /// The games that are kept, a line each, the latest first.
    fn list(&mut self) -> Vec<String>;

    /// Reads one of the games listed last.
    ///
    /// # Errors
    /// Says in a sentence what is wrong with it.
    fn open(&mut self, place: usize) -> Result<Record, String>;
}

/// What reaches the loop from its threads.
enum Input {
    Event(io::Result<Event>),
    #[cfg(unix)]
    Signal(i32),
}

/// Plays until the players leave; returns the exit status.
///
/// # Errors
/// When the terminal cannot be used.
pub fn run(app: &mut App, host: &mut dyn Host) -> io::Result<u8> {
    term::leave_on_panic();
    let inputs = listen()?;
    let entered = term::enter(app.settings().mouse);
    let status = entered.and_then(|()| play(app, host, &inputs));
    term::leave();
    status
}

/// The screen, and the title that its window has from us.
struct Screen {
    terminal: Terminal<CrosstermBackend<FrameWriter>>,
    title: String,
}

impl Screen {
    fn new() -> io::Result<Self> {
        let terminal = Terminal::new(CrosstermBackend::new(FrameWriter::default()))?;
        Ok(Self { terminal, title: String::new() })
    }

    /// Where the next frame goes; a click has met what the last one showed there.
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

    fn draw(&mut self, app: &App) -> io::Result<()> {
        let title = view::title(app);
        if title != self.title {
            queue!(self.terminal.backend_mut(), SetTitle(&title))?;
            self.title = title;
        }
        self.terminal.draw(|frame| view::view(app, frame))?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
    }
}

fn play(app: &mut App, host: &mut dyn Host, inputs: &Receiver<Input>) -> io::Result<u8> {
    let mut screen = Screen::new()?;
    screen.clear()?;
    screen.draw(app)?;
    let mut now = Instant::now();
    loop {
        let sleep = app.next_change().map_or(HEARTBEAT, |change| change.min(HEARTBEAT));
        let input = match inputs.recv_timeout(sleep) {
            Ok(input) => Some(input),
            Err(RecvTimeoutError::Timeout) if stdin().is_terminal() => None,
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                host.save(&app.session().record());
                return Ok(HUNG_UP);
            }
        };
        let mut before = app.clone();
        let elapsed = now.elapsed();
        now += elapsed;
        let mut messages = vec![Message::Elapse(elapsed)];
        let mut is_stale = false;
        match input {
            Some(Input::Event(event)) => {
                let event = event?;
                is_stale = matches!(event, Event::Resize(..));
                messages.extend(message(app, event, screen.area()));
            }
            #[cfg(unix)]
            Some(Input::Signal(signal)) => messages.push(signals::message(signal)),
            None => {}
        }
        while !messages.is_empty() {
            for effect in app.update(messages.remove(0)) {
                match effect {
                    Effect::Quit(status) => {
                        return Ok(status);
                    }
                    Effect::Redraw => {
                        screen.clear()?;
                        is_stale = true;
                    }
                    Effect::Suspend => {
                        suspend(&mut screen, app)?;
                        now = Instant::now();
                        is_stale = true;
                    }
                    effect => {
                        // What goes to the terminal goes with a frame.
                        is_stale |= matches!(effect, Effect::Copy(_) | Effect::Mouse(_));
                        messages.extend(perform(effect, app, host, &mut screen)?);
                    }
                }
            }
        }
        // Nobody sees where the keyboard is.
        before.window_focus = app.window_focus;
        if is_stale || *app != before {
            screen.draw(app)?;
        }
    }
}

/// Does for the model what needs no more than its host and the terminal; hands on the answer.
fn perform(
    effect: Effect,
    app: &App,
    host: &mut dyn Host,
    screen: &mut Screen,
) -> io::Result<Option<Message>> {
    Ok(match effect {
        Effect::Save => host.save(&app.session().record()).map(Message::Tell),
        Effect::Keep(record) => host.keep(&record).map(Message::Tell),
        Effect::SaveAs(name) => Some(Message::Tell(host.save_as(&name, &app.session().record()))),
        Effect::List => Some(Message::Listed(host.list())),
        Effect::Open(place) => Some(Message::Opened(host.open(place).map(Box::new))),
        Effect::Copy(text) => {
            queue!(screen.terminal.backend_mut(), CopyToClipboard::to_clipboard_from(text))?;
            None
        }
        Effect::Mouse(mouse) => {
            term::set_mouse(screen.terminal.backend_mut(), mouse)?;
            None
        }
        Effect::Quit(_) | Effect::Suspend | Effect::Redraw => None,
    })
}

/// What an event asks for; `None` if nothing.
fn message(app: &App, event: Event, screen: Rect) -> Option<Message> {
    match event {
        Event::Key(key) => keys::message(app, key),
        Event::Mouse(mouse) => pointed(app, mouse, screen),
        Event::Paste(text) => Some(Message::Paste(text)),
        Event::FocusGained => Some(Message::Attend(WindowFocus::Focused)),
        Event::FocusLost => Some(Message::Attend(WindowFocus::Unfocused)),
        Event::Resize(..) => None,
    }
}

fn pointed(app: &App, mouse: MouseEvent, screen: Rect) -> Option<Message> {
    let layout = Layout::new(screen)?;
    let cell = Cell::new(mouse.column, mouse.row);
    let sheet = Sheet::of(app, screen.as_size());
    match (mouse.kind, sheet) {
        (MouseEventKind::Down(MouseButton::Left), Some(sheet)) => {
            clicked(&sheet, &layout, cell).filter(|asked| {
                // A stray click does not start the clocks.
                *asked != Message::Close || app.overlay() != Some(&Overlay::Pause)
            })
        }
        (MouseEventKind::Down(MouseButton::Left), None) => {
            Some(Message::Click(layout.square_at(cell)))
        }
        (MouseEventKind::Moved | MouseEventKind::Drag(_), None) => {
            Some(Message::Hover(layout.square_at(cell)))
        }
        (MouseEventKind::ScrollUp, None) => Some(Message::Browse(Browse::Back)),
        (MouseEventKind::ScrollDown, None) => Some(Message::Browse(Browse::On)),
        (MouseEventKind::ScrollUp, Some(_)) => Some(Message::Scroll(-3)),
        (MouseEventKind::ScrollDown, Some(_)) => Some(Message::Scroll(3)),
        _ => None,
    }
}

/// What a click on a sheet asks for; beside the sheet it closes it.
fn clicked(sheet: &Sheet, layout: &Layout, cell: Cell) -> Option<Message> {
    let area = layout.overlay(sheet.size());
    if !area.contains(cell) {
        return Some(Message::Close);
    }
    let rows = usize::from(area.height.saturating_sub(2));
    let row = usize::from(cell.y.checked_sub(area.y + 1)?);
    let entry = sheet.lines.get(sheet.top(rows) + row).filter(|_| row < rows)?;
    entry.click.clone()
}

/// Starts the threads that wait for the terminal and for signals.
fn listen() -> io::Result<Receiver<Input>> {
    let (sender, inputs) = channel();
    #[cfg(unix)]
    signals::listen(sender.clone())?;
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
fn suspend(screen: &mut Screen, app: &App) -> io::Result<()> {
    #[cfg(unix)]
    if signals::is_job() {
        term::leave();
        signals::stop()?;
        term::enter(app.settings().mouse)?;
    }
    screen.clear()
}

#[cfg(unix)]
mod signals {
    //! Signals as messages.

    use std::io;
    use std::sync::mpsc::Sender;
    use std::thread;

    use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;

    use super::Input;
    use super::message::Message;

    pub fn listen(sender: Sender<Input>) -> io::Result<()> {
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
        let forward = move || {
            for signal in &mut signals {
                if sender.send(Input::Signal(signal)).is_err() {
                    return;
                }
            }
        };
        thread::Builder::new().name("signals".into()).spawn(forward)?;
        Ok(())
    }

    /// Whether a shell started this as a job, so that somebody is there to call it back. The
    /// first group of a session has nobody: stopped, it would be a dead window.
    pub fn is_job() -> bool {
        getsid(None).is_ok_and(|session| session != getpgrp())
    }

    /// Stops the whole job, a script around this program too: the shell waits for all of it.
    pub fn stop() -> io::Result<()> {
        Ok(kill_current_process_group(Signal::STOP)?)
    }

    pub fn message(signal: i32) -> Message {
        match u8::try_from(signal) {
            _ if signal == SIGTSTP => Message::Suspend,
            Ok(number) => Message::Killed(128 + number),
            Err(_) => Message::Abort,
        }
    }
}
