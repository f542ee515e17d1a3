//! The players that compute, as long as their game lasts.

use std::error::Error;
use std::time::Duration;

use crate::app::engine_worker::request::{
    EngineAnswer, EngineError, EngineReply, EngineRequest, EngineTask,
};
use crate::board::{ByColor, Color};
use crate::engine::Stop;
use crate::engine::computer::{Computer, Means};
use crate::engine::contest::Player;
use crate::game::Game;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::Square;

/// The time within which another program has to answer.
const TIME_LIMIT: Duration = Duration::from_secs(60);

/// Performs requests, and remembers the players between them.
#[derive(Default)]
pub struct Computers {
    players: ByColor<Option<Engaged>>,
}

/// A player in a game.
struct Engaged {
    computer: Computer,
    rules: Rules,
    seed: u64,
    player: Box<dyn Player + Send>,
}

impl Computers {
    /// Performs a request. After a stop the reply does not count.
    pub fn perform(&mut self, request: &EngineRequest, stop: &Stop) -> EngineReply {
        let result = match &request.task {
            EngineTask::ChooseMove { computer, position, seed, time } => self
                .choose(computer, position, *seed, *time, stop)
                .map(EngineAnswer::Move)
                .map_err(|error| EngineError::new(&*error)),
        };
        EngineReply { id: request.id, result }
    }

    fn choose(
        &mut self,
        computer: &Computer,
        position: &Position,
        seed: u64,
        time: Option<Duration>,
        stop: &Stop,
    ) -> Result<Square, Box<dyn Error + Send + Sync>> {
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
            let player = computer.player(rules, means, stop)?;
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
        choice
    }
}
