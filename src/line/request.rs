//! Requests: the outcome of a command, for the line mode to carry out.

use super::error::LineError;
use crate::app::App;
use crate::app::action::Action;
use crate::app::command::Command;
use othello_core::position::Position;
use othello_core::square::Square;

/// The outcome of a command, which itself changes nothing and prints nothing.
#[derive(Debug)]
pub enum Request {
    /// Dispatches an action, and says what happened.
    Act(Action),
    /// Dispatches an action, and answers yes if the app asks for confirmation.
    Confirmed(Action),
    /// Dispatches an action; unless it is refused, says this of the state after it instead of what
    /// happened.
    ActThenSay(Action, fn(&App) -> String),
    /// Runs a command with the rest of the line.
    Run(&'static Command, String),
    /// Plays squares.
    Play(Vec<Square>),
    /// Says this.
    Say(String),
    /// Draws this position, and counts its discs.
    Draw(Position),
    /// Says whose turn it is in the viewed position.
    SayTurn,
    /// Refuses the line, for that reason.
    Refuse(LineError),
}

impl Request {
    /// Refuses the line for that reason.
    pub fn refuse(reason: impl Into<String>) -> Self {
        Self::Refuse(LineError::new(reason))
    }

    /// Requests an action that may need confirmation. `yes` after the command confirms it in
    /// advance; the line is refused if anything else stands there.
    pub fn confirmable(command: &str, action: Action, rest: &str) -> Self {
        match rest.to_ascii_lowercase().as_str() {
            "" => Self::Act(action),
            "yes" => Self::Confirmed(action),
            _ => Self::refuse(format!("{command} takes no argument except yes")),
        }
    }
}
