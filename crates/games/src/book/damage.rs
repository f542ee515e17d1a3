//! The damage of a file of a book.

use std::fmt;
use std::path::PathBuf;

/// The damage of a file of a book. All records whose sums hold count nevertheless.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Damage {
    /// The number of the records that are damaged or missing; none if that is only the header.
    pub records: u64,
    /// The byte of the file at which the first of them begins.
    pub at: u64,
    /// The name under which the damaged file is kept, since the book was written anew.
    pub kept: Option<PathBuf>,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { records, at, kept } = self;
        match records {
            0 => write!(f, "the header is damaged")?,
            1 => write!(f, "1 record is damaged or missing, at byte {at}")?,
            _ => write!(f, "{records} records are damaged or missing, the first at byte {at}")?,
        }
        match kept {
            Some(kept) => write!(f, "; the damaged file is kept as {}", kept.display()),
            None => Ok(()),
        }
    }
}
