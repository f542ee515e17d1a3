//! Hostile guests: whatever they send, nothing moves out of turn, illegally or for the other, no clock gains
//! more than the allowance, and nothing grows.

use othello_core::board::Color;
use othello_peer::{
    Admission, ConnectionId, Consent, FileLine, Identity, Line, LogEvent, MOST_WATCHERS, Parting,
    Request,
};

use super::nodes::{HostNode, any, ms, terms};
use super::rng::Rng;

const GUEST: Color = Color::White;
/// The time that a guest can gain in a game of a minute, a tenth of the clock, and a second between two looks.
const GAIN: u64 = 6_000 + 1_000;

/// A host with one hostile guest in the seat, who has other connections as well.
struct Attack {
    rng: Rng,
    host: HostNode,
    connections: Vec<ConnectionId>,
    /// The connections so far.
    made: u64,
    /// The time of the guest's turns by a measure outside.
    turns: u64,
    /// The increments that the guest has earned, and has had revoked.
    moves: u64,
    /// A request of the host is open.
    asked: Option<Request>,
}

impl Attack {
    fn new(seed: u64, clock: &str) -> Self {
        let (rng, host) = (Rng(seed), HostNode::new(terms(clock)));
        let mut attack =
            Self { rng, host, connections: Vec::new(), made: 0, turns: 0, moves: 0, asked: None };
        attack.connect(true);
        attack
    }

    fn connect(&mut self, is_honest: bool) {
        self.made += 1;
        let id = ConnectionId(self.made);
        let identity = if self.rng.once_in(5) { 8 } else { 7 };
        let admissions = [Admission::Play, Admission::Play, Admission::Watch, Admission::Return];
        let admission = if is_honest { Admission::Play } else { *self.rng.choose(&admissions) };
        let identity = if is_honest { 7 } else { identity };
        let outputs = self.host.host.connected(id, Identity([identity; 32]), admission);
        self.host.done.take(outputs);
        self.connections.push(id);
        if is_honest || !self.rng.once_in(4) {
            for line in ["othello-link 3 x", "hello play Emile", "have 0 0000000000000000"] {
                self.send(id, line);
            }
        }
    }

    /// Returns a line, which may be one of an honest guest.
    fn line(&mut self) -> String {
        let session = &self.host.session;
        let events = self.host.host.game().log().len() as u64;
        let number = match self.rng.below(8) {
            0 => self.rng.below(events + 3),
            1 => self.rng.next() % 100_000,
            _ => events + 1,
        };
        let used = *self.rng.choose(&[0_u64, 0, 0, 500, 3000, 8_640_000_000]);
        let square = if session.to_move().is_some() && self.rng.below(4) > 0 {
            any(session, self.rng.below(60)).to_string()
        } else {
            format!("{}{}", self.rng.choose(&["a", "d", "h", "z"]), self.rng.between(0, 9))
        };
        let requests = [
            "undo 1",
            "undo 2",
            "undo 128",
            "pause",
            "resume",
            "hints",
            "game rules=othello clock=0:01 best-of=1 host=black",
            "game rules=reversi clock=- best-of=255 host=white black=Ada white=Ada",
        ];
        let request = *self.rng.choose(&requests);
        let question = self.rng.between(0, 4);
        match self.rng.below(24) {
            0..8 => format!("try {number} move {square} used={used}"),
            8 => format!("try {number} resign used={used}"),
            9..11 => format!("ask {question} {} {request}", number.saturating_sub(1)),
            11 => format!("yes {question}"),
            12 => format!("no {question}"),
            13 => format!("withdraw {question}"),
            14 => format!("ev {number} 0000000000000000 move {square}"),
            15 => format!("ev {number} 0000000000000000 left=1/99999 timeout black"),
            16 => format!("have {number} {:016x}", self.rng.next()),
            17 => "log 1 0 left=1/1".into(),
            18 => format!("ping {} left=0/0", self.rng.next() % 9),
            19 => format!("pong {}", self.rng.next() % 9),
            20 => {
                self.rng.choose(&["hello play Ada", "hello watch", "seat Ada", "taken"]).to_string()
            }
            21 => (*self.rng.choose(&[
                "",
                "\u{1b}[2J",
                "GET / HTTP/1.1",
                "claim 4 absence black",
                "bye",
            ]))
            .into(),
            22 => "x".repeat(usize::try_from(self.rng.below(3000)).unwrap()),
            _ => "othello-link 3 othello".into(),
        }
    }

    /// Sends a line, and checks what it has done.
    fn send(&mut self, id: ConnectionId, line: &str) {
        let before = self.host.session.clone();
        let known = self.host.host.game().log().len();
        let is_seat = self.host.host.owner() == Some(Identity([7; 32]));
        self.host.receive(id, line);
        let log = self.host.host.game().log();
        let new = log.events_from(known + 1);
        assert!(new.len() <= 1, "{line}");
        for entry in new {
            match &entry.event {
                LogEvent::Move(square) => {
                    assert_eq!(before.to_move(), Some(GUEST), "{line}");
                    assert!(before.position().check(*square).is_ok(), "{line}");
                    assert!(line.starts_with("try ") && is_seat, "{line}");
                    self.moves += 1;
                }
                LogEvent::Resign(color) | LogEvent::Timeout(color) => {
                    assert_eq!(*color, GUEST, "{line}");
                }
                LogEvent::Absence(_) => panic!("{line}"),
                LogEvent::Agreed(Request::Game(_)) if known == 0 => {}
                LogEvent::Agreed(request) => {
                    assert_eq!(self.asked.take().as_ref(), Some(request), "{line}");
                }
            }
        }
        if !new.is_empty() {
            self.asked = None;
        }
        if let (Some(before), Some(after), 1..) = (before.clock(), self.host.session.clock(), known)
        {
            let own = !GUEST;
            assert!(after.left(own) >= before.left(own), "{line}: the host has lost time");
        }
    }

    fn elapse(&mut self, millis: u64) {
        let is_guests = self.host.host.runs_clock(&self.host.session)
            && self.host.session.to_move() == Some(GUEST);
        self.host.elapse(ms(millis));
        self.turns += if is_guests { millis } else { 0 };
        let left = self.host.session.clock().map(|clock| clock.left(GUEST));
        if let Some(left) = left {
            let left = u64::try_from(left.as_millis()).unwrap();
            assert!(self.turns + left <= 60_000 + GAIN, "{} ms and {left} left", self.turns);
        }
    }

    /// Plays a game, or as long as it lasts.
    fn run(&mut self) {
        for _ in 0..self.rng.between(20, 300) {
            self.host.done.sent.clear();
            for id in std::mem::take(&mut self.host.done.closed) {
                self.connections.retain(|open| *open != id);
            }
            match self.rng.below(30) {
                0..16 if !self.connections.is_empty() => {
                    let id = *self.rng.choose(&self.connections);
                    let line = self.line();
                    self.send(id, &line);
                }
                16..20 => {
                    let millis = self.rng.between(1, 1000);
                    self.elapse(millis);
                }
                20 if !self.connections.is_empty() => {
                    let id = *self.rng.choose(&self.connections);
                    self.host.close(id);
                    self.connections.retain(|open| *open != id);
                }
                21 => self.host.answer(Consent::No),
                22 => {
                    let request =
                        self.rng.choose(&[Request::Pause, Request::Resume, Request::Hints]).clone();
                    let asked = self.host.host.ask(&mut self.host.session, request.clone());
                    if let Ok(outputs) = asked {
                        self.host.done.take(outputs);
                        self.asked = self.host.host.own_request().cloned();
                    }
                }
                23..28 if self.host.session.to_move() == Some(!GUEST) => {
                    let square = any(&self.host.session, self.rng.below(60));
                    if let Ok(outputs) = self.host.host.play(&mut self.host.session, square) {
                        self.host.done.take(outputs);
                        self.asked = None;
                    }
                }
                _ => self.connect(false),
            }
            assert!(self.host.host.watchers().len() <= MOST_WATCHERS);
            assert!(self.connections.len() <= MOST_WATCHERS + 8 + self.host.done.closed.len());
            assert!(self.host.done.sent.len() < 2000);
        }
        // What was recorded is the game.
        let again = self.host.killed(terms("1"), usize::MAX);
        assert_eq!(again.host.game().log(), self.host.host.game().log());
        let is_event = |line: &&String| matches!(line.parse(), Ok(FileLine::Event(_)));
        let events = self.host.done.file.iter().filter(is_event).count();
        assert_eq!(events, self.host.host.game().log().len());
        let made = usize::try_from(self.made).unwrap();
        assert!(self.host.done.file.len() <= 2 * events + made + 400);
    }
}

fn attack(games: std::ops::Range<u64>) {
    let (mut moves, mut over) = (0, 0);
    for seed in games {
        let mut attack = Attack::new(seed, "1");
        attack.run();
        moves += attack.moves;
        over += u64::from(attack.host.session.to_move().is_none());
    }
    assert!(moves > 0 && over > 0, "the guests have only been turned away");
}

#[test]
fn a_hostile_guest_does_nothing_but_its_own_moves_and_gains_no_more_than_the_allowance() {
    attack(0..400);
}

#[test]
#[ignore = "fifty thousand games take minutes"]
fn fifty_thousand_hostile_guests() {
    attack(1000..51_000);
}

#[test]
fn a_guest_that_breaks_the_protocol_is_told_why_and_the_next_one_plays() {
    for (line, why) in [
        ("try 2 move d3 used=0", "a move came out of turn"),
        ("try 3 move d3 used=0", "a number is not the next one"),
        ("have 1 0000000000000000", "a line came out of turn"),
        ("claim 1 absence black", "expected a line of the protocol"),
        ("ask 2 1 pause", "a number is not the next one"),
    ] {
        let mut attack = Attack::new(1, "-");
        let id = attack.connections[0];
        attack.host.done.sent.clear();
        attack.host.receive(id, line);
        assert_eq!(attack.host.done.sent, [(id, Line::Bye(Parting::Other(why.into())))], "{line}");
        assert_eq!(attack.host.done.closed, [id], "{line}");
        attack.connect(true);
        assert!(matches!(attack.host.host.presence(), othello_peer::Presence::Here(_)), "{line}");
    }
}
