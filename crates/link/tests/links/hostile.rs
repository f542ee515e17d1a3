//! A hostile side: it speaks the protocol and does at random what a side must not. Whatever it does, a
//! real side keeps its log, its clocks, its names and its result, but for what its player agrees to.

use std::collections::HashSet;
use std::time::Duration;

use othello_core::board::Color;
use othello_peer::{
    Basis, Claim, ConnectionKey, LogEvent, Loss, Output, PeerEffect, PeerEvent, Presence, Question,
    Reply, Request, SeatClaim, Terms,
};

use super::sim::Rng;
use super::wire::{Node, Wire, forged, fresh, guest_peer, hello, host_peer, othello, with_clock};

/// The real side of a bout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Victim {
    Host,
    Guest,
}

/// The actions and consents of the player at the real side, and the time by a measure of its own.
#[derive(Default)]
struct Witness {
    /// The moves made, with the number that their events would have.
    moves: HashSet<(usize, String)>,
    /// The requests asked or agreed to.
    agreed: HashSet<(usize, String)>,
    has_resigned: bool,
    has_granted: bool,
    /// The answers that may replace a game.
    yeses: usize,
    saved: usize,
    /// The log, line by line.
    log: Vec<String>,
    names: Option<[String; 2]>,
    /// The least time that may be left to the player, in milliseconds.
    own_least: i64,
    /// The time of the other player's turns, and what may be added to it.
    other_time: i64,
    other_slack: i64,
    /// The gaps so far, in which an event may have waited.
    slept: i64,
    /// The clocks were set by a request or a new game.
    is_reset: bool,
}

/// The counts of many bouts.
#[derive(Debug, Default)]
struct Counts {
    games: u64,
    lines: u64,
    faults: u64,
    events: u64,
    losses: u64,
    wins: u64,
    unsettled: u64,
    own_resigned: u64,
}

struct Bout {
    seed: u64,
    rng: Rng,
    victim: Victim,
    wire: Wire,
    witness: Witness,
    history: Vec<String>,
    counts: Counts,
    main: i64,
}

const CONTROLS: [&str; 4] = ["0:05", "0:30", "5", ""];
/// The time that a player may take beyond the clock: for the way, and for the ping of a doubt.
const LAG: i64 = 1000 + 20_000;
const DOUBT: i64 = 4500;

impl Bout {
    fn new(seed: u64, victim: Victim) -> Self {
        let mut rng = Rng(seed);
        let control = *rng.choose(&CONTROLS);
        let terms = if control.is_empty() { othello() } else { with_clock(control) };
        let host = if rng.once_in(2) { Color::Black } else { Color::White };
        let terms = Terms { host, ..terms };
        let main = terms.time_control.map_or(0, |control| millis(control.main()));
        let mut wire = Wire::new(terms);
        wire.connect();
        if !rng.once_in(8) {
            wire.deliver();
        }
        let mut bout = Self {
            seed,
            rng,
            victim,
            wire,
            witness: Witness::default(),
            history: Vec::new(),
            counts: Counts { games: 1, ..Counts::default() },
            main,
        };
        bout.witness.own_least = main;
        bout.check("the beginning");
        let plies = bout.rng.below(40);
        bout.play_in(plies);
        bout
    }

    /// Has some moves played before the bout.
    fn play_in(&mut self, plies: u64) {
        for _ in 0..plies {
            if self.wire.guest.peer.log().is_empty() {
                return;
            }
            let node = self.node();
            let number = node.peer.log().len() + 1;
            let is_own = node.session.to_move() == node.peer.color();
            let Some(square) = node.legal(usize::try_from(plies).unwrap()) else { return };
            if is_own {
                self.witness.moves.insert((number, square.to_string()));
            }
            self.wire.play(square);
            self.check("a move");
        }
    }

    fn node(&mut self) -> &mut Node {
        match self.victim {
            Victim::Host => &mut self.wire.host,
            Victim::Guest => &mut self.wire.guest,
        }
    }

    fn other(&mut self) -> &mut Node {
        match self.victim {
            Victim::Host => &mut self.wire.guest,
            Victim::Guest => &mut self.wire.host,
        }
    }

    /// Hands a line to the real side, and checks what it makes of it.
    fn say(&mut self, line: &str) {
        self.counts.lines += 1;
        let known = self.node().peer.log().len();
        let file = self.node().file.len();
        let node = self.node();
        let outputs = node.peer.received(&mut node.session, node.id, line);
        let sent =
            outputs.iter().filter(|output| matches!(output, Output::Effect(PeerEffect::Send(..))));
        let sent = sent.count();
        assert!(sent <= known + 24, "{line}: {sent} lines");
        node.take(outputs);
        let (grown, events) = (node.file.len() - file, node.peer.log().len().saturating_sub(known));
        assert!(grown <= 4 + 2 * events, "{line}: the file grows by {grown} lines");
        if self.history.len() < 200 {
            self.history.push(line.to_owned());
        }
        self.check(line);
    }

    /// Lets time pass for the real side.
    fn elapse(&mut self, time: u64) {
        let node = self.node();
        let running = running(node);
        let is_unclaimed = node.peer.own_claim().is_none() && node.peer.unsettled().is_none();
        node.elapse(Duration::from_millis(time));
        let time = i64::try_from(time).unwrap();
        match running {
            Some(true) => self.witness.own_least -= time,
            Some(false) if is_unclaimed => self.witness.other_time += time,
            Some(false) | None => {}
        }
        self.check("time");
    }

    fn sleep(&mut self, time: u64) {
        self.node().sleep(Duration::from_millis(time));
        let gap = i64::try_from(time).unwrap();
        self.witness.own_least -= gap;
        self.witness.slept += gap;
        self.witness.other_slack += 3000;
        self.check("a gap");
    }

    /// Checks everything that the other side must not change.
    fn check(&mut self, cause: &str) {
        let cause = &format!("bout {} {:?}: {cause}", self.seed, self.victim);
        let node = match self.victim {
            Victim::Host => &mut self.wire.host,
            Victim::Guest => &mut self.wire.guest,
        };
        let witness = &mut self.witness;
        let told: Vec<_> = node.told.drain(..).collect();
        for output in &told {
            match output {
                Output::Event(PeerEvent::Diverged(_)) => witness.saved += 1,
                Output::Happened(applied) if applied.replaced.is_some() => witness.saved += 1,
                Output::Event(PeerEvent::Broken(_)) => self.counts.faults += 1,
                _ => {}
            }
        }
        assert!(witness.saved <= witness.yeses, "{cause}: a game was saved without a yes");
        let lines: Vec<_> = node.peer.log().lines().collect();
        let known = witness.log.len();
        let is_kept = lines.len() >= known
            && lines
                .iter()
                .zip(&witness.log)
                .skip(known.saturating_sub(3))
                .all(|(line, known)| line.to_string() == *known);
        assert!(is_kept, "{cause}: what happened before has changed");
        let own = node.peer.color();
        for line in &lines[known..] {
            let othello_peer::Line::Event(entry) = line else { unreachable!() };
            self.counts.events += 1;
            check_event(node, witness, own, entry.number, &entry.event, cause);
        }
        witness.log.extend(lines[known..].iter().map(ToString::to_string));
        check_names(node, witness, cause);
        check_clocks(node, witness, self.main, cause);
    }

    /// The player at the real side does something.
    fn act(&mut self) {
        let choice = usize::try_from(self.rng.below(60)).unwrap();
        let kind = self.rng.below(40);
        let request = self.request();
        let reply = if self.rng.once_in(3) { Reply::No } else { Reply::Yes };
        let node = match self.victim {
            Victim::Host => &mut self.wire.host,
            Victim::Guest => &mut self.wire.guest,
        };
        let witness = &mut self.witness;
        let number = node.peer.log().len() + 1;
        match kind {
            0..20 => {
                if let Some(square) = node.legal(choice)
                    && node.attempt(|peer, session| peer.play(session, square)).is_ok()
                {
                    witness.moves.insert((number, square.to_string()));
                }
            }
            20..24 => {
                let text = request.to_string();
                if node.attempt(|peer, session| peer.ask(session, request)).is_ok() {
                    witness.agreed.insert((number, text));
                    // As it was said, with the time given back as before.
                    let said = node.peer.own_request().map(ToString::to_string);
                    witness.agreed.extend(said.map(|said| (number, said)));
                    witness.yeses += 1;
                }
            }
            24..26 => node.attempt(|peer, _| Ok(peer.withdraw())).unwrap(),
            26 => drop(node.attempt(othello_peer::Peer::claim)),
            27 if choice == 0 => {
                witness.has_resigned |= node.attempt(othello_peer::Peer::resign).is_ok();
            }
            _ => {
                if let Some(question) = node.question() {
                    if matches!(question, Question::SlowLine { .. }) {
                        // Either answer makes an offer.
                        witness.agreed.insert((1, "*".into()));
                    }
                    if reply == Reply::Yes {
                        note_yes(node, witness, &question, number);
                    }
                    let outputs = node.peer.answer(&mut node.session, &question, reply);
                    node.take(outputs);
                }
            }
        }
        self.check("the player");
    }

    fn request(&mut self) -> Request {
        match self.rng.below(7) {
            0 | 1 => Request::Undo { plies: usize::try_from(self.rng.between(1, 3)).unwrap() },
            2 => Request::Pause,
            3 => Request::Resume,
            4 => Request::Hints,
            5 => self.node().peer.go_on().unwrap_or(Request::Pause),
            _ => Request::Game(Terms { host: Color::White, ..self.wire.terms.clone() }),
        }
    }

    /// The hostile side does something.
    fn attack(&mut self) {
        // Some are patient, so that games get further.
        let kind = self.rng.below(20);
        let is_patient =
            !self.seed.is_multiple_of(3) && matches!(kind, 12..15) && !self.rng.once_in(8);
        match if is_patient { 0 } else { kind } {
            0..8 => self.pass_on(),
            8..12 => self.hear(),
            12 => {
                let line = self.nasty_line();
                self.say(&line);
            }
            13 if !self.history.is_empty() => {
                let line = self.rng.choose(&self.history).clone();
                self.say(&line);
            }
            14 => {
                let event = self.event();
                let line = forged(self.node(), &event);
                self.say(&line);
            }
            15 if self.victim == Victim::Host => self.visit(),
            16..20 => self.puppet(),
            _ => {}
        }
    }

    /// The player of an honest program, whose lines the hostile side changes, does something.
    fn puppet(&mut self) {
        let choice = usize::try_from(self.rng.below(60)).unwrap();
        let request = self.request();
        let kind = self.rng.below(12);
        let node = self.other();
        match kind {
            0..7 => {
                if let Some(square) = node.legal(choice) {
                    let _ = node.attempt(|peer, session| peer.play(session, square));
                }
            }
            7 => drop(node.attempt(|peer, session| peer.ask(session, request))),
            8 if choice == 0 => drop(node.attempt(othello_peer::Peer::resign)),
            _ => {
                if node.question().is_some() {
                    node.answer(Reply::Yes);
                }
            }
        }
    }

    /// The next line of the honest program to the real side: as it is, changed, twice, or not at all.
    fn pass_on(&mut self) {
        let Some(line) = self.other().sent.pop_front() else { return };
        match self.rng.below(if self.seed.is_multiple_of(3) { 24 } else { 200 }) {
            0 => {}
            1 => {
                self.say(&line);
                self.say(&line);
            }
            2 => {
                let used = line.rfind("used=").map_or(line.len(), |at| at + 5);
                let time = *self.rng.choose(&["0", "299000", "8640000000", "99999999999999999999"]);
                self.say(&format!("{}{time}", &line[..used]));
            }
            3 => {
                let number = self.number();
                let tokens = line.split(' ').enumerate();
                let changed = tokens.map(|(at, token)| if at == 1 { &*number } else { token });
                let changed = changed.collect::<Vec<_>>().join(" ");
                self.say(&changed);
            }
            4 if line.starts_with("pong") => {}
            _ => self.say(&line),
        }
    }

    /// Hands the next line of the real side to the honest program, or loses it.
    fn hear(&mut self) {
        if let Some(line) = self.node().sent.pop_front()
            && !self.rng.once_in(20)
        {
            self.other().receive(&line);
            self.other().told.clear();
        }
    }

    fn number(&mut self) -> String {
        let known = self.node().peer.log().len() as u64;
        let numbers = [
            0,
            1,
            2,
            known.saturating_sub(1),
            known,
            known + 1,
            known + 2,
            20_000,
            20_001,
            u64::MAX,
        ];
        self.rng.choose(&numbers).to_string()
    }

    fn event(&mut self) -> String {
        let color = *self.rng.choose(&["black", "white"]);
        let by = *self.rng.choose(&["by=h1", "by=g1", "by=h2", "by=g2", "", "used=0"]);
        let square = self.node().legal(0).map_or("a1".into(), |square| square.to_string());
        match self.rng.below(11) {
            0 | 1 => format!("move {square} used={}", self.rng.below(9000)),
            2 => format!("resign {color} used=0"),
            3 => format!("timeout {color}"),
            4 => format!("absence {color}"),
            5 => format!("unsettled {color} timeout"),
            6 => format!("undo {} {by}", self.rng.between(1, 9)),
            7 => format!("go-on left=0/300000 {by}"),
            8 => format!("pause {by}"),
            9 => format!("hints {by}"),
            _ => format!(
                "game rules=othello clock=5 best-of=1 host={color} white=Loser black=Loser {by}"
            ),
        }
    }

    fn nasty_line(&mut self) -> String {
        let (number, other) = (self.number(), self.number());
        let color = *self.rng.choose(&["black", "white"]);
        let event = self.event();
        let hash = self.node().peer.log().hash();
        let long = usize::try_from(self.rng.between(480, 1030)).unwrap();
        match self.rng.below(28) {
            0 => format!("claim {number} timeout {color}"),
            1 => format!("claim {number} absence {color}"),
            2 => format!("grant {number}"),
            3 => format!("contest {number}"),
            4 => format!("have {number} {hash}"),
            5 => format!("log {number} {other}"),
            6 => "live".into(),
            7 => format!("sum {number} {hash}"),
            8 => format!("sum {number}"),
            9 => format!("try {number} {event}"),
            10 | 11 => format!(
                "ask {} {} {}",
                self.rng.between(1, 4),
                self.node().peer.log().len(),
                event.replace(" by=", " x=")
            ),
            12 => format!("yes {}", self.rng.below(4)),
            13 => format!("no {}", self.rng.below(4)),
            14 => format!("withdraw {}", self.rng.below(4)),
            15 => format!("ping {number} {} left=0", self.node().peer.log().len()),
            16 => format!("pong {} {other}", self.rng.below(40)),
            17 => format!("kept {}", self.rng.below(5)),
            18 => format!("seat {number} {}", fresh(7)),
            19 => format!("refuse {number} why"),
            20 => (*self.rng.choose(&[
                "taken",
                "knock Zoe",
                "keys - -",
                "keep 0",
                "restart",
                "clock 1 0",
                "host 0",
            ]))
            .into(),
            21 => format!("agreed {number} h1 {event}"),
            22 => format!("bye {}", "\u{1b}[2J\u{202e}\u{e0041}"),
            23 => format!("say {}", "x".repeat(long)),
            24 => format!("bye {}", "%e3%80%80".repeat(long / 9)),
            25 => format!("hello kept {color}"),
            26 => format!("claim {} timeout {color}", self.node().peer.log().len()),
            _ => format!("othello-link {number} x"),
        }
    }

    /// Others connect with the ticket alone, or with void secrets: no byte of the file changes.
    fn visit(&mut self) {
        let (file, keys) = (self.wire.host.file.len(), self.wire.host.peer.seat_keys());
        if keys.is_empty() {
            return;
        }
        let void = fresh(1000 + self.rng.below(5));
        let (key, seat) = match self.rng.below(5) {
            0 => (ConnectionKey::Ticket, SeatClaim::New),
            1 => (ConnectionKey::Ticket, SeatClaim::Told(void)),
            2 => (ConnectionKey::Seat(void), SeatClaim::Kept),
            3 => (ConnectionKey::Watch, SeatClaim::Watch),
            _ => (ConnectionKey::Plain, SeatClaim::Told(void)),
        };
        let id = self.wire.visit(key, hello(seat, "Zoe"));
        let line = if self.rng.once_in(2) { "knock Zoe".into() } else { self.nasty_line() };
        let host = &mut self.wire.host;
        let outputs = host.peer.received(&mut host.session, id, &line);
        host.take(outputs);
        assert_eq!(
            (file, keys),
            (self.wire.host.file.len(), self.wire.host.peer.seat_keys()),
            "{line}"
        );
        self.check("a visitor");
    }

    /// The connection breaks, a program is killed, or another hostile program comes.
    fn break_line(&mut self) {
        self.wire.cut();
        self.check("a cut");
        let pause = self.rng.below(20_000);
        let mut passed = 0;
        while passed < pause {
            self.elapse(500);
            passed += 500;
        }
        if self.rng.once_in(3) {
            self.kill();
        }
        self.renew();
        self.wire.connect();
        self.check("a connection");
    }

    fn kill(&mut self) {
        let terms = self.wire.terms.clone();
        let fresh = match self.victim {
            Victim::Host => host_peer(&terms),
            Victim::Guest => guest_peer(),
        };
        let node = self.node();
        *node = node.killed(fresh);
        // The time since the last record is lost, and a doubt begins anew.
        self.witness.other_slack += 6000 + DOUBT;
        self.witness.own_least -= 1;
        self.check("a restart");
    }

    /// Gives the hostile side an honest program that has the real side's log, and its secrets.
    fn renew(&mut self) {
        let terms = self.wire.terms.clone();
        let mut other = match self.victim {
            Victim::Host => Node::new(guest_peer()),
            Victim::Guest => Node::new(host_peer(&terms)),
        };
        let keys = self.node().peer.seat_keys();
        other
            .peer
            .restore(&mut other.session, &othello_peer::Line::Keys(keys).to_string())
            .unwrap();
        let cut = if self.rng.once_in(4) { self.rng.below(3) } else { 0 };
        let known = self.node().peer.log().len().saturating_sub(usize::try_from(cut).unwrap());
        let lines: Vec<_> = self.node().peer.log().lines().take(known).collect();
        if self.victim == Victim::Host {
            let host = format!("host {}", super::wire::secret(3).game_id());
            other.peer.restore(&mut other.session, &host).unwrap();
        }
        for line in lines {
            other.peer.restore(&mut other.session, &line.to_string()).unwrap();
        }
        *self.other() = other;
    }

    fn play(mut self, steps: u64) -> Counts {
        for _ in 0..steps {
            match self.rng.below(30) {
                0 => self.break_line(),
                1..9 => self.act(),
                9..11 => {
                    let time = *self.rng.choose(&[1, 50, 400, 1000]);
                    self.elapse(time);
                    self.other().elapse(Duration::from_millis(time));
                }
                11 => {
                    // Nothing is answered for a while.
                    for _ in 0..self.rng.below(12) {
                        self.elapse(1000);
                    }
                }
                12 if self.rng.once_in(4) => {
                    let time = self.rng.below(90_000);
                    self.sleep(time);
                }
                13 => {
                    for _ in 0..20 {
                        self.pass_on();
                        self.hear();
                    }
                }
                _ => self.attack(),
            }
            if self.node().peer.connection().is_none() && self.rng.once_in(3) {
                self.break_line();
            }
        }
        let own = self.node().peer.color();
        let result = self.node().session.result();
        self.counts.losses +=
            u64::from(result.is_some_and(|result| result.winner.is_some() && result.winner != own));
        self.counts.wins +=
            u64::from(result.is_some_and(|result| result.winner.is_some() && result.winner == own));
        self.counts.unsettled += u64::from(self.node().peer.unsettled().is_some());
        self.counts.own_resigned += u64::from(self.witness.has_resigned);
        self.counts
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap()
}

/// Returns `true` if the own clock runs, `false` if the other one does by the rules.
fn running(node: &Node) -> Option<bool> {
    let mover = node.session.to_move()?;
    let plies = node.plies();
    let is_paused = node.peer.is_paused() || node.peer.unsettled().is_some();
    if node.session.clock().is_none() || plies < 2 || is_paused {
        return None;
    }
    let is_own = node.peer.color() == Some(mover) && node.peer.proposed_move().is_none();
    let is_here = matches!(node.peer.presence(), Presence::Here(_));
    match (is_own, is_here) {
        (true, true) => Some(true),
        (true, false) => None,
        (false, _) => Some(false),
    }
}

/// Notes what the player agrees to.
fn note_yes(node: &Node, witness: &mut Witness, question: &Question, number: usize) {
    match question {
        Question::Request(request) => {
            witness.agreed.insert((number, request.to_string()));
            witness.yeses += 1;
        }
        Question::TakeOver(asked) => {
            witness.yeses += 1;
            witness.log.truncate(asked.common);
            witness.names = None;
            witness.is_reset = true;
            witness.has_granted = true;
            // All of it was shown.
            for later in 0..=asked.events[0] {
                witness.agreed.insert((later + 1, "*".into()));
            }
        }
        Question::Claim(_) => witness.has_granted = true,
        Question::SlowLine { .. } | Question::Knock { .. } => {}
    }
    let _ = node;
}

/// Checks that an event of the log is one that the player has made or agreed to, or that needs neither.
fn check_event(
    node: &Node,
    witness: &mut Witness,
    own: Option<Color>,
    number: usize,
    event: &LogEvent,
    cause: &str,
) {
    let is_shown = witness.agreed.contains(&(number, "*".into()));
    match event {
        LogEvent::Agreed { request, by } => {
            let is_first = number == 1 && *by == Basis::Unasked;
            let is_agreed = witness.agreed.contains(&(number, request.to_string()));
            assert!(is_first || is_agreed || is_shown, "{cause}: {event} without a yes");
            witness.is_reset |=
                !is_first && !matches!(request, Request::Pause | Request::Resume | Request::Hints);
            if let Request::Game(_) = request {
                (witness.has_resigned, witness.has_granted) = (false, false);
            }
        }
        LogEvent::Move { square, .. } => {
            // Who has moved is known from the game, unless it was undone.
            let ply = node.session.game().plies().last().filter(|ply| ply.square == *square);
            let is_own = ply.is_some_and(|ply| Some(ply.player) == own);
            let is_made = witness.moves.contains(&(number, square.to_string()));
            assert!(!is_own || is_made || is_shown, "{cause}: {event} was not made");
        }
        LogEvent::Resign { color, .. } => {
            let is_made = Some(*color) != own || witness.has_resigned;
            assert!(is_made || is_shown, "{cause}: {event} was not made");
        }
        LogEvent::Lost(Claim { loser, loss }) if Some(*loser) == own => {
            // The clock, less what the own measure has counted and the own gaps.
            let is_explained =
                *loss == Loss::Timeout && witness.own_least <= 1000 || witness.own_least <= 0;
            let is_known = is_explained || witness.has_granted || witness.is_reset;
            assert!(is_known || is_shown, "{cause}: {event} with {} ms left", witness.own_least);
        }
        LogEvent::Lost(_) | LogEvent::Unsettled(_) => {}
    }
}

/// Checks that the names are those of the first game.
fn check_names(node: &Node, witness: &mut Witness, cause: &str) {
    let Some(terms) = node.peer.terms().filter(|_| !node.peer.log().is_empty()) else { return };
    let names = [terms.host, !terms.host].map(|color| node.session.name(color));
    let known = witness.names.get_or_insert_with(|| names.clone());
    assert_eq!(&names, known, "{cause}: a name has changed");
}

/// Checks that the own clock has not fallen and the other one has run, as far as the rules bound it.
fn check_clocks(node: &Node, witness: &mut Witness, main: i64, cause: &str) {
    let (Some(clock), Some(own)) = (node.session.clock(), node.peer.color()) else { return };
    if node.peer.log().is_empty() || node.session.to_move().is_none() {
        return;
    }
    let left = millis(clock.left(own));
    if witness.is_reset {
        // What was agreed to has set the clocks, but for the gaps.
        witness.own_least = left - witness.slept;
        (witness.other_time, witness.other_slack) = (0, i64::MAX / 2);
        witness.is_reset = false;
    }
    assert!(
        left >= witness.own_least - 2,
        "{cause}: {left} ms left, expected {}",
        witness.own_least
    );
    let is_claimed = node.peer.own_claim().is_some() || node.peer.unsettled().is_some();
    let most = main + LAG + DOUBT + main.min(60_000) + 1500;
    let time = witness.other_time.saturating_sub(witness.other_slack);
    assert!(is_claimed || time <= most, "{cause}: {time} ms, and no flag has fallen");
}

fn bouts(victim: Victim, seeds: std::ops::Range<u64>) -> Counts {
    let mut all = Counts::default();
    for seed in seeds {
        let steps = 40 + seed % 300;
        let counts = Bout::new(seed, victim).play(steps);
        all.games += counts.games;
        all.lines += counts.lines;
        all.faults += counts.faults;
        all.events += counts.events;
        all.losses += counts.losses;
        all.wins += counts.wins;
        all.unsettled += counts.unsettled;
        all.own_resigned += counts.own_resigned;
    }
    all
}

#[test]
fn a_hostile_guest_changes_nothing_at_a_host() {
    let counts = bouts(Victim::Host, 0..400);
    assert!(counts.events > 1000 && counts.faults > 100, "{counts:?}");
}

#[test]
fn a_hostile_host_changes_nothing_at_a_guest() {
    let counts = bouts(Victim::Guest, 0..400);
    assert!(counts.events > 1000 && counts.faults > 100, "{counts:?}");
}

#[test]
#[ignore = "100,000 games take minutes: cargo test -p othello-peer --test links hostile -- --ignored --nocapture"]
fn a_hostile_guest_changes_nothing_in_50_000_games() {
    println!("{:?}", bouts(Victim::Host, 0..50_000));
}

#[test]
#[ignore = "100,000 games take minutes: cargo test -p othello-peer --test links hostile -- --ignored --nocapture"]
fn a_hostile_host_changes_nothing_in_50_000_games() {
    println!("{:?}", bouts(Victim::Guest, 0..50_000));
}
