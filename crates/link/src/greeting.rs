//! The greeting of those who connect to a host: which program they use, and what they come for.

use super::line::{Hello, Line, VERSION};
use super::log_hash::GameId;
use othello_notation::PlayerName;

/// The introduction of a host to those who connect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostGreeting {
    /// The game.
    pub id: GameId,
    /// The name of the host.
    pub name: Option<PlayerName>,
}

/// The answer of a [`Reception`] to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GreetingStep {
    /// Wait for the next line.
    Wait,
    /// Hand them to the [`Peer`](crate::Peer), which decides what becomes of them.
    Greeted(Hello),
    /// Turn them away, for this reason.
    Refuse(String),
}

/// The greeting of somebody who connects to a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reception {
    greeting: HostGreeting,
    /// `true` once the other program has introduced itself.
    is_greeted: bool,
}

impl Reception {
    /// Creates the reception of one connection.
    pub const fn new(greeting: HostGreeting) -> Self {
        Self { greeting, is_greeted: false }
    }

    /// Returns the lines that the host sends first.
    pub fn lines(&self) -> [Line; 2] {
        let HostGreeting { id, name } = &self.greeting;
        [Line::greeting(), Line::Host { id: *id, name: name.clone() }]
    }

    /// Handles a line.
    pub fn receive(&mut self, line: &str) -> GreetingStep {
        match line.parse() {
            Ok(Line::Greeting { version: VERSION.., .. }) if !self.is_greeted => {
                self.is_greeted = true;
                GreetingStep::Wait
            }
            Ok(Line::Greeting { .. }) if !self.is_greeted => GreetingStep::Refuse(too_old()),
            Ok(Line::Hello(hello)) if self.is_greeted => GreetingStep::Greeted(hello),
            Ok(_) | Err(_) => {
                GreetingStep::Refuse("expected a program that plays Othello over a link".into())
            }
        }
    }
}

/// Returns the farewell to a program that speaks an earlier version of the protocol.
pub fn too_old() -> String {
    format!("this host speaks version {VERSION}: {} or a later one is needed", program())
}

/// Returns the name and the version of this program.
pub(super) const fn program() -> &'static str {
    concat!("othello ", env!("CARGO_PKG_VERSION"))
}

#[cfg(test)]
mod tests {
    use super::{GreetingStep, Hello, HostGreeting, Reception};
    use crate::line::SeatClaim;
    use crate::secret::Secret;

    fn reception() -> Reception {
        Reception::new(HostGreeting { id: Secret::new([9; 16]).game_id(), name: None })
    }

    #[test]
    fn who_greets_and_says_hello_is_handed_on() {
        let mut reception = reception();
        assert_eq!(reception.receive("othello-link 3 othello/9.0 and more"), GreetingStep::Wait);
        let hello = Hello { seat: SeatClaim::New, name: "Emile".parse().ok() };
        assert_eq!(reception.receive("hello new Emile"), GreetingStep::Greeted(hello));
    }

    #[test]
    fn other_programs_are_refused_and_version_1_is_told_what_it_needs() {
        for first in ["GET / HTTP/1.1", "", "hello new Emile", "\u{0}\u{ff}"] {
            assert!(matches!(reception().receive(first), GreetingStep::Refuse(_)), "{first:?}");
        }
        for version in ["0", "1"] {
            let GreetingStep::Refuse(why) =
                reception().receive(&format!("othello-link {version} x"))
            else {
                panic!("version {version} was let in");
            };
            assert!(why.starts_with("this host speaks version 2: othello "), "{why}");
        }
        let mut twice = reception();
        twice.receive("othello-link 2 x");
        assert!(matches!(twice.receive("othello-link 2 x"), GreetingStep::Refuse(_)));
    }
}
