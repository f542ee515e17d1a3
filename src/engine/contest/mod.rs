//! Contests between two players: pairs of games from nearly even openings, each opening once with
//! either colour, and what their scores say about the players' strength.
//!
//! ```
//! use othello::Rules;
//! use othello::engine::contest::{LevelPlayer, Openings, Tally, play_pair};
//! use othello::engine::level::Level;
//!
//! let openings = Openings::new(Rules::OTHELLO, 1);
//! let mut first = LevelPlayer::new(Level::ALL[2], 1);
//! let mut second = LevelPlayer::new(Level::ALL[0], 2);
//! let mut tally = Tally::default();
//! for opening in openings.take(2) {
//!     tally.add(play_pair(&mut first, &mut second, &opening)?);
//! }
//! assert_eq!(tally.games(), 4);
//! # Ok::<(), othello::engine::contest::ContestError>(())
//! ```

mod tally;

use std::error::Error;
use std::fmt;

use super::Options;
use super::any_engine::AnyEngine;
use super::level::Level;
use super::limits::{Limits, Stop};
use super::random::Random;
use crate::board::{ByColor, Color};
use crate::game::Game;
use crate::position::IllegalMove;
use crate::result::GameResult;
use crate::rules::Rules;
use crate::square::Square;

pub use tally::{Decision, Elo, Pair, Sprt, Tally};

/// A player of a contest.
pub trait Player {
    /// Prepares for a new game.
    ///
    /// # Errors
    /// When the player cannot go on.
    fn start_game(&mut self) -> Result<(), Box<dyn Error + Send + Sync>>;

    /// Chooses a move in a game that is not over.
    ///
    /// # Errors
    /// When the player cannot go on.
    fn choose(&mut self, game: &Game) -> Result<Square, Box<dyn Error + Send + Sync>>;
}

/// A level as a player of a contest: every game has a seed of its own.
pub struct LevelPlayer {
    level: Level,
    engine: AnyEngine,
    seeds: Random,
    seed: u64,
    stop: Stop,
}

impl LevelPlayer {
    /// Creates a player; equal seeds play equal games in equal contests.
    pub fn new(level: Level, seed: u64) -> Self {
        let engine = AnyEngine::new(level.options());
        Self { level, engine, seeds: Random::new(seed), seed, stop: Stop::new() }
    }
}

impl Player for LevelPlayer {
    fn start_game(&mut self) -> Result<(), Box<dyn Error + Send + Sync>> {
        self.seed = self.seeds.next();
        Ok(())
    }

    fn choose(&mut self, game: &Game) -> Result<Square, Box<dyn Error + Send + Sync>> {
        let Self { level, engine, seed, stop, .. } = self;
        let choice = level.choose(engine, &game.position(), *seed, stop);
        Ok(choice.ok_or("the game is over")?.square)
    }
}

/// The place of a player in a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
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
    Player(Side, Box<dyn Error + Send + Sync>),
    /// A player chose a move that is not legal.
    Illegal(Side, Square, IllegalMove),
}

impl fmt::Display for ContestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |side: &Side| match side {
            Side::First => "first",
            Side::Second => "second",
        };
        match self {
            Self::Player(side, _) => write!(f, "the {} player failed", name(side)),
            Self::Illegal(side, square, why) => {
                write!(f, "the {} player chose {square}, which {why}", name(side))
            }
        }
    }
}

impl Error for ContestError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Player(_, error) => Some(&**error),
            Self::Illegal(_, _, error) => Some(error),
        }
    }
}

/// Plays an opening twice; the first player has Black in the first game.
///
/// # Errors
/// When a player fails or chooses a move that is not legal.
pub fn play_pair(
    first: &mut dyn Player,
    second: &mut dyn Player,
    opening: &Game,
) -> Result<Pair, ContestError> {
    let mut pair = Pair { halves: [0; 2], discs: 0 };
    for (halves, color) in pair.halves.iter_mut().zip(Color::BOTH) {
        let result = play_game(first, second, color, opening)?;
        *halves = match result.winner {
            None => 1,
            Some(winner) if winner == color => 2,
            Some(_) => 0,
        };
        pair.discs += i32::from(result.score[color]) - i32::from(result.score[!color]);
    }
    Ok(pair)
}

/// Plays a game from an opening, `color` being that of the first player.
///
/// # Errors
/// When a player fails or chooses a move that is not legal.
pub fn play_game(
    first: &mut dyn Player,
    second: &mut dyn Player,
    color: Color,
    opening: &Game,
) -> Result<GameResult, ContestError> {
    first.start_game().map_err(|error| ContestError::Player(Side::First, error))?;
    second.start_game().map_err(|error| ContestError::Player(Side::Second, error))?;
    let sides = ByColor::from_fn(|other| if other == color { Side::First } else { Side::Second });
    let mut game = opening.clone();
    while let Some(mover) = game.position().to_move() {
        let side = sides[mover];
        let chosen = match side {
            Side::First => first.choose(&game),
            Side::Second => second.choose(&game),
        };
        let square = chosen.map_err(|error| ContestError::Player(side, error))?;
        game.play(square).map_err(|why| ContestError::Illegal(side, square, why))?;
    }
    Ok(game.position().result().expect("nobody is to move"))
}

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
