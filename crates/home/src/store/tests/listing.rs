//! The list of saved games.

use crate::store::Storage;
use crate::store::game_rows;
use std::fs;
use std::time::{Duration, UNIX_EPOCH};

use super::super::{GameLine, GameState, GameSummary, SavedGames};
#[cfg(unix)]
use super::pipe;
use super::{Folder, named, record};
#[cfg(unix)]
use crate::files::FileError;
use crate::files::StoreError;
use othello_core::board::ByColor;
use othello_core::rules::Rules;
use othello_notation::Record;
use othello_words::text;

fn finished() -> Record {
    let mut record = record("e6f4e3f6g5d6e7f5c5");
    record.names.black = "Eve".parse().ok();
    record
}

#[test]
fn saved_games_are_listed_newest_first_and_loaded_by_their_index() {
    let folder = Folder::new("list");
    let mut store = folder.store();
    assert!(store.list().is_empty());
    assert_eq!(store.load(0).map(|game| *game.record), Err(StoreError::NoSuchGame { number: 1 }));
    for game in [named("Ann", "Bob"), named("Cat", "Dan"), finished()] {
        store.keep(&game).unwrap();
    }
    let library = folder.library();
    fs::write(library.join("broken.pgn"), "1. f5 f5 *").unwrap();
    fs::write(library.join("unfinished.part"), "1. f5").unwrap();
    let names = ["2026-11-21-Ann-Bob", "broken", "Eve-white", "2026-11-21-Cat-Dan"];
    for (second, name) in (1_000_000..).zip(names) {
        let path = library.join(format!("{name}.pgn"));
        let file = fs::OpenOptions::new().write(true).open(path).unwrap();
        file.set_modified(UNIX_EPOCH + Duration::from_secs(second)).unwrap();
    }
    let games = store.list();
    assert_eq!(games[1].number, 2);
    let expected = GameLine {
        date: None,
        names: ByColor { black: "Eve".parse().ok(), white: None },
        rules: Rules::OTHELLO,
        state: GameState::Over { score: ByColor { black: 64, white: 0 } },
        opening: Some("Fishhook".into()),
        first_moves: "e6f4e3f6g5d6e7f5c5".into(),
    };
    assert_eq!(games[1].game, Ok(expected));
    let broken = library.join("broken.pgn").display().to_string();
    let fault = format!("cannot read {broken}: line 1, column 7: move 2: f5 is occupied");
    let rows: Vec<_> = games.iter().map(game_rows::game_row).collect();
    assert_eq!(
        rows,
        [
            "  1  2026-11-21  Cat - Dan  othello  at move 3  Perpendicular Opening".into(),
            "  2  no date     Eve - White  othello  Eve won 64-0  Fishhook".into(),
            format!("  3  damaged: {fault}"),
            "  4  2026-11-21  Ann - Bob  othello  at move 3  Perpendicular Opening".into(),
        ]
    );
    assert_eq!(store.load(0).map(|game| *game.record), Ok(named("Cat", "Dan")));
    assert_eq!(store.load(1).map(|game| *game.record), Ok(finished()));
    assert_eq!(
        store.load(2).map(|game| *game.record).map_err(|error| text::with_causes(&error)),
        Err(fault)
    );
    assert_eq!(store.load(3).map(|game| *game.record), Ok(named("Ann", "Bob")));
    assert_eq!(store.load(4).map(|game| *game.record), Err(StoreError::NoSuchGame { number: 5 }));
    assert_eq!(
        folder.store().load(0).map(|game| *game.record),
        Ok(named("Cat", "Dan")),
        "without a list before"
    );
}

#[test]
fn blanks_within_a_name_stay_in_the_list() {
    let summary = GameSummary::new(7, GameLine::from(&named("Ann  B", "C,  D")));
    assert_eq!(
        game_rows::game_sentence(&summary),
        "7: 2026-11-21, Ann  B - C,  D, othello, at move 3, Perpendicular Opening."
    );
}

#[test]
fn the_list_takes_no_lock_and_needs_no_folder() {
    let folder = Folder::new("no-lock");
    let mut saved = SavedGames::at(&folder.state(), &folder.data(), 1);
    assert_eq!((saved.list(), saved.current()), (vec![], Ok(None)));
    assert!(!folder.state().exists());
    let mut store = folder.store();
    store.save(&record("f5d6")).unwrap();
    assert_eq!(saved.current(), Ok(Some(record("f5d6"))));
    assert!(saved.list().is_empty(), "the current game is not among the saved games");
}

#[cfg(unix)]
#[test]
fn only_regular_files_of_the_size_of_a_game_are_read() {
    let folder = Folder::new("regular");
    let mut store = folder.store();
    fs::create_dir_all(folder.library().join("folder.pgn")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", folder.library().join("zero.pgn")).unwrap();
    pipe(&folder.library().join("pipe.pgn"));
    let large = fs::File::create(folder.library().join("large.pgn")).unwrap();
    large.set_len(3 << 30).unwrap();
    let mut causes: Vec<_> = store
        .list()
        .into_iter()
        .map(|summary| match summary.game {
            Err(StoreError::Read { path, cause }) => {
                (path.file_name().unwrap().to_string_lossy().into_owned(), cause)
            }
            other => panic!("{other:?}"),
        })
        .collect();
    causes.sort_by(|a, b| a.0.cmp(&b.0));
    let expected = [
        ("folder.pgn".into(), FileError::NotAFile),
        ("large.pgn".into(), FileError::TooLarge),
        ("pipe.pgn".into(), FileError::NotAFile),
        ("zero.pgn".into(), FileError::NotAFile),
    ];
    assert_eq!(causes, expected);
}
