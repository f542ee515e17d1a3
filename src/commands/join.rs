//! `othello join`: plays with the host of a game at another machine, or watches.

use std::io::{BufRead, IsTerminal, Read, Write, stderr, stdin};

use anyhow::{Context, Result, bail};

use super::launch::{FirstGame, Launch};
use crate::cli::JoinCommandArgs;
use crate::cli::link_options::{Destination, JoinArgs, own_name};
use crate::features::link::linked::{Invitation, Link, Peer};
use crate::i18n::m;
use crate::net::{LinkFolder, LinkWorker, Transport, UserKey, is_socket};
use crate::os::exit_status::ExitStatus;
use crate::os::successor;
use othello_peer::{Guest, Seat, Ticket};

/// The most bytes of a line with a ticket.
const LONGEST_LINE: u64 = 4096;

/// Joins the game of the ticket, or the last one again that is not over.
pub fn run(command: &JoinCommandArgs) -> Result<ExitStatus> {
    let JoinCommandArgs { join: args, look } = command;
    let (transport, seat) = transport(args)?;
    check_socket(&transport)?;
    let name = own_name(args.name.as_ref());
    let (guest, session, file) = match seat {
        Seat::Watch => {
            let guest = Guest::new(seat, name);
            (guest.clone(), guest.session(), None)
        }
        Seat::Play => {
            let (guest, session, file) = LinkFolder::find()?.guest(&transport, name)?;
            (guest, session, Some(file))
        }
    };
    let link = Box::new(Link::new(Peer::Guest(Box::new(guest)), Invitation::default()));
    let worker = LinkWorker::guest(file, transport, UserKey::find()?)?;
    Launch::of(FirstGame::Linked(session, link, worker), look).run()
}

/// Checks that a socket is there, unless the host has been there before and may come back.
fn check_socket(transport: &Transport) -> Result<()> {
    match transport {
        Transport::Socket(path) if !is_socket(path) => {
            if !LinkFolder::find()?.has_joined(transport) {
                bail!("{}", m::link::no_socket(path.display().to_string()));
            }
        }
        Transport::Socket(_) | Transport::Ticket(_) | Transport::Through(_) => {}
    }
    Ok(())
}

/// Returns the transport to the host, and what the guest may do.
fn transport(args: &JoinArgs) -> Result<(Transport, Seat)> {
    let seat = if args.watch { Seat::Watch } else { Seat::Play };
    let through = &args.carrier.through;
    match &args.ticket {
        None if !through.is_empty() => Ok((Transport::Through(through.clone()), seat)),
        None => match LinkFolder::find()?.newest_transport().filter(|_| !args.watch) {
            Some(last) => Ok((last, seat)),
            None => asked(args),
        },
        Some(Destination::Asked) => asked(args),
        Some(Destination::Socket(path)) => {
            let whole = std::path::absolute(path)
                .with_context(|| format!("cannot find {}", path.display()))?;
            Ok((Transport::Socket(whole), seat))
        }
        Some(Destination::Ticket(ticket)) => Ok(of_ticket(ticket.clone(), args)),
    }
}

fn of_ticket(ticket: Ticket, args: &JoinArgs) -> (Transport, Seat) {
    let seat = if args.watch { Seat::Watch } else { ticket.seat };
    (Transport::Ticket(ticket), seat)
}

/// Reads a ticket from the first line of standard input: the list of processes and the history of the
/// shell show those of the command line to others.
fn asked(args: &JoinArgs) -> Result<(Transport, Seat)> {
    if successor::is_from_board() {
        bail!("{}", m::link::no_ticket());
    }
    if stdin().is_terminal() {
        let mut err = stderr();
        write!(err, "{} ", m::link::ticket_prompt()).and_then(|()| err.flush())?;
    }
    let mut line = String::new();
    stdin().lock().take(LONGEST_LINE).read_line(&mut line).context("cannot read the ticket")?;
    let text = line.trim();
    let text = text.strip_prefix("othello join").unwrap_or(text).trim();
    if text.is_empty() {
        bail!("{}", m::link::no_ticket());
    }
    Ok(of_ticket(text.parse()?, args))
}
