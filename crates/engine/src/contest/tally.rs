//! The score of a contest, and what it says about the players' strength.

use std::fmt;

use othello_core::board::Color;
use othello_core::result::GameResult;

/// The score of the first player over pairs of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ContestTally {
    /// The number of games won by the first player.
    pub wins: u32,
    /// The number of drawn games.
    pub draws: u32,
    /// The number of games lost by the first player.
    pub losses: u32,
    /// The sum of the differences of the scores in discs.
    pub discs: i32,
    /// The number of pairs in which the first player has made 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
}

/// The difference in strength, in Elo points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The advantage of the first player; infinite if all games were won, negative if the
    /// second player is stronger.
    pub difference: f64,
    /// The lower end of the interval that has it with 95 %.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl fmt::Display for Elo {
    /// Writes the difference and half the width of the interval: `+212 ±61`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { difference, low, high } = self;
        write!(f, "{difference:+.0}")?;
        if low.is_finite() && high.is_finite() {
            write!(f, " ±{:.0}", (high - low) / 2.0)?;
        }
        Ok(())
    }
}

/// Standard deviations on either side of the mean that have 95 % of a normal distribution.
const DEVIATIONS_95: f64 = 1.96;

impl ContestTally {
    /// Adds the two games of a pair.
    pub fn add(&mut self, pair: Pair) {
        for halves in pair.halves {
            match halves {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        self.discs += pair.discs;
        let halves: u8 = pair.halves.iter().sum();
        self.pairs[usize::from(halves).min(4)] += 1;
    }

    /// Returns the number of games.
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the share of the points that the first player has made; one half without games.
    pub fn score(&self) -> f64 {
        let Some((mean, _)) = self.mean_and_variance() else { return 0.5 };
        mean
    }

    /// Returns the difference in strength, with the interval in which it lies with 95 %. `None`
    /// without games.
    ///
    /// The two games of a pair are counted together, for an opening that is good for one colour
    /// makes them different. The variance has one half of a pair won and lost added, so that few games,
    /// or games that are all won, do not look certain.
    pub fn elo(&self) -> Option<Elo> {
        let (mean, variance) = self.mean_and_variance()?;
        let pairs = f64::from(self.pairs.iter().sum::<u32>());
        let error = DEVIATIONS_95 * (variance / pairs).sqrt();
        let [difference, low, high] = [mean, mean - error, mean + error].map(elo_of);
        Some(Elo { difference, low, high })
    }

    /// Returns the mean and the variance of a pair's share of the points.
    fn mean_and_variance(&self) -> Option<(f64, f64)> {
        let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
        let pairs = f64::from(self.pairs.iter().sum::<u32>());
        if pairs == 0.0 {
            return None;
        }
        let sum = |of: fn(f64, f64) -> f64, mean: f64| -> f64 {
            let terms = self.pairs.iter().zip(shares);
            terms.map(|(&count, share)| f64::from(count) * of(share, mean)).sum()
        };
        let mean = sum(|share, _| share, 0.0) / pairs;
        let squares = |share: f64, mean: f64| (share - mean).powi(2);
        let added = 0.5 * (squares(0.0, mean) + squares(1.0, mean));
        Some((mean, (sum(squares, mean) + added) / (pairs + 1.0)))
    }
}

/// Returns the difference in strength at which a player makes this share of the points.
fn elo_of(score: f64) -> f64 {
    match score {
        ..=0.0 => f64::NEG_INFINITY,
        1.0.. => f64::INFINITY,
        _ => 400.0 * (score / (1.0 - score)).log10(),
    }
}

/// Returns the share of the points at this difference in strength.
fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The two games from one opening: the points of the first player, 0 for a loss and 2 for a win, and
/// the sum of the discs by which the first player was ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The points of the first player in each game.
    pub halves: [u8; 2],
    /// The difference of the scores over both games, the first player's less the second's.
    pub discs: i32,
}

impl Pair {
    /// Counts two games, of which the first player had Black in the first one.
    pub fn new(results: [GameResult; 2]) -> Self {
        let mut pair = Self { halves: [0; 2], discs: 0 };
        for ((halves, color), result) in pair.halves.iter_mut().zip(Color::BOTH).zip(results) {
            *halves = match result.winner {
                None => 1,
                Some(winner) if winner == color => 2,
                Some(_) => 0,
            };
            pair.discs += i32::from(result.score[color]) - i32::from(result.score[!color]);
        }
        pair
    }
}

/// A sequential probability ratio test: a contest may end as soon as it decides between two
/// differences in strength.
///
/// The test is Wald's (1945) with the likelihood ratio of normally distributed scores of pairs.
///
/// ```
/// use othello_engine::contest::{ContestTally, Decision, Sprt};
/// let test = Sprt::new(0.0, 20.0);
/// assert_eq!(test.decision(&ContestTally::default()), Decision::Undecided);
/// let pairs = [150, 0, 600, 0, 250];
/// let tally = ContestTally { wins: 1100, losses: 900, pairs, ..ContestTally::default() };
/// assert_eq!(test.decision(&tally), Decision::Higher);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The lower difference in Elo points.
    pub lower: f64,
    /// The higher one.
    pub higher: f64,
    /// The probability of an error in either direction.
    pub error: f64,
}

/// The state of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The higher difference is the likelier one.
    Higher,
    /// The lower difference is the likelier one.
    Lower,
    /// More games are needed.
    Undecided,
}

impl Sprt {
    /// Creates a test between two differences, with errors of 5 %.
    pub const fn new(lower: f64, higher: f64) -> Self {
        Self { lower, higher, error: 0.05 }
    }

    /// Returns the bounds of the logarithm of the likelihood ratio at which the test ends.
    pub fn bounds(&self) -> (f64, f64) {
        let bound = ((1.0 - self.error) / self.error).ln();
        (-bound, bound)
    }

    /// Returns the logarithm of the likelihood ratio of the higher difference to the lower one.
    pub fn log_likelihood_ratio(&self, tally: &ContestTally) -> f64 {
        let Some((mean, variance)) = tally.mean_and_variance() else { return 0.0 };
        let pairs = f64::from(tally.pairs.iter().sum::<u32>());
        let (lower, higher) = (score_of(self.lower), score_of(self.higher));
        pairs * (higher - lower) * (2.0 * mean - lower - higher) / (2.0 * variance)
    }

    /// Returns the decision.
    pub fn decision(&self, tally: &ContestTally) -> Decision {
        let (low, high) = self.bounds();
        match self.log_likelihood_ratio(tally) {
            ratio if ratio >= high => Decision::Higher,
            ratio if ratio <= low => Decision::Lower,
            _ => Decision::Undecided,
        }
    }
}
