//! The folder of a WTHOR base that is written.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use othello_home::disk::files;
use othello_home::disk::lock::{Lock, lock};
use othello_home::input::has_extension;
use othello_notation::base_writer::BaseWriter;
use othello_notation::date::Date;
use othello_notation::wthor::Names;
use othello_words::i18n::m;
use tempfile::{Builder, NamedTempFile};

/// The extensions of the lists of players and tournaments.
const LISTS: [&str; 2] = ["jou", "trn"];

/// The prefix and the suffix of the name of a file that is not complete, around random letters.
const UNFINISHED: [&str; 2] = ["base.", ".part"];

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
        files::check_names(path).with_context(|| path.display().to_string())?;
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

    /// Writes the files of a base, each whole or not at all. No file of games is replaced; if there is one
    /// already, or others write into the folder, none is written.
    pub fn write(&self, base: &BaseWriter, made: Date) -> Result<()> {
        let name = |path: &Path| path.display().to_string();
        fs::create_dir_all(&self.path).with_context(|| name(&self.path))?;
        let folder = files::open_lock_of(&self.path).with_context(|| name(&self.path))?;
        let lock = lock(&folder);
        if lock == Lock::Ours {
            self.remove_unfinished();
        }
        // Names that somebody else has added since would lose their numbers.
        if lock == Lock::Taken || Self::open(&self.path)?.names != self.names {
            bail!(m::batch::base_changed(name(&self.path)));
        }
        let files = base.files(made);
        let (lists, games): (Vec<_>, Vec<_>) = files
            .into_iter()
            .map(|(name, bytes)| (self.path_of(&name), bytes))
            .partition(|(path, _)| is_list(path));
        if let Some((path, _)) = games.iter().find(|(path, _)| path.exists()) {
            bail!(m::batch::base_file_there(name(path)));
        }
        let unfinished = |(path, bytes): (PathBuf, Vec<u8>)| {
            let file = self.unfinished(&bytes).with_context(|| name(&path))?;
            Ok((path, file))
        };
        let lists = lists.into_iter().map(unfinished).collect::<Result<Vec<_>>>()?;
        let games = games.into_iter().map(unfinished).collect::<Result<Vec<_>>>()?;
        // Whoever reads the base meanwhile finds the names of all games that are there.
        for (path, file) in lists {
            files::persist(file, &path).with_context(|| name(&path))?;
        }
        for (path, file) in games {
            files::persist(file, &path).with_context(|| name(&path))?;
        }
        Ok(())
    }

    /// Removes what killed processes have left. Only while the folder is locked: whoever writes there now
    /// has it locked.
    fn remove_unfinished(&self) {
        for entry in fs::read_dir(&self.path).into_iter().flatten().flatten() {
            if entry.file_name().to_str().is_some_and(is_unfinished) {
                // It harms nobody.
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// Writes a file that gets its name when it is complete.
    fn unfinished(&self, bytes: &[u8]) -> io::Result<NamedTempFile> {
        let open = |path: &Path| OpenOptions::new().write(true).create_new(true).open(path);
        let [prefix, suffix] = UNFINISHED;
        let mut file = Builder::new().prefix(prefix).suffix(suffix).make_in(&self.path, open)?;
        file.as_file_mut().write_all(bytes)?;
        file.as_file().sync_all()?;
        Ok(file)
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

fn is_unfinished(name: &str) -> bool {
    let [prefix, suffix] = UNFINISHED;
    let letters = name.strip_prefix(prefix).and_then(|rest| rest.strip_suffix(suffix));
    letters.is_some_and(|letters| {
        letters.len() == 6 && letters.bytes().all(|letter| letter.is_ascii_alphanumeric())
    })
}
