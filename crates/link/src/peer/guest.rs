//! The guest and the watcher, who follow the host's events and check them.

use super::connection::Phase;
use super::consent::Consent;
use super::endpoint::Endpoint;
use super::fault::{Fault, ProposalError, RestoreError};
use super::output::{Output, PeerEvent};
use crate::lag::LONGEST_SILENCE;
use crate::line::{Line, SeatClaim};
use crate::log_event::{LogEvent, NumberedEvent};
use crate::log_hash::{GameId, LogHash};
use crate::request::Request;
use crate::role::Role;
use crate::secret::Secret;
use crate::terms::{Terms, shortened_name};
use othello_core::rules::Rules;
use othello_notation::PlayerName;
use othello_session::Session;

/// The state that only guests and watchers have.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Guest {
    purpose: Purpose,
    name: Option<PlayerName>,
    game: Option<GameId>,
    host: Option<PlayerName>,
    /// The secret of the guest's seat, once the host has told it.
    seat: Option<Secret>,
    restart: LogRestart,
    /// The host's log has started over in this connection.
    has_restarted: bool,
    /// Since the connection began, nothing has come after the comparison but missing events.
    catches_up: bool,
    /// The number of events at which the host's loss on time was claimed last.
    claimed: Option<usize>,
    consent: Consent,
}

/// The purpose of a visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Play,
    Watch,
}

/// The replacement of this side's log by the host's. It outlives a connection: until it is complete,
/// the log holds moves that were made here and are no longer known as such.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LogRestart {
    /// Nothing is missing.
    Done,
    /// The host has announced it.
    Begun,
    /// It is complete with this number of events.
    Until(usize),
}

/// Returns the session before the first event.
pub(super) fn initial_session() -> Session {
    Session::new(Terms::new(Rules::OTHELLO).setup(None), None)
}

impl Guest {
    pub fn new(purpose: Purpose, name: Option<PlayerName>) -> Self {
        Self {
            purpose,
            name: shortened_name(name),
            game: None,
            host: None,
            seat: None,
            restart: LogRestart::Done,
            has_restarted: false,
            catches_up: false,
            claimed: None,
            consent: Consent::default(),
        }
    }

    pub const fn role(&self) -> Role {
        match self.purpose {
            Purpose::Play => Role::Guest,
            Purpose::Watch => Role::Watcher,
        }
    }

    /// Returns the name of the host, as far as it is known.
    pub const fn host(&self) -> Option<&PlayerName> {
        self.host.as_ref()
    }

    /// Returns the proposal that waits for the host.
    pub fn proposal(&self) -> Option<&LogEvent> {
        self.consent.proposal()
    }

    /// Starts a connection to the host.
    pub fn connect(&mut self, end: &mut Endpoint) {
        end.connection.begin(Phase::Greeting);
        end.outbox.send(Line::greeting());
        self.has_restarted = false;
        self.catches_up = true;
    }

    /// Restores the state that a line of the file describes.
    ///
    /// # Errors
    /// When a guest keeps no such line, or not then.
    pub fn restore(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        line: Line,
    ) -> Result<(), RestoreError> {
        match line {
            Line::Host { id, name } => {
                self.game = Some(id);
                self.host = name;
                self.restart = LogRestart::Done;
            }
            Line::Seat(secret) => self.seat = Some(secret),
            Line::Event(entry) => {
                end.restore_event(session, entry.event, entry.seal).map_err(RestoreError::Event)?;
                self.consent = Consent::default();
            }
            Line::Try { number, event } => {
                if number == end.events() + 1 {
                    self.consent.propose(event);
                }
            }
            Line::Ask { events, request } => {
                if events == end.events() {
                    self.consent.agree(request);
                }
            }
            Line::Restart => {
                self.clear_log(end, session);
                self.restart = LogRestart::Begun;
            }
            Line::Have { .. } => self.restart = LogRestart::Done,
            Line::Greeting { .. }
            | Line::Hello { .. }
            | Line::Refuse { .. }
            | Line::Accept { .. }
            | Line::Decline { .. }
            | Line::Ping { .. }
            | Line::Pong { .. }
            | Line::Clock { .. }
            | Line::Bye(_) => return Err(RestoreError::Unexpected),
        }
        Ok(())
    }

    /// Notes a line of an open connection, which may be the first one after the missing events.
    pub const fn note(&mut self, line: &Line) {
        self.catches_up &= matches!(line, Line::Event(_));
    }

    /// Handles a line that only a host may send.
    ///
    /// # Errors
    /// When the host has broken the protocol.
    pub fn receive(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        line: Line,
    ) -> Result<(), Fault> {
        match (line, end.connection.phase()) {
            (Line::Greeting { version, .. }, Phase::Greeting) => {
                end.connection.enter(Phase::Introducing);
                if version == 0 { Err(Fault::Version) } else { Ok(()) }
            }
            (Line::Host { id, name }, Phase::Introducing) => {
                self.introduce(end, session, id, name);
                Ok(())
            }
            (Line::Seat(secret), Phase::Comparing) => {
                if self.seat.replace(secret) != Some(secret) {
                    end.outbox.record(Line::Seat(secret));
                }
                Ok(())
            }
            (Line::Have { events, hash }, Phase::Comparing | Phase::Open) => {
                self.compare(end, events, hash);
                Ok(())
            }
            (Line::Restart, Phase::Comparing | Phase::Open) => self.restart(end, session),
            (Line::Event(entry), Phase::Open) => self.follow(end, session, entry),
            (Line::Refuse { number, why }, Phase::Open) => {
                if number == end.events() + 1 && self.proposal().is_some() {
                    self.consent.withdraw_proposals();
                    end.outbox.tell(PeerEvent::Refused(why));
                }
                Ok(())
            }
            (
                Line::Greeting { .. }
                | Line::Host { .. }
                | Line::Hello { .. }
                | Line::Seat(_)
                | Line::Have { .. }
                | Line::Event(_)
                | Line::Try { .. }
                | Line::Refuse { .. }
                | Line::Restart
                | Line::Ask { .. }
                | Line::Accept { .. }
                | Line::Decline { .. }
                | Line::Ping { .. }
                | Line::Pong { .. }
                | Line::Clock { .. }
                | Line::Bye(_),
                _,
            ) => Err(Fault::Unexpected),
        }
    }

    /// Says hello once the host has named its game. Another game than before starts with an empty log.
    fn introduce(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        id: GameId,
        name: Option<PlayerName>,
    ) {
        end.connection.enter(Phase::Comparing);
        if self.game != Some(id) {
            if self.game.is_some() {
                keep_unfinished(end, session);
                self.forget(end, session);
            }
            end.outbox.record(Line::Host { id, name: name.clone() });
            (self.seat, self.restart) = (None, LogRestart::Done);
        }
        self.game = Some(id);
        self.host = name.or(self.host.take());
        let seat = match self.purpose {
            Purpose::Play => self.seat.map_or(SeatClaim::New, SeatClaim::Kept),
            Purpose::Watch => SeatClaim::Watch,
        };
        end.outbox.send(Line::Hello { seat, name: self.name.clone() });
    }

    /// Compares the logs: returns to the host what it has lost, and says how much is known here.
    fn compare(&mut self, end: &mut Endpoint, events: usize, hash: LogHash) {
        let had_restarted = self.has_restarted;
        if self.restart != LogRestart::Done {
            self.restart = LogRestart::Until(events);
        }
        self.finish_restart(end);
        let is_same = end.game.log().hash_at(events) == Some(hash);
        if is_same && !end.connection.is_open() && self.purpose == Purpose::Play {
            end.send_after(events);
        }
        if !had_restarted {
            end.send_have();
        }
        end.open();
        // A proposal of another game is not for this one.
        if is_same {
            self.send_proposal(end);
        }
    }

    /// Ends the replacement of the log once it is complete.
    fn finish_restart(&mut self, end: &mut Endpoint) {
        if matches!(self.restart, LogRestart::Until(whole) if whole <= end.events()) {
            self.restart = LogRestart::Done;
            end.outbox.record(end.game.have());
        }
    }

    /// Gives up this side's log for the host's, at most once in a connection.
    fn restart(&mut self, end: &mut Endpoint, session: &mut Session) -> Result<(), Fault> {
        if std::mem::replace(&mut self.has_restarted, true) {
            return Err(Fault::Unexpected);
        }
        self.restart = LogRestart::Begun;
        keep_unfinished(end, session);
        self.forget(end, session);
        Ok(())
    }

    /// Empties the log, also in the file.
    fn forget(&mut self, end: &mut Endpoint, session: &mut Session) {
        end.outbox.record(Line::Restart);
        self.clear_log(end, session);
        end.outbox.push(Output::Restarted);
    }

    fn clear_log(&mut self, end: &mut Endpoint, session: &mut Session) {
        end.clear_log();
        self.consent = Consent::default();
        *session = initial_session();
    }

    /// Follows an event of the host. A watcher's log starts over if the host's is another one: the
    /// host has lost events, and others have happened instead.
    fn follow(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        entry: NumberedEvent,
    ) -> Result<(), Fault> {
        let followed = self.append(end, session, entry);
        if followed == Err(Fault::HashMismatch) && self.purpose == Purpose::Watch {
            self.forget(end, session);
        }
        followed
    }

    /// Appends an event of the host to the log, unless it is there already.
    fn append(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        entry: NumberedEvent,
    ) -> Result<(), Fault> {
        let log = end.game.log();
        if entry.number <= log.len() {
            let is_known = log.has(entry.number, &entry.event)
                && log.hash_at(entry.number) == Some(entry.hash);
            return if is_known { Ok(()) } else { Err(Fault::HashMismatch) };
        }
        if entry.number > log.len() + 1 {
            end.send_have();
            return Ok(());
        }
        if !log.is_next(&entry) {
            return Err(Fault::HashMismatch);
        }
        self.check_consent(end, session, &entry.event)?;
        let applied = end.append(session, entry.event, entry.seal).map_err(Fault::Event)?;
        self.consent = Consent::default();
        end.tell_applied(applied);
        self.finish_restart(end);
        Ok(())
    }

    /// Checks that the host has not decided anything for the player here.
    fn check_consent(
        &self,
        end: &Endpoint,
        session: &Session,
        event: &LogEvent,
    ) -> Result<(), Fault> {
        if self.purpose == Purpose::Watch || self.restart != LogRestart::Done {
            return Ok(());
        }
        let own = end.game.color();
        let is_proposed = || self.consent.has_proposed(event);
        match event {
            LogEvent::Game(_) if end.game.log().is_empty() => Ok(()),
            LogEvent::Move { .. } if session.to_move() == own && !is_proposed() => {
                Err(Fault::NotProposed)
            }
            LogEvent::Resign { color, .. } if Some(*color) == own && !is_proposed() => {
                Err(Fault::NotProposed)
            }
            LogEvent::TimeOut(color)
                if Some(*color) == own && !may_be_late(end, session) && !self.catches_up =>
            {
                Err(Fault::NotProposed)
            }
            LogEvent::Game(_)
            | LogEvent::Undo { .. }
            | LogEvent::Pause { .. }
            | LogEvent::Resume
            | LogEvent::Hints
                if !self.consent.has_agreed_to(event) =>
            {
                Err(Fault::NotAgreed)
            }
            // A player who was away cannot know for how long: a machine that slept counts no time.
            LogEvent::Absence(color) if Some(*color) == own && !self.catches_up => {
                Err(Fault::NotAgreed)
            }
            LogEvent::Game(_)
            | LogEvent::Move { .. }
            | LogEvent::Undo { .. }
            | LogEvent::Resign { .. }
            | LogEvent::TimeOut(_)
            | LogEvent::Absence(_)
            | LogEvent::Pause { .. }
            | LogEvent::Resume
            | LogEvent::Hints => Ok(()),
        }
    }

    /// Proposes an event to the host, now or once there is a connection.
    ///
    /// # Errors
    /// When the event cannot happen now.
    pub fn propose(
        &mut self,
        end: &mut Endpoint,
        session: &Session,
        event: LogEvent,
    ) -> Result<(), ProposalError> {
        end.game.check(session, &event)?;
        let line = Line::Try { number: end.events() + 1, event: event.clone() };
        end.outbox.record(line.clone());
        if end.connection.is_open() {
            end.outbox.send(line);
        }
        self.consent.propose(event);
        Ok(())
    }

    /// Sends the proposal again that the host has not answered.
    pub fn send_proposal(&self, end: &mut Endpoint) {
        if let Some(event) = self.proposal().cloned() {
            end.outbox.send(Line::Try { number: end.events() + 1, event });
        }
    }

    /// Records that the player makes a request or agrees to one, before it is said: the host may
    /// perform it although the connection or this program has ended meanwhile.
    pub fn consent_to(&mut self, end: &mut Endpoint, request: &Request) {
        if self.purpose == Purpose::Play {
            end.outbox.record(Line::Ask { events: end.events(), request: request.clone() });
            self.consent.agree(request.clone());
        }
    }

    /// Agrees to a request of the host.
    pub fn accept(&mut self, end: &mut Endpoint, request: Request) {
        self.consent_to(end, &request);
        end.outbox.send(Line::Accept { events: end.events(), request });
    }

    /// Proposes to the host that a player has lost on time, once for each turn.
    pub fn follow_flag(&mut self, end: &mut Endpoint, session: &Session) {
        if self.proposal().is_some() {
            return;
        }
        let Some(loser) = end.lost_on_time(session) else { return };
        if self.purpose == Purpose::Play && self.claimed.replace(end.events()) != Some(end.events())
        {
            // The game is under way, so that nothing is against it.
            let _ = self.propose(end, session, LogEvent::TimeOut(loser));
        }
    }
}

/// Tells the game that another one replaces, unless it is over and so was kept at its end.
fn keep_unfinished(end: &mut Endpoint, session: &Session) {
    if !session.game().plies().is_empty() && session.to_move().is_some() {
        end.outbox.tell(PeerEvent::Diverged(Box::new(session.record())));
    }
}

/// Returns `true` if the player to move may have lost on time as far as can be known here: lines
/// may have been delayed, and a machine that slept counts no time.
fn may_be_late(end: &Endpoint, session: &Session) -> bool {
    let replay = end.game.replay();
    let late = replay.turn_time + LONGEST_SILENCE + end.connection.allowance();
    replay.left_of_mover(session).is_some_and(|left| left <= late)
}
