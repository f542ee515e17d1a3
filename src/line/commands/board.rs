//! The commands that describe the viewed position, also square by square for players who do not see
//! a board.

use crate::game::controller::Controller;
use crate::line::command::Command;
use crate::line::error::{LineError, quoted};
use crate::line::request::Request;
use crate::screen::board::plain;
use crate::words;
use othello_core::position::Position;
use othello_core::square::{Bitboard, Square};

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new("moves", "says whose turn it is and lists the legal squares.", |_, _| {
        Request::SayTurn
    }),
    Command::new("board", "draws the board.", |_, controller| Request::Say(board(controller))),
    Command::new("row", "reads a row of the board, from a to h.", |rest, controller| {
        row(&controller.state().shown_position(), legal_moves(controller), rest)
            .map_or_else(Request::Refuse, Request::Say)
    })
    .with_argument("row 4"),
    Command::new("column", "reads a column of the board, from 1 to 8.", |rest, controller| {
        column(&controller.state().shown_position(), legal_moves(controller), rest)
            .map_or_else(Request::Refuse, Request::Say)
    })
    .with_argument("column d"),
    Command::new(
        "square",
        "says what is on a square, and what a move there would flip.",
        |rest, controller| {
            square(&controller.state().shown_position(), legal_moves(controller), rest)
                .map_or_else(Request::Refuse, Request::Say)
        },
    )
    .with_argument("square d4"),
];

/// Draws the viewed position, and counts its discs.
pub fn board(controller: &Controller) -> String {
    let position = controller.state().shown_position();
    let drawing = plain::draw(position.board(), legal_moves(controller));
    format!("{drawing}{}", words::moves::discs(&position))
}

/// Returns the legal moves of the viewed position; none where a player has ended the game.
fn legal_moves(controller: &Controller) -> Bitboard {
    let is_current = !controller.viewed().is_browsing() && !controller.exercise().is_under_way();
    if controller.viewed().is_forfeited() && is_current {
        Bitboard::EMPTY
    } else {
        controller.state().shown_position().legal_moves()
    }
}

/// Returns a row, square by square: `Row 3: a empty, b empty, c empty, d legal move, …`
///
/// # Errors
/// When the text is not the number of a row.
fn row(position: &Position, legal: Bitboard, text: &str) -> Result<String, LineError> {
    let &[digit @ b'1'..=b'8'] = text.as_bytes() else {
        return LineError::because(format!("expected a row from 1 to 8, found {}", quoted(text)));
    };
    let row = digit - b'1';
    let squares = Square::ALL.into_iter().filter(|square| square.row() == row);
    let states =
        squares.map(|square| format!("{} {}", &square.name()[..1], state(position, legal, square)));
    Ok(format!("Row {}: {}.", row + 1, states.collect::<Vec<_>>().join(", ")))
}

/// Returns a column, square by square: `Column d: 1 empty, 2 empty, 3 legal move, 4 White, …`
///
/// # Errors
/// When the text is not the letter of a column.
fn column(position: &Position, legal: Bitboard, text: &str) -> Result<String, LineError> {
    let column = match text.as_bytes() {
        &[letter] if letter.is_ascii_alphabetic() => letter.to_ascii_lowercase() - b'a',
        _ => u8::MAX,
    };
    let squares: Vec<_> =
        Square::ALL.into_iter().filter(|square| square.column() == column).collect();
    let Some(first) = squares.first() else {
        return LineError::because(format!(
            "expected a column from a to h, found {}",
            quoted(text)
        ));
    };
    let states = squares
        .iter()
        .map(|square| format!("{} {}", square.row() + 1, state(position, legal, *square)));
    Ok(format!("Column {}: {}.", &first.name()[..1], states.collect::<Vec<_>>().join(", ")))
}

/// Returns a square: `d4: White.`, or what a move there would flip.
///
/// # Errors
/// When the text is not the name of a square.
fn square(position: &Position, legal: Bitboard, text: &str) -> Result<String, LineError> {
    let Ok(square) = text.parse::<Square>() else {
        return LineError::because(format!(
            "expected a square from a1 to h8, found {}",
            quoted(text)
        ));
    };
    let state = match position.board().disc(square) {
        Some(_) => state(position, legal, square),
        None if legal.contains(square) => {
            let flips = position.flips(square);
            let flips = match flips.len() {
                0 => String::new(),
                1 => format!(" that flips 1 disc, {}", words::moves::list(flips)),
                count => format!(" that flips {count} discs, {}", words::moves::list(flips)),
            };
            format!("empty, a legal move{flips}")
        }
        None if legal.is_empty() => "empty".into(),
        None => "empty, not a legal move".into(),
    };
    Ok(format!("{square}: {state}."))
}

/// Returns the content of a square in a word or two.
fn state(position: &Position, legal: Bitboard, square: Square) -> String {
    match (position.board().disc(square), legal.contains(square)) {
        (Some(color), false) => color.to_string(),
        // Under some rules the player chooses the discs to flip.
        (Some(color), true) if position.pending() == Some(square) => {
            format!("{color} (choose it to flip none)")
        }
        (Some(color), true) => format!("{color} (can be flipped)"),
        (None, true) => "legal move".into(),
        (None, false) => "empty".into(),
    }
}
