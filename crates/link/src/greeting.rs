//! The greeting of those who connect to a host: who they are, and whether they may play or watch.

use super::line::{Line, SeatClaim};
use super::log_hash::GameId;
use super::secret::Secret;
use othello_notation::PlayerName;

/// The introduction of a host to those who connect, and the secret of the guest's seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostGreeting {
    /// The game.
    pub id: GameId,
    /// The name of the host.
    pub name: Option<PlayerName>,
    /// The secret by which the guest proves that the seat is theirs.
    pub seat: Secret,
}

/// The state of the guest's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatState {
    /// Nobody has taken it.
    Free,
    /// It belongs to a guest, who may be away.
    Taken,
}

/// The part in which somebody is let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Admission {
    /// As the guest, with this name.
    Player(Option<PlayerName>),
    /// As a watcher.
    Watcher,
}

/// The answer of a [`Reception`] to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GreetingStep {
    /// Wait for the next line.
    Wait,
    /// Let them in; the next line is for the game.
    Admit(Admission),
    /// Turn them away, for this reason.
    Refuse(&'static str),
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
        let HostGreeting { id, name, .. } = &self.greeting;
        [Line::greeting(), Line::Host { id: *id, name: name.clone() }]
    }

    /// Handles a line, while the seat is in this state.
    pub fn receive(&mut self, line: &str, seat: SeatState) -> GreetingStep {
        match line.parse() {
            Ok(Line::Greeting { version: 1.., .. }) if !self.is_greeted => {
                self.is_greeted = true;
                GreetingStep::Wait
            }
            Ok(Line::Greeting { .. }) => GreetingStep::Refuse("expected version 1 of the protocol"),
            Ok(Line::Hello { seat: claim, name }) if self.is_greeted => match (claim, seat) {
                (SeatClaim::Watch, _) => GreetingStep::Admit(Admission::Watcher),
                (SeatClaim::New, SeatState::Free) => GreetingStep::Admit(Admission::Player(name)),
                (SeatClaim::Kept(secret), _) if secret == self.greeting.seat => {
                    GreetingStep::Admit(Admission::Player(name))
                }
                (SeatClaim::New | SeatClaim::Kept(_), SeatState::Taken) => GreetingStep::Refuse(
                    "the seat is taken by another guest; to watch the game, join with --watch",
                ),
                (SeatClaim::Kept(_), SeatState::Free) => {
                    GreetingStep::Refuse("expected a new guest")
                }
            },
            Ok(_) | Err(_) => {
                GreetingStep::Refuse("expected a program that plays Othello over a link")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Admission, GreetingStep, HostGreeting, Reception, SeatState};
    use crate::secret::Secret;

    fn greeted() -> Reception {
        let secret = Secret::new([9; 16]);
        let greeting = HostGreeting { id: secret.game_id(), name: None, seat: secret };
        let mut reception = Reception::new(greeting);
        assert_eq!(
            reception.receive("othello-link 1 othello/0.1", SeatState::Free),
            GreetingStep::Wait
        );
        reception
    }

    #[test]
    fn the_first_guest_takes_the_seat_and_keeps_it_by_the_secret() {
        let secret = Secret::new([9; 16]);
        let player = |name: &str| GreetingStep::Admit(Admission::Player(name.parse().ok()));
        let hello = |claim: &str, seat| greeted().receive(&format!("hello {claim}"), seat);
        assert_eq!(hello("new Emile", SeatState::Free), player("Emile"));
        assert!(matches!(hello("new Zoe", SeatState::Taken), GreetingStep::Refuse(_)));
        assert_eq!(hello(&format!("{secret} Emile"), SeatState::Taken), player("Emile"));
        let other = Secret::new([8; 16]);
        assert!(matches!(
            hello(&format!("{other} Zoe"), SeatState::Taken),
            GreetingStep::Refuse(_)
        ));
        assert!(matches!(hello(&format!("{other} Zoe"), SeatState::Free), GreetingStep::Refuse(_)));
        assert_eq!(hello("watch Zoe", SeatState::Taken), GreetingStep::Admit(Admission::Watcher));
    }

    #[test]
    fn other_programs_and_versions_are_refused() {
        for first in ["GET / HTTP/1.1", "", "othello-link 0 old", "hello new Emile", "\u{0}\u{ff}"]
        {
            let secret = Secret::new([9; 16]);
            let greeting = HostGreeting { id: secret.game_id(), name: None, seat: secret };
            let step = Reception::new(greeting).receive(first, SeatState::Free);
            assert!(matches!(step, GreetingStep::Refuse(_)), "{first:?}");
        }
        let newer = "othello-link 2 othello/9.0 and more";
        let secret = Secret::new([9; 16]);
        let greeting = HostGreeting { id: secret.game_id(), name: None, seat: secret };
        assert_eq!(Reception::new(greeting).receive(newer, SeatState::Free), GreetingStep::Wait);
        assert!(matches!(
            greeted().receive("othello-link 1 x", SeatState::Free),
            GreetingStep::Refuse(_)
        ));
        assert!(matches!(greeted().receive("have 0 0", SeatState::Free), GreetingStep::Refuse(_)));
    }
}
