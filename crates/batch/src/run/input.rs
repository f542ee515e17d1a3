//! The games and texts of files and of standard input.

use std::path::PathBuf;

use anyhow::Result;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_home::input::{self, Meter};
use othello_home::said;
use othello_notation::encoding::{self, Encoding};
use othello_notation::error::{ErrorCategory, Location, ReadError, ReadErrorKind};
use othello_notation::reader::{Found, LONGEST_GAME};
use othello_words::faults::Said;
use othello_words::i18n::m;

use super::diagnostic::Diagnostic;
use super::options::Shard;
use super::threads::Feeder;

pub struct Input {
    /// Standard input is `-`, and is read if there are no files.
    pub files: Vec<PathBuf>,
    /// The encoding of all files, if it is given.
    pub encoding: Option<Encoding>,
    /// The first position of games that do not say theirs.
    pub start: Position,
    pub meter: Meter,
}

/// The next thing in the files of an input.
#[expect(clippy::large_enum_variant, reason = "it is handed on at once, and none is kept")]
pub enum BatchEntry {
    Game(Result<Found, ReadError>),
    /// A remark on a file, behind its games.
    Note(Diagnostic),
}

impl Input {
    pub fn of(files: &[PathBuf], encoding: Option<Encoding>, start: Position) -> Self {
        let files = if files.is_empty() { vec!["-".into()] } else { files.to_vec() };
        let meter = Meter::of(&files);
        Self { files, encoding, start, meter }
    }

    /// Returns the input of some files with games of Othello.
    pub fn of_othello(files: &[PathBuf], encoding: Option<Encoding>) -> Self {
        Self::of(files, encoding, Position::start(Rules::OTHELLO))
    }

    /// Passes on each game of each file, each error, and what is to be said behind them, with the name of the file. A
    /// file without a game is an error as well. Returns the number of the lines of comment behind the games.
    pub fn each(&self, mut take: impl FnMut(&str, BatchEntry) -> Result<()>) -> Result<usize> {
        let mut comment_lines = 0;
        for path in &self.files {
            let name = path.display().to_string();
            let mut reader = match input::reader(path, self.encoding, self.start, &self.meter) {
                Ok(reader) => reader,
                Err(error) => {
                    let kind = ReadErrorKind::Unreadable(said::in_words(&error));
                    take(&name, BatchEntry::Game(Err(ReadError::new(Location::Line(1), kind))))?;
                    continue;
                }
            };
            let mut is_empty = true;
            reader.by_ref().try_for_each(|game| {
                let is_skipped =
                    |error: &ReadError| error.kind.category() == ErrorCategory::Skipped;
                is_empty &= game.as_ref().is_err_and(is_skipped);
                take(&name, BatchEntry::Game(game))
            })?;
            if let Some(warning) = reader.left_out() {
                let note = Diagnostic::note(format!("{}: {}", input::short(&name), warning.said()));
                take(&name, BatchEntry::Note(note))?;
            }
            if is_empty {
                let fault = ReadError::new(Location::Line(1), ReadErrorKind::NoGame);
                take(&name, BatchEntry::Game(Err(fault)))?;
            }
            comment_lines += reader.comment_lines();
        }
        Ok(comment_lines)
    }

    /// Hands over each game of one part of the input, on the thread that reads, with the share of the input that has
    /// been read with it; passes on what is said of that part.
    pub fn feed<T>(
        &self,
        feeder: &Feeder<T>,
        shard: Shard,
        mut take: impl FnMut(&str, Found, Option<f64>) -> Result<()>,
    ) -> Result<()> {
        let mut numbers = 0..;
        self.each(|name, entry| {
            if !numbers.next().is_some_and(|number| shard.has(number)) {
                return Ok(());
            }
            match entry {
                BatchEntry::Game(Ok(found)) => take(name, found, self.meter.share()),
                BatchEntry::Game(Err(error)) => feeder.say(Diagnostic::of(name, &error)),
                BatchEntry::Note(note) => feeder.say(note),
            }
        })?;
        Ok(())
    }

    /// Passes on the text of each file, decoded, or the error if it cannot be read.
    pub fn each_text(
        &self,
        mut take: impl FnMut(&str, Result<String, ReadError>) -> Result<()>,
    ) -> Result<()> {
        for path in &self.files {
            let bytes = input::bytes(path, LONGEST_GAME);
            let bytes = bytes.map_err(|error| ReadErrorKind::Unreadable(said::in_words(&error)));
            let text = bytes.and_then(|bytes| match bytes {
                Some(bytes) => Ok(encoding::decode(&bytes, self.encoding).text),
                None => Err(ReadErrorKind::Unreadable(m::faults::large_file().to_string())),
            });
            let text = text.map_err(|kind| ReadError::new(Location::Line(1), kind));
            take(&path.display().to_string(), text)?;
        }
        Ok(())
    }
}
