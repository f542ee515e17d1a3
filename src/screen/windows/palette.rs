//! The palette: one line in which a command is typed by its name or by what it does, and the commands that
//! fit it above.

use othello_home::config::setting::Setting;
use othello_notation::folding::{folded, without_e};
use othello_words::i18n::{Language, m};
use othello_words::text;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::screen::layout::Room;
use crate::screen::settings::Settings;
use crate::screen::view::View;
use crate::screen::window::{FollowUp, Light, Reply, Window};
use crate::screen::window_text::{
    Click, Scroll, WindowLine, WindowText, belonging_together, typed,
};
use othello_board::app::App;
use othello_board::app::call::Call;
use othello_board::app::command::{Arg, Choice, Command, On, Sought};
use othello_board::app::front_end::PALETTE_MODE;
use othello_board::app::keys;
use othello_board::app::keys::row::KeyRow;
use othello_board::app::message::{Message, Step, WindowInput};
use othello_board::app::mode::Mode;
use othello_board::app::table::{self, Feature};
use othello_board::features::settings::commands::SETTINGS;
use othello_board::line::typed_moves;

/// The rows of the list over the board, and the most of one beside it.
const LEAST: usize = 8;
const MOST: usize = 28;
/// The rows of a list from which on two are spent on what does not fit into one.
const ROOMY: usize = 12;
/// The rows of a window that leave too few for a list over the board.
const TIGHT: usize = 12;

/// The columns for the name of a command, or of a key that has none, and for the keys of a command.
const NAME: usize = 14;
const KEYS: usize = 8;
const NARROW_KEYS: usize = 3;

/// The palette.
#[derive(Debug)]
pub struct Palette {
    typed: String,
    /// The row in focus among those that fit; `None` before the players have gone through them.
    row: Option<usize>,
    /// The mode that was in front when it was opened: its own commands come first.
    front: Mode,
    /// The lines that were run before, the last one first, and the one that is shown again.
    history: Vec<String>,
    recalled: Option<usize>,
    /// The look of the screen when it was opened.
    look: Settings,
}

/// A row of the palette.
#[derive(Clone)]
enum Entry {
    Command(&'static Command),
    /// A key of the window or the panel in front.
    Key(&'static KeyRow),
    /// A command with what stands behind it.
    Choice(&'static Command, Choice),
}

/// The fit of what is typed to a command; the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Name,
    Choice,
    StartOfName,
    StartOfChoice,
    Words,
    PartOfName,
    MisspeltWord,
    Misspelt,
}

/// The command of which an argument is being typed, with what is typed and the choices that fit it.
struct Argument {
    command: &'static Command,
    rest: String,
    choices: Vec<Choice>,
}

/// The rows that fit what is typed: to be found once for a key or a frame, for all commands are gone through.
enum Found {
    Argument(Argument),
    Entries(Vec<Entry>),
}

impl Found {
    fn rows(&self) -> usize {
        match self {
            Self::Argument(argument) => argument.choices.len(),
            Self::Entries(entries) => entries.len(),
        }
    }

    /// Returns the title: what the choices are of, where there is room for it, or else that they are commands.
    fn title(&self, width: usize) -> String {
        let of_choices = || {
            let Self::Argument(Argument { command, rest, .. }) = self else { return None };
            let setting = rest.split_whitespace().next().and_then(Setting::named);
            let title = match setting.filter(|_| *command == &SETTINGS) {
                Some(setting) => setting.title().to_string(),
                None => does(command),
            };
            Some(text::capitalized(&title)).filter(|title| text::width(title) + 2 <= width)
        };
        of_choices().unwrap_or_else(|| m::palette::title().to_string())
    }
}

impl Palette {
    /// Opens it over what is in front, on a screen that looks so.
    pub fn new(front: Mode, history: Vec<String>, look: Settings) -> Self {
        Self { typed: String::new(), row: None, front, history, recalled: None, look }
    }

    /// Returns the look of the screen when it was opened.
    pub const fn look(&self) -> Settings {
        self.look
    }

    /// Begins the line of a command, with the words behind it.
    pub fn begin(&mut self, command: &Command, words: &str) {
        self.type_text(format!("{} {words}", command.name()));
    }

    /// Begins the line of a command that has shown what can stand behind it: what is in focus is meant.
    pub fn choose_from(&mut self, word: &str, app: &App) {
        self.type_text(format!("{word} "));
        self.row = Some(self.row(&self.found(app)));
    }

    /// Returns the setting that the choice in focus stands for, and its value.
    pub fn tried(&self, app: &App) -> Option<(Setting, String)> {
        let mut argument = self.argument(app)?;
        let row = self.row_among(&argument);
        let choice = (row < argument.choices.len()).then(|| argument.choices.swap_remove(row))?;
        if let Some(name) = argument.command.sets {
            return Some((Setting::named(name)?, choice.word));
        }
        let (name, value) =
            choice.word.split_once(' ').filter(|_| argument.command == &SETTINGS)?;
        Some((Setting::named(name)?, value.to_owned()))
    }

    /// Returns the rows of the list: those that leave the board in sight, unless there are too few of them and nothing is
    /// tried on the board.
    fn visible_rows(&self, app: &App, room: Room) -> usize {
        let over_board = if room.rows < TIGHT && self.tried(app).is_none() {
            room.rows.saturating_sub(1)
        } else {
            (room.rows / 3).clamp(3, LEAST)
        };
        over_board.max(room.free.saturating_sub(1)).min(MOST)
    }

    fn type_text(&mut self, text: String) {
        (self.typed, self.row, self.recalled) = (text, None, None);
    }

    /// Goes through the list, or through the lines before while nothing is typed.
    fn select(&mut self, step: Step, app: &App) {
        let is_at_history = self.typed.is_empty() || self.recalled.is_some();
        let found = self.found(app);
        let row = self.row(&found);
        if step == Step::Previous && is_at_history && row == 0 {
            let next = self.recalled.map_or(0, |at| at + 1);
            if let Some(line) = self.history.get(next) {
                (self.typed, self.recalled) = (line.clone(), Some(next));
            }
            return;
        }
        self.row = Some(step.of(row, found.rows().max(1)));
    }

    /// The row in focus: the last one, if there were more before; at first, the choice that applies.
    fn row(&self, found: &Found) -> usize {
        match found {
            Found::Argument(argument) => self.row_among(argument),
            Found::Entries(entries) => self.row.unwrap_or(0).min(entries.len().saturating_sub(1)),
        }
    }

    fn row_among(&self, Argument { rest, choices, .. }: &Argument) -> usize {
        let first = || choices.iter().position(|choice| choice.is_present && rest.is_empty());
        self.row.or_else(first).unwrap_or(0).min(choices.len().saturating_sub(1))
    }

    fn found(&self, app: &App) -> Found {
        self.argument(app).map_or_else(|| Found::Entries(self.entries(app)), Found::Argument)
    }

    /// Returns the command of which an argument is being typed, and the choices that fit it: those whose words
    /// begin so before those of which another name does.
    fn argument(&self, app: &App) -> Option<Argument> {
        let line = text::typed_line(&self.typed);
        let (word, rest) = line.trim_start().split_once(char::is_whitespace)?;
        let command = table::find(word, app)?;
        let sought = folded(rest.trim_start());
        let rest = rest.trim().to_owned();
        let fits = |choice: Choice| Some((fit_of_choice(&sought, &choice)?, choice));
        let choices = (command.choices)(app).into_iter();
        let mut choices: Vec<_> = choices.filter_map(fits).collect();
        choices.sort_by_key(|(fit, _)| *fit);
        let choices = choices.into_iter().map(|(_, choice)| choice).collect();
        Some(Argument { command, rest, choices })
    }

    /// Returns the rows that fit what is typed, the best first, those of the window in front before others.
    fn entries(&self, app: &App) -> Vec<Entry> {
        let typed = folded(text::typed_line(&self.typed).trim());
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
        let commands = listed(&typed, app).into_iter().filter(|it| !is_of_front(it));
        let commands = commands.filter_map(|command| {
            Some((fit(&typed, &names(command), &said(command))?, Entry::Command(command)))
        });
        let mut entries: Vec<_> = keys.chain(commands).chain(chosen(&typed, app)).collect();
        entries.sort_by_key(|(fit, _)| *fit);
        entries.into_iter().map(|(_, entry)| entry).collect()
    }

    /// Completes the name of the command in focus, or its argument.
    fn complete(&mut self, app: &App) {
        let found = self.found(app);
        let row = self.row(&found);
        let entries = match found {
            Found::Argument(Argument { command, choices, .. }) => {
                let chosen = choices.get(row);
                return chosen.into_iter().for_each(|it| self.type_text(line_of(command, it)));
            }
            Found::Entries(entries) => entries,
        };
        match entries.get(row) {
            Some(Entry::Choice(command, choice)) => self.type_text(line_of(command, choice)),
            Some(Entry::Command(command)) => self.begin(command, ""),
            Some(Entry::Key(row)) => command_of(row).into_iter().for_each(|it| self.begin(it, "")),
            None => {}
        }
    }

    /// Runs what is typed, or the row in focus.
    fn confirm(&mut self, app: &App) -> Reply {
        let found = self.found(app);
        let row = self.row(&found);
        let entries = match found {
            Found::Argument(argument) => return self.confirm_argument(&argument, row),
            Found::Entries(entries) => entries,
        };
        let line = text::typed_line(&self.typed).trim().to_owned();
        let named = table::find(&line, app).filter(|_| row == 0).map(Entry::Command);
        match named.or_else(|| entries.into_iter().nth(row)) {
            Some(Entry::Key(row)) => match row.first_message() {
                // Which one of several is to be said.
                Some(Message::Call(command, Arg::Index(_))) if command.takes_something() => {
                    self.begin(command, "");
                    Reply::Stay
                }
                Some(message) => Reply::Send(message, FollowUp::Stay),
                None => Reply::Stay,
            },
            Some(Entry::Choice(command, choice)) => self.choose(command, &choice),
            Some(Entry::Command(command)) if command.begins_line() => {
                Reply::Send(Message::Call(command, Arg::Nothing), FollowUp::Stay)
            }
            Some(Entry::Command(command)) if command.takes_something() => {
                self.begin(command, "");
                Reply::Stay
            }
            Some(Entry::Command(command)) => run(command, ""),
            // It is a move, or nothing that is known.
            None => played(line),
        }
    }

    fn confirm_argument(&mut self, argument: &Argument, row: usize) -> Reply {
        let Argument { command, rest, choices } = argument;
        let is_meant = |choice: &&Choice| match (self.row, &**rest) {
            (Some(_), _) => true,
            (None, "") => command.takes_something(),
            (None, typed) => !choice.is_example || choice.word == typed,
        };
        if let Some(choice) = choices.get(row).filter(is_meant) {
            return self.choose(command, choice);
        }
        let is_about_it = || rest.split_whitespace().all(|word| is_said_of(command, word));
        run(command, if command.takes_nothing() && is_about_it() { "" } else { rest })
    }

    /// Runs a command with a choice, or begins its line where there is more to be said.
    fn choose(&mut self, command: &'static Command, choice: &Choice) -> Reply {
        if choice.begins.is_none() {
            return run(command, &choice.word);
        }
        self.type_text(line_of(command, choice));
        Reply::Stay
    }
}

/// Returns `true` if one word of several names a choice, and the others its command: `dark mode`.
fn is_named_twice(typed: &str, names_of_choice: &[String], command: &Command) -> bool {
    let (of_choice, of_command): (Vec<_>, Vec<_>) =
        typed.split_whitespace().partition(|word| names_of_choice.iter().any(|name| name == word));
    let named = names(command);
    let is_of_command = |word: &&str| named.iter().any(|name| name == word);
    !of_choice.is_empty() && !of_command.is_empty() && of_command.iter().all(is_of_command)
}

/// Returns the line that a choice begins.
fn line_of(command: &Command, choice: &Choice) -> String {
    format!("{} {}", command.name(), choice.begins.as_ref().unwrap_or(&choice.word))
}

/// Returns the commands in the order in which they are shown: where nothing is typed, first those that fit the moment,
/// then the others by subject, those last that few look for.
fn listed(typed: &str, app: &App) -> Vec<&'static Command> {
    /// Those that fit the moment.
    const FIRST: usize = 6;
    let all = || table::listed(app, On::Screen);
    if !typed.is_empty() {
        return all().collect();
    }
    let first: Vec<_> = table::of_the_moment(app).take(FIRST).collect();
    let subject = |command: &&Command| {
        let is_of = |feature: &&Feature| feature.commands.contains(command);
        let group = table::FEATURES.iter().find(is_of).map(|feature| feature.group as usize);
        (command.sought == Sought::Seldom, group)
    };
    let mut rest: Vec<_> = all().filter(|command| !first.contains(command)).collect();
    rest.sort_by_cached_key(subject);
    first.into_iter().chain(rest).collect()
}

/// Returns how well what is typed behind a command fits a choice.
fn fit_of_choice(typed: &str, choice: &Choice) -> Option<Fit> {
    let names = choice.names();
    choice_as_typed(typed, choice, &names)
        .or_else(|| choice_as_typed(&without_e(typed), choice, &names))
}

fn choice_as_typed(typed: &str, choice: &Choice, names: &[String]) -> Option<Fit> {
    let begins = |name: &String| name.starts_with(typed);
    if let (true, Some((first, _))) = (typed.len() < choice.word.len(), choice.word.split_once(' '))
        && !typed.starts_with(&format!("{first} "))
    {
        // What is said first is chosen first.
        return None;
    }
    if choice.begins.as_ref().is_some_and(|begins| typed.starts_with(begins.as_str())) {
        // What it begins is to be chosen.
        None
    } else if names.first().is_some_and(begins) {
        Some(Fit::Name)
    } else if choice.begins.is_some() && typed.contains(['.', '/']) {
        // It is a name.
        None
    } else if names.iter().any(begins) {
        Some(Fit::StartOfName)
    } else {
        let mut words = typed.split_whitespace();
        words.all(|word| names.iter().any(|name| name.starts_with(word))).then_some(Fit::Words)
    }
}

/// Returns `true` if a word is said of a command.
fn is_said_of(command: &Command, word: &str) -> bool {
    fit(&folded(word), &names(command), &said(command)).is_some_and(|fit| fit < Fit::MisspeltWord)
}

/// Returns all that is said of a command.
fn said(command: &Command) -> String {
    let text = (command.text)();
    let said = Language::sought().map(|language| {
        let key = text.form_in("key", language).unwrap_or_default();
        let said = text.form_in("screen", language).unwrap_or_else(|| text.say_in(language));
        format!("{key} {said} ")
    });
    said.collect::<String>() + &names(command).join(" ")
}

/// Returns the names of a command, and the words by which people look for it.
fn names(command: &Command) -> Vec<String> {
    let text = (command.text)();
    let about = Language::sought().filter_map(|language| text.form_in("about", language));
    let about: Vec<_> = about.collect();
    let about = about.iter().flat_map(|words| words.split_whitespace());
    command.words.iter().copied().chain(about).map(folded).collect()
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

/// Returns how well what is typed fits the names of a command and what is said about it, with or without the e of an
/// umlaut.
fn fit(typed: &str, names: &[String], said: &str) -> Option<Fit> {
    let said = folded(said);
    fit_as_typed(typed, names, &said).or_else(|| fit_as_typed(&without_e(typed), names, &said))
}

fn fit_as_typed(typed: &str, names: &[String], said: &str) -> Option<Fit> {
    if typed.is_empty() {
        return Some(Fit::Words);
    }
    if names.iter().any(|name| name == typed) {
        return Some(Fit::Name);
    }
    if names.iter().any(|name| name.starts_with(typed)) {
        return Some(Fit::StartOfName);
    }
    let is_said = |word: &str| {
        let mut known = said.split(|letter: char| !letter.is_alphanumeric());
        known.any(|known| known.starts_with(word)) || said.contains(word) && !word.is_ascii()
    };
    let is_known = |word: &str| is_said(word) || names.iter().any(|name| name.starts_with(word));
    if typed.split_whitespace().all(is_known) {
        return Some(Fit::Words);
    }
    if names.iter().any(|name| name.contains(typed)) {
        return Some(Fit::PartOfName);
    }
    match names.iter().position(|name| is_misspelt(typed, name))? {
        0 => Some(Fit::MisspeltWord),
        _ => Some(Fit::Misspelt),
    }
}

/// Returns `true` if one letter is wrong, missing, doubled, or has changed places with the next one.
fn is_misspelt(typed: &str, name: &str) -> bool {
    /// The letters from which on a name can be known with one that is wrong.
    const LETTERS: usize = 4;
    let is_long = [typed, name].iter().all(|word| word.chars().count() >= LETTERS);
    is_long && strsim::damerau_levenshtein(typed, name) == 1
}

impl Window for Palette {
    fn mode(&self) -> Mode {
        PALETTE_MODE
    }

    fn take(&mut self, input: WindowInput, app: &App) -> Reply {
        match input {
            WindowInput::Type(letter) => self.type_text(format!("{}{letter}", self.typed)),
            WindowInput::Paste(text) => self.type_text(format!("{}{}", self.typed, text.trim())),
            WindowInput::Erase(part) => {
                let mut text = std::mem::take(&mut self.typed);
                part.of(&mut text);
                self.type_text(text);
            }
            WindowInput::Select(step) => self.select(step, app),
            WindowInput::Leap(leap) => {
                let found = self.found(app);
                self.row = Some(leap.of(self.row(&found), found.rows()));
            }
            WindowInput::Scroll(lines) => self.select(Step::towards(lines), app),
            WindowInput::Pick { row, .. } => {
                self.row = Some(row);
                return self.confirm(app);
            }
            WindowInput::Change(_) => self.complete(app),
            WindowInput::Confirm => return self.confirm(app),
            other => return Reply::usual(&other),
        }
        Reply::Stay
    }

    /// A look is tried on the board.
    fn light(&self, app: &App) -> Light {
        if self.tried(app).is_some() { Light::Full } else { Light::Dimmed }
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        let (app, theme) = (view.app(), view.theme());
        let width = room.columns;
        let rows = self.visible_rows(app, room);
        let found = self.found(app);
        let in_focus = self.row(&found);
        let listed = listed_lines(&found, in_focus, view, [width, rows]);
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
        let mut prompt = typed(&self.typed, width.saturating_sub(1), theme);
        prompt.text.spans.insert(0, Span::styled(":", theme.colors.strong));
        prompt.caret = prompt.caret.map(|caret| caret + 1);
        let scroll = Scroll::Around { line: in_focus, rows: taken, top: Some(0) };
        let title = found.title(width);
        // The window is not to change its size while a name is typed.
        let (least, most) = (rows, rows);
        WindowText { foot: vec![prompt], scroll, least, most, ..WindowText::new(title, lines) }
    }
}

/// Returns what is found in lines, those of each together: whole where there is room for all, or else the one in focus
/// whole, and of the others as much as leaves several in sight.
fn listed_lines(
    found: &Found,
    in_focus: usize,
    view: &View<'_>,
    [width, rows]: [usize; 2],
) -> Vec<Vec<WindowLine>> {
    let listed: Vec<Row> = match found {
        Found::Argument(Argument { command, choices, .. }) if choices.is_empty() => {
            let usage = (command.text)().form("usage").unwrap_or_default();
            let usage = text::wrap(&usage, width).into_iter();
            return usage.map(|line| vec![WindowLine::new(line)]).collect();
        }
        Found::Argument(Argument { choices, .. }) => choices.iter().map(Row::of_argument).collect(),
        Found::Entries(entries) => entries.iter().map(|it| Row::of(it, view.app())).collect(),
    };
    let names = width_of_names(&listed, width);
    let lines_of = |most: usize| {
        let most = |number| if number == in_focus { rows } else { most };
        let lines = |(number, row): (usize, &Row)| row.lines(view, width, names, most(number));
        listed.iter().enumerate().map(lines).collect::<Vec<_>>()
    };
    let whole = lines_of(rows);
    if whole.iter().map(Vec::len).sum::<usize>() <= rows {
        return whole;
    }
    lines_of(if rows >= ROOMY { 2 } else { 1 })
}

/// Returns the columns for the names of some rows in lines of `width` columns: those of the longest, unless that takes
/// the room for what is said.
fn width_of_names(rows: &[Row], width: usize) -> usize {
    let most = NAME.min(width / 3);
    let names = rows.iter().map(|row| text::width(first_of(&row.name)));
    names.filter(|name| *name <= most).max().unwrap_or(most)
}

/// A row in words.
struct Row {
    /// The name of a command or of a choice, or a key that has no name.
    name: String,
    /// Its work in a sentence, and why it cannot be done now; the name of a choice as a player knows it.
    said: String,
    /// The keys of a command, or that a choice applies.
    keys: String,
    is_possible: bool,
    /// It is the choice that applies.
    is_present: bool,
}

impl Row {
    fn of(entry: &Entry, app: &App) -> Self {
        match entry {
            Entry::Key(row) => {
                let (name, keys) = match command_of(row) {
                    Some(command) => (command.name().to_owned(), row.label()),
                    None => (row.label(), String::new()),
                };
                let is_possible = row.is_available(app);
                Self { name, said: row.help(), keys, is_possible, is_present: false }
            }
            Entry::Command(command) => {
                let does = does(command);
                let why = command.refusal(app).map(|refused| refused.why.words("screen", None));
                let is_possible = why.is_none();
                let said = match why {
                    Some(why) => m::palette::not_now(does, why).to_string(),
                    None => does,
                };
                let (name, keys) = (command.name().to_owned(), command.label());
                Self { name, said, keys, is_possible, is_present: false }
            }
            Entry::Choice(command, choice) => {
                let name = choice.text.to_string();
                let said = if name.contains(&choice.word) { name } else { choice.name() };
                Self::of_choice(command.name(), said, choice)
            }
        }
    }

    /// Returns the row of a choice whose command is typed.
    fn of_argument(choice: &Choice) -> Self {
        let last = choice.word.rsplit_once(' ').map_or(&*choice.word, |(_, last)| last);
        Self::of_choice(last, choice.text.to_string(), choice)
    }

    fn of_choice(name: &str, said: String, choice: &Choice) -> Self {
        let said = if said == name { String::new() } else { said };
        let present = choice.is_present.then(|| m::palette::present().to_string());
        let keys = present.unwrap_or_default();
        let is_present = choice.is_present;
        Self { name: name.to_owned(), said, keys, is_possible: true, is_present }
    }

    /// Returns its lines, `rows` at most.
    fn lines(
        &self,
        view: &View<'_>,
        width: usize,
        name_width: usize,
        rows: usize,
    ) -> Vec<WindowLine> {
        let theme = view.theme();
        let ellipsis = theme.set().ellipsis;
        let names = [&*self.name, first_of(&self.name)];
        let name = names.into_iter().find(|it| text::width(it) <= name_width).unwrap_or(names[0]);
        let name = text::wrap_to_rows(name, NAME, 1, ellipsis).swap_remove(0);
        let key_width = match width {
            _ if self.is_present => KEYS,
            0..34 => 0,
            34..44 => NARROW_KEYS,
            44.. => KEYS,
        };
        let mut keys = [&*self.keys, first_of(&self.keys)].into_iter();
        let keys = keys.find(|keys| text::width(keys) <= key_width).unwrap_or_default();
        // Where there are no keys, there is more room for words.
        let taken = if keys.is_empty() { 0 } else { text::width(keys) + 1 };
        let room = width.saturating_sub(text::width(&name).max(name_width) + taken + 1);
        let said = text::wrap_to_rows(&theme.spell(&self.said), room, rows, ellipsis).into_iter();
        let (style, said_style) = if self.is_possible {
            (theme.colors.strong, Style::new())
        } else {
            (theme.colors.quiet, theme.colors.quiet)
        };
        let line = |(number, said): (usize, String)| {
            let (name, keys) = if number == 0 { (&*name, keys) } else { ("", "") };
            let mut spans = vec![
                Span::styled(text::pad(name, name_width), style),
                Span::raw(" "),
                Span::styled(text::pad(&said, room), said_style),
            ];
            if !keys.is_empty() {
                spans.extend([Span::raw(" "), Span::styled(keys.to_owned(), theme.colors.quiet)]);
            }
            WindowLine::new(spans)
        };
        belonging_together(said.enumerate().map(line)).collect()
    }
}

/// Returns what a command does, in a few words.
fn does(command: &Command) -> String {
    let text = (command.text)();
    text.form("key").unwrap_or_else(|| text.words("screen", None))
}

/// Returns the first of some keys: `Backspace` of `Backspace, Delete`.
fn first_of(keys: &str) -> &str {
    let comma = m::common::comma().to_string();
    keys.split_once(&comma).map_or(keys, |(first, _)| first)
}

/// Returns the choices of all commands that are named so: `deutsch` is a language.
fn chosen(typed: &str, app: &App) -> Vec<(Fit, Entry)> {
    /// The letters from which on a beginning stands for a choice.
    const LETTERS: usize = 3;
    let is_long = typed.chars().count() >= LETTERS;
    let commands = table::listed(app, On::Screen).filter(|_| !typed.is_empty());
    let choices = commands.flat_map(|command| {
        let choices = (command.choices)(app).into_iter();
        choices.map(move |choice| (command, choice))
    });
    // The values of settings are those of other commands as well.
    let choices = choices.filter(|(_, choice)| !choice.word.contains(' '));
    let fits = choices.filter_map(|(command, choice)| {
        let names = choice.names();
        // A number, or a colour of discs, is no name of a thing.
        let is_named = choice.text.to_string() != choice.word;
        let fit = if names.iter().any(|name| name == typed)
            || choice.begins.is_none() && is_named_twice(typed, &names, command)
        {
            Fit::Choice
        } else if is_long && names.iter().any(|name| name.starts_with(typed)) {
            Fit::StartOfChoice
        } else {
            return None;
        };
        is_named.then_some((fit, Entry::Choice(command, choice)))
    });
    fits.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::theme::{ColorDepth, Theme};
    use othello_board::app::message::Leap;
    use othello_board::app::state::Confirmation;
    use othello_core::rules::Rules;
    use othello_home::config::look::{Glyphs, ThemeName};
    use othello_session::{Session, Setup};

    fn app() -> App {
        App::new(Session::new(Setup::new(Rules::OTHELLO), None), Confirmation::Ask, None)
    }

    fn palette(typed: &str) -> Palette {
        let theme = Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Unicode);
        let palette = Palette::new(Mode::BOARD, Vec::new(), Settings::new(theme));
        Palette { typed: typed.to_owned(), ..palette }
    }

    /// Commands can become fewer while the palette is open.
    #[test]
    fn a_row_behind_the_end_is_the_last_one() {
        let app = app();
        let behind = || Palette { typed: "theme ".to_owned(), row: Some(1000), ..palette("") };
        let last = behind().found(&app).rows() - 1;
        let mut palette = behind();
        palette.take(WindowInput::Leap(Leap::Page(Step::Next)), &app);
        assert_eq!(palette.row, Some(last));
        let at_last = || Palette { row: Some(last), ..behind() };
        let confirmed = |mut palette: Palette| palette.confirm(&app);
        assert_eq!(confirmed(behind()), confirmed(at_last()));
        let completed = |mut palette: Palette| {
            palette.complete(&app);
            palette.typed
        };
        assert_eq!(completed(behind()), completed(at_last()));
    }

    /// Words that new players have typed, and the line that each of them meant.
    #[test]
    fn a_word_finds_what_its_writer_means() {
        let app = app();
        assert!(!palette("hints").entries(&app).is_empty(), "a key without a name");
        for (typed, line) in [
            ("take back", "undo"),
            ("load", "games"),
            ("online", "host"),
            ("colour", "theme"),
            ("timer", "pause"),
            ("mistake", "undo"),
            ("opponent", "play"),
            ("deutsch", "language de"),
            ("german", "language de"),
            ("english", "language en"),
            ("日本語", "language ja"),
            ("中文", "language zh"),
            ("french", "language fr"),
            ("dark", "theme slate"),
            ("light", "theme paper"),
            ("wood", "theme walnut"),
            ("black and white", "theme mono"),
            ("picture", "save .png"),
            ("screenshot", "save .png"),
            ("image", "save .png"),
            ("gif", "save .gif"),
            ("svg", "save .svg"),
            ("easy", "play 1"),
            ("hard", "play 8"),
            ("ai", "play"),
            ("bot", "play"),
            ("my games", "games"),
            ("history", "games"),
            ("hlep", "help"),
            ("unod", "undo"),
            ("langauge", "language"),
            ("undo", "undo"),
            ("rematch", "rematch"),
            ("invite", "host"),
            ("tips", "hint"),
            ("best move", "hint"),
            ("statistics", "report"),
            ("settings", "settings"),
            ("options", "settings"),
            ("sound", "settings"),
            ("two players", "new"),
            ("restart", "new"),
            ("computer", "play"),
            ("beginner", "learn"),
            ("friend", "host"),
            ("night", "theme slate"),
            ("green", "theme classic"),
            ("colors", "theme"),
            ("sprache", "language"),
            ("francais", "language fr"),
            ("png", "save .png"),
            ("export", "save"),
            ("tutorial", "learn"),
            ("mistakes", "review"),
            ("join", "join"),
            ("web", "web"),
            ("repertoire", "repertoire"),
            ("train an opening", "repertoire"),
            ("learn openings", "repertoire"),
            ("practise", "repertoire"),
            ("analyse", "review"),
        ] {
            let found = match palette(typed).entries(&app).into_iter().next() {
                Some(Entry::Command(command)) => command.name().to_owned(),
                Some(Entry::Choice(command, choice)) => {
                    format!("{} {}", command.name(), choice.word)
                }
                Some(Entry::Key(row)) => row.label(),
                None => String::new(),
            };
            assert_eq!(found, line, "{typed}");
        }
    }

    /// An empty line is the first that somebody types who knows nothing yet.
    #[test]
    fn where_nothing_is_typed_what_fits_the_moment_comes_first_and_what_few_look_for_last() {
        let app = app();
        let entries = palette("").entries(&app);
        let command = |entry: &Entry| match entry {
            Entry::Command(command) => *command,
            Entry::Key(row) => panic!("{}", row.label()),
            Entry::Choice(command, choice) => panic!("{command:?} {choice:?}"),
        };
        let commands: Vec<_> = entries.iter().map(command).collect();
        let first: Vec<_> = commands[..6].iter().map(|command| command.name()).collect();
        assert_eq!(first, ["play", "learn", "host", "games", "puzzles", "rules"]);
        let seldom = commands.iter().position(|command| command.sought == Sought::Seldom).unwrap();
        assert!(commands[seldom..].iter().all(|command| command.sought == Sought::Seldom));
    }
}
