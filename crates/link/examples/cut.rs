//! Joins two peers in memory, cuts the connection while they play, and lets them go on:
//!
//! ```text
//! cargo run -p othello-peer --example cut
//! ```

use std::collections::VecDeque;
use std::error::Error;

use othello_core::{Color, Rules};
use othello_peer::{
    ConnectionId, ConnectionKey, GreetingStep, GuestKey, HostGreeting, HostIdentity, Line, Output,
    Peer, PeerEffect, Reception, Secret, Terms, Visitor,
};
use othello_session::Session;

fn main() -> Result<(), Box<dyn Error>> {
    // A program takes the secrets from a source of random bytes.
    let [ticket, seal] = [1, 2].map(|byte| Secret::new([byte; 16]));
    let name = "Ada".parse().ok();
    let greeting = HostGreeting { id: ticket.game_id(), name };
    let identity = HostIdentity { seal, name: greeting.name.clone(), watchers: 8 };
    let mut host = Side::new("host", Peer::host(identity, Terms::new(Rules::OTHELLO)));
    let mut guest = Side::new("guest", Peer::guest("Emile".parse().ok()));

    connect(&mut host, &mut guest, &greeting, 1)?;
    play(&mut host, &mut guest, 4)?;

    // The guest's next move is on its way when the connection is cut.
    play_one(&mut host)?;
    deliver(&mut host, &mut guest);
    play_one(&mut guest)?;
    println!("-- the connection is cut --");
    for side in [&mut host, &mut guest] {
        side.sent.clear();
        let outputs = side.peer.disconnected(&mut side.session, ConnectionId(1));
        side.perform(outputs);
    }

    connect(&mut host, &mut guest, &greeting, 2)?;
    play(&mut host, &mut guest, 2)?;
    assert_eq!(host.peer.log(), guest.peer.log());
    assert_eq!(host.session.game().plies().len(), 8);
    println!("Both have {} events and the same game.", host.peer.log().len());
    Ok(())
}

/// A peer with its session and the lines that are on their way to the other side.
struct Side {
    name: &'static str,
    peer: Peer,
    session: Session,
    connection: ConnectionId,
    sent: VecDeque<Line>,
}

impl Side {
    fn new(name: &'static str, peer: Peer) -> Self {
        let session = peer.session();
        Self { name, peer, session, connection: ConnectionId(0), sent: VecDeque::new() }
    }

    /// Performs the outputs of the peer. A program would also write the recorded lines to a file.
    fn perform(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Effect(PeerEffect::Send(_, line)) => {
                    println!("{:>5}: {line}", self.name);
                    self.sent.push_back(line);
                }
                Output::Effect(
                    PeerEffect::Record(_)
                    | PeerEffect::KeepClock(_)
                    | PeerEffect::Close(_)
                    | PeerEffect::SetKeys(_),
                )
                | Output::Happened(_)
                | Output::Restarted
                | Output::Asked => {}
                Output::Event(event) => println!("{:>5}  {event:?}", self.name),
            }
        }
    }

    fn receive(&mut self, line: &Line) {
        let outputs = self.peer.received(&mut self.session, self.connection, &line.to_string());
        self.perform(outputs);
    }
}

/// Connects the two: the host greets the guest and lets it in.
fn connect(
    host: &mut Side,
    guest: &mut Side,
    greeting: &HostGreeting,
    number: u8,
) -> Result<(), Box<dyn Error>> {
    let connection = ConnectionId(number.into());
    (host.connection, guest.connection) = (connection, connection);
    // A handshake proves the secret of the seat, if the guest has one.
    let (key, opened_by) = match guest.peer.seat_secrets().next() {
        Some(secret) => (GuestKey::Proven(secret), ConnectionKey::Seat(secret)),
        None => (GuestKey::Ticket, ConnectionKey::Ticket),
    };
    let outputs = guest.peer.connected(&mut guest.session, connection, key);
    guest.perform(outputs);
    let mut reception = Reception::new(greeting.clone());
    reception.lines().iter().for_each(|line| guest.receive(line));
    while let Some(line) = guest.sent.pop_front() {
        match reception.receive(&line.to_string()) {
            GreetingStep::Wait => {}
            GreetingStep::Greeted(hello) => {
                let fresh = Secret::new([10 + number; 16]);
                let visitor = Visitor { connection, key: opened_by, hello, fresh };
                let outputs = host.peer.greeted(&mut host.session, visitor);
                host.perform(outputs);
            }
            GreetingStep::Refuse(why) => return Err(why.into()),
        }
    }
    deliver(host, guest);
    Ok(())
}

/// Delivers the lines that are on their way, and the answers to them.
fn deliver(host: &mut Side, guest: &mut Side) {
    loop {
        if let Some(line) = host.sent.pop_front() {
            guest.receive(&line);
        } else if let Some(line) = guest.sent.pop_front() {
            host.receive(&line);
        } else {
            return;
        }
    }
}

/// Plays this many moves, each the first legal one.
fn play(host: &mut Side, guest: &mut Side, moves: usize) -> Result<(), Box<dyn Error>> {
    for _ in 0..moves {
        // The host has the black discs.
        let is_host = host.session.to_move() == Some(Color::Black);
        play_one(if is_host { &mut *host } else { &mut *guest })?;
        deliver(host, guest);
    }
    Ok(())
}

/// Plays the first legal move, whose line is then on its way.
fn play_one(side: &mut Side) -> Result<(), Box<dyn Error>> {
    let square = side.session.position().legal_moves().first().ok_or("the game is over")?;
    let outputs = side.peer.play(&mut side.session, square)?;
    side.perform(outputs);
    Ok(())
}
