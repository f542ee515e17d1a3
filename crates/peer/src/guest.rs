//! A guest, whose program keeps a copy of the host's game.

use std::time::Duration;

use super::fault::{Fault, ProposalError, RestoreError};
use super::game::{AppliedEvent, PeerGame, Role};
use super::host::Consent;
use super::identity::Seat;
use super::line::{Act, FileLine, Line, Standing, VERSION};
use super::log::{EventError, LogEvent, MOST_EVENTS, NumberedEvent, Request};
use super::measure::{Measure, Times, Turn};
use super::output::{ConnectionId, Outbox, PeerEvent, PeerOutput, Presence};
use super::parting::Parting;
use super::questions::{Asked, Questions};
use super::silence::{KeepAlive, Pace, Silence};
use super::terms::{Terms, shortened_name};
use othello_core::board::{ByColor, Color};
use othello_core::square::Square;
use othello_notation::{PlayerName, Record};
use othello_session::Session;

/// The difference between the host's count of the time and the one here that is taken over.
const LEAST_DIFFERENCE: Duration = Duration::from_secs(1);
/// The absence measured here that can be the hour after which a host may end a game: the other side may have noticed
/// its beginning earlier.
const LONG_ABSENCE: Duration = Duration::from_secs(58 * 60);

/// A guest of a game, which plays or watches. It checks by the rules whatever the host says has happened.
///
/// Its methods take the session of play, which changes by the events of the log and by nothing else.
#[derive(Clone, Debug, PartialEq)]
pub struct Guest {
    wish: Seat,
    name: Option<PlayerName>,
    host: Option<PlayerName>,
    game: PeerGame,
    connection: Option<Connection>,
    /// The game of a host that has another one, until it is whole.
    incoming: Option<Box<(PeerGame, Session)>>,
    /// The time without a connection.
    away: Duration,
    /// The act of this side's player that the host has not confirmed, with its number.
    act: Option<(usize, Act, Duration)>,
    questions: Questions,
    /// The requests to which the player here has agreed since the last event.
    agreed: Vec<Request>,
    measure: Measure,
    /// There has been a connection since the program started, so that it is known what the player here has done.
    has_been_here: bool,
    /// The game as it was has been kept already.
    has_kept: bool,
    /// The number of events after which the times left were doubted last.
    doubted_at: Option<usize>,
    /// The time left to both as the host has told it, and the time since then.
    told: Option<ByColor<Duration>>,
    since_told: Duration,
    /// The time of the player here since the last event.
    used: Duration,
    cannot_record: bool,
    outbox: Outbox,
}

#[derive(Clone, Debug, PartialEq)]
struct Connection {
    id: ConnectionId,
    phase: Phase,
    silence: Silence,
    /// The moment at which the host was told which events are known here.
    asked: Duration,
}

/// The line that is expected of the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Its program and version.
    Greeting,
    /// The standing of this side.
    Welcome,
    /// The number of events that this side lacks.
    Log,
    /// These events, up to this number.
    Events(usize),
    /// Any line.
    Open,
}

impl Guest {
    /// Creates a guest of that name that comes to play or to watch.
    pub fn new(wish: Seat, name: Option<PlayerName>) -> Self {
        let role = match wish {
            Seat::Play => Role::Guest,
            Seat::Watch => Role::Watcher,
        };
        Self {
            wish,
            name: shortened_name(name),
            host: None,
            game: PeerGame::new(role),
            connection: None,
            incoming: None,
            away: Duration::ZERO,
            act: None,
            questions: Questions::default(),
            agreed: Vec::new(),
            measure: Measure::default(),
            has_been_here: false,
            has_kept: false,
            doubted_at: None,
            told: None,
            since_told: Duration::ZERO,
            used: Duration::ZERO,
            cannot_record: false,
            outbox: Outbox::default(),
        }
    }

    /// Returns the guest with a name: that one, or else the one that it has in its game, or else the usual one.
    #[must_use]
    pub fn with_name(mut self, name: Option<PlayerName>, usual: Option<PlayerName>) -> Self {
        let terms = self.game.terms();
        let own = terms.and_then(|terms| terms.names[!terms.host].clone());
        self.name = shortened_name(name.or(own).or(usual));
        self
    }

    /// Returns the session before the first event.
    pub fn session(&self) -> Session {
        PeerGame::empty_session()
    }

    /// Returns the game.
    pub const fn game(&self) -> &PeerGame {
        &self.game
    }

    /// Returns the name of the player here.
    pub const fn name(&self) -> Option<&PlayerName> {
        self.name.as_ref()
    }

    /// Returns the name of the host.
    pub const fn host(&self) -> Option<&PlayerName> {
        self.host.as_ref()
    }

    /// Returns the connection to the host, if there is one.
    pub fn connection(&self) -> Option<ConnectionId> {
        self.connection.as_ref().map(|connection| connection.id)
    }

    /// Returns `true` if another guest has the seat that this one came for.
    pub fn is_seat_taken(&self) -> bool {
        self.wish == Seat::Play && self.is_open() && self.game.role() == Role::Watcher
    }

    /// Returns the presence of the host.
    pub fn presence(&self) -> Presence {
        match &self.connection {
            Some(Connection { phase: Phase::Open, silence, .. }) => {
                Presence::Here(silence.last_round_trip())
            }
            Some(_) | None if self.game.log().is_empty() => Presence::Expected,
            Some(_) | None => Presence::Away(self.away),
        }
    }

    /// Returns the request of the host that is not answered.
    pub fn question(&self) -> Option<&Request> {
        self.questions.theirs.as_ref().map(|asked| &asked.request)
    }

    /// Returns the request of the player here that is not answered.
    pub fn own_request(&self) -> Option<&Request> {
        self.questions.ours.as_ref().map(|asked| &asked.request)
    }

    /// Returns the square of this side's move that the host has not confirmed.
    pub fn proposed_move(&self) -> Option<Square> {
        match self.act {
            Some((_, Act::Move(square), _)) => Some(square),
            Some((_, Act::Resign, _)) | None => None,
        }
    }

    /// Returns `true` if a clock is running as far as is known here: without a connection it goes on, unless the host has
    /// left.
    pub fn runs_clock(&self, session: &Session) -> bool {
        let is_known = self.has_been_here && !self.measure.is_adjourned();
        is_known && self.game.clock_of(session).is_some()
    }

    /// Returns the time after which something happens without anything from outside.
    pub fn next_event(&self, session: &Session) -> Option<Duration> {
        let pace = self.pace(session);
        self.connection.as_ref().map(|connection| connection.silence.next_keep_alive(pace))
    }

    /// Restores the state that a line of this guest's file describes; the lines come in their order. What
    /// follows the first line that is refused is not to be trusted.
    ///
    /// # Errors
    /// When the line is not one that this guest would have kept then.
    pub fn restore(&mut self, session: &mut Session, line: FileLine) -> Result<(), RestoreError> {
        match line {
            FileLine::Event(entry) if self.game.log().is_next(&entry) => {
                let step = self.game.step(session, &entry.event).map_err(RestoreError::Event)?;
                self.game.take(session, step, entry.left);
                self.measure.begin(entry.left, entry.left);
                self.told = entry.left;
            }
            FileLine::Restart => {
                self.game = PeerGame::new(self.game.role());
                *session = self.session();
            }
            FileLine::Offer(_) | FileLine::Owner(_) | FileLine::Event(_) | FileLine::Clock(_) => {
                return Err(RestoreError::Unexpected);
            }
        }
        Ok(())
    }

    /// Notes whether the file can be written: the player here does nothing while it cannot.
    pub const fn set_recording(&mut self, is_possible: bool) {
        self.cannot_record = !is_possible;
    }

    /// Starts a connection to the host.
    pub fn connected(&mut self, id: ConnectionId) -> Vec<PeerOutput> {
        self.lose();
        let (silence, asked) = (Silence::default(), self.measure.now());
        self.connection = Some(Connection { id, phase: Phase::Greeting, silence, asked });
        self.outbox.send(id, Line::greeting());
        self.outbox.send(id, Line::Hello { seat: self.wish, name: self.name.clone() });
        self.outbox.take()
    }

    /// Handles the loss of a connection.
    pub fn closed(&mut self, id: ConnectionId) -> Vec<PeerOutput> {
        if self.connection() == Some(id) {
            self.lose_and_tell();
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
        if self.connection() == Some(id)
            && let Err(fault) = self.receive(session, id, line)
        {
            self.outbox.dismiss(id, Parting::Other(fault.to_string()));
            self.outbox.tell(PeerEvent::Broken(fault));
            self.lose();
        }
        self.outbox.take()
    }

    /// Lets time pass in which this program ran.
    pub fn elapse(&mut self, session: &mut Session, time: Duration) -> Vec<PeerOutput> {
        self.pass(session, time);
        let pace = self.pace(session);
        if let Some(connection) = &mut self.connection {
            let id = connection.id;
            connection.silence.elapse(time);
            match connection.silence.keep_alive(pace) {
                KeepAlive::Wait => {}
                KeepAlive::Ping => {
                    let number = connection.silence.ping();
                    self.outbox.send(id, Line::Ping { number, left: None });
                }
                KeepAlive::GiveUp => {
                    self.outbox.close(id);
                    self.lose_and_tell();
                }
            }
        }
        self.show_time(session);
        self.outbox.take()
    }

    /// Lets time pass in which this program was stopped, or its machine asleep. It counts like any other.
    pub fn stopped(&mut self, session: &mut Session, time: Duration) -> Vec<PeerOutput> {
        if let Some(connection) = &mut self.connection {
            connection.silence.stopped();
        }
        self.pass(session, time);
        self.show_time(session);
        self.outbox.take()
    }

    fn pass(&mut self, session: &Session, time: Duration) {
        self.measure.elapse(time);
        if self.runs_clock(session) {
            self.since_told = self.since_told.saturating_add(time);
        }
        if self.is_open() && self.is_own_turn(session) && self.game.clock_of(session).is_some() {
            self.used = self.used.saturating_add(time);
        }
        if !self.is_open() {
            self.away = self.away.saturating_add(time);
        }
    }

    /// Proposes to play a square. The time used for it is what [`elapse`](Self::elapse) has counted, if it is
    /// not given.
    ///
    /// # Errors
    /// Returns the reason why it cannot be played now.
    pub fn play(
        &mut self,
        session: &Session,
        square: Square,
        used: Option<Duration>,
    ) -> Result<Vec<PeerOutput>, ProposalError> {
        self.check_free()?;
        match session.to_move() {
            None => return Err(EventError::Over.into()),
            Some(_) if !self.is_own_turn(session) => return Err(ProposalError::NotYourTurn),
            Some(_) => {}
        }
        self.game.step(session, &LogEvent::Move(square))?;
        Ok(self.propose(Act::Move(square), used.unwrap_or(self.used)))
    }

    /// Proposes to resign.
    ///
    /// # Errors
    /// Returns the reason why that is not possible now.
    pub fn resign(&mut self, session: &Session) -> Result<Vec<PeerOutput>, ProposalError> {
        self.check_free()?;
        let own = self.game.color().ok_or(ProposalError::Watching)?;
        self.game.step(session, &LogEvent::Resign(own))?;
        Ok(self.propose(Act::Resign, self.used))
    }

    /// Checks that the player here can do something.
    ///
    /// # Errors
    /// Returns the reason why not.
    pub fn check_free(&self) -> Result<(), ProposalError> {
        if self.game.role() == Role::Watcher {
            Err(ProposalError::Watching)
        } else if self.cannot_record {
            Err(ProposalError::NotSaved)
        } else if !self.is_open() || self.game.terms().is_none() {
            Err(ProposalError::NotConnected)
        } else if self.act.is_some() {
            Err(ProposalError::Waiting)
        } else {
            Ok(())
        }
    }

    /// Asks the host for something.
    ///
    /// # Errors
    /// Returns the reason why that is not possible now.
    pub fn ask(
        &mut self,
        session: &Session,
        request: Request,
    ) -> Result<Vec<PeerOutput>, ProposalError> {
        self.check_free()?;
        if self.questions.ours.is_some() {
            return Err(ProposalError::AskedAlready);
        }
        self.game.step(session, &LogEvent::Agreed(request.clone()))?;
        let number = self.questions.ask(request.clone());
        self.agreed.push(request.clone());
        let events = self.game.log().len();
        self.send(Line::Ask { number, events, request: request.clone() });
        self.outbox.tell(PeerEvent::Requested(request));
        Ok(self.outbox.take())
    }

    /// Takes the open request back.
    pub fn withdraw(&mut self) -> Vec<PeerOutput> {
        if let Some(asked) = self.questions.ours.take() {
            self.send(Line::Withdraw(asked.number));
        }
        self.outbox.take()
    }

    /// Answers the question of the host.
    pub fn answer(&mut self, reply: Consent) -> Vec<PeerOutput> {
        if let Some(Asked { number, request }) = self.questions.theirs.take() {
            match reply {
                Consent::Yes => {
                    self.agreed.push(request);
                    self.send(Line::Yes(number));
                }
                Consent::No => {
                    self.questions.decline();
                    self.send(Line::No(number));
                }
            }
        }
        self.outbox.take()
    }

    /// Says farewell to the host.
    pub fn leave(&mut self) -> Vec<PeerOutput> {
        if let Some(id) = self.connection() {
            self.outbox.dismiss(id, Parting::Left);
            self.connection = None;
        }
        self.outbox.take()
    }

    fn is_open(&self) -> bool {
        matches!(self.connection, Some(Connection { phase: Phase::Open, .. }))
    }

    fn is_own_turn(&self, session: &Session) -> bool {
        let own = self.game.color();
        own.is_some() && session.to_move() == own
    }

    fn pace(&self, session: &Session) -> Pace {
        match self.game.clock_of(session) {
            _ if !self.is_open() => Pace::Greeting,
            Some(_) => Pace::Turn,
            None => Pace::Idle,
        }
    }

    fn send(&mut self, line: Line) {
        if let Some(id) = self.connection() {
            self.outbox.send(id, line);
        }
    }

    fn propose(&mut self, act: Act, used: Duration) -> Vec<PeerOutput> {
        let number = self.game.log().len() + 1;
        self.act = Some((number, act, used));
        self.send(Line::Try { number, act, used });
        self.outbox.take()
    }

    fn show_time(&self, session: &mut Session) {
        if let Some(mut left) = self.told {
            if let Some(mover) = self.game.clock_of(session) {
                left[mover] = left[mover].saturating_sub(self.since_told);
            }
            session.synchronise_clock(left);
        }
    }

    fn receive(
        &mut self,
        session: &mut Session,
        id: ConnectionId,
        line: &str,
    ) -> Result<(), Fault> {
        let line = line.parse().map_err(Fault::Line)?;
        let Some(connection) = &mut self.connection else { return Ok(()) };
        connection.silence.hear();
        match (connection.phase, line) {
            (Phase::Greeting, Line::Greeting { version: VERSION.., .. }) => {
                connection.phase = Phase::Welcome;
            }
            (Phase::Welcome, Line::Welcome { standing, name }) => {
                connection.phase = Phase::Log;
                connection.asked = self.measure.now();
                self.host = name;
                self.stand(session, standing);
                let log = self.game.log();
                let have = Line::Have { events: log.len(), hash: log.hash() };
                self.outbox.send(id, have);
            }
            (Phase::Log, Line::Log { from, to, left }) => {
                let known = self.game.log().len();
                if to > MOST_EVENTS || to + 1 < from || from != known + 1 && from != 1 {
                    return Err(Fault::Number);
                }
                connection.phase = Phase::Events(to);
                if from != known + 1 {
                    let game = PeerGame::new(self.game.role());
                    self.incoming = Some(Box::new((game, PeerGame::empty_session())));
                }
                (self.told, self.since_told) = (left, Duration::ZERO);
                self.catch_up(session, id);
            }
            (Phase::Events(_), Line::Event(entry)) => {
                match &mut self.incoming {
                    Some(incoming) => {
                        let (game, session) = &mut **incoming;
                        apply(game, session, &entry)?;
                    }
                    None => self.happen(session, entry)?,
                }
                self.catch_up(session, id);
            }
            (Phase::Open, Line::Event(entry)) => {
                let left = entry.left;
                self.happen(session, entry)?;
                (self.told, self.since_told) = (left, Duration::ZERO);
            }
            (Phase::Open, Line::Welcome { standing, .. }) => {
                self.stand(session, standing);
                self.outbox.tell(PeerEvent::Joined);
            }
            (Phase::Events(_) | Phase::Open, Line::Ping { number, left }) => {
                self.outbox.send(id, Line::Pong(number));
                self.hear_time(session, left);
            }
            (Phase::Events(_) | Phase::Open, Line::Pong(number)) => {
                if let Some(trip) = connection.silence.pong(number) {
                    self.measure.answered(self.measure.now().saturating_sub(trip));
                }
            }
            (_, Line::Bye(why)) => {
                self.measure.set_adjourned(why == Parting::Left);
                self.outbox.close(id);
                self.outbox.tell(PeerEvent::Parted(why));
                self.lose();
            }
            (Phase::Open, line) => self.hear_question(line)?,
            (..) => return Err(Fault::Unexpected),
        }
        Ok(())
    }

    fn hear_question(&mut self, line: Line) -> Result<(), Fault> {
        match line {
            Line::Ask { number, request, .. } => {
                if !self.questions.count(number) {
                    return Err(Fault::Number);
                }
                // If both ask the same, the host takes the question from here as a yes.
                if self.own_request() != Some(&request) {
                    if self.questions.is_quiet() || self.game.role() == Role::Watcher {
                        self.send(Line::No(number));
                    } else {
                        self.questions.theirs = Some(Asked { number, request });
                        self.outbox.push(PeerOutput::Asked);
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
            Line::Greeting { .. }
            | Line::Hello { .. }
            | Line::Welcome { .. }
            | Line::Have { .. }
            | Line::Log { .. }
            | Line::Event(_)
            | Line::Try { .. }
            | Line::Yes(_)
            | Line::Ping { .. }
            | Line::Pong(_)
            | Line::Bye(_) => return Err(Fault::Unexpected),
        }
        Ok(())
    }

    /// Takes the role that the host gives.
    fn stand(&mut self, session: &mut Session, standing: Standing) {
        let role = match standing {
            Standing::Seat => Role::Guest,
            Standing::Taken | Standing::Watch => Role::Watcher,
        };
        self.game.set_role(role, session);
        if standing == Standing::Taken {
            self.outbox.tell(PeerEvent::SeatTaken);
        }
    }

    fn happen(&mut self, session: &mut Session, entry: NumberedEvent) -> Result<(), Fault> {
        let before = session.clone();
        let is_unfounded = self.is_unfounded(session, &entry);
        if let Some(left) = self.measure.left() {
            session.synchronise_clock(left);
        }
        let (applied, times) = apply(&mut self.game, session, &entry)?;
        let is_impossible = times.is_some_and(|times| !times.is_possible());
        // A game that another one replaces is kept anyway.
        let kept = Some(&before).filter(|_| !entry.event.is_game());
        let doubt = if is_unfounded {
            let record = kept.and_then(|before| self.keep(before));
            Some(PeerEvent::Unfounded(entry.event.clone(), record))
        } else if is_impossible {
            Some(PeerEvent::ImpossibleTimes(kept.and_then(|before| self.keep(before))))
        } else {
            self.has_kept &= !entry.event.is_game();
            self.compare(&entry.event, times)
        };
        self.begin_turn(&entry.event, times);
        self.outbox.record(FileLine::Event(entry));
        (self.used, self.act) = (Duration::ZERO, None);
        self.agreed.clear();
        self.questions.void();
        self.outbox.push(PeerOutput::Happened(applied));
        if let Some(event) = doubt {
            self.outbox.tell(event);
        }
        Ok(())
    }

    /// Returns `true` if the player here has not done or agreed to what the host says has happened, or if it cannot be
    /// so by the time measured here.
    fn is_unfounded(&self, session: &Session, entry: &NumberedEvent) -> bool {
        let Some(own) = self.game.color().filter(|_| self.has_been_here) else { return false };
        let act = self.act.filter(|(number, ..)| *number == entry.number).map(|(_, act, _)| act);
        match &entry.event {
            LogEvent::Move(square) => {
                session.to_move() == Some(own) && act != Some(Act::Move(*square))
            }
            LogEvent::Resign(color) => *color == own && act != Some(Act::Resign),
            LogEvent::Timeout(color) => {
                let runs = self.game.clock_of(session) == Some(own);
                *color == own && !(runs && self.measure.can_be_over(own))
            }
            LogEvent::Absence(color) => {
                *color == own && (self.is_open() || self.away < LONG_ABSENCE)
            }
            // A game without a move may begin again, with the names of those who are there now.
            LogEvent::Agreed(Request::Game(_))
                if session.to_move().is_some() && !session.is_under_way() =>
            {
                false
            }
            LogEvent::Agreed(request) => {
                !self.agreed.iter().any(|agreed| nameless(agreed) == nameless(request))
            }
        }
    }

    /// Keeps the game as it was before the host has said what cannot be, once.
    fn keep(&mut self, before: &Session) -> Option<Box<Record>> {
        let is_player = self.game.color().is_some();
        let is_kept = is_player && before.is_under_way() && !self.has_kept;
        self.has_kept |= is_kept;
        is_kept.then(|| Box::new(before.record()))
    }

    /// Returns what is to be told if the host has charged the player otherwise than the turn can have been.
    fn compare(&mut self, event: &LogEvent, times: Option<Times>) -> Option<PeerEvent> {
        let own = self.game.color().filter(|_| self.has_been_here)?;
        let (mover, charged) = times?.charged()?;
        let turn = if mover == own { Turn::Own } else { Turn::Host };
        if turn == Turn::Host && matches!(event, LogEvent::Agreed(Request::Undo { .. })) {
            // The few seconds that it leaves at least hide what the turn has cost.
            return None;
        }
        let measured = self.measure.compare(turn, charged)?;
        Some(PeerEvent::Miscounted { charged, measured })
    }

    /// Begins to measure the turn after an event that leaves these times.
    fn begin_turn(&mut self, event: &LogEvent, times: Option<Times>) {
        let left = times.map(Times::left);
        let believed = times.map(|times| match self.game.color() {
            _ if event.is_game() => times.due,
            Some(own) => self.measure.believed(own, times),
            None => times.left(),
        });
        self.measure.begin(left, believed);
    }

    /// Tells if the times that the host says are left now cannot be, once after each event.
    fn doubt_times(&mut self, session: &Session, stated: Option<ByColor<Duration>>) {
        let events = Some(self.game.log().len());
        let Some(due) = self.measure.left().filter(|_| stated.is_some()) else { return };
        if !self.is_open() || self.doubted_at == events {
            return;
        }
        let times = Times { mover: self.game.clock_of(session), due, stated };
        let doubt = if times.is_possible() {
            let own = times.charged().filter(|(mover, _)| Some(*mover) == self.game.color());
            own.and_then(|(_, charged)| {
                let measured = self.measure.doubt_own(charged)?;
                Some(PeerEvent::Miscounted { charged, measured })
            })
        } else {
            Some(PeerEvent::ImpossibleTimes(self.keep(session)))
        };
        if let Some(doubt) = doubt {
            self.doubted_at = events;
            self.outbox.tell(doubt);
        }
    }

    /// Opens the connection once this side has all events that were announced.
    fn catch_up(&mut self, session: &mut Session, id: ConnectionId) {
        let game = self.incoming.as_ref().map_or(&self.game, |incoming| &incoming.0);
        let Some(connection) = &mut self.connection else { return };
        if connection.phase != Phase::Events(game.log().len()) {
            return;
        }
        connection.phase = Phase::Open;
        self.measure.answered(connection.asked);
        self.measure.set_adjourned(false);
        self.has_been_here = true;
        self.questions.restart();
        self.outbox.tell(PeerEvent::Joined);
        if let Some(incoming) = self.incoming.take() {
            self.take_over(session, *incoming);
        }
        match self.act {
            // The seat may have been freed meanwhile, and whoever watches proposes nothing.
            Some((number, act, used))
                if number == self.game.log().len() + 1 && self.game.role() == Role::Guest =>
            {
                self.outbox.send(id, Line::Try { number, act, used });
            }
            Some(_) | None => self.act = None,
        }
        self.away = Duration::ZERO;
        self.doubt_times(session, self.told);
        self.show_time(session);
    }

    fn take_over(&mut self, session: &mut Session, (game, there): (PeerGame, Session)) {
        if session.is_under_way() {
            self.outbox.tell(PeerEvent::Diverged(Box::new(session.record())));
        }
        self.outbox.record(FileLine::Restart);
        for entry in game.log().events_from(1) {
            self.outbox.record(FileLine::Event(entry.clone()));
        }
        (self.game, *session) = (game, there);
        (self.act, self.used, self.has_kept) = (None, Duration::ZERO, false);
        self.agreed.clear();
        let last = self.game.log().events_from(self.game.log().len()).last();
        let left = last.and_then(|entry| entry.left);
        self.measure.begin(left, left);
        self.outbox.push(PeerOutput::Restarted);
    }

    /// Takes over the times left as the host counts them.
    fn hear_time(&mut self, session: &mut Session, left: Option<ByColor<Duration>>) {
        self.doubt_times(session, left);
        let Some((left, clock)) = left.zip(session.clock()) else { return };
        let differs = |color: Color| clock.left(color).abs_diff(left[color]) >= LEAST_DIFFERENCE;
        if Color::BOTH.into_iter().any(differs) {
            (self.told, self.since_told) = (Some(left), Duration::ZERO);
            self.show_time(session);
        }
    }

    /// Forgets the connection; returns `true` if it was open.
    fn lose(&mut self) -> bool {
        let was_open = self.is_open();
        self.connection = None;
        self.incoming = None;
        self.questions.restart();
        if was_open {
            self.away = Duration::ZERO;
        }
        was_open
    }

    fn lose_and_tell(&mut self) {
        if self.lose() {
            self.outbox.tell(PeerEvent::Lost);
        }
    }
}

/// Has an event happen in a game; returns the times that it leaves.
fn apply(
    game: &mut PeerGame,
    session: &mut Session,
    entry: &NumberedEvent,
) -> Result<(AppliedEvent, Option<Times>), Fault> {
    if !game.log().is_next(entry) {
        let is_number = entry.number == game.log().len() + 1;
        return Err(if is_number { Fault::HashMismatch } else { Fault::Number });
    }
    let mover = game.clock_of(session);
    let step = game.step(session, &entry.event)?;
    let times = step.session.clock().map(|clock| Times {
        mover: mover.filter(|_| !entry.event.is_game()),
        // The session has earned an increment already.
        due: ByColor::from_fn(|color| clock.left(color)),
        stated: entry.left,
    });
    Ok((game.take(session, step, entry.left).1, times))
}

/// Returns a request without the names that a host puts into it.
fn nameless(request: &Request) -> Request {
    match request {
        Request::Game(terms) => {
            let names = ByColor { black: None, white: None };
            Request::Game(Terms { names, ..terms.clone() })
        }
        Request::Undo { .. } | Request::Pause | Request::Resume | Request::Hints => request.clone(),
    }
}
