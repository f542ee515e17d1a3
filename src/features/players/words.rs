//! Sentences about players that compute.

use std::fmt::Display;

use super::says::PlayersQuestion;
use crate::engine_worker::EngineError;
use crate::words::sentence::sentence;
use othello_core::board::Color;
use othello_session::Session;

/// Returns the fault of a computer that cannot go on.
pub fn engine_failed(error: &EngineError) -> String {
    sentence(&error.to_string())
}

/// Returns who plays on, after somebody has taken over or handed over.
pub fn players_changed(session: &Session) -> String {
    let computers = Color::BOTH.into_iter().filter(|&c| session.players()[c].computer().is_some());
    let plays: Vec<_> =
        computers.map(|color| format!("{} plays {color}.", session.name(color))).collect();
    if plays.is_empty() { "You play on without the engine.".into() } else { plays.join(" ") }
}

/// Returns a question.
pub fn question(question: &PlayersQuestion) -> String {
    match question {
        PlayersQuestion::EngineFailed { color, error } => {
            format!("{} Ask it again? If not, you play {color}.", engine_failed(error))
        }
    }
}

/// Said where the score of a match is asked for, and there is no match.
pub const NO_MATCH: &str = "This is a single game, not a match.";

/// Returns how far a match has come, behind its score.
pub fn match_so_far(
    score: &str,
    games: u8,
    best_of: u8,
    [black, white]: [impl Display; 2],
) -> String {
    let number = if games == 1 { "1 game".into() } else { format!("{games} games") };
    format!("{score} {number} of a best of {best_of} played, {black}-{white} discs.")
}
