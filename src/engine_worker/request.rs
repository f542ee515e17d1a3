//! Requests to the engine, and its replies.

use std::time::Duration;

use super::error::EngineError;
use super::task::{AnyAnswer, AnyTask, Outcome, Task};
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::computer::Computer;

/// The identity of a request: its replies name it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RequestId(u64);

impl RequestId {
    /// Returns the identity of the next request.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.wrapping_add(1))
    }
}

/// A request to the engine. It takes the place of the one before.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineRequest {
    /// Its identity.
    pub id: RequestId,
    /// The task.
    pub task: EngineTask,
}

/// Something for the engine to compute.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineTask {
    /// Chooses a move for the player to move.
    ChooseMove {
        /// The player.
        computer: Computer,
        /// The position.
        position: Position,
        /// The number from which the choices of levels follow.
        seed: u64,
        /// The time for the move, if there is a clock.
        time: Option<Duration>,
    },
    /// A task with answers of its own type.
    Typed(AnyTask),
    /// Plays a move that is known already.
    Play(Square),
}

impl EngineTask {
    /// Returns the task, if it is of that type.
    pub fn get<T: Task>(&self) -> Option<&T> {
        match self {
            Self::Typed(task) => task.get(),
            _ => None,
        }
    }
}

/// A reply of the engine.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineReply {
    /// The request that it answers.
    pub id: RequestId,
    /// The result.
    pub result: Result<EngineAnswer, EngineError>,
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineAnswer {
    /// An answer to a task with answers of its own type.
    Typed(AnyAnswer),
    /// The chosen move.
    Move(Square),
}

impl EngineReply {
    /// Makes the reply to a request for a task with such answers, as the engine would.
    pub fn of<A: Send + Sync + 'static>(id: RequestId, outcome: Outcome<A>) -> Self {
        Self { id, result: outcome.erased().map(EngineAnswer::Typed) }
    }

    /// Returns what has come of a task with such answers.
    pub fn outcome<A: Clone + Send + Sync + 'static>(self) -> Option<Outcome<A>> {
        match self.result {
            Ok(EngineAnswer::Typed(answer)) => Outcome::of(Ok(answer)),
            Ok(_) => None,
            Err(error) => Outcome::of(Err(error)),
        }
    }

    /// Returns `true` if no other reply to the request follows.
    pub const fn is_last(&self) -> bool {
        !matches!(self.result, Ok(EngineAnswer::Typed(AnyAnswer { is_last: false, .. })))
    }
}
