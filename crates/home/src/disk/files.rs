//! Files and folders: whose they are, what is no file, and names that are free.

use std::fs;
use std::path::{Path, PathBuf};

pub use othello_os::files::{
    check_names, cut, is_from_root, is_name, is_path, kind, make_folder, open, open_lock_of,
    path_of, persist, persist_new, private, rename, without_waiting,
};

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
