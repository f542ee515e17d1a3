//! Saved games that are renamed and deleted.

use crate::store::Storage;
use std::fs;

use super::super::{GameStore, StoreError};
use super::{Folder, files, named, record};

/// Lists the games; returns the index of the one in the file of that name.
fn index(store: &mut GameStore, stem: &str) -> usize {
    store.list().iter().position(|game| game.file_stem == stem).unwrap()
}

#[test]
fn a_game_has_a_name_once_players_have_given_it_one() {
    let folder = Folder::new("names");
    let mut store = folder.store();
    let game = named("Ann", "Bob");
    store.save_as("final of the club", &game).unwrap();
    store.save_as("", &game).unwrap();
    store.save_as("", &game).unwrap();
    let mut names: Vec<_> =
        store.list().iter().map(|game| game.name().map(str::to_owned)).collect();
    names.sort();
    assert_eq!(names, [None, None, Some("final-of-the-club".into())]);
}

#[test]
fn a_renamed_game_keeps_its_moves_its_time_and_its_format() {
    let folder = Folder::new("rename");
    let mut store = folder.store();
    store.save_as("first", &named("Ann", "Bob")).unwrap();
    store.save_as("second", &record("f5d6c3")).unwrap();
    fs::write(folder.library().join("other.sgf"), "(;GM[2];B[f5])").unwrap();
    let at = index(&mut store, "first");
    let changed = store.list()[at].changed;
    assert_eq!(store.rename(at, "Final, at last").unwrap().file_name, "Final--at-last.pgn");
    let at = index(&mut store, "Final--at-last");
    assert_eq!(store.load(at).map(|game| *game.record), Ok(named("Ann", "Bob")));
    assert_eq!(store.list()[at].changed, changed);
    // A name that is taken gets a number, and its own name is no other.
    let at = index(&mut store, "second");
    assert_eq!(store.rename(at, "Final--at-last").unwrap().file_name, "Final--at-last-2.pgn");
    let at = index(&mut store, "Final--at-last-2");
    assert_eq!(store.rename(at, "Final--at-last-2").unwrap().file_name, "Final--at-last-2.pgn");
    let at = index(&mut store, "other");
    assert_eq!(store.rename(at, "game").unwrap().file_name, "game.sgf");
    let expected = ["Final--at-last-2.pgn", "Final--at-last.pgn", "game.sgf"];
    assert_eq!(files(&folder.library()), expected);
}

#[test]
fn a_deleted_game_is_gone_and_no_other() {
    let folder = Folder::new("delete");
    let mut store = folder.store();
    store.save_as("first", &record("f5")).unwrap();
    store.save_as("second", &record("f5d6")).unwrap();
    let at = index(&mut store, "first");
    store.delete(at).unwrap();
    assert_eq!(files(&folder.library()), ["second.pgn"]);
    // The list is that of before: the second is not taken for the first.
    assert!(matches!(store.delete(at), Err(StoreError::Write { .. })));
    assert_eq!(store.delete(9), Err(StoreError::NoSuchGame { number: 10 }));
    assert_eq!(files(&folder.library()), ["second.pgn"]);
}

#[test]
fn the_game_of_another_window_is_neither_renamed_nor_deleted() {
    let folder = Folder::new("played");
    let (mut first, mut second) = (folder.store(), folder.store());
    first.save(&record("f5d6")).unwrap();
    second.save(&record("d3")).unwrap();
    for store in [&mut first, &mut second] {
        assert_eq!(store.list().len(), 1);
        let error = StoreError::BeingPlayed { number: 1 };
        assert_eq!(store.delete(0), Err(error.clone()));
        assert_eq!(store.rename(0, "mine"), Err(error));
    }
    assert_eq!(
        (first.load(0).map(|game| *game.record), second.load(0).map(|game| *game.record)),
        (Ok(record("d3")), Ok(record("f5d6")))
    );
}
