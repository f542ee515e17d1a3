//! The words of sentences, which other tests ask for by the functions that make them.

use othello_core::board::{ByColor, Color};

use crate::i18n::m;

#[test]
fn a_pass() {
    let pass = m::plies::pass(Color::Black, Color::White);
    assert_eq!(pass.to_string(), "Black cannot move. White plays again.");
    let names = ByColor { black: "Ada".into(), white: "Emile".into() };
    assert_eq!(pass.naming(&names), "Ada cannot move. Emile plays again.");
}
