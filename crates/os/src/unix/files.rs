//! Files and folders: whose they are, which one it is, what is no file, locks, and replacing.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, IsTerminal};
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::{DirBuilderExt, FileTypeExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use rustix::fs::OFlags;
use tempfile::{NamedTempFile, PersistError};

use crate::files::Sharing;

pub use std::os::unix::fs::FileExt;

/// The file that takes everything and has nothing.
pub const NOTHING: &str = "/dev/null";

/// Creates a folder that only this user can read, and its parents.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).recursive(true).create(folder)
}

/// Lets only this user read the file that is created.
pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options.mode(0o600)
}

/// Opens a pipe without waiting for its other end.
pub fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options.custom_flags(OFlags::NONBLOCK.bits().cast_signed())
}

/// Returns what an error of the system is.
pub fn kind(error: &io::Error) -> ErrorKind {
    error.kind()
}

/// Opens a file, or a pipe that is named on purpose. A device other than a terminal or an empty one
/// has no games and no end.
pub fn open(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    let device = |data: &Metadata| data.file_type().is_char_device().then(|| data.rdev());
    let data = file.metadata()?;
    if data.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    let found = device(&data);
    let is_null = || fs::metadata(NOTHING).is_ok_and(|null| device(&null) == found);
    if found.is_some() && !file.is_terminal() && !is_null() {
        return Err(io::Error::new(ErrorKind::NotSeekable, "expected a file, found a device"));
    }
    Ok(file)
}

/// Returns `true` if a text that somebody types is a path, and no name alone.
pub fn is_path(text: &str) -> bool {
    text.contains('/')
}

/// Returns `true` if a path begins at the root, and is of this machine.
pub fn is_from_root(path: &str) -> bool {
    path.starts_with('/') && !path.starts_with("//")
}

/// Returns `true` if a file may have the name, which has no slash.
pub const fn is_name(_: &str) -> bool {
    true
}

/// Checks the names in a path: a file may have each.
pub const fn check_names(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Returns the path of an address, `file://` and the machine taken off.
pub fn path_of(bytes: Vec<u8>) -> PathBuf {
    OsString::from_vec(bytes).into()
}

/// The device and the number of a file, by which it is known under any name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity(u64, u64);

impl Identity {
    /// Returns the identity of an open file, and its length.
    pub fn of(file: &File) -> io::Result<(Self, u64)> {
        file.metadata().map(|data| Self::read(&data))
    }

    /// Returns the identity of the file at a path, and its length.
    pub fn at(path: &Path) -> io::Result<(Self, u64)> {
        fs::metadata(path).map(|data| Self::read(&data))
    }

    fn read(data: &Metadata) -> (Self, u64) {
        (Self(data.dev(), data.ino()), data.len())
    }
}

/// Returns the time of the last change of a file, in seconds and nanoseconds.
pub fn changed_at(file: &Metadata) -> (i64, i64) {
    (file.ctime(), file.ctime_nsec())
}

/// Returns a number that another file of the same name has not.
pub fn number(file: &Metadata) -> u64 {
    file.ino()
}

/// Waits for the lock of a file, which it has as long as it is open.
pub fn lock(file: &File, sharing: Sharing) -> io::Result<()> {
    match sharing {
        Sharing::Alone => file.lock(),
        Sharing::Shared => file.lock_shared(),
    }
}

/// Locks a file for as long as it is open; returns `false` if somebody else has it locked.
pub fn try_lock(file: &File, sharing: Sharing) -> io::Result<bool> {
    let locked = match sharing {
        Sharing::Alone => file.try_lock(),
        Sharing::Shared => file.try_lock_shared(),
    };
    match locked {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Gives the lock of a file up.
pub fn unlock(file: &File) -> io::Result<()> {
    file.unlock()
}

/// Opens what is locked to have a folder for oneself: the folder, which leaves no file behind.
pub fn open_lock_of(folder: &Path) -> io::Result<File> {
    File::open(folder)
}

/// Cuts a file off that is open to be read and appended to.
pub fn cut(file: &File, length: u64) -> io::Result<()> {
    file.set_len(length)
}

/// Renames a file, which replaces another one.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)
}

/// Gives a file its name, which another one may have.
pub fn persist(file: NamedTempFile, path: &Path) -> io::Result<()> {
    file.persist(path)?;
    Ok(())
}

/// Gives a file its name, which no other one has.
pub fn persist_new(file: NamedTempFile, path: &Path) -> Result<(), PersistError> {
    file.persist_noclobber(path).map(drop)
}

/// Puts a file in the place of another one that is open; returns `false` if that has to stay.
pub fn replace_open(new: &Path, old: &Path) -> io::Result<bool> {
    rename(new, old).map(|()| true)
}
