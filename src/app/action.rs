//! Actions: the input of the app, from players, opponents and the world outside.

use crate::base::BaseDelivery;
use crate::engine_worker::EngineReply;
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
    /// Takes in how far the games of the explorer have been read, or the games.
    Explorer(BaseDelivery),
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
