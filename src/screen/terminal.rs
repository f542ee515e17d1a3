//! The screen: what the terminal shows, which is told of differences only.

use std::io;

use ratatui::backend::{Backend, ClearType, CrosstermBackend};
use ratatui::crossterm::clipboard::CopyToClipboard;
use ratatui::crossterm::terminal::{EndSynchronizedUpdate, SetTitle};
use ratatui::crossterm::{execute, queue};
use ratatui::layout::{Position as Cell, Rect};
use ratatui::{Terminal, TerminalOptions, Viewport};

use super::draw;
use super::frame_writer::FrameWriter;
use super::layout;
use super::model::Model;
use super::picture::Pictures;
use super::term::{self, Mouse};

/// The screen of the terminal.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<FrameWriter>>,
    frames: FrameWriter,
    is_entered: bool,
    /// The title that the window has from us.
    title: String,
    pictures: Pictures,
    /// The receiver of the mouse that the terminal has from us.
    mouse: Mouse,
    /// The text that the next frame copies.
    copied: Option<String>,
    /// The last frame copies a text.
    is_copying: bool,
}

impl Screen {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// When the terminal cannot be used.
    pub fn enter(mouse: Mouse) -> io::Result<Self> {
        let frames = FrameWriter::default();
        term::enter(&frames, mouse)?;
        // The largest area that is drawn is ours, not that of the terminal.
        let viewport = Viewport::Fixed(Rect::ZERO);
        let options = TerminalOptions { viewport };
        let terminal = Terminal::with_options(CrosstermBackend::new(frames.clone()), options)?;
        let title = String::new();
        let mut screen = Self {
            terminal,
            frames,
            is_entered: true,
            title,
            pictures: Pictures::default(),
            mouse,
            copied: None,
            is_copying: false,
        };
        screen.clear()?;
        Ok(screen)
    }

    /// Takes the terminal over again, after the program was stopped.
    ///
    /// # Errors
    /// When the terminal cannot be used.
    pub fn enter_again(&mut self, mouse: Mouse) -> io::Result<()> {
        term::enter_again(&self.frames, mouse)?;
        self.is_entered = true;
        self.mouse = mouse;
        self.clear()
    }

    /// Gives the terminal back until [`Screen::enter_again`]. What was to be copied is copied first.
    pub fn leave(&mut self) {
        // A terminal that is gone, or that nobody reads, copies nothing.
        let _ = self.finish_copying();
        term::leave();
        self.is_entered = false;
    }

    fn finish_copying(&mut self) -> io::Result<()> {
        if self.copied.is_some() {
            self.copy_now()?;
            execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)?;
        }
        if self.is_copying { self.frames.finish() } else { Ok(()) }
    }

    /// Copies the text in the frame that is being drawn.
    fn copy_now(&mut self) -> io::Result<()> {
        let copied = self.copied.take();
        self.is_copying = copied.is_some();
        match copied {
            Some(text) => {
                queue!(self.terminal.backend_mut(), CopyToClipboard::to_clipboard_from(text))
            }
            None => Ok(()),
        }
    }

    /// The frames that the terminal takes.
    pub const fn frames(&self) -> &FrameWriter {
        &self.frames
    }

    /// Returns `true` if the terminal is ours.
    pub const fn is_entered(&self) -> bool {
        self.is_entered
    }

    /// Returns `true` if a frame may be drawn: the terminal is ours and has taken the last one.
    pub fn is_ready(&self) -> bool {
        self.is_entered && self.frames.is_sent()
    }

    /// Writes more of the last frame.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn send(&self) -> io::Result<()> {
        self.frames.send()
    }

    /// The area of the last frame.
    pub fn area(&mut self) -> Rect {
        self.terminal.get_frame().area()
    }

    /// Copies a text to the clipboard of the terminal, with the next frame or on leaving.
    pub fn copy(&mut self, text: String) {
        self.copied = Some(text);
    }

    /// Forgets what the screen shows, so that the next frame draws all of it. (`Terminal::clear`
    /// would ask the terminal where its cursor is and wait for an answer.)
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn clear(&mut self) -> io::Result<()> {
        self.title.clear();
        let area = layout::drawn(self.terminal.size()?);
        // The cells beyond the area are never drawn.
        self.terminal.backend_mut().clear_region(ClearType::All)?;
        self.terminal.resize(Rect::from((Cell::ORIGIN, area)))
    }

    /// Draws the model.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn draw(&mut self, model: &Model) -> io::Result<()> {
        if self.area().as_size() != layout::drawn(self.terminal.size()?) {
            self.clear()?;
        }
        let title = draw::title(&model.view());
        if title != self.title {
            queue!(self.terminal.backend_mut(), SetTitle(&title))?;
            self.title = title;
        }
        let mouse = model.settings().mouse;
        if mouse != self.mouse {
            term::set_mouse(self.terminal.backend_mut(), mouse)?;
            self.mouse = mouse;
        }
        self.copy_now()?;
        self.terminal.draw(|frame| draw::draw(model, &mut self.pictures, frame))?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
    }
}
