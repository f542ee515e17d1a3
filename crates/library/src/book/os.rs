//! Files as Unix has them: whose they are, which one it is, and reading and writing at a place.

use std::fs::{Metadata, OpenOptions};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};

pub use std::os::unix::fs::FileExt;

/// Lets only this user read the file that is created.
pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options.mode(0o600)
}

/// The device and the number of a file, by which it is known under any name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity(u64, u64);

impl Identity {
    /// Returns the identity of a file.
    pub fn of(file: &Metadata) -> Self {
        Self(file.dev(), file.ino())
    }
}
