//! Requests to the engine, and its replies.

use super::error::EngineError;
use super::task::{AnyAnswer, AnyTask, Outcome};

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
    pub task: AnyTask,
}

/// A reply of the engine.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineReply {
    /// The request that it answers.
    pub id: RequestId,
    /// The result.
    pub result: Result<AnyAnswer, EngineError>,
}

impl EngineReply {
    /// Makes the reply to a request for a task with such answers, as the engine would.
    pub fn of<A: Send + Sync + 'static>(id: RequestId, outcome: Outcome<A>) -> Self {
        Self { id, result: outcome.erased() }
    }

    /// Returns what has come of a task with such answers.
    pub fn outcome<A: Clone + Send + Sync + 'static>(self) -> Option<Outcome<A>> {
        Outcome::of(self.result)
    }

    /// Returns `true` if no other reply to the request follows.
    pub const fn is_last(&self) -> bool {
        !matches!(self.result, Ok(AnyAnswer { is_last: false, .. }))
    }
}
