//! The outputs of a peer: effects for the program to perform, and events to tell its player.

use super::fault::Fault;
use crate::line::Line;
use crate::replay::AppliedEvent;
use crate::request::Request;
use othello_notation::Record;

/// One part of a peer's answer to a line, to the passing of time or to its player, in order of
/// occurrence.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// The program has something to do.
    Effect(PeerEffect),
    /// An event of the log has changed the session.
    Happened(AppliedEvent),
    /// The log starts over, and the session is the one before the first event.
    Restarted,
    /// The other player asks for something; [`Peer::accept`](crate::Peer::accept) or
    /// [`Peer::decline`](crate::Peer::decline) answers.
    Asked(Request),
    /// The player is to be told something.
    Event(PeerEvent),
}

/// Something for the program to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeerEffect {
    /// Replaces the connection by the new one, over which lines are sent from now on.
    UseConnection,
    /// Appends a line to the file of this side, before any later line is sent.
    Record(Line),
    /// Sends a line to the other side.
    Send(Line),
    /// Closes the connection.
    Close,
    /// Reserves the guest's seat: nobody else may take it from now on.
    TakeSeat,
}

/// Something to tell the player.
#[derive(Clone, Debug, PartialEq)]
pub enum PeerEvent {
    /// The other side is connected, and both have the same log.
    Joined,
    /// The connection was lost.
    Lost,
    /// The other player was asked for something.
    Requested(Request),
    /// The other player declined a request.
    Declined(Request),
    /// Both agreed to hints: the engine may show its evaluation until the game is over.
    HintsAllowed,
    /// The host refused a proposal of this side, for this reason.
    Refused(String),
    /// This host refused a proposal of the guest, for this reason.
    Rejected(String),
    /// The win was claimed because the other player is away; the host hears of it once connected.
    Claimed,
    /// The logs differed, and the host's replaces this side's: this is the game as it was here.
    Diverged(Box<Record>),
    /// The other side ended the connection, for this reason.
    Parted(String),
    /// The other side broke the protocol, and the connection was closed.
    Broken(Fault),
}

/// The outputs since the caller last took them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Outbox(Vec<Output>);

impl Outbox {
    pub fn push(&mut self, output: Output) {
        self.0.push(output);
    }

    pub fn effect(&mut self, effect: PeerEffect) {
        self.push(Output::Effect(effect));
    }

    pub fn send(&mut self, line: Line) {
        self.effect(PeerEffect::Send(line));
    }

    pub fn record(&mut self, line: Line) {
        self.effect(PeerEffect::Record(line));
    }

    pub fn tell(&mut self, event: PeerEvent) {
        self.push(Output::Event(event));
    }

    /// Returns the outputs and empties the outbox.
    pub fn take(&mut self) -> Vec<Output> {
        std::mem::take(&mut self.0)
    }
}
