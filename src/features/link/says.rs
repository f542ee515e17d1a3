//! Events and refusals of the connection to another machine.

use othello_peer::ProposalError;

/// Something that changed on this side of the connection to another machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionEvent {
    /// There is another line to send to the guest, which leads through home routers.
    Invited,
    /// So many people are watching now.
    Watched(usize),
    /// The file of the game cannot be written, for that reason.
    Unrecorded(String),
}

/// The reason for which an action was refused in a game over a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkRefusal {
    /// It is not possible in such a game.
    NotOverLink,
    /// An earlier position is viewed.
    EarlierViewed,
    /// Several moves were given.
    OneMove,
    /// The link does not allow it now.
    Proposal(ProposalError),
}
