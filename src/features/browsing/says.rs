//! Actions, events and refusals of browsing.

/// A step through the moments of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrowsingAction {
    /// One ply back.
    Back,
    /// One ply forward.
    Forward,
    /// To the start.
    Start,
    /// To the current position.
    Current,
    /// To the position after that many plies.
    Ply(usize),
    /// Undoes every move after the viewed one.
    Rewind,
}

/// Something that happened to the viewed moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrowsingEvent {
    /// Another moment of the game is viewed.
    Viewed,
    /// Every move after the viewed one was undone.
    Rewound {
        /// The number of plies undone.
        plies: usize,
    },
}

/// The reason for which another moment cannot be viewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrowsingRefusal {
    /// The start is viewed already.
    NoEarlierMove,
    /// The current position is viewed already.
    NoLaterMove,
    /// The game has only that many moves.
    NoSuchMove {
        /// The number of moves of the game.
        moves: usize,
    },
    /// No earlier position is viewed.
    NotBrowsing,
}
