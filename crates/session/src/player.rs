//! The players of a session, and the tags under which files keep them.

use std::fmt;

use othello_core::board::{ByColor, Color};
use othello_engine::computer::Computer;
use othello_notation::PlayerName;
use othello_notation::tags::Tags;

use super::tag::SessionTag;

/// The kind of player who has a colour.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Player {
    /// A person at this keyboard.
    #[default]
    Human,
    /// A player that computes.
    Computer(Computer),
    /// A person at another machine. Files keep no trace of it.
    Remote,
}

impl Player {
    /// Returns `true` for a person at this keyboard.
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human)
    }

    /// Returns the player that computes.
    pub const fn computer(&self) -> Option<&Computer> {
        match self {
            Self::Computer(computer) => Some(computer),
            Self::Human | Self::Remote => None,
        }
    }

    /// Returns the name of a player that computes: `Level 5`.
    pub fn name(&self) -> Option<PlayerName> {
        PlayerName::cleaned(&self.computer()?.name())
    }
}

impl fmt::Display for Player {
    /// Writes the text by which the player is chosen: `human`, `level:5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.pad("human"),
            Self::Computer(computer) => computer.fmt(f),
            Self::Remote => f.pad("remote"),
        }
    }
}

/// Takes the players and their seed out of the tags of a game, if one of them computes; tags of
/// other programs stay.
pub(super) fn take(tags: &mut Tags) -> (ByColor<Player>, u64) {
    let players = ByColor::from_fn(|color| {
        let computer = SessionTag::Engine(color).of(tags).and_then(|text| text.parse().ok());
        computer.map_or(Player::Human, Player::Computer)
    });
    if players == ByColor::default() {
        return (players, 0);
    }
    let seed = SessionTag::EngineSeed.of(tags).and_then(|text| text.parse().ok()).unwrap_or(0);
    for color in Color::BOTH {
        SessionTag::Type(color).remove(tags);
        SessionTag::Engine(color).remove(tags);
    }
    SessionTag::EngineSeed.remove(tags);
    (players, seed)
}

/// Writes the players into the tags of a game, if one of them computes.
pub(super) fn write(players: &ByColor<Player>, seed: u64, tags: &mut Tags) {
    if Color::BOTH.iter().all(|&color| players[color].computer().is_none()) {
        return;
    }
    for color in Color::BOTH {
        let kind = if players[color].computer().is_some() { "program" } else { "human" };
        SessionTag::Type(color).write(tags, kind);
    }
    for color in Color::BOTH {
        if let Some(computer) = players[color].computer() {
            SessionTag::Engine(color).write(tags, computer.to_string());
        }
    }
    SessionTag::EngineSeed.write(tags, seed.to_string());
}
