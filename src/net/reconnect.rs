//! Connections that are made again when they are lost: of a guest to its host, and of a host through the
//! helper for routers.

use std::ops::ControlFlow;
use std::thread;
use std::time::{Duration, Instant};

use super::link_server::{ConnectionEnd, LinkServer};
use super::router_helper;
use super::tcp;
use super::threads::spawn;
use othello_board::features::link::linked::{LinkAction, Trouble};
use othello_home::said;
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
pub fn begin(server: LinkServer, ticket: Ticket) {
    let mut refused_since = None;
    let attempt = move || {
        let began = Instant::now();
        let trouble = match tcp::connect(&ticket, &server) {
            Ok(connection) => {
                refused_since = None;
                match server.play(connection) {
                    ConnectionEnd::Closed => None,
                    ConnectionEnd::Failed(error) => Some(Trouble::Failed(said::in_words(&error))),
                    ConnectionEnd::SentAway(why) => Some(why),
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
        let is_over = trouble.as_ref().is_some_and(Trouble::is_end);
        if let Some(trouble) = trouble {
            server.deliver(LinkAction::Troubled(trouble));
        }
        if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    spawn("connect", move || again_and_again(attempt));
}

/// Lets a guest of the ticket in through `othello-link`, which is started again when it has ended. Delivers the command
/// that joins the game as soon as it has printed its key.
pub fn host_through_helper(server: &LinkServer, ticket: &Ticket) {
    again_and_again(|| {
        let (to_game, ticket) = (server.clone(), ticket.clone());
        let tell = move |line: &str| match router_helper::key(line) {
            Some(key) => {
                to_game.set_helper(key);
                to_game.deliver(LinkAction::Invited(to_game.ticket(&ticket).join_line()));
            }
            None => to_game.note(line),
        };
        match server.start_program(&[router_helper::NAME.into()], tell) {
            Ok(stream) => {
                // Nobody has come until there is a byte.
                let _ = stream.input.wait();
                server.receive(stream, None);
            }
            Err(error) => server.note(&said::in_words(&error)),
        }
        ControlFlow::Continue(())
    });
}

/// Repeats an attempt whenever it has ended, until one says that there is to be no other.
pub fn again_and_again(mut attempt: impl FnMut() -> ControlFlow<()>) {
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
