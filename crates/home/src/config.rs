//! The settings of a user: `config.toml`, which is only read, and the settings that keys have changed.
//!
//! Errors in the file are reported and the other settings apply: no file keeps the program from
//! starting.

pub mod book;
pub mod chosen;
pub mod games;
pub mod lines;
pub mod look;
pub mod numbers;
pub mod player_choice;
pub mod repertoires;

use std::fmt::Display;
use std::io::{ErrorKind, Write, stderr};
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::OnceLock;

use othello_core::board::ByColor;
use othello_core::clock::TimeControl;
use othello_core::rules::{Axis, Changes, MeaninglessChange, Preset, Rules};
use othello_words::i18n::{Language, m};
use othello_words::rules;
use othello_words::text::{self, any_of};
use toml::de::{DeTable, DeValue};

use crate::config::lines::LinesChoice;
use crate::config::look::{
    Animation, ColorChoice, GlyphChoice, Learning, Marks, Mouse, SeenFrom, TerminalCursor,
    ThemeName,
};
use crate::config::player_choice::{PlayerChoice, WAYS};
use crate::engine_worker::task::Resources;
use crate::os::dirs::Dirs;
use crate::store::{self, FileError};

/// The settings. Flags on the command line override them.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The colour theme.
    pub theme: ThemeName,
    /// The language; `None` lets the environment decide.
    pub language: Option<Language>,
    /// The choice of when to use colours.
    pub color: ColorChoice,
    /// The characters to draw with; `None` lets the environment decide.
    pub glyphs: Option<GlyphChoice>,
    pub animation: Animation,
    /// The recipient of mouse events.
    pub mouse: Mouse,
    pub cursor: TerminalCursor,
    /// The visibility of marks on legal moves.
    pub marks: Marks,
    pub learning: Learning,
    /// The side from which the board is seen.
    pub seen_from: SeenFrom,
    /// The permission to show evaluations of moves.
    pub evaluation: EvaluationAccess,
    /// The names under which the player plays.
    pub me: Vec<String>,
    /// The defaults of a new game.
    pub game: GameConfig,
    /// The lines that are searched.
    pub lines: LinesChoice,
    /// The threads and memory of a search.
    pub resources: Resources,
    /// The files and folders of games that the explorer looks through.
    pub games: Vec<PathBuf>,
    /// The files of the repertoires, where they are not the usual ones.
    pub repertoires: ByColor<Option<PathBuf>>,
    pub book: BookChoice,
}

/// The book in which the values of positions are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum BookChoice {
    /// The one beside the saved games.
    #[default]
    Usual,
    File(PathBuf),
    /// None.
    Off,
}

/// The permission to show what the engine thinks of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EvaluationAccess {
    /// Players may ask for it.
    #[default]
    Open,
    /// Nobody may, for honest games.
    Locked,
}

/// The defaults of a new game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameConfig {
    pub rules: Rules,
    /// The time for each player, if there is a clock.
    pub clock: Option<TimeControl>,
    pub players: ByColor<PlayerChoice>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            theme: ThemeName::Classic,
            language: None,
            color: ColorChoice::Auto,
            glyphs: None,
            animation: Animation::On,
            mouse: Mouse::Captured,
            cursor: TerminalCursor::Hidden,
            marks: Marks::Shown,
            learning: Learning::Off,
            seen_from: SeenFrom::Black,
            evaluation: EvaluationAccess::Open,
            me: Vec::new(),
            game: GameConfig { rules: Rules::OTHELLO, clock: None, players: ByColor::default() },
            lines: LinesChoice::default(),
            resources: Resources::default(),
            games: Vec::new(),
            repertoires: ByColor::default(),
            book: BookChoice::Usual,
        }
    }
}

/// The error of a settings file or of one setting in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError {
    /// The line, from 1; `None` for the whole file.
    line: Option<usize>,
    reason: String,
}

impl ConfigError {
    /// Returns the error as a sentence with the name of the file.
    pub fn sentence(&self, file: &str) -> String {
        let reason = text::printable(&self.reason);
        match self.line {
            Some(line) => format!("{file}, line {line}: {reason}."),
            None => format!("{file}: {reason}."),
        }
    }
}

/// The result of reading the settings file.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// The settings that apply.
    pub config: Config,
    /// The errors, in the order of the file.
    pub faults: Vec<ConfigError>,
    pub presence: Presence,
    /// The names of the settings that the file has.
    pub named: Vec<String>,
}

/// The presence of the settings file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presence {
    There,
    #[default]
    Absent,
}

/// Reads the settings file, as far as it can be read.
pub fn read(dirs: &Dirs) -> Reading {
    let bytes = match store::read_bytes(&dirs.settings()) {
        Ok(bytes) => bytes,
        Err(FileError::Io { kind: ErrorKind::NotFound, .. }) => return Reading::default(),
        Err(error) => return Reading::failed(None, &format!("cannot be read ({error})")),
    };
    match str::from_utf8(&bytes) {
        Ok(text) => parse(text),
        Err(error) => {
            let line = line_at(&bytes, error.valid_up_to());
            Reading::failed(Some(line), "expected text in UTF-8")
        }
    }
}

/// Reads the settings file of this user. Without a home directory, the defaults apply.
pub fn find() -> Reading {
    Dirs::find().as_ref().map(read).unwrap_or_default()
}

/// Returns the settings file as it was when the program started: the language is chosen by it, and the board opened.
pub fn at_start() -> Reading {
    static READ: OnceLock<Reading> = OnceLock::new();
    READ.get_or_init(find).clone()
}

/// Prints the errors to standard error.
pub fn report(faults: &[ConfigError]) {
    if let Ok(dirs) = Dirs::find() {
        let file = dirs.short(&dirs.settings());
        for fault in faults {
            let _ = writeln!(stderr(), "othello: {}", fault.sentence(&file));
        }
    }
}

/// Returns the errors in one or two sentences for the screen.
pub fn notice(faults: &[ConfigError]) -> Option<String> {
    let (first, others) = faults.split_first()?;
    let first = first.sentence("config.toml");
    Some(match others.len() {
        0 => first,
        more => m::saving::more_settings(first, more).to_string(),
    })
}

impl Reading {
    /// Returns the defaults, with the reason why the file is not used.
    fn failed(line: Option<usize>, why: &str) -> Self {
        let reason = format!("{why}; defaults apply");
        let faults = vec![ConfigError { line, reason }];
        Self { config: Config::default(), faults, presence: Presence::There, named: Vec::new() }
    }
}

fn parse(text: &str) -> Reading {
    let line = |place| line_at(text.as_bytes(), place);
    let table = match DeTable::parse(text) {
        Ok(table) => table.into_inner(),
        Err(error) => {
            let reason = error.message().lines().collect::<Vec<_>>().join(", ");
            return Reading::failed(error.span().map(|span| line(span.start)), &reason);
        }
    };
    let mut entries: Vec<_> = table
        .iter()
        .map(|(key, value)| Entry {
            key: key.get_ref(),
            line: line(key.span().start),
            value: value.get_ref(),
        })
        .collect();
    entries.sort_by_key(|entry| entry.line);
    let mut draft = Draft::default();
    let mut faults = Vec::new();
    for entry in &entries {
        if let Err(reason) = draft.take(entry) {
            faults.push(ConfigError { line: Some(entry.line), reason });
        }
    }
    let (config, meaningless) = draft.finish();
    for (key, error) in meaningless {
        let line = entries.iter().find(|entry| entry.key == key).map(|entry| entry.line);
        faults.push(ConfigError { line, reason: format!("{key}: {error}") });
    }
    faults.sort_by_key(|fault| fault.line);
    let named = entries.iter().map(|entry| text::printable(entry.key).into_owned()).collect();
    Reading { config, faults, presence: Presence::There, named }
}

/// Returns the line of a byte offset in a text, counting from 1.
fn line_at(text: &[u8], place: usize) -> usize {
    1 + text.iter().take(place).filter(|&&byte| byte == b'\n').count()
}

/// A key and its value.
struct Entry<'a> {
    key: &'a str,
    line: usize,
    value: &'a DeValue<'a>,
}

impl Entry<'_> {
    /// Returns the value of a string, or a number as it is written.
    fn text(&self) -> Result<&str, String> {
        match self.value {
            DeValue::String(text) => Ok(text),
            DeValue::Integer(number) => Ok(number.as_str()),
            _ => Err(format!("{}: expected a text in quotation marks", self.key)),
        }
    }

    fn read<T>(&self, read: fn(&str) -> Result<T, String>) -> Result<T, String> {
        read(self.text()?).map_err(|error| format!("{}: {error}", self.key))
    }

    fn parsed<T: FromStr<Err: Display>>(&self) -> Result<T, String> {
        self.text()?.parse().map_err(|error| format!("{}: {error}", self.key))
    }

    /// Returns the texts of a list, or a single one.
    fn texts(&self) -> Result<Vec<String>, String> {
        let fault =
            || format!("{}: expected a name in quotation marks, or a list of names", self.key);
        let text = |value: &DeValue| match value {
            DeValue::String(text) => Ok(text.to_string()),
            _ => Err(fault()),
        };
        match self.value {
            DeValue::Array(names) => names.iter().map(|name| text(name.get_ref())).collect(),
            value => Ok(vec![text(value)?]),
        }
    }

    /// Returns the path of a text.
    fn path(&self) -> Result<PathBuf, String> {
        match self.value {
            DeValue::String(text) if !text.is_empty() => Ok(PathBuf::from(&**text)),
            _ => Err(format!("{}: expected a path in quotation marks", self.key)),
        }
    }

    /// Returns the choice of a book: a path, or whether there is one.
    fn book(&self) -> Result<BookChoice, String> {
        match self.value {
            DeValue::Boolean(true) => Ok(BookChoice::Usual),
            DeValue::Boolean(false) => Ok(BookChoice::Off),
            _ => match self.path() {
                Ok(path) => Ok(BookChoice::File(path)),
                Err(_) => {
                    Err(format!("{}: expected a path in quotation marks, or false", self.key))
                }
            },
        }
    }

    /// Returns the paths of a list, or of a single text.
    fn paths(&self) -> Result<Vec<PathBuf>, String> {
        let path = |value: &DeValue| match value {
            DeValue::String(text) if !text.is_empty() => Some(PathBuf::from(&**text)),
            _ => None,
        };
        let paths = match self.value {
            DeValue::Array(list) => list.iter().map(|value| path(value.get_ref())).collect(),
            value => path(value).map(|path| vec![path]),
        };
        paths.ok_or_else(|| format!("{}: expected a list of paths in quotation marks", self.key))
    }

    fn switch<T>(&self, on: T, off: T) -> Result<T, String> {
        match self.value {
            DeValue::Boolean(true) => Ok(on),
            DeValue::Boolean(false) => Ok(off),
            _ => Err(format!("{}: expected true or false", self.key)),
        }
    }
}

/// The settings while they are read; the rules come together at the end.
#[derive(Default)]
struct Draft {
    config: Config,
    preset: Option<Preset>,
    changes: Changes,
}

impl Draft {
    fn take(&mut self, entry: &Entry) -> Result<(), String> {
        let Self { config, preset, changes } = self;
        match entry.key {
            "theme" => config.theme = entry.parsed()?,
            "language" if entry.text() == Ok("auto") => config.language = None,
            "language" => config.language = Some(entry.parsed()?),
            "color" => config.color = entry.parsed()?,
            "glyphs" if entry.text() == Ok("auto") => config.glyphs = None,
            "glyphs" => config.glyphs = Some(entry.parsed()?),
            "animation" => config.animation = entry.switch(Animation::On, Animation::Off)?,
            "mouse" => config.mouse = entry.switch(Mouse::Captured, Mouse::Free)?,
            "cursor" => {
                config.cursor = entry.switch(TerminalCursor::Shown, TerminalCursor::Hidden)?;
            }
            "legal-moves" => config.marks = entry.switch(Marks::Shown, Marks::Hidden)?,
            "learning-marks" => config.learning = entry.parsed()?,
            "seen-from" => config.seen_from = entry.parsed()?,
            "evaluation" => {
                let (open, locked) = (EvaluationAccess::Open, EvaluationAccess::Locked);
                config.evaluation = entry.switch(open, locked)?;
            }
            "lines" => config.lines.count = entry.parsed()?,
            "lines-depth" => config.lines.depth = Some(entry.read(numbers::depth)?),
            "lines-seconds" => config.lines.time = Some(entry.read(numbers::seconds)?),
            "threads" => config.resources.threads = Some(entry.read(numbers::threads)?),
            "memory" => {
                config.resources.table_bytes = entry.read(numbers::mebibytes)? << 20;
            }
            "me" => config.me = entry.texts()?,
            "rules" => *preset = Some(entry.parsed()?),
            "clock" => config.game.clock = Some(entry.parsed()?),
            "games" => config.games = entry.paths()?,
            "repertoire-black" => config.repertoires.black = Some(entry.path()?),
            "repertoire-white" => config.repertoires.white = Some(entry.path()?),
            "book" => config.book = entry.book()?,
            "black" => config.game.players.black = entry.parsed()?,
            "white" => config.game.players.white = entry.parsed()?,
            key => {
                let Some(axis) = Axis::ALL.iter().find(|axis| axis.flag() == key) else {
                    return Err(format!("unknown setting `{key}`; see `othello config`"));
                };
                let value = axis.parse(entry.text()?).map_err(|error| format!("{key}: {error}"))?;
                changes.insert(value);
            }
        }
        Ok(())
    }

    /// Returns the settings, and each key that has no meaning together with the others.
    fn finish(mut self) -> (Config, Vec<(&'static str, MeaninglessChange)>) {
        let preset = self.preset.unwrap_or(Preset::Othello).rules();
        let mut meaningless = Vec::new();
        loop {
            match preset.with(self.changes) {
                Ok(rules) => {
                    self.config.game.rules = rules;
                    return (self.config, meaningless);
                }
                Err(error) => {
                    self.changes.remove(error.axis);
                    meaningless.push((error.axis.flag(), error));
                }
            }
        }
    }
}

/// Returns a settings file that changes nothing: every key with its default, commented out.
pub fn template() -> String {
    let axes: String = Axis::ALL.iter().map(|axis| axis_lines(*axis)).collect();
    let names = [
        ("{themes}", any_of(&ThemeName::NAMES)),
        ("{languages}", any_of(&Language::NAMES)),
        ("{colors}", any_of(&ColorChoice::NAMES[1..])),
        ("{glyphs}", any_of(&GlyphChoice::NAMES)),
        ("{learning}", any_of(&Learning::NAMES)),
        ("{axes}", axes),
        ("{players}", WAYS.into()),
    ];
    names.iter().fold(TEMPLATE.into(), |template, (name, names)| template.replace(name, names))
}

/// Returns the lines for one axis of the rules: its description, its default, its other values.
fn axis_lines(axis: Axis) -> String {
    let values = axis.values();
    let default = Rules::OTHELLO.value(axis).unwrap_or(values[0]);
    let others = values.iter().filter(|value| **value != default).map(|value| value.name());
    let others = others.collect::<Vec<_>>().join(", ");
    let quote = if default.number().is_some() { "" } else { "\"" };
    let setting = format!("#{} = {quote}{}{quote}", axis.flag(), default.name());
    let help = rules::axis(axis).say_in(Language::ENGLISH);
    format!("# {help}\n{setting:27} # or {others}\n")
}

/// The settings file. Names in braces are replaced from tables.
const TEMPLATE: &str = r#"# Uncomment a line to change it; otherwise defaults apply. Flags on the command line override
# these settings. What :settings, :theme, :language, :legal, :learn, :turn and :mouse
# change stays so until you change it here.

# The screen

# The colour theme: {themes}
#theme = "classic"

# The language: auto (as LC_ALL, LC_MESSAGES and LANG ask), {languages}
#language = "auto"

# Use colours: auto (as NO_COLOR, COLORTERM and TERM ask), {colors}
#color = "auto"

# What to draw with: auto (pixels where the terminal can, else characters by the locale), {glyphs}
#glyphs = "auto"

# Animate flips
#animation = true

# Play with the mouse; if false, it selects text
#mouse = true

# Show the terminal's cursor on the square in focus, for magnifiers and screen readers
#cursor = false

# Mark legal moves
#legal-moves = true

# Learning marks: {learning}
#learning-marks = "off"

# The side from which the board is seen: black or white
#seen-from = "black"

# Show what the engine thinks of moves when asked to (z, hint, evaluate); if false, it is locked
#evaluation = true

# The engine, where it evaluates moves (z, :lines, the review)

# How many lines :lines shows (or "all"), the depth in plies and the seconds after which it stops; by default it goes on
# for as long as you look
#lines = 3
#lines-depth = 24
#lines-seconds = 60

# The threads (by default one for each processor), and the memory for positions in MiB
#threads = 2
#memory = 32

# The training

# Your names, by which your moves are known in games of two people and in opened files
#me = ["Ada", "ada1815"]

# The explorer

# Files and folders of games to look through, besides the saved games, and by which levels 1 to 8 play the opening;
# ~/ is your home directory
#games = ["~/wthor", "~/playok.pgn"]

# Your repertoires, in SGF or PGN; by default those that othello repertoire new has made
#repertoire-black = "~/black.sgf"
#repertoire-white = "~/white.sgf"

# The book, in which the values of searched positions are kept: false for none, or a file such as "~/book.othello"
#book = true

# A new game

# The rule system; othello rules lists them
#rules = "othello"

# Overrides to that rule system

{axes}
# Minutes or M:SS for each player, and +S for S seconds more per move; by default no clock
#clock = "5+3"

# The players: {players};
# by default two people without names
#black = "Ada"
#white = "Emile"
"#;

#[cfg(test)]
mod tests;
