//! Bases that are written and read again.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::{Preset, Rules};
use othello_notation::Record;
use othello_notation::base_writer::BaseWriter;
use othello_notation::date::Date;
use othello_notation::loss::Loss;
use othello_notation::reader::Reader;
use othello_notation::wthor::{Names, RawGames};
use proptest::prelude::*;

use crate::random;

fn made() -> Date {
    Date::new(Some(2026), Some(11), Some(23)).unwrap()
}

fn data(folder: &str) -> Vec<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data").join(folder);
    let mut paths: Vec<_> =
        fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|it| it.eq_ignore_ascii_case(extension))
}

fn records(bytes: &[u8], names: &Names) -> Vec<Record> {
    let games = RawGames::new(bytes).unwrap();
    games.filter_map(|game| game.unwrap().read(names).ok()).collect()
}

/// Returns the games of the files that a writer makes.
fn read_back(base: &BaseWriter) -> Vec<Record> {
    let files: BTreeMap<_, _> = base.files(made()).into_iter().collect();
    let mut names = Names::default();
    for list in ["WTHOR.JOU", "WTHOR.TRN"] {
        names.add(&files[list]).unwrap();
    }
    let games = files.iter().filter(|(name, _)| has_extension(Path::new(name), "wtb"));
    games.flat_map(|(_, bytes)| records(bytes, &names)).collect()
}

#[test]
fn the_games_of_the_base_come_back_with_their_names_and_scores() {
    let mut names = Names::default();
    for list in
        data("base").iter().filter(|it| has_extension(it, "jou") || has_extension(it, "trn"))
    {
        names.add(&fs::read(list).unwrap()).unwrap();
    }
    let mut base = BaseWriter::new(names.clone());
    let mut expected = Vec::new();
    for path in data("base").iter().chain(&data("formats")).filter(|it| has_extension(it, "wtb")) {
        for record in records(&fs::read(path).unwrap(), &names) {
            let lost = base.add(&record).unwrap();
            assert_eq!(lost, BTreeMap::new(), "{record:?}");
            expected.push(record);
        }
    }
    assert!(expected.len() > 300);
    assert_eq!(base.games(), expected.len());
    let found = read_back(&base);
    // They stand by year.
    expected.sort_by_key(|record| record.date.and_then(Date::year));
    assert_eq!(found, expected);
}

/// The bytes of a whole file: but for the day on which it was made, they are the same.
#[test]
fn a_file_of_the_base_is_written_byte_for_byte() {
    let path = data("formats").into_iter().find(|it| it.ends_with("WTH_1977.wtb")).unwrap();
    let bytes = fs::read(path).unwrap();
    // Its names, by numbers as large as the file has them.
    let list = |width: usize, count: u16, letter: &str| {
        let name = |number: u16| format!("{letter}{number:\0<0$}", width - 1).into_bytes();
        let names = (0..count).flat_map(|number| {
            let mut name = name(number);
            name.resize(width, 0);
            name
        });
        let mut list = vec![20, 26, 1, 1, 0, 0, 0, 0];
        list.extend(count.to_le_bytes());
        list.extend([0; 6]);
        list.extend(names);
        list
    };
    let mut names = Names::default();
    names.add(&list(20, 5000, "p")).unwrap();
    names.add(&list(26, 3000, "t")).unwrap();
    let mut base = BaseWriter::new(names.clone());
    for record in records(&bytes, &names) {
        base.add(&record).unwrap();
    }
    let files = base.files(made());
    let written = &files.iter().find(|(name, _)| name == "WTH_1977.wtb").unwrap().1;
    assert_eq!(written[16..], bytes[16..]);
    assert_eq!(written[4..14], bytes[4..14]);
}

#[test]
fn names_that_do_not_fit_are_cut_and_reported() {
    let mut record = Record::from(Game::new(Rules::OTHELLO));
    record.names.black = "A name of more than nineteen letters".parse().ok();
    record.names.white = "\u{5c71}\u{7530}".parse().ok();
    record.tags.insert("Event", "An event with a name that is too long").unwrap();
    record.date = Date::new(Some(2026), Some(5), None).ok();
    let mut base = BaseWriter::new(Names::default());
    let lost = base.add(&record).unwrap();
    let expected = [(Loss::Names, 2), (Loss::Date, 1), (Loss::Tags, 1)];
    assert_eq!(lost.into_iter().collect::<Vec<_>>(), expected);
    let found = read_back(&base).pop().unwrap();
    let cut = found.names.black.unwrap();
    assert_eq!(cut.as_str(), "A name of more than");
    assert_eq!(found.tags.get("Event"), Some("An event with a name that"));
}

#[test]
fn other_games_are_refused() {
    let mut base = BaseWriter::new(Names::default());
    let anti = base.add(&Record::from(Game::new(Preset::Anti.rules()))).unwrap_err();
    assert_eq!(anti.to_string(), "wthor cannot hold a game with the rules anti");
    let mut game = Game::new(Rules::OTHELLO);
    game.play(othello_core::square::Square::F5).unwrap();
    let later = Record::from(Game::from_position(game.position()));
    let error = base.add(&later).unwrap_err();
    assert_eq!(error.to_string(), "wthor cannot hold a game that begins from another position");
    assert_eq!(base.games(), 0);
}

/// Records with names that a base can hold.
fn any_record() -> impl Strategy<Value = Record> {
    let game = random::game(Position::start(Rules::OTHELLO));
    game.prop_flat_map(random::record)
}

proptest! {
    #[test]
    fn what_is_not_reported_comes_back(records in prop::collection::vec(any_record(), 1..8)) {
        let mut base = BaseWriter::new(Names::default());
        let lost: Vec<_> = records.iter().map(|record| base.add(record).unwrap()).collect();
        let found = read_back(&base);
        let mut pairs: Vec<_> = records.iter().zip(&lost).collect();
        pairs.sort_by_key(|(record, _)| record.date.and_then(Date::year).unwrap_or_default());
        prop_assert_eq!(found.len(), pairs.len());
        for (back, (record, lost)) in found.iter().zip(pairs) {
            let squares = |record: &Record| record.game.plies().iter().map(|ply| ply.square).collect::<Vec<_>>();
            prop_assert_eq!(squares(back), squares(record));
            if !lost.contains_key(&Loss::Names) {
                prop_assert_eq!(&back.names, &record.names);
            }
            if !lost.contains_key(&Loss::Date) {
                prop_assert_eq!(back.date, record.date);
            }
            if !lost.contains_key(&Loss::Result) && record.forfeit.is_none() {
                prop_assert_eq!(back.result(), record.result());
            }
            let event = |record: &Record| record.tags.get("Event").map(String::from);
            if !lost.contains_key(&Loss::Tags) {
                prop_assert_eq!(event(back), event(record));
            }
        }
    }
}

/// A reader of any format finds them too.
#[test]
fn the_reader_of_all_formats_reads_a_written_file() {
    let mut base = BaseWriter::new(Names::default());
    base.add(&Record::from(Game::new(Rules::OTHELLO))).unwrap();
    let (name, bytes) = base.files(made()).pop().unwrap();
    assert_eq!(name, "WTH_0000.wtb");
    let found = Reader::new(&bytes[..], Position::start(Rules::OTHELLO)).next().unwrap().unwrap();
    assert_eq!(found.record, Record::from(Game::new(Rules::OTHELLO)));
}
