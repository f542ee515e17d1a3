//! Games from files and standard input, and where something is in them.

use std::error::Error;
use std::fmt;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, stdin};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::disk::files::open;
use crate::files::{self, FileError, FileRemarks, LoadedGame, StoreError};
use flate2::bufread::MultiGzDecoder;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::Format;
use othello_notation::encoding::{self, Encoding};
use othello_notation::error::{Location, ReadError, ReadErrorKind};
use othello_notation::reader::{Found, Reader};
use othello_notation::wthor::Names;
use othello_words::faults::Said;
use othello_words::i18n::m;

/// The bytes that are read from a file at once.
pub const BUFFER: usize = 1 << 16;

/// A meter of how much of an input has been read. The clones of a meter are the same meter.
#[derive(Clone, Default)]
pub struct Meter {
    read: Arc<AtomicU64>,
    /// The bytes of all files; `None` if there are others than files.
    all: Option<u64>,
}

impl Meter {
    /// Makes the meter of files.
    pub fn of(paths: &[PathBuf]) -> Self {
        let length = |path: &PathBuf| {
            let data = fs::metadata(path).ok().filter(fs::Metadata::is_file);
            data.filter(|_| path != Path::new("-")).map(|data| data.len())
        };
        let all = paths.iter().map(length).sum::<Option<u64>>().filter(|all| *all > 0);
        Self { read: Arc::default(), all }
    }

    /// Returns the share of the bytes that have been read, up to 1; `None` if it is not known.
    #[expect(clippy::cast_precision_loss, reason = "a share need not be exact")]
    pub fn share(&self) -> Option<f64> {
        let read = self.read.load(Ordering::Relaxed) as f64;
        self.all.map(|all| (read / all as f64).min(1.0))
    }

    fn input<R: BufRead>(&self, input: R) -> Metered<R> {
        Metered { input, read: self.read.clone() }
    }
}

struct Metered<R> {
    input: R,
    read: Arc<AtomicU64>,
}

impl<R: BufRead> Read for Metered<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.input.read(buffer)?;
        self.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Metered<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.input.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.input.consume(amount);
        self.read.fetch_add(amount as u64, Ordering::Relaxed);
    }
}

/// Opens a file, or standard input for `-`, and unpacks it if it was packed with gzip.
fn opened(path: &Path, meter: &Meter) -> io::Result<Box<dyn BufRead>> {
    const GZIP: [u8; 2] = [0x1f, 0x8b];
    let input: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(stdin().lock())
    } else {
        Box::new(BufReader::with_capacity(BUFFER, open(path)?))
    };
    let mut input = meter.input(input);
    // A short first part of a pipe is no file that was packed. A fault is found again where it is read.
    let is_packed = input.fill_buf().is_ok_and(|start| start.starts_with(&GZIP));
    Ok(if is_packed {
        Box::new(BufReader::with_capacity(BUFFER, MultiGzDecoder::new(input)))
    } else {
        Box::new(input)
    })
}

/// Returns a reader of the games of a file, which is standard input for `-`. The first position is that of games that do
/// not say theirs.
pub fn reader(
    path: &Path,
    encoding: Option<Encoding>,
    start: Position,
    meter: &Meter,
) -> io::Result<Reader<Box<dyn BufRead>>> {
    let mut reader = Reader::new(opened(path, meter)?, start);
    if let Some(encoding) = encoding {
        reader = reader.with_encoding(encoding);
    }
    if has_extension(path, "wtb") {
        reader = reader.with_expected(Format::Wthor).with_names(names_beside(path));
    }
    Ok(reader)
}

/// Returns a reader of the games of a file that a player opens.
fn games(path: &Path, encoding: Option<Encoding>) -> io::Result<Reader<Box<dyn BufRead>>> {
    reader(path, encoding, Position::start(Rules::OTHELLO), &Meter::default())
}

/// Returns the bytes of a file, which is standard input for `-`; `None` if there are more than so many.
pub fn bytes(path: &Path, most: usize) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    opened(path, &Meter::default())?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes).filter(|bytes| bytes.len() <= most))
}

/// Reads the game of that number in a file, counting from 1 and with those that cannot be read.
pub fn numbered(path: &Path, number: usize) -> Result<LoadedGame, StoreError> {
    let read = || -> Result<LoadedGame, FileError> {
        let mut games = games(path, None)?;
        let found = number.checked_sub(1).and_then(|before| games.nth(before));
        let found = found.ok_or(FileError::Empty)??;
        Ok(LoadedGame::new(found, 0)?.by_somebody_else())
    };
    read().map_err(|cause| StoreError::read(path, cause))
}

/// Reads the first game of a file in any format, and counts the others.
pub fn first(path: &Path) -> Result<LoadedGame, StoreError> {
    let read = || -> Result<LoadedGame, FileError> {
        let mut games = games(path, None)?;
        let mut found = games.next().ok_or(FileError::Empty)??;
        let others = others(&mut found, &mut games);
        Ok(LoadedGame::new(found, others)?.by_somebody_else())
    };
    read().map_err(|cause| StoreError::read(path, cause))
}

/// Reads the game of that number in a file in any format, counting from 1 and with those that cannot be read.
pub fn nth(path: &Path, encoding: Option<Encoding>, number: usize) -> Result<LoadedGame, NthError> {
    let name = path.display().to_string();
    let said = |text: String| NthError { text, cause: None };
    let caused =
        |text: String, cause: Box<dyn Error + Send + Sync>| NthError { text, cause: Some(cause) };
    let cannot_read =
        |cause: io::Error| caused(m::faults::cannot_read(short(&name)).to_string(), cause.into());
    let mut games = games(path, encoding).map_err(cannot_read)?;
    let before = games.by_ref().take(number - 1).count();
    let found = games.next().ok_or_else(|| match before {
        0 => said(message(&name, &ReadError::new(Location::Line(1), ReadErrorKind::NoGame))),
        _ => said(format!("{}: {}", short(&name), m::faults::games_there(before))),
    })?;
    let mut found = found.map_err(|error| said(message(&name, &error)))?;
    let others = others(&mut found, &mut games);
    let game = LoadedGame::new(found, others);
    let game = game.map_err(|cause| caused(short(&name), cause.into()))?;
    Ok(game.by_somebody_else())
}

/// The reason why a game of a file cannot be had.
#[derive(Debug)]
pub struct NthError {
    text: String,
    cause: Option<Box<dyn Error + Send + Sync>>,
}

impl fmt::Display for NthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Error for NthError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.cause.as_deref().map(|cause| cause as &(dyn Error + 'static))
    }
}

/// Counts the other games of a file, and takes over what it has that is none.
fn others(found: &mut Found, games: &mut Reader<impl BufRead>) -> usize {
    let others = games.by_ref().take(FileRemarks::MOST_COUNTED + 1).count();
    found.warnings.extend(games.left_out());
    others
}

/// Returns the text of a file; `None` if it cannot be read.
pub fn text(path: &Path, encoding: Option<Encoding>) -> Option<String> {
    Some(encoding::decode(&files::read_bytes(path).ok()?, encoding).text)
}

pub fn has_extension(path: &Path, expected: &str) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(expected))
}

/// Returns the names of the players and tournaments that a file of the WTHOR base refers to by
/// number, as far as their lists are in the same folder and can be read.
pub fn names_beside(path: &Path) -> Names {
    let mut names = Names::default();
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let entries = fs::read_dir(folder.unwrap_or(Path::new("."))).into_iter().flatten().flatten();
    let mut paths: Vec<_> = entries.map(|entry| entry.path()).collect();
    paths.sort_unstable();
    for expected in ["jou", "trn"] {
        let lists = paths.iter().filter(|path| has_extension(path, expected));
        let mut lists = lists.filter_map(|path| files::read_bytes(path).ok());
        lists.find(|list| names.add(list).is_ok());
    }
    names
}

/// Returns an error in a game: `FILE:LINE: error`. That standard input has no game is said without its name.
pub fn message(name: &str, error: &ReadError) -> String {
    match &error.kind {
        kind @ ReadErrorKind::NoGame if name == "-" => kind.said().to_string(),
        kind @ (ReadErrorKind::Unreadable(_) | ReadErrorKind::NoGame) => {
            format!("{}: {}", short(name), kind.said())
        }
        kind => format!("{}{}", prefix(name, error.at), kind.said()),
    }
}

/// Returns the file and the location, as they precede a message: `games.pgn:12:3: `.
pub fn prefix(name: &str, place: Location) -> String {
    match place {
        Location::Line(line) => format!("{}:{line}: ", short(name)),
        Location::Column { line, column } => format!("{}:{line}:{column}: ", short(name)),
        Location::Game(number) => format!("{}: {}: ", short(name), m::faults::game(number)),
    }
}

/// Returns the end of a long path: its beginning says least.
pub fn short(path: &str) -> String {
    const LONGEST: usize = 100;
    match path.char_indices().rev().nth(LONGEST) {
        Some((at, _)) => format!("…{}", &path[at..]),
        None => path.into(),
    }
}
