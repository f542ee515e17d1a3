//! `othello join`: plays with the host of a game at another machine, or watches.

use anyhow::{Context, Result, bail};

use super::play::{self, LinkedGame};
use crate::cli::JoinCommandArgs;
use crate::cli::link_options::{Destination, JoinArgs, own_name};
use crate::features::link::linked::{Invitation, Link};
use crate::net::{LinkFolder, LinkWorker, Transport};
use crate::os::exit_status::ExitStatus;
use othello_peer::{Peer, Seat};

/// Joins the game of the ticket, or the last one again that is not over.
pub fn run(command: &JoinCommandArgs) -> Result<ExitStatus> {
    let JoinCommandArgs { join: args, look } = command;
    let (transport, seat) = transport(args)?;
    let (peer, session, file) = match seat {
        Seat::Watch => {
            let peer = Peer::watcher();
            let session = peer.session();
            (peer, session, None)
        }
        Seat::Play => {
            let name = own_name(args.name.as_ref());
            let (peer, session, file) = LinkFolder::find()?.guest(&transport, name)?;
            (peer, session, Some(file))
        }
    };
    let link = Link::new(peer, Invitation::default());
    let worker = LinkWorker::guest(file, transport)?;
    play::play_linked(LinkedGame { session, link, worker }, look)
}

/// Returns the transport to the host, and what the guest may do.
fn transport(args: &JoinArgs) -> Result<(Transport, Seat)> {
    let seat = if args.watch { Seat::Watch } else { Seat::Play };
    let through = &args.carrier.through;
    let Some(destination) = &args.ticket else {
        if !through.is_empty() {
            return Ok((Transport::Through(through.clone()), seat));
        }
        if args.watch {
            bail!("expected the ticket of the game to watch: othello join --watch TICKET");
        }
        let last = LinkFolder::find()?.newest_transport();
        let last =
            last.context("there is no game to resume; join one with: othello join TICKET")?;
        return Ok((last, seat));
    };
    match destination {
        Destination::Socket(path) => {
            let whole = std::path::absolute(path)
                .with_context(|| format!("cannot find {}", path.display()))?;
            Ok((Transport::Socket(whole), seat))
        }
        Destination::Ticket(ticket) => {
            let seat = if args.watch { Seat::Watch } else { ticket.seat };
            Ok((Transport::Ticket(ticket.clone()), seat))
        }
    }
}
