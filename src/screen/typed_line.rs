//! A line that is typed in the foot of the window in front: what a command needs besides its key.

use othello_words::i18n::Text;
use othello_words::text;
use ratatui::text::Line;

use super::layout::Room;
use super::view::View;
use super::window::{FollowUp, Window, WindowReply};
use super::window_text::{WindowLine, WindowText, paragraph, text_width, typed};
use othello_board::app::App;
use othello_board::app::command::{Arg, Command, Fill, Runs};
use othello_board::app::event::Event;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::{ScreenInput, WindowInput};
use othello_notation::controls_output;

#[derive(Debug)]
pub struct TypedLine {
    command: &'static Command,
    fill: &'static Fill,
    /// The index of the thing that it is about, if it is about one of several.
    item: Option<usize>,
    text: String,
    state: State,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum State {
    Typed,
    /// The command runs with it.
    Confirmed,
    Refused(Text),
}

impl TypedLine {
    /// Begins the line of a command, on one of several things if it works on one.
    pub fn new(
        command: &'static Command,
        fill: &'static Fill,
        item: Option<usize>,
        app: &App,
    ) -> Self {
        Self { command, fill, item, text: (fill.start)(app), state: State::Typed }
    }

    /// The text typed so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the input mode while it is typed.
    pub const fn mode(&self) -> Mode {
        self.fill.mode
    }

    /// Returns the title of a window of its own, if it has one.
    pub fn title(&self) -> Option<Text> {
        self.fill.title.map(|title| title())
    }

    /// Takes in input; `None` if it is cancelled.
    pub fn handle(&mut self, input: &WindowInput) -> Option<WindowReply> {
        match input {
            WindowInput::Type(letter) => self.write(&letter.to_string()),
            WindowInput::Paste(text) => self.write(text),
            WindowInput::Erase(part) => part.of(&mut self.text),
            WindowInput::Confirm => {
                let typed = Some(self.text.trim()).filter(|text| !text.is_empty());
                let Some(text) = typed.or(self.fill.empty) else { return Some(WindowReply::Stay) };
                let reply = self.run(text);
                self.state = State::Confirmed;
                return Some(reply);
            }
            WindowInput::Cancel => return None,
            // What was found is picked: no more is looked for.
            WindowInput::Pick { .. } if self.is_over_list() => {
                self.state = State::Confirmed;
                return Some(WindowReply::Ignored);
            }
            WindowInput::Select(_)
            | WindowInput::Leap(_)
            | WindowInput::Pick { .. }
            | WindowInput::Find(_)
            | WindowInput::Scroll(_)
            | WindowInput::ScrollPage(_)
            | WindowInput::Change(_)
            | WindowInput::Turn(_) => return Some(WindowReply::Ignored),
        }
        self.state = State::Typed;
        Some(match self.fill.runs {
            Runs::Confirmed => WindowReply::Stay,
            Runs::Changed => self.run(self.text.trim()),
        })
    }

    /// Returns what is to be done when it is cancelled.
    pub fn cancelled(&self) -> WindowReply {
        match self.fill.runs {
            Runs::Confirmed => WindowReply::Quiet,
            Runs::Changed => self.run(""),
        }
    }

    /// Returns `true` if input that it has no use for is for the window behind it.
    pub fn is_over_list(&self) -> bool {
        self.fill.runs == Runs::Changed
    }

    fn run(&self, text: &str) -> WindowReply {
        let number = self.item.map(|index| format!("{} ", index + 1)).unwrap_or_default();
        let arg = Arg::Text(number + text);
        WindowReply::Send(ScreenInput::Call(self.command, arg), FollowUp::Quiet)
    }

    /// Adds what is typed or pasted, as far as there is room.
    fn write(&mut self, text: &str) {
        /// The longest line in bytes: a command with the longest ticket has room.
        const LONGEST: usize = 600;
        for letter in text.chars().filter(|letter| !controls_output(*letter)) {
            if self.text.len() + letter.len_utf8() <= LONGEST {
                self.text.push(letter);
            }
        }
    }

    /// Takes in an event of the app: the command may be refused.
    pub fn told(&mut self, event: &Event) {
        if let (State::Confirmed, Event::Refused(refused)) = (&self.state, event) {
            self.state = State::Refused(refused.why.clone());
        }
    }

    /// Returns `true` if the command has run with it.
    pub fn is_done(&self) -> bool {
        self.state == State::Confirmed
    }

    pub const fn is_refused(&self) -> bool {
        matches!(self.state, State::Refused(_))
    }

    /// Draws a window with the line in the place of its foot.
    pub fn draw_in(&self, window: &dyn Window, view: &View<'_>, room: Room) -> WindowText {
        let width = if window.is_docked() { room.columns } else { text_width(room) };
        let label = (self.fill.label)().to_string();
        let mut lines: Vec<_> = if self.fill.title.is_some() {
            paragraph(&label, width).chain([typed(&self.text, width, view.theme())]).collect()
        } else {
            vec![typed(&format!("{label} {}", self.text), width, view.theme())]
        };
        lines.extend(self.below(view, width));
        let mut drawn = window.draw(view, room);
        let more = lines.len().saturating_sub(drawn.foot.len());
        if more > 0 {
            let rows = room.rows.saturating_sub(more);
            drawn = window.draw(view, Room { rows, ..room });
            if rows == 0 {
                drawn.lines.clear();
                lines.retain(|line| line.caret.is_some());
            }
        }
        lines.resize_with(lines.len().max(drawn.foot.len()), WindowLine::blank);
        drawn.foot = lines;
        drawn
    }

    /// Returns why it was refused, or what there is to know about it.
    fn below(&self, view: &View<'_>, width: usize) -> Vec<WindowLine> {
        let theme = view.theme();
        let (about, style) = match &self.state {
            State::Refused(why) => {
                (vec![text::sentence_of(why, "screen", None)], theme.colors.warning)
            }
            State::Typed | State::Confirmed => {
                let about = (self.fill.about)(view.app());
                (about.iter().map(Text::to_string).collect(), theme.colors.quiet)
            }
        };
        let below = about.iter().flat_map(|text| text::wrap(text, width));
        below.map(|line| Line::styled(line, style).into()).collect()
    }
}

/// The window of a line that has no other in front.
#[derive(Debug)]
pub struct LineWindow(pub Text);

impl Window for LineWindow {
    fn mode(&self) -> Mode {
        Mode::TEXT
    }

    fn draw(&self, _: &View<'_>, _: Room) -> WindowText {
        WindowText::new(self.0.to_string(), Vec::new())
    }
}
