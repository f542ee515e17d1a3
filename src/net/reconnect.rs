//! Connections that are made again when they are lost: of a guest to its host, and of a host through a
//! program.

use std::ops::ControlFlow;
use std::os::unix::net::UnixStream;
use std::thread;
use std::time::{Duration, Instant};

use super::keys::{HostKeys, NO_TICKET};
use super::link_server::{Ending, GREETING, LinkServer};
use super::noise::{self, CallError, Connection};
use super::router_helper;
use super::stream::Stream;
use super::tcp;
use super::threads::spawn;
use super::transport::Transport;
use crate::features::link::linked::{LinkAction, Trouble};
use othello_peer::Ticket;

/// The pause between attempts: a clock may run meanwhile.
const PAUSE: Duration = Duration::from_secs(1);
/// The pause once this has gone on for so long.
const LONG_PAUSE: Duration = Duration::from_secs(15);
const LONG: Duration = Duration::from_secs(10 * 60);
/// An attempt that lasted this long counts as a connection.
const LASTING: Duration = Duration::from_millis(500);
/// The refusals of a host for so long mean that it may listen elsewhere: the attempt a minute after
/// the loss of a connection says so.
const LONG_REFUSED: Duration = Duration::from_secs(55);

/// Starts connecting, on a thread of its own, until the host sends this side away.
pub fn begin(server: LinkServer, transport: Transport) {
    let mut refused_since = None;
    let attempt = move || {
        let began = Instant::now();
        let trouble = match connect(&transport, &server) {
            Ok(connection) => {
                refused_since = None;
                match server.play(connection) {
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
        let is_sent_away = trouble == Some(Trouble::SentAway);
        if let Some(trouble) = trouble {
            server.deliver(LinkAction::Troubled(trouble));
        }
        if is_sent_away { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    spawn("connect", move || again_and_again(attempt));
}

/// Lets a guest in through a program that carries lines and is started again when it has ended: `othello-link` for the
/// guest of a ticket, or another one. Delivers the command that joins the game as soon as the program has printed it.
pub fn host_through(server: &LinkServer, command: &[String], ticket: Option<&Ticket>) {
    again_and_again(|| {
        let (to_game, known) = (server.clone(), ticket.cloned());
        let tell = move |line: &str| match invited(line, &to_game, known.as_ref()) {
            Some(join) => to_game.deliver(LinkAction::Invited(join)),
            None => to_game.note(line),
        };
        match server.start_program(command, tell) {
            Ok(stream) => {
                // Nobody has come until there is a byte.
                let _ = stream.input.wait();
                let keys = ticket.map_or_else(HostKeys::of_this_machine, |_| server.keys());
                server.receive(stream, &keys, None);
            }
            Err(error) => server.note(&error.to_string()),
        }
        ControlFlow::Continue(())
    });
}

/// Returns the command that joins the game, if a program has printed it: that of the ticket, which has the key of the
/// program then, or else its own.
fn invited(line: &str, server: &LinkServer, ticket: Option<&Ticket>) -> Option<String> {
    match ticket {
        Some(ticket) => {
            server.set_helper(router_helper::key(line)?);
            Some(server.ticket(ticket).join_line())
        }
        None => router_helper::join_line(line).map(str::to_owned),
    }
}

/// Repeats an attempt whenever it has ended, until one says that there is to be no other.
fn again_and_again(mut attempt: impl FnMut() -> ControlFlow<()>) {
    let mut failing_since = Instant::now();
    loop {
        let began = Instant::now();
        if attempt().is_break() {
            return;
        }
        if began.elapsed() >= LASTING {
            failing_since = Instant::now();
        }
        thread::sleep(if failing_since.elapsed() < LONG { PAUSE } else { LONG_PAUSE });
    }
}

/// Connects to the host once.
fn connect(transport: &Transport, server: &LinkServer) -> Result<Connection, Trouble> {
    let called = match transport {
        Transport::Ticket(ticket) => return tcp::connect(ticket, server),
        Transport::Socket(path) => UnixStream::connect(path)
            .and_then(Stream::of_socket)
            .map_err(CallError::Failed)
            .and_then(|stream| noise::call(stream, server.user(), &NO_TICKET, GREETING)),
        Transport::Through(command) => router_helper::call(server, command, &NO_TICKET),
    };
    called.map_err(|error| match error {
        CallError::Unknown => Trouble::Closed,
        error @ CallError::Failed(_) => error.into(),
    })
}
