//! The generations of the training, as data.

use crate::calibration::Extent;

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
    /// The number of times that the fit goes through the positions.
    pub epochs: usize,
    /// The part of a position's label that is the value of the search made there; the rest is the
    /// outcome of the game.
    pub value_share: f32,
    /// The standard deviation of the numbers with which the rows begin. Rows that no position has keep them.
    pub first_rows: f32,
    /// The measurement of the error of shallow searches.
    pub calibration: Extent,
}

/// The number of games in each shard.
const SHARD: usize = 500;

/// A generation of games whose moves are the best ones that are found.
const fn generation(shards: usize, depth: u32, exact_from: u32) -> Generation {
    Generation {
        shards,
        games: SHARD,
        depth,
        temperatures: &[],
        exact_from,
        fitted: 1,
        epochs: 5,
        value_share: 1.0,
        first_rows: 0.03,
        calibration: Extent::SHALLOW,
    }
}

/// A generation of games in which moves lose as those of people do.
const fn erring(shards: usize, depth: u32, exact_from: u32) -> Generation {
    Generation { temperatures: &[0.0, 1.0, 2.0, 4.0], ..generation(shards, depth, exact_from) }
}

/// The generations of which the last gives the weights of the library. The first ones learn from the
/// outcome of games: the values of their searches are not worth much yet.
pub const FULL: &[Generation] = &[
    Generation { value_share: 0.0, ..generation(40, 0, 10) },
    Generation { value_share: 0.0, ..generation(40, 2, 12) },
    Generation { value_share: 0.0, ..generation(60, 3, 12) },
    Generation { value_share: 0.3, ..generation(100, 4, 12) },
    Generation { value_share: 0.7, fitted: 2, ..generation(200, 4, 14) },
    Generation { fitted: 2, ..erring(400, 5, 16) },
    Generation { fitted: 2, first_rows: 0.003, calibration: Extent::FULL, ..erring(800, 5, 16) },
];
