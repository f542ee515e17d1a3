//! The ways to another machine: lines in, lines out, on threads of their own.
//!
//! A [`LinkWorker`] keeps the file of the game and sends lines; what comes from the other side is
//! passed on as [`LinkAction`]s. Nothing here knows the rules of the game.

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

use crate::controller::LinkAction;
use othello_peer::PeerEffect;

pub use host_listener::HostListener;
pub use link_file::{HostedGame, LinkFile, LinkFolder, UnfinishedGame};
pub use transport::{HostOptions, Transport};

use link_server::LinkServer;
use recorder::RecorderJob;

/// The threads of a link, as far as they have begun.
pub struct LinkWorker {
    server: LinkServer,
    begin: Option<Begin>,
}

/// Begins to listen or to connect.
type Begin = Box<dyn FnOnce(LinkServer) + Send>;

impl LinkWorker {
    /// Prepares a host that lets guests in by those ways.
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

    /// Prepares a guest, or one who watches and keeps no file.
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

    /// Begins to pass on what comes, from other threads.
    pub fn begin(&mut self, deliver: impl FnMut(LinkAction) + Send + 'static) {
        self.server.deliver_to(Box::new(deliver));
        if let Some(begin) = self.begin.take() {
            begin(self.server.clone());
        }
    }

    /// Has something done, in the order of the calls, and does not wait for it.
    pub fn perform(&self, effect: PeerEffect) {
        match effect {
            PeerEffect::UseConnection => self.server.job(RecorderJob::Use),
            PeerEffect::Record(line) => self.server.job(RecorderJob::Record(line)),
            PeerEffect::Send(line) => self.server.job(RecorderJob::Send(line)),
            PeerEffect::Close => self.server.job(RecorderJob::Leave),
            PeerEffect::TakeSeat => self.server.take_seat(),
        }
    }

    /// Ends: waits for a moment until what was to be kept and sent is.
    pub fn finish(self) {
        self.server.finish();
    }
}
