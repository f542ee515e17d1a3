//! The stages of a game: parts of about as many moves each.

/// The number of squares that are empty at the start of a game.
const PLIES: usize = 60;

/// Returns the stage that a position with that number of empty squares belongs to, from 0, if a game is
/// divided into `stages`.
pub const fn stage_of(empties: u32, stages: usize) -> usize {
    PLIES.saturating_sub(empties as usize) * stages / (PLIES + 1)
}
