//! The palette: one line in which a command is typed by its name or by what it does, and the commands that
//! fit it above.

use othello_home::config::setting::Setting;
use othello_words::i18n::{Text, m};
use othello_words::text;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::screen::layout::Room;
use crate::screen::settings::Settings;
use crate::screen::view::View;
use crate::screen::window::{FollowUp, Light, Window, WindowReply};
use crate::screen::window_text::{
    Click, Scroll, WindowLine, WindowText, belonging_together, typed,
};
use othello_board::app::App;
use othello_board::app::call::Call;
use othello_board::app::command::{Arg, Choice, Command, FoundBy, Front, Gravity, Run};
use othello_board::app::front_end::PALETTE_MODE;
use othello_board::app::keys::key;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::{ScreenInput, Step, WindowInput};
use othello_board::app::search::{self, Argument, Certainty, Found, Hit, command_of};
use othello_board::app::table;
use othello_board::features::settings::commands::SETTINGS;
use othello_board::line_mode::typed_moves;

/// The rows of the list over the board, and the most of one beside it.
const LEAST: usize = 8;
const MOST: usize = 28;
/// The rows of a list from which on two are spent on what does not fit into one.
const ROOMY: usize = 12;
/// The rows of a window that leave too few for a list over the board.
const TIGHT: usize = 12;

/// The rows of a list of few choices.
const FEWEST: usize = 6;

/// The columns for the name of a command, or of a key that has none, and for the keys of a command.
const NAME: usize = 14;
const KEYS: usize = 8;
const NARROW_KEYS: usize = 3;
/// The columns from which on there is room for keys.
const NARROW: usize = 34;

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
    /// The rows that fit what is typed, as the game is now.
    listed: Listed,
}

/// The rows that fit what is typed.
#[derive(Debug)]
enum Listed {
    Argument(Argument),
    Hits(Vec<Hit>),
}

impl Listed {
    /// Finds them: all commands are gone through.
    fn find(typed: &str, front: Mode, app: &App) -> Self {
        let hits = || Self::Hits(search::search(typed, front, app));
        search::argument(typed, front, app).map_or_else(hits, Self::Argument)
    }

    fn rows(&self) -> usize {
        match self {
            Self::Argument(argument) => argument.choices.len(),
            Self::Hits(hits) => hits.len(),
        }
    }

    /// Returns the setting of which a value is chosen that can be typed as well.
    fn typed_setting(&self) -> Option<Setting> {
        let Self::Argument(Argument { command, rest, choices }) = self else { return None };
        let (name, _) = rest.split_once(' ').unwrap_or((rest, ""));
        let setting = Setting::named(name).filter(|setting| setting.is_typed());
        setting.filter(|_| *command == &SETTINGS && !choices.is_empty())
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
    pub fn new(front: Mode, history: Vec<String>, look: Settings, app: &App) -> Self {
        let typed = String::new();
        let listed = Listed::find(&typed, front, app);
        Self { typed, row: None, front, history, recalled: None, look, listed }
    }

    /// Finds the rows again, after the game or what is typed has changed.
    pub fn find(&mut self, app: &App) {
        self.listed = Listed::find(&self.typed, self.front, app);
    }

    /// Returns `true` if something is typed in it.
    pub const fn is_begun(&self) -> bool {
        !self.typed.is_empty()
    }

    /// Returns the look of the screen when it was opened.
    pub const fn look(&self) -> Settings {
        self.look
    }

    /// Begins the line of a command, with the words behind it.
    pub fn begin(&mut self, command: &Command, words: &str, app: &App) {
        self.type_text(format!("{} {words}", command.name()), app);
    }

    /// Begins the line of a command that has shown what can stand behind it: what is in focus is meant.
    pub fn choose_from(&mut self, word: &str, app: &App) {
        self.type_text(format!("{word} "), app);
        self.row = Some(self.row());
    }

    /// Returns the setting that the choice in focus stands for, and its value.
    pub fn tried(&self) -> Option<(Setting, String)> {
        let Listed::Argument(argument) = &self.listed else { return None };
        let choice = argument.choices.get(self.row())?;
        if let Some(name) = argument.command.sets {
            let setting = Setting::named(name)?;
            // A switch is turned by other words than its values.
            let is_value = setting.values().contains(&&*choice.word);
            return is_value.then(|| (setting, choice.word.clone()));
        }
        let (name, value) =
            choice.word.split_once(' ').filter(|_| argument.command == &SETTINGS)?;
        Some((Setting::named(name)?, value.to_owned()))
    }

    /// Returns the rows of the list: those that leave the board in sight, unless there are too few of them and nothing is
    /// tried on the board.
    fn visible_rows(&self, room: Room) -> usize {
        if self.listed.rows() == 0 && matches!(self.listed, Listed::Argument(_)) {
            // What explains a command is read whole.
            return room.rows.saturating_sub(1);
        }
        let over_board = if room.rows < TIGHT && self.tried().is_none() {
            room.rows.saturating_sub(1)
        } else {
            (room.rows / 3).clamp(3, LEAST)
        };
        over_board.max(room.free.saturating_sub(1)).min(MOST)
    }

    fn type_text(&mut self, text: String, app: &App) {
        (self.typed, self.row, self.recalled) = (text, None, None);
        self.find(app);
    }

    /// Goes through the list, or through the lines before while nothing is typed.
    fn select(&mut self, step: Step, app: &App) {
        let is_at_history = self.typed.is_empty() || self.recalled.is_some();
        let row = self.row();
        if step == Step::Previous && is_at_history && row == 0 {
            let next = self.recalled.map_or(0, |at| at + 1);
            if let Some(line) = self.history.get(next) {
                (self.typed, self.recalled) = (line.clone(), Some(next));
                self.find(app);
            }
            return;
        }
        self.row = Some(step.of(row, self.listed.rows().max(1)));
    }

    /// The row in focus: the last one, if there were more before; at first, the choice that applies.
    fn row(&self) -> usize {
        let first = || match &self.listed {
            Listed::Argument(Argument { rest, choices, .. }) => {
                choices.iter().position(|choice| choice.is_present && rest.is_empty())
            }
            Listed::Hits(_) => None,
        };
        self.row.or_else(first).unwrap_or(0).min(self.listed.rows().saturating_sub(1))
    }

    /// Completes the name of the command in focus, or its argument.
    fn complete(&mut self, app: &App) {
        let row = self.row();
        match &self.listed {
            Listed::Argument(Argument { command, choices, .. }) => {
                let line = choices.get(row).map(|choice| line_of(command, choice));
                if let Some(line) = line {
                    self.type_text(line, app);
                }
            }
            Listed::Hits(hits) => {
                let found = hits.get(row).map(|hit| hit.found.clone());
                if let Some(found) = found {
                    self.complete_to(&found, app);
                }
            }
        }
    }

    fn complete_to(&mut self, found: &Found, app: &App) {
        match found {
            Found::Choice(command, choice) => self.type_text(line_of(command, choice), app),
            Found::Command(command) => self.begin(command, "", app),
            Found::Key(row) => command_of(row).into_iter().for_each(|it| self.begin(it, "", app)),
        }
    }

    /// Returns `true` if what a command does is to be read before it is done: it may not be meant, others can see it, or
    /// much is lost by it that nobody is asked about, and it is found by a sentence or a wrong letter.
    fn is_read_first(&self, found: &Found, certainty: Certainty) -> bool {
        let is_vague = self.row.is_none() && certainty == Certainty::Vague;
        let Found::Command(command) = found else { return is_vague };
        is_vague
            || match command.gravity {
                Gravity::Light => false,
                Gravity::Outward => !command.begins_line(),
                // What asks by itself need not be read first.
                Gravity::Grave => {
                    let is_meant = match command.run {
                        Run::Confirmable(_) => certainty == Certainty::Sure,
                        _ => command.is_called(text::typed_line(&self.typed).trim()),
                    };
                    self.row.is_none() && !is_meant
                }
            }
    }

    /// Runs what is typed, or the row in focus; what is to be read first is typed first.
    fn confirm(&mut self, app: &App) -> WindowReply {
        let row = self.row();
        let hit = match &self.listed {
            Listed::Argument(argument) => {
                let reply = self.confirm_argument(argument, row);
                return reply.unwrap_or_else(|line| {
                    self.type_text(line, app);
                    WindowReply::Stay
                });
            }
            Listed::Hits(hits) => hits.get(row).cloned(),
        };
        match hit {
            Some(Hit { found, certainty }) if self.is_read_first(&found, certainty) => {
                self.complete_to(&found, app);
                WindowReply::Stay
            }
            Some(Hit { found, .. }) => self.confirm_found(found, app),
            // It is a move, or nothing that is known.
            None => played(text::typed_line(&self.typed).trim().to_owned()),
        }
    }

    fn confirm_found(&mut self, found: Found, app: &App) -> WindowReply {
        match found {
            Found::Key(row) => match row.first_message() {
                // Which one of several is to be said.
                Some(ScreenInput::Call(command, Arg::Index(_))) if command.takes_something() => {
                    self.begin(command, "", app);
                    WindowReply::Stay
                }
                Some(message) => WindowReply::Send(message, FollowUp::Stay),
                None => WindowReply::Stay,
            },
            Found::Choice(command, choice) if *command == SETTINGS && choice.begins.is_some() => {
                let at = Setting::all().position(|setting| setting.name() == choice.word);
                let show = ScreenInput::Call(&SETTINGS, Arg::Index(at.unwrap_or(0)));
                WindowReply::Send(show, FollowUp::Stay)
            }
            Found::Choice(command, choice) => chosen(command, &choice).unwrap_or_else(|line| {
                self.type_text(line, app);
                WindowReply::Stay
            }),
            Found::Command(command) if command.takes_something() && !command.begins_line() => {
                self.begin(command, "", app);
                WindowReply::Stay
            }
            Found::Command(command) => run(command, ""),
        }
    }

    /// Returns the reply to Enter behind a command, or the line that the row in focus begins.
    fn confirm_argument(&self, argument: &Argument, row: usize) -> Result<WindowReply, String> {
        let Argument { command, rest, choices } = argument;
        let is_meant = |choice: &&Choice| match (self.row, &**rest) {
            (Some(_), _) => true,
            (None, "") => command.takes_something(),
            (None, typed) => !choice.is_example || choice.word == typed,
        };
        if let Some(choice) = choices.get(row).filter(is_meant) {
            return chosen(command, choice);
        }
        if rest.is_empty() && command.takes_something() && !command.begins_line() {
            // The line shows what is expected.
            return Ok(WindowReply::Stay);
        }
        let is_about = search::is_about(command, rest);
        if matches!(command.run, Run::Front(Front::Quit)) && !rest.is_empty() && !is_about {
            // It is read before it is done.
            return Err(format!("{} ", command.name()));
        }
        Ok(run(command, if is_about { "" } else { rest }))
    }
}

/// Runs a command with a choice, or returns the line that it begins where there is more to be said.
fn chosen(command: &'static Command, choice: &Choice) -> Result<WindowReply, String> {
    if choice.begins.is_none() {
        return Ok(run(command, &choice.word));
    }
    Err(line_of(command, choice))
}

fn line_of(command: &Command, choice: &Choice) -> String {
    format!("{} {}", command.name(), choice.begins.as_ref().unwrap_or(&choice.word))
}

fn run(command: &'static Command, rest: &str) -> WindowReply {
    let command = if rest.is_empty() { table::by_key(command) } else { command };
    let begins_line = rest.is_empty() && command.begins_line();
    let arg = if begins_line { Arg::Nothing } else { Arg::Text(rest.to_owned()) };
    WindowReply::Send(ScreenInput::Call(command, arg), FollowUp::Stay)
}

/// Plays the moves of a line, or refuses what is neither a move nor a command.
fn played(line: String) -> WindowReply {
    WindowReply::Call(Call::new(move |app| typed_moves::play(app, &line)), FollowUp::Stay)
}

impl Window for Palette {
    fn mode(&self) -> Mode {
        PALETTE_MODE
    }

    fn handle(&mut self, input: WindowInput, app: &App) -> WindowReply {
        match input {
            WindowInput::Type(letter) => self.type_text(format!("{}{letter}", self.typed), app),
            // A blank is typed as well, by a quick hand or over a slow line.
            WindowInput::Paste(text) => {
                let text = format!("{}{}", self.typed, text.trim_matches(['\n', '\r']));
                self.type_text(text, app);
            }
            WindowInput::Erase(part) => {
                let mut text = std::mem::take(&mut self.typed);
                part.of(&mut text);
                self.type_text(text, app);
            }
            WindowInput::Select(step) => self.select(step, app),
            WindowInput::Leap(leap) => {
                self.row = Some(leap.of(self.row(), self.listed.rows()));
            }
            WindowInput::Scroll(lines) => self.select(Step::towards(lines), app),
            WindowInput::Pick { row, .. } => {
                self.row = Some(row);
                return self.confirm(app);
            }
            WindowInput::Change(_) => self.complete(app),
            WindowInput::Confirm => return self.confirm(app),
            other => return WindowReply::usual(&other),
        }
        WindowReply::Stay
    }

    /// A look is tried on the board.
    fn light(&self, _: &App) -> Light {
        if self.tried().is_some() { Light::Full } else { Light::Dimmed }
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        let theme = view.theme();
        let width = room.columns;
        let rows = self.visible_rows(room);
        let in_focus = self.row();
        let listed = listed_lines(&self.listed, in_focus, view, [width, rows]);
        let taken = listed.get(in_focus).map_or(1, Vec::len);
        let before = listed.iter().take(in_focus).map(Vec::len).sum();
        let mut lines = Vec::new();
        for (number, row) in listed.into_iter().enumerate() {
            for mut line in row {
                // What explains a command is no row to be chosen.
                if self.listed.rows() == 0 {
                    lines.push(line);
                    continue;
                }
                line.click = Click::Pick(number);
                if number == in_focus {
                    let padded = text::pad(&line.text.to_string(), width);
                    line.text = Line::styled(padded, theme.colors.selected);
                }
                lines.push(line);
            }
        }
        if let Some(setting) = self.listed.typed_setting() {
            let expected = text::capitalized(&setting.explanation().to_string());
            let expected = text::wrap(&theme.spell(&expected), width).into_iter();
            lines.extend(
                expected.map(|line| WindowLine::new(Line::styled(line, theme.colors.quiet))),
            );
        }
        if lines.is_empty() {
            let nothing = theme.spell(&m::palette::nothing().to_string());
            let nothing = text::wrap(&nothing, width).into_iter();
            lines.extend(
                nothing.map(|line| WindowLine::new(Line::styled(line, theme.colors.quiet))),
            );
        }
        let mut prompt = typed(&self.typed, width.saturating_sub(1), theme);
        prompt.text.spans.insert(0, Span::styled(":", theme.colors.strong));
        prompt.caret = prompt.caret.map(|caret| caret + 1);
        let scroll = Scroll::Around { line: before, rows: taken, top: Some(0) };
        let title = self.listed.title(width);
        // The window is not to change its size while a name is typed, or a choice among few.
        let few = match &self.listed {
            Listed::Argument(_) => {
                let begun = self.typed.rfind(' ').map_or("", |blank| &self.typed[..=blank]);
                let all = Listed::find(begun, self.front, view.app());
                let all = listed_lines(&all, 0, view, [width, rows]).iter().map(Vec::len).sum();
                lines.len().max(all).clamp(FEWEST.min(rows), rows)
            }
            Listed::Hits(_) => rows,
        };
        let (least, most) = (few, few);
        WindowText { foot: vec![prompt], scroll, least, most, ..WindowText::new(title, lines) }
    }
}

/// Returns what can stand behind a command of which no choice fits: what it does, an example, and the rest that there is
/// to know; of a setting, what it means.
fn expected(command: &Command, rest: &str) -> String {
    let setting = rest.split_whitespace().next().and_then(Setting::named);
    if let Some(setting) = setting.filter(|_| *command == SETTINGS) {
        return text::capitalized(&setting.explanation().to_string());
    }
    let text = (command.text)();
    let enter = match command.gravity {
        Gravity::Light => None,
        Gravity::Grave | Gravity::Outward => Some(m::palette::enter_does_it().to_string()),
    };
    let does = text::sentence(&does(command));
    let parts = [Some(does), text.form("usage"), text.form("details"), enter];
    parts.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// Returns what is found in lines, those of each together: whole where there is room for all, or else the one in focus
/// whole, and of the others as much as leaves several in sight.
fn listed_lines(
    found: &Listed,
    in_focus: usize,
    view: &View<'_>,
    [width, rows]: [usize; 2],
) -> Vec<Vec<WindowLine>> {
    let listed: Vec<Row> = match found {
        Listed::Argument(Argument { command, rest, choices }) if choices.is_empty() => {
            let expected = expected(command, rest);
            let lines = expected.lines().flat_map(|line| text::wrap(line, width));
            return lines.map(|line| vec![WindowLine::new(line)]).collect();
        }
        Listed::Argument(Argument { choices, .. }) => {
            choices.iter().map(Row::of_argument).collect()
        }
        Listed::Hits(hits) => hits.iter().map(|hit| Row::of(&hit.found, view.app())).collect(),
    };
    let names = width_of_names(&listed, width);
    let lines_of = |most: usize| {
        let most = |number| if number == in_focus { rows } else { most };
        let lines = |(number, row): (usize, &Row)| row.lines(view, width, names, most(number));
        listed.iter().enumerate().map(lines).collect::<Vec<_>>()
    };
    // Each takes a line at least.
    if listed.len() <= rows {
        let whole = lines_of(rows);
        if whole.iter().map(Vec::len).sum::<usize>() <= rows {
            return whole;
        }
    }
    lines_of(if rows >= ROOMY { 2 } else { 1 })
}

/// Returns the columns for the names of some rows in lines of `width` columns: those of the longest, unless that takes
/// the room for what is said.
fn width_of_names(rows: &[Row], width: usize) -> usize {
    // Where there is little room, few long names are not to take it from all.
    let most = if width < NARROW { width / 4 } else { NAME.min(width * 2 / 5) };
    let names = rows.iter().map(|row| text::width(first_of(&row.name)));
    let is_narrow = width < NARROW;
    let names = names.filter(|name| !is_narrow || *name <= most);
    names.map(|name| name.min(most)).max().unwrap_or(most)
}

struct Row {
    /// The name of a command or of a choice, or a key that has no name.
    name: String,
    /// Its work in a sentence, and why it cannot be done now; the name of a choice as a player knows it.
    said: String,
    /// The same in fewer words, where a language has them.
    brief: Option<String>,
    /// The keys of a command, or that a choice applies.
    keys: String,
    is_possible: bool,
    /// It is the choice that applies.
    is_present: bool,
}

impl Row {
    fn of(found: &Found, app: &App) -> Self {
        match found {
            Found::Key(row) => {
                let (name, keys) = match command_of(row) {
                    Some(command) => (command.name().to_owned(), row.label()),
                    None => (row.label(), String::new()),
                };
                let is_possible = row.is_available(app);
                let brief = (row.text)().form("short");
                Self { name, said: row.help(), brief, keys, is_possible, is_present: false }
            }
            Found::Command(command) => {
                let why = command.refusal(app).map(|refused| refused.why.words("screen", None));
                let is_possible = why.is_none();
                let with_reason = |does: String| match &why {
                    Some(why) => m::palette::not_now(does, why.clone()).to_string(),
                    None => does,
                };
                let said = with_reason(does(command));
                let brief = (command.text)().form("short").map(with_reason);
                let (name, keys) = (command.name().to_owned(), command.label());
                Self { name, said, brief, keys, is_possible, is_present: false }
            }
            Found::Choice(command, choice) => {
                Self::of_choice(command.name(), said_of(command, choice), choice)
            }
        }
    }

    /// Returns the row of a choice whose command is typed.
    fn of_argument(choice: &Choice) -> Self {
        let last = choice.word.rsplit_once(' ').map_or(&*choice.word, |(_, last)| last);
        let last = if choice.found_by == FoundBy::ProperName { &choice.word } else { last };
        let said = choice.text.to_string();
        let said = said.strip_prefix(&format!("{last}: ")).unwrap_or(&said).to_owned();
        // What says the same is said once, in words.
        let is_switch = ["true", "false"].contains(&last);
        let name = if is_switch || said.eq_ignore_ascii_case(last) { &said } else { last };
        Self::of_choice(name, said.clone(), choice)
    }

    fn of_choice(name: &str, said: String, choice: &Choice) -> Self {
        let said = if said == name { String::new() } else { said };
        // What is said with the name of its command has no shorter form.
        let is_bare = said == choice.text.to_string();
        let brief = choice.text.form("short").filter(|_| is_bare);
        let present = choice.is_present.then(|| m::palette::present().to_string());
        let keys = present.unwrap_or_default();
        let is_present = choice.is_present;
        Self { name: name.to_owned(), said, brief, keys, is_possible: true, is_present }
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
        let name = text::truncate(name, NAME, ellipsis);
        let key_width = match width {
            _ if self.is_present => KEYS,
            0..NARROW => 0,
            NARROW..44 => NARROW_KEYS,
            44.. => KEYS,
        };
        let mut keys = [&*self.keys, first_of(&self.keys)].into_iter();
        let keys = keys.find(|keys| text::width(keys) <= key_width).unwrap_or_default();
        // Where there are no keys, there is more room for words.
        let taken = if keys.is_empty() { 0 } else { text::width(keys) + 1 };
        let room = width.saturating_sub(text::width(&name).max(name_width) + taken + 1);
        let fits = |said: &&String| text::wrap(&theme.spell(said), room).len() <= rows;
        let said = [&self.said].into_iter().chain(&self.brief).find(fits);
        let said = theme.spell(said.or(self.brief.as_ref()).unwrap_or(&self.said));
        let said = text::wrap_to_rows(&said, room, rows, ellipsis).into_iter();
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

/// Returns what a choice is, without the name of its command.
fn said_of(command: &Command, choice: &Choice) -> String {
    let name = choice.text.to_string();
    // What its own word begins says what it is about.
    let begins = choice.begins.as_deref().map(str::trim_end);
    if begins == Some(&choice.word) {
        return name;
    }
    let setting = choice.word.split(' ').next().and_then(Setting::named);
    if let Some(setting) = setting.filter(|_| *command == SETTINGS) {
        return named_value(setting.title(), choice);
    }
    // Of a switch, or a number.
    let is_bare = name == choice.word || ["on", "off"].contains(&&*choice.word);
    if is_bare {
        return named_value(m::common::raw(does(command)), choice);
    }
    if name.contains(&choice.word) { name } else { choice.name() }
}

fn named_value(title: Text, choice: &Choice) -> String {
    m::settings::heading(title, choice.text.clone(), m::common::raw("")).to_string()
}

/// Returns what a command does, in a few words.
fn does(command: &Command) -> String {
    let text = (command.text)();
    text.form("key").unwrap_or_else(|| text.words("screen", None))
}

/// Returns the first of some keys: `Backspace` of `Backspace, Delete`.
fn first_of(keys: &str) -> &str {
    keys.split_once(key::BETWEEN).map_or(keys, |(first, _)| first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::model::Model;
    use crate::screen::theme::{ColorDepth, Theme};
    use othello_board::app::screen_input::Leap;
    use othello_board::app::state::Confirmation;
    use othello_core::rules::Rules;
    use othello_home::config::look::{Glyphs, ThemeName};
    use othello_session::{Session, Setup};

    fn app() -> App {
        App::new(Session::new(Setup::new(Rules::OTHELLO), None), Confirmation::Ask, None)
    }

    fn palette(typed: &str, app: &App) -> Palette {
        let theme = Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Unicode);
        let mut palette = Palette::new(Mode::BOARD, Vec::new(), Settings::new(theme), app);
        palette.type_text(typed.to_owned(), app);
        palette
    }

    #[test]
    fn a_row_is_said_in_fewer_words_where_it_would_be_cut() {
        const COMMAND: Command = Command { text: m::tutorial::offer, ..Command::NEW };
        let theme = Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Unicode);
        let model = Model::new(app(), Settings::new(theme));
        let said = |found: &Found, width, rows| {
            let view = model.view();
            let lines = Row::of(found, view.app()).lines(&view, width, 0, rows);
            lines.iter().map(|line| line.text.to_string().trim().to_owned()).collect::<Vec<_>>()
        };
        let command = Found::Command(&COMMAND);
        assert_eq!(said(&command, 60, 1), ["New to the game? :learn shows it in twenty minutes."]);
        assert_eq!(said(&command, 30, 2).len(), 2);
        assert_eq!(said(&command, 30, 1), ["New? :learn shows it"]);
        assert_eq!(said(&command, 13, 1), ["New? :learn…"]);
    }

    /// Commands can become fewer while the palette is open.
    #[test]
    fn a_row_behind_the_end_is_the_last_one() {
        let app = app();
        let behind = || Palette { row: Some(1000), ..palette("theme ", &app) };
        let last = behind().listed.rows() - 1;
        let mut palette = behind();
        palette.handle(WindowInput::Leap(Leap::Page(Step::Next)), &app);
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
}
