//! Inputs of the app, from players, opponents and the world outside: an action, and the time that has passed
//! before it.

use std::time::Duration;

use othello_home::engine_worker::EngineReply;
use othello_home::process::exit_status::ExitStatus;

use super::then::Then;
pub use crate::features::link::linked::LinkAction;

#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    /// The time since the input before.
    pub elapsed: Duration,
    pub by: Cause,
    /// The action; without one, only time passes, or somebody has touched the keyboard or the mouse.
    pub action: Option<Action>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Somebody has touched the keyboard or the mouse, which starts the clock of a new game.
    Player,
    /// Time has passed, or the engine, a job or another machine has answered.
    World,
}

impl Input {
    /// Makes the input of time that has passed.
    pub const fn tick(elapsed: Duration) -> Self {
        Self { elapsed, by: Cause::World, action: None }
    }

    /// Makes the input of a player who has touched the keyboard or the mouse after some time.
    pub const fn touch(elapsed: Duration) -> Self {
        Self { elapsed, by: Cause::Player, action: None }
    }

    #[must_use]
    pub fn with(self, action: Action) -> Self {
        Self { action: Some(action), ..self }
    }
}

impl From<Action> for Input {
    fn from(action: Action) -> Self {
        Self::tick(Duration::ZERO).with(action)
    }
}

/// An action, by the feature that takes it in.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Begins: the front end is ready to perform effects.
    Begin,
    EngineReplied(EngineReply),
    /// Answers the open question.
    Answer(Answer),
    /// Goes on with what has come of a job.
    Continue(Then<()>),
    /// Takes in what comes from another machine.
    Link(LinkAction),
    /// Saves the game and quits.
    Quit(ExitStatus),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Yes,
    No,
}
