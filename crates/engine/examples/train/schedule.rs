//! The generations of the training, as data.

use crate::calibration::Extent;

/// The weights with which a fit begins, and which a content keeps that is in no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Zeros.
    Zeros,
    /// The weights of the generation before.
    Before,
}

/// A generation: games played with the weights of the one before, and weights fitted to them.
#[derive(Clone, Copy, Debug)]
pub struct Generation {
    /// The number of shards of games.
    pub shards: usize,
    /// The number of games in each shard.
    pub games: usize,
    /// The depth in plies of each move's search; at 0 the moves are random.
    pub depth: u32,
    /// The temperatures in discs of which each game has one by chance: how much a move may lose to be `e`
    /// times less likely than the best one. With none, and at 0, the best moves are played.
    pub temperatures: &'static [f32],
    /// The number of empty squares from which the score is exact.
    pub exact_from: u32,
    /// The number of generations, this one included, whose games the weights are fitted to.
    pub fitted: usize,
    /// The number of stages of the weights.
    pub stages: usize,
    /// The number of empty squares by which a position may be outside of a stage that is fitted to it.
    pub overlap: u32,
    /// The weights with which the fit begins.
    pub start: Start,
    /// The number of times that the fit goes through the positions.
    pub epochs: usize,
    /// The part of a position's label that is the value of the search made there; the rest is the
    /// outcome of the game.
    pub value_share: f32,
    /// The measurement of the error of shallow searches.
    pub calibration: Extent,
}

const SHARD: usize = 500;

const fn generation(
    shards: usize,
    depth: u32,
    exact_from: u32,
    fitted: usize,
    value_share: f32,
) -> Generation {
    Generation {
        shards,
        games: SHARD,
        depth,
        temperatures: &[],
        exact_from,
        fitted,
        stages: 6,
        overlap: 0,
        start: Start::Zeros,
        epochs: 10,
        value_share,
        calibration: Extent::SHALLOW,
    }
}

/// A generation of games in which moves lose as those of people do.
const fn erring(shards: usize, depth: u32, exact_from: u32, fitted: usize) -> Generation {
    Generation {
        temperatures: &[0.0, 1.0, 2.0, 4.0],
        stages: 10,
        overlap: 1,
        start: Start::Before,
        ..generation(shards, depth, exact_from, fitted, 0.7)
    }
}

/// The number of generations of which the last gives the weights of the library.
pub const SHIPPED: usize = 7;

/// The generations. Those behind the shipped ones have not won a match yet: see `docs/engine.md`.
pub const FULL: &[Generation] = &[
    generation(60, 0, 11, 1, 0.0),
    generation(40, 2, 12, 1, 0.0),
    generation(60, 3, 12, 1, 0.0),
    generation(80, 4, 12, 2, 0.0),
    generation(300, 4, 12, 2, 0.7),
    generation(300, 4, 12, 2, 0.7),
    Generation { calibration: Extent::FULL, ..generation(150, 6, 12, 3, 0.7) },
    erring(650, 4, 12, 1),
    Generation { calibration: Extent::FULL, ..erring(2000, 6, 14, 2) },
];
