//! Two sides and the wire between them, all of which a test moves on by hand.

use std::collections::VecDeque;
use std::time::Duration;

use othello_core::board::{ByColor, Color};
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::Record;
use othello_peer::{
    ConnectionId, ConnectionKey, Fault, GreetingStep, GuestKey, Hello, HostGreeting, HostIdentity,
    Line, MOST_WATCHERS, Output, Peer, PeerEffect, PeerEvent, ProposalError, Question, Reception,
    Reply, Request, Secret, StorageState, Terms, Visitor,
};
use othello_session::Session;

/// One of the two sides, with its file.
pub struct Node {
    pub peer: Peer,
    pub session: Session,
    /// The connection to the other side.
    pub id: ConnectionId,
    /// The lines that are on their way to the other side.
    pub sent: VecDeque<String>,
    /// The lines to other connections.
    pub elsewhere: Vec<(ConnectionId, String)>,
    pub file: Vec<String>,
    /// The last record of the clocks.
    pub clock: Option<String>,
    /// The outputs that are not effects.
    pub told: Vec<Output>,
    /// The connections that this side has closed.
    pub closed: Vec<ConnectionId>,
    /// The lines that wait for the disk; `None` while it works.
    pub waiting: Option<Vec<PeerEffect>>,
}

impl Node {
    pub fn new(peer: Peer) -> Self {
        let session = peer.session();
        Self {
            peer,
            session,
            id: ConnectionId(0),
            sent: VecDeque::new(),
            elsewhere: Vec::new(),
            file: Vec::new(),
            clock: None,
            told: Vec::new(),
            closed: Vec::new(),
            waiting: None,
        }
    }

    /// Has the disk fail or work from now on.
    pub fn set_storage(&mut self, state: StorageState) {
        self.peer.storage(state);
        match state {
            StorageState::Failing => drop(self.waiting.get_or_insert_default()),
            StorageState::Working => {
                let waiting = self.waiting.take().unwrap_or_default();
                self.take(waiting.into_iter().map(Output::Effect).collect());
            }
        }
    }

    pub fn take(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            if let (Output::Effect(effect), Some(waiting)) = (&output, &mut self.waiting) {
                let may_overtake = match effect {
                    PeerEffect::Record(_) => false,
                    PeerEffect::Send(_, line) => {
                        matches!(line, Line::Ping { .. } | Line::Pong { .. } | Line::Bye(_))
                    }
                    PeerEffect::KeepClock(_) | PeerEffect::Close(_) | PeerEffect::SetKeys(_) => {
                        true
                    }
                };
                if !may_overtake {
                    waiting.push(effect.clone());
                    continue;
                }
            }
            match output {
                Output::Effect(PeerEffect::Send(id, line)) if id == self.id => {
                    self.sent.push_back(line.to_string());
                }
                Output::Effect(PeerEffect::Send(id, line)) => {
                    self.elsewhere.push((id, line.to_string()));
                }
                Output::Effect(PeerEffect::Record(line)) => self.file.push(line.to_string()),
                Output::Effect(PeerEffect::KeepClock(line)) => self.clock = Some(line.to_string()),
                Output::Effect(PeerEffect::Close(id)) => self.closed.push(id),
                Output::Effect(PeerEffect::SetKeys(_)) => {}
                told => self.told.push(told),
            }
        }
    }

    pub fn receive(&mut self, line: &str) {
        let outputs = self.peer.received(&mut self.session, self.id, line);
        self.take(outputs);
    }

    pub fn elapse(&mut self, time: Duration) {
        let outputs = self.peer.elapse(&mut self.session, time);
        self.take(outputs);
    }

    pub fn sleep(&mut self, time: Duration) {
        let outputs = self.peer.slept(&mut self.session, time);
        self.take(outputs);
    }

    pub fn lose(&mut self) {
        let outputs = self.peer.disconnected(&mut self.session, self.id);
        self.take(outputs);
    }

    /// Has the player do something, if it is possible now.
    pub fn attempt(
        &mut self,
        act: impl FnOnce(&mut Peer, &mut Session) -> Result<Vec<Output>, ProposalError>,
    ) -> Result<(), ProposalError> {
        act(&mut self.peer, &mut self.session).map(|outputs| self.take(outputs))
    }

    /// Has the player answer the question that is shown.
    #[track_caller]
    pub fn answer(&mut self, reply: Reply) {
        let question = self.question().expect("a question");
        let outputs = self.peer.answer(&mut self.session, &question, reply);
        self.take(outputs);
    }

    pub fn question(&self) -> Option<Question> {
        self.peer.question(&self.session)
    }

    pub fn record(&self) -> Record {
        self.session.record()
    }

    pub fn plies(&self) -> usize {
        self.session.game().plies().len()
    }

    /// A legal move.
    pub fn legal(&self, choice: usize) -> Option<Square> {
        let legal: Vec<_> = self.session.position().legal_moves().into_iter().collect();
        legal.get(choice % legal.len().max(1)).copied()
    }

    /// The same side after its program was killed: what is not in its file is lost.
    pub fn killed(&self, fresh: Peer) -> Self {
        let mut node = Self::new(fresh);
        for (number, line) in self.file.iter().enumerate() {
            if node.peer.restore(&mut node.session, line).is_err() {
                // What follows is not to be trusted.
                node.file = self.file[..number].to_vec();
                return node;
            }
        }
        node.file.clone_from(&self.file);
        if let Some(clock) = &self.clock {
            node.peer.restore(&mut node.session, clock).unwrap();
            node.clock = Some(clock.clone());
        }
        node
    }

    pub fn events(&self) -> Vec<&PeerEvent> {
        let mut events = Vec::new();
        for output in &self.told {
            if let Output::Event(event) = output {
                events.push(event);
            }
        }
        events
    }

    pub fn fault(&self) -> Option<Fault> {
        self.events().into_iter().rev().find_map(|event| match event {
            PeerEvent::Broken(fault) => Some(fault.clone()),
            _ => None,
        })
    }
}

/// The two sides.
pub struct Wire {
    pub host: Node,
    pub guest: Node,
    pub terms: Terms,
    connections: u64,
}

pub fn secret(byte: u8) -> Secret {
    Secret::new([byte; 16])
}

/// A secret that no other call with another number returns.
pub fn fresh(number: u64) -> Secret {
    let bytes = number.to_le_bytes();
    Secret::new(std::array::from_fn(|index| bytes[index % 8] ^ u8::try_from(index).unwrap()))
}

pub fn host_peer(terms: &Terms) -> Peer {
    let name = "Ada".parse().ok();
    let identity = HostIdentity { seal: secret(2), name, watchers: MOST_WATCHERS };
    Peer::host(identity, terms.clone())
}

pub fn guest_peer() -> Peer {
    Peer::guest("Emile".parse().ok())
}

/// Joins two sides over a connection of this number; the first one takes part as `seat` says.
pub fn introduce(host: &mut Node, guest: &mut Node, number: u64, game: u8) {
    let id = ConnectionId(number);
    (host.id, guest.id) = (id, id);
    host.sent.clear();
    guest.sent.clear();
    let keys = host.peer.seat_keys();
    let known = |secret: &Secret| keys.in_order().any(|key| key == *secret);
    let kept = guest.peer.seat_secrets().find(known);
    let (key, opened_by) = match kept {
        Some(secret) => (GuestKey::Proven(secret), ConnectionKey::Seat(secret)),
        None => (GuestKey::Ticket, ConnectionKey::Ticket),
    };
    let outputs = guest.peer.connected(&mut guest.session, id, key);
    guest.take(outputs);
    let greeting = HostGreeting { id: secret(game).game_id(), name: "Ada".parse().ok() };
    let mut reception = Reception::new(greeting);
    reception.lines().iter().for_each(|line| guest.receive(&line.to_string()));
    while let Some(line) = guest.sent.pop_front() {
        match reception.receive(&line) {
            GreetingStep::Wait => {}
            GreetingStep::Greeted(hello) => {
                let visitor =
                    Visitor { connection: id, key: opened_by, hello, fresh: fresh(number) };
                let outputs = host.peer.greeted(&mut host.session, visitor);
                host.take(outputs);
                return;
            }
            GreetingStep::Refuse(why) => panic!("{why}"),
        }
    }
}

impl Wire {
    /// Two sides that are not connected.
    pub fn new(terms: Terms) -> Self {
        let (host, guest) = (Node::new(host_peer(&terms)), Node::new(guest_peer()));
        Self { host, guest, terms, connections: 0 }
    }

    /// Two sides in the first game.
    #[track_caller]
    pub fn joined(terms: Terms) -> Self {
        let mut wire = Self::new(terms);
        wire.connect();
        wire.deliver();
        assert_eq!(wire.guest.peer.log().len(), 1, "{:?}", wire.guest.told);
        wire
    }

    /// Connects them; the host greets the guest.
    pub fn connect(&mut self) {
        self.connections += 1;
        introduce(&mut self.host, &mut self.guest, self.connections, 3);
    }

    /// Connects somebody else to the host, who says this; returns the connection.
    pub fn visit(&mut self, key: ConnectionKey, hello: Hello) -> ConnectionId {
        self.connections += 1;
        let connection = ConnectionId(self.connections);
        let visitor = Visitor { connection, key, hello, fresh: fresh(self.connections) };
        let outputs = self.host.peer.greeted(&mut self.host.session, visitor);
        self.host.take(outputs);
        connection
    }

    /// Cuts the connection: what is on its way is lost.
    pub fn cut(&mut self) {
        for node in [&mut self.host, &mut self.guest] {
            node.sent.clear();
            node.lose();
        }
    }

    pub fn kill_host(&mut self) {
        self.cut();
        self.host = self.host.killed(host_peer(&self.terms));
    }

    pub fn kill_guest(&mut self) {
        self.cut();
        self.guest = self.guest.killed(guest_peer());
    }

    /// Delivers everything, until both are silent.
    pub fn deliver(&mut self) {
        for _ in 0..100_000 {
            if let Some(line) = self.host.sent.pop_front() {
                self.guest.receive(&line);
            } else if let Some(line) = self.guest.sent.pop_front() {
                self.host.receive(&line);
            } else {
                return;
            }
        }
        panic!("they talk without end");
    }

    /// Delivers nothing but pings and pongs.
    pub fn deliver_pings(&mut self) {
        let is_ping = |line: &String| line.starts_with("ping ") || line.starts_with("pong ");
        let to_host: Vec<_> =
            self.guest.sent.iter().filter(|line| is_ping(line)).cloned().collect();
        for line in &to_host {
            self.host.receive(line);
        }
        self.guest.sent.clear();
        let to_guest: Vec<_> = self.host.sent.drain(..).filter(is_ping).collect();
        for line in &to_guest {
            self.guest.receive(line);
        }
    }

    /// Lets time pass for both, who are connected and answer each other.
    pub fn elapse(&mut self, millis: u64) {
        let mut left = millis;
        while left > 0 {
            let step = left.min(500);
            self.host.elapse(Duration::from_millis(step));
            self.guest.elapse(Duration::from_millis(step));
            if self.host.peer.connection() == Some(self.host.id)
                && self.guest.peer.connection() == Some(self.guest.id)
            {
                self.deliver();
            }
            left -= step;
        }
    }

    /// The side whose player has that colour.
    pub fn side(&mut self, color: Color) -> &mut Node {
        if self.host.peer.color() == Some(color) { &mut self.host } else { &mut self.guest }
    }

    /// Has the player to move play a square, and delivers it.
    #[track_caller]
    pub fn play(&mut self, square: Square) {
        let mover = self.host.session.to_move().expect("the game goes on");
        let node = self.side(mover);
        let outputs = node.peer.play(&mut node.session, square).unwrap();
        node.take(outputs);
        self.deliver();
    }

    /// Has the first legal moves played, so many.
    #[track_caller]
    pub fn play_some(&mut self, plies: usize) {
        for _ in 0..plies {
            let square = self.host.legal(0).expect("a move");
            self.play(square);
        }
    }

    /// Has a player ask for something, and delivers it.
    #[track_caller]
    pub fn ask(&mut self, asker: Color, request: Request) {
        let node = self.side(asker);
        let outputs = node.peer.ask(&mut node.session, request).unwrap();
        node.take(outputs);
        self.deliver();
    }

    /// Has a player answer, and delivers it.
    #[track_caller]
    pub fn answer(&mut self, color: Color, reply: Reply) {
        self.side(color).answer(reply);
        self.deliver();
    }

    /// Has the host send an event that its program would not send, as the next one; its sum is right.
    pub fn decree(&mut self, event: &str) -> Option<Fault> {
        let line = forged(&self.guest, event);
        self.guest.told.clear();
        self.guest.receive(&line);
        self.guest.fault()
    }

    #[track_caller]
    pub fn assert_same(&self) {
        assert_eq!(self.host.peer.log(), self.guest.peer.log());
        assert_eq!(self.host.session.game(), self.guest.session.game());
        assert_eq!(self.host.session.result(), self.guest.session.result());
    }
}

/// The line of an event that would be the next one of this side's log.
pub fn forged(node: &Node, event: &str) -> String {
    let number = node.peer.log().len() + 1;
    let before = u64::from_str_radix(&node.peer.log().hash().to_string(), 16).unwrap();
    let bytes: Vec<u8> = before.to_le_bytes().into_iter().chain(event.bytes()).collect();
    let hash = Secret::new([0; 16]).hash_bytes(&bytes);
    format!("ev {number} {hash} {} {event}", secret(9).hash("seal"))
}

/// The time that both have left at a side, in milliseconds.
pub fn left(node: &Node) -> ByColor<u128> {
    let clock = node.session.clock().unwrap();
    ByColor::from_fn(|color| clock.left(color).as_millis())
}

pub fn othello() -> Terms {
    Terms::new(Rules::OTHELLO)
}

pub fn with_clock(control: &str) -> Terms {
    Terms { time_control: control.parse().ok(), ..othello() }
}

pub const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// The line that a guest says hello with.
pub fn hello(seat: othello_peer::SeatClaim, name: &str) -> Hello {
    Hello { seat, name: name.parse().ok() }
}

/// The first line of a greeting.
pub fn greeting() -> String {
    Line::greeting().to_string()
}
