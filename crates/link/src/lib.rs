//! The protocol of play between two machines: lines of text in, lines of text out.
//!
//! One side hosts the game and the other is its guest. Both keep the same [`Log`] of [`LogEvent`]s and
//! replay it through a [`Session`](othello_session::Session), so neither can break the rules: the host
//! numbers the events, and the guest proposes its own. After a lost connection, or when a program was
//! killed, the logs are compared and the side that has more sends the rest.
//!
//! Nothing here does I/O or reads a clock. A [`Peer`] takes lines, the passing of time and the acts of
//! its player, and returns [`Output`]s: [`PeerEffect`]s for the program to perform, such as lines to
//! send or to keep in a file, and [`PeerEvent`]s to tell the player. Before that, a [`Reception`]
//! greets those who connect to a host.
//!
//! ```
//! use othello_core::Rules;
//! use othello_peer::{HostIdentity, Line, Output, Peer, PeerEffect, Secret, Terms};
//!
//! let [seat, seal] = [Secret::new([1; 16]), Secret::new([2; 16])];
//! let mut host = Peer::host(HostIdentity { seat, seal, name: None }, Terms::new(Rules::OTHELLO));
//! let mut session = host.session();
//! let outputs = host.connected(&mut session);
//! assert!(outputs.contains(&Output::Effect(PeerEffect::Send(Line::Seat(seat)))));
//! ```

#![warn(missing_docs)]

mod greeting;
mod lag;
mod line;
mod line_tokens;
mod log;
mod log_event;
mod log_hash;
mod peer;
mod replay;
mod request;
mod role;
mod secret;
mod terms;
mod ticket;

pub use greeting::{Admission, GreetingStep, HostGreeting, Reception, SeatState};
pub use line::{LONGEST, Line, LineError, SeatClaim, VERSION};
pub use log::{Log, MOST_EVENTS};
pub use log_event::{EventError, LogEvent, NumberedEvent};
pub use log_hash::{GameId, LogHash};
pub use peer::{
    AbsenceClaim, Fault, Output, Peer, PeerEffect, PeerEvent, Presence, ProposalError, RestoreError,
};
pub use replay::AppliedEvent;
pub use request::Request;
pub use role::{HostIdentity, Role};
pub use secret::{Secret, SecretError};
pub use terms::Terms;
pub use ticket::{HelperKey, Seat, Ticket, TicketError};

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
