//! Events of games that begin.

/// Something that happened to the game as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewGameEvent {
    /// A new game began.
    Began,
    /// A new game against a computer began in a position of the last game.
    BeganFrom {
        /// The number of plies before that position.
        ply: usize,
    },
    /// A pasted game went on where the current one stood.
    Extended {
        /// The number of moves played on.
        plies: usize,
    },
    /// A game from a file or a paste replaced the current one.
    Loaded,
    /// The players have other names.
    Renamed,
}
