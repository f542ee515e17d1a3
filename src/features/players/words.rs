//! Sentences about players that compute.

use crate::engine_worker::EngineError;
use crate::text;
use crate::words::sentence::sentence;
use othello_core::board::Color;
use othello_engine::computer::Computer;
use othello_session::{Player, Session};

/// Returns a player in a few words, for a list: `Level 5: Regular`.
pub fn player(player: &Player) -> String {
    match player {
        Player::Human => "a person".into(),
        Player::Computer(Computer::Level(level)) => {
            format!("Level {}: {}", level.number, level.name)
        }
        Player::Computer(computer) => computer.to_string(),
        Player::Remote => "a person at another machine".into(),
    }
}

/// Returns a description of a player.
pub fn player_sentence(player: &Player) -> String {
    match player {
        Player::Human => {
            "The arrows choose a person or a level of the engine, from 1 to 10.".into()
        }
        Player::Computer(Computer::Level(level)) => {
            let strength = level.strength().next_multiple_of(10);
            format!("{} Elo {strength}, where random moves have 0.", level.sentence)
        }
        Player::Computer(Computer::External { command, .. }) => {
            format!("Another program: {}", text::printable(&command.to_string()))
        }
        Player::Computer(Computer::Depth { .. } | Computer::Time(_)) => {
            "The best move that the engine finds within this limit.".into()
        }
        Player::Remote => "Plays from another machine.".into(),
    }
}

/// Returns the fault of a computer that cannot go on.
pub fn engine_failed(error: &EngineError) -> String {
    sentence(&error.to_string())
}

/// Returns who chooses a move: `White (Level 5) is thinking.`
pub fn thinking(session: &Session, color: Color) -> String {
    match session.known_name(color) {
        Some(name) => format!("{color} ({name}) is thinking."),
        None => format!("{color} is thinking."),
    }
}

/// Returns who plays on, after somebody has taken over or handed over.
pub fn players_changed(session: &Session) -> String {
    let computers = Color::BOTH.into_iter().filter(|&c| session.players()[c].computer().is_some());
    let plays: Vec<_> =
        computers.map(|color| format!("{} plays {color}.", session.name(color))).collect();
    if plays.is_empty() { "You play on without the engine.".into() } else { plays.join(" ") }
}
