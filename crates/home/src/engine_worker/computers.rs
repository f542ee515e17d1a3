//! The players that compute, as long as their game lasts, and the engine that evaluates moves.

use std::time::Duration;

use crate::engine_worker::task::{
    ChooseMove, ChosenSquare, EngineError, EngineReply, EngineTask, Engines, Resources,
};
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_engine::any_engine::AnyEngine;
use othello_engine::computer::{Computer, Means};
use othello_engine::contest::ContestPlayer;
use othello_engine::{Options, Stop};

/// The time within which another program has to answer.
const TIME_LIMIT: Duration = Duration::from_secs(60);

/// Performs tasks, and remembers the players between them.
#[derive(Default)]
pub struct Computers {
    players: ByColor<Option<Engaged>>,
    /// The engine that evaluates moves, once it has been asked to.
    evaluator: Option<AnyEngine>,
    /// The threads and memory of its searches.
    resources: Resources,
}

impl Engines for Computers {
    fn evaluator(&mut self) -> &mut AnyEngine {
        self.evaluator.get_or_insert_with(|| {
            let (threads, table_bytes) = (self.resources.threads(), self.resources.table_bytes);
            AnyEngine::new(Options { table_bytes, threads, ..Options::default() })
        })
    }

    fn choose(&mut self, choice: &ChooseMove, stop: &Stop) -> ChosenSquare {
        let ChooseMove { computer, position, seed, time } = choice;
        let (seed, time) = (*seed, *time);
        let color = position.to_move().unwrap_or(Color::Black);
        let rules = position.rules();
        let place = &mut self.players[color];
        // A player that has failed is of no more use.
        let before = place.take().filter(|before| {
            before.computer == *computer && before.rules == rules && before.seed == seed
        });
        let mut engaged = if let Some(engaged) = before {
            engaged
        } else {
            let means = Means { table_bytes: None, time_limit: TIME_LIMIT, seed };
            let player =
                computer.player(rules, means, stop).map_err(|error| EngineError::new(&error))?;
            Engaged { computer: computer.clone(), rules, seed, player }
        };
        let game = Game::from_position(*position);
        let choice = match time {
            Some(time) => engaged.player.choose_within(&game, time, stop),
            None => engaged.player.choose(&game, stop),
        };
        if choice.is_ok() || stop.is_requested() {
            *place = Some(engaged);
        }
        choice.map_err(|error| EngineError::new(&*error))
    }
}

/// A player in a game.
struct Engaged {
    computer: Computer,
    rules: Rules,
    seed: u64,
    player: Box<dyn ContestPlayer + Send>,
}

impl Computers {
    /// Performs a task, and passes on what is known before the end. After a stop the reply does
    /// not count.
    pub fn perform(
        &mut self,
        task: &EngineTask,
        stop: &Stop,
        mut progress: impl FnMut(EngineReply),
    ) -> EngineReply {
        let id = task.id;
        if std::mem::replace(&mut self.resources, task.resources) != task.resources {
            self.evaluator = None;
        }
        let last = task.task.perform(self, stop, &mut |answer| {
            progress(EngineReply { id, result: Ok(answer) });
        });
        EngineReply { id, result: Ok(last) }
    }
}
