//! The effects that a side wants done, and the events that it wants told.

use super::fault::Fault;
use super::game::AppliedEvent;
use super::line::{FileLine, Line};
use super::log::{LogEvent, Request};
use super::measure::Measured;
use super::parting::Parting;
use othello_notation::Record;
use std::time::Duration;

/// A connection, by a number that the program chooses and does not use again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// One part of a side's answer to a line, to the passing of time or to its player, in order of occurrence.
#[derive(Clone, Debug, PartialEq)]
pub enum PeerOutput {
    /// The program has something to do.
    Effect(PeerEffect),
    /// An event of the log has changed the session.
    Happened(AppliedEvent),
    /// The host has another game, and the session is the one of that now.
    Restarted,
    /// The player is asked something, which `question` returns.
    Asked,
    /// The player is to be told something.
    Event(PeerEvent),
}

/// Something for the program to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeerEffect {
    /// Appends a line to the file of this side, and sends no later line before it is on the disk.
    /// Pings, pongs and farewells may overtake it.
    Record(FileLine),
    /// Sends a line over a connection.
    Send(ConnectionId, Line),
    /// Closes a connection after the lines that were sent.
    Close(ConnectionId),
}

/// Something to tell the player.
#[derive(Clone, Debug, PartialEq)]
pub enum PeerEvent {
    /// The other player is connected, and both have the same game.
    Joined,
    /// The connection to the other player was lost.
    Lost,
    /// The other player was asked for something.
    Requested(Request),
    /// The other player declined a request, or it cannot be done any more.
    Declined(Request),
    /// The host has another game than this guest had: this is the one that was under way here.
    Diverged(Box<Record>),
    /// The host says that something has happened that the player here has not done or agreed to, or that cannot be so
    /// by the time measured here; and the game as it was before, if that is to be kept.
    Unfounded(LogEvent, Option<Box<Record>>),
    /// The host says that times are left that cannot be: a clock that stood has changed, or one has gained; and the
    /// game as it was before, if that is to be kept.
    ImpossibleTimes(Option<Box<Record>>),
    /// The host has charged a turn otherwise than it has taken, or can have taken, by the measure here.
    Miscounted {
        /// The time that the host has charged.
        charged: Duration,
        /// The time measured here.
        measured: Measured,
    },
    /// The other side ended the connection, for this reason.
    Parted(Parting),
    /// The other side broke the protocol, and the connection was closed.
    Broken(Fault),
    /// Another guest has the seat; this one may watch.
    SeatTaken,
    /// This host has freed the guest's seat.
    SeatFreed,
    /// So many watch now.
    Watched(usize),
}

/// The presence of the other player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Nobody has come yet.
    Expected,
    /// The other player is connected; the last round trip, if one was measured.
    Here(Option<Duration>),
    /// The connection was lost that long ago.
    Away(Duration),
}

/// The outputs since the caller last took them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Outbox(Vec<PeerOutput>);

impl Outbox {
    pub fn push(&mut self, output: PeerOutput) {
        self.0.push(output);
    }

    pub fn send(&mut self, connection: ConnectionId, line: Line) {
        self.push(PeerOutput::Effect(PeerEffect::Send(connection, line)));
    }

    pub fn record(&mut self, line: FileLine) {
        self.push(PeerOutput::Effect(PeerEffect::Record(line)));
    }

    pub fn tell(&mut self, event: PeerEvent) {
        self.push(PeerOutput::Event(event));
    }

    pub fn close(&mut self, connection: ConnectionId) {
        self.push(PeerOutput::Effect(PeerEffect::Close(connection)));
    }

    /// Sends a farewell over a connection and closes it.
    pub fn dismiss(&mut self, connection: ConnectionId, why: Parting) {
        self.send(connection, Line::Bye(why));
        self.close(connection);
    }

    /// Returns the outputs and empties the outbox.
    pub fn take(&mut self) -> Vec<PeerOutput> {
        std::mem::take(&mut self.0)
    }
}
