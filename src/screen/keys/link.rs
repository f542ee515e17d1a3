//! The keys of the connection to another machine.

use super::key::{Key, char};
use super::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use super::shared::{CLOSE, CLOSE_WITH_ENTER, QUIT};
use crate::features::link::linked::{Link, LinkAction};
use crate::game::action::{Action, CopyFormat};
use crate::screen::input_mode::InputMode;
use crate::screen::message::Message;
use crate::screen::view::View;
use othello_peer::{AbsenceClaim, Presence};

/// Opens the window, and closes it.
const KEY: Key = char('L');

fn is_disconnected(view: &View<'_>) -> bool {
    let link = view.controller().linked().link();
    link.is_some_and(|link| !matches!(link.presence(), Presence::Here(_)))
}

fn is_inviting(view: &View<'_>) -> bool {
    view.controller().linked().link().is_some_and(Link::is_inviting)
}

fn can_claim(view: &View<'_>) -> bool {
    view.controller().linked().claim(view.controller().state()) == AbsenceClaim::Now
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[KeyRow {
            keys: &[Binding::new(KEY, &Message::Connection)
                .hint(Hint::new("connection", 12).when(is_disconnected))],
            help: "connection to another machine: who is there, the ticket, what to do when it is lost",
            available: always,
        }],
    },
    KeysOfMode {
        mode: InputMode::Link,
        rows: &[
            KeyRow {
                keys: &[
                    Binding::new(char('y'), &Message::Act(Action::Copy(CopyFormat::Invitation)))
                        .hint(Hint::new("copy", 3)),
                    Binding::new(
                        char('Y'),
                        &Message::Act(Action::Copy(CopyFormat::WatchInvitation)),
                    ),
                ],
                help: "copy the line that joins the game, the one that watches it",
                available: is_inviting,
            },
            KeyRow {
                keys: &[Binding::new(char('c'), &Message::Act(Action::Link(LinkAction::Claim)))
                    .hint(Hint::new("take the win", 4))],
                help: "take the win when the other player has been away for a minute",
                available: can_claim,
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
