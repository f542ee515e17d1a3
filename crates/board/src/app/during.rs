//! The use of the board: for play, for an exercise, or for a lesson.

use crate::app::App;

/// The use of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum During {
    Play,
    /// A position is solved in place of the game.
    Exercise,
    /// A lesson is read and answered in place of the game.
    Tutorial,
    /// Whatever it is for, which stays so.
    Any,
}

impl During {
    /// Returns what the board is for now.
    pub fn of(app: &App) -> Self {
        if app.features.tutorial.walk().is_some() {
            Self::Tutorial
        } else if app.features.exercise.is_under_way() {
            Self::Exercise
        } else {
            Self::Play
        }
    }
}
