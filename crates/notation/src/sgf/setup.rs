//! The discs that are set up before the first move.

use crate::error::ReadErrorKind;
use crate::game_tree::Property;
use crate::located::Located;
use crate::record::set_up;
use crate::sgf::point;
use othello_core::board::{Board, ByColor, Color};
use othello_core::position::Position;
use othello_core::square::Bitboard;

/// Returns the position that is set up before the first move.
pub(super) fn start(
    properties: &[Property<'_>],
    usual: Position,
) -> Result<Position, Located<ReadErrorKind>> {
    let mut board = None;
    let mut next = None;
    let is_move = |property: &&Property<'_>| property.player().is_some();
    let first = properties.iter().find(is_move).map_or(usize::MAX, |property| property.node);
    for property in properties {
        let error =
            |expected| Located::new(property.at, ReadErrorKind::tag(&property.name, expected));
        match &*property.name {
            "AB" | "AW" | "AE" if property.node > first => {
                let node = property.node;
                let why = format!("expected no change of the board in mid-game, node {node}");
                return Err(Located::new(property.at, ReadErrorKind::tag(&property.name, why)));
            }
            // It says whose turn it is, which the moves show; the first one counts.
            "PL" if property.node > first || next.is_some() => {}
            name @ ("AB" | "AW") => {
                let color = if name == "AB" { Color::Black } else { Color::White };
                let discs =
                    point::squares(property).ok_or_else(|| error("expected squares such as e4"))?;
                board = Some(board.unwrap_or(Board::EMPTY).with(color, discs));
            }
            "AE" => {
                let cleared =
                    point::squares(property).ok_or_else(|| error("expected squares such as e4"))?;
                board = without(board.unwrap_or(usual.board()), cleared);
            }
            "PL" => {
                let letter = property.text().trim().chars().next();
                let color = letter.and_then(Color::from_letter);
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

fn without(board: Board, squares: Bitboard) -> Option<Board> {
    let left = ByColor::from_fn(|color| board.discs(color) - squares);
    Board::new(left.black, left.white)
}
