//! Files and folders: whose they are, and what is no file.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, IsTerminal};
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::{DirBuilderExt, FileTypeExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use rustix::fs::OFlags;

/// Creates a folder that only this user can read, and its parents.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).recursive(true).create(folder)
}

/// Lets only this user read the file that is created.
pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options.mode(0o600)
}

/// Returns a path with the first extension of that kind that no file has, such as `game.damaged-1`.
///
/// # Panics
/// If the folder has four billion such files.
pub fn unused(path: &Path, extension: &str) -> PathBuf {
    let named = |number: u32| path.with_extension(format!("{extension}-{number}"));
    let mut numbers = 1..;
    let free = numbers.find(|&number| fs::symlink_metadata(named(number)).is_err());
    named(free.expect("no folder has four billion files"))
}

/// Opens a pipe without waiting for its other end.
pub fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options.custom_flags(OFlags::NONBLOCK.bits().cast_signed())
}

/// Opens a file, or a pipe that is named on purpose. A device other than a terminal or an empty one
/// has no games and no end.
pub fn open(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    let device = |data: &fs::Metadata| data.file_type().is_char_device().then(|| data.rdev());
    let found = device(&file.metadata()?);
    let is_null = || fs::metadata("/dev/null").is_ok_and(|null| device(&null) == found);
    if found.is_some() && !file.is_terminal() && !is_null() {
        return Err(io::Error::other("expected a file, found a device"));
    }
    Ok(file)
}

pub fn path_of(bytes: Vec<u8>) -> PathBuf {
    OsString::from_vec(bytes).into()
}
