//! The game with another machine in the notice under the board.

use super::words;
use crate::game::event::ConnectionEvent;
use crate::screen::said::Said;
use crate::screen::view::View;
use othello_peer::PeerEvent;

/// Returns the notice about an event on the link.
pub fn about(event: &PeerEvent, view: &View<'_>) -> Said {
    let text = || words::link_event(event, view.controller());
    match event {
        PeerEvent::Joined
        | PeerEvent::Requested(_)
        | PeerEvent::HintsAllowed
        | PeerEvent::Claimed => Said::quiet(text()),
        PeerEvent::Lost => Said::Nothing,
        PeerEvent::Declined(_)
        | PeerEvent::Refused(_)
        | PeerEvent::Rejected(_)
        | PeerEvent::Diverged(_)
        | PeerEvent::Parted(_)
        | PeerEvent::Broken(_) => Said::warning(text()),
    }
}

/// Returns the notice about an event of the connection.
pub fn about_connection(event: &ConnectionEvent, view: &View<'_>) -> Said {
    let text = || words::connection_event(event, view.controller());
    match event {
        ConnectionEvent::Watched(_) => Said::quiet(text()),
        // The window of the connection shows it.
        ConnectionEvent::Invited => Said::Same,
        ConnectionEvent::Unrecorded(_) => Said::warning(text()),
    }
}
