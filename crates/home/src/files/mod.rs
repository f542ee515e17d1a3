//! Files that are read as a whole, and written whole or not at all: under another name, synchronised, then renamed; and
//! what is to be said of the file of a game.

mod error;
mod loaded;
pub mod said;

use std::fs::{self, DirEntry, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

use crate::disk::files::{
    check_names, make_folder, persist, persist_new, private, without_waiting,
};
use othello_notation::reader::LONGEST_GAME;

pub use error::{FileError, StoreError};
pub use loaded::{FileRemarks, LoadedGame, check_length};

/// The extension of a file that is still being written.
pub const UNFINISHED: &str = "part";

/// The size of the largest file that is read or written as a game: that of the longest game.
const MOST_BYTES: u64 = LONGEST_GAME as u64;

/// Writes files. Tests use one that fails.
pub trait Disk: Send {
    /// Writes a file, or replaces it. At any moment, even after a power cut, either the old or the new
    /// file is there as a whole.
    fn replace(&mut self, path: &Path, text: &str) -> io::Result<()>;

    /// Writes a new file, whole or not at all.
    ///
    /// # Errors
    /// [`ErrorKind::AlreadyExists`] if there is a file of that name, even if another process creates it
    /// at the same moment.
    fn create(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()>;
}

/// The file system.
pub struct RealDisk {
    /// Synchronises a folder, so that the names in it survive a power cut.
    sync_folder: fn(&Path) -> io::Result<()>,
}

impl Default for RealDisk {
    fn default() -> Self {
        Self { sync_folder }
    }
}

impl RealDisk {
    #[cfg(test)]
    pub const fn with_sync_folder(sync_folder: fn(&Path) -> io::Result<()>) -> Self {
        Self { sync_folder }
    }
}

impl Disk for RealDisk {
    fn replace(&mut self, path: &Path, text: &str) -> io::Result<()> {
        persist(write_beside(path, text.as_bytes())?, path)?;
        (self.sync_folder)(folder_of(path))
    }

    fn create(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        match persist_new(write_beside(path, bytes)?, path) {
            Ok(()) => {}
            Err(failed) if failed.error.kind() == ErrorKind::AlreadyExists => {
                return Err(failed.error);
            }
            // Not every file system can do that; there an empty file claims the name first.
            Err(failed) => {
                private(OpenOptions::new().write(true).create_new(true)).open(path)?;
                persist(failed.file, path).inspect_err(|_| {
                    let _ = fs::remove_file(path);
                })?;
            }
        }
        (self.sync_folder)(folder_of(path))
    }
}

/// Writes or replaces a file that can be made again at any time. Does not wait for the disk: after a
/// power cut the file may be incomplete.
pub fn replace_unsynchronised(path: &Path, text: &str) -> io::Result<()> {
    let mut unfinished = unfinished(path)?;
    unfinished.as_file_mut().write_all(text.as_bytes())?;
    persist(unfinished, path)
}

/// Writes or replaces a file with what `write` writes, piece by piece. At any moment either the old or the new file is
/// there as a whole.
///
/// # Errors
/// If `write` fails, or the file cannot be written.
pub fn replace_in_pieces<T, E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<T, E>,
) -> Result<T, E> {
    let unfinished = unfinished(path)?;
    let mut out = BufWriter::new(unfinished.as_file());
    let written = write(&mut out)?;
    out.flush()?;
    drop(out);
    unfinished.as_file().sync_all()?;
    persist(unfinished, path)?;
    sync_folder(folder_of(path))?;
    Ok(written)
}

/// Writes an unfinished file beside `path`, and synchronises it.
fn write_beside(path: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    let mut unfinished = unfinished(path)?;
    // As a writer, `NamedTempFile` puts the name of the unfinished file into its errors.
    unfinished.as_file_mut().write_all(bytes)?;
    unfinished.as_file().sync_all()?;
    Ok(unfinished)
}

/// Creates an unfinished file beside `path`, to be renamed when it is complete.
fn unfinished(path: &Path) -> io::Result<NamedTempFile> {
    check_names(path)?;
    let folder = folder_of(path);
    make_folder(folder)?;
    let mut prefix = path.file_name().unwrap_or_default().to_owned();
    prefix.push(".");
    let suffix = format!(".{UNFINISHED}");
    let open = |path: &Path| private(OpenOptions::new().write(true).create_new(true)).open(path);
    Builder::new().prefix(&prefix).suffix(&suffix).make_in(folder, open)
}

/// Removes files of a folder that a killed process has left unfinished, if that is true of their entries.
pub fn remove_unfinished(folder: &Path, is_left: impl Fn(&DirEntry, &str) -> bool) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let stem = name.strip_suffix(UNFINISHED).and_then(|name| name.strip_suffix('.'));
        if stem.is_some_and(|stem| is_left(&entry, stem)) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        // Some file systems cannot do this, and some folders can be written but not read.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::InvalidInput | ErrorKind::Unsupported | ErrorKind::PermissionDenied
            ) =>
        {
            Ok(())
        }
        result => result,
    }
}

/// Reads a text file that is small enough for a game.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    String::from_utf8(read_bytes(path)?).map_err(|_| FileError::NotUtf8)
}

/// Reads a regular file that is small enough for a game. Neither waits on a pipe nor reads a device.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, FileError> {
    check(&fs::metadata(path)?)?;
    // A pipe may have replaced it in the meantime, and opening that would wait for a writer.
    let file = without_waiting(OpenOptions::new().read(true)).open(path)?;
    check(&file.metadata()?)?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(FileError::TooLarge);
    }
    Ok(bytes)
}

fn check(file: &Metadata) -> Result<(), FileError> {
    if !file.is_file() {
        Err(FileError::NotAFile)
    } else if file.len() > MOST_BYTES {
        Err(FileError::TooLarge)
    } else {
        Ok(())
    }
}
