//! The settings of a user: `config.toml`, which is only read.
//!
//! What is wrong in it is told, and the rest of it counts: no file keeps the program from starting.

use std::fmt::Display;
use std::fs;
use std::io::{ErrorKind, Write, stderr};
use std::str::FromStr;

use crate::app::tui::model::{Animation, Marks};
use crate::app::tui::term::Mouse;
use crate::app::tui::theme::{ColorChoice, Glyphs, Palette};
use crate::board::ByColor;
use crate::clock::TimeControl;
use crate::notation::PlayerName;
use crate::rules::{Axis, Changes, MeaninglessChange, Preset, Rules};
use anyhow::Result;
use toml::de::{DeTable, DeValue};

use crate::app::dirs::Dirs;

/// What a user has settled. A flag on the command line comes before it.
#[derive(Debug, PartialEq)]
pub struct Config {
    /// The look.
    pub theme: Palette,
    /// When to use colours.
    pub color: ColorChoice,
    /// The characters to draw with, if the environment is not to decide.
    pub glyphs: Option<Glyphs>,
    /// Whether discs are seen turning over.
    pub animation: Animation,
    /// Whether the mouse is ours.
    pub mouse: Mouse,
    /// Whether legal moves are marked.
    pub marks: Marks,
    /// What a new game is played with.
    pub game: GameConfig,
}

/// What a new game is played with, where the command line says nothing else.
#[derive(Debug, PartialEq)]
pub struct GameConfig {
    /// The rules.
    pub rules: Rules,
    /// The time for each, if there is a clock.
    pub clock: Option<TimeControl>,
    /// The players.
    pub names: ByColor<Option<PlayerName>>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            theme: Palette::Classic,
            color: ColorChoice::Auto,
            glyphs: None,
            animation: Animation::On,
            mouse: Mouse::Captured,
            marks: Marks::Shown,
            game: GameConfig { rules: Rules::OTHELLO, clock: None, names: ByColor::default() },
        }
    }
}

/// What is wrong with the file of settings.
#[derive(Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1, if it is one line's fault.
    line: Option<usize>,
    what: String,
}

impl Fault {
    /// One sentence with the name of the file.
    pub fn sentence(&self, file: &str) -> String {
        match self.line {
            Some(line) => format!("{file}, line {line}: {}.", self.what),
            None => format!("{file}: {}.", self.what),
        }
    }
}

/// What there was to read.
#[derive(Debug, Default)]
pub struct Reading {
    /// The settings that count.
    pub config: Config,
    /// What is wrong, from the top of the file.
    pub faults: Vec<Fault>,
    /// Whether there is a file.
    pub presence: Presence,
}

/// Whether there is a file of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presence {
    /// There is.
    There,
    /// There is none.
    #[default]
    Absent,
}

/// Reads the file of settings, as far as it can be read.
pub fn read(places: &Dirs) -> Reading {
    let bytes = match fs::read(places.settings()) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Reading::default(),
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

/// Reads the file of settings of this user; without a home directory there is none.
pub fn find() -> Reading {
    Dirs::find().as_ref().map(read).unwrap_or_default()
}

/// Tells the faults where there is no screen.
pub fn report(faults: &[Fault]) {
    if let Ok(places) = Dirs::find() {
        let file = places.short(&places.settings());
        for fault in faults {
            let _ = writeln!(stderr(), "othello: {}", fault.sentence(&file));
        }
    }
}

/// The faults in one sentence for the screen.
pub fn notice(faults: &[Fault]) -> Option<String> {
    let (first, others) = faults.split_first()?;
    let others = match others.len() {
        0 => String::new(),
        number => format!(" othello config names {number} more."),
    };
    Some(first.sentence("config.toml") + &others)
}

impl Reading {
    /// The file says nothing that can be used.
    fn failed(line: Option<usize>, why: &str) -> Self {
        let what = format!("{why}; defaults apply");
        let faults = vec![Fault { line, what }];
        Self { config: Config::default(), faults, presence: Presence::There }
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
        if let Err(what) = draft.take(entry) {
            faults.push(Fault { line: Some(entry.line), what });
        }
    }
    let (config, meaningless) = draft.finish();
    for (key, error) in meaningless {
        let line = entries.iter().find(|entry| entry.key == key).map(|entry| entry.line);
        faults.push(Fault { line, what: format!("{key}: {error}") });
    }
    faults.sort_by_key(|fault| fault.line);
    Reading { config, faults, presence: Presence::There }
}

/// The line of a place in a text, from 1.
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
    /// A text, or a number as it is written.
    fn text(&self) -> Result<&str, String> {
        match self.value {
            DeValue::String(text) => Ok(text),
            DeValue::Integer(number) => Ok(number.as_str()),
            _ => Err(format!("{}: expected a text in quotation marks", self.key)),
        }
    }

    fn parsed<T: FromStr<Err: Display>>(&self) -> Result<T, String> {
        self.text()?.parse().map_err(|error| format!("{}: {error}", self.key))
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
            "color" => config.color = entry.parsed()?,
            "glyphs" if entry.text() == Ok("auto") => config.glyphs = None,
            "glyphs" => config.glyphs = Some(entry.parsed()?),
            "animation" => config.animation = entry.switch(Animation::On, Animation::Off)?,
            "mouse" => config.mouse = entry.switch(Mouse::Captured, Mouse::Free)?,
            "legal-moves" => config.marks = entry.switch(Marks::Shown, Marks::Hidden)?,
            "rules" => *preset = Some(entry.parsed()?),
            "clock" => config.game.clock = Some(entry.parsed()?),
            "black" => config.game.names.black = PlayerName::cleaned(entry.text()?),
            "white" => config.game.names.white = PlayerName::cleaned(entry.text()?),
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

    /// The settings, and each key that has no meaning beside the others.
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
    TEMPLATE.replace("{axes}", &axes)
}

/// Returns the lines for one axis of the rules: its description, its default, its other values.
fn axis_lines(axis: Axis) -> String {
    let values = axis.values();
    let default = Rules::OTHELLO.value(axis).unwrap_or(values[0]);
    let others = values.iter().filter(|value| **value != default).map(|value| value.name());
    let others = others.collect::<Vec<_>>().join(", ");
    let quote = if default.number().is_some() { "" } else { "\"" };
    let setting = format!("#{} = {quote}{}{quote}", axis.flag(), default.name());
    format!("# {}\n{setting:27} # or {others}\n", axis.help())
}

/// The settings file; `{axes}` stands for the lines of the rule axes.
const TEMPLATE: &str = r#"# Uncomment a line to change it; otherwise defaults apply. Flags on the command line override
# these settings.

# The screen

# classic, paper, contrast or mono
#theme = "classic"

# auto (as NO_COLOR, COLORTERM and TERM have it), always or never
#color = "auto"

# auto (as the locale has it), unicode, narrow or ascii
#glyphs = "auto"

# Whether flips are animated
#animation = true

# Whether the mouse plays; if not, it selects text
#mouse = true

# Whether legal moves are marked
#legal-moves = true

# A new game

# A rule system: othello rules lists them
#rules = "othello"

# Overrides to that rule set

{axes}
# Minutes or M:SS for each player, with + seconds more for each move; by default no clock
#clock = "5+3"

# The players; by default Black and White
#black = "Ada"
#white = "Emile"
"#;

#[cfg(test)]
mod tests;
