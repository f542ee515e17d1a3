//! Two sides and the wire between them, all of which a test moves on by hand.

use std::collections::VecDeque;
use std::time::Duration;

use othello_core::board::{ByColor, Color};
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::Record;
use othello_peer::{
    Fault, HostIdentity, Line, Output, Peer, PeerEffect, PeerEvent, ProposalError, Secret, Terms,
};
use othello_session::Session;

/// One of the two sides, with its file.
pub struct Node {
    pub peer: Peer,
    pub session: Session,
    /// The lines that are on their way to the other side.
    pub sent: VecDeque<String>,
    pub file: Vec<String>,
    /// The outputs that are not effects.
    pub told: Vec<Output>,
    /// The number of connections that this side has closed.
    pub closed: usize,
}

impl Node {
    pub fn new(peer: Peer) -> Self {
        let session = peer.session();
        let (sent, file, told) = Default::default();
        Self { peer, session, sent, file, told, closed: 0 }
    }

    pub fn take(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Effect(PeerEffect::Send(line)) => self.sent.push_back(line.to_string()),
                Output::Effect(PeerEffect::Record(line)) => self.file.push(line.to_string()),
                Output::Effect(PeerEffect::Close) => self.closed += 1,
                Output::Effect(PeerEffect::UseConnection | PeerEffect::TakeSeat) => {}
                told => self.told.push(told),
            }
        }
    }

    pub fn receive(&mut self, line: &str) {
        let outputs = self.peer.received(&mut self.session, line);
        self.take(outputs);
    }

    pub fn elapse(&mut self, time: Duration) {
        let outputs = self.peer.elapse(&mut self.session, time);
        self.take(outputs);
    }

    /// Has the player do something, if it is possible now.
    pub fn attempt(
        &mut self,
        act: impl FnOnce(&mut Peer, &mut Session) -> Result<Vec<Output>, ProposalError>,
    ) {
        if let Ok(outputs) = act(&mut self.peer, &mut self.session) {
            self.take(outputs);
        }
    }

    pub fn record(&self) -> Record {
        self.session.record()
    }

    /// Forgets so many of the last lines that are not forced to the disk.
    pub fn forget_lines(&mut self, lines: usize) {
        for _ in 0..lines {
            let is_kept = |line: &String| !line.starts_with("ev ") && !line.starts_with("clock ");
            if self.file.last().is_none_or(is_kept) {
                return;
            }
            self.file.pop();
        }
    }

    /// The same side after its program was killed: what is not in its file is lost.
    pub fn killed(&self, fresh: Peer) -> Self {
        let mut node = Self::new(fresh);
        for line in &self.file {
            node.peer.restore(&mut node.session, line).unwrap();
        }
        node.file.clone_from(&self.file);
        node
    }
}

/// The two sides.
pub struct Wire {
    pub host: Node,
    pub guest: Node,
    terms: Terms,
    /// The name of each player.
    names: [String; 2],
}

pub fn secret(byte: u8) -> Secret {
    Secret::new([byte; 16])
}

fn host_peer(terms: &Terms, name: &str) -> Peer {
    let identity = HostIdentity { seat: secret(1), seal: secret(2), name: name.parse().ok() };
    Peer::host(identity, terms.clone())
}

fn guest_peer(name: &str) -> Peer {
    Peer::guest(name.parse().ok())
}

impl Wire {
    /// Two sides that are not connected.
    pub fn new(terms: Terms) -> Self {
        Self::with_names(terms, ["Ada", "Emile"])
    }

    /// Two sides whose players have the same name, that are not connected.
    pub fn named(terms: Terms, name: &str) -> Self {
        Self::with_names(terms, [name; 2])
    }

    fn with_names(terms: Terms, names: [&str; 2]) -> Self {
        let host = Node::new(host_peer(&terms, names[0]));
        let guest = Node::new(guest_peer(names[1]));
        Self { host, guest, terms, names: names.map(str::to_owned) }
    }

    /// Two sides in the first game.
    pub fn joined(terms: Terms) -> Self {
        let mut wire = Self::new(terms);
        wire.connect();
        wire.deliver();
        wire
    }

    /// Connects them; the reception has let the guest in.
    pub fn connect(&mut self) {
        self.host.sent.clear();
        self.guest.sent.clear();
        let outputs = self.guest.peer.connected(&mut self.guest.session);
        self.guest.take(outputs);
        assert_eq!(self.guest.sent.pop_front(), Some(Line::greeting().to_string()));
        self.guest.receive(&Line::greeting().to_string());
        let host = Line::Host { id: secret(3).game_id(), name: self.names[0].parse().ok() };
        self.guest.receive(&host.to_string());
        let hello = self.guest.sent.pop_front().unwrap().parse();
        let Ok(Line::Hello { name, .. }) = hello else { panic!("{hello:?}") };
        let outputs = self.host.peer.admitted(&mut self.host.session, name);
        self.host.take(outputs);
    }

    /// Cuts the connection: what is on its way is lost.
    pub fn cut(&mut self) {
        for node in [&mut self.host, &mut self.guest] {
            node.sent.clear();
            let outputs = node.peer.disconnected();
            node.take(outputs);
        }
    }

    /// Cuts the connection, which the host does not know yet.
    pub fn cut_guest(&mut self) {
        self.guest.sent.clear();
        self.host.sent.clear();
        let outputs = self.guest.peer.disconnected();
        self.guest.take(outputs);
    }

    pub fn kill_host(&mut self) {
        self.cut();
        self.host = self.host.killed(host_peer(&self.terms, &self.names[0]));
    }

    pub fn kill_guest(&mut self) {
        self.cut();
        self.guest = self.guest.killed(guest_peer(&self.names[1]));
    }

    /// Delivers everything, until both are silent.
    pub fn deliver(&mut self) {
        for _ in 0..10_000 {
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

    pub fn elapse(&mut self, millis: u64) {
        self.host.elapse(Duration::from_millis(millis));
        self.guest.elapse(Duration::from_millis(millis));
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
            let square = self.host.session.position().legal_moves().first().expect("a move");
            self.play(square);
        }
    }

    #[track_caller]
    pub fn assert_same(&self) {
        assert_eq!(self.host.peer.log(), self.guest.peer.log());
        assert_eq!(self.host.record(), self.guest.record());
    }

    /// The last thing that the host told, and the guest.
    pub fn last_told(&self) -> [Option<&Output>; 2] {
        [self.host.told.last(), self.guest.told.last()]
    }
}

/// The time that both have left at a side.
pub fn left(node: &Node) -> ByColor<u128> {
    let clock = node.session.clock().unwrap();
    ByColor::from_fn(|color| clock.left(color).as_millis())
}

pub fn broken(fault: Fault) -> Output {
    Output::Event(PeerEvent::Broken(fault))
}

pub fn othello() -> Terms {
    Terms::new(Rules::OTHELLO)
}

pub fn with_clock(control: &str) -> Terms {
    Terms { time_control: control.parse().ok(), ..othello() }
}
