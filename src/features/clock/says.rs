//! Actions, events and refusals of the clock and its pause.

use othello_core::board::Color;

/// A pause, or its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockAction {
    /// Stops the clock, or the computers that play each other.
    Pause,
    /// Starts them again.
    Resume,
}

/// Something that happened to the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// That player's time ran out.
    TimedOut(Color),
    /// The clock stopped, or the computers that play each other.
    Paused,
    /// They started again.
    Resumed,
}

/// The reason for which the clock cannot be stopped or started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockRefusal {
    /// The clock stands already.
    AlreadyPaused,
    /// The clock is not stopped.
    NotPaused,
    /// No clock is running.
    NoClock,
}
