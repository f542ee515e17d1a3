//! Lists of many saved games, which are read from an index.

#[cfg(target_os = "linux")]
use crate::store::Storage;
use crate::store::game_rows;
use std::fs;
#[cfg(unix)]
use std::path::Path;
use std::thread;
use std::time::{Duration, SystemTime};

use super::super::{GameSummary, SavedGames};
#[cfg(target_os = "linux")]
use super::reads;
use super::{Folder, files, named};
use othello_notation::{Record, pgn};

/// Enough games for an index.
const MANY: usize = 100;

/// A folder with many saved games.
fn full_folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    fs::create_dir_all(folder.library()).unwrap();
    for number in 0..MANY {
        write(&folder, number, &named("Ann", "Bob"));
    }
    folder
}

fn write(folder: &Folder, number: usize, record: &Record) {
    fs::write(folder.library().join(format!("game {number}.pgn")), pgn::write(record)).unwrap();
}

fn index(folder: &Folder) -> std::path::PathBuf {
    folder.state().join("games.index")
}

/// Lists the games at a time when every file has been left alone for long enough.
fn list(folder: &Folder) -> Vec<GameSummary> {
    let later = SystemTime::now() + Duration::from_secs(60);
    SavedGames::at(&folder.state(), &folder.data(), 1).list_at(later)
}

/// The number of games in the list whose row has a text in it.
fn count(games: &[GameSummary], text: &str) -> usize {
    games.iter().filter(|game| game_rows::game_row(game).contains(text)).count()
}

/// Gives all games of the index another player: who is in the list then was not read from a file.
fn mark(folder: &Folder) {
    let text = fs::read_to_string(index(folder)).unwrap();
    fs::write(index(folder), text.replace("Ann", "Eve")).unwrap();
}

#[test]
fn a_file_is_read_again_only_if_it_has_changed() {
    let folder = full_folder("changes");
    let before = list(&folder);
    assert_eq!((before.len(), count(&before, "Ann - Bob")), (MANY, MANY));
    assert_eq!(list(&folder), before, "read from the index");
    mark(&folder);
    assert_eq!(count(&list(&folder), "Eve - Bob"), MANY, "no file is read");

    fs::remove_file(folder.library().join("game 0.pgn")).unwrap();
    write(&folder, 1, &named("Longer", "Name"));
    fs::rename(folder.library().join("game 2.pgn"), folder.library().join("renamed.pgn")).unwrap();
    write(&folder, MANY, &named("New", "Game"));
    let games = list(&folder);
    assert_eq!(games.len(), MANY);
    assert_eq!(count(&games, "Longer - Name"), 1);
    assert_eq!(count(&games, "New - Game"), 1);
    assert_eq!(count(&games, "Ann - Bob"), 1, "the renamed one");
    assert_eq!(count(&games, "Eve - Bob"), MANY - 3);
}

#[test]
fn games_that_are_removed_or_moved_in_the_list_in_great_number_leave_the_others_right() {
    let folder = Folder::new("moved");
    fs::create_dir_all(folder.library()).unwrap();
    for number in 0..5 * MANY {
        write(&folder, number, &named("Ann", &format!("Number {number}.")));
    }
    let check = |numbers: &[usize]| {
        for _ in 0..2 {
            let games = list(&folder);
            assert_eq!(games.len(), numbers.len());
            let mut rows: Vec<_> = games.iter().map(game_rows::game_row).collect();
            for number in numbers {
                let name = format!("Ann - Number {number}.");
                let row = rows.iter().position(|row| row.contains(&name)).expect("it is listed");
                rows.swap_remove(row);
            }
        }
    };
    check(&(0..5 * MANY).collect::<Vec<_>>());
    for number in MANY..4 * MANY {
        fs::remove_file(folder.library().join(format!("game {number}.pgn"))).unwrap();
    }
    for number in 0..MANY {
        let path = folder.library().join(format!("game {number}.pgn"));
        let file = fs::OpenOptions::new().write(true).open(path).unwrap();
        file.set_modified(SystemTime::now()).unwrap();
    }
    check(&(0..MANY).chain(4 * MANY..5 * MANY).collect::<Vec<_>>());
}

#[cfg(unix)]
#[test]
fn a_file_of_the_same_length_and_time_is_read_again() {
    use std::os::unix::fs::MetadataExt;
    let folder = full_folder("same-length");
    let path = folder.library().join("game 7.pgn");
    let before = fs::metadata(&path).unwrap();
    list(&folder);
    let changed = |path: &Path| {
        let data = fs::metadata(path).unwrap();
        (data.ctime(), data.ctime_nsec()) != (before.ctime(), before.ctime_nsec())
    };
    // The clock of the file system is coarse.
    while !changed(&path) {
        write(&folder, 7, &named("Zoe", "Bob"));
        let file = fs::OpenOptions::new().write(true).open(&path).unwrap();
        file.set_modified(before.modified().unwrap()).unwrap();
    }
    let after = fs::metadata(&path).unwrap();
    assert_eq!(
        (after.len(), after.modified().unwrap()),
        (before.len(), before.modified().unwrap())
    );
    assert_eq!(count(&list(&folder), "Zoe - Bob"), 1);
}

#[test]
fn a_file_that_was_just_written_is_not_in_the_index() {
    let folder = full_folder("just-written");
    let mut saved = SavedGames::at(&folder.state(), &folder.data(), 1);
    saved.list_at(SystemTime::now());
    mark(&folder);
    assert_eq!(count(&saved.list(), "Ann - Bob"), MANY);
}

#[test]
fn a_damaged_index_is_made_anew() {
    let folder = full_folder("damaged-index");
    let games = list(&folder);
    let whole = fs::read(index(&folder)).unwrap();
    for damaged in [
        Vec::new(),
        vec![0; whole.len()],
        b"othello games 2\nend\n".to_vec(),
        whole[..whole.len() / 2].to_vec(),
        whole[..whole.len() - 1].to_vec(),
        whole.iter().map(|byte| byte | 0x80).collect(),
        whole.iter().map(|&byte| if byte == b'\t' { b' ' } else { byte }).collect(),
    ] {
        fs::write(index(&folder), damaged).unwrap();
        assert_eq!(list(&folder), games);
        mark(&folder);
        assert_eq!(count(&list(&folder), "Eve - Bob"), MANY, "the index is there again");
    }
    fs::remove_file(index(&folder)).unwrap();
    assert_eq!(list(&folder), games);
}

#[test]
fn a_few_games_have_no_index() {
    let folder = Folder::new("few");
    fs::create_dir_all(folder.library()).unwrap();
    write(&folder, 0, &named("Ann", "Bob"));
    assert_eq!(list(&folder).len(), 1);
    assert!(!folder.state().exists());
}

#[test]
fn windows_that_list_at_the_same_time_see_the_same() {
    let folder = full_folder("lists-together");
    let games = list(&folder);
    for _ in 0..5 {
        fs::remove_file(index(&folder)).unwrap();
        thread::scope(|scope| {
            let windows: Vec<_> = (0..4).map(|_| scope.spawn(|| list(&folder))).collect();
            for window in windows {
                assert_eq!(window.join().unwrap(), games);
            }
        });
        assert_eq!(files(&folder.state()), ["games.index"]);
    }
}

#[test]
fn a_list_made_by_several_threads_is_in_order() {
    let folder = Folder::new("threads");
    fs::create_dir_all(folder.library()).unwrap();
    for number in 0..5000_usize {
        let game = if number.is_multiple_of(1000) {
            String::new()
        } else {
            pgn::write(&named("Ann", "Bob"))
        };
        fs::write(folder.library().join(format!("{number:04}.pgn")), game).unwrap();
        let path = folder.library().join(format!("{number:04}.pgn"));
        let file = fs::OpenOptions::new().write(true).open(path).unwrap();
        file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(number as u64)).unwrap();
    }
    for games in [list(&folder), list(&folder)] {
        let numbers: Vec<_> = games.iter().map(|game| game.number).collect();
        assert_eq!(numbers, (1..=5000).collect::<Vec<_>>());
        let damaged = games.iter().filter(|game| game.game.is_err()).map(|game| game.number);
        assert_eq!(damaged.collect::<Vec<_>>(), [1000, 2000, 3000, 4000, 5000]);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn neither_a_list_nor_a_new_game_reads_all_games() {
    let folder = full_folder("reads");
    let mut store = folder.store();
    // They differ in length from each other.
    for number in 0..MANY {
        let name = format!("Bob{}", "b".repeat(number));
        let text = pgn::write(&named("Ann", &name));
        let file = match number {
            0 => "2026-11-21-Ann-Bob.pgn".into(),
            number => format!("2026-11-21-Ann-Bob-{}.pgn", number + 1),
        };
        fs::write(folder.library().join(file), text).unwrap();
    }
    list(&folder);
    let before = reads();
    let games = list(&folder);
    assert!(reads() - before < 20, "{} reads", reads() - before);
    assert_eq!(games.len(), 2 * MANY);
    let before = reads();
    store.keep(&named("Ann", "Bob")).unwrap();
    let mut other = named("Ann", "Bob");
    other.date = "2026.11.22".parse().ok();
    store.keep(&other).unwrap();
    assert!(reads() - before < 40, "{} reads", reads() - before);
    assert_eq!(list(&folder).len(), 2 * MANY + 1);
}
