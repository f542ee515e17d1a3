//! The game with another machine in the notice under the board.

use super::words;
use crate::app::event::ConnectionEvent;
use crate::screen::said::Said;
use crate::screen::view::View;
use othello_peer::PeerEvent;

/// Returns the notice about an event on the link.
pub fn about(event: &PeerEvent, view: &View<'_>) -> Said {
    let text = || words::link_event(event, view.app());
    match event {
        PeerEvent::Joined
        | PeerEvent::Requested(_)
        | PeerEvent::HintsAllowed
        | PeerEvent::Claimed(_)
        | PeerEvent::Recovered(_)
        | PeerEvent::SeatFreed
        | PeerEvent::Watched(_) => Said::quiet(text()),
        PeerEvent::Lost => Said::Nothing,
        PeerEvent::Declined(_)
        | PeerEvent::Refused(_)
        | PeerEvent::Rejected(_)
        | PeerEvent::Contested(_)
        | PeerEvent::Disputed(_)
        | PeerEvent::Diverged(_)
        | PeerEvent::Parted(_)
        | PeerEvent::Broken(_)
        | PeerEvent::SeatTaken
        | PeerEvent::SeatContested => Said::warning(text()),
    }
}

/// Returns the notice about an event of the connection.
pub fn about_connection(event: &ConnectionEvent, view: &View<'_>) -> Said {
    let text = || words::connection_event(event, view.app());
    match event {
        ConnectionEvent::Recorded
        | ConnectionEvent::Withdrawn
        | ConnectionEvent::Knocked
        | ConnectionEvent::SentAway => Said::quiet(text()),
        // The window of the connection shows it.
        ConnectionEvent::Invited | ConnectionEvent::WatchInvited | ConnectionEvent::Troubled => {
            Said::Same
        }
        ConnectionEvent::Unrecorded(_) => Said::warning(text()),
    }
}
