//! The opening of a link: the line is measured, and the first game is begun or offered.

use std::time::Duration;

use super::question::{Question, Reply};
use crate::allowance::{Allowance, USUAL_TRIP};
use crate::terms::Terms;
use othello_notation::PlayerName;

/// The pings by which the line is measured.
const MOST_PINGS: u32 = 5;

/// The opening of a link.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Opening {
    step: OpeningStep,
    /// The longest round trip.
    trip: Duration,
    /// The terms that the host wants.
    wanted: Option<Terms>,
}

/// The step of an opening.
#[derive(Clone, Debug, Default, PartialEq)]
enum OpeningStep {
    #[default]
    Closed,
    /// So many pings are to be answered; this one was sent.
    Measuring { terms: Terms, missing: u32, sent: Option<u32> },
    /// The host's player is asked about a slow line.
    Asking { terms: Terms },
    /// The game begins.
    Beginning(Terms),
    /// The game is offered to the guest.
    Offering(Terms),
    /// The guest has the offer.
    Offered,
}

impl Opening {
    /// Begins the opening for a game on these terms, between a host and a guest of these names.
    pub fn begin(&mut self, terms: &Terms, [host, guest]: [Option<PlayerName>; 2]) {
        let mut terms = terms.clone();
        (terms.names[terms.host], terms.names[!terms.host]) = (host, guest);
        (self.trip, self.wanted) = (Duration::ZERO, Some(terms.clone()));
        self.step = match terms.time_control {
            Some(_) => OpeningStep::Measuring { terms, missing: MOST_PINGS, sent: None },
            None => offered_or_begun(terms),
        };
    }

    /// Returns `true` if a ping is to be sent.
    pub const fn wants_ping(&self) -> bool {
        matches!(self.step, OpeningStep::Measuring { sent: None, .. })
    }

    /// Notes the number of the ping that is sent.
    pub const fn ping(&mut self, number: u32) {
        if let OpeningStep::Measuring { sent, .. } = &mut self.step {
            *sent = Some(number);
        }
    }

    /// Notes the round trip of a ping; returns `true` if it is one of this opening.
    pub fn pong(&mut self, number: u32, trip: Duration) -> bool {
        let OpeningStep::Measuring { terms, missing, sent } = &mut self.step else { return false };
        if sent.take_if(|sent| *sent == number).is_none() {
            return false;
        }
        self.trip = self.trip.max(trip);
        *missing -= 1;
        if *missing == 0 {
            let terms = terms.clone();
            self.step = if self.trip > USUAL_TRIP && terms.allowance.is_none() {
                OpeningStep::Asking { terms }
            } else {
                offered_or_begun(terms)
            };
        }
        true
    }

    /// Returns the question to the host's player.
    pub fn question(&self) -> Option<Question> {
        let OpeningStep::Asking { terms } = &self.step else { return None };
        let allowance = Allowance::for_trip(terms.time_control?, self.trip);
        Some(Question::SlowLine { trip: self.trip, allowance })
    }

    /// Takes the answer to it: more time is given back, or the game has no clock.
    pub fn answer(&mut self, reply: Reply) {
        let OpeningStep::Asking { terms } = &self.step else { return };
        let mut terms = terms.clone();
        match reply {
            Reply::Yes => {
                let for_trip = |control| Allowance::for_trip(control, self.trip);
                terms.allowance = terms.time_control.map(for_trip);
            }
            Reply::No => terms.time_control = None,
        }
        self.step = OpeningStep::Offering(terms);
    }

    /// Takes the guest's no: the host's player is asked again if the line is slow.
    pub fn decline(&mut self) {
        if let (OpeningStep::Offered, Some(terms)) = (&self.step, &self.wanted)
            && self.trip > USUAL_TRIP
        {
            self.step = OpeningStep::Asking { terms: terms.clone() };
        }
    }

    /// Takes the terms of a game that begins without a question.
    pub fn take_unasked(&mut self) -> Option<Terms> {
        let OpeningStep::Beginning(terms) = &self.step else { return None };
        let terms = terms.clone();
        self.step = OpeningStep::Closed;
        Some(terms)
    }

    /// Takes the terms that are to be offered to the guest.
    pub fn take_offer(&mut self) -> Option<Terms> {
        let OpeningStep::Offering(terms) = &self.step else { return None };
        let terms = terms.clone();
        self.step = OpeningStep::Offered;
        Some(terms)
    }
}

fn offered_or_begun(terms: Terms) -> OpeningStep {
    if terms.is_usual() { OpeningStep::Beginning(terms) } else { OpeningStep::Offering(terms) }
}
