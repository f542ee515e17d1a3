//! The folder of a language.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::facts::{self, Facts};
use crate::{Fault, Gravity, SOURCE};

/// The files of a language.
pub struct Folder {
    /// The code of the language, which is the name of the folder.
    pub code: String,
    /// The folder as faults name it.
    name: String,
    facts: Option<String>,
    pub(crate) files: Vec<File>,
}

pub(crate) struct File {
    /// Its name without the ending.
    pub(crate) stem: String,
    pub(crate) text: String,
}

impl Folder {
    /// Reads the files of a folder, which faults call by `name`.
    pub fn read(path: &Path, name: &str) -> io::Result<Self> {
        let code = path
            .canonicalize()?
            .file_name()
            .map(OsStr::to_string_lossy)
            .unwrap_or_default()
            .into_owned();
        let mut paths = fs::read_dir(path)?
            .map(|entry| Ok(entry?.path()))
            .collect::<io::Result<Vec<PathBuf>>>()?;
        paths.sort();
        let mut folder = Self { code, name: name.to_owned(), facts: None, files: Vec::new() };
        for path in paths {
            if path.file_name() == Some(OsStr::new(facts::FILE)) {
                folder.facts = Some(text(&path)?);
            } else if path.extension() == Some(OsStr::new("ftl")) {
                let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                folder.files.push(File { stem, text: text(&path)? });
            }
        }
        Ok(folder)
    }

    pub(crate) fn fault(&self, file: &str, line: usize, what: String) -> Fault {
        Fault { file: format!("{}/{file}", self.name), line, what, gravity: Gravity::Wrong }
    }

    /// Returns a fault that may be meant so.
    pub(crate) fn doubt(&self, file: &str, line: usize, what: String) -> Fault {
        Fault { gravity: Gravity::Doubtful, ..self.fault(file, line, what) }
    }

    /// Returns the facts and the messages that are meant to be as they are.
    pub(crate) fn facts(&self, faults: &mut Vec<Fault>) -> Option<(Facts, Vec<(usize, String)>)> {
        let Some(text) = &self.facts else {
            let what = "this file is missing; see docs/translating.md for what it says";
            faults.push(self.fault(facts::FILE, 1, what.into()));
            return None;
        };
        let mut places = Vec::new();
        let known = facts::parse(&self.code, text, &mut places);
        let line = |place| line_at(text, place);
        faults.extend(places.into_iter().map(|(at, what)| self.fault(facts::FILE, line(at), what)));
        let (facts, meant) = known?;
        Some((facts, meant.into_iter().map(|(at, name)| (line(at), name)).collect()))
    }
}

fn text(path: &Path) -> io::Result<String> {
    let named =
        |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
    let text = fs::read_to_string(path).map_err(named)?;
    // Editors of Windows begin a file so.
    Ok(text.trim_start_matches('\u{feff}').replace("\r\n", "\n"))
}

/// Returns the line of a place in a text, counted from 1.
pub(crate) fn line_at(text: &str, place: usize) -> usize {
    1 + text.bytes().take(place).filter(|byte| *byte == b'\n').count()
}

/// Returns the codes of the languages that have a folder, the source language first.
pub fn folders(path: &Path) -> io::Result<Vec<String>> {
    let mut codes = Vec::new();
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            codes.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    codes.sort_by_key(|code| (code != SOURCE, code.clone()));
    Ok(codes)
}
