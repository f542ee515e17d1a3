//! The connections to another machine: lines in, lines out, on threads of their own.
//!
//! A [`LinkWorker`] writes the file of the game and sends lines; lines of other sides are delivered as
//! [`LinkAction`]s. Nothing here knows the rules of the game, nor who plays in it.

pub mod addresses;
mod host_listener;
pub mod keys;
mod link_file;
mod link_server;
pub mod noise;
mod page;
pub mod places;
pub mod program;
mod reconnect;
mod recorder;
pub mod stream;
mod tcp;
pub mod threads;
pub mod throttle;
mod writer;

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use othello_board::features::link::linked::{LinkAction, LinkEffect, Trouble};
use othello_home::said;
use othello_peer::Ticket;
use othello_words::i18n::Text;

pub use host_listener::{HostListener, HostOptions, Invited};
pub use keys::{HostKeys, UserKey};
pub use link_file::{HostedGame, LinkFile, LinkFolder, UnfinishedGame};
pub use link_server::{LinkServer, Visit};
pub use page::{Offer, PageAddress, PagePlace};
pub use reconnect::again_and_again;

pub use keys::secret;
use link_file::HostHead;
use recorder::RecorderJob;

pub struct LinkWorker {
    server: LinkServer,
    begin: Option<Begin>,
    host: Mutex<Option<Box<Invited>>>,
    /// The damage of the file that is to be reported, if there was any.
    damage: Option<Text>,
}

/// Starts listening or connecting.
type Begin = Box<dyn FnOnce(LinkServer) + Send>;

impl LinkWorker {
    /// Prepares a host that lets others in through this listener, and offers them that.
    pub fn host(
        file: LinkFile,
        listener: HostListener,
        offer: Offer,
        user: UserKey,
    ) -> io::Result<Self> {
        let invited = listener.invited().clone();
        let HostHead { ticket, before, .. } = &invited.head;
        let keys = HostKeys { ticket: *ticket, before: before.clone() };
        let damage = file.damage();
        let server = LinkServer::start(Some(file), keys, user)?;
        server.set_offer(offer);
        server.set_page(invited.page.clone());
        let host = Mutex::new(Some(Box::new(invited)));
        let begin: Begin = Box::new(move |server| listener.begin(&server));
        Ok(Self { server, begin: Some(begin), host, damage })
    }

    /// Prepares a guest, or a watcher, who has no file.
    pub fn guest(file: Option<LinkFile>, ticket: Ticket, user: UserKey) -> io::Result<Self> {
        // A guest listens nowhere.
        let keys = HostKeys { ticket: ticket.secret, before: Vec::new() };
        let damage = file.as_ref().and_then(LinkFile::damage);
        let server = LinkServer::start(file, keys, user)?;
        let begin: Begin = Box::new(move |server| reconnect::begin(server, ticket));
        Ok(Self { server, begin: Some(begin), host: Mutex::new(None), damage })
    }

    /// Returns what is to be said about the file of the game, if it was damaged.
    pub const fn damage(&self) -> Option<&Text> {
        self.damage.as_ref()
    }

    /// Starts something else as well.
    #[must_use]
    pub fn and_begin(mut self, also: impl FnOnce(LinkServer) + Send + 'static) -> Self {
        let first = self.begin.take();
        self.begin = Some(Box::new(move |server| {
            if let Some(begin) = first {
                begin(server.clone());
            }
            also(server);
        }));
        self
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
        match effect {
            LinkEffect::Peer(effect) => self.server.perform(*effect),
            LinkEffect::KeepLeft => self.server.job(RecorderJob::KeepLeft),
            LinkEffect::RenewTicket => self.renew_ticket(),
        }
    }

    /// Voids the ticket for all but the guest who has the seat, and delivers another one.
    fn renew_ticket(&self) {
        let mut host = self.host.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(Invited { head, ticket, .. }) = host.as_deref_mut() else {
            return;
        };
        match secret() {
            Ok(secret) => {
                head.before.insert(0, head.ticket);
                head.ticket = secret;
                self.server.set_ticket(head.clone());
                let ticket = Ticket { secret: head.ticket, ..ticket.clone() };
                self.server.deliver(LinkAction::Renewed {
                    join: ticket.join_line(),
                    watch: ticket.to_watch().join_line(),
                    page: self.server.page_links(),
                });
            }
            Err(error) => {
                self.server.deliver(LinkAction::Troubled(Trouble::Failed(said::in_words(&error))));
            }
        }
    }

    /// Ends the link, and waits briefly until all lines are written.
    pub fn finish(self) {
        self.server.finish();
    }
}
