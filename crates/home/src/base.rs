//! The files of a base of games, read in several threads.

use std::collections::HashMap;
use std::fmt;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, stdin};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use othello_core::position::Position;
use othello_engine::Stop;
use othello_games::explorer::{BaseGame, GameBase, has_games_of};
use othello_notation::encoding::Encoding;
use othello_notation::error::{ErrorCategory, Location, ReadError, ReadErrorKind};
use othello_notation::wthor::Names;
use othello_words::explorer;
use othello_words::i18n::{Text, m};

use crate::disk::dirs::Dirs;
use crate::disk::files;
use crate::files::{LoadedGame, StoreError};
use crate::input;
use crate::said;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaseFile {
    /// Its path; `-` is standard input.
    pub path: PathBuf,
    /// Its length in bytes.
    length: u64,
    pub owner: Owner,
    /// The encoding of its text, if somebody has said it.
    pub encoding: Option<Encoding>,
    given: Given,
}

/// The player whose games a file has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Those of this program's player.
    Own,
    Others,
}

/// The way in which a file was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Given {
    /// It was named, so it is a fault if it has no games.
    Named,
    InFolder,
}

/// The files that were found, and the faults of the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BaseFiles {
    pub files: Vec<BaseFile>,
    pub faults: Vec<String>,
}

impl BaseFiles {
    /// Adds a file, or the files in a folder and all folders below.
    pub fn add(&mut self, path: &Path, owner: Owner) {
        if path == Path::new("-") {
            return self.files.push(BaseFile {
                path: path.into(),
                length: 0,
                owner,
                encoding: None,
                given: Given::Named,
            });
        }
        match fs::metadata(path) {
            Ok(data) if data.is_dir() => self.add_folder(path, owner, 0),
            // They are read with the games beside them.
            Ok(_) if is_list_of_names(path) => {}
            Ok(data) => {
                let (path, length) = (path.into(), data.len());
                let (encoding, given) = (None, Given::Named);
                self.files.push(BaseFile { path, length, owner, encoding, given });
            }
            Err(error) => self.fault(path, &error),
        }
    }

    fn add_folder(&mut self, folder: &Path, owner: Owner, depth: usize) {
        /// Folders in folders, at most: links may lead back.
        const DEEPEST: usize = 8;
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) => return self.fault(folder, &error),
        };
        let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort_unstable();
        for path in paths {
            let is_hidden = path.file_name().is_none_or(|name| name.as_encoded_bytes()[0] == b'.');
            let Ok(data) = fs::metadata(&path) else { continue };
            let extension = path.extension().and_then(|extension| extension.to_str());
            if data.is_dir() && !is_hidden && depth < DEEPEST {
                self.add_folder(&path, owner, depth + 1);
            } else if data.is_file() && !is_hidden && extension.is_some_and(has_games_of) {
                let length = data.len();
                let (encoding, given) = (None, Given::InFolder);
                self.files.push(BaseFile { path, length, owner, encoding, given });
            }
        }
    }

    fn fault(&mut self, path: &Path, error: &io::Error) {
        let kind = ReadErrorKind::Unreadable(said::in_words(error));
        let error = ReadError::new(Location::Line(1), kind);
        self.faults.push(input::message(&path.display().to_string(), &error));
    }
}

fn is_list_of_names(path: &Path) -> bool {
    ["jou", "trn"].iter().any(|extension| input::has_extension(path, extension))
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReadingProgress {
    /// The bytes that have been read.
    pub read: u64,
    /// The bytes of all files, as far as they are known.
    pub all: u64,
    /// The games that have been read.
    pub games: u64,
}

impl ReadingProgress {
    /// Returns how far reading has come: `41 %, 50,123 games`.
    pub fn said(self) -> Text {
        let Self { read, all, games } = self;
        let games = explorer::games(games);
        match (read * 100).checked_div(all) {
            Some(percent) => m::explorer::reading(percent.min(100).to_string(), games),
            None => m::explorer::reading_games(games),
        }
    }
}

/// The games that could not be counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadingFaults {
    /// The games that could be read.
    pub games: u64,
    /// The games by other rules or on other boards.
    pub skipped: u64,
    /// The faults, as far as they are kept.
    pub faults: Vec<String>,
    pub fault_count: u64,
}

impl ReadingFaults {
    fn add(&mut self, path: &Path, error: &ReadError) {
        /// The faults of a thread that are kept.
        const MOST_KEPT: usize = 20;
        if error.kind.category() == ErrorCategory::Skipped {
            self.skipped += 1;
            return;
        }
        self.fault_count += 1;
        if self.faults.len() < MOST_KEPT {
            self.faults.push(input::message(&path.display().to_string(), error));
        }
    }

    fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.skipped += other.skipped;
        self.faults.extend(other.faults);
        self.fault_count += other.fault_count;
    }
}

/// Reads all files, a part of them in each thread; returns what each part has made of its games, in the
/// order of the files. `take` is called with the index of the file and the game, and may break off the
/// part; `stop` ends all of them. `on_course` is called now and then.
pub fn read<T: Send>(
    files: &[BaseFile],
    stop: &Stop,
    make: impl Fn() -> T,
    take: impl Fn(&mut T, u32, &BaseGame<'_>) -> ControlFlow<()> + Sync,
    mut on_course: impl FnMut(ReadingProgress),
) -> (Vec<T>, ReadingFaults) {
    let names = names_of_folders(files);
    let (bytes, games) = (AtomicU64::new(0), AtomicU64::new(0));
    let all = files.iter().map(|file| file.length).sum();
    let parts = parts(files);
    let (ended, ends) = channel::<()>();
    let results = thread::scope(|scope| {
        let threads: Vec<_> = parts
            .map(|(first, part)| {
                let (mut result, ended) = (make(), ended.clone());
                let (names, bytes, games, take) = (&names, &bytes, &games, &take);
                scope.spawn(move || {
                    let mut report = ReadingFaults::default();
                    for (index, file) in (first..).zip(part) {
                        let mut take = |game: &BaseGame<'_>| {
                            games.fetch_add(1, Ordering::Relaxed);
                            take(&mut result, index, game)
                        };
                        if read_file(file, names, bytes, stop, &mut report, &mut take).is_break() {
                            break;
                        }
                    }
                    drop(ended);
                    (result, report)
                })
            })
            .collect();
        drop(ended);
        while ends.recv_timeout(COURSE_INTERVAL) == Err(RecvTimeoutError::Timeout) {
            let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
            on_course(ReadingProgress { read: count(&bytes), all, games: count(&games) });
        }
        let join = |thread: thread::ScopedJoinHandle<'_, (T, ReadingFaults)>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        threads.into_iter().map(join).collect::<Vec<_>>()
    });
    let mut whole = ReadingFaults::default();
    let (results, reports): (Vec<_>, Vec<_>) = results.into_iter().unzip();
    for report in reports {
        whole.merge(report);
    }
    (results, whole)
}

/// The time between two reports of the course.
const COURSE_INTERVAL: Duration = Duration::from_millis(100);

/// The games of all files in memory, shared by those who ask.
#[derive(Clone)]
pub struct OpenBase(Arc<Contents>);

struct Contents {
    games: GameBase,
    files: BaseFiles,
    report: ReadingFaults,
    completeness: Completeness,
}

/// The part of the games that is in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completeness {
    Complete,
    /// As many as there is room for.
    Partial,
}

/// The most games in memory: about 350 MB.
const MOST_GAMES: usize = 1_000_000;

impl OpenBase {
    /// Reads the files, as many games as there is room for.
    pub fn open(files: BaseFiles, stop: &Stop, on_course: impl FnMut(ReadingProgress)) -> Self {
        let room = AtomicUsize::new(MOST_GAMES);
        let take = |games: &mut GameBase, file: u32, game: &BaseGame<'_>| {
            let has_room = room
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |room| room.checked_sub(1))
                .is_ok();
            if has_room && games.add(game, file) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        };
        let (parts, report) = read(&files.files, stop, GameBase::default, take, on_course);
        let mut parts = parts.into_iter();
        let mut games = parts.next().unwrap_or_default();
        for part in parts {
            games.append(&part);
        }
        let is_partial = report.games > games.len() as u64;
        let completeness = if is_partial { Completeness::Partial } else { Completeness::Complete };
        Self(Arc::new(Contents { games, files, report, completeness }))
    }

    /// Games that are in memory already, of no file.
    pub fn of(games: GameBase) -> Self {
        let (files, report) = (BaseFiles::default(), ReadingFaults::default());
        Self(Arc::new(Contents { games, files, report, completeness: Completeness::Complete }))
    }

    pub fn games(&self) -> &GameBase {
        &self.0.games
    }

    /// The player whose games a file has.
    pub fn owner(&self, file: u32) -> Owner {
        self.0.files.files.get(file as usize).map_or(Owner::Others, |file| file.owner)
    }

    pub fn path(&self, file: u32) -> Option<&Path> {
        self.0.files.files.get(file as usize).map(|file| &*file.path)
    }

    pub fn files(&self) -> usize {
        self.0.files.files.len()
    }

    /// The first fault, and the number of all.
    pub fn faults(&self) -> (Option<&str>, u64) {
        let Contents { files, report, .. } = &*self.0;
        let first = files.faults.iter().chain(&report.faults).next();
        (first.map(String::as_str), files.faults.len() as u64 + report.fault_count)
    }

    /// The part of the games that is in memory.
    pub fn completeness(&self) -> Completeness {
        self.0.completeness
    }
}

/// Two are the same if they share their games.
impl PartialEq for OpenBase {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for OpenBase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("OpenBase").field(&self.games().len()).finish()
    }
}

/// Reads a game of a file that is to be opened.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadGame {
    pub path: PathBuf,
    /// Its number in the file, counting from 1.
    pub number: usize,
    /// The position through which it is to go, as that stands on the board, if it was found by that.
    pub position: Option<Position>,
}

impl ReadGame {
    /// The first game of a file.
    pub const fn first(path: PathBuf) -> Self {
        Self { path, number: 1, position: None }
    }

    pub fn read(&self) -> Result<LoadedGame, StoreError> {
        let path = Dirs::find().map_or_else(|_| self.path.clone(), |it| it.expanded(&self.path));
        let Some(position) = &self.position else { return input::first(&path) };
        let LoadedGame { record, report } = input::numbered(&path, self.number)?;
        let record = Box::new(othello_games::explorer::turned(*record, position));
        Ok(LoadedGame { record, report })
    }
}

/// Returns the files in parts of about the same length, one for each processor, each with the index of its
/// first file.
fn parts(files: &[BaseFile]) -> impl Iterator<Item = (u32, &[BaseFile])> {
    /// The most threads: a disk is not faster for more.
    const MOST: usize = 8;
    let threads = thread::available_parallelism().map_or(1, NonZero::get).clamp(1, MOST) as u64;
    let all: u64 = files.iter().map(|file| file.length).sum();
    let (mut rest, mut first, mut read, mut part) = (files, 0, 0, 0);
    std::iter::from_fn(move || {
        part += 1;
        let mut count = 0;
        while count < rest.len() && (part >= threads || read < all * part / threads) {
            read += rest[count].length;
            count += 1;
        }
        let (taken, others) = rest.split_at(count.max(usize::from(!rest.is_empty())));
        let index = first;
        rest = others;
        first += u32::try_from(taken.len()).unwrap_or(u32::MAX);
        (!taken.is_empty()).then_some((index, taken))
    })
}

/// Returns the lists of names in each folder that has files of the WTHOR base.
fn names_of_folders(files: &[BaseFile]) -> HashMap<PathBuf, Names> {
    let mut names = HashMap::new();
    for file in files.iter().filter(|file| input::has_extension(&file.path, "wtb")) {
        let folder = file.path.parent().unwrap_or(Path::new(""));
        if !names.contains_key(folder) {
            names.insert(folder.into(), input::names_beside(&file.path));
        }
    }
    names
}

fn read_file(
    file: &BaseFile,
    names: &HashMap<PathBuf, Names>,
    bytes: &AtomicU64,
    stop: &Stop,
    report: &mut ReadingFaults,
    take: &mut dyn FnMut(&BaseGame<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let none = Names::default();
    let names = file.path.parent().and_then(|folder| names.get(folder)).unwrap_or(&none);
    let mut has_any = false;
    let each = |game: Result<BaseGame<'_>, ReadError>| {
        has_any = true;
        if stop.is_requested() {
            return ControlFlow::Break(());
        }
        match game {
            Ok(game) => {
                report.games += 1;
                take(&game)
            }
            Err(error) => {
                report.add(&file.path, &error);
                ControlFlow::Continue(())
            }
        }
    };
    let fault = |kind| ReadError::new(Location::Line(1), kind);
    let read = if file.path == Path::new("-") {
        othello_games::explorer::read(counting(stdin(), bytes), names, file.encoding, each)
    } else {
        match files::open(&file.path) {
            Ok(opened) => {
                othello_games::explorer::read(counting(opened, bytes), names, file.encoding, each)
            }
            Err(error) => {
                report.add(&file.path, &fault(ReadErrorKind::Unreadable(said::in_words(&error))));
                return ControlFlow::Continue(());
            }
        }
    };
    if !has_any && file.given == Given::Named {
        report.add(&file.path, &fault(ReadErrorKind::NoGame));
    }
    read
}

/// An input whose bytes are counted.
struct Counting<'a, R> {
    input: R,
    bytes: &'a AtomicU64,
}

fn counting<'a>(input: impl Read + 'a, bytes: &'a AtomicU64) -> impl BufRead + 'a {
    BufReader::with_capacity(input::BUFFER, Counting { input, bytes })
}

impl<R: Read> Read for Counting<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.input.read(buffer)?;
        self.bytes.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}
