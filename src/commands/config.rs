//! `othello config`: prints where the settings are read from, and a file of them that changes nothing.

use std::io::{Write, stdout};

use anyhow::Result;
use othello_home::config::{self, file::FilePresence};
use othello_home::disk::dirs::Dirs;
use othello_words::i18n::Language;

/// Prints the settings file that would change nothing, under a heading that names the real one.
pub fn run() -> Result<()> {
    let dirs = Dirs::find()?;
    let reading = config::file::read(&dirs);
    let file = dirs.short(&dirs.settings());
    let presence = match reading.presence {
        FilePresence::There => "The file exists.",
        FilePresence::Absent => "The file does not exist, so defaults apply.",
    };
    config::file::print_faults(&reading.faults);
    let mut out = stdout().lock();
    writeln!(out, "# Settings of othello, read from {file}\n# {presence}\n#")?;
    write!(out, "{}", Language::in_english(config::file::template))?;
    Ok(())
}
