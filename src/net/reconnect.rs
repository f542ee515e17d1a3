//! The connection of a guest to its host, which is made again when it is lost.

use std::ops::ControlFlow;
use std::thread;
use std::time::{Duration, Instant};

use super::link_server::{ConnectionEnd, LinkServer};
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
