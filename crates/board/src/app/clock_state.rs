//! The state of the clock.

/// The state of the clock, or of a game that is only watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClockState {
    /// A new game waits for somebody to touch the keyboard or the mouse.
    #[default]
    Waiting,
    /// Time passes for the player to move.
    Running,
    /// The players have stopped it, or not started it again after the game was loaded.
    Paused,
}

impl ClockState {
    /// Stops the clock, or the computers that play each other.
    pub const fn pause(&mut self) {
        *self = Self::Paused;
    }

    /// Starts them, or starts them again.
    pub const fn resume(&mut self) {
        *self = Self::Running;
    }

    /// Returns `true` if the clock was stopped by its players, or a game that is only watched is
    /// paused.
    pub const fn is_paused(self) -> bool {
        matches!(self, Self::Paused)
    }

    /// Returns `true` if a new game waits for somebody.
    pub const fn is_waiting(self) -> bool {
        matches!(self, Self::Waiting)
    }

    /// Returns `true` if time passes for the player to move.
    pub const fn is_running(self) -> bool {
        matches!(self, Self::Running)
    }
}
