//! The delay of the connection: round trips, silence, and how much of a player's time it may cost.

use std::collections::VecDeque;
use std::time::Duration;

/// The silence after which the other side is asked for a line.
const PING_AFTER: Duration = Duration::from_secs(30);
/// The pings without an answer after which the other side counts as gone.
const MOST_UNANSWERED: u32 = 2;
/// The longest silence of a side that does not count as gone.
pub(super) const LONGEST_SILENCE: Duration =
    Duration::from_secs(PING_AFTER.as_secs() * (MOST_UNANSWERED as u64 + 1));
/// The number of last round trips of which the shortest counts.
const TRIPS: usize = 8;
/// The delay beyond the round trip for which a player's move is not charged: at first and at most.
const MOST_QUOTA: Duration = Duration::from_secs(3);
/// The part of it that each move restores.
const QUOTA_PER_MOVE: Duration = Duration::from_millis(500);

/// The delay of the connection, measured by the time that passes through [`elapse`](Self::elapse).
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lag {
    now: Duration,
    /// The time of the last line that was received.
    heard: Duration,
    /// The last ping without an answer, and its time.
    ping: Option<(u32, Duration)>,
    pings: u32,
    unanswered: u32,
    trips: VecDeque<Duration>,
    quota: Duration,
    /// The time of the turn that passed in silence before a connection was lost.
    excused: Duration,
}

/// The answer to a silence of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeepAlive {
    /// The silence is not long enough for one.
    Wait,
    /// A ping is to be sent.
    Ping,
    /// The other side is gone, and the connection is to be closed.
    GiveUp,
}

impl Default for Lag {
    fn default() -> Self {
        let [now, heard, excused] = [Duration::ZERO; 3];
        let (ping, pings, unanswered, trips) = (None, 0, 0, VecDeque::new());
        Self { now, heard, ping, pings, unanswered, trips, quota: MOST_QUOTA, excused }
    }
}

impl Lag {
    /// Starts measuring a new connection; the quota stays.
    pub fn connected(&mut self) {
        self.heard = self.now;
        self.ping = None;
        self.unanswered = 0;
        self.trips.clear();
    }

    /// Notes that the connection was lost in a turn that has lasted this long: the other player may have
    /// known it as soon as there was silence.
    pub fn lost(&mut self, turn: Duration) {
        self.excused = (self.excused + self.silence()).min(turn);
    }

    /// Notes that a turn has ended.
    pub const fn end_turn(&mut self) {
        self.excused = Duration::ZERO;
    }

    /// Lets time pass.
    pub fn elapse(&mut self, time: Duration) {
        self.now = self.now.saturating_add(time);
    }

    /// Notes that a line was received.
    pub fn hear(&mut self) {
        self.heard = self.now;
        self.unanswered = 0;
    }

    /// Returns the number of a ping that is sent now.
    pub fn ping(&mut self) -> u32 {
        self.pings = self.pings.wrapping_add(1);
        self.ping = Some((self.pings, self.now));
        self.unanswered += 1;
        self.pings
    }

    /// Measures the round trip of a ping by its answer.
    pub fn pong(&mut self, number: u32) {
        if let Some((_, sent)) = self.ping.take_if(|(sent, _)| *sent == number) {
            self.trips.push_back(self.now.saturating_sub(sent));
            if self.trips.len() > TRIPS {
                self.trips.pop_front();
            }
        }
    }

    /// Returns the answer to the silence of the other side.
    pub fn keep_alive(&self) -> KeepAlive {
        let waits_since = self.ping.map_or(self.heard, |(_, sent)| sent.max(self.heard));
        if self.now.saturating_sub(waits_since) < PING_AFTER {
            KeepAlive::Wait
        } else if self.unanswered >= MOST_UNANSWERED {
            KeepAlive::GiveUp
        } else {
            KeepAlive::Ping
        }
    }

    /// Returns the time until that answer changes.
    pub fn next_keep_alive(&self) -> Duration {
        let waits_since = self.ping.map_or(self.heard, |(_, sent)| sent.max(self.heard));
        (waits_since + PING_AFTER).saturating_sub(self.now)
    }

    /// Returns the time since a line was received.
    pub fn silence(&self) -> Duration {
        self.now.saturating_sub(self.heard)
    }

    /// Returns `true` if a ping waits for its answer.
    pub const fn is_pinging(&self) -> bool {
        self.ping.is_some()
    }

    /// Returns the last round trip.
    pub fn last_round_trip(&self) -> Option<Duration> {
        self.trips.back().copied()
    }

    /// Returns the delay of a line that costs no quota.
    fn least_trip(&self) -> Duration {
        self.trips.iter().min().copied().unwrap_or_default()
    }

    /// Returns the delay that the other player's move may have without being late.
    pub fn allowance(&self) -> Duration {
        self.least_trip() + self.quota
    }

    /// Returns the time to charge the other player, who claims `used` for the turn and whose move came
    /// after `observed`. The delay beyond the round trip is taken from the player's quota, except for
    /// the silence before the connection was lost.
    pub fn charge(&mut self, used: Duration, observed: Duration) -> Duration {
        let used = used.min(observed);
        let late = observed.saturating_sub(used + self.least_trip() + self.excused);
        let forgiven = late.min(self.quota);
        self.quota = (self.quota.saturating_sub(forgiven) + QUOTA_PER_MOVE).min(MOST_QUOTA);
        used + late.saturating_sub(forgiven)
    }
}

#[cfg(test)]
mod tests {
    use super::{KeepAlive, Lag};
    use std::time::Duration;

    const fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn with_trip(millis: u64) -> Lag {
        let mut lag = Lag::default();
        let number = lag.ping();
        lag.elapse(ms(millis));
        lag.pong(number);
        lag
    }

    #[test]
    fn what_the_connection_takes_is_not_charged_up_to_the_round_trip_and_a_quota() {
        let mut lag = with_trip(200);
        assert_eq!(lag.last_round_trip(), Some(ms(200)));
        assert_eq!(lag.charge(ms(1000), ms(1200)), ms(1000), "the round trip");
        assert_eq!(lag.charge(ms(1000), ms(4000)), ms(1000), "2.8 s of the quota of 3 s");
        assert_eq!(lag.charge(ms(0), ms(10_200)), ms(9300), "0.7 s were left");
        assert_eq!(lag.charge(ms(0), ms(10_200)), ms(9500), "half a second came back");
        assert_eq!(lag.charge(ms(5000), ms(1000)), ms(1000), "nobody uses more than has passed");
    }

    #[test]
    fn silence_is_answered_by_pings_and_two_of_them_in_vain_are_the_end() {
        let mut lag = Lag::default();
        lag.elapse(ms(29_999));
        assert_eq!((lag.keep_alive(), lag.next_keep_alive()), (KeepAlive::Wait, ms(1)));
        lag.elapse(ms(1));
        assert_eq!((lag.keep_alive(), lag.ping()), (KeepAlive::Ping, 1));
        lag.elapse(ms(30_000));
        assert_eq!((lag.keep_alive(), lag.ping()), (KeepAlive::Ping, 2));
        lag.pong(1);
        assert!(lag.is_pinging(), "an answer to another ping says nothing");
        lag.hear();
        lag.elapse(ms(30_000));
        assert_eq!(
            (lag.keep_alive(), lag.ping()),
            (KeepAlive::Ping, 3),
            "any line is a sign of life"
        );
        lag.elapse(ms(30_000));
        assert_eq!((lag.keep_alive(), lag.ping()), (KeepAlive::Ping, 4));
        lag.elapse(ms(30_000));
        assert_eq!(lag.keep_alive(), KeepAlive::GiveUp);
    }
}
