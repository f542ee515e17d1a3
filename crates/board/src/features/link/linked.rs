//! The link of a game, and what goes in and out of it.

use core::net::SocketAddr;
use std::collections::BTreeMap;
use std::time::Duration;

use othello_core::board::Color;
use othello_core::square::Square;
use othello_home::time::moment::Uptime;
use othello_notation::PlayerName;
use othello_peer::{
    Admission, ConnectionId, Consent, Guest, Host, Identity, PeerEffect, PeerGame, PeerOutput,
    Presence, ProposalError, Request, Role, Terms, Watcher,
};
use othello_session::Session;

/// This side of a link.
#[derive(Clone, Debug, PartialEq)]
pub enum Peer {
    Host(Box<Host>),
    Guest(Box<Guest>),
}

/// The link of the game to another machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    pub(super) peer: Peer,
    /// The lines that invite a guest, and those who want to watch.
    pub(super) invitation: Invitation,
    /// The reason why there is no connection, as far as it is known.
    pub(super) trouble: Option<Trouble>,
    /// The letters that both sides of a connection see if nobody sits between them.
    pub(super) fingerprints: BTreeMap<ConnectionId, String>,
    /// The reason why the file of the game cannot be written.
    pub(super) unrecorded: Option<String>,
    /// The way that is shown to one who waits for a guest, where there are both.
    pub(super) shown: ShownWay,
}

/// A way in which a guest comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownWay {
    Browser,
    Terminal,
}

/// The text that a host sends to those who are to play or to watch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invitation {
    /// The command that joins the game.
    pub join: Option<String>,
    pub watch: Option<String>,
    /// The links to the page for browsers, if there is one.
    pub page: Option<PageLinks>,
    /// The program that leads an address of the internet to the page, if one does.
    pub tunnel: Option<Tunnel>,
    /// The distance from which the command joins the game.
    pub reach: Reach,
    /// The address at which the host listens; `None` if it does not listen at a port, so that there is no ticket.
    pub listening: Option<SocketAddr>,
    /// The port of the ticket that was given out before was taken, so that this is another ticket.
    pub is_other_port: bool,
    /// The page is elsewhere than it was before, or there was none: whoever has the seat knows no way there.
    pub is_other_page: bool,
    /// The words behind `othello host` by which this game is hosted again as it is now, but for the way of browsers.
    pub again: Vec<String>,
}

impl Invitation {
    /// Returns `true` if whoever was invited before needs to be invited again.
    fn is_other(&self) -> bool {
        self.is_other_port || self.has_other_link()
    }

    /// Returns `true` if whoever has the seat needs another link.
    pub(super) fn has_other_link(&self) -> bool {
        self.is_other_page || self.tunnel.as_ref().is_some_and(|tunnel| tunnel.has_moved)
    }

    /// Notes that whoever has the seat is here, by whatever way.
    pub(super) fn arrive(&mut self) {
        self.is_other_page = false;
        if let Some(tunnel) = &mut self.tunnel {
            tunnel.has_moved = false;
        }
    }

    /// Returns what is sent to somebody who is to play: what they need nothing for comes first. A link that works anywhere
    /// is waited for, if one is made.
    pub fn to_play(&self) -> Option<&str> {
        let join = self.join.as_deref().filter(|_| self.tunnel.is_none());
        self.page_to_send().map(|page| &*page.play).or(join)
    }

    /// Returns what is sent to those who want to watch.
    pub fn to_watch(&self) -> Option<&str> {
        let watch = self.watch.as_deref().filter(|_| self.tunnel.is_none());
        self.page_to_send().map(|page| &*page.watch).or(watch)
    }

    fn page_to_send(&self) -> Option<&PageLinks> {
        self.page.as_ref().filter(|page| self.tunnel.is_none() || !page.is_plain)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageLinks {
    pub play: String,
    pub watch: String,
    /// The guest who had the seat when the links were made, and the link by which it comes back: a browser knows its key at
    /// the address alone at which it has come.
    pub seat: Option<(Identity, String)>,
    /// Others on the way can read along.
    pub is_plain: bool,
    /// The port of this machine at which the page is.
    pub port: u16,
}

impl PageLinks {
    pub fn all(&self) -> Vec<&str> {
        let seat = self.seat.as_ref().map(|(_, link)| &**link);
        [&*self.play, &*self.watch].into_iter().chain(seat).collect()
    }

    /// Returns `true` if they lead to the page on this machine alone.
    pub fn is_here(&self) -> bool {
        ["http://127.", "http://[::1]"].iter().any(|start| self.play.starts_with(start))
    }
}

/// A program that is installed and would lead an address of the internet to the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InstalledTunnel {
    pub program: &'static str,
    /// The operator, who would carry the bytes and could read along.
    pub operator: &'static str,
}

/// A program that leads an address of the internet to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tunnel {
    /// The operator, who carries the bytes and could read along.
    pub operator: String,
    pub state: TunnelState,
    /// The address that was given out last.
    pub(super) given: Option<String>,
    /// It is another one than the one before, which leads here no longer.
    pub has_moved: bool,
}

impl Tunnel {
    /// One that begins, after that address was given out before.
    pub const fn new(operator: String, given: Option<String>) -> Self {
        Self { operator, state: TunnelState::Starting, given, has_moved: false }
    }

    /// Notes the address that is given out now.
    pub(super) fn give(&mut self, links: &PageLinks) {
        let address = links.play.split('#').next().map(str::to_owned);
        let before = std::mem::replace(&mut self.given, address);
        self.has_moved |= before.is_some() && before != self.given;
    }
}

/// The state of a program that leads to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TunnelState {
    /// It has not said its address yet.
    Starting,
    /// Nor does it say anything more than this.
    Slow(String),
    /// The page has not been fetched at its address yet.
    Untried,
    /// Nor could it be, from here.
    Unproven,
    /// The page has been fetched there.
    Ready,
    /// It has ended, with these last words if it had any, and is started again.
    Ended(String),
}

/// The distance from which guests reach a host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// As far as the addresses lead that the host was given or has.
    #[default]
    Direct,
    /// The network of the host: its addresses lead no further.
    Nearby,
}

/// The reason why there is no connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The system says that.
    Failed(String),
    NoAddress,
    /// Nobody answers at an address of the host, for a reason that the system names.
    Unreachable {
        /// The last address that was tried.
        address: SocketAddr,
        why: String,
        /// The machine is there, and nobody listens.
        is_refused: bool,
    },
    /// The host has been refusing connections for long, in this way.
    LongRefused(Box<Self>),
    /// The host does not know the ticket.
    UnknownTicket,
    /// The connection was closed, nobody says why.
    Closed,
    /// The host's player has sent this watcher away.
    SentAway,
    /// This player has come back in another window.
    Replaced,
}

impl Trouble {
    /// Returns `true` if a machine answers, but not the host: it may listen elsewhere.
    pub const fn is_refusal(&self) -> bool {
        match self {
            Self::Unreachable { is_refused, .. } => *is_refused,
            Self::UnknownTicket => true,
            Self::Failed(_)
            | Self::NoAddress
            | Self::LongRefused(_)
            | Self::Closed
            | Self::SentAway
            | Self::Replaced => false,
        }
    }

    /// Returns `true` if nothing is tried any more.
    pub const fn is_end(&self) -> bool {
        matches!(self, Self::SentAway | Self::Replaced)
    }
}

/// Something that comes from another machine, or from the way there.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkAction {
    /// There is a connection.
    Connected {
        connection: ConnectionId,
        /// At a host, who has come, and what for.
        guest: Option<(Identity, Admission)>,
        /// The letters that both sides see if nobody sits between them; none of a browser.
        fingerprint: Option<String>,
    },
    Received {
        connection: ConnectionId,
        line: String,
        /// The moment at which it was read.
        at: Uptime,
    },
    Disconnected(ConnectionId),
    /// This program was stopped, or the machine asleep, for so long until now.
    Stopped(Duration),
    /// There is no connection, for that reason.
    Troubled(Trouble),
    /// The state of the program that leads to the page, with the links to it as long as it does.
    Tunnel(TunnelState, Option<PageLinks>),
    /// The ticket is another one, and the one before is void for all but the guest who has the seat.
    Renewed {
        /// The command that joins the game.
        join: String,
        watch: String,
        /// The links to the page, if there is one.
        page: Option<PageLinks>,
    },
    /// The file of the game cannot be written, for that reason.
    Unrecorded(String),
    /// The file of the game can be written again.
    Recorded,
}

impl LinkAction {
    /// Returns the moment at which it happened, if that is known.
    pub const fn moment(&self) -> Option<Uptime> {
        match self {
            Self::Received { at, .. } => Some(*at),
            Self::Connected { .. }
            | Self::Disconnected(_)
            | Self::Stopped(_)
            | Self::Troubled(_)
            | Self::Tunnel(..)
            | Self::Renewed { .. }
            | Self::Unrecorded(_)
            | Self::Recorded => None,
        }
    }
}

/// Something for the threads of the link to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkEffect {
    /// An effect that the protocol asks for.
    Peer(Box<PeerEffect>),
    /// Voids the ticket, and makes another one.
    RenewTicket,
    /// Keeps that the player has left the game, which is over: it is not offered again.
    KeepLeft,
}

impl Link {
    /// Creates the link of a side.
    pub const fn new(peer: Peer, invitation: Invitation) -> Self {
        let shown = ShownWay::Browser;
        let fingerprints = BTreeMap::new();
        Self { peer, invitation, trouble: None, fingerprints, unrecorded: None, shown }
    }

    /// The side of the protocol.
    pub const fn peer(&self) -> &Peer {
        &self.peer
    }

    /// The reason why the file of the game cannot be written; `None` if it can.
    pub fn unrecorded(&self) -> Option<&str> {
        self.unrecorded.as_deref()
    }

    /// The lines that invite.
    pub const fn invitation(&self) -> &Invitation {
        &self.invitation
    }

    /// Returns `true` while a guest is waited for who needs a line to join: the first time, or because
    /// the ticket is another one.
    pub fn is_inviting(&self) -> bool {
        let is_waiting = match self.presence() {
            Presence::Expected => true,
            Presence::Away(_) => self.invitation.is_other(),
            Presence::Here(_) => false,
        };
        is_waiting && self.to_play().is_some()
    }

    /// Returns what is sent to somebody who is to play, or to the guest whose the seat is.
    pub fn to_play(&self) -> Option<&str> {
        let page = self.invitation.page_to_send().map(|page| self.page_to_play(page));
        page.or_else(|| self.invitation.to_play())
    }

    pub fn shown_to_play(&self) -> Option<&str> {
        self.shown_ticket().or_else(|| self.to_play())
    }

    /// Returns the command that joins the game from a terminal, if it is shown in place of the link to the page.
    pub fn shown_ticket(&self) -> Option<&str> {
        self.invitation.join.as_deref().filter(|_| self.shown == ShownWay::Terminal)
    }

    /// Returns the link to the page for somebody who is to play, or for the guest whose the seat is and who is away: that
    /// guest may have come by a ticket, or by another address, where the browser knows nothing of its seat.
    pub fn page_to_play<'a>(&self, page: &'a PageLinks) -> &'a str {
        let owner = match (&self.peer, self.presence()) {
            (Peer::Host(host), Presence::Away(_)) => host.owner(),
            (Peer::Host(_) | Peer::Guest(_), _) => None,
        };
        let seat = page.seat.as_ref().filter(|(guest, _)| owner == Some(*guest));
        seat.map_or(&page.play, |(_, link)| link)
    }

    /// Returns `true` if a guest is waited for who may come by a browser or by a ticket.
    pub fn has_page_and_ticket(&self) -> bool {
        self.is_inviting() && self.invitation.page.is_some() && self.invitation.join.is_some()
    }

    /// Returns `true` for a host of a game for which there is no page.
    pub fn is_without_page(&self) -> bool {
        let Invitation { page, tunnel, .. } = &self.invitation;
        self.peer.role() == Role::Host && page.is_none() && tunnel.is_none()
    }

    /// Returns `true` for a host whose page cannot be reached from anywhere yet.
    pub fn is_near(&self) -> bool {
        let Invitation { tunnel, page, .. } = &self.invitation;
        let is_near = tunnel.is_none() && page.as_ref().is_none_or(|page| page.is_plain);
        self.peer.role() == Role::Host && is_near
    }

    /// Returns `true` if there is a line with which others watch now.
    pub fn is_watchable(&self) -> bool {
        let is_away = matches!(self.presence(), Presence::Away(_));
        self.invitation.to_watch().is_some() && !is_away
    }

    /// Returns `true` if somebody has the seat of this host's guest.
    pub fn can_free_seat(&self) -> bool {
        matches!(&self.peer, Peer::Host(host) if host.owner().is_some())
    }

    /// The reason why there is no connection.
    pub const fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// The presence of the other player.
    pub fn presence(&self) -> Presence {
        self.peer.presence()
    }

    /// Returns the letters that both sides of the connection to the other player see if nobody sits between them.
    pub fn fingerprint(&self) -> Option<&str> {
        self.fingerprints.get(&self.peer.connection()?).map(String::as_str)
    }
}

impl Peer {
    pub const fn game(&self) -> &PeerGame {
        match self {
            Self::Host(host) => host.game(),
            Self::Guest(guest) => guest.game(),
        }
    }

    /// Returns `true` if another guest has the seat that this one came for.
    pub fn is_seat_taken(&self) -> bool {
        match self {
            Self::Host(_) => false,
            Self::Guest(guest) => guest.is_seat_taken(),
        }
    }

    /// Returns the session before the first event.
    pub fn session(&self) -> Session {
        match self {
            Self::Host(host) => host.session(),
            Self::Guest(guest) => guest.session(),
        }
    }

    pub const fn role(&self) -> Role {
        self.game().role()
    }

    /// Returns the colour of the player here; `None` for a watcher, and for a guest before the first game.
    pub fn color(&self) -> Option<Color> {
        self.role().color(self.terms()?)
    }

    /// Returns the terms of the game; before the first one, those that a host offers.
    pub fn terms(&self) -> Option<&Terms> {
        match self {
            Self::Host(host) => Some(host.terms()),
            Self::Guest(guest) => guest.game().terms(),
        }
    }

    /// Returns the name of the other player, as far as it is known.
    pub fn other_name(&self) -> Option<&PlayerName> {
        match self {
            Self::Host(host) => host.guest(),
            Self::Guest(guest) => guest.host(),
        }
    }

    /// Returns the presence of the other player.
    pub fn presence(&self) -> Presence {
        match self {
            Self::Host(host) => host.presence(),
            Self::Guest(guest) => guest.presence(),
        }
    }

    /// Returns those who watch the game of this host.
    pub fn watchers(&self) -> Vec<Watcher> {
        match self {
            Self::Host(host) => host.watchers(),
            Self::Guest(_) => Vec::new(),
        }
    }

    /// Returns the connection to the other player, if there is one.
    pub fn connection(&self) -> Option<ConnectionId> {
        match self {
            Self::Host(host) => host.connection(),
            Self::Guest(guest) => guest.connection(),
        }
    }

    /// Returns the request of the player here that is not answered.
    pub fn own_request(&self) -> Option<&Request> {
        match self {
            Self::Host(host) => host.own_request(),
            Self::Guest(guest) => guest.own_request(),
        }
    }

    /// Returns the request of the other player that is not answered here.
    pub fn question(&self) -> Option<&Request> {
        match self {
            Self::Host(host) => host.question(),
            Self::Guest(guest) => guest.question(),
        }
    }

    /// Returns the square of this side's move that the host has not confirmed.
    pub fn proposed_move(&self) -> Option<Square> {
        match self {
            Self::Host(_) => None,
            Self::Guest(guest) => guest.proposed_move(),
        }
    }

    pub fn runs_clock(&self, session: &Session) -> bool {
        match self {
            Self::Host(host) => host.runs_clock(session),
            Self::Guest(guest) => guest.runs_clock(session),
        }
    }

    /// Returns the time after which something happens without anything from outside.
    pub fn next_event(&self, session: &Session) -> Option<Duration> {
        match self {
            Self::Host(host) => host.next_event(session),
            Self::Guest(guest) => guest.next_event(session),
        }
    }

    /// Checks that the player here can do something.
    pub fn check_free(&self) -> Result<(), ProposalError> {
        match self {
            Self::Host(host) => host.check_free(),
            Self::Guest(guest) => guest.check_free(),
        }
    }

    /// Notes whether the file of the game can be written.
    pub const fn set_recording(&mut self, is_possible: bool) {
        match self {
            Self::Host(host) => host.set_recording(is_possible),
            Self::Guest(guest) => guest.set_recording(is_possible),
        }
    }

    /// Starts a connection; at a host, of somebody who was let in.
    pub fn connected(
        &mut self,
        connection: ConnectionId,
        guest: Option<(Identity, Admission)>,
    ) -> Vec<PeerOutput> {
        match (self, guest) {
            (Self::Host(host), Some((identity, admission))) => {
                host.connected(connection, identity, admission)
            }
            (Self::Host(_), None) => Vec::new(),
            (Self::Guest(guest), _) => guest.connected(connection),
        }
    }

    pub fn closed(&mut self, connection: ConnectionId) -> Vec<PeerOutput> {
        match self {
            Self::Host(host) => host.closed(connection),
            Self::Guest(guest) => guest.closed(connection),
        }
    }

    /// Handles a line that came over a connection.
    pub fn received(
        &mut self,
        session: &mut Session,
        connection: ConnectionId,
        line: &str,
    ) -> Vec<PeerOutput> {
        match self {
            Self::Host(host) => host.received(session, connection, line),
            Self::Guest(guest) => guest.received(session, connection, line),
        }
    }

    /// Lets time pass in which this program ran.
    pub fn elapse(&mut self, session: &mut Session, time: Duration) -> Vec<PeerOutput> {
        match self {
            Self::Host(host) => host.elapse(session, time),
            Self::Guest(guest) => guest.elapse(session, time),
        }
    }

    /// Lets time pass in which this program was stopped, or its machine asleep.
    pub fn stopped(&mut self, session: &mut Session, time: Duration) -> Vec<PeerOutput> {
        match self {
            Self::Host(host) => host.stopped(session, time),
            Self::Guest(guest) => guest.stopped(session, time),
        }
    }

    /// Plays a square.
    pub fn play(
        &mut self,
        session: &mut Session,
        square: Square,
    ) -> Result<Vec<PeerOutput>, ProposalError> {
        match self {
            Self::Host(host) => host.play(session, square),
            Self::Guest(guest) => guest.play(session, square, None),
        }
    }

    /// Resigns.
    pub fn resign(&mut self, session: &mut Session) -> Result<Vec<PeerOutput>, ProposalError> {
        match self {
            Self::Host(host) => host.resign(session),
            Self::Guest(guest) => guest.resign(session),
        }
    }

    /// Asks the other player for something.
    pub fn ask(
        &mut self,
        session: &mut Session,
        request: Request,
    ) -> Result<Vec<PeerOutput>, ProposalError> {
        match self {
            Self::Host(host) => host.ask(session, request),
            Self::Guest(guest) => guest.ask(session, request),
        }
    }

    /// Takes the open request back.
    pub fn withdraw(&mut self) -> Vec<PeerOutput> {
        match self {
            Self::Host(host) => host.withdraw(),
            Self::Guest(guest) => guest.withdraw(),
        }
    }

    /// Answers the question of the other player.
    pub fn answer(&mut self, session: &mut Session, consent: Consent) -> Vec<PeerOutput> {
        match self {
            Self::Host(host) => host.answer(session, consent),
            Self::Guest(guest) => guest.answer(consent),
        }
    }

    /// Says farewell.
    pub fn leave(&mut self) -> Vec<PeerOutput> {
        match self {
            Self::Host(host) => host.leave(),
            Self::Guest(guest) => guest.leave(),
        }
    }

    /// Has the host do what only a host can.
    pub fn as_host(
        &mut self,
        act: impl FnOnce(&mut Host) -> Result<Vec<PeerOutput>, ProposalError>,
    ) -> Result<Vec<PeerOutput>, ProposalError> {
        match self {
            Self::Host(host) => act(host),
            Self::Guest(_) => Err(ProposalError::NoSeat),
        }
    }
}
