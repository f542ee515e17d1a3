//! Stamps of files, which show a change without reading the file.

use std::fs::{self, Metadata};
use std::io;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use othello_os::files::{changed_at, number};

/// The age from which a change shows in the stamp for certain. No file system has coarser times, and
/// two changes at the same time have the same stamp.
const SETTLED: Duration = Duration::from_secs(2);

/// The properties of a file that change when it is written or replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The length in bytes.
    pub size: u64,
    /// The time of the last change in seconds and nanoseconds.
    pub changed: (i64, i64),
    pub inode: u64,
}

impl Stamp {
    pub fn of(file: &Metadata) -> Self {
        Self { size: file.len(), changed: changed_at(file), inode: number(file) }
    }

    /// Returns the stamp of the file at a path; of a link, the stamp of the link itself.
    pub fn at(path: &Path) -> io::Result<Self> {
        fs::symlink_metadata(path).map(|file| Self::of(&file))
    }

    /// Returns `true` if the file is old enough that any change would show.
    pub fn is_settled(self, now: SystemTime) -> bool {
        let now = now.duration_since(UNIX_EPOCH).unwrap_or_default();
        let limit = now.saturating_sub(SETTLED);
        i64::try_from(limit.as_secs()).is_ok_and(|limit| self.changed.0 < limit)
    }
}
