//! The actions of a player in a game over a link.

use crate::controller::link::state::Link;
use crate::controller::{Action, Answer, Controller, EvaluationScope, Event, LinkEvent, Refusal};
use othello_core::board::{ByColor, Color};
use othello_core::game::Ply;
use othello_core::square::Square;
use othello_peer::{Output, Peer, ProposalError, Request, Terms};
use othello_session::{Session, Setup};

impl Controller {
    /// Does what a player wants in a game over a link, or returns the action if it is no other one
    /// than in other games.
    pub(in crate::controller) fn act_over_link(&mut self, action: Action) -> Option<Action> {
        if self.link.is_none() || self.is_solving() {
            return Some(action);
        }
        match action {
            Action::Play(_) | Action::Browse(_) | Action::Undo | Action::Rewind
                if self.is_paused() =>
            {
                self.refuse(Refusal::Paused);
            }
            Action::Play(squares) => self.play_over_link(&squares),
            Action::Undo if !self.is_browsing() => match self.plies_to_undo() {
                Some(plies) => self.ask_other(Request::Undo { plies: plies.max(1) }),
                None => self.refuse(Refusal::NothingToUndo),
            },
            Action::Rewind if self.is_browsing() => {
                let plies = self.game().plies().len().saturating_sub(self.viewed_ply()).max(1);
                self.ask_other(Request::Undo { plies });
            }
            Action::Pause if !self.can_pause() => self.refuse(Refusal::NoClock),
            Action::Pause => self.ask_other(Request::Pause),
            Action::Resume if !self.is_paused() => self.refuse(Refusal::NotPaused),
            Action::Resume => self.ask_other(Request::Resume),
            Action::NewGame(setup) | Action::NewMatch(setup) => {
                let terms = self.terms_of(&setup);
                self.ask_other(Request::Game(terms));
            }
            Action::Evaluate(scope) => self.evaluate_over_link(scope),
            Action::Redo if !self.is_browsing() => self.refuse(Refusal::NotOverLink),
            Action::Review | Action::Exercise(_) if self.session.to_move().is_some() => {
                self.refuse(Refusal::NotOverLink);
            }
            Action::NewGameFromViewed(_)
            | Action::Annotate(_)
            | Action::Rename(_)
            | Action::ChangePlayers(_)
            | Action::Step
            | Action::Load(_)
            | Action::OpenGame(_) => self.refuse(Refusal::NotOverLink),
            Action::StartClock => {}
            action => return Some(action),
        }
        None
    }

    /// Plays a square in the current position, or goes on in the game that is viewed.
    fn play_over_link(&mut self, squares: &[Square]) {
        let viewed = self.viewed_ply();
        let later = self.viewed_game().plies().get(viewed..).unwrap_or_default();
        let is_known = |(ply, square): (&Ply, &Square)| ply.square == *square;
        let known = later.iter().zip(squares).take_while(|pair| is_known(*pair)).count();
        match squares {
            squares if known == squares.len() => self.view(viewed + known),
            [_] if self.is_browsing() => self.refuse(Refusal::ViewedOverLink),
            [square] => match self.check(viewed, &[*square], 0) {
                Err(refusal) => self.refuse(refusal),
                Ok(()) => self.propose(|link, session| link.play(session, *square)),
            },
            _ => self.refuse(Refusal::OneMoveOverLink),
        }
    }

    /// Has the own side of the link do something, or tells why it cannot.
    fn propose(
        &mut self,
        propose: impl FnOnce(&mut Peer, &mut Session) -> Result<Vec<Output>, ProposalError>,
    ) {
        let Some(link) = &mut self.link else { return };
        match propose(&mut link.peer, &mut self.session) {
            Ok(outputs) => self.pass_on(outputs),
            Err(error) => self.refuse(Refusal::Link(error)),
        }
    }

    fn ask_other(&mut self, request: Request) {
        let asked = request.clone();
        let logged = |controller: &Self| controller.link.as_ref().map(|link| link.peer.log().len());
        let before = logged(self);
        self.propose(|link, session| link.ask(session, request));
        let is_open =
            self.link.as_ref().is_some_and(|link| link.peer.own_request() == Some(&asked));
        if is_open && logged(self) == before {
            self.event(Event::Link(LinkEvent::Requested(asked)));
        }
    }

    /// Answers what the other player asks for.
    pub(in crate::controller) fn answer_other(&mut self, answer: Answer) {
        let Some(link) = &mut self.link else { return };
        let outputs = match answer {
            Answer::Yes => link.peer.accept(&mut self.session),
            Answer::No => link.peer.decline(),
        };
        self.pass_on(outputs);
        if answer == Answer::No {
            self.event(Event::Cancelled);
        }
    }

    pub(in crate::controller) fn resign_over_link(&mut self) {
        self.viewed.leave();
        self.propose(Peer::resign);
    }

    pub(super) fn claim_win(&mut self) {
        self.propose(Peer::claim);
        if self.session.to_move().is_some() && self.link().is_some_and(is_waiting) {
            self.event(Event::Link(LinkEvent::Claimed));
        }
    }

    /// Shows the engine's values if both have agreed to it or the game is over, and asks otherwise.
    fn evaluate_over_link(&mut self, scope: EvaluationScope) {
        let is_allowed = self.link.as_ref().is_some_and(|link| link.peer.has_hints());
        if !self.can_evaluate() {
            self.refuse(Refusal::EvaluationLocked);
        } else if !is_allowed && self.session.to_move().is_some() {
            self.ask_other(Request::Hints);
        } else if scope == EvaluationScope::ThisPosition
            && self.viewed_position().to_move().is_none()
        {
            self.refuse(Refusal::GameOver);
        } else {
            self.evaluate(scope);
        }
    }

    /// The terms of another game between the two, with the colours that a dialog has chosen or the
    /// usual ones.
    fn terms_of(&self, setup: &Setup) -> Terms {
        let own_before = self.link.as_ref().and_then(|link| link.peer.color());
        let own_before = own_before.unwrap_or(Color::Black);
        let host_before = self.link.as_ref().and_then(|link| link.peer.terms());
        let host_before = host_before.map_or(Color::Black, |terms| terms.host);
        let is_own =
            |color: &Color| setup.players[*color].is_human() && !setup.players[!*color].is_human();
        let own = Color::BOTH.into_iter().find(is_own).unwrap_or(own_before);
        let is_swapped = own != own_before;
        let names: ByColor<_> = self.names_of_link(is_swapped);
        Terms {
            rules: setup.rules,
            time_control: setup.time_control,
            best_of: setup.best_of,
            host: if is_swapped { !host_before } else { host_before },
            names,
            date: self.today,
        }
    }
}

fn is_waiting(link: &Link) -> bool {
    link.peer.is_waiting_for_host()
}
