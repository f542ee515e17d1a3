//! A host and guests with their sessions, and the lines between them.

use std::time::Duration;

use othello_core::board::Color;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_peer::{
    Admission, ConnectionId, Consent, Fault, FileLine, Guest, Host, Identity, Line, PeerEffect,
    PeerEvent, PeerOutput, Seat, Terms,
};
use othello_session::Session;

pub const fn ms(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

/// Terms with this clock, `-` for none.
pub fn terms(clock: &str) -> Terms {
    Terms { time_control: clock.parse().ok(), ..Terms::new(Rules::OTHELLO) }
}

/// The effects that one side has wanted done, and the events that it has wanted told.
#[derive(Default)]
pub struct Done {
    pub sent: Vec<(ConnectionId, Line)>,
    pub closed: Vec<ConnectionId>,
    pub file: Vec<String>,
    pub told: Vec<PeerEvent>,
    /// The plies undone.
    pub undone: usize,
}

impl Done {
    pub fn take(&mut self, outputs: Vec<PeerOutput>) {
        for output in outputs {
            match output {
                PeerOutput::Effect(PeerEffect::Send(id, line)) => self.sent.push((id, line)),
                PeerOutput::Effect(PeerEffect::Close(id)) => self.closed.push(id),
                PeerOutput::Effect(PeerEffect::Record(line)) => self.file.push(line.to_string()),
                PeerOutput::Event(event) => self.told.push(event),
                PeerOutput::Happened(applied) => self.undone += applied.undone.len(),
                PeerOutput::Restarted | PeerOutput::Asked => {}
            }
        }
    }

    pub fn fault(&self) -> Option<&Fault> {
        self.told.iter().find_map(|event| match event {
            PeerEvent::Broken(fault) => Some(fault),
            _ => None,
        })
    }

    /// The lines of the file.
    fn lines(&self) -> impl Iterator<Item = FileLine> {
        self.file.iter().map(|line| line.parse().unwrap())
    }
}

pub struct HostNode {
    pub host: Host,
    pub session: Session,
    pub done: Done,
}

pub struct GuestNode {
    pub guest: Guest,
    pub session: Session,
    pub done: Done,
    pub identity: Identity,
    pub id: ConnectionId,
}

impl HostNode {
    pub fn new(terms: Terms) -> Self {
        let host = Host::new("Ada".parse().ok(), terms, 8);
        Self { session: host.session(), host, done: Done::default() }
    }

    /// The host after its program was killed and started again, with this much of its file.
    pub fn killed(&self, terms: Terms, lines: usize) -> Self {
        let mut node = Self::new(terms);
        for line in self.done.lines().take(lines) {
            node.host.restore(&mut node.session, line).unwrap();
        }
        node.done.file = self.done.file[..lines.min(self.done.file.len())].to_vec();
        node
    }

    pub fn receive(&mut self, id: ConnectionId, line: &str) {
        let outputs = self.host.received(&mut self.session, id, line);
        self.done.take(outputs);
    }

    pub fn play(&mut self, square: Square) {
        let outputs = self.host.play(&mut self.session, square).unwrap();
        self.done.take(outputs);
    }

    pub fn play_any(&mut self, number: u64) {
        self.play(any(&self.session, number));
    }

    pub fn elapse(&mut self, time: Duration) {
        let outputs = self.host.elapse(&mut self.session, time);
        self.done.take(outputs);
    }

    pub fn stop(&mut self, time: Duration) {
        let outputs = self.host.stopped(&mut self.session, time);
        self.done.take(outputs);
    }

    pub fn close(&mut self, id: ConnectionId) {
        let outputs = self.host.closed(id);
        self.done.take(outputs);
    }

    pub fn answer(&mut self, reply: Consent) {
        let outputs = self.host.answer(&mut self.session, reply);
        self.done.take(outputs);
    }

    pub fn left(&self, color: Color) -> Duration {
        self.session.clock().unwrap().left(color)
    }
}

impl GuestNode {
    pub fn new(wish: Seat, name: &str, identity: u8) -> Self {
        let guest = Guest::new(wish, name.parse().ok());
        let identity = Identity([identity; 32]);
        let session = guest.session();
        Self { session, guest, done: Done::default(), identity, id: ConnectionId(0) }
    }

    /// The guest after its program was killed and started again.
    pub fn killed(&self) -> Self {
        let mut node = Self { identity: self.identity, ..Self::new(Seat::Play, "Emile", 7) };
        for line in self.done.lines() {
            node.guest.restore(&mut node.session, line).unwrap();
        }
        node.done.file.clone_from(&self.done.file);
        node
    }

    pub fn receive(&mut self, line: &str) {
        let outputs = self.guest.received(&mut self.session, self.id, line);
        self.done.take(outputs);
    }

    pub fn play(&mut self, square: Square) {
        let outputs = self.guest.play(&self.session, square, None).unwrap();
        self.done.take(outputs);
    }

    pub fn play_any(&mut self, number: u64) {
        self.play(any(&self.session, number));
    }

    pub fn elapse(&mut self, time: Duration) {
        let outputs = self.guest.elapse(&mut self.session, time);
        self.done.take(outputs);
    }

    pub fn stop(&mut self, time: Duration) {
        let outputs = self.guest.stopped(&mut self.session, time);
        self.done.take(outputs);
    }

    pub fn close(&mut self) {
        let outputs = self.guest.closed(self.id);
        self.done.take(outputs);
    }
}

/// One of the legal moves.
pub fn any(session: &Session, number: u64) -> Square {
    let legal: Vec<_> = session.position().legal_moves().into_iter().collect();
    legal[usize::try_from(number).unwrap() % legal.len()]
}

/// Connects a guest to a host, and delivers the lines.
pub fn connect(host: &mut HostNode, guest: &mut GuestNode, number: u64) {
    connect_by(host, guest, number, Admission::Play);
}

pub fn connect_by(host: &mut HostNode, guest: &mut GuestNode, number: u64, by: Admission) {
    guest.id = ConnectionId(number);
    let outputs = host.host.connected(guest.id, guest.identity, by);
    host.done.take(outputs);
    let outputs = guest.guest.connected(guest.id);
    guest.done.take(outputs);
    deliver(host, &mut [guest]);
}

/// Delivers all lines, and the answers to them.
pub fn deliver(host: &mut HostNode, guests: &mut [&mut GuestNode]) {
    loop {
        let to_guests = std::mem::take(&mut host.done.sent);
        let closed = host.done.closed.clone();
        let mut is_quiet = to_guests.is_empty();
        for (id, line) in to_guests {
            if let Some(guest) = guests.iter_mut().find(|guest| guest.id == id) {
                guest.receive(&line.to_string());
            }
        }
        for guest in guests.iter_mut() {
            for (id, line) in std::mem::take(&mut guest.done.sent) {
                is_quiet = false;
                host.receive(id, &line.to_string());
            }
            if closed.contains(&guest.id) {
                guest.close();
            }
        }
        if is_quiet {
            return;
        }
    }
}

/// A host and its guest, who are connected.
pub fn pair(clock: &str) -> (HostNode, GuestNode) {
    let (mut host, mut guest) =
        (HostNode::new(terms(clock)), GuestNode::new(Seat::Play, "Emile", 7));
    connect(&mut host, &mut guest, 1);
    (host, guest)
}

/// Plays so many moves of both, each at once.
pub fn play(host: &mut HostNode, guest: &mut GuestNode, moves: u64) {
    for number in 0..moves {
        if host.session.to_move() == Some(host.host.terms().host) {
            host.play_any(number);
        } else {
            guest.play_any(number);
        }
        deliver(host, &mut [guest]);
    }
}

pub fn assert_same(host: &HostNode, guest: &GuestNode) {
    assert_eq!(host.host.game().log(), guest.guest.game().log());
    assert_eq!(host.session.game(), guest.session.game());
    assert_eq!(host.session.result(), guest.session.result());
    assert_eq!((host.done.fault(), guest.done.fault()), (None, None));
}
