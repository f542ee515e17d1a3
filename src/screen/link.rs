//! Reactions of the screen to what happens on the link to another machine.

use super::model::{Dialog, Model};
use crate::controller::LinkEvent;
use crate::narration;

impl Model {
    /// Tells what has happened on the link to another machine.
    pub(super) fn follow_link(&mut self, event: &LinkEvent) {
        let text = narration::link::link_event(event, &self.controller);
        match event {
            LinkEvent::Joined => {
                self.dialog.take_if(|dialog| matches!(dialog, Dialog::Link));
                self.say(text);
            }
            LinkEvent::Requested(_)
            | LinkEvent::HintsAllowed
            | LinkEvent::Watched(_)
            | LinkEvent::Claimed => self.say(text),
            // The window of the connection shows it.
            LinkEvent::Invited => {}
            LinkEvent::Lost => self.notice = None,
            LinkEvent::Declined(_)
            | LinkEvent::Refused(_)
            | LinkEvent::Rejected(_)
            | LinkEvent::Diverged
            | LinkEvent::Parted(_)
            | LinkEvent::Broken(_)
            | LinkEvent::Unrecorded(_) => self.warn(text),
        }
    }
}
