//! The keys of the connection to another machine.

use super::commands::{COPY_INVITATION, COPY_WATCH_INVITATION};
use crate::app::action::Action;
use crate::features::link::linked::{Link, LinkAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::{Key, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CLOSE_WITH_ENTER, QUIT};
use crate::screen::message::Message;
use crate::screen::view::View;
use othello_peer::{AbsenceClaim, Presence, Role};

/// Opens the window, and closes it.
const KEY: Key = char('L');

/// Returns `true` for one who has little else to do: nobody is connected, or this side watches.
fn is_idle(view: &View<'_>) -> bool {
    let link = view.app().linked().link();
    link.is_some_and(|link| {
        !matches!(link.presence(), Presence::Here(_)) || link.peer().role() == Role::Watcher
    })
}

fn is_inviting(view: &View<'_>) -> bool {
    view.app().linked().link().is_some_and(Link::is_inviting)
}

fn can_claim(view: &View<'_>) -> bool {
    view.app().linked().claim(view.app().state()) == AbsenceClaim::Now
}

fn can_free_seat(view: &View<'_>) -> bool {
    view.app().linked().link().is_some_and(Link::can_free_seat)
}

fn can_knock(view: &View<'_>) -> bool {
    view.app().linked().link().is_some_and(Link::can_knock)
}

fn is_unsettled(view: &View<'_>) -> bool {
    let link = view.app().linked().link();
    link.is_some_and(|link| link.peer().unsettled().is_some())
}

fn has_watchers(view: &View<'_>) -> bool {
    let link = view.app().linked().link();
    link.is_some_and(|link| !link.peer().watchers().is_empty())
}

fn can_invite_watchers(view: &View<'_>) -> bool {
    let link = view.app().linked().link();
    link.is_some_and(|link| link.invitation().watch.is_some())
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[KeyRow {
            keys: &[Binding::new(KEY, &Message::Connection)
                .hint(Hint::new("connection", 12).when(is_idle))],
            help: "connection to another machine: who is there, the ticket, what to do when it is lost",
            available: always,
        }],
    },
    KeysOfMode {
        mode: InputMode::Link,
        rows: &[
            KeyRow {
                keys: &[
                    Binding::new(char('y'), &Message::Call(&COPY_INVITATION))
                        .hint(Hint::new("copy", 3)),
                    Binding::new(char('Y'), &Message::Call(&COPY_WATCH_INVITATION)),
                ],
                help: "copy the line that joins the game, the one that watches it",
                available: is_inviting,
            },
            KeyRow {
                keys: &[Binding::new(char('c'), &Message::Act(Action::Link(LinkAction::Claim)))
                    .hint(Hint::new("claim the win", 4))],
                help: "claim the win when the other player was away for longer than the clock allows",
                available: can_claim,
            },
            KeyRow {
                keys: &[Binding::new(char('f'), &Message::Act(Action::Link(LinkAction::FreeSeat)))
                    .hint(Hint::new("free the seat", 4))],
                help: "free the seat of a guest who has been away for a minute",
                available: can_free_seat,
            },
            KeyRow {
                keys: &[Binding::new(char('k'), &Message::Act(Action::Link(LinkAction::Knock)))
                    .hint(Hint::new("ask for the seat", 4))],
                help: "ask the host for the seat, if it was yours",
                available: can_knock,
            },
            KeyRow {
                keys: &[Binding::new(char('g'), &Message::Act(Action::Link(LinkAction::GoOn)))
                    .hint(Hint::new("go on", 4))],
                help: "offer to go on with a game that a claim has left unfinished",
                available: is_unsettled,
            },
            KeyRow {
                keys: &[
                    Binding::new(char('1'), &Message::Act(Action::Link(LinkAction::SendAway(0)))),
                    Binding::new(char('2'), &Message::Act(Action::Link(LinkAction::SendAway(1)))),
                    Binding::new(char('3'), &Message::Act(Action::Link(LinkAction::SendAway(2)))),
                    Binding::new(char('4'), &Message::Act(Action::Link(LinkAction::SendAway(3)))),
                    Binding::new(char('5'), &Message::Act(Action::Link(LinkAction::SendAway(4)))),
                    Binding::new(char('6'), &Message::Act(Action::Link(LinkAction::SendAway(5)))),
                    Binding::new(char('7'), &Message::Act(Action::Link(LinkAction::SendAway(6)))),
                    Binding::new(char('8'), &Message::Act(Action::Link(LinkAction::SendAway(7)))),
                ],
                help: "send away the one with that number who watches",
                available: has_watchers,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('w'),
                    &Message::Act(Action::Link(LinkAction::RenewWatchTicket)),
                )],
                help: "make another ticket for watching; the old one is void",
                available: can_invite_watchers,
            },
            KeyRow {
                keys: &[
                    CLOSE.hint(Hint::new("close", 2)),
                    CLOSE_WITH_ENTER,
                    Binding::new(KEY, &Message::Close),
                ],
                help: "close",
                available: always,
            },
            KeyRow {
                keys: &[QUIT.hint(Hint::new("quit", 1))],
                help: "quit; the game is saved",
                available: always,
            },
        ],
    },
];
