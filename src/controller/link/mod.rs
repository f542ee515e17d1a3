//! Games over a link to another machine: what a player does is proposed to the other side, and what
//! both sides know happens here.

mod news;
mod play;
pub mod state;

use state::{Link, LinkAction, LinkEffect, Reach};

use std::time::Duration;

use super::{Controller, Effect, Event, LinkEvent, Output};
use othello_core::square::Square;
use othello_peer::{self, Claim, Presence, Request};

impl Controller {
    /// The same controller, whose game is played over a link.
    #[must_use]
    pub fn with_link(mut self, link: Link) -> Self {
        self.link = Some(Box::new(link));
        self.follow_peer();
        self
    }

    /// The link to another machine, if the game has one.
    pub fn link(&self) -> Option<&Link> {
        self.link.as_deref()
    }

    /// Returns the right to take the win because the other player is away.
    pub fn claim(&self) -> Claim {
        let claim = |link: &Link| link.peer.may_claim(&self.session);
        self.link().map_or(Claim::None, claim)
    }

    /// Returns the square of the own move that is on its way to the host, in the position shown.
    pub fn move_on_its_way(&self) -> Option<Square> {
        self.link().filter(|_| !self.is_browsing())?.peer.proposed_move()
    }

    /// Takes over what nobody sees of the link of another state, so that comparing the two leaves
    /// it out.
    pub fn overlook_lag(&mut self, other: &Self) {
        if let (Some(link), Some(other)) = (&mut self.link, &other.link) {
            link.peer.overlook_lag(&other.peer);
        }
    }

    /// Takes in what comes from the other machine or from the way there.
    pub(super) fn linked(&mut self, action: LinkAction) {
        let Some(link) = &mut self.link else { return };
        let outputs = match action {
            LinkAction::Connected => {
                link.trouble = None;
                self.outputs.push(Output::Effect(Effect::Link(LinkEffect::Use)));
                link.peer.connected(&mut self.session)
            }
            LinkAction::Admitted(name) => {
                link.trouble = None;
                self.outputs.push(Output::Effect(Effect::Link(LinkEffect::Use)));
                link.peer.admitted(&mut self.session, name)
            }
            LinkAction::Received(text) => link.peer.received(&mut self.session, &text),
            LinkAction::Lost(why) => {
                link.trouble = why.or(link.trouble.take());
                link.peer.disconnected()
            }
            LinkAction::Noted(text) => {
                link.trouble = Some(text);
                return;
            }
            LinkAction::Invited(join) => return self.invite(join),
            LinkAction::Watched(watchers) => {
                link.watchers = watchers;
                return self.event(Event::Link(LinkEvent::Watched(watchers)));
            }
            LinkAction::Unrecorded(why) => {
                return self.event(Event::Link(LinkEvent::Unrecorded(why)));
            }
            LinkAction::Claim => return self.claim_win(),
        };
        self.pass_on(outputs);
    }

    /// Takes over a line that joins the game from further away than the one before.
    fn invite(&mut self, join: String) {
        let Some(link) = &mut self.link else { return };
        let before = link.invitation.join.replace(join);
        link.invitation.reach = Reach::Far;
        if link.invitation.join != before && link.presence() == Presence::Expected {
            self.event(Event::Link(LinkEvent::Invited));
            self.copy_invitation();
        }
    }

    /// Puts the line that joins the game on the clipboard while a guest is waited for.
    pub(super) fn copy_invitation(&mut self) {
        let waiting = self.link.as_ref().filter(|link| link.presence() == Presence::Expected);
        if let Some(join) = waiting.and_then(|link| link.invitation.join.clone()) {
            self.effect(Effect::Copy(join));
        }
    }

    /// Lets time pass for the link.
    pub(super) fn elapse_link(&mut self, time: Duration) {
        if let Some(link) = &mut self.link {
            let outputs = link.peer.elapse(&mut self.session, time);
            self.pass_on(outputs);
        }
    }

    /// Says farewell to the other side.
    pub(super) fn leave_link(&mut self) {
        if let Some(link) = &mut self.link {
            let outputs = link.peer.leave("the player has left; the game can be resumed");
            self.pass_on(outputs);
        }
    }

    fn pass_on(&mut self, outputs: Vec<othello_peer::Output>) {
        for output in outputs {
            let effect = match output {
                othello_peer::Output::Send(line) => LinkEffect::Send(line),
                othello_peer::Output::Record(line) => LinkEffect::Record(line),
                othello_peer::Output::Close => LinkEffect::Close,
                othello_peer::Output::SeatTaken => LinkEffect::TakeSeat,
                othello_peer::Output::News(news) => {
                    self.hear(news);
                    continue;
                }
            };
            self.outputs.push(Output::Effect(Effect::Link(effect)));
        }
    }

    /// Returns the wish of the other player that waits for an answer.
    pub fn remote_request(&self) -> Option<&Request> {
        self.link()?.peer.request()
    }
}
