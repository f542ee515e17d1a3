//! The discs that are set up before the first move.

use crate::error::ReadErrorKind;
use crate::game_tree::Property;
use crate::located::Located;
use crate::record::set_up;
use crate::sgf::point;
use othello_core::board::{Board, Color};
use othello_core::position::Position;

/// Returns the position that is set up before the first move.
pub(super) fn start(
    properties: &[Property<'_>],
    usual: Position,
) -> Result<Position, Located<ReadErrorKind>> {
    let mut board = None;
    let mut next = None;
    let is_move = |property: &&Property<'_>| property.player().is_some();
    let first = properties.iter().find(is_move).map_or(usize::MAX, |property| property.node);
    for property in properties.iter().take_while(|property| property.node <= first) {
        let error =
            |expected| Located::new(property.at, ReadErrorKind::tag(&property.name, expected));
        match &*property.name {
            // It says whose turn it is, which the moves show; the first one counts.
            "PL" if next.is_some() => {}
            "AB" | "AW" => board = Some(set_up_on(board.unwrap_or(Board::EMPTY), property)?),
            "AE" => board = Some(set_up_on(board.unwrap_or(usual.board()), property)?),
            "PL" => {
                let letter = property.text().trim().chars().next();
                let color = match letter {
                    Some('1') => Some(Color::Black),
                    Some('2') => Some(Color::White),
                    _ => letter.and_then(Color::from_letter),
                };
                next = Some(color.ok_or_else(|| error("expected B or W"))?);
            }
            _ => {}
        }
    }
    match (board, next) {
        (None, None) => Ok(usual),
        (board, next) => {
            let board = board.unwrap_or(usual.board());
            Ok(set_up(usual.rules(), board, next.unwrap_or(Color::Black)))
        }
    }
}

/// Returns `true` if a property changes the board.
pub(super) fn is_set_up(property: &Property<'_>) -> bool {
    matches!(&*property.name, "AB" | "AW" | "AE")
}

fn set_up_on(board: Board, property: &Property<'_>) -> Result<Board, Located<ReadErrorKind>> {
    let squares = point::squares(property).ok_or_else(|| {
        let expected = "expected squares such as e4";
        Located::new(property.at, ReadErrorKind::tag(&property.name, expected))
    })?;
    Ok(match &*property.name {
        "AB" => board.with(Color::Black, squares),
        "AW" => board.with(Color::White, squares),
        _ => board.without(squares),
    })
}
