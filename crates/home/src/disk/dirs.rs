//! The directories of the program's files.

use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use othello_os::system::{FOLDERS, HOME, below_variable};
use othello_words::text;

/// The name of the file with the estimate of the person's level, in the state directory.
pub const ESTIMATE: &str = "level.txt";

/// The directories of this user. None of them has to exist.
pub struct Dirs {
    /// The settings file, which is only read.
    pub config: PathBuf,
    /// The game being played, the settings that were chosen, and the report of a panic.
    pub state: PathBuf,
    /// The saved games.
    pub data: PathBuf,
    home: PathBuf,
}

impl Dirs {
    /// Finds the directories from the environment.
    pub fn find() -> Result<Self, DirsError> {
        let strategy = etcetera::choose_base_strategy().map_err(|_| DirsError::NoHome)?;
        let home = strategy.home_dir();
        if !home.is_absolute() {
            return Err(DirsError::RelativeHome(home.to_path_buf()));
        }
        let ours = |dir: PathBuf| dir.join("othello");
        Ok(Self {
            config: ours(strategy.config_dir()),
            state: ours(strategy.state_dir().unwrap_or_else(|| strategy.cache_dir())),
            data: ours(strategy.data_dir()),
            home: home.to_path_buf(),
        })
    }

    /// Returns directories in one folder.
    #[cfg(test)]
    pub fn below(folder: &Path) -> Self {
        let [config, state, data, home] = [(); 4].map(|()| folder.to_path_buf());
        Self { config, state, data, home }
    }

    pub fn settings(&self) -> PathBuf {
        self.config.join("config.toml")
    }

    /// Returns the file of the settings that were chosen in the program.
    pub fn chosen_settings(&self) -> PathBuf {
        self.state.join("settings.txt")
    }

    /// Returns the file with the estimate of the person's level.
    pub fn estimate(&self) -> PathBuf {
        self.state.join(ESTIMATE)
    }

    /// Returns the file of the report of the last panic.
    pub fn panic_report(&self) -> PathBuf {
        self.state.join("panic-report.txt")
    }

    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// Returns a path in which `~` stands for the home directory at its start.
    pub fn expanded(&self, path: &Path) -> PathBuf {
        path.strip_prefix("~").map_or_else(|_| path.into(), |below| self.home.join(below))
    }

    /// Returns a path for strangers to read: it names neither the home directory nor a folder that the environment
    /// names.
    pub fn anonymous(&self, path: &Path) -> String {
        let folders = [&self.config, &self.state, &self.data];
        let folders = folders.into_iter().zip(FOLDERS);
        let mut elsewhere = folders.filter(|(folder, _)| !folder.starts_with(&self.home));
        let below = |(folder, variable): (&PathBuf, &str)| {
            let below = path.strip_prefix(folder.parent()?).ok()?;
            Some(below_variable(variable, below))
        };
        elsewhere.find_map(below).unwrap_or_else(|| self.short(path))
    }

    /// Returns a text with `~` for the home directory, unless that is the root of all.
    pub fn without_home(&self, text: &str) -> String {
        match self.home.parent() {
            Some(_) => text.replace(&*self.home.to_string_lossy(), "~"),
            None => text.into(),
        }
    }

    /// Returns a path for people to read, with `~` for the home directory and control characters
    /// escaped.
    pub fn short(&self, path: &Path) -> String {
        let path = match path.strip_prefix(&self.home) {
            Ok(below) => Path::new("~").join(below).display().to_string(),
            Err(_) => path.display().to_string(),
        };
        text::printable(&path).into_owned()
    }
}

/// Returns a path for people to read, as [`Dirs::short`] does where the home directory is known.
pub fn short(path: &Path) -> String {
    let plain = || text::printable(&path.to_string_lossy()).into_owned();
    Dirs::find().map_or_else(|_| plain(), |dirs| dirs.short(path))
}

/// The reason why the directories of the program are unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DirsError {
    /// Neither its variable nor the list of users names a home directory.
    NoHome,
    /// The variable of the home directory is not an absolute path.
    RelativeHome(PathBuf),
}

impl fmt::Display for DirsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoHome => write!(f, "{HOME} is not set, expected the home directory"),
            Self::RelativeHome(path) => {
                let path = path.to_string_lossy();
                write!(f, "{HOME} is `{}`, expected an absolute path", text::printable(&path))
            }
        }
    }
}

impl Error for DirsError {}
