//! The time that players had left, as files say it.

use std::time::Duration;

use othello_core::board::Color;
use othello_core::clock::Clock;
use othello_notation::{Record, times};

/// Returns for each ply the share of the time for the game that its player had left after it, as far as the file
/// says it: the time left, as SGF and PGN have it, or that of each move, as GGF.
pub fn shares_left(record: &Record) -> Vec<Option<f64>> {
    let Some(control) = record.clock.as_ref().map(Clock::control) else { return Vec::new() };
    let main = control.main().as_secs_f64();
    if main <= 0.0 {
        return Vec::new();
    }
    let left = times::left_after_plies(record).into_iter();
    left.map(|left| left.map(|left| (left / main).clamp(0.0, 1.0))).collect()
}

/// Returns the share of the time that a player had left at the end of the game: after their last move, or as the
/// clock stands if it has run.
pub fn share_at_end(record: &Record, color: Color, shares: &[Option<f64>]) -> Option<f64> {
    let last = record.game.plies().iter().rposition(|ply| ply.player == color)?;
    if let Some(share) = shares.get(last).copied().flatten() {
        return Some(share);
    }
    let clock = record.clock.as_ref()?;
    let main = clock.control().main();
    let has_run = Color::BOTH.iter().any(|color| clock.left(*color) != main);
    (has_run && main > Duration::ZERO).then(|| clock.left(color).as_secs_f64() / main.as_secs_f64())
}
