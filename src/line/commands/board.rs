//! The commands that describe the viewed position, also square by square for players who do not see
//! a board.

use crate::app::App;
use crate::line::audience::BoardEcho;
use crate::line::command::Command;
use crate::line::error::{LineError, quoted};
use crate::line::request::Request;
use crate::screen::board::plain;
use crate::words;
use crate::words::squares::state;
use othello_core::position::Position;
use othello_core::square::{Bitboard, Square};

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new("moves", "says whose turn it is and lists the legal squares.", |_, _| {
        Request::SayTurn
    }),
    Command::new("board", "draws the board once, or after each move.", echo)
        .with_optional_argument("board, or board on, or board off"),
    Command::new("row", "reads a row of the board, from a to h.", |rest, app| {
        row(&app.state().shown_position(), legal_moves(app), rest)
            .map_or_else(Request::Refuse, Request::Say)
    })
    .with_argument("row 4"),
    Command::new("column", "reads a column of the board, from 1 to 8.", |rest, app| {
        column(&app.state().shown_position(), legal_moves(app), rest)
            .map_or_else(Request::Refuse, Request::Say)
    })
    .with_argument("column d"),
    Command::new(
        "square",
        "says what is on a square, what kind of square it is, and what a move there would do.",
        |rest, app| {
            square(&app.state().shown_position(), legal_moves(app), rest)
                .map_or_else(Request::Refuse, Request::Say)
        },
    )
    .with_argument("square d4"),
];

fn echo(rest: &str, app: &App) -> Request {
    match rest.to_ascii_lowercase().as_str() {
        "" => Request::Say(board(app)),
        "on" => Request::Echo(BoardEcho::AfterMoves),
        "off" => Request::Echo(BoardEcho::OnRequest),
        _ => Request::refuse("board takes no argument except on or off"),
    }
}

/// Draws the viewed position, and counts its discs.
pub fn board(app: &App) -> String {
    drawing(&app.state().shown_position(), legal_moves(app))
}

/// Draws a position, in which these squares are marked, and counts its discs.
pub fn drawing(position: &Position, marked: Bitboard) -> String {
    format!("{}{}", plain::draw(position.board(), marked), words::moves::discs(position))
}

/// Returns the legal moves of the viewed position; none where a player has ended the game.
fn legal_moves(app: &App) -> Bitboard {
    let is_current = !app.viewed().is_browsing() && !app.exercise().is_under_way();
    if app.viewed().is_forfeited() && is_current {
        Bitboard::EMPTY
    } else {
        app.state().shown_position().legal_moves()
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
    Ok(words::squares::row(row + 1, &states.collect::<Vec<_>>()))
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
    Ok(words::squares::column(&first.name()[..1], &states.collect::<Vec<_>>()))
}

/// Returns a square: `d4: White.`, or what a move there would flip.
///
/// # Errors
/// When the text is not the name of a square.
fn square(position: &Position, legal: Bitboard, text: &str) -> Result<String, LineError> {
    match text.parse::<Square>() {
        Ok(square) => Ok(words::squares::description(position, legal, square)),
        Err(_) => {
            LineError::because(format!("expected a square from a1 to h8, found {}", quoted(text)))
        }
    }
}
