//! Honest games in simulated time, through jitter, cuts, stops and kills: nobody loses a move that both have
//! seen, and nobody loses on time who has used less than the clock by a measure outside both.

use std::collections::VecDeque;

use othello_core::board::Color;
use othello_core::result::EndReason;
use othello_peer::{Admission, ConnectionId, Measured, PeerEvent, Seat};

use super::nodes::{GuestNode, HostNode, any, ms, terms};
use super::rng::Rng;

const HOST: usize = 0;
const GUEST: usize = 1;
const STEP: u64 = 50;

/// The troubles that befall a game, each once in so many turns; the longest of each in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
struct Troubles {
    /// The longest way of a line.
    way: u64,
    stops: Option<u64>,
    longest_stop: u64,
    cuts: Option<u64>,
    longest_cut: u64,
    kills: Option<u64>,
}

struct Sim {
    rng: Rng,
    now: u64,
    clock: &'static str,
    troubles: Troubles,
    host: HostNode,
    guest: GuestNode,
    /// The lines on their way to each side, `None` for the end of the connection.
    ways: [VecDeque<(u64, u64, Option<String>)>; 2],
    stopped_until: [u64; 2],
    /// The moment at which a side that is not killed was stopped.
    stopped_at: [Option<u64>; 2],
    connections: u64,
    /// The connection that carries lines.
    whole: bool,
    connects_at: u64,
    /// The plies at which a side thinks, and the time that it still needs.
    thinks: [Option<(usize, u64)>; 2],
    /// The time that each player has used by the measure outside.
    used: [u64; 2],
    /// The longest two ways of each of the guest's turns, in all.
    ways_of_turns: u64,
    /// The time in which nothing could come over.
    outages: u64,
    /// The time for which each side was stopped.
    stopped: [u64; 2],
}

impl Sim {
    fn new(seed: u64, clock: &'static str, troubles: Troubles) -> Self {
        Self {
            rng: Rng(seed),
            now: 0,
            clock,
            troubles,
            host: HostNode::new(terms(clock)),
            guest: GuestNode::new(Seat::Play, "Emile", 7),
            ways: [VecDeque::new(), VecDeque::new()],
            stopped_until: [0; 2],
            stopped_at: [None; 2],
            connections: 0,
            whole: false,
            connects_at: 0,
            thinks: [None; 2],
            used: [0; 2],
            ways_of_turns: 0,
            outages: 0,
            stopped: [0; 2],
        }
    }

    fn plies(&self, side: usize) -> usize {
        let session = if side == HOST { &self.host.session } else { &self.guest.session };
        session.game().plies().len()
    }

    fn cut(&mut self) {
        if std::mem::take(&mut self.whole) {
            let time = self.rng.between(500, self.troubles.longest_cut.max(500));
            self.connects_at = self.now + time;
            for side in [HOST, GUEST] {
                self.ways[side].clear();
                // Each notices it at once, or by the silence.
                if self.rng.once_in(2) {
                    self.ways[side].push_back((self.now, self.connections, None));
                }
            }
        }
    }

    fn kill(&mut self, side: usize) {
        self.cut();
        let time = self.rng.between(500, 5000);
        self.stopped_until[side] = self.now + time;
        self.thinks[side] = None;
        self.stopped_at[side] = None;
        if side == HOST {
            self.host = self.host.killed(terms(self.clock), usize::MAX);
            // Its file may have what it would have used two seconds later.
            self.stopped[HOST] += 2000;
        } else {
            self.guest = self.guest.killed();
        }
    }

    /// Has one of the troubles begin.
    fn trouble(&mut self) {
        let Troubles { stops, longest_stop, cuts, kills, .. } = self.troubles;
        for side in [HOST, GUEST] {
            if stops.is_some_and(|often| self.rng.once_in(often)) {
                let time = self.rng.between(1000, longest_stop);
                self.stopped_until[side] = self.now + time;
                self.stopped_at[side] = Some(self.now);
                self.stopped[side] += time;
            }
            if kills.is_some_and(|often| self.rng.once_in(often)) {
                self.kill(side);
            }
        }
        if cuts.is_some_and(|often| self.rng.once_in(often)) {
            self.cut();
        }
    }

    fn step(&mut self) {
        self.now += STEP;
        let runs = |side: usize| self.stopped_until[side] <= self.now;
        let both_run = runs(HOST) && runs(GUEST);
        self.outages += if self.whole && both_run { 0 } else { STEP };
        if !self.whole
            && self.connects_at <= self.now
            && both_run
            && self.guest.guest.connection().is_none()
        {
            self.connections += 1;
            self.guest.id = ConnectionId(self.connections);
            self.ways = [VecDeque::new(), VecDeque::new()];
            let (id, identity) = (self.guest.id, self.guest.identity);
            let outputs = self.host.host.connected(id, identity, Admission::Play);
            self.host.done.take(outputs);
            let outputs = self.guest.guest.connected(id);
            self.guest.done.take(outputs);
            self.whole = true;
        }
        for side in [HOST, GUEST] {
            if self.stopped_until[side] <= self.now {
                self.run(side);
            }
            self.carry(side);
        }
    }

    fn run(&mut self, side: usize) {
        if let Some(at) = self.stopped_at[side].take() {
            let time = ms((self.now - at).saturating_sub(STEP));
            if side == HOST {
                self.host.stop(time);
            } else {
                self.guest.stop(time);
            }
        }
        while let Some((at, id, line)) = self.ways[side].pop_front() {
            if at > self.now {
                self.ways[side].push_front((at, id, line));
                break;
            }
            match (side, line) {
                (HOST, Some(line)) => self.host.receive(ConnectionId(id), &line),
                (HOST, None) => self.host.close(ConnectionId(id)),
                (_, Some(line)) if self.guest.id.0 == id => self.guest.receive(&line),
                (_, None) if self.guest.id.0 == id => self.guest.close(),
                (..) => {}
            }
        }
        if side == HOST {
            self.host.elapse(ms(STEP));
        } else {
            self.guest.elapse(ms(STEP));
        }
        self.think(side);
    }

    fn think(&mut self, side: usize) {
        let plies = self.plies(side);
        let (is_own, is_free) = if side == HOST {
            let host = &self.host;
            (host.session.to_move() == Some(Color::Black), host.host.check_free().is_ok())
        } else {
            let guest = &self.guest;
            (guest.session.to_move() == Some(Color::White), guest.guest.check_free().is_ok())
        };
        if !is_own || !is_free {
            return;
        }
        let Some((_, left)) = self.thinks[side].filter(|(at, _)| *at == plies) else {
            let time = self.rng.between(100, 4000);
            self.thinks[side] = Some((plies, time));
            return self.trouble();
        };
        // The first two plies cost nothing.
        self.used[side] += if plies < 2 { 0 } else { STEP };
        if left > STEP {
            self.thinks[side] = Some((plies, left - STEP));
        } else if side == HOST {
            let number = self.rng.below(60);
            self.host.play_any(number);
        } else {
            self.ways_of_turns += 2 * (self.troubles.way + STEP);
            let square = any(&self.guest.session, self.rng.below(60));
            self.guest.play(square);
        }
    }

    /// Sends what a side has to say on its way, and closes what it has closed.
    fn carry(&mut self, side: usize) {
        let done = if side == HOST { &mut self.host.done } else { &mut self.guest.done };
        let (sent, closed) = (std::mem::take(&mut done.sent), std::mem::take(&mut done.closed));
        let other = 1 - side;
        for (id, line) in sent {
            if self.whole && id.0 == self.connections {
                let way = self.rng.between(0, self.troubles.way);
                let after = self.ways[other].back().map_or(0, |(at, ..)| *at);
                let at = (self.now + way).max(after);
                self.ways[other].push_back((at, id.0, Some(line.to_string())));
            }
        }
        if closed.iter().any(|id| id.0 == self.connections) && self.whole {
            let at = self.ways[other].back().map_or(self.now, |(at, ..)| *at);
            self.ways[other].push_back((at, self.connections, None));
            self.whole = false;
            self.connects_at = self.now + 1000;
        }
    }

    fn is_over(&self) -> bool {
        self.plies(HOST) > 0 && self.host.session.to_move().is_none()
    }

    /// Checks that the guest has nothing that the host has not.
    fn check_nothing_lost(&self) {
        let (host, guest) = (self.host.host.game().log(), self.guest.guest.game().log());
        assert_eq!(host.hash_at(guest.len()), Some(guest.hash()), "a move is lost");
        assert_eq!((self.host.done.fault(), self.guest.done.fault()), (None, None));
        // The time for which a killed program is away is nobody's, and the guest has seen that it passes.
        let may_differ = self.troubles.kills.is_some();
        let accused = self.guest.done.told.iter().find(|event| match event {
            PeerEvent::Unfounded(..) | PeerEvent::ImpossibleTimes(_) => true,
            PeerEvent::Miscounted { measured, .. } => {
                !(may_differ || matches!(measured, Measured::UpTo(_)))
            }
            _ => false,
        });
        assert_eq!(accused, None, "an honest host is suspected");
    }

    /// Plays to the end, and until both have the same.
    fn play(&mut self) {
        while !self.is_over() {
            self.step();
            assert!(self.now < 8 * 60 * 60 * 1000, "the game has died");
            if self.now.is_multiple_of(1000) {
                self.check_nothing_lost();
            }
        }
        self.troubles = Troubles {
            stops: None,
            cuts: None,
            kills: self.troubles.kills.map(|_| u64::MAX),
            ..self.troubles
        };
        let end = self.now + 300_000;
        while self.now < end && self.guest.session.to_move().is_some() {
            self.step();
        }
        self.check_nothing_lost();
        let [host, guest] = [self.host.host.game().log(), self.guest.guest.game().log()];
        assert!(host == guest, "the logs differ: {} and {} events", host.len(), guest.len());
        assert_eq!(self.host.session.result(), self.guest.session.result());
    }

    /// The side that has lost on time, if one has.
    fn flagged(&self) -> Option<usize> {
        let result = self.host.session.result().unwrap();
        let loser = if result.winner == Some(Color::Black) { GUEST } else { HOST };
        (result.reason == EndReason::TimeOut).then_some(loser)
    }
}

/// Plays games with these troubles; returns how many ended on time.
fn play_all(seeds: std::ops::Range<u64>, clocks: &[&'static str], troubles: Troubles) -> u64 {
    let mut flags = 0;
    for seed in seeds {
        let clock = clocks[usize::try_from(seed).unwrap() % clocks.len()];
        let mut sim = Sim::new(seed, clock, troubles);
        sim.play();
        let Some(loser) = sim.flagged() else { continue };
        flags += 1;
        let control = terms(clock).time_control.unwrap();
        let main = u64::try_from(control.main().as_millis()).unwrap();
        // Beyond the allowance the way is charged, and the time without a connection.
        let ways = sim.ways_of_turns + sim.outages;
        let beyond = if loser == HOST { 0 } else { ways.saturating_sub((main / 10).min(10_000)) };
        let beyond = beyond + sim.stopped[loser];
        let used = sim.used[loser];
        assert!(
            used + beyond + STEP * 64 >= main,
            "{seed} {clock} {troubles:?}: {loser} lost on time with {used} ms used, {beyond} ms beyond"
        );
    }
    flags
}

fn all(games: u64) {
    let slow = ["1", "2", "5"];
    let quick = ["0:20", "0:40", "1"];
    let way = Troubles { way: 100, ..Troubles::default() };
    let stops = Troubles { stops: Some(30), longest_stop: 10_000, ..way };
    let cuts = Troubles { cuts: Some(30), longest_cut: 10_000, ..way };
    let kills = Troubles { kills: Some(40), ..cuts };
    let mut flags = 0;
    flags += play_all(0..games, &quick, Troubles::default());
    flags += play_all(0..games, &quick, way);
    flags += play_all(0..games, &quick, Troubles { way: 1000, ..way });
    flags += play_all(0..games, &slow, Troubles { way: 2000, ..way });
    flags += play_all(0..games, &quick, stops);
    flags += play_all(0..games, &slow, cuts);
    flags += play_all(0..games, &["0:20+2", "0:05+3"], cuts);
    flags += play_all(0..games, &slow, kills);
    flags += play_all(0..games, &slow, Troubles { stops: Some(20), longest_stop: 90_000, ..kills });
    assert!(flags > 0, "no flag has fallen");
}

#[test]
fn honest_games_end_on_both_sides_and_nobody_loses_by_the_way() {
    all(12);
}

#[test]
#[ignore = "eight thousand games take minutes"]
fn eight_thousand_honest_games() {
    all(1000);
}
