//! The guest and the watcher, who follow the host's events and check them.

use super::catch_up::{CatchUp, Held, Rest, Search};
use super::claims::OpenClaim;
use super::connection::Phase;
use super::consent::Consent;
use super::endpoint::{Endpoint, Verdict};
use super::fault::{Fault, ProposalError, RestoreError};
use super::output::{ConnectionId, Output, PeerEvent};
use super::question::TakeOver;
use crate::claim::Claim;
use crate::clocks::Clocks;
use crate::line::{Hello, Line, SeatClaim, VERSION};
use crate::log::MOST_EVENTS;
use crate::log_event::{LogEvent, NumberedEvent};
use crate::log_hash::{GameId, LogHash};
use crate::request::{Basis, QuestionId, Request, Side};
use crate::role::Role;
use crate::seat_keys::SeatKeys;
use crate::secret::Secret;
use crate::terms::{Terms, shortened_name};
use othello_core::rules::Rules;
use othello_notation::PlayerName;
use othello_session::Session;

/// The way in which a guest's connection proves its claim to the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuestKey {
    /// It proves nothing but the ticket.
    Ticket,
    /// Its handshake has proved this secret of the seat.
    Proven(Secret),
    /// It proves nothing, so that this secret is to be told.
    Told(Secret),
}

impl GuestKey {
    const fn secret(self) -> Option<Secret> {
        match self {
            Self::Ticket => None,
            Self::Proven(secret) | Self::Told(secret) => Some(secret),
        }
    }
}

/// The state that only guests and watchers have.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Guest {
    purpose: Purpose,
    name: Option<PlayerName>,
    /// The game that the log is of.
    game: Option<GameId>,
    host: Option<PlayerName>,
    keys: SeatKeys,
    visit: Visit,
    catch_up: CatchUp,
    consent: Consent,
}

/// The connection to the host, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
struct Visit {
    key: GuestKey,
    /// The game that the host names.
    game: Option<GameId>,
    may_knock: bool,
}

/// The purpose of a visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Play,
    Watch,
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
            keys: SeatKeys::default(),
            visit: Visit { key: GuestKey::Ticket, game: None, may_knock: false },
            catch_up: CatchUp::Done,
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

    /// Returns the secrets of the seat.
    pub const fn keys(&self) -> SeatKeys {
        self.keys
    }

    /// Returns the proposal that waits for the host.
    pub const fn proposal(&self) -> Option<&LogEvent> {
        self.consent.proposal()
    }

    /// Starts a connection to the host.
    pub fn connect(&mut self, end: &mut Endpoint, id: ConnectionId, key: GuestKey) {
        end.connection.begin(id, Phase::Greeting);
        end.questions.connect();
        end.send(Line::greeting());
        self.visit = Visit { key, game: None, may_knock: false };
        self.catch_up = CatchUp::Expected;
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
            Line::Host { id, name } => (self.game, self.host) = (Some(id), name),
            Line::Keys(keys) => self.keys = keys,
            Line::Event(entry) => {
                end.restore_event(session, entry.event, entry.seal).map_err(RestoreError::Event)?;
                self.consent = Consent::default();
            }
            Line::Try { number, event } => {
                if number == end.events() + 1 {
                    self.note_proposal(end, event);
                }
            }
            Line::Agreed { events, by, request } => {
                if events == end.events() {
                    self.consent.agree(by, request);
                }
            }
            Line::No(number) => self.consent.disagree(QuestionId { side: Side::Guest, number }),
            Line::Claim { events, claim } => {
                if events == end.events() {
                    self.note_claim(end, claim);
                }
            }
            Line::Grant(events) => {
                if events == end.events() {
                    self.consent.grant();
                }
            }
            Line::Keep(events) => self.rewind(end, session, events),
            // Version 1 kept consent by other numbers, and the end of a log that began anew.
            Line::Ask { number: 0, .. } | Line::Have { .. } => {}
            Line::Greeting { .. }
            | Line::Hello(_)
            | Line::Taken
            | Line::Knock(_)
            | Line::Seat { .. }
            | Line::Kept(_)
            | Line::Sum { .. }
            | Line::Log { .. }
            | Line::Live
            | Line::Refuse { .. }
            | Line::Ask { .. }
            | Line::Yes(_)
            | Line::Withdraw(_)
            | Line::Contest(_)
            | Line::Ping { .. }
            | Line::Pong { .. }
            | Line::Clock(_)
            | Line::Bye(_) => return Err(RestoreError::Unexpected),
        }
        Ok(())
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
            (Line::Greeting { version, .. }, Phase::Greeting) if version < VERSION => {
                Err(Fault::OldHost)
            }
            (Line::Greeting { .. }, Phase::Greeting) => {
                end.connection.enter(Phase::Introducing);
                Ok(())
            }
            (Line::Host { id, name }, Phase::Introducing) => {
                self.introduce(end, id, name);
                Ok(())
            }
            (Line::Taken, Phase::Seating) if !self.visit.may_knock => {
                self.visit.may_knock = true;
                end.outbox.tell(PeerEvent::SeatTaken);
                Ok(())
            }
            (Line::Seat { number, secret }, Phase::Seating) => {
                self.take_seat(end, number, secret);
                Ok(())
            }
            (line, Phase::Comparing) => self.catch_up(end, session, line),
            (Line::Event(entry), Phase::Open) => self.follow(end, session, entry),
            (Line::Refuse { number, why }, Phase::Open) => {
                self.take_back(end, number, why);
                Ok(())
            }
            (Line::No(number), Phase::Open) => self.take_no(end, number),
            (Line::Claim { events, claim }, Phase::Open) => {
                self.receive_claim(end, session, events, claim)
            }
            (Line::Contest(events), Phase::Open) => {
                if events > end.events() {
                    return Err(Fault::Number);
                }
                tell_contested(end);
                Ok(())
            }
            (_, _) => Err(Fault::Unexpected),
        }
    }

    /// Says hello once the host has named its game.
    fn introduce(&mut self, end: &mut Endpoint, id: GameId, name: Option<PlayerName>) {
        self.visit.game = Some(id);
        self.host = name.or(self.host.take());
        let (seat, phase) = match (self.purpose, self.visit.key) {
            (Purpose::Watch, _) => (SeatClaim::Watch, Phase::Comparing),
            (Purpose::Play, GuestKey::Ticket) => (SeatClaim::New, Phase::Seating),
            (Purpose::Play, GuestKey::Proven(_)) => (SeatClaim::Kept, Phase::Seating),
            (Purpose::Play, GuestKey::Told(secret)) => (SeatClaim::Told(secret), Phase::Seating),
        };
        end.connection.enter(phase);
        end.send(Line::Hello(Hello { seat, name: self.name.clone() }));
        if self.game.is_none() || end.game.log().is_empty() {
            self.adopt_game(end);
        }
    }

    /// Takes the host's game for the one that the log is of.
    fn adopt_game(&mut self, end: &mut Endpoint) {
        if let Some(id) = self.visit.game
            && self.game.replace(id) != Some(id)
        {
            end.outbox.record(Line::Host { id, name: self.host.clone() });
        }
    }

    /// Stores the secret of the next connection, and tells the host so.
    fn take_seat(&mut self, end: &mut Endpoint, number: u32, secret: Secret) {
        self.keys = SeatKeys { current: self.visit.key.secret(), next: Some(secret) };
        if self.game == self.visit.game {
            end.outbox.record(Line::Keys(self.keys));
        }
        end.send(Line::Kept(number));
        end.connection.enter(Phase::Comparing);
    }

    /// Asks the host's player for the seat; returns `false` if this is not possible now.
    pub fn knock(&mut self, end: &mut Endpoint) -> bool {
        let can_knock = std::mem::take(&mut self.visit.may_knock);
        if can_knock {
            end.send(Line::Knock(self.name.clone()));
        }
        can_knock
    }

    /// Compares the logs, and takes in what is missing here.
    fn catch_up(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        line: Line,
    ) -> Result<(), Fault> {
        match (line, std::mem::take(&mut self.catch_up)) {
            (Line::Have { events, hash }, CatchUp::Expected) => {
                if events > MOST_EVENTS {
                    return Err(Fault::Number);
                }
                self.catch_up = match self.purpose {
                    Purpose::Play => self.compare(end, events, hash),
                    Purpose::Watch => begin_anew(end, session),
                };
                Ok(())
            }
            (Line::Sum { events, hash: Some(hash) }, CatchUp::Searching(mut search))
                if events == search.probe =>
            {
                search.answer(end.game.log(), hash);
                self.catch_up = continue_search(end, search);
                Ok(())
            }
            (Line::Log { from, to }, CatchUp::Asked { common }) => {
                let mut rest = Rest::new(common, from, to)?;
                if common < end.events() {
                    rest.held = Some(Box::new(held(end, session, common)));
                }
                self.catch_up = CatchUp::Receiving(rest);
                Ok(())
            }
            (Line::Event(entry), CatchUp::Receiving(mut rest)) => {
                self.receive_missing(end, session, &mut rest, entry)?;
                self.catch_up = CatchUp::Receiving(rest);
                Ok(())
            }
            (Line::Live, CatchUp::Asked { common }) => {
                let is_same = common == end.events();
                let copy = (!is_same).then(|| Box::new(held(end, session, common)));
                self.complete(end, session, Rest { common, to: common, held: copy });
                Ok(())
            }
            (Line::Live, CatchUp::Receiving(rest)) => {
                let known = rest.held.as_ref().map_or(end.events(), |held| held.game.log().len());
                if known != rest.to {
                    return Err(Fault::Number);
                }
                self.complete(end, session, rest);
                Ok(())
            }
            (_, _) => Err(Fault::Unexpected),
        }
    }

    /// Compares the numbers of events: gives back to the host what it has lost, or says what is known
    /// here, or begins to search for what both have.
    fn compare(&self, end: &mut Endpoint, events: usize, hash: LogHash) -> CatchUp {
        let known = end.events();
        if self.game != self.visit.game {
            // Nothing of another game is in common, whatever its sums are.
            return say_common(end, 0);
        }
        let is_same = end.game.log().hash_at(events) == Some(hash);
        if is_same && events < known {
            end.send_have();
            end.send(Line::Log { from: events + 1, to: known });
            end.send_after(events);
            return CatchUp::Asked { common: known };
        }
        if is_same || known == 0 {
            return say_common(end, known);
        }
        let search = Search::new(known.min(events));
        continue_search(end, search)
    }

    /// Takes in an event that is missing here, or holds it until the player agrees.
    fn receive_missing(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        rest: &mut Rest,
        entry: NumberedEvent,
    ) -> Result<(), Fault> {
        let known = rest.held.as_ref().map_or(end.events(), |held| held.game.log().len());
        if entry.number != known + 1 || entry.number > rest.to {
            return Err(Fault::Number);
        }
        if rest.held.is_none() && self.check_consent(end, session, &entry.event).is_err() {
            rest.held = Some(Box::new(held(end, session, end.events())));
        }
        match &mut rest.held {
            Some(held) => held.push(entry),
            None => self.append(end, session, entry),
        }
    }

    /// Ends the comparison, once the player has agreed if that is needed.
    fn complete(&mut self, end: &mut Endpoint, session: &mut Session, rest: Rest) {
        if rest.held.is_some() {
            self.catch_up = CatchUp::Deciding(rest);
            end.outbox.push(Output::Asked);
        } else {
            self.go_live(end, session);
        }
    }

    fn go_live(&mut self, end: &mut Endpoint, session: &mut Session) {
        self.catch_up = CatchUp::Done;
        if self.purpose == Purpose::Watch {
            return end.open(session);
        }
        self.adopt_game(end);
        end.send(Line::Live);
        end.open(session);
        if let Some(event) = self.proposal().cloned() {
            end.send(Line::Try { number: end.events() + 1, event });
        }
        if let Some(open) = end.claims.own {
            end.claims.own = Some(OpenClaim::new(open.claim, open.events));
            end.send(Line::Claim { events: open.events, claim: open.claim });
        }
        self.answer_unsettled(end);
    }

    /// Returns the question whether the host's log is to be taken over.
    pub fn take_over_question(&self, end: &Endpoint, session: &Session) -> Option<TakeOver> {
        let CatchUp::Deciding(Rest { held: Some(held), .. }) = &self.catch_up else { return None };
        Some(TakeOver {
            there: held.session.record(),
            left: held.game.clocks().map(Clocks::left).copied(),
            here: session.record(),
            common: held.after,
            events: [held.game.log().len(), end.events()],
        })
    }

    /// Takes over the host's log, as the player wants it.
    pub fn take_over(&mut self, end: &mut Endpoint, session: &mut Session) {
        let CatchUp::Deciding(Rest { held: Some(held), .. }) = std::mem::take(&mut self.catch_up)
        else {
            return;
        };
        if self.game != self.visit.game {
            self.adopt_game(end);
            end.outbox.record(Line::Keys(self.keys));
        }
        if held.after < end.events() {
            // A game that is over was kept at its end.
            if !session.game().plies().is_empty() && session.to_move().is_some() {
                end.outbox.tell(PeerEvent::Diverged(Box::new(session.record())));
            }
            end.outbox.record(Line::Keep(held.after));
            self.rewind(end, session, held.after);
            end.outbox.push(Output::Restarted);
        }
        for entry in held.game.log().entries().skip(held.after) {
            // It was checked in the copy, which is the same game.
            if let Err(fault) = self.append(end, session, entry) {
                return end.break_off(session, fault);
            }
        }
        self.go_live(end, session);
    }

    /// Goes back to the first events of the log.
    fn rewind(&mut self, end: &mut Endpoint, session: &mut Session, events: usize) {
        if events < end.events() {
            let (game, before) = end.game.rewound(events, initial_session());
            end.replace_game(game);
            *session = before;
            self.consent = Consent::default();
        }
    }

    /// Follows an event of the host.
    fn follow(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        entry: NumberedEvent,
    ) -> Result<(), Fault> {
        if entry.number != end.events() + 1 {
            return Err(Fault::Number);
        }
        if !end.game.log().is_next(&entry) {
            return Err(Fault::HashMismatch);
        }
        self.check_consent(end, session, &entry.event)?;
        if self.proposal() != Some(&entry.event)
            && let Some(clocks) = end.game.clocks_mut()
        {
            clocks.hear_event();
        }
        self.append(end, session, entry)?;
        self.answer_unsettled(end);
        Ok(())
    }

    /// Appends an event of the host to the log.
    fn append(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        entry: NumberedEvent,
    ) -> Result<(), Fault> {
        if !end.game.log().is_next(&entry) {
            return Err(Fault::HashMismatch);
        }
        let applied = end.append(session, entry.event, entry.seal).map_err(Fault::Event)?;
        self.consent = Consent::default();
        end.tell_applied(applied);
        Ok(())
    }

    /// Checks that the host has not decided anything for the player here.
    fn check_consent(
        &self,
        end: &Endpoint,
        session: &Session,
        event: &LogEvent,
    ) -> Result<(), Fault> {
        let (own, mover) = (end.game.color(), session.to_move());
        if self.purpose == Purpose::Watch || self.consent.covers(event, own, mover) {
            return Ok(());
        }
        if let LogEvent::Agreed { request: Request::Game(terms), by: Basis::Unasked } = event
            && end.game.log().is_empty()
        {
            self.check_names(end, terms)?;
            return if terms.is_usual() { Ok(()) } else { Err(Fault::Terms) };
        }
        if Consent::is_forged(event, own, mover) {
            Err(Fault::NotProposed)
        } else {
            Err(Fault::NotAgreed)
        }
    }

    /// Checks the names in an offer of the first game.
    ///
    /// # Errors
    /// When the host gives the player here another name.
    pub fn check_names(&self, end: &Endpoint, terms: &Terms) -> Result<(), Fault> {
        let own = Role::Guest.color(terms);
        let is_named = own.is_some_and(|own| terms.names[own] == self.name);
        if end.game.log().is_empty() && !is_named { Err(Fault::Terms) } else { Ok(()) }
    }

    /// Proposes an event to the host.
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
        end.send(line);
        self.note_proposal(end, event);
        Ok(())
    }

    fn note_proposal(&mut self, end: &mut Endpoint, event: LogEvent) {
        if matches!(event, LogEvent::Move { .. }) {
            end.has_moved = true;
            if let Some(clocks) = end.game.clocks_mut() {
                clocks.send_event();
            }
        }
        self.consent.propose(event);
    }

    /// Takes back a proposal that the host has refused.
    fn take_back(&mut self, end: &mut Endpoint, number: usize, why: String) {
        if number != end.events() + 1 || self.proposal().is_none() {
            return;
        }
        self.consent.withdraw_proposal();
        if std::mem::take(&mut end.has_moved)
            && let Some(clocks) = end.game.clocks_mut()
        {
            clocks.take_back_event();
        }
        end.outbox.tell(PeerEvent::Refused(why));
    }

    /// Records that the player makes a request or agrees to one, before it is said: the host may
    /// perform it although the connection or this program has ended meanwhile.
    pub fn consent_to(&mut self, end: &mut Endpoint, by: QuestionId, request: Request) {
        let events = end.events();
        end.outbox.record(Line::Agreed { events, by, request: request.clone() });
        self.consent.agree(by, request);
    }

    /// Takes the host's no to a question of the player here.
    fn take_no(&mut self, end: &mut Endpoint, number: u32) -> Result<(), Fault> {
        if let Some(ours) = end.questions.close_ours(number)? {
            self.consent.disagree(QuestionId { side: Side::Guest, number });
            end.outbox.record(Line::No(number));
            if !ours.is_withdrawn {
                end.outbox.tell(PeerEvent::Declined(ours.request));
            }
        }
        Ok(())
    }

    /// Claims the loss of a player; the host hears of it once it is connected.
    pub fn claim(&mut self, end: &mut Endpoint, claim: Claim) {
        let line = Line::Claim { events: end.events(), claim };
        end.outbox.record(line.clone());
        if end.connection.is_open() {
            end.send(line);
        }
        self.note_claim(end, claim);
        if end.game.color() != Some(claim.loser) {
            end.outbox.tell(PeerEvent::Claimed(claim));
        }
    }

    fn note_claim(&mut self, end: &mut Endpoint, claim: Claim) {
        end.claims.own = Some(OpenClaim::new(claim, end.events()));
        self.consent.claim(claim);
    }

    /// Answers a claim of the host.
    fn receive_claim(
        &mut self,
        end: &mut Endpoint,
        session: &Session,
        events: usize,
        claim: Claim,
    ) -> Result<(), Fault> {
        let is_possible = end.game.clocks().is_some()
            && session.to_move().is_some()
            && end.game.replay().unsettled.is_none()
            && end.game.color() == Some(claim.loser)
            && end.may_be_claimed(session, claim);
        if events != end.events() {
            return Err(Fault::Number);
        }
        if !is_possible || end.claims.theirs.is_some() {
            return Err(Fault::Unexpected);
        }
        end.claims.theirs = Some(OpenClaim::new(claim, events));
        self.judge(end, claim);
        Ok(())
    }

    /// Answers a claim by what this side has measured.
    fn judge(&mut self, end: &mut Endpoint, claim: Claim) {
        match end.verdict(claim) {
            Verdict::Grant => self.grant(end),
            Verdict::Contest => contest(end, claim),
            Verdict::Ask => end.outbox.push(Output::Asked),
        }
    }

    /// Answers a claim of the host that is in the log already.
    fn answer_unsettled(&mut self, end: &mut Endpoint) {
        let Some(unsettled) = end.game.replay().unsettled else { return };
        let claim = unsettled.claim();
        if end.game.color() == Some(claim.loser) && self.purpose == Purpose::Play {
            match end.verdict(claim) {
                Verdict::Grant => self.grant(end),
                Verdict::Contest => end.outbox.tell(PeerEvent::Disputed(claim)),
                Verdict::Ask => {
                    end.claims.theirs = Some(OpenClaim::new(claim, end.events()));
                    end.outbox.push(Output::Asked);
                }
            }
        }
    }

    /// Grants the claim of the host.
    pub fn grant(&mut self, end: &mut Endpoint) {
        let line = Line::Grant(end.events());
        end.outbox.record(line.clone());
        self.consent.grant();
        end.claims.theirs = None;
        end.send(line);
    }

    /// Claims a loss on time as soon as a flag has fallen, and tells when a claim is not answered.
    pub fn watch_time(&mut self, end: &mut Endpoint, session: &Session) {
        if self.purpose == Purpose::Watch {
            return;
        }
        if let Some(claim) = end.fallen_flag(session) {
            self.claim(end, claim);
        }
        if end.claims.own.is_some_and(|open| open.is_overdue()) {
            tell_contested(end);
        }
    }
}

/// Contests the claim of the host.
pub(super) fn contest(end: &mut Endpoint, claim: Claim) {
    end.claims.theirs = None;
    end.send(Line::Contest(end.events()));
    end.outbox.tell(PeerEvent::Disputed(claim));
}

/// Tells once that the own claim is not granted.
fn tell_contested(end: &mut Endpoint) {
    if let Some(open) = end.claims.own
        && !std::mem::replace(&mut end.claims.is_contested, true)
    {
        end.outbox.tell(PeerEvent::Contested(open.claim));
    }
}

/// Returns a copy of the game with the first events of the log, to which others are added.
fn held(end: &Endpoint, session: &Session, after: usize) -> Held {
    let (game, session) = if after == end.events() {
        (end.game.clone(), session.clone())
    } else {
        end.game.rewound(after, initial_session())
    };
    Held { game, session, after }
}

/// Tells the host how many events both have.
fn say_common(end: &mut Endpoint, common: usize) -> CatchUp {
    let hash = end.game.log().hash_at(common).unwrap_or_default();
    end.send(Line::Have { events: common, hash });
    CatchUp::Asked { common }
}

/// Asks for the next hash, or says what both have once that is known.
fn continue_search(end: &mut Endpoint, search: Search) -> CatchUp {
    if let Some(common) = search.common() {
        return say_common(end, common);
    }
    end.send(Line::Sum { events: search.probe, hash: None });
    CatchUp::Searching(search)
}

/// Forgets the log of a watcher, who is shown all of it again.
fn begin_anew(end: &mut Endpoint, session: &mut Session) -> CatchUp {
    if !end.game.log().is_empty() {
        let (game, before) = end.game.rewound(0, initial_session());
        end.replace_game(game);
        *session = before;
        end.outbox.push(Output::Restarted);
    }
    CatchUp::Asked { common: 0 }
}
