//! Connections that are made again when they are lost: of a guest to its host, and of a host through a
//! program.

use std::io;
use std::os::unix::net::UnixStream;
use std::thread;
use std::time::{Duration, Instant};

use super::connection::{Connection, plain};
use super::link_server::LinkServer;
use super::noise;
use super::router_helper;
use super::stream::Stream;
use super::threads::spawn;
use super::transport::Transport;
use crate::features::link::linked::LinkAction;
use othello_peer::Seat;
use othello_peer::Ticket;

/// The pauses between attempts: the first one, doubled each time up to the longest.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// An attempt that lasted this long counts as a connection: the pauses start over.
const LASTING: Duration = Duration::from_millis(500);

/// Starts connecting, on a thread of its own.
pub fn begin(server: LinkServer, transport: Transport) {
    let attempt = move || {
        let end = match connect(&transport, &server) {
            Ok(connection) => server.play(connection, LinkAction::Connected),
            Err(error) => Some(error.to_string()),
        };
        server.deliver(LinkAction::Lost(end.map(|why| format!("{why}."))));
    };
    spawn("connect", move || again_and_again(attempt));
}

/// Lets a guest in through a program that carries lines and is started again when it has ended.
pub fn host_through(server: &LinkServer, command: &[String]) {
    again_and_again(|| {
        let started = server.start_program(command, server.notes()).and_then(|stream| {
            // Nobody has come until there is a byte.
            stream.input.wait()?;
            plain(stream)
        });
        match started {
            Ok(connection) => server.receive(connection, Seat::Play, None),
            Err(error) => server.note(&format!("{error}.")),
        }
    });
}

/// Lets the guest of a ticket in through `othello-link`, which is started again when it has ended.
/// Delivers the extended ticket as soon as the program has printed its key.
pub fn host_by_router_helper(server: &LinkServer, ticket: &Ticket) {
    again_and_again(|| {
        let (to_game, known) = (server.clone(), ticket.clone());
        let tell = move |line: &str| match router_helper::key(line) {
            Some(key) => {
                let ticket = Ticket { key: Some(key), ..known.clone() };
                to_game.deliver(LinkAction::Invited(ticket.join_line()));
            }
            None => to_game.note(line),
        };
        match server.start_program(&[router_helper::NAME.into()], tell) {
            Ok(stream) => {
                // Nobody has come until there is a byte.
                let _ = stream.input.wait();
                if let Ok((connection, seat)) = noise::answer(stream, ticket) {
                    server.receive(connection, seat, None);
                }
            }
            Err(error) => server.note(&format!("{error}.")),
        }
    });
}

/// Repeats an attempt whenever it has ended.
fn again_and_again(mut attempt: impl FnMut()) {
    let mut pause = FIRST_PAUSE;
    loop {
        let began = Instant::now();
        attempt();
        if began.elapsed() >= LASTING {
            pause = FIRST_PAUSE;
        }
        thread::sleep(pause);
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

fn connect(transport: &Transport, server: &LinkServer) -> io::Result<Connection> {
    match transport {
        Transport::Ticket(ticket) => noise::connect(ticket, server),
        Transport::Socket(path) => plain(Stream::of_socket(UnixStream::connect(path)?)?),
        Transport::Through(command) => plain(server.start_program(command, server.notes())?),
    }
}
