//! The screen, which writes only differences between frames to the terminal.

use std::io;

use othello_board::features::link::linked::PageLinks;
use othello_home::config::look::{Alert, Mouse};
use othello_home::terminal::variable;
use ratatui::backend::{Backend, ClearType, CrosstermBackend};
use ratatui::crossterm::clipboard::CopyToClipboard;
use ratatui::crossterm::cursor::{MoveTo, RestorePosition, SavePosition};
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{EndSynchronizedUpdate, SetTitle};
use ratatui::crossterm::{execute, queue};
use ratatui::layout::{Position as Cell, Rect, Size};
use ratatui::{Terminal, TerminalOptions, Viewport};

use super::alert::{self, Taskbar};
use super::answer::{Awaited, ColorQuestions, TerminalAnswer, TerminalQuestions};
use super::board::pictures::Pictures;
use super::draw::{self, ShownFrame};
use super::frame_writer::FrameWriter;
use super::graphics::{DrawnExtent, Graphics, Heard};
use super::hyperlinks::{self, Hyperlink};
use super::layout;
use super::model::Model;
use super::placed_window::Unframed;
use super::term::{self, output};
use super::title;

pub struct Screen {
    terminal: Terminal<CrosstermBackend<FrameWriter>>,
    frames: FrameWriter,
    is_entered: bool,
    /// The title that was set last.
    title: String,
    taskbar: Taskbar,
    pictures: Pictures,
    graphics: Graphics,
    /// The questions that it was asked at first.
    questions: TerminalQuestions,
    awaited: Awaited,
    /// The last frame.
    drawn: Drawn,
    /// The recipient of mouse events that was set last.
    mouse: Mouse,
    /// The text to copy with the next frame.
    copied: Option<String>,
    /// Set if the last frame copies a text.
    is_copying: bool,
    /// The word over several rows that was written last.
    unframed: Option<Unframed>,
    /// The links that were written last.
    links: Vec<Hyperlink>,
}

/// A frame on the screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawn {
    /// None so far.
    Nothing,
    /// One in characters, without the pictures that the terminal could show.
    Characters,
    /// One with some of its pictures.
    Part,
    /// One with all that belongs to it.
    Whole,
}

impl Screen {
    /// Enters the alternate screen, and asks the terminal about its colours, pictures and characters.
    pub fn enter(mouse: Mouse, questions: TerminalQuestions) -> io::Result<Self> {
        let frames = FrameWriter::default();
        term::enter(&frames, mouse)?;
        let mut awaited = Awaited::default();
        term::ask(&frames, awaited.ask(questions))?;
        // The program limits the area that is drawn, not the terminal.
        let viewport = Viewport::Fixed(Rect::ZERO);
        let options = TerminalOptions { viewport };
        let terminal = Terminal::with_options(CrosstermBackend::new(frames.clone()), options)?;
        let title = String::new();
        let mut screen = Self {
            terminal,
            frames,
            is_entered: true,
            title,
            taskbar: Taskbar::find(variable),
            pictures: Pictures::default(),
            graphics: Graphics::new(questions.graphics),
            questions,
            awaited,
            drawn: Drawn::Nothing,
            mouse,
            copied: None,
            is_copying: false,
            unframed: None,
            links: Vec::new(),
        };
        screen.clear()?;
        Ok(screen)
    }

    /// Enters again, after the program was suspended.
    pub fn enter_again(&mut self, mouse: Mouse) -> io::Result<()> {
        term::enter_again(&self.frames, mouse)?;
        // On leaving, the answers that were on their way were read and dropped.
        self.awaited = Awaited::default();
        self.taskbar = Taskbar::find(variable);
        self.is_entered = true;
        self.mouse = mouse;
        self.clear()
    }

    /// Restores the terminal until [`Screen::enter_again`]. Copies a pending text first.
    pub fn leave(&mut self) {
        // A terminal that is gone or not being read cannot copy.
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

    /// Adds the text to copy to the frame that is being drawn.
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

    pub const fn frames(&self) -> &FrameWriter {
        &self.frames
    }

    /// Returns `true` if the program has the terminal.
    pub const fn is_entered(&self) -> bool {
        self.is_entered
    }

    /// Returns `true` if a frame may be drawn: the program has the terminal, which has taken the last
    /// frame.
    pub fn is_ready(&self) -> bool {
        self.is_entered && self.frames.is_sent()
    }

    /// Writes more of the last frame.
    pub fn send(&self) -> io::Result<()> {
        self.frames.send()
    }

    /// Returns `true` unless the last frame lacks its pictures.
    pub fn is_whole(&self) -> bool {
        self.drawn == Drawn::Whole
    }

    /// Takes in an answer of the terminal; returns `None` if it was not asked for.
    pub fn hear(&mut self, answer: TerminalAnswer) -> io::Result<Option<Heard>> {
        if answer == TerminalAnswer::Colors && self.follows_colors() {
            term::ask(&self.frames, self.awaited.ask(TerminalQuestions::BACKGROUND))?;
        }
        let Some(questions) = self.awaited.hear(answer) else { return Ok(None) };
        if answer == TerminalAnswer::Attributes {
            term::answered();
            term::ask(&self.frames, questions)?;
        }
        let heard = match answer {
            // What was drawn in wider characters than expected lies in other cells than it should.
            TerminalAnswer::DiscWidth(2) => Heard::Changed,
            TerminalAnswer::Background(_)
            | TerminalAnswer::Depth(_)
            | TerminalAnswer::Graphics(_)
            | TerminalAnswer::CellSize(_)
            | TerminalAnswer::DiscWidth(_)
            | TerminalAnswer::Colors
            | TerminalAnswer::Attributes => self.graphics.hear(answer),
        };
        match heard {
            Heard::Changed if self.is_entered => self.clear()?,
            Heard::Changed | Heard::Same => {}
        }
        Ok(Some(heard))
    }

    /// Returns `true` if the terminal tells when its colours change.
    fn follows_colors(&self) -> bool {
        self.is_entered && self.questions.colors != ColorQuestions::None
    }

    /// Tells something to somebody who does not look at the screen.
    pub fn alert(&self, news: &str, alert: Alert) -> io::Result<()> {
        if self.is_entered {
            self.frames.send_first(&alert::notification(news, alert, variable))?;
        }
        Ok(())
    }

    /// Asks for the size of a cell, which may have changed with that of the window, if it matters.
    pub fn measure(&mut self) -> io::Result<()> {
        if self.is_entered && self.graphics.are_shown() {
            term::ask(&self.frames, self.awaited.ask(TerminalQuestions::CELL_SIZE))?;
        }
        Ok(())
    }

    /// Returns the size of the terminal. (The back end would open the terminal anew each time.)
    fn size(&self) -> io::Result<Size> {
        output::size().map_or_else(|| self.terminal.size(), Ok)
    }

    /// Returns the area of the last frame.
    pub fn area(&mut self) -> Rect {
        self.terminal.get_frame().area()
    }

    /// Copies a text to the clipboard of the terminal with the next frame, or on leaving.
    pub fn copy(&mut self, text: String) {
        self.copied = Some(text);
    }

    /// Clears the screen, so that the next frame is drawn as a whole. (`Terminal::clear` would ask the
    /// terminal for the position of its cursor and wait for the answer.)
    pub fn clear(&mut self) -> io::Result<()> {
        self.title.clear();
        self.unframed = None;
        self.links.clear();
        let area = layout::drawn(self.size()?);
        self.graphics.clear(self.terminal.backend_mut())?;
        // The cells beyond the area are never drawn.
        self.terminal.backend_mut().clear_region(ClearType::All)?;
        self.terminal.resize(Rect::from((Cell::ORIGIN, area)))
    }

    /// Writes a word again that takes several rows, without moving the cursor in between: so the
    /// terminal knows that its rows belong together, and selects it as a whole.
    fn join_rows(&mut self, unframed: Option<Unframed>) -> io::Result<()> {
        if self.unframed != unframed
            && let Some(Unframed { row, word }) = &unframed
        {
            let backend = self.terminal.backend_mut();
            queue!(backend, SavePosition, MoveTo(0, *row))?;
            let is_link = word.starts_with("http") && knows_links(self.questions);
            if is_link {
                hyperlinks::open(word, backend)?;
            }
            queue!(backend, Print(word))?;
            if is_link {
                hyperlinks::close(backend)?;
            }
            queue!(backend, RestorePosition)?;
        }
        self.unframed = unframed;
        Ok(())
    }

    /// Writes links again that the last frame has drawn.
    fn write_links(&mut self, links: Vec<Hyperlink>) -> io::Result<()> {
        if self.links != links {
            for link in links.iter().filter(|_| knows_links(self.questions)) {
                link.write(self.terminal.backend_mut())?;
            }
            self.links = links;
        }
        Ok(())
    }

    /// Draws the model.
    pub fn draw(&mut self, model: &Model) -> io::Result<()> {
        if self.area().as_size() != layout::drawn(self.size()?) {
            self.clear()?;
        }
        let title = title::title(&model.view());
        if title != self.title {
            queue!(self.terminal.backend_mut(), SetTitle(&title))?;
            self.title = title;
        }
        self.taskbar.show(alert::progress(&model.view()), self.terminal.backend_mut())?;
        let mouse = model.settings().mouse;
        if mouse != self.mouse {
            term::set_mouse(self.terminal.backend_mut(), mouse)?;
            self.mouse = mouse;
        }
        self.copy_now()?;
        let window = self.area().as_size();
        let cell = self.graphics.cell(window);
        self.drawn = match self.drawn {
            // Drawing the first pictures takes longer than a frame should.
            Drawn::Nothing if cell.is_some() => Drawn::Characters,
            Drawn::Nothing | Drawn::Characters | Drawn::Part | Drawn::Whole => Drawn::Whole,
        };
        self.pictures.begin(cell.filter(|_| self.drawn == Drawn::Whole));
        let mut shown = ShownFrame::default();
        let frame =
            self.terminal.draw(|frame| shown = draw::draw(model, &mut self.pictures, frame))?;
        let ShownFrame { cursor, unframed } = shown;
        let link = model.app().features.link.link();
        let rows = unframed.as_ref().map_or(u16::MAX, |unframed| unframed.row);
        let page = link.and_then(|link| link.invitation().page.as_ref());
        let addresses = page.map_or_else(Vec::new, PageLinks::all);
        let links = if addresses.is_empty() {
            Vec::new()
        } else {
            Hyperlink::all(frame.buffer, rows, &addresses)
        };
        self.write_links(links)?;
        let scene = self.pictures.finish();
        let progress = self.graphics.draw(scene.as_ref(), self.terminal.backend_mut())?;
        if progress == DrawnExtent::Part {
            self.drawn = Drawn::Part;
        }
        // Where it is not seen, it is in its place all the same, for programs that read out or magnify
        // what is beside it. (Seen, it would cover a disc or a letter, and erase a part of a picture.)
        queue!(self.terminal.backend_mut(), MoveTo(cursor.x, cursor.y))?;
        self.join_rows(unframed)?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
    }
}

/// Returns `true` unless a terminal that is asked these questions might print the sequences of a link.
fn knows_links(questions: TerminalQuestions) -> bool {
    questions != TerminalQuestions::default()
}
