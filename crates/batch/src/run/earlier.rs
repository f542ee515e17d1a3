//! The file of `--resume`: lines of JSON that earlier runs have written, and those of this run behind
//! them.
//!
//! A run that is killed leaves whole lines, and perhaps the beginning of one more, which the next run
//! cuts off. The lines are compared with the input while it is read again, and nothing in the file is
//! changed before all of them have been found there.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Take, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use othello_home::disk::files;
use othello_home::disk::lines::InputLine;
use othello_home::disk::lock;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use othello_notation::error::Location;
use othello_notation::reader::LONGEST_GAME;
use othello_words::i18n::{Text, m};

/// The longest line: a game may have long names.
const LONGEST_LINE: usize = 2 * LONGEST_GAME;

/// The file, open for lines of this run.
pub struct ResumedFile {
    file: File,
    /// The length of the whole lines in it.
    whole: u64,
    /// `true` if the beginning of a line stands behind them.
    cut: bool,
}

impl ResumedFile {
    /// Opens the file, or creates it, and locks it for as long as this run lasts. Its lines begin as
    /// `opening` says.
    pub fn open(path: &Path, opening: &str) -> Result<Self> {
        let name = path.display();
        let open = || File::options().read(true).append(true).create(true).open(path);
        let file = files::check_names(path).and_then(|()| open());
        let file = file.with_context(|| m::faults::cannot_read(name.to_string()))?;
        let data = file.metadata().with_context(|| m::faults::cannot_read(name.to_string()))?;
        let cannot = |why: Text| m::batch::cannot_resume(name.to_string(), why);
        ensure!(data.is_file(), cannot(m::faults::a_device()));
        ensure!(lock::try_lock(&file), cannot(m::batch::resumes_busy()));
        let (whole, rest) = split(&file, opening.len())
            .with_context(|| m::faults::cannot_read(name.to_string()))?;
        ensure!(opening.as_bytes().starts_with(&rest), cannot(m::batch::resumes_cut()));
        Ok(Self { file, whole, cut: !rest.is_empty() })
    }

    pub fn lines<T>(&self, path: &Path) -> Result<EarlierLines<T>> {
        let name = path.display().to_string();
        let file = File::open(path).with_context(|| m::faults::cannot_read(name.clone()))?;
        let input = BufReader::new(file).take(self.whole);
        Ok(EarlierLines { name, input: Some(input), number: 0, next: None })
    }

    /// Appends a line, after it has cut off what is left of one. The line is written at once, so that a
    /// run that is killed leaves at most one that is not whole.
    pub fn append(&mut self, line: &[u8]) -> io::Result<()> {
        if self.cut {
            files::cut(&self.file, self.whole)?;
            self.cut = false;
        }
        self.file.write_all(line)
    }
}

/// Returns the length of the whole lines of a file, and up to so many bytes behind them.
fn split(file: &File, most: usize) -> io::Result<(u64, Vec<u8>)> {
    let length = file.metadata()?.len();
    let whole = end_of_last_line(file, length)?;
    let rest = usize::try_from(length - whole).map_or(most, |rest| rest.min(most));
    let mut start = vec![0; rest];
    read_at(file, &mut start, whole)?;
    Ok((whole, start))
}

/// Returns the end of the last whole line of a file of this length.
fn end_of_last_line(file: &File, length: u64) -> io::Result<u64> {
    let mut block = [0; 1 << 12];
    let mut end = length;
    while end > 0 {
        let start = end.saturating_sub(block.len() as u64);
        let bytes = &mut block[..usize::try_from(end - start).unwrap_or_default()];
        read_at(file, bytes, start)?;
        if let Some(at) = bytes.iter().rposition(|byte| *byte == b'\n') {
            return Ok(start + at as u64 + 1);
        }
        end = start;
    }
    Ok(0)
}

fn read_at(mut file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    file.seek(SeekFrom::Start(at))?;
    file.read_exact(bytes)
}

/// The whole lines of earlier runs, in their order, which is that of the input.
pub struct EarlierLines<T> {
    name: String,
    /// `None` if there is no file.
    input: Option<Take<BufReader<File>>>,
    /// The number of lines that have been read.
    number: usize,
    /// The line about something that has not been read in the input yet, and what it says.
    next: Option<(EarlierLine, T)>,
}

/// The work of earlier runs on a part of the input.
pub enum Earlier {
    Line(EarlierLine),
    /// Nothing; the next line is about something behind it.
    Nothing,
    /// They have not come so far.
    Unreached,
}

impl<T: DeserializeOwned> EarlierLines<T> {
    /// Returns the lines of a run that does not go on with another one: none.
    pub const fn none() -> Self {
        Self { name: String::new(), input: None, number: 0, next: None }
    }

    /// Finds what was written about the next part of the input, to which a line belongs as `is_here` says.
    pub fn find(&mut self, is_here: impl FnOnce(&T) -> bool) -> Result<Earlier> {
        if self.next.is_none()
            && let Some(line) = self.read()?
        {
            let said = line.parse()?;
            self.next = Some((line, said));
        }
        Ok(match self.next.take_if(|(_, said)| is_here(said)) {
            Some((line, _)) => Earlier::Line(line),
            None if self.next.is_some() => Earlier::Nothing,
            None => Earlier::Unreached,
        })
    }

    /// Returns the error of the line that comes next, of which the words say something.
    pub fn refused(&self, why: impl FnOnce(usize) -> Text) -> anyhow::Error {
        refused(&self.name, why(self.number))
    }

    /// Ends the lines with the input: none may be left.
    pub fn end(mut self, why: impl FnOnce(usize) -> Text) -> Result<()> {
        if self.next.is_some() || self.read()?.is_some() {
            return Err(self.refused(why));
        }
        Ok(())
    }

    fn read(&mut self) -> Result<Option<EarlierLine>> {
        let Some(input) = &mut self.input else { return Ok(None) };
        self.number += 1;
        let read = InputLine::read(input, LONGEST_LINE);
        let text = match read.with_context(|| m::faults::cannot_read(&*self.name))? {
            InputLine::Whole(line) => String::from_utf8(line).ok(),
            InputLine::TooLong(_) => None,
            InputLine::Unfinished(_) | InputLine::End => return Ok(None),
        };
        let is_last = input.fill_buf().is_ok_and(<[u8]>::is_empty);
        let Some(text) = text else { return Err(self.refused(m::batch::resumes_unread)) };
        Ok(Some(EarlierLine { file: self.name.clone(), number: self.number, text, is_last }))
    }
}

/// Returns the error of a line, of which the words say something.
fn refused(file: &str, why: Text) -> anyhow::Error {
    anyhow!(m::batch::cannot_resume(file, why))
}

#[derive(Debug)]
pub struct EarlierLine {
    file: String,
    number: usize,
    /// The line, with its line feed.
    text: String,
    /// `true` if no whole line follows.
    pub is_last: bool,
}

impl EarlierLine {
    /// Reads the object in the line.
    fn parse<T: DeserializeOwned>(&self) -> Result<T> {
        let read = serde_json::from_str(&self.text);
        read.map_err(|_| refused(&self.file, m::batch::resumes_foreign(self.number)))
    }

    /// Checks that this run, which has made the line again, has made the same.
    pub fn check(&self, again: &[u8]) -> Result<()> {
        if self.text.as_bytes() == again {
            return Ok(());
        }
        Err(refused(&self.file, m::batch::resumes_changed(self.number)))
    }
}

/// The place of a game in the input, as a line has it.
#[derive(Deserialize)]
pub struct EarlierPlace {
    file: Option<String>,
    line: Option<usize>,
    game: Option<usize>,
}

impl EarlierPlace {
    pub fn is_in_file(&self, name: &str, at: Location) -> bool {
        let (line, game) = match at {
            Location::Line(line) | Location::Column { line, .. } => (Some(line), None),
            Location::Game(number) => (None, Some(number)),
        };
        self.file.as_deref() == Some(name) && (self.line, self.game) == (line, game)
    }

    /// Returns `true` if it is the place without a file that has this number.
    pub fn is_number(&self, number: Option<usize>) -> bool {
        self.file.is_none() && self.line.is_none() && self.game == number
    }
}
