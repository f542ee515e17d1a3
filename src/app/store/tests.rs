//! The store, on a disk that works and on one that does not.

use super::{Disk, Host, RealDisk, Resumed, Store, pgn, read};
use crate::board::ByColor;
use crate::clock::{Clock, TimeControl};
use crate::game::Game;
use crate::notation::{PlayerName, Record, transcript};
use crate::rules::Rules;
use std::cell::Cell;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

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

    fn library(&self) -> PathBuf {
        self.0.join("data/games")
    }

    fn store(&self) -> Store {
        Store::at(&self.state(), &self.0.join("data"), Box::new(RealDisk))
    }

    /// A store whose disk fails while the fault is there.
    fn failing(&self) -> (Store, Rc<Cell<Option<ErrorKind>>>) {
        let fault = Rc::new(Cell::new(None));
        let disk = FailingDisk(Rc::clone(&fault));
        (Store::at(&self.state(), &self.0.join("data"), Box::new(disk)), fault)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

struct FailingDisk(Rc<Cell<Option<ErrorKind>>>);

impl Disk for FailingDisk {
    fn write(&mut self, path: &Path, text: &str) -> io::Result<()> {
        match self.0.get() {
            Some(fault) => Err(fault.into()),
            None => RealDisk.write(path, text),
        }
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

fn resumed(store: &Store) -> Record {
    match store.resume() {
        Resumed::Game(record) => record,
        Resumed::Nothing => panic!("there is no game"),
        Resumed::Damaged(fault) => panic!("{fault}"),
    }
}

#[test]
fn the_game_that_was_left_comes_back() {
    let folder = Folder::new("comes-back");
    let mut store = folder.store();
    assert!(matches!(store.resume(), Resumed::Nothing));
    for moves in ["f5", "f5d6", "f5d6c3", "f5"] {
        assert_eq!(store.save(&record(moves)), None);
        assert_eq!(resumed(&store), record(moves));
        assert_eq!(files(&folder.state()), ["game.pgn", "lock"], "nothing unfinished is left");
    }
    drop(store);
    assert_eq!(resumed(&folder.store()), record("f5"));
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_the_games() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("mode");
    let mut store = folder.store();
    store.save(&record("f5"));
    store.keep(&record("f5"));
    let mode = |path: PathBuf| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(folder.current()), 0o600);
    assert_eq!(mode(folder.library().join("black-white.pgn")), 0o600);
    assert_eq!((mode(folder.state()), mode(folder.library())), (0o700, 0o700));
    fs::set_permissions(folder.current(), fs::Permissions::from_mode(0o644)).unwrap();
    store.save(&record("f5d6"));
    assert_eq!(mode(folder.current()), 0o600);
}

#[test]
fn a_disk_that_fails_is_told_once_and_so_is_that_it_works_again() {
    for fault in [
        ErrorKind::StorageFull,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::PermissionDenied,
        ErrorKind::NotFound,
    ] {
        let folder = Folder::new("fails");
        let (mut store, switch) = folder.failing();
        assert_eq!(store.save(&record("f5")), None);
        switch.set(Some(fault));
        let told = store.save(&record("f5d6"));
        let expected = format!("The game cannot be saved ({fault}), but it goes on.");
        assert_eq!(told, Some(expected));
        assert_eq!(store.save(&record("f5d6c3")), None);
        assert_eq!(resumed(&store), record("f5"), "the last that was saved is whole");
        switch.set(None);
        let again = Some("The game is saved again.".into());
        assert_eq!(store.save(&record("f5d6c3d3")), again);
        assert_eq!(store.save(&record("f5d6c3d3c4")), None);
        assert_eq!(resumed(&store), record("f5d6c3d3c4"));
        switch.set(Some(fault));
        assert!(store.save(&record("f5")).is_some(), "a second failure is told as well");
    }
}

#[test]
fn a_folder_that_vanished_is_made_again_and_one_that_cannot_be_is_told() {
    let folder = Folder::new("vanished");
    let mut store = folder.store();
    store.save(&record("f5"));
    fs::remove_dir_all(folder.state()).unwrap();
    assert_eq!(store.save(&record("f5d6")), None);
    assert_eq!(resumed(&store), record("f5d6"));
    fs::remove_dir_all(folder.state()).unwrap();
    fs::write(folder.state(), "in the way").unwrap();
    assert!(store.save(&record("f5d6")).is_some_and(|told| told.contains("cannot be saved")));
    assert_eq!(store.save(&record("f5d6c3")), None);
    fs::remove_file(folder.state()).unwrap();
    assert_eq!(store.save(&record("f5d6c3")), Some("The game is saved again.".into()));
    assert_eq!(resumed(&store), record("f5d6c3"));
}

#[test]
fn a_game_that_could_not_be_kept_is_kept_as_soon_as_it_can_be() {
    let folder = Folder::new("kept-later");
    let (mut store, switch) = folder.failing();
    switch.set(Some(ErrorKind::StorageFull));
    let told = store.keep(&named("Ann", "Bob"));
    assert!(told.is_some_and(|told| told.contains("could not be kept")));
    assert!(store.save(&record("f5")).is_some());
    assert!(files(&folder.library()).is_empty());
    switch.set(None);
    assert_eq!(store.save(&record("f5d6")), Some("The game is saved again.".into()));
    assert_eq!(files(&folder.library()), ["2026-11-21-Ann-Bob.pgn"]);
    store.save(&record("f5d6c3"));
    assert_eq!(files(&folder.library()).len(), 1, "it is kept once");
}

#[test]
fn a_game_is_kept_before_another_takes_its_place() {
    let folder = Folder::new("not-overwritten");
    let (mut store, switch) = folder.failing();
    store.save(&named("Ann", "Bob"));
    switch.set(Some(ErrorKind::StorageFull));
    store.keep(&named("Ann", "Bob"));
    store.save(&record("d3"));
    assert_eq!(resumed(&store), named("Ann", "Bob"));
    switch.set(None);
    store.save(&record("d3"));
    assert_eq!(files(&folder.library()), ["2026-11-21-Ann-Bob.pgn"]);
    assert_eq!(resumed(&store), record("d3"));
}

#[test]
fn a_second_copy_of_the_program_does_not_touch_the_saved_game() {
    let folder = Folder::new("second");
    let mut first = folder.store();
    first.save(&record("f5d6"));
    let mut second = folder.store();
    assert!(second.is_elsewhere() && !first.is_elsewhere());
    assert!(matches!(second.resume(), Resumed::Nothing));
    assert_eq!(second.save(&record("d3")), None);
    assert_eq!(resumed(&first), record("f5d6"));
    assert_eq!(second.keep(&record("d3")), None, "but what it plays can be kept");
    assert_eq!(files(&folder.library()), ["black-white.pgn"]);
    drop(second);
    assert_eq!(first.save(&record("f5d6c3")), None);
    drop(first);
    assert!(!folder.store().is_elsewhere());
}

#[test]
fn a_damaged_game_is_named_and_set_aside() {
    let folder = Folder::new("damaged");
    let mut store = folder.store();
    store.save(&record("f5d6c3"));
    let damage = |text: &str| fs::write(folder.current(), text).unwrap();
    let damaged = "[Black \"Ann\"]\n\n1. f5 d6 2. h8 *\n";
    damage(damaged);
    let Resumed::Damaged(fault) = store.resume() else { panic!("it was read") };
    let path = folder.current().display().to_string();
    assert_eq!(fault, format!("{path}: line 3: move 3: h8 has no white disc next to it"));
    assert_eq!(fs::read_to_string(folder.current()).unwrap(), damaged);
    assert_eq!(store.save(&record("d3")), None);
    assert_eq!(resumed(&store), record("d3"));
    let aside = |number: u8| folder.state().join(format!("game.damaged-{number}"));
    assert_eq!(fs::read_to_string(aside(1)).unwrap(), damaged);
    damage("");
    assert!(matches!(store.resume(), Resumed::Damaged(_)));
    store.save(&record("d3c3"));
    assert_eq!(fs::read_to_string(aside(1)).unwrap(), damaged, "the first is not replaced");
    assert_eq!(fs::read_to_string(aside(2)).unwrap(), "");
    fs::write(folder.current(), b"\xff\xfe").unwrap();
    let Resumed::Damaged(fault) = store.resume() else { panic!("it was read") };
    assert_eq!(fault, format!("{path}: expected text in UTF-8"));
}

#[test]
fn a_damaged_byte_is_named_by_its_file_and_line_or_leaves_a_game() {
    let folder = Folder::new("bytes");
    fs::create_dir_all(folder.state()).unwrap();
    let mut whole = Record { names: named("Ann", "Bob").names, ..record("f5d6c3d3c4f4") };
    let left = ByColor { black: Duration::from_secs(299), white: Duration::from_millis(123_456) };
    let control = TimeControl::from_secs(300, 3).unwrap();
    whole.clock = Some(Clock::with_left(control, left));
    let text = pgn::write(&whole).into_bytes();
    let store = folder.store();
    let name = format!("{}: ", folder.current().display());
    for at in 0..text.len() {
        for byte in *b"\0x9\n\"]-\xff" {
            let mut damaged = text.clone();
            damaged[at] = byte;
            fs::write(folder.current(), &damaged).unwrap();
            match store.resume() {
                Resumed::Game(record) => {
                    let mut game = Game::from_position(record.game.start());
                    for ply in record.game.plies() {
                        game.play(ply.square).unwrap();
                    }
                    assert!(!game.plies().is_empty(), "byte {at} as {byte}: an empty game");
                }
                Resumed::Damaged(fault) => {
                    let place = fault.strip_prefix(&name).expect("the file is named");
                    let is_placed = place.starts_with("line ");
                    assert!(is_placed || place == "expected text in UTF-8", "{fault}");
                }
                Resumed::Nothing => panic!("byte {at} as {byte}: nothing in silence"),
            }
            assert_eq!(fs::read(folder.current()).unwrap(), damaged);
        }
    }
}

#[test]
fn kept_games_are_named_by_date_and_players_and_never_replaced() {
    let check = |black: &str, white: &str, expected: &str| {
        let folder = Folder::new("names");
        let mut store = folder.store();
        assert_eq!(store.keep(&named(black, white)), None, "{black:?} {white:?}");
        assert_eq!(files(&folder.library()), [expected], "{black:?} {white:?}");
    };
    check("Ann", "Bob", "2026-11-21-Ann-Bob.pgn");
    check("Ann B.", "O'Neill", "2026-11-21-Ann-B-O-Neill.pgn");
    check("../../etc", "a/b\\c:d", "2026-11-21-etc-a-b-c-d.pgn");
    check("貝谷", "É", "2026-11-21-貝谷-É.pgn");
    check("", "?*", "2026-11-21-black-game.pgn");
    check(".hidden", "con\n\t\0", "2026-11-21-hidden-con.pgn");
    let folder = Folder::new("numbers");
    let mut store = folder.store();
    for moves in ["f5", "f5d6", "f5d6c3"] {
        assert_eq!(store.keep(&record(moves)), None);
    }
    let expected = ["black-white-2.pgn", "black-white-3.pgn", "black-white.pgn"];
    assert_eq!(files(&folder.library()), expected);
    assert_eq!(read(&folder.library().join("black-white.pgn")).unwrap(), record("f5"));
    assert_eq!(read(&folder.library().join("black-white-3.pgn")).unwrap(), record("f5d6c3"));
}

#[test]
fn names_of_any_length_and_script_make_a_file() {
    for name in ["x", "é", "貝", "𝒜"] {
        let folder = Folder::new("long");
        let mut store = folder.store();
        let long = named(&name.repeat(500), &name.repeat(500));
        assert_eq!(store.keep(&long), None, "{name}");
        assert!(store.save_as(&name.repeat(500), &long).starts_with("Saved as "), "{name}");
        assert_eq!(files(&folder.library()).len(), 2);
    }
}

#[test]
fn a_game_is_kept_once_as_it_is() {
    let folder = Folder::new("once");
    let mut store = folder.store();
    for moves in ["f5", "f5", "f5d6", "f5"] {
        assert_eq!(store.keep(&record(moves)), None);
    }
    assert_eq!(files(&folder.library()), ["black-white-2.pgn", "black-white.pgn"]);
}

/// The game that could not be kept lies beside the one being played.
#[test]
fn a_game_that_cannot_be_kept_is_not_lost() {
    let folder = Folder::new("beside");
    let mut store = folder.store();
    fs::create_dir_all(folder.library().parent().unwrap()).unwrap();
    fs::write(folder.library(), "no folder").unwrap();
    assert!(store.keep(&record("f5d6")).is_some());
    store.save(&record("c4"));
    let beside = folder.state().join("game.unkept-1");
    assert_eq!(read(&beside).unwrap(), record("f5d6"));
}

#[test]
fn saving_under_a_name_tells_where_and_replaces_nothing() {
    let folder = Folder::new("save-as");
    let (mut store, switch) = folder.failing();
    let library = folder.library();
    let at = |name: &str| format!("Saved as {name}.");
    assert_eq!(store.save_as("my game", &record("f5")), at("my-game.pgn"));
    assert_eq!(store.save_as("my game", &record("d3")), at("my-game-2.pgn"));
    assert_eq!(store.save_as("../up", &record("f5")), at("up.pgn"));
    assert_eq!(store.save_as("  ", &named("Ann", "Bob")), at("2026-11-21-Ann-Bob.pgn"));
    assert_eq!(read(&library.join("my-game.pgn")).unwrap(), record("f5"));
    switch.set(Some(ErrorKind::StorageFull));
    let told = store.save_as("more", &record("f5"));
    assert_eq!(told, format!("Not saved: {}.", ErrorKind::StorageFull));
}

#[test]
fn kept_games_are_listed_latest_first_and_opened_by_their_place() {
    let folder = Folder::new("list");
    let mut store = folder.store();
    assert!(store.list().is_empty());
    assert_eq!(store.open(0), Err("There is no game 1.".into()));
    store.keep(&named("Ann", "Bob"));
    store.keep(&named("Cat", "Dan"));
    let mut finished = record("e6f4e3f6g5d6e7f5c5");
    finished.names.black = "Eve".parse().ok();
    store.keep(&finished);
    let library = folder.library();
    fs::write(library.join("broken.pgn"), "1. f5 f5 *").unwrap();
    fs::write(library.join("unfinished.part"), "1. f5").unwrap();
    let seconds = |number| std::time::UNIX_EPOCH + Duration::from_secs(number);
    for (number, name) in
        ["2026-11-21-Ann-Bob", "broken", "Eve-white", "2026-11-21-Cat-Dan"].iter().enumerate()
    {
        let file =
            fs::OpenOptions::new().write(true).open(library.join(format!("{name}.pgn"))).unwrap();
        file.set_modified(seconds(1_000_000 + number as u64)).unwrap();
    }
    let broken = library.join("broken.pgn").display().to_string();
    let reason = format!("{broken}: line 1: move 2: f5 is occupied");
    assert_eq!(
        store.list(),
        [
            "  1  2026.11.21  Cat - Dan  othello  at move 3".into(),
            "  2  ????.??.??  Eve - White  othello  64-0".into(),
            format!("  3  damaged: {reason}"),
            "  4  2026.11.21  Ann - Bob  othello  at move 3".into(),
        ]
    );
    assert_eq!(store.open(0), Ok(named("Cat", "Dan")));
    assert_eq!(store.open(1), Ok(finished));
    assert_eq!(store.open(2), Err(reason));
    assert_eq!(store.open(3), Ok(named("Ann", "Bob")));
    assert_eq!(store.open(4), Err("There is no game 5.".into()));
    assert_eq!(folder.store().open(0), Ok(named("Cat", "Dan")), "without a list before");
}
