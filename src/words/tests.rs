//! The words of sentences, which other tests ask for by the functions that make them.

use othello_core::board::{ByColor, Color};

use super::moves;
use super::result::colors;

#[test]
fn a_pass() {
    assert_eq!(moves::pass(Color::Black, &colors()), "Black cannot move. White plays again.");
    let names = ByColor { black: "Ada".into(), white: "Emile".into() };
    assert_eq!(moves::pass(Color::White, &names), "Emile cannot move. Ada plays again.");
}
