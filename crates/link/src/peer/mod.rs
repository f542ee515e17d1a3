//! One side of a link: lines and time in, lines and news out.

mod fault;
mod guest;
mod host;
mod presence;
mod propose;
mod receive;
mod restore;
mod side;
mod time;

pub use fault::{Fault, ProposalError, RestoreError};
pub use presence::{Claim, Presence};
pub use side::{Identity, Role};

use std::time::Duration;

use super::ask::{Request, Requests};
use super::event::{Event, EventError};
use super::greeting::SeatState;
use super::lag::Lag;
use super::line::Line;
use super::log::{Log, MOST_EVENTS};
use super::play::{Applied, Play};
use super::sum::Sum;
use super::terms::{Terms, shortened_name};
use othello_core::board::{ByColor, Color};
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::{PlayerName, Record};
use othello_session::Session;
use side::{Hosting, Side, Visiting};

/// One side of a link.
///
/// Its methods take the session of play, which changes by the events that both sides have agreed on,
/// and by nothing else.
#[derive(Clone, Debug, PartialEq)]
pub struct Peer {
    side: Side,
    log: Log,
    play: Play,
    phase: Phase,
    /// The time since both had the same log, while they have not.
    away: Duration,
    requests: Requests,
    /// The proposals for the next event that the host has not answered: the last one counts, but it
    /// may have taken in one before that.
    tried: Vec<Event>,
    lag: Lag,
    /// The time of the turn that is in the file.
    recorded: Duration,
    /// The time of the turn at which the other side was known to have the last event.
    confirmed: Option<Duration>,
    outputs: Vec<Output>,
}

/// The state of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// There is none.
    Closed,
    /// The host has not said which program it is.
    Greeting,
    /// The host has not said which game it is.
    Introducing,
    /// The logs are being compared.
    Comparing,
    /// Both have the same log.
    Open,
}

/// Something for the outside to do, or to tell the players.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Sends a line.
    Send(String),
    /// Adds a line to the file of this side, before the lines after it are sent.
    Record(String),
    /// Closes the connection.
    Close,
    /// Lets nobody else take the guest's seat from now on.
    SeatTaken,
    /// Something happened.
    News(News),
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The other one is there, and both have the same log.
    Joined,
    /// The connection is lost.
    Lost,
    /// An event has happened in the session.
    Happened {
        /// The event.
        event: Event,
        /// Its effect, as far as it does not follow from the event.
        applied: Applied,
    },
    /// The other player asks for something.
    Asked(Request),
    /// The other player does not agree.
    Declined(Request),
    /// The host has refused a proposal, for that reason.
    Refused(String),
    /// A proposal of the guest was refused, for that reason.
    Rejected(String),
    /// The logs differed, and the host's counts: this is the game as it was here.
    Diverged(Box<Record>),
    /// The log begins anew, and the session is that before the first event.
    Restarted,
    /// The other side has ended the connection, for that reason.
    Parted(String),
    /// The other side has broken the protocol; the connection is closed.
    Broken(Fault),
}

impl Peer {
    /// Creates a host that offers those terms to whoever comes first.
    pub fn host(mut identity: Identity, mut terms: Terms) -> Self {
        identity.name = shortened_name(identity.name);
        terms.names = ByColor::from_fn(|color| shortened_name(terms.names[color].take()));
        let seat = SeatState::Free;
        Self::new(Side::Host(Hosting { identity, terms, seat, guest: None }))
    }

    /// Creates a guest of that name.
    pub fn guest(name: Option<PlayerName>) -> Self {
        Self::new(Side::Guest(Visiting::new(shortened_name(name))))
    }

    /// Creates one that only watches.
    pub fn watcher() -> Self {
        Self::new(Side::Watcher(Visiting::new(None)))
    }

    fn new(side: Side) -> Self {
        Self {
            side,
            log: Log::default(),
            play: Play::default(),
            phase: Phase::Closed,
            away: Duration::ZERO,
            requests: Requests::default(),
            tried: Vec::new(),
            lag: Lag::default(),
            recorded: Duration::ZERO,
            confirmed: None,
            outputs: Vec::new(),
        }
    }

    /// Returns the session before the first event.
    pub fn session(&self) -> Session {
        match &self.side {
            Side::Host(hosting) => {
                Session::new(hosting.terms.setup(Some(hosting.terms.host)), hosting.terms.date)
            }
            Side::Guest(_) | Side::Watcher(_) => {
                Session::new(Terms::new(Rules::OTHELLO).setup(None), None)
            }
        }
    }

    /// Returns the part that this side has.
    pub const fn role(&self) -> Role {
        self.side.role()
    }

    /// Returns the colour of the player at this keyboard; `None` for one who watches, and for a guest
    /// before the first game.
    pub fn color(&self) -> Option<Color> {
        self.role().color(self.terms()?)
    }

    /// Returns the terms of the game; those that a host offers before it.
    pub const fn terms(&self) -> Option<&Terms> {
        match (&self.play.terms, &self.side) {
            (Some(terms), _) => Some(terms),
            (None, Side::Host(hosting)) => Some(&hosting.terms),
            (None, Side::Guest(_) | Side::Watcher(_)) => None,
        }
    }

    /// Returns the name of the other player, as far as it is known.
    pub fn other_name(&self) -> Option<&PlayerName> {
        let named = self.color().zip(self.terms());
        let of_game = named.and_then(|(color, terms)| terms.names[!color].as_ref());
        of_game.or(match &self.side {
            Side::Host(hosting) => hosting.guest.as_ref(),
            Side::Guest(visiting) | Side::Watcher(visiting) => visiting.host.as_ref(),
        })
    }

    /// Returns the presence of the other player.
    pub fn presence(&self) -> Presence {
        match self.phase {
            Phase::Open => Presence::Here(self.lag.last_trip()),
            _ if self.log.is_empty() => Presence::Expected,
            Phase::Closed | Phase::Greeting | Phase::Introducing | Phase::Comparing => {
                Presence::Away(self.away)
            }
        }
    }

    /// Returns the log.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// Returns the own request that is not answered.
    pub const fn own_request(&self) -> Option<&Request> {
        self.requests.ours.as_ref()
    }

    /// Returns the request of the other player that is not answered here.
    pub const fn request(&self) -> Option<&Request> {
        self.requests.theirs.as_ref()
    }

    /// Returns `true` if the host has not taken in yet what the player here has done.
    pub const fn is_waiting_for_host(&self) -> bool {
        !self.tried.is_empty()
    }

    /// Returns the square of the own move that the host has not taken in yet.
    pub fn proposed_move(&self) -> Option<Square> {
        match self.tried.last() {
            Some(Event::Move { square, .. }) => Some(*square),
            Some(_) | None => None,
        }
    }

    /// Returns `true` if the game is paused.
    pub const fn is_paused(&self) -> bool {
        self.play.is_paused
    }

    /// Returns `true` if both have agreed that the engine may tell what it thinks.
    pub const fn has_hints(&self) -> bool {
        self.play.has_hints
    }

    /// Returns `true` if the clock runs now.
    pub fn runs_clock(&self, session: &Session) -> bool {
        self.phase == Phase::Open && self.play.runs(session)
    }

    /// Takes over the measurements of another state that nobody sees, so that comparing the two
    /// leaves them out.
    pub fn overlook_lag(&mut self, other: &Self) {
        if self.lag.last_trip() == other.lag.last_trip() {
            self.lag.clone_from(&other.lag);
        }
        self.recorded = other.recorded;
    }

    fn send(&mut self, line: &Line) {
        self.outputs.push(Output::Send(line.to_string()));
    }

    fn record(&mut self, line: &Line) {
        self.outputs.push(Output::Record(line.to_string()));
    }

    fn news(&mut self, news: News) {
        self.outputs.push(Output::News(news));
    }

    fn take_outputs(&mut self) -> Vec<Output> {
        std::mem::take(&mut self.outputs)
    }

    fn send_ping(&mut self) {
        let (number, events) = (self.lag.ping(), self.log.len());
        self.send(&Line::Ping { number, events });
    }

    fn send_have(&mut self) {
        let (events, sum) = (self.log.len(), self.log.sum());
        self.send(&Line::Have { events, sum });
    }

    /// Has an event of the log happen here, and keeps it.
    fn append(&mut self, session: &mut Session, event: Event, seal: Sum) -> Result<(), EventError> {
        if self.log.len() >= MOST_EVENTS {
            return Err(EventError::LogFull);
        }
        let role = self.role();
        let applied = self.play.apply(session, &event, |terms| role.color(terms))?;
        self.log.push(event.clone(), seal);
        self.begin_turn();
        let line = self.log.lines_after(self.log.len() - 1).next();
        if let Some(line) = line {
            self.record(&line);
        }
        self.news(News::Happened { event, applied });
        Ok(())
    }

    /// Has an empty log, and the session before the first event.
    fn reset(&mut self, session: &mut Session) {
        self.log = Log::default();
        self.play = Play::default();
        self.begin_turn();
        *session = self.session();
    }

    /// Forgets what was said and measured since the last event.
    fn begin_turn(&mut self) {
        self.tried.clear();
        self.requests = Requests::default();
        self.recorded = Duration::ZERO;
        self.confirmed = None;
        self.lag.turn_ended();
    }
}
