//! The settings while they are read: one after the other, and the rules together at the end.

use std::path::PathBuf;
use std::str::FromStr;

use othello_core::rules::{Changes, MeaninglessChange, Preset};
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};
use toml::de::DeValue;

use super::{BookChoice, Config};

/// A key and its value.
pub(super) struct ConfigEntry<'a> {
    pub key: &'a str,
    /// The line in the settings file; `None` if it was chosen elsewhere.
    pub line: Option<usize>,
    pub value: Given<'a>,
}

#[derive(Clone, Copy)]
pub(super) enum Given<'a> {
    /// In the settings file.
    Toml(&'a DeValue<'a>),
    /// As a text, in which commas part the items of a list.
    Text(&'a str),
}

impl ConfigEntry<'_> {
    /// Returns the value of a string, or a number as it is written.
    pub fn text(&self) -> Result<&str, String> {
        match self.value {
            Given::Toml(DeValue::String(text)) => Ok(text),
            Given::Text(text) => Ok(text),
            Given::Toml(DeValue::Integer(number)) => Ok(number.as_str()),
            Given::Toml(_) => Err(self.expected("text")),
        }
    }

    pub fn read<T>(&self, read: fn(&str) -> Result<T, String>) -> Result<T, String> {
        read(self.text()?).map_err(|error| fault(self.key, m::common::raw(error)))
    }

    pub fn parsed<T: FromStr<Err: Said>>(&self) -> Result<T, String> {
        self.text()?.parse().map_err(|error: T::Err| fault(self.key, error.said()))
    }

    fn expected(&self, what: &str) -> String {
        fault(self.key, m::settings::not_given(what))
    }

    /// Returns the value; `None` if it is that word.
    pub fn unless<T>(
        &self,
        word: &str,
        read: impl Fn(&Self) -> Result<T, String>,
    ) -> Result<Option<T>, String> {
        if self.text() == Ok(word) { Ok(None) } else { read(self).map(Some) }
    }

    /// Returns the texts of a list, or a single one.
    pub fn texts(&self) -> Result<Vec<String>, String> {
        self.list().ok_or_else(|| self.expected("names"))
    }

    fn list(&self) -> Option<Vec<String>> {
        let text = |value: &DeValue<'_>| match value {
            DeValue::String(text) => Some(text.to_string()),
            _ => None,
        };
        match self.value {
            Given::Text(text) => {
                let items = text.split(',').map(str::trim).filter(|item| !item.is_empty());
                Some(items.map(Into::into).collect())
            }
            Given::Toml(DeValue::Array(list)) => {
                list.iter().map(|value| text(value.get_ref())).collect()
            }
            Given::Toml(value) => text(value).map(|text| vec![text]),
        }
    }

    pub fn path(&self) -> Result<PathBuf, String> {
        match self.value {
            Given::Toml(DeValue::String(text)) if !text.is_empty() => Ok(PathBuf::from(&**text)),
            Given::Text(text) if !text.is_empty() => Ok(PathBuf::from(text)),
            Given::Toml(_) | Given::Text(_) => Err(self.expected("path")),
        }
    }

    /// Returns the choice of a book: a path, or whether there is one.
    pub fn book(&self) -> Result<BookChoice, String> {
        if let Ok(choice) = self.switch(BookChoice::Usual, BookChoice::Off) {
            return Ok(choice);
        }
        let path = self.path().map(BookChoice::File);
        path.map_err(|_| self.expected("book"))
    }

    /// Returns the paths of a list, or of a single text.
    pub fn paths(&self) -> Result<Vec<PathBuf>, String> {
        let paths = self.list().filter(|paths| paths.iter().all(|path| !path.is_empty()));
        let paths = paths.map(|paths| paths.into_iter().map(PathBuf::from).collect());
        paths.ok_or_else(|| self.expected("paths"))
    }

    pub fn switch<T>(&self, on: T, off: T) -> Result<T, String> {
        match self.value {
            Given::Toml(DeValue::Boolean(true)) | Given::Text("true" | "on") => Ok(on),
            Given::Toml(DeValue::Boolean(false)) | Given::Text("false" | "off") => Ok(off),
            Given::Toml(_) | Given::Text(_) => Err(self.expected("switch")),
        }
    }
}

/// Returns why a setting cannot be what it is.
pub(super) fn fault(key: &str, why: Text) -> String {
    m::common::explained(key, why).to_string()
}

/// The settings while they are read; the rules come together at the end.
#[derive(Default)]
pub(super) struct ConfigDraft {
    pub config: Config,
    pub changes: Changes,
}

impl ConfigDraft {
    /// The settings that apply, to be changed.
    pub fn of(config: &Config) -> Self {
        let preset = config.game.preset.rules();
        Self { config: config.clone(), changes: config.game.rules.changes_from(preset) }
    }

    pub const fn choose(&mut self, preset: Preset) {
        self.config.game.preset = preset;
    }

    /// Returns the settings, and each key that has no meaning together with the others.
    pub fn finish(mut self) -> (Config, Vec<(&'static str, MeaninglessChange)>) {
        let preset = self.config.game.preset.rules();
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
