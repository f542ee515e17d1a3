//! The side to move and the squares it may play.

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::position::{IllegalMove, Position};
use othello_core::rules::{OnPass, Opening, SecondMove};
use othello_core::square::{Bitboard, Square};
use proptest::prelude::*;

use super::{any_board, any_color, any_game, config, positions};
use crate::random;

/// The squares on which a disc of that colour could lie next, were there one in hand.
pub fn open_squares(position: &Position, color: Color) -> Bitboard {
    let free_centre = Bitboard::CENTRE & position.board().empties();
    match position.rules().opening() {
        Opening::Centre { .. } if !free_centre.is_empty() => free_centre,
        Opening::Centre { .. } | Opening::Fixed { .. } => position.board().legal_moves(color),
    }
}

fn check_turn(position: &Position) -> Result<(), TestCaseError> {
    prop_assert_eq!(position.result().is_some(), position.to_move().is_none());
    prop_assert_eq!(position.legal_moves().is_empty(), position.to_move().is_none());
    if let Some(pending) = position.pending() {
        let quiet = match position.rules().second_move() {
            Some(SecondMove::MayFlip) => pending.into(),
            Some(SecondMove::MustFlip) => Bitboard::EMPTY,
            Some(SecondMove::Place) | None => panic!("no choice under these rules"),
        };
        let black = position.board().discs(Color::Black) & Bitboard::CENTRE;
        prop_assert!(position.board().discs(Color::White).contains(pending));
        prop_assert_eq!(position.to_move(), Some(Color::White));
        prop_assert_eq!(position.legal_moves(), black | quiet);
        return Ok(());
    }
    let moves = ByColor::from_fn(|color| match position.hands() {
        Some(hands) if hands[color] == 0 => Bitboard::EMPTY,
        Some(_) | None => open_squares(position, color),
    });
    for color in Color::BOTH {
        prop_assert_eq!(position.mobility(color), moves[color]);
    }
    let next = position.next();
    let plays_on = position.rules().on_pass() == OnPass::Continue;
    let (to_move, passed) = if !moves[next].is_empty() {
        (Some(next), None)
    } else if plays_on && !moves[!next].is_empty() {
        (Some(!next), Some(next))
    } else {
        (None, None)
    };
    prop_assert_eq!((position.to_move(), position.passed()), (to_move, passed));
    let legal = to_move.map_or(Bitboard::EMPTY, |color| moves[color]);
    prop_assert_eq!(position.legal_moves(), legal);
    Ok(())
}

/// In the opening nothing is flipped, and a choice follows only where White has filled the centre.
fn check_first_move(mut game: Game, square: Square) -> Result<(), TestCaseError> {
    let (start, board) = (game.start(), game.start().board());
    let mover = start.to_move().unwrap();
    let flips = if start.is_opening() { Bitboard::EMPTY } else { board.flips(mover, square) };
    game.play(square).unwrap();
    let after = game.position();
    prop_assert_eq!(game.plies()[0].flips, flips);
    prop_assert_eq!(after.board(), board.with(mover, flips | square.into()));
    let black = after.board().discs(Color::Black) & Bitboard::CENTRE;
    let may_choose = match start.rules().second_move() {
        Some(SecondMove::MayFlip) => true,
        Some(SecondMove::MustFlip) => !black.is_empty(),
        Some(SecondMove::Place) | None => false,
    };
    let filled = mover == Color::White && start.is_opening() && !after.is_opening();
    prop_assert_eq!(after.pending(), (filled && may_choose).then_some(square));
    check_turn(&after)
}

fn check_refusal(position: &Position, square: Square) -> Result<(), TestCaseError> {
    let around = (-1..=1).flat_map(|dx| (-1..=1).filter_map(move |dy| square.offset(dx, dy)));
    let has_neighbour = |color| {
        around.clone().any(|next| next != square && position.board().disc(next) == Some(color))
    };
    let reason = match position.to_move() {
        _ if position.legal_moves().contains(square) => None,
        None => Some(IllegalMove::Over),
        Some(_) if position.pending().is_some() => Some(IllegalMove::NotAChoice),
        Some(_) if position.board().disc(square).is_some() => Some(IllegalMove::Occupied),
        Some(_) if position.is_opening() => Some(IllegalMove::NotCentre),
        Some(color) if has_neighbour(!color) => Some(IllegalMove::NoFlips),
        Some(color) => Some(IllegalMove::NoNeighbour(!color)),
    };
    prop_assert_eq!(position.check(square).err(), reason);
    prop_assert_eq!(position.play(square).err(), reason);
    if reason.is_some() {
        prop_assert!(position.flips(square).is_empty());
    }
    Ok(())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_player_is_to_move_exactly_when_one_can(game in any_game()) {
        for position in positions(&game) {
            check_turn(&position)?;
        }
    }

    #[test]
    fn in_any_position_a_player_is_to_move_exactly_when_one_can(
        rules in random::rules(), board in any_board(), next in any_color(),
    ) {
        let position = Position::new(rules, board, next);
        prop_assert_eq!(position.next(), next);
        check_turn(&position)?;
    }

    #[test]
    fn a_game_may_start_in_any_position(
        rules in random::rules(), board in any_board(), next in any_color(),
    ) {
        let start = Position::new(rules, board, next);
        let game = Game::from_position(start);
        prop_assert_eq!((game.start(), game.position()), (start, start));
        prop_assert_eq!(game.passes(), usize::from(start.passed().is_some()));
        prop_assert_eq!(game.is_from_usual_start(), start == Position::start(rules));
        for square in start.legal_moves() {
            check_first_move(game.clone(), square)?;
        }
    }

    #[test]
    fn every_square_is_legal_or_refused_for_its_reason(game in any_game()) {
        for position in positions(&game) {
            for square in Square::ALL {
                check_refusal(&position, square)?;
            }
        }
    }
}
