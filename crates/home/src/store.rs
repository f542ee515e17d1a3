//! Saved games: the game being played, written to disk at every ply, and the games that were finished or
//! replaced, one file each.
//!
//! `CurrentGame::write` in `current_game.rs` writes the first, and `SavedGames::add` in `saved_games.rs` the others, both by
//! `RealDisk` in `crates/home/src/files/mod.rs`, which puts a file in its place whole or not at all.
//!
//! Games being played are in the state directory, the other saved games in the data directory. Nothing
//! but [`game_rows`] is worded for players: the front ends do that.

mod current_game;
pub mod game_rows;
mod index;
mod picture;
mod progress;
mod saved_games;
mod sheet_file;
mod slot;
mod storage;
mod summary;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::config::look::ThemeName;
use crate::config::setting::Setting;
use crate::config::{self, Config};
use crate::disk::dirs::{Dirs, DirsError, ESTIMATE};
use crate::disk::files::is_path;
use crate::files::{Disk, FileError, LoadedGame, RealDisk, StoreError, check_length, read_text};
use crate::memory::Memory;
use crate::memory::entry::ProgressEntry;
use crate::memory::games;
use crate::memory::schedule::UnixTime;
use crate::time::local_time::Zone;
use crate::time::moment;
use othello_engine::estimate::Estimate;
use othello_notation::draft::Draft;
use othello_notation::{Record, pgn};

pub use picture::{DrawPicture, PictureFormat};
pub use progress::{ProgressFaults, Recollection};
pub use saved_games::{SAVED_FORMATS, SavedGames};
pub use storage::{Answers, Storage};
pub use summary::{GameLine, GameState, GameSummary, SavedAs};

use current_game::CurrentGame;
use progress::{KeptEntries, ProgressFile};
use saved_games::NewFile;
use sheet_file::SheetFile;
use slot::{Slot, SlotContents};

/// The saved games of a user. Each window has a file of its own for the game it plays.
pub struct GameStore(Result<GameFiles, StoreError>);

/// The files of a [`GameStore`].
struct GameFiles {
    disk: Box<dyn Disk>,
    slot: Slot,
    saved: SavedGames,
    /// The file with the estimate of the person's level.
    estimate: PathBuf,
    progress: ProgressFile,
    /// The names under which the player plays.
    me: Vec<String>,
    current: CurrentGame,
    sheet: SheetFile,
    /// Games that could be written to neither folder, until one of them works.
    in_memory: Vec<Unkept>,
    /// The number of games of closed windows that were moved to the saved games.
    moved: usize,
    /// `true` if a closed window has left a scoresheet that this one has not taken over.
    has_left_sheet: bool,
    /// Draws pictures; without it a name asks for none.
    draw: Option<DrawPicture>,
    theme: ThemeName,
}

/// A game that could not be moved to the saved games yet.
#[derive(Debug, PartialEq, Eq)]
struct Unkept {
    name: String,
    text: String,
}

/// The game to resume when the program starts.
#[derive(Clone, Debug, PartialEq)]
pub enum Resumed {
    /// No game has been saved.
    Nothing,
    /// The game that was being played.
    Game(LoadedGame),
    /// The file of the game cannot be read. The next save sets it aside.
    Damaged(StoreError),
    /// Another window is playing the game. This window saves to a file of its own.
    LockedByOther,
    /// No game can be saved or resumed here.
    Unavailable(StoreError),
}

impl GameStore {
    /// Opens the store of this user, in the XDG directories, and claims a file for the game of this
    /// window. Games of closed windows are moved to the saved games.
    ///
    /// If there are no such directories, every save fails and says why.
    pub fn open() -> Self {
        Self::in_dirs(Dirs::find())
    }

    /// Opens the store of this user for a game that is saved elsewhere, such as a linked game. The
    /// current game stays free for another window.
    pub fn open_beside() -> Self {
        match Dirs::find() {
            Ok(Dirs { state, data, .. }) => {
                let (slot, disk) = (Slot::claim_beside(&state), Box::new(RealDisk::default()));
                Self(Ok(GameFiles::in_slot(slot, &state, &data, disk)))
            }
            Err(error) => Self(Err(StoreError::NoFolder(error))),
        }
    }

    fn in_dirs(dirs: Result<Dirs, DirsError>) -> Self {
        match dirs {
            Ok(Dirs { state, data, .. }) => Self::at(&state, &data, Box::new(RealDisk::default())),
            Err(error) => Self(Err(StoreError::NoFolder(error))),
        }
    }

    fn at(state: &Path, data: &Path, disk: Box<dyn Disk>) -> Self {
        Self(Ok(GameFiles::at(state, data, disk)))
    }

    fn files(&mut self) -> Result<&mut GameFiles, StoreError> {
        self.0.as_mut().map_err(|error| error.clone())
    }

    pub fn resume(&mut self) -> Resumed {
        match &mut self.0 {
            Ok(files) => files.resume(),
            Err(error) => Resumed::Unavailable(error.clone()),
        }
    }

    /// Returns the number of games of closed windows that [`open`](Self::open) has moved to the saved
    /// games.
    pub fn moved_games(&self) -> usize {
        self.0.as_ref().map_or(0, |files| files.moved)
    }

    /// Returns `true` if there is a scoresheet of a closed window, which another window takes over.
    pub fn has_left_sheet(&self) -> bool {
        self.0.as_ref().is_ok_and(|files| files.has_left_sheet)
    }

    /// Returns the scoresheet that was being typed in; an empty one if there is none.
    ///
    /// # Errors
    /// If its file cannot be read. The next one that is kept sets it aside.
    pub fn resume_sheet(&mut self) -> Result<Draft, StoreError> {
        let files = self.files()?;
        files.sheet.read(&files.slot)
    }

    /// Saves copies as pictures in that theme where their name ends as that of a picture.
    #[must_use]
    pub fn with_pictures(mut self, draw: DrawPicture, theme: ThemeName) -> Self {
        if let Ok(files) = &mut self.0 {
            (files.draw, files.theme) = (Some(draw), theme);
        }
        self
    }

    /// Takes games for the player's own in which one of these names has played.
    #[must_use]
    pub fn with_names(mut self, me: &[String]) -> Self {
        if let Ok(files) = &mut self.0 {
            files.me = me.to_vec();
        }
        self
    }

    /// Returns the games that are only in memory, in PGN.
    pub fn only_in_memory(&self) -> impl Iterator<Item = &str> {
        self.0.iter().flat_map(GameFiles::only_in_memory)
    }

    /// Returns the estimate of the person's level; `None` if it cannot be read.
    pub fn estimate(&self) -> Option<Estimate> {
        let files = self.0.as_ref().ok()?;
        read_text(&files.estimate).ok()?.parse().ok()
    }

    /// Returns `true` if nothing is known of this user yet: no games, no answers.
    pub fn is_new(&mut self) -> bool {
        self.0.as_mut().is_ok_and(|files| {
            !files.progress.exists() && !files.estimate.exists() && files.saved.list().is_empty()
        })
    }

    /// Returns `true` if the next start of the program resumes the game of this window.
    pub fn resumes_next_time(&self) -> bool {
        self.0.as_ref().is_ok_and(|files| files.slot.is_main())
    }
}

impl Answers for GameStore {
    fn recall(&mut self) -> Result<Recollection, StoreError> {
        let estimate = self.estimate();
        let files = self.files()?;
        let now = moment::wall_time().as_secs();
        if !files.progress.exists() {
            files.rebuild(now)?;
        }
        let KeptEntries { entries, faults } = files.progress.read()?;
        let file = files.progress.path().to_path_buf();
        let zone = Zone::find();
        Ok(Recollection { memory: Memory::of(entries), now, estimate, faults, file, zone })
    }

    fn remember(&mut self, entries: Vec<ProgressEntry>) -> Result<(), StoreError> {
        let files = self.files()?;
        let now = moment::wall_time().as_secs();
        if !files.progress.exists() {
            files.rebuild(now)?;
        }
        let entries = if files.progress.lacks_game_of(&entries) {
            games::with_ideas(entries)
        } else {
            entries
        };
        files.progress.add(now, entries)
    }
}

impl Storage for GameStore {
    fn save(&mut self, record: &Record) -> Result<(), StoreError> {
        self.files()?.save(record)
    }

    fn keep_sheet(&mut self, draft: &Draft) -> Result<(), StoreError> {
        let files = self.files()?;
        files.sheet.write(&mut *files.disk, &files.slot, draft)
    }

    fn keep(&mut self, record: &Record) -> Result<(), StoreError> {
        self.files()?.keep(record)
    }

    fn replace(&mut self, before: &Record, record: &Record) -> Result<(), StoreError> {
        let files = self.files()?;
        files.keep(record)?;
        let (old, new) = (pgn::write(before), pgn::write(record));
        if old != new {
            files.saved.remove_unchanged(&GameLine::from(before).default_name(), &old);
        }
        Ok(())
    }

    fn save_as(&mut self, name: &str, record: &Record) -> Result<SavedAs, StoreError> {
        self.files()?.save_as(name, record)
    }

    fn records(&mut self) -> Result<Vec<Record>, StoreError> {
        Ok(self.files()?.saved.records())
    }

    fn list(&mut self) -> Vec<GameSummary> {
        self.files().map(|files| files.saved.list()).unwrap_or_default()
    }

    fn load(&mut self, index: usize) -> Result<LoadedGame, StoreError> {
        self.files()?.saved.load(index)
    }

    fn rename(&mut self, index: usize, name: &str) -> Result<SavedAs, StoreError> {
        self.files()?.saved.rename(index, name)
    }

    fn delete(&mut self, index: usize) -> Result<(), StoreError> {
        self.files()?.saved.delete(index)
    }

    fn keep_setting(&mut self, setting: Setting, config: &Config) -> Result<(), StoreError> {
        if let Ok(files) = &mut self.0 {
            files.me.clone_from(&config.me);
            files.theme = config.theme;
        }
        let dirs = Dirs::find().map_err(StoreError::NoFolder)?;
        let path = dirs.chosen_settings();
        config::file::keep(&dirs, setting, config).map_err(|error| StoreError::write(&path, error))
    }

    fn keep_estimate(&mut self, estimate: Estimate) {
        if let Ok(files) = &mut self.0 {
            let _ = files.disk.replace(&files.estimate, &format!("{estimate}\n"));
        }
    }
}

impl GameFiles {
    fn at(state: &Path, data: &Path, disk: Box<dyn Disk>) -> Self {
        let mut store = Self::in_slot(Slot::claim(state), state, data, disk);
        store.has_left_sheet = sheet_file::adopt(&store.slot, state);
        store
    }

    fn in_slot(slot: Slot, state: &Path, data: &Path, disk: Box<dyn Disk>) -> Self {
        slot.remove_unfinished();
        let saved = SavedGames::at(state, data, slot.number());
        let in_memory = Vec::new();
        let estimate = state.join(ESTIMATE);
        let current = CurrentGame::new();
        let sheet = SheetFile::default();
        let progress = ProgressFile::in_folder(data);
        let mut store = Self {
            disk,
            slot,
            saved,
            estimate,
            progress,
            me: Vec::new(),
            current,
            sheet,
            in_memory,
            moved: 0,
            has_left_sheet: false,
            draw: None,
            theme: ThemeName::default(),
        };
        store.adopt_orphans(state);
        store
    }

    fn resume(&mut self) -> Resumed {
        if !self.slot.is_main() {
            return Resumed::LockedByOther;
        }
        match self.current.read(&self.slot) {
            Ok(Some(game)) => Resumed::Game(game),
            Ok(None) => Resumed::Nothing,
            Err(error) => Resumed::Damaged(error),
        }
    }

    fn save(&mut self, record: &Record) -> Result<(), StoreError> {
        let kept = self.keep_the_rest();
        let saved = self.current.write(&mut *self.disk, &self.slot, pgn::write(record));
        saved.and(kept)
    }

    fn keep(&mut self, record: &Record) -> Result<(), StoreError> {
        let game = Unkept { name: GameLine::from(record).default_name(), text: pgn::write(record) };
        let added = self.saved.add_once(&mut *self.disk, &game.name, &game.text);
        let Err(error) = added else { return Ok(()) };
        if self.keep_beside(&game).is_err() && !self.in_memory.contains(&game) {
            self.in_memory.push(game);
        }
        Err(error)
    }

    fn save_as(&mut self, name: &str, record: &Record) -> Result<SavedAs, StoreError> {
        let mut path = chosen_path(name);
        // A folder is where it goes under its usual name.
        if let Some(folder) = path.take_if(|path| path.is_dir()) {
            let name = format!("{}.pgn", GameLine::from(record).default_name());
            path = Some(folder.join(name));
        }
        // A picture takes a while to be drawn: that its folder is missing is said before.
        if let Some(path) = &path
            && let Some(error) = path.parent().and_then(fault_of_folder)
        {
            return Err(StoreError::write(path, error));
        }
        if let Some(path) = &path
            && let Some(error) = saved_games::fault_of_format(name, record)
        {
            return Err(StoreError::write(path, error));
        }
        let picture = PictureFormat::of_name(name).zip(self.draw.as_ref());
        let picture = picture.map(|((stem, format), draw)| {
            NewFile::picture((stem, format), record, draw(record, format, self.theme))
        });
        let is_picture = picture.is_some();
        let file = picture.unwrap_or_else(|| NewFile::copy(name, record));
        let disk = &mut *self.disk;
        let saved = match &path {
            Some(path) => saved_games::put(disk, path, &file)?,
            None if is_picture => self.saved.add_picture(disk, &file)?,
            None => self.saved.add(disk, &file)?,
        };
        let plain = || saved.to_string_lossy().into_owned();
        let file_name = Dirs::find().map_or_else(|_| plain(), |dirs| dirs.short(&saved));
        Ok(SavedAs { file_name, lost: file.lost })
    }

    /// Makes the file of progress of the saved games that are reviewed.
    fn rebuild(&self, now: UnixTime) -> Result<(), StoreError> {
        let records = self.saved.records();
        let entries =
            records.into_iter().flat_map(|record| games::entries_of_record(record, &self.me));
        self.progress.add(now, entries.collect())
    }

    /// Returns the games that are only in memory, in PGN.
    fn only_in_memory(&self) -> impl Iterator<Item = &str> {
        self.in_memory.iter().map(|game| &*game.text)
    }
}

/// Returns the reason why nothing can be written in a folder: there is none.
fn fault_of_folder(folder: &Path) -> Option<FileError> {
    match fs::metadata(folder) {
        Ok(found) if found.is_dir() => None,
        Ok(_) => Some(io::Error::from(io::ErrorKind::NotADirectory).into()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Some(FileError::NoSuchFolder(folder.into()))
        }
        Err(error) => Some(error.into()),
    }
}

/// Returns the path that a name is, with `~` for the home directory; a name without a slash is none.
fn chosen_path(name: &str) -> Option<PathBuf> {
    let path = Path::new(Some(name.trim()).filter(|name| is_path(name))?);
    Some(Dirs::find().map_or_else(|_| path.into(), |dirs| dirs.expanded(path)))
}

/// Moving games to the saved games.
impl GameFiles {
    /// Moves games of closed windows to the saved games, and games that an earlier run could not move.
    /// A game that cannot be moved stays where it is, and is listed.
    fn adopt_orphans(&mut self, state: &Path) {
        for file in slot::files(state) {
            let is_own = file.slot == self.slot.number();
            // Keeps other windows out of the slot while its game is moved.
            let guard = if is_own { None } else { Slot::try_claim(state, file.slot) };
            let is_orphan = match file.contents {
                SlotContents::Current => guard.is_some() && file.slot != Slot::MAIN,
                SlotContents::Unkept => is_own || guard.is_some(),
            };
            if is_orphan {
                let moved = self.saved.adopt(&mut *self.disk, &file.path, file.contents);
                let is_of_window = file.contents == SlotContents::Current;
                self.moved += usize::from(is_of_window && matches!(moved, Ok(Some(_))));
            }
        }
    }

    /// Writes a game beside the current one.
    fn keep_beside(&mut self, game: &Unkept) -> io::Result<()> {
        if let Err(cause) = check_length(game.text.as_bytes()) {
            return Err(io::Error::other(cause));
        }
        let is_there = |path: &PathBuf| read_text(path).is_ok_and(|text| text == game.text);
        if self.slot.unkept_files().iter().any(is_there) {
            return Ok(());
        }
        self.disk.create(&self.slot.unused_file("unkept"), game.text.as_bytes())
    }

    /// Tries again to move games that could not be moved to the saved games before.
    fn keep_the_rest(&mut self) -> Result<(), StoreError> {
        for path in self.slot.unkept_files() {
            let _ = self.saved.adopt(&mut *self.disk, &path, SlotContents::Unkept);
        }
        let mut result = Ok(());
        for game in std::mem::take(&mut self.in_memory) {
            let added = self.saved.add_once(&mut *self.disk, &game.name, &game.text);
            if let Err(error) = added
                && self.keep_beside(&game).is_err()
            {
                self.in_memory.push(game);
                result = Err(error.of_previous_game());
            }
        }
        result
    }
}

#[cfg(test)]
mod tests;
