//! An estimate of a person's strength from games against levels.
//!
//! After each game the estimate moves by the rule of Elo ratings: towards the level's measured
//! [strength](Level::strength) and beyond it after a win, away from it after a loss, the more the less
//! the result was expected. The first games move it far, later ones less. A game that was expected to be
//! won and is won moves it by next to nothing, so that nobody gets far by beating the weakest level.
//!
//! # Examples
//!
//! ```
//! use othello_engine::estimate::{Estimate, PersonOutcome};
//! use othello_engine::level::Level;
//!
//! let estimate = Estimate::after(None, &Level::ALL[2], PersonOutcome::Won);
//! assert_eq!(estimate.level().number, 4);
//! let estimate = Estimate::after(Some(estimate), &Level::ALL[3], PersonOutcome::Lost);
//! assert_eq!(estimate.level().number, 3);
//! ```

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::level::Level;

/// The most that the first game can move an estimate, in Elo points.
const FIRST_STEP: f64 = 340.0;
/// The same of games after very many others.
const LAST_STEP: f64 = 60.0;
/// The strongest level as which a person counts before a first game that is lost: a defeat by a stronger
/// one tells little.
const STRONGEST_BEFORE_LOSS: &Level = &Level::ALL[4];
/// The number of games after which a game moves it half as far.
const SLOWNESS: f64 = 4.0;
/// The edition of the levels, counted up when their strengths change so much that estimates would mislead.
const EDITION: u32 = 3;
/// The estimate lies at most this far above the strongest level, in Elo points.
const HEADROOM: f64 = 400.0;

/// The estimated strength of a person, and the number of games that it comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    points: f64,
    games: u32,
}

/// The outcome of a game for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is its name")]
pub enum PersonOutcome {
    Won,
    Drawn,
    Lost,
}

impl PersonOutcome {
    /// Returns the points of the outcome, from 0 to 1.
    const fn score(self) -> f64 {
        match self {
            Self::Won => 1.0,
            Self::Drawn => 0.5,
            Self::Lost => 0.0,
        }
    }
}

impl Estimate {
    /// Returns the estimate after one more game against a level. Before the first one, the person
    /// counts as strong as that level, or as level 5 who has lost against a stronger one.
    #[must_use]
    pub fn after(before: Option<Self>, level: &Level, outcome: PersonOutcome) -> Self {
        let strength = f64::from(level.strength());
        let first = match outcome {
            PersonOutcome::Won | PersonOutcome::Drawn => strength,
            PersonOutcome::Lost => strength.min(STRONGEST_BEFORE_LOSS.strength().into()),
        };
        let Self { points, games } = before.unwrap_or(Self { points: first, games: 0 });
        let expected = 1.0 / (1.0 + 10_f64.powf((strength - points) / 400.0));
        let step = (FIRST_STEP * SLOWNESS / (f64::from(games) + SLOWNESS)).max(LAST_STEP);
        let points = points + step * (outcome.score() - expected);
        Self { points: points.clamp(0.0, most_points()), games: games.saturating_add(1) }
    }

    /// Returns the strength in Elo points, as [`Level::strength`] counts them.
    pub const fn points(&self) -> f64 {
        self.points
    }

    /// Returns the number of games that the estimate comes from.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Returns the level of the nearest strength.
    pub fn level(&self) -> Level {
        let distance = |level: &&Level| (f64::from(level.strength()) - self.points).abs();
        let nearest = Level::ALL.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
        *nearest.expect("there are levels")
    }
}

fn most_points() -> f64 {
    Level::ALL.last().map_or(0.0, |level| f64::from(level.strength())) + HEADROOM
}

/// Writes the points, the number of games and the edition of the levels, as a file keeps them:
/// `905.0 1 3`.
impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} {} {EDITION}", self.points, self.games)
    }
}

/// The error of a text that is not an estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseEstimateError;

impl fmt::Display for ParseEstimateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected Elo points, a number of games and the edition of the levels, \
             such as 905.0 1 {EDITION}"
        )
    }
}

impl Error for ParseEstimateError {}

impl FromStr for Estimate {
    type Err = ParseEstimateError;

    /// Reads what was written, unless it compares a person with levels of another edition.
    fn from_str(text: &str) -> Result<Self, ParseEstimateError> {
        let (text, edition) = text.trim_end().rsplit_once(' ').ok_or(ParseEstimateError)?;
        let (points, games) = text.split_once(' ').ok_or(ParseEstimateError)?;
        let points: f64 = points.parse().map_err(|_| ParseEstimateError)?;
        let games: u32 = games.parse().map_err(|_| ParseEstimateError)?;
        let is_current = edition.parse() == Ok(EDITION);
        if is_current && (0.0..=most_points()).contains(&points) && games > 0 {
            Ok(Self { points, games })
        } else {
            Err(ParseEstimateError)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(number: u8) -> Level {
        Level::from_number(number).unwrap()
    }

    /// Plays games against the level that the estimate names, in each of which the person has a
    /// strength and gets what it promises on average.
    fn settled(strength: f64, games: u32) -> Estimate {
        let mut estimate = None;
        let mut owed = 0.5;
        for _ in 0..games {
            let level = estimate.map_or(level(3), |estimate: Estimate| estimate.level());
            let difference = f64::from(level.strength()) - strength;
            owed += 1.0 / (1.0 + 10_f64.powf(difference / 400.0));
            let outcome = if owed >= 1.0 { PersonOutcome::Won } else { PersonOutcome::Lost };
            owed -= outcome.score();
            estimate = Some(Estimate::after(estimate, &level, outcome));
        }
        estimate.unwrap()
    }

    #[test]
    fn the_first_game_moves_the_estimate_to_a_neighbouring_level() {
        for number in 2..=9 {
            let after = |outcome| Estimate::after(None, &level(number), outcome).level().number;
            assert_eq!(after(PersonOutcome::Drawn), number);
            assert!((number..=number + 1).contains(&after(PersonOutcome::Won)));
            let lost = after(PersonOutcome::Lost);
            assert!(
                (number - 1..=number).contains(&lost) || number > 5 && (4..=5).contains(&lost),
                "{number}"
            );
        }
        assert_eq!(Estimate::after(None, &level(3), PersonOutcome::Won).level().number, 4);
        assert_eq!(Estimate::after(None, &level(3), PersonOutcome::Lost).level().number, 2);
        // Anybody may lose to these.
        assert_eq!(Estimate::after(None, &level(9), PersonOutcome::Lost).level().number, 5);
    }

    #[test]
    fn games_against_the_named_level_lead_to_the_strength_of_the_person() {
        for number in 1..=10 {
            let estimate = settled(f64::from(level(number).strength()), 50);
            assert_eq!(estimate.level().number, number, "{estimate}");
        }
    }

    #[test]
    fn a_result_that_was_expected_moves_the_estimate_little() {
        let strong = settled(f64::from(level(8).strength()), 30);
        let after = Estimate::after(Some(strong), &level(1), PersonOutcome::Won);
        assert!((after.points() - strong.points()).abs() < 0.1);
        assert_eq!(after.games(), strong.games() + 1);
        let surprised = Estimate::after(Some(strong), &level(1), PersonOutcome::Lost);
        assert!(strong.points() - surprised.points() > 55.0);
    }

    #[test]
    fn the_estimate_stays_among_the_levels() {
        let always = |number, outcome| {
            let next = |before, _| Some(Estimate::after(before, &level(number), outcome));
            (0..200).fold(None, next).unwrap()
        };
        assert_eq!(always(10, PersonOutcome::Won).level().number, 10);
        assert!(always(10, PersonOutcome::Won).points() <= most_points());
        let weakest = always(1, PersonOutcome::Lost);
        assert_eq!((weakest.level().number, weakest.games()), (1, 200));
        assert!(weakest.points() >= 0.0);
    }

    #[test]
    fn a_text_is_read_back_and_a_damaged_one_is_refused() {
        let estimate = settled(1000.0, 5);
        let read: Estimate = format!("{estimate}\n").parse().unwrap();
        assert_eq!(read.to_string(), estimate.to_string());
        for text in ["", "1000", "1000 0", "-1 3", "9999 3", "NaN 3", "1000 3 3", "a b"] {
            let text = format!("{text} {EDITION}");
            assert_eq!(text.parse::<Estimate>(), Err(ParseEstimateError), "{text}");
        }
    }

    #[test]
    fn an_estimate_on_other_levels_is_none() {
        for text in ["1000.0 3", "1000.0 2", "1000.0 12", "1000.0 3 1"] {
            assert_eq!(text.parse::<Estimate>(), Err(ParseEstimateError), "{text}");
        }
    }
}
