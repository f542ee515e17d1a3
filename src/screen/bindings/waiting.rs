//! The rows of the table for the windows of a game that waits: the connection, and a pause.

use ratatui::crossterm::event::KeyCode;

use super::shared::QUIT;
use crate::controller::{Action, CopyFormat, Link, LinkAction};
use crate::screen::binding::{Binding, Hint, always, char, key};
use crate::screen::input_mode::InputMode;
use crate::screen::message::Message;
use crate::screen::view::View;
use othello_peer::AbsenceClaim;

fn is_inviting(view: &View<'_>) -> bool {
    view.controller().link().is_some_and(Link::is_inviting)
}

fn can_claim(view: &View<'_>) -> bool {
    view.controller().claim() == AbsenceClaim::Now
}

/// The rows.
pub(super) const WAITING: &[Binding] = &[
    Binding {
        mode: InputMode::Link,
        label: "y, Y",
        help: "copy the line that joins the game, the one that watches it",
        hint: Some(Hint::new("y copy", 3, is_inviting)),
        keys: &[
            (char('y'), Message::Act(Action::Copy(CopyFormat::Invitation))),
            (char('Y'), Message::Act(Action::Copy(CopyFormat::WatchInvitation))),
        ],
    },
    Binding {
        mode: InputMode::Link,
        label: "c",
        help: "take the win when the other player has been away for a minute",
        hint: Some(Hint::new("c take the win", 4, can_claim)),
        keys: &[(char('c'), Message::Act(Action::Link(LinkAction::Claim)))],
    },
    Binding {
        mode: InputMode::Link,
        label: "Esc, Enter, L",
        help: "close",
        hint: Some(Hint::new("Esc close", 2, always)),
        keys: &[
            (key(KeyCode::Esc), Message::Close),
            (key(KeyCode::Enter), Message::Close),
            (char('L'), Message::Close),
        ],
    },
    Binding {
        mode: InputMode::Link,
        label: "q",
        help: "quit; the game is saved",
        hint: Some(Hint::new("q quit", 1, always)),
        keys: QUIT,
    },
    Binding {
        mode: InputMode::Pause,
        label: "any of p, Enter, Space, Esc",
        help: "resume",
        hint: Some(Hint::new("p resume", 2, always)),
        keys: &[
            (char('p'), Message::Act(Action::Resume)),
            (key(KeyCode::Enter), Message::Act(Action::Resume)),
            (char(' '), Message::Act(Action::Resume)),
            (key(KeyCode::Esc), Message::Act(Action::Resume)),
        ],
    },
    Binding {
        mode: InputMode::Pause,
        label: "q",
        help: "quit",
        hint: Some(Hint::new("q quit", 1, always)),
        keys: QUIT,
    },
];
