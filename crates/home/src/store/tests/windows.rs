//! Several windows with the same folders.

use crate::store::Storage;
use std::collections::BTreeSet;
use std::fs;
use std::thread;

use super::super::saved_games::read_pgn;
use super::super::{Resumed, SavedGames};
use super::{Folder, files, named, record, resumed};
use othello_notation::transcript;

#[test]
fn a_second_window_saves_to_a_file_of_its_own() {
    let folder = Folder::new("second");
    let mut first = folder.store();
    first.save(&record("f5d6")).unwrap();
    let mut second = folder.store();
    assert_eq!(second.resume(), Resumed::LockedByOther);
    assert_eq!(second.save(&record("d3")), Ok(()));
    assert_eq!(read_pgn(&folder.state().join("game-2.pgn")), Ok(record("d3")));
    assert_eq!(resumed(&mut first), record("f5d6"));
    assert_eq!(second.keep(&record("d3")), Ok(()));
    assert_eq!(files(&folder.library()), ["black-white.pgn"]);
    drop(first);
    assert_eq!(second.save(&record("d3c3")), Ok(()));
    assert_eq!(read_pgn(&folder.state().join("game-2.pgn")), Ok(record("d3c3")));
    assert_eq!(resumed(&mut folder.store()), record("f5d6"));
}

#[test]
fn each_window_lists_the_games_of_the_others() {
    let folder = Folder::new("each-lists");
    let (mut first, mut second) = (folder.store(), folder.store());
    first.save(&record("f5d6")).unwrap();
    second.save(&record("d3")).unwrap();
    assert_eq!((first.list().len(), first.load(0).map(|game| *game.record)), (1, Ok(record("d3"))));
    assert_eq!(
        (second.list().len(), second.load(0).map(|game| *game.record)),
        (1, Ok(record("f5d6")))
    );
    let mut saved = SavedGames::at(&folder.state(), &folder.data(), 1);
    assert_eq!((saved.list().len(), saved.load(0).map(|game| *game.record)), (1, Ok(record("d3"))));
    drop((first, second));
    assert_eq!(
        (saved.list().len(), saved.load(0).map(|game| *game.record)),
        (1, Ok(record("d3"))),
        "killed"
    );
}

#[test]
fn the_game_of_a_window_that_is_gone_is_moved_to_the_saved_games() {
    let folder = Folder::new("orphan");
    let (mut first, mut second) = (folder.store(), folder.store());
    let mut third = folder.store();
    first.save(&record("f5")).unwrap();
    second.save(&named("Ann", "Bob")).unwrap();
    third.save(&record("f5d6c3d3")).unwrap();
    drop((first, second));
    let mut next = folder.store();
    assert_eq!(next.moved_games(), 1);
    assert_eq!(resumed(&mut next), record("f5"));
    assert_eq!(files(&folder.library()), ["2026-11-21-Ann-Bob.pgn"]);
    assert!(!folder.state().join("game-2.pgn").exists());
    assert_eq!(
        read_pgn(&folder.state().join("game-3.pgn")),
        Ok(record("f5d6c3d3")),
        "it is in use"
    );
    assert_eq!(next.list().len(), 2);
    drop((next, third));
    drop(folder.store());
    assert_eq!(files(&folder.library()), ["2026-11-21-Ann-Bob.pgn", "black-white.pgn"]);

    let (_first, mut second) = (folder.store(), folder.store());
    second.save(&record("f5d6c3")).unwrap();
    drop(second);
    assert_eq!(folder.store().moved_games(), 1, "nobody has given it up");
    assert_eq!(files(&folder.library()).len(), 3);
    let (_first, mut second) = (folder.store(), folder.store());
    second.save(&record("")).unwrap();
    drop(second);
    assert_eq!(folder.store().moved_games(), 0, "it has not begun");
    assert_eq!(files(&folder.library()).len(), 3);
}

#[test]
fn a_game_of_a_window_that_is_gone_is_not_overwritten_where_it_cannot_be_moved() {
    let folder = Folder::new("orphan-stays");
    let (mut first, mut second) = (folder.store(), folder.store());
    first.save(&record("f5")).unwrap();
    second.save(&record("f5d6c3d3")).unwrap();
    drop(second);
    fs::create_dir_all(folder.data()).unwrap();
    fs::write(folder.library(), "no folder").unwrap();
    let mut third = folder.store();
    assert_eq!(third.moved_games(), 0);
    third.save(&record("e6")).unwrap();
    assert_eq!(read_pgn(&folder.state().join("game-2.pgn")), Ok(record("f5d6c3d3")));
    assert_eq!(read_pgn(&folder.state().join("game-3.pgn")), Ok(record("e6")));
    assert_eq!(first.list().len(), 2);
}

/// All of them keep their games at the same moment, under the same names.
#[test]
fn windows_that_are_closed_together_lose_no_game() {
    const GAMES: usize = 8;
    let openings = ["f5", "d3", "c4", "e6"];
    for windows in [3, 5, 12] {
        let folder = Folder::new(&format!("together-{windows}"));
        let mut expected = BTreeSet::new();
        let lines: Vec<Vec<String>> = (0..windows)
            .map(|window| (0..GAMES).map(|game| line(openings[window % 4], window, game)).collect())
            .collect();
        expected.extend(lines.iter().flatten().cloned());
        assert_eq!(expected.len(), windows * GAMES);
        thread::scope(|scope| {
            for lines in &lines {
                let mut store = folder.store();
                scope.spawn(move || {
                    for moves in lines {
                        store.save(&record(moves)).unwrap();
                        store.keep(&record(moves)).unwrap();
                    }
                });
            }
        });
        let games = files(&folder.library()).into_iter().map(|name| {
            let game = read_pgn(&folder.library().join(&name)).unwrap();
            transcript::write(game.game.plies())
        });
        assert_eq!(games.collect::<BTreeSet<_>>(), expected, "{windows} windows");
    }
}

/// A line of moves that no other window and no other game of the window has.
fn line(opening: &str, window: usize, game: usize) -> String {
    let mut line = record(opening).game;
    let mut choice = window * 64 + game;
    while choice > 0 {
        let legal: Vec<_> = line.position().legal_moves().by_name().collect();
        line.play(legal[choice % legal.len()]).unwrap();
        choice /= legal.len();
    }
    transcript::write(line.plies())
}
