//! The stages of a game, each of which has weights of its own.

/// The number of stages into which a game is divided.
pub const STAGES: usize = 6;
/// The number of squares that are empty at the start of a game.
const PLIES: usize = 60;

/// Returns the stage of the game, below [`STAGES`], with that number of empty squares.
pub const fn stage_of(empties: u32) -> usize {
    PLIES.saturating_sub(empties as usize) * STAGES / (PLIES + 1)
}
