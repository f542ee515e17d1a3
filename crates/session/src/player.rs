//! The players of a session, and the tags under which files keep them.

use std::fmt;

use othello_core::board::{ByColor, Color};
use othello_engine::computer::Computer;
use othello_notation::PlayerName;
use othello_notation::tags::Tags;

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

/// The tag with the number from which the choices of levels follow.
const SEED: &str = "EngineSeed";

/// Returns the tag of PGN that tells people from programs.
const fn type_tag(color: Color) -> &'static str {
    match color {
        Color::Black => "BlackType",
        Color::White => "WhiteType",
    }
}

/// Returns the tag with a player that computes: `level:5`.
const fn engine_tag(color: Color) -> &'static str {
    match color {
        Color::Black => "BlackEngine",
        Color::White => "WhiteEngine",
    }
}

/// Takes the players and their seed out of the tags of a game, if one of them computes; tags of
/// other programs stay.
pub(super) fn take(tags: &mut Tags) -> (ByColor<Player>, u64) {
    let players = ByColor::from_fn(|color| {
        let computer = tags.get(engine_tag(color)).and_then(|text| text.parse().ok());
        computer.map_or(Player::Human, Player::Computer)
    });
    if players == ByColor::default() {
        return (players, 0);
    }
    let seed = tags.get(SEED).and_then(|text| text.parse().ok()).unwrap_or(0);
    for color in Color::BOTH {
        tags.remove(type_tag(color));
        tags.remove(engine_tag(color));
    }
    tags.remove(SEED);
    (players, seed)
}

/// Writes the players into the tags of a game, if one of them computes.
pub(super) fn write(players: &ByColor<Player>, seed: u64, tags: &mut Tags) {
    if Color::BOTH.iter().all(|&color| players[color].computer().is_none()) {
        return;
    }
    let mut insert = |name, text: String| tags.insert(name, text).expect("the name is a free one");
    for color in Color::BOTH {
        let kind = if players[color].computer().is_some() { "program" } else { "human" };
        insert(type_tag(color), kind.into());
    }
    for color in Color::BOTH {
        if let Some(computer) = players[color].computer() {
            insert(engine_tag(color), computer.to_string());
        }
    }
    insert(SEED, seed.to_string());
}
