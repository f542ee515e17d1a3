//! The folder of a WTHOR base that is written.

use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use othello_notation::base_writer::BaseWriter;
use othello_notation::date::Date;
use othello_notation::wthor::Names;

use crate::input::has_extension;

/// The extensions of the lists of players and tournaments.
const LISTS: [&str; 2] = ["jou", "trn"];

/// A folder with the lists that were there before.
pub struct BaseFolder {
    path: PathBuf,
    lists: Vec<PathBuf>,
    /// The names of players and tournaments that are there already.
    pub names: Names,
}

impl BaseFolder {
    /// Reads the lists of a folder; one that is not there yet has none.
    pub fn open(path: &Path) -> Result<Self> {
        let mut folder = Self { path: path.into(), lists: Vec::new(), names: Names::default() };
        let entries = match fs::read_dir(path) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(folder),
            Err(error) => return Err(error).with_context(|| path.display().to_string()),
        };
        let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort_unstable();
        for extension in LISTS {
            if let Some(list) = paths.iter().find(|path| has_extension(path, extension)) {
                let name = || list.display().to_string();
                let bytes = fs::read(list).with_context(name)?;
                folder.names.add(&bytes).with_context(name)?;
                folder.lists.push(list.clone());
            }
        }
        Ok(folder)
    }

    /// Writes the files of a base. No file of games is replaced; if there is one already, none is written.
    pub fn write(&self, base: &BaseWriter, made: Date) -> Result<()> {
        let files = base.files(made);
        let (lists, games): (Vec<_>, Vec<_>) = files
            .into_iter()
            .map(|(name, bytes)| (self.path_of(&name), bytes))
            .partition(|(path, _)| is_list(path));
        if let Some((path, _)) = games.iter().find(|(path, _)| path.exists()) {
            bail!("{}: the file is there already, and nothing was written", path.display());
        }
        let name = |path: &Path| path.display().to_string();
        fs::create_dir_all(&self.path).with_context(|| name(&self.path))?;
        // Whoever reads the base meanwhile finds the names of all games that are there.
        for (path, bytes) in lists {
            replace(&path, &bytes).with_context(|| name(&path))?;
        }
        for (path, bytes) in games {
            let file = OpenOptions::new().write(true).create_new(true).open(&path);
            let written = file.and_then(|mut file| file.write_all(&bytes));
            written.with_context(|| name(&path))?;
        }
        Ok(())
    }

    /// Returns the path of a file: a list keeps the name that it has.
    fn path_of(&self, name: &str) -> PathBuf {
        let usual = self.path.join(name);
        let is_same = |list: &&PathBuf| {
            LISTS.iter().any(|it| has_extension(list, it) && has_extension(&usual, it))
        };
        self.lists.iter().find(is_same).cloned().unwrap_or(usual)
    }
}

fn is_list(path: &Path) -> bool {
    LISTS.iter().any(|extension| has_extension(path, extension))
}

/// Writes a file, in place of one of that name as soon as it is complete.
fn replace(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut unfinished = OsString::from(path);
    unfinished.push(".part");
    fs::write(&unfinished, bytes)?;
    fs::rename(&unfinished, path)
}
