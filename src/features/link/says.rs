//! Events and refusals of the connection to another machine.

use othello_peer::ProposalError;

/// Something that changed on this side of the connection to another machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionEvent {
    /// There is another line to send to the guest, which leads through home routers.
    Invited,
    /// There is another line for those who watch, and the one before is void.
    WatchInvited,
    /// There is no connection, for another reason than before.
    Troubled,
    /// The file of the game cannot be written, for that reason.
    Unrecorded(String),
    /// The file of the game can be written again.
    Recorded,
    /// The open request was taken back.
    Withdrawn,
    /// The host's player was asked for the seat.
    Knocked,
    /// Somebody who watched was sent away.
    SentAway,
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
    /// No claim has left the game unfinished.
    Settled,
    /// The link does not allow it now.
    Proposal(ProposalError),
}
