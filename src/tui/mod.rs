//! The board on the screen: the loop that turns events into messages, and the model into frames.
//!
//! This file alone looks at a watch, and it performs what [`app`] only asks for.

pub mod app;
pub mod discs;
pub mod keys;
pub mod layout;
pub mod overlay;
pub mod panel;
pub mod term;
pub mod theme;
pub mod view;

use std::io::{self, IsTerminal, stdin};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, Event, MouseButton, MouseEvent, MouseEventKind};
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use ratatui::crossterm::{execute, queue};
use ratatui::layout::{Position as Cell, Rect};

use app::{App, Effect, Message, Walk};
use layout::Layout;
use overlay::Page;
use term::{FrameWriter, Mouse};

/// How long the loop sleeps at most. A terminal that vanished says nothing; it has to be asked.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// The exit status for a terminal that hung up.
pub const HUNG_UP: u8 = 129;

type Screen = Terminal<CrosstermBackend<FrameWriter>>;

/// What reaches the loop from its threads.
enum Input {
    Event(io::Result<Event>),
    #[cfg(unix)]
    Signal(i32),
}

/// Plays until the players leave; returns the last model and the exit status.
pub fn run(mut app: App, mouse: Mouse) -> io::Result<(App, u8)> {
    term::leave_on_panic();
    let inputs = listen()?;
    let status = term::enter(mouse).and_then(|()| play(&mut app, mouse, &inputs));
    term::leave();
    Ok((app, status?))
}

fn play(app: &mut App, mouse: Mouse, inputs: &Receiver<Input>) -> io::Result<u8> {
    let mut screen = Terminal::new(CrosstermBackend::new(FrameWriter::default()))?;
    clear(&mut screen)?;
    draw(&mut screen, app)?;
    loop {
        let input = match inputs.recv_timeout(HEARTBEAT) {
            Ok(input) => input,
            Err(RecvTimeoutError::Timeout) if stdin().is_terminal() => continue,
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return Ok(HUNG_UP),
        };
        let before = app.clone();
        let mut is_stale = false;
        let effects = match input {
            Input::Event(event) => match event? {
                Event::Resize(..) => {
                    is_stale = true;
                    Vec::new()
                }
                event => message(app, &event, area(&screen)?)
                    .map_or_else(Vec::new, |message| app.update(message)),
            },
            #[cfg(unix)]
            Input::Signal(signal) => app.update(signals::message(signal)),
        };
        for effect in effects {
            match effect {
                Effect::Quit(status) => return Ok(status),
                Effect::Redraw => clear(&mut screen)?,
                Effect::Suspend => suspend(&mut screen, mouse)?,
            }
            is_stale = true;
        }
        if is_stale || *app != before {
            draw(&mut screen, app)?;
        }
    }
}

fn area(screen: &Screen) -> io::Result<Rect> {
    Ok(Rect::from((Cell::ORIGIN, screen.size()?)))
}

/// Forgets what the screen shows, so that the next frame draws all of it. (`Terminal::clear` would
/// ask the terminal where its cursor is and wait for an answer.)
fn clear(screen: &mut Screen) -> io::Result<()> {
    let area = area(screen)?;
    screen.resize(area)
}

fn draw(screen: &mut Screen, app: &App) -> io::Result<()> {
    queue!(screen.backend_mut(), BeginSynchronizedUpdate)?;
    screen.draw(|frame| view::view(app, frame))?;
    execute!(screen.backend_mut(), EndSynchronizedUpdate)
}

/// What an event asks for; `None` if nothing.
fn message(app: &App, event: &Event, screen: Rect) -> Option<Message> {
    match event {
        Event::Key(key) => keys::message(app, *key),
        Event::Mouse(mouse) => pointed(app, *mouse, screen),
        Event::FocusGained | Event::FocusLost | Event::Paste(_) | Event::Resize(..) => None,
    }
}

fn pointed(app: &App, mouse: MouseEvent, screen: Rect) -> Option<Message> {
    let layout = Layout::new(screen)?;
    let cell = Cell::new(mouse.column, mouse.row);
    let page = Page::of(app, screen.width);
    match (mouse.kind, page) {
        (MouseEventKind::Down(MouseButton::Left), Some(page)) => clicked(&page, &layout, cell),
        (MouseEventKind::Down(MouseButton::Left), None) => {
            Some(Message::Click(layout.square_at(cell)))
        }
        (MouseEventKind::Moved | MouseEventKind::Drag(_), None) => {
            Some(Message::Hover(layout.square_at(cell)))
        }
        (MouseEventKind::ScrollUp, None) => Some(Message::Walk(Walk::Back)),
        (MouseEventKind::ScrollDown, None) => Some(Message::Walk(Walk::On)),
        (MouseEventKind::ScrollUp, Some(_)) => Some(Message::Scroll(-3)),
        (MouseEventKind::ScrollDown, Some(_)) => Some(Message::Scroll(3)),
        _ => None,
    }
}

/// What a click on a page asks for; beside the page it closes it.
fn clicked(page: &Page, layout: &Layout, cell: Cell) -> Option<Message> {
    let area = layout.overlay(page.size());
    if !area.contains(cell) {
        return Some(Message::Close);
    }
    let rows = usize::from(area.height.saturating_sub(2));
    let row = usize::from(cell.y.checked_sub(area.y + 1)?);
    let entry = page.lines.get(page.top(rows) + row).filter(|_| row < rows)?;
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
fn suspend(screen: &mut Screen, mouse: Mouse) -> io::Result<()> {
    #[cfg(unix)]
    if signals::is_job() {
        term::leave();
        signals::stop()?;
        term::enter(mouse)?;
    }
    clear(screen)
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
    use super::app::Message;

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
