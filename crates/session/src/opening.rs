//! Games that begin with a balanced opening: its moves are given, and nobody has chosen them.

use std::fmt;
use std::str::FromStr;

use super::Session;
use super::tag::SessionTag;
use othello_core::balanced::{BalancedOpening, ParseBalancedOpeningError};
use othello_core::position::Position;
use othello_core::rules::Rules;

/// The first moves of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OpeningChoice {
    /// The players choose them.
    #[default]
    Free,
    /// They are those of this balanced opening.
    Balanced(BalancedOpening),
    /// They are those of another balanced opening in each game, which follows from the seed.
    AnyBalanced,
}

/// The word for any balanced opening, and before the number of one that was chosen by chance.
const ANY: &str = "random";

impl OpeningChoice {
    /// Returns the balanced opening of a game with these rules and this seed; `None` if the players choose
    /// their moves, as always under other rules than those of Othello.
    pub fn opening(self, rules: Rules, seed: u64) -> Option<BalancedOpening> {
        if rules != Rules::OTHELLO {
            return None;
        }
        match self {
            Self::Free => None,
            Self::Balanced(opening) => Some(opening),
            Self::AnyBalanced => Some(BalancedOpening::chosen_by(seed)),
        }
    }
}

/// Writes the number of a balanced opening, `random` for any of them, or nothing.
impl fmt::Display for OpeningChoice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Free => Ok(()),
            Self::Balanced(opening) => opening.fmt(f),
            Self::AnyBalanced => f.write_str(ANY),
        }
    }
}

/// The error of a text that is neither the number of a balanced opening nor `random`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseOpeningChoiceError(ParseBalancedOpeningError);

impl fmt::Display for ParseOpeningChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}, or {ANY}", self.0)
    }
}

impl std::error::Error for ParseOpeningChoiceError {}

/// Reads the number of a balanced opening, or `random` for any of them.
impl FromStr for OpeningChoice {
    type Err = ParseOpeningChoiceError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.eq_ignore_ascii_case(ANY) {
            return Ok(Self::AnyBalanced);
        }
        text.parse().map(Self::Balanced).map_err(ParseOpeningChoiceError)
    }
}

impl Session {
    /// Begins with the moves of a balanced opening, and notes its number with the game.
    pub(super) fn begin_with(&mut self, choice: OpeningChoice, opening: BalancedOpening) {
        self.game = opening.game();
        let by_chance = choice == OpeningChoice::AnyBalanced;
        let number = opening.to_string();
        let text = if by_chance { format!("{ANY} {number}") } else { number };
        SessionTag::Balanced.write(&mut self.tags, text);
    }

    /// Returns the balanced opening with which the game began.
    pub fn opening(&self) -> Option<BalancedOpening> {
        let text = SessionTag::Balanced.of(&self.tags)?;
        let opening: BalancedOpening = text.rsplit(' ').next()?.parse().ok()?;
        let start = Position::start(Rules::OTHELLO);
        let moves = opening.moves();
        let played = self.game.plies().iter().map(|ply| ply.square);
        (self.game.start() == start && played.take(moves.len()).eq(moves)).then_some(opening)
    }

    /// Returns how the first moves of the game were chosen.
    pub(super) fn opening_choice(&self) -> OpeningChoice {
        let is_by_chance =
            SessionTag::Balanced.of(&self.tags).is_some_and(|text| text.starts_with(ANY));
        match self.opening() {
            None => OpeningChoice::Free,
            Some(_) if is_by_chance => OpeningChoice::AnyBalanced,
            Some(opening) => OpeningChoice::Balanced(opening),
        }
    }

    /// Returns the number of plies at the start that were given.
    pub fn given(&self) -> usize {
        self.opening().map_or(0, |_| BalancedOpening::PLIES)
    }
}
