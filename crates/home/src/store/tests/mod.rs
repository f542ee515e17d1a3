//! The store, on a disk that works and on one that does not.

mod estimate;
mod index;
mod listing;
mod managing;
mod progress;
mod saving;
mod sheets;
mod windows;

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use super::{GameStore, Resumed, Storage};
use crate::files::{Disk, FileError, RealDisk, StoreError};
use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_notation::{PlayerName, Record, transcript};

/// A folder of its own for a test, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    /// The folder lies beside the compiled tests.
    fn new(name: &str) -> Self {
        let tests = std::env::current_exe().unwrap();
        let path = tests.with_file_name(format!("store-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn state(&self) -> PathBuf {
        self.0.join("state")
    }

    fn current(&self) -> PathBuf {
        self.state().join("game.pgn")
    }

    fn data(&self) -> PathBuf {
        self.0.join("data")
    }

    fn library(&self) -> PathBuf {
        self.data().join("games")
    }

    fn store(&self) -> GameStore {
        self.store_on(RealDisk::default())
    }

    fn store_on(&self, disk: impl Disk + 'static) -> GameStore {
        GameStore::at(&self.state(), &self.data(), Box::new(disk))
    }

    /// A store whose disk fails while there is a fault.
    fn failing(&self) -> (GameStore, Switch) {
        let switch = Switch::default();
        (self.store_on(FailingDisk(switch.clone())), switch)
    }
}

/// The fault of a disk, if it has one now.
#[derive(Clone, Default)]
struct Switch(Arc<Mutex<Option<ErrorKind>>>);

impl Switch {
    fn set(&self, fault: Option<ErrorKind>) {
        *self.0.lock().unwrap() = fault;
    }

    fn check(&self) -> io::Result<()> {
        match *self.0.lock().unwrap() {
            Some(fault) => Err(fault.into()),
            None => Ok(()),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

struct FailingDisk(Switch);

impl Disk for FailingDisk {
    fn replace(&mut self, path: &Path, text: &str) -> io::Result<()> {
        self.0.check()?;
        RealDisk::default().replace(path, text)
    }

    fn create(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.0.check()?;
        RealDisk::default().create(path, bytes)
    }
}

fn record(moves: &str) -> Record {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).unwrap();
    Record::from(game)
}

fn named(black: &str, white: &str) -> Record {
    let names = ByColor { black: PlayerName::cleaned(black), white: PlayerName::cleaned(white) };
    Record { names, date: "2026.11.21".parse().ok(), ..record("f5d6") }
}

/// The names of the files in a folder, in order.
fn files(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[track_caller]
fn resumed(store: &mut GameStore) -> Record {
    match store.resume() {
        Resumed::Game(game) => *game.record,
        other => panic!("{other:?}"),
    }
}

/// The number of times that this thread has read from a file.
#[cfg(target_os = "linux")]
fn reads() -> usize {
    let counts = fs::read_to_string("/proc/thread-self/io").unwrap();
    counts.lines().find_map(|line| line.strip_prefix("syscr: ")).unwrap().parse().unwrap()
}

/// Makes a pipe that nobody writes to.
#[cfg(unix)]
fn pipe(path: &Path) {
    let status = std::process::Command::new("mkfifo").arg(path).status().unwrap();
    assert!(status.success());
}

/// The error of a file that could not be written for that reason.
#[track_caller]
fn assert_fails<T: std::fmt::Debug>(result: Result<T, StoreError>, fault: ErrorKind) {
    match result {
        Err(StoreError::Write { cause: FileError::Io { kind, .. }, .. }) => assert_eq!(kind, fault),
        other => panic!("{other:?}"),
    }
}
