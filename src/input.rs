//! Games from files and standard input, and error messages about them.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write, stderr, stdin};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::os::exit_status::ExitStatus;
use crate::os::files::open;
use crate::store::{self, FileError, FileReport, LoadedGame, StoreError};
use anyhow::{Context, Result, anyhow};
use flate2::bufread::MultiGzDecoder;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::Format;
use othello_notation::encoding::{self, Encoding};
use othello_notation::error::{ErrorCategory, Location, ReadError, ReadErrorKind, Warning};
use othello_notation::reader::{Found, LONGEST_GAME, Reader};
use othello_notation::wthor::Names;

/// The most bytes of a line on standard error, whatever the input was.
const LONGEST_REPORT: usize = 200;

/// The bytes that are read from a file at once.
pub const BUFFER: usize = 1 << 16;

/// Passes on each game of each file, and each error, with the name of the file. Standard input is
/// read for `-`, and if there are no files. A file without a game is an error as well. The encoding is
/// that of all files, if it is given. Returns the number of the lines of comment behind the games.
pub fn each(
    paths: &[PathBuf],
    encoding: Option<Encoding>,
    usual: Position,
    take: impl FnMut(&str, Result<Found, ReadError>) -> Result<()>,
) -> Result<usize> {
    each_metered(paths, encoding, usual, &Meter::default(), take)
}

/// Does the same as [`each`], and counts on the meter what has been read.
pub fn each_metered(
    paths: &[PathBuf],
    encoding: Option<Encoding>,
    usual: Position,
    meter: &Meter,
    mut take: impl FnMut(&str, Result<Found, ReadError>) -> Result<()>,
) -> Result<usize> {
    let stdin_alone = [PathBuf::from("-")];
    let mut comment_lines = 0;
    for path in if paths.is_empty() { &stdin_alone } else { paths } {
        let name = path.display().to_string();
        match opened(path, meter) {
            Ok(input) => {
                let reader = encoded(reader(path, input, usual), encoding);
                comment_lines += each_of(reader, &name, &mut take)?;
            }
            Err(error) => {
                let kind = ReadErrorKind::Unreadable(error.to_string());
                take(&name, Err(ReadError::new(Location::Line(1), kind)))?;
            }
        }
    }
    Ok(comment_lines)
}

fn each_of(
    mut reader: Reader<impl BufRead>,
    name: &str,
    take: &mut impl FnMut(&str, Result<Found, ReadError>) -> Result<()>,
) -> Result<usize> {
    let mut is_empty = true;
    reader.by_ref().try_for_each(|game| {
        let is_skipped = |error: &ReadError| error.kind.category() == ErrorCategory::Skipped;
        is_empty &= game.as_ref().is_err_and(is_skipped);
        take(name, game)
    })?;
    if is_empty {
        take(name, Err(ReadError::new(Location::Line(1), ReadErrorKind::NoGame)))?;
    }
    Ok(reader.comment_lines())
}

/// Passes on the text of each file, decoded, or the error if it cannot be read. Standard input is read for
/// `-`, and if there are no files.
pub fn each_text(
    paths: &[PathBuf],
    encoding: Option<Encoding>,
    mut take: impl FnMut(&str, Result<String, ReadError>) -> Result<()>,
) -> Result<()> {
    let stdin_alone = [PathBuf::from("-")];
    for path in if paths.is_empty() { &stdin_alone } else { paths } {
        let name = path.display().to_string();
        let bytes = opened(path, &Meter::default()).and_then(bytes_of);
        let text = bytes.map_err(|error| ReadErrorKind::Unreadable(error.to_string()));
        let text = text.and_then(|bytes| {
            if bytes.len() > LONGEST_GAME {
                Err(ReadErrorKind::Unreadable("expected a file of at most 16 MiB".into()))
            } else {
                Ok(encoding::decode(&bytes, encoding).text)
            }
        });
        take(&name, text.map_err(|kind| ReadError::new(Location::Line(1), kind)))?;
    }
    Ok(())
}

/// Reads as many bytes as a text may have, and one more if it has more.
fn bytes_of(input: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(LONGEST_GAME as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

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

/// An input with a meter.
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

fn encoded<R: BufRead>(reader: Reader<R>, encoding: Option<Encoding>) -> Reader<R> {
    match encoding {
        Some(encoding) => reader.with_encoding(encoding),
        None => reader,
    }
}

/// Reads the game of that number in a file, counting from 1 and with those that cannot be read.
pub fn numbered(path: &Path, number: usize) -> Result<LoadedGame, StoreError> {
    let read = || -> Result<LoadedGame, FileError> {
        let file = opened(path, &Meter::default())?;
        let mut games = reader(path, file, Position::start(Rules::OTHELLO));
        let found = number.checked_sub(1).and_then(|before| games.nth(before));
        let found = found.ok_or(FileError::Empty)??;
        Ok(LoadedGame::new(found, 0)?.by_somebody_else())
    };
    read().map_err(|cause| StoreError::read(path, cause))
}

/// Reads the first game of a file in any format, and counts the others.
pub fn first(path: &Path) -> Result<LoadedGame, StoreError> {
    let read = || -> Result<LoadedGame, FileError> {
        let file = opened(path, &Meter::default())?;
        let mut games = reader(path, file, Position::start(Rules::OTHELLO));
        let mut found = games.next().ok_or(FileError::Empty)??;
        let others = others(&mut found, games);
        Ok(LoadedGame::new(found, others)?.by_somebody_else())
    };
    read().map_err(|cause| StoreError::read(path, cause))
}

/// Reads the game of that number in a file in any format, counting from 1 and with those that cannot be read.
pub fn nth(path: &Path, encoding: Option<Encoding>, number: usize) -> Result<LoadedGame> {
    let name = path.display().to_string();
    let file = opened(path, &Meter::default());
    let file = file.with_context(|| format!("cannot read {}", short(&name)))?;
    let usual = Position::start(Rules::OTHELLO);
    let mut games = encoded(reader(path, file, usual), encoding);
    let before = games.by_ref().take(number - 1).count();
    let found = games.next().ok_or_else(|| match before {
        0 => anyhow!(message(&name, &ReadError::new(Location::Line(1), ReadErrorKind::NoGame))),
        1 => anyhow!("{}: there is one game", short(&name)),
        _ => anyhow!("{}: there are {before} games", short(&name)),
    })?;
    let mut found = found.map_err(|error| anyhow!(message(&name, &error)))?;
    let others = others(&mut found, games);
    let game = LoadedGame::new(found, others).with_context(|| short(&name))?;
    Ok(game.by_somebody_else())
}

/// Counts the other games of a file, and takes over what it has that is none.
fn others(found: &mut Found, games: Reader<impl BufRead>) -> usize {
    let mut others = 0;
    for game in games.take(FileReport::MOST_COUNTED + 1) {
        match game {
            Err(ReadError { at, kind: ReadErrorKind::LeftOut { count }, .. }) => {
                found.warnings.push(Warning::LeftOut { first: at, count });
            }
            Ok(_) | Err(_) => others += 1,
        }
    }
    others
}

/// Returns the text of a file; `None` if it cannot be read.
pub fn text(path: &Path, encoding: Option<Encoding>) -> Option<String> {
    Some(encoding::decode(&store::read_bytes(path).ok()?, encoding).text)
}

fn reader<R: BufRead>(path: &Path, file: R, usual: Position) -> Reader<R> {
    let reader = Reader::new(file, usual);
    if has_extension(path, "wtb") {
        reader.with_expected(Format::Wthor).with_names(names_beside(path))
    } else {
        reader
    }
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
        let mut lists = lists.filter_map(|path| store::read_bytes(path).ok());
        lists.find(|list| names.add(list).is_ok());
    }
    names
}

/// Reports an error in a game: `othello: FILE:LINE: error`.
pub fn report(name: &str, error: &ReadError) {
    print_error(&message(name, error));
}

/// Returns a game for a command to take, after its warnings; `None` if it was [refused](refuse).
pub fn accept(
    name: &str,
    game: Result<Found, ReadError>,
    status: &mut ExitStatus,
) -> Option<Found> {
    match game {
        Ok(found) => {
            found.warnings.iter().for_each(|warning| warn(name, found.at, warning));
            Some(found)
        }
        Err(error) => {
            refuse(name, &error, status);
            None
        }
    }
}

/// Reports an error in a game that a command cannot take, and has the command fail for it.
pub fn refuse(name: &str, error: &ReadError, status: &mut ExitStatus) {
    // Another game is no fault of the file.
    if error.kind.category() != ErrorCategory::Skipped {
        *status = ExitStatus::Failure;
    }
    report(name, error);
}

/// Returns an error in a game: `FILE:LINE: error`.
pub fn message(name: &str, error: &ReadError) -> String {
    match &error.kind {
        kind @ (ReadErrorKind::Unreadable(_) | ReadErrorKind::NoGame) => {
            format!("{}: {kind}", short(name))
        }
        kind => format!("{}{kind}", prefix(name, error.at)),
    }
}

/// Reports a warning about a game.
pub fn warn(name: &str, place: Location, warning: &Warning) {
    print_error(&format!("{}{warning}", prefix(name, place)));
}

/// Prints a line of bounded length on standard error.
pub fn print_error(text: &str) {
    // Standard error may be closed.
    let line = format!("othello: {}", crate::text::printable(text));
    let _ = writeln!(stderr(), "{}", clip(&line, LONGEST_REPORT));
}

/// Returns the file and the location, as they precede a message: `games.pgn:12:3: `.
pub fn prefix(name: &str, place: Location) -> String {
    match place {
        Location::Line(line) => format!("{}:{line}: ", short(name)),
        Location::Column { line, column } => format!("{}:{line}:{column}: ", short(name)),
        Location::Game(number) => format!("{}: game {number}: ", short(name)),
    }
}

/// Returns the end of a long path: its beginning says least.
fn short(path: &str) -> String {
    const LONGEST: usize = 100;
    match path.char_indices().rev().nth(LONGEST) {
        Some((at, _)) => format!("…{}", &path[at..]),
        None => path.into(),
    }
}

/// Returns as many whole characters as fit into so many bytes.
fn clip(text: &str, bytes: usize) -> &str {
    let ends = text.char_indices().map(|(at, letter)| at + letter.len_utf8());
    &text[..ends.take_while(|&end| end <= bytes).last().unwrap_or(0)]
}
