//! The players of a contest, and those of them that search.

use std::error::Error;
use std::time::Duration;

use crate::Options;
use crate::any_engine::AnyEngine;
use crate::level::Level;
use crate::limits::{Limits, Stop};
use crate::random::Random;
use othello_core::game::Game;
use othello_core::square::Square;

/// A player of a contest.
pub trait ContestPlayer {
    /// Prepares for a new game.
    ///
    /// # Errors
    /// When the player cannot go on.
    fn start_game(&mut self) -> Result<(), Box<dyn Error + Send + Sync>>;

    /// Chooses a move in a game that is not over. When the stop is requested, the choice does not
    /// matter, but comes soon.
    ///
    /// # Errors
    /// When the player cannot go on.
    fn choose(&mut self, game: &Game, stop: &Stop) -> Result<Square, Box<dyn Error + Send + Sync>>;

    /// Chooses a move in that time, as far as the player heeds it: another program does not.
    ///
    /// # Errors
    /// When the player cannot go on.
    fn choose_within(
        &mut self,
        game: &Game,
        time: Duration,
        stop: &Stop,
    ) -> Result<Square, Box<dyn Error + Send + Sync>> {
        let _ = time;
        self.choose(game, stop)
    }
}

/// A level as a player of a contest: every game has a seed of its own.
pub struct LevelPlayer {
    level: Level,
    engine: AnyEngine,
    seeds: Random,
    seed: u64,
}

impl LevelPlayer {
    /// Creates a player; equal seeds play equal games in equal contests.
    pub fn new(level: Level, seed: u64) -> Self {
        Self::with_options(level, level.options(), seed)
    }

    /// Creates a player that searches with these settings.
    pub fn with_options(level: Level, options: Options, seed: u64) -> Self {
        Self { level, engine: AnyEngine::new(options), seeds: Random::new(seed), seed }
    }
}

impl ContestPlayer for LevelPlayer {
    fn start_game(&mut self) -> Result<(), Box<dyn Error + Send + Sync>> {
        self.seed = self.seeds.next();
        Ok(())
    }

    fn choose(&mut self, game: &Game, stop: &Stop) -> Result<Square, Box<dyn Error + Send + Sync>> {
        let Self { level, engine, seed, .. } = self;
        let position = game.position();
        let limits = level.limits_of_contest(position.rules());
        let choice = level.choose_with(engine, &position, *seed, &limits, stop);
        Ok(choice.ok_or(OVER)?.square)
    }

    fn choose_within(
        &mut self,
        game: &Game,
        time: Duration,
        stop: &Stop,
    ) -> Result<Square, Box<dyn Error + Send + Sync>> {
        let Self { level, engine, seed, .. } = self;
        let position = game.position();
        let limits = level.limits_within(position.rules(), time);
        let choice = level.choose_with(engine, &position, *seed, &limits, stop);
        Ok(choice.ok_or(OVER)?.square)
    }
}

/// A player that searches every position within the same limits and plays the best move.
pub struct SearchPlayer {
    engine: AnyEngine,
    limits: Limits,
}

impl SearchPlayer {
    /// Creates a player.
    pub fn new(limits: Limits, options: Options) -> Self {
        Self { engine: AnyEngine::new(options), limits }
    }
}

impl ContestPlayer for SearchPlayer {
    /// Forgets the games before, so that a game does not depend on them.
    fn start_game(&mut self) -> Result<(), Box<dyn Error + Send + Sync>> {
        self.engine.clear();
        Ok(())
    }

    fn choose(&mut self, game: &Game, stop: &Stop) -> Result<Square, Box<dyn Error + Send + Sync>> {
        let position = game.position();
        let limits = self.limits.for_choice_among(position.legal_moves().len());
        let report = self.engine.search(&position, &limits, stop);
        Ok(report.best_move().ok_or(OVER)?)
    }

    fn choose_within(
        &mut self,
        game: &Game,
        time: Duration,
        stop: &Stop,
    ) -> Result<Square, Box<dyn Error + Send + Sync>> {
        let usual = self.limits.time;
        let limits = self.limits.with_time(usual.map_or(time, |usual| usual.min(time)));
        let position = game.position();
        let limits = limits.for_choice_among(position.legal_moves().len());
        let report = self.engine.search(&position, &limits, stop);
        Ok(report.best_move().ok_or(OVER)?)
    }
}

/// The error of a move that is asked for where there is none.
const OVER: &str = "the game is over";
