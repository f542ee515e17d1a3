//! The scoresheet that is typed in, beside the games.

use std::fs;
use std::io::ErrorKind;

use super::*;
use othello_core::square::Square;
use othello_notation::draft::{Draft, Field};

fn sheet(name: &str) -> Draft {
    let mut draft = Draft::default();
    draft.write(Field::Black, name);
    draft.grid.set(Square::F5, 1);
    draft
}

fn state(folder: &Folder) -> Vec<String> {
    let names = files(&folder.state()).into_iter();
    names.filter(|name| name.starts_with("sheet")).collect()
}

#[test]
fn the_sheet_is_there_again_at_the_next_start() {
    let folder = Folder::new("sheet");
    let mut store = folder.store();
    assert_eq!(store.resume_sheet(), Ok(Draft::default()));
    for name in ["A", "Ad", "Ada"] {
        assert_eq!(store.keep_sheet(&sheet(name)), Ok(()));
    }
    assert_eq!(state(&folder), ["sheet.txt"]);
    drop(store);
    let mut store = folder.store();
    assert_eq!(store.resume_sheet(), Ok(sheet("Ada")));
    assert_eq!(store.keep_sheet(&sheet("Emile")), Ok(()));
    assert_eq!(state(&folder), ["sheet.txt"]);
    assert_eq!(store.resume(), Resumed::Nothing, "it is no game");
    assert_eq!(store.list().len(), 0);
}

#[test]
fn a_sheet_that_somebody_else_has_changed_is_set_aside() {
    let folder = Folder::new("sheet-aside");
    let mut store = folder.store();
    store.keep_sheet(&sheet("Ada")).unwrap();
    let path = folder.state().join("sheet.txt");
    fs::write(&path, "1 2 3\n").unwrap();
    store.keep_sheet(&sheet("Ada L.")).unwrap();
    assert_eq!(state(&folder), ["sheet.damaged-1", "sheet.txt"]);
    assert_eq!(fs::read_to_string(folder.state().join("sheet.damaged-1")).unwrap(), "1 2 3\n");
    drop(store);
    fs::write(&path, "1 2 3\n").unwrap();
    let mut store = folder.store();
    let error = store.resume_sheet().unwrap_err();
    assert!(matches!(error, StoreError::Read { cause: FileError::Sheet(_), .. }), "{error:?}");
    store.keep_sheet(&sheet("Emile")).unwrap();
    assert_eq!(state(&folder), ["sheet.damaged-1", "sheet.damaged-2", "sheet.txt"]);
}

#[test]
fn each_window_has_a_sheet_of_its_own_and_that_of_a_closed_one_is_taken_over() {
    let folder = Folder::new("sheet-windows");
    let (mut first, mut second) = (folder.store(), folder.store());
    second.keep_sheet(&sheet("Emile")).unwrap();
    assert_eq!(first.resume_sheet(), Ok(Draft::default()));
    first.keep_sheet(&sheet("Ada")).unwrap();
    assert_eq!(state(&folder), ["sheet-2.txt", "sheet.txt"]);
    // The second window is closed: a third one has its place, and its sheet.
    drop(second);
    drop(first);
    assert!(folder.store().has_left_sheet());
    let first = folder.store();
    let mut third = folder.store();
    assert_eq!(third.resume_sheet(), Ok(sheet("Emile")));
    assert!(!third.has_left_sheet());
    drop((first, third));
    fs::remove_file(folder.state().join("sheet.txt")).unwrap();
    let mut next = folder.store();
    assert_eq!(next.resume_sheet(), Ok(sheet("Emile")));
    assert_eq!(state(&folder), ["sheet.txt"]);
}

#[test]
fn a_sheet_that_cannot_be_written_is_written_as_soon_as_the_disk_works() {
    let folder = Folder::new("sheet-fails");
    let (mut store, disk) = folder.failing();
    store.keep_sheet(&sheet("Ada")).unwrap();
    disk.set(Some(ErrorKind::StorageFull));
    assert!(matches!(store.keep_sheet(&sheet("Emile")), Err(StoreError::Write { .. })));
    disk.set(None);
    assert_eq!(store.keep_sheet(&sheet("Emile")), Ok(()));
    assert_eq!(state(&folder), ["sheet.txt"]);
    drop(store);
    assert_eq!(folder.store().resume_sheet(), Ok(sheet("Emile")));
}
