//! Games over a link to another machine: what a player does is proposed to the other side, and what
//! both sides know happens here.

pub mod commands;
pub mod keys;
pub mod lines;
pub mod linked;
pub mod notice;
pub mod says;
pub mod window;
pub mod words;

use crate::app::refusal::LinkRefusal;
use std::time::Duration;

use linked::{FAREWELL, Link, LinkAction, LinkEffect, Reach};
use othello_core::board::{ByColor, Color};
use othello_core::game::Ply;
use othello_core::square::Square;
use othello_notation::PlayerName;
use othello_notation::Record;
use othello_peer::{
    AbsenceClaim, AppliedEvent, LogEvent, Output, Peer, PeerEvent, Presence, ProposalError, Reply,
    Request, StorageState, Terms,
};
use othello_session::{Session, Setup};

use crate::app::App;
use crate::app::action::{Action, Answer, ExplorerAction};
use crate::app::event::{ConnectionEvent, Effect, Event, Question};
use crate::app::refusal::Refusal;
use crate::app::reply::{After, Done, Reply as AppReply, Tone};
use crate::app::state::{Linked, State};
use crate::i18n::{Text, m};
use crate::os::exit_status::ExitStatus;
use crate::store::StoreRequest;
use crate::words::session::times_left;

/// The link to another machine, if the game is played over one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LinkedGame {
    link: Option<Box<Link>>,
    /// The game under way as it was saved when it ended, in whose place it is saved again.
    saved: Option<Box<Record>>,
    /// The player here has left.
    has_left: bool,
}

impl LinkedGame {
    /// Plays the game over a link.
    pub fn begin_with(&mut self, link: Link, state: &mut State) {
        self.link = Some(Box::new(link));
        let is_over = state.session().to_move().is_none() && !state.game().plies().is_empty();
        self.saved = is_over.then(|| Box::new(state.session().record()));
        self.follow(state);
    }

    /// The link.
    pub fn link(&self) -> Option<&Link> {
        self.link.as_deref()
    }

    /// Returns the square of the own move that is on its way to the host, in the position shown.
    pub fn move_on_its_way(&self, state: &State) -> Option<Square> {
        self.link().filter(|_| !state.viewed.is_browsing())?.peer().proposed_move()
    }

    /// Checks that the player here can do something in the game over a link, if it is one.
    ///
    /// # Errors
    /// Returns the reason why not.
    pub fn check_free(&self) -> Result<(), ProposalError> {
        self.link().map_or(Ok(()), |link| link.peer.check_free())
    }

    /// Returns the right to take the win because the other player is away.
    pub fn claim(&self, state: &State) -> AbsenceClaim {
        let claim = |link: &Link| link.peer.may_claim(state.session());
        self.link().map_or(AbsenceClaim::Unavailable, claim)
    }

    /// Does what a player wants in a game over a link, or returns the action if it is no other one
    /// than in other games.
    pub fn admit(&mut self, action: Action, state: &mut State) -> Option<Action> {
        if self.link.is_none() || state.is_aside() {
            return Some(action);
        }
        match action {
            Action::Explorer(ExplorerAction::Show(_)) if state.session().to_move().is_some() => {
                state.refuse(Refusal::Link(LinkRefusal::NotOverLink));
            }
            Action::Explorer(ExplorerAction::OpenGame | ExplorerAction::OpenNumber(_)) => {
                state.refuse(Refusal::Link(LinkRefusal::NotOverLink));
            }
            action => return Some(action),
        }
        None
    }

    /// Takes in what comes from other machines, from the way there, or from the player about it.
    pub fn act(&mut self, action: LinkAction, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        let outputs = match action {
            LinkAction::Connected { connection, key, fingerprint } => {
                link.trouble = None;
                link.is_seat_taken = false;
                link.fingerprint = fingerprint;
                link.peer.connected(state.session_mut(), connection, key)
            }
            LinkAction::Greeted { visitor, fingerprint } => {
                let is_here = matches!(link.presence(), Presence::Here(_));
                let outputs = link.peer.greeted(state.session_mut(), *visitor);
                // Others come as well; theirs are of no interest.
                if !is_here || fingerprint.is_some() && link.fingerprint.is_none() {
                    link.fingerprint = fingerprint;
                }
                outputs
            }
            LinkAction::Received { connection, line, .. } => {
                link.peer.received(state.session_mut(), connection, &line)
            }
            LinkAction::Disconnected(connection) => {
                link.is_seat_taken = false;
                let outputs = link.peer.disconnected(state.session_mut(), connection);
                if !matches!(link.presence(), Presence::Here(_)) {
                    link.fingerprint = None;
                }
                outputs
            }
            LinkAction::Slept(gap) => link.peer.slept(state.session_mut(), gap),
            LinkAction::Troubled(why) => {
                let is_news = link.trouble.as_ref() != Some(&why);
                link.trouble = Some(why);
                if is_news && !matches!(link.presence(), Presence::Here(_)) {
                    state.tell(Event::Connection(ConnectionEvent::Troubled));
                }
                return;
            }
            LinkAction::Invited(join) => return self.invite(join, state),
            LinkAction::WatchInvited(watch) => {
                link.invitation.watch = Some(watch.clone());
                state.effect(Effect::Copy(watch));
                return state.tell(Event::Connection(ConnectionEvent::WatchInvited));
            }
            LinkAction::Unrecorded(why) => {
                let is_news = link.unrecorded.replace(why.clone()).is_none();
                if is_news {
                    state.tell(Event::Connection(ConnectionEvent::Unrecorded(why)));
                }
                return link.peer.storage(StorageState::Failing);
            }
            LinkAction::Recorded => {
                link.unrecorded = None;
                state.tell(Event::Connection(ConnectionEvent::Recorded));
                return link.peer.storage(StorageState::Working);
            }
            LinkAction::Claim => return self.claim_win(state),
            LinkAction::Withdraw => {
                state.tell(Event::Connection(ConnectionEvent::Withdrawn));
                link.peer.withdraw()
            }
            LinkAction::GoOn => return self.go_on(state),
            LinkAction::Knock => return self.knock(state),
            LinkAction::FreeSeat => return self.propose(Peer::free_seat, state),
            LinkAction::SendAway(place) => {
                let watchers = link.peer.watchers();
                let Some(watcher) = watchers.get(place) else { return };
                state.tell(Event::Connection(ConnectionEvent::SentAway));
                link.peer.dismiss(watcher.connection)
            }
            LinkAction::RenewWatchTicket => {
                return state.effect(Effect::Link(LinkEffect::RenewWatchTicket));
            }
        };
        self.pass_on(outputs, state);
    }

    /// Asks the host's player for the seat.
    fn knock(&mut self, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        match link.peer.knock() {
            Ok(outputs) => {
                state.tell(Event::Connection(ConnectionEvent::Knocked));
                self.pass_on(outputs, state);
            }
            Err(error) => state.refuse(Refusal::Link(LinkRefusal::Proposal(error))),
        }
    }

    /// Offers to go on with a game that a claim has left unfinished.
    fn go_on(&mut self, state: &mut State) {
        match self.link().and_then(|link| link.peer.go_on()) {
            Some(request) => self.ask_other(request, state),
            None => state.refuse(Refusal::Link(LinkRefusal::Settled)),
        }
    }

    /// Takes over a line that joins the game from further away than the one before.
    fn invite(&mut self, join: String, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        let before = link.invitation.join.replace(join);
        link.invitation.reach = Reach::Far;
        if link.invitation.join != before && link.presence() == Presence::Expected {
            state.tell(Event::Connection(ConnectionEvent::Invited));
            self.begin(state);
        }
    }

    /// Puts the line that joins the game on the clipboard while a guest is waited for.
    pub fn begin(&self, state: &mut State) {
        let inviting = self.link().filter(|link| link.is_inviting());
        if let Some(join) = inviting.and_then(|link| link.invitation.join.clone()) {
            state.effect(Effect::Copy(join));
        }
    }

    /// Lets time pass for the link.
    pub fn elapse(&mut self, time: Duration, state: &mut State) {
        if let Some(link) = &mut self.link {
            let outputs = link.peer.elapse(state.session_mut(), time);
            self.pass_on(outputs, state);
        }
    }

    /// Returns the time after which something happens on the link without anything from outside.
    pub fn next_event(&self, state: &State) -> Option<Duration> {
        self.link()?.peer.next_event(state.session())
    }

    /// Says farewell to the other side. A game that is over is left, but not if the terminal was closed.
    pub fn leave(&mut self, status: ExitStatus, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        let is_over = state.session().to_move().is_none() && !state.game().plies().is_empty();
        let outputs = link.peer.leave(state.session_mut(), FAREWELL);
        self.has_left = true;
        if is_over && status == ExitStatus::Success {
            state.effect(Effect::Link(LinkEffect::KeepLeft));
        }
        self.pass_on(outputs, state);
    }

    /// Has the clock and the open question follow the state of the link.
    pub fn follow(&mut self, state: &mut State) {
        let Some(link) = &self.link else { return };
        state.link(Linked { runs_clock: link.peer.runs_clock(state.session()) });
        if link.peer.is_paused() {
            state.clock.pause();
        } else {
            state.clock.resume();
        }
        let question = link.peer.question(state.session());
        let is_over = state.session().to_move().is_none();
        state.withdraw_question(|asked| {
            let is_still_asked = |asked: &othello_peer::Question| {
                question.as_ref().is_some_and(|question| is_same(asked, question))
            };
            matches!(asked, Question::Link(asked) if !is_still_asked(asked))
                || is_over && asked.is(&m::moves::ask_resign(""))
        });
        if state.question().is_none()
            && let Some(question) = question
        {
            state.open(Question::Link(Box::new(question)));
        }
    }

    /// Plays squares over the link; returns `false` if the game is played at one machine.
    pub fn plays(&mut self, squares: &[Square], state: &mut State) -> bool {
        let is_linked = self.link.is_some() && !state.is_aside();
        if is_linked {
            self.play(squares, state);
        }
        is_linked
    }

    /// Plays a square in the current position, or goes on in the game that is viewed.
    fn play(&mut self, squares: &[Square], state: &mut State) {
        let viewed = state.viewed.ply();
        let later = state.viewed.line().plies().get(viewed..).unwrap_or_default();
        let is_known = |(ply, square): (&Ply, &Square)| ply.square == *square;
        let known = later.iter().zip(squares).take_while(|pair| is_known(*pair)).count();
        match squares {
            squares if known == squares.len() => state.view(viewed + known),
            [_] if state.viewed.is_browsing() => {
                state.refuse(Refusal::Link(LinkRefusal::EarlierViewed));
            }
            [square] => match state.check(viewed, &[*square], 0) {
                Err(refusal) => state.refuse(refusal),
                Ok(()) => self.propose(|peer, session| peer.play(session, *square), state),
            },
            _ => state.refuse(Refusal::Link(LinkRefusal::OneMove)),
        }
    }

    /// Has the own side of the link do something, or tells why it cannot.
    fn propose(
        &mut self,
        propose: impl FnOnce(&mut Peer, &mut Session) -> Result<Vec<Output>, ProposalError>,
        state: &mut State,
    ) {
        let Some(link) = &mut self.link else { return };
        match propose(&mut link.peer, state.session_mut()) {
            Ok(outputs) => self.pass_on(outputs, state),
            Err(error) => state.refuse(Refusal::Link(LinkRefusal::Proposal(error))),
        }
    }

    fn ask_other(&mut self, request: Request, state: &mut State) {
        self.propose(|peer, session| peer.ask(session, request), state);
    }

    /// Answers a question of the link.
    pub fn answer(&mut self, asked: &othello_peer::Question, answer: Answer, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        let reply = match answer {
            Answer::Yes => Reply::Yes,
            Answer::No => Reply::No,
        };
        let outputs = link.peer.answer(state.session_mut(), asked, reply);
        self.pass_on(outputs, state);
        if answer == Answer::No {
            state.tell(Event::Cancelled);
        }
    }

    /// Says why the player here cannot resign over the link; returns `true` if there is a reason.
    pub fn refuses_to_resign(&mut self, state: &mut State) -> bool {
        let is_refused = !state.is_aside() && self.check_free().is_err();
        if is_refused {
            self.propose(Peer::resign, state);
        }
        is_refused
    }

    /// Resigns over the link; returns `false` if the game is played at one machine.
    pub fn resigns(&mut self, state: &mut State) -> bool {
        let is_linked = self.link.is_some();
        if is_linked {
            self.propose(Peer::resign, state);
        }
        is_linked
    }

    fn claim_win(&mut self, state: &mut State) {
        self.propose(Peer::claim, state);
    }

    /// Asks the other player to take moves back; returns `true` if that is needed.
    pub fn asks_to_undo(&mut self, plies: usize, state: &mut State) -> bool {
        self.asks(Request::Undo { plies: plies.max(1) }, state)
    }

    /// Asks the other player for a pause; returns `true` if that is needed.
    pub fn asks_to_pause(&mut self, state: &mut State) -> bool {
        self.asks(Request::Pause, state)
    }

    /// Asks the other player to resume the game; returns `true` if that is needed.
    pub fn asks_to_resume(&mut self, state: &mut State) -> bool {
        self.asks(Request::Resume, state)
    }

    fn asks(&mut self, request: Request, state: &mut State) -> bool {
        let is_asked = self.link.is_some() && !state.is_aside();
        if is_asked {
            self.ask_other(request, state);
        }
        is_asked
    }

    /// Asks the other player for another game; returns `true` if that is needed.
    pub fn asks_for_game(&mut self, setup: &Setup, state: &mut State) -> bool {
        let is_asked = self.link.is_some() && !state.is_aside();
        if is_asked {
            let terms = self.terms_of(setup, state);
            self.ask_other(Request::Game(terms), state);
        }
        is_asked
    }

    /// Asks the other player before the engine says what it thinks; returns `true` if that is needed.
    pub fn asks_for_hints(&mut self, state: &mut State) -> bool {
        let is_asked = self.link.is_some() && !state.is_aside() && self.needs_agreement(state);
        if is_asked {
            self.ask_other(Request::Hints, state);
        }
        is_asked
    }

    /// Returns `true` if the other player has to agree before the engine says what it thinks.
    fn needs_agreement(&self, state: &State) -> bool {
        let is_allowed = self.link().is_some_and(|link| link.peer.has_hints());
        state.can_evaluate() && !is_allowed && state.session().to_move().is_some()
    }

    /// Returns the terms of another game between the two, with the colours that a dialog has chosen or
    /// the usual ones.
    fn terms_of(&self, setup: &Setup, state: &State) -> Terms {
        let own_before = self.link().and_then(|link| link.peer.color()).unwrap_or(Color::Black);
        let host_before = self.link().and_then(|link| link.peer.terms());
        let host_before = host_before.map_or(Color::Black, |terms| terms.host);
        let is_own =
            |color: &Color| setup.players[*color].is_human() && !setup.players[!*color].is_human();
        let own = Color::BOTH.into_iter().find(is_own).unwrap_or(own_before);
        let is_swapped = own != own_before;
        let opening = setup.opening.opening(setup.rules, setup.seed);
        Terms {
            rules: setup.rules,
            time_control: setup.time_control,
            best_of: setup.best_of,
            host: if is_swapped { !host_before } else { host_before },
            names: if is_swapped { swapped_names(state) } else { state.session().names().clone() },
            date: state.terms().today,
            start: opening.map_or_else(Vec::new, |opening| opening.moves().to_vec()),
            ..Terms::new(setup.rules)
        }
    }

    /// Passes on the effects of the peer, and tells its events.
    fn pass_on(&mut self, outputs: Vec<Output>, state: &mut State) {
        let says_why = outputs.iter().any(|output| {
            matches!(output, Output::Event(PeerEvent::Parted(_) | PeerEvent::Broken(_)))
        });
        for output in outputs {
            match output {
                // That the connection is lost goes without saying then.
                Output::Event(PeerEvent::Lost) if says_why || self.has_left => {}
                Output::Effect(effect) => {
                    state.effect(Effect::Link(LinkEffect::Peer(Box::new(effect))));
                }
                Output::Happened(applied) => self.tell_applied(applied, state),
                Output::Restarted => {
                    self.saved = None;
                    leave_replaced_game(state);
                }
                // It becomes a question as soon as no other one is open.
                Output::Asked => {}
                Output::Event(event) => {
                    if let (PeerEvent::SeatTaken, Some(link)) = (&event, &mut self.link) {
                        link.is_seat_taken = true;
                    }
                    tell(event, state);
                }
            }
        }
    }

    /// Tells an event that has happened in the session, and saves the game if it is over.
    fn tell_applied(&mut self, applied: AppliedEvent, state: &mut State) {
        if let Some(record) = applied.replaced {
            // The game as it ended before it was undone holds it.
            let is_saved = self
                .saved
                .as_ref()
                .is_some_and(|saved| saved.game.plies().starts_with(record.game.plies()));
            if !is_saved {
                let request = self.request_to_save(record);
                state.store(request);
            }
        }
        if applied.event.is_game() {
            self.saved = None;
        }
        tell_event(&applied.event, state);
        applied.undone.into_iter().for_each(|undone| state.tell_undone(undone));
        if state.session().to_move().is_none() && !state.game().plies().is_empty() {
            let record = Box::new(state.session().record());
            let request = self.request_to_save(record.clone());
            state.store(request);
            self.saved = Some(record);
        }
    }

    /// Returns the request that adds the game to the saved ones, or puts it in the place of the same
    /// game as it ended before.
    fn request_to_save(&mut self, record: Box<Record>) -> StoreRequest {
        match self.saved.take() {
            Some(before) => StoreRequest::Replace { before, record },
            None => StoreRequest::Keep(record),
        }
    }
}

/// Copies the line that joins the game.
fn copy_invitation(app: &mut App) -> Done {
    let line = app.features.link.link().and_then(|link| link.invitation.join.clone());
    copy(app, line, m::link::invitation_copied())
}

/// Copies the line that watches the game.
fn copy_watch_invitation(app: &mut App) -> Done {
    let line = app.features.link.link().and_then(|link| link.invitation.watch.clone());
    copy(app, line, m::link::watch_invitation_copied())
}

fn copy(app: &mut App, line: Option<String>, said: Text) -> Done {
    if let Some(line) = line {
        app.state.effect(Effect::Copy(line));
        app.state.say(said);
    }
    Ok(())
}

/// Returns the names with the players on the other colours.
fn swapped_names(state: &State) -> ByColor<Option<PlayerName>> {
    let names = state.session().names();
    ByColor::from_fn(|color| names[!color].clone())
}

/// Returns `true` for the same question, which may name a time that goes on.
fn is_same(one: &othello_peer::Question, other: &othello_peer::Question) -> bool {
    use othello_peer::Question::Knock;
    match (one, other) {
        (Knock { name, .. }, Knock { name: other, .. }) => name == other,
        (one, other) => one == other,
    }
}

/// Tells an event of the peer, and keeps a game that the host's replaces.
fn tell(event: PeerEvent, state: &mut State) {
    if let PeerEvent::Diverged(record) = &event {
        state.store(StoreRequest::Keep(record.clone()));
    }
    state.tell(Event::Link(event));
}

/// Tells an event that has happened in the session.
fn tell_event(event: &LogEvent, state: &mut State) {
    match event {
        LogEvent::Move { .. } => state.tell_played(),
        LogEvent::Resign { .. } => state.say(AppReply::only(After::Turn)),
        LogEvent::Lost(claim) => state.tell(Event::TimedOut(claim.loser)),
        LogEvent::Agreed { request: Request::Game(_), .. } => {
            leave_replaced_game(state);
            state.tell(Event::Began);
        }
        LogEvent::Agreed { request: Request::Undo { .. }, .. } => {
            state.viewed.leave();
        }
        LogEvent::Agreed { request: Request::Pause, .. } => {
            let said = m::common::both(times_left(state.session()), m::clock::paused());
            state.say(AppReply::new(Tone::Seen, vec![said]));
        }
        LogEvent::Agreed { request: Request::Resume, .. } => {
            let said = AppReply::new(Tone::Seen, vec![m::clock::resumed()]);
            state.say(said.then(After::Turn));
        }
        // The peer tells these.
        LogEvent::Agreed { request: Request::Hints | Request::GoOn { .. }, .. }
        | LogEvent::Unsettled(_) => {}
    }
}

/// Leaves what is looked at in a game that another one has replaced.
fn leave_replaced_game(state: &mut State) {
    state.viewed.leave();
    state.told_mut().change_game();
}

#[cfg(test)]
mod tests;
