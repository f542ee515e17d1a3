//! The connections to another machine: lines in, lines out, on threads of their own.
//!
//! A [`LinkWorker`] writes the file of the game and sends lines; lines of other sides are delivered as
//! [`LinkAction`]s. Nothing here knows the rules of the game, nor who plays in it.

mod addresses;
pub mod bridge;
mod clock_file;
mod connection;
mod host_keys;
mod host_listener;
mod lines;
mod link_file;
mod link_server;
mod noise;
mod places;
mod random;
mod reconnect;
mod recorder;
mod router_helper;
mod socket;
mod stream;
mod threads;
mod throttle;
mod transport;

use std::io;
use std::sync::Arc;

use crate::features::link::linked::{LinkAction, LinkEffect, Trouble};
use othello_peer::{PeerEffect, SeatKeys, Secret, Ticket};

pub use host_listener::HostListener;
pub use link_file::{HostedGame, LinkFile, LinkFolder, UnfinishedGame};
pub use socket::is_socket;
pub use transport::{HostOptions, Transport};

use host_keys::HostKeys;
use link_server::LinkServer;
use random::secret;
use recorder::RecorderJob;

/// The threads of a link.
pub struct LinkWorker {
    server: LinkServer,
    begin: Option<Begin>,
    /// The ticket of a host for watching, where there is one.
    watch: Option<Ticket>,
}

/// Starts listening or connecting.
type Begin = Box<dyn FnOnce(LinkServer) + Send>;

impl LinkWorker {
    /// Prepares a host that lets others in through this listener.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn host(file: LinkFile, listener: HostListener) -> io::Result<Self> {
        let (greeting, keys) = (listener.greeting(), listener.keys());
        let watch = listener.watch_ticket();
        let server = LinkServer::start(Some(file), Some(greeting), keys)?;
        Ok(Self { server, begin: Some(Box::new(move |server| listener.begin(&server))), watch })
    }

    /// Prepares a guest that has these secrets of its seat, or a watcher, who has no file.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn guest(file: Option<LinkFile>, seat: SeatKeys, transport: Transport) -> io::Result<Self> {
        // A guest lets nobody in.
        let nobody = Secret::new([0; 16]);
        let keys = HostKeys { ticket: nobody, watch: nobody, seat };
        let server = LinkServer::start(file, None, keys)?;
        Ok(Self {
            server,
            begin: Some(Box::new(move |server| reconnect::begin(server, transport))),
            watch: None,
        })
    }

    /// Starts listening or connecting, and delivers actions from other threads.
    pub fn begin(&mut self, deliver: impl Fn(LinkAction) + Send + Sync + 'static) {
        self.server.deliver_to(Arc::new(deliver));
        if let Some(begin) = self.begin.take() {
            begin(self.server.clone());
        }
    }

    /// Performs an effect without waiting for it. Effects are performed in the order of the calls.
    pub fn perform(&self, effect: LinkEffect) {
        let effect = match effect {
            LinkEffect::Peer(effect) => *effect,
            LinkEffect::KeepLeft => return self.server.job(RecorderJob::KeepLeft),
            LinkEffect::RenewWatchTicket => return self.renew_watch_ticket(),
        };
        let job = match effect {
            PeerEffect::Record(line) => RecorderJob::Record(vec![line]),
            PeerEffect::KeepClock(line) => RecorderJob::KeepClock(line),
            PeerEffect::Send(connection, line) => RecorderJob::Send(connection, line),
            PeerEffect::Close(connection) => RecorderJob::Close(connection),
            PeerEffect::SetKeys(keys) => RecorderJob::SetKeys(keys),
        };
        self.server.job(job);
    }

    /// Voids the ticket for watching, and delivers another one.
    fn renew_watch_ticket(&self) {
        let Some(before) = &self.watch else { return };
        match secret() {
            Ok(secret) => {
                self.server.set_watch_secret(secret);
                let ticket = Ticket { secret, ..before.clone() };
                self.server.deliver(LinkAction::WatchInvited(ticket.join_line()));
            }
            Err(error) => {
                self.server.deliver(LinkAction::Troubled(Trouble::Failed(error.to_string())));
            }
        }
    }

    /// Ends the link, and waits briefly until all lines are written.
    pub fn finish(self) {
        self.server.finish();
    }
}
