//! The protocol of play between two machines: lines of text in, lines of text out.
//!
//! One side hosts the game and the other is its guest. Both keep the same [`Log`] of [`Event`]s and
//! replay it through a [`Session`](othello_session::Session), so neither can break the rules: the host
//! numbers the events, and the guest proposes its own. After a lost connection, or when a program was
//! killed, the logs are compared and whoever has more sends the rest.
//!
//! Nothing here does I/O or reads a clock. A [`Peer`] takes in lines and the passing of time, and
//! returns [`Output`]s: lines to send, lines to keep in a file, and news for the players. A
//! [`Reception`] greets who connects to a host before that.
//!
//! ```
//! use othello_peer::{Identity, Line, Output, Peer, Secret, Terms};
//! use othello_core::Rules;
//! use othello_session::Session;
//!
//! let identity = Identity { seat: Secret::new([1; 16]), seal: Secret::new([2; 16]), name: None };
//! let mut host = Peer::host(identity, Terms::new(Rules::OTHELLO));
//! let mut guest = Peer::guest(None);
//! let (mut at_host, mut at_guest) = (host.session(), guest.session());
//! let sends = |outputs: &[Output], line: Line| outputs.contains(&Output::Send(line.to_string()));
//! assert!(sends(&guest.connected(&mut at_guest), Line::greeting()));
//! assert!(sends(&host.connected(&mut at_host), Line::Seat(Secret::new([1; 16]))));
//! ```

#![warn(missing_docs)]

mod ask;
mod event;
mod greeting;
mod lag;
mod line;
mod log;
mod peer;
mod play;
mod secret;
mod sum;
mod terms;
mod ticket;
mod words;

pub use ask::Request;
pub use event::{Event, EventError, Numbered};
pub use greeting::{Admission, Invitation, Reception, SeatState, Step};
pub use line::{LONGEST, Line, LineError, SeatClaim, VERSION};
pub use log::{Log, MOST_EVENTS};
pub use peer::{
    Claim, Fault, Identity, News, Output, Peer, Presence, ProposalError, RestoreError, Role,
};
pub use play::Applied;
pub use secret::{Secret, SecretError};
pub use sum::{GameId, Sum};
pub use terms::Terms;
pub use ticket::{HelperKey, Seat, Ticket, TicketError};

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
