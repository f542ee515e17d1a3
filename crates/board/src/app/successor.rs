//! The successor of the program, with which it goes on once it has ended here.

use othello_core::board::Color;
use othello_core::rules::Axis;
use othello_peer::Ticket;
use othello_session::{OpeningChoice, Player, Setup};

/// The successor of the program, in place of the game here, which is saved.
#[derive(Clone, Debug, PartialEq)]
pub enum Successor {
    /// The games of this machine.
    Board,
    /// The game that was hosted last and is not over, or else a new one, for somebody with this program.
    Host,
    /// The same for somebody with nothing but a browser; or the game that is hosted here, by these words behind
    /// `othello host`.
    HostWithPage(Vec<String>),
    /// The same for somebody far away; the words say through what.
    HostWithTunnel(Vec<String>),
    /// A new game on these terms, with a page, in which somebody plays from another machine.
    HostNew(Box<Setup>),
    /// The game of that ticket, or the one that was joined last.
    Join(Option<Box<Ticket>>),
}

impl Successor {
    /// Returns the ticket of the game that it goes on with, if there is one.
    pub fn ticket(&self) -> Option<String> {
        match self {
            Self::HostWithPage(words) | Self::HostWithTunnel(words) => {
                words.first().filter(|word| !word.starts_with('-')).cloned()
            }
            Self::Join(ticket) => ticket.as_ref().map(ToString::to_string),
            Self::Board | Self::Host | Self::HostNew(_) => None,
        }
    }

    /// Returns the arguments of the program that goes on so, with a hyphen in place of the ticket.
    pub fn arguments(&self) -> Vec<String> {
        let words = |words: &[&str]| words.iter().map(|word| String::from(*word)).collect();
        match self {
            Self::Board => Vec::new(),
            Self::Host => words(&["host"]),
            Self::HostWithPage(again) => {
                let is_asked = again.iter().any(|word| is_page(word));
                hosts(again, (!is_asked).then(|| "--web".into()))
            }
            Self::HostWithTunnel(words) => hosts(words, None),
            Self::HostNew(setup) => ["host".into()].into_iter().chain(terms(setup)).collect(),
            Self::Join(None) => words(&["join"]),
            Self::Join(Some(_)) => words(&["join", TICKET]),
        }
    }
}

fn hosts(words: &[String], more: Option<String>) -> Vec<String> {
    let word = |word: &String| if word.starts_with('-') { word.clone() } else { TICKET.into() };
    ["host".into()].into_iter().chain(words.iter().map(word)).chain(more).collect()
}

/// Returns `true` for the option that adds a page.
pub fn is_page(word: &str) -> bool {
    word.split('=').next() == Some("--web")
}

const TICKET: &str = "-";

/// Returns the flags of a new game on these terms. Whoever is sent the link plays, with this program or with nothing
/// but a browser.
fn terms(setup: &Setup) -> Vec<String> {
    let is_here = |color: &Color| setup.players[*color] != Player::Remote;
    let host = Color::BOTH.into_iter().find(is_here).unwrap_or(Color::Black);
    let (preset, _) = setup.rules.nearest_preset();
    let mut flags = vec!["--new".into(), "--web".into(), format!("--play={}", host.name())];
    flags.push(format!("--rules={}", preset.name()));
    for axis in Axis::ALL {
        let value = setup.rules.value(*axis);
        if let Some(value) = value.filter(|_| preset.rules().value(*axis) != value) {
            flags.push(format!("--{}={}", axis.flag(), value.name()));
        }
    }
    flags.extend(setup.time_control.map(|control| format!("--clock={control}")));
    if setup.best_of > 1 {
        flags.push(format!("--best-of={}", setup.best_of));
    }
    if setup.opening != OpeningChoice::Free {
        flags.push(format!("--balanced={}", setup.opening));
    }
    flags.extend(setup.names[host].as_ref().map(|name| format!("--name={name}")));
    flags
}
