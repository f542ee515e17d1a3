//! The time that players had left, as files say it.

use std::time::Duration;

use othello_core::board::{ByColor, Color};
use othello_core::clock::Clock;
use othello_core::tree::{Moment, Note, Property};
use othello_notation::{Record, times};

/// Returns for each ply the share of the time for the game that its player had left after it, as far as the file
/// says it: the time left, as SGF and PGN have it, or that of each move, as GGF.
pub fn shares_left(record: &Record) -> Vec<Option<f64>> {
    let Some(control) = record.clock.as_ref().map(Clock::control) else { return Vec::new() };
    let (main, increment) = (control.main().as_secs_f64(), control.increment().as_secs_f64());
    if main <= 0.0 {
        return Vec::new();
    }
    // GGF counts what was spent.
    let mut spent = ByColor { black: Some(0.0), white: Some(0.0) };
    let share = |(index, ply): (usize, &othello_core::game::Ply)| {
        let note = record.annotations.note(Moment::Main(index + 1));
        let spent = &mut spent[ply.player];
        *spent = spent.zip(note.and_then(ggf)).map(|(sum, time)| sum + time.max(0.0) - increment);
        let left = note.and_then(|note| times::left(note, ply.player));
        let left = left.or_else(|| spent.map(|spent| main - spent))?;
        Some((left / main).clamp(0.0, 1.0))
    };
    record.game.plies().iter().enumerate().map(share).collect()
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

/// Returns the seconds that a move has taken, as GGF writes them behind its value: `-2.5/12.3`.
fn ggf(note: &Note) -> Option<f64> {
    let property = note.properties.iter().find(|property| property.name() == Property::TIMES)?;
    let (_, time) = property.values().first()?.split_once('/')?;
    seconds(time)
}

/// Reads `12.3`, `4:33` or `0:04:33`.
fn seconds(text: &str) -> Option<f64> {
    text.trim().split(':').try_fold(0.0, |sum, part| Some(sum * 60.0 + part.parse::<f64>().ok()?))
}
