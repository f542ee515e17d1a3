//! The games that count, and what they count as.

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::rules::{Preset, Rules};
use othello_core::tree::Moment;
use othello_games::explorer::{Ending, Query, Selection, Years, is_program, plies_before, turned};
use othello_notation::date::Date;
use othello_notation::error::{ErrorCategory, ReadErrorKind};
use othello_notation::reader::Reader;

use crate::{BASE, base_of, data, each, names, position};

/// A game with tags.
fn pgn(tags: &str, moves: &str) -> String {
    let tags: Vec<_> = tags.split_terminator("; ").map(|tag| format!("[{tag}]\n")).collect();
    format!("{}\n{moves} *\n\n", tags.concat())
}

/// Counts the first moves of Black in the games of a text, all programs left out.
#[track_caller]
fn check_first_moves(games: &str, expected: &[(&str, [u64; 4], Option<f64>)]) {
    let base = base_of([games]);
    let rows = base.rows(&position(""), &Selection::all(&base));
    let rows: Vec<_> = rows
        .iter()
        .map(|row| {
            let count = row.count;
            let numbers =
                [count.games, count.wins[Color::Black], count.draws, count.wins[Color::White]];
            (row.square.name(), numbers, count.discs())
        })
        .collect();
    assert_eq!(rows, expected);
}

/// White resigns, Black runs out of time, and a game stops.
#[test]
fn a_forfeit_is_won_without_discs_and_an_unfinished_game_only_counts() {
    let games = [
        pgn("Termination \"white resigns\"; Result \"1-0\"", "1. f5 d6 2. c3"),
        pgn("Termination \"time forfeit\"; Result \"0-1\"", "1. f5 f6"),
        pgn("", "1. f5 d6"),
    ]
    .concat();
    let numbers = [3, 1, 0, 1];
    let expected = ["c4", "d3", "e6", "f5"].map(|square| (square, numbers, None));
    check_first_moves(&games, &expected);
}

#[test]
fn the_winner_of_a_game_that_ends_early_gets_the_empty_squares() {
    // Nine moves, 13-0 on the board.
    let expected = ["c4", "d3", "e6", "f5"].map(|square| (square, [1, 1, 0, 0], Some(64.0)));
    check_first_moves("e6 f4 e3 f6 g5 d6 e7 f5 c5\n", &expected);
}

#[test]
fn games_by_other_rules_are_skipped_and_the_mirrored_start_is_not_another_rule() {
    let games = [
        pgn("Variant \"anti\"", "1. f5 d6"),
        pgn("Variant \"othello-mirrored\"", "1. f4 d3"),
        pgn("Variant \"reversi\"", "1. d4 e4 2. d5 e5"),
        pgn("", "1. f5 f6"),
        pgn("", "1. f5 g5"),
    ]
    .concat();
    let (mut counted, mut skipped, mut faults) = (0, 0, 0);
    each(games.as_bytes(), |game| match game {
        Ok(_) => counted += 1,
        Err(error) if error.kind.category() == ErrorCategory::Skipped => skipped += 1,
        Err(_) => faults += 1,
    });
    assert_eq!((counted, skipped, faults), (2, 2, 1));
    let anti = Position::start(Preset::Anti.rules());
    assert!(Query::new(&anti).rows().is_empty(), "no game by such rules is in a base");
}

#[test]
fn a_game_from_a_position_that_was_set_up_counts_from_there_on() {
    let start = position("f5d6c3");
    let letters: String = start.board().letters().map(char::from).iter().collect();
    let base = base_of([format!("{letters} O; d3 c4\n"), "f5d6c3d3\n".into()]);
    let all = Selection::all(&base);
    assert_eq!(base.games_at(&position("f5d6c3d3"), &all), [0, 1]);
    assert_eq!(base.games_at(&start, &all), [0, 1]);
    assert_eq!(base.games_at(&position("f5d6"), &all), [1]);
    assert_eq!(base.start(0).board(), start.board());
}

/// The reader of the base replays games in its own way.
#[test]
fn the_base_is_read_as_the_reader_of_records_reads_it() {
    let files = BASE.into_iter().chain(["formats/WTH_1977.wtb", "formats/WTH_edge_cases.wtb"]);
    for file in files.chain(["formats/edax46_export.wtb", "formats/nboard_test.WTB"]) {
        let bytes = data(file);
        let usual = Position::start(Rules::OTHELLO);
        let records = Reader::new(&bytes[..], usual).with_names(names());
        let records: Vec<_> = records.map(|found| found.map(|found| found.record)).collect();
        let mut index = 0;
        each(&bytes, |game| {
            match (&game, &records[index]) {
                (Ok(game), Ok(record)) => {
                    let moves: Vec<_> = record.game.plies().iter().map(|ply| ply.square).collect();
                    assert_eq!(game.moves, moves, "{file}: game {}", index + 1);
                    assert_eq!(
                        Color::BOTH.map(|color| game.names[color]),
                        Color::BOTH.map(|color| record.name(color))
                    );
                    assert_eq!(
                        game.event,
                        record.tags.get("Event").filter(|name| !name.starts_with("tournament ")),
                        "{file}"
                    );
                    assert_eq!(
                        (game.year, game.number),
                        (record.date.and_then(Date::year), index + 1)
                    );
                }
                (Err(error), Err(expected)) => assert_eq!(error, expected),
                other => panic!("{file}: {other:?}"),
            }
            index += 1;
        });
        assert_eq!(index, records.len(), "{file}");
    }
}

#[test]
fn a_record_has_what_the_base_knows_of_a_game() {
    let base = base_of([pgn(
        "Event \"Paris\"; Date \"1999.05.01\"; Black \"Ann\"; White \"Bo (x)\"; Termination \"black resigns\"",
        "1. f5 d6 2. c3",
    )]);
    let record = base.record(0);
    assert_eq!(record.name(Color::White), Some("Bo (x)"));
    assert_eq!(record.tags.get("Event"), Some("Paris"));
    assert_eq!(record.date.and_then(Date::year), Some(1999));
    assert_eq!(record.game.position(), position("f5d6c3"));
    assert_eq!(record.result().and_then(|result| result.winner), Some(Color::White));
    assert_eq!(base.listed(0).ending, Ending::Forfeited(Color::White));
}

#[test]
fn a_fault_concerns_one_game() {
    let mut bytes = data(BASE[0]);
    // The second move of the second game is on a square of the first.
    bytes[16 + 68 + 9] = bytes[16 + 68 + 8];
    let mut found = Vec::new();
    each(&bytes, |game| found.push(game.map(|game| game.number).map_err(|error| error.kind)));
    assert_eq!(found.len(), 100);
    assert!(matches!(found[1], Err(ReadErrorKind::Move(_))), "{:?}", found[1]);
    assert_eq!(found[2], Ok(3));
}

#[test]
fn spans_of_years_are_read_and_written() {
    for (text, written) in
        [("1990", "1990"), ("1990-2005", "1990-2005"), ("1990-", "1990-"), (" -2005", "-2005")]
    {
        assert_eq!(text.parse::<Years>().unwrap().to_string(), written);
    }
    for text in ["", "-", "2005-1990", "199o", "1990-2005-2010", "70000"] {
        assert!(text.parse::<Years>().is_err(), "{text}");
    }
}

#[test]
fn parentheses_behind_a_name_mark_a_program() {
    assert!(is_program("Edax (Delorme)") && is_program("Prog 00012 (P)"));
    assert!(!is_program("Ann") && !is_program("Ann (the great) B."));
}

#[test]
fn habits_fold_symmetrical_positions_and_moves() {
    let base =
        base_of(["f5d6c3d3", "d3c5f6f5", "f5f4", "c4e3f6e6"].map(|game| format!("{game}\n")));
    let all = Selection::all(&base);
    let habits = base.habits(&all, |_| vec![Color::White], 4, 2);
    let lines: Vec<_> = habits
        .iter()
        .map(|habit| {
            let replies: Vec<_> =
                habit.replies.iter().map(|(square, games)| (square.name(), *games)).collect();
            (othello_notation::transcript::write(habit.game.plies()), habit.games, replies)
        })
        .collect();
    assert_eq!(
        lines,
        [("f5".into(), 4, vec![("d6", 3), ("f4", 1)]), ("f5d6c3".into(), 3, vec![("d3", 3)]),]
    );
}

#[test]
fn a_game_is_turned_so_that_it_goes_through_the_position_as_it_stands() {
    let base = base_of(["f5d6c3d3c4"]);
    let there = position("d3c5f6");
    let record = turned(base.record(0), &there);
    assert_eq!(plies_before(&record.game, &there), Some(3));
    assert_eq!(record.game.position_at(3), there);
    assert_eq!(record.game.plies().len(), 5);
    let elsewhere = position("d3c5f6f5e6");
    assert_eq!(turned(record.clone(), &elsewhere), record);
    // A comment speaks of squares.
    let mut noted = base.record(0);
    noted.annotations.note_mut(Moment::Main(1)).add_comment("f5 as usual");
    assert_eq!(turned(noted.clone(), &there), noted);
}
