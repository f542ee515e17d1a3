//! Where games are kept. Nothing else in the program touches the disk to keep something.
//!
//! The game being played lies in the state directory and is written at every ply; games that came
//! to an end or were left lie in the data directory, a file each.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use crate::app::narration;
use crate::app::tui::Host;
use crate::board::{ByColor, Color};
use crate::notation::reader::Reader;
use crate::notation::{Record, pgn};
use crate::position::Position;
use crate::rules::Rules;
use anyhow::{Context, Result, anyhow};

use crate::app::dirs::Dirs;

/// The extension of a file that is being written.
const UNFINISHED: &str = "part";

/// Writes files; a test puts one in its place that fails.
pub trait Disk {
    /// Writes a file so that at every moment either the old one or the new one is whole.
    fn write(&mut self, path: &Path, text: &str) -> io::Result<()>;
}

/// The disk itself.
pub struct RealDisk;

impl Disk for RealDisk {
    fn write(&mut self, path: &Path, text: &str) -> io::Result<()> {
        if let Some(folder) = path.parent() {
            make_folder(folder)?;
        }
        let unfinished = path.with_extension(UNFINISHED);
        let mut file = private(OpenOptions::new().write(true).create(true).truncate(true))
            .open(&unfinished)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&unfinished, path)
    }
}

fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Lets nobody else read what is created.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// The games of a player.
pub struct Store {
    disk: Box<dyn Disk>,
    /// The game being played.
    current: PathBuf,
    /// The games that are kept.
    library: PathBuf,
    /// Games that are to be kept, as soon as the disk takes them.
    unkept: Vec<Record>,
    /// What the last listing found.
    listed: Vec<PathBuf>,
    saving: Saving,
    #[expect(dead_code, reason = "the game is ours as long as the file is open")]
    lock: Option<File>,
}

/// Whether the game being played can be saved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Saving {
    /// It can.
    Works,
    /// It could not, the last time; the next may do better.
    Fails,
    /// Another copy of the program has it.
    Elsewhere,
}

/// What there is to take up at the start.
pub enum Resumed {
    /// No game.
    Nothing,
    /// The game that was left.
    Game(Record),
    /// A file that is no game, and what is wrong with it.
    Damaged(String),
}

impl Store {
    /// The store of this user, in the places that XDG names.
    pub fn open() -> Result<Self> {
        let Dirs { state, data, .. } = Dirs::find()?;
        Ok(Self::at(&state, &data, Box::new(RealDisk)))
    }

    fn at(state: &Path, data: &Path, disk: Box<dyn Disk>) -> Self {
        let (saving, lock) = lock(&state.join("lock"));
        Self {
            disk,
            current: state.join("game.pgn"),
            library: data.join("games"),
            unkept: Vec::new(),
            listed: Vec::new(),
            saving,
            lock,
        }
    }

    /// Whether another copy of the program plays the game that is saved.
    pub fn is_elsewhere(&self) -> bool {
        self.saving == Saving::Elsewhere
    }

    /// The game that was left, if this copy of the program may have it.
    pub fn resume(&self) -> Resumed {
        if self.is_elsewhere() || !self.current.exists() {
            return Resumed::Nothing;
        }
        match read(&self.current) {
            Ok(record) => Resumed::Game(record),
            Err(error) => Resumed::Damaged(format!("{error:#}")),
        }
    }

    /// The files of the games that are kept, the latest first.
    fn files(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(&self.library) else { return Vec::new() };
        let mut files: Vec<_> = entries
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .filter(|path| path.extension().is_some_and(|extension| extension != UNFINISHED))
            .collect();
        files.sort_by_key(|path| {
            let changed = fs::metadata(path).and_then(|data| data.modified()).ok();
            std::cmp::Reverse((changed, path.clone()))
        });
        files
    }

    /// Tries once more to keep what could not be kept before.
    fn keep_the_rest(&mut self) {
        for record in std::mem::take(&mut self.unkept) {
            self.keep(&record);
        }
    }

    /// A file in the library that does not exist yet.
    fn free_file(&self, name: &str) -> PathBuf {
        let mut file = self.library.join(format!("{name}.pgn"));
        let mut number = 2;
        while file.exists() {
            file = self.library.join(format!("{name}-{number}.pgn"));
            number += 1;
        }
        file
    }

    /// Whether a game lies among those that are kept, as it is.
    fn is_kept(&self, name: &str, text: &str) -> bool {
        let is_of_name = |path: &PathBuf| {
            path.file_stem().is_some_and(|stem| stem.to_string_lossy().starts_with(name))
        };
        let mut files = self.files().into_iter().filter(is_of_name);
        files.any(|path| fs::read_to_string(path).is_ok_and(|kept| kept == text))
    }

    /// A name beside the game being played that no file has yet.
    fn unused(&self, what: &str) -> PathBuf {
        let mut number = 1;
        let named = |number: u32| self.current.with_extension(format!("{what}-{number}"));
        while named(number).exists() {
            number += 1;
        }
        named(number)
    }

    /// Moves a damaged file out of the way of the one that is about to be written.
    fn set_aside_if_damaged(&self) -> io::Result<()> {
        if self.current.exists() && read(&self.current).is_err() {
            fs::rename(&self.current, self.unused("damaged"))?;
        }
        Ok(())
    }
}

/// Takes the lock on the game being played. Where there can be no lock, saving may fail too, and
/// will tell.
fn lock(path: &Path) -> (Saving, Option<File>) {
    let open = || -> io::Result<File> {
        path.parent().map_or(Ok(()), make_folder)?;
        private(OpenOptions::new().write(true).create(true).truncate(false)).open(path)
    };
    let Ok(file) = open() else { return (Saving::Works, None) };
    match file.try_lock() {
        Ok(()) => (Saving::Works, Some(file)),
        Err(fs::TryLockError::WouldBlock) => (Saving::Elsewhere, None),
        Err(fs::TryLockError::Error(_)) => (Saving::Works, None),
    }
}

/// Reads a saved game.
pub fn read(path: &Path) -> Result<Record> {
    let name = || path.display().to_string();
    let text = fs::read(path).with_context(|| format!("cannot read {}", name()))?;
    let text =
        String::from_utf8(text).map_err(|_| anyhow!("{}: expected text in UTF-8", name()))?;
    let (record, _) = pgn::read(&text, Position::start(Rules::OTHELLO))
        .map_err(|error| anyhow!("{}: {error}", name()))?;
    Ok(record)
}

/// Reads the first game of a file in any form.
pub fn read_any(path: &Path) -> Result<Record> {
    let name = || path.display().to_string();
    let file = File::open(path).with_context(|| format!("cannot read {}", name()))?;
    let usual = Position::start(Rules::OTHELLO);
    let first = Reader::new(BufReader::new(file), usual).next();
    let found = first.ok_or_else(|| anyhow!("{}: there is no game in it", name()))?;
    let found = found.map_err(|error| anyhow!("{}: {error}", name()))?;
    Ok(found.record)
}

/// The line of a game in a list.
fn line(path: &Path) -> String {
    match read_any(path) {
        Ok(record) => narration::line(&record),
        Err(error) => format!("damaged: {error:#}"),
    }
}

/// The name of a game's file: its date and its players.
fn file_name(record: &Record) -> String {
    let date =
        record.date.map_or_else(String::new, |date| date.to_string().replace('.', "-") + "-");
    let ByColor { black, white } = ByColor::from_fn(|color| {
        let name = record.name(color).unwrap_or(match color {
            Color::Black => "black",
            Color::White => "white",
        });
        safe(name)
    });
    format!("{date}{black}-{white}")
}

/// The letters and digits of a text, with hyphens for all else.
fn safe(text: &str) -> String {
    // Two of these and a date are a name that every file system takes.
    const MOST_BYTES: usize = 100;
    let letters = text.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' });
    let mut room = MOST_BYTES;
    let fits = |letter: &char| {
        room = room.saturating_sub(letter.len_utf8());
        room > 0
    };
    let name: String = letters.take(60).take_while(fits).collect();
    let name = name.trim_matches('-');
    if name.is_empty() { "game".into() } else { name.into() }
}

impl Host for Store {
    fn save(&mut self, record: &Record) -> Option<String> {
        self.keep_the_rest();
        if self.is_elsewhere() {
            return None;
        }
        let text = pgn::write(record);
        let is_saved = || fs::read_to_string(&self.current).is_ok_and(|saved| saved == text);
        if self.saving == Saving::Works && is_saved() {
            return None;
        }
        let saved =
            self.set_aside_if_damaged().and_then(|()| self.disk.write(&self.current, &text));
        match (saved, self.saving) {
            (Ok(()), Saving::Fails) => {
                self.saving = Saving::Works;
                Some("The game is saved again.".into())
            }
            (Err(error), Saving::Works) => {
                self.saving = Saving::Fails;
                Some(format!("The game cannot be saved ({error}), but it goes on."))
            }
            (Ok(()) | Err(_), Saving::Works | Saving::Fails | Saving::Elsewhere) => None,
        }
    }

    fn keep(&mut self, record: &Record) -> Option<String> {
        let name = file_name(record);
        let text = pgn::write(record);
        if self.is_kept(&name, &text) {
            return None;
        }
        let error = self.disk.write(&self.free_file(&name), &text).err()?;
        // It is tried again; till then it lies beside the game being played, if that can be.
        let beside = self.disk.write(&self.unused("unkept"), &text);
        if beside.is_err() {
            self.unkept.push(record.clone());
        }
        Some(format!("The last game could not be kept: {error}."))
    }

    fn save_as(&mut self, name: &str, record: &Record) -> String {
        let name = if name.trim().is_empty() { file_name(record) } else { safe(name) };
        let file = self.free_file(&name);
        match self.disk.write(&file, &pgn::write(record)) {
            Ok(()) => {
                format!("Saved as {}.", file.file_name().unwrap_or_default().to_string_lossy())
            }
            Err(error) => format!("Not saved: {error}."),
        }
    }

    fn list(&mut self) -> Vec<String> {
        self.listed = self.files();
        let lines =
            (1..).zip(&self.listed).map(|(number, path)| format!("{number:>3}  {}", line(path)));
        lines.collect()
    }

    fn open(&mut self, place: usize) -> Result<Record, String> {
        if self.listed.is_empty() {
            self.listed = self.files();
        }
        let path =
            self.listed.get(place).ok_or_else(|| format!("There is no game {}.", place + 1))?;
        read_any(path).map_err(|error| format!("{error:#}"))
    }
}

#[cfg(test)]
mod tests;
