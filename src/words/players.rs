//! Players, what they do, and how strong they are.

use crate::text;
use othello_core::board::Color;
use othello_engine::computer::Computer;
use othello_engine::level::Level;
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

/// Returns who chooses a move: `White (Level 5) is thinking.`
pub fn thinking(session: &Session, color: Color) -> String {
    match session.known_name(color) {
        Some(name) => format!("{color} ({name}) is thinking."),
        None => format!("{color} is thinking."),
    }
}

/// Returns the estimate of a person's level.
pub fn level_estimate(level: &Level) -> String {
    format!("Your level is about {}.", level.number)
}

/// Returns the same in fewer words.
pub fn brief_level_estimate(level: &Level) -> String {
    format!("Your level: about {}.", level.number)
}
