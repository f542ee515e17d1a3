//! The folders of the program's files, as XDG names them.

use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use etcetera::AppStrategy;

/// The folders of this user. None of them has to exist.
pub struct Dirs {
    /// Settings, which are only read.
    pub config: PathBuf,
    /// The game being played, and the report of a panic.
    pub state: PathBuf,
    /// The saved games.
    pub data: PathBuf,
    home: PathBuf,
}

impl Dirs {
    /// Finds the folders from the environment.
    ///
    /// # Errors
    /// When the home directory is unknown.
    pub fn find() -> Result<Self> {
        let strategy = etcetera::choose_app_strategy(etcetera::AppStrategyArgs {
            top_level_domain: String::new(),
            author: String::new(),
            app_name: "othello".into(),
        })
        .map_err(|error| anyhow!("cannot find the home directory: {error}"))?;
        Ok(Self {
            config: strategy.config_dir(),
            state: strategy.state_dir().unwrap_or_else(|| strategy.data_dir()),
            data: strategy.data_dir(),
            home: strategy.home_dir().to_path_buf(),
        })
    }

    /// Returns the settings file.
    pub fn settings(&self) -> PathBuf {
        self.config.join("config.toml")
    }

    /// Returns the file of the last panic's report.
    pub fn panic_report(&self) -> PathBuf {
        self.state.join("panic-report.txt")
    }

    /// Returns a path as people write it, with `~` for the home directory.
    pub fn short(&self, path: &Path) -> String {
        match path.strip_prefix(&self.home) {
            Ok(below) => format!("~/{}", below.display()),
            Err(_) => path.display().to_string(),
        }
    }
}
