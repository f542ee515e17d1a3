//! Connections that are made again when they are lost: of a guest to its host, and of a host through a
//! program.

use std::ops::ControlFlow;
use std::os::unix::net::UnixStream;
use std::thread;
use std::time::{Duration, Instant};

use super::connection::{Connection, plain};
use super::host_keys::Opened;
use super::link_server::{Ending, LinkServer};
use super::noise;
use super::router_helper;
use super::stream::Stream;
use super::threads::spawn;
use super::transport::Transport;
use crate::features::link::linked::{LinkAction, Trouble};
use othello_peer::{ConnectionKey, GuestKey, Ticket};

/// The pauses between attempts: the first one, doubled each time up to the longest.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// An attempt that lasted this long counts as a connection: the pauses start over.
const LASTING: Duration = Duration::from_millis(500);
/// The refusals of a host for so long mean that it may listen elsewhere: the attempt a minute after
/// the loss of a connection says so.
const LONG_REFUSED: Duration = Duration::from_secs(55);

/// Starts connecting, on a thread of its own, until the host sends this side away.
pub fn begin(server: LinkServer, transport: Transport) {
    let (mut attempts, mut refused_since) = (0, None);
    let attempt = move || {
        let began = Instant::now();
        let trouble = match connect(&transport, &server, attempts) {
            Ok((connection, key)) => {
                refused_since = None;
                match server.play(connection, key) {
                    Ending::Closed => None,
                    Ending::Failed(error) => Some(Trouble::Failed(error.to_string())),
                    Ending::SentAway => Some(Trouble::SentAway),
                }
            }
            Err(trouble) => {
                if trouble.is_refusal() {
                    refused_since.get_or_insert(began);
                } else {
                    refused_since = None;
                }
                let is_long = refused_since.is_some_and(|since| since.elapsed() >= LONG_REFUSED);
                Some(if is_long { Trouble::LongRefused(Box::new(trouble)) } else { trouble })
            }
        };
        attempts = if began.elapsed() < LASTING { attempts + 1 } else { 0 };
        let is_sent_away = trouble == Some(Trouble::SentAway);
        if let Some(trouble) = trouble {
            server.deliver(LinkAction::Troubled(trouble));
        }
        if is_sent_away { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
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
            Ok(connection) => {
                server.receive(connection, Opened::By(ConnectionKey::Plain), None);
            }
            Err(error) => server.note(&error.to_string()),
        }
        ControlFlow::Continue(())
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
                if let Ok((connection, opened)) = noise::answer(stream, &server.keys(), None) {
                    server.receive(connection, opened, None);
                }
            }
            Err(error) => server.note(&error.to_string()),
        }
        ControlFlow::Continue(())
    });
}

/// Repeats an attempt whenever it has ended, until one says that there is to be no other.
fn again_and_again(mut attempt: impl FnMut() -> ControlFlow<()>) {
    let mut pause = FIRST_PAUSE;
    loop {
        let began = Instant::now();
        if attempt().is_break() {
            return;
        }
        if began.elapsed() >= LASTING {
            pause = FIRST_PAUSE;
        }
        thread::sleep(pause);
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// Connects to the host once. Where no handshake proves a secret of the seat, each attempt tells
/// another one of them, and at last none.
fn connect(
    transport: &Transport,
    server: &LinkServer,
    attempts: usize,
) -> Result<(Connection, GuestKey), Trouble> {
    let opened = match transport {
        Transport::Ticket(ticket) => return noise::connect(ticket, server.seat(), server),
        Transport::Socket(path) => UnixStream::connect(path).and_then(Stream::of_socket),
        Transport::Through(command) => server.start_program(command, server.notes()),
    };
    let connection = opened.and_then(plain).map_err(|error| Trouble::Failed(error.to_string()))?;
    let seat = server.seat();
    let told = seat.in_order().map(GuestKey::Told);
    let keys: Vec<_> = told.chain([GuestKey::Ticket]).collect();
    Ok((connection, keys[attempts % keys.len()]))
}
