//! The consent of the guest's player: proposals and requests since the last event.

use crate::log_event::LogEvent;
use crate::request::Request;

/// The acts of the guest's player since the last event, which the host may turn into the next one,
/// even after the connection was lost or this program was killed.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Consent {
    /// The proposals that the host has not answered. The last one counts, but the host may have
    /// accepted one before it.
    proposals: Vec<LogEvent>,
    /// The requests that the player has made or agreed to.
    agreed: Vec<Request>,
}

impl Consent {
    /// Returns the proposal that waits for the host.
    pub fn proposal(&self) -> Option<&LogEvent> {
        self.proposals.last()
    }

    pub fn propose(&mut self, event: LogEvent) {
        self.proposals.push(event);
    }

    pub fn withdraw_proposals(&mut self) {
        self.proposals.clear();
    }

    pub fn agree(&mut self, request: Request) {
        self.agreed.push(request);
    }

    /// Returns `true` if the event was proposed; the host may have changed its time.
    pub fn has_proposed(&self, event: &LogEvent) -> bool {
        self.proposals.iter().any(|proposed| match (event, proposed) {
            (LogEvent::Move { square, .. }, LogEvent::Move { square: other, .. }) => {
                square == other
            }
            (LogEvent::Resign { color, .. }, LogEvent::Resign { color: other, .. }) => {
                color == other
            }
            (event, proposed) => event == proposed,
        })
    }

    /// Returns `true` if the event is a request that was agreed to.
    pub fn has_agreed_to(&self, event: &LogEvent) -> bool {
        self.agreed.iter().any(|request| match (request, event) {
            (Request::Undo { plies }, LogEvent::Undo { plies: undone, .. }) => plies == undone,
            (Request::Game(asked), LogEvent::Game(terms)) => asked == terms,
            (Request::Pause, LogEvent::Pause { .. })
            | (Request::Resume, LogEvent::Resume)
            | (Request::Hints, LogEvent::Hints) => true,
            (_, _) => false,
        })
    }
}
