//! Sentences about moves, undo and redo, and resignation.

use super::says::MovesRefusal;

/// Returns the reason for a refusal, as a clause.
pub const fn refusal(refusal: MovesRefusal) -> &'static str {
    match refusal {
        MovesRefusal::NothingToUndo => "there is no move to undo",
        MovesRefusal::NothingToRedo => "there is no move to redo",
        MovesRefusal::NoPlayerHere => "nobody at this keyboard plays in this game",
    }
}
