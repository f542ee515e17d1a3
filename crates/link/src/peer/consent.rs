//! The consent of the guest's player: proposals, requests and claims since the last event.

use crate::claim::{Claim, Loss};
use crate::log_event::LogEvent;
use crate::request::{Basis, QuestionId, Request};
use othello_core::board::Color;

/// The acts of the guest's player since the last event, which the host may turn into the next one,
/// even after the connection was lost or this program was killed.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Consent {
    /// The proposal that the host has not answered.
    proposal: Option<LogEvent>,
    /// The requests that the player has made or agreed to, with their questions.
    agreed: Vec<(QuestionId, Request)>,
    /// The claim of this side.
    claim: Option<Claim>,
    /// The claim of the other side is granted.
    has_granted: bool,
}

impl Consent {
    /// Returns the proposal that waits for the host.
    pub const fn proposal(&self) -> Option<&LogEvent> {
        self.proposal.as_ref()
    }

    pub fn propose(&mut self, event: LogEvent) {
        self.proposal = Some(event);
    }

    pub fn withdraw_proposal(&mut self) {
        self.proposal = None;
    }

    pub fn agree(&mut self, by: QuestionId, request: Request) {
        self.agreed.push((by, request));
    }

    /// Takes back the consent to an own request, which the host has declined.
    pub fn disagree(&mut self, by: QuestionId) {
        self.agreed.retain(|(agreed, _)| *agreed != by);
    }

    pub const fn claim(&mut self, claim: Claim) {
        self.claim = Some(claim);
    }

    pub const fn grant(&mut self) {
        self.has_granted = true;
    }

    /// Returns `true` if the next event needs no other consent of the player of this colour.
    pub fn covers(&self, event: &LogEvent, own: Option<Color>, mover: Option<Color>) -> bool {
        match event {
            LogEvent::Move { .. } => mover != own || self.proposal.as_ref() == Some(event),
            LogEvent::Resign { color, .. } => {
                Some(*color) != own || self.proposal.as_ref() == Some(event)
            }
            LogEvent::Lost(claim) if Some(claim.loser) != own => true,
            LogEvent::Lost(claim) => self.has_granted || self.claim == Some(*claim),
            LogEvent::Unsettled(unsettled) if Some(unsettled.claimant) != own => true,
            LogEvent::Unsettled(unsettled) => self.claim == Some(unsettled.claim()),
            LogEvent::Agreed { request, by: Basis::Question(by) } => {
                self.agreed.iter().any(|(agreed, known)| agreed == by && known == request)
            }
            LogEvent::Agreed { .. } => false,
        }
    }

    /// Returns `true` if the event is one that only the player here can have made.
    pub fn is_forged(event: &LogEvent, own: Option<Color>, mover: Option<Color>) -> bool {
        match event {
            LogEvent::Move { .. } => mover == own,
            LogEvent::Resign { color, .. } => Some(*color) == own,
            LogEvent::Lost(Claim { loser, loss: Loss::Timeout | Loss::Absence }) => {
                Some(*loser) == own
            }
            LogEvent::Unsettled(unsettled) => Some(unsettled.claimant) == own,
            LogEvent::Agreed { .. } => false,
        }
    }
}
