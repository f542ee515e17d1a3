//! Those who are connected to a host and do not play: watchers, and those who ask for the guest's seat.

use std::time::Duration;

use super::output::ConnectionId;
use crate::line::Line;
use crate::line_budget::LineBudget;
use crate::secret::Secret;
use othello_notation::PlayerName;

/// The most who wait for the guest's seat; one more ends the connection of the first.
const MOST_WAITING: usize = 8;
/// The silence after which a connection is closed.
const LONGEST_SILENCE: Duration = Duration::from_secs(60);

/// Somebody who watches the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watcher {
    /// The connection.
    pub connection: ConnectionId,
    /// The name that they give.
    pub name: Option<PlayerName>,
}

/// Somebody who is connected and does not play.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Visit {
    pub id: ConnectionId,
    pub name: Option<PlayerName>,
    pub purpose: VisitPurpose,
    budget: LineBudget,
    silence: Duration,
}

/// The purpose of a visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VisitPurpose {
    Watch,
    /// May ask for the guest's seat, whose first secret would be this one.
    Wait(Secret),
    /// Asks for it.
    Knock(Secret),
}

/// The answer to a line of a visitor.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum VisitStep {
    Nothing,
    /// A ping, with its numbers.
    Ping(u32, usize),
    Knock,
    Leave,
    Dismiss(&'static str),
}

/// Those who are connected and do not play.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Visitors(Vec<Visit>);

impl Visitors {
    pub fn watchers(&self) -> impl Iterator<Item = &Visit> {
        self.0.iter().filter(|visitor| visitor.purpose == VisitPurpose::Watch)
    }

    /// Returns the one who asks for the seat, and its first secret.
    pub fn knocking(&self) -> Option<(&Visit, Secret)> {
        self.0.iter().find_map(|visitor| match visitor.purpose {
            VisitPurpose::Knock(fresh) => Some((visitor, fresh)),
            VisitPurpose::Watch | VisitPurpose::Wait(_) => None,
        })
    }

    /// Returns the one who has waited longest for the seat, and its first secret.
    pub fn waiting(&self) -> Option<(&Visit, Secret)> {
        self.0.iter().find_map(|visitor| match visitor.purpose {
            VisitPurpose::Wait(fresh) | VisitPurpose::Knock(fresh) => Some((visitor, fresh)),
            VisitPurpose::Watch => None,
        })
    }

    /// Adds a visitor; returns the one who has waited longest if too many do.
    pub fn add(
        &mut self,
        id: ConnectionId,
        name: Option<PlayerName>,
        purpose: VisitPurpose,
    ) -> Option<ConnectionId> {
        let (budget, silence) = (LineBudget::default(), Duration::ZERO);
        self.0.push(Visit { id, name, purpose, budget, silence });
        let is_waiting = |visitor: &&Visit| matches!(visitor.purpose, VisitPurpose::Wait(_));
        let waiting = self.0.iter().filter(is_waiting);
        if waiting.clone().count() <= MOST_WAITING {
            return None;
        }
        let first = waiting.map(|visitor| visitor.id).next()?;
        self.remove(first);
        Some(first)
    }

    /// Removes a visitor; returns `false` if there is none with this connection.
    pub fn remove(&mut self, id: ConnectionId) -> bool {
        let before = self.0.len();
        self.0.retain(|visitor| visitor.id != id);
        self.0.len() < before
    }

    /// Handles a line; `None` if it comes from nobody here.
    pub fn receive(&mut self, id: ConnectionId, line: &str) -> Option<VisitStep> {
        let is_knocked_at = self.knocking().is_some();
        let visitor = self.0.iter_mut().find(|visitor| visitor.id == id)?;
        visitor.silence = Duration::ZERO;
        if !visitor.budget.take() {
            return Some(VisitStep::Dismiss("too many lines at once"));
        }
        Some(match (line.parse(), visitor.purpose) {
            (Ok(Line::Ping { number, events, .. }), _) => VisitStep::Ping(number, events),
            (Ok(Line::Pong { .. }), _) => VisitStep::Nothing,
            (Ok(Line::Bye(_)), _) => VisitStep::Leave,
            (Ok(Line::Knock(_)), VisitPurpose::Wait(_)) if is_knocked_at => {
                VisitStep::Dismiss("somebody else asks for the seat")
            }
            (Ok(Line::Knock(name)), VisitPurpose::Wait(fresh)) => {
                visitor.purpose = VisitPurpose::Knock(fresh);
                visitor.name = name.or(visitor.name.take());
                VisitStep::Knock
            }
            (Ok(_) | Err(_), _) => VisitStep::Dismiss("this connection cannot do that"),
        })
    }

    /// Lets time pass; returns those who have been silent for too long.
    pub fn elapse(&mut self, time: Duration) -> Vec<ConnectionId> {
        for visitor in &mut self.0 {
            visitor.budget.elapse(time);
            visitor.silence = visitor.silence.saturating_add(time);
        }
        let is_silent = |visitor: &&Visit| visitor.silence >= LONGEST_SILENCE;
        self.0.iter().filter(is_silent).map(|visitor| visitor.id).collect()
    }

    /// Returns the time until the first of them has been silent for too long.
    pub fn next_event(&self) -> Option<Duration> {
        self.0.iter().map(|visitor| LONGEST_SILENCE.saturating_sub(visitor.silence)).min()
    }
}
