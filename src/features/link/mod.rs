//! Games over a link to another machine: what a player does is proposed to the other side, and what
//! both sides know happens here.

pub mod words;

pub mod lines;
pub mod says;

pub mod linked;

use crate::game::event::{ClockEvent, MovesEvent, MovesQuestion, NewGameEvent};
use crate::game::refusal::{ClockRefusal, LinkRefusal, MovesRefusal};
use std::time::Duration;

use linked::{Link, LinkAction, Reach};
use othello_core::board::{ByColor, Color};
use othello_core::game::Ply;
use othello_core::square::Square;
use othello_notation::PlayerName;
use othello_peer::{
    AbsenceClaim, AppliedEvent, LogEvent, Output, Peer, PeerEvent, Presence, ProposalError,
    Request, Terms,
};
use othello_session::{Session, Setup};

use crate::game::action::{
    Action, Answer, BrowsingAction, ClockAction, CopyFormat, EvaluationAction, MovesAction,
    NewGameAction, ReviewAction, SavingAction,
};
use crate::game::event::{ConnectionEvent, Effect, Event, Question};
use crate::game::refusal::Refusal;
use crate::game::state::{Linked, State};
use crate::store::StoreRequest;

/// The link to another machine, if the game is played over one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LinkedGame {
    link: Option<Box<Link>>,
}

impl LinkedGame {
    /// Plays the game over a link.
    pub fn begin_with(&mut self, link: Link, state: &mut State) {
        self.link = Some(Box::new(link));
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
            Action::Moves(MovesAction::Play(_) | MovesAction::Undo) | Action::Browsing(_)
                if state.clock.is_paused() =>
            {
                state.refuse(Refusal::Paused);
            }
            Action::Moves(MovesAction::Play(squares)) => self.play(&squares, state),
            Action::Moves(MovesAction::Undo) if !state.viewed.is_browsing() => {
                match state.viewed.plies_to_undo() {
                    Some(plies) => self.ask_other(Request::Undo { plies: plies.max(1) }, state),
                    None => state.refuse(Refusal::Moves(MovesRefusal::NothingToUndo)),
                }
            }
            Action::Browsing(BrowsingAction::Rewind) if state.viewed.is_browsing() => {
                let plies = state.game().plies().len().saturating_sub(state.viewed.ply()).max(1);
                self.ask_other(Request::Undo { plies }, state);
            }
            Action::Clock(ClockAction::Pause) if !state.viewed.can_pause() => {
                state.refuse(Refusal::Clock(ClockRefusal::NoClock));
            }
            Action::Clock(ClockAction::Pause) => self.ask_other(Request::Pause, state),
            Action::Clock(ClockAction::Resume) if !state.clock.is_paused() => {
                state.refuse(Refusal::Clock(ClockRefusal::NotPaused));
            }
            Action::Clock(ClockAction::Resume) => self.ask_other(Request::Resume, state),
            Action::NewGame(NewGameAction::Game(setup) | NewGameAction::Match(setup)) => {
                let terms = self.terms_of(&setup, state);
                self.ask_other(Request::Game(terms), state);
            }
            Action::Evaluation(EvaluationAction::Show(_)) if self.needs_agreement(state) => {
                self.ask_other(Request::Hints, state);
            }
            Action::Moves(MovesAction::Redo) if !state.viewed.is_browsing() => {
                state.refuse(Refusal::Link(LinkRefusal::NotOverLink));
            }
            Action::Review(ReviewAction::Start) | Action::Exercise(_)
                if state.session().to_move().is_some() =>
            {
                state.refuse(Refusal::Link(LinkRefusal::NotOverLink));
            }
            Action::NewGame(
                NewGameAction::FromViewed(_) | NewGameAction::Rename(_) | NewGameAction::Load(_),
            )
            | Action::Variations(_)
            | Action::Players(_)
            | Action::Saving(SavingAction::Open(_)) => {
                state.refuse(Refusal::Link(LinkRefusal::NotOverLink));
            }
            action => return Some(action),
        }
        None
    }

    /// Takes in what comes from the other machine or from the way there.
    pub fn act(&mut self, action: LinkAction, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        let outputs = match action {
            LinkAction::Connected => {
                link.trouble = None;
                link.peer.connected(state.session_mut())
            }
            LinkAction::Admitted(name) => {
                link.trouble = None;
                link.peer.admitted(state.session_mut(), name)
            }
            LinkAction::Received(text) => link.peer.received(state.session_mut(), &text),
            LinkAction::Lost(why) => {
                link.trouble = why.or(link.trouble.take());
                link.peer.disconnected()
            }
            LinkAction::Noted(text) => {
                link.trouble = Some(text);
                return;
            }
            LinkAction::Invited(join) => return self.invite(join, state),
            LinkAction::Watched(watchers) => {
                link.watchers = watchers;
                return state.tell(Event::Connection(ConnectionEvent::Watched(watchers)));
            }
            LinkAction::Unrecorded(why) => {
                return state.tell(Event::Connection(ConnectionEvent::Unrecorded(why)));
            }
            LinkAction::Claim => return self.claim_win(state),
        };
        pass_on(outputs, state);
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
        let waiting = self.link().filter(|link| link.presence() == Presence::Expected);
        if let Some(join) = waiting.and_then(|link| link.invitation.join.clone()) {
            state.effect(Effect::Copy(join));
        }
    }

    /// Copies the line that joins the game.
    pub fn copy_invitation(&self, state: &mut State) {
        let line = self.link().and_then(|link| link.invitation.join.clone());
        copy(line, CopyFormat::Invitation, state);
    }

    /// Copies the line that watches the game.
    pub fn copy_watch_invitation(&self, state: &mut State) {
        let line = self.link().and_then(|link| link.invitation.watch.clone());
        copy(line, CopyFormat::WatchInvitation, state);
    }

    /// Lets time pass for the link.
    pub fn elapse(&mut self, time: Duration, state: &mut State) {
        if let Some(link) = &mut self.link {
            let outputs = link.peer.elapse(state.session_mut(), time);
            pass_on(outputs, state);
        }
    }

    /// Returns the time after which something happens on the link without anything from outside.
    pub fn next_event(&self, state: &State) -> Option<Duration> {
        self.link()?.peer.next_event(state.session())
    }

    /// Says farewell to the other side.
    pub fn leave(&mut self, state: &mut State) {
        if let Some(link) = &mut self.link {
            let outputs = link.peer.leave("the player has left; the game can be resumed");
            pass_on(outputs, state);
        }
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
        let request = link.peer.request();
        let is_over = state.session().to_move().is_none();
        state.withdraw_question(|question| {
            matches!(question, Question::Link(asked) if request != Some(asked))
                || is_over && matches!(question, Question::Moves(MovesQuestion::Resign { .. }))
        });
        if state.question().is_none()
            && let Some(request) = request
        {
            state.open(Question::Link(request.clone()));
        }
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
            Ok(outputs) => pass_on(outputs, state),
            Err(error) => state.refuse(Refusal::Link(LinkRefusal::Proposal(error))),
        }
    }

    fn ask_other(&mut self, request: Request, state: &mut State) {
        self.propose(|peer, session| peer.ask(session, request), state);
    }

    /// Answers a request of the other player.
    pub fn answer(&mut self, answer: Answer, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        let outputs = match answer {
            Answer::Yes => link.peer.accept(state.session_mut()),
            Answer::No => link.peer.decline(),
        };
        pass_on(outputs, state);
        if answer == Answer::No {
            state.tell(Event::Cancelled);
        }
    }

    /// Resigns.
    pub fn resign(&mut self, state: &mut State) {
        state.viewed.leave();
        self.propose(Peer::resign, state);
    }

    fn claim_win(&mut self, state: &mut State) {
        self.propose(Peer::claim, state);
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
        Terms {
            rules: setup.rules,
            time_control: setup.time_control,
            best_of: setup.best_of,
            host: if is_swapped { !host_before } else { host_before },
            names: if is_swapped { swapped_names(state) } else { state.session().names().clone() },
            date: state.terms().today,
        }
    }
}

fn copy(line: Option<String>, format: CopyFormat, state: &mut State) {
    if let Some(line) = line {
        state.effect(Effect::Copy(line));
        state.tell(Event::Copied(format));
    }
}

/// Returns the names with the players on the other colours.
fn swapped_names(state: &State) -> ByColor<Option<PlayerName>> {
    let names = state.session().names();
    ByColor::from_fn(|color| names[!color].clone())
}

/// Passes on the effects of the peer, and tells its events.
fn pass_on(outputs: Vec<Output>, state: &mut State) {
    for output in outputs {
        match output {
            Output::Effect(effect) => state.effect(Effect::Link(effect)),
            Output::Happened(applied) => tell_applied(applied, state),
            Output::Restarted => leave_replaced_game(state),
            // It becomes a question as soon as no other one is open.
            Output::Asked(_) => {}
            Output::Event(event) => tell(event, state),
        }
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
fn tell_applied(applied: AppliedEvent, state: &mut State) {
    if let Some(record) = applied.replaced {
        state.store(StoreRequest::Keep(record));
    }
    match applied.event {
        LogEvent::Game(_) => {
            leave_replaced_game(state);
            state.tell(Event::NewGame(NewGameEvent::Began));
        }
        LogEvent::Move { .. } => state.tell_played(),
        LogEvent::Undo { .. } => {
            state.viewed.leave();
            applied
                .undone
                .into_iter()
                .for_each(|undone| state.tell(Event::Moves(MovesEvent::Undone(undone))));
        }
        LogEvent::Resign { color, .. } => state.tell(Event::Moves(MovesEvent::Resigned(color))),
        LogEvent::TimeOut(color) | LogEvent::Absence(color) => {
            state.tell(Event::Clock(ClockEvent::TimedOut(color)));
        }
        LogEvent::Pause { .. } => state.tell(Event::Clock(ClockEvent::Paused)),
        LogEvent::Resume => state.tell(Event::Clock(ClockEvent::Resumed)),
        // The peer tells it.
        LogEvent::Hints => {}
    }
    if state.session().to_move().is_none() && !state.game().plies().is_empty() {
        let record = Box::new(state.session().record());
        state.store(StoreRequest::Keep(record));
    }
}

/// Leaves what is looked at in a game that another one has replaced.
fn leave_replaced_game(state: &mut State) {
    state.viewed.leave();
    state.told_mut().change_game();
}
