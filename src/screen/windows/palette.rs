//! The palette: one line in which a command is typed by its name or by what it does, and the commands that
//! fit it above.

use othello_words::i18n::{Language, m};
use othello_words::text;
use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::screen::view::View;
use crate::screen::window::{FollowUp, Reply, Window};
use crate::screen::window_text::{
    Click, FRAME_WIDTH, Place, Scroll, WindowLine, WindowText, typed,
};
use othello_board::app::App;
use othello_board::app::call::Call;
use othello_board::app::command::{Arg, Command, On};
use othello_board::app::front_end::PALETTE_MODE;
use othello_board::app::keys;
use othello_board::app::keys::row::KeyRow;
use othello_board::app::message::{Erasure, Message, Step, WindowInput};
use othello_board::app::mode::Mode;
use othello_board::app::table;
use othello_board::line::typed_moves;

/// The commands in sight, where there is room for them.
const ROWS: usize = 8;

/// The columns for the name of a command, or of a key that has none, and for the keys of a command.
const NAME: usize = 14;
const KEYS: usize = 8;

/// The palette.
#[derive(Debug)]
pub struct Palette {
    typed: String,
    /// The row in focus among those that fit.
    row: usize,
    /// The mode that was in front when it was opened: its own commands come first.
    front: Mode,
    /// The lines that were run before, the last one first, and the one that is shown again.
    history: Vec<String>,
    recalled: Option<usize>,
}

/// A row of the palette.
#[derive(Clone, Copy)]
enum Entry {
    Command(&'static Command),
    /// A key of the window or the panel in front.
    Key(&'static KeyRow),
}

/// The fit of what is typed to a command; the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Name,
    StartOfName,
    PartOfName,
    Words,
}

impl Palette {
    /// Opens it over what is in front.
    pub fn new(front: Mode, history: Vec<String>) -> Self {
        Self { typed: String::new(), row: 0, front, history, recalled: None }
    }

    fn type_text(&mut self, text: String) {
        (self.typed, self.row, self.recalled) = (text, 0, None);
    }

    /// Goes through the list, or through the lines before while nothing is typed.
    fn select(&mut self, step: Step, app: &App) {
        let is_at_history = self.typed.is_empty() || self.recalled.is_some();
        if step == Step::Previous && is_at_history && self.row == 0 {
            let next = self.recalled.map_or(0, |at| at + 1);
            if let Some(line) = self.history.get(next) {
                (self.typed, self.recalled) = (line.clone(), Some(next));
            }
            return;
        }
        self.row = step.of(self.row(app), self.rows(app).max(1));
    }

    /// The row in focus: the last one, if there were more before.
    fn row(&self, app: &App) -> usize {
        self.row.min(self.rows(app).saturating_sub(1))
    }

    fn rows(&self, app: &App) -> usize {
        match self.argument(app) {
            Some((_, choices)) => choices.len(),
            None => self.entries(app).len(),
        }
    }

    /// Returns the command of which an argument is being typed, and the choices that fit it.
    fn argument(&self, app: &App) -> Option<(&'static Command, Vec<String>)> {
        let line = text::typed_line(&self.typed);
        let (word, rest) = line.trim_start().split_once(char::is_whitespace)?;
        let command = table::find(word, app)?;
        let rest = rest.trim().to_lowercase();
        let fits = |choice: &String| choice.to_lowercase().starts_with(&rest);
        Some((command, (command.choices)(app).into_iter().filter(fits).collect()))
    }

    /// Returns the rows that fit what is typed, the best first, those of the window in front before others.
    fn entries(&self, app: &App) -> Vec<Entry> {
        let typed = text::typed_line(&self.typed).trim().to_lowercase();
        let of_front = keys::rows(self.front).filter(|row| row.first_message().is_some());
        let is_window = !self.front.is_board();
        let of_front: Vec<_> = of_front.filter(|_| is_window).collect();
        let is_of_front = |command: &&'static Command| {
            of_front.iter().filter_map(|row| command_of(row)).any(|it| it == *command)
        };
        let keys = of_front.iter().filter_map(|row| {
            let command = command_of(row);
            let names = command.map_or_else(Vec::new, names);
            let about = format!("{} {}", row.help(), command.map(said).unwrap_or_default());
            Some((fit(&typed, &names, &about)?, Entry::Key(row)))
        });
        let commands = table::listed(app, On::Screen).filter(|it| !is_of_front(it));
        let commands = commands.filter_map(|command| {
            Some((fit(&typed, &names(command), &said(command))?, Entry::Command(command)))
        });
        let mut entries: Vec<_> = keys.chain(commands).collect();
        entries.sort_by_key(|(fit, _)| *fit);
        entries.into_iter().map(|(_, entry)| entry).collect()
    }

    /// Completes the name of the command in focus, or its argument.
    fn complete(&mut self, app: &App) {
        if let Some((command, choices)) = self.argument(app) {
            if let Some(choice) = choices.get(self.row(app)) {
                self.type_text(format!("{} {choice}", command.words[0]));
            }
            return;
        }
        let command = match self.entries(app).get(self.row(app)) {
            Some(Entry::Command(command)) => Some(*command),
            Some(Entry::Key(row)) => command_of(row),
            None => None,
        };
        if let Some(word) = command.and_then(|command| command.words.first()) {
            self.type_text(format!("{word} "));
        }
    }

    /// Runs what is typed, or the row in focus.
    fn confirm(&mut self, app: &App) -> Reply {
        let line = text::typed_line(&self.typed).trim().to_owned();
        if let Some((command, choices)) = self.argument(app) {
            let (_, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            let rest = choices.get(self.row(app)).map_or(rest.trim(), String::as_str);
            return run(command, rest);
        }
        let named = table::find(&line, app).filter(|_| self.row == 0).map(Entry::Command);
        match named.or_else(|| self.entries(app).into_iter().nth(self.row(app))) {
            Some(Entry::Key(row)) => match row.first_message() {
                // Which one of several is to be said.
                Some(Message::Call(command, Arg::Index(_))) if command.takes_something() => {
                    self.complete(app);
                    Reply::Stay
                }
                Some(message) => Reply::Send(message, FollowUp::Stay),
                None => Reply::Stay,
            },
            Some(Entry::Command(command)) if command.begins_line() => {
                Reply::Send(Message::Call(command, Arg::Nothing), FollowUp::Stay)
            }
            Some(Entry::Command(command)) if command.takes_something() => {
                self.complete(app);
                Reply::Stay
            }
            Some(Entry::Command(command)) => run(command, ""),
            // It is a move, or nothing that is known.
            None => played(line),
        }
    }
}

/// The languages in which commands are found: the names of commands are English in all.
fn languages() -> impl Iterator<Item = Language> {
    let current = Language::current();
    [current].into_iter().chain(Some(Language::ENGLISH).filter(|english| *english != current))
}

/// Returns all that is said of a command.
fn said(command: &Command) -> String {
    let text = (command.text)();
    let said = languages().map(|language| {
        let key = text.form_in("key", language).unwrap_or_default();
        let said = text.form_in("screen", language).unwrap_or_else(|| text.say_in(language));
        format!("{key} {said} ")
    });
    said.collect::<String>() + &names(command).join(" ")
}

/// Returns the names of a command, and the words by which people look for it.
fn names(command: &Command) -> Vec<String> {
    let text = (command.text)();
    let about = languages().filter_map(|language| text.form_in("about", language));
    let about: Vec<_> = about.collect();
    let about = about.iter().flat_map(|words| words.split_whitespace());
    command.words.iter().copied().chain(about).map(str::to_lowercase).collect()
}

/// Returns the command of a key, if it can be typed.
fn command_of(row: &KeyRow) -> Option<&'static Command> {
    match row.first_message()? {
        Message::Call(command, _) => Some(command).filter(|command| !command.words.is_empty()),
        _ => None,
    }
}

fn run(command: &'static Command, rest: &str) -> Reply {
    Reply::Send(Message::Call(command, Arg::Text(rest.to_owned())), FollowUp::Stay)
}

/// Plays the moves of a line, or refuses what is neither a move nor a command.
fn played(line: String) -> Reply {
    Reply::Call(Call::new(move |app| typed_moves::play(app, &line)), FollowUp::Stay)
}

/// Returns how well what is typed fits the names of a command and what is said about it.
fn fit(typed: &str, names: &[String], said: &str) -> Option<Fit> {
    if names.iter().any(|name| name == typed) {
        return Some(Fit::Name);
    }
    if names.iter().any(|name| name.starts_with(typed)) && !typed.is_empty() {
        return Some(Fit::StartOfName);
    }
    if names.iter().any(|name| name.contains(typed)) && !typed.is_empty() {
        return Some(Fit::PartOfName);
    }
    let said = said.to_lowercase();
    let mut words = typed.split_whitespace();
    let is_said = |word: &str| {
        let mut known = said.split(|letter: char| !letter.is_alphanumeric());
        known.any(|known| known.starts_with(word)) || said.contains(word) && !word.is_ascii()
    };
    words
        .all(|word| is_said(word) || names.iter().any(|name| name.starts_with(word)))
        .then_some(Fit::Words)
}

impl Window for Palette {
    fn mode(&self) -> Mode {
        PALETTE_MODE
    }

    fn take(&mut self, input: WindowInput, app: &App) -> Reply {
        match input {
            WindowInput::Type(letter) => self.type_text(format!("{}{letter}", self.typed)),
            WindowInput::Paste(text) => self.type_text(format!("{}{}", self.typed, text.trim())),
            WindowInput::Erase(Erasure::Letter) if self.typed.is_empty() => return Reply::Close,
            WindowInput::Erase(part) => {
                let mut text = std::mem::take(&mut self.typed);
                part.of(&mut text);
                self.type_text(text);
            }
            WindowInput::Select(step) => self.select(step, app),
            WindowInput::Leap(leap) => self.row = leap.of(self.row(app), self.rows(app)),
            WindowInput::Scroll(lines) => self.select(Step::towards(lines), app),
            WindowInput::Pick { row, .. } => {
                self.row = row;
                return self.confirm(app);
            }
            WindowInput::Change(_) => self.complete(app),
            WindowInput::Confirm => return self.confirm(app),
            other => return Reply::usual(&other),
        }
        Reply::Stay
    }

    fn draw(&self, view: &View<'_>, screen: Size) -> WindowText {
        let (app, theme) = (view.app(), view.theme());
        let width = usize::from(screen.width).saturating_sub(FRAME_WIDTH);
        let ellipsis = theme.set().ellipsis;
        let rows = (usize::from(screen.height) / 3).clamp(3, ROWS);
        let in_focus = self.row(app);
        let rows_of = |number: usize| if number == in_focus { rows } else { 1 };
        let listed: Vec<Vec<WindowLine>> = match self.argument(app) {
            Some((command, choices)) if choices.is_empty() => {
                let usage = (command.text)().form("usage").unwrap_or_default();
                let usage = text::wrap(&usage, width).into_iter();
                usage.map(|line| vec![WindowLine::new(line)]).collect()
            }
            Some((_, choices)) => {
                choices.into_iter().map(|choice| vec![WindowLine::new(choice)]).collect()
            }
            None => {
                let entries = self.entries(app).into_iter().enumerate();
                entries
                    .map(|(number, entry)| row(entry, view, width, rows_of(number), ellipsis))
                    .collect()
            }
        };
        let taken = listed.get(in_focus).map_or(1, Vec::len);
        let mut lines = Vec::new();
        for (number, row) in listed.into_iter().enumerate() {
            for mut line in row {
                line.click = Click::Pick(number);
                if number == in_focus {
                    let padded = text::pad(&line.text.to_string(), width);
                    line.text = Line::styled(padded, theme.colors.selected);
                }
                lines.push(line);
            }
        }
        if lines.is_empty() {
            let nothing = theme.spell(&m::palette::nothing().to_string());
            lines.push(WindowLine::new(Line::styled(nothing, theme.colors.quiet)));
        }
        lines.resize_with(lines.len().max(rows), WindowLine::blank);
        let mut prompt = typed(&self.typed, width.saturating_sub(1), theme);
        prompt.text.spans.insert(0, Span::styled(":", theme.colors.strong));
        prompt.caret = prompt.caret.map(|caret| caret + 1);
        let scroll = Scroll::Around { line: in_focus + taken - 1, top: Some(0) };
        let title = m::palette::title().to_string();
        WindowText {
            foot: vec![prompt],
            scroll,
            place: Place::Foot(rows),
            ..WindowText::new(title, lines)
        }
    }
}

/// Returns a row: the name, what it does or why it cannot be done now, and the keys. A key of the window in front
/// that does nothing with a name has its own. Of words that need more than `rows` lines there are fewer.
fn row(
    entry: Entry,
    view: &View<'_>,
    width: usize,
    rows: usize,
    ellipsis: &str,
) -> Vec<WindowLine> {
    let theme = view.theme();
    let (name, said, keys, is_possible) = match entry {
        Entry::Key(row) => {
            let (name, keys) = match command_of(row) {
                Some(command) => (command.words[0].to_owned(), row.label()),
                None => (row.label(), String::new()),
            };
            (name, vec![row.help()], keys, row.is_available(view.app()))
        }
        Entry::Command(command) => {
            let text = (command.text)();
            let refused = command.refusal(view.app()).map(|refused| refused.why);
            let is_possible = refused.is_none();
            let said = refused.unwrap_or(text.clone());
            let said = [Some(said.words("screen", None)), said.form("short"), text.form("key")];
            let said = said.into_iter().flatten().filter(|said| !said.is_empty()).collect();
            (command.words[0].to_owned(), said, command.label(), is_possible)
        }
    };
    let fitting =
        |said: &str, columns| text::wrap_to_rows(said, columns, 1, ellipsis).swap_remove(0);
    let name_width = NAME.min(width / 3);
    let names = [&*name, first_of(&name)];
    let name = names.into_iter().find(|name| text::width(name) <= name_width).unwrap_or(names[0]);
    let name = fitting(name, NAME);
    let key_width = if width < 44 { 0 } else { KEYS };
    let is_in_sight = |keys: &&str| text::width(keys) <= key_width;
    let keys = [&*keys, first_of(&keys)].into_iter().find(is_in_sight).unwrap_or_default();
    // Where there are no keys, there is more room for words.
    let taken = if keys.is_empty() { 0 } else { key_width };
    let room = width.saturating_sub(text::width(&name).max(name_width) + taken + 2);
    let said: Vec<_> = said.iter().map(|said| theme.spell(said)).collect();
    let whole = said.iter().find(|said| text::wrap(said, room).len() <= rows);
    let said = whole.or(said.first()).map_or("", String::as_str);
    let said = text::wrap_to_rows(said, room, rows, ellipsis).into_iter();
    let style = if is_possible { theme.colors.strong } else { theme.colors.quiet };
    let said_style = if is_possible { Style::new() } else { theme.colors.quiet };
    said.enumerate()
        .map(|(number, said)| {
            let (name, keys) = if number == 0 { (&*name, keys) } else { ("", "") };
            WindowLine::new(vec![
                Span::styled(text::pad(name, name_width), style),
                Span::raw(" "),
                Span::styled(text::pad(&said, room), said_style),
                Span::raw(" "),
                Span::styled(keys.to_owned(), theme.colors.quiet),
            ])
        })
        .collect()
}

/// Returns the first of some keys: `Backspace` of `Backspace, Delete`.
fn first_of(keys: &str) -> &str {
    let comma = m::common::comma().to_string();
    keys.split_once(&comma).map_or(keys, |(first, _)| first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello_board::app::message::Leap;
    use othello_board::app::state::Confirmation;
    use othello_core::rules::Rules;
    use othello_session::{Session, Setup};

    fn app() -> App {
        App::new(Session::new(Setup::new(Rules::OTHELLO), None), Confirmation::Ask, None)
    }

    /// Commands can become fewer while the palette is open.
    #[test]
    fn a_row_behind_the_end_is_the_last_one() {
        let app = app();
        let behind = || {
            let palette = Palette::new(Mode::BOARD, Vec::new());
            Palette { typed: "theme ".to_owned(), row: 1000, ..palette }
        };
        let last = behind().rows(&app) - 1;
        let mut palette = behind();
        palette.take(WindowInput::Leap(Leap::Page(Step::Next)), &app);
        assert_eq!(palette.row, last);
        let at_last = || Palette { row: last, ..behind() };
        let confirmed = |mut palette: Palette| palette.confirm(&app);
        assert_eq!(confirmed(behind()), confirmed(at_last()));
        let completed = |mut palette: Palette| {
            palette.complete(&app);
            palette.typed
        };
        assert_eq!(completed(behind()), completed(at_last()));
    }

    /// The words that people type who do not know the names.
    #[test]
    fn words_of_everyday_find_their_commands_first() {
        let app = app();
        let palette = |typed: &str| Palette {
            typed: typed.to_owned(),
            ..Palette::new(Mode::BOARD, Vec::new())
        };
        assert!(!palette("hints").entries(&app).is_empty(), "a key without a name");
        for (typed, name) in [
            ("take back", "undo"),
            ("online", "host"),
            ("friend", "host"),
            ("colour", "theme"),
            ("load", "games"),
            ("export", "save"),
            ("timer", "pause"),
            ("Sprache", "language"),
            ("中文", "language"),
            ("tutorial", "rules"),
            ("mistake", "undo"),
            ("mistakes", "review"),
            ("opponent", "play"),
        ] {
            let first = match palette(typed).entries(&app).first() {
                Some(Entry::Command(command)) => Some(*command),
                Some(Entry::Key(row)) => command_of(row),
                None => None,
            };
            let names = first.map_or(&[][..], |command| command.words);
            assert!(names.contains(&name), "{typed}: {names:?}");
        }
    }
}
