//! Why one side ends a connection.

use std::fmt;

/// The reason for which one side ends a connection: a sentence of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parting {
    /// The player has quit: the game is adjourned.
    Left,
    /// The host's player has sent the guest away, who need not come again.
    SentAway,
    /// The guest has opened another connection, and need not come again over this one.
    Replaced,
    /// The host has replaced the ticket by another one.
    VoidTicket,
    /// As many watch as the host lets.
    TooManyWatch,
    /// Others have not said yet who they are; there may be room in a moment.
    TooManyAreHere,
    /// Another reason, in the words of the other side.
    Other(String),
}

impl Parting {
    const KNOWN: [Self; 6] = [
        Self::Left,
        Self::SentAway,
        Self::Replaced,
        Self::VoidTicket,
        Self::TooManyWatch,
        Self::TooManyAreHere,
    ];

    fn sentence(&self) -> &str {
        match self {
            Self::Left => "the player has left; the game can be resumed",
            Self::SentAway => "the host has ended the visit",
            Self::Replaced => "there is another connection",
            Self::VoidTicket => "this ticket is void; the host has another one",
            Self::TooManyWatch => "too many are watching",
            Self::TooManyAreHere => "too many are here",
            Self::Other(sentence) => sentence,
        }
    }
}

impl From<String> for Parting {
    fn from(sentence: String) -> Self {
        let known = Self::KNOWN.into_iter().find(|known| known.sentence() == sentence);
        known.unwrap_or(Self::Other(sentence))
    }
}

impl fmt::Display for Parting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}
