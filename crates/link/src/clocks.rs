//! The clocks of a game as one side measures them: its own by its own measure, the other's by what it
//! has observed.

use std::time::Duration;

use super::allowance::{Allowance, whole_millis};
use super::clock_record::{ClockRecord, Measures};
use super::line_tokens::LONGEST_TIME;
use othello_core::board::{ByColor, Color};

/// The time after a gap of this program in which an event may have waited for it.
const AFTER_GAP: Duration = Duration::from_secs(2);

/// The player whose time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Running {
    /// The player here; the own measure counts.
    Own,
    /// The other player, who is connected.
    Other,
    /// The other player, who is not connected.
    OtherAway,
    /// Nobody's.
    Nobody,
}

/// The part of a game that a gap of this program falls into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GapIn {
    /// The turn of the player here, who has not moved yet, connected or not.
    OwnTurn,
    /// Any other time with an open connection, over which an event may have come.
    OpenConnection,
    /// Any other time without one, when nothing can have come.
    NoConnection,
}

/// The measures of both clocks by one side.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Clocks {
    own: Option<Color>,
    allowance: Allowance,
    /// The time left at the beginning of the turn.
    left: ByColor<Duration>,
    /// The time of the own turn so far, with own gaps, without lost connections.
    used: Duration,
    /// The time since the own event was first sent, without own gaps.
    seen: Duration,
    /// The part of it in which the other player was away.
    away: Duration,
    /// The part of a silence that is counted in it already.
    silent: Duration,
    /// An own event was sent whose turn has not ended in the log.
    has_sent: bool,
    lag_left: Duration,
    away_left: Duration,
    slack: Duration,
    gaps: Duration,
    /// The own gaps that have just ended, and the time since then.
    last_gap: Duration,
    since_gap: Duration,
    /// The time by which the other side counts less left for the player here.
    told_less: Duration,
}

impl Clocks {
    /// Creates the clocks of a game that begins, for the side with this player.
    pub const fn new(own: Option<Color>, allowance: Allowance, left: ByColor<Duration>) -> Self {
        const ZERO: Duration = Duration::ZERO;
        Self {
            own,
            allowance,
            left,
            used: ZERO,
            seen: ZERO,
            away: ZERO,
            silent: ZERO,
            has_sent: false,
            lag_left: allowance.per_game,
            away_left: allowance.away,
            slack: ZERO,
            gaps: ZERO,
            last_gap: ZERO,
            since_gap: AFTER_GAP,
            told_less: ZERO,
        }
    }

    /// Returns the time left at the beginning of the turn.
    pub const fn left(&self) -> &ByColor<Duration> {
        &self.left
    }

    /// Sets the time left after an event that changes it otherwise than by a charge.
    pub const fn set_left(&mut self, left: ByColor<Duration>) {
        self.left = left;
    }

    /// Lets time pass in which this program ran.
    pub fn elapse(&mut self, time: Duration, running: Running) {
        match running {
            Running::Own => self.used = self.used.saturating_add(time),
            Running::Other => self.seen = self.seen.saturating_add(time),
            Running::OtherAway => {
                self.seen = self.seen.saturating_add(time);
                self.away = self.away.saturating_add(time);
            }
            Running::Nobody => {}
        }
        self.since_gap = self.since_gap.saturating_add(time);
        if self.since_gap > AFTER_GAP {
            self.last_gap = Duration::ZERO;
        }
    }

    /// Lets time pass in which this program did not run, connected or not. It is nobody else's.
    pub fn sleep(&mut self, time: Duration, running: Running, gap_in: GapIn) {
        if running == Running::Own {
            self.used = self.used.saturating_add(time);
        }
        match gap_in {
            // The event that began the turn is known.
            GapIn::OwnTurn => self.gaps = self.gaps.saturating_add(time),
            GapIn::OpenConnection => self.last_gap = self.last_gap.saturating_add(time),
            GapIn::NoConnection => {}
        }
        self.since_gap = Duration::ZERO;
    }

    /// Notes the silence of the other player, in whose turn nothing was heard for so long, or that it is
    /// over.
    pub fn note_silence(&mut self, silence: Option<Duration>) {
        let silence = silence.unwrap_or_default().min(self.seen);
        self.away = self.away.saturating_add(silence.saturating_sub(self.silent)).min(self.seen);
        self.silent = silence;
    }

    /// Returns the time of the own turn in whole milliseconds.
    pub fn used(&self) -> Duration {
        whole_millis(self.used).min(LONGEST_TIME)
    }

    /// Notes that an event of the other side came: it may have waited while this program did not run.
    pub const fn hear_event(&mut self) {
        self.slack = self.slack.saturating_add(self.last_gap);
        self.last_gap = Duration::ZERO;
    }

    /// Notes that an event was sent for the first time that ends the turn of the player here: the time
    /// of the other one runs.
    pub const fn send_event(&mut self) {
        self.has_sent = true;
    }

    /// Goes on with the turn of the player here, whose event was refused. The time that the other one
    /// has had for it counts.
    pub const fn take_back_event(&mut self) {
        self.has_sent = false;
    }

    const fn observe(&mut self) {
        (self.seen, self.away, self.silent) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    }

    /// Ends a turn of the player here, who has used so much. The time of the other one may run already.
    pub fn charge_own(&mut self, color: Color, used: Duration) {
        self.left[color] = self.left[color].saturating_sub(used);
        (self.used, self.told_less) = (Duration::ZERO, Duration::ZERO);
        if !std::mem::take(&mut self.has_sent) {
            self.observe();
        }
    }

    /// Charges a player as a log of version 1 states it.
    pub fn charge_stated(&mut self, color: Color, used: Duration) {
        self.left[color] = self.left[color].saturating_sub(used);
        self.restart_turn();
    }

    /// Ends a turn of another player, who states to have used so much, and charges what this side has
    /// observed.
    pub fn charge_other(&mut self, color: Color, used: Duration) {
        let charged = if self.own.is_some() {
            let (observed, back) = (self.observed(), self.back());
            self.away_left -= self.stand();
            self.lag_left -= back.min(observed.saturating_sub(used));
            used.max(whole_millis(observed.saturating_sub(back)))
        } else {
            used
        };
        self.left[color] = self.left[color].saturating_sub(charged);
        self.restart_turn();
    }

    /// Begins a turn: nobody has used any time for it.
    pub const fn restart_turn(&mut self) {
        self.observe();
        self.has_sent = false;
        self.used = Duration::ZERO;
    }

    /// Returns the time of an absence in which the clock stands.
    fn stand(&self) -> Duration {
        self.away.min(self.away_left)
    }

    /// Returns the time of the other player's turn that counts.
    fn observed(&self) -> Duration {
        self.seen.saturating_sub(self.stand())
    }

    /// Returns the time that the other player is given back for this move.
    fn back(&self) -> Duration {
        self.allowance.per_move.min(self.lag_left)
    }

    /// Returns the time that the other player can still be away in this game.
    pub fn away_left(&self) -> Duration {
        self.away_left.saturating_sub(self.stand())
    }

    /// Returns `true` if the other player has certainly no time left.
    pub fn has_fallen(&self, color: Color) -> bool {
        self.observed().saturating_sub(self.back()) >= self.left[color]
    }

    /// Returns `true` shortly after a gap of this program, when lines may still wait.
    pub fn has_just_slept(&self) -> bool {
        self.since_gap < AFTER_GAP
    }

    /// Returns `true` if the player here has no time left.
    pub fn has_own_fallen(&self, color: Color) -> bool {
        self.used >= self.left[color]
    }

    /// Returns the time left to the player here, whose turn it may be.
    pub fn own_left(&self, color: Color) -> Duration {
        self.left[color].saturating_sub(self.used)
    }

    /// Returns the time left to the other player, as this side counts it now.
    pub fn counted_left(&self, color: Color) -> Duration {
        let counted = self.observed().saturating_sub(self.back());
        self.left[color].saturating_sub(counted)
    }

    /// Returns the time left to both players as it is shown, in a turn of this one.
    pub fn shown(&self, mover: Option<Color>) -> ByColor<Duration> {
        let mut left = self.left;
        if let Some(mover) = mover {
            let time = if self.own == Some(mover) { self.used } else { self.observed() };
            left[mover] = left[mover].saturating_sub(time);
        }
        left
    }

    /// Takes in what the other side counts as left to the player here, in the own turn: own gaps in
    /// which an event may have waited are the player's.
    pub fn hear_left(&mut self, color: Color, told: Duration) {
        let less = self.own_left(color).saturating_sub(told);
        let fall = less.min(self.slack);
        self.left[color] = self.left[color].saturating_sub(fall);
        self.slack -= fall;
        self.told_less = less.saturating_sub(fall);
    }

    /// Returns the time by which the other side counts less left for the player here.
    pub const fn told_less(&self) -> Duration {
        self.told_less
    }

    /// Returns `true` if a loss on time of the player here is explained by this side's own measure.
    pub fn explains_timeout(&self, color: Color) -> bool {
        self.own_left(color)
            <= self.allowance.per_move.saturating_add(self.slack).saturating_add(self.last_gap)
    }

    /// Returns `true` if a loss by absence is explained by gaps of this program.
    pub fn explains_absence(&self) -> bool {
        self.gaps >= self.allowance.away && !self.allowance.away.is_zero()
    }

    /// Returns the time after which a ping counts as unanswered.
    pub fn answer_time(&self) -> Duration {
        self.allowance.answer_time()
    }

    /// Returns the record for a file.
    pub fn record(&self, events: usize) -> ClockRecord {
        let measures = Measures {
            left: ByColor::from_fn(|color| self.left[color].min(LONGEST_TIME)),
            seen: self.seen.min(LONGEST_TIME),
            away: self.away.min(LONGEST_TIME),
            lag_left: self.lag_left,
            away_left: self.away_left,
            slack: self.slack.saturating_add(self.last_gap).min(LONGEST_TIME),
            gaps: self.gaps.min(LONGEST_TIME),
        };
        ClockRecord { events, used: self.used(), measures: Some(measures) }
    }

    /// Takes over a record of a file.
    pub fn restore(&mut self, record: ClockRecord) {
        self.used = record.used;
        if let Some(measures) = record.measures {
            let Measures { left, seen, away, lag_left, away_left, slack, gaps } = measures;
            self.left = left;
            (self.seen, self.away) = (seen, away.min(seen));
            self.lag_left = lag_left.min(self.allowance.per_game);
            self.away_left = away_left.min(self.allowance.away);
            (self.slack, self.gaps) = (slack, gaps);
        }
    }
}
