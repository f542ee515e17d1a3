//! The file of progress: lines that are only ever added, so that neither a killed program nor a second
//! window can lose one.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::disk::files::{make_folder, private, without_waiting};
use crate::disk::lock::try_lock;
use crate::files::{FileError, StoreError};
use crate::memory::entry::{self, LineFault, ProgressEntry};
use crate::memory::schedule::UnixTime;
use crate::memory::{Memory, NotedEntries};
use crate::time::local_time::Zone;
use othello_engine::estimate::Estimate;
use othello_notation::reader::LONGEST_GAME;

/// The name of the file, beside the folder of the saved games.
pub const NAME: &str = "progress.jsonl";

#[derive(Debug)]
pub struct ProgressFile {
    path: PathBuf,
}

/// The contents of the file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeptEntries {
    /// The entries in their order.
    pub entries: Vec<(UnixTime, ProgressEntry)>,
    /// The other contents.
    pub faults: ProgressFaults,
}

/// The questions to a player and their answers, at the time at which they were read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Recollection {
    /// The memory that follows from the entries.
    pub memory: Memory,
    pub now: UnixTime,
    /// The estimate of the player's level.
    pub estimate: Option<Estimate>,
    /// The contents of the file besides the entries.
    pub faults: ProgressFaults,
    pub file: PathBuf,
    /// The zone in which the player's days begin.
    pub zone: Zone,
}

/// Lines that are no entries. They are kept as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgressFaults {
    /// The numbers of damaged lines, from 1.
    pub damaged: Vec<usize>,
    /// The number of lines of other versions or kinds.
    pub foreign: usize,
}

impl ProgressFaults {
    /// Returns `true` if every line is an entry.
    pub const fn is_empty(&self) -> bool {
        self.damaged.is_empty() && self.foreign == 0
    }
}

/// The size of the largest file that is read, as of a game: enough for 60,000 answers.
const MOST_BYTES: u64 = LONGEST_GAME as u64;

impl ProgressFile {
    pub fn in_folder(folder: &Path) -> Self {
        Self { path: folder.join(NAME) }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns `true` if there is a file.
    pub fn exists(&self) -> bool {
        self.path.symlink_metadata().is_ok()
    }

    /// Reads the file; it is empty if there is none.
    pub fn read(&self) -> Result<KeptEntries, StoreError> {
        let bytes = match without_waiting(OpenOptions::new().read(true)).open(&self.path) {
            Ok(file) => read_all(&file),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error.into()),
        };
        bytes.map(|bytes| parse(&bytes)).map_err(|cause| StoreError::read(&self.path, cause))
    }

    /// Returns `true` if there is the cost of a game among entries that is not in the file.
    pub fn lacks_game_of(&self, entries: &[ProgressEntry]) -> bool {
        let mut games =
            entries.iter().filter(|entry| matches!(entry, ProgressEntry::Game(_))).peekable();
        if games.peek().is_none() {
            return false;
        }
        let kept = self.read().map_or_else(|_| Vec::new(), |kept| kept.entries);
        let mut known = NotedEntries::default();
        for (_, entry) in &kept {
            known.is_new(entry);
        }
        games.any(|game| known.is_new(game))
    }

    /// Adds entries at a time. Those that follow from games are left out if they are there already.
    pub fn add(&self, at: UnixTime, entries: Vec<ProgressEntry>) -> Result<(), StoreError> {
        self.try_add(at, entries).map_err(|cause| StoreError::write(&self.path, cause))
    }

    fn try_add(&self, at: UnixTime, mut entries: Vec<ProgressEntry>) -> Result<(), FileError> {
        if let Some(folder) = self.path.parent() {
            make_folder(folder)?;
        }
        let mut options = OpenOptions::new();
        let options = private(options.read(true).append(true).create(true));
        let mut file = without_waiting(options).open(&self.path)?;
        if !file.metadata()?.is_file() {
            return Err(FileError::NotAFile);
        }
        // Held until the file is closed. Without it, each line is still whole: it is written at once.
        try_lock(&file);
        if entries.iter().any(|entry| entry.identity().is_some()) {
            let mut known = NotedEntries::default();
            for (_, entry) in parse(&read_all(&file)?).entries {
                known.is_new(&entry);
            }
            entries.retain(|entry| known.is_new(entry));
        }
        if entries.is_empty() {
            return Ok(());
        }
        // The line that a killed program has left ends here.
        let mut text = if ends_with_line(&mut file)? { String::new() } else { "\n".into() };
        for entry in &entries {
            text += &entry::write(at, entry).map_err(io::Error::from)?;
        }
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        Ok(())
    }
}

fn read_all(mut file: &File) -> Result<Vec<u8>, FileError> {
    let data = file.metadata()?;
    if !data.is_file() {
        return Err(FileError::NotAFile);
    }
    if data.len() > MOST_BYTES {
        return Err(FileError::TooLarge);
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Returns `true` if the last line has its end, or there is none.
fn ends_with_line(file: &mut File) -> io::Result<bool> {
    if file.seek(SeekFrom::End(0))? == 0 {
        return Ok(true);
    }
    file.seek(SeekFrom::End(-1))?;
    let mut last = [0];
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

fn parse(bytes: &[u8]) -> KeptEntries {
    let mut contents = KeptEntries::default();
    for (number, line) in (1..).zip(bytes.split(|byte| *byte == b'\n')) {
        if line.is_empty() {
            continue;
        }
        match entry::read(line) {
            Ok(entry) => contents.entries.push(entry),
            Err(LineFault::Damaged) => contents.faults.damaged.push(number),
            Err(LineFault::Foreign) => contents.faults.foreign += 1,
        }
    }
    contents
}
