//! The output of a command that can go on with the file of an earlier run.

use std::io::{Write, stdout};
use std::path::Path;

use anyhow::{Context, Result};

use crate::commands::resume::{EarlierLines, ResumedFile};

/// Standard output, or the file of `--resume`.
pub enum Output {
    /// Standard output.
    Standard,
    /// The file of that name.
    Resumed(ResumedFile, String),
}

impl Output {
    /// Opens the file that is to be resumed, whose lines begin in this way, and returns the lines in it;
    /// without a file, standard output and no lines.
    pub fn open(path: Option<&Path>, opening: &str) -> Result<(Self, EarlierLines)> {
        let Some(path) = path else { return Ok((Self::Standard, EarlierLines::none())) };
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
        match self {
            Self::Standard => {
                let mut out = stdout().lock();
                let written = out.write_all(text).and_then(|()| out.flush());
                written.context("cannot write to standard output")
            }
            Self::Resumed(file, name) => {
                file.append(text).with_context(|| format!("cannot write to {name}"))
            }
        }
    }
}
