//! Undo and redo.

use othello_core::position::Position;
use proptest::prelude::*;

use super::{any_game, chosen, config};

proptest! {
    #![proptest_config(config())]

    #[test]
    fn undo_goes_back_to_the_start_and_redo_to_the_end(game in any_game()) {
        let mut copy = game.clone();
        for (number, ply) in game.plies().iter().enumerate().rev() {
            prop_assert_eq!(copy.undo(), Some(*ply));
            prop_assert_eq!(copy.plies(), &game.plies()[..number]);
            prop_assert_eq!(copy.undone(), &game.plies()[number..]);
            prop_assert_eq!(copy.position(), game.position_at(number));
        }
        prop_assert_eq!(copy.undo(), None);
        prop_assert_eq!(copy.position(), Position::start(game.rules()));
        prop_assert_eq!(copy.passes(), 0);
        for ply in game.plies() {
            prop_assert_eq!(copy.redo(), Some(*ply));
            prop_assert_eq!(copy.position(), ply.after);
        }
        prop_assert_eq!(copy.redo(), None);
        prop_assert_eq!(copy, game);
    }

    #[test]
    fn playing_after_undo_drops_the_redo_unless_it_is_the_next_ply(game in any_game(), back in 1..70usize, choice: u8) {
        let mut branched = game.clone();
        (0..back).for_each(|_| _ = branched.undo());
        let kept = branched.plies().len();
        if let Some(square) = chosen(branched.position().legal_moves(), choice) {
            branched.play(square).unwrap();
            prop_assert_eq!(branched.plies().len(), kept + 1);
            prop_assert_eq!(&branched.plies()[..kept], &game.plies()[..kept]);
            prop_assert_eq!(branched.plies()[kept].square, square);
            let is_next = game.plies().get(kept).is_some_and(|ply| ply.square == square);
            let undone = if is_next { &game.plies()[kept + 1..] } else { &[] };
            prop_assert_eq!(branched.undone(), undone);
            prop_assert_eq!(branched.redo(), undone.first().copied());
        }
    }

    #[test]
    fn a_refused_square_leaves_the_game_as_it_was(game in any_game(), back in 0..70usize) {
        let mut game = game;
        (0..back).for_each(|_| _ = game.undo());
        let before = game.clone();
        for square in !game.position().legal_moves() {
            prop_assert_eq!(game.play(square), game.position().check(square));
            prop_assert!(game.position().check(square).is_err());
        }
        prop_assert_eq!(game, before);
    }
}
