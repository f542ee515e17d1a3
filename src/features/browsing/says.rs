//! Events of browsing.

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
