//! Openings of games between players.

use crate::Options;
use crate::any_engine::AnyEngine;
use crate::limits::{Limits, Stop};
use crate::random::Random;
use othello_core::game::Game;
use othello_core::rules::Rules;

/// The plies of an opening: enough for a thousand different ones, and all of them before the middle of
/// the game.
const OPENING_PLIES: usize = 8;
/// The largest value of an opening for either player, in discs.
const EVEN: f32 = 3.0;
/// The depth to which an opening is judged.
const OPENING_DEPTH: u32 = 6;
/// The number of openings that are tried before the most even of them is taken: under some rules,
/// as those with a handicap, none is even.
const TRIES: usize = 50;

/// Random openings after which neither player is ahead by much, without end.
pub struct Openings {
    rules: Rules,
    random: Random,
    engine: AnyEngine,
}

impl Openings {
    /// Creates the openings of games under these rules; equal seeds give equal openings.
    pub fn new(rules: Rules, seed: u64) -> Self {
        let options = Options { table_bytes: 1 << 20, ..Options::default() };
        Self { rules, random: Random::new(seed), engine: AnyEngine::new(options) }
    }

    /// Returns a random game with the advantage of one of the players in discs.
    fn judged(&mut self) -> (f32, Game) {
        let game = self.random_game();
        (self.advantage(&game), game)
    }

    fn random_game(&mut self) -> Game {
        let mut game = Game::new(self.rules);
        for _ in 0..OPENING_PLIES {
            let legal = game.position().legal_moves();
            // A game that is over has no legal moves.
            let Some(square) = self.random.choose(legal) else { break };
            game.play(square).expect("the square is one of the legal moves");
        }
        game
    }

    /// Returns by how many discs one of the players is ahead.
    fn advantage(&mut self, game: &Game) -> f32 {
        let position = game.position();
        if position.to_move().is_none() {
            return f32::INFINITY;
        }
        self.engine.clear();
        let limits =
            Limits::depth(if AnyEngine::is_othello(self.rules) { OPENING_DEPTH } else { 3 });
        self.engine.search(&position, &limits, &Stop::new()).value.discs().abs()
    }
}

impl Iterator for Openings {
    type Item = Game;

    /// Returns the next opening; there is always one.
    fn next(&mut self) -> Option<Game> {
        let mut best = self.judged();
        for _ in 1..TRIES {
            if best.0 <= EVEN {
                break;
            }
            let other = self.judged();
            if other.0 < best.0 {
                best = other;
            }
        }
        Some(best.1)
    }
}
