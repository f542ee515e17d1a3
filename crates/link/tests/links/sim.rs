//! Two machines in simulated time, joined by a line that delays and breaks, and a measure of what each
//! player has used that is outside both.

use std::collections::VecDeque;
use std::time::Duration;

use othello_core::board::Color;
use othello_peer::{Fault, Presence, Question, Reply, Terms};

use super::wire::{Node, guest_peer, host_peer, introduce};

/// Random numbers of a seed.
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one.
    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end.max(1)
    }

    /// A number of this range.
    pub fn between(&mut self, from: u64, to: u64) -> u64 {
        from + self.below(to - from + 1)
    }

    /// `true` once in so many times.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    pub fn choose<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[usize::try_from(self.below(from.len() as u64)).unwrap()]
    }
}

/// The troubles of the machines and the line between them, each once in so many turns.
#[derive(Clone, Copy, Debug)]
pub struct Troubles {
    pub round_trip: u64,
    pub stops: Option<u64>,
    pub cuts: Option<u64>,
    pub kills: Option<u64>,
    /// The longest time that a player thinks about a move.
    pub longest_thought: u64,
}

/// One of the machines.
pub struct Machine {
    pub node: Node,
    /// The time up to which its peer was told what passed.
    told_until: u64,
    stopped_until: u64,
    /// Lines and ends of connections on their way here, with the time of their arrival.
    inbox: VecDeque<(u64, Packet)>,
    /// The plies at which the player thinks, and the time of the key.
    thinks: Option<(usize, u64)>,
    /// The time that the player has used by the measure outside.
    pub used: u64,
    /// The time of stops in the other player's turns in which a move may have lain here.
    pub waited: u64,
    /// The last stop of that kind.
    stop: u64,
}

enum Packet {
    Line(othello_peer::ConnectionId, String),
    End(othello_peer::ConnectionId),
}

/// Two machines and the line between them.
pub struct Sim {
    pub rng: Rng,
    pub now: u64,
    /// The host and the guest.
    pub machines: [Machine; 2],
    terms: Terms,
    troubles: Troubles,
    connections: u64,
    /// The connection that carries lines.
    whole: Option<u64>,
    connects_at: u64,
}

const STEP: u64 = 50;
/// The time after a stop in which a move may have lain there.
const AFTER_STOP: u64 = 2000;

fn is_move(line: &str) -> bool {
    line.contains(" move ")
}

impl Sim {
    pub fn new(seed: u64, terms: Terms, troubles: Troubles) -> Self {
        let machine = |peer| Machine {
            node: Node::new(peer),
            told_until: 0,
            stopped_until: 0,
            inbox: VecDeque::new(),
            thinks: None,
            used: 0,
            waited: 0,
            stop: 0,
        };
        Self {
            rng: Rng(seed),
            now: 0,
            machines: [machine(host_peer(&terms)), machine(guest_peer())],
            terms,
            troubles,
            connections: 0,
            whole: None,
            connects_at: 0,
        }
    }

    /// Lets the time of a step pass.
    pub fn step(&mut self) {
        self.now += STEP;
        self.reconnect();
        for side in [0, 1] {
            self.measure(side);
            if self.machines[side].stopped_until <= self.now {
                self.run(side);
            }
        }
    }

    /// Counts the time of the player to move from the arrival of the event that began the turn, as long
    /// as the machine has the connection.
    fn measure(&mut self, side: usize) {
        let machine = &self.machines[side];
        let (plies, own) = (machine.node.plies(), machine.node.peer.color());
        let is_here = matches!(machine.node.peer.presence(), Presence::Here(_));
        let is_stopped = machine.stopped_until > self.now;
        let arrived = machine.inbox.iter().any(|(at, packet)| {
            *at <= self.now && matches!(packet, Packet::Line(_, line) if is_move(line))
        });
        let is_own = machine.node.session.to_move() == own && own.is_some();
        let is_thinking = is_own && machine.node.peer.proposed_move().is_none() && plies >= 2;
        if is_here
            && machine.node.peer.unsettled().is_none()
            && (is_thinking || arrived && plies >= 1)
        {
            self.machines[side].used += STEP;
        } else if is_stopped && is_here {
            self.machines[side].stop += STEP;
        }
    }

    /// Lets a machine take in what has arrived and what has passed.
    fn run(&mut self, side: usize) {
        let (now, machine) = (self.now, &mut self.machines[side]);
        if now - machine.told_until > 500 {
            let gap = now - machine.told_until;
            machine.node.sleep(Duration::from_millis(gap));
            machine.told_until = now;
        }
        if now - machine.stopped_until > AFTER_STOP {
            machine.stop = 0;
        }
        while machine.inbox.front().is_some_and(|(at, _)| *at <= now) {
            let (at, packet) = machine.inbox.pop_front().unwrap();
            let passed = at.saturating_sub(machine.told_until);
            machine.node.elapse(Duration::from_millis(passed));
            machine.told_until += passed;
            match packet {
                Packet::Line(id, line) if id == machine.node.id => {
                    if is_move(&line) {
                        machine.waited += std::mem::take(&mut machine.stop);
                    }
                    machine.node.receive(&line);
                }
                Packet::End(id) if id == machine.node.id => machine.node.lose(),
                Packet::Line(..) | Packet::End(_) => {}
            }
        }
        machine.node.elapse(Duration::from_millis(now - machine.told_until));
        machine.told_until = now;
        if let Some(question) = machine.node.question() {
            let reply = match question {
                Question::Claim(_) => Reply::No,
                _ => Reply::Yes,
            };
            machine.node.answer(reply);
        }
        self.think(side);
        self.carry(side);
    }

    /// Has the player of a machine think and move, and troubles happen at the beginning of a turn.
    fn think(&mut self, side: usize) {
        let (rng, machine) = (&mut self.rng, &mut self.machines[side]);
        let plies = machine.node.plies();
        let is_own = machine.node.session.to_move() == machine.node.peer.color()
            && machine.node.peer.proposed_move().is_none()
            && machine.node.session.to_move().is_some();
        let Some((at, key)) = machine.thinks.filter(|(at, _)| *at == plies && is_own) else {
            if is_own {
                let time = rng.between(100, self.troubles.longest_thought);
                machine.thinks = Some((plies, self.now + time));
                self.trouble();
            }
            return;
        };
        if key <= self.now
            && let Some(square) = machine.node.legal(usize::try_from(rng.below(60)).unwrap())
        {
            let _ = machine.node.attempt(|peer, session| peer.play(session, square));
            machine.thinks = Some((at, key));
        }
    }

    /// Has one of the troubles happen now or in the next seconds.
    fn trouble(&mut self) {
        let Troubles { stops, cuts, kills, .. } = self.troubles;
        for side in [0, 1] {
            if stops.is_some_and(|stops| self.rng.once_in(stops)) {
                let time = self.rng.between(1000, 90_000);
                self.machines[side].stopped_until = self.now + time;
            }
            if kills.is_some_and(|kills| self.rng.once_in(kills)) {
                self.cut();
                let fresh = if side == 0 { host_peer(&self.terms) } else { guest_peer() };
                let machine = &mut self.machines[side];
                machine.node = machine.node.killed(fresh);
                machine.inbox.clear();
                machine.thinks = None;
                let time = self.rng.between(500, 5000);
                machine.stopped_until = self.now + time;
            }
        }
        if cuts.is_some_and(|cuts| self.rng.once_in(cuts)) {
            self.cut();
        }
    }

    /// Cuts the connection; each side notices it at once, or by the silence.
    pub fn cut(&mut self) {
        if self.whole.take().is_none() {
            return;
        }
        let now = self.now;
        for machine in &mut self.machines {
            machine.inbox.retain(|(at, _)| *at <= now);
            if self.rng.once_in(2) {
                machine.inbox.push_back((now, Packet::End(machine.node.id)));
            }
        }
        self.connects_at = now + self.rng.between(500, 20_000);
    }

    /// Sends what a machine has to say on its way, and closes what it has closed.
    fn carry(&mut self, side: usize) {
        let whole = self.whole.map(othello_peer::ConnectionId);
        let id = self.machines[side].node.id;
        let lines: Vec<_> = self.machines[side].node.sent.drain(..).collect();
        let is_closed = self.machines[side].node.closed.contains(&id);
        self.machines[side].node.closed.clear();
        if whole != Some(id) {
            return;
        }
        for line in lines {
            let way = self.troubles.round_trip * self.rng.between(80, 120) / 200;
            let inbox = &mut self.machines[1 - side].inbox;
            let arrival = (self.now + way).max(inbox.back().map_or(0, |(at, _)| *at));
            inbox.push_back((arrival, Packet::Line(id, line)));
        }
        if is_closed {
            let way = self.troubles.round_trip / 2;
            let inbox = &mut self.machines[1 - side].inbox;
            let arrival = (self.now + way).max(inbox.back().map_or(0, |(at, _)| *at));
            inbox.push_back((arrival, Packet::End(id)));
            self.whole = None;
            self.connects_at = self.now + 1000;
        }
    }

    /// Connects the machines if the guest has none and both run.
    fn reconnect(&mut self) {
        let [host, guest] = &mut self.machines;
        let runs = |machine: &Machine| {
            machine.stopped_until <= self.now && self.now - machine.told_until <= STEP
        };
        if guest.node.peer.connection().is_none()
            && self.connects_at <= self.now
            && runs(host)
            && runs(guest)
        {
            self.connections += 1;
            host.inbox.clear();
            guest.inbox.clear();
            introduce(&mut host.node, &mut guest.node, self.connections, 3);
            self.whole = Some(self.connections);
            self.connects_at = self.now + 1000;
            for side in [0, 1] {
                self.carry(side);
            }
        }
    }

    /// Plays until the game is over or left unfinished, or so much time has passed.
    pub fn play(&mut self, most: u64) {
        while self.now < most && !self.is_over() {
            self.step();
        }
    }

    fn is_over(&self) -> bool {
        let is_over = |machine: &Machine| {
            let node = &machine.node;
            !node.peer.log().is_empty()
                && (node.session.to_move().is_none() || node.peer.unsettled().is_some())
        };
        self.machines.iter().all(is_over)
    }

    /// Lets the machines run without troubles until both have the same log.
    pub fn settle(&mut self) {
        self.troubles = Troubles { stops: None, cuts: None, kills: None, ..self.troubles };
        for _ in 0..4000 {
            self.step();
            let [host, guest] = &self.machines;
            let is_here =
                |machine: &Machine| matches!(machine.node.peer.presence(), Presence::Here(_));
            if is_here(host) && is_here(guest) && host.node.peer.log() == guest.node.peer.log() {
                return;
            }
        }
    }

    /// The side of this colour.
    pub fn side(&self, color: Color) -> &Machine {
        let [host, guest] = &self.machines;
        if host.node.peer.color() == Some(color) { host } else { guest }
    }

    pub fn faults(&self) -> Vec<Fault> {
        self.machines.iter().filter_map(|machine| machine.node.fault()).collect()
    }
}
