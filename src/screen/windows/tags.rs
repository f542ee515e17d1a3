//! The window in which the heading of a game is written.

use othello_words::faults::Said;
use othello_words::i18n::m;
use othello_words::text::sentence;

use othello_notation::draft::{Draft, Field};

use crate::screen::heading_lines::heading_lines;
use crate::screen::layout::Room;
use crate::screen::view::View;
use crate::screen::window::{Window, WindowReply};
use crate::screen::window_text::{Scroll, WindowLine, WindowText, paragraph, text_width};
use othello_board::app::App;
use othello_board::app::call::Call;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::{Step, WindowInput};
use othello_board::features::tags::commands::HEADING_MODE;
use othello_board::features::tags::{PAGE, WRITING, write};

/// The heading as far as it is written, and the field in focus.
#[derive(Debug)]
pub struct TagsWindow {
    heading: Draft,
    field: Field,
    entry: Entry,
}

/// The origin of the text in focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// It was there before: a letter that is typed takes its place.
    Found,
    Typed,
}

impl TagsWindow {
    /// Begins with the heading of the game, at its first field that says nothing.
    pub fn new(app: &App) -> Self {
        let heading = app.session().heading();
        let is_empty = |field: &Field| heading.text(*field).is_empty();
        let field = Field::ALL.into_iter().find(is_empty).unwrap_or(Field::Black);
        Self { heading, field, entry: Entry::Found }
    }

    fn go_to(&mut self, field: Field) {
        (self.field, self.entry) = (field, Entry::Found);
    }

    fn step(&mut self, step: Step) {
        self.go_to(Field::ALL[step.of(self.field as usize, Field::ALL.len())]);
    }

    /// Types letters behind the text, or in its place.
    fn enter(&mut self, letters: &str) {
        let before = match self.entry {
            Entry::Found => "",
            Entry::Typed => self.heading.text(self.field),
        };
        let text = format!("{before}{letters}");
        self.write(&text);
    }

    fn write(&mut self, text: &str) {
        self.entry = Entry::Typed;
        self.heading.write(self.field, text);
    }

    /// Writes the heading, or goes to the field that is wrong.
    fn confirm(&mut self) -> WindowReply {
        let wrong = match (self.heading.date(), self.heading.score()) {
            (Err(_), _) => Field::Date,
            (Ok(_), Err(_)) => Field::Score,
            (Ok(_), Ok(_)) => {
                let heading = self.heading.clone();
                return WindowReply::Change(Call::needing(WRITING, move |app| {
                    app.state.hide(PAGE);
                    write(app, &heading)
                }));
            }
        };
        (self.field, self.entry) = (wrong, Entry::Typed);
        WindowReply::Stay
    }
}

/// Returns what is to be typed into a field, or what is wrong with it.
fn about(heading: &Draft, field: Field) -> String {
    match (field, heading.date(), heading.score()) {
        (Field::Date, Err(error), _) => sentence(&error.said().to_string()),
        (Field::Score, _, Err(error)) => sentence(&error.said().to_string()),
        _ => m::tags::about_field(field.name()).to_string(),
    }
}

impl Window for TagsWindow {
    fn mode(&self) -> Mode {
        HEADING_MODE
    }

    fn handle(&mut self, input: WindowInput, _: &App) -> WindowReply {
        match input {
            WindowInput::Type(letter) => self.enter(&letter.to_string()),
            WindowInput::Paste(text) => self.enter(&text),
            WindowInput::Erase(part) => {
                let mut text = self.heading.text(self.field).to_owned();
                part.of(&mut text);
                self.write(&text);
            }
            // The wheel goes from field to field.
            WindowInput::Scroll(lines) => self.step(Step::towards(lines)),
            WindowInput::Select(step) => self.step(step),
            WindowInput::Pick { row, .. } => {
                self.go_to(Field::ALL.get(row).copied().unwrap_or(self.field));
            }
            WindowInput::Confirm => return self.confirm(),
            other => return WindowReply::usual(&other),
        }
        WindowReply::Stay
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        let (theme, width) = (view.theme(), text_width(room));
        let lines = heading_lines(&self.heading, Some(self.field), theme, width, 0);
        let about = about(&self.heading, self.field);
        let about = paragraph(&about, width);
        let foot = [WindowLine::blank()].into_iter().chain(about).collect();
        let scroll = Scroll::Around { line: self.field as usize, rows: 1, top: None };
        WindowText { foot, scroll, ..WindowText::new(m::tags::title().to_string(), lines) }
    }
}
