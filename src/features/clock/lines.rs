//! The command that plays one move of a game between computers.

use crate::app::action::{Action, PlayersAction};
use crate::line::command::Command;
use crate::line::request::Request;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[Command::new(
    "step",
    "plays one move of a game between computers, and pauses it.",
    |_, _| Request::Act(Action::Players(PlayersAction::Step)),
)];
