//! The settings that were chosen in the program, which survive a restart.
//!
//! They are kept in a file, one line each: the setting, the value chosen, and the value that applied by
//! `config.toml` or by default, with tabs between them. If that value differs now, the choice is out of date, so that
//! edits of `config.toml` take effect.

use std::io;
use std::path::Path;

use crate::files::{read_text, replace_unsynchronised};

/// A line of the file.
#[derive(Debug)]
pub(super) struct ConfigLine {
    pub setting: String,
    pub value: String,
    /// The value by the settings file.
    pub configured: String,
}

/// Reads the lines of the file; none if it cannot be read.
pub(super) fn read(path: &Path) -> Vec<ConfigLine> {
    let text = read_text(path).unwrap_or_default();
    let choice = |line: &str| {
        // Values without blanks were once parted by them.
        let parts: Vec<_> = if line.contains('\t') {
            line.split('\t').collect()
        } else {
            line.split_whitespace().collect()
        };
        let [setting, value, configured] = parts[..] else { return None };
        let (setting, value) = (setting.into(), value.into());
        Some(ConfigLine { setting, value, configured: configured.into() })
    };
    text.lines().filter_map(choice).collect()
}

/// Writes a choice to the file. Keeps the other lines, which another window may have written.
pub(super) fn write(path: &Path, choice: ConfigLine) -> io::Result<()> {
    let mut choices = read(path);
    // It keeps its place: other settings may depend on it. A choice of the value that applies anyway needs no line.
    let place = choices.iter().position(|old| old.setting == choice.setting);
    choices.retain(|old| old.setting != choice.setting);
    if choice.value != choice.configured {
        choices.insert(place.unwrap_or(choices.len()).min(choices.len()), choice);
    }
    let line = |ConfigLine { setting, value, configured }: &ConfigLine| {
        format!("{setting}\t{value}\t{configured}\n")
    };
    replace_unsynchronised(path, &choices.iter().map(line).collect::<String>())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use crate::config::Config;
    use crate::config::file::{keep, read, with};
    use crate::config::look::{Mouse, MoveMarks, ThemeName};
    use crate::config::setting::Setting;
    use crate::disk::dirs::Dirs;

    /// The folders of a player, which are removed when dropped.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let name = format!("othello-chosen-{name}-{}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).unwrap();
            Self(folder)
        }

        fn dirs(&self) -> Dirs {
            Dirs::below(&self.0)
        }

        /// Writes the settings file.
        fn configure(&self, text: &str) {
            fs::write(self.dirs().settings(), text).unwrap();
        }

        fn config(&self) -> Config {
            read(&self.dirs()).config
        }

        fn choose(&self, before: &Config, name: &str, value: &str) -> Config {
            let setting = Setting::named(name).unwrap();
            let config = with(before, setting, value).unwrap();
            keep(&self.dirs(), setting, &config).unwrap();
            config
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn what_is_chosen_applies_at_the_next_start_and_the_file_stays_as_it_is() {
        let folder = Folder::new("restart");
        let file = "# mine\nmouse = true # a remark\ngames = ['~/a b']\n";
        folder.configure(file);
        let mut config = folder.config();
        let choices = [
            ("theme", "paper"),
            ("legal-moves", "false"),
            ("me", "Ada Lovelace, ada1815"),
            ("games", "~/x y/, z.pgn"),
            ("clock", "5+3"),
            ("lines", "all"),
            ("lines-depth", "20"),
            ("rules", "reversi"),
            ("goal", "fewest"),
            ("white", "level:3"),
            ("book", "~/my book.othello"),
            ("language", "ja"),
            ("repertoire-black", "~/b.sgf"),
        ];
        for (name, value) in choices {
            config = folder.choose(&config, name, value);
        }
        assert_eq!(folder.config(), config);
        assert_eq!(config.me, ["Ada Lovelace", "ada1815"]);
        assert_eq!(config.games, [PathBuf::from("~/x y/"), "z.pgn".into()]);
        assert_eq!(fs::read_to_string(folder.dirs().settings()).unwrap(), file);
        let chosen = read(&folder.dirs()).chosen;
        assert_eq!(chosen, choices.map(|(name, _)| name));
        // Back at what the file says, nothing is left.
        let usual = [
            ("theme", "classic"),
            ("legal-moves", "true"),
            ("me", "none"),
            ("games", "~/a b"),
            ("clock", "none"),
            ("lines", "3"),
            ("lines-depth", "any"),
            ("goal", "most"),
            ("rules", "othello"),
            ("white", "human"),
            ("book", "true"),
            ("language", "auto"),
            ("repertoire-black", "auto"),
        ];
        for (name, value) in usual {
            config = folder.choose(&config, name, value);
        }
        assert_eq!(fs::read_to_string(folder.dirs().chosen_settings()).unwrap(), "");
    }

    #[test]
    fn an_edited_settings_file_overrules_an_older_choice() {
        let folder = Folder::new("edited");
        folder.choose(&folder.config(), "theme", "paper");
        folder.configure("theme = 'contrast'");
        assert_eq!(folder.config().theme, ThemeName::Contrast);
        folder.configure("mouse = false");
        let expected = Config { theme: ThemeName::Paper, mouse: Mouse::Free, ..Config::default() };
        assert_eq!(folder.config(), expected);
    }

    #[test]
    fn only_what_was_changed_is_chosen() {
        let folder = Folder::new("changed");
        // Each window has looks of its own, by flags or by what was chosen elsewhere.
        let (one, other) = (folder.config(), Config { theme: ThemeName::Mono, ..folder.config() });
        folder.choose(&one, "legal-moves", "false");
        folder.choose(&other, "mouse", "false");
        let expected = Config { mouse: Mouse::Free, marks: MoveMarks::Hidden, ..Config::default() };
        assert_eq!(folder.config(), expected);
    }

    #[test]
    fn a_damaged_file_chooses_nothing_and_a_missing_folder_is_no_error() {
        let folder = Folder::new("damaged");
        let path = folder.dirs().chosen_settings();
        for text in ["theme", "theme green classic\nmouse maybe true", "\0\u{1b}[2J", "x y z"] {
            fs::write(&path, text).unwrap();
            assert_eq!(folder.config(), Config::default(), "{text}");
        }
        fs::write(&path, [0xff, 0xfe]).unwrap();
        assert_eq!(folder.config(), Config::default());
        // As it was written once.
        fs::write(&path, "theme paper classic\nmouse false true\n").unwrap();
        let expected = Config { theme: ThemeName::Paper, mouse: Mouse::Free, ..Config::default() };
        assert_eq!(folder.config(), expected);
        assert_eq!(read(&Dirs::below("/dev/null".as_ref())).config, Config::default());
    }

    #[test]
    fn every_setting_can_be_given_each_of_its_values() {
        for setting in Setting::all() {
            let name = setting.name();
            let centre = Setting::named("opening").unwrap();
            let before = Config::default();
            // It has no meaning in other openings.
            let before = if name == "second-move" {
                with(&before, centre, "centre").unwrap()
            } else {
                before
            };
            for value in setting.values() {
                let config = with(&before, setting, value)
                    .unwrap_or_else(|why| panic!("{name} {value}: {why:?}"));
                assert_eq!(setting.value(&config), value, "{name}");
                assert_eq!(
                    with(&config, setting, &setting.value(&before)),
                    Ok(before.clone()),
                    "{name}"
                );
            }
        }
    }
}
