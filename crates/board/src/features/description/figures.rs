//! The numbers that players count in a position, and how they change in a game.

use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::stats;
use othello_core::stats::Special;
use othello_engine::review::Review;
use othello_words::i18n::{Text, m};
use othello_words::numbers::signed;
use othello_words::plies::{self, discs, list};

/// Returns what players count after that many plies of a game, a line each.
pub fn stats(game: &Game, plies: usize) -> Vec<Text> {
    let position = game.position_at(plies);
    let board = position.board();
    let mobility = stats::mobility(&position);
    let frontier = ByColor::from_fn(|color| stats::frontier(&board, color).len());
    let stable = ByColor::from_fn(|color| stats::stable(&board, color).len());
    let corners = ByColor::from_fn(|color| {
        let corners = board.discs(color) & Special::Corner.squares();
        if corners.is_empty() { m::description::no_corners().to_string() } else { list(corners) }
    });
    let both = |said: fn(String, String) -> Text, numbers: ByColor<u8>| {
        said(numbers.black.to_string(), numbers.white.to_string())
    };
    vec![
        m::description::counted_discs(discs(&position)),
        both(m::description::mobility, mobility),
        both(m::description::frontier, frontier),
        both(m::description::stable_discs, stable),
        m::description::corners(corners.black, corners.white),
        plies::opening(game, plies)
            .map_or_else(m::description::no_opening, m::description::opening),
    ]
}

/// The moves from one of the values that are read to the next.
const STEP: usize = 10;

/// Returns the graphs of a game in words, a line each: discs, mobility, and values if it is reviewed.
pub fn trend(game: &Game, review: &Review) -> Vec<Text> {
    let discs = |ply| pair(game.position_at(ply).board().counts());
    let mobility = |ply| pair(stats::mobility(&game.position_at(ply)));
    let value = |ply| match review.value_for_black(ply) {
        Some(value) => signed(value, 0),
        None => m::description::unknown().to_string(),
    };
    vec![
        m::description::discs_by_move(by_move(game, discs)),
        m::description::mobility_by_move(by_move(game, mobility)),
        if review.plies.is_empty() {
            m::description::no_values()
        } else {
            m::description::values_by_move(by_move(game, value))
        },
    ]
}

fn pair(numbers: ByColor<u8>) -> String {
    m::description::both_colors(numbers.black.to_string(), numbers.white.to_string()).to_string()
}

/// Returns a measure at the start, after every tenth move and at the end.
fn by_move(game: &Game, measure: impl Fn(usize) -> String) -> String {
    let last = game.plies().len();
    let at = |ply: usize| match ply {
        0 => m::description::at_start(measure(0)),
        ply => m::description::after_move(ply.to_string(), measure(ply)),
    };
    let mut plies: Vec<_> = (0..=last).step_by(STEP).collect();
    if plies.last() != Some(&last) {
        plies.push(last);
    }
    let values: Vec<_> = plies.into_iter().map(|ply| at(ply).to_string()).collect();
    values.join(&m::common::semicolon().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello_core::rules::Rules;
    use othello_notation::transcript;

    #[test]
    fn every_tenth_move_and_the_last_one_are_read() {
        let moves = "f5d6c4d3c5f4d2c6e6e7f6g4";
        let mut game = Game::new(Rules::OTHELLO);
        transcript::play(&mut game, moves).unwrap();
        let expected = [
            "Discs, Black to White: start 2 to 2; move 10, 7 to 7; move 12, 8 to 8.",
            "Mobility, Black to White: start 4 to 4; move 10, 8 to 10; move 12, 14 to 9.",
            "Values: none, the game is not reviewed; type review.",
        ];
        let said = trend(&game, &Review::default());
        assert_eq!(said.iter().map(Text::to_string).collect::<Vec<_>>(), expected);
    }
}
