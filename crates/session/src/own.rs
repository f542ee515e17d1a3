//! The side whose moves are the player's own.

use othello_core::board::Color;

use super::Session;
use super::tag::SessionTag;

/// The sides that are the player's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Own {
    /// Neither.
    #[default]
    Nobody,
    /// One of them.
    One(Color),
    /// Both.
    Both,
}

impl Own {
    /// All, in the order in which a key goes through them.
    pub const ALL: [Self; 4] =
        [Self::One(Color::Black), Self::One(Color::White), Self::Both, Self::Nobody];

    /// Returns the sides for which a predicate holds.
    pub fn from_fn(is_own: impl Fn(Color) -> bool) -> Self {
        match Color::BOTH.map(is_own) {
            [true, true] => Self::Both,
            [true, false] => Self::One(Color::Black),
            [false, true] => Self::One(Color::White),
            [false, false] => Self::Nobody,
        }
    }

    /// Returns `true` if a side is the player's own.
    pub fn contains(self, color: Color) -> bool {
        match self {
            Self::Nobody => false,
            Self::One(own) => own == color,
            Self::Both => true,
        }
    }

    /// Returns the name in the tag: `black`, `white`, `both`, `nobody`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::One(Color::Black) => "black",
            Self::One(Color::White) => "white",
            Self::Both => "both",
        }
    }

    /// Returns the sides of that name, in any case.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|own| own.name().eq_ignore_ascii_case(name))
    }
}

/// The way in which a game came to this keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameOrigin {
    /// It was played here.
    PlayedHere,
    /// It was opened from a file, and somebody else may have played it.
    Opened,
}

impl Session {
    /// Returns the sides that are the player's own, whose names are `me`: those that the player has
    /// named; or the side that has played a computer or somebody at another machine, in a game that was
    /// played here; or those with one of the names.
    pub fn own(&self, origin: GameOrigin, me: &[String]) -> Own {
        if let Some(said) = SessionTag::Own.of(&self.tags).and_then(Own::named) {
            return said;
        }
        let is_alone =
            |color: Color| self.players[color].is_human() && !self.players[!color].is_human();
        match (origin, Own::from_fn(is_alone)) {
            (GameOrigin::PlayedHere, alone @ Own::One(_)) => alone,
            (GameOrigin::PlayedHere | GameOrigin::Opened, _) => Own::from_fn(|color| {
                let name = self.names[color].as_ref().map(|name| name.as_ref().to_lowercase());
                name.is_some_and(|name| me.iter().any(|me| me.trim().to_lowercase() == name))
            }),
        }
    }

    /// Notes the sides that the player calls their own. It is kept with the game.
    pub fn note_own(&mut self, own: Own) {
        SessionTag::Own.write(&mut self.tags, own.name());
    }
}
