//! The files of the games being played: one for each window, with a lock.
//!
//! The first window has `game.pgn` and `lock`, the next ones `game-2.pgn` and `lock-2` and so on.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::disk::files::{make_folder, private, unused, without_waiting};
use crate::disk::lock::try_lock;
use crate::files::remove_unfinished;
use crate::store::index;

/// The files of one window.
pub struct Slot {
    number: u32,
    folder: PathBuf,
    #[expect(dead_code, reason = "the file is locked as long as it is open")]
    lock: Option<File>,
}

impl Slot {
    /// The number of the slot whose game the next start of the program resumes.
    pub const MAIN: u32 = 1;

    /// Claims the first slot that no other window has. Skips slots behind the main one that still hold
    /// the game of a closed window.
    pub fn claim(folder: &Path) -> Self {
        let is_free = |slot: &Self| slot.is_main() || !slot.game_file().exists();
        (Self::MAIN..=u32::MAX)
            .filter_map(|number| Self::try_claim(folder, number))
            .find(is_free)
            .expect("no machine has four billion windows")
    }

    /// Claims the first free slot other than the main one.
    pub fn claim_beside(folder: &Path) -> Self {
        let is_free = |slot: &Self| !slot.game_file().exists();
        (Self::MAIN + 1..=u32::MAX)
            .filter_map(|number| Self::try_claim(folder, number))
            .find(is_free)
            .expect("no machine has four billion windows")
    }

    /// Claims a slot; `None` if another window has it. A slot that cannot be locked is free, though
    /// saving may fail there too.
    pub fn try_claim(folder: &Path, number: u32) -> Option<Self> {
        let slot = |lock| Some(Self { number, folder: folder.into(), lock });
        let name = match number {
            Self::MAIN => "lock".to_owned(),
            number => format!("lock-{number}"),
        };
        let open = || -> io::Result<File> {
            make_folder(folder)?;
            let mut options = OpenOptions::new();
            private(options.write(true).create(true).truncate(false));
            without_waiting(&mut options).open(folder.join(name))
        };
        let Ok(file) = open() else { return slot(None) };
        if try_lock(&file) { slot(Some(file)) } else { None }
    }

    /// Returns `true` if the next start of the program resumes the game of this slot.
    pub const fn is_main(&self) -> bool {
        self.number == Self::MAIN
    }

    /// Returns the number of the slot, counting from 1.
    pub const fn number(&self) -> u32 {
        self.number
    }

    pub fn game_file(&self) -> PathBuf {
        game_file(&self.folder, self.number)
    }

    /// Returns an unused path beside the game being played, such as `game.damaged-1`.
    pub fn unused_file(&self, extension: &str) -> PathBuf {
        unused(&self.game_file(), extension)
    }

    /// Returns the file of the scoresheet that is being typed in.
    pub fn sheet_file(&self) -> PathBuf {
        self.folder.join(format!("{}.txt", stem(SHEET, self.number)))
    }

    /// Returns an unused path beside the scoresheet, such as `sheet.damaged-1`.
    pub fn unused_sheet_file(&self) -> PathBuf {
        unused(&self.sheet_file(), "damaged")
    }

    /// Returns the files of games that could not be moved to the saved games.
    pub fn unkept_files(&self) -> Vec<PathBuf> {
        let is_own =
            |file: &SlotFile| file.slot == self.number && file.contents == SlotContents::Unkept;
        let files = files(&self.folder).into_iter().filter(is_own);
        files.map(|file| file.path).collect()
    }

    /// Removes the files that a killed process left unfinished.
    pub fn remove_unfinished(&self) {
        // Another window may be writing an index now; it will be written again.
        let (game, sheet) = (stem(GAME, self.number), stem(SHEET, self.number));
        let stems = [&*game, &*sheet, index::STEM].map(|stem| format!("{stem}."));
        remove_unfinished(&self.folder, |_, name| stems.iter().any(|stem| name.starts_with(stem)));
    }
}

/// Returns the file of the game being played in a slot.
pub fn game_file(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{}.pgn", stem(GAME, number)))
}

/// The names of the files of the first slot, without their extension.
const GAME: &str = "game";
const SHEET: &str = "sheet";

fn stem(name: &str, number: u32) -> String {
    match number {
        Slot::MAIN => name.into(),
        number => format!("{name}-{number}"),
    }
}

pub struct SlotFile {
    pub slot: u32,
    pub contents: SlotContents,
    pub path: PathBuf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotContents {
    /// The game being played.
    Current,
    /// A finished game or line that could not be moved to the saved games.
    Unkept,
}

pub fn files(folder: &Path) -> Vec<SlotFile> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let file = |entry: fs::DirEntry| {
        let (slot, contents) = parse(entry.file_name().to_str()?)?;
        Some(SlotFile { slot, contents, path: entry.path() })
    };
    entries.flatten().filter_map(file).collect()
}

/// Returns the scoresheets of all slots, and the numbers of these.
pub fn sheets(folder: &Path) -> Vec<(u32, PathBuf)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let sheet = |entry: fs::DirEntry| {
        let name = entry.file_name();
        let slot = number_of(name.to_str()?.strip_suffix(".txt")?, SHEET)?;
        Some((slot, entry.path()))
    };
    entries.flatten().filter_map(sheet).collect()
}

fn parse(name: &str) -> Option<(u32, SlotContents)> {
    let (stem, extension) = name.split_once('.')?;
    let slot = number_of(stem, GAME)?;
    if extension == "pgn" {
        return Some((slot, SlotContents::Current));
    }
    extension.strip_prefix("unkept-")?.parse::<u32>().ok()?;
    Some((slot, SlotContents::Unkept))
}

/// Returns the number of the slot in the name of one of its files, which has no extension.
fn number_of(stem: &str, name: &str) -> Option<u32> {
    match stem.strip_prefix(name)? {
        "" => Some(Slot::MAIN),
        number => number.strip_prefix('-')?.parse().ok().filter(|number| *number > Slot::MAIN),
    }
}
