//! `othello messages`: what is wrong in the files of a language, and how far a translation is. The folder that
//! `OTHELLO_MESSAGES` names is spoken.

use std::env;
use std::io::{Write, stderr, stdout};
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use othello_home::process::exit_status::ExitStatus;
use othello_messages::Folder;
use othello_words::i18n::loaded::{self, Compared, FOLDER};
use othello_words::i18n::m;
use othello_words::numbers;
use othello_words::text;

use crate::cli::MessagesArgs;

/// Prints the faults of a folder, each with its file and line, and the number of messages that are translated.
pub fn run(args: &MessagesArgs) -> Result<ExitStatus> {
    let compared = read(&args.folder)?;
    let Compared { translation, missing, all, .. } = &compared;
    let mut out = stdout().lock();
    for fault in &translation.faults {
        writeln!(out, "{fault}")?;
    }
    if args.missing {
        for name in missing {
            writeln!(out, "{name}")?;
        }
    }
    let done = translation.messages.len();
    let folder = args.folder.display().to_string();
    let percent = numbers::percent(100 * done / all);
    writeln!(out, "{}", m::messages::done(&*folder, done, *all, percent))?;
    if translation.faults.is_empty() {
        writeln!(out, "{}", m::messages::no_faults())?;
    } else {
        writeln!(out, "{}", m::messages::faults(translation.faults.len()))?;
    }
    if translation.facts.is_some() {
        writeln!(out, "{}", m::messages::look(format!("{FOLDER}={folder} othello")))?;
    }
    Ok(if translation.faults.is_empty() { ExitStatus::Success } else { ExitStatus::Failure })
}

/// Takes in the language of the folder that the environment names, and prints its faults.
pub fn load() -> Result<()> {
    let Some(folder) = env::var_os(FOLDER).filter(|folder| !folder.is_empty()) else {
        return Ok(());
    };
    let compared = read(Path::new(&folder))?;
    for fault in &compared.translation.faults {
        let _ = writeln!(stderr(), "{}", text::printable(&fault.to_string()));
    }
    let Some(facts) = compared.translation.facts else {
        return Err(anyhow!(m::messages::unusable(folder.display().to_string())));
    };
    loaded::load(facts, compared);
    Ok(())
}

fn read(folder: &Path) -> Result<Compared> {
    let name = folder.display().to_string();
    let read = Folder::read(folder, name.trim_end_matches(['/', '\\']));
    let folder = read.with_context(|| m::faults::cannot_read(name))?;
    Ok(loaded::compare(&folder))
}
