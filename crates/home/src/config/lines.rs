//! The number of lines of a position that are wanted, and the limits of their search.

use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

use othello_words::i18n::m;

/// The number of lines, and the limits of their search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LinesChoice {
    pub count: LineCount,
    /// The depth in plies; without one, they are searched to the end of the game.
    pub depth: Option<u32>,
    /// The time for a position; without one, for as long as it is viewed.
    pub time: Option<Duration>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineCount {
    /// So many.
    Best(NonZero<usize>),
    /// One for each move.
    All,
}

impl Default for LineCount {
    fn default() -> Self {
        const THREE: NonZero<usize> = NonZero::new(3).expect("it is not zero");
        Self::Best(THREE)
    }
}

impl LineCount {
    /// No position has more moves.
    pub const MOST: usize = 60;

    /// Returns the number of lines in a position with so many moves.
    pub const fn of(self, moves: usize) -> usize {
        match self {
            Self::Best(count) if count.get() < moves => count.get(),
            Self::Best(_) | Self::All => moves,
        }
    }

    /// Returns the next of some usual numbers: 1, 3, 5, all.
    #[must_use]
    pub fn next(self) -> Self {
        let usual = [3, 5].into_iter().filter_map(NonZero::new);
        match self {
            Self::Best(count) => {
                usual.into_iter().find(|next| *next > count).map_or(Self::All, Self::Best)
            }
            Self::All => Self::Best(NonZero::<usize>::MIN),
        }
    }
}

impl FromStr for LineCount {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number =
            || text.parse().ok().filter(|number: &NonZero<usize>| number.get() <= Self::MOST);
        match text {
            "all" => Ok(Self::All),
            _ => number()
                .map(Self::Best)
                .ok_or_else(|| m::faults::line_count(Self::MOST).to_string()),
        }
    }
}
