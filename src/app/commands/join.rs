//! `othello join`: plays with the host of a game at another machine, or watches.

use anyhow::{Context, Result, bail};

use super::play::{self, LinkedGame};
use crate::app::cli::JoinCommandArgs;
use crate::app::controller::{Invitation, Link};
use crate::app::exit_status::ExitStatus;
use crate::app::link::{LinkFolder, LinkWorker, Way};
use crate::app::link_options::{Destination, JoinArgs, own_name};
use crate::link::{Peer, Seat};

/// Joins the game of the ticket, or the last one again that is not over.
pub fn run(command: &JoinCommandArgs) -> Result<ExitStatus> {
    let JoinCommandArgs { join: args, look } = command;
    let (way, seat) = way(args)?;
    let invitation = Invitation::default();
    let game = if seat == Seat::Watch {
        let peer = Peer::watcher();
        let session = peer.session();
        let worker = LinkWorker::guest(None, way)?;
        LinkedGame { session, link: Link::new(peer, invitation), worker }
    } else {
        let name = own_name(args.name.as_ref());
        let (peer, session, file) = LinkFolder::find()?.guest(&way, name)?;
        let worker = LinkWorker::guest(Some(file), way)?;
        LinkedGame { session, link: Link::new(peer, invitation), worker }
    };
    play::play_linked(game, look)
}

/// Returns the way to the host, and what the guest may do.
fn way(args: &JoinArgs) -> Result<(Way, Seat)> {
    let seat = if args.watch { Seat::Watch } else { Seat::Play };
    let through = &args.carrier.through;
    let Some(destination) = &args.ticket else {
        if !through.is_empty() {
            return Ok((Way::Through(through.clone()), seat));
        }
        if args.watch {
            bail!("expected the ticket of the game to watch: othello join --watch TICKET");
        }
        let last = LinkFolder::find()?.newest_way();
        let last =
            last.context("there is no game to resume; join one with: othello join TICKET")?;
        return Ok((last, seat));
    };
    let ticket = match destination {
        Destination::Socket(path) => {
            let whole = std::path::absolute(path)
                .with_context(|| format!("cannot find {}", path.display()))?;
            return Ok((Way::Socket(whole), seat));
        }
        Destination::Ticket(ticket) => ticket.clone(),
    };
    let seat = if args.watch { Seat::Watch } else { ticket.seat };
    #[cfg(feature = "link")]
    return Ok((Way::Ticket(ticket), seat));
    #[cfg(not(feature = "link"))]
    bail!("this program was built without connections to other machines (feature link); {seat:?}")
}
