//! What lies over the board: lines of text, and what a click on each asks for.

use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::app::{App, Dialog, OpenWindow, Page};
use super::charts;
use super::form::{Field, Form};
use super::help;
use super::message::Message;
use crate::app::controller::{Action, Answer, Question};
use crate::app::narration;
use crate::app::stub::GameSummary;
use crate::session::Session;

/// A titled sheet of lines.
pub struct Sheet {
    /// The title.
    pub title: &'static str,
    /// The lines.
    pub lines: Vec<Entry>,
    /// The line that must be seen.
    pub focus: Focus,
}

/// Which lines are shown where there are too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// Those from here on.
    Top(usize),
    /// Those around here, where the cursor is too.
    Around(usize),
}

/// A line of a sheet.
pub struct Entry {
    /// The line.
    pub text: Line<'static>,
    /// What a click on it asks for.
    pub click: Option<Message>,
}

/// A line that a click does nothing to.
pub fn text(line: impl Into<Line<'static>>) -> Entry {
    Entry { text: line.into(), click: None }
}

/// Several such lines.
pub fn paragraph(sentence: &str, width: usize) -> impl Iterator<Item = Entry> {
    wrap(sentence, width).into_iter().map(text)
}

impl Sheet {
    /// What lies over the board, for a screen of that size.
    pub fn of(app: &App, screen: Size) -> Option<Self> {
        let width = usize::from(screen.width).saturating_sub(4).clamp(10, 68);
        Some(match app.open_window()? {
            OpenWindow::Question(question) => ask(app, width, question),
            OpenWindow::Pause => pause(app, width),
            OpenWindow::Dialog(dialog) => match dialog {
                Dialog::Page(Page::Help, top) => help::sheet(app, width, *top),
                Dialog::Page(Page::Diagram, top) => charts::diagram(app, width, *top),
                Dialog::Page(Page::Graphs, top) => charts::graphs(app, screen, *top),
                Dialog::NewGame(form) => fill_in(app, width, form),
                Dialog::SavedGames(games, chosen) => list(app, width, games, *chosen),
                Dialog::SaveAs(name) => type_name(width, name),
            },
        })
    }

    /// The room that the sheet would like, its frame included.
    pub fn size(&self) -> Size {
        let widest = self.lines.iter().map(|entry| entry.text.width()).max().unwrap_or(0);
        let widest = widest.max(self.title.chars().count() + 2);
        let clamp = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        Size { width: clamp(widest + 4), height: clamp(self.lines.len() + 2) }
    }

    /// The first line shown when so many fit.
    pub fn top(&self, rows: usize) -> usize {
        let last_top = self.lines.len().saturating_sub(rows);
        match self.focus {
            Focus::Top(top) => top.min(last_top),
            Focus::Around(line) => line.saturating_sub(rows / 2).min(last_top),
        }
    }
}

fn button(label: &'static str, message: Message) -> Entry {
    Entry { text: Line::from(label), click: Some(message) }
}

fn ask(app: &App, width: usize, question: &Question) -> Sheet {
    let (title, yes, no) = match question {
        Question::Branch { .. } => ("Branch", "y  Branch", "n  Cancel"),
        Question::Undo { .. } => ("Undo", "y  Undo", "n  Cancel"),
        Question::Resign => ("Resign", "y  Resign", "n  Keep playing"),
        Question::NewGame(_) => ("New game", "y  Restart", "n  Keep playing"),
        Question::NewMatch(_) => ("New match", "y  Abandon it", "n  Keep playing"),
        Question::Load(_) => ("Load", "y  Load", "n  Cancel"),
    };
    let sentence = narration::question(app.controller(), question);
    let mut lines: Vec<_> = paragraph(&sentence, width).collect();
    lines.push(text(""));
    lines.push(button(yes, Message::Act(Action::Answer(Answer::Yes))));
    lines.push(button(no, Message::Act(Action::Answer(Answer::No))));
    Sheet { title, lines, focus: Focus::Top(0) }
}

fn fill_in(app: &App, width: usize, form: &Form) -> Sheet {
    let mut lines = Vec::new();
    let mut here = 0;
    for (place, field) in Field::ALL.into_iter().enumerate() {
        if field == form.field() {
            here = lines.len();
        }
        let click = Some(Message::Pick(place));
        let written = field_lines(app, form, field, width);
        lines.extend(written.into_iter().map(|text| Entry { text, click: click.clone() }));
    }
    lines.push(text(""));
    // The room for the sentence stays the same, so that nothing jumps as one chooses.
    let mut sentence: Vec<_> = paragraph(&form.sentence(), width).collect();
    sentence.resize_with(sentence.len().max(3), || text(""));
    sentence.push(text(" ".repeat(width)));
    lines.extend(sentence);
    Sheet { title: "New game", lines, focus: Focus::Around(here) }
}

/// A line of the form; where the screen is narrow, the value has a line of its own.
fn field_lines(app: &App, form: &Form, field: Field, width: usize) -> Vec<Line<'static>> {
    const LABELS: usize = 10;
    let colors = app.theme().colors;
    let is_here = field == form.field();
    let style = if is_here { colors.selected } else { Style::new() };
    let mut value = form.value(field);
    if is_here && field.is_text() {
        value.push('_');
    } else if is_here && field != Field::Start {
        value = format!("< {value} >");
    }
    let fits = LABELS + value.chars().count() <= width;
    if fits && !field.label().is_empty() {
        let label = Span::styled(format!("{:LABELS$}", field.label()), colors.quiet);
        return vec![Line::from(vec![label, Span::styled(value, style)])];
    }
    let label = (!field.label().is_empty()).then(|| Line::styled(field.label(), colors.quiet));
    let value = wrap(&value, width).into_iter().map(|line| Line::styled(line, style));
    label.into_iter().chain(value).collect()
}

fn list(app: &App, width: usize, games: &[GameSummary], chosen: usize) -> Sheet {
    let mut lines = Vec::new();
    let mut here = 0;
    for (place, game) in games.iter().enumerate() {
        let game = narration::game_sentence(game);
        let is_here = place == chosen;
        if is_here {
            here = lines.len();
        }
        let style = if is_here { app.theme().colors.selected } else { Style::new() };
        let written = if game.chars().count() > width { wrap(&game, width) } else { vec![game] };
        lines.extend(written.into_iter().map(|line| Entry {
            text: Line::styled(line, style),
            click: Some(Message::Pick(place)),
        }));
    }
    Sheet { title: "Games", lines, focus: Focus::Around(here) }
}

fn type_name(width: usize, name: &str) -> Sheet {
    let sentence = "Save the game under this name among your games:";
    let mut lines: Vec<_> = paragraph(sentence, width).collect();
    let typed: Vec<_> = name.chars().collect();
    let seen: String = typed[typed.len().saturating_sub(width - 1)..].iter().collect();
    lines.push(text(format!("{seen}_")));
    let focus = Focus::Around(lines.len() - 1);
    Sheet { title: "Save", lines, focus }
}

fn pause(app: &App, width: usize) -> Sheet {
    let mut lines: Vec<_> = paragraph("Paused.", width).collect();
    lines.push(text(""));
    lines.extend(crate::board::Color::BOTH.map(|color| text(time_left(app.session(), color))));
    lines.push(text(""));
    lines.push(button("p  Resume", Message::Act(Action::Resume)));
    Sheet { title: "Pause", lines, focus: Focus::Top(0) }
}

fn time_left(session: &Session, color: crate::board::Color) -> String {
    let left = session.clock().map(|clock| crate::clock::ClockFace(clock.left(color)).to_string());
    format!("{}  {}", session.name(color), left.unwrap_or_default())
}

/// Breaks a text into lines of at most so many columns, at blanks; a longer word has its own.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        let is_full = line.chars().count() + 1 + word.chars().count() > width;
        if line.is_empty() {
            line.push_str(word);
        } else if is_full {
            lines.push(word.into());
        } else {
            line.push(' ');
            line.push_str(word);
        }
    }
    lines
}
