//! The discs that are set up before the first move, and those that stood on the board after one.

use crate::error::ReadErrorKind;
use crate::game_tree::Property;
use crate::located::Located;
use crate::record::set_up;
use crate::sgf::point;
use othello_core::board::{Board, Color};
use othello_core::correction::Correction;
use othello_core::position::Position;

/// Returns the position that is set up before the first move.
pub(super) fn start(
    properties: &[Property<'_>],
    usual: Position,
) -> Result<Position, Located<ReadErrorKind>> {
    let mut board = None;
    let mut next = None;
    let first = first_move(properties);
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

/// Returns the number of the node with the first move; a number beyond any if there is none.
pub(super) fn first_move(properties: &[Property<'_>]) -> usize {
    let is_move = |property: &&Property<'_>| property.player().is_some();
    properties.iter().find(is_move).map_or(usize::MAX, |property| property.node)
}

/// Returns `true` if a property changes the board.
pub(super) fn is_set_up(property: &Property<'_>) -> bool {
    matches!(&*property.name, "AB" | "AW" | "AE")
}

/// Returns what stood on the board, if a node without a move tells that behind the first one. The turn
/// alone counts if it is not that of the position and the player has the move that follows, as far as that
/// is known.
pub(super) fn correction(
    node: &[Property<'_>],
    position: Position,
    follows: Option<Color>,
) -> Result<Option<Correction>, Located<ReadErrorKind>> {
    let mut changes = node.iter().filter(|property| is_set_up(property)).peekable();
    let is_changed = changes.peek().is_some();
    let board = changes.try_fold(position.board(), set_up_on)?;
    let turn = node.iter().find(|property| property.name == "PL");
    let turn = turn.and_then(|turn| turn.text().trim().chars().next());
    let turn = turn.and_then(Color::from_letter);
    let is_new = |turn: &Color| {
        let known = [Some(position.next()), position.to_move()];
        !known.contains(&Some(*turn)) && follows.is_none_or(|follows| follows == *turn)
    };
    let next = if is_changed {
        Some(turn.or(follows).unwrap_or(position.next()))
    } else {
        turn.filter(is_new)
    };
    Ok(next.map(|next| Correction { board, next }))
}

/// Returns a board with the squares of a property changed.
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
