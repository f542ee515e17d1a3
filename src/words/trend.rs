//! The graphs of a game in words: discs, mobility and values at every tenth move.

use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::stats;
use othello_engine::analysis::Review;

/// The moves from one of the values that are read to the next.
const STEP: usize = 10;

/// Returns the graphs in words, a line each; the values only of a game that is reviewed.
pub fn trend(game: &Game, review: &Review) -> String {
    let discs = |ply| pair(game.position_at(ply).board().counts());
    let mobility = |ply| pair(stats::mobility(&game.position_at(ply)));
    let mut lines = vec![
        line("Discs, Black to White", game, discs),
        line("Mobility, Black to White", game, mobility),
    ];
    if review.plies.is_empty() {
        lines.push("Values: none, the game is not reviewed; type review.".into());
    } else {
        let value = |ply| match review.value_for_black(ply) {
            Some(value) => format!("{:+.0}", value.round() + 0.0),
            None => "unknown".into(),
        };
        lines.push(line("Values for Black", game, value));
    }
    lines.join("\n")
}

fn pair(numbers: ByColor<u8>) -> String {
    format!("{} to {}", numbers.black, numbers.white)
}

/// Returns a measure at the start, after every tenth move and at the end:
/// `Discs: start 2 to 2, move 10 8 to 6, end 33 to 31.`
fn line(name: &str, game: &Game, measure: impl Fn(usize) -> String) -> String {
    let last = game.plies().len();
    let at = |ply: usize| match ply {
        0 => format!("start {}", measure(0)),
        ply => format!("move {ply}, {}", measure(ply)),
    };
    let mut plies: Vec<_> = (0..=last).step_by(STEP).collect();
    if plies.last() != Some(&last) {
        plies.push(last);
    }
    let values: Vec<_> = plies.into_iter().map(at).collect();
    format!("{name}: {}.", values.join("; "))
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
        let expected = "\
Discs, Black to White: start 2 to 2; move 10, 7 to 7; move 12, 8 to 8.
Mobility, Black to White: start 4 to 4; move 10, 8 to 10; move 12, 14 to 9.
Values: none, the game is not reviewed; type review.";
        assert_eq!(trend(&game, &Review::default()), expected);
    }
}
