//! Sentences about the level of the person who plays here.

use othello_engine::level::Level;

/// Returns the estimate of a person's level.
pub fn level_estimate(level: &Level) -> String {
    format!("Your level is about {}.", level.number)
}

/// Returns the same in fewer words.
pub fn brief_level_estimate(level: &Level) -> String {
    format!("Your level: about {}.", level.number)
}
