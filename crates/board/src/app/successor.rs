//! The successor of the program, with which it goes on once it has ended here.

use othello_peer::Ticket;
use othello_session::Setup;

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
    /// The same for somebody far away.
    HostWithTunnel(Vec<String>),
    /// A new game on these terms, with a page, in which somebody plays from another machine.
    HostNew(Box<Setup>),
    /// The game of that ticket, or the one that was joined last.
    Join(Option<Box<Ticket>>),
}
