//! Actions: the input of the app, from players, opponents and the world outside.

use crate::engine_worker::EngineReply;
pub use crate::features::explorer::says::ExplorerAction;
pub use crate::features::link::linked::LinkAction;
use crate::os::exit_status::ExitStatus;
use crate::repertoire::file::RepertoireReply;

/// An input of the app, by the feature that takes it in.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Begins: the front end is ready to perform effects.
    Begin,
    /// Takes in a reply of the engine.
    EngineReplied(EngineReply),
    /// Answers the open question.
    Answer(Answer),
    /// Shows what was played, or does something with the games of the explorer.
    Explorer(ExplorerAction),
    /// Takes in what was read of the repertoire, or written.
    Repertoire(RepertoireReply),
    /// Takes in what comes from another machine.
    Link(LinkAction),
    /// Saves the game and quits.
    Quit(ExitStatus),
}

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is its name")]
pub enum Answer {
    Yes,
    No,
}

impl Action {
    /// Returns `true` if a player at this keyboard does something other than answering, copying or
    /// looking after saved games.
    pub const fn is_by_player(&self) -> bool {
        match self {
            Self::Explorer(action) => action.is_by_player(),
            Self::Begin
            | Self::EngineReplied(_)
            | Self::Repertoire(_)
            | Self::Answer(_)
            | Self::Link(_)
            | Self::Quit(_) => false,
        }
    }
}
