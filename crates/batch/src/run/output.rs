//! The output of a command that takes an input: standard output, or the file of `--resume`.

use std::io::{self, BufWriter, StdoutLock, Write, stdout};
use std::path::Path;

use anyhow::{Context, Result};
use othello_words::i18n::m;
use serde::de::DeserializeOwned;

use super::earlier::{EarlierLines, ResumedFile};

/// Standard output, or the file of `--resume`.
pub enum BatchOutput {
    Standard(BufWriter<StdoutLock<'static>>),
    Resumed(ResumedFile, String),
}

impl BatchOutput {
    pub fn standard() -> Self {
        Self::Standard(BufWriter::with_capacity(1 << 16, stdout().lock()))
    }

    /// Opens the file that is to be resumed, whose lines begin in this way, and returns the lines in it;
    /// without a file, standard output and no lines.
    pub fn open<T: DeserializeOwned>(
        path: Option<&Path>,
        opening: &str,
    ) -> Result<(Self, EarlierLines<T>)> {
        let Some(path) = path else { return Ok((Self::standard(), EarlierLines::none())) };
        let file = ResumedFile::open(path, opening)?;
        let earlier = file.lines(path)?;
        Ok((Self::Resumed(file, path.display().to_string()), earlier))
    }

    /// Returns `true` if later runs can go on with the output.
    pub const fn is_resumed(&self) -> bool {
        matches!(self, Self::Resumed(..))
    }

    /// Writes a text at once, so that all of it is there when something else goes on.
    pub fn print(&mut self, text: &[u8]) -> Result<()> {
        let written = self.write_all(text).and_then(|()| self.flush());
        written.with_context(|| match self {
            Self::Standard(_) => m::batch::cannot_print().to_string(),
            Self::Resumed(_, name) => m::faults::cannot_write(&**name).to_string(),
        })
    }
}

impl Write for BatchOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Standard(out) => out.write(bytes),
            Self::Resumed(file, _) => file.append(bytes).map(|()| bytes.len()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Standard(out) => out.flush(),
            Self::Resumed(..) => Ok(()),
        }
    }
}
