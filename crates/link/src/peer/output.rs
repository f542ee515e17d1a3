//! The outputs of a peer: effects for the program to perform, and events to tell its player.

use super::fault::Fault;
use crate::claim::Claim;
use crate::line::Line;
use crate::replay::AppliedEvent;
use crate::request::Request;
use crate::seat_keys::SeatKeys;
use othello_notation::Record;

/// A connection, by a number that the program chooses and does not use again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// One part of a peer's answer to a line, to the passing of time or to its player, in order of
/// occurrence.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// The program has something to do.
    Effect(PeerEffect),
    /// An event of the log has changed the session.
    Happened(AppliedEvent),
    /// The host's log is taken over: the session is the one after the events that both have, and the
    /// others happen from here on.
    Restarted,
    /// The player is asked something; [`Peer::question`](crate::Peer::question) returns it.
    Asked,
    /// The player is to be told something.
    Event(PeerEvent),
}

/// Something for the program to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeerEffect {
    /// Appends a line to the file of this side, and sends no later line before it is on the disk.
    /// Pings, pongs and farewells may overtake it.
    Record(Line),
    /// Replaces the older of the two last records of the clocks by this line.
    KeepClock(Line),
    /// Sends a line over a connection.
    Send(ConnectionId, Line),
    /// Closes a connection after the lines that were sent.
    Close(ConnectionId),
    /// Lets these secrets open the guest's seat from now on, and no others.
    SetKeys(SeatKeys),
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
    /// The other player declined a request, or it cannot be done any more.
    Declined(Request),
    /// Both agreed to hints: the engine may show its evaluation until the game is over.
    HintsAllowed,
    /// The host refused a proposal of this side, for this reason.
    Refused(String),
    /// This host refused a proposal of the guest, for this reason.
    Rejected(String),
    /// A loss of the other player is claimed; the other side has not answered.
    Claimed(Claim),
    /// The other side contests a claim of this one, or has not answered it in time.
    Contested(Claim),
    /// This side contests a claim of the other one.
    Disputed(Claim),
    /// The host's log replaces this side's, as the player wants it: this is the game as it was here.
    Diverged(Box<Record>),
    /// The guest gave back this many events that this host had lost.
    Recovered(usize),
    /// The other side ended the connection, for this reason.
    Parted(String),
    /// The other side broke the protocol, and the connection was closed.
    Broken(Fault),
    /// The guest's seat is taken; [`Peer::knock`](crate::Peer::knock) asks for it.
    SeatTaken,
    /// Several programs use the guest's seat in turn.
    SeatContested,
    /// This host has freed the guest's seat.
    SeatFreed,
    /// So many watch now.
    Watched(usize),
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

    pub fn record(&mut self, line: Line) {
        self.effect(PeerEffect::Record(line));
    }

    pub fn tell(&mut self, event: PeerEvent) {
        self.push(Output::Event(event));
    }

    /// Sends a farewell over a connection and closes it.
    pub fn dismiss(&mut self, connection: ConnectionId, why: &str) {
        self.effect(PeerEffect::Send(connection, Line::Bye(why.into())));
        self.effect(PeerEffect::Close(connection));
    }

    /// Returns the outputs and empties the outbox.
    pub fn take(&mut self) -> Vec<Output> {
        std::mem::take(&mut self.0)
    }
}
