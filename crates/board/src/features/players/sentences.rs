//! Players, what they do, and how strong they are.

use othello_core::board::Color;
use othello_engine::computer::Computer;
use othello_session::{Player, Session};
use othello_words::i18n::{Text, m};
use othello_words::text;

/// Returns a player in a few words, for a list: `Level 5: Regular`.
pub fn player(player: &Player) -> String {
    match player {
        Player::Human => m::players::person().to_string(),
        Player::Computer(Computer::Level(level)) => {
            m::players::level(level.number.to_string(), m::players::level_name(level.number))
                .to_string()
        }
        Player::Computer(computer) => computer.to_string(),
        Player::Remote => m::players::remote().to_string(),
    }
}

pub fn player_sentence(player: &Player) -> String {
    let text = match player {
        Player::Human => m::players::about_person(),
        Player::Computer(Computer::Level(level)) => {
            let strength = level.strength().next_multiple_of(10);
            m::players::about_level(m::players::level_errs(level.number), strength.to_string())
        }
        Player::Computer(Computer::External { command, .. }) => {
            m::players::about_program(text::printable(&command.to_string()))
        }
        Player::Computer(Computer::Depth { .. } | Computer::Time(_)) => m::players::about_engine(),
        Player::Remote => m::players::about_remote(),
    };
    text.to_string()
}

/// Returns who plays which colour.
pub fn names(session: &Session) -> Text {
    let named = Color::BOTH
        .into_iter()
        .filter(|color| othello_words::names::known_name(session, *color).is_some());
    match named.collect::<Vec<_>>()[..] {
        [] => m::session::nameless(),
        [color] => m::session::plays(othello_words::names::name(session, color), color),
        _ => m::session::play(
            othello_words::names::name(session, Color::Black),
            othello_words::names::name(session, Color::White),
        ),
    }
}

/// Returns who chooses a move: `White (Level 5) is thinking.`
pub fn thinking(session: &Session, color: Color) -> Text {
    match othello_words::names::known_name(session, color) {
        Some(name) => m::players::named_thinking(color, name.clone()),
        None => m::players::thinking(color),
    }
}
