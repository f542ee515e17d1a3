//! The settings file, `config.toml`, which is only read, and above it what was chosen in the program.
//!
//! Errors in the file are reported and the other settings apply: no file keeps the program from
//! starting.

use std::io::{self, ErrorKind, Write, stderr};

use othello_core::rules::MeaninglessChange;
use othello_notation::error::Location;
use othello_words::faults::Said;
use othello_words::i18n::{self, Language, Text, m};
use othello_words::text;
use toml::de::DeTable;

use super::Config;
use super::chosen::{self, ConfigLine};
use super::draft::{self, ConfigDraft, ConfigEntry, Given};
use super::setting::{Setting, SettingSubject};
use crate::disk::dirs::Dirs;
use crate::files::{self, FileError};
use crate::terminal::variable;

/// The error of a settings file or of one setting in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError {
    /// `None` for the whole file.
    at: Option<Location>,
    /// In the language that was spoken when the file was read.
    reason: String,
}

impl ConfigError {
    /// Returns the error as a sentence with the name of the file.
    pub fn sentence(&self, file: &str) -> String {
        let place = [file.to_owned()].into_iter().chain(self.at.map(|at| at.said().to_string()));
        let reason = m::common::raw(text::printable(&self.reason));
        let clause = m::common::explained(i18n::list(place), reason).to_string();
        m::common::sentence(clause).to_string()
    }
}

/// The result of reading the settings file.
#[derive(Clone, Debug, Default)]
pub struct ConfigReading {
    /// The settings that apply.
    pub config: Config,
    /// Those of the file alone.
    pub configured: Config,
    /// The errors, in the order of the file.
    pub faults: Vec<ConfigError>,
    pub presence: FilePresence,
    /// The names of the settings that the file has.
    pub named: Vec<String>,
    /// Those of the settings that were chosen since, and apply.
    pub chosen: Vec<&'static str>,
}

/// The presence of the settings file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FilePresence {
    There,
    #[default]
    Absent,
}

/// Reads the settings file, as far as it can be read, and what was chosen since.
pub fn read(dirs: &Dirs) -> ConfigReading {
    let bytes = match files::read_bytes(&dirs.settings()) {
        Ok(bytes) => bytes,
        Err(FileError::Io { kind: ErrorKind::NotFound, .. }) => {
            return ConfigReading::default().with_chosen(dirs);
        }
        Err(error) => {
            let why = m::settings::unreadable(error.said());
            return ConfigReading::failed(None, why).with_chosen(dirs);
        }
    };
    let reading = match str::from_utf8(&bytes) {
        Ok(text) => parse(text),
        Err(error) => {
            let line = line_at(&bytes, error.valid_up_to());
            ConfigReading::failed(Some(Location::Line(line)), m::faults::not_utf_8())
        }
    };
    reading.with_chosen(dirs)
}

/// Returns the settings of this user. Without a home directory, the defaults apply.
pub fn find() -> ConfigReading {
    Dirs::find().as_ref().map(read).unwrap_or_default()
}

/// Returns the language of the settings, or that of the environment.
pub fn spoken(config: &Config) -> Language {
    let of_environment = || Language::detect(variable).0;
    config.language.or_else(Language::loaded).unwrap_or_else(of_environment)
}

pub fn print_faults(faults: &[ConfigError]) {
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

impl ConfigReading {
    /// Returns the defaults, with the reason why the file is not used.
    fn failed(at: Option<Location>, why: Text) -> Self {
        let reason = m::settings::file_unused(why).to_string();
        let faults = vec![ConfigError { at, reason }];
        Self { faults, presence: FilePresence::There, ..Self::default() }
    }

    /// The same with what was chosen since: a choice counts as long as the file says what it said then.
    fn with_chosen(mut self, dirs: &Dirs) -> Self {
        for choice in chosen::read(&dirs.chosen_settings()) {
            let Some(setting) = Setting::named(&choice.setting) else { continue };
            let is_in_force = setting.value(&self.configured) == choice.configured;
            let config = is_in_force.then(|| with(&self.config, setting, &choice.value));
            if let Some(Ok(config)) = config {
                self.config = config;
                self.chosen.push(setting.name());
            }
        }
        self
    }
}

/// The reason why a setting cannot have a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    Unknown,
    /// A rule has no meaning then.
    Meaningless(MeaninglessChange),
}

/// Returns the settings with another value of one. Rules that have no meaning beside it go back to those of the system.
pub fn with(config: &Config, setting: Setting, value: &str) -> Result<Config, Unfit> {
    let mut draft = ConfigDraft::of(config);
    let entry = ConfigEntry { key: setting.name(), line: None, value: Given::Text(value) };
    setting.apply(&mut draft, &entry).map_err(|_| Unfit::Unknown)?;
    let (config, meaningless) = draft.finish();
    match meaningless.into_iter().find(|(key, _)| *key == setting.name()) {
        Some((_, error)) => Err(Unfit::Meaningless(error)),
        None => Ok(config),
    }
}

/// Keeps the value that a setting has now for the next start.
pub fn keep(dirs: &Dirs, setting: Setting, config: &Config) -> io::Result<()> {
    let configured = read(dirs).configured;
    let choice = ConfigLine {
        setting: setting.name().into(),
        value: setting.value(config).into_owned(),
        configured: setting.value(&configured).into_owned(),
    };
    chosen::write(&dirs.chosen_settings(), choice)
}

fn parse(text: &str) -> ConfigReading {
    let line = |place| line_at(text.as_bytes(), place);
    let table = match DeTable::parse(text) {
        Ok(table) => table.into_inner(),
        Err(error) => {
            let at = error.span().map(|span| location(text, span.start));
            let why = i18n::list(error.message().lines());
            return ConfigReading::failed(at, m::settings::not_toml(why));
        }
    };
    let mut entries: Vec<_> = table
        .iter()
        .map(|(key, value)| ConfigEntry {
            key: key.get_ref(),
            line: Some(line(key.span().start)),
            value: Given::Toml(value.get_ref()),
        })
        .collect();
    entries.sort_by_key(|entry| entry.line);
    let mut draft = ConfigDraft::default();
    let mut faults = Vec::new();
    for entry in &entries {
        let taken = match Setting::named(entry.key) {
            Some(setting) => setting.apply(&mut draft, entry),
            None => Err(m::settings::not_in_file(entry.key).to_string()),
        };
        if let Err(reason) = taken {
            faults.push(ConfigError { at: entry.line.map(Location::Line), reason });
        }
    }
    let (config, meaningless) = draft.finish();
    for (key, error) in meaningless {
        let entry = entries.iter().find(|entry| entry.key == key);
        let at = entry.and_then(|entry| entry.line).map(Location::Line);
        faults.push(ConfigError { at, reason: draft::fault(key, error.said()) });
    }
    faults.sort_by_key(|fault| fault.at);
    let named = entries.iter().map(|entry| text::printable(entry.key).into_owned()).collect();
    let configured = config.clone();
    ConfigReading {
        config,
        configured,
        faults,
        presence: FilePresence::There,
        named,
        chosen: Vec::new(),
    }
}

/// Returns the line of a byte offset in a text, counting from 1.
fn line_at(text: &[u8], place: usize) -> usize {
    1 + text.iter().take(place).filter(|&&byte| byte == b'\n').count()
}

/// Returns the place of a byte offset in a text.
fn location(text: &str, place: usize) -> Location {
    let before = text.get(..place).unwrap_or(text);
    let column = 1 + before.chars().rev().take_while(|letter| *letter != '\n').count();
    Location::Column { line: line_at(before.as_bytes(), place), column }
}

/// Returns a settings file that changes nothing: every key with its default or an example, commented out.
pub fn template() -> String {
    let of_subject = |subject: SettingSubject| {
        let settings = Setting::all().filter(move |setting| setting.subject() == subject);
        let settings: String = settings.map(Setting::template).collect();
        format!("\n# {}\n\n{}", subject.name(), settings.trim_end())
    };
    let subjects = Language::in_english(|| SettingSubject::ALL.map(of_subject).join("\n"));
    format!("{HEAD}{subjects}\n")
}

/// The lines above all settings.
const HEAD: &str =
    "# Uncomment a line to change it; otherwise defaults apply. Flags on the command line override
# these settings. What :settings and commands such as :theme and :language change stays so until
# you change it here.
";

#[cfg(test)]
mod tests;
