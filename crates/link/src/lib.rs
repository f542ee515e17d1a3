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
//! Each side measures both clocks by itself, and what the other side says moves a clock only within
//! bounds that both know before the game. A loss that the own measure does not explain is contested.
//!
//! ```
//! use othello_core::Rules;
//! use othello_peer::{
//!     ConnectionId, ConnectionKey, Hello, HostIdentity, Line, Output, Peer, PeerEffect, SeatClaim,
//!     Secret, Terms, Visitor,
//! };
//!
//! let identity = HostIdentity { seal: Secret::new([1; 16]), name: None, watchers: 8 };
//! let mut host = Peer::host(identity, Terms::new(Rules::OTHELLO));
//! let mut session = host.session();
//! let connection = ConnectionId(1);
//! let hello = Hello { seat: SeatClaim::New, name: "Emile".parse().ok() };
//! let secret = Secret::new([2; 16]);
//! let visitor = Visitor { connection, key: ConnectionKey::Ticket, hello, fresh: secret };
//! let outputs = host.greeted(&mut session, visitor);
//! let seat = Line::Seat { number: 1, secret };
//! assert!(outputs.contains(&Output::Effect(PeerEffect::Send(connection, seat))));
//! ```

#![warn(missing_docs)]

mod allowance;
mod claim;
mod clock_record;
mod clocks;
mod greeting;
mod line;
mod line_budget;
mod line_tokens;
mod log;
mod log_event;
mod log_hash;
mod peer;
mod replay;
mod request;
mod restraint;
mod role;
mod seat_keys;
mod secret;
mod silence;
mod terms;
mod ticket;

pub use allowance::{Allowance, USUAL_TRIP};
pub use claim::{Claim, Loss, Unsettled};
pub use clock_record::{ClockRecord, Measures};
pub use greeting::{GreetingStep, HostGreeting, Reception};
pub use line::{Hello, LONGEST, Line, LineError, SeatClaim, VERSION};
pub use log::{Log, MOST_EVENTS};
pub use log_event::{EventError, LogEvent, NumberedEvent};
pub use log_hash::{GameId, LogHash};
pub use peer::{
    AbsenceClaim, ConnectionId, ConnectionKey, Fault, GuestKey, Output, Peer, PeerEffect,
    PeerEvent, Presence, ProposalError, Question, Reply, RestoreError, SENT_AWAY, StorageState,
    TakeOver, Visitor, Watcher,
};
pub use replay::AppliedEvent;
pub use request::{Basis, QuestionId, Request, Side};
pub use role::{HostIdentity, MOST_WATCHERS, Role};
pub use seat_keys::SeatKeys;
pub use secret::{Secret, SecretError};
pub use terms::Terms;
pub use ticket::{HelperKey, Seat, Ticket, TicketError};

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
