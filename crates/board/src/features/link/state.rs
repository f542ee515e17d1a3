//! The game over a link: what a player does is proposed to the other side, and what both sides know
//! happens here.

use std::time::Duration;

use othello_core::board::{ByColor, Color};
use othello_core::game::Ply;
use othello_core::square::Square;
use othello_home::process::exit_status::ExitStatus;
use othello_notation::PlayerName;
use othello_notation::Record;
use othello_peer::{
    AppliedEvent, Consent, Host, LogEvent, PeerEvent, PeerOutput, Presence, ProposalError, Request,
    Terms,
};
use othello_session::{Session, Setup};
use othello_words::i18n::{Text, m};

use super::linked::{
    InstalledTunnel, Link, LinkAction, LinkEffect, PageLinks, Peer, ShownWay, TunnelState,
};
use super::sentences;
use crate::app::event::{Effect, Event};
use crate::app::reply::{After, Reply, Tone};
use crate::app::state::{Linked, State};

/// The link to another machine, if the game is played over one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LinkedGame {
    link: Option<Box<Link>>,
    /// The game under way as it was saved when it ended, in whose place it is saved again.
    saved: Option<Box<Record>>,
    /// The player here has left.
    has_left: bool,
    /// The request of the other player that was shown last, and in which words.
    asked: Option<(Box<Request>, Text)>,
    /// A game that was joined on this machine is not over.
    can_rejoin: bool,
    /// The program that would lead to the page from anywhere.
    installed_tunnel: Option<InstalledTunnel>,
}

impl LinkedGame {
    /// Plays the game over a link.
    pub fn begin_with(&mut self, link: Link, state: &mut State) {
        self.link = Some(Box::new(link));
        self.saved = is_over(state).then(|| Box::new(state.session().record()));
        self.follow(state);
    }

    /// There is a game that was joined on this machine and is not over.
    pub const fn begin_with_game_to_rejoin(&mut self) {
        self.can_rejoin = true;
    }

    /// Returns `true` if a game that was joined can be gone on with.
    pub const fn can_rejoin(&self) -> bool {
        self.can_rejoin
    }

    /// This program is installed, which leads to a page from anywhere.
    pub const fn begin_with_installed_tunnel(&mut self, tunnel: Option<InstalledTunnel>) {
        self.installed_tunnel = tunnel;
    }

    /// Returns the program that would lead to the page from anywhere, if one is installed.
    pub const fn installed_tunnel(&self) -> Option<InstalledTunnel> {
        self.installed_tunnel
    }

    /// Shows a way to the game to one who waits for a guest.
    pub fn show(&mut self, way: ShownWay) {
        if let Some(link) = &mut self.link {
            link.shown = way;
        }
    }

    pub fn link(&self) -> Option<&Link> {
        self.link.as_deref()
    }

    /// Returns the square of the own move that is on its way to the host, in the position shown.
    pub fn move_on_its_way(&self, state: &State) -> Option<Square> {
        self.link().filter(|_| !state.viewed.is_browsing())?.peer().proposed_move()
    }

    /// Checks that the player here can do something in the game over a link, if it is one.
    pub fn check_free(&self) -> Result<(), ProposalError> {
        self.link().map_or(Ok(()), |link| link.peer.check_free())
    }

    /// Returns `true` if the player here may end the game because the guest has stayed away.
    pub fn may_end(&self, state: &State) -> bool {
        self.link().is_some_and(|link| match link.peer() {
            Peer::Host(host) => host.may_end_absent(state.session()),
            Peer::Guest(_) => false,
        })
    }

    /// Takes in what comes from other machines, from the way there, or from the player about it.
    pub fn act(&mut self, action: LinkAction, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        let outputs = match action {
            LinkAction::Connected { connection, guest, fingerprint } => {
                link.fingerprints.extend(fingerprint.map(|letters| (connection, letters)));
                if guest.is_none() {
                    link.trouble = None;
                }
                link.peer.connected(connection, guest)
            }
            LinkAction::Received { connection, line, .. } => {
                link.peer.received(state.session_mut(), connection, &line)
            }
            LinkAction::Disconnected(connection) => {
                link.fingerprints.remove(&connection);
                link.peer.closed(connection)
            }
            LinkAction::Stopped(time) => link.peer.stopped(state.session_mut(), time),
            LinkAction::Troubled(why) => {
                let is_news = link.trouble.as_ref() != Some(&why);
                let said = sentences::trouble(&why);
                link.trouble = Some(why);
                if is_news && !matches!(link.presence(), Presence::Here(_)) {
                    state.say(Reply::new(Tone::Heard, vec![said]));
                }
                return;
            }
            LinkAction::Tunnel(news, page) => return self.lead(news, page, state),
            LinkAction::Renewed { join, watch, page } => {
                let invitation = &mut link.invitation;
                if let (Some(before), Some(ticket)) =
                    (invitation.again.first_mut(), join.rsplit(' ').next())
                {
                    ticket.clone_into(before);
                }
                (invitation.join, invitation.watch) = (Some(join), Some(watch));
                invitation.page = page;
                let Some(copied) = link.to_play().map(str::to_owned) else { return };
                let said = m::link::renewed(copied.as_str());
                state.effect(Effect::Copy(copied));
                return state.say(Reply::new(Tone::Heard, vec![said]));
            }
            LinkAction::Unrecorded(why) => {
                let said = sentences::unrecorded(&why);
                if link.unrecorded.replace(why).is_none() {
                    state.say(Reply::new(Tone::Warning, vec![said]));
                }
                return link.peer.set_recording(false);
            }
            LinkAction::Recorded => {
                link.unrecorded = None;
                state.say(m::link::recorded());
                return link.peer.set_recording(true);
            }
        };
        self.pass_on(outputs, state);
    }

    /// Takes the open request back.
    pub fn withdraw(&mut self, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        let outputs = link.peer.withdraw();
        state.say(m::link::withdrawn());
        self.pass_on(outputs, state);
    }

    /// Sends away one of those who watch; returns `false` if there is nobody.
    pub fn send_away(&mut self, index: usize, state: &mut State) -> bool {
        let Some(link) = &mut self.link else { return false };
        let Some(watcher) = link.peer.watchers().into_iter().nth(index) else { return false };
        let dismiss = |host: &mut Host| Ok(host.dismiss(watcher.connection));
        let Ok(outputs) = link.peer.as_host(dismiss) else { return false };
        state.say(m::link::sent_away());
        self.pass_on(outputs, state);
        true
    }

    pub fn free_seat(&mut self, state: &mut State) {
        self.propose(|peer, session| peer.as_host(|host| host.free_seat(session)), state);
    }

    /// Ends the game because the guest has stayed away.
    pub fn end_absent(&mut self, state: &mut State) {
        self.propose(|peer, session| peer.as_host(|host| host.end_absent(session)), state);
    }

    /// Takes in what becomes of the program that leads to the page.
    fn lead(&mut self, news: TunnelState, page: Option<PageLinks>, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        let Some(tunnel) = &mut link.invitation.tunnel else { return };
        // That it is started again was said when it ended.
        let is_again =
            news == TunnelState::Starting && matches!(tunnel.state, TunnelState::Ended(_));
        let news = if is_again { tunnel.state.clone() } else { news };
        let is_news = tunnel.state != news;
        if let (TunnelState::Untried | TunnelState::Ready, Some(page)) = (&news, &page) {
            tunnel.give(page);
        }
        tunnel.state = news;
        let before = link.to_play().map(str::to_owned);
        link.invitation.page = page;
        let now = link.to_play().filter(|now| Some(*now) != before.as_deref());
        let links = now.map(m::link::page_to_play);
        let is_other = links.is_some();
        if is_news && !matches!(link.presence(), Presence::Here(_)) {
            let said = links.into_iter().chain(sentences::tunnel(&link.invitation)).collect();
            state.say(Reply::new(Tone::Heard, said));
        }
        if is_other {
            self.begin(state);
        }
    }

    /// Puts the line that joins the game on the clipboard while a guest is waited for.
    pub fn begin(&self, state: &mut State) {
        let inviting = self.link().filter(|link| link.is_inviting());
        if let Some(line) = inviting.and_then(Link::to_play) {
            state.effect(Effect::Copy(line.to_owned()));
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
        let outputs = link.peer.leave();
        self.has_left = true;
        if is_over(state) && status == ExitStatus::Success {
            state.effect(Effect::Link(LinkEffect::KeepLeft));
        }
        self.pass_on(outputs, state);
    }

    /// Has the clock follow the state of the link, and withdraws a question that is void.
    pub fn follow(&mut self, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        if matches!(link.presence(), Presence::Here(_)) {
            link.invitation.arrive();
        }
        state.link(Linked { runs_clock: link.peer.runs_clock(state.session()) });
        if link.peer.game().is_paused() {
            state.clock.pause();
        } else {
            state.clock.resume();
        }
        let question = link.peer.question();
        let is_over = state.session().to_move().is_none();
        let void = self.asked.take_if(|(asked, _)| question != Some(&**asked));
        state.withdraw_question(|open| {
            let is_void = |(_, text): &(_, Text)| open.text == *text;
            void.as_ref().is_some_and(is_void) || is_over && open.is(&m::moves::ask_resign(""))
        });
    }

    /// Returns the words of the question of the other player, if it is to be asked now.
    pub fn next_question(&mut self, state: &State) -> Option<Text> {
        let link = self.link.as_deref().filter(|_| state.question().is_none())?;
        let request = link.peer.question()?;
        let (role, other) = (link.peer.role(), sentences::other_player(link));
        let text = sentences::question(request, role, &other, state.session());
        self.asked = Some((Box::new(request.clone()), text.clone()));
        Some(text)
    }

    /// Returns `true` if what the player does now is done over the link.
    fn is_played(&self, state: &State) -> bool {
        self.link.is_some() && !state.is_aside()
    }

    /// Plays squares over the link; returns `false` if the game is played at one machine.
    pub fn plays(&mut self, squares: &[Square], state: &mut State) -> bool {
        let is_linked = self.is_played(state);
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
                state.refuse(m::link::earlier_viewed());
            }
            [square] => match state.check(viewed, &[*square], 0) {
                Err(refusal) => state.refuse(refusal),
                Ok(()) => self.propose(|peer, session| peer.play(session, *square), state),
            },
            _ => state.refuse(m::link::one_move()),
        }
    }

    /// Has the own side of the link do something, or tells why it cannot.
    fn propose(
        &mut self,
        propose: impl FnOnce(&mut Peer, &mut Session) -> Result<Vec<PeerOutput>, ProposalError>,
        state: &mut State,
    ) {
        let Some(link) = &mut self.link else { return };
        match propose(&mut link.peer, state.session_mut()) {
            Ok(outputs) => self.pass_on(outputs, state),
            Err(error) => refuse(error, state),
        }
    }

    /// Asks the other player for something.
    pub fn ask_other(&mut self, request: Request, state: &mut State) {
        self.propose(|peer, session| peer.ask(session, request), state);
    }

    /// Answers the question of the other player.
    pub fn answer(&mut self, consent: Consent, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        self.asked = None;
        let outputs = link.peer.answer(state.session_mut(), consent);
        self.pass_on(outputs, state);
    }

    /// Says why the player here cannot resign over the link; returns `true` if there is a reason.
    pub fn refuses_to_resign(&mut self, state: &mut State) -> bool {
        match self.check_free() {
            Err(error) if !state.is_aside() => {
                refuse(error, state);
                true
            }
            Err(_) | Ok(()) => false,
        }
    }

    /// Resigns over the link; returns `false` if the game is played at one machine.
    pub fn resigns(&mut self, state: &mut State) -> bool {
        let is_linked = self.link.is_some();
        if is_linked {
            self.propose(Peer::resign, state);
        }
        is_linked
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
        let is_asked = self.is_played(state);
        if is_asked {
            self.ask_other(request, state);
        }
        is_asked
    }

    /// Asks the other player for another game; returns `true` if that is needed.
    pub fn asks_for_game(&mut self, setup: &Setup, state: &mut State) -> bool {
        let is_asked = self.is_played(state);
        if is_asked {
            let terms = self.terms_of(setup, state);
            self.ask_other(Request::Game(terms), state);
        }
        is_asked
    }

    /// Returns `true` if the other player has to agree before the engine says what it thinks.
    pub fn needs_agreement(&self, state: &State) -> bool {
        let is_allowed = self.link().is_none_or(|link| link.peer.game().has_hints());
        let is_under_way = !state.is_aside() && state.session().to_move().is_some();
        state.can_evaluate() && !is_allowed && is_under_way
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
        }
    }

    /// Passes on the effects of the peer, and tells its events.
    fn pass_on(&mut self, outputs: Vec<PeerOutput>, state: &mut State) {
        for output in outputs {
            match output {
                PeerOutput::Event(PeerEvent::Lost) if self.has_left => {}
                PeerOutput::Effect(effect) => {
                    state.effect(Effect::Link(LinkEffect::Peer(Box::new(effect))));
                }
                PeerOutput::Happened(applied) => self.tell_applied(applied, state),
                PeerOutput::Restarted => {
                    self.saved = None;
                    leave_replaced_game(state);
                }
                // It becomes a question as soon as no other one is open.
                PeerOutput::Asked => {}
                PeerOutput::Event(event) => self.tell(&event, state),
            }
        }
    }

    /// Tells an event of the peer, and keeps a game that the host's replaces.
    fn tell(&mut self, event: &PeerEvent, state: &mut State) {
        let Some(link) = &mut self.link else { return };
        if *event == PeerEvent::Joined {
            state.tell(Event::Joined);
            if link.peer.is_seat_taken() {
                // That is said already.
                return;
            }
        }
        if let PeerEvent::Diverged(record)
        | PeerEvent::Unfounded(_, Some(record))
        | PeerEvent::ImpossibleTimes(Some(record)) = event
        {
            state.keep((**record).clone());
        }
        let said = sentences::about(event, link, state);
        state.say(said);
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
                state.keep_in_place_of(self.saved.take(), record);
            }
        }
        if applied.event.is_game() {
            self.saved = None;
        }
        tell_event(&applied.event, state);
        applied.undone.into_iter().for_each(|undone| state.tell_undone(undone));
        if is_over(state) {
            let record = Box::new(state.session().record());
            state.keep_in_place_of(self.saved.take(), record.clone());
            self.saved = Some(record);
        }
    }
}

/// Returns `true` for a game that has been played to its end.
fn is_over(state: &State) -> bool {
    state.session().to_move().is_none() && !state.game().plies().is_empty()
}

/// Returns the names with the players on the other colours.
fn swapped_names(state: &State) -> ByColor<Option<PlayerName>> {
    let names = state.session().names();
    ByColor::from_fn(|color| names[!color].clone())
}

/// Tells why the link does not allow something now.
fn refuse(error: ProposalError, state: &mut State) {
    state.refuse(sentences::refusal(&error));
}

/// Tells an event that has happened in the session.
fn tell_event(event: &LogEvent, state: &mut State) {
    match event {
        LogEvent::Move(_) => state.tell_played(),
        LogEvent::Resign(_) => state.say(Reply::only(After::Turn)),
        LogEvent::Timeout(color) | LogEvent::Absence(color) => state.tell(Event::TimedOut(*color)),
        LogEvent::Agreed(Request::Game(_)) => {
            leave_replaced_game(state);
            state.tell(Event::Began);
        }
        LogEvent::Agreed(Request::Undo { .. }) => {
            state.viewed.leave();
        }
        LogEvent::Agreed(Request::Pause) => {
            let said = m::common::both(state.times_left(), m::clock::paused());
            state.say(Reply::new(Tone::Seen, vec![said]));
        }
        LogEvent::Agreed(Request::Resume) => {
            let said = Reply::new(Tone::Seen, vec![m::clock::resumed()]);
            state.say(said.then(After::Turn));
        }
        LogEvent::Agreed(Request::Hints) => {
            state.say(Reply::new(Tone::Quiet, vec![m::link::hints_allowed()]));
        }
    }
}

/// Leaves what is looked at in a game that another one has replaced.
fn leave_replaced_game(state: &mut State) {
    state.viewed.leave();
    state.told_mut().change_game();
}
