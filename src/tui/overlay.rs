//! What lies over the board: lines of text, and what a click on each asks for.

use ratatui::layout::Size;
use ratatui::text::{Line, Span};

use super::app::{App, Message, Overlay, Question};
use super::keys::{KEYS, Place};

/// A titled page of lines.
pub struct Page {
    /// The title.
    pub title: &'static str,
    /// The lines.
    pub lines: Vec<Entry>,
    /// The first line shown.
    pub scroll: usize,
}

/// A line of a page.
pub struct Entry {
    /// The line.
    pub text: Line<'static>,
    /// What a click on it asks for.
    pub click: Option<Message>,
}

impl Page {
    /// What lies over the board, in lines of at most so many columns.
    pub fn of(app: &App, columns: u16) -> Option<Self> {
        let width = usize::from(columns).saturating_sub(4).clamp(10, 66);
        Some(match app.overlay()? {
            Overlay::Help { scroll } => help(app, width, *scroll),
            Overlay::Question(question) => ask(app, width, *question),
        })
    }

    /// The room that the page would like, its frame included.
    pub fn size(&self) -> Size {
        let widest = self.lines.iter().map(|entry| entry.text.width()).max().unwrap_or(0);
        let widest = widest.max(self.title.chars().count() + 2);
        let clamp = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        Size { width: clamp(widest + 4), height: clamp(self.lines.len() + 2) }
    }

    /// The first line shown when so many fit.
    pub fn top(&self, rows: usize) -> usize {
        self.scroll.min(self.lines.len().saturating_sub(rows))
    }
}

fn text(line: impl Into<Line<'static>>) -> Entry {
    Entry { text: line.into(), click: None }
}

fn button(label: &'static str, message: Message) -> Entry {
    Entry { text: Line::from(label), click: Some(message) }
}

fn ask(app: &App, width: usize, question: Question) -> Page {
    let (title, sentence, yes) = match question {
        Question::NewGame => {
            ("New game", "The game is not finished. Begin a new one?".into(), "y  Begin a new game")
        }
        Question::Leave => ("Leave", "The game is not finished. Leave it?".into(), "y  Leave"),
        Question::PlayFrom { plies, square } => {
            let later = app.session().game().plies().len() - plies;
            let sentence = format!("Play {square} here and forget the {later} later moves?");
            ("Play from here", sentence, "y  Play it")
        }
    };
    let mut lines: Vec<_> = wrap(&sentence, width).into_iter().map(text).collect();
    lines.push(text(""));
    lines.push(button(yes, Message::Agree));
    lines.push(button("n  Go on as it is", Message::Close));
    Page { title, lines, scroll: 0 }
}

fn help(app: &App, width: usize, scroll: usize) -> Page {
    use ratatui::style::Style;
    let strong = app.theme().strong;
    let heading = |title: &'static str| text(Line::styled(title, strong));
    let mut lines = vec![heading("Keys")];
    let rows = KEYS.iter().filter(|row| row.place == Place::Board);
    let label_width = rows.clone().map(|row| row.label.len()).max().unwrap_or(0) + 2;
    for row in rows {
        // Where the window is narrow, what a key does stands under its name.
        let indent = if width >= label_width + 24 { label_width } else { 2 };
        let mut label = format!("{:indent$}", row.label);
        if indent == 2 {
            lines.push(text(Line::styled(row.label, strong)));
            label = " ".repeat(indent);
        }
        for part in wrap(row.help, width - indent) {
            let label = std::mem::replace(&mut label, " ".repeat(indent));
            lines.push(text(vec![Span::styled(label, strong), Span::styled(part, Style::new())]));
        }
    }
    lines.push(text(""));
    lines.push(heading("The rules"));
    lines.extend(wrap(RULES, width).into_iter().map(text));
    lines.push(text(""));
    lines.extend(wrap(SELECTING, width).into_iter().map(text));
    Page { title: "Help", lines, scroll }
}

const RULES: &str = "Black moves first. Place a disc so that one or more of the opponent's discs \
     lie in a straight line, in any of the eight directions, between it and another disc of yours: \
     all discs enclosed so are turned. Who cannot move passes, which the board does by itself; who \
     can must. When neither can move the game is over and the player with more discs wins; the \
     empty squares count for the winner.";

const SELECTING: &str = "To select text with the mouse hold Shift while you drag (Option in some \
     terminals).";

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
