//! The computer as a player: the search for every rule system, levels, reviews and contests.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod computer;
mod contest;
#[cfg(unix)]
mod external;
mod family;
#[cfg(unix)]
#[path = "../../../../tests/support/folder.rs"]
mod folder;
mod levels;
mod protocol;
mod review;

use othello_core::{Game, Position, Rules};
use othello_engine::random::Random;

/// Returns a game of random moves that has at most so many empty squares, or has ended.
fn random_game(rules: Rules, random: &mut Random, empties: u8) -> Game {
    let mut game = Game::new(rules);
    while game.position().board().empties().len() > empties {
        let legal = game.position().legal_moves();
        let Some(square) = random.choose(legal) else { break };
        game.play(square).unwrap();
    }
    game
}

fn random_position(rules: Rules, random: &mut Random, empties: u8) -> Position {
    random_game(rules, random, empties).position()
}
