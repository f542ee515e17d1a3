//! The host, whose program keeps the game.

use std::time::Duration;

use super::clocks::Clocks;
use super::fault::{Fault, ProposalError, RestoreError};
use super::game::{PeerGame, Role};
use super::identity::{Identity, Seat};
use super::line::{Act, FileLine, Line, Standing, VERSION};
use super::log::{EventError, LogEvent, Request};
use super::output::{ConnectionId, Outbox, PeerEvent, PeerOutput, Presence};
use super::parting::Parting;
use super::questions::{Asked, Questions};
use super::silence::{KeepAlive, Pace, Silence};
use super::terms::{Terms, shortened_name};
use othello_core::board::{ByColor, Color};
use othello_core::square::Square;
use othello_notation::PlayerName;
use othello_session::Session;

/// The usual number of those who may watch at the same time.
pub const MOST_WATCHERS: usize = 8;
/// The connections beside the watchers: the seat's, and those that have not said who they are.
const MOST_OTHERS: usize = 8;
/// The absence after which the host may end the game.
const LONGEST_ABSENCE: Duration = Duration::from_secs(60 * 60);
/// The interval in which a running clock is recorded: that of the player here is as it will be after it, so that nobody
/// gains time by a program that is killed.
const CLOCK_INTERVAL: Duration = Duration::from_secs(2);

/// The admission that the secret gives by which a connection was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// To take the free seat, or to watch.
    Play,
    /// To watch.
    Watch,
    /// To come back to the own seat: the ticket is void for others.
    Return,
}

/// The host of a game: any number of connections, of which one has the guest's seat.
///
/// Its methods take the session of play, which changes by the events of the log and by nothing else.
#[derive(Clone, Debug, PartialEq)]
pub struct Host {
    name: Option<PlayerName>,
    offer: Terms,
    watchers: usize,
    game: PeerGame,
    clocks: Option<Clocks>,
    /// The guest to whom the seat belongs.
    owner: Option<(Identity, Option<PlayerName>)>,
    /// The one who last had to leave the seat.
    turned_out: Option<Identity>,
    visitors: Vec<Visitor>,
    /// The guest has not come since the program started or the seat was freed: no clock runs.
    is_waiting: bool,
    /// The time without the guest.
    away: Duration,
    questions: Questions,
    /// The time since the clocks were recorded.
    unrecorded: Duration,
    cannot_record: bool,
    outbox: Outbox,
}

#[derive(Clone, Debug, PartialEq)]
struct Visitor {
    id: ConnectionId,
    identity: Identity,
    admission: Admission,
    phase: Phase,
    standing: Standing,
    name: Option<PlayerName>,
    silence: Silence,
}

/// The line that is expected of a visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The program and its version.
    Greeting,
    /// The seat that it comes for.
    Hello,
    /// The events that it knows.
    Have,
    /// Any: it has the same log.
    Open,
}

/// Somebody who watches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watcher {
    /// The connection.
    pub connection: ConnectionId,
    /// The name that they give.
    pub name: Option<PlayerName>,
}

impl Visitor {
    fn is_open(&self) -> bool {
        self.phase == Phase::Open
    }

    fn pace(&self, game: Pace) -> Pace {
        if self.is_open() { game } else { Pace::Greeting }
    }
}

impl Host {
    /// Creates a host of that name that offers these terms to whoever comes first, and lets so many watch.
    pub fn new(name: Option<PlayerName>, offer: Terms, watchers: usize) -> Self {
        Self {
            name: shortened_name(name),
            offer,
            watchers,
            game: PeerGame::new(Role::Host),
            clocks: None,
            owner: None,
            turned_out: None,
            visitors: Vec::new(),
            is_waiting: true,
            away: Duration::ZERO,
            questions: Questions::default(),
            unrecorded: Duration::ZERO,
            cannot_record: false,
            outbox: Outbox::default(),
        }
    }

    /// Returns the session before the first event.
    pub fn session(&self) -> Session {
        Session::new(self.offer.setup(Some(self.offer.host)), self.offer.date)
    }

    /// Returns the name of the player here.
    pub const fn name(&self) -> Option<&PlayerName> {
        self.name.as_ref()
    }

    /// Returns the game.
    pub const fn game(&self) -> &PeerGame {
        &self.game
    }

    /// Returns the terms of the game; before the first one, those that are offered.
    pub fn terms(&self) -> &Terms {
        self.game.terms().unwrap_or(&self.offer)
    }

    /// Returns the name of the guest whose the seat is.
    pub fn guest(&self) -> Option<&PlayerName> {
        self.owner.as_ref()?.1.as_ref()
    }

    /// Returns the guest to whom the seat belongs.
    pub fn owner(&self) -> Option<Identity> {
        self.owner.as_ref().map(|(identity, _)| *identity)
    }

    /// Returns the presence of the guest.
    pub fn presence(&self) -> Presence {
        match (self.seat().filter(|visitor| visitor.is_open()), &self.owner) {
            (Some(visitor), _) => Presence::Here(visitor.silence.last_round_trip()),
            (None, Some(_)) => Presence::Away(self.away),
            (None, None) => Presence::Expected,
        }
    }

    /// Returns the connection of the guest, if it is there.
    pub fn connection(&self) -> Option<ConnectionId> {
        self.seat().filter(|seat| seat.is_open()).map(|seat| seat.id)
    }

    /// Returns those who watch.
    pub fn watchers(&self) -> Vec<Watcher> {
        let watching = self.visitors.iter().filter(|visitor| is_watching(visitor));
        watching
            .map(|Visitor { id, name, .. }| Watcher { connection: *id, name: name.clone() })
            .collect()
    }

    /// Returns the request of the guest that is not answered.
    pub fn question(&self) -> Option<&Request> {
        self.questions.theirs.as_ref().map(|asked| &asked.request)
    }

    /// Returns the request of the player here that is not answered.
    pub fn own_request(&self) -> Option<&Request> {
        self.questions.ours.as_ref().map(|asked| &asked.request)
    }

    /// Returns `true` if the player here may end the game because the guest has stayed away.
    pub fn may_end_absent(&self, session: &Session) -> bool {
        let is_long = matches!(self.presence(), Presence::Away(time) if time >= LONGEST_ABSENCE);
        is_long && self.game.terms().is_some() && session.to_move().is_some()
    }

    /// Returns `true` if a clock is running.
    pub fn runs_clock(&self, session: &Session) -> bool {
        self.mover(session).is_some()
    }

    /// Returns the time after which something happens without anything from outside.
    pub fn next_event(&self, session: &Session) -> Option<Duration> {
        let pace = self.pace(session);
        let next = |visitor: &Visitor| visitor.silence.next_keep_alive(visitor.pace(pace));
        let alive = self.visitors.iter().map(next);
        let mover = self.mover(session);
        let falls = mover.and_then(|mover| Some(self.clocks.as_ref()?.falls_in(mover)));
        let record = mover.map(|_| CLOCK_INTERVAL.saturating_sub(self.unrecorded));
        alive.chain(falls).chain(record).min()
    }

    /// Restores the state that a line of this host's file describes; the lines come in their order. What
    /// follows the first line that is refused is not to be trusted.
    ///
    /// # Errors
    /// When the line is not one that this host would have kept then.
    pub fn restore(&mut self, session: &mut Session, line: FileLine) -> Result<(), RestoreError> {
        match line {
            FileLine::Owner(owner) => self.owner = owner,
            FileLine::Clock(record) if record.events == self.game.log().len() => {
                if let Some(clocks) = &mut self.clocks {
                    clocks.restore(record);
                }
            }
            FileLine::Event(entry) if self.game.log().is_next(&entry) => {
                let mover = self.game.clock_of(session);
                let step = self.game.step(session, &entry.event).map_err(RestoreError::Event)?;
                self.game.take(session, step, entry.left);
                self.set_clocks(&entry.event, mover, Duration::ZERO, session);
            }
            FileLine::Offer(_) | FileLine::Clock(_) | FileLine::Event(_) | FileLine::Restart => {
                return Err(RestoreError::Unexpected);
            }
        }
        Ok(())
    }

    /// Notes whether the file can be written: the player here does nothing while it cannot.
    pub const fn set_recording(&mut self, is_possible: bool) {
        self.cannot_record = !is_possible;
    }

    /// Greets somebody who has connected and proved to be this user.
    pub fn connected(
        &mut self,
        id: ConnectionId,
        identity: Identity,
        admission: Admission,
    ) -> Vec<PeerOutput> {
        if self.visitors.len() >= self.watchers + MOST_OTHERS {
            self.outbox.dismiss(id, Parting::TooManyAreHere);
            return self.outbox.take();
        }
        self.visitors.push(Visitor {
            id,
            identity,
            admission,
            phase: Phase::Greeting,
            standing: Standing::Watch,
            name: None,
            silence: Silence::default(),
        });
        self.outbox.send(id, Line::greeting());
        self.outbox.take()
    }

    /// Handles the loss of a connection.
    pub fn closed(&mut self, id: ConnectionId) -> Vec<PeerOutput> {
        if self.lose(id) {
            self.outbox.tell(PeerEvent::Lost);
        }
        self.outbox.take()
    }

    /// Handles a line that came over a connection, without its line feed.
    pub fn received(
        &mut self,
        session: &mut Session,
        id: ConnectionId,
        line: &str,
    ) -> Vec<PeerOutput> {
        if let Some(place) = self.place(id)
            && let Err(fault) = self.receive(session, place, line)
        {
            self.outbox.dismiss(id, Parting::Other(fault.to_string()));
            if self.seat().is_some_and(|seat| seat.id == id) {
                self.outbox.tell(PeerEvent::Broken(fault));
            }
            self.lose(id);
        }
        self.outbox.take()
    }

    /// Lets time pass in which this program ran.
    pub fn elapse(&mut self, session: &mut Session, time: Duration) -> Vec<PeerOutput> {
        for visitor in &mut self.visitors {
            visitor.silence.elapse(time);
        }
        if !matches!(self.presence(), Presence::Here(_)) {
            self.away = self.away.saturating_add(time);
        }
        let mover = self.mover(session);
        self.charge(mover, time);
        self.keep_alive(session);
        if mover.is_some() {
            self.unrecorded = self.unrecorded.saturating_add(time);
        }
        if self.unrecorded >= CLOCK_INTERVAL {
            self.record_clock(session);
        }
        self.watch_flag(session);
        self.show_time(session);
        self.outbox.take()
    }

    /// Lets time pass in which this program was stopped, or its machine asleep. It counts for the player here, who
    /// could think meanwhile, and not for the guest, whose move would not have been read.
    pub fn stopped(&mut self, session: &mut Session, time: Duration) -> Vec<PeerOutput> {
        let mover = self.mover(session).filter(|mover| *mover == self.terms().host);
        for visitor in &mut self.visitors {
            visitor.silence.stopped();
        }
        self.charge(mover, time);
        self.watch_flag(session);
        self.show_time(session);
        self.outbox.take()
    }

    /// Plays a square.
    ///
    /// # Errors
    /// Returns the reason why it cannot be played now.
    pub fn play(
        &mut self,
        session: &mut Session,
        square: Square,
    ) -> Result<Vec<PeerOutput>, ProposalError> {
        self.check_free()?;
        match session.to_move() {
            None => return Err(EventError::Over.into()),
            Some(mover) if mover != self.terms().host => return Err(ProposalError::NotYourTurn),
            Some(_) => self.happen(session, LogEvent::Move(square), Duration::ZERO)?,
        }
        Ok(self.outbox.take())
    }

    /// Resigns.
    ///
    /// # Errors
    /// Returns the reason why that is not possible now.
    pub fn resign(&mut self, session: &mut Session) -> Result<Vec<PeerOutput>, ProposalError> {
        self.check_free()?;
        let own = self.terms().host;
        self.happen(session, LogEvent::Resign(own), Duration::ZERO)?;
        Ok(self.outbox.take())
    }

    /// Ends the game because the guest has stayed away.
    ///
    /// # Errors
    /// Returns the reason why that is not possible now.
    pub fn end_absent(&mut self, session: &mut Session) -> Result<Vec<PeerOutput>, ProposalError> {
        self.check_free()?;
        if !self.may_end_absent(session) {
            return Err(ProposalError::NotAway);
        }
        let guest = !self.terms().host;
        self.happen(session, LogEvent::Absence(guest), Duration::ZERO)?;
        Ok(self.outbox.take())
    }

    /// Checks that the player here can do something.
    ///
    /// # Errors
    /// Returns the reason why not.
    pub fn check_free(&self) -> Result<(), ProposalError> {
        if self.cannot_record {
            Err(ProposalError::NotSaved)
        } else if self.game.terms().is_none() {
            Err(ProposalError::NotConnected)
        } else {
            Ok(())
        }
    }

    /// Asks the guest for something.
    ///
    /// # Errors
    /// Returns the reason why that is not possible now.
    pub fn ask(
        &mut self,
        session: &mut Session,
        request: Request,
    ) -> Result<Vec<PeerOutput>, ProposalError> {
        self.check_free()?;
        let seat = self.connection().ok_or(ProposalError::NotConnected)?;
        if self.questions.ours.is_some() {
            return Err(ProposalError::AskedAlready);
        }
        let request = self.named(request);
        let event = LogEvent::Agreed(request.clone());
        if self.question() == Some(&request) {
            self.happen(session, event, Duration::ZERO)?;
            return Ok(self.outbox.take());
        }
        self.game.step(session, &event)?;
        let number = self.questions.ask(request.clone());
        let events = self.game.log().len();
        self.outbox.send(seat, Line::Ask { number, events, request: request.clone() });
        self.outbox.tell(PeerEvent::Requested(request));
        Ok(self.outbox.take())
    }

    /// Takes the open request back.
    pub fn withdraw(&mut self) -> Vec<PeerOutput> {
        if let (Some(asked), Some(seat)) = (self.questions.ours.take(), self.seat()) {
            let id = seat.id;
            self.outbox.send(id, Line::Withdraw(asked.number));
        }
        self.outbox.take()
    }

    /// Answers the question of the guest.
    pub fn answer(&mut self, session: &mut Session, reply: Consent) -> Vec<PeerOutput> {
        let Some(Asked { number, request }) = self.questions.theirs.take() else {
            return self.outbox.take();
        };
        let is_done = match reply {
            Consent::Yes => self.happen(session, LogEvent::Agreed(request), Duration::ZERO).is_ok(),
            Consent::No => {
                self.questions.decline();
                false
            }
        };
        if let (false, Some(seat)) = (is_done, self.seat()) {
            let id = seat.id;
            self.outbox.send(id, Line::No(number));
        }
        self.outbox.take()
    }

    /// Sends somebody away who watches.
    pub fn dismiss(&mut self, id: ConnectionId) -> Vec<PeerOutput> {
        self.outbox.dismiss(id, Parting::SentAway);
        self.lose(id);
        self.outbox.take()
    }

    /// Frees the seat. Whoever had it may watch, until another one has come; who waits for it has it now.
    ///
    /// # Errors
    /// When it is free.
    pub fn free_seat(&mut self, session: &mut Session) -> Result<Vec<PeerOutput>, ProposalError> {
        let (identity, _) = self.owner.take().ok_or(ProposalError::NoSeat)?;
        self.turned_out = Some(identity);
        self.is_waiting = true;
        self.outbox.record(FileLine::Owner(None));
        self.record_clock(session);
        if let Some(seat) = self.seat() {
            let id = seat.id;
            self.outbox.dismiss(id, Parting::SentAway);
            self.lose(id);
        }
        self.outbox.tell(PeerEvent::SeatFreed);
        let waits = |visitor: &Visitor| {
            visitor.is_open() && visitor.standing == Standing::Taken && visitor.identity != identity
        };
        if let Some(place) = self.visitors.iter().position(waits) {
            self.seat_visitor(place);
            self.welcome(place);
            self.begin_if_new(session);
            self.join(session);
        }
        Ok(self.outbox.take())
    }

    /// Says farewell to everybody, after a record of the clock as it is.
    pub fn leave(&mut self) -> Vec<PeerOutput> {
        self.record_clock_after(Duration::ZERO);
        for visitor in std::mem::take(&mut self.visitors) {
            self.outbox.dismiss(visitor.id, Parting::Left);
        }
        self.outbox.take()
    }

    fn seat(&self) -> Option<&Visitor> {
        self.visitors.iter().find(|visitor| visitor.standing == Standing::Seat)
    }

    fn place(&self, id: ConnectionId) -> Option<usize> {
        self.visitors.iter().position(|visitor| visitor.id == id)
    }

    /// Returns the player whose clock runs.
    fn mover(&self, session: &Session) -> Option<Color> {
        self.game.clock_of(session).filter(|_| !self.is_waiting)
    }

    /// Lets time pass for a player.
    fn charge(&mut self, mover: Option<Color>, time: Duration) {
        if let (Some(_), Some(clocks)) = (mover, &mut self.clocks) {
            clocks.elapse(time);
        }
    }

    fn pace(&self, session: &Session) -> Pace {
        if self.runs_clock(session) { Pace::Turn } else { Pace::Idle }
    }

    /// Returns the times left now, as they are shown.
    fn left(&self, session: &Session) -> Option<ByColor<Duration>> {
        self.clocks.as_ref().map(|clocks| clocks.shown(self.game.clock_of(session)))
    }

    fn show_time(&self, session: &mut Session) {
        if let Some(left) = self.left(session) {
            session.synchronise_clock(left);
        }
    }

    fn receive(&mut self, session: &mut Session, place: usize, line: &str) -> Result<(), Fault> {
        let visitor = &mut self.visitors[place];
        visitor.silence.hear();
        let (id, line) = (visitor.id, line.parse().map_err(Fault::Line)?);
        match (visitor.phase, line) {
            (Phase::Greeting, Line::Greeting { version: VERSION.., .. }) => {
                visitor.phase = Phase::Hello;
            }
            (Phase::Hello, Line::Hello { seat, name }) => self.admit(place, seat, name),
            (Phase::Have, Line::Have { events, hash }) => {
                if self.visitors[place].standing == Standing::Seat {
                    self.begin_if_new(session);
                }
                let log = self.game.log();
                let from = if log.hash_at(events) == Some(hash) { events + 1 } else { 1 };
                let (to, left) = (log.len(), self.left(session));
                self.outbox.send(id, Line::Log { from, to, left });
                for entry in log.events_from(from) {
                    self.outbox.send(id, Line::Event(entry.clone()));
                }
                self.visitors[place].phase = Phase::Open;
                match self.visitors[place].standing {
                    Standing::Seat => self.join(session),
                    Standing::Taken | Standing::Watch => self.tell_watchers(),
                }
            }
            (Phase::Open, Line::Ping { number, .. }) => self.outbox.send(id, Line::Pong(number)),
            (Phase::Open, Line::Pong(number)) => {
                visitor.silence.pong(number);
            }
            (_, Line::Bye(why)) => {
                if visitor.standing == Standing::Seat {
                    self.outbox.tell(PeerEvent::Parted(why));
                }
                self.outbox.close(id);
                self.lose(id);
            }
            (Phase::Open, line) if visitor.standing == Standing::Seat => {
                self.receive_guest(session, id, line)?;
            }
            (..) => return Err(Fault::Unexpected),
        }
        Ok(())
    }

    /// Decides what somebody may do who has said hello.
    fn admit(&mut self, place: usize, wish: Seat, name: Option<PlayerName>) {
        let Visitor { id, identity, admission, .. } = self.visitors[place];
        let is_owner = self.owner() == Some(identity);
        let is_free = self.owner.is_none() && self.turned_out != Some(identity);
        self.visitors[place].name = name;
        let standing = match (admission, wish) {
            (Admission::Play | Admission::Return, Seat::Play) if is_owner => Standing::Seat,
            (Admission::Return, _) => {
                self.outbox.dismiss(id, Parting::VoidTicket);
                self.lose(id);
                return;
            }
            (Admission::Play, Seat::Play) if is_free => Standing::Seat,
            (Admission::Play, Seat::Play) => Standing::Taken,
            (Admission::Play | Admission::Watch, Seat::Watch) | (Admission::Watch, Seat::Play) => {
                Standing::Watch
            }
        };
        if standing == Standing::Seat {
            self.seat_visitor(place);
        } else if self.watchers().len() >= self.watchers {
            self.outbox.dismiss(id, Parting::TooManyWatch);
            self.lose(id);
            return;
        }
        let Some(place) = self.place(id) else { return };
        self.visitors[place].standing = standing;
        self.visitors[place].phase = Phase::Have;
        self.welcome(place);
    }

    /// Gives a visitor the seat; another connection of the same guest ends.
    fn seat_visitor(&mut self, place: usize) {
        let Visitor { id, identity, ref name, .. } = self.visitors[place];
        let owner = Some((identity, name.clone()));
        if self.owner != owner {
            self.outbox.record(FileLine::Owner(owner.clone()));
            self.owner = owner;
            self.turned_out = None;
        }
        if let Some(before) = self.seat().map(|seat| seat.id).filter(|before| *before != id) {
            self.outbox.dismiss(before, Parting::Replaced);
            self.lose(before);
        }
        if let Some(place) = self.place(id) {
            self.visitors[place].standing = Standing::Seat;
        }
    }

    fn welcome(&mut self, place: usize) {
        let Visitor { id, standing, .. } = self.visitors[place];
        self.outbox.send(id, Line::Welcome { standing, name: self.name.clone() });
    }

    /// Begins the first game, or begins it again if another guest has come before any move.
    fn begin_if_new(&mut self, session: &mut Session) {
        let has_moves = session.game().plies().len() > session.given();
        let is_other = self.game.terms().is_none_or(|terms| {
            !has_moves
                && session.to_move().is_some()
                && terms.names[!terms.host].as_ref() != self.guest()
        });
        if is_other {
            let request = self.named(Request::Game(self.terms().clone()));
            // A log that is full keeps the game as it is.
            let _ = self.happen(session, LogEvent::Agreed(request), Duration::ZERO);
        }
    }

    /// Notes that the guest is there.
    fn join(&mut self, session: &Session) {
        self.away = Duration::ZERO;
        if std::mem::take(&mut self.is_waiting) {
            self.record_clock(session);
        }
        self.questions.restart();
        self.outbox.tell(PeerEvent::Joined);
    }

    fn named(&self, request: Request) -> Request {
        match request {
            Request::Game(mut terms) => {
                terms.names[terms.host].clone_from(&self.name);
                terms.names[!terms.host] = self.guest().cloned();
                Request::Game(terms)
            }
            Request::Undo { .. } | Request::Pause | Request::Resume | Request::Hints => request,
        }
    }

    fn receive_guest(
        &mut self,
        session: &mut Session,
        id: ConnectionId,
        line: Line,
    ) -> Result<(), Fault> {
        let events = self.game.log().len();
        match line {
            // Something has happened meanwhile, of which the guest will read.
            Line::Try { number, .. } if number <= events => {}
            Line::Try { number, act, used } if number == events + 1 => {
                let guest = !self.terms().host;
                let event = match act {
                    Act::Move(_) if session.to_move() != Some(guest) => {
                        return Err(Fault::OutOfTurn);
                    }
                    Act::Move(square) => LogEvent::Move(square),
                    Act::Resign => LogEvent::Resign(guest),
                };
                self.happen(session, event, used)?;
            }
            Line::Ask { number, events: known, request } => {
                if !self.questions.count(number) || known > events {
                    return Err(Fault::Number);
                }
                if known < events {
                    return Ok(());
                }
                if self.questions.theirs.is_some() {
                    return Err(Fault::SecondQuestion);
                }
                let request = self.named(request);
                let event = LogEvent::Agreed(request.clone());
                if self.own_request() == Some(&request) {
                    return Ok(self.happen(session, event, Duration::ZERO)?);
                }
                if self.questions.is_quiet() || self.game.step(session, &event).is_err() {
                    self.outbox.send(id, Line::No(number));
                } else {
                    self.questions.theirs = Some(Asked { number, request });
                    self.outbox.push(PeerOutput::Asked);
                }
            }
            Line::Yes(number) => {
                if let Some(request) = self.questions.take_ours(number) {
                    let event = LogEvent::Agreed(request.clone());
                    if self.happen(session, event, Duration::ZERO).is_err() {
                        self.outbox.tell(PeerEvent::Declined(request));
                    }
                }
            }
            Line::No(number) => {
                if let Some(request) = self.questions.take_ours(number) {
                    self.outbox.tell(PeerEvent::Declined(request));
                }
            }
            Line::Withdraw(number) => {
                self.questions.theirs.take_if(|asked| asked.number == number);
            }
            Line::Try { .. } => return Err(Fault::Number),
            Line::Greeting { .. }
            | Line::Hello { .. }
            | Line::Welcome { .. }
            | Line::Have { .. }
            | Line::Log { .. }
            | Line::Event(_)
            | Line::Ping { .. }
            | Line::Pong(_)
            | Line::Bye(_) => return Err(Fault::Unexpected),
        }
        Ok(())
    }

    /// Has an event happen, by which the turn ends of the player to move; a guest states to have used so
    /// much. If that player has no time left, the time is over instead.
    ///
    /// # Errors
    /// When it cannot happen now.
    fn happen(
        &mut self,
        session: &mut Session,
        event: LogEvent,
        used: Duration,
    ) -> Result<(), EventError> {
        let mover = self.game.clock_of(session);
        let mut before = session.clone();
        let charged = self.clocks.as_ref().map(|clocks| clocks.charged(mover, used));
        if let Some(charged) = charged {
            before.synchronise_clock(charged);
        }
        let fallen = mover.filter(|mover| charged.is_some_and(|left| left[*mover].is_zero()));
        let event = fallen.map_or(event, LogEvent::Timeout);
        let step = self.game.step(&before, &event)?;
        let left = step.session.clock().map(|clock| ByColor::from_fn(|color| clock.left(color)));
        let left = left.map(whole_millis);
        let (entry, applied) = self.game.take(session, step, left);
        self.set_clocks(&event, mover, used, session);
        self.questions.void();
        self.outbox.record(FileLine::Event(entry.clone()));
        self.record_clock(session);
        for visitor in self.visitors.iter().filter(|visitor| visitor.is_open()) {
            self.outbox.send(visitor.id, Line::Event(entry.clone()));
        }
        self.outbox.push(PeerOutput::Happened(applied));
        Ok(())
    }

    /// Has the clocks follow an event, after which the session shows the time that it has left.
    fn set_clocks(
        &mut self,
        event: &LogEvent,
        mover: Option<Color>,
        used: Duration,
        session: &Session,
    ) {
        if event.is_game() {
            let host = self.terms().host;
            let control = self.terms().time_control;
            self.clocks = control.map(|control| Clocks::new(host, control));
        } else if let (Some(clocks), Some(clock)) = (&mut self.clocks, session.clock()) {
            clocks.end_turn(mover, used, ByColor::from_fn(|color| clock.left(color)));
        }
    }

    /// Ends the game if the player to move has no time left.
    fn watch_flag(&mut self, session: &mut Session) {
        let Some((mover, clocks)) = self.mover(session).zip(self.clocks.as_ref()) else { return };
        if clocks.charged(Some(mover), Duration::ZERO)[mover].is_zero() {
            // Only a full log forbids it.
            let _ = self.happen(session, LogEvent::Timeout(mover), Duration::ZERO);
        }
    }

    fn record_clock(&mut self, session: &Session) {
        let is_own = self.mover(session) == Some(self.terms().host);
        self.record_clock_after(if is_own { CLOCK_INTERVAL } else { Duration::ZERO });
    }

    /// Records the clocks as they will be when that time has passed.
    fn record_clock_after(&mut self, time: Duration) {
        self.unrecorded = Duration::ZERO;
        if let Some(clocks) = &self.clocks {
            let record = clocks.record_after(time, self.game.log().len());
            self.outbox.record(FileLine::Clock(record));
        }
    }

    /// Pings those of whom nothing was heard, and gives up those who do not answer.
    fn keep_alive(&mut self, session: &Session) {
        let (pace, left) = (self.pace(session), self.left(session));
        let mut gone = Vec::new();
        for visitor in &mut self.visitors {
            match visitor.silence.keep_alive(visitor.pace(pace)) {
                KeepAlive::Wait => {}
                KeepAlive::Ping => {
                    let number = visitor.silence.ping();
                    self.outbox.send(visitor.id, Line::Ping { number, left });
                }
                KeepAlive::GiveUp => gone.push(visitor.id),
            }
        }
        for id in gone {
            self.outbox.close(id);
            if self.lose(id) {
                self.outbox.tell(PeerEvent::Lost);
            }
        }
    }

    /// Forgets a connection; returns `true` if it was the guest's.
    fn lose(&mut self, id: ConnectionId) -> bool {
        let Some(place) = self.place(id) else { return false };
        let visitor = self.visitors.remove(place);
        if is_watching(&visitor) {
            self.tell_watchers();
        }
        if visitor.standing != Standing::Seat || !visitor.is_open() {
            return false;
        }
        self.away = Duration::ZERO;
        self.questions.restart();
        true
    }

    fn tell_watchers(&mut self) {
        let watchers = self.watchers().len();
        self.outbox.tell(PeerEvent::Watched(watchers));
    }
}

fn is_watching(visitor: &Visitor) -> bool {
    visitor.is_open() && visitor.standing != Standing::Seat
}

fn whole_millis(left: ByColor<Duration>) -> ByColor<Duration> {
    ByColor::from_fn(|color: Color| {
        // Rounded up, so that nobody has less by it.
        let millis = left[color].as_nanos().div_ceil(1_000_000);
        Duration::from_millis(u64::try_from(millis).unwrap_or(u64::MAX))
    })
}

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// The player agrees.
    Yes,
    /// The player does not.
    No,
}
