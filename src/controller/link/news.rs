//! The news of a link as events.

use crate::controller::{ClockState, Controller, Event, LinkEvent, Question};
use crate::store::StoreRequest;
use othello_core::board::ByColor;
use othello_notation::PlayerName;
use othello_peer::{self, Applied, News};

impl Controller {
    pub(super) fn hear(&mut self, news: News) {
        let event = match news {
            News::Happened { event, applied } => return self.happened(&event, applied),
            // It becomes a question as soon as no other one is open.
            News::Asked(_) => return,
            News::Joined => LinkEvent::Joined,
            News::Lost => LinkEvent::Lost,
            News::Restarted => return self.leave_replaced_game(),
            News::Declined(request) => LinkEvent::Declined(request),
            News::Refused(why) => LinkEvent::Refused(why),
            News::Rejected(why) => LinkEvent::Rejected(why),
            News::Diverged(record) => {
                self.request(StoreRequest::Keep(record));
                LinkEvent::Diverged
            }
            News::Parted(why) => LinkEvent::Parted(why),
            News::Broken(fault) => LinkEvent::Broken(fault),
        };
        self.event(Event::Link(event));
    }

    /// Tells an event that has happened in the session.
    fn happened(&mut self, event: &othello_peer::Event, applied: Applied) {
        if let Some(record) = applied.replaced {
            self.request(StoreRequest::Keep(record));
        }
        match event {
            othello_peer::Event::Game(_) => {
                self.leave_replaced_game();
                self.event(Event::NewGame);
            }
            othello_peer::Event::Move { .. } => self.played(),
            othello_peer::Event::Undo { .. } => {
                self.viewed.leave();
                applied.undone.into_iter().for_each(|undone| self.event(Event::Undone(undone)));
            }
            othello_peer::Event::Resign { color, .. } => self.event(Event::Resigned(*color)),
            othello_peer::Event::TimeOut(color) | othello_peer::Event::Absence(color) => {
                self.event(Event::TimedOut(*color));
            }
            othello_peer::Event::Pause { .. } => self.event(Event::Paused),
            othello_peer::Event::Resume => self.event(Event::Resumed),
            othello_peer::Event::Hints => self.event(Event::Link(LinkEvent::HintsAllowed)),
        }
        if self.session.to_move().is_none() && self.link_has_begun() {
            self.request(StoreRequest::Keep(Box::new(self.session.record())));
        }
    }

    /// Leaves what is looked at in a game that another one has replaced.
    fn leave_replaced_game(&mut self) {
        self.viewed.leave();
        self.forget_review();
        self.forget_exercise();
        self.evaluations.scope = None;
        self.computers.is_new_turn = true;
    }

    fn link_has_begun(&self) -> bool {
        !self.session.game().plies().is_empty()
    }

    /// Has the clock and the open question follow the state of the link.
    pub(in crate::controller) fn follow_peer(&mut self) {
        let Some(link) = &self.link else { return };
        self.clock_state =
            if link.peer.is_paused() { ClockState::Paused } else { ClockState::Running };
        let request = link.peer.request();
        let is_void = |question: &mut Question| match question {
            Question::Remote(asked) => request != Some(&*asked),
            Question::Resign { .. } => self.session.to_move().is_none(),
            Question::Undo { .. }
            | Question::Branch { .. }
            | Question::NewGame(_)
            | Question::NewMatch(_)
            | Question::Load(_)
            | Question::EngineFailed { .. }
            | Question::Evaluate(_)
            | Question::Review
            | Question::Delete { .. } => false,
        };
        self.question.take_if(is_void);
        if self.question.is_none()
            && let Some(request) = link.peer.request()
        {
            self.question = Some(Question::Remote(request.clone()));
            self.event(Event::Asked);
        }
    }

    /// The names of the next game with the players on those colours.
    pub(super) fn names_of_link(&self, is_swapped: bool) -> ByColor<Option<PlayerName>> {
        let names = self.session.names();
        ByColor::from_fn(|color| {
            let before = if is_swapped { !color } else { color };
            names[before].clone()
        })
    }
}
