//! Scoresheets that are typed in line by line.

use super::script;

/// A game with 31 and 32 swapped, 47 for 41, and 42 and 55 swapped, as it stands on the sheet.
const ROWS: [&str; 8] = [
    "sheet row 1 40 42 28 27 22 23 24 60",
    "sheet row 2 55 39 48 7 29 20 52 35",
    "sheet row 3 54 47 18 4 17 21 30 25",
    "sheet row 4 45 36 3 6 12 26",
    "sheet row 5 53 43 5 1 16 32",
    "sheet row 6 44 46 8 2 9 11 34 31",
    "sheet row 7 56 47 15 13 10 38 58 33",
    "sheet row 8 57 51 50 19 14 37 49 59",
];

const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3a2\
                    b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";

#[test]
fn a_sheet_with_three_errors_is_typed_repaired_and_saved() {
    let heading = [
        "sheet black Ada",
        "sheet white Emile",
        "sheet event Open",
        "sheet round 3",
        "sheet date 2026.11.21",
        "sheet score 42-22",
    ];
    let rest =
        ["sheet faults", "sheet save", "sheet repair 1", "sheet save", "transcript", "sheet"];
    script(&[], &[&heading[..], &ROWS, &rest].concat())
        .succeeds()
        .says("30 moves are legal. 31 at h6 flips no discs.")
        .says("60 of 60 numbers. Missing: 41. Twice: 47.")
        .says("47 appears at b3 and b7.")
        .says("1. 31 and 32 swapped; b3 is 41, not 47; 42 and 55 swapped: 42-22, as stated")
        .says("Type sheet repair 1 to take the first.")
        .says("Type sheet save anyway to save the 30 moves before the fault.")
        .says("The sheet is finished, and its game is on the board. Type sheet for the next one.")
        .says(GAME)
        .says("Event: Open")
        .says("Date: 2026.11.21")
        .says("Type each number where it stands on the paper.");
}

#[test]
fn what_is_no_command_of_the_sheet_is_refused_and_changes_nothing() {
    script(
        &[],
        &[
            "sheet f5 1",
            "sheet f5 100",
            "sheet d4 2",
            "sheet i9 1",
            "sheet row 9 1",
            "sheet row 1 1 2",
            "sheet repair 1",
            "sheet + a1",
            "sheet redo",
            "sheet undo",
            "sheet save",
        ],
    )
    .refuses(&[
        "expected a number from 1 to 99, or - for none, found \"100\"",
        "d4 has a disc of the start",
        "unknown option \"i9 1\" for sheet; type help sheet",
        "expected the number of a row, 1 to 8, found \"9\"",
        "expected 8 numbers for row 1, with - for an empty square, found 2",
        "no repairs are offered for this sheet",
        "a1 has no number",
        "no change of the sheet was undone",
        "the sheet has no numbers yet",
    ]);
}

#[test]
fn numbers_are_changed_one_by_one_and_the_board_follows() {
    script(
        &[],
        &[
            "sheet f5 1",
            "sheet d6 3",
            "sheet - d6",
            "sheet c3 3",
            "sheet date 2026.13",
            "sheet date 2026",
            "sheet board",
            "sheet c3 -",
            "sheet undo",
            "sheet d3 7",
            "sheet clear",
            "sheet undo",
            "sheet undo",
            "sheet save",
            "transcript",
        ],
    )
    .succeeds()
    .says("1 move is legal. 2 is missing.")
    .says("2 moves are legal. The game goes on.")
    .says("3 moves are legal. The game goes on.")
    .says(
        "3 moves are legal. The game goes on. Expected a date as 2026.11.21, with ? for what is unknown.",
    )
    .says("f5d6c3");
}

#[test]
fn the_heading_of_a_game_is_written_and_said() {
    let written = ["f5", "tags event Paris Open", "tags score 35-29", "tags"];
    script(&[], &written)
        .succeeds()
        .says("Written into the game. Event: Paris Open")
        .says("Event: Paris Open")
        .says("Score: 35-29");
    script(&[], &["tags event Paris", "tags event -", "tags date -", "tags"])
        .succeeds()
        .says("Nothing is known about the game.");
}
