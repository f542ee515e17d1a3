//! The games of the explorer: those of the settings, and the saved ones.

use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};

use othello_words::i18n::m;

use crate::base::{BaseFiles, Owner};
use crate::config;
use crate::disk::dirs::Dirs;

/// The error where there is nothing to look through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoFilesError;

impl fmt::Display for NoFilesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        m::batch::no_files().fmt(f)
    }
}

impl Error for NoFilesError {}

/// Returns the files of the settings, and the saved games.
pub fn files() -> BaseFiles {
    let mut files = BaseFiles::default();
    let Ok(dirs) = Dirs::find() else { return files };
    for path in config::file::find().config.games {
        let path = dirs.expanded(&path);
        // Others have no end, or are for the keys.
        if path.is_file() || path.is_dir() || !path.exists() && path != Path::new("-") {
            files.add(&path, Owner::Others);
        } else {
            files.faults.push(format!("{}: {}", path.display(), m::faults::no_games_here()));
        }
    }
    if dirs.games().exists() {
        files.add(&dirs.games(), Owner::Own);
    }
    files
}

/// Returns the first of the files and folders that settings name which is not there.
pub fn missing(paths: &[PathBuf]) -> Option<PathBuf> {
    let dirs = Dirs::find().ok()?;
    paths.iter().find(|path| !dirs.expanded(path).exists()).cloned()
}

/// Returns the files that are named, or else the usual ones.
pub fn named(paths: &[PathBuf]) -> Result<BaseFiles, NoFilesError> {
    let mut files = if paths.is_empty() { files() } else { BaseFiles::default() };
    if paths.is_empty() && files.files.is_empty() && files.faults.is_empty() {
        return Err(NoFilesError);
    }
    for path in paths {
        files.add(path, Owner::Others);
    }
    Ok(files)
}
