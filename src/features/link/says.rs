//! Events of the connection to another machine.

/// Something that changed on this side of the connection to another machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionEvent {
    /// There is another line to send to the guest, which leads through home routers.
    Invited,
    /// So many people are watching now.
    Watched(usize),
    /// The file of the game cannot be written, for that reason.
    Unrecorded(String),
}
