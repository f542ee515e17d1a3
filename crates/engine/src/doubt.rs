//! The doubt whether a game was played as it stands.

use std::sync::Arc;

use othello_core::game::Game;
use othello_core::moves::legal_moves;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_notation::repair::Judge;

use super::discs::Discs;
use super::weights::Weights;

/// Discs by which a move has to be better to be chosen about three times as often.
const SPREAD: f32 = 3.5;
/// Players see more than an evaluation does, and so they often choose what it does not.
const TRUST: f32 = 0.6;

/// The mean of what is added for a move of people, so that a game is not doubted for being longer.
const USUAL: f32 = 0.8;

/// A judge of games by their moves: those of people lose little.
///
/// ```
/// use othello_core::{Game, Rules};
/// use othello_engine::doubt::MoveJudge;
/// use othello_notation::repair::Judge;
/// let mut played = Game::new(Rules::OTHELLO);
/// let moves = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3a2";
/// othello_notation::transcript::play(&mut played, moves).unwrap();
/// let mut first = Game::new(Rules::OTHELLO);
/// while let Some(square) = first.position().legal_moves().first() {
///     first.play(square).unwrap();
/// }
/// let judge = MoveJudge::new();
/// let (usual, strange) = (judge.doubt(&played), judge.doubt(&first));
/// assert!(usual < strange);
/// ```
pub struct MoveJudge {
    weights: Arc<Weights>,
}

impl Default for MoveJudge {
    fn default() -> Self {
        Self::new()
    }
}

impl MoveJudge {
    /// Creates a judge with the evaluation of the library.
    pub fn new() -> Self {
        Self { weights: Weights::embedded() }
    }

    fn of_move(&self, before: Position, played: Square) -> f32 {
        let Some(color) = before.to_move() else { return 0.0 };
        let discs = Discs::new(&before.board(), color);
        let value = |square: Square| {
            let after = discs.after(square, before.flips(square).bits());
            -self.value(after) / SPREAD
        };
        let sum: f32 = before
            .legal_moves()
            .into_iter()
            .map(|square| (value(square) - value(played)).exp())
            .sum();
        TRUST * sum.ln() - USUAL
    }

    /// Returns the value for the side to move, which may have to pass.
    fn value(&self, discs: Discs) -> f32 {
        if legal_moves(discs.own, discs.opp) != 0 {
            self.weights.evaluate(discs)
        } else if legal_moves(discs.opp, discs.own) != 0 {
            -self.weights.evaluate(discs.passed())
        } else {
            discs.final_score() as f32
        }
    }
}

impl Judge for MoveJudge {
    /// Returns the negative logarithm of how likely the moves are, by the evaluation of each position that
    /// the legal moves lead to.
    fn doubt(&self, game: &Game) -> f32 {
        let plies = (0..).zip(game.plies());
        plies.map(|(number, ply)| self.of_move(game.position_at(number), ply.square)).sum()
    }

    fn imbalance(&self, position: Position) -> f32 {
        position
            .to_move()
            .map_or(64.0, |color| self.value(Discs::new(&position.board(), color)).abs())
    }
}
