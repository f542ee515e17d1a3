//! The saved games: files in a folder, and the games that other windows are playing.

use std::borrow::Cow;
use std::ffi::OsString;
use std::fs::{self, DirEntry, OpenOptions};
use std::io::{self, ErrorKind};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use crate::disk::dirs::{Dirs, DirsError};
use crate::disk::files::{check_names, rename};
use crate::disk::stamp::Stamp;
use crate::files::{Disk, UNFINISHED, check_length, read_bytes, read_text, remove_unfinished};
use crate::files::{FileError, StoreError};
use crate::files::{FileRemarks, LoadedGame};
use crate::store::index::Index;
use crate::store::picture::PictureFormat;
use crate::store::slot::{self, Slot, SlotContents};
use crate::store::summary::{GameLine, GameSummary, SavedAs, file_name};
use crate::time::local_time::LocalTime;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::error::WriteError;
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::Reader;

use othello_notation::{Format, Record, Skipped, pgn};
use othello_session::Session;

/// The saved games of this user. Listing and loading take no lock.
pub struct SavedGames {
    folder: PathBuf,
    pictures: PathBuf,
    /// The folder of the games being played.
    state: PathBuf,
    /// The slot of this window, whose game is not listed.
    own_slot: u32,
    /// The files of the last listing.
    listed: Vec<SavedFile>,
}

/// The largest number of files that are read for a list without writing an index: reading them takes
/// a few milliseconds, and few players have more.
const MOST_READ: usize = 64;

struct SavedFile {
    name: OsString,
    place: Place,
    /// The time of the last change, by which the list is sorted.
    changed: Option<SystemTime>,
}

/// The folder of a file in the list.
#[derive(Clone, Copy)]
enum Place {
    /// The folder of the saved games, with the stamp if it is a regular file.
    Library(Option<Stamp>),
    /// The folder of the games being played, which change too often for the index.
    Slots,
}

impl SavedFile {
    fn of_slot(path: &Path) -> Option<Self> {
        let changed = fs::metadata(path).and_then(|data| data.modified()).ok();
        Some(Self { name: path.file_name()?.into(), place: Place::Slots, changed })
    }

    /// Returns the file of an entry of the folder of the saved games, unless it is unfinished.
    fn of_library(entry: &DirEntry, stat: Option<(SystemTime, Option<Stamp>)>) -> Option<Self> {
        let name = entry.file_name();
        let is_whole = Path::new(&name).extension()? != UNFINISHED;
        let (changed, stamp) = stat.unzip();
        is_whole.then_some(Self { name, place: Place::Library(stamp.flatten()), changed })
    }

    /// Returns the name of the file without its extension.
    fn stem(&self) -> String {
        Path::new(&self.name).file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Returns the name and the stamp by which the index knows the file.
    fn key(&self) -> Option<(&str, Stamp)> {
        match self.place {
            Place::Library(stamp) => Some((self.name.to_str()?, stamp?)),
            Place::Slots => None,
        }
    }
}

/// The formats in which copies of games are saved, where their names end so.
pub const SAVED_FORMATS: [Format; 3] = [Format::Pgn, Format::Sgf, Format::Ggf];

/// The extension of the games that the program writes.
const PGN: &str = "pgn";

/// A file that is added to the saved games.
pub(super) struct NewFile<'a> {
    /// The name without a number and the extension.
    name: Cow<'a, str>,
    extension: &'static str,
    bytes: Cow<'a, [u8]>,
    /// The parts of the game that its format does not keep.
    pub lost: Vec<Loss>,
}

impl<'a> NewFile<'a> {
    /// Names a file with a name, or after date and players if the name is blank.
    fn named(name: &'a str, record: &Record, extension: &'static str, bytes: Vec<u8>) -> Self {
        let name = if name.trim().is_empty() {
            GameLine::from(record).default_name().into()
        } else {
            file_name(name)
        };
        Self { name, extension, bytes: bytes.into(), lost: Vec::new() }
    }

    pub fn picture(
        (name, format): (&'a str, PictureFormat),
        record: &Record,
        bytes: Vec<u8>,
    ) -> Self {
        Self::named(name, record, format.name(), bytes)
    }

    fn of_pgn(name: &'a str, text: &'a str) -> Self {
        let bytes = text.as_bytes().into();
        Self { name: name.into(), extension: PGN, bytes, lost: Vec::new() }
    }

    /// Creates the copy of a game under a name, or under its date and players if the name is blank. It is in the
    /// format that the name asks for, or in PGN: without an extension, and where that format cannot hold the game. A
    /// game that nobody has changed has the bytes of the file that it was read from, if that was in this format.
    pub fn copy(name: &'a str, record: &Record) -> Self {
        let written = |(stem, format): (&'a str, Format)| {
            let is_for_files = SAVED_FORMATS.contains(&format);
            let is_original = format.is_unchanged(record);
            let text =
                if is_for_files || is_original { format.write(record).ok()? } else { return None };
            let lost = if is_original || format == Format::Pgn {
                Vec::new()
            } else {
                losses(format, record, Skipped::default(), &text).into_keys().collect()
            };
            let bytes = format.unchanged_bytes(record).unwrap_or_else(|| text.into_bytes());
            Some(Self { lost, ..Self::named(stem, record, format.name(), bytes) })
        };
        format_of(name)
            .and_then(written)
            .or_else(|| written((name, Format::Pgn)))
            .expect("PGN holds every game")
    }
}

/// Returns the name of a file with a number; the number 1 is left out.
fn numbered(name: &str, extension: &str, number: u32) -> String {
    match number {
        1 => format!("{name}.{extension}"),
        number => format!("{name}-{number}.{extension}"),
    }
}

/// Removes what killed processes have left in a folder, but no file that somebody may still be writing.
fn remove_stale(folder: &Path) {
    const STALE: Duration = Duration::from_secs(60 * 60);
    remove_unfinished(folder, |entry, name| {
        let is_ours = name.rsplit_once('.').is_some_and(|(name, letters)| {
            let is_random =
                letters.len() == 6 && letters.bytes().all(|it| it.is_ascii_alphanumeric());
            is_random && name.contains('.')
        });
        let changed = || entry.metadata().and_then(|data| data.modified());
        is_ours && changed().is_ok_and(|time| time.elapsed().is_ok_and(|age| age > STALE))
    });
}

/// Adds a file to a folder under the first free number, counting from `number`.
fn add_from(
    disk: &mut dyn Disk,
    folder: &Path,
    mut number: u32,
    file: &NewFile<'_>,
) -> Result<PathBuf, StoreError> {
    let NewFile { name, extension, bytes, .. } = file;
    remove_stale(folder);
    check_length(bytes).map_err(|cause| {
        StoreError::write(&folder.join(numbered(name, extension, number)), cause)
    })?;
    loop {
        let path = folder.join(numbered(name, extension, number));
        number += 1;
        let is_taken = || fs::symlink_metadata(&path).is_ok();
        if is_taken() {
            continue;
        }
        match disk.create(&path, bytes) {
            Ok(()) => return Ok(path),
            // Another window was faster. (A folder that cannot be created fails in the same way.)
            Err(error) if error.kind() == ErrorKind::AlreadyExists && is_taken() => {}
            Err(error) => return Err(StoreError::write(&path, error)),
        }
    }
}

/// Creates a file at a path that a player has named, whose extension is that of its format; returns the path. It takes
/// the place of no other.
pub(super) fn put(
    disk: &mut dyn Disk,
    path: &Path,
    file: &NewFile<'_>,
) -> Result<PathBuf, StoreError> {
    let NewFile { extension, bytes, .. } = file;
    let Some(name) = path.file_name().filter(|_| !path.is_dir()) else {
        return Err(StoreError::write(path, FileError::NotAFile));
    };
    check_names(path).map_err(|cause| StoreError::write(path, cause))?;
    let is_named = path.extension().is_some_and(|end| end.eq_ignore_ascii_case(extension));
    let whole = numbered(&name.to_string_lossy(), extension, 1);
    let path = if is_named { path.to_path_buf() } else { path.with_file_name(whole) };
    let error = |cause: FileError| StoreError::write(&path, cause);
    check_length(bytes).map_err(error)?;
    let folder = path.parent().unwrap_or(&path);
    // The disk makes the folders that it lacks, which nobody has asked for.
    let found = fs::metadata(folder).map_err(FileError::from).map_err(error)?;
    if !found.is_dir() {
        return Err(error(io::Error::from(ErrorKind::NotADirectory).into()));
    }
    if fs::symlink_metadata(&path).is_ok() {
        return Err(StoreError::Exists { path });
    }
    disk.create(&path, bytes).map_err(FileError::from).map_err(error)?;
    Ok(path)
}

/// Splits a name that ends as the files of a format do.
fn format_of(name: &str) -> Option<(&str, Format)> {
    let (stem, extension) = name.trim().rsplit_once('.')?;
    let is_it = |format: &Format| extension.eq_ignore_ascii_case(format.name());
    Format::ALL.into_iter().find(is_it).map(|format| (stem, format))
}

/// Returns why the format that a name ends with cannot hold a game; `None` if it can, or the name has none.
pub(super) fn fault_of_format(name: &str, record: &Record) -> Option<WriteError> {
    let (_, format) = format_of(name).filter(|(_, format)| SAVED_FORMATS.contains(format))?;
    format.write(record).err()
}

/// The outcome of the search for a game.
enum Search {
    Found(PathBuf),
    /// The game is not there, and a file of this number can be created.
    Free(u32),
}

impl SavedGames {
    /// Opens the saved games of this user, without the current game.
    pub fn open() -> Result<Self, DirsError> {
        let Dirs { state, data, .. } = Dirs::find()?;
        Ok(Self::at(&state, &data, Slot::MAIN))
    }

    pub(super) fn at(state: &Path, data: &Path, own_slot: u32) -> Self {
        let (folder, pictures) = (data.join("games"), data.join("pictures"));
        Self { folder, pictures, state: state.into(), own_slot, listed: Vec::new() }
    }

    /// Returns the current game, which the next start of the program resumes.
    pub fn current(&self) -> Result<Option<Record>, StoreError> {
        let path = slot::game_file(&self.state, Slot::MAIN);
        match read_pgn(&path) {
            Ok(record) => Ok(Some(record)),
            Err(FileError::Io { kind: ErrorKind::NotFound, .. }) => Ok(None),
            Err(cause) => Err(StoreError::read(&path, cause)),
        }
    }

    /// Lists the saved games, newest first, including those that other windows are playing and those
    /// that could not be moved to the folder yet.
    ///
    /// Reads only files that are new or have changed since the index was written.
    pub fn list(&mut self) -> Vec<GameSummary> {
        self.list_at(SystemTime::now())
    }

    /// Lists the saved games at a given time, which decides what an index may contain.
    pub(super) fn list_at(&mut self, now: SystemTime) -> Vec<GameSummary> {
        self.listed = self.files();
        let index = Index::load(&self.state);
        let mut entries = index.entries();
        let known = |file: &SavedFile| {
            let (name, stamp) = file.key()?;
            entries.line(name, stamp)
        };
        let known: Vec<_> = self.listed.iter().map(known).collect();
        let unknown = self.listed.iter().zip(&known).filter(|(_, known)| known.is_none());
        let unknown: Vec<_> = unknown.map(|(file, _)| self.path(file)).collect();
        let read = map_in_threads(&unknown, |path| Ok(GameLine::from(&read_any(path)?)));
        let is_worth_an_index = read.iter().flatten().count() > MOST_READ;
        let mut read = read.into_iter();
        let game = |known: Option<GameLine>| match known {
            Some(line) => Ok(line),
            None => read.next().expect("every file that is not known was read"),
        };
        let games = (1..).zip(&self.listed).zip(known.into_iter().map(game));
        let games = games.map(|((number, file), game)| {
            let changed = file.changed.and_then(LocalTime::of);
            // Every game being played has a file name such as game-2.
            let file_stem = match &game {
                Ok(line) if matches!(file.place, Place::Slots) => line.default_name(),
                Ok(_) | Err(_) => file.stem(),
            };
            GameSummary { number, file_stem, changed, game }
        });
        let games: Vec<_> = games.collect();
        if is_worth_an_index {
            let lines = self.listed.iter().zip(&games).filter_map(|(file, summary)| {
                let (name, stamp) = file.key()?;
                Some((name, stamp, summary.game.as_ref().ok()?))
            });
            Index::write(&self.state, lines, now);
        }
        games
    }

    /// Returns the games that can be read, the oldest first.
    pub(super) fn records(&self) -> Vec<Record> {
        let mut files = self.library();
        files.sort_unstable_by(|a, b| (a.changed, &a.name).cmp(&(b.changed, &b.name)));
        let paths: Vec<_> = files.iter().map(|file| self.path(file)).collect();
        map_in_threads(&paths, |path| read_any(path)).into_iter().flatten().collect()
    }

    /// Loads the game at an index into the last listing.
    pub fn load(&mut self, index: usize) -> Result<LoadedGame, StoreError> {
        if self.listed.is_empty() {
            self.listed = self.files();
        }
        let missing = StoreError::NoSuchGame { number: index.saturating_add(1) };
        let path = self.path(self.listed.get(index).ok_or(missing)?);
        let read = || -> Result<LoadedGame, FileError> {
            let bytes = read_bytes(&path)?;
            let mut games = Reader::new(&bytes[..], Position::start(Rules::OTHELLO));
            let first = games.next().ok_or(FileError::Empty)??;
            LoadedGame::new(first, games.take(FileRemarks::MOST_COUNTED + 1).count())
        };
        read().map_err(|cause| StoreError::read(&path, cause))
    }

    /// Renames the game at an index into the last listing. If the name is taken, a number is added to
    /// it.
    pub fn rename(&mut self, index: usize, name: &str) -> Result<SavedAs, StoreError> {
        let path = &self.own_file(index)?;
        let name = file_name(name);
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        let mut numbers = 1..;
        loop {
            let number: u32 = numbers.next().expect("no folder has four billion files");
            let file_name = numbered(&name, &extension, number);
            let target = self.folder.join(&file_name);
            if target == *path {
                return Ok(SavedAs { file_name, lost: Vec::new() });
            }
            match rename_new(path, &target) {
                Ok(()) => return Ok(SavedAs { file_name, lost: Vec::new() }),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(StoreError::write(&target, error)),
            }
        }
    }

    /// Deletes the game at an index into the last listing.
    pub fn delete(&mut self, index: usize) -> Result<(), StoreError> {
        let path = self.own_file(index)?;
        fs::remove_file(&path).map_err(|error| StoreError::write(&path, error))
    }

    /// Returns the file at an index into the last listing, if it is in the folder of the saved games.
    fn own_file(&self, index: usize) -> Result<PathBuf, StoreError> {
        let number = index.saturating_add(1);
        let file = self.listed.get(index).ok_or(StoreError::NoSuchGame { number })?;
        match file.place {
            Place::Library(_) => Ok(self.path(file)),
            Place::Slots => Err(StoreError::BeingPlayed { number }),
        }
    }

    fn path(&self, file: &SavedFile) -> PathBuf {
        match file.place {
            Place::Library(_) => self.folder.join(&file.name),
            Place::Slots => self.state.join(&file.name),
        }
    }

    /// Returns the files of the list, newest first.
    fn files(&self) -> Vec<SavedFile> {
        let is_listed = |file: &slot::SlotFile| {
            file.contents == SlotContents::Unkept || file.slot != self.own_slot
        };
        let of_slots = slot::files(&self.state).into_iter().filter(is_listed);
        let mut files = self.library();
        files.extend(of_slots.filter_map(|file| SavedFile::of_slot(&file.path)));
        files.sort_unstable_by(|a, b| (b.changed, &b.name).cmp(&(a.changed, &a.name)));
        files
    }

    /// Returns the files in the folder of the saved games, in no order.
    fn library(&self) -> Vec<SavedFile> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let entries: Vec<_> = entries.flatten().collect();
        let stats = map_in_threads(&entries, stat);
        let files = entries.iter().zip(stats);
        files.filter_map(|(entry, stat)| SavedFile::of_library(entry, stat)).collect()
    }

    /// Looks for an identical game under a name, with or without a number, and for the first free
    /// number. The search goes on past a few missing numbers, which are games that were deleted.
    fn search(&self, name: &str, text: &str) -> Search {
        const MOST_MISSING: u32 = 16;
        let mut free = None;
        let mut missing = 0;
        for number in 1.. {
            let path = self.numbered(name, PGN, number);
            let Ok(data) = fs::symlink_metadata(&path) else {
                free = free.or(Some(number));
                missing += 1;
                if missing > MOST_MISSING {
                    break;
                }
                continue;
            };
            missing = 0;
            // Most games of the same name differ in length, so that they need not be read.
            let may_be_it = data.len() == text.len() as u64 || data.is_symlink();
            if may_be_it && read_text(&path).is_ok_and(|saved| saved == text) {
                return Search::Found(path);
            }
        }
        Search::Free(free.expect("the search ends at a free number"))
    }

    /// Returns the file of a name and a number among the saved games.
    fn numbered(&self, name: &str, extension: &str, number: u32) -> PathBuf {
        self.folder.join(numbered(name, extension, number))
    }

    /// Adds a game unless it is already there; returns the file if it was added.
    pub(super) fn add_once(
        &self,
        disk: &mut dyn Disk,
        name: &str,
        text: &str,
    ) -> Result<Option<PathBuf>, StoreError> {
        match self.search(name, text) {
            Search::Found(_) => Ok(None),
            Search::Free(_) if self.has_under_any_name(text) => Ok(None),
            Search::Free(number) => {
                add_from(disk, &self.folder, number, &NewFile::of_pgn(name, text)).map(Some)
            }
        }
    }

    /// Returns `true` if one of the files is this game, whatever its name and its format: one that was
    /// opened from there and has not been changed.
    fn has_under_any_name(&self, text: &str) -> bool {
        /// Files that are read, at most: reading them all would take too long.
        const MOST_ALIKE: usize = 4;
        let Ok(record) = parse_pgn(text) else { return false };
        let line = GameLine::from(&record);
        let index = Index::load(&self.state);
        let mut entries = index.entries();
        let mut files = self.library();
        files.sort_unstable_by_key(|file| std::cmp::Reverse(file.changed));
        let alike = files.iter().filter(|file| {
            let known = file.key().and_then(|(name, stamp)| entries.line(name, stamp));
            known.is_none_or(|known| known == line)
        });
        let mut alike = alike.take(MOST_ALIKE).map(|file| read_any(&self.path(file)));
        alike.any(|saved| saved.is_ok_and(|saved| pgn::write(&saved) == text))
    }

    /// Removes a game whose file is as it was added under that name.
    pub(super) fn remove_unchanged(&self, name: &str, text: &str) {
        if let Search::Found(path) = self.search(name, text) {
            // If it stays, it is one game more.
            let _ = fs::remove_file(path);
        }
    }

    /// Adds a file under its name, or under the name and a number if that is taken; returns its path.
    pub(super) fn add(
        &self,
        disk: &mut dyn Disk,
        file: &NewFile<'_>,
    ) -> Result<PathBuf, StoreError> {
        add_from(disk, &self.folder, 1, file)
    }

    /// Adds a picture of a game, which is not among the saved games; returns its path.
    pub(super) fn add_picture(
        &self,
        disk: &mut dyn Disk,
        file: &NewFile<'_>,
    ) -> Result<PathBuf, StoreError> {
        add_from(disk, &self.pictures, 1, file)
    }

    /// Moves the file of a slot to the saved games; returns its new path, unless the game is already
    /// there. A game without moves is deleted.
    pub(super) fn adopt(
        &self,
        disk: &mut dyn Disk,
        path: &Path,
        contents: SlotContents,
    ) -> Result<Option<PathBuf>, StoreError> {
        let record = read_pgn(path).map_err(|cause| StoreError::read(path, cause))?;
        let (name, text) = (GameLine::from(&record).default_name(), pgn::write(&record));
        let is_kept = match contents {
            // It was not given up: its window is gone.
            SlotContents::Current => {
                let session = Session::resume(record);
                session.is_under_way() || session.is_worth_keeping()
            }
            SlotContents::Unkept => true,
        };
        let added = if is_kept { self.add_once(disk, &name, &text)? } else { None };
        if let Some(added) = &added {
            // The list is sorted by the time of the last change.
            let _ = copy_time(path, added);
        }
        fs::remove_file(path).map_err(|error| StoreError::write(path, error))?;
        Ok(added)
    }
}

/// Returns the time of the last change of a file and, if it is a regular one, its stamp.
fn stat(entry: &DirEntry) -> Option<(SystemTime, Option<Stamp>)> {
    let is_link = entry.file_type().is_ok_and(|kind| kind.is_symlink());
    let data = if is_link { fs::metadata(entry.path()) } else { entry.metadata() }.ok()?;
    Some((data.modified().ok()?, data.is_file().then(|| Stamp::of(&data))))
}

/// Maps the items of a slice, in several threads if there are many, since each waits for the disk.
fn map_in_threads<T: Sync, U: Send>(items: &[T], map: impl Fn(&T) -> U + Sync) -> Vec<U> {
    /// The smallest number of items that is worth a thread.
    const LEAST: usize = 2000;
    if items.len() < 2 * LEAST {
        return items.iter().map(map).collect();
    }
    let most = thread::available_parallelism().map_or(1, NonZero::get);
    let threads = most.min(items.len() / LEAST);
    let (own, others) = items.split_at(items.len() / threads);
    let map = &map;
    thread::scope(|scope| {
        let parts = others.chunks(items.len().div_ceil(threads));
        let parts = parts.map(|part| scope.spawn(move || part.iter().map(map).collect::<Vec<_>>()));
        let parts: Vec<_> = parts.collect();
        let mut mapped = Vec::with_capacity(items.len());
        mapped.extend(own.iter().map(map));
        for part in parts {
            mapped.extend(part.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        mapped
    })
}

/// Renames a file without replacing another.
///
/// # Errors
/// [`ErrorKind::AlreadyExists`] if there is a file of that name.
fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => fs::remove_file(from),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // Not every file system has links.
        Err(_) if fs::symlink_metadata(to).is_ok() => Err(ErrorKind::AlreadyExists.into()),
        Err(_) => rename(from, to),
    }
}

fn copy_time(from: &Path, to: &Path) -> io::Result<()> {
    let modified = fs::metadata(from)?.modified()?;
    OpenOptions::new().write(true).open(to)?.set_modified(modified)
}

/// Reads a game that the program wrote.
pub(super) fn read_pgn(path: &Path) -> Result<Record, FileError> {
    parse_pgn(&read_text(path)?)
}

/// Parses a game that the program wrote.
pub(super) fn parse_pgn(text: &str) -> Result<Record, FileError> {
    let (record, _) = pgn::read(text, Position::start(Rules::OTHELLO))?;
    Ok(record)
}

/// Reads the first game of a file in any format, since players put files of their own into the folder.
fn read_any(path: &Path) -> Result<Record, StoreError> {
    let read = || -> Result<Record, FileError> {
        let bytes = read_bytes(path)?;
        let usual = Position::start(Rules::OTHELLO);
        let first = Reader::new(&bytes[..], usual).next();
        Ok(first.ok_or(FileError::Empty)??.record)
    };
    read().map_err(|cause| StoreError::read(path, cause))
}
