//! Passes, earlier positions, positions that are shown and games that are loaded.

use othello_core::board::Color;
use othello_words::i18n::m;

use super::{FIRST_PASS, script};

#[test]
fn a_pass_is_announced_and_may_be_typed() {
    let reply = script(&[], &[FIRST_PASS, "pass", "undo", "redo", "list"]);
    let pass = &m::plies::pass(Color::Black, !Color::Black).to_string();
    reply.succeeds();
    assert!(reply.out.iter().any(|line| line.starts_with("White c1") && line.contains(pass)));
    let redo = reply.out.iter().find(|line| line.starts_with("Redone: White c1.")).unwrap();
    assert!(redo.contains(pass), "{redo}");
    let listed = reply.out.iter().find(|line| line.starts_with("8: White c1")).unwrap();
    assert!(listed.ends_with(pass), "{listed}");
}

#[test]
fn browsing_does_not_change_the_game() {
    let lines = [
        "back",
        "f5d6c3",
        "on",
        "back",
        "moves",
        "start",
        "back",
        "on",
        "position",
        "at 2",
        "end",
        "at 4",
        "at here",
        "transcript",
    ];
    script(&[], &lines)
        .refuses(&[
            "there is no earlier move",
            "there is no later move",
            "there is no earlier move",
            "the game has only 3 moves",
            "expected the number of a move, such as at 12, found \"here\"",
        ])
        .ends(&[
            "After move 2 of 3: White d6 flips d5. Black to move: c3, c4, c5, c6, c7.",
            "Black to move: c3, c4, c5, c6, c7.",
            "Before move 1 of 3: Black to move: c4, d3, e6, f5.",
            "After move 1 of 3: Black f5 flips e5. White to move: d6, f4, f6.",
            "---------------------------OX------XXX-------------------------- O",
            "After move 2 of 3: White d6 flips d5. Black to move: c3, c4, c5, c6, c7.",
            "After move 3 of 3: Black c3 flips d4. White to move: d3, f3, f4, g5.",
            "f5d6c3",
            "Not finished. Black 5, White 2, 57 empty.",
            "f5d6c3",
        ]);
}

#[test]
fn a_position_is_shown_with_its_statistics_and_moves() {
    let lines = ["f5d6c3", "stats", "diagram", "position", "transcript", "list"];
    script(&[], &lines).succeeds().ends(&[
        "Discs: Black 5, White 2, 57 empty.",
        "Mobility (legal moves): Black 4, White 4.",
        "Frontier discs (next to an empty square): Black 5, White 2.",
        "Stable discs (at least): Black 0, White 0.",
        "Corners: Black none; White none.",
        "Opening: Perpendicular Opening.",
        "   a  b  c  d  e  f  g  h",
        "1 -- -- -- -- -- -- -- --",
        "2 -- -- -- -- -- -- -- --",
        "3 -- --  3 -- -- -- -- --",
        "4 -- -- -- () ## -- -- --",
        "5 -- -- -- ## ()  1 -- --",
        "6 -- -- --  2 -- -- -- --",
        "7 -- -- -- -- -- -- -- --",
        "8 -- -- -- -- -- -- -- --",
        "------------------X--------XX------OXX-----O-------------------- O",
        "f5d6c3",
        "1: Black f5 flips e5.",
        "2: White d6 flips d5.",
        "3: Black c3 flips d4.",
        "Not finished. Black 5, White 2, 57 empty.",
        "f5d6c3",
    ]);
    let corners = format!("load X{}XO{}O X", "-".repeat(6), "-".repeat(54));
    script(&[], &[&corners, "stats", "transcript", "list"])
        .succeeds()
        .says("Corners: Black a1, h1; White h8.")
        .says("The opening has no name.")
        .says("No moves have been played.");
}

#[test]
fn a_game_is_loaded_or_refused_with_its_fault() {
    // Both could be to move.
    let wrong = "load --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";
    let lines = ["d3", "load F5 D6 2. c3", "load f5f5", "load words", wrong, "load", "moves"];
    script(&[], &lines)
        .refuses(&[
            "move 2: f5 is occupied",
            "\"words\" is neither moves nor a position nor the path of a file; :games has the saved games",
            "expected the side to move, X or O, after the 64 squares",
            "load needs an argument, as in: load f5d6c3",
        ])
        .says("Loaded. After move 3 of 3: Black c3 flips d4. White to move: d3, f3, f4, g5.");
    let passed = format!("load -OOOOOOX{} O", "-".repeat(56));
    let pass = m::plies::pass(Color::White, !Color::White).to_string();
    let said = format!("Loaded. No moves have been played. {pass} Black to move: a1.");
    script(&[], &[&passed, "list", "a1"]).succeeds().says(&said);
}

#[test]
fn rows_columns_and_squares_are_read_aloud() {
    let lines = ["f5", "row 6", "COLUMN D", "square d4", "square f6", "square d6", "square a1"];
    script(&[], &lines).succeeds().ends(&[
        "Row 6: a empty, b empty, c empty, d legal move, e empty, f legal move, g empty, h empty.",
        "Column d: 1 empty, 2 empty, 3 empty, 4 White, 5 Black, 6 legal move, 7 empty, 8 empty.",
        "d4: White.",
        "f6: empty, a legal move that flips 1 disc, e5. Black's replies: c4 flips 1, d3 flips 1, e6 flips 1, f7 flips 1.",
        "d6: empty, a legal move that flips 1 disc, d5. Black's replies: c3 flips 1, c4 flips 1, c5 flips 1, c6 flips 1, c7 flips 1.",
        "a1: empty, a corner, not a legal move.",
        "Not finished. Black 4, White 1, 59 empty.",
        "f5",
    ]);
}

#[test]
fn the_viewed_position_is_read_aloud() {
    let lines = ["f5d6c3", "at 1", "row 6", "end", "row 6", "resign", "row 3", "square d3"];
    script(&[], &lines)
        .succeeds()
        .says("Row 6: a empty, b empty, c empty, d legal move, e empty, f legal move, g empty, h empty.")
        .says("Row 6: a empty, b empty, c empty, d White, e empty, f empty, g empty, h empty.")
        .says("Row 3: a empty, b empty, c Black, d empty, e empty, f empty, g empty, h empty.")
        .says("d3: empty.");
}

#[test]
fn discs_to_choose_from_are_read_aloud() {
    let lines = ["e4d4d5e5", "row 4", "row 5", "square d5", "square e5"];
    script(&["--rules", "reversi-may-flip"], &lines)
        .succeeds()
        .says("Row 4: a empty, b empty, c empty, d White, e Black (can be flipped), f empty, g empty, h empty.")
        .says("Row 5: a empty, b empty, c empty, d Black (can be flipped), e White (choose it to flip none), f empty, g empty, h empty.")
        .says("d5: Black (can be flipped).");
}

#[test]
fn a_row_column_or_square_that_is_not_there_is_refused() {
    let lines = ["row 9", "row d", "column i", "column 4", "square i1", "square d", "row"];
    script(&[], &lines).refuses(&[
        "expected a row from 1 to 8, found \"9\"",
        "expected a row from 1 to 8, found \"d\"",
        "expected a column from a to h, found \"i\"",
        "expected a column from a to h, found \"4\"",
        "expected a square from a1 to h8, found \"i1\"",
        "expected a square from a1 to h8, found \"d\"",
        "row needs an argument, as in: row 4",
    ]);
}
