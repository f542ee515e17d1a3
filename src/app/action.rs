//! Actions: the input of the app, from players, opponents and the world outside.

use crate::engine_worker::EngineReply;
pub use crate::features::explorer::says::ExplorerAction;
pub use crate::features::link::linked::LinkAction;
pub use crate::features::repertoire::says::RepertoireAction;
pub use crate::features::training::says::TrainingAction;
use crate::os::exit_status::ExitStatus;

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
    /// Asks positions of the repertoire, or does something else with it.
    Repertoire(RepertoireAction),
    /// Trains, or tells the progress.
    Training(TrainingAction),
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
            Self::Repertoire(action) => action.is_by_player(),
            Self::Link(action) => action.is_by_player(),
            Self::Training(action) => action.is_by_player(),
            Self::Begin | Self::EngineReplied(_) | Self::Answer(_) | Self::Quit(_) => false,
        }
    }
}
