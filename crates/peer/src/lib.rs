//! A game between two machines: lines of text in, lines of text out.
//!
//! The [`Host`] keeps the game: a [`Log`] of [`LogEvent`]s, the clocks, and the seat of one guest, which belongs
//! to an [`Identity`]. Any number may watch. A [`Guest`] keeps a copy, checks by the rules whatever the host
//! says has happened, and proposes what its player does. After a lost connection, or when a program was
//! killed, the guest says what it has, and the host sends the rest.
//!
//! Nothing here does I/O or reads a clock. Both take lines, the passing of time and the acts of their player,
//! and return [`PeerOutput`]s: [`PeerEffect`]s for the program to perform, such as lines to send or to keep in a
//! file, and [`PeerEvent`]s to tell the player.
//!
//! ```
//! use othello_core::Rules;
//! use othello_peer::{
//!     Admission, ConnectionId, Guest, Host, Identity, PeerEffect, PeerEvent, PeerOutput, Seat, Terms,
//! };
//!
//! let mut host = Host::new("Ada".parse().ok(), Terms::new(Rules::OTHELLO), 8);
//! let mut guest = Guest::new(Seat::Play, "Emile".parse().ok());
//! let (mut at_host, mut at_guest) = (host.session(), guest.session());
//! let connection = ConnectionId(1);
//! let mut to_guest = host.connected(connection, Identity([7; 32]), Admission::Play);
//! let mut to_host = guest.connected(connection);
//! loop {
//!     // What a program would send over the way between them.
//!     let (from_host, from_guest) = (std::mem::take(&mut to_guest), std::mem::take(&mut to_host));
//!     if from_host.is_empty() && from_guest.is_empty() {
//!         break;
//!     }
//!     for output in from_host {
//!         if let PeerOutput::Effect(PeerEffect::Send(connection, line)) = output {
//!             to_host.extend(guest.received(&mut at_guest, connection, &line.to_string()));
//!         }
//!     }
//!     for output in from_guest {
//!         if let PeerOutput::Effect(PeerEffect::Send(connection, line)) = output {
//!             to_guest.extend(host.received(&mut at_host, connection, &line.to_string()));
//!         }
//!     }
//! }
//! assert_eq!(host.game().log(), guest.game().log());
//! assert_eq!(at_guest.name(othello_core::Color::White), "Emile");
//! ```

#![warn(missing_docs)]

mod clocks;
mod fault;
mod game;
mod guest;
mod host;
mod identity;
mod line;
mod line_tokens;
mod log;
mod log_hash;
mod measure;
mod output;
mod parting;
mod questions;
mod secret;
mod silence;
mod terms;
mod ticket;

pub use clocks::ClockRecord;
pub use fault::{Fault, ProposalError, RestoreError};
pub use game::{AppliedEvent, PeerGame, Role};
pub use guest::Guest;
pub use host::{Admission, Consent, Host, MOST_WATCHERS, Watcher};
pub use identity::{Identity, Seat};
pub use line::{Act, FileLine, LONGEST, Line, LineError, PROGRAM, Standing, VERSION};
pub use log::{EventError, Log, LogEvent, MOST_EVENTS, NumberedEvent, Request};
pub use log_hash::LogHash;
pub use measure::Measured;
pub use output::{ConnectionId, PeerEffect, PeerEvent, PeerOutput, Presence};
pub use parting::Parting;
pub use secret::{Secret, SecretError};
pub use terms::Terms;
pub use ticket::{Ticket, TicketError};

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
