//! The connections to another machine: lines in, lines out, on threads of their own.
//!
//! A [`LinkWorker`] writes the file of the game and sends lines; lines of the other side are delivered
//! as [`LinkAction`]s. Nothing here knows the rules of the game.

mod addresses;
pub mod bridge;
mod connection;
mod host_listener;
mod lines;
mod link_file;
mod link_server;
mod noise;
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

use crate::features::link::linked::LinkAction;
use othello_peer::PeerEffect;

pub use host_listener::HostListener;
pub use link_file::{HostedGame, LinkFile, LinkFolder, UnfinishedGame};
pub use transport::{HostOptions, Transport};

use link_server::LinkServer;
use recorder::RecorderJob;

/// The threads of a link.
pub struct LinkWorker {
    server: LinkServer,
    begin: Option<Begin>,
}

/// Starts listening or connecting.
type Begin = Box<dyn FnOnce(LinkServer) + Send>;

impl LinkWorker {
    /// Prepares a host that lets others in through this listener.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn host(file: LinkFile, listener: HostListener) -> io::Result<Self> {
        let server = LinkServer::start(Some(file), Some(listener.greeting()))?;
        if listener.is_seat_taken() {
            server.take_seat();
        }
        Ok(Self { server, begin: Some(Box::new(move |server| listener.begin(&server))) })
    }

    /// Prepares a guest, or a watcher, who has no file.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn guest(file: Option<LinkFile>, transport: Transport) -> io::Result<Self> {
        let server = LinkServer::start(file, None)?;
        Ok(Self {
            server,
            begin: Some(Box::new(move |server| reconnect::begin(server, transport))),
        })
    }

    /// Starts listening or connecting, and delivers actions from other threads.
    pub fn begin(&mut self, deliver: impl FnMut(LinkAction) + Send + 'static) {
        self.server.deliver_to(Box::new(deliver));
        if let Some(begin) = self.begin.take() {
            begin(self.server.clone());
        }
    }

    /// Performs an effect without waiting for it. Effects are performed in the order of the calls.
    pub fn perform(&self, effect: PeerEffect) {
        match effect {
            PeerEffect::UseConnection => self.server.job(RecorderJob::Use),
            PeerEffect::Record(line) => self.server.job(RecorderJob::Record(line)),
            PeerEffect::Send(line) => self.server.job(RecorderJob::Send(line)),
            PeerEffect::Close => self.server.job(RecorderJob::Leave),
            PeerEffect::TakeSeat => self.server.take_seat(),
        }
    }

    /// Ends the link, and waits briefly until all lines are written.
    pub fn finish(self) {
        self.server.finish();
    }
}
