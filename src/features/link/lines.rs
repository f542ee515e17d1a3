//! The commands of a game with another machine.

use super::words as link;
use crate::features::link::linked::{Link, LinkAction};
use crate::game::action::Action;
use crate::game::controller::Controller;
use crate::line::command::Command;
use crate::line::request::Request;
use othello_peer::Role;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new(
        "connection",
        "says who is connected from another machine, and how others join.",
        |_, controller| Request::Say(connection(controller)),
    ),
    Command::new(
        "claim",
        "takes the win when the other player has been away for a minute.",
        |_, _| Request::Act(Action::Link(LinkAction::Claim)),
    ),
];

/// Returns the state of the connection, and the lines that invite others.
pub fn connection(controller: &Controller) -> String {
    let Some(link) = controller.linked().link() else { return link::NO_LINK.into() };
    let mut said = Vec::new();
    if let Some(state) = link::connection(controller) {
        said.extend(state.into_iter().next());
    } else {
        let partner = link::partner(controller).unwrap_or_default();
        let other = link::other_player(link);
        said.push(format!("Connected to {other} ({partner})."));
    }
    said.extend(invitation(link));
    said.join("\n")
}

/// Returns the lines to send to others.
fn invitation(link: &Link) -> Vec<String> {
    if link.peer().role() != Role::Host {
        return Vec::new();
    }
    let invitation = link.invitation();
    let join = invitation.join.iter().map(|line| format!("To play, your friend types: {line}"));
    let watch = invitation.watch.iter().map(|line| format!("To watch: {line}"));
    let reach = link::reach(invitation.reach);
    let reach = (!reach.is_empty()).then(|| reach.into());
    join.chain(reach).chain(watch).collect()
}
