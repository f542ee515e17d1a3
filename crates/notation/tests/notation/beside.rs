//! Words beside a game are kept with it, or it is said that they are not.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_core::position::Position;
use othello_core::rules::{Preset, Rules};
use othello_core::tree::Moment;
use othello_notation::error::Warning;
use othello_notation::reader::{Found, Reader};
use othello_notation::{scores, scoresheets, transcript};

fn found(text: &str, usual: Position) -> Vec<Found> {
    let games = Reader::new(text.as_bytes(), usual);
    games.map(|game| game.unwrap_or_else(|error| panic!("{text}: {error}"))).collect()
}

#[track_caller]
fn only(text: &str) -> Found {
    let mut games = found(text, Position::start(Rules::OTHELLO));
    assert_eq!(games.len(), 1, "{text}: {games:?}");
    games.remove(0)
}

fn comment(found: &Found) -> &str {
    let note = found.record.annotations.note(Moment::Main(0));
    note.map_or("", |note| note.comment.as_str())
}

#[test]
fn words_before_a_game_are_its_comment() {
    for (text, expected) in [
        ("Tiger\nPartie: f5d6c3\n", "Tiger"),
        ("Tiger:\nPartie: f5d6c3\n", ""),
        ("A fine game\n{\"m\":\"f5\"}\n", "A fine game"),
        ("Of the league\n\ndate,moves\n2024.01.02,f5d6c3\n", "Of the league"),
    ] {
        assert_eq!(comment(&only(text)), expected, "{text}");
    }
}

const WHOLE: &str = "d3c3b3e3f3c5f6g2b5c6f4a5h1f5d6e7d7e6d8c4c7b7a8b6a4f8g4b4e8a3a7g5g8c2h4g3a2h3c1d1d2e1f1f7a6h6e2b8g7c8h5g6h2h7h8g1b2f2a1b1";

#[test]
fn passes_behind_the_end_are_told_in_tables_and_objects() {
    let squares = (0..WHOLE.len() / 2).map(|at| &WHOLE[2 * at..][..2]);
    let moves: Vec<_> = squares.map(|square| format!("{{\"m\":\"{square}\"}}")).collect();
    for text in [
        format!("date,moves\n2024.01.02,{WHOLE} -- --\n"),
        format!("{{\"moves\":[{},{{\"m\":\"-\"}},{{\"m\":\"-\"}}]}}", moves.join(",")),
    ] {
        let read = only(&text);
        assert_eq!(transcript::write(read.record.game.plies()), WHOLE, "{text}");
        let is_told = |warning: &Warning| warning.to_string().contains("2 passes");
        assert!(read.warnings.iter().any(is_told), "{text}: {:?}", read.warnings);
    }
}

#[test]
fn an_object_without_its_end_is_cut_off() {
    let read = only("{\"moves\":[{\"m\":\"f5\"},{\"m\":\"d6\"},");
    assert_eq!(transcript::write(read.record.game.plies()), "f5d6");
    assert_eq!(read.warnings, [Warning::CutOff]);
}

#[test]
fn a_score_behind_a_grid_in_a_line_counts() {
    let grid = "- - - - - - - - - - - - - - - - - - 3 - - - - - - - - O X - - - \
                - - - X O 1 - - - - - 2 - - - - - - - - - - - - - - - - - - - -";
    let cells: Vec<&str> = grid.split(' ').collect();
    let rows: String = cells.chunks(8).map(|row| row.join(" ") + "\n").collect();
    let [behind, below] =
        [format!("{grid} 62-2"), format!("{rows}62-2")].map(|it| only(&it).record);
    assert_eq!(transcript::write(behind.game.plies()), "f5d6c3");
    assert_eq!(behind, below);
    assert_ne!(behind, only(grid).record);
}

#[test]
fn tables_are_played_from_the_usual_start() {
    let start = Position::start(Preset::Reversi.rules());
    let games = found("name,moves\nAnn,d4e4d5e5f5\n", start);
    assert_eq!(games.len(), 1);
    assert_eq!(transcript::write(games[0].record.game.plies()), "d4e4d5e5f5");
}

#[test]
fn sheets_begin_where_their_games_do() {
    let usual = Position::start(Rules::OTHELLO);
    let text =
        "(;GM[2]AB[e4][d5][f5][e5]AW[d4]PL[W];W[d6];B[c3];W[z9])\n(;GM[2];B[f5];W[d6];B[c3])";
    let sheets = scoresheets::sheets(text, usual);
    let [(1, Some((_, first))), (2, Some((_, second)))] = &sheets[..] else { panic!("{sheets:?}") };
    assert_ne!(*first, usual);
    assert_eq!(*second, usual);
}

#[test]
fn a_numbered_move_in_a_sheet_is_no_comment() {
    let usual = Position::start(Rules::OTHELLO);
    let sheets = scoresheets::sheets("# Ann\n#1 f5 #2 d6\n", usual);
    let [(2, Some((sheet, _)))] = &sheets[..] else { panic!("{sheets:?}") };
    assert_eq!(sheet.len(), 2);
}

#[test]
fn scores_in_all_spellings_are_read_and_those_that_are_no_discs_say_nothing() {
    let board = "---------------------------OX------XO---------------------------";
    for (text, expected) in [
        ("d3:+4; c4:-1e30;", "d3+4"),
        ("d3:+4; c4:nan;", ""),
        ("d3:+4; --:-127;", "d3+4"),
        ("d3:+4; c4:-2; --:-127;", "d3+4 c4-2"),
        ("D3:4;C4:-2", "d3+4 c4-2"),
        ("d3: +4.00; c4: -2.00;", "d3+4 c4-2"),
        ("d3:+4", "d3+4"),
        ("d3:+64; c4:+65;", "d3+64"),
        ("PA:+12;", "--+12"),
        ("--:+12;", "--+12"),
        ("pass:-3;", "---3"),
        ("ps:0;", "--+0"),
        ("d3:+4; c4:?;", ""),
    ] {
        let record = only(&format!("{board} X; {text}\n")).record;
        let scores =
            scores::scores(&record).into_iter().map(|scores::MoveScore { square, score }| {
                format!("{}{score:+}", square.map_or("--", |square| square.name()))
            });
        assert_eq!(scores.collect::<Vec<_>>().join(" "), expected, "{text}");
    }
}
