//! The line mode of a game with another machine.

use std::time::Duration;

use super::LineMode;
use crate::controller::{Action, LinkAction, LinkEffect};
use crate::narration;
use crate::net::LinkWorker;
use othello_peer::Role;

impl LineMode<'_> {
    /// The same line mode, whose game is played over a link.
    #[must_use]
    pub fn with_link(self, link: LinkWorker) -> Self {
        Self { link: Some(link), ..self }
    }

    /// Begins to listen or to connect.
    pub(super) fn begin_link(&mut self, deliver: impl FnMut(LinkAction) + Send + 'static) {
        if let Some(link) = &mut self.link {
            link.begin(deliver);
        }
    }

    /// Ends the link; the other side is told.
    pub(super) fn end_link(&mut self) {
        if let Some(link) = self.link.take() {
            link.finish();
        }
    }

    pub(super) fn perform_link(&self, effect: LinkEffect) {
        if let Some(link) = &self.link {
            link.perform(effect);
        }
    }

    /// Takes in what has come from another machine so long after the last response; returns the
    /// sentences about it.
    pub(super) fn linked(&mut self, action: LinkAction, elapsed: Duration) -> String {
        let late = self.pass_time(elapsed);
        let events = self.dispatch(Action::Link(action));
        let said = vec![late, self.narrate(events).unwrap_or_default()];
        self.unasked(said)
    }

    /// The lines that invite others, or the state of the connection.
    pub(super) fn connection(&self) -> String {
        let Some(link) = self.controller.link() else {
            return narration::link::NO_LINK.into();
        };
        let mut said = Vec::new();
        if let Some(state) = narration::link::connection(&self.controller) {
            said.extend(state.into_iter().next());
        } else {
            let partner = narration::link::partner(&self.controller).unwrap_or_default();
            let other = narration::link::other_player(link);
            said.push(format!("Connected to {other} ({partner})."));
        }
        said.extend(self.invitation());
        said.join("\n")
    }

    /// The lines to send to others.
    pub(super) fn invitation(&self) -> Vec<String> {
        let Some(link) = self.controller.link() else { return Vec::new() };
        let invitation = link.invitation();
        let join = invitation.join.iter().map(|line| format!("To play, your friend types: {line}"));
        let watch = invitation.watch.iter().map(|line| format!("To watch: {line}"));
        let reach = narration::link::reach(invitation.reach);
        let reach = (!reach.is_empty()).then(|| reach.into());
        let lines = join.chain(reach).chain(watch).collect();
        if link.peer().role() == Role::Host { lines } else { Vec::new() }
    }
}
