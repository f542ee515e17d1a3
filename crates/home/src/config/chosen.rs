//! The settings of the screen that players have changed by keys, which survive a restart.
//!
//! They are kept in a file, one line each: the setting, the value chosen, and the value that applied by
//! `config.toml` or by default. If that value differs now, the choice is out of date, so that edits of
//! `config.toml` take effect.

use std::array;
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use othello_words::i18n::Language;

use super::Config;
use crate::config::look::{Animation, Learning, Marks, Mouse, SeenFrom, TerminalCursor, ThemeName};
use crate::os::dirs::Dirs;
use crate::store::{read_text, replace_unsynchronised};

/// The names of the settings that keys change, and of their values.
type Names = [(&'static str, &'static str); KeySettings::NAMES.len()];

/// The settings that keys change, as they apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeySettings {
    pub theme: ThemeName,
    /// The language; `None` lets the environment decide.
    pub language: Option<Language>,
    pub marks: Marks,
    pub learning: Learning,
    pub mouse: Mouse,
    pub seen_from: SeenFrom,
    pub animation: Animation,
    pub cursor: TerminalCursor,
}

impl KeySettings {
    /// The names of the settings, in the order of their list.
    pub const NAMES: [&str; 8] = [
        "theme",
        "language",
        "seen-from",
        "animation",
        "legal-moves",
        "learning-marks",
        "mouse",
        "cursor",
    ];

    /// Returns those of the settings.
    pub const fn of(config: &Config) -> Self {
        let Config {
            theme, language, marks, learning, mouse, seen_from, animation, cursor, ..
        } = *config;
        Self { theme, language, marks, learning, mouse, seen_from, animation, cursor }
    }

    /// Has the settings apply.
    const fn put(self, config: &mut Config) {
        let Self { theme, language, marks, learning, mouse, seen_from, animation, cursor } = self;
        (config.theme, config.language) = (theme, language);
        (config.marks, config.learning, config.seen_from) = (marks, learning, seen_from);
        (config.mouse, config.animation, config.cursor) = (mouse, animation, cursor);
    }

    /// Returns the values that a setting can be given, as the settings file names them.
    pub fn values(setting: &str) -> &'static [&'static str] {
        match setting {
            "theme" => &ThemeName::NAMES,
            "language" => &Language::NAMES,
            "learning-marks" => &Learning::NAMES,
            "seen-from" => &SeenFrom::NAMES,
            "legal-moves" | "mouse" | "animation" | "cursor" => &["true", "false"],
            _ => &[],
        }
    }

    /// The same settings with another value of one; `None` if this version knows no such setting or value.
    #[must_use]
    pub fn with(self, setting: &str, value: &str) -> Option<Self> {
        let mut next = self;
        match (setting, value) {
            ("theme", name) => next.theme = name.parse().ok()?,
            ("language", name) => next.language = Some(name.parse().ok()?),
            ("learning-marks", name) => next.learning = name.parse().ok()?,
            ("seen-from", name) => next.seen_from = name.parse().ok()?,
            ("legal-moves", "true") => next.marks = Marks::Shown,
            ("legal-moves", "false") => next.marks = Marks::Hidden,
            ("mouse", "true") => next.mouse = Mouse::Captured,
            ("mouse", "false") => next.mouse = Mouse::Free,
            ("animation", "true") => next.animation = Animation::On,
            ("animation", "false") => next.animation = Animation::Off,
            ("cursor", "true") => next.cursor = TerminalCursor::Shown,
            ("cursor", "false") => next.cursor = TerminalCursor::Hidden,
            _ => return None,
        }
        Some(next)
    }

    /// Returns the settings in the order of their list, with the names of their values.
    pub fn names(self) -> Names {
        let marks = match self.marks {
            Marks::Shown => "true",
            Marks::Hidden => "false",
        };
        let mouse = match self.mouse {
            Mouse::Captured => "true",
            Mouse::Free => "false",
        };
        let animation = match self.animation {
            Animation::On => "true",
            Animation::Off => "false",
        };
        let cursor = match self.cursor {
            TerminalCursor::Shown => "true",
            TerminalCursor::Hidden => "false",
        };
        let language = match self.language {
            Some(language) => language.name(),
            None => "auto",
        };
        let values = [
            self.theme.name(),
            language,
            self.seen_from.name(),
            animation,
            marks,
            self.learning.name(),
            mouse,
            cursor,
        ];
        array::from_fn(|at| (Self::NAMES[at], values[at]))
    }
}

/// The settings that a user has changed by keys, kept in a file.
#[derive(Debug)]
pub struct ChosenSettings {
    /// The file; `None` without a home directory.
    path: Option<PathBuf>,
    /// The values from `config.toml`, or else the defaults.
    configured: Names,
    /// The values when they were last compared.
    last: Option<Names>,
    /// The changes that are not written yet, the latest of each setting: a key that is held down does
    /// not write the file each time.
    pending: Arc<Mutex<Vec<Choice>>>,
}

impl ChosenSettings {
    /// Applies what this user had chosen when the program started to the settings. A file that cannot be read is
    /// ignored.
    pub fn find(config: &mut Config) -> Self {
        static READ: OnceLock<(Option<PathBuf>, Vec<Choice>)> = OnceLock::new();
        let (path, choices) = READ.get_or_init(|| {
            let path = Dirs::find().ok().map(|dirs| dirs.chosen_settings());
            let choices = path.as_deref().map(lines).unwrap_or_default();
            (path, choices)
        });
        Self::of(path.clone(), choices, config)
    }

    fn of(path: Option<PathBuf>, choices: &[Choice], config: &mut Config) -> Self {
        let configured = KeySettings::of(config).names();
        for line in choices {
            let is_in_force = |(setting, value): &(&str, &str)| {
                *setting == line.setting && *value == line.configured
            };
            if configured.iter().any(is_in_force) {
                let chosen = KeySettings::of(config).with(&line.setting, &line.value);
                if let Some(chosen) = chosen {
                    chosen.put(config);
                }
            }
        }
        Self { path, configured, last: None, pending: Arc::default() }
    }

    /// Returns the names of the settings that were chosen, which apply in `config`.
    pub fn in_force(&self, config: &Config) -> Vec<&'static str> {
        let now = KeySettings::of(config).names().into_iter().zip(self.configured);
        now.filter(|(now, before)| now != before).map(|((name, _), _)| name).collect()
    }

    /// Records the settings that the screen starts with, which flags may have overridden.
    pub fn start(&mut self, settings: KeySettings) {
        self.last = Some(settings.names());
    }

    /// Records settings that a key has changed; returns the task that writes the change to the file. A
    /// failure is not reported: the next start looks as before.
    pub fn changed(&mut self, settings: KeySettings) -> impl FnOnce() + Send + use<> {
        let now = settings.names();
        let before = self.last.replace(now).unwrap_or(self.configured);
        let changes: Vec<_> = now
            .into_iter()
            .zip(before)
            .zip(self.configured)
            .filter(|((now, before), _)| now != before)
            .map(|(((setting, value), _), (_, configured))| Choice {
                setting: setting.into(),
                value: value.into(),
                configured: configured.into(),
            })
            .collect();
        let mut pending = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
        pending.retain(|old| changes.iter().all(|new| new.setting != old.setting));
        pending.extend(changes);
        drop(pending);
        let (path, pending) = (self.path.clone(), Arc::clone(&self.pending));
        move || {
            let changes = mem::take(&mut *pending.lock().unwrap_or_else(PoisonError::into_inner));
            if let Some(path) = path.filter(|_| !changes.is_empty()) {
                let _ = write(&path, changes);
            }
        }
    }
}

/// A line of the file.
#[derive(Debug)]
struct Choice {
    setting: String,
    value: String,
    configured: String,
}

/// Reads the lines of the file; none if it cannot be read.
fn lines(path: &Path) -> Vec<Choice> {
    let text = read_text(path).unwrap_or_default();
    let choice = |line: &str| {
        let mut words = line.split_whitespace().map(str::to_owned);
        Some(Choice { setting: words.next()?, value: words.next()?, configured: words.next()? })
    };
    text.lines().filter_map(choice).collect()
}

/// Writes changes to the file. Keeps the other lines, which another window may have written.
fn write(path: &Path, changes: Vec<Choice>) -> std::io::Result<()> {
    let mut choices = lines(path);
    choices.retain(|old| changes.iter().all(|new| new.setting != old.setting));
    // A choice of the value that applies anyway needs no line.
    choices.extend(changes.into_iter().filter(|new| new.value != new.configured));
    let line = |Choice { setting, value, configured }: &Choice| {
        format!("{setting} {value} {configured}\n")
    };
    replace_unsynchronised(path, &choices.iter().map(line).collect::<String>())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{
        Animation, ChosenSettings, Config, KeySettings, Language, Learning, Marks, Mouse, SeenFrom,
        TerminalCursor, ThemeName, lines,
    };

    /// The folder of the file, which is removed when dropped.
    struct Folder(std::path::PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let name = format!("othello-chosen-{name}-{}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            let _ = fs::remove_dir_all(&folder);
            Self(folder)
        }

        /// Starts with these settings; returns those that apply, and the choices.
        fn start(&self, mut config: Config) -> (Config, ChosenSettings) {
            let path = self.0.join("settings.txt");
            let mut chosen = ChosenSettings::of(Some(path.clone()), &lines(&path), &mut config);
            chosen.start(screen(&config));
            (config, chosen)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn screen(config: &Config) -> KeySettings {
        let language = Some(config.language.unwrap_or(Language::ENGLISH));
        KeySettings { language, ..KeySettings::of(config) }
    }

    fn paper() -> Config {
        Config { theme: ThemeName::Paper, ..Config::default() }
    }

    #[test]
    fn what_keys_choose_applies_at_the_next_start() {
        let folder = Folder::new("restart");
        let usual = || Config { language: Some(Language::ENGLISH), ..Config::default() };
        let (config, mut chosen) = folder.start(usual());
        assert_eq!(config, usual());
        let other = Config {
            marks: Marks::Hidden,
            language: Some(Language::ENGLISH.next()),
            learning: Learning::Stable,
            mouse: Mouse::Free,
            seen_from: SeenFrom::White,
            animation: Animation::Off,
            cursor: TerminalCursor::Shown,
            ..paper()
        };
        chosen.changed(screen(&other))();
        assert_eq!(folder.start(usual()).0, other);
        // Back to where it was, nothing is chosen any more.
        let (_, mut chosen) = folder.start(usual());
        chosen.changed(screen(&usual()))();
        assert_eq!(folder.start(usual()).0, usual());
        assert_eq!(fs::read_to_string(folder.0.join("settings.txt")).unwrap(), "");
    }

    #[test]
    fn an_edited_settings_file_overrules_an_older_choice() {
        let folder = Folder::new("edited");
        let (_, mut chosen) = folder.start(Config::default());
        chosen.changed(screen(&paper()))();
        let contrast = || Config { theme: ThemeName::Contrast, ..Config::default() };
        assert_eq!(folder.start(contrast()).0.theme, ThemeName::Contrast);
        assert_eq!(folder.start(Config::default()).0.theme, ThemeName::Paper);
    }

    #[test]
    fn only_what_was_changed_is_chosen() {
        let folder = Folder::new("changed");
        let (_, mut chosen) = folder.start(Config::default());
        let (_, mut other_window) = folder.start(Config::default());
        chosen.changed(screen(&paper()))();
        let free = Config { mouse: Mouse::Free, ..Config::default() };
        other_window.changed(screen(&free))();
        assert_eq!(folder.start(Config::default()).0, Config { mouse: Mouse::Free, ..paper() });
        // A flag is no choice.
        let folder = Folder::new("flag");
        let (_, mut chosen) = folder.start(Config::default());
        chosen.start(screen(&paper()));
        chosen.changed(screen(&Config { marks: Marks::Hidden, ..paper() }))();
        let expected = Config { marks: Marks::Hidden, ..Config::default() };
        assert_eq!(folder.start(Config::default()).0, expected);
    }

    #[test]
    fn a_damaged_file_chooses_nothing_and_a_missing_folder_is_no_error() {
        let folder = Folder::new("damaged");
        fs::create_dir_all(&folder.0).unwrap();
        let path = folder.0.join("settings.txt");
        for text in ["theme", "theme green classic\nmouse maybe true", "\0\u{1b}[2J", "x y z"] {
            fs::write(&path, text).unwrap();
            assert_eq!(folder.start(Config::default()).0, Config::default(), "{text}");
        }
        fs::write(&path, [0xff, 0xfe]).unwrap();
        assert_eq!(folder.start(Config::default()).0, Config::default());
        let mut config = Config::default();
        let nowhere = Some("/dev/null/othello/settings.txt".into());
        let mut chosen = ChosenSettings::of(nowhere, &[], &mut config);
        chosen.changed(screen(&paper()))();
        assert_eq!(config, Config::default());
    }
}
