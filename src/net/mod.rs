//! The ways to another machine: lines in, lines out, on threads of their own.
//!
//! A [`LinkWorker`] keeps the file of the game and sends lines; what comes from the other side is
//! passed on as [`LinkAction`]s. Nothing here knows the rules of the game.

mod addresses;
pub mod bridge;
mod connection;
mod file;
mod helper;
mod host;
mod hub;
mod join;
mod lines;
mod noise;
mod random;
mod socket;
mod stream;
mod threads;
mod throttle;
mod ways;
mod worker;

use std::io;

use crate::controller::{LinkAction, LinkEffect};

pub use file::{GameFile, Hosted, LinkFolder, Unfinished};
pub use host::Listening;
pub use ways::{HostWays, Way};

use hub::Hub;
use worker::Job;

/// The threads of a link, as far as they have begun.
pub struct LinkWorker {
    hub: Hub,
    begin: Option<Begin>,
}

/// Begins to listen or to connect.
type Begin = Box<dyn FnOnce(Hub) + Send>;

impl LinkWorker {
    /// Prepares a host that lets guests in by those ways.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn host(file: GameFile, listening: Listening) -> io::Result<Self> {
        let hub = Hub::start(Some(file), Some(listening.invitation()))?;
        if listening.is_seat_taken() {
            hub.take_seat();
        }
        Ok(Self { hub, begin: Some(Box::new(move |hub| listening.begin(&hub))) })
    }

    /// Prepares a guest, or one who watches and keeps no file.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn guest(file: Option<GameFile>, way: Way) -> io::Result<Self> {
        let hub = Hub::start(file, None)?;
        Ok(Self { hub, begin: Some(Box::new(move |hub| join::begin(hub, way))) })
    }

    /// Begins to pass on what comes, from other threads.
    pub fn begin(&mut self, deliver: impl FnMut(LinkAction) + Send + 'static) {
        self.hub.deliver_to(Box::new(deliver));
        if let Some(begin) = self.begin.take() {
            begin(self.hub.clone());
        }
    }

    /// Has something done, in the order of the calls, and does not wait for it.
    pub fn perform(&self, effect: LinkEffect) {
        match effect {
            LinkEffect::Use => self.hub.job(Job::Use),
            LinkEffect::Record(line) => self.hub.job(Job::Record(line)),
            LinkEffect::Send(line) => self.hub.job(Job::Send(line)),
            LinkEffect::Close => self.hub.job(Job::Leave),
            LinkEffect::TakeSeat => self.hub.take_seat(),
        }
    }

    /// Ends: waits for a moment until what was to be kept and sent is.
    pub fn finish(self) {
        self.hub.finish();
    }
}
