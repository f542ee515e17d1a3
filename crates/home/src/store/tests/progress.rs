//! The file of progress: what is added stays, whatever else happens to the file.

use std::thread;

use super::*;
use crate::memory::entry::{self, FoldedPosition, PositionAnswer, ProgressEntry, Source};
use crate::memory::schedule::UnixTime;
use crate::store::progress::{KeptEntries, NAME, ProgressFile};
use crate::store::{Answers, Recollection};
use othello_core::position::Position;
use othello_core::rules::Rules;

/// An answer that took so many seconds, by which it is known.
fn answer(number: u16) -> ProgressEntry {
    ProgressEntry::Answer(PositionAnswer {
        place: FoldedPosition::of(&Position::start(Rules::OTHELLO)),
        source: Source::Mistake,
        square: None,
        loss: None,
        undecided: false,
        seconds: f32::from(number),
        idea: None,
        why: None,
    })
}

fn numbers(file: &ProgressFile) -> Vec<f32> {
    let seconds = |(_, entry): &(UnixTime, ProgressEntry)| match entry {
        ProgressEntry::Answer(answer) => answer.seconds,
        ProgressEntry::Mistake(_)
        | ProgressEntry::Game(_)
        | ProgressEntry::Repertoire(_)
        | ProgressEntry::Tutorial(_)
        | ProgressEntry::Lesson(_) => -1.0,
    };
    file.read().unwrap().entries.iter().map(seconds).collect()
}

#[test]
fn answers_are_remembered_by_the_next_window() {
    let folder = Folder::new("progress");
    let mut store = folder.store();
    let Recollection { memory, faults, .. } = store.recall().unwrap();
    assert!(memory.answers().is_empty() && faults.is_empty());
    assert_eq!(store.remember(vec![answer(1), answer(2)]), Ok(()));
    let recalled = folder.store().recall().unwrap();
    assert_eq!(recalled.memory.answers().len(), 2);
    assert!(recalled.now >= recalled.memory.answers()[1].0);
}

#[test]
fn damaged_and_foreign_lines_are_reported_and_kept() {
    let folder = Folder::new("progress-damaged");
    let file = ProgressFile::in_folder(&folder.data());
    file.add(1, vec![answer(1)]).unwrap();
    let whole = fs::read_to_string(folder.data().join(NAME)).unwrap();
    // A line was cut by a kill, and others come from elsewhere.
    let before =
        format!("{whole}{{\"v\":7,\"kind\":\"answer\"}}\nnonsense\n\n\u{feff}{}", &whole[..40]);
    fs::write(folder.data().join(NAME), &before).unwrap();
    file.add(2, vec![answer(2)]).unwrap();
    let KeptEntries { faults, .. } = file.read().unwrap();
    assert_eq!((faults.damaged, faults.foreign), (vec![3, 5], 1));
    assert_eq!(numbers(&file), [1.0, 2.0]);
    let after = fs::read_to_string(folder.data().join(NAME)).unwrap();
    assert!(after.starts_with(&before) && after[before.len()..].starts_with("\n{\"v\":1"));
}

/// Wherever a line is cut, those before and after it are read.
#[test]
fn a_line_that_is_cut_anywhere_costs_that_line_alone() {
    let folder = Folder::new("progress-cut");
    let file = ProgressFile::in_folder(&folder.data());
    file.add(1, vec![answer(1), answer(2)]).unwrap();
    let whole = fs::read(folder.data().join(NAME)).unwrap();
    let first = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    for cut in first..=whole.len() {
        fs::write(folder.data().join(NAME), &whole[..cut]).unwrap();
        file.add(3, vec![answer(3)]).unwrap();
        let is_whole = cut + 1 >= whole.len();
        let expected: &[f32] = if is_whole { &[1.0, 2.0, 3.0] } else { &[1.0, 3.0] };
        assert_eq!(numbers(&file), expected, "cut after {cut} bytes");
    }
}

#[test]
fn windows_that_answer_at_once_lose_nothing() {
    const WINDOWS: u16 = 4;
    const ANSWERS: u16 = 25;
    let folder = Folder::new("progress-windows");
    let data = folder.data();
    thread::scope(|scope| {
        for window in 0..WINDOWS {
            let data = &data;
            scope.spawn(move || {
                let file = ProgressFile::in_folder(data);
                for number in 0..ANSWERS {
                    file.add(1, vec![answer(window * ANSWERS + number)]).unwrap();
                }
            });
        }
    });
    let file = ProgressFile::in_folder(&data);
    let mut found = numbers(&file);
    found.sort_by(f32::total_cmp);
    assert_eq!(found, (0..WINDOWS * ANSWERS).map(f32::from).collect::<Vec<_>>());
    assert!(file.read().unwrap().faults.is_empty());
}

#[test]
fn a_file_that_was_deleted_is_made_again_of_the_saved_games() {
    const REVIEWED: &str = include_str!("../../../../../tests/data/reviewed_against_level_3.pgn");
    let folder = Folder::new("progress-rebuilt");
    fs::create_dir_all(folder.data().join("games")).unwrap();
    fs::write(folder.data().join("games/one.pgn"), REVIEWED).unwrap();
    // Two people, whose moves are nobody's without a name.
    let people = REVIEWED.replace("[WhiteEngine \"level:3\"]\n", "");
    fs::write(folder.data().join("games/two.pgn"), people).unwrap();
    let recalled = folder.store().recall().unwrap();
    let (games, errors) = (recalled.memory.games().len(), recalled.memory.cards().len());
    assert_eq!((games, errors), (1, 17));
    let path = folder.data().join(NAME);
    let first = fs::read_to_string(&path).unwrap();
    folder.store().recall().unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), first, "made once");
    fs::remove_file(&path).unwrap();
    let again = folder.store().recall().unwrap();
    assert_eq!(again.memory.cards(), recalled.memory.cards());
    let entries = again.memory.games().iter().cloned().map(ProgressEntry::Game).collect();
    folder.store().remember(entries).unwrap();
    assert_eq!(folder.store().recall().unwrap().memory.games().len(), 1, "noted once");
    assert!(entry::read(first.lines().next().unwrap().as_bytes()).is_ok());
}
