//! `othello join`: plays with the host of a game at another machine, or watches.

use std::io::{BufRead, IsTerminal, Read, Write, stderr, stdin};

use anyhow::{Context, Result, bail};
use othello_home::process::exit_status::ExitStatus;
use othello_home::process::successor;
use othello_words::i18n::m;

use super::launch::{FirstGame, Launch};
use crate::cli::JoinCommandArgs;
use crate::cli::link_options::{GivenTicket, JoinArgs, own_name};
use crate::net::{LinkFolder, LinkWorker, UserKey};
use othello_board::features::link;
use othello_board::features::link::linked::{Invitation, Link, Peer};
use othello_peer::{Guest, Seat, Ticket};

/// The most bytes of a line with a ticket.
const LONGEST_LINE: u64 = 4096;

/// Joins the game of the ticket, or the last one again that is not over.
pub fn run(command: &JoinCommandArgs) -> Result<ExitStatus> {
    let JoinCommandArgs { join: args, look } = command;
    let (ticket, seat) = ticket(args)?;
    let (guest, session, file) = match seat {
        Seat::Watch => {
            let guest = Guest::new(seat, None);
            (guest.clone(), guest.session(), None)
        }
        Seat::Play => {
            let (guest, session, file) = LinkFolder::find()?.guest(&ticket)?;
            (guest, session, Some(file))
        }
    };
    let guest = guest.with_name(args.name.clone(), own_name(None));
    let link = Box::new(Link::new(Peer::Guest(Box::new(guest)), Invitation::default()));
    let worker = LinkWorker::guest(file, ticket, UserKey::find()?)?;
    Launch::of(FirstGame::Linked(session, link, worker), look).run()
}

/// Returns the ticket of the host, and what the guest may do.
fn ticket(args: &JoinArgs) -> Result<(Ticket, Seat)> {
    match &args.ticket {
        None => match LinkFolder::find()?.newest_ticket().filter(|_| !args.watch) {
            Some(last) => Ok((last, Seat::Play)),
            None => asked(args),
        },
        Some(GivenTicket::Asked) => asked(args),
        Some(GivenTicket::Ticket(ticket)) => Ok(with_seat(ticket.clone(), args)),
    }
}

fn with_seat(ticket: Ticket, args: &JoinArgs) -> (Ticket, Seat) {
    let seat = if args.watch { Seat::Watch } else { ticket.seat };
    (ticket, seat)
}

/// Reads a ticket from the first line of standard input: the list of processes and the history of the
/// shell show those of the command line to others.
fn asked(args: &JoinArgs) -> Result<(Ticket, Seat)> {
    if successor::is_from_board() {
        bail!("{}", m::link::no_ticket());
    }
    if stdin().is_terminal() {
        let mut err = stderr();
        write!(err, "{} ", m::link::ticket_prompt()).and_then(|()| err.flush())?;
    }
    let mut line = String::new();
    stdin()
        .lock()
        .take(LONGEST_LINE)
        .read_line(&mut line)
        .with_context(m::faults::ticket_unread)?;
    match link::ticket(&line) {
        Ok(Some(ticket)) => Ok(with_seat(*ticket, args)),
        Ok(None) => bail!("{}", m::link::no_ticket()),
        Err(why) => bail!("{why}"),
    }
}
