//! Contests between two players: pairs of games from nearly even openings, each opening once with
//! either colour, and what their scores say about the players' strength.
//!
//! ```
//! use othello_core::Rules;
//! use othello_engine::Stop;
//! use othello_engine::contest::{ContestTally, LevelPlayer, Openings, play_pair};
//! use othello_engine::level::Level;
//!
//! let openings = Openings::new(Rules::OTHELLO, 1);
//! let mut first = LevelPlayer::new(Level::ALL[2], 1);
//! let mut second = LevelPlayer::new(Level::ALL[0], 2);
//! let mut tally = ContestTally::default();
//! for opening in openings.take(2) {
//!     tally.add(play_pair(&mut first, &mut second, &opening, &Stop::new())?);
//! }
//! assert_eq!(tally.games(), 4);
//! # Ok::<(), othello_engine::contest::ContestError>(())
//! ```

mod openings;
mod player;
mod tally;

use std::error::Error;
use std::fmt;

use super::limits::Stop;
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::position::IllegalMove;
use othello_core::result::GameResult;
use othello_core::square::Square;

pub use openings::Openings;
pub use player::{ContestPlayer, LevelPlayer, SearchPlayer};
pub use tally::{ContestTally, Decision, Elo, Pair, Sprt};

/// The place of a player in a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ContestSide {
    /// The player whose score is counted.
    First,
    /// The other one.
    Second,
}

/// The reason why a contest cannot go on.
#[derive(Debug)]
#[non_exhaustive]
pub enum ContestError {
    /// A player failed.
    Player(ContestSide, Box<dyn Error + Send + Sync>),
    /// A player chose a move that is not legal.
    Illegal(ContestSide, Square, IllegalMove),
    /// The stop was requested.
    Stopped,
}

impl fmt::Display for ContestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |side: &ContestSide| match side {
            ContestSide::First => "first",
            ContestSide::Second => "second",
        };
        match self {
            Self::Player(side, _) => write!(f, "the {} player failed", name(side)),
            Self::Illegal(side, square, why) => {
                write!(f, "the {} player chose {square}, which {why}", name(side))
            }
            Self::Stopped => f.write_str("the contest was stopped"),
        }
    }
}

impl Error for ContestError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Player(_, error) => Some(&**error),
            // The reason is part of the message.
            Self::Illegal(..) | Self::Stopped => None,
        }
    }
}

/// Plays an opening twice; the first player has Black in the first game.
///
/// # Errors
/// When a player fails or chooses a move that is not legal, and when the stop is requested.
pub fn play_pair(
    first: &mut dyn ContestPlayer,
    second: &mut dyn ContestPlayer,
    opening: &Game,
    stop: &Stop,
) -> Result<Pair, ContestError> {
    let mut play = |color| play_out(first, second, color, &mut opening.clone(), stop);
    Ok(Pair::new([play(Color::Black)?, play(Color::White)?]))
}

/// Plays a game on to its end, `color` being that of the first player.
///
/// # Errors
/// When a player fails or chooses a move that is not legal, and when the stop is requested; the game
/// has the moves before that.
pub fn play_out(
    first: &mut dyn ContestPlayer,
    second: &mut dyn ContestPlayer,
    color: Color,
    game: &mut Game,
    stop: &Stop,
) -> Result<GameResult, ContestError> {
    first.start_game().map_err(|error| ContestError::Player(ContestSide::First, error))?;
    second.start_game().map_err(|error| ContestError::Player(ContestSide::Second, error))?;
    let sides =
        ByColor::from_fn(
            |other| if other == color { ContestSide::First } else { ContestSide::Second },
        );
    while let Some(mover) = game.position().to_move() {
        let side = sides[mover];
        let chosen = match side {
            ContestSide::First => first.choose(game, stop),
            ContestSide::Second => second.choose(game, stop),
        };
        // A search that was stopped has chosen what it had.
        if stop.is_requested() {
            return Err(ContestError::Stopped);
        }
        let square = chosen.map_err(|error| ContestError::Player(side, error))?;
        game.play(square).map_err(|why| ContestError::Illegal(side, square, why))?;
    }
    Ok(game.position().result().expect("nobody is to move"))
}
