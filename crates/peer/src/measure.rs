//! A guest's own measure of the turns, by which it sees whether what the host counts can be so.
//!
//! The way of a line takes an unknown time, so that two bounds are kept. A turn of the host has lasted at least from
//! the event that began it, as it came, to the last question of the guest that the host has answered since, as it
//! was sent. The own turn has lasted at most since the last question before it that was answered.

use std::time::Duration;

use othello_core::board::{ByColor, Color};

/// The time by which both may differ in all before that is told.
const TOLERANCE: Duration = Duration::from_secs(2);
/// The time of a turn that nobody here has seen pass before that is told: no way takes so long.
const UNSEEN: Duration = Duration::from_secs(10);

/// The time of a turn by a guest's own measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measured {
    /// A turn of the host has taken so long at least.
    AtLeast(Duration),
    /// A turn of the host can have taken so long: it did not answer in a part of it, or there was no connection.
    UpTo(Duration),
    /// A turn of the guest has taken so long at most.
    AtMost(Duration),
}

/// The time of a turn by the guest's measure.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Measure {
    /// The time that has passed here.
    now: Duration,
    /// The moment of the last question that the host has answered, a ping or the number of known events.
    answered: Option<Duration>,
    /// The moment at which the last event came.
    came: Duration,
    /// A moment at which it had not happened.
    not_before: Option<Duration>,
    /// The time left to both after it, as the host says.
    left: Option<ByColor<Duration>>,
    /// The same, but to the player here what is left at least by the measure here.
    believed: Option<ByColor<Duration>>,
    /// The host has adjourned the game, and its clock stands.
    is_adjourned: bool,
    /// The time by which the host has favoured itself, as far as it was not told.
    apart: Duration,
}

/// The times that both have left, by the rules and as the host says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Times {
    /// The player whose clock has run.
    pub mover: Option<Color>,
    /// The time that would be left if it had not.
    pub due: ByColor<Duration>,
    /// The time that is left as the host says; it always does.
    pub stated: Option<ByColor<Duration>>,
}

impl Times {
    /// Returns `true` if time has gone from the clock that has run alone, and has come to none.
    pub fn is_possible(self) -> bool {
        self.stated.is_some_and(|stated| {
            Color::BOTH.into_iter().all(|color| {
                let is_lower = self.mover == Some(color) && stated[color] < self.due[color];
                is_lower || stated[color] == self.due[color]
            })
        })
    }

    /// Returns what is left.
    pub fn left(self) -> ByColor<Duration> {
        self.stated.unwrap_or(self.due)
    }

    /// Returns the player whose clock has run, and what the host has charged.
    pub fn charged(self) -> Option<(Color, Duration)> {
        let mover = self.mover?;
        Some((mover, self.due[mover].saturating_sub(self.stated?[mover])))
    }
}

/// The player whose turn is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    Own,
    Host,
}

impl Measure {
    /// Returns the moment.
    pub const fn now(&self) -> Duration {
        self.now
    }

    /// Returns the time left to both after the last event.
    pub const fn left(&self) -> Option<ByColor<Duration>> {
        self.left
    }

    /// Lets time pass, also such in which the program was stopped.
    pub fn elapse(&mut self, time: Duration) {
        self.now = self.now.saturating_add(time);
        if self.is_adjourned {
            self.came = self.came.saturating_add(time);
        }
    }

    /// Notes that the host has adjourned the game, or that it goes on.
    pub const fn set_adjourned(&mut self, is_adjourned: bool) {
        self.is_adjourned = is_adjourned;
    }

    /// Returns `true` while the game is adjourned.
    pub const fn is_adjourned(&self) -> bool {
        self.is_adjourned
    }

    /// Notes that the host has answered a question that was sent at this moment.
    pub fn answered(&mut self, sent: Duration) {
        self.answered = self.answered.max(Some(sent));
    }

    /// Begins the turn after an event that has come now, and leaves that time to both as the host says, and as is
    /// believed here.
    pub const fn begin(
        &mut self,
        left: Option<ByColor<Duration>>,
        believed: Option<ByColor<Duration>>,
    ) {
        (self.came, self.not_before) = (self.now, self.answered);
        (self.left, self.believed) = (left, believed);
    }

    /// Returns what an event that ends the turn leaves to both, but to the player here what is left at least.
    pub fn believed(&self, own: Color, times: Times) -> ByColor<Duration> {
        let mut believed = times.left();
        let used = if times.mover == Some(own) { self.most() } else { Some(Duration::ZERO) };
        if let (Some(used), Some(before), Some(left)) = (used, self.believed, self.left) {
            // With the increment, or less one that is revoked.
            let due = before[own].saturating_add(times.due[own]).saturating_sub(left[own]);
            believed[own] = believed[own].max(due.saturating_sub(used));
        }
        believed
    }

    /// Returns the most time that the turn of the player here can have lasted; `None` if that is not known.
    pub fn most(&self) -> Option<Duration> {
        Some(self.now.saturating_sub(self.not_before?))
    }

    /// Returns `true` if the player here can have used up the time that was left.
    pub fn can_be_over(&self, own: Color) -> bool {
        match (self.most(), self.believed) {
            (Some(most), Some(left)) => most.saturating_add(TOLERANCE) >= left[own],
            (None, _) | (_, None) => true,
        }
    }

    /// Returns the most time that the turn of the player here can have lasted so far, if the host counts more by so much
    /// that it is to be told.
    pub fn doubt_own(&self, charged: Duration) -> Option<Measured> {
        let most = self.most()?;
        (charged >= most.saturating_add(TOLERANCE)).then_some(Measured::AtMost(most))
    }

    /// Compares what the host has charged for a turn; returns the time measured here if the difference is to be told.
    pub fn compare(&mut self, turn: Turn, charged: Duration) -> Option<Measured> {
        let (measured, apart) = match turn {
            Turn::Own => {
                let most = self.most()?;
                (Measured::AtMost(most), charged.saturating_sub(most))
            }
            Turn::Host => {
                let least = self.answered.unwrap_or_default().saturating_sub(self.came);
                (Measured::AtLeast(least), least.saturating_sub(charged))
            }
        };
        self.apart = self.apart.saturating_add(apart);
        if !apart.is_zero() && self.apart >= TOLERANCE {
            self.apart = Duration::ZERO;
            return Some(measured);
        }
        let up_to = self.now.saturating_sub(self.came);
        let is_unseen = turn == Turn::Host && up_to.saturating_sub(charged) >= UNSEEN;
        is_unseen.then_some(Measured::UpTo(up_to))
    }
}

#[cfg(test)]
mod tests {
    use super::Measure;
    use super::Measured::{AtLeast, AtMost, UpTo};
    use super::Turn::{Host, Own};
    use std::time::Duration;

    const fn s(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    /// A turn that began at 10 s, and before which a ping of 9 s was answered.
    fn turn() -> Measure {
        let mut measure = Measure::default();
        measure.elapse(s(10));
        measure.answered(s(9));
        measure.begin(None, None);
        measure
    }

    #[test]
    fn a_turn_of_the_host_has_lasted_until_its_last_answer() {
        let mut measure = turn();
        measure.elapse(s(9));
        assert_eq!(measure.compare(Host, s(0)), None, "nothing says that it was not over at once");
        measure.elapse(s(3));
        assert_eq!(measure.compare(Host, s(0)), Some(UpTo(s(12))), "but it has come late");
        measure.answered(s(20));
        assert_eq!(measure.compare(Host, s(9)), None, "a second may be the way");
        assert_eq!(measure.compare(Host, s(10)), None);
        assert_eq!(measure.compare(Host, s(9)), Some(AtLeast(s(10))), "twice a second is told");
        assert_eq!(measure.compare(Host, s(2)), Some(AtLeast(s(10))));
    }

    #[test]
    fn the_own_turn_has_lasted_since_the_answer_before_it() {
        let mut measure = turn();
        measure.elapse(s(5));
        assert_eq!(measure.compare(Own, s(6)), None);
        assert_eq!(measure.compare(Own, s(16)), Some(AtMost(s(6))));
        assert_eq!(Measure::default().compare(Own, s(900)), None, "of that nothing is known");
    }

    #[test]
    fn a_game_that_is_adjourned_costs_nobody_time() {
        let mut measure = turn();
        measure.elapse(s(5));
        measure.set_adjourned(true);
        measure.elapse(s(10_000));
        measure.set_adjourned(false);
        measure.answered(measure.now());
        assert_eq!(measure.compare(Host, s(5)), None);
    }
}
