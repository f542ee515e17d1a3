//! The silence of the other side: pings, round trips, and how long nothing was heard.

use std::collections::VecDeque;
use std::time::Duration;

/// The interval of pings while a clock runs, and the silence after one that ends a connection then.
const PING_IN_TURN: Duration = Duration::from_secs(1);
const PATIENCE_IN_TURN: Duration = Duration::from_secs(15);
/// The same while none runs.
const PING_OTHERWISE: Duration = Duration::from_secs(30);
const PATIENCE_OTHERWISE: Duration = Duration::from_secs(60);
/// The silence that ends a connection whose two sides have not introduced themselves.
const LONGEST_GREETING: Duration = Duration::from_secs(20);
/// The most pings that are remembered without an answer.
const MOST_UNANSWERED: usize = 32;

/// The time scale of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pace {
    /// The two sides have not introduced themselves.
    Greeting,
    /// A clock runs.
    Turn,
    /// No clock runs.
    Idle,
}

/// The silence of the other side, by the time in which this program ran.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Silence {
    now: Duration,
    /// The time of the last line that was received.
    heard: Duration,
    /// The time of the last ping.
    pinged: Duration,
    /// The number of the last ping.
    number: u32,
    /// The pings without an answer, and their times.
    unanswered: VecDeque<(u32, Duration)>,
    last_trip: Option<Duration>,
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

impl Silence {
    /// Lets time pass.
    pub fn elapse(&mut self, time: Duration) {
        self.now = self.now.saturating_add(time);
    }

    /// Notes that a line was received.
    pub const fn hear(&mut self) {
        self.heard = self.now;
    }

    /// Forgets the pings on their way, since this program was stopped: it is not known how long they take.
    pub fn stopped(&mut self) {
        self.unanswered.clear();
    }

    /// Returns the number of a ping that is sent now.
    pub fn ping(&mut self) -> u32 {
        self.number = self.number.wrapping_add(1);
        self.pinged = self.now;
        if self.unanswered.len() >= MOST_UNANSWERED {
            self.unanswered.pop_front();
        }
        self.unanswered.push_back((self.number, self.now));
        self.number
    }

    /// Returns the round trip that ends with the answer to this ping.
    pub fn pong(&mut self, number: u32) -> Option<Duration> {
        let at = self.unanswered.iter().position(|(sent, _)| *sent == number)?;
        let (_, sent) = self.unanswered.drain(..=at).next_back()?;
        let trip = self.now.saturating_sub(sent);
        self.last_trip = Some(trip);
        Some(trip)
    }

    /// Returns the last round trip.
    pub const fn last_round_trip(&self) -> Option<Duration> {
        self.last_trip
    }

    /// Returns the time of the first ping after which nothing was heard.
    fn first_in_vain(&self) -> Option<Duration> {
        self.unanswered.iter().map(|(_, sent)| *sent).find(|sent| *sent >= self.heard)
    }

    /// Returns the answer to the silence of the other side.
    pub fn keep_alive(&self, pace: Pace) -> KeepAlive {
        if self.give_up_at(pace).is_some_and(|time| self.now >= time) {
            KeepAlive::GiveUp
        } else if self.now >= self.ping_at(pace) {
            KeepAlive::Ping
        } else {
            KeepAlive::Wait
        }
    }

    /// Returns the time until that answer changes.
    pub fn next_keep_alive(&self, pace: Pace) -> Duration {
        let ping = self.ping_at(pace);
        self.give_up_at(pace).map_or(ping, |time| time.min(ping)).saturating_sub(self.now)
    }

    fn ping_at(&self, pace: Pace) -> Duration {
        match pace {
            // Nobody is pinged before the connection ends.
            Pace::Greeting => self.heard + LONGEST_GREETING,
            // The other player is told what is left, so that lines from there count for nothing.
            Pace::Turn => self.pinged + PING_IN_TURN,
            Pace::Idle => self.pinged.max(self.heard) + PING_OTHERWISE,
        }
    }

    fn give_up_at(&self, pace: Pace) -> Option<Duration> {
        let patience = match pace {
            Pace::Greeting => return Some(self.heard + LONGEST_GREETING),
            Pace::Turn => PATIENCE_IN_TURN,
            Pace::Idle => PATIENCE_OTHERWISE,
        };
        self.first_in_vain().map(|sent| sent + patience)
    }
}

#[cfg(test)]
mod tests {
    use super::{KeepAlive, Pace, Silence};
    use std::time::Duration;

    const fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn a_round_trip_is_the_time_from_a_ping_to_its_answer_while_the_program_runs() {
        let mut silence = Silence::default();
        silence.elapse(ms(4000));
        let number = silence.ping();
        silence.elapse(ms(1499));
        assert_eq!(silence.pong(number), Some(ms(1499)));
        assert_eq!(silence.last_round_trip(), Some(ms(1499)));
        assert_eq!(silence.pong(number), None);
        let number = silence.ping();
        silence.stopped();
        assert_eq!(silence.pong(number), None);
    }

    #[test]
    fn a_side_that_does_not_introduce_itself_is_given_up_without_a_ping() {
        let mut silence = Silence::default();
        silence.elapse(ms(19_999));
        assert_eq!(silence.keep_alive(Pace::Greeting), KeepAlive::Wait);
        assert_eq!(silence.next_keep_alive(Pace::Greeting), ms(1));
        silence.elapse(ms(1));
        assert_eq!(silence.keep_alive(Pace::Greeting), KeepAlive::GiveUp);
    }

    #[test]
    fn a_silent_connection_is_pinged_and_given_up() {
        let mut silence = Silence::default();
        silence.elapse(ms(29_999));
        assert_eq!(silence.keep_alive(Pace::Idle), KeepAlive::Wait);
        assert_eq!(silence.next_keep_alive(Pace::Idle), ms(1));
        silence.elapse(ms(1));
        assert_eq!(silence.keep_alive(Pace::Idle), KeepAlive::Ping);
        silence.ping();
        silence.elapse(ms(15_000));
        assert_eq!(silence.keep_alive(Pace::Idle), KeepAlive::Wait);
        assert_eq!(silence.keep_alive(Pace::Turn), KeepAlive::GiveUp);
        silence.elapse(ms(45_000));
        assert_eq!(silence.keep_alive(Pace::Idle), KeepAlive::GiveUp);
        silence.hear();
        assert_eq!(silence.keep_alive(Pace::Turn), KeepAlive::Ping);
    }
}
