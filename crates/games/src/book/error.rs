//! Errors of a book.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;

/// The reason why a book cannot be read or written. Nothing in its file is changed then.
#[derive(Debug)]
#[non_exhaustive]
pub enum BookError {
    /// An error of the operating system.
    Io {
        /// The file.
        path: PathBuf,
        /// The error.
        cause: io::Error,
    },
    /// The file is something else than a book: it does not begin as one, and has no records of one.
    NotABook(PathBuf),
    /// The file is a book of a later version of this package.
    Version {
        /// The file.
        path: PathBuf,
        /// Its version.
        version: u32,
    },
}

impl BookError {
    pub(crate) fn io(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |cause| Self::Io { path, cause }
    }
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io { path, .. } => write!(f, "cannot use the book {}", path.display()),
            Self::NotABook(path) => {
                write!(
                    f,
                    "{} neither begins as a book of othello does (\"othello book\") nor has whole \
                     records of one, and is left as it is",
                    path.display()
                )
            }
            Self::Version { path, version } => write!(
                f,
                "{} is a book of version {version} by its header, expected {}, and is left as it is",
                path.display(),
                crate::book::record::VERSION
            ),
        }
    }
}

impl Error for BookError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Io { cause, .. } => Some(cause),
            Self::NotABook(_) | Self::Version { .. } => None,
        }
    }
}
