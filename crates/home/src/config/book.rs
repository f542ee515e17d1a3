//! The book of this user: the file of the settings, or the one beside the saved games.

use std::path::PathBuf;

use crate::config::{self, BookChoice};
use crate::disk::dirs::Dirs;
use crate::files::StoreError;

/// Returns the file, which need not be there; `None` if the settings want no book.
pub fn file() -> Result<Option<PathBuf>, StoreError> {
    chosen(&config::file::find().config.book)
}

/// Returns the file that the settings choose.
pub fn chosen(choice: &BookChoice) -> Result<Option<PathBuf>, StoreError> {
    let dirs = Dirs::find().map_err(StoreError::NoFolder)?;
    Ok(match choice {
        BookChoice::Usual => Some(dirs.data.join("book.othello")),
        BookChoice::File(path) => Some(dirs.expanded(path)),
        BookChoice::Off => None,
    })
}
