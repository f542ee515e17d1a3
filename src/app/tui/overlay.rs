//! What lies over the board: lines of text, and what a click on each asks for.

use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::app::{App, Overlay, Page, Question};
use super::charts;
use super::help;
use super::message::Message;
use super::new_game::{Field, NewGameDialog};
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
        Some(match app.overlay()? {
            Overlay::Page(Page::Help, top) => help::sheet(app, width, *top),
            Overlay::Page(Page::Diagram, top) => charts::diagram(app, width, *top),
            Overlay::Page(Page::Graphs, top) => charts::graphs(app, screen, *top),
            Overlay::Question(question) => ask(app, width, question),
            Overlay::Form(form) => fill_in(app, width, form),
            Overlay::Games(games, chosen) => list(app, width, games, *chosen),
            Overlay::Name(name) => type_name(width, name),
            Overlay::Pause => pause(app, width),
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
    let (title, sentence, yes) = match question {
        Question::PlayFrom { plies, square } => {
            let later = app.game().plies().len().saturating_sub(*plies);
            let sentence = match (later, app.is_forfeited()) {
                (1, false) => format!(
                    "Play {square} here instead of the last move? The time used is not given back."
                ),
                (1, true) => format!(
                    "Play {square} here and take the end of the game back? The game as it stands \
                     is kept among the games."
                ),
                _ => format!(
                    "Play {square} here instead of the {later} later moves? They are kept among \
                     the games."
                ),
            };
            ("Play from here", sentence, "y  Play it")
        }
        Question::Undo => {
            let sentence = "Take back the last move? The time used is not given back.";
            ("Take back", sentence.into(), "y  Take it back")
        }
        Question::Resign => {
            let loser = app.session().to_move().map(|color| app.session().name(color));
            (
                "Resign",
                format!("{} gives up and loses the game?", loser.unwrap_or_default()),
                "y  Resign",
            )
        }
        Question::Load(record) => {
            let moves = record.game.plies().len();
            let sentence = format!(
                "Leave the game under way for another one of {moves} moves? It is kept among the \
                 games."
            );
            ("Load", sentence, "y  Load it")
        }
    };
    let mut lines: Vec<_> = paragraph(&sentence, width).collect();
    lines.push(text(""));
    lines.push(button(yes, Message::Agree));
    lines.push(button("n  Go on as it is", Message::Close));
    Sheet { title, lines, focus: Focus::Top(0) }
}

fn fill_in(app: &App, width: usize, form: &NewGameDialog) -> Sheet {
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
fn field_lines(app: &App, form: &NewGameDialog, field: Field, width: usize) -> Vec<Line<'static>> {
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

fn list(app: &App, width: usize, games: &[String], chosen: usize) -> Sheet {
    let mut lines = Vec::new();
    let mut here = 0;
    for (place, game) in games.iter().enumerate() {
        let is_here = place == chosen;
        if is_here {
            here = lines.len();
        }
        let style = if is_here { app.theme().colors.selected } else { Style::new() };
        let written =
            if game.chars().count() > width { wrap(game, width) } else { vec![game.clone()] };
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
    let mut lines: Vec<_> = paragraph("The clocks stand still.", width).collect();
    lines.push(text(""));
    lines.extend(crate::board::Color::BOTH.map(|color| text(time_left(app.session(), color))));
    lines.push(text(""));
    lines.push(button("p  Go on", Message::Close));
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
