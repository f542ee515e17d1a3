//! The commands of a game with another machine.

use super::words as link;
use crate::app::App;
use crate::app::action::Action;
use crate::features::link::linked::{Link, LinkAction};
use crate::line::command::Command;
use crate::line::error::LineError;
use crate::line::request::Request;
use othello_peer::Role;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new(
        "connection",
        "says who is connected from another machine, and how others join.",
        |_, app| Request::Say(connection(app)),
    ),
    Command::new(
        "claim",
        "claims the win when the other player was away for longer than the clock allows.",
        |_, _| Request::Act(Action::Link(LinkAction::Claim)),
    ),
    Command::new("withdraw", "takes back what you asked the other player for.", |_, _| {
        Request::Act(Action::Link(LinkAction::Withdraw))
    }),
    Command::new("knock", "asks the host for the seat, if it was yours.", |_, _| {
        Request::Act(Action::Link(LinkAction::Knock))
    }),
    Command::new("seat", "frees the seat of a guest who has been away for a minute.", |_, _| {
        Request::Act(Action::Link(LinkAction::FreeSeat))
    }),
    Command::new("away", "sends away the one with that number who watches.", |rest, _| match rest
        .trim()
        .parse::<usize>()
    {
        Ok(number @ 1..) => Request::Act(Action::Link(LinkAction::SendAway(number - 1))),
        Ok(_) | Err(_) => Request::Refuse(LineError::new("expected a number: away 1")),
    })
    .with_argument("away 1"),
    Command::new("ticket", "makes another ticket for watching; the old one is void.", |_, _| {
        Request::Act(Action::Link(LinkAction::RenewWatchTicket))
    }),
];

/// Returns the state of the connection, and the lines that invite others.
pub fn connection(app: &App) -> String {
    let Some(link) = app.linked().link() else { return link::NO_LINK.into() };
    let mut said = Vec::new();
    if let Some(state) = link::connection(app) {
        said.extend(state.into_iter().next());
    } else {
        let partner = link::partner(app).unwrap_or_default();
        let other = link::other_player(link);
        said.push(link::connected(&other, Some(&partner)));
    }
    said.extend(link::watchers(link));
    said.extend(link::fingerprint(link));
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
    let other = link::other_ticket(invitation).map(Into::into);
    let listening = link::listening(invitation);
    join.chain(other).chain(reach).chain(watch).chain(listening).collect()
}
