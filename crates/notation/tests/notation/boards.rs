//! Boards by what their signs mean, and the side to move beside them.

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::Format;
use othello_notation::reader::Reader;

const START: &str = "---------------------------OX------XO---------------------------";
const SIX: &str = "------------------XO------XXXO-----OOX-----O--------------------";

fn read(text: &str) -> Result<String, String> {
    let mut games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    let game = games.next().expect("there is something").map_err(|error| error.kind.to_string())?;
    assert!(games.next().is_none(), "{text}");
    Ok(Format::Position.write(&game.record).expect("it is written").trim_end().to_owned())
}

/// Draws a board in eight rows with these signs for empty, black and white squares.
fn drawn(board: &str, [empty, black, white]: [&str; 3], between: &str) -> String {
    let sign = |letter: char| match letter {
        'X' => black,
        'O' => white,
        _ => empty,
    };
    let letters: Vec<char> = board.chars().collect();
    let rows = letters.chunks(8).map(|row| {
        let signs: Vec<_> = row.iter().map(|letter| sign(*letter)).collect();
        signs.join(between) + "\n"
    });
    rows.collect()
}

#[test]
fn a_sign_means_what_the_others_leave_to_it() {
    for signs in [
        ["⬜", "⚫", "⚪"],
        ["⬛", "⚫", "⚪"],
        ["⬜\u{fe0f}", "⚫\u{fe0f}", "⚪\u{fe0f}"],
        ["🟩", "⬛", "⬜"],
        ["🟩", "⚫", "⬜"],
        ["🟫", "⚫", "⚪"],
        ["➕", "⚫", "⚪"],
        ["□", "●", "○"],
        ["□", "■", "○"],
        ["0", "1", "2"],
        ["2", "0", "1"],
    ] {
        let text = drawn(SIX, signs, "") + "white to move\n";
        assert_eq!(read(&text), Ok(format!("{SIX} O")), "{text}");
    }
    for (signs, between) in [(["0", "1", "-1"], " "), (["0", "1", "2"], ", ")] {
        let text = drawn(SIX, signs, between) + "white to move\n";
        assert_eq!(read(&text), Ok(format!("{SIX} O")), "{text}");
    }
}

#[test]
fn signs_that_may_mean_either_are_refused() {
    for signs in [["⬜", "⚫", "⬜"], ["⬛", "⬛", "⚪"], ["⬜", "⬛", "⬜"]] {
        let text = drawn(START, signs, "") + "black to move\n";
        let fault = read(&text).expect_err(&text);
        assert!(fault.starts_with("expected signs that tell discs"), "{text}: {fault}");
    }
    // All discs of the centre are of one colour: either of the other digits may be that of the empty squares.
    let doubtful = "00000000\n00000000\n00220000\n00111000\n00011000\n\
                    00000000\n00000000\n00000000\nblack to move\n";
    assert!(read(doubtful).is_err(), "{doubtful}");
}

#[test]
fn two_numbers_do_not_tell_at_which_corner_they_begin() {
    for text in [
        "0x0000000810000000 0x0000001008000000",
        "black = 0x000000081c080000ULL\nwhite = 0x0000001000100000ULL\n",
    ] {
        let fault = read(text).expect_err(text);
        assert!(fault.starts_with("expected 64 squares, found two numbers"), "{fault}");
    }
}

#[test]
fn the_side_to_move_may_be_a_word_behind_the_squares() {
    for (behind, side) in [
        (" Black", 'X'),
        (" White 32 -34", 'O'),
        (",White", 'O'),
        (";Black", 'X'),
        (", black to play", 'X'),
        (" noir", 'X'),
        (" (White)", 'O'),
        (" 白", 'O'),
        (" O C6:+2 E6:-4", 'O'),
    ] {
        assert_eq!(read(&format!("{SIX}{behind}\n")), Ok(format!("{SIX} {side}")), "{behind}");
    }
    for behind in [" Black wins", " White: Ada", " Blackburn"] {
        assert!(read(&format!("{SIX}{behind}\n")).is_err(), "{behind}");
    }
}

#[test]
fn sides_that_contradict_each_other_are_refused() {
    let rows = drawn(SIX, ["-", "X", "O"], " ");
    for text in [
        format!("{SIX} X O\n"),
        format!("{SIX} X\nWhite to move\n"),
        rows.replacen('\n', "  Black to move\n", 1) + "White to move\n",
    ] {
        assert_eq!(
            read(&text),
            Err("expected nothing more after the side to move".into()),
            "{text}"
        );
    }
    let text = format!("{SIX} X\nBlack to move\n");
    assert_eq!(read(&text), Ok(format!("{SIX} X")));
}

#[test]
fn a_square_or_a_row_too_few_or_too_many_is_refused() {
    let rows = drawn(SIX, ["-", "X", "O"], "");
    for text in [
        format!("{} O\n", &SIX[..63]),
        format!("{} O\n", rows[..rows.len() - 2].replace('\n', " ")),
        rows.clone() + "--------\nX\n",
        rows + "--------\n--------\nX\n",
    ] {
        let fault = read(&text).expect_err(&text);
        assert!(fault.starts_with("expected 64 "), "{text}: {fault}");
    }
}

#[test]
fn columns_from_h_to_a_are_read_as_they_stand() {
    let mirrored: String = SIX
        .as_bytes()
        .chunks(8)
        .flat_map(|row| row.iter().rev().map(|sign| char::from(*sign)))
        .collect();
    let rows = drawn(&mirrored, ["-", "X", "O"], " ");
    for text in [
        format!("  h g f e d c b a\n{rows}O to move\n"),
        format!("{rows}H G F E D C B A\nO to move\n"),
    ] {
        assert_eq!(read(&text), Ok(format!("{SIX} O")), "{text}");
    }
}
