//! The current game and the games that are kept, on disks of all kinds.

use crate::store::Storage;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::super::saved_games::read_pgn;
use super::super::{GameStore, PictureFormat, Resumed, SavedAs};
#[cfg(unix)]
use super::pipe;
#[cfg(target_os = "linux")]
use super::reads;
use super::{Folder, assert_fails, files, named, record, resumed};
use crate::config::look::ThemeName;
use crate::disk::dirs::DirsError;
use crate::files::said::{cause, file_report};
use crate::files::{Disk, FileError, FileRemarks, RealDisk, StoreError, replace_in_pieces};
use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::result::Forfeit;
use othello_core::rules::Preset;
use othello_core::tree::Moment;
use othello_notation::loss::Loss;
use othello_notation::{Format, Record, pgn, transcript};
use othello_os::system::HOME;
use othello_session::Session;
use othello_words::text;

#[test]
fn the_current_game_is_resumed() {
    let folder = Folder::new("resumed");
    let mut store = folder.store();
    assert_eq!(store.resume(), Resumed::Nothing);
    for moves in ["f5", "f5d6", "f5d6c3", "f5"] {
        assert_eq!(store.save(&record(moves)), Ok(()));
        assert_eq!(resumed(&mut store), record(moves));
        assert_eq!(files(&folder.state()), ["game.pgn", "lock"], "nothing unfinished stays");
    }
    drop(store);
    assert_eq!(resumed(&mut folder.store()), record("f5"));
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_the_games() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("mode");
    let mut store = folder.store();
    store.save(&record("f5")).unwrap();
    store.keep(&record("f5")).unwrap();
    let mode = |path: PathBuf| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(folder.current()), 0o600);
    assert_eq!(mode(folder.library().join("black-white.pgn")), 0o600);
    assert_eq!((mode(folder.state()), mode(folder.library())), (0o700, 0o700));
    fs::set_permissions(folder.current(), fs::Permissions::from_mode(0o644)).unwrap();
    store.save(&record("f5d6")).unwrap();
    assert_eq!(mode(folder.current()), 0o600);
}

#[test]
fn each_save_on_a_failing_disk_fails_until_the_disk_works() {
    for fault in [
        ErrorKind::StorageFull,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::PermissionDenied,
        ErrorKind::NotFound,
    ] {
        let folder = Folder::new("fails");
        let (mut store, switch) = folder.failing();
        assert_eq!(store.save(&record("f5")), Ok(()));
        switch.set(Some(fault));
        assert_fails(store.save(&record("f5d6")), fault);
        assert_fails(store.save(&record("f5d6c3")), fault);
        assert_fails(store.save(&record("f5")), fault);
        assert_eq!(resumed(&mut store), record("f5"), "the last that was saved is whole");
        switch.set(None);
        assert_eq!(store.save(&record("f5d6c3d3")), Ok(()));
        assert_eq!(resumed(&mut store), record("f5d6c3d3"));
    }
}

#[test]
fn pictures_are_saved_beside_the_games() {
    let folder = Folder::new("pictures");
    let draw = |record: &Record, format: PictureFormat, _: ThemeName| {
        format!("{} {}", format.name(), record.game.plies().len()).into_bytes()
    };
    let mut store = folder.store().with_pictures(Box::new(draw), ThemeName::Classic);
    let saved = |store: &mut GameStore, name| store.save_as(name, &record("f5d6")).unwrap();
    let pictures = folder.data().join("pictures");
    for (name, file) in [
        ("final.PNG", "final.png"),
        ("final.png", "final-2.png"),
        (".gif", "black-white.gif"),
        ("x y.svg", "x-y.svg"),
    ] {
        let saved = saved(&mut store, name).file_name;
        assert!(Path::new(&saved).ends_with(format!("pictures/{file}")), "{saved}");
        let text = fs::read_to_string(pictures.join(file)).unwrap();
        assert_eq!(text, format!("{} 2", &file[file.len() - 3..]));
    }
    assert_eq!(store.list(), [], "they are no games");
    assert!(Path::new(&saved(&mut store, "png").file_name).ends_with("png.pgn"));
}

#[test]
fn a_picture_that_cannot_be_written_is_reported() {
    let folder = Folder::new("no-pictures");
    let (store, switch) = folder.failing();
    let mut store = store.with_pictures(Box::new(|_, _, _| Vec::new()), ThemeName::Classic);
    switch.set(Some(ErrorKind::StorageFull));
    let failed = store.save_as("x.png", &record("f5"));
    assert!(failed.as_ref().unwrap_err().to_string().ends_with("x.png"));
    assert_fails(failed.map(|_| ()), ErrorKind::StorageFull);
}

#[test]
fn an_error_is_worded_by_its_cause() {
    let folder = Folder::new("worded");
    let (mut store, switch) = folder.failing();
    switch.set(Some(ErrorKind::StorageFull));
    let error = store.save(&record("f5")).unwrap_err();
    let full = ErrorKind::StorageFull;
    assert_eq!(cause(&error).to_string(), "No space left on device");
    let path = folder.current().display().to_string();
    assert_eq!(error.to_string(), format!("cannot write {path}"));
    assert_eq!(text::with_causes(&error), format!("cannot write {path}: {full}"));
}

#[test]
fn a_control_character_in_a_file_name_does_not_reach_the_terminal() {
    let path = PathBuf::from("a\x1b[2J\u{9b}b");
    let error = StoreError::Read { path, cause: FileError::Empty };
    assert_eq!(error.to_string(), "cannot read a\\u{1b}[2J\\u{9b}b");
}

/// Elsewhere the lock in it keeps it there.
#[cfg(unix)]
#[test]
fn a_folder_that_vanished_is_made_again_and_one_that_cannot_be_is_an_error() {
    let folder = Folder::new("vanished");
    let mut store = folder.store();
    store.save(&record("f5")).unwrap();
    fs::remove_dir_all(folder.state()).unwrap();
    assert_eq!(store.save(&record("f5d6")), Ok(()));
    assert_eq!(resumed(&mut store), record("f5d6"));
    fs::remove_dir_all(folder.state()).unwrap();
    fs::write(folder.state(), "in the way").unwrap();
    assert!(matches!(store.save(&record("f5d6")), Err(StoreError::Write { .. })));
    assert!(store.save(&record("f5d6c3")).is_err());
    fs::remove_file(folder.state()).unwrap();
    assert_eq!(store.save(&record("f5d6c3")), Ok(()));
    assert_eq!(resumed(&mut store), record("f5d6c3"));
}

/// Without it a power cut could undo the renaming.
#[test]
fn the_folder_is_synchronised_after_each_change_of_names() {
    fn fails(folder: &Path) -> io::Result<()> {
        let is_whole = |path: PathBuf| path.extension().is_some_and(|extension| extension == "pgn");
        let mut files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        assert!(files.any(is_whole), "the name is there before the folder is synchronised");
        Err(ErrorKind::StorageFull.into())
    }
    let folder = Folder::new("synchronised");
    let mut store = folder.store_on(RealDisk::with_sync_folder(fails));
    assert_fails(store.save(&record("f5")), ErrorKind::StorageFull);
    assert_fails(store.save(&record("f5")), ErrorKind::StorageFull);
    assert_fails(store.save_as("x", &record("f5")), ErrorKind::StorageFull);
}

#[test]
fn a_file_that_cannot_be_written_to_its_end_leaves_the_one_before() {
    let folder = Folder::new("in-pieces");
    let path = folder.0.join("book.txt");
    let write = |text: &'static str, end: io::Result<()>| {
        replace_in_pieces(&path, |out| out.write_all(text.as_bytes()).and(end))
    };
    write("whole", Ok(())).unwrap();
    let full = write("half", Err(ErrorKind::StorageFull.into()));
    assert_eq!(full.unwrap_err().kind(), ErrorKind::StorageFull);
    assert_eq!(fs::read_to_string(&path).unwrap(), "whole");
    write("new", Ok(())).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    assert_eq!(files(&folder.0), ["book.txt"]);
}

#[test]
fn a_game_that_could_not_be_kept_is_kept_as_soon_as_it_can_be() {
    let folder = Folder::new("kept-later");
    let (mut store, switch) = folder.failing();
    switch.set(Some(ErrorKind::StorageFull));
    assert_fails(store.keep(&named("Ann", "Bob")), ErrorKind::StorageFull);
    assert_fails(store.save(&record("f5")), ErrorKind::StorageFull);
    assert!(files(&folder.library()).is_empty());
    let in_memory: Vec<_> = store.only_in_memory().map(str::to_owned).collect();
    assert_eq!(in_memory, [pgn::write(&named("Ann", "Bob"))]);
    switch.set(None);
    assert_eq!(store.save(&record("f5d6")), Ok(()));
    assert_eq!(files(&folder.library()), ["2026-11-21-Ann-Bob.pgn"]);
    store.save(&record("f5d6c3")).unwrap();
    assert_eq!(files(&folder.library()).len(), 1, "it is kept once");
    assert_eq!(store.only_in_memory().count(), 0);
}

/// The disk takes the current game and no other.
#[test]
fn a_save_fails_while_another_game_is_only_in_memory() {
    struct OnlyReplaces;

    impl Disk for OnlyReplaces {
        fn replace(&mut self, path: &Path, text: &str) -> io::Result<()> {
            RealDisk::default().replace(path, text)
        }

        fn create(&mut self, _: &Path, _: &[u8]) -> io::Result<()> {
            Err(ErrorKind::StorageFull.into())
        }
    }

    let folder = Folder::new("only-in-memory");
    let mut store = folder.store_on(OnlyReplaces);
    assert_fails(store.keep(&named("Ann", "Bob")), ErrorKind::StorageFull);
    let error = store.save(&record("f5")).unwrap_err();
    assert_eq!(resumed(&mut store), record("f5"));
    let full = ErrorKind::StorageFull;
    let path = folder.library().join("2026-11-21-Ann-Bob.pgn").display().to_string();
    assert_eq!(
        text::with_causes(&error),
        format!("cannot write the previous game to {path}: {full}")
    );
    assert_eq!(cause(&error).to_string(), "No space left on device");
    assert_eq!(store.only_in_memory().count(), 1);
}

#[test]
fn a_game_is_kept_before_another_takes_its_place() {
    let folder = Folder::new("not-overwritten");
    let (mut store, switch) = folder.failing();
    store.save(&named("Ann", "Bob")).unwrap();
    switch.set(Some(ErrorKind::StorageFull));
    assert!(store.keep(&named("Ann", "Bob")).is_err());
    assert!(store.save(&record("d3")).is_err());
    assert_eq!(resumed(&mut store), named("Ann", "Bob"));
    switch.set(None);
    store.save(&record("d3")).unwrap();
    assert_eq!(files(&folder.library()), ["2026-11-21-Ann-Bob.pgn"]);
    assert_eq!(resumed(&mut store), record("d3"));
}

/// The folder of the saved games cannot be made: the game lies beside the current one, is listed,
/// and moves to the saved games as soon as it can.
#[test]
fn a_game_that_cannot_be_kept_is_listed_and_kept_later() {
    let folder = Folder::new("beside");
    let mut store = folder.store();
    fs::create_dir_all(folder.data()).unwrap();
    fs::write(folder.library(), "no folder").unwrap();
    assert!(store.keep(&record("f5d6")).is_err());
    assert!(store.keep(&record("f5d6")).is_err());
    assert_eq!(store.save(&record("c4")), Ok(()), "it is on the disk");
    let expected = ["game.pgn", "game.unkept-1", "lock"];
    assert_eq!(files(&folder.state()), expected, "once");
    assert_eq!(read_pgn(&folder.state().join("game.unkept-1")), Ok(record("f5d6")));
    assert_eq!(store.list().len(), 1);
    assert_eq!(store.load(0).map(|game| *game.record), Ok(record("f5d6")));

    fs::remove_file(folder.library()).unwrap();
    assert_eq!(store.save(&record("c4c3")), Ok(()));
    assert_eq!(files(&folder.library()), ["black-white.pgn"]);
    assert_eq!(files(&folder.state()), ["game.pgn", "lock"]);
    assert_eq!(store.list().len(), 1);
}

#[test]
fn a_game_that_an_earlier_run_could_not_keep_is_kept_at_the_next_start() {
    let folder = Folder::new("next-start");
    let mut store = folder.store();
    fs::create_dir_all(folder.data()).unwrap();
    fs::write(folder.library(), "no folder").unwrap();
    assert!(store.keep(&record("f5d6")).is_err());
    drop(store);
    fs::remove_file(folder.library()).unwrap();
    let mut store = folder.store();
    assert_eq!(files(&folder.library()), ["black-white.pgn"]);
    assert_eq!(files(&folder.state()), ["lock"]);
    assert_eq!(
        (store.list().len(), store.load(0).map(|game| *game.record)),
        (1, Ok(record("f5d6")))
    );
}

#[test]
fn what_a_killed_process_was_writing_is_removed_at_the_next_start() {
    let folder = Folder::new("unfinished");
    folder.store().save(&record("f5")).unwrap();
    for name in ["game.pgn.77-0.part", "game.unkept-1.77-1.part", "game-2.pgn.78-0.part"] {
        fs::write(folder.state().join(name), "1. f").unwrap();
    }
    let mut store = folder.store();
    let other_window = "game-2.pgn.78-0.part";
    assert_eq!(files(&folder.state()), [other_window, "game.pgn", "lock"]);
    assert_eq!(resumed(&mut store), record("f5"));
}

#[test]
fn what_killed_processes_were_adding_is_removed_when_it_is_old() {
    let folder = Folder::new("stale");
    let mut store = folder.store();
    fs::create_dir_all(folder.library()).unwrap();
    let write = |name: &str, age: Duration| {
        let path = folder.library().join(name);
        fs::write(&path, "1. f").unwrap();
        let file = fs::OpenOptions::new().write(true).open(path).unwrap();
        file.set_modified(SystemTime::now() - age).unwrap();
    };
    let (now, day) = (Duration::ZERO, Duration::from_secs(24 * 60 * 60));
    write("Ann-Bob.pgn.a1B2c3.part", day);
    write("Ann-Bob.pgn.d4E5f6.part", now);
    write("of-somebody.part", day);
    store.keep(&record("f5")).unwrap();
    let expected = ["Ann-Bob.pgn.d4E5f6.part", "black-white.pgn", "of-somebody.part"];
    assert_eq!(files(&folder.library()), expected);
}

/// A link to a file of somebody else is not followed.
#[cfg(unix)]
#[test]
fn writing_follows_no_link() {
    let folder = Folder::new("links");
    let mut store = folder.store();
    let precious = folder.0.join("precious");
    fs::write(&precious, "precious").unwrap();
    for name in ["game.pgn", "game.part", "game.unkept-1"] {
        std::os::unix::fs::symlink(&precious, folder.state().join(name)).unwrap();
    }
    fs::create_dir_all(folder.library()).unwrap();
    std::os::unix::fs::symlink(&precious, folder.library().join("black-white.pgn")).unwrap();
    store.save(&record("f5")).unwrap();
    store.keep(&record("f5")).unwrap();
    assert_eq!(fs::read_to_string(precious).unwrap(), "precious");
    assert_eq!(resumed(&mut store), record("f5"));
    assert_eq!(read_pgn(&folder.library().join("black-white-2.pgn")), Ok(record("f5")));
}

/// Neither the file that this window has written, nor the one that it has resumed.
#[cfg(target_os = "linux")]
#[test]
fn a_save_reads_no_file() {
    let folder = Folder::new("save-reads");
    folder.store().save(&record("f5")).unwrap();
    let mut store = folder.store();
    assert_eq!(resumed(&mut store), record("f5"));
    // Asking for the number is a read itself.
    let asked = |before| reads() - before;
    let of_asking = asked(reads());
    let before = reads();
    for moves in ["f5d6", "f5d6", "f5d6c3", "f5"] {
        store.save(&record(moves)).unwrap();
    }
    assert_eq!(asked(before), of_asking);
    assert_eq!(resumed(&mut store), record("f5"));
}

#[test]
fn a_game_that_another_program_has_put_in_the_file_is_moved_to_the_saved_games() {
    let folder = Folder::new("changed");
    let mut store = folder.store();
    for (number, is_resumed) in [(1, false), (2, true)] {
        store.save(&record("f5d6")).unwrap();
        if is_resumed {
            assert_eq!(resumed(&mut store), record("f5d6"));
        }
        let other = named("Ann", &format!("Bob{number}"));
        fs::write(folder.current(), pgn::write(&other)).unwrap();
        store.save(&record("f5d6c3")).unwrap();
        assert_eq!(resumed(&mut store), record("f5d6c3"));
        store.save(&record("f5d6c3d3")).unwrap();
        assert_eq!(files(&folder.state()), ["game.pgn", "lock"]);
        assert_eq!(store.list().len(), number);
        assert!(folder.library().join(format!("2026-11-21-Ann-Bob{number}.pgn")).exists());
    }
}

#[test]
fn a_file_that_was_touched_and_not_changed_is_replaced() {
    let folder = Folder::new("touched");
    let mut store = folder.store();
    store.save(&record("f5")).unwrap();
    let text = fs::read(folder.current()).unwrap();
    fs::remove_file(folder.current()).unwrap();
    fs::write(folder.current(), text).unwrap();
    store.save(&record("f5d6")).unwrap();
    assert_eq!(resumed(&mut store), record("f5d6"));
    assert_eq!(files(&folder.state()), ["game.pgn", "lock"]);
    assert_eq!(store.list(), []);
}

#[test]
fn a_damaged_game_is_named_and_set_aside() {
    let folder = Folder::new("damaged");
    let mut store = folder.store();
    store.save(&record("f5d6c3")).unwrap();
    let damage = |text: &str| fs::write(folder.current(), text).unwrap();
    let damaged = "[Black \"Ann\"]\n\n1. f5 d6 2. h8 *\n";
    damage(damaged);
    let Resumed::Damaged(error) = store.resume() else { panic!("it was read") };
    let path = folder.current().display().to_string();
    assert_eq!(
        text::with_causes(&error),
        format!("cannot read {path}: line 3, column 13: move 3: h8 has no white disc next to it")
    );
    assert_eq!(fs::read_to_string(folder.current()).unwrap(), damaged);
    assert_eq!(store.save(&record("d3")), Ok(()));
    assert_eq!(resumed(&mut store), record("d3"));
    let aside = |number: u8| folder.state().join(format!("game.damaged-{number}"));
    assert_eq!(fs::read_to_string(aside(1)).unwrap(), damaged);
    damage("");
    assert!(matches!(store.resume(), Resumed::Damaged(_)));
    store.save(&record("d3c3")).unwrap();
    assert_eq!(fs::read_to_string(aside(1)).unwrap(), damaged, "the first is not replaced");
    assert_eq!(fs::read_to_string(aside(2)).unwrap(), "");
    fs::write(folder.current(), b"\xff\xfe").unwrap();
    let Resumed::Damaged(error) = store.resume() else { panic!("it was read") };
    let expected = format!("cannot read {path}: expected text in UTF-8");
    assert_eq!(text::with_causes(&error), expected);
}

/// A power cut, or a disk that was full.
#[test]
fn a_game_that_is_cut_off_is_noticed_and_its_file_is_kept() {
    let folder = Folder::new("cut-off");
    fs::create_dir_all(folder.state()).unwrap();
    let mut ended = record("f5d6c3");
    ended.forfeit = Some(Forfeit::Resignation(Color::White));
    for whole in [record("f5d6c3d3c4f4"), ended] {
        let text = pgn::write(&whole);
        for length in 0..text.trim_end().len() {
            let cut = &text[..length];
            fs::write(folder.current(), cut).unwrap();
            let mut store = folder.store();
            match store.resume() {
                Resumed::Game(game) => {
                    assert!(game.report.is_cut_off, "{cut}");
                    let said = file_report(&game.report).unwrap();
                    assert!(said.starts_with("The end of the saved game is missing"), "{said}");
                }
                Resumed::Damaged(_) => {}
                other => panic!("{cut}: {other:?}"),
            }
            store.save(&record("f5")).unwrap();
            let aside = folder.state().join("game.damaged-1");
            assert_eq!(fs::read_to_string(&aside).unwrap(), cut);
            fs::remove_file(aside).unwrap();
        }
        fs::write(folder.current(), text.trim_end()).unwrap();
        let Resumed::Game(game) = folder.store().resume() else { panic!("it is whole") };
        assert_eq!((&*game.record, game.report), (&whole, FileRemarks::default()));
    }
}

#[test]
fn saved_games_are_named_by_date_and_players_and_never_replaced() {
    let check = |black: &str, white: &str, expected: &str| {
        let folder = Folder::new("names");
        let mut store = folder.store();
        assert_eq!(store.keep(&named(black, white)), Ok(()), "{black:?} {white:?}");
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
        assert_eq!(store.keep(&record(moves)), Ok(()));
    }
    let expected = ["black-white-2.pgn", "black-white-3.pgn", "black-white.pgn"];
    assert_eq!(files(&folder.library()), expected);
    assert_eq!(read_pgn(&folder.library().join("black-white.pgn")).unwrap(), record("f5"));
    assert_eq!(read_pgn(&folder.library().join("black-white-3.pgn")).unwrap(), record("f5d6c3"));
}

#[test]
fn names_of_any_length_and_script_make_a_file() {
    for name in ["x", "é", "貝", "𝒜"] {
        let folder = Folder::new("long");
        let mut store = folder.store();
        let long = named(&name.repeat(500), &name.repeat(500));
        assert_eq!(store.keep(&long), Ok(()), "{name}");
        assert!(store.save_as(&name.repeat(500), &long).is_ok(), "{name}");
        assert_eq!(files(&folder.library()).len(), 2);
    }
}

#[test]
fn a_game_is_kept_once_as_it_is() {
    let folder = Folder::new("once");
    let mut store = folder.store();
    for moves in ["f5", "f5", "f5d6", "f5"] {
        assert_eq!(store.keep(&record(moves)), Ok(()));
    }
    assert_eq!(files(&folder.library()), ["black-white-2.pgn", "black-white.pgn"]);
}

#[test]
fn a_game_is_found_behind_one_that_was_removed_and_a_free_number_is_used() {
    let folder = Folder::new("gap");
    let mut store = folder.store();
    let games = ["f5", "f5d6", "f5f6", "f5f4"].map(record);
    for game in &games {
        store.keep(game).unwrap();
    }
    let name = |number| format!("black-white-{number}.pgn");
    fs::remove_file(folder.library().join(name(2))).unwrap();
    fs::remove_file(folder.library().join(name(3))).unwrap();
    store.keep(&games[3]).unwrap();
    assert_eq!(files(&folder.library()), [name(4), "black-white.pgn".into()]);
    store.keep(&games[2]).unwrap();
    assert_eq!(files(&folder.library()), [name(2), name(4), "black-white.pgn".into()]);
}

#[test]
fn without_a_folder_nothing_is_saved_and_everything_says_so() {
    let error = StoreError::NoFolder(DirsError::NoHome);
    let mut store = GameStore::in_dirs(Err(DirsError::NoHome));
    assert_eq!(store.resume(), Resumed::Unavailable(error.clone()));
    assert_eq!(store.save(&record("f5")), Err(error.clone()));
    assert_eq!(store.keep(&record("f5")), Err(error.clone()));
    assert_eq!(store.save_as("final", &record("f5")), Err(error.clone()));
    assert_eq!(store.list(), []);
    assert_eq!(store.load(0).map(|game| *game.record), Err(error.clone()));
    assert_eq!(
        cause(&error).to_string(),
        format!("{HOME} is not set, expected the home directory")
    );
}

#[cfg(unix)]
#[test]
fn pipes_in_place_of_the_files_of_a_window_hang_nothing() {
    let folder = Folder::new("pipes");
    fs::create_dir_all(folder.state()).unwrap();
    for name in ["game.pgn", "game.unkept-1", "lock", "games.index"] {
        pipe(&folder.state().join(name));
    }
    let mut store = folder.store();
    assert!(matches!(store.resume(), Resumed::Damaged(_)));
    store.list();
    store.save(&record("f5")).unwrap();
    store.keep(&record("f5d6")).unwrap();
    assert_eq!(resumed(&mut store), record("f5"));
}

/// The session passes a game on as it was read.
#[test]
fn a_copy_of_an_unchanged_game_has_the_bytes_of_its_file() {
    let folder = Folder::new("copy");
    let mut store = folder.store();
    let library = folder.library();
    fs::create_dir_all(&library).unwrap();
    let sgf = b"(;GM[2]CA[Shift_JIS]PB[Ann]\r\n;B[f5]C[\x95\x5c];W[d6])\r\n";
    let pgn = b"[Black \"Ann\"]\n[Custom \"yes\"]\n\n1. f5  {a comment}   1... d6 *\n";
    for (name, bytes, copy) in [
        ("ours.sgf", &sgf[..], "copy.sgf"),
        ("ours.pgn", pgn, "copy.pgn"),
        ("ours.pgn", pgn, "other"),
    ] {
        let path = library.join(name);
        fs::write(&path, bytes).unwrap();
        let index = store.list().iter().position(|game| game.file_stem == "ours").unwrap();
        let record = Session::from_record(*store.load(index).unwrap().record).record();
        let SavedAs { file_name, .. } = store.save_as(copy, &record).unwrap();
        let name = if copy == "other" { "other.pgn" } else { copy };
        assert_eq!(Path::new(&file_name), library.join(name));
        assert_eq!(fs::read(library.join(file_name)).unwrap(), bytes, "{copy}");
        let mut changed = record.clone();
        changed.game.undo();
        let SavedAs { file_name, .. } = store.save_as(&format!("new-{copy}"), &changed).unwrap();
        let format = if copy == "copy.sgf" { Format::Sgf } else { Format::Pgn };
        assert_eq!(Path::new(&file_name).extension(), Some(format.name().as_ref()));
        let written = fs::read_to_string(library.join(file_name)).unwrap();
        assert_eq!(written, format.write(&changed).unwrap());
        fs::remove_file(path).unwrap();
    }
}

#[test]
fn saving_under_a_name_returns_the_path_and_replaces_nothing() {
    let folder = Folder::new("save-as");
    let (mut store, switch) = folder.failing();
    let library = folder.library();
    let at = |name: &str| {
        let file_name = library.join(name).to_string_lossy().into_owned();
        Ok(SavedAs { file_name, lost: Vec::new() })
    };
    assert_eq!(store.save_as("my game", &record("f5")), at("my-game.pgn"));
    assert_eq!(store.save_as("my game", &record("d3")), at("my-game-2.pgn"));
    assert_eq!(store.save_as("named.PGN", &record("f5")), at("named.pgn"));
    assert_eq!(store.save_as("named.txt", &record("f5")), at("named-txt.pgn"));
    assert_eq!(store.save_as("  ", &named("Ann", "Bob")), at("2026-11-21-Ann-Bob.pgn"));
    assert_eq!(read_pgn(&library.join("my-game.pgn")), Ok(record("f5")));
    switch.set(Some(ErrorKind::StorageFull));
    assert_fails(store.save_as("more", &record("f5")), ErrorKind::StorageFull);
}

#[test]
fn a_path_to_save_at_is_obeyed_or_refused() {
    let folder = Folder::new("save-at");
    let draw = |_: &Record, format: PictureFormat, _: ThemeName| format.name().into();
    let mut store = folder.store().with_pictures(Box::new(draw), ThemeName::Classic);
    let elsewhere = folder.data().join("else_where");
    fs::create_dir_all(&elsewhere).unwrap();
    let at = |name: &str| elsewhere.join(name).to_str().unwrap().to_owned();
    for (name, file) in [
        ("Game 1.pgn", "Game 1.pgn"),
        ("final", "final.pgn"),
        ("a.b", "a.b.pgn"),
        ("Game.SGF", "Game.SGF"),
        ("pic_1.png", "pic_1.png"),
    ] {
        let saved = store.save_as(&at(name), &record("f5d6")).unwrap();
        let is_it = Path::new(&saved.file_name).ends_with(format!("else_where/{file}"));
        assert!(is_it, "{saved:?}");
        assert!(elsewhere.join(file).exists(), "{file}");
    }
    assert_eq!(read_pgn(&elsewhere.join("Game 1.pgn")), Ok(record("f5d6")));
    assert_eq!(fs::read(elsewhere.join("pic_1.png")).unwrap(), b"png");
    // Neither is anything replaced, nor is a folder made that nobody has asked for.
    for name in ["final.pgn", "final", "pic_1.png"] {
        let saved = store.save_as(&at(name), &record("d3"));
        assert!(matches!(saved, Err(StoreError::Exists { .. })), "{saved:?}");
    }
    assert_eq!(read_pgn(&elsewhere.join("final.pgn")), Ok(record("f5d6")));
    let missing = store.save_as(&at("none/x.pgn"), &record("d3"));
    assert!(
        matches!(&missing, Err(StoreError::Write { cause: FileError::NoSuchFolder(folder), .. })
            if *folder == elsewhere.join("none")),
        "{missing:?}"
    );
    assert_fails(store.save_as(&at("final.pgn/x"), &record("d3")), ErrorKind::NotADirectory);
    let anti = Record::from(Game::new(Preset::Anti.rules()));
    let other = store.save_as(&at("anti.sgf"), &anti);
    assert!(
        matches!(other, Err(StoreError::Write { cause: FileError::NotHeld(_), .. })),
        "{other:?}"
    );
    // In a folder it has its usual name.
    let saved = store.save_as(&at(""), &record("d3")).unwrap();
    assert!(Path::new(&saved.file_name).ends_with("else_where/black-white.pgn"), "{saved:?}");
    assert_eq!(store.list(), []);
}

#[test]
fn a_name_chooses_the_format_of_a_copy_and_what_that_does_not_keep_is_told() {
    let folder = Folder::new("format");
    let mut store = folder.store();
    let library = folder.library();
    let mut saved = |name: &str, record: &Record| {
        let SavedAs { file_name, lost } = store.save_as(name, record).unwrap();
        let file_name = Path::new(&file_name).strip_prefix(&library).unwrap().display().to_string();
        (file_name, lost.into_iter().map(Loss::name).collect::<Vec<_>>())
    };
    let named = named("Ann", "Bob");
    assert_eq!(saved("final.sgf", &named), ("final.sgf".into(), vec![]));
    assert_eq!(saved("final.SGF", &named), ("final-2.sgf".into(), vec![]));
    assert_eq!(saved("final.ggf", &named), ("final.ggf".into(), vec![]));
    let written = fs::read_to_string(library.join("final.sgf")).unwrap();
    assert_eq!(written, Format::Sgf.write(&named).unwrap());
    let mut undone = named.clone();
    undone.game.undo();
    assert_eq!(saved("less.sgf", &undone), ("less.sgf".into(), vec!["undone moves"]));
    let anti = Record::from(Game::new(Preset::Anti.rules()));
    assert_eq!(saved("anti.sgf", &anti), ("anti-sgf.pgn".into(), vec![]), "SGF has no such rules");
    assert!(store.list().iter().any(|game| game.file_stem == "less"));
}

/// A game is read, saved and resumed up to the same size.
#[test]
fn what_is_opened_can_be_saved_and_what_is_saved_can_be_resumed() {
    let folder = Folder::new("limit");
    let with_comment = |mebibytes: usize| {
        let mut record = record("f5d6");
        let note = record.annotations.note_mut(Moment::Main(1));
        note.add_comment(&"x".repeat(mebibytes << 20));
        record
    };
    fs::create_dir_all(folder.library()).unwrap();
    fs::write(folder.library().join("large.pgn"), pgn::write(&with_comment(5))).unwrap();
    let mut store = folder.store();
    let game = *store.load(0).unwrap().record;
    assert_eq!(store.save(&game), Ok(()));
    drop(store);
    let mut store = folder.store();
    assert_eq!(resumed(&mut store), game);
    let before = fs::read(folder.current()).unwrap();
    let error = store.save(&with_comment(16)).unwrap_err();
    let said = text::with_causes(&error);
    assert!(said.contains("expected a game of at most 16 MiB when it is saved"), "{said}");
    assert_eq!(fs::read(folder.current()).unwrap(), before);
    assert!(store.keep(&with_comment(16)).is_err());
    // What fits into its own format may not fit once it is saved: each of these takes five bytes.
    let braces = "(;GM[2];B[f5]C[".to_owned() + &"}".repeat(4 << 20) + "])\n";
    fs::write(folder.library().join("braces.sgf"), braces).unwrap();
    store.list();
    let errors: Vec<_> = (0..2).filter_map(|index| store.load(index).err()).collect();
    assert_eq!(errors.len(), 1, "{errors:?}");
}

/// A file that somebody has changed is told about when it is resumed.
#[test]
fn a_changed_file_of_the_game_is_reported_when_it_is_resumed() {
    let folder = Folder::new("changed");
    folder.store().save(&record("f5d6")).unwrap();
    let text = fs::read_to_string(folder.current()).unwrap();
    let report = |text: String| {
        fs::write(folder.current(), text).unwrap();
        match folder.store().resume() {
            Resumed::Game(game) => game.report,
            other => panic!("{other:?}"),
        }
    };
    assert!(report(text.clone()).is_empty());
    let changed = report(text.replace("d6", "d6 {[%eval +2,exact] [%best +2,exact a1]} (1... a1)"));
    assert_eq!(changed.warnings.len(), 2, "{changed:?}");
    let changed = report(text.replace("[Result", "[White \"A\"]\n[White \"B\"]\n[Result"));
    assert!(!changed.lost.is_empty(), "{changed:?}");
}

/// A game that was opened from the saved games and not changed is there already, whatever the name
/// and the format of its file.
#[test]
fn an_unchanged_game_is_not_added_again() {
    let folder = Folder::new("again");
    fs::create_dir_all(folder.library()).unwrap();
    fs::write(folder.library().join("final.sgf"), "(;GM[2]PB[Ann];B[f5]C[good];W[d6])").unwrap();
    let mut store = folder.store();
    let mut game = *store.load(0).unwrap().record;
    store.keep(&game).unwrap();
    assert_eq!(files(&folder.library()), ["final.sgf"]);
    game.game.play(game.game.position().legal_moves().first().unwrap()).unwrap();
    store.keep(&game).unwrap();
    assert_eq!(files(&folder.library()).len(), 2);
}

#[test]
fn a_game_of_an_older_version_is_resumed_up_to_a_change_of_the_board() {
    let folder = Folder::new("changed-board");
    let mut store = folder.store();
    fs::create_dir_all(folder.state()).unwrap();
    let rest = "{[%board \"---------------------------OX------XXX-----O-------------------- X\"]}\n2. c7 d7 64-0";
    let text = format!(
        "[Event \"?\"]\n[Black \"Ann\"]\n[White \"Bob\"]\n[Result \"64-0\"]\n[Variant \"othello\"]\n\
         [Termination \"white resigns\"]\n[TakenBack \"1\"]\n\n1. f5 d6\n{rest}\n"
    );
    fs::write(folder.current(), &text).unwrap();
    let Resumed::Game(game) = store.resume() else { panic!("it was not read") };
    assert_eq!(
        file_report(&game.report).unwrap(),
        "The game is read up to line 10, column 1, and the rest is kept as text: expected no change of the \
         board in mid-game. The saved game will lack parts of the file: tags (1)."
    );
    assert_eq!(transcript::write(game.record.game.plies()), "f5d6");
    // What is saved in its place has the rest of the moves, and nothing is to be said about it.
    store.save(&game.record).unwrap();
    let Resumed::Game(again) = store.resume() else { panic!("it was not read") };
    assert_eq!(again.record, game.record);
    assert!(again.report.is_empty());
    let note = again.record.annotations.note(Moment::Main(2)).unwrap();
    assert_eq!(note.unread, [rest]);
}
