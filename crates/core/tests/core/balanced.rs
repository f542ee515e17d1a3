//! Balanced openings: all can be played, no two are the same, and their numbers are frozen.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::HashSet;

use othello_core::balanced::BalancedOpening;
use othello_core::board::Color;
use othello_core::square::{Square, Symmetry};

fn all() -> impl Iterator<Item = BalancedOpening> {
    (1..=BalancedOpening::COUNT).map(|number| BalancedOpening::new(number).unwrap())
}

#[test]
fn each_can_be_played_from_f5_and_black_has_a_choice() {
    for opening in all() {
        let game = opening.game();
        assert_eq!(opening.moves()[0], Square::F5);
        assert_eq!(game.position().to_move(), Some(Color::Black));
        assert!(game.position().legal_moves().len() >= 2, "{opening}");
    }
}

#[test]
fn no_two_are_the_same_in_any_orientation() {
    let mut boards = HashSet::new();
    for opening in all() {
        let board = opening.game().position().board();
        let images = Symmetry::ALL.map(|symmetry| board.transformed(symmetry));
        assert!(!images.iter().any(|image| boards.contains(image)), "{opening}");
        boards.insert(board);
    }
}

#[test]
fn an_opening_is_found_by_its_moves() {
    for opening in all().step_by(97) {
        let moves = opening.moves();
        assert_eq!(BalancedOpening::of(&moves), Some(opening));
        assert_eq!(BalancedOpening::of(&moves[..7]), None);
    }
    let d3 = BalancedOpening::of(&[Square::D3; 8]);
    assert_eq!(d3, None);
}

#[test]
fn a_number_outside_of_the_list_is_refused() {
    let most = BalancedOpening::COUNT;
    for text in ["0", "-1", "", "x", "65536", &(most + 1).to_string()] {
        let error = text.parse::<BalancedOpening>().unwrap_err();
        assert_eq!(error.to_string(), format!("expected a number from 1 to {most}"));
    }
    let last: BalancedOpening = most.to_string().parse().unwrap();
    assert_eq!((last.number(), last.to_string()), (most, most.to_string()));
}

#[test]
fn the_natural_ones_come_first() {
    let natural = all().filter(|opening| opening.is_natural()).count();
    assert!(natural > 100);
    assert!(all().take(natural).all(BalancedOpening::is_natural));
}

#[test]
fn any_number_chooses_one_of_a_thousand() {
    let chosen: Vec<_> = (0..1000).map(BalancedOpening::chosen_by).collect();
    assert!(chosen.is_sorted() && chosen.windows(2).all(|pair| pair[0] != pair[1]));
    assert_eq!(BalancedOpening::chosen_by(1000), chosen[0]);
    assert!(chosen.contains(&BalancedOpening::chosen_by(u64::MAX)));
    let most_even: Vec<_> = all().filter(|opening| opening.is_most_even()).collect();
    assert_eq!(chosen, most_even);
}

/// The openings 1, 2, 17 and 211.
const NATURAL: &str = "f5f4e3f2e2f6c4e1 f5f4e3f2d3c3g4c5 f5f4e3d6g4e2d2g6 f5f6e6f4g6f7g4c6";
/// The openings 212, 1000, 2711 and 3046.
const OTHERS: &str = "f5f4c3c4b3b2a1d6 f5f4e3f6c4c5b6b5 f5f6c4e3d3f4f3c5 f5f6f7g7c4c5h8e3";

/// A number that somebody remembers means the same opening for ever.
#[test]
fn the_numbers_are_frozen() {
    let moves = |number| {
        let opening = BalancedOpening::new(number).unwrap();
        opening.moves().map(|square| square.to_string()).concat()
    };
    assert_eq!(BalancedOpening::COUNT, 3046);
    assert_eq!([1, 2, 17, 211].map(moves).join(" "), NATURAL);
    assert_eq!([212, 1000, 2711, 3046].map(moves).join(" "), OTHERS);
}
